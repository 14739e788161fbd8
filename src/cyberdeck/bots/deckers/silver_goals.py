"""The work that silver goals need."""

from __future__ import annotations

from cyberdeck.bots.deckers.gauge import UPLOAD, Gauge
from cyberdeck.deckers.names import Track
from cyberdeck.deckers.state import servers_spaces
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


def neural_matrix(gauge: Gauge) -> float:
    """The servers that lack least, and three programs, green or yellow, on each."""
    fields = gauge.fields

    def lacks(spaces: list[Space]) -> float:
        found = [(fields[at], fields[at].programs) for at in spaces]
        return sum((not of[GREEN] and not of[YELLOW]) + 0.5 * (not field.free_of_smc) for field, of in found)

    def program(at: Space) -> float:
        if fields[at].programs[YELLOW]:
            return gauge.program(YELLOW, at)
        gauge.wanted.add((YELLOW, at))
        return gauge.program(GREEN, at)

    odd = sorted(([space(server, number) for number in (1, 3, 5)] for server in Colour), key=lacks)
    return sum(program(at) for spaces in odd[: gauge.need()] for at in spaces)


def hackers_palace(gauge: Gauge) -> float:
    """Two programs are enough for an installation."""
    spaces = servers_spaces(PURPLE)
    gauge.wanted.update((colour, at) for at in spaces for colour in BASIC)
    return gauge.cheapest(gauge.need(), (gauge.build(at, BASIC, 2) for at in spaces))


def data_overload(gauge: Gauge) -> float:
    """Blue marks on three spaces of some servers, joined over a further server."""

    def lacks(server: Colour) -> float:
        return sum(not gauge.fields[space(server, number)].has(BLUE) for number in (1, 2, 3))

    def touching(further: Colour) -> tuple[int, int]:
        """How many of the paths, and how many marks it has."""
        own = servers_spaces(further)
        ways = [{near for number in (1, 2, 3) for near in gauge.near[space(server, number)]} for server in servers]
        return sum(not way.isdisjoint(own) for way in ways), sum(gauge.fields[at].has(BLUE) for at in own)

    servers = sorted(Colour, key=lacks)[: gauge.need() - 1]
    total = sum(gauge.mark(BLUE, space(server, number)) for server in servers for number in (1, 2, 3))
    further = servers_spaces(max((server for server in Colour if server not in servers), key=touching))
    joins = sum(gauge.path(space(server, 2), further) for server in servers)
    return total + 0.5 * joins


def jacobs_ladder(gauge: Gauge) -> float:
    """One scout on each of two spaces, of one colour."""
    pairs = [[gauge.fields[space(server, number)] for number in (2, 3)] for server in gauge.home]
    unlike = sum(two.scouts == three.scouts == 1 and two.black != three.black for two, three in pairs)
    return 1.5 * unlike + sum(1.5 * abs(1 - field.scouts) + 3.0 * field.guards for pair in pairs for field in pair)


def reduct_or_reboot(gauge: Gauge) -> float:
    """The numbers of spaces with a program of their own colour must add up exactly."""
    own = [at for at in SPACES if gauge.fields[at].programs[server_of(at)]]
    missing = gauge.need() - sum(map(number_of, own))
    total = sum(gauge.clean(at) for at in own)
    if not missing:
        return total
    if missing < 0:
        return total + 1.5 + 0.3 * -missing
    free = [at for at in SPACES if at not in own and server_of(at) in BASIC and gauge.fields[at].free_of_smc]
    gauge.wanted.update((server_of(at), at) for at in free if number_of(at) <= missing)
    return total + UPLOAD * -(-missing // 6) + 0.05 * missing


def null_and_void(gauge: Gauge) -> float:
    """Scouts removed in turns, and programs that the attack will remove."""
    laid, needed = gauge.state.laid, gauge.need()
    lost = sum(sum(field.programs) for field in gauge.fields if not field.free_of_smc) + sum(laid.programs)
    return 2.0 * max(0, needed - laid.scouts) + 2.0 * max(0, needed - lost)


def dreams(gauge: Gauge) -> float:
    red = servers_spaces(RED)
    among = [at for at in SPACES if at in red or any(near in red for near in gauge.near[at])]
    gauge.stacking(among, (GREEN,))
    return gauge.cheapest(gauge.need(), (gauge.build(at, (GREEN,)) for at in among))


def swarm(gauge: Gauge) -> float:
    if not gauge.now:
        return 0.0
    return sum(map(gauge.clean, servers_spaces(Colour(gauge.state.tracked(Track.SWARM)))))


def scrambler(gauge: Gauge) -> float:
    return gauge.cheapest(gauge.need(), [gauge.program(colour, space(colour, 5), 2) for colour in BASIC])


def viral_overload(gauge: Gauge) -> float:
    closed = gauge.state.board.closed
    among = [at for server in (YELLOW, RED) for at in servers_spaces(server) if at not in closed]
    among.sort(key=lambda at: not gauge.fields[at].programs[RED])
    return sum(gauge.program(RED, at) for at in among[: gauge.need()])


def access_shutdown(gauge: Gauge) -> float:
    """Two on each are better, since every turn takes one away somewhere."""
    return sum(gauge.program(RED, decker.entry) for decker in gauge.state.deckers)
