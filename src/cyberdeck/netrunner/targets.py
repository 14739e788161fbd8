"""Choosing what an effect works on: cards, servers."""

from __future__ import annotations

from collections.abc import Iterable

from cyberdeck.kernel import About, Asking, Effects, Option, choose
from cyberdeck.netrunner.card import Card
from cyberdeck.netrunner.state import View
from cyberdeck.netrunner.steps import asks
from cyberdeck.netrunner.trashing import Trash
from cyberdeck.netrunner.values import advanceable, corp_installed, programs
from cyberdeck.netrunner.words import CORP, RUNNER, Server, Side, Zone


def choose_card(view: View, side: Side, prompt: str, cards: list[Card], me: Card) -> Asking[int]:
    return (yield from choose(side, prompt, [Option("choose", card.id, (card,)) for card in cards], me))


MESSAGE_IDS = ("ask-choose-ice", "ask-choose-program", "ask-choose-advance", "ask-choose-expose")


def ice(view: View) -> list[Card]:
    return [card for card in corp_installed(view) if card.zone is Zone.ICE]


def unrezzed(view: View) -> list[Card]:
    return [card for card in corp_installed(view) if not card.faceup]


def can_be_advanced(view: View) -> list[Card]:
    """NR-17.14: agendas, and cards whose text allows it, rezzed or not."""
    return [card for card in corp_installed(view) if advanceable(card)]


def something_to_advance(view: View, me: Card) -> bool:
    return bool(can_be_advanced(view))


def different(view: View, hand: Iterable[int]) -> list[Card]:
    """One card of each title: copies in a hand are the same choice."""
    return list({view.cards[id].key: view.cards[id] for id in hand}.values())


def choose_server(view: View, me: Card, servers: Iterable[int]) -> Asking[int]:
    options = [Option("run", server, (Server(server),)) for server in servers]
    return (yield from choose(RUNNER, "run-where", options, me))


@asks
def trash_program(view: View, me: Card) -> Asking[Effects]:
    """NR-25.8: the Corp chooses; without a program nothing happens."""
    if not (installed := programs(view)):
        return ()
    return (About(Trash(((yield from choose_card(view, CORP, "choose-program", installed, me)),))),)
