"""The command `puzzle`: today's, one by its number, from a word or a file; and a new one from a position."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from datetime import date
from typing import Annotated

from cyberdeck.bots import Bot, bot_for
from cyberdeck.cli.files import read_yaml
from cyberdeck.cli.line import argument, option
from cyberdeck.cli.play.deckers.table import DeckersFace
from cyberdeck.cli.play.dialogue import Quit
from cyberdeck.cli.play.face import Face
from cyberdeck.cli.play.netrunner.table import NetrunnerFace
from cyberdeck.cli.play.session import Session
from cyberdeck.cli.play.sitting import new_game
from cyberdeck.cli.play.telling import PACE
from cyberdeck.cli.terminal import Terminal
from cyberdeck.games import find
from cyberdeck.kernel import Asked, Complaint, Decision, Message, message
from cyberdeck.puzzles import Puzzle, named, of_the_day, puzzle_of, shelf
from cyberdeck.puzzles.attempt import Attempt, Look
from cyberdeck.puzzles.puzzle import puzzle_from, puzzle_on

ENDS: Mapping[Look, Message] = {
    Look.SOLVED: message("puzzle-solved"),
    Look.MISSED: message("puzzle-missed"),
    Look.SPOILT: message("puzzle-spoilt"),
}
FACES: Mapping[str, Callable[[], Face]] = {"netrunner": NetrunnerFace, "deckers": DeckersFace}


def show_puzzle(
    terminal: Terminal,
    which: Annotated[str, argument("puzzle-help-which")] = "",
    goal: Annotated[str, option("puzzle-help-goal", "--goal", show_default=False)] = "",
    everything: Annotated[bool, option("puzzle-help-list", "--list")] = False,
    solution: Annotated[bool, option("puzzle-help-solution", "--solution")] = False,
) -> None:
    if everything:
        for puzzle in shelf().values():
            terminal.line(
                (f"{puzzle.name:>3} ", "bold"), ("★" * puzzle.grade + " ", "yellow"), (_title(terminal, puzzle), "")
            )
        return
    puzzle = _wished(which, goal)
    if goal:
        _prove(terminal, puzzle)
    elif solution:
        _tell_solutions(terminal, puzzle)
    else:
        _play(terminal, puzzle)


def _wished(which: str, goal: str) -> Puzzle:
    """By its number or word, from a file or from a position; without any, today's."""
    if not which:
        return of_the_day(date.today())
    if goal and (puzzle := puzzle_on(which, goal)) is not None:
        return puzzle
    if not os.path.exists(which):
        return named(which)
    data = read_yaml(which)
    return puzzle_from(data, goal) if goal else puzzle_of(data)


def _title(terminal: Terminal, puzzle: Puzzle) -> str:
    who = find(puzzle.game).seat_message(puzzle.seat)
    return f"{terminal.text(who) if isinstance(who, Message) else who}: {terminal.text(puzzle.task)}"


# solving


class Ended(Exception):
    """The attempt is over, for better or worse."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.look = look


class Solving(Session):
    """A game from the position of a puzzle; the other side knows how it is spoilt."""

    def __init__(self, terminal: Terminal, puzzle: Puzzle) -> None:
        game = new_game(puzzle.game, {"position": puzzle.position}, None)
        self._attempt = Attempt(puzzle)
        others = () if game.rules.together else {*range(len(game.seats))} - {self._attempt.seat}
        bots = {seat: bot_for(puzzle.game, seat) for seat in others}
        super().__init__(terminal, game, FACES[puzzle.game](), bots, Asked.CHOICES, PACE)
        self._hints = 0

    def _decide(self, answer: int) -> None:
        super()._decide(answer)
        self._hints = 0
        look, ask = self._attempt.look(self.game), self.game.ask
        if look is Look.SPOILT and ask is not None and ask.seat in self.bots:
            return  # what spoils it is seen first
        if look is not Look.OPEN:
            raise Ended(look)

    def _chosen(self, bot: Bot) -> int:
        return self._attempt.against(self.game, super()._chosen(bot))

    def own_hint(self) -> Message:
        """First what it is about, then what to do."""
        good = self._attempt.good(self.game)
        self._hints += 1
        if good is None:
            return message("puzzle-no-hint")
        if self._hints == 1 and good.at:
            return message("puzzle-hint-thing", thing=" ".join(good.at))
        return message("puzzle-hint-move", move=good.message)


class Showing(Solving):
    """The same with the solution, before one's eyes."""

    def _automatic(self, decision: Decision) -> int | None:
        good = self._attempt.good(self.game)
        if good is not None and len(decision.options) > 1:
            self.terminal.say(good.message, "bold")
        return 0 if good is None else good.index

    def _decide(self, answer: int) -> None:
        try:
            super()._decide(answer)
        finally:
            self._teller.follow(self.game)


def _play(terminal: Terminal, puzzle: Puzzle) -> None:
    """Until it is solved, or given up."""
    while True:
        terminal.say(message("puzzle-number", name=puzzle.name[:20], grade=puzzle.grade), "bold")
        terminal.line((_title(terminal, puzzle), "bold yellow"))
        for row in puzzle.disclosed():
            terminal.line((f"{terminal.text(row.where)}: ", "dim"), (", ".join(map(terminal.text, row.cards)), ""))
        try:
            Solving(terminal, puzzle).play()
        except Quit:
            return
        except Ended as ended:
            terminal.say(ENDS[ended.look], "bold green" if ended.look is Look.SOLVED else "bold red")
            if ended.look is Look.SOLVED:
                return
        while (wish := terminal.ask(terminal.text(message("puzzle-again")) + " ")) == "?":
            _show(terminal, puzzle)
        if wish is None:
            return


def _show(terminal: Terminal, puzzle: Puzzle) -> None:
    """The solution at the table, up to its end."""
    try:
        Showing(terminal, puzzle).play()
    except Ended:
        terminal.say(message("puzzle-shown"), "bold green")


def _tell_solutions(terminal: Terminal, puzzle: Puzzle) -> None:
    for move in puzzle.solutions or _solutions(terminal, puzzle):
        terminal.line((move, ""))


# making one


def _prove(terminal: Terminal, puzzle: Puzzle) -> None:
    """A new one: how many first moves solve it, and the word by which others play it."""
    count = len(_solutions(terminal, puzzle))
    terminal.say(message("puzzle-proved", count=count), "green")
    terminal.line((puzzle.name, ""))


def _solutions(terminal: Terminal, puzzle: Puzzle) -> tuple[str, ...]:
    with terminal.thinking():
        found = puzzle.solver().solutions(puzzle.start())
    if not found:
        raise Complaint(message("puzzle-open" if found is None else "puzzle-refuted"))
    return found
