"""The work that gold goals need."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import combinations

from cyberdeck.bots.deckers.gauge import UPLOAD, Gauge, distances
from cyberdeck.deckers.expressions import SEQUENCE, regions
from cyberdeck.deckers.field import NONE, Field
from cyberdeck.deckers.markers import remove_programs
from cyberdeck.deckers.state import State, entry_of, servers_spaces
from cyberdeck.deckers.words import BASIC, BLUE, GREEN, PURPLE, SPACES, Colour, Phase, Space, server_of, space


def odd_spaces(gauge: Gauge) -> list[Space]:
    return [space(server, number) for server in gauge.home for number in (1, 3, 5)]


def blackout(gauge: Gauge) -> float:
    return sum(map(gauge.anything, odd_spaces(gauge))) + gauge.going_home()


def simsmudge(gauge: Gauge) -> float:
    closed = sorted(gauge.state.board.closed, key=lambda at: not any(gauge.fields[at].programs))
    covered = sum(map(gauge.anything, closed[: gauge.need()]))
    odd = sorted(odd_spaces(gauge), key=lambda at: not gauge.fields[at].programs[GREEN])
    return covered + sum(gauge.program(GREEN, at) for at in odd[: gauge.need(1)])


def flash_flood(gauge: Gauge) -> float:
    entries = [decker.entry for decker in gauge.state.deckers]
    total = sum(gauge.program(BLUE, at) for at in entries)
    if gauge.state.laid.programs[BLUE]:
        return total
    avatars = [at for decker in gauge.state.deckers for at in decker.avatars]
    walks = {at: gauge.walks(at) for at in (*entries, entry_of(PURPLE))}
    return total + 0.8 * min(tour(at, walks) for at in avatars)


def tour(start: Space, steps: Mapping[Space, Sequence[int]]) -> float:
    """From a space over all of these, in the best order, if this is how far it is to them from everywhere."""
    between = tuple([tuple([steps[to][at] for to in steps]) for at in steps])
    return min([walk[start] + rest for walk, rest in zip(steps.values(), _tours(between), strict=True)], default=0)


@lru_cache(maxsize=4096)
def _tours(between: tuple[tuple[int, ...], ...]) -> list[int]:
    """The fewest steps from each of these places over all the others, if so many lie between them."""
    places = range(len(between))
    rest = {(1 << len(between)) - 1: [0 for _ in places]}
    for been in range((1 << len(between)) - 2, 0, -1):
        ahead = [(to, rest[been | 1 << to][to]) for to in places if not been >> to & 1]
        rest[been] = [min([between[at][to] + more for to, more in ahead]) for at in places]
    return [rest[1 << at][at] for at in places]


def message_queue(gauge: Gauge) -> float:
    """A push for every marker; programs must be there first, and in reach."""
    queue = len(gauge.state.laid.queue)
    wanted = [SEQUENCE[i % len(SEQUENCE)] for i in range(queue, gauge.need())]
    total = 1.0 * len(wanted)
    marked = [at for at in SPACES if gauge.fields[at].has(GREEN)]
    for colour in BASIC:
        count = wanted.count(colour)
        ready = sum([gauge.fields[at].programs[colour] for at in marked])
        spare = sum([field.programs[colour] for field in gauge.fields]) - ready
        total += 0.7 * min(max(0, count - ready), spare) + UPLOAD * max(0, count - ready - spare)
    if not any(gauge.fields[at].scouts for at in marked):
        total += 0.7
    gauge.wanted.update((colour, at) for colour in BASIC for at in marked)
    return total


def dni_web(gauge: Gauge) -> float:
    """Green marks under the avatars, joined, over some servers."""
    avatars = [decker.avatars[0] if gauge.now else decker.entry for decker in gauge.state.deckers]
    total = gauge.mark(GREEN, avatars[0])
    total += sum(gauge.path(avatars[0], (at,), GREEN) for at in avatars[1:])
    web = {at for region in regions(gauge.state, GREEN) if avatars[0] in region for at in region}
    servers = set(map(server_of, {*web, *avatars}))
    around = {near for at in web for near in gauge.near[at]}
    gauge.wanted |= {(GREEN, at) for at in around if server_of(at) not in servers}
    return total + 1.5 * UPLOAD * max(0, gauge.need() - len(servers))


def neutrino_scanner(gauge: Gauge) -> float:
    """Scouts on spaces 1 to 3 come to the entry space at the end of a turn."""
    total = sum(gauge.clean(decker.entry) for decker in gauge.state.deckers)
    active = gauge.state.deckers[gauge.state.active]
    watched = [space(active.colour, number) for number in (1, 2, 3)]
    return total + 1.5 * sum(gauge.fields[at].scouts > 0 for at in watched) * gauge.now


def roman_road(gauge: Gauge) -> float:
    """At the end of a turn a program of the active decker's server goes, where there is one."""
    state = gauge.state
    here = {server_of(at) for at in state.deckers[state.active].avatars}
    tolls = [blue_programs(state, server) for server in here]
    if not gauge.now or state.phase is not Phase.ACTIONS or not all(tolls):
        return _roads(gauge)
    paid = [_without(gauge, at) for spaces in tolls for at in spaces]
    left, best = min(((_roads(each), each) for each in paid), key=lambda road: road[0])
    gauge.places |= {at for server in here for at in _toll_free(gauge, server)}
    gauge.wanted |= best.wanted
    return left - best.spared()


def blue_programs(state: State, server: Colour) -> list[Space]:
    return [at for at in servers_spaces(server) if state.fields[at].programs[BLUE]]


def _toll_free(gauge: Gauge, server: Colour) -> set[Space]:
    """Spaces around a server where no program would go."""
    around = {near for at in servers_spaces(server) for near in gauge.near[at]}
    return {at for at in around if not blue_programs(gauge.state, server_of(at))}


def _without(gauge: Gauge, at: Space) -> Gauge:
    twin = gauge.state.copy()
    remove_programs(twin, at, BLUE)
    return Gauge(twin)


Road = tuple[Space, tuple[Space, ...]]
"""From a space to one of others."""


def _roads(gauge: Gauge) -> float:
    """Each decker alone, or two together: the path from one to the other serves both."""
    hubs = [entry_of(server) for server in Colour]
    homes = [decker.entry for decker in gauge.state.deckers]
    roads: list[Road] = [(at, tuple(hub for hub in hubs if hub != at)) for at in homes]
    roads += [(one, (other,)) for one, other in combinations(homes, 2)]
    rough = Gauge(gauge.state, 0 if gauge.now else 1)
    prices = {road: rough.path(*road) for road in roads}
    return sum(gauge.path(*road) for road in _cheapest(frozenset(homes), prices)[1])


def _cheapest(homes: frozenset[Space], prices: Mapping[Road, float]) -> tuple[float, tuple[Road, ...]]:
    """The roads that serve all these entry spaces."""
    if not homes:
        return 0.0, ()
    first = min(homes)
    found = []
    for road, price in prices.items():
        served = {road[0], *road[1]} if len(road[1]) == 1 else {road[0]}
        if first in served and served <= homes:
            more, others = _cheapest(homes - served, prices)
            found.append((price + more, (road, *others)))
    return min(found)


def mirror_map(gauge: Gauge) -> float:
    """The further server that differs least, and all four colours on each."""
    differences = {server: _differences(gauge, [*gauge.home, server]) for server in Colour if server not in gauge.home}
    best = min(differences, key=differences.__getitem__)
    servers, total = [*gauge.home, best], differences[best]
    _want_the_same(gauge, servers)
    for server in servers:
        for colour in BASIC:
            if not any(gauge.fields[at].programs[colour] for at in servers_spaces(server)):
                total += UPLOAD
                gauge.wanted.update((colour, at) for at in servers_spaces(server) if gauge.fields[at].free_of_smc)
    return total


def _differences(gauge: Gauge, servers: list[Colour]) -> float:
    rows = zip(*[gauge.fields[6 * server : 6 * server + 6] for server in servers], strict=True)
    return sum([_difference(row) for row in rows if row.count(row[0]) < len(row)])


@lru_cache(maxsize=4096)
def _difference(fields: tuple[Field, ...]) -> float:
    """Of spaces with the same number."""
    scouts = [field.scouts for field in fields]
    total = 1.5 * (sum(scouts) - min(scouts) * len(scouts))
    for counts in zip(*(field.programs for field in fields), strict=True):
        total += 2.5 * (max(counts) * len(counts) - sum(counts))
    return total


def _want_the_same(gauge: Gauge, servers: list[Colour]) -> None:
    gauge.wanted.update(
        (colour, at)
        for number in range(1, 7)
        for spaces in ([space(server, number) for server in servers],)
        for colour in BASIC
        for most in (max(gauge.fields[at].programs[colour] for at in spaces),)
        for at in spaces
        if gauge.fields[at].programs[colour] < most
    )


def trojan_horse(gauge: Gauge) -> float:
    """A push for every step to the entry spaces; somebody must be there, or a green mark."""
    horse = gauge.state.horse
    if not gauge.now or horse is None:
        return 0.0
    stops = [decker.entry for decker, colour in zip(gauge.state.deckers, horse.programs, strict=True) if colour != NONE]
    avatars = [at for decker in gauge.state.deckers for at in decker.avatars]
    far = distances(gauge.state.board)
    steps = tour(horse.space, {at: far[at] for at in stops})
    reach = 0.0 if gauge.fields[horse.space].has(GREEN) else 0.8 * min(far[horse.space][at] for at in avatars)
    return 1.8 * steps + reach


def distributed_defense(gauge: Gauge) -> float:
    among = [at for at in SPACES if server_of(at) is not PURPLE]
    built = [at for at in among if gauge.fields[at].installation == GREEN]
    gauge.stacking(among, (GREEN,))
    if built:
        return gauge.gathering(gauge.clean, built)
    return gauge.gathering(lambda at: gauge.build(at, (GREEN,)), among)


def waterfall(gauge: Gauge) -> float:
    return sum(gauge.clean(space(server, number)) for server in Colour for number in (4, 5))
