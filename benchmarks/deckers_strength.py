"""How strong the deckers' players are: `python benchmarks/deckers_strength.py SUITE [GAMES]`, one game after the other.

The suites: the recommended first game, one and two stars with two deckers, Mother alone and as a pair, four deckers
against Alpha-Moby, each gold goal alone. Every game is a line of JSON, written when the game is over; who starts the
same again goes on where it stopped (`--to FILE`). `--shares` only tells what the file holds. `--bot house` plays the
yardstick on the same seeds; `--mind '{"width": 2}'` another mind.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import median
from typing import Any, Final

from rich.console import Console
from rich.progress import track
from rich.table import Table

from cyberdeck.bots import Bot, answer
from cyberdeck.bots.deckers import BEST, HouseDecker, Mind, SearchingDecker
from cyberdeck.bots.simulation import rare_collections, seed_of, share
from cyberdeck.deckers import RULES
from cyberdeck.deckers.content import CONTENT
from cyberdeck.deckers.events import GoalMet, GoalMissed
from cyberdeck.deckers.expressions import progress

RESULTS: Final = Path(__file__).parent / "results"
CREW: Final = ("oshin-noro", "monty-quantum", "tilda-sweet", "hettie-magnetic")
EASIER: Final = ("alpha-moby", "spider", "glom")
THINKING: Final = 0.005
"""Answers that take less time than this come out of a plan that was made before."""
Row = dict[str, Any]


def setups(suite: str) -> list[dict[str, object]]:
    """What is played by turns."""
    if suite == "first":
        return [{"first_game": True, "deckers": list(CREW[:2])}]
    if suite == "pairs":
        return [{"smc": smc, "deckers": list(CREW[:2])} for smc in EASIER]
    if suite == "mother":
        return [{"smc": "mother", "deckers": list(CREW[:count])} for count in (1, 2)]
    if suite == "four":
        return [{"smc": "alpha-moby", "deckers": list(CREW)}]
    if suite == "goals":
        golds = [id for id, row in CONTENT.objectives.items() if row.level_name == "gold"]
        return [{"smc": "alpha-moby", "deckers": list(CREW[:2]), "objectives": [id]} for id in golds]
    sys.exit(f"There is no suite {suite}; known are first, pairs, mother, four, goals.")


def play(setup: dict[str, object], number: int, seed: int, kind: str, mind: Mind) -> Row:
    own = seed_of(seed, number)
    game = RULES.new_game(setup, own)
    bots: list[Bot] = [
        HouseDecker(own + seat) if kind == "house" else SearchingDecker(own + seat, mind)
        for seat in range(len(game.seats))
    ]
    times: list[float] = []
    goals: list[tuple[str, bool]] = []
    begun = time.process_time()
    with rare_collections():
        while game.ask is not None:
            since = time.process_time()
            index = answer(game, bots)
            times.append(time.process_time() - since)
            last = game.state.objective.id
            game.decide(index)
            events = game.last.events
            goals += [
                (str(event.objective.id), isinstance(event, GoalMet))
                for event in events
                if isinstance(event, (GoalMet, GoalMissed))
            ]
    result = game.result
    assert result is not None
    thoughts = sorted(spent for spent in times if spent > THINKING)
    return {
        "setup": setup,
        "number": number,
        "seed": own,
        "bot": kind,
        "won": bool(result.winners),
        "reason": result.reason.id,
        "cycle": game.state.cycle,
        "last": last,
        "goals": goals,
        "parts": [progress(game.state, part)[:2] for part in game.state.objective.goal.parts],
        "decisions": len(times),
        "seconds": round(time.process_time() - begun, 2),
        "thoughts": len(thoughts),
        "median": round(median(thoughts), 3),
        "p99": round(thoughts[int(0.99 * len(thoughts))], 3),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("suite", choices=("first", "pairs", "mother", "four", "goals"))
    parser.add_argument("games", nargs="?", type=int, default=20, help="of each setup of the suite")
    parser.add_argument("--bot", default="searching", choices=("house", "searching"))
    parser.add_argument("--mind", type=json.loads, default={}, help="what differs from the best, as JSON")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--to", type=Path)
    parser.add_argument("--shares", action="store_true", help="play nothing")
    wish = parser.parse_args()
    path: Path = wish.to or RESULTS / f"deckers-{wish.suite}-{wish.bot}.jsonl"
    rows = list(_read(path))
    done = {(json.dumps(row["setup"]), row["number"]) for row in rows}
    console = Console()
    if not wish.shares:
        path.parent.mkdir(parents=True, exist_ok=True)
        numbers = range(wish.first, wish.first + wish.games)
        todo = [(s, n) for n in numbers for s in setups(wish.suite) if (json.dumps(s), n) not in done]
        mind = Mind(**{**BEST.__dict__, **wish.mind})
        for setup, number in track(todo, "Playing", console=console, disable=not console.is_terminal):
            rows.append(play(setup, number, wish.seed, wish.bot, mind))
            with path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(rows[-1]) + "\n")
    console.print(_table(rows))


def _read(path: Path) -> Iterator[Row]:
    if path.exists():
        yield from map(json.loads, path.read_text(encoding="utf-8").splitlines())


def _table(rows: Sequence[Row]) -> Table:
    table = Table("setup", "won", "95 %", "how it ended", "last goals missed", "seconds", "median", "p99")
    groups: dict[str, list[Row]] = defaultdict(list)
    for row in rows:
        setup = row["setup"]
        name = " ".join(map(str, (setup.get("smc", "first game"), len(setup["deckers"]), *setup.get("objectives", ()))))
        groups[name].append(row)
    if len(groups) > 1:
        groups["all"] = list(rows)
    for name, games in groups.items():
        won = share(sum(row["won"] for row in games), len(games))
        ends = Counter(row["reason"] for row in games if not row["won"])
        goals = Counter(row["last"] for row in games if row["reason"] == "lost-goal")
        table.add_row(
            name, f"{won.games} of {len(games)} ({won.share:.0%})", f"{won.low:.0%} – {won.high:.0%}",
            _told(ends), _told(goals),
            f"{sum(row['seconds'] for row in games) / len(games):.1f}", f"{median(row['median'] for row in games):.2f}",
            f"{max(row['p99'] for row in games):.2f}",
        )  # fmt: skip
    return table


def _told(counted: Counter[str]) -> str:
    return ", ".join(f"{name.removeprefix('lost-')} {count}" for name, count in counted.most_common())


if __name__ == "__main__":
    main()
