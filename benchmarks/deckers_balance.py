"""The balance of Deckers: how often the computer's deckers win, by computer and number of deckers.

`python benchmarks/deckers_balance.py [GAMES] [--bot oracle]` plays that many games for each computer and each number of
deckers over all processors, prints a table, and writes it with a plot to benchmarks/results. `--smc NAME` plays only
against that computer again and keeps what is known of the others.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

from rich.console import Console
from rich.progress import track
from rich.table import Table

from cyberdeck.bots.deckers.simulation import Campaign, Played, Summary, summary
from cyberdeck.bots.rungs import PLAYERS
from cyberdeck.bots.simulation import play_games
from cyberdeck.deckers.content import CONTENT

RESULTS: Final = Path(__file__).parent / "results"
CREWS: Final = {
    1: ("oshin-noro",),
    2: ("oshin-noro", "monty-quantum"),
    3: ("oshin-noro", "monty-quantum", "tilda-sweet"),
    4: ("oshin-noro", "monty-quantum", "tilda-sweet", "hettie-magnetic"),
}
COLOURS: Final = {1: "#4aa3ff", 2: "#4fd66b", 3: "#ffd23f", 4: "#ff5a5f"}


class Cell(NamedTuple):
    """One computer against so many deckers."""

    smc: str
    deckers: int
    games: tuple[Played, ...]

    @property
    def came(self) -> Summary:
        return summary(self.games)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="?", type=int, default=20)
    parser.add_argument("--bot", default="house", choices=PLAYERS)
    parser.add_argument("--smc", choices=list(CONTENT.smcs))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=multiprocessing.cpu_count(), help="how many games at a time")
    parser.add_argument("--to", type=Path, default=RESULTS, metavar="FOLDER")
    wish = parser.parse_args()
    if wish.games < 1:
        parser.error("at least 1 game is needed for each computer and number of deckers")
    wish.to.mkdir(parents=True, exist_ok=True)
    results = wish.to / f"deckers-balance-{wish.bot}.json"
    cells = [cell for cell in _read(results) if cell.smc != wish.smc] if wish.smc else []
    console = Console()
    pairs = [(smc, count) for smc in CONTENT.smcs for count in CREWS if wish.smc in (None, smc)]
    for smc, count in track(pairs, "Playing", console=console):
        cells.append(_cell(smc, count, wish))
        console.print(*_cell_row(cells[-1]), sep="  ")
        results.write_text(json.dumps(cells), encoding="utf-8")
    cells.sort(key=lambda cell: (list(CONTENT.smcs).index(cell.smc), cell.deckers))
    console.print(_table(cells))
    results.with_suffix(".md").write_text(_markdown(cells), encoding="utf-8")
    results.with_suffix(".svg").write_text(_plot(cells), encoding="utf-8")


def _read(results: Path) -> list[Cell]:
    """The games of an earlier run."""
    try:
        rows = json.loads(results.read_text(encoding="utf-8")) if results.exists() else []
        return [Cell(smc, deckers, tuple(Played(*game) for game in games)) for smc, deckers, games in rows]
    except (ValueError, TypeError):
        sys.exit(f"{results} is not the file of an earlier run; delete it, or name another folder with --to.")


def _cell(smc: str, count: int, wish: argparse.Namespace) -> Cell:
    campaign = Campaign({"smc": smc, "deckers": list(CREWS[count])}, wish.bot, wish.seed)
    games: Iterator[Played] = play_games(campaign, range(wish.games), wish.jobs)
    return Cell(smc, count, tuple(games))


def _rows(cells: list[Cell]) -> Iterator[list[str]]:
    """By stars, by computer, and by computer and number of deckers."""
    for stars, games in _together(cells, lambda cell: _stars(cell.smc)).items():
        yield _row("all", stars, "all", games)
    for smc, games in _together(cells, lambda cell: cell.smc).items():
        yield _row(smc, _stars(smc), "all", games)
    yield from map(_cell_row, cells)


def _cell_row(cell: Cell) -> list[str]:
    return _row(cell.smc, _stars(cell.smc), str(cell.deckers), cell.games)


def _together(cells: list[Cell], by: Callable[[Cell], str]) -> dict[str, tuple[Played, ...]]:
    found: dict[str, tuple[Played, ...]] = {}
    for cell in cells:
        found[by(cell)] = (*found.get(by(cell), ()), *cell.games)
    return found


def _row(smc: str, stars: str, deckers: str, games: tuple[Played, ...]) -> list[str]:
    came = summary(games)
    won, cycles = came.won, came.cycles
    last = f"{sum(cycles) / len(cycles):.1f}" + (f" of {_length(smc)}" if smc in CONTENT.smcs else "")
    ends = ", ".join(f"{reason} {count}" for reason, count in came.reasons)
    return [smc, stars, deckers, f"{won.share:.0%}", f"{won.low:.0%} – {won.high:.0%}", last, ends]


def _stars(smc: str) -> str:
    return "★" * CONTENT.smcs[smc].stars.value


def _length(smc: str) -> int:
    cycles = CONTENT.smcs[smc].cycles
    return cycles.copper + cycles.silver + cycles.gold


HEAD: Final = ("computer", "stars", "deckers", "won", "95 %", "last cycle", "how it ended")


def _table(cells: list[Cell]) -> Table:
    table = Table(*HEAD)
    for row in _rows(cells):
        table.add_row(*row)
    return table


def _markdown(cells: list[Cell]) -> str:
    numbers = " or ".join(map(str, sorted({len(cell.games) for cell in cells})))
    told = f"{numbers} games for each computer and number of deckers; “all” takes them together."
    lines = [told, "", f"| {' | '.join(HEAD)} |", f"|{'---|' * len(HEAD)}"]
    return "\n".join([*lines, *(f"| {' | '.join(row)} |" for row in _rows(cells)), ""])


def _plot(cells: list[Cell]) -> str:
    """A bar for each cell, with the interval as a line."""
    smcs = list(dict.fromkeys(cell.smc for cell in cells))
    width, height = 110 * len(smcs) + 60, 300
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif">']
    parts.append(f'<rect width="{width}" height="{height}" fill="#fff"/>')
    for percent in (0, 25, 50, 75, 100):
        y = _y(percent / 100)
        parts.append(f'<line x1="44" x2="{width}" y1="{y}" y2="{y}" stroke="#ddd"/>')
        parts.append(f'<text x="38" y="{y + 4}" font-size="11" text-anchor="end">{percent} %</text>')
    for cell in cells:
        x = 52 + 110 * smcs.index(cell.smc) + 24 * (cell.deckers - 1)
        won = cell.came.won
        top = _y(won.share)
        parts.append(f'<rect x="{x}" y="{top}" width="20" height="{_y(0) - top}" fill="{COLOURS[cell.deckers]}"/>')
        parts.append(f'<path d="M{x + 10} {_y(won.low)}V{_y(won.high)}" stroke="#333"/>')
        parts.append(f'<text x="{x + 10}" y="{_y(0) + 13}" font-size="10" text-anchor="middle">{cell.deckers}</text>')
    for place, smc in enumerate(smcs):
        parts.append(f'<text x="{52 + 110 * place}" y="{height - 18}" font-size="12">{smc} {_stars(smc)}</text>')
    return "\n".join([*parts, "</svg>", ""])


def _y(share: float) -> float:
    return round(250 - 230 * share, 1)


if __name__ == "__main__":
    main()
