"""Android: Netrunner, the 2012 core set, by the rules of the rules reference."""

from cyberdeck.netrunner.decks import Deck, starter_deck
from cyberdeck.netrunner.rules import RULES, new_game
from cyberdeck.netrunner.words import CORP, RUNNER, Side

__all__ = ["CORP", "RULES", "RUNNER", "Deck", "Side", "new_game", "starter_deck"]

MESSAGE_IDS = ("card-*", "faction-*", "server-*", "side-*", "subtype-*", "term-*", "type-*")
