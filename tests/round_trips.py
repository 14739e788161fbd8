"""A position written as a file and read again is the same game: the tests look at a few, the benchmark at many."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

import yaml

from cyberdeck import games
from cyberdeck.bots import Bot, RandomBot, answer, bot_for
from cyberdeck.kernel import SPECTATOR, AnyGame
from cyberdeck.kernel.moment import in_the_midst, same
from cyberdeck.netrunner import CORP, RUNNER
from cyberdeck.netrunner.decks import starter_names
from deckers.whole_games import setup as deckers_setup

EVERY = 3
"""So many decisions lie between two positions that are looked at."""
ON = 20
"""So many decisions both games are played on."""
MOST = 4000
DUMPER = getattr(yaml, "CSafeDumper", yaml.SafeDumper)
LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
"""The quick ones, where there are such."""


class Seen(NamedTuple):
    """What was compared at one position."""

    words: bool
    over: bool
    fault: str


def setup(name: str, seed: int) -> dict[str, object]:
    """All starter decks in turn; all computers, deckers and variants."""
    if name == "deckers":
        return dict(deckers_setup(seed))
    corp, runner = list(product(starter_names(CORP), starter_names(RUNNER)))[seed % 12]
    return {"corp": corp, "runner": runner}


def bots(game: AnyGame, seed: int) -> list[Bot]:
    """Chance at every seat, the house at every seat, or in turn."""
    name = game.rules.name
    return [
        bot_for(name, seat, seed) if (seed + seat) % 4 == 3 or seed % 4 == 1 else RandomBot(97 * seed + seat)
        for seat in range(len(game.seats))
    ]


def look(name: str, seed: int) -> Iterator[Seen]:
    """Every so many positions of a game, and its end."""
    game = games.find(name).new_game(setup(name, seed), seed)
    players, number = bots(game, seed), 0
    while game.decision is not None and number < MOST:
        if number % EVERY == seed % EVERY:
            yield seen(game, seed + number)
        game.decide(answer(game, players))
        number += 1
    yield seen(game, seed)


def seen(game: AnyGame, seed: int) -> Seen:
    position = game.position()
    fault = round_trip(game, yaml.dump(position, Dumper=DUMPER, sort_keys=False, default_flow_style=None), seed)
    return Seen(not in_the_midst(position), game.result is not None, fault)


def round_trip(game: AnyGame, text: str, seed: int) -> str:
    """What is different in the game that a file gives; nothing if it is the same."""
    twin = game.rules.new_game({"position": yaml.load(text, LOADER)}, seed)
    if not same(game.state, twin.state):
        return "the position"
    found = _asking_other(game, twin) or _seeing_other(game, twin)
    one, chance = game.copy(), random.Random(seed)
    for _ in range(ON):
        if found or one.decision is None or twin.decision is None:
            break
        if one.decision.notations != twin.decision.notations:
            return "what is offered later"
        chosen = chance.randrange(len(one.decision.options))
        one.decide(chosen)
        twin.decide(chosen)
    return found or _asking_other(one, twin) or _seeing_other(one, twin)


def _seeing_other(one: AnyGame, other: AnyGame) -> str:
    for seat in range(SPECTATOR, len(one.seats)):
        if one.view(seat) != other.view(seat):
            return f"what seat {seat} sees"
    return ""


def _asking_other(one: AnyGame, other: AnyGame) -> str:
    mine, yours = one.decision, other.decision
    if mine is None or yours is None:
        return "" if one.result == other.result and mine is yours else "the end"
    same_question = (mine.seat, mine.prompt, mine.at, list(mine.options)) == (
        yours.seat,
        yours.prompt,
        yours.at,
        list(yours.options),
    )
    return "" if same_question else "the question"
