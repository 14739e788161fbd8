"""What is worth trying in Deckers: an answer is left out where another leads to all that it could lead to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cyberdeck.deckers.infecting import OVERKILL, SHOCKWAVE
from cyberdeck.deckers.payment import SUGGESTED, Payment, of, suggestions
from cyberdeck.deckers.state import State
from cyberdeck.deckers.words import RED, Colour
from cyberdeck.kernel import AnyGame

_WANTED: Final = {RED: (OVERKILL, SHOCKWAVE)}


def worthwhile(game: AnyGame) -> Sequence[int]:
    """The answers to the open question that a solver has to try."""
    ask = game.ask
    assert ask is not None
    answers = range(len(ask.options))
    if ask.prompt == "pay":
        return answers[: _payments(len(answers))]
    if ask.prompt == "how-many-commands" and isinstance(colour := ask.about[0], Colour):
        return _numbers(game.state, colour, len(answers))
    return answers


def _payments(offered: int) -> int:
    """Nobody pays with more than is needed: all sets without a card too many are offered as a whole, the rest last."""
    return offered - 1 if 1 < offered <= SUGGESTED else offered


def _numbers(state: State, colour: Colour, most: int) -> list[int]:
    """Nobody declares fewer commands than the same cards would give: what is too much need not be used."""
    paid = [suggestions(state, of(colour, number), _WANTED.get(colour, ()), "") for number in range(1, most + 1)]
    return [place for place in range(most) if not any(_no_dearer(paid[place], more) for more in paid[place + 1 :])]


def _no_dearer(payments: Sequence[Payment], others: Sequence[Payment]) -> bool:
    """Whether for each of these payments one of the others takes nothing that it does not."""
    return all(any(_within(other, payment) for other in others) for payment in payments)


def _within(other: Payment, payment: Payment) -> bool:
    cards = set(other.cards) <= set(payment.cards) and set(other.packets) <= set(payment.packets)
    return cards and other.joker <= payment.joker and other.help <= payment.help
