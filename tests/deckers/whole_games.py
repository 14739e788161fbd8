"""Whole games of Deckers with every check along the way: the tests play a few of them, the benchmarks many."""

from __future__ import annotations

import random
import traceback
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

import contract
from cyberdeck.deckers.beginning import OPTIONS
from cyberdeck.deckers.content import CONTENT
from cyberdeck.deckers.rules import RULES, DeckersGame
from cyberdeck.deckers.words import SPACES, Colour, space_name
from cyberdeck.kernel import Asked, unasked
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


def play(seed: int, look: Look, every: int = 1, *, replayed: bool = False, asked: Asked = Asked.ALL) -> Played:
    """One random game to its end, looked at every so many decisions; only so much is left to chance."""
    game, chance = RULES.new_game(setup(seed), seed), random.Random(seed)
    decisions = looks = 0
    while (decision := game.decision) is not None:
        if decisions % every == seed % every:
            look(game)
            looks += 1
        given = unasked(game, asked)
        game.decide(chance.randrange(len(decision.options)) if given is None else given)
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


def blind(seed: int, *, asked: Asked = Asked.ALL) -> Played | str:
    """A game with a redraw for every seat at its decisions."""
    every = SPARSE if seed % 10 else 1
    return _or_fault(seed, lambda: play(seed, contract.Blindness(seed), every, asked=asked))


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
