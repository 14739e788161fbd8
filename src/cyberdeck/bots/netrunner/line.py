"""A line of play in an imagined game: the rules themselves, without a log and without windows that nobody would use."""

from __future__ import annotations

from typing import Final

from cyberdeck.kernel import Ask, Effects, Question, Settle
from cyberdeck.kernel.option import Asking
from cyberdeck.netrunner.rezzing import score_obstacle
from cyberdeck.netrunner.rules import NetrunnerGame
from cyberdeck.netrunner.state import State
from cyberdeck.netrunner.text import TEXTS
from cyberdeck.netrunner.windows import Window
from cyberdeck.netrunner.words import CORP

BEFORE_A_TURN: Final = frozenset(("corp-1-1", "corp-2-1", "runner-2-2"))
"""When the Corp rezzes what is to earn."""
AT_THE_SERVER: Final = frozenset(("run-4-1", "run-4-3"))
MAY_USE: Final = AT_THE_SERVER | {"corp-2-1", "corp-2-2", "runner-2-2"}
"""When it uses what lies on the table."""
ENCOUNTER: Final = "run-3-1"
AT_ICE: Final = "run-2-3"


class Line:
    """Like a game, for who plays thousands of them."""

    __slots__ = ("_asking", "ask", "state")

    def __init__(self, game: NetrunnerGame, chance: int) -> None:
        self.state: State = game.state.copy()
        self.state.rng = chance
        self.ask: Ask | None = None
        self._asking: Asking[Effects] | None = None
        if game.ask is not None:
            step, source = self.state.stack[-1]
            assert isinstance(step, Question)
            self._asking = asking = step.resolve(self.state, source)
            self.ask = next(asking)
            for answer in self.state.answers:
                self.ask = asking.send(answer)

    def decide(self, index: int) -> None:
        """Answer, and play on to the next question that is one."""
        asking, state = self._asking, self.state
        assert asking is not None
        while True:
            try:
                ask = asking.send(index)
            except StopIteration as done:
                _, source = state.stack.pop()
                state.answers = ()
                state.push(done.value, source)
                self._run()
                return
            if len(ask.options) > 1:
                self.ask = ask
                return
            index = 0

    def _run(self) -> None:
        state = self.state
        stack = state.stack
        state.news.clear()
        while state.result is None and stack:
            step, source = stack[-1]
            if not isinstance(step, Question):
                if type(step) is Settle and not state.waiting:
                    stack.pop()
                else:
                    state.act()
                continue
            if type(step) is Window and idle(state, step):
                stack.pop()
                continue
            asking = step.resolve(state, source)
            try:
                ask = next(asking)
                while len(ask.options) == 1:
                    ask = asking.send(0)
            except StopIteration as done:
                stack.pop()
                state.push(done.value, source)
            else:
                self.ask, self._asking = ask, asking
                return
        self.ask, self._asking = None, None


def idle(state: State, window: Window) -> bool:
    """Whether both policies pass this window: what they do in windows, they do in the others."""
    step = window.step
    if step == ENCOUNTER:
        return False
    cards = state.cards
    if window.ice >= 0 and not cards[window.ice].faceup:
        return False
    if step in MAY_USE and any(cards[id].owner is CORP and _free(cards[id].key) for id in state.index.get("paid")):
        return False
    if step in BEFORE_A_TURN or step in AT_THE_SERVER:
        return not any(not cards[id].faceup for column in state.servers.values() for id in column.root)
    if window.score:
        return all(
            cards[id].faceup or score_obstacle(state, cards[id]) is not None
            for column in state.servers.values()
            for id in column.root
        )
    return True


def _free(key: str) -> bool:
    """Whether a card has an ability that costs no click."""
    return any(not ability.cost.clicks for ability in TEXTS[key].paid)
