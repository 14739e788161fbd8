"""Interrupts: cards and packets that may be used while something is about to happen (DK-15.3, DK-15.7).

A seat is asked wherever everybody can see that it might hold a fitting card, so that being asked tells nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from cyberdeck.deckers.state import View
from cyberdeck.kernel import Deed, Effect, Option

Interrupting = Callable[[View, int, Any], "Sequence[Option[Deed]] | None"]
INTERRUPTS: Final[dict[type[Effect[Any]], list[Interrupting]]] = {}
"""For each kind of effect: what a seat may use against it, or None where there is nothing to ask."""


def interrupts_of(view: View, seat: int, effect: Effect[Any]) -> Sequence[Option[Deed]] | None:
    offered = [found for offer in INTERRUPTS.get(type(effect), ()) if (found := offer(view, seat, effect)) is not None]
    return [option for options in offered for option in options] if offered else None
