"""Counters on cards: placing, removing, purging (NR-13.9, NR-51)."""

from __future__ import annotations

from cyberdeck.kernel import Effects, frozen
from cyberdeck.netrunner.events import CountersPlaced, CountersRemoved, Purged
from cyberdeck.netrunner.moving import change
from cyberdeck.netrunner.state import State
from cyberdeck.netrunner.steps import Effect
from cyberdeck.netrunner.words import Word

MESSAGE_IDS = ("counter-*",)


@frozen
class Place(Effect):
    """Counters on the card itself, or on `card`, while it is active (NR-51, NR-7.9)."""

    virus: int = 0
    power: int = 0
    agenda: int = 0
    card: int = -1

    def resolve(self, state: State, source: int) -> Effects:
        cause, source = source, source if self.card < 0 else self.card
        if not state.cards[source].active:
            return ()
        for counter in ("virus", "power", "agenda"):
            number: int = getattr(self, counter)
            if number:
                card = state.cards[source]
                card = change(state, source, **{counter: getattr(card, counter) + number})
                event = CountersPlaced if number > 0 else CountersRemoved
                state.emit(event(card, abs(number), Word("counter", counter), state.cause(cause)))
        return ()


@frozen
class Purge(Effect):
    """NR-13.9: every virus counter of both players."""

    def resolve(self, state: State, source: int) -> Effects:
        infected = [card for card in state.cards if card.virus]
        for card in infected:
            change(state, card.id, virus=0)
        state.emit(Purged(sum(card.virus for card in infected)))
        return ()
