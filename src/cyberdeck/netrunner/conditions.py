"""Conditions that many card texts share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cyberdeck.netrunner.card import Card
from cyberdeck.netrunner.state import View
from cyberdeck.netrunner.words import CENTRALS, Zone


def this_card(view: View, me: Card, event: Any) -> bool:
    """NR-44.2: a card that names itself means only itself."""
    return bool(event.card.id == me.id)


def own_turn(view: View, me: Card, event: Any) -> bool:
    return bool(event.side is me.controller)


def during_run(view: View, me: Card) -> bool:
    return view.run is not None


def icebreaker(view: View, card: Card) -> bool:
    return card.zone is Zone.RIG and "icebreaker" in card.printed.subtypes


def central(view: View, me: Card, event: Any) -> bool:
    return event.server.number in CENTRALS


def server_is(server: int) -> Callable[[View, Card, Any], bool]:
    return lambda view, me, event: bool(event.server.number == server)


def tagged(view: View, me: Card) -> bool:
    return view.runner.tags > 0
