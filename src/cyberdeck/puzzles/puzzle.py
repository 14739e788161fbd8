"""A puzzle: a position, whose turn it is, what is to be reached, and what is known of it; also as a file or a word."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from cyberdeck.games import find
from cyberdeck.kernel import AnyGame, Complaint, Message, Short, message, shortened
from cyberdeck.kernel.moment import in_the_midst
from cyberdeck.puzzles.deckers import DECKERS
from cyberdeck.puzzles.goals import Disclosed, Puzzling
from cyberdeck.puzzles.netrunner import NETRUNNER
from cyberdeck.puzzles.solver import NODES, Solver

PUZZLING: Final[Mapping[str, Puzzling]] = {"netrunner": NETRUNNER, "deckers": DECKERS}
"""The one place where a game is entered."""
MESSAGE_IDS: Final = ("puzzle-netrunner-*", "puzzle-deckers-*")


@dataclass(frozen=True, slots=True)
class Puzzle:
    """The words of `goal` are those of its game."""

    name: str
    game: str
    seat: str
    goal: str
    position: Mapping[str, object]
    solutions: tuple[str, ...] = ()
    """The first moves that solve it: no other does."""
    effort: int = 0
    """How many decisions the proof has tried."""
    failed: tuple[str, ...] = ()
    """Which of the computer's players spoil it."""

    @property
    def grade(self) -> int:
        """From 1 to 5, by how many of them; 0 if they have not tried."""
        return min(5, len(self.failed))

    @property
    def task(self) -> Message:
        return Message(f"puzzle-{self.game}-{self.goal}")

    def start(self) -> AnyGame:
        return find(self.game).new_game({"position": self.position}, 0)

    def solver(self, nodes: int = NODES) -> Solver:
        return Solver(PUZZLING[self.game], self.goal, self.start().seats.index(self.seat), nodes)

    def disclosed(self) -> tuple[Disclosed, ...]:
        """What is to be known beside the table."""
        start = self.start()
        return PUZZLING[self.game].disclosed(start, start.seats.index(self.seat))

    def data(self) -> dict[str, object]:
        """As its file has it."""
        known = {"solutions": list(self.solutions), "effort": self.effort, "failed": list(self.failed)}
        said = {"name": self.name, "game": self.game, "seat": self.seat, "goal": self.goal}
        return {**said, **{key: value for key, value in known.items() if value}, "position": dict(self.position)}


def puzzle_of(data: object) -> Puzzle:
    """The puzzle that a file holds; what it says about solutions is taken for granted only where we ship it."""
    if not isinstance(data, Mapping) or not isinstance(data.get("position"), Mapping):
        raise Complaint(message("puzzle-unreadable"))
    said: dict[str, Any] = {key: data.get(key, "") for key in ("name", "game", "seat", "goal")}
    return own_puzzle(said["game"], said["goal"], data["position"], str(said["name"]))


def own_puzzle(game: str, goal: str, position: Mapping[str, object], name: str = "") -> Puzzle:
    """A puzzle from a position and a goal; whoever is to move must reach it."""
    if game not in PUZZLING:
        raise Complaint(message("unknown-game", name=str(game)[:40], known=", ".join(PUZZLING)))
    if goal not in (goals := PUZZLING[game].goals):
        raise Complaint(message("puzzle-goal", found=str(goal)[:40], known=", ".join(goals)))
    if in_the_midst(position):
        raise Complaint(message("puzzle-moment"))
    rules = find(game)
    start = rules.new_game({"position": position}, 0)
    if start.ask is None:
        raise Complaint(message("puzzle-over"))
    plain = PUZZLING[game].laid_out(start, start.ask.seat)
    return Puzzle(
        name or f"{goal}.{shortened(game, plain, rules.jargon())}", game, start.seats[start.ask.seat], goal, plain
    )


def puzzle_from(position: object, goal: str) -> Puzzle:
    """A puzzle from a position as a file holds it, whose game is known by its words."""
    said = frozenset(position) if isinstance(position, Mapping) else frozenset()
    game = next((game for game, puzzling in PUZZLING.items() if said & puzzling.says), None)
    if game is None or not isinstance(position, Mapping):
        raise Complaint(message("puzzle-unreadable"))
    return own_puzzle(game, goal, position)


def puzzle_in(word: str) -> Puzzle | None:
    """The puzzle that is told by a word: its goal, and its position as a line; None if it is no such word."""
    goal, _, line = word.partition(".")
    return puzzle_on(line, goal)


def puzzle_on(line: str, goal: str) -> Puzzle | None:
    """The puzzle from a position as a line; None if it is none."""
    short = Short.found(line)
    return None if short is None else own_puzzle(short.game, goal, short.position(find(short.game).jargon()))
