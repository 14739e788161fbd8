"""A journal, told again: `python examples/replay.py FILE`, such as a file of tests/golden.

A journal is a text: the game, its setup, its seed, and every decision. `replay` plays it again, bit for bit, and
refuses one that does not come to the end it claims. Here the log is told as a spectator saw it, decision by decision,
and at last the numbers that everybody at the table can see.
"""

from __future__ import annotations

import sys
from pathlib import Path

from cyberdeck import games
from cyberdeck.kernel import Complaint, Journal, replay
from cyberdeck.locale.texts import render


def main(file: str, language: str = "en") -> None:
    journal = Journal.parse(Path(file).read_text(encoding="utf-8"))
    rules = games.find(journal.game)
    game = replay(journal, rules)
    decisions = [("", ""), *journal.decisions]
    for (seat, notation), page in zip(decisions, game.pages(), strict=True):
        print(f"{seat}: {notation}" if seat else "at the beginning")
        for message in page:
            print("   ", render(message, language))
    print("at the end:", dict(rules.charted(game.state)))


if __name__ == "__main__":
    try:
        main(*sys.argv[1:])
    except (Complaint, OSError, TypeError) as fault:
        sys.exit(f"{fault}\nusage: python examples/replay.py FILE [LANGUAGE]")
