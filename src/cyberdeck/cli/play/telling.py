"""What others did, told frame by frame: the table after each of their decisions, and the lines that it led to."""

from __future__ import annotations

from typing import Final, NamedTuple

from rich.cells import cell_len
from rich.console import Group
from rich.rule import Rule
from rich.text import Text

from cyberdeck.cli.play.face import Face
from cyberdeck.cli.terminal import Terminal
from cyberdeck.kernel import AnyGame, Message, message

PACE: Final = 0.6
"""Seconds for a line."""
FEWEST: Final = 3
MUCH: Final = 4
"""So many lines of one's own decision are more than what one did: the game has answered."""


class Told(NamedTuple):
    """A frame: the game after a decision, and what it led to."""

    game: AnyGame
    lines: list[Message]


class Teller:
    """Tells one reader what happened since his last decision; he may skip it with Enter, and hear it again."""

    def __init__(self, terminal: Terminal, face: Face, seat: int, pace: float) -> None:
        self.terminal, self.face, self.seat = terminal, face, seat
        self.pace = pace if terminal.interactive else 0.0
        self._frames: list[Told] = []
        self._last: list[Told] = []
        """What came before the reader's last decision."""
        self._hurried = False

    def follow(self, game: AnyGame, least: int = 1) -> None:
        """A decision has been made; what it led to is told if there is that much."""
        lines = self.face.news(game, self.seat, 1)
        if len(lines) >= least:
            self._frames.append(Told(game.copy(), lines))
            if self.pace and not self._hurried:
                self._hurried = self._tell(self._frames)

    def again(self) -> bool:
        """The last of it once more, from the start; whether there is any."""
        frames = self._frames or self._last
        for number in range(1, len(frames) + 1):
            if self.pace:
                if self._tell(frames[:number]):
                    break
            else:
                for line in frames[number - 1].lines:
                    self.terminal.say(line)
        return bool(frames)

    def forget(self) -> None:
        """The reader has decided: what comes is new."""
        self._last, self._frames, self._hurried = self._frames or self._last, [], False

    def _tell(self, frames: list[Told]) -> bool:
        """The last of these frames, line by line; whether the reader has skipped it."""
        game, lines = frames[-1]
        before = [self.terminal.text(line) for frame in frames[:-1] for line in frame.lines]
        news = [self.terminal.text(line) for line in lines]
        ends = [n for n, line in enumerate(news, 1) if news[n : n + 1] != [line]]
        for shown in ends:  # the same line again tells nothing more
            self._draw(game, before, news[:shown])
            if self.terminal.pause(self.pace):
                return True
        return False

    def _draw(self, game: AnyGame, before: list[str], news: list[str]) -> None:
        terminal = self.terminal
        width, height = terminal.out.width, terminal.height
        above = self.face.picture(game, self.seat, terminal.text, width, height)
        taken = len(terminal.out.render_lines(Group(*above), pad=False)) + 2
        room = max(FEWEST, (height or 0) - taken)
        new = last_fitting(news, room, width)
        old = last_fitting(before, room - len(new), width)
        terminal.clear()
        told = [*(Text(line, "dim") for line in old), *(Text(line, "bold") for line in new)]
        terminal.show(*above, Rule(terminal.text(message("play-skip")), style="dim"), *told)


def last_fitting(lines: list[str], room: int, width: int) -> list[str]:
    """As many of the last lines as fit, long ones taking more than one line of the screen."""
    for i in range(len(lines) - 1, -1, -1):
        room -= max(1, -(-cell_len(lines[i]) // width))
        if room < 0:
            return lines[i + 1 :]
    return lines
