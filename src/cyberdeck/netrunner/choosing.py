"""What people choose before a game of Netrunner: the starter decks (NR-4)."""

from __future__ import annotations

from typing import Final

from cyberdeck.kernel import Choice, Choosing, FirstGame, Message, message
from cyberdeck.netrunner.decks import starter_names
from cyberdeck.netrunner.words import Side

USUAL: Final = {"corp": "jinteki", "runner": "shaper"}
"""The decks for a first game."""


def choosings() -> tuple[Choosing, ...]:
    return tuple(_deck(side) for side in Side)


def first_game() -> FirstGame:
    return FirstGame(USUAL, "runner")


def _deck(side: Side) -> Choosing:
    key = side.notation(-1)
    usual_first = sorted(starter_names(side), key=lambda faction: faction != USUAL[key])
    factions = tuple(Choice(faction, Message(f"faction-{faction}")) for faction in usual_first)
    return Choosing(key, message("choose-deck", side=side.spoken(-1)), factions, (USUAL[key],))
