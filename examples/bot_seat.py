"""A bot in a seat, over the protocol that people's browsers use: `python examples/bot_seat.py LINK`.

LINK is the address of a seat, such as http://127.0.0.1:8737/t/TOKEN. To get one, open a table with a seat for a bot:

    curl http://127.0.0.1:8737/api/tables -d '{"game": "netrunner", "seats": {"corp": "person", "runner": "bot"}}'

This one prefers to run and otherwise takes any option. Any bot of the engine can sit there as well: `seat.play(bot)`.
"""

from __future__ import annotations

import random
import sys

from cyberdeck.client import Known, Refusal, Seat


def choose(known: Known) -> str:
    """The notation of the option to take."""
    assert known.question is not None
    options = [option.notation for option in known.question.options]
    runs = [notation for notation in options if notation.startswith("run ")]
    return random.choice(runs or options)


def main(link: str) -> None:
    """Play; a lost connection is taken up again where the game stands."""
    try:
        with Seat(link) as seat:
            ending = seat.play(choose)
    except Refusal as refusal:
        sys.exit(str(refusal))
    print("winners:", ", ".join(ending.winners) or "nobody")


if __name__ == "__main__":
    main(sys.argv[1])
