"""Golden games: `python scripts/golden.py` writes the journals anew; a diff shows every change of the rules."""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

from cyberdeck.bots import Bot, RandomBot, house_bot, play_out
from cyberdeck.kernel import Journal
from cyberdeck.netrunner import CORP, RUNNER, new_game

FOLDER: Final = Path(__file__).parents[1] / "tests" / "golden"


class Golden(NamedTuple):
    """Who plays what; the name of its file says so."""

    players: str
    corp: str
    runner: str
    seed: int

    @property
    def file(self) -> Path:
        return FOLDER / f"netrunner-{self.players}-{self.corp}-{self.runner}-{self.seed}.journal"

    def play(self) -> Journal:
        game = new_game(self.corp, self.runner, self.seed)
        play_out(game, self._bots())
        return game.journal

    def _bots(self) -> tuple[Bot, Bot]:
        if self.players == "house":
            return house_bot(CORP, self.seed), house_bot(RUNNER, self.seed)
        return RandomBot(self.seed), RandomBot(self.seed + 1)


GOLDEN: Final = (
    Golden("house", "jinteki", "shaper", 1),
    Golden("house", "jinteki", "shaper", 2),
    Golden("random", "jinteki", "shaper", 3),
    Golden("random", "haas-bioroid", "anarch", 4),
    Golden("random", "nbn", "criminal", 5),
    Golden("random", "weyland-consortium", "anarch", 6),
    Golden("random", "weyland-consortium", "criminal", 7),
    Golden("random", "haas-bioroid", "shaper", 8),
)


def main() -> None:
    for golden in GOLDEN:
        golden.file.write_text(str(golden.play()), encoding="utf-8")
        print(golden.file.name)


if __name__ == "__main__":
    main()
