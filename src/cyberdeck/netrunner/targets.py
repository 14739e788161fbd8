"""Choosing cards that an effect works on."""

from __future__ import annotations

from cyberdeck.kernel import Asking, Option, choose
from cyberdeck.netrunner.card import Card
from cyberdeck.netrunner.state import View
from cyberdeck.netrunner.values import advanceable, corp_installed, programs
from cyberdeck.netrunner.words import CORP, Side, Zone


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


def choose_program(view: View, me: Card) -> Asking[int]:
    """NR-25.8: the Corp chooses; -1 where the Runner has no program."""
    installed = programs(view)
    return (yield from choose_card(view, CORP, "choose-program", installed, me)) if installed else -1
