"""The commands that start a game of Deckers."""

from typing import Annotated, Any

import typer

from cyberdeck.cli.play.deckers.table import listed, seating, setup
from cyberdeck.cli.play.sitting import from_position, new_game, play, resumed
from cyberdeck.cli.terminal import Terminal
from cyberdeck.kernel import Complaint, message


def add_deckers(
    playing: typer.Typer, deckers_group: typer.Typer, terminal: Terminal, panels: dict[str, dict[str, Any]], Help: Any
) -> None:
    """Add `play deckers` and `deckers position`."""
    text, options, commands = terminal.text, panels["options"], panels["commands"]
    Bots = Annotated[str, typer.Option("--bots", help=text(message("deckers-play-option-bots")), **options)]
    Seed = Annotated[int | None, typer.Option("--seed", help=text(message("play-option-seed")), **options)]
    Saved = Annotated[str, typer.Option("--journal", help=text(message("play-option-journal")), **options)]

    @playing.command("deckers", help=text(message("deckers-play-command")), **commands)
    def play_deckers(
        smc: Annotated[str, typer.Option(help=text(message("deckers-play-option-smc")), **options)] = "",
        deckers: Annotated[str, typer.Option(help=text(message("deckers-play-option-deckers")), **options)] = "",
        variant: Annotated[str, typer.Option(help=text(message("deckers-play-option-variant")), **options)] = "",
        first_game: Annotated[
            bool, typer.Option("--first-game", help=text(message("deckers-play-option-first-game")), **options)
        ] = False,
        bots: Bots = "",
        seed: Seed = None,
        journal: Saved = "",
        resume: Annotated[str, typer.Option(help=text(message("play-option-resume")), **options)] = "",
        help: Help = False,
    ) -> None:
        wanted = setup(smc, deckers, variant, first_game)
        if resume and (wanted or seed is not None):
            raise Complaint(message("deckers-play-resume-alone"))
        game = resumed("deckers", resume) if resume else new_game("deckers", wanted, seed)
        play(terminal, seating(game, listed(bots), journal), game)

    @deckers_group.command("position", help=text(message("play-command-position")), **commands)
    def position(
        file: Annotated[str, typer.Argument(help=text(message("play-position-file")), **panels["arguments"])],
        bots: Bots = "",
        seed: Seed = None,
        journal: Saved = "",
        help: Help = False,
    ) -> None:
        game = from_position("deckers", file, seed)
        play(terminal, seating(game, listed(bots), journal), game)
