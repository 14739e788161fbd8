"""The verbs of the content files: what setups, preparations, successes and failures do."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from cyberdeck.deckers.converting import choose_scout
from cyberdeck.deckers.expressions import measure, number, spaces
from cyberdeck.deckers.field import MOTHERS_GHOST, NONE
from cyberdeck.deckers.infecting import RemoveScout
from cyberdeck.deckers.markers import (
    can_create,
    clear,
    clear_programs,
    clear_scouts,
    flip_programs,
    has_room,
    remove_guardian,
    remove_installation,
    remove_programs,
)
from cyberdeck.deckers.new_scouts import PlaceByNumber, random_scout
from cyberdeck.deckers.rows import Expr
from cyberdeck.deckers.scouts import PlaceScouts, Send, order_matters, rolling_server
from cyberdeck.deckers.smc_phase import parse_arrow
from cyberdeck.deckers.state import PROGRAM_POOL, Pool, Reading, State, installation_pool, same_server, servers_spaces
from cyberdeck.deckers.steps import Effect, Question
from cyberdeck.deckers.uploading import PlaceInstallation, PlacePrograms, creates_purple
from cyberdeck.deckers.words import BASIC, PURPLE, At, Colour, Named, Program, Scout, Shade, Space
from cyberdeck.kernel import Asking, Effects, Option, Pointer, choose


def shade_of(word: str) -> Shade:
    return Shade[word.upper()]


# scouts


@dataclass(frozen=True, slots=True)
class Scouts(Effect):
    """Place scouts on each of these spaces, one at a time; with `times`, so many on each.

    The players choose the order, unless the spaces are named `in_order`.
    """

    where: Expr
    times: Expr = "1"
    shade: str = "black"
    in_order: bool = False

    def resolve(self, state: State, source: int) -> Effects:
        times, shade = number(state, str(self.times)), shade_of(self.shade)
        each = tuple(at for at in spaces(state, self.where) for _ in range(times))
        if self.in_order:
            return tuple(PlaceScouts((at,), shade) for at in each)
        return (PlaceScouts(each, shade),)


@dataclass(frozen=True, slots=True)
class SpreadScouts(Effect):
    """Place so many scouts on spaces of the players' choice, one at a time.

    `different`: not two on one space; `different_servers`: not two on one server.
    """

    where: Expr
    count: Expr
    different: bool = False
    different_servers: bool = False

    def resolve(self, state: State, source: int) -> Effects:
        count = number(state, str(self.count))
        return (Spread(spaces(state, self.where), count, self.different, self.different_servers),)


@dataclass(frozen=True, slots=True)
class Spread(Question):
    spaces: tuple[Space, ...]
    left: int
    different: bool = False
    different_servers: bool = False

    def resolve(self, reading: Reading, source: int) -> Asking[Effects]:
        if self.left <= 0 or not self.spaces:
            return ()
        at = yield from choose_space(reading, self.spaces, self.left, prompt="spread-scout")
        rest = tuple(other for other in self.spaces if not self._used_up(other, at))
        return (Send(Scout(Shade.BLACK), at), replace(self, spaces=rest, left=self.left - 1))

    def _used_up(self, other: Space, at: Space) -> bool:
        return (self.different and other == at) or (self.different_servers and same_server(other, at))


def choose_space(
    reading: Reading, among: Iterable[Space], *about: Pointer, prompt: str = "choose-space"
) -> Asking[Space]:
    """One of these spaces, asked of the active decker where there is more than one."""
    options = [Option("space", at, (At(at),)) for at in dict.fromkeys(among)]
    if len(options) == 1:
        return options[0].value
    return (yield from choose(reading.active, prompt, options, *about))


@dataclass(frozen=True, slots=True)
class PickSpace(Question):
    """Choose one of these spaces; later steps find it in `picked`, which is empty if there was none."""

    where: Expr
    prompt: str = "pick-space"

    def resolve(self, reading: Reading, source: int) -> Asking[Effects]:
        among, objective = spaces(reading, self.where), Named("objective", reading.objective.id)
        at = (yield from choose_space(reading, among, objective, prompt=self.prompt)) if among else NONE
        return (Note("picked", str(at)),)


@dataclass(frozen=True, slots=True)
class PickServer(Question):
    """Choose one of these servers; later steps find it in `track("server")`."""

    among: Expr

    def resolve(self, reading: Reading, source: int) -> Asking[Effects]:
        options = [Option("pick-server", int(server), (server,)) for server in measure(reading, self.among)]
        server = options[0].value
        if len(options) > 1:
            server = yield from choose(reading.active, "pick-server", options)
        return (Note("server", str(server)),)


@dataclass(frozen=True, slots=True)
class ClearScouts(Effect):
    """Remove all scouts from these spaces."""

    where: Expr

    def resolve(self, state: State, source: int) -> Effects:
        for at in spaces(state, self.where):
            clear_scouts(state, at)
        return ()


@dataclass(frozen=True, slots=True)
class Clear(Effect):
    """Remove all markers from these spaces, guardians too."""

    where: Expr

    def resolve(self, state: State, source: int) -> Effects:
        for at in spaces(state, self.where):
            if state.fields[at].guardian not in (NONE, MOTHERS_GHOST):
                remove_guardian(state, at)
            clear(state, at)
        return ()


@dataclass(frozen=True, slots=True)
class RemoveScouts(Effect):
    """Remove up to so many scouts from these spaces."""

    where: Expr
    up_to: Expr

    def resolve(self, state: State, source: int) -> Effects:
        return (RemoveSome(spaces(state, self.where), number(state, str(self.up_to))),)


@dataclass(frozen=True, slots=True)
class RemoveSome(Question):
    """So many scouts from these spaces, or fewer unless they `must` be removed."""

    spaces: tuple[Space, ...]
    left: int
    must: bool = False

    def resolve(self, reading: Reading, source: int) -> Asking[Effects]:
        watched = [at for at in self.spaces if reading.fields[at].scouts]
        if self.left <= 0 or not watched:
            return ()
        options: list[Option[int]] = [Option("from", at, (At(at),)) for at in watched]
        if not self.must:
            options.append(Option("done", NONE))
        at = yield from choose(reading.active, "remove-scout-from", options, self.left)
        if at == NONE:
            return ()
        scout = yield from choose_scout(reading, reading.active, at)
        return (RemoveScout(at, scout), replace(self, left=self.left - 1))


# decker markers


@dataclass(frozen=True, slots=True)
class Programs(Effect):
    """Place a program on each of these spaces; colour `any` asks for a basic one each time."""

    where: Expr
    colour: str
    times: Expr = "1"

    def resolve(self, state: State, source: int) -> Effects:
        times = number(state, str(self.times))
        each = tuple(at for at in spaces(state, self.where) for _ in range(times))
        return (OnEach(each, NONE if self.colour == "any" else Colour[self.colour.upper()]),)


@dataclass(frozen=True, slots=True)
class OnEach(Question):
    """A program on each of these spaces; if there are not enough, the players choose where (DK-3.8)."""

    spaces: tuple[Space, ...]
    colour: int
    """-1: of a basic colour, chosen each time."""

    def resolve(self, reading: Reading, source: int) -> Asking[Effects]:
        pools = (Pool.BLUE_GREEN, Pool.YELLOW_RED) if self.colour == NONE else (PROGRAM_POOL[self.colour],)
        tokens = sum(reading.supply[pool] for pool in pools)
        if not self.spaces or not tokens:
            return ()
        at = self.spaces[0]
        if tokens < len(self.spaces):
            at = yield from choose_space(reading, self.spaces, tokens, prompt="programs-where")
        place = ProgramOfChoice(at) if self.colour == NONE else PlacePrograms(at, Colour(self.colour))
        return (place, replace(self, spaces=without(self.spaces, at)))


def without(spaces: tuple[Space, ...], at: Space) -> tuple[Space, ...]:
    """The spaces but one of them."""
    rest = list(spaces)
    rest.remove(at)
    return tuple(rest)


@dataclass(frozen=True, slots=True)
class SpreadPrograms(Effect):
    """Place so many programs of a colour on spaces of the players' choice where they fit."""

    where: Expr
    colour: str
    count: Expr = "1"

    def resolve(self, state: State, source: int) -> Effects:
        among, colour = spaces(state, self.where), Colour[self.colour.upper()]
        return tuple(ProgramSomewhere(among, colour) for _ in range(number(state, str(self.count))))


@dataclass(frozen=True, slots=True)
class ProgramSomewhere(Question):
    spaces: tuple[Space, ...]
    colour: Colour

    def resolve(self, reading: Reading, source: int) -> Asking[Effects]:
        fitting = [at for at in self.spaces if has_room(reading, at, self.colour)]
        if not fitting or not can_create(reading, self.colour):
            return ()
        at = yield from choose_space(reading, fitting, Program(self.colour), prompt="program-where")
        return (PlacePrograms(at, self.colour),)


@dataclass(frozen=True, slots=True)
class ProgramOfChoice(Question):
    """A program of a basic colour; Rupert may choose purple where no basic colours are named."""

    at: Space
    purple: bool = False

    def resolve(self, reading: Reading, source: int) -> Asking[Effects]:
        colours = [colour for colour in BASIC if can_create(reading, colour)]
        if self.purple and creates_purple(reading, reading.active) and can_create(reading, PURPLE):
            colours.append(PURPLE)
        if not colours:
            return ()
        options = [Option("program", colour, (colour,)) for colour in colours]
        return (PlacePrograms(self.at, (yield from choose(reading.active, "which-program", options, At(self.at)))),)


@dataclass(frozen=True, slots=True)
class Installation(Question):
    """Place an installation of one of these colours on one of these spaces that has none."""

    where: Expr
    colours: tuple[str, ...] = ("blue", "green", "yellow", "red")

    def resolve(self, reading: Reading, source: int) -> Asking[Effects]:
        free = [at for at in spaces(reading, self.where) if reading.fields[at].installation == NONE]
        colours = [c for c in (Colour[name.upper()] for name in self.colours) if reading.supply[installation_pool(c)]]
        if not free or not colours:
            return ()
        colour = yield from choose_installation(reading, colours)
        at = yield from choose_space(reading, free, colour, prompt="where-installation")
        return (PlaceInstallation(at, colour),)


def choose_installation(reading: Reading, colours: list[Colour]) -> Asking[Colour]:
    """One of these colours, asked of the active decker where there is more than one."""
    if len(colours) == 1:
        return colours[0]
    options = [Option("installation", colour, (colour,)) for colour in colours]
    return (yield from choose(reading.active, "which-installation", options))


@dataclass(frozen=True, slots=True)
class RemoveDeckerMarkers(Effect):
    """All unblocked programs and all installations of these spaces."""

    where: Expr

    def resolve(self, state: State, source: int) -> Effects:
        for at in spaces(state, self.where):
            clear_programs(state, at)
            if state.fields[at].installation != NONE:
                remove_installation(state, at)
        return ()


@dataclass(frozen=True, slots=True)
class RemoveInstallations(Effect):
    """The installations of these spaces."""

    where: Expr

    def resolve(self, state: State, source: int) -> Effects:
        for at in spaces(state, self.where):
            if state.fields[at].installation != NONE:
                remove_installation(state, at)
        return ()


@dataclass(frozen=True, slots=True)
class RemoveProgramsOn(Effect):
    """Unblocked programs of a colour on each of these spaces: all, or up to so many."""

    where: Expr
    colour: str
    up_to: Expr = "3"

    def resolve(self, state: State, source: int) -> Effects:
        colour, most = Colour[self.colour.upper()], number(state, str(self.up_to))
        for at in spaces(state, self.where):
            remove_programs(state, at, colour, min(most, state.fields[at].programs[colour]))
        return ()


@dataclass(frozen=True, slots=True)
class FlipPrograms(Effect):
    """Turn over all unblocked programs of these spaces; a purple one has no other side."""

    where: Expr

    def resolve(self, state: State, source: int) -> Effects:
        for at in spaces(state, self.where):
            programs = state.fields[at].programs
            flip_programs(state, at, tuple(Program(colour, programs[colour]) for colour in BASIC if programs[colour]))
        return ()


# numbers and dice


@dataclass(frozen=True, slots=True)
class Note(Effect):
    """Remember a number for later steps: `track("missing")`."""

    name: str
    value: Expr

    def resolve(self, state: State, source: int) -> Effects:
        state.track = {**state.track, self.name: number(state, str(self.value))}
        return ()


@dataclass(frozen=True, slots=True)
class RollServer(Effect):
    """Roll the server die; later steps find the server in `track("rolled")`."""

    def resolve(self, state: State, source: int) -> Effects:
        return rolling_server(state)


@dataclass(frozen=True, slots=True)
class ScoutsByNumber(Effect):
    """For each of these servers: roll the black die and place a scout on that space of it."""

    servers: Expr

    def resolve(self, state: State, source: int) -> Effects:
        return (ByNumber(tuple(Colour(server) for server in measure(state, self.servers))),)


@dataclass(frozen=True, slots=True)
class ByNumber(Question):
    """Server by server, in an order that the players choose where it can matter (DK-26.7)."""

    servers: tuple[Colour, ...]

    def resolve(self, reading: Reading, source: int) -> Asking[Effects]:
        if not self.servers:
            return ()
        first = self.servers[0]
        reached = [at for server in self.servers for at in servers_spaces(server)]
        if len(self.servers) > 1 and order_matters(reading, reached):
            options = [Option("roll-for", server, (server,)) for server in self.servers]
            first = yield from choose(reading.active, "roll-for", options)
        return (PlaceByNumber(first), ByNumber(tuple(server for server in self.servers if server is not first)))


@dataclass(frozen=True, slots=True)
class RandomScout(Effect):
    """A black scout on a random space of the network."""

    def resolve(self, state: State, source: int) -> Effects:
        return random_scout(state)


# arrows and piles


@dataclass(frozen=True, slots=True)
class FollowArrows(Effect):
    """Move scouts as in step 3c, with these arrows (DK-26.11 to 26.18)."""

    arrows: tuple[str, ...]

    def resolve(self, state: State, source: int) -> Effects:
        return tuple(map(parse_arrow, self.arrows))


@dataclass(frozen=True, slots=True)
class PileUp(Question):
    """One scout goes from the highest-numbered space of a server that has some to the lowest-numbered one."""

    server: Expr

    def resolve(self, reading: Reading, source: int) -> Asking[Effects]:
        watched = [at for at in servers_spaces(Colour(number(reading, self.server))) if reading.fields[at].scouts]
        if len(watched) < 2:
            return ()
        scout = yield from choose_scout(reading, reading.active, watched[-1])
        return (Send(scout, watched[0], watched[-1]),)
