"""Exposing, revealing, looking at the top of a deck (NR-46, NR-54)."""

from __future__ import annotations

from dataclasses import replace

from cyberdeck.kernel import Effects, amend_about, frozen
from cyberdeck.netrunner.events import Exposed, KeptHidden, LookedAtDeck
from cyberdeck.netrunner.moving import hide, show
from cyberdeck.netrunner.sight import forget
from cyberdeck.netrunner.state import State
from cyberdeck.netrunner.steps import Effect
from cyberdeck.netrunner.words import Side


@frozen
class Expose(Effect):
    """Installed unrezzed cards are shown to both at once, and hidden again."""

    cards: tuple[int, ...]

    def resolve(self, state: State, source: int) -> Effects:
        hidden = [id for id in self.cards if state.cards[id].installed and not state.cards[id].faceup]
        show(state, hidden)
        for id in hidden:
            state.emit(Exposed(state.cards[id], state.cause(source)))
        hide(state, hidden)
        return ()


@frozen
class PreventExpose(Effect):
    """One of the cards about to be exposed stays hidden."""

    card: int

    def resolve(self, state: State, source: int) -> Effects:
        def spare(about: Expose) -> Expose | None:
            rest = tuple(id for id in about.cards if id != self.card)
            return replace(about, cards=rest) if rest else None

        amend_about(state, Expose, spare)
        me = state.cards[source]
        state.emit(KeptHidden(me.controller, state.cards[self.card], me))
        return ()


@frozen
class LookAtTop(Effect):
    """The controller sees the top cards of his deck; nobody else does."""

    cards: int

    def resolve(self, state: State, source: int) -> Effects:
        side = state.cards[source].controller
        top = state.players[side].deck[-self.cards :]
        show(state, top, 1 << side)
        state.emit(LookedAtDeck(side, len(top), state.cards[source]))
        return ()


@frozen
class PutOnTop(Effect):
    """These cards, the topmost last, lie on the deck, hidden again."""

    side: Side
    cards: tuple[int, ...]

    def resolve(self, state: State, source: int) -> Effects:
        player = state.players[self.side]
        player.deck = [id for id in player.deck if id not in self.cards] + list(self.cards)
        forget(state, self.cards, 1 << self.side.other)
        hide(state, self.cards)
        return ()
