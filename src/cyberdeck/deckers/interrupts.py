"""Interrupts: cards and packets that may be used while something is about to happen (DK-15.3, DK-15.7).

A seat is asked wherever everybody can see that it might hold a fitting card, so that being asked tells nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from cyberdeck.deckers.infecting import Compare
from cyberdeck.deckers.new_scouts import Found
from cyberdeck.deckers.scouts import Arrive
from cyberdeck.deckers.state import Reading
from cyberdeck.deckers.words import At
from cyberdeck.kernel import Arg, Deed, Effect, Message, Option, message

Interrupting = Callable[[Reading, int, Any], "Sequence[Option[Deed]] | None"]
"""What a seat may use against an effect, or None where there is nothing to ask."""


class Coming(NamedTuple):
    """What is about to happen, as the question about it tells."""

    told: Message

    @property
    def kind(self) -> str:
        return "about"

    def notation(self, seat: int) -> str:
        return self.told.id

    def spoken(self, seat: int) -> Arg:
        return self.told


def coming(effect: Effect[Any]) -> tuple[Coming, ...]:
    match effect:
        case Compare(at, infection, resistance):
            where = At(at).spoken(-1)
            return (Coming(message("about-infection", space=where, infection=infection, resistance=resistance)),)
        case Found(face=face, number=number):
            return (Coming(message("about-new-scout", face=face or "none", number=number)),)
        case Arrive(to=to):
            return (Coming(message("about-scout", space=At(to).spoken(-1))),)
    return ()
