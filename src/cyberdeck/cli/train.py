"""The command `train evaluator`: fits what a searching player of Netrunner thinks of a position to played games."""

from __future__ import annotations

import json
from dataclasses import dataclass
from importlib.resources import files
from typing import Annotated

from cyberdeck.bots.netrunner.training import Lesson, School, fit, written
from cyberdeck.bots.simulation import play_games
from cyberdeck.cli.files import write_new
from cyberdeck.cli.line import argument, option
from cyberdeck.cli.simulate.commands import Jobs
from cyberdeck.cli.terminal import Terminal
from cyberdeck.kernel import Complaint, message


@dataclass(frozen=True, slots=True)
class _Numbered:
    """The lessons of a school with their numbers: they come in any order."""

    seed: int

    def play(self, number: int) -> tuple[int, Lesson]:
        return number, School(self.seed).play(number)


def train_evaluator(
    terminal: Terminal,
    file: Annotated[str, argument("train-help-file")],
    games: Annotated[int, option("train-help-games", "--games", min=24)] = 960,
    jobs: Jobs = None,
    seed: Annotated[int, option("simulate-help-seed", "--seed")] = 0,
) -> None:
    """The same seed and number of games give the same weights."""
    try:
        import numpy  # noqa: F401
    except ImportError:
        raise Complaint(message("train-missing")) from None
    lessons: dict[int, Lesson] = {}
    with terminal.progress() as progress:
        task = progress.add_task(terminal.text(message("simulate-progress")), total=games)
        for number, lesson in play_games(_Numbered(seed), range(games), jobs):
            lessons[number] = lesson
            progress.update(task, completed=len(lessons))
    fitted = fit(lessons[number] for number in sorted(lessons))
    write_new(file, written(fitted, _version() + 1))
    terminal.say(message("train-done", file=file, games=fitted.games, loss=f"{fitted.loss:.4f}"), "green")


def _version() -> int:
    """Of the weights that are in use."""
    text = files("cyberdeck.bots.netrunner").joinpath("data/evaluator.json").read_text(encoding="utf-8")
    return int(json.loads(text)["version"])
