"""Work priced with what has been built: on a red or yellow installation programs of its colour are cheap (DK-17.4)."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise, permutations
from typing import Final

from cyberdeck.bots.deckers.gauge import NEVER, UPLOAD, USUAL, Gauge, distances, walks
from cyberdeck.deckers.abilities import with_ability
from cyberdeck.deckers.cycle import TURNS
from cyberdeck.deckers.expressions import regions
from cyberdeck.deckers.field import NONE, Field
from cyberdeck.deckers.names import Ability, Special
from cyberdeck.deckers.state import State, servers_spaces
from cyberdeck.deckers.words import (
    BASIC,
    BLUE,
    GREEN,
    PURPLE,
    RED,
    SPACES,
    YELLOW,
    Colour,
    Space,
    number_of,
    server_of,
    space,
)

IMPROVED: Final = 2.1
"""To upload a program on an installation and to bring it from there."""
NEARER: Final = 0.25
"""For each step to where a program is missing."""
PUSHED: Final = 2.0
"""For each step of the Trojan Horse, to it and with it,"""
LAID: Final = 0.7
"""so much less where a green mark lies ready,"""
PUSHER: Final = 0.8
"""and for each step of who is nearest to it."""
FOLLOWS: Final = 0.25
"""The others come after it."""
ACROSS: Final = 1.0
"""To push a program where no avatar goes."""
CHEAP: Final = 2.5
"""A yellow one for Tilda Sweet."""
AROUND: Final = 9
"""Steps, where no step leads."""
ODD: Final = frozenset(at for at in SPACES if number_of(at) % 2)


class KeenGauge(Gauge):
    def __init__(self, state: State, ahead: int = 0) -> None:
        super().__init__(state, ahead)
        self.steps = distances(state.board)
        self._shut, self._walked = self._barred(), dict[Space, tuple[int, ...]]()
        waiting = [d for seat, d in enumerate(state.deckers) if d.turns < TURNS or seat == state.active]
        self.walkers = [at for decker in waiting for at in decker.avatars]
        built = {field.installation for field in self.fields}
        tilda = with_ability(state, Ability.CHEAP_YELLOW) is not None
        if tilda or RED in built or YELLOW in built:
            uploads = list(USUAL)
            uploads[RED] = IMPROVED if RED in built else UPLOAD
            uploads[YELLOW] = IMPROVED if YELLOW in built else CHEAP if tilda else UPLOAD
            self.uploads = uploads

    def walks(self, at: Space) -> tuple[int, ...]:
        """Where nobody goes onto some spaces, roughly in some other way what they cut off."""
        if self._shut is None:
            return super().walks(at)
        if at not in self._walked:
            if self._path is None:
                self._path = frozenset([x for x, field in enumerate(self.fields) if field.has(BLUE)])
            steps = walks(self.state.board, at, self._path, self._shut - {at})
            self._walked[at] = tuple([min(AROUND, far) for far in steps])
        return self._walked[at]

    def _barred(self) -> frozenset[Space] | None:
        """During Blackout odd spaces, with HackMan those of guardians."""
        specials = self.state.specials if self.now else ()
        if Special.NO_ODD_SPACES in specials:
            return ODD
        if Special.GUARDIANS_WHITE in specials:
            return frozenset([x for x, field in enumerate(self.fields) if field.guardian != NONE])
        return None

    def program(self, colour: Colour, at: Space, count: int = 1) -> float:
        """The nearer somebody is who still has a turn, the better."""
        price = super().program(colour, at, count)
        if not self.now or self.fields[at].programs[colour] >= count:
            return price
        return price + self.nearest(at)

    def nearest(self, at: Space) -> float:
        """What it takes to get there, roughly."""
        return NEARER * min([self.steps[at][x] for x in self.walkers], default=0) if self.now else 0.0


def trojan_horse(gauge: Gauge) -> float:
    """A push for every step; from where green marks lie anybody pushes it, from elsewhere only who stands there."""
    state, horse = gauge.state, gauge.state.horse
    if not gauge.now or horse is None:
        return 0.0
    far, at = distances(state.board), horse.space
    stops = [decker.entry for decker, colour in zip(state.deckers, horse.programs, strict=True) if colour != NONE]
    if not stops:
        return 0.0
    order = min(permutations(stops), key=lambda order: sum(far[a][b] for a, b in pairwise((at, *order))))
    steps = sum(far[a][b] for a, b in pairwise((at, *order)))
    way = [x for x in SPACES if far[at][x] + far[x][order[0]] == far[at][order[0]]]
    gauge.wanted.update((GREEN, x) for x in way)
    gauge.places.update(way)
    marked = sum([gauge.fields[x].has(GREEN) for x in way])
    walks = sorted(far[at][x] for x in gauge.walkers) if isinstance(gauge, KeenGauge) else []
    reach = 0.0 if gauge.fields[at].has(GREEN) else PUSHER * sum(walks[:1])
    return PUSHED * steps - LAID * min(marked, steps) + reach + FOLLOWS * sum(walks[1:])


def dni_web(gauge: Gauge) -> float:
    """Green marks under the avatars, joined, and on to servers that the web does not touch yet."""
    state = gauge.state
    avatars = [decker.avatars[0] if gauge.now else decker.entry for decker in state.deckers]
    total = gauge.mark(GREEN, avatars[0])
    total += sum(gauge.path(avatars[0], (at,), GREEN) for at in avatars[1:])
    web = {at for region in regions(state, GREEN) if avatars[0] in region for at in region}
    touched = set(map(server_of, {*web, *avatars}))
    rest = [gauge.path(avatars[0], servers_spaces(server), GREEN) for server in Colour if server not in touched]
    missing = max(0, gauge.need() - len(touched))
    return total + gauge.cheapest(missing, rest) + ACROSS * missing


def access_denied(gauge: Gauge) -> float:
    """Blue or green programs on four purple spaces, and somebody who goes there."""
    total = 0.0
    for number in (1, 2, 3, 4):
        at = space(PURPLE, number)
        programs = gauge.fields[at].programs
        missing = (2 if number <= gauge.n else 1) - programs[BLUE] - programs[GREEN]
        total += gauge.clean(at)
        if missing > 0:
            gauge.wanted |= {(BLUE, at), (GREEN, at)}
            total += UPLOAD * missing + (gauge.nearest(at) if isinstance(gauge, KeenGauge) else 0.0)
    return total


def neural_matrix(gauge: Gauge) -> float:
    """The servers that lack least, and three programs on each, green or yellow; yellow ones once they are cheap."""
    fields = gauge.fields

    def program(at: Space) -> float:
        programs = fields[at].programs
        if programs[YELLOW]:
            return gauge.program(YELLOW, at)
        if programs[GREEN] or gauge.uploads[YELLOW] >= UPLOAD:
            gauge.wanted.add((YELLOW, at))
            return gauge.program(GREEN, at)
        return gauge.program(YELLOW, at)

    def lacks(spaces: list[Space]) -> float:
        found = [(fields[at].free_of_smc, fields[at].programs) for at in spaces]
        return sum([(not of[GREEN] and not of[YELLOW]) + 0.5 * (not free) for free, of in found])

    if gauge.uploads[YELLOW] >= CHEAP:
        gauge.stacking(SPACES, (YELLOW,))
    odd = sorted(([space(server, number) for number in (1, 3, 5)] for server in Colour), key=lacks)
    return sum([program(at) for spaces in odd[: gauge.need()] for at in spaces])


def mirror_map(gauge: Gauge) -> float:
    """A further server, and a number on which all of them get every colour; all else must become the same."""
    best, choice = NEVER * 4, (PURPLE, 1)
    for further in (server for server in Colour if server not in gauge.home):
        servers = [gauge.fields[6 * server : 6 * server + 6] for server in (*gauge.home, further)]
        rows, prices = [*zip(*servers, strict=True)], tuple(gauge.uploads)
        same = [_alike(row, prices, 0) for row in rows]
        whole = sum(same)
        for number, row in enumerate(rows, 1):
            price = whole - same[number - 1] + _alike(row, prices, 1)
            if price < best:
                best, choice = price, (further, number)
    further, number = choice
    for server in (*gauge.home, further):
        at = space(server, number)
        gauge.wanted.update((colour, at) for colour in BASIC if not gauge.fields[at].programs[colour])
    return best


@lru_cache(maxsize=4096)
def _alike(fields: tuple[Field, ...], uploads: tuple[float, ...], least: int) -> float:
    """To have the same on all spaces of a number, and at least so many programs of every colour."""
    total = 0.0
    for colour in BASIC:
        counts = [field.programs[colour] for field in fields]
        most = max(least, *counts)
        total += uploads[colour] * sum([most - count for count in counts])
    scouts = [field.scouts + 3 * field.guards for field in fields]
    return total + 2.0 * (sum(scouts) - min(scouts) * len(scouts))
