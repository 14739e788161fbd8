"""How much work is left to reach something on the network, in commands."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from cyberdeck.deckers.board import Board, Layout, board
from cyberdeck.deckers.cycle import TURNS
from cyberdeck.deckers.field import MOTHERS_GHOST, NONE
from cyberdeck.deckers.state import PROGRAM_POOL, State
from cyberdeck.deckers.words import BLUE, PURPLE, RED, SPACES, Colour, Space

UPLOAD: Final = 3.3
STEP: Final = 0.7
CARRY: Final = 0.8
FAR: Final = 99


@lru_cache(maxsize=64)
def distances(layout: Layout) -> tuple[tuple[int, ...], ...]:
    """The fewest steps between any two spaces."""
    return tuple(_from(board(layout), at) for at in SPACES)


def _from(on: Board, start: Space) -> tuple[int, ...]:
    steps, edge, far = [FAR] * len(SPACES), [start], 0
    while edge:
        for at in edge:
            steps[at] = min(steps[at], far)
        edge = [near for near in {n for at in edge for n in on.neighbours[at]} if steps[near] == FAR]
        far += 1
    return tuple(steps)


class Gauge:
    """A position with rough prices; what has been asked for is remembered as wanted."""

    def __init__(self, state: State, ahead: int = 0) -> None:
        self.state = state
        self.now = not ahead
        """Whether it is about the current goal."""
        self.last_turn = self.now and all(decker.turns >= TURNS for decker in state.deckers)
        self.fields = state.fields
        self.far = distances(state.layout)
        self.n = len(state.deckers)
        self.home = state.home
        self.wanted: set[tuple[Colour, Space]] = set()
        self._spare: dict[Colour, list[Space]] = {}

    # the SMC

    def clean(self, at: Space) -> float:
        """To free a space of scouts and guardians."""
        field = self.fields[at]
        if not field.smc or not self.now:
            return 0.0
        if field.guardian == MOTHERS_GHOST:
            return 8.0
        guard = 2.5 if field.guardian != NONE else 0.0
        if field.programs[RED]:
            return 1.2 + guard / (1 + field.programs[RED] / 2)
        self.wanted.add((RED, at))
        return 2.0 + guard + 0.4 * min(4, self.nearest(RED, at))

    def nearest(self, colour: Colour, at: Space) -> int:
        """The distance to the next program of a colour elsewhere."""
        far = self.far[at]
        found = [far[x] for x in SPACES if self.fields[x].programs[colour] and x != at]
        return min(found, default=6)

    # programs

    def program(self, colour: Colour, at: Space, count: int = 1) -> float:
        """To have so many programs of a colour on a space, and to keep them there."""
        missing = count - self.fields[at].programs[colour]
        price = self.clean(at)
        if missing <= 0:
            return price
        self.wanted.add((colour, at))
        return price + sum(self._bring(colour, at) for _ in range(missing))

    def mark(self, colour: Colour, at: Space) -> float:
        """A program or an installation of a colour."""
        if self.fields[at].installation == colour:
            return 2.5 if self.fields[at].guardian != NONE else 0.0
        return self.program(colour, at)

    def _bring(self, colour: Colour, at: Space) -> float:
        """The cheapest: upload there, or carry one that is not needed where it is."""
        price = UPLOAD + STEP * self.walk(at)
        for x in SPACES:
            if self.fields[x].installation == colour and colour in (2, 3):
                price = min(price, 1.3 + CARRY * self.far[at][x])
        spare = self.spare(colour)
        if not self.state.supply[PROGRAM_POOL[colour]] and not spare:
            price += 2.0
        if spare:
            best = min(spare, key=lambda x: self.far[at][x])
            carried = 0.4 + CARRY * self.far[at][best]
            if carried < price:
                spare.remove(best)
                return carried
        return price

    def spare(self, colour: Colour) -> list[Space]:
        """Where programs of a colour lie that nobody has asked for; each can be used once."""
        if colour not in self._spare:
            programs = [x for x in SPACES for _ in range(self.fields[x].programs[colour])]
            self._spare[colour] = [x for x in programs if (colour, x) not in self.wanted]
        return self._spare[colour]

    def keep(self, needs: Iterable[tuple[Colour, Space]]) -> None:
        """Programs that are already where they are needed are not spare."""
        self.wanted.update(needs)

    # installations

    def installation(self, colour: Colour, among: Iterable[Space]) -> float:
        """To build one on any of these spaces."""
        return min((self._build(colour, at) for at in among), default=20.0)

    def _build(self, colour: Colour, at: Space) -> float:
        field = self.fields[at]
        if field.installation == colour:
            return 0.0
        if field.installation != NONE:
            return 20.0
        near = min(3, field.programs[colour])
        return 1.0 + self.clean(at) + (3 - near) * UPLOAD + 0.1 * self.walk(at)

    # avatars

    def walk(self, at: Space) -> int:
        """How far the nearest avatar is."""
        return min(self.far[at][x] for decker in self.state.deckers for x in decker.avatars)

    def going(self, origin: Space, at: Space) -> float:
        """For an avatar to get somewhere."""
        return 0.9 * self.far[origin][at] + (4.0 if self.state.denies(at) else 0.0)

    def going_home(self) -> float:
        if not self.now:
            return 0.0
        return sum(self.going(at, decker.entry) for decker in self.state.deckers for at in decker.avatars)

    # paths

    def path(self, origin: Space, targets: Sequence[Space], colour: Colour = BLUE) -> float:
        """To join two spaces by an unbroken chain of marks: the cheapest missing links."""
        import heapq

        def price(at: Space) -> float:
            return 0.3 * bool(self.fields[at].smc) if self.fields[at].has(colour) else UPLOAD + self.clean(at)

        best = {origin: price(origin)}
        edge = [(best[origin], origin)]
        while edge:
            cost, at = heapq.heappop(edge)
            if at in targets:
                return cost
            if cost > best[at]:
                continue
            for near in self.state.board.neighbours[at]:
                there = cost + price(near)
                if there < best.get(near, FAR):
                    best[near] = there
                    heapq.heappush(edge, (there, near))
        return 20.0


def purple_free(colours: Iterable[Colour]) -> list[Colour]:
    return [colour for colour in colours if colour is not PURPLE]
