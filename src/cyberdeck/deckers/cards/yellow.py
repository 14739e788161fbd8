"""The yellow command cards: turning programs over, luring and turning scouts."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from cyberdeck.deckers.cards.red import remove_scout_here
from cyberdeck.deckers.converting import choose_scout
from cyberdeck.deckers.keywords import Text, Use, in_use, place_here, with_scouts
from cyberdeck.deckers.markers import can_create, flip_programs
from cyberdeck.deckers.shifting import push_marker
from cyberdeck.deckers.state import Reading, State, servers_spaces
from cyberdeck.deckers.steps import acts, asks, choose_one
from cyberdeck.deckers.words import AT, BASIC, YELLOW, Colour, Program, Space, server_of
from cyberdeck.kernel import Asking, Effects, Option, choose

Flip = tuple[Space, Program]

# Disguise, Masquerade


def flippable(reading: Reading, spaces: Sequence[Space]) -> list[Flip]:
    """Programs of the basic colours; purple ones have no other side."""
    found = [(at, colour, reading.fields[at].programs[colour]) for at in spaces for colour in BASIC]
    return [(at, Program(colour, number)) for at, colour, number in found if number]


@cache
def _flip(at: Space, colour: Colour, number: int) -> Option[Flip | None]:
    program = Program(colour, number)
    return Option("flip", (at, program), (program, AT[at]))


@asks
def disguise(reading: Reading) -> Asking[Effects]:
    programs = [Program(program.colour) for _, program in flippable(reading, (reading.here,))]
    options = [Option("flip", program, (program, AT[reading.here])) for program in programs]
    return (flip_everywhere(((reading.here, (yield from choose_one(reading, "disguise", options))),)),)


@asks
def masquerade(reading: Reading) -> Asking[Effects]:
    """Any number of programs of the server, kind by kind; they are turned over together."""
    left, chosen = flippable(reading, servers_spaces(server_of(reading.here))), list[Flip]()
    while left:
        options = [_flip(at, program.colour, number) for at, program in left for number in range(1, program.number + 1)]
        if chosen:
            options.append(Option("done", None))
        flip = yield from choose(reading.active, "masquerade", options)
        if flip is None:
            break
        chosen.append(flip)
        left = [(at, program) for at, program in left if (at, program.colour) != (flip[0], flip[1].colour)]
    return (flip_everywhere(tuple(chosen)),)


@acts
def flip_everywhere(state: State, flips: tuple[Flip, ...]) -> None:
    """All at once; limits are looked at afterwards, space by space (DK-3.16)."""
    for at in dict.fromkeys(at for at, _ in flips):
        flip_programs(state, at, tuple(program for space, program in flips if space == at))


# Decoy, Double Agent


def lurable(reading: Reading, use: Use) -> list[Space]:
    """Adjacent spaces with scouts, as long as the program can be placed (DK-3.9)."""
    return with_scouts(reading, reading.board.neighbours[use.at]) if can_create(reading, YELLOW) else []


@asks
def lure(reading: Reading) -> Asking[Effects]:
    """A scout of an adjacent space is pushed onto the own one."""
    options = [Option("push-from", at, (AT[at],)) for at in lurable(reading, in_use(reading))]
    origin = yield from choose_one(reading, "decoy", options)
    return (push_marker((yield from choose_scout(reading, origin)), origin, reading.here),)


TEXTS: Final = {
    "disguise": Text(lambda reading, use: flippable(reading, (use.at,)), (disguise(),)),
    "decoy": Text(lurable, (lure(), place_here(YELLOW))),
    "double-agent": Text(
        lambda reading, use: reading.fields[use.at].scouts > 0 and can_create(reading, YELLOW),
        (remove_scout_here(), place_here(YELLOW)),
    ),
    "masquerade": Text(lambda reading, use: flippable(reading, servers_spaces(server_of(use.at))), (masquerade(),)),
}
