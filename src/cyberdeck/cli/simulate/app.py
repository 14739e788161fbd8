"""The commands that simulate games."""

import os
from typing import Annotated, Any

import typer

from cyberdeck.cli.play.deckers.table import setup
from cyberdeck.cli.simulate.deckers import Raids
from cyberdeck.cli.simulate.netrunner import Duels
from cyberdeck.cli.simulate.series import Wish, show_simulation
from cyberdeck.cli.terminal import Terminal
from cyberdeck.kernel import message


def add_simulate(
    app: typer.Typer, terminal: Terminal, purposes: dict[str, str], panels: dict[str, dict[str, Any]], Help: Any
) -> None:
    """Add `simulate netrunner` and `simulate deckers`."""
    text, options, commands = terminal.text, panels["options"], panels["commands"]
    simulate = typer.Typer(add_completion=False, add_help_option=False)
    app.add_typer(simulate, name="simulate", **commands)
    Games = Annotated[int, typer.Option(help=text(message("simulate-help-games")), min=1, **options)]
    Jobs = Annotated[
        int, typer.Option(help=text(message("simulate-help-jobs")), min=1, max=256, show_default=False, **options)
    ]
    Seed = Annotated[int | None, typer.Option(help=text(message("simulate-help-seed")), **options)]
    AsJson = Annotated[bool, typer.Option("--json", help=text(message("simulate-help-json")), **options)]
    Resume = Annotated[str, typer.Option(help=text(message("simulate-help-resume")), **options)]
    processors = os.cpu_count() or 1

    @simulate.callback(help=purposes["simulate"], invoke_without_command=True)
    def about(context: typer.Context, help: Help = False) -> None:
        if context.invoked_subcommand is None:
            context.get_help()

    @simulate.command(help=text(message("simulate-help-netrunner")), **commands)
    def netrunner(
        corp: Annotated[str | None, typer.Option(help=text(message("simulate-help-corp")), **options)] = None,
        runner: Annotated[str | None, typer.Option(help=text(message("simulate-help-runner")), **options)] = None,
        games: Games = 100,
        jobs: Jobs = processors,
        seed: Seed = None,
        as_json: AsJson = False,
        resume: Resume = "",
        help: Help = False,
    ) -> None:
        show_simulation(terminal, Duels(corp, runner), Wish(games, jobs, seed, resume), as_json)

    @simulate.command("deckers", help=text(message("simulate-help-deckers")), **commands)
    def simulate_deckers(
        smc: Annotated[str, typer.Option(help=text(message("deckers-play-option-smc")), **options)] = "",
        deckers: Annotated[str, typer.Option(help=text(message("deckers-play-option-deckers")), **options)] = "",
        variant: Annotated[str, typer.Option(help=text(message("deckers-play-option-variant")), **options)] = "",
        first_game: Annotated[
            bool, typer.Option("--first-game", help=text(message("deckers-play-option-first-game")), **options)
        ] = False,
        bot: Annotated[str, typer.Option(help=text(message("simulate-help-bot")), **options)] = "",
        games: Games = 100,
        jobs: Jobs = processors,
        seed: Seed = None,
        as_json: AsJson = False,
        resume: Resume = "",
        help: Help = False,
    ) -> None:
        series = Raids(setup(smc, deckers, variant, first_game), bot)
        show_simulation(terminal, series, Wish(games, jobs, seed, resume), as_json)
