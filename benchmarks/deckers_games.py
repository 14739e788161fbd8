"""The large samples of Deckers, over all processors.

`python benchmarks/deckers_games.py [GAMES]` plays that many random games against all computers, with all deckers, all
variants and all objectives. It checks every invariant at every decision, and at some of them that a copy, a saved and a
replayed game are the same; with `--copied` at every one. `--blind` redraws what each seat cannot know and compares what
it is shown, byte for byte.
"""

from __future__ import annotations

import argparse
import multiprocessing
import random
import sys
import traceback
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

from rich.progress import track

from cyberdeck.deckers.beginning import OPTIONS
from cyberdeck.deckers.content import CONTENT
from cyberdeck.deckers.rules import RULES, DeckersGame
from cyberdeck.deckers.words import SPACES, Colour, space_name

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

import contract
from deckers.invariants import Watch

MOST = 20_000
"""No game has more decisions than this."""
SPARSE = 7
"""Most blind games look at every so many decisions; each tenth game looks at all."""
SAMPLED = 29
"""Copies and saves are looked at every so many decisions."""

Look = Callable[[DeckersGame], None]


class Played(NamedTuple):
    decisions: int
    looks: int
    cycles: int
    reason: str


def setup(seed: int) -> dict[str, Any]:
    """Games in turn: as drawn, with objectives of any levels in any order, from a position full of markers."""
    chance = random.Random(seed)
    if seed % 3 == 2:
        return {"position": position(chance)}
    found: dict[str, Any] = {
        "smc": chance.choice(list(CONTENT.smcs)),
        "deckers": deckers(chance),
        "variants": variants(chance),
        "options": [option for option in OPTIONS if chance.random() < 0.2],
    }
    return found | ({"objectives": objectives(chance)} if seed % 3 else {})


def deckers(chance: random.Random) -> list[str]:
    colours = chance.sample(list(Colour), chance.choice((1, 2, 2, 3, 4)))
    return [chance.choice([id for id, row in CONTENT.deckers.items() if row.colour is colour]) for colour in colours]


def variants(chance: random.Random) -> list[str]:
    found = [variant for variant in ("fragmented", "packets") if chance.random() < 0.4]
    return found + chance.choice(([], [], ["2.0"], ["2.1"]))


def objectives(chance: random.Random) -> list[str]:
    """Two or three of any level, one of Mother's Ghost only as the last."""
    ghosts = [id for id, row in CONTENT.objectives.items() if row.level_name == "ghost"]
    drawn = chance.sample([id for id in CONTENT.objectives if id not in ghosts], 3)
    return [*drawn[: chance.choice((1, 2))], chance.choice(ghosts) if chance.random() < 0.4 else drawn[2]]


def position(chance: random.Random) -> dict[str, Any]:
    """Before the information phase, with many programs, some installations and scouts, and advanced cards in hand."""
    advanced = chance.sample(CONTENT.advanced, 54)
    hands = {id: [advanced.pop() for _ in range(5)] for id in deckers(chance)}
    return {
        "smc": chance.choice(list(CONTENT.smcs)),
        "fragmented": chance.random() < 0.4,
        "deckers": {
            id: {
                "hand": hand,
                "at": [space_name(chance.choice(SPACES)) for _ in range(CONTENT.deckers[id].avatars)],
                "turns": 0,
            }
            for id, hand in hands.items()
        },
        "objectives": objectives(chance),
        "spaces": markers(chance),
        "row": [advanced.pop() for _ in range(4)],
        "phase": "information",
    }


def markers(chance: random.Random) -> dict[str, str]:
    """A random part of every supply, in random places within the limits."""
    bag = [side for pool, sides in _SIDES.items() for side in chance.choices(sides, k=chance.randrange(pool))]
    fields = {at: Counter[str]() for at in SPACES}
    for marker in chance.sample(bag, len(bag)):
        field = fields[chance.choice(SPACES)]
        square = marker.endswith("installation") and any(word.endswith("installation") for word in field)
        scouts = marker in ("black", "white") and field["black"] + field["white"] == 2
        if field[marker] < (1 if marker == "purple" else 3) and not square and not scouts:
            field[marker] += 1
    return {space_name(at): ", ".join(f"{n} {word}" for word, n in field.items()) for at, field in fields.items()}


_SIDES: Final = {
    14: ["blue", "green"],
    15: ["yellow", "red"],
    7: ["purple"],
    12: ["black", "black", "white"],
    6: [f"{colour} installation" for colour in ("blue", "green", "yellow", "red")],
}
"""Fewer than these, of any of the sides."""


def play(seed: int, look: Look, every: int = 1, *, replayed: bool = False) -> Played:
    """One random game to its end, looked at every so many decisions."""
    game, chance = RULES.new_game(setup(seed), seed), random.Random(seed)
    decisions = looks = 0
    while (decision := game.decision) is not None:
        if decisions % every == seed % every:
            look(game)
            looks += 1
        game.decide(chance.randrange(len(decision.options)))
        decisions += 1
        assert decisions < MOST, "the game does not end"
    assert game.result is not None
    if replayed or (every == 1 and seed % 10 == 0):
        contract.replay_is_the_same(game)
    return Played(decisions, looks, game.state.cycle, game.result.reason.id)


def checked(seed: int) -> Played | str:
    """A game with every invariant at every decision."""
    return _or_fault(seed, lambda: play(seed, Checks()))


def copied(seed: int) -> Played | str:
    """The same, with a copy, a save and a load at every decision, and a replay of the whole."""
    return _or_fault(seed, lambda: play(seed, Checks(each=True), replayed=True))


def blind(seed: int) -> Played | str:
    """A game with a redraw for every seat at its decisions."""
    return _or_fault(seed, lambda: play(seed, contract.Blindness(seed), SPARSE if seed % 10 else 1))


def _or_fault(seed: int, game: Callable[[], Played]) -> Played | str:
    """The game, or what went wrong in it and where."""
    try:
        return game()
    except Exception as fault:
        where = traceback.extract_tb(fault.__traceback__)[-1]
        return f"game {seed}: {type(fault).__name__} {fault} ({Path(where.filename).name}:{where.lineno} {where.line})"


class Checks:
    """The invariants, and at some decisions the kernel's contract."""

    def __init__(self, *, each: bool = False) -> None:
        self.each = each
        """Whether copies and saves are looked at every time."""
        self.watch: Watch | None = None
        self.count = 0

    def __call__(self, game: DeckersGame) -> None:
        self.watch = self.watch or Watch(game)
        self.watch(game)
        self.count += 1
        if self.count % SAMPLED == 0:
            contract.options_are_sound(game)
            contract.questions_change_nothing(game)
            contract.copies_go_on_the_same(game)
        if self.each or self.count % SAMPLED == 0:
            contract.copies_are_the_same(game)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="?", type=int, default=10_000)
    parser.add_argument("--blind", action="store_true")
    parser.add_argument("--copied", action="store_true", help="copy, save, load at every decision, replay each game")
    parser.add_argument("--first", type=int, default=0, help="the seed of the first game")
    args = parser.parse_args()
    one = blind if args.blind else copied if args.copied else checked
    seeds = range(args.first, args.first + args.games)
    with multiprocessing.get_context("fork").Pool() as pool:
        results = list(track(pool.imap_unordered(one, seeds, chunksize=4), "Playing", total=args.games))
    faults = [result for result in results if isinstance(result, str)]
    played = [result for result in results if isinstance(result, Played)]
    reasons = Counter(f"{game.reason} in cycle {game.cycles}" for game in played)
    print(
        f"{len(played)} games, {sum(game.decisions for game in played)} decisions, "
        f"longest {max((game.decisions for game in played), default=0)}, {sum(game.looks for game in played)} "
        f"{'redraws for every seat' if args.blind else 'positions checked'}, {len(faults)} faults; "
        + ", ".join(f"{reason} {number}" for reason, number in reasons.most_common())
    )
    sys.exit("\n".join(sorted(faults)) or None)


if __name__ == "__main__":
    main()
