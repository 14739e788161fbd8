"""The commands that start a game."""

from typing import Any

import typer

from cyberdeck.cli.play.deckers.commands import add_deckers
from cyberdeck.cli.play.netrunner.commands import add_netrunner
from cyberdeck.cli.terminal import Terminal


def add_play(
    app: typer.Typer, terminal: Terminal, purposes: dict[str, str], panels: dict[str, dict[str, Any]], Help: Any
) -> None:
    """Add `play GAME` and `GAME position` for each game."""

    def group(name: str) -> typer.Typer:
        made = typer.Typer(add_completion=False, add_help_option=False)
        app.add_typer(made, name=name, **panels["commands"])

        @made.callback(help=purposes[name], invoke_without_command=True)
        def about(context: typer.Context, help: Help = False) -> None:
            if context.invoked_subcommand is None:
                context.get_help()

        return made

    play = group("play")
    add_netrunner(play, group("netrunner"), terminal, panels, Help)
    add_deckers(play, group("deckers"), terminal, panels, Help)
