"""How much work is left to reach something on the network, roughly, in commands."""

from __future__ import annotations

import heapq
from collections import deque
from collections.abc import Callable, Collection, Iterable, Sequence
from functools import lru_cache
from typing import Final, TypeVar

from cyberdeck.deckers.board import Board
from cyberdeck.deckers.cycle import TURNS
from cyberdeck.deckers.expressions import needed
from cyberdeck.deckers.field import NONE, Guardian
from cyberdeck.deckers.state import PROGRAM_POOL, State
from cyberdeck.deckers.words import BASIC, BLUE, RED, SPACES, Colour, Space

T = TypeVar("T")
UPLOAD: Final = 3.3
SPARE: Final = 1.6
"""What a program saves that only has to be brought."""
USUAL: Final = (UPLOAD,) * 5
STEP: Final = 0.9
DENIED: Final = 8.0
"""For a guardian that keeps an avatar off the space where it has to go."""
FAR: Final = 99
NEVER: Final = 25.0


@lru_cache(maxsize=64)
def distances(board: Board) -> tuple[tuple[int, ...], ...]:
    """The fewest steps between any two spaces."""
    return tuple(_steps(board.neighbours, at, NOWHERE, NOWHERE) for at in SPACES)


Neighbours = tuple[tuple[Space, ...], ...]
NOWHERE: Final = frozenset[Space]()


def _steps(neighbours: Neighbours, start: Space, path: frozenset[Space], shut: frozenset[Space]) -> tuple[int, ...]:
    """From everywhere to one space; steps along a path are free, and nobody comes onto what is shut."""
    steps, edge = [FAR] * len(SPACES), deque([start])
    steps[start] = 0
    while edge:
        at = edge.popleft()
        for near in () if at in shut else neighbours[at]:
            free = at in path and near in path
            if steps[at] + (not free) < steps[near]:
                steps[near] = steps[at] + (not free)
                (edge.appendleft if free else edge.append)(near)
    return tuple(steps)


@lru_cache(maxsize=4096)
def walks(board: Board, start: Space, path: frozenset[Space], shut: frozenset[Space] = NOWHERE) -> tuple[int, ...]:
    """The steps to a space from everywhere."""
    return _steps(board.neighbours, start, path, shut)


class Unheard(set[T]):
    """Wishes that nobody asks for are not even looked for."""

    def update(self, *others: Iterable[T]) -> None:
        pass


def priced(gauge: Gauge) -> Gauge:
    """The same for one who asks for the price alone."""
    gauge.wanted, gauge.places = Unheard(), Unheard()
    return gauge


class Gauge:
    """A position with rough prices. Programs that have been asked for are remembered as wanted."""

    def __init__(self, state: State, ahead: int = 0) -> None:
        self.state = state
        self.fields = state.fields
        self.n = len(state.deckers)
        self.home = state.home
        self.near = state.board.neighbours
        self.now = not ahead
        """Whether it is about the current goal; for later ones only what lasts is looked at."""
        self.last_turn = self.now and all(decker.turns >= TURNS for decker in state.deckers)
        self.odds = 1.0
        """How likely what is left to dice goes well."""
        self.hope = 0.0
        """In the last turn, before it is over: how likely the rest is still done."""
        self.doomed: set[Space] = set()
        """Spaces on which everything will be lost."""
        self.wanted: set[tuple[Colour, Space]] = set()
        self.places: set[Space] = {decker.entry for decker in state.deckers}
        """Where avatars are wanted."""
        self.parts: tuple[str, ...] = ()
        """Of the goal whose work is looked at."""
        self.uploads: Sequence[float] = USUAL
        """What a program of each colour costs."""
        self.lacking = [0, 0, 0, 0, 0]
        self.used = [0, 0, 0, 0, 0]
        self._path: frozenset[Space] | None = None
        """Where steps are free, once it has been asked for."""

    def need(self, part: int = 0) -> int:
        """What a part of the goal asks for, with so many deckers."""
        return needed(self.state, self.parts[part])

    # the SMC

    def clean(self, at: Space) -> float:
        """To free a space of scouts and guardians."""
        field = self.fields[at]
        if not self.now or field.free_of_smc:
            return 0.0
        if field.guardian == Guardian.MOTHERS_GHOST:
            return NEVER
        guard = 2.5 if field.guardian != NONE else 0.0
        if reds := field.programs[RED]:
            return 1.2 + guard / (1 + reds / 2)
        self.wanted.add((RED, at))
        return 2.8 + guard

    # programs

    def program(self, colour: Colour, at: Space, count: int = 1) -> float:
        """To have so many programs of a colour on a space, and to keep them there."""
        have = self.fields[at].programs[colour]
        self.used[colour] += min(have, count)
        if have >= count:
            return self.clean(at)
        self.wanted.add((colour, at))
        self.lacking[colour] += count - have
        return self.clean(at) + (count - have) * self.uploads[colour]

    def mark(self, colour: Colour, at: Space) -> float:
        """A program or an installation of a colour."""
        if self.fields[at].installation == colour:
            return 2.5 if self.fields[at].guardian != NONE else 0.0
        return self.program(colour, at)

    def anything(self, at: Space) -> float:
        """Any program or installation."""
        field = self.fields[at]
        if field.installation != NONE or any(field.programs):
            return self.clean(at)
        self.wanted.update((colour, at) for colour in BASIC)
        return self.clean(at) + UPLOAD - 0.8

    def spared(self) -> float:
        """What need not be uploaded, since there are programs that nobody has asked for."""
        total = 0.0
        for colour, lacking in enumerate(self.lacking):
            if lacking:
                out = sum([field.programs[colour] for field in self.fields]) - self.used[colour]
                total += SPARE * max(0, min(lacking, out))
                if out <= 0 and not self.state.supply[PROGRAM_POOL[colour]]:
                    total -= 2.0
        return total

    def cheapest(self, count: int, prices: Iterable[float]) -> float:
        """So many of these, the cheapest."""
        return sum(sorted(prices)[:count])

    # installations

    def installation(self, among: Iterable[Space], colours: Iterable[Colour] = BASIC) -> float:
        """To have one on any of these spaces."""
        colours = tuple(colours)
        return min([self.build(at, colours) for at in among], default=NEVER)

    def build(self, at: Space, colours: Collection[Colour], needed: int = 3) -> float:
        field = self.fields[at]
        if field.installation != NONE:
            return (2.5 if field.guardian != NONE else 0.0) if field.installation in colours else NEVER
        price, have = self.uploads, field.programs
        return self.clean(at) + min([1 + price[colour] * max(0, needed - have[colour]) for colour in colours])

    def stacking(self, among: Iterable[Space], colours: Collection[Colour]) -> None:
        """Programs are wanted beside those that an installation can be built of."""
        self.wanted.update((colour, at) for at in among for colour in colours if self.fields[at].programs[colour])

    # avatars

    def going(self, origin: Space, at: Space) -> float:
        """For an avatar to get somewhere, along paths where there are some."""
        if not self.now:
            return 0.0
        walk = self.walks(at)[origin]
        if origin == at or not self.state.denies(at):
            return STEP * walk
        self.wanted.add((RED, at))
        return STEP * walk + DENIED

    def walks(self, at: Space) -> tuple[int, ...]:
        """The steps to a space from everywhere."""
        if self._path is None:
            self._path = frozenset([x for x, field in enumerate(self.fields) if field.has(BLUE)])
        return walks(self.state.board, at, self._path)

    def going_home(self) -> float:
        return sum(self.going(at, decker.entry) for decker in self.state.deckers for at in decker.avatars)

    def gathering(self, price: Callable[[Space], float], among: Collection[Space]) -> float:
        """All avatars on spaces of some kind, each with its price; they may share one."""
        avatars = [at for decker in self.state.deckers for at in decker.avatars]
        prices = {at: price(at) for at in among}
        self.places.update(among)
        shared = min((prices[at] + sum(self.going(x, at) for x in avatars) for at in among), default=NEVER)
        each = sum(min((prices[at] + self.going(x, at) for at in among), default=NEVER) for x in avatars)
        return min(shared, each)

    # paths

    def path(self, origin: Space, targets: Collection[Space], colour: Colour = BLUE) -> float:
        """To join a space to one of others by an unbroken chain of marks: the cheapest missing links."""
        before: dict[Space, Space] = {}
        links: dict[Space, float] = {}
        best = {origin: self._link(origin, colour)}
        edge = [(best[origin], origin)]
        while edge:
            cost, at = heapq.heappop(edge)
            if at in targets:
                self._want_links(at, before, colour)
                return cost
            for near in self.near[at]:
                if near not in links:
                    links[near] = self._link(near, colour)
                there = cost + links[near]
                if there < best.get(near, FAR):
                    best[near], before[near] = there, at
                    heapq.heappush(edge, (there, near))
        return NEVER

    def _link(self, at: Space, colour: Colour) -> float:
        field = self.fields[at]
        if field.guardian == Guardian.MOTHERS_GHOST:
            return FAR
        return (0.0 if field.has(colour) else UPLOAD) + 0.7 * self.clean(at)

    def _want_links(self, at: Space, before: dict[Space, Space], colour: Colour) -> None:
        while True:
            if not self.fields[at].has(colour):
                self.wanted.add((colour, at))
                self.lacking[colour] += 1
            else:
                self.used[colour] += 1
            if at not in before:
                return
            at = before[at]
