"""The green command cards: pushing, projecting, rebuilding, foreseeing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from cyberdeck.deckers.actions import UseInterrupt
from cyberdeck.deckers.field import NONE
from cyberdeck.deckers.keywords import Text, Use, held, in_use, lasting, with_scouts
from cyberdeck.deckers.markers import move_installation
from cyberdeck.deckers.names import Lasting
from cyberdeck.deckers.new_scouts import PREMONITION, Found
from cyberdeck.deckers.shifting import choose_neighbour, markers, push_marker
from cyberdeck.deckers.state import Reading, State
from cyberdeck.deckers.steps import Deed, Question, acts, asks, choose_one
from cyberdeck.deckers.words import AT, SPACES, Phase, Scout, Space, card_named
from cyberdeck.kernel import Asking, Do, Effects, Option, amend_about, frozen

# Nudge


def pushable_near(reading: Reading, use: Use) -> list[Space]:
    return [at for at in use.near(reading) if markers(reading, at)]


@asks
def nudge(reading: Reading) -> Asking[Effects]:
    """One push from the own space or an adjacent one; not a shift action, so only programs and scouts."""
    spaces = [Option("push-from", at, (AT[at],)) for at in pushable_near(reading, in_use(reading))]
    origin = yield from choose_one(reading, "nudge", spaces)
    options = [Option("push", marker, (marker,)) for marker in markers(reading, origin)]
    marker = yield from choose_one(reading, "push-what", options, AT[origin])
    return (push_marker(marker, origin, (yield from choose_neighbour(reading, origin))),)


# Puppeteer


@frozen
class Puppeteer(Question):
    """One or two pushes of scouts from one space anywhere."""

    origin: int = NONE
    """Chosen with the first push."""

    def resolve(self, reading: Reading, source: int) -> Asking[Effects]:
        origin, again = self.origin, self.origin != NONE
        if not again:
            spaces = [Option("push-from", at, (AT[at],)) for at in with_scouts(reading, SPACES)]
            origin = yield from choose_one(reading, "puppeteer", spaces)
        scouts = reading.fields[origin].kinds_of_scout
        if not scouts:
            return ()
        options: list[Option[Scout | None]] = [Option("push", scout, (scout,)) for scout in scouts]
        if again:
            options.append(Option("done", None))
        scout = yield from choose_one(reading, "push-what", options, AT[origin])
        if scout is None:
            return ()
        push = push_marker(scout, origin, (yield from choose_neighbour(reading, origin)))
        return (push,) if again else (push, replace(self, origin=origin))


# Rewire


def movable_installations(reading: Reading, use: Use) -> list[Space]:
    """Installations of other spaces, if the own space has room for one and no SMC marker."""
    here = reading.fields[use.at]
    if not here.free_of_smc or here.installation != NONE:
        return []
    return [at for at in SPACES if at != use.at and reading.fields[at].installation != NONE]


@asks
def rewire(reading: Reading) -> Asking[Effects]:
    options = [Option("from", at, (AT[at],)) for at in movable_installations(reading, in_use(reading))]
    return (carry_installation((yield from choose_one(reading, "rewire", options)), reading.here),)


@acts
def carry_installation(state: State, origin: Space, to: Space) -> None:
    move_installation(state, origin, to)


TEXTS: Final = {
    "nudge": Text(pushable_near, (nudge(),)),
    "puppeteer": Text(lambda reading, use: with_scouts(reading, SPACES), (Puppeteer(),)),
    "telepresence": lasting(Lasting.TELEPRESENCE),
    "rewire": Text(movable_installations, (rewire(),)),
}


# Premonition


def premonition(reading: Reading, seat: int, found: Found) -> Sequence[Option[Deed]] | None:
    """In the New Scouts step: one or both of the dice that were rolled are rolled again."""
    ids = held(reading, seat, PREMONITION) if reading.phase is Phase.NEW_SCOUTS else None
    return None if ids is None else [option for id in ids for option in rerolls(found, UseInterrupt(seat, id))]


def rerolls(found: Found, use: UseInterrupt) -> Iterator[Option[Deed]]:
    card = (card_named(PREMONITION),)
    if found.face:
        yield Option("reroll-server", Do((use, reroll(server=True))), card)
    if found.number:
        yield Option("reroll-number", Do((use, reroll(black=True))), card)
    if found.face and found.number:
        yield Option("reroll-both", Do((use, reroll(server=True, black=True))), card)


@acts
def reroll(state: State, server: bool = False, black: bool = False) -> None:
    amend_about(state, Found, lambda found: found.rerolled(state, server=server, black=black))
