"""Numbers computed on read: strength, costs, memory, link, hand size (constant abilities, NR-38.2)."""

from __future__ import annotations

from cyberdeck.netrunner.card import Card
from cyberdeck.netrunner.state import View
from cyberdeck.netrunner.text import text_of
from cyberdeck.netrunner.words import CORP, RUNNER, Side, Type, Zone

WINNING_POINTS = 7
BASE_MEMORY = 4
BASE_HAND = 5


def strength(view: View, card: Card) -> int:
    """NR-26.13: all modifiers in force apply together; it may be negative."""
    lasting = sum(x.amount for x in view.lasting if x.target == card.id and x.name == "strength")
    return view.value("strength", card.id, card.printed.strength + lasting)


def has_subtype(view: View, card: Card, subtype: str) -> bool:
    return subtype in card.printed.subtypes or any(x.target == card.id and x.name == subtype for x in view.lasting)


def rez_cost(view: View, card: Card) -> int:
    return max(0, view.value("rez cost", card.id, card.printed.cost))


def play_cost(view: View, card: Card) -> int:
    return max(0, view.value("play cost", card.id, card.printed.cost))


def install_cost(view: View, card: Card, discount: int = 0) -> int:
    """NR-AMB-18: reductions add up, but no cost falls below 0."""
    return max(0, view.value("install cost", card.id, card.printed.cost) - discount)


def requirement(view: View, card: Card) -> int:
    return view.value("advancement requirement", card.id, card.printed.advancement)


def memory_limit(view: View) -> int:
    return view.value("memory", RUNNER, BASE_MEMORY)


def memory_cost(view: View, card: Card) -> int:
    return view.value("memory cost", card.id, card.printed.memory)


def memory_used(view: View) -> int:
    return sum(memory_cost(view, view.cards[id]) for id in view.rig)


def link(view: View) -> int:
    identity = view.cards[view.runner.identity]
    return view.value("link", RUNNER, identity.printed.link)


def hand_size(view: View, side: Side) -> int:
    base = BASE_HAND if side is CORP else BASE_HAND - view.runner.brain
    return view.value("hand size", side, base)


def points(view: View, side: Side) -> int:
    return sum(view.cards[id].printed.points for id in view.players[side].score)


def advanceable(card: Card) -> bool:
    """NR-17.2: agendas always, other cards if their text allows it, rezzed or not."""
    if card.zone is not Zone.ICE and card.zone is not Zone.ROOT:
        return False
    return card.type is Type.AGENDA or text_of(card).can_advance


def is_tool(card: Card) -> bool:
    return card.type is Type.PROGRAM or card.type is Type.HARDWARE


def programs(view: View) -> list[Card]:
    return [card for id in view.rig if (card := view.cards[id]).type is Type.PROGRAM]


def corp_installed(view: View) -> list[Card]:
    """Every installed Corp card, server by server, ice first."""
    return [view.cards[id] for column in view.servers.values() for id in (*column.ice, *column.root)]
