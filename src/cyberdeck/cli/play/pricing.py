"""What stands beside an option or a shortcut at a terminal: its price, and what it surely does."""

from __future__ import annotations

from collections.abc import Callable

from cyberdeck.kernel import Message, Offer, Outcome, Shortcut, message


def beside(offer: Offer | Shortcut, text: Callable[[Message], str]) -> str:
    """` · 1 click, 2 credits → gain 9 credits`, or nothing."""
    price = ", ".join(text(charge.message) for charge in offer.price)
    outcomes = "; ".join(text(_told(outcome)).rstrip(".") for outcome in offer.outcomes)
    return (f" · {price}" if price else "") + (f" → {outcomes}" if outcomes else "")


def _told(outcome: Outcome) -> Message:
    if outcome.chance is None:
        return outcome.message
    return message("outcome-chance", outcome=outcome.message, percent=round(100 * outcome.chance))
