"""Conditions that many card texts share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from cyberdeck.netrunner.card import Card
from cyberdeck.netrunner.state import Reading
from cyberdeck.netrunner.words import CENTRALS, Server, Side, Zone


class OfCard(Protocol):
    """An event that happens to a card."""

    @property
    def card(self) -> Card: ...


class OfSide(Protocol):
    @property
    def side(self) -> Side: ...


class AtServer(Protocol):
    @property
    def server(self) -> Server: ...


def this_card(reading: Reading, me: Card, event: OfCard) -> bool:
    """NR-44.2: a card that names itself means only itself."""
    return event.card.id == me.id


def own_turn(reading: Reading, me: Card, event: OfSide) -> bool:
    return event.side is me.controller


def during_run(reading: Reading, me: Card) -> bool:
    return reading.run is not None


def icebreaker(reading: Reading, card: Card) -> bool:
    return card.zone is Zone.RIG and "icebreaker" in card.printed.subtypes


def central(reading: Reading, me: Card, event: AtServer) -> bool:
    return event.server.number in CENTRALS


def server_is(server: int) -> Callable[[Reading, Card, AtServer], bool]:
    return lambda reading, me, event: event.server.number == server


def tagged(reading: Reading, me: Card) -> bool:
    return reading.runner.tags > 0
