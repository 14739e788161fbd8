"""The command `cyberdeck`: what it takes, and how mistakes are told."""

import sys
from collections.abc import Callable, Sequence
from typing import Annotated, Any, Final

import typer

from cyberdeck import __version__
from cyberdeck.cli.cards import show_card, show_cards
from cyberdeck.cli.commands import show_bench, show_games, show_replay, show_welcome
from cyberdeck.cli.convert import show_convert, show_positions
from cyberdeck.cli.decks import DECK
from cyberdeck.cli.games import GAMES
from cyberdeck.cli.hosting import HOSTING
from cyberdeck.cli.line import Command, Entry, Group, Told, built, option
from cyberdeck.cli.mcp.server import show_mcp
from cyberdeck.cli.picture import show_picture
from cyberdeck.cli.play.netrunner.table import offer_first_game
from cyberdeck.cli.puzzle import show_puzzle
from cyberdeck.cli.review import show_review
from cyberdeck.cli.rules import show_rules
from cyberdeck.cli.serving import show_serve
from cyberdeck.cli.terminal import Terminal, own_terminal
from cyberdeck.cli.train import train_evaluator
from cyberdeck.kernel import Complaint, Message, message
from cyberdeck.locale.texts import LANGUAGES

_LANGUAGES = ", ".join(LANGUAGES)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command line; a mistake of the user becomes one sentence in his language and exit code 2."""
    line = list(sys.argv[1:] if arguments is None else arguments)
    terminal = own_terminal()
    try:
        terminal.language = _take_language(line) or terminal.language
        command = typer.main.get_command(built(terminal, message("cli-about"), _start, LINE))
        return command.main(args=line, prog_name="cyberdeck", standalone_mode=False) or 0
    except Complaint as complaint:
        terminal.complain(complaint.message)
    except typer.TyperException as error:
        terminal.complain(_misuse(error, line))
    return 2


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
        return _bad_value(error.param.opts[0].lstrip("-").upper(), error.__cause__)
    return message("cli-bad-command", arguments=" ".join(line))


def _bad_value(name: str, cause: BaseException | None) -> Message:
    """What is wrong with a value; of a number, also how far it may go."""
    errors: Callable[[], list[dict[str, Any]]] | None = getattr(cause, "errors", None)
    limits = errors()[0].get("ctx", {}) if errors else {}
    if "ge" in limits:
        return message("cli-too-small", name=name, least=str(limits["ge"]))
    if "le" in limits:
        return message("cli-too-large", name=name, most=str(limits["le"]))
    return message("cli-bad-value", name=name)


def _start(
    terminal: Terminal,
    context: typer.Context,
    lang: Annotated[str, Told(message("cli-help-lang", languages=_LANGUAGES), typer.Option("--lang"))] = "",
    version: Annotated[bool, option("cli-help-version", "--version")] = False,
) -> None:
    if version:
        terminal.say(message("cli-version", version=__version__))
        raise typer.Exit
    if context.invoked_subcommand is None:
        show_welcome(terminal, {entry.name: terminal.text(entry.about) for entry in LINE})
        if terminal.interactive:
            offer_first_game(terminal)


LINE: Final[tuple[Entry, ...]] = (
    Group("play", message("play-command"), tuple(game.play for game in GAMES)),
    *(game.more for game in GAMES),
    DECK,
    Command("cards", message("cards-help"), show_cards),
    Command("card", message("cards-help-card"), show_card),
    Command("rules", message("rules-help"), show_rules),
    Group("simulate", message("simulate-help"), tuple(game.simulate for game in GAMES)),
    Group("arena", message("arena-help"), tuple(game.arena for game in GAMES)),
    Group("train", message("train-help"), (Command("evaluator", message("train-help-evaluator"), train_evaluator),)),
    Command("games", message("cli-help-games"), show_games),
    Command("replay", message("cli-help-replay"), show_replay),
    Command("review", message("review-help"), show_review),
    Command("puzzle", message("puzzle-help"), show_puzzle),
    Command("positions", message("positions-help"), show_positions),
    Command("convert", message("convert-help"), show_convert),
    Command("picture", message("picture-help"), show_picture),
    Command("mcp", message("mcp-help"), show_mcp),
    Command("bench", message("cli-help-bench"), show_bench),
    Command("serve", message("cli-help-serve"), show_serve),
    *HOSTING,
)
"""All commands, in the order in which they are told."""
