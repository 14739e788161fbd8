"""The green command cards: pushing, projecting, rebuilding, foreseeing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from cyberdeck.deckers.actions import UseInterrupt
from cyberdeck.deckers.field import NONE
from cyberdeck.deckers.keywords import Text, Use, held, in_use, lasting, with_scouts
from cyberdeck.deckers.markers import move_installation
from cyberdeck.deckers.names import Lasting
from cyberdeck.deckers.new_scouts import PREMONITION, Found
from cyberdeck.deckers.shifting import Push, choose_neighbour, markers
from cyberdeck.deckers.state import Reading, State
from cyberdeck.deckers.steps import Deed, Effect, Question, choose_one
from cyberdeck.deckers.words import SPACES, At, Phase, Scout, Space, card_named
from cyberdeck.kernel import Asking, Do, Effects, Option, amend_about

# Nudge


def pushable_near(reading: Reading, use: Use) -> list[Space]:
    return [at for at in use.near(reading) if markers(reading, at)]


@dataclass(frozen=True, slots=True)
class Nudge(Question):
    """One push from the own space or an adjacent one; not a shift action, so only programs and scouts."""

    def resolve(self, reading: Reading, source: int) -> Asking[Effects]:
        spaces = [Option("push-from", at, (At(at),)) for at in pushable_near(reading, in_use(reading))]
        origin = yield from choose_one(reading, "nudge", spaces)
        options = [Option("push", marker, (marker,)) for marker in markers(reading, origin)]
        marker = yield from choose_one(reading, "push-what", options, At(origin))
        return (Push(marker, origin, (yield from choose_neighbour(reading, origin))),)


# Puppeteer


@dataclass(frozen=True, slots=True)
class Puppeteer(Question):
    """One or two pushes of scouts from one space anywhere."""

    origin: int = NONE
    """Chosen with the first push."""

    def resolve(self, reading: Reading, source: int) -> Asking[Effects]:
        origin, again = self.origin, self.origin != NONE
        if not again:
            spaces = [Option("push-from", at, (At(at),)) for at in with_scouts(reading, SPACES)]
            origin = yield from choose_one(reading, "puppeteer", spaces)
        scouts = reading.fields[origin].kinds_of_scout
        if not scouts:
            return ()
        options: list[Option[Scout | None]] = [Option("push", scout, (scout,)) for scout in scouts]
        if again:
            options.append(Option("done", None))
        scout = yield from choose_one(reading, "push-what", options, At(origin))
        if scout is None:
            return ()
        push = Push(scout, origin, (yield from choose_neighbour(reading, origin)))
        return (push,) if again else (push, replace(self, origin=origin))


# Rewire


def movable_installations(reading: Reading, use: Use) -> list[Space]:
    """Installations of other spaces, if the own space has room for one and no SMC marker."""
    here = reading.fields[use.at]
    if not here.free_of_smc or here.installation != NONE:
        return []
    return [at for at in SPACES if at != use.at and reading.fields[at].installation != NONE]


@dataclass(frozen=True, slots=True)
class Rewire(Question):
    def resolve(self, reading: Reading, source: int) -> Asking[Effects]:
        options = [Option("from", at, (At(at),)) for at in movable_installations(reading, in_use(reading))]
        return (MoveInstallation((yield from choose_one(reading, "rewire", options)), reading.here),)


@dataclass(frozen=True, slots=True)
class MoveInstallation(Effect):
    origin: Space
    to: Space

    def resolve(self, state: State, source: int) -> Effects:
        move_installation(state, self.origin, self.to)
        return ()


TEXTS: Final = {
    "nudge": Text(pushable_near, (Nudge(),)),
    "puppeteer": Text(lambda reading, use: with_scouts(reading, SPACES), (Puppeteer(),)),
    "telepresence": lasting(Lasting.TELEPRESENCE),
    "rewire": Text(movable_installations, (Rewire(),)),
}


# Premonition


def premonition(reading: Reading, seat: int, found: Found) -> Sequence[Option[Deed]] | None:
    """In the New Scouts step: one or both of the dice that were rolled are rolled again."""
    ids = held(reading, seat, PREMONITION) if reading.phase is Phase.NEW_SCOUTS else None
    return None if ids is None else [option for id in ids for option in rerolls(found, UseInterrupt(seat, id))]


def rerolls(found: Found, use: UseInterrupt) -> Iterator[Option[Deed]]:
    card = (card_named(PREMONITION),)
    if found.face:
        yield Option("reroll-server", Do((use, Reroll(server=True))), card)
    if found.number:
        yield Option("reroll-number", Do((use, Reroll(black=True))), card)
    if found.face and found.number:
        yield Option("reroll-both", Do((use, Reroll(server=True, black=True))), card)


@dataclass(frozen=True, slots=True)
class Reroll(Effect):
    server: bool = False
    black: bool = False

    def resolve(self, state: State, source: int) -> Effects:
        amend_about(state, Found, lambda found: found.rerolled(state, server=self.server, black=self.black))
        return ()
