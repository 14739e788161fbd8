"""The shipped puzzles: `mine FILE GAMES FIRST LAST` cuts new ones from games of these seeds, `compose FILE THEMES FIRST
LAST` puts some together, `ship FILE` puts what was found on the shelf, `grade` asks the computer's players to solve
all, `prove` proves all again."""

from __future__ import annotations

import argparse
import json
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import Final

from cyberdeck.puzzles.composing import composed
from cyberdeck.puzzles.mining import candidates, failures, mined
from cyberdeck.puzzles.shelf import FILE, shelf, shipped

SHELF: Final = Path(__file__).parents[1] / "src" / "cyberdeck" / "puzzles" / FILE


def mine(file: Path, games: list[str], first: int, last: int) -> None:
    """A line for each puzzle; one of each goal from a turn is enough."""
    for seed, game in ((seed, game) for seed in range(first, last) for game in games):
        found: set[tuple[str, object]] = set()
        tried, began = 0, time.monotonic()
        for candidate in candidates(game, seed):
            if (candidate.goal, candidate.turn) in found:
                continue
            tried += 1
            puzzle = mined(candidate, f"{game}-{seed}-{candidate.turn}")
            if puzzle is not None:
                found.add((candidate.goal, candidate.turn))
                with file.open("a") as lines:
                    lines.write(json.dumps(puzzle.data()) + "\n")
        print(f"{game} {seed}: {tried} tried, {len(found)} found, {time.monotonic() - began:.0f} s", flush=True)


def compose(file: Path, themes: list[str], first: int, last: int) -> None:
    """A line for each puzzle that is one."""
    for seed, theme in ((seed, theme) for seed in range(first, last) for theme in themes):
        began, puzzle = time.monotonic(), composed(theme, seed)
        if puzzle is not None:
            with file.open("a") as lines:
                lines.write(json.dumps(puzzle.data()) + "\n")
            print(f"{theme} {seed}: {puzzle.solutions}, {puzzle.failed}, {time.monotonic() - began:.0f} s", flush=True)


def ship(file: Path) -> None:
    """Behind those that are there already: a number is never given to another puzzle."""
    kept = {puzzle.start().digest for puzzle in shelf().values()}
    number = len(shelf())
    with SHELF.open("a") as lines:
        for puzzle in map(shipped, map(json.loads, file.read_text().splitlines())):
            if (digest := puzzle.start().digest) not in kept:
                kept.add(digest)
                number += 1
                lines.write(json.dumps(replace(puzzle, name=str(number)).data()) + "\n")


def grade() -> None:
    """All by the same players."""
    graded = []
    for puzzle in shelf().values():
        began, solver = time.monotonic(), puzzle.solver()
        again = replace(puzzle, failed=failures(puzzle.start(), solver))
        graded.append(json.dumps(again.data()) + "\n")
        was = "" if again.failed == puzzle.failed else f" (was {puzzle.failed})"
        print(f"{puzzle.name}: {again.failed}{was} {time.monotonic() - began:.1f} s", flush=True)
    SHELF.write_text("".join(graded))


def prove() -> None:
    """All of them, with the first moves that solve each."""
    wrong = 0
    for puzzle in shelf().values():
        began, solver = time.monotonic(), puzzle.solver()
        found = solver.solutions(puzzle.start())
        wrong += found != puzzle.solutions
        print(f"{puzzle.name}: {puzzle.game} {puzzle.goal} {found} {time.monotonic() - began:.1f} s", flush=True)
    print(f"{len(shelf())} puzzles, {wrong} of them wrong")
    raise SystemExit(bool(wrong))


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    ways = parser.add_subparsers(dest="way", required=True)
    for way in ("mine", "compose"):
        finding = ways.add_parser(way)
        finding.add_argument("file", type=Path)
        finding.add_argument("what", help="games or themes, with commas between them")
        finding.add_argument("first", type=int)
        finding.add_argument("last", type=int)
    ways.add_parser("ship").add_argument("file", type=Path)
    ways.add_parser("grade")
    ways.add_parser("prove")
    said = parser.parse_args(arguments)
    match said.way:
        case "mine":
            mine(said.file, said.what.split(","), said.first, said.last)
        case "compose":
            compose(said.file, said.what.split(","), said.first, said.last)
        case "grade":
            grade()
        case "ship":
            ship(said.file)
        case _:
            prove()


if __name__ == "__main__":
    main(sys.argv[1:])
