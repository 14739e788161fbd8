"""Choosing what an effect works on: cards, servers."""

from __future__ import annotations

from collections.abc import Iterable

from cyberdeck.kernel import About, Asking, Effects, Option, choose
from cyberdeck.netrunner.card import Card
from cyberdeck.netrunner.state import Reading
from cyberdeck.netrunner.steps import asks
from cyberdeck.netrunner.trashing import Trash
from cyberdeck.netrunner.values import advanceable, corp_installed, programs
from cyberdeck.netrunner.words import CORP, RUNNER, Server, Side, Zone


def choose_card(reading: Reading, side: Side, prompt: str, cards: list[Card], me: Card) -> Asking[int]:
    return (yield from choose(side, prompt, [Option("choose", card.id, (card,)) for card in cards], me))


def ice(reading: Reading) -> list[Card]:
    return [card for card in corp_installed(reading) if card.zone is Zone.ICE]


def unrezzed(reading: Reading) -> list[Card]:
    return [card for card in corp_installed(reading) if not card.faceup]


def can_be_advanced(reading: Reading) -> list[Card]:
    """NR-17.14: agendas, and cards whose text allows it, rezzed or not."""
    return [card for card in corp_installed(reading) if advanceable(card)]


def something_to_advance(reading: Reading, me: Card) -> bool:
    return bool(can_be_advanced(reading))


def different(reading: Reading, hand: Iterable[int]) -> list[Card]:
    """One card of each title: copies in a hand are the same choice."""
    return list({reading.cards[id].key: reading.cards[id] for id in hand}.values())


def choose_server(reading: Reading, me: Card, servers: Iterable[int]) -> Asking[int]:
    options = [Option("run", server, (Server(server),)) for server in servers]
    return (yield from choose(RUNNER, "run-where", options, me))


@asks
def trash_program(reading: Reading, me: Card) -> Asking[Effects]:
    """NR-25.8: the Corp chooses; without a program nothing happens."""
    if not (installed := programs(reading)):
        return ()
    return (About(Trash(((yield from choose_card(reading, CORP, "choose-program", installed, me)),))),)
