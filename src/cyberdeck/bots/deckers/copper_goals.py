"""The work that copper goals need."""

from __future__ import annotations

from cyberdeck.bots.deckers.gauge import UPLOAD, Gauge
from cyberdeck.deckers.state import entry_of, servers_spaces
from cyberdeck.deckers.words import BASIC, BLUE, GREEN, PURPLE, SPACES, YELLOW, Colour, space


def not_found(gauge: Gauge) -> float:
    return sum(gauge.clean(space(server, 4)) for server in gauge.home)


def installed(gauge: Gauge, colour: Colour) -> float:
    """Installations of one colour on one to three servers."""
    gauge.stacking(SPACES, (colour,))
    prices = (gauge.installation(servers_spaces(server), (colour,)) for server in Colour)
    return gauge.cheapest(gauge.need(), prices)


def spread(gauge: Gauge, colour: Colour) -> float:
    """Programs of one colour on two spaces of each home server."""
    total = 0.0
    for server in gauge.home:
        spaces = sorted(servers_spaces(server), key=lambda at: not gauge.fields[at].programs[colour])
        total += gauge.cheapest(2, [gauge.program(colour, at) for at in spaces[:3]])
    return total


def double_switch(gauge: Gauge) -> float:
    fields = [gauge.fields[space(server, 4)] for server in gauge.home]
    return sum(1.5 * abs(2 - field.scouts) + 4.0 * field.guards for field in fields)


def misdirection(gauge: Gauge) -> float:
    prices = (gauge.program(YELLOW, entry_of(server)) for server in Colour)
    return gauge.cheapest(gauge.need(), prices)


def roman_candle(gauge: Gauge) -> float:
    servers = [servers_spaces(server) for server in gauge.home]
    for spaces in servers:
        gauge.stacking(spaces, BASIC)
    return sum(map(gauge.installation, servers))


def shattered_glass(gauge: Gauge) -> float:
    """Each convert action brings a yellow program onto the card; two together can be used again and again."""
    missing = max(0, gauge.need() - gauge.state.laid.programs[YELLOW])
    ready = max(field.programs[YELLOW] for field in gauge.fields)
    gauge.wanted.update((YELLOW, at) for at in SPACES if gauge.fields[at].scouts or gauge.fields[at].programs[YELLOW])
    return 2.5 * missing + (UPLOAD * max(0, 2 - ready) if missing else 0.0)


def garbage_detail(gauge: Gauge) -> float:
    most = max(map(len, gauge.near))
    among = [at for at in SPACES if len(gauge.near[at]) == most]
    return gauge.gathering(lambda at: gauge.clean(at) + sum(map(gauge.clean, gauge.near[at])), among)


def knowledge(gauge: Gauge) -> float:
    """Every upgrade action may take a program of the start type onto the card."""
    starts = [decker.start for decker in gauge.state.deckers]
    total = 0.0
    for colour in set(starts):
        missing = max(0, 3 * starts.count(colour) - gauge.state.laid.programs[colour])
        ready = sum([field.programs[colour] for field in gauge.fields])
        total += 1.5 * missing + UPLOAD * max(0, missing - ready)
    return total


def keycode(gauge: Gauge) -> float:
    return sum(gauge.program(colour, space(server, 1)) for server in gauge.home for colour in BASIC)


def access_denied(gauge: Gauge) -> float:
    total = 0.0
    for number in (1, 2, 3, 4):
        at = space(PURPLE, number)
        programs = gauge.fields[at].programs
        missing = (2 if number <= gauge.n else 1) - programs[BLUE] - programs[GREEN]
        total += gauge.clean(at) + UPLOAD * max(0, missing)
        if missing > 0:
            gauge.wanted |= {(BLUE, at), (GREEN, at)}
    return total
