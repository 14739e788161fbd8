"""Trashing, discarding, drawing, shuffling (NR-6, NR-20, NR-45, NR-47, NR-50)."""

from __future__ import annotations

from dataclasses import replace

from cyberdeck.kernel import About, Effects, Message, Result, amend_about, frozen
from cyberdeck.netrunner.card import BOTH
from cyberdeck.netrunner.events import Discarded, Drew, Forfeited, Revealed, Saved, Shuffled, TookCard
from cyberdeck.netrunner.moving import change, move, trash
from cyberdeck.netrunner.sight import forget
from cyberdeck.netrunner.state import State
from cyberdeck.netrunner.steps import Effect
from cyberdeck.netrunner.words import CORP, RUNNER, Side, Zone


@frozen
class Draw(Effect):
    """Cards one by one from the top; the Corp loses when there is none left to draw (NR-37.3)."""

    cards: int = 1
    side: Side | None = None

    def resolve(self, state: State, source: int) -> Effects:
        side = state.cards[source].controller if self.side is None else self.side
        deck = state.players[side].deck
        for _ in range(self.cards):
            if not deck:
                return (DeckedOut(),) if side is CORP else ()
            state.emit(Drew(side, move(state, deck[-1], Zone.HAND), state.cause(source)))
        return ()


@frozen
class DeckedOut(Effect):
    def resolve(self, state: State, source: int) -> Effects:
        state.result = Result((RUNNER,), Message("won-by-empty-deck"))
        return ()


@frozen
class ShuffleDeck(Effect):
    side: Side

    def resolve(self, state: State, source: int) -> Effects:
        player = state.players[self.side]
        player.deck = state.shuffle(f"{self.side.notation(0)}-deck", player.deck)
        forget(state, player.deck)
        state.emit(Shuffled(self.side, state.cause(source)))
        return ()


@frozen
class Discard(Effect):
    """NR-20: not trashing. Corp cards lie facedown, Runner cards faceup."""

    card: int

    def resolve(self, state: State, source: int) -> Effects:
        card = state.cards[self.card]
        move(state, self.card, Zone.DISCARD, faceup=card.owner is RUNNER)
        state.emit(Discarded(card.owner, state.cards[self.card]))
        return ()


@frozen
class Trash(Effect):
    """Installed cards are trashed together (NR-45.5). What can be prevented is first put into an About (NR-42)."""

    cards: tuple[int, ...]

    def resolve(self, state: State, source: int) -> Effects:
        for id in self.cards:
            if state.cards[id].installed:
                trash(state, id, source)
        return ()


@frozen
class TrashSelf(Effect):
    """The card itself is trashed by its own text; `by_force` where nothing can prevent it, as a cost or by a rule."""

    by_force: bool = True

    def resolve(self, state: State, source: int) -> Effects:
        if not self.by_force:
            return (About(Trash((source,))),)
        if state.cards[source].zone is not Zone.DISCARD:
            trash(state, source)
        return ()


@frozen
class SaveFromTrash(Effect):
    """One of the cards about to be trashed stays."""

    card: int

    def resolve(self, state: State, source: int) -> Effects:
        def spare(about: Trash) -> Trash | None:
            rest = tuple(id for id in about.cards if id != self.card)
            return replace(about, cards=rest) if rest else None

        amend_about(state, Trash, spare)
        me = state.cards[source]
        state.emit(Saved(me.controller, state.cards[self.card], me))
        return ()


@frozen
class Forfeit(Effect):
    """An agenda leaves the game for good, its points with it (NR-48)."""

    card: int

    def resolve(self, state: State, source: int) -> Effects:
        agenda = state.cards[self.card]
        assert agenda.holder is not None
        state.emit(Forfeited(agenda.holder, agenda))
        move(state, self.card, Zone.REMOVED, faceup=True)
        return ()


@frozen
class TrashTop(Effect):
    """The top card of R&D, unseen; from an empty R&D nothing, and nobody loses."""

    def resolve(self, state: State, source: int) -> Effects:
        if state.corp.deck:
            trash(state, state.corp.deck[-1], source)
        return ()


@frozen
class ToHand(Effect):
    """Cards to their owner's hand, shown to the other side or not."""

    cards: tuple[int, ...]
    reveal: bool = False

    def resolve(self, state: State, source: int) -> Effects:
        for id in self.cards:
            state.emit(TookCard(state.cards[id].owner, state.cards[id], state.cause(source)))
            card = move(state, id, Zone.HAND)
            if self.reveal:
                card = change(state, id, known=BOTH)
                state.emit(Revealed(card.owner, card._replace(shown=BOTH)))
        return ()


@frozen
class TrashFromDeck(Effect):
    """Cards of R&D that only the Corp has seen lie facedown in Archives."""

    cards: tuple[int, ...]

    def resolve(self, state: State, source: int) -> Effects:
        for id in self.cards:
            trash(state, id, source)
        return ()
