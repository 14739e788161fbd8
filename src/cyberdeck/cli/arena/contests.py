"""A contest of players, as a series of games: kept in a file, told as ratings and a table of all against all."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar

from rich.table import Table

from cyberdeck.bots import arena, rungs
from cyberdeck.bots.arena import Bout, Report, proposals
from cyberdeck.cli.arena.plot import plotted
from cyberdeck.cli.simulate.series import Series, percent, plain_table
from cyberdeck.cli.terminal import Terminal
from cyberdeck.deckers import RULES as DECKERS
from cyberdeck.kernel import Complaint, message


def bout(**game: Any) -> Bout:
    """A finished game as its file has it: with lists where there were tuples."""
    found = Bout(**game)
    thinking = tuple(map(tuple, found.thinking))
    return found._replace(
        players=tuple(found.players), decks=tuple(found.decks), won=tuple(found.won), thinking=thinking
    )


@dataclass(frozen=True, slots=True)
class Contest(Series):
    players: tuple[str, ...]
    calibrate: bool
    played: ClassVar[Any] = staticmethod(bout)
    game: ClassVar[str]

    @property
    @abstractmethod
    def each(self) -> int:
        """How many games a round has."""

    def summary(self, games: Sequence[Bout]) -> Report:
        return arena.report(self.players, games)

    def show(self, terminal: Terminal, match: Any, told: Report) -> None:
        terminal.say(message("simulate-of", games=told.games, seed=str(match.seed)), "dim")
        if told.games:
            terminal.show("", _standings(terminal, told), "", _crossed(terminal, told))
        if self.calibrate:
            terminal.show("", _proposed(terminal, self.game, told))

    def picture(self, terminal: Terminal, match: Any, told: Report) -> str:
        return plotted(terminal, told)

    def _check(self) -> None:
        if len(self.players) < 2:
            raise Complaint(message("arena-too-few"))


@dataclass(frozen=True, slots=True)
class Duels(Contest):
    game: ClassVar[str] = "netrunner"

    def match(self, header: dict[str, Any], seed: int) -> arena.Arena:
        self._check()
        return arena.Arena(self.players, seed, self.calibrate)

    @property
    def each(self) -> int:
        return arena.Arena(self.players, 0, self.calibrate).games(1)


@dataclass(frozen=True, slots=True)
class Raids(Contest):
    setup: Mapping[str, object] = field(default_factory=dict)
    game: ClassVar[str] = "deckers"

    def match(self, header: dict[str, Any], seed: int) -> arena.Raids:
        self._check()
        DECKERS.new_game(self.setup, seed)
        return arena.Raids(self.players, seed, self.setup)

    @property
    def each(self) -> int:
        return len(self.players)


def _standings(terminal: Terminal, told: Report) -> Table:
    rated = (message("arena-elo"), message("simulate-share"), message("simulate-interval"))
    timed = (message("arena-median"), message("arena-p99"))
    table = plain_table(terminal, message("arena-player"), *rated, *timed)
    order = sorted(told.players, key=lambda name: -told.ratings[name].elo if name in told.ratings else 0)
    sides = ("", "@corp", "@runner") if any("@" in name for name in told.wins) else ("",)
    for player in order:
        for side in sides:
            name = player + side
            if name not in told.wins:
                continue
            rating, won, spent = told.ratings.get(name), told.wins[name], told.thinking.get(player)
            elo = f"{rating.elo:+.0f} ± {rating.reach:.0f}" if rating else "–"
            times = (str(spent.median), str(spent.p99)) if spent and not side else ("", "")
            interval = f"{percent(terminal, won.low)} – {percent(terminal, won.high)}"
            label = terminal.text(rungs.title(player)) if not side else f"  {side[1:]}"
            table.add_row(label, elo, percent(terminal, won.share), interval, *times)
    return table


def _crossed(terminal: Terminal, told: Report) -> Table:
    """Each against each: won, of how many, and whether that is enough to say who is better."""
    names = [terminal.text(rungs.title(player)) for player in told.players]
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold cyan")
    for heading in (terminal.text(message("arena-against")), *names):
        table.add_column(heading)
    for one, name in zip(told.players, names, strict=True):
        table.add_row(name, *(_cell(terminal, told, one, other) for other in told.players))
    return table


def _cell(terminal: Terminal, told: Report, one: str, other: str) -> str:
    cell = told.against(one, other)
    if cell is None or one == other:
        return "–"
    games = round(cell.won + cell.lost)
    sign = {True: "▲", False: "=", None: ""}[cell.verdict.better]
    return f"{percent(terminal, cell.share.share)} ({round(cell.won)}/{games}) {sign}".strip()


def _proposed(terminal: Terminal, game: str, told: Report) -> Table:
    who = (message("arena-ladder"), message("arena-player"), message("arena-rating"))
    table = plain_table(terminal, *who, message("arena-blunders"), message("arena-proposed"))
    for row in proposals(game, told):
        numbers = (str(row.rating), percent(terminal, row.blunders), percent(terminal, row.proposed))
        table.add_row(row.ladder, terminal.text(rungs.title(row.rung)), *numbers)
    return table
