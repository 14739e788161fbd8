"""A game at this terminal: who decides, and what is decided for him."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cyberdeck.bots import Bot, seen_by
from cyberdeck.cli.play.dialogue import Dialogue, Quit, Rest, Undo, side_name
from cyberdeck.cli.play.local_convenience import convenient_answer
from cyberdeck.cli.terminal import Terminal
from cyberdeck.kernel import SPECTATOR, Decision, Game, Message, message


class Session:
    """One game, with a computer player at each seat in `bots` and a person at every other."""

    def __init__(self, terminal: Terminal, game: Game[Any], bots: Mapping[int, Bot], all_windows: bool = False) -> None:
        self.terminal, self.game, self.bots, self.all_windows = terminal, game, bots, all_windows
        self._told = {seat: len(game.log(seat)) for seat in range(len(game.seats))}
        """How many lines of the log each seat has had before its eyes."""
        self._resting: dict[int, int] = {}
        """In which turn a seat passes all its windows."""
        self._before: list[Game[Any]] = []
        """The game before each decision of a person, where it may be taken back."""
        self._at_screen = SPECTATOR

    @property
    def hot_seat(self) -> bool:
        return not self.bots

    def play(self) -> None:
        """Play on to the end, or until a player quits."""
        while (decision := self.game.decision) is not None:
            if decision.seat in self.bots:
                with self.terminal.thinking():
                    self._bots_play()
                continue
            answer = self._automatic(decision)
            if answer is None:
                self._person_plays(decision)
            else:
                self.game.decide(answer)

    def _bots_play(self) -> None:
        while (decision := self.game.decision) is not None and (bot := self.bots.get(decision.seat)):
            answer = 0 if len(decision.options) == 1 else bot.choose(seen_by(self.game))
            self.game.decide(answer)

    def _automatic(self, decision: Decision) -> int | None:
        """What is decided for a person: what anyone can see, what he has ordered, and what only he could notice."""
        answer = self._rested(decision)
        if answer is None and not self.all_windows:
            answer = self.game.foregone
            if answer is None and not self.hot_seat:
                answer = convenient_answer(self.game.view(decision.seat), decision)
        return answer

    def _rested(self, decision: Decision) -> int | None:
        if decision.seat not in self._resting or decision.prompt.id != "ask-window":
            return None
        view = self.game.view(SPECTATOR)
        return 0 if self._resting[decision.seat] == view.turns and view.run is None else None

    def _person_plays(self, decision: Decision) -> None:
        seat = decision.seat
        if self.hot_seat:
            self._hand_over(seat)
        dialogue = Dialogue(self.terminal, self.game, decision, self._told[seat], self._no_undo())
        told = len(self.game.log(seat))
        try:
            answer = dialogue.answer()
        except Undo:
            self._take_back()
        except Rest:
            self._resting[seat] = self.game.view(SPECTATOR).turns
        else:
            if self.hot_seat:
                self._before.append(self.game.copy())
            self.game.decide(answer)
            self._told[seat] = told

    def _hand_over(self, seat: int) -> None:
        """Hide the table until the other player sits before it."""
        if self._at_screen not in (SPECTATOR, seat):
            self.terminal.clear()
            self.terminal.say(message("play-hand-over", side=side_name(seat)), "bold")
            if self.terminal.ask(self.terminal.text(message("play-press-enter")) + " ") is None:
                raise Quit
        self._at_screen = seat

    def _no_undo(self) -> Message | None:
        """Why nothing can be taken back now; None if it can."""
        if not self.hot_seat:
            return message("play-undo-hot-seat")
        return None if self._before else message("play-no-undo")

    def _take_back(self) -> None:
        self.game = self._before.pop()
        for seat, told in self._told.items():
            self._told[seat] = min(told, len(self.game.log(seat)))
