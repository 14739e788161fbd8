"""Trashing, discarding, drawing, shuffling (NR-6, NR-20, NR-45, NR-47, NR-50)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from cyberdeck.kernel import About, Effects, Message, Result, amend_about
from cyberdeck.netrunner.card import Card
from cyberdeck.netrunner.events import Discarded, Drew, Prevented, Shuffled
from cyberdeck.netrunner.moving import move, trash
from cyberdeck.netrunner.state import State
from cyberdeck.netrunner.steps import Effect
from cyberdeck.netrunner.words import CORP, RUNNER, Side, Zone


@dataclass(frozen=True, slots=True)
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
            state.emit(Drew(side, move(state, deck[-1], Zone.HAND)))
        return ()


@dataclass(frozen=True, slots=True)
class DeckedOut(Effect):
    def resolve(self, state: State, source: int) -> Effects:
        state.result = Result((RUNNER,), Message("won-by-empty-deck"))
        return ()


@dataclass(frozen=True, slots=True)
class ShuffleDeck(Effect):
    side: Side

    def resolve(self, state: State, source: int) -> Effects:
        player = state.players[self.side]
        player.deck = state.shuffle(f"{self.side.notation(0)}-deck", player.deck)
        state.emit(Shuffled(self.side))
        return ()


@dataclass(frozen=True, slots=True)
class Discard(Effect):
    """NR-20: not trashing. Corp cards lie facedown, Runner cards faceup."""

    card: int

    def resolve(self, state: State, source: int) -> Effects:
        card = state.cards[self.card]
        move(state, self.card, Zone.DISCARD, faceup=card.owner is RUNNER)
        state.emit(Discarded(card.owner, state.cards[self.card]))
        return ()


@dataclass(frozen=True, slots=True)
class Trash(Effect):
    """Installed cards are trashed together (NR-45.5). What can be prevented is first put into an About (NR-42)."""

    cards: tuple[int, ...]

    def resolve(self, state: State, source: int) -> Effects:
        for id in self.cards:
            if state.cards[id].installed:
                trash(state, id)
        return ()


@dataclass(frozen=True, slots=True)
class TrashSelf(Effect):
    """The card itself is trashed by its own text; `by_force` where nothing can prevent it, as a cost or by a rule."""

    by_force: bool = True

    def resolve(self, state: State, source: int) -> Effects:
        if not self.by_force:
            return (About(Trash((source,))),)
        if state.cards[source].zone is not Zone.DISCARD:
            trash(state, source)
        return ()


@dataclass(frozen=True, slots=True)
class SaveFromTrash(Effect):
    """One of the cards about to be trashed stays."""

    card: int

    def resolve(self, state: State, source: int) -> Effects:
        def spare(about: Trash) -> Trash | None:
            rest = tuple(id for id in about.cards if id != self.card)
            return replace(about, cards=rest) if rest else None

        amend_about(state, Trash, spare)
        saved: Card = state.cards[self.card]
        state.emit(Prevented(state.cards[source].controller, saved))
        return ()
