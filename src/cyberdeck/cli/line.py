"""The command line as data: a command is a function, its parameters are annotated with what explains them.

    Seed = Annotated[int | None, option("play-option-seed")]
    Command("games", message("cli-help-games"), show_games)

The first parameter of each function is the reader's terminal; the texts are rendered in his language.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable
from copy import copy
from typing import Annotated, Any, NamedTuple, TypeAlias, get_args, get_origin

import typer
from typer.models import ArgumentInfo, OptionInfo

from cyberdeck.cli.terminal import Terminal
from cyberdeck.kernel import Message, message


class Told(NamedTuple):
    """An option or an argument, and the message that explains it."""

    about: Message
    info: OptionInfo | ArgumentInfo


def option(id: str, *names: str, **more: Any) -> Told:
    return Told(message(id), typer.Option(*names, **more))


def argument(id: str) -> Told:
    return Told(message(id), typer.Argument())


class Command(NamedTuple):
    """`cyberdeck NAME …`"""

    name: str
    about: Message
    run: Callable[..., None]


class Group(NamedTuple):
    """`cyberdeck NAME COMMAND …`; alone it shows its commands."""

    name: str
    about: Message
    commands: tuple[Command, ...]


Entry: TypeAlias = Command | Group


def built(terminal: Terminal, about: Message, start: Callable[..., None], entries: Iterable[Entry]) -> typer.Typer:
    """The command line for typer; `start` is run before every command."""
    return _Builder(terminal).line(about, start, entries)


class _Builder:
    def __init__(self, terminal: Terminal) -> None:
        self.terminal = terminal
        self.panels: dict[type, str] = {
            OptionInfo: terminal.text(message("cli-panel-options")),
            ArgumentInfo: terminal.text(message("cli-panel-arguments")),
            Command: terminal.text(message("cli-panel-commands")),
        }
        shown = typer.Option("--help", callback=_show_help, is_eager=True)
        self.help = inspect.Parameter(
            "help",
            inspect.Parameter.KEYWORD_ONLY,
            default=False,
            annotation=Annotated[bool, self._info(Told(message("cli-help-help"), shown))],
        )

    def line(self, about: Message, start: Callable[..., None], entries: Iterable[Entry]) -> typer.Typer:
        app = typer.Typer(add_completion=False, add_help_option=False)
        app.callback(invoke_without_command=True, help=self.terminal.text(about))(self._told(start))
        for entry in entries:
            panel, help = self.panels[Command], self.terminal.text(entry.about)
            if isinstance(entry, Group):
                inner = self.line(entry.about, _show_commands, entry.commands)
                app.add_typer(inner, name=entry.name, rich_help_panel=panel, add_help_option=False)
            else:
                add = app.command(entry.name, help=help, rich_help_panel=panel, add_help_option=False)
                add(self._told(entry.run))
        return app

    def _told(self, run: Callable[..., None]) -> Callable[..., None]:
        """The function without its terminal, with `--help`, and with all explanations in the reader's language."""
        signature = inspect.signature(run, eval_str=True)
        _, *parameters = signature.parameters.values()

        def told(help: bool = False, **given: object) -> None:
            run(self.terminal, **given)

        rendered = [parameter.replace(annotation=self._annotation(parameter)) for parameter in parameters]
        told.__signature__ = signature.replace(parameters=[*rendered, self.help])  # type: ignore[attr-defined]
        return told

    def _annotation(self, parameter: inspect.Parameter) -> object:
        if get_origin(parameter.annotation) is not Annotated:
            return parameter.annotation
        kind, explained = get_args(parameter.annotation)
        return Annotated[kind, self._info(explained)]

    def _info(self, explained: Told) -> OptionInfo | ArgumentInfo:
        info = copy(explained.info)
        info.help = self.terminal.text(explained.about)
        info.rich_help_panel = self.panels[type(explained.info)]
        return info


def _show_help(context: typer.Context, wanted: bool) -> None:
    if wanted:
        context.get_help()
        raise typer.Exit


def _show_commands(terminal: Terminal, context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        context.get_help()
