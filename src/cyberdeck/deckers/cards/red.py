"""The red command cards: removing scouts and guardians, stronger infections."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from cyberdeck.deckers.converting import choose_scout
from cyberdeck.deckers.guardians import take_guardian
from cyberdeck.deckers.infecting import OVERVOLTAGE, Compare, take_scout
from cyberdeck.deckers.keywords import Text, Use, in_use, interrupt
from cyberdeck.deckers.markers import blacken_scouts
from cyberdeck.deckers.scouts import Send
from cyberdeck.deckers.state import Reading, State, servers_spaces
from cyberdeck.deckers.steps import Deed, acts, asks, choose_one
from cyberdeck.deckers.words import AT, BLACK, Scout, Space, server_of
from cyberdeck.kernel import Asking, Effects, Option, amend_about

# Scalpel


@asks
def remove_scout_here(reading: Reading) -> Asking[Effects]:
    """A scout of the own space."""
    return (take_scout(reading.here, (yield from choose_scout(reading, reading.here))),)


# Cauterise


def with_white_scouts(reading: Reading, use: Use) -> list[Space]:
    spaces = servers_spaces(server_of(use.at))
    return [at for at in spaces if reading.fields[at].white or reading.fields[at].blocked]


@acts
def cauterise(state: State) -> None:
    """All white scouts of the server become black, and what they blocked is free."""
    for at in with_white_scouts(state, in_use(state)):
        blacken_scouts(state, at)


# Wrecking Ball; Zero Day is among the purple cards


def removable_guardians(reading: Reading, use: Use) -> list[Space]:
    """On the own space or beside it; cards do not remove Mother's Ghost (DK-29.8)."""
    return [at for at in use.near(reading) if reading.fields[at].guardian_can_fall]


@asks
def fell_guardian(reading: Reading, trace: bool = False) -> Asking[Effects]:
    """Remove a guardian near by; with `trace`, a black scout takes its place."""
    options = [Option("from", at, (AT[at],)) for at in removable_guardians(reading, in_use(reading))]
    at = yield from choose_one(reading, "which-guardian", options)
    return (take_guardian(at), Send(Scout(BLACK), at)) if trace else (take_guardian(at),)


TEXTS: Final = {
    "scalpel": Text(lambda reading, use: reading.fields[use.at].scouts > 0, (remove_scout_here(),)),
    "cauterise": Text(with_white_scouts, (cauterise(),)),
    "wrecking-ball": Text(removable_guardians, (fell_guardian(trace=True),)),
}


# Overvoltage


def overvoltage(reading: Reading, seat: int, compare: Compare) -> Sequence[Option[Deed]] | None:
    """In the infect action of any decker, once the dice are rolled; not in the SMC attack."""
    return None if reading.action is None else interrupt(reading, seat, OVERVOLTAGE, strengthen(2))


@acts
def strengthen(state: State, by: int) -> None:
    """The infection whose dice are rolled."""
    amend_about(state, Compare, lambda compare: replace(compare, infection=compare.infection + by))
