"""Conditions that many card texts share."""

from __future__ import annotations

from typing import Any

from cyberdeck.netrunner.card import Card
from cyberdeck.netrunner.state import View
from cyberdeck.netrunner.words import Zone


def this_card(view: View, me: Card, event: Any) -> bool:
    """NR-44.2: a card that names itself means only itself."""
    return bool(event.card.id == me.id)


def own_turn(view: View, me: Card, event: Any) -> bool:
    return bool(event.side is me.controller)


def during_run(view: View, me: Card) -> bool:
    return view.run is not None


def icebreaker(view: View, card: Card) -> bool:
    return card.zone is Zone.RIG and "icebreaker" in card.printed.subtypes
