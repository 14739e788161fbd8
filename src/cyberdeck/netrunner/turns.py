"""Setup, the turns of both sides, the discard phase (NR-3, NR-11, NR-12, NR-20)."""

from __future__ import annotations

from dataclasses import dataclass

from cyberdeck.kernel import Asking, Effects, Option, Settle, choose
from cyberdeck.netrunner.actions import Act
from cyberdeck.netrunner.damage import Flatline
from cyberdeck.netrunner.events import KeptHand, TookMulligan, TurnBegan, TurnEnded
from cyberdeck.netrunner.moving import change, move
from cyberdeck.netrunner.state import Record, State, View
from cyberdeck.netrunner.steps import Effect, Question
from cyberdeck.netrunner.text import text_of
from cyberdeck.netrunner.trashing import Discard, Draw, ShuffleDeck
from cyberdeck.netrunner.values import hand_size
from cyberdeck.netrunner.windows import Window
from cyberdeck.netrunner.words import CORP, RUNNER, Side, Zone

CLICKS = {CORP: 3, RUNNER: 4}
OPENING_HAND = 5


@dataclass(frozen=True, slots=True)
class Setup(Effect):
    """NR-3: shuffle, draw, mulligans, and the Corp begins."""

    def resolve(self, state: State, source: int) -> Effects:
        shuffles = tuple(ShuffleDeck(side) for side in Side)
        draws = tuple(Draw(OPENING_HAND, side) for side in Side)
        return (*shuffles, *draws, Mulligan(CORP), Mulligan(RUNNER), StartTurn(CORP))


@dataclass(frozen=True, slots=True)
class Mulligan(Question):
    side: Side

    def resolve(self, view: View, source: int) -> Asking[Effects]:
        options = [Option("keep", False), Option("mulligan", True)]
        if (yield from choose(self.side, "mulligan", options)):
            return (TakeBackHand(self.side), ShuffleDeck(self.side), Draw(OPENING_HAND, self.side))
        return (KeepHand(self.side),)


@dataclass(frozen=True, slots=True)
class KeepHand(Effect):
    side: Side

    def resolve(self, state: State, source: int) -> Effects:
        state.emit(KeptHand(self.side))
        return ()


@dataclass(frozen=True, slots=True)
class TakeBackHand(Effect):
    side: Side

    def resolve(self, state: State, source: int) -> Effects:
        for id in list(state.players[self.side].hand):
            move(state, id, Zone.DECK)
        state.emit(TookMulligan(self.side))
        return ()


@dataclass(frozen=True, slots=True)
class StartTurn(Effect):
    """Corp 1.1 to 2.1, or Runner 1.1 and 1.2; then the action phase."""

    side: Side

    def resolve(self, state: State, source: int) -> Effects:
        side = self.side
        state.turn, state.turns = side, state.turns + 1
        state.players[side].clicks = CLICKS[side]
        state.last_record, state.record = state.record, Record()
        if side is CORP:
            draw_phase = (Window("corp-1-1", rez=True, score=True), TurnBegins(), Settle(), Draw(1, CORP), Settle())
            return (*draw_phase, Window("corp-2-1", rez=True, score=True), ActionPhase())
        return (Window("runner-1-1", rez=True), TurnBegins(), Settle(), ActionPhase())


@dataclass(frozen=True, slots=True)
class TurnBegins(Effect):
    """Step 1.2: recurring credits first, then whatever happens when the turn begins (NR-12.21)."""

    def resolve(self, state: State, source: int) -> Effects:
        for id in state.index.get("recurring"):
            card = state.cards[id]
            if card.controller is state.turn:
                change(state, id, recurring=text_of(card).recurring)
        state.emit(TurnBegan(state.turn))
        return ()


@dataclass(frozen=True, slots=True)
class ActionPhase(Effect):
    """An action and the window after it, until no click is left (NR-11.5)."""

    def resolve(self, state: State, source: int) -> Effects:
        corp = state.turn is CORP
        if state.players[state.turn].clicks:
            return (Act(), Window("corp-2-2" if corp else "runner-1-3", rez=True, score=corp), self)
        return (DiscardDown(), Window("corp-3-2" if corp else "runner-2-2", rez=True), EndTurn())


@dataclass(frozen=True, slots=True)
class DiscardDown(Question):
    """Corp 3.1 and Runner 2.1: one card at a time, of the player's choice."""

    def resolve(self, view: View, source: int) -> Asking[Effects]:
        side = view.turn
        hand, limit = view.players[side].hand, max(0, hand_size(view, side))
        if len(hand) <= limit:
            return ()
        titles = {view.cards[id].key: view.cards[id] for id in hand}
        options = [Option("discard", card.id, (card,)) for card in titles.values()]
        return (Discard((yield from choose(side, "discard", options, len(hand) - limit))), DiscardDown())


@dataclass(frozen=True, slots=True)
class EndTurn(Effect):
    """Corp 3.3 and Runner 2.3. A Runner whose hand size is below zero is flatlined now (NR-36.9)."""

    def resolve(self, state: State, source: int) -> Effects:
        if state.turn is RUNNER and hand_size(state, RUNNER) < 0:
            return (Flatline(),)
        state.emit(TurnEnded(state.turn))
        state.lasting = ()
        return (Settle(), StartTurn(state.turn.other))
