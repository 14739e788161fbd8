"""Ways through the network for a move action: the fewest points to each space, and over which spaces."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from functools import lru_cache

from cyberdeck.deckers.board import Board
from cyberdeck.deckers.field import NONE
from cyberdeck.deckers.moving import NOTHING, Load, barred, on_path
from cyberdeck.deckers.names import Special
from cyberdeck.deckers.state import State, same_server
from cyberdeck.deckers.words import BLUE, SPACES, Space

Route = tuple[int, tuple[Space, ...]]
"""What it costs and the spaces on the way, the last one included."""
Marks = tuple[bool, ...]
"""For every space."""


def routes(state: State, points: int, load: Load) -> Mapping[Space, Route]:
    """To every space in reach of the avatar or ghost that carries out the current action (DK-19)."""
    start, fields = state.here, state.fields
    path = [on_path(state, at, NOTHING) for at in SPACES]
    path[start] = on_path(state, start, load)
    jumps = tuple([field.installation == BLUE for field in fields])
    free = state.action is not None and state.action.ghost != NONE
    shut = (False,) * len(SPACES) if free else tuple([barred(state, at, at) is not None for at in SPACES])
    stays = not free and Special.STAY_ON_SERVER in state.specials
    return _routes(state.board, start, points, tuple(path), jumps, shut, stays)


@lru_cache(maxsize=4096)
def _routes(
    board: Board, start: Space, points: int, path: Marks, jumps: Marks, shut: Marks, stays: bool
) -> Mapping[Space, Route]:
    """By what lies on the way: paths, blue installations, what keeps avatars off."""
    neighbours = board.neighbours
    found: dict[Space, Route] = {start: (0, ())}
    done: set[Space] = set()
    edge = deque([start])
    while edge:
        here = edge.popleft()
        if here in done:
            continue
        done.add(here)
        cost, way = found[here]
        for to in SPACES if jumps[here] else neighbours[here]:
            price = cost + (not (path[here] and path[to]))
            cheaper = price <= points and (to not in found or price < found[to][0])
            if cheaper and not shut[to] and not (stays and not same_server(here, to)):
                found[to] = (price, (*way, to))
                (edge.appendleft if price == cost else edge.append)(to)
    del found[start]
    return found
