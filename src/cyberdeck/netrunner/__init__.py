"""Android: Netrunner, the 2012 core set, by the rules of the rules reference."""

from cyberdeck.netrunner.decks import Deck, starter_deck
from cyberdeck.netrunner.printed import PRINTED
from cyberdeck.netrunner.rules import RULES, NetrunnerGame, new_game
from cyberdeck.netrunner.view import NetrunnerView
from cyberdeck.netrunner.words import CORP, RUNNER, Side

__all__ = ["CORP", "RULES", "RUNNER", "Deck", "NetrunnerGame", "NetrunnerView", "Side", "new_game", "starter_deck"]

MESSAGE_IDS = (
    *(f"card-{key}" for key in PRINTED),
    *(f"faction-{card.faction}" for card in PRINTED.values()),
    *(f"subtype-{subtype}" for card in PRINTED.values() for subtype in card.subtypes),
    *(f"type-{card.type.value}" for card in PRINTED.values()),
    "server-*",
    "side-*",
    "term-*",
)
"""What the things of the game are called."""
