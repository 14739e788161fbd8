"""Numbers computed on read: strength, costs, memory, link, hand size (constant abilities, NR-38.2)."""

from __future__ import annotations

from cyberdeck.netrunner.card import Card
from cyberdeck.netrunner.state import Reading
from cyberdeck.netrunner.text import text_of
from cyberdeck.netrunner.words import CORP, RUNNER, Side, Type, Value, Zone

WINNING_POINTS = 7
BASE_MEMORY = 4
BASE_HAND = 5


def strength(reading: Reading, card: Card) -> int:
    """NR-26.13: all modifiers in force apply together; it may be negative."""
    lasting = sum(x.amount for x in reading.lasting if x.target == card.id and x.name == "strength")
    return reading.value(Value.STRENGTH, card.id, card.printed.strength + lasting)


def has_subtype(reading: Reading, card: Card, subtype: str) -> bool:
    return subtype in card.printed.subtypes or any(x.target == card.id and x.name == subtype for x in reading.lasting)


def rez_cost(reading: Reading, card: Card) -> int:
    return max(0, reading.value(Value.REZ_COST, card.id, card.printed.cost))


def play_cost(reading: Reading, card: Card) -> int:
    return max(0, reading.value(Value.PLAY_COST, card.id, card.printed.cost))


def install_cost(reading: Reading, card: Card, discount: int = 0) -> int:
    """NR-AMB-18: reductions add up, but no cost falls below 0."""
    return max(0, reading.value(Value.INSTALL_COST, card.id, card.printed.cost) - discount)


def requirement(reading: Reading, card: Card) -> int:
    return reading.value(Value.ADVANCEMENT_REQUIREMENT, card.id, card.printed.advancement)


def memory_limit(reading: Reading) -> int:
    return reading.value(Value.MEMORY, RUNNER, BASE_MEMORY)


def memory_cost(reading: Reading, card: Card) -> int:
    return reading.value(Value.MEMORY_COST, card.id, card.printed.memory)


def memory_used(reading: Reading) -> int:
    return sum([memory_cost(reading, reading.cards[id]) for id in reading.rig])


def link(reading: Reading) -> int:
    identity = reading.cards[reading.runner.identity]
    return reading.value(Value.LINK, RUNNER, identity.printed.link)


def hand_size(reading: Reading, side: Side) -> int:
    base = BASE_HAND if side is CORP else BASE_HAND - reading.runner.brain
    return reading.value(Value.HAND_SIZE, side, base)


def points(reading: Reading, side: Side) -> int:
    return sum([reading.cards[id].printed.points for id in reading.players[side].score])


def advanceable(card: Card) -> bool:
    """NR-17.2: agendas always, other cards if their text allows it, rezzed or not."""
    if card.zone is not Zone.ICE and card.zone is not Zone.ROOT:
        return False
    return card.type is Type.AGENDA or text_of(card).can_advance


def is_tool(card: Card) -> bool:
    return card.type is Type.PROGRAM or card.type is Type.HARDWARE


def programs(reading: Reading) -> list[Card]:
    return [card for id in reading.rig if (card := reading.cards[id]).type is Type.PROGRAM]


def corp_installed(reading: Reading) -> list[Card]:
    """Every installed Corp card, server by server, ice first."""
    return [reading.cards[id] for column in reading.servers.values() for id in (*column.ice, *column.root)]
