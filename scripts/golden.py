"""Golden games: `python scripts/golden.py` writes their journals anew; a diff shows every change of the rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from cyberdeck import games
from cyberdeck.bots import RandomBot, bot_for, play_out
from cyberdeck.kernel import Journal

FOLDER: Final = Path(__file__).parents[1] / "tests" / "golden"


class Golden(NamedTuple):
    """Who plays what; the name of its file says so."""

    game: str
    players: str
    name: str
    setup: Mapping[str, Any]
    seed: int

    @property
    def file(self) -> Path:
        return FOLDER / f"{self.game}-{self.players}-{self.name}-{self.seed}.journal"

    def play(self) -> Journal:
        game = games.find(self.game).new_game(self.setup, self.seed)
        seats = range(len(game.seats))
        if self.players == "house":
            play_out(game, [bot_for(self.game, seat, self.seed) for seat in seats])
        else:
            play_out(game, [RandomBot(self.seed + seat) for seat in seats])
        return game.journal


def netrunner(players: str, corp: str, runner: str, seed: int) -> Golden:
    return Golden("netrunner", players, f"{corp}-{runner}", {"corp": corp, "runner": runner}, seed)


def deckers(players: str, smc: str, who: Sequence[str], seed: int, *variants: str) -> Golden:
    name = "-".join([smc, str(len(who)), *variants])
    return Golden("deckers", players, name, {"smc": smc, "deckers": list(who), "variants": list(variants)}, seed)


GOLDEN: Final = (
    netrunner("house", "jinteki", "shaper", 1),
    netrunner("house", "jinteki", "shaper", 2),
    netrunner("random", "jinteki", "shaper", 3),
    netrunner("random", "haas-bioroid", "anarch", 4),
    netrunner("random", "nbn", "criminal", 5),
    netrunner("random", "weyland-consortium", "anarch", 6),
    netrunner("random", "weyland-consortium", "criminal", 7),
    netrunner("random", "haas-bioroid", "shaper", 8),
    deckers("house", "alpha-moby", ("oshin-noro", "monty-quantum"), 9),
    deckers("house", "spider", ("techno-twins",), 10),
    deckers("house", "glom", ("kelly-nexus", "rupert-stanz", "tilda-sweet"), 11, "packets"),
    deckers("house", "mother", ("tokyo-black", "leiko-mori", "angel-nitrate", "monty-quantum"), 12, "2.0"),
    deckers("random", "logi", ("tokyo-black",), 13, "fragmented"),
    deckers("random", "viking", ("techno-twins", "hettie-magnetic"), 14, "2.1"),
    deckers("random", "sentinel", ("oshin-noro", "kelly-nexus", "leiko-mori"), 15, "fragmented", "packets"),
    deckers("random", "mother", ("monty-quantum", "tilda-sweet", "rupert-stanz", "angel-nitrate"), 16),
    deckers("random", "alpha-moby", ("leiko-mori", "tokyo-black"), 17, "fragmented", "packets", "2.0"),
    deckers("random", "spider", ("tilda-sweet", "oshin-noro", "hettie-magnetic", "kelly-nexus"), 18, "packets"),
)


def main() -> None:
    for golden in GOLDEN:
        golden.file.write_text(str(golden.play()), encoding="utf-8")
        print(golden.file.name)


if __name__ == "__main__":
    main()
