"""Games and positions from one written form into another: `convert` and `positions`."""

from __future__ import annotations

from contextlib import suppress
from itertools import islice
from typing import Annotated, Final

from cyberdeck.cli.files import position_text, read_text, read_yaml, write_new
from cyberdeck.cli.line import argument, option
from cyberdeck.cli.terminal import Terminal
from cyberdeck.games import all_games, find
from cyberdeck.kernel import AnyGame, Complaint, Journal, Short, message, replay, replaying

YAML, LINE = "yaml", "line"
FORMS: Final = (YAML, LINE)


def show_convert(
    terminal: Terminal,
    source: Annotated[str, argument("convert-help-source")],
    to: Annotated[str, option("convert-help-to", "--to", show_default=False)] = "",
    at: Annotated[int | None, option("convert-help-at", min=0, show_default=False)] = None,
    out: Annotated[str, option("convert-help-out", "--out", "-o", show_default=False)] = "",
) -> None:
    """A position in the other form: a line becomes a file, anything else a line."""
    if to and to not in FORMS:
        raise Complaint(message("convert-form", found=to, known=", ".join(FORMS)))
    game, was_line = read_game(source, at)
    text = position_text(game) if (to or (YAML if was_line else LINE)) == YAML else f"{game.short()}\n"
    if out:
        write_new(out, text)
    else:
        terminal.write(text)


def show_positions(
    terminal: Terminal,
    file: Annotated[str, argument("cli-help-replay-file")],
    every: Annotated[int, option("positions-help-every", min=1, show_default=False)] = 1,
) -> None:
    """The positions of the games of a file, a line each: before the first decision, and after each of them."""
    for journal in Journal.parse_all(read_text(file)):
        for number, game in enumerate(replaying(journal, find(journal.game))):
            if number % every == 0:
                terminal.write(f"{number}\t{game.short()}\n")


def read_game(source: str, at: int | None) -> tuple[AnyGame, bool]:
    """The game that is meant, and whether it was a line."""
    short = Short.found(source)
    if short is not None:
        return from_line(short), True
    text = read_text(source)
    short = Short.found(text)
    if short is not None:
        return from_line(short), True
    if text.startswith("cyberdeck journal"):
        return _replayed(Journal.parse(text), at), False
    return _of_some_game(source), False


def from_line(short: Short) -> AnyGame:
    """The game that a line gives back."""
    rules = find(short.game)
    return rules.new_game({"position": short.position(rules.jargon())}, 0)


def _replayed(journal: Journal, at: int | None) -> AnyGame:
    if at is None:
        return replay(journal, find(journal.game))
    if at > len(journal.decisions):
        raise Complaint(message("convert-at", most=len(journal.decisions)))
    return next(islice(replaying(journal, find(journal.game)), at, None))


def _of_some_game(file: str) -> AnyGame:
    """A position file does not name its game: it is that of the first whose rules can read it."""
    position = read_yaml(file)
    for name in all_games():
        with suppress(Complaint):
            game = find(name).new_game({"position": position}, 0)
            game.position()
            return game
    raise Complaint(message("convert-unknown", file=file))
