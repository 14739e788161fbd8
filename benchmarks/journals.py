"""Journals before and after a change of the engine, over all processors.

`python benchmarks/journals.py record FOLDER [GAMES]` plays that many games of each game, a quarter of them by the
house, the others at random, with all starter decks, computers, deckers and variants, and writes their journals into the
folder. `python benchmarks/journals.py verify FOLDER` replays them and names those that do not come to the same end.
Record before a change and verify after it.
"""

from __future__ import annotations

import multiprocessing
import random
import sys
from collections.abc import Callable, Mapping
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any, Final

from rich.progress import track

from cyberdeck import games
from cyberdeck.bots import RandomBot, bot_for, play_out
from cyberdeck.deckers.content import CONTENT
from cyberdeck.deckers.words import Colour
from cyberdeck.kernel import Complaint, Journal, replay

_CORPS: Final = ("haas-bioroid", "jinteki", "nbn", "weyland-consortium")
_RUNNERS: Final = ("anarch", "criminal", "shaper")


def record(folder: Path, game: str, seed: int) -> str:
    """Play one game, every fourth by the house; the name of its journal."""
    players = "random" if seed % 4 else "house"
    playing = games.find(game).new_game(SETUPS[game](seed), seed)
    seats = range(len(playing.seats))
    bots = [RandomBot(seed * 4 + seat) if seed % 4 else bot_for(game, seat, seed) for seat in seats]
    play_out(playing, bots)
    file = folder / f"{game}-{players}-{seed}.journal"
    file.write_text(str(playing.journal), encoding="utf-8")
    return file.name


def verify(file: Path) -> str:
    """What is wrong with a journal; nothing, if it replays move by move to the same end."""
    text = file.read_text(encoding="utf-8")
    try:
        journal = Journal.parse(text)
        game = replay(journal, games.find(journal.game))
    except Complaint as complaint:
        return f"{file.name}: {complaint}"
    return "" if str(game.journal) == text else f"{file.name}: the journal of the replay is another one"


def _netrunner(seed: int) -> dict[str, Any]:
    corp, runner = list(product(_CORPS, _RUNNERS))[seed % 12]
    return {"corp": corp, "runner": runner}


def _deckers(seed: int) -> dict[str, Any]:
    chance = random.Random(seed)
    colours = chance.sample(list(Colour), 1 + seed % 4)
    who = [chance.choice([id for id, row in CONTENT.deckers.items() if row.colour is colour]) for colour in colours]
    variants = [variant for variant in ("fragmented", "packets") if chance.random() < 0.4]
    variants += chance.choice(([], [], ["2.0"], ["2.1"]))
    return {"smc": chance.choice(list(CONTENT.smcs)), "deckers": who, "variants": variants}


SETUPS: Final[Mapping[str, Callable[[int], dict[str, Any]]]] = {"deckers": _deckers, "netrunner": _netrunner}


def main(verb: str, folder: Path, number: int = 200) -> int:
    with multiprocessing.get_context("fork").Pool() as pool:
        if verb == "record":
            folder.mkdir(parents=True, exist_ok=True)
            for game in SETUPS:
                names = pool.imap_unordered(partial(record, folder, game), range(number))
                print(f"{sum(1 for _ in track(names, game, total=number))} journals of {game} in {folder}")
            return 0
        files = sorted(folder.glob("*.journal"))
        faults = [line for line in track(pool.imap(verify, files), "Replaying", total=len(files)) if line]
    print("\n".join([*faults, f"{len(files)} journals, {len(faults)} come to another end"]))
    return 1 if faults or not files else 0


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["record" | "verify" as verb, folder]:
            sys.exit(main(verb, Path(folder)))
        case ["record", folder, number] if number.isdecimal():
            sys.exit(main("record", Path(folder), int(number)))
        case _:
            sys.exit(__doc__)
