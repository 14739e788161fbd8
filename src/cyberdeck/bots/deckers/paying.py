"""The cheapest way to pay for something with what a decker holds."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from cyberdeck.deckers.content import CONTENT, Vector
from cyberdeck.deckers.field import NONE
from cyberdeck.deckers.payment import NOTHING, Payment, covers, has_joker, most, of, packet_commands, plus
from cyberdeck.deckers.state import State
from cyberdeck.deckers.words import PURPLE, Colour

PURPLE_WORTH: Final = 1.6
"""A purple command, in commands of a basic colour."""
CARD_WORTH: Final = 0.1
MOST_CARDS: Final = 9
"""More are not looked at together; nobody holds so many for long."""


class Purse(NamedTuple):
    """What a decker can pay with now: cards, then packets, and how many commands each gives."""

    cards: tuple[int, ...]
    keys: tuple[str, ...]
    packets: tuple[str, ...]
    commands: tuple[Vector, ...]
    joker: int
    """The colour that Leiko may turn into purple, or -1."""

    def pay(self, need: Vector, must: str = "") -> Payment | None:
        """With the least that does, or None; `must` is a card that has to be among it."""
        if must and must not in self.keys:
            return None
        found = _cheapest(self.commands, need, self.joker, self.keys.index(must) if must else NONE)
        return None if found is None else self._payment(*found)

    def most(self, colour: Colour) -> int:
        """How many commands of a colour everything together gives."""
        return _most(self.commands, colour, self.joker)

    def number(self, payment: Payment, colour: Colour) -> int:
        """How many commands of a colour a payment really gives."""
        have = NOTHING
        for id, vector in zip((*self.cards, *self.packets), self.commands, strict=False):
            if id in payment.cards or id in payment.packets:
                have = plus(have, vector)
        return most(_joker(have, self.joker) if payment.joker else have, colour)

    def _payment(self, indices: tuple[int, ...], joker: bool) -> Payment:
        count = len(self.cards)
        cards = tuple([self.cards[i] for i in indices if i < count])
        return Payment(cards, tuple([self.packets[i - count] for i in indices if i >= count]), joker)


def purse_of(state: State) -> Purse:
    decker = state.deckers[state.active]
    cards = tuple(decker.hand[:MOST_CARDS])
    packets = tuple(packet for packet in decker.packets if packet_commands(state, packet) != NOTHING)
    commands = [CONTENT.symbols[state.cards[id]] for id in cards]
    commands += [packet_commands(state, packet) for packet in packets]
    joker = decker.start if has_joker(state) else NONE
    return Purse(cards, tuple(state.cards[id] for id in cards), packets, tuple(commands), joker)


def worth_of(commands: Vector) -> float:
    """What a card's commands are worth."""
    return sum(commands) + (PURPLE_WORTH - 1) * commands[PURPLE]


WORTHS: Final = {key: worth_of(commands) for key, commands in CONTENT.symbols.items()}
"""The same for every card."""


@lru_cache(maxsize=4096)
def _sets(commands: tuple[Vector, ...]) -> list[tuple[float, tuple[int, ...], Vector]]:
    """All sets of cards, the least valuable first."""
    sets: list[tuple[float, tuple[int, ...], Vector]] = [(0.0, (), NOTHING)]
    for index, vector in enumerate(commands):
        price = worth_of(vector) + CARD_WORTH
        sets += [(cost + price, (*chosen, index), plus(have, vector)) for cost, chosen, have in sets]
    return sorted(sets)


@lru_cache(maxsize=65536)
def _cheapest(commands: tuple[Vector, ...], need: Vector, joker: int, must: int) -> tuple[tuple[int, ...], bool] | None:
    for _, chosen, have in _sets(commands):
        if must != NONE and must not in chosen:
            continue
        if covers(have, need):
            return chosen, False
        if joker != NONE and covers(_joker(have, joker), need):
            return chosen, True
    return None


@lru_cache(maxsize=65536)
def _most(commands: tuple[Vector, ...], colour: Colour, joker: int) -> int:
    have = NOTHING
    for vector in commands:
        have = plus(have, vector)
    return most(_joker(have, joker), colour)


def _joker(have: Vector, joker: int) -> Vector:
    if joker == NONE or not have[joker]:
        return have
    return plus(plus(have, of(PURPLE, have[joker])), of(joker, -have[joker]))
