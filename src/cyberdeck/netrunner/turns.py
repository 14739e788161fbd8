"""Setup, the turns of both sides, the discard phase (NR-3, NR-11, NR-12, NR-20)."""

from __future__ import annotations

from typing import Final

from cyberdeck.kernel import Asking, Effects, Option, Settle, choose, frozen
from cyberdeck.netrunner.actions import Act
from cyberdeck.netrunner.damage import Flatline
from cyberdeck.netrunner.events import KeptHand, TookMulligan, TurnBegan, TurnEnded
from cyberdeck.netrunner.moving import change, move
from cyberdeck.netrunner.state import Reading, Record, State
from cyberdeck.netrunner.steps import Effect, Question
from cyberdeck.netrunner.targets import different
from cyberdeck.netrunner.text import text_of
from cyberdeck.netrunner.trashing import Discard, Draw, ShuffleDeck
from cyberdeck.netrunner.values import hand_size
from cyberdeck.netrunner.windows import Window
from cyberdeck.netrunner.words import CORP, RUNNER, Side, Zone

CLICKS = {CORP: 3, RUNNER: 4}
OPENING_HAND = 5


@frozen
class Setup(Effect):
    """NR-3: shuffle, draw, mulligans, and the Corp begins."""

    def resolve(self, state: State, source: int) -> Effects:
        shuffles = tuple(ShuffleDeck(side) for side in Side)
        draws = tuple(Draw(OPENING_HAND, side) for side in Side)
        return (*shuffles, *draws, Mulligan(CORP), Mulligan(RUNNER), StartTurn(CORP))


@frozen
class Mulligan(Question):
    side: Side

    def resolve(self, reading: Reading, source: int) -> Asking[Effects]:
        options = [Option("keep", False), Option("mulligan", True)]
        if (yield from choose(self.side, "mulligan", options)):
            return (TakeBackHand(self.side), ShuffleDeck(self.side), Draw(OPENING_HAND, self.side))
        return (KeepHand(self.side),)


@frozen
class KeepHand(Effect):
    side: Side

    def resolve(self, state: State, source: int) -> Effects:
        state.emit(KeptHand(self.side))
        return ()


@frozen
class TakeBackHand(Effect):
    side: Side

    def resolve(self, state: State, source: int) -> Effects:
        for id in list(state.players[self.side].hand):
            move(state, id, Zone.DECK)
        state.emit(TookMulligan(self.side))
        return ()


@frozen
class StartTurn(Effect):
    """Clicks are there from step 1.1 on (NR-12.20)."""

    side: Side

    def resolve(self, state: State, source: int) -> Effects:
        state.turn, state.turns = self.side, state.turns + 1
        state.players[self.side].clicks = CLICKS[self.side]
        state.last_record, state.record = state.record, Record()
        return turn_from("corp-1-1" if self.side is CORP else "runner-1-1")


def turn_from(step: str) -> Effects:
    """What is still to happen in a turn from one of its steps on (NR-12)."""
    names = CORP_STEPS if step.startswith("corp") else RUNNER_STEPS
    return tuple(effect for name in names[names.index(step) :] for effect in STEPS[name])


@frozen
class TurnBegins(Effect):
    """Step 1.2: recurring credits first, then whatever happens when the turn begins (NR-12.21)."""

    def resolve(self, state: State, source: int) -> Effects:
        for id in state.index.get("recurring"):
            card = state.cards[id]
            if card.controller is state.turn:
                change(state, id, recurring=text_of(card).recurring)
        state.emit(TurnBegan(state.turn))
        return ()


@frozen
class ActionPhase(Effect):
    """An action and the window after it, until no click is left (NR-11.5)."""

    def resolve(self, state: State, source: int) -> Effects:
        if not state.players[state.turn].clicks:
            return ()
        return (Act(), AFTER_ACTION[state.turn], self)


@frozen
class DiscardDown(Question):
    """Corp 3.1 and Runner 2.1: one card at a time, of the player's choice."""

    def resolve(self, reading: Reading, source: int) -> Asking[Effects]:
        side = reading.turn
        hand, limit = reading.players[side].hand, max(0, hand_size(reading, side))
        if len(hand) <= limit:
            return ()
        options = [Option("discard", card.id, (card,)) for card in different(reading, hand)]
        return (Discard((yield from choose(side, "discard", options, len(hand) - limit))), DiscardDown())


@frozen
class EndTurn(Effect):
    """Corp 3.3 and Runner 2.3. A Runner whose hand size is below zero is flatlined now (NR-36.9)."""

    def resolve(self, state: State, source: int) -> Effects:
        if state.turn is RUNNER and hand_size(state, RUNNER) < 0:
            return (Flatline(),)
        state.emit(TurnEnded(state.turn))
        state.lasting = ()
        delayed, state.at_end_of_turn = state.at_end_of_turn, ()
        return (*delayed, Settle(), StartTurn(state.turn.other))


AFTER_ACTION: Final = (Window("corp-2-2", rez=True, score=True), Window("runner-1-3", rez=True))
CORP_STEPS: Final = ("corp-1-1", "corp-1-2", "corp-1-3", "corp-2-1", "corp-2-2", "corp-3-1", "corp-3-2", "corp-3-3")
RUNNER_STEPS: Final = ("runner-1-1", "runner-1-2", "runner-1-3", "runner-2-1", "runner-2-2", "runner-2-3")
STEPS: Final[dict[str, Effects]] = {
    "corp-1-1": (Window("corp-1-1", rez=True, score=True),),
    "corp-1-2": (TurnBegins(), Settle()),
    "corp-1-3": (Draw(1, CORP), Settle()),
    "corp-2-1": (Window("corp-2-1", rez=True, score=True),),
    "corp-2-2": (ActionPhase(),),
    "corp-3-1": (DiscardDown(),),
    "corp-3-2": (Window("corp-3-2", rez=True),),
    "corp-3-3": (EndTurn(),),
    "runner-1-1": (Window("runner-1-1", rez=True),),
    "runner-1-2": (TurnBegins(), Settle()),
    "runner-1-3": (ActionPhase(),),
    "runner-2-1": (DiscardDown(),),
    "runner-2-2": (Window("runner-2-2", rez=True),),
    "runner-2-3": (EndTurn(),),
}
