"""The command `cyberdeck`: what it takes, and how mistakes are told."""

import os
import sys
from collections.abc import Sequence
from typing import Annotated, Any

import typer

from cyberdeck import __version__
from cyberdeck.cli.cards import add_cards
from cyberdeck.cli.commands import show_bench, show_games, show_replay, show_welcome
from cyberdeck.cli.decks import add_deck
from cyberdeck.cli.play.app import add_play
from cyberdeck.cli.play.netrunner.table import offer_first_game
from cyberdeck.cli.serving import show_serve
from cyberdeck.cli.simulate.app import add_simulate
from cyberdeck.cli.terminal import Terminal
from cyberdeck.kernel import Complaint, Message, message
from cyberdeck.locale.texts import LANGUAGES, preferred_language

_LANGUAGES = ", ".join(LANGUAGES)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command line; a mistake of the user becomes one sentence in his language and exit code 2."""
    line = list(sys.argv[1:] if arguments is None else arguments)
    terminal = Terminal(preferred_language(_environment()))
    try:
        terminal.language = _take_language(line) or terminal.language
        command = typer.main.get_command(_app(terminal))
        return command.main(args=line, prog_name="cyberdeck", standalone_mode=False) or 0
    except Complaint as complaint:
        terminal.complain(complaint.message)
    except typer.TyperException as error:
        terminal.complain(_misuse(error, line))
    return 2


def _environment() -> str | None:
    settings = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return next(filter(None, settings), None)


def _take_language(line: list[str]) -> str | None:
    """Take `--lang` out of the line, wherever it stands: the help is to be in that language too."""
    for place, argument in enumerate(line):
        name, equals, wish = argument.partition("=")
        if name == "--lang":
            if not equals and place + 1 == len(line):
                raise Complaint(message("cli-bad-option", option=name))
            wish = wish if equals else line.pop(place + 1)
            del line[place]
            if wish not in LANGUAGES:
                raise Complaint(message("cli-unknown-language", found=wish, languages=_LANGUAGES))
            return wish
    return None


def _misuse(error: typer.TyperException, line: list[str]) -> Message:
    """The parser complains in English prose; what it complains about is in its attributes."""
    option: str | None = getattr(error, "option_name", None)
    if option is not None:
        return message("cli-bad-option", option=option)
    if isinstance(error, typer.BadParameter) and error.param is not None:
        return message("cli-bad-value", name=error.param.opts[0].lstrip("-").upper())
    return message("cli-bad-command", arguments=" ".join(line))


def _app(terminal: Terminal) -> typer.Typer:
    text = terminal.text
    options: dict[str, Any] = {"rich_help_panel": text(message("cli-panel-options"))}
    arguments: dict[str, Any] = {"rich_help_panel": text(message("cli-panel-arguments"))}
    commands: dict[str, Any] = {"rich_help_panel": text(message("cli-panel-commands")), "add_help_option": False}
    purposes = {
        "play": text(message("play-command")),
        "netrunner": text(message("play-netrunner-command")),
        "deckers": text(message("deckers-play-more")),
        "deck": text(message("deck-help")),
        "cards": text(message("cards-help")),
        "card": text(message("cards-help-card")),
        "simulate": text(message("simulate-help")),
        "games": text(message("cli-help-games")),
        "replay": text(message("cli-help-replay")),
        "bench": text(message("cli-help-bench")),
        "serve": text(message("cli-help-serve")),
    }

    def show_help(context: typer.Context, wanted: bool) -> None:
        if wanted:
            context.get_help()
            raise typer.Exit

    Help = Annotated[
        bool,
        typer.Option("--help", help=text(message("cli-help-help")), callback=show_help, is_eager=True, **options),
    ]
    app = typer.Typer(add_completion=False, add_help_option=False)

    @app.callback(invoke_without_command=True, help=text(message("cli-about")))
    def start(
        context: typer.Context,
        lang: Annotated[str, typer.Option(help=text(message("cli-help-lang", languages=_LANGUAGES)), **options)] = "",
        version: Annotated[bool, typer.Option("--version", help=text(message("cli-help-version")), **options)] = False,
        help: Help = False,
    ) -> None:
        if version:
            terminal.say(message("cli-version", version=__version__))
            raise typer.Exit
        if context.invoked_subcommand is None:
            show_welcome(terminal, purposes)
            if terminal.interactive:
                offer_first_game(terminal)

    panels = {"options": options, "arguments": arguments, "commands": commands}
    for add in (add_play, add_deck, add_cards, add_simulate):
        add(app, terminal, purposes, panels, Help)

    @app.command(help=purposes["games"], **commands)
    def games(help: Help = False) -> None:
        show_games(terminal)

    @app.command(help=purposes["replay"], **commands)
    def replay(
        file: Annotated[str, typer.Argument(help=text(message("cli-help-replay-file")), **arguments)],
        verify: Annotated[
            bool, typer.Option("--verify", help=text(message("cli-help-replay-verify")), show_default=False, **options)
        ] = False,
        help: Help = False,
    ) -> None:
        show_replay(terminal, file, verify)

    @app.command(help=purposes["bench"], **commands)
    def bench(
        game: Annotated[str | None, typer.Argument(help=text(message("cli-help-bench-game")), **arguments)] = None,
        seconds: Annotated[
            float,
            typer.Option(
                help=text(message("cli-help-bench-seconds")), min=0.01, max=3600, show_default=False, **options
            ),
        ] = 2.0,
        help: Help = False,
    ) -> None:
        show_bench(terminal, game, seconds)

    @app.command(help=purposes["serve"], **commands)
    def serve(
        host: Annotated[str, typer.Option(help=text(message("cli-help-serve-host")), **options)] = "",
        port: Annotated[
            int | None, typer.Option(help=text(message("cli-help-serve-port")), min=0, max=65535, **options)
        ] = None,
        lan: Annotated[bool | None, typer.Option("--lan", help=text(message("cli-help-serve-lan")), **options)] = None,
        database: Annotated[str, typer.Option(help=text(message("cli-help-serve-database")), **options)] = "",
        settings: Annotated[str, typer.Option(help=text(message("cli-help-serve-settings")), **options)] = "",
        open_page: Annotated[
            bool, typer.Option("--open", help=text(message("cli-help-serve-open")), **options)
        ] = False,
        help: Help = False,
    ) -> None:
        show_serve(terminal, open_page, host=host, port=port, lan=lan, database=database, settings=settings)

    return app
