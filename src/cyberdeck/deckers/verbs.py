"""The verbs of the content files: what setups, preparations, successes and failures do."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

from cyberdeck.deckers.content import Arrow
from cyberdeck.deckers.converting import choose_scout
from cyberdeck.deckers.dice import rolling_server
from cyberdeck.deckers.field import NONE
from cyberdeck.deckers.infecting import take_scout
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
from cyberdeck.deckers.names import Track
from cyberdeck.deckers.new_scouts import place_by_number
from cyberdeck.deckers.rows import Number, Server, Servers, Spaces
from cyberdeck.deckers.scouts import PlaceScouts, Send, order_matters
from cyberdeck.deckers.smc_phase import parse_arrow
from cyberdeck.deckers.state import PROGRAM_POOL, Reading, State, installation_pool, same_server, servers_spaces
from cyberdeck.deckers.steps import Question, acts, asks, choose_one, choose_space
from cyberdeck.deckers.uploading import add_installation, add_programs, creates_purple
from cyberdeck.deckers.words import AT, BASIC, BLACK, Colour, Named, Program, Scout, Shade, Space
from cyberdeck.kernel import Asking, Effects, Option, choose, frozen

# scouts


def scouts(where: Spaces, times: Number = 1, shade: Shade = BLACK) -> Effects:
    """Place scouts on each of these spaces, one at a time, in the players' order; with `times`, so many on each."""
    return (PlaceScouts(tuple(at for at in where for _ in range(times)), shade),)


@frozen
class SpreadScouts(Question):
    """Place so many scouts on spaces of the players' choice, one at a time.

    `different`: not two on one space; `different_servers`: not two on one server.
    """

    where: Spaces
    count: Number
    different: bool = False
    different_servers: bool = False

    def resolve(self, reading: Reading, source: int) -> Asking[Effects]:
        if self.count <= 0 or not self.where:
            return ()
        at = yield from choose_space(reading, self.where, self.count, prompt="spread-scout")
        rest = tuple(other for other in self.where if not self._used_up(other, at))
        return (Send(Scout(BLACK), at), replace(self, where=rest, count=self.count - 1))

    def _used_up(self, other: Space, at: Space) -> bool:
        return (self.different and other == at) or (self.different_servers and same_server(other, at))


@asks
def pick_space(
    reading: Reading, where: Spaces, prompt: Literal["pick-space", "road-from", "shutdown-from"] = "pick-space"
) -> Asking[Effects]:
    """Choose one of these spaces; later steps find it in `picked`, which is empty if there was none."""
    objective = Named("objective", reading.objective.id)
    at = (yield from choose_space(reading, where, objective, prompt=prompt)) if where else NONE
    return (note(Track.PICKED, at),)


@asks
def pick_server(reading: Reading, among: Servers) -> Asking[Effects]:
    """Choose one of these servers; later steps find it in `track("server")`."""
    options = [Option("pick-server", int(server), (server,)) for server in among]
    return (note(Track.SERVER, (yield from choose_one(reading, "pick-server", options))),)


@acts
def clear_of_scouts(state: State, where: Spaces) -> None:
    """Remove all scouts from these spaces."""
    for at in where:
        clear_scouts(state, at)


@acts
def clear_wholly(state: State, where: Spaces) -> None:
    """Remove all markers from these spaces, guardians too."""
    for at in where:
        if state.fields[at].guardian_can_fall:
            remove_guardian(state, at)
        clear(state, at)


@asks
def remove_scouts(reading: Reading, where: Spaces, up_to: Number, must: bool = False) -> Asking[Effects]:
    """Remove up to so many scouts from these spaces; exactly so many if they `must` be removed."""
    watched = [at for at in where if reading.fields[at].scouts]
    if up_to <= 0 or not watched:
        return ()
    options: list[Option[int]] = [Option("from", at, (AT[at],)) for at in watched]
    if not must:
        options.append(Option("done", NONE))
    at = yield from choose(reading.active, "remove-scout-from", options, up_to)
    if at == NONE:
        return ()
    scout = yield from choose_scout(reading, at)
    return (take_scout(at, scout), remove_scouts(where, up_to - 1, must))


# decker markers


def programs(where: Spaces, colour: Colour | None, times: Number = 1) -> Effects:
    """Place a program on each of these spaces; colour `any` asks for one each time."""
    return (OnEach(tuple(at for at in where for _ in range(times)), NONE if colour is None else colour),)


@frozen
class OnEach(Question):
    """A program on each of these spaces; if there are not enough, the players choose where (DK-3.8)."""

    spaces: tuple[Space, ...]
    colour: int
    """-1: chosen each time."""

    def resolve(self, reading: Reading, source: int) -> Asking[Effects]:
        colours = colours_of_choice(reading) if self.colour == NONE else [Colour(self.colour)]
        tokens = sum(reading.supply[pool] for pool in {PROGRAM_POOL[colour] for colour in colours})
        if not self.spaces or not tokens:
            return ()
        at = self.spaces[0]
        if tokens < len(self.spaces):
            at = yield from choose_space(reading, self.spaces, tokens, prompt="programs-where")
        place = program_of_choice(at) if self.colour == NONE else add_programs(at, Colour(self.colour))
        return (place, replace(self, spaces=without(self.spaces, at)))


def colours_of_choice(reading: Reading) -> list[Colour]:
    """The colours that an effect lets the active decker place: purple only Rupert (DK-24.2)."""
    colours = Colour if creates_purple(reading, reading.active) else BASIC
    return [colour for colour in colours if can_create(reading, colour)]


def without(spaces: tuple[Space, ...], at: Space) -> tuple[Space, ...]:
    """The spaces but one of them."""
    rest = list(spaces)
    rest.remove(at)
    return tuple(rest)


def spread_programs(where: Spaces, colour: Colour, count: Number = 1) -> Effects:
    """Place so many programs of a colour on spaces of the players' choice where they fit."""
    return tuple(program_somewhere(where, colour) for _ in range(count))


@asks
def program_somewhere(reading: Reading, spaces: tuple[Space, ...], colour: Colour) -> Asking[Effects]:
    fitting = [at for at in spaces if has_room(reading, at, colour)]
    if not fitting or not can_create(reading, colour):
        return ()
    at = yield from choose_space(reading, fitting, Program(colour), prompt="program-where")
    return (add_programs(at, colour),)


@asks
def program_of_choice(reading: Reading, at: Space) -> Asking[Effects]:
    """A program of any colour."""
    colours = colours_of_choice(reading)
    if not colours:
        return ()
    options = [Option("program", colour, (colour,)) for colour in colours]
    return (add_programs(at, (yield from choose(reading.active, "which-program", options, AT[at]))),)


@frozen
class Installation(Question):
    """Place an installation of one of these colours on one of these spaces that has none."""

    where: Spaces
    colours: tuple[Colour, ...] = BASIC

    def resolve(self, reading: Reading, source: int) -> Asking[Effects]:
        free = [at for at in self.where if reading.fields[at].installation == NONE]
        colours = [colour for colour in self.colours if reading.supply[installation_pool(colour)]]
        if not free or not colours:
            return ()
        options = [Option("installation", colour, (colour,)) for colour in colours]
        colour = yield from choose_one(reading, "which-installation", options)
        at = yield from choose_space(reading, free, colour, prompt="where-installation")
        return (add_installation(at, colour),)


@acts
def remove_decker_markers(state: State, where: Spaces) -> None:
    """All unblocked programs and all installations of these spaces."""
    for at in where:
        clear_programs(state, at)
        if state.fields[at].installation != NONE:
            remove_installation(state, at)


@acts
def remove_installations(state: State, where: Spaces) -> None:
    """The installations of these spaces."""
    for at in where:
        if state.fields[at].installation != NONE:
            remove_installation(state, at)


@acts
def remove_programs_on(state: State, where: Spaces, colour: Colour, up_to: Number = 3) -> None:
    """Unblocked programs of a colour on each of these spaces: all, or up to so many."""
    for at in where:
        remove_programs(state, at, colour, min(up_to, state.fields[at].programs[colour]))


@acts
def flip_on(state: State, where: Spaces) -> None:
    """Turn over all unblocked programs of these spaces; a purple one has no other side."""
    for at in where:
        programs = state.fields[at].programs
        flip_programs(state, at, tuple(Program(colour, programs[colour]) for colour in BASIC if programs[colour]))


# numbers and dice


@acts
def note(state: State, name: Track, value: Number) -> None:
    """Remember a number for later steps: `track("missing")`."""
    state.remember(name, value)


@acts
def roll_server(state: State) -> Effects:
    """Roll the server die; later steps find the server in `track("rolled")`."""
    return rolling_server(state)


@asks
def scouts_by_number(reading: Reading, servers: Servers) -> Asking[Effects]:
    """For each of these servers: roll the black die and place a scout on that space of it.

    Server by server, in an order that the players choose where it can matter (DK-26.7).
    """
    if not servers:
        return ()
    options = [Option("roll-for", server, (server,)) for server in servers]
    if not order_matters(reading, [at for server in servers for at in servers_spaces(server)]):
        options = options[:1]
    first = yield from choose_one(reading, "roll-for", options)
    return (place_by_number(first), scouts_by_number(tuple(server for server in servers if server is not first)))


# arrows and piles


def follow_arrows(arrows: tuple[Arrow, ...]) -> Effects:
    """Move scouts as in step 3c, with these arrows (DK-26.11 to 26.18)."""
    return tuple(map(parse_arrow, arrows))


@asks
def pile_up(reading: Reading, server: Server) -> Asking[Effects]:
    """One scout goes from the highest-numbered space of a server that has some to the lowest-numbered one."""
    watched = [at for at in servers_spaces(server) if reading.fields[at].scouts]
    if len(watched) < 2:
        return ()
    scout = yield from choose_scout(reading, watched[-1])
    return (Send(scout, watched[0], watched[-1]),)
