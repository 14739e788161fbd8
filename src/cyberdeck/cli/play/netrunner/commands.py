"""The commands that start a game of Netrunner."""

from enum import StrEnum
from typing import Annotated, Any

import typer

from cyberdeck.cli.play.netrunner.table import SIDES, between, seating
from cyberdeck.cli.play.sitting import from_position, play, resumed
from cyberdeck.cli.terminal import Terminal
from cyberdeck.kernel import Complaint, message


class SideName(StrEnum):
    """What `--as` takes."""

    corp = "corp"
    runner = "runner"


def add_netrunner(
    playing: typer.Typer, netrunner: typer.Typer, terminal: Terminal, panels: dict[str, dict[str, Any]], Help: Any
) -> None:
    """Add `play netrunner` and `netrunner position`."""
    text, options, commands = terminal.text, panels["options"], panels["commands"]
    As = Annotated[SideName, typer.Option("--as", help=text(message("play-option-as")), show_default=False, **options)]
    HotSeat = Annotated[bool, typer.Option("--hot-seat", help=text(message("play-option-hot-seat")), **options)]
    AllWindows = Annotated[
        bool, typer.Option("--all-windows", help=text(message("play-option-all-windows")), **options)
    ]
    Seed = Annotated[int | None, typer.Option("--seed", help=text(message("play-option-seed")), **options)]
    Saved = Annotated[str, typer.Option("--journal", help=text(message("play-option-journal")), **options)]

    @playing.command("netrunner", help=text(message("play-command-netrunner")), **commands)
    def play_netrunner(
        side: As = SideName.runner,
        corp: Annotated[str | None, typer.Option(help=text(message("play-option-corp")), **options)] = None,
        runner: Annotated[str | None, typer.Option(help=text(message("play-option-runner")), **options)] = None,
        seed: Seed = None,
        hot_seat: HotSeat = False,
        all_windows: AllWindows = False,
        journal: Saved = "",
        resume: Annotated[str, typer.Option(help=text(message("play-option-resume")), **options)] = "",
        help: Help = False,
    ) -> None:
        if resume and (corp, runner, seed) != (None, None, None):
            raise Complaint(message("play-resume-alone"))
        game = resumed("netrunner", resume) if resume else between(corp or "jinteki", runner or "shaper", seed)
        play(terminal, seating(SIDES[side.value], hot_seat, all_windows, journal, game), game)

    @netrunner.command("position", help=text(message("play-command-position")), **commands)
    def position(
        file: Annotated[str, typer.Argument(help=text(message("play-position-file")), **panels["arguments"])],
        side: As = SideName.runner,
        seed: Seed = None,
        hot_seat: HotSeat = False,
        all_windows: AllWindows = False,
        journal: Saved = "",
        help: Help = False,
    ) -> None:
        game = from_position("netrunner", file, seed)
        play(terminal, seating(SIDES[side.value], hot_seat, all_windows, journal, game), game)
