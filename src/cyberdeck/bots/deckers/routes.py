"""Ways through the network for a move action: the fewest points to each space, and over which spaces."""

from __future__ import annotations

from collections import deque

from cyberdeck.deckers.moving import NOTHING, Load, entry_obstacle, in_reach, on_path
from cyberdeck.deckers.state import State
from cyberdeck.deckers.words import SPACES, Space

Route = tuple[int, tuple[Space, ...]]
"""What it costs and the spaces on the way, the last one included."""


def routes(state: State, points: int, load: Load) -> dict[Space, Route]:
    """To every space in reach of the avatar or ghost that carries out the current action (DK-19)."""
    start = state.here
    path = [on_path(state, at, NOTHING) for at in SPACES]
    path[start] = on_path(state, start, load)
    found: dict[Space, Route] = {start: (0, ())}
    done: set[Space] = set()
    edge = deque([start])
    while edge:
        here = edge.popleft()
        if here in done:
            continue
        done.add(here)
        cost, way = found[here]
        for to in in_reach(state, here):
            price = cost + (not (path[here] and path[to]))
            cheaper = price <= points and (to not in found or price < found[to][0])
            if cheaper and entry_obstacle(state, here, to) is None:
                found[to] = (price, (*way, to))
                (edge.appendleft if price == cost else edge.append)(to)
    del found[start]
    return found
