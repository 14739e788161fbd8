"""What it is worth to the Runner to get into a server, in credits, from all that he has seen."""

from __future__ import annotations

from functools import cache
from typing import Final

from cyberdeck.bots.netrunner.facts import facts
from cyberdeck.netrunner.card import BITS, Card
from cyberdeck.netrunner.decks import starter_deck
from cyberdeck.netrunner.printed import PRINTED
from cyberdeck.netrunner.state import State
from cyberdeck.netrunner.values import points
from cyberdeck.netrunner.words import ARCHIVES, CORP, HQ, RD, RUNNER, Type

POINT: Final = 6.0
"""An agenda point, in credits; late in the game it is worth more."""
LATE: Final = 1.5
RIPE: Final = 1.6
BLANK: Final = 0.6
BARE: Final = 0.3
"""Factors for a hidden card in a remote: advanced, not advanced behind ice, not advanced without ice.

A curious Runner makes no difference between the last two."""
FRESH_HQ: Final = 1.2


def credit(state: State) -> float:
    """One more credit: less and less to a rich Runner."""
    credits = state.runner.credits
    return 1.2 if credits < 5 else 1.0 if credits < 9 else 0.7 if credits < 15 else 0.35


@cache
def _points_in(identity: str) -> int:
    """The agenda points in the deck that this identity is thought to play."""
    deck = starter_deck(PRINTED[identity].faction)
    return sum(PRINTED[key].points * copies for key, copies in deck.cards.items() if PRINTED[key].type is Type.AGENDA)


_DENSITY: Final = ("bot density", 0, 0)
_FINE: Final = 10_000


def _density(state: State) -> float:
    known = unknown = 0
    for card in state.cards:
        if card.owner is CORP:
            if card.known & BITS[RUNNER]:
                known += PRINTED[card.key].points
            else:
                unknown += 1
    left = _points_in(state.cards[state.corp.identity].key) - known
    return min(0.9, max(0.1, left / max(1, unknown)))


class Prizes:
    """Of all servers of a position."""

    __slots__ = ("bare", "point", "state")

    def __init__(self, state: State, curious: bool = False) -> None:
        self.state, self.bare = state, BLANK if curious else BARE
        late = points(state, CORP) >= 4 or points(state, RUNNER) >= 5
        self.point = POINT * (LATE if late else 1.0)

    @property
    def density(self) -> float:
        """Agenda points to be expected on a Corp card that the Runner does not know; remembered with the position."""
        memo = self.state.memo
        known = memo.get(_DENSITY)
        if known is None:
            known = memo[_DENSITY] = int(_FINE * _density(self.state))
        return known / _FINE

    def of(self, server: int, accesses: int) -> float:
        state, who = self.state, BITS[RUNNER]
        cards, corp = state.cards, state.corp
        worth = sum([self.target(cards[id], server) for id in state.servers[server].root])
        if server == RD:
            worth += self._top(accesses)
        elif server == HQ:
            each = [
                self.inside(card) if card.known & who else self.unseen for card in map(cards.__getitem__, corp.hand)
            ]
            worth += FRESH_HQ * min(accesses, len(each)) * sum(each) / max(1, len(each))
        elif server == ARCHIVES:
            for id in corp.discard:
                card = cards[id]
                worth += self.point * PRINTED[card.key].points if card.known & who else 0.15 * self.point
        return worth

    @property
    def unseen(self) -> float:
        return self.point * self.density

    def _top(self, accesses: int) -> float:
        """The cards on top of R&D; Medium shows more of them."""
        state, who = self.state, BITS[RUNNER]
        seen = (
            accesses + sum([c.virus for id in state.rig if (c := state.cards[id]).key == "medium"]) if accesses else 0
        )
        worth = 0.0
        for id in state.corp.deck[-seen:] if seen else ():
            card = state.cards[id]
            worth += self.inside(card) if card.known & who else self.unseen
        return worth

    def inside(self, card: Card) -> float:
        """A known card of HQ or R&D."""
        return self.point * PRINTED[card.key].points

    def target(self, card: Card, server: int) -> float:
        """A card in the root of a server."""
        state = self.state
        if not card.known & BITS[RUNNER]:
            grown = RIPE * (1 + 0.5 * min(2, card.advancement - 1))
            factor = grown if card.advancement else BLANK if state.servers[server].ice else self.bare
            return self.point * factor
        of = facts(card.key)
        if of.type is Type.AGENDA:
            return self.point * of.points
        if of.trash is None or of.bait or state.runner.credits < of.trash:
            return 0.0
        value = 7.0 if card.key == "sansan-city-grid" else 5.0 if of.economy else 2.0
        return max(0.0, value - of.trash * credit(state))
