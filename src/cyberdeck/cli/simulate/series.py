"""A series of simulated games: played by several processes, kept in a file, and told when they are done."""

from __future__ import annotations

import json
import os
import secrets
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, replace
from statistics import mean, median
from typing import Any, ClassVar, Final, NamedTuple, Protocol

import typer
from rich.table import Table

from cyberdeck.bots.simulation import LOCAL, Playing, Share, check_place, play_games
from cyberdeck.cli.files import read_text, write_over
from cyberdeck.cli.simulate.plot import plot
from cyberdeck.cli.terminal import Terminal
from cyberdeck.kernel import Complaint, Message, message

_SEEDS: Final = 1 << 32
_FORMAT: Final = "cyberdeck simulation 1"
_INTERRUPTED: Final = 130


class Told(Protocol):
    """What a number of games come to."""

    @property
    def games(self) -> int: ...
    def data(self) -> dict[str, object]: ...


class Match(Playing[Any], Protocol):
    """What all games have in common."""

    @property
    def seed(self) -> int: ...
    def data(self) -> dict[str, object]: ...


@dataclass(frozen=True, slots=True)
class Wish:
    """How many games, at once, and in which file; without a seed, games that nobody has seen."""

    games: int
    jobs: int | None
    seed: int | None
    resume: str
    on: str = LOCAL
    """Where they are played: here, or on a Ray cluster."""
    plot: str = ""
    """The file for a picture of what came of them."""

    def of(self, games: int) -> Wish:
        return replace(self, games=games)


class Account(NamedTuple):
    """What came of a number of games, in words."""

    sides: tuple[tuple[str, str], tuple[str, str]]
    """Who has played whom, each with a style."""
    shares: Sequence[tuple[str, Share]]
    """Who has won how often."""
    ends: Sequence[tuple[str, int]]
    lengths: Sequence[tuple[Message, Sequence[int]]]


class Series(ABC):
    """The games of one command line; what it leaves open, a file to resume may say."""

    played: ClassVar[object]
    """The type of a finished game, a named tuple."""

    @abstractmethod
    def match(self, header: dict[str, object], seed: int) -> Match:
        """The wished-for match; `header` is what a file says of its games, and empty without one."""

    @abstractmethod
    def summary(self, games: Sequence[Any]) -> Any: ...

    @abstractmethod
    def show(self, terminal: Terminal, match: Any, summary: Any) -> None: ...

    @abstractmethod
    def picture(self, terminal: Terminal, match: Any, summary: Any) -> str:
        """The same as SVG."""


class Simulation(Series):
    """Games of which is told who won how often, how they ended, and how long they were."""

    @abstractmethod
    def told(self, terminal: Terminal, match: Any, summary: Any) -> Account:
        """All that in the reader's words."""

    def show(self, terminal: Terminal, match: Match, summary: Told) -> None:
        _show(terminal, match, summary, self.told(terminal, match, summary))

    def picture(self, terminal: Terminal, match: Match, summary: Told) -> str:
        return _drawn(terminal, match, summary, self.told(terminal, match, summary))


def show_simulation(terminal: Terminal, series: Series, wish: Wish, as_json: bool) -> None:
    """Play what is still to be played, and tell what came of all games; an interrupt keeps those that are done."""
    check_place(wish.on)
    if wish.plot:
        write_over(wish.plot, None)
    header, done = _read(wish.resume, series.played)
    match = _match(series, wish, header)
    games = {game.number: game for game in done if game.number < wish.games}
    if wish.resume:
        _prepare(wish.resume, match, new=header is None)
    interrupted = not _play(terminal, match, wish, games)
    summary = series.summary([games[number] for number in sorted(games)])
    if wish.plot and summary.games:
        write_over(wish.plot, series.picture(terminal, match, summary))
    if as_json:
        terminal.out.out(json.dumps({**match.data(), **summary.data()}, ensure_ascii=False, indent=2))
    else:
        series.show(terminal, match, summary)
    if interrupted:
        terminal.complain(message("simulate-kept" if wish.resume else "simulate-interrupted", file=wish.resume))
        raise typer.Exit(_INTERRUPTED)


def _play(terminal: Terminal, match: Match, wish: Wish, games: dict[int, object]) -> bool:
    """Add the games that are missing, each to the file too; whether nobody has interrupted it."""
    missing = [number for number in range(wish.games) if number not in games]
    with open(wish.resume or os.devnull, "a", encoding="utf-8") as record, terminal.progress() as progress:
        task = progress.add_task(terminal.text(message("simulate-progress")), total=wish.games, completed=len(games))
        try:
            for game in play_games(match, missing, wish.jobs, wish.on):
                games[game.number] = game
                print(json.dumps(game._asdict()), file=record, flush=True)
                progress.update(task, completed=len(games))
        except KeyboardInterrupt:
            return False
    return True


def _match(series: Series, wish: Wish, header: dict[str, Any] | None) -> Match:
    """The match that is wished for, or that of the file, which must agree."""
    if header is None:
        return series.match({}, secrets.randbelow(_SEEDS) if wish.seed is None else wish.seed)
    match = series.match(header, header["seed"] if wish.seed is None else wish.seed)
    if match.data() != {name: header.get(name) for name in match.data()}:
        raise Complaint(message("simulate-other", file=wish.resume))
    return match


# the file of finished games


def _read(file: str, played: Any) -> tuple[dict[str, Any] | None, list[Any]]:
    """What a file says of the games, and those that are finished; a line that was cut off is not."""
    if not file or not os.path.exists(file) or not os.path.getsize(file):
        return None, []
    bad = Complaint(message("simulate-not-file", file=file))
    lines = read_text(file).splitlines(keepends=True)
    complete = [line for line in lines if line.endswith("\n")]
    try:
        header, *rest = [json.loads(line) for line in complete]
        if header["format"] != _FORMAT or not isinstance(header["seed"], int):
            raise bad
        return header, [played(**game) for game in rest]
    except (ValueError, TypeError, KeyError, RecursionError):
        raise bad from None


def _prepare(file: str, match: Match, new: bool) -> None:
    """Begin a file of finished games, or take from it a line that was cut off."""
    try:
        with open(file, "w" if new else "r+", encoding="utf-8", newline="\n") as stream:
            if new:
                print(json.dumps({"format": _FORMAT, **match.data()}), file=stream)
            else:
                whole = stream.read().rpartition("\n")[0] + "\n"
                stream.seek(len(whole.encode()))
                stream.truncate()
    except (OSError, ValueError):
        raise Complaint(message("file-not-written", file=file)) from None


# what is shown


def _show(terminal: Terminal, match: Match, summary: Told, account: Account) -> None:
    first, second = account.sides
    terminal.line(first, ("  –  ", "dim"), second)
    terminal.say(message("simulate-of", games=summary.games, seed=str(match.seed)), "dim")
    if summary.games:
        terminal.show("", wins(terminal, message("simulate-won"), account.shares))
        terminal.show("", ends(terminal, account.ends))
        terminal.show("", lengths(terminal, account.lengths))


def _drawn(terminal: Terminal, match: Match, summary: Told, account: Account) -> str:
    title = "  –  ".join(name for name, _ in account.sides)
    subtitle = terminal.text(message("simulate-of", games=summary.games, seed=str(match.seed)))
    heading = f"{terminal.text(message('simulate-won'))} · {terminal.text(message('simulate-interval'))}"
    label, numbers = account.lengths[0]
    return plot(title, subtitle, heading, account.shares, terminal.text(label), numbers)


def wins(terminal: Terminal, title: Message, shares: Sequence[tuple[str, Share]]) -> Table:
    """Who has won how often, and how sure that is."""
    headings = (message("simulate-games"), message("simulate-share"), message("simulate-interval"))
    table = plain_table(terminal, title, *headings)
    for name, won in shares:
        low, high = (percent(terminal, part) for part in (won.low, won.high))
        table.add_row(name, str(won.games), percent(terminal, won.share), f"{low} – {high}")
    return table


def ends(terminal: Terminal, reasons: Sequence[tuple[str, int]]) -> Table:
    """How the games ended."""
    table = plain_table(terminal, message("simulate-reason"), message("simulate-games"))
    for reason, games in reasons:
        table.add_row(reason, str(games))
    return table


def lengths(terminal: Terminal, measured: Sequence[tuple[Message, Sequence[int]]]) -> Table:
    """How long the games were."""
    headings = (
        message("simulate-least"),
        message("simulate-median"),
        message("simulate-mean"),
        message("simulate-most"),
    )
    table = plain_table(terminal, message("simulate-length"), *headings)
    for label, numbers in measured:
        figures = (numbers[0], round(median(numbers)), round(mean(numbers)), numbers[-1])
        table.add_row(terminal.text(label), *map(str, figures))
    return table


def plain_table(terminal: Terminal, first: Message, *others: Message) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold cyan")
    table.add_column(terminal.text(first))
    for heading in others:
        table.add_column(terminal.text(heading), justify="right")
    return table


def percent(terminal: Terminal, part: float) -> str:
    tenths = round(part * 1000)
    number = message("tenths", whole=tenths // 10, tenth=tenths % 10)
    return terminal.text(message("percent", number=number))
