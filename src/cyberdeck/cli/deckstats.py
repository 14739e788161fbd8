"""What a deck is made of, in numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from math import comb
from typing import Final

from cyberdeck.bots.netrunner.facts import facts
from cyberdeck.kernel import Message, Rng, message
from cyberdeck.netrunner.decks import Deck
from cyberdeck.netrunner.printed import PRINTED, Printed
from cyberdeck.netrunner.words import CORP, Type

HAND: Final = 5
ICE_SUBTYPES: Final = ("barrier", "code-gate", "sentry")
BREAKER_SUBTYPES: Final = ("icebreaker", "fracter", "decoder", "killer", "ai")

Kind = Callable[[Printed], bool]


def is_economy(card: Printed) -> bool:
    """Whether a card brings credits: once, with each click or each turn, or from a stock of its own."""
    known = facts(card.id)
    return card.type is not Type.IDENTITY and (known.economy or known.stock > 0)


def count(deck: Deck, kind: Kind) -> int:
    return sum(copies for id, copies in deck.cards.items() if kind(PRINTED[id]))


def types(deck: Deck) -> dict[Message, int]:
    """How many cards of each type there are."""
    found = {Message(f"type-{type.value}"): count(deck, _is(type)) for type in Type}
    return {kind: cards for kind, cards in found.items() if cards}


def roles(deck: Deck) -> dict[Message, int]:
    """How many cards do what a deck needs, whatever their type: money, and ice or icebreakers of each subtype."""
    economy = {message("deck-economy"): count(deck, is_economy)}
    type, subtypes = (Type.ICE, ICE_SUBTYPES) if deck.side is CORP else (Type.PROGRAM, BREAKER_SUBTYPES)
    return economy | {Message(f"subtype-{subtype}"): count(deck, _is(type, subtype)) for subtype in subtypes}


def costs(deck: Deck) -> dict[int, Counter[Type]]:
    """How many cards cost how much, by type, with no gap up to the dearest; agendas have no cost."""
    found: dict[int, Counter[Type]] = {}
    for id, copies in deck.cards.items():
        card = PRINTED[id]
        if card.type is not Type.AGENDA:
            found.setdefault(card.cost, Counter())[card.type] += copies
    return {cost: found.get(cost, Counter()) for cost in range(max(found, default=-1) + 1)}


def mean_cost(deck: Deck) -> float:
    priced = {cost: types.total() for cost, types in costs(deck).items()}
    return sum(cost * cards for cost, cards in priced.items()) / max(1, sum(priced.values()))


def chance(wanted: int, cards: int, drawn: int = HAND) -> float:
    """How likely at least one of `wanted` among so many cards is drawn."""
    return 1 - comb(cards - wanted, drawn) / comb(cards, drawn) if cards >= drawn else float(wanted > 0)


def hands(deck: Deck, number: int, seed: int) -> list[list[str]]:
    """Opening hands, drawn by chance."""
    cards = [id for id, copies in deck.cards.items() for _ in range(copies)]
    rng = Rng(seed)
    return [rng.sample(cards, min(HAND, len(cards))) for _ in range(number)]


def _is(type: Type, subtype: str = "") -> Kind:
    return lambda card: card.type is type and (not subtype or subtype in card.subtypes)
