"""The commands that start a game of Netrunner."""

from enum import StrEnum
from typing import Annotated, Any

import typer

from cyberdeck.cli.play.table import SIDES, Seating, play_new, play_on, play_position
from cyberdeck.cli.terminal import Terminal
from cyberdeck.kernel import Complaint, message


class SideName(StrEnum):
    """What `--as` takes."""

    corp = "corp"
    runner = "runner"


def add_play(
    app: typer.Typer, terminal: Terminal, purposes: dict[str, str], panels: dict[str, dict[str, Any]], Help: Any
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

    def group(name: str) -> typer.Typer:
        made = typer.Typer(add_completion=False, add_help_option=False)
        app.add_typer(made, name=name, **commands)

        @made.callback(help=purposes[name], invoke_without_command=True)
        def about(context: typer.Context, help: Help = False) -> None:
            if context.invoked_subcommand is None:
                context.get_help()

        return made

    play = group("play")
    netrunner = group("netrunner")

    @play.command("netrunner", help=text(message("play-command-netrunner")), **commands)
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
        seating = Seating(SIDES[side.value], hot_seat, all_windows, journal)
        if not resume:
            play_new(terminal, seating, corp or "jinteki", runner or "shaper", seed)
        elif (corp, runner, seed) == (None, None, None):
            play_on(terminal, seating, resume)
        else:
            raise Complaint(message("play-resume-alone"))

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
        play_position(terminal, Seating(SIDES[side.value], hot_seat, all_windows, journal), file, seed)
