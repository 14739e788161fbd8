"""The red command cards: removing scouts and guardians, stronger infections."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from cyberdeck.deckers.converting import choose_scout
from cyberdeck.deckers.guardians import RemoveGuardian
from cyberdeck.deckers.infecting import OVERVOLTAGE, Compare, RemoveScout
from cyberdeck.deckers.keywords import Text, Use, in_use, interrupt
from cyberdeck.deckers.markers import blacken_scouts
from cyberdeck.deckers.scouts import Send
from cyberdeck.deckers.state import Reading, State, servers_spaces
from cyberdeck.deckers.steps import Deed, Effect, Question, choose_one
from cyberdeck.deckers.words import BLACK, At, Scout, Space, server_of
from cyberdeck.kernel import Asking, Effects, Option, amend_about

# Scalpel


@dataclass(frozen=True, slots=True)
class RemoveScoutHere(Question):
    """A scout of the own space."""

    def resolve(self, reading: Reading, source: int) -> Asking[Effects]:
        return (RemoveScout(reading.here, (yield from choose_scout(reading, reading.here))),)


# Cauterise


def with_white_scouts(reading: Reading, use: Use) -> list[Space]:
    spaces = servers_spaces(server_of(use.at))
    return [at for at in spaces if reading.fields[at].white or reading.fields[at].blocked]


@dataclass(frozen=True, slots=True)
class Cauterise(Effect):
    """All white scouts of the server become black, and what they blocked is free."""

    def resolve(self, state: State, source: int) -> Effects:
        for at in with_white_scouts(state, in_use(state)):
            blacken_scouts(state, at)
        return ()


# Wrecking Ball; Zero Day is among the purple cards


def removable_guardians(reading: Reading, use: Use) -> list[Space]:
    """On the own space or beside it; cards do not remove Mother's Ghost (DK-29.8)."""
    return [at for at in use.near(reading) if reading.fields[at].guardian_can_fall]


@dataclass(frozen=True, slots=True)
class FellGuardian(Question):
    """Remove a guardian near by; with `trace`, a black scout takes its place."""

    trace: bool = False

    def resolve(self, reading: Reading, source: int) -> Asking[Effects]:
        options = [Option("from", at, (At(at),)) for at in removable_guardians(reading, in_use(reading))]
        at = yield from choose_one(reading, "which-guardian", options)
        return (RemoveGuardian(at), Send(Scout(BLACK), at)) if self.trace else (RemoveGuardian(at),)


TEXTS: Final = {
    "scalpel": Text(lambda reading, use: reading.fields[use.at].scouts > 0, (RemoveScoutHere(),)),
    "cauterise": Text(with_white_scouts, (Cauterise(),)),
    "wrecking-ball": Text(removable_guardians, (FellGuardian(trace=True),)),
}


# Overvoltage


def overvoltage(reading: Reading, seat: int, compare: Compare) -> Sequence[Option[Deed]] | None:
    """In the infect action of any decker, once the dice are rolled; not in the SMC attack."""
    return None if reading.action is None else interrupt(reading, seat, OVERVOLTAGE, Strengthen(2))


@dataclass(frozen=True, slots=True)
class Strengthen(Effect):
    """The infection whose dice are rolled."""

    by: int

    def resolve(self, state: State, source: int) -> Effects:
        amend_about(state, Compare, lambda compare: replace(compare, infection=compare.infection + self.by))
        return ()
