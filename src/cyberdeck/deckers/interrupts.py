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
from cyberdeck.deckers.steps import Deed
from cyberdeck.deckers.words import AT, space_name
from cyberdeck.kernel import Arg, Effect, Message, Option, message

Interrupting = Callable[[Reading, int, Any], "Sequence[Option[Deed]] | None"]
"""What a seat may use against an effect, or None where there is nothing to ask."""


class Coming(NamedTuple):
    """What is about to happen, as the question about it tells."""

    told: Message
    at: tuple[str, ...]
    """The space, and the numbers that are compared there."""

    @property
    def kind(self) -> str:
        return "about"

    def notation(self, seat: int) -> str:
        return self.told.id

    def names(self, seat: int) -> tuple[str, ...]:
        return self.at

    def spoken(self, seat: int) -> Arg:
        return self.told


def coming(effect: Effect[Any]) -> tuple[Coming, ...]:
    match effect:
        case Compare(at, infection, resistance):
            told = message("about-infection", space=AT[at].spoken(-1), infection=infection, resistance=resistance)
            return (Coming(told, (space_name(at), str(infection), str(resistance))),)
        case Found(face=face, number=number):
            told = message("about-new-scout", face=face or "none", number=number)
            return (Coming(told, (f"{face}{number}",) if number and face not in ("", "avatar") else ()),)
        case Arrive(to=to):
            return (Coming(message("about-scout", space=AT[to].spoken(-1)), (space_name(to),)),)
    return ()
