"""What a searching decker thinks of and says, in words."""

from __future__ import annotations

from typing import Final

from cyberdeck.bots.bot import Plan
from cyberdeck.bots.deckers.house import MENU
from cyberdeck.bots.deckers.imagining import Seen
from cyberdeck.bots.deckers.searching import SearchingDecker
from cyberdeck.bots.deckers.wording import spoken
from cyberdeck.kernel import Message, message

NEAR: Final = 1.0
"""Who is so little behind is almost as good."""


def plans(bot: SearchingDecker, seen: Seen) -> tuple[Plan, ...]:
    """The plans for a turn, as far as they begin with something that is offered now."""
    offers = {offer.notation: offer.index for offer in seen.offers}
    found = [choice for choice in bot.explain(seen) if choice.deeds and choice.deeds[0].notation in offers]
    return tuple(
        Plan(offers[choice.deeds[0].notation], None, tuple(map(spoken, choice.deeds)), verdict(choice.worth))
        for choice in found
    )


def verdict(behind: float) -> Message:
    if behind == 0:
        return message("plan-best")
    return message("plan-close") if behind > -NEAR else message("plan-behind")


def says(bot: SearchingDecker, seen: Seen) -> Message | None:
    """At the beginning of its turn, what it is about to do."""
    view = seen.view
    mine = next(decker for decker in view.deckers if decker.id == view.active)
    return bot.intends(seen) if seen.asked.id == MENU and not mine.played else None
