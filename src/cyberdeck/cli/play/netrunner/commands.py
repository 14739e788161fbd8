"""The commands that start a game of Netrunner."""

from enum import StrEnum
from typing import Annotated

from cyberdeck.bots import rungs
from cyberdeck.cli.line import option
from cyberdeck.cli.play.netrunner.table import SIDES, between, seating
from cyberdeck.cli.play.options import AllWindows, Pace, PositionFile, Resumed, Rung, Saved, Seed
from cyberdeck.cli.play.sitting import from_position, play, resumed
from cyberdeck.cli.play.telling import PACE
from cyberdeck.cli.terminal import Terminal
from cyberdeck.kernel import Asked, Complaint, message


class SideName(StrEnum):
    """What `--as` takes."""

    corp = "corp"
    runner = "runner"


As = Annotated[SideName, option("play-option-as", "--as", show_default=False)]
HotSeat = Annotated[bool, option("play-option-hot-seat", "--hot-seat")]
Quick = Annotated[bool, option("play-option-quick", "--quick")]


def play_netrunner(
    terminal: Terminal,
    side: As = SideName.runner,
    corp: Annotated[str | None, option("play-option-corp")] = None,
    runner: Annotated[str | None, option("play-option-runner")] = None,
    seed: Seed = None,
    hot_seat: HotSeat = False,
    all_windows: AllWindows = False,
    quick: Quick = False,
    rung: Rung = rungs.USUAL,
    pace: Pace = PACE,
    journal: Saved = "",
    resume: Resumed = "",
) -> None:
    if resume and (corp, runner, seed) != (None, None, None):
        raise Complaint(message("play-resume-alone"))
    game = resumed("netrunner", resume) if resume else between(corp or "jinteki", runner or "shaper", seed)
    asked = _asked(hot_seat, all_windows, quick)
    play(terminal, seating(SIDES[side.value], "" if hot_seat else rung, asked, journal, game, pace), game)


def play_position(
    terminal: Terminal,
    file: PositionFile,
    side: As = SideName.runner,
    seed: Seed = None,
    hot_seat: HotSeat = False,
    all_windows: AllWindows = False,
    quick: Quick = False,
    rung: Rung = rungs.USUAL,
    pace: Pace = PACE,
    journal: Saved = "",
) -> None:
    game = from_position("netrunner", file, seed)
    asked = _asked(hot_seat, all_windows, quick)
    play(terminal, seating(SIDES[side.value], "" if hot_seat else rung, asked, journal, game, pace), game)


def _asked(hot_seat: bool, all_windows: bool, quick: bool) -> Asked:
    """Of two people at one screen, neither learns from a missing question what the other holds, unless they agree."""
    if all_windows:
        return Asked.ALL
    return Asked.BRIEF if hot_seat and not quick else Asked.CHOICES
