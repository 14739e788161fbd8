"""A game at this terminal: who decides, and what is decided for him."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from cyberdeck.bots import Bot, shown_to
from cyberdeck.cli.play.dialogue import Back, Dialogue, Quit, Rest, Shorten, Undo
from cyberdeck.cli.play.face import Face
from cyberdeck.cli.play.telling import MUCH, Teller
from cyberdeck.cli.terminal import Terminal
from cyberdeck.kernel import SPECTATOR, AnyGame, Asked, Decision, Message, Running, message, unasked
from cyberdeck.kernel.shortcuts import begin


class Session:
    """One game, with a computer player at each seat in `bots` and a person at every other."""

    def __init__(
        self, terminal: Terminal, game: AnyGame, face: Face, bots: Mapping[int, Bot], asked: Asked, pace: float
    ) -> None:
        self.terminal, self.game, self.face, self.bots, self.asked = terminal, game, face, bots, asked
        people = [seat for seat in range(len(game.seats)) if seat not in bots]
        self._teller = Teller(terminal, face, people[0] if people else SPECTATOR, pace)
        self._made = 0
        """How many decisions have been made here."""
        self._read: Counter[int] = Counter()
        """How many of them each reader has had before his eyes."""
        self._resting: dict[int, int] = {}
        """Until what changes a seat takes the first option."""
        self._before: list[tuple[AnyGame, int]] = []
        """The game before each decision of a person, where it may be taken back."""
        self._at_screen = SPECTATOR
        self._running: Running | None = None
        """A shortcut that is being played."""

    @property
    def hot_seat(self) -> bool:
        """Whether several people sit at this screen, each at a seat of his own."""
        return not self.bots and not self.face.together

    def play(self) -> None:
        """Play on to the end, or until a player quits."""
        while (decision := self.game.decision) is not None:
            if decision.seat in self.bots:
                self._bot_plays(decision, self.bots[decision.seat])
                continue
            answer = self._automatic(decision)
            if answer is None:
                self._person_plays(decision)
            else:
                self._decide(answer)

    def _bot_plays(self, decision: Decision, bot: Bot) -> None:
        with self.terminal.thinking():
            answer = 0 if len(decision.options) == 1 else self._chosen(bot)
        try:
            self._decide(answer)
        finally:
            self._teller.follow(self.game)

    def _chosen(self, bot: Bot) -> int:
        return bot.choose(shown_to(bot, self.game))

    def _decide(self, answer: int) -> None:
        self.game.decide(answer)
        self._made += 1
        if self._running is not None and not self._running.goes_on(self.game):
            self._running = None

    def _automatic(self, decision: Decision) -> int | None:
        """What is decided for a person: what anyone can see, what he has ordered, and what only he could notice."""
        answer = self._by_shortcut(decision)
        if answer is None:
            answer = self._rested(decision)
        return unasked(self.game, self.asked) if answer is None else answer

    def _by_shortcut(self, decision: Decision) -> int | None:
        """What the running shortcut answers; what it does not expect ends it."""
        if self._running is None or self._running.seat != decision.seat:
            return None
        answer, self._running = self._running.next(self.game) or (None, None)
        return answer

    def _rested(self, decision: Decision) -> int | None:
        until = self._resting.get(decision.seat)
        return 0 if until is not None and until == self.face.resting(self.game, decision) else None

    def _person_plays(self, decision: Decision) -> None:
        seat = decision.seat
        if self.hot_seat:
            self._hand_over(seat)
        reader, shown = SPECTATOR if self.face.together else seat, self._made
        dialogue = Dialogue(
            self._teller,
            self.game,
            decision,
            shown - self._read[reader],
            self._no_undo(),
            self._no_hint(),
            self.own_hint,
        )
        try:
            answer = dialogue.answer()
        except Back:
            self._drop()
        except Undo:
            self._take_back()
        except Rest:
            until = self.face.resting(self.game, decision)
            assert until is not None
            self._resting[seat] = until
        except Shorten as shorten:
            self._keep()
            self._running = begin(self.game, str(shorten))
            self._read[reader] = shown
            self._teller.forget()
        else:
            self._keep()
            self._decide(answer)
            self._read[reader] = shown
            self._teller.forget()
            if self.face.together:
                self._teller.follow(self.game, MUCH)

    def _keep(self) -> None:
        """The game as it stands may be come back to."""
        if self._can_undo:
            self._before.append((self.game.copy(), self._made))

    def _hand_over(self, seat: int) -> None:
        """Hide the table until the other player sits before it."""
        if self._at_screen not in (SPECTATOR, seat):
            self.terminal.clear()
            self.terminal.say(message("play-hand-over", side=self.face.seat(self.game, seat)), "bold")
            if self.terminal.ask(self.terminal.text(message("play-press-enter")) + " ") is None:
                raise Quit
        self._at_screen = seat

    @property
    def _can_undo(self) -> bool:
        return self.hot_seat or self.face.together

    def _no_undo(self) -> Message | None:
        """Why nothing can be taken back now; None if it can."""
        if not self._can_undo:
            return message("play-undo-hot-seat")
        return None if self._before else message("play-no-undo")

    def _no_hint(self) -> Message | None:
        """Who plays against somebody at the same screen asks nobody."""
        return message("play-no-hint") if self.hot_seat else None

    def own_hint(self) -> Message | None:
        """What is said to who asks for a hint, instead of what the computer would do."""
        return None

    def _drop(self) -> None:
        """Nothing has happened since the question was put, so nobody has to agree."""
        self._made -= self.game.begun
        self.game.cancel()
        self._before = [(game, made) for game, made in self._before if made < self._made]
        self._forget()

    def _take_back(self) -> None:
        self.game, self._made = self._before.pop()
        self._running = None
        self._forget()

    def _forget(self) -> None:
        for reader, read in self._read.items():
            self._read[reader] = min(read, self._made)
