"""The cards of Heist: a row of data each, and a line where a row is not enough."""

from __future__ import annotations

from cyberdeck.kernel import About, Step
from toy.effects import EndRaid, Gain, Harm, Look, Prevent, Reflect, Stab
from toy.questions import Scry
from toy.state import Reading, Seat
from toy.texts import TEXTS, Text


def stab(seat: Seat) -> tuple[Step, ...]:
    return (Stab(seat.other),)


def scry(seat: Seat) -> tuple[Step, ...]:
    return (Look(seat), Scry(seat))


def trap(raider: Seat) -> tuple[Step, ...]:
    return (About(Harm(raider, 2)),)


def alarm(raider: Seat) -> tuple[Step, ...]:
    return (EndRaid(),)


def earn(seat: Seat) -> tuple[Step, ...]:
    return (Gain(seat, 1),)


def restock(seat: Seat) -> tuple[Step, ...]:
    return (Gain(seat, -1), Gain(seat, 2))


def can_restock(reading: Reading, seat: Seat) -> bool:
    """The banker pays out only to those who have little."""
    return 0 < reading.players[seat].coins < 3


CARDS = (
    Text("dagger", 1, 6, on_play=stab),
    Text("oracle", 0, 3, on_play=scry),
    Text("trap", 9, 3, ambush=trap),
    Text("alarm", 9, 2, ambush=alarm),
    Text("miser", 1, 3, when_drawn=earn),
    Text("banker", 1, 3, when_drawn=restock),
    Text("shield", 1, 3, interrupt=Prevent()),
    Text("mirror", 2, 2, interrupt=Reflect()),
    Text("forge", 2, 3, bonus=1),
)
TEXTS.update({text.title: text for text in CARDS})
