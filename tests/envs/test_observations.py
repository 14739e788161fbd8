"""Observations: they tell what the seat may know and nothing else, always in the same place."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from importlib.resources import files

import numpy as np
import pytest

from contract import play
from cyberdeck.envs import deckers, netrunner
from cyberdeck.envs.layout import OPTIONS, byte, mask
from cyberdeck.envs.play import Play, eye_for, layout_of
from cyberdeck.games import find
from cyberdeck.kernel import AnyGame, Rng, encode

CREW = ["oshin-noro", "monty-quantum", "tilda-sweet", "hettie-magnetic"]
TABLES = [
    ("netrunner", {}),
    ("deckers", {"deckers": CREW[:1], "variants": ["packets"]}),
    ("deckers", {"deckers": CREW, "smc": "mother", "variants": ["fragmented"]}),
]


class Looks:
    """Along a game: whoever looks at every decision sees the same as who looks for the first time, here and redealt."""

    def __init__(self, game: AnyGame, seed: int) -> None:
        self.eye = eye_for(game.rules.name)
        self.eyes = [self.eye(seat) for seat in range(len(game.seats))]
        self.rng, self.redealt = Rng(seed), 0

    def __call__(self, game: AnyGame) -> None:
        for seat, eye in enumerate(self.eyes):
            seen = eye.observe(game)
            assert len(seen) == eye.layout.size
            assert seen == self.eye(seat).observe(game), "a look depends on earlier ones"
            twin = game.determinise(seat, self.rng)
            self.redealt += encode(twin.state) != encode(game.state)
            assert seen == self.eye(seat).observe(twin), f"the observation of seat {seat} leaks"


@pytest.mark.slow
@pytest.mark.parametrize(("name", "setup"), TABLES)
def test_they_are_blind(name: str, setup: dict[str, object]) -> None:
    for seed in range(2):
        game = find(name).new_game(setup, seed)
        looks = Looks(game, seed)
        play(game, random.Random(seed), looks)
        assert looks.redealt


@pytest.mark.parametrize(("name", "setup"), TABLES)
def test_answers_that_differ_look_different(name: str, setup: dict[str, object]) -> None:
    """Each has a row of its own, and the others are empty."""

    def looks(game: AnyGame) -> None:
        ask = game.ask
        assert ask is not None
        seen = np.frombuffer(eyes[ask.seat].observe(game), np.uint8)
        rows = layout_of(name).split(seen)["options"]
        legal = len(ask.options)
        assert len({row.tobytes() for row in rows[:legal]}) == legal
        assert rows[:legal, 0].all()
        assert not rows[legal:].any()

    game = find(name).new_game(setup, 5)
    eyes = [eye_for(name)(seat) for seat in range(len(game.seats))]
    play(game, random.Random(5), looks)


def test_prices_are_those_of_the_offers() -> None:
    game, eyes = find("netrunner").new_game({}, 3), [eye_for("netrunner")(seat, prices=True) for seat in range(2)]
    layout, priced = layout_of("netrunner"), 0

    def looks(game: AnyGame) -> None:
        nonlocal priced
        assert game.decision is not None
        seen = np.frombuffer(eyes[game.decision.seat].observe(game), np.uint8)
        rows = layout.split(seen)["options"][:, -3:]
        for offer in game.decision.options:
            clicks, credits, _ = rows[offer.index]
            assert clicks == sum(charge.amount for charge in offer.price if charge.what == "click")
            assert credits == sum(charge.amount for charge in offer.price if charge.what == "credit")
            priced += int(credits > 0)

    play(game, random.Random(3), looks)
    assert priced > 10


def test_where_things_stand() -> None:
    """The beginning of a game, by the names of the columns."""
    table = Play("netrunner")
    table.begin(seed=1)
    state, layout = table.game.state, table.layout
    parts = layout.split(table.observe(0))
    assert parts["table"][0, layout.column("table", "corp_credits")] == 5
    assert parts["piles"][0].sum() == len(state.corp.hand) == 5
    assert parts["piles"][1].sum() == len(state.corp.deck)
    assert parts["piles"][4].sum() == 0, "the other's hand is hidden"
    titles = parts["cards"][:2, layout.column("cards", "title")]
    assert [netrunner.TITLES[title - 1] for title in titles] == [
        state.cards[player.identity].key for player in state.players
    ]
    many = np.stack([table.observe(0), table.observe(1)])
    assert layout.split(many)["cards"].shape == (2, netrunner.ROWS, len(netrunner.CARD))


def test_whoever_is_not_asked_sees_no_answers() -> None:
    table = Play("netrunner")
    table.begin(seed=1)
    other = 1 - table.seat
    assert not table.layout.split(table.observe(other))["options"].any()
    assert table.layout.split(table.observe(table.seat))["options"].any()


def test_masks_and_bytes() -> None:
    assert mask(0).sum() == 0
    assert list(mask(3)[:5]) == [1, 1, 1, 0, 0]
    assert mask(OPTIONS + 5).sum() == OPTIONS
    assert [byte(number) for number in (-2, 0, 255, 300)] == [0, 0, 255, 255]


def _ids(prefix: str, *names: str) -> Iterator[str]:
    for file in (files("cyberdeck.locale") / "en").iterdir():
        if file.name.startswith(names):
            yield from re.findall(rf"^{prefix}-([a-z0-9-]+)", file.read_text(encoding="utf-8"), re.MULTILINE)


@pytest.mark.parametrize("words", [netrunner, deckers])
def test_every_word_has_its_number(words: object) -> None:
    """What can be asked and answered is a closed list, the same as that of the texts."""
    name = "netrunner" if words is netrunner else "deckers"
    assert sorted(words.VERBS) == sorted({*_ids("option", "kernel", f"{name}.", f"{name}-")})  # type: ignore[attr-defined]
    assert sorted(words.PROMPTS) == sorted({*_ids("ask", "kernel", f"{name}.", f"{name}-")})  # type: ignore[attr-defined]
