"""A game in letters: `print(game)`, as a seat sees it."""

from __future__ import annotations

import random

import pytest
from rich.cells import cell_len

from cyberdeck.games import find
from cyberdeck.kernel import SPECTATOR, AnyGame, Rng
from cyberdeck.locale.texts import LANGUAGES

GAMES = ("netrunner", "deckers")


def walked(name: str, seed: int, steps: int) -> AnyGame:
    game, rng = find(name).new_game({}, seed), random.Random(seed)
    for _ in range(steps):
        if game.decision is not None:
            game.decide(rng.randrange(len(game.decision.options)))
    return game


@pytest.mark.parametrize("name", GAMES)
def test_a_game_can_be_printed(name: str) -> None:
    game = walked(name, 1, 60)
    assert game.decision is not None
    seat = game.seats[game.decision.seat]
    assert repr(game) == f"<{name}, 60 decisions: {seat} answers {game.decision.prompt.id.removeprefix('ask-')}>"
    assert repr(game.journal) == f"<journal of {name}, 60 decisions>"
    assert str(game) == game.text(game.decision.seat) == str(game.view(game.decision.seat))
    assert len(str(game).splitlines()) > 8


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_in_every_language_and_no_wider_than_wanted(name: str, language: str) -> None:
    for steps in (0, 25, 90):
        game = walked(name, steps, steps)
        for seat in (SPECTATOR, 0, 1):
            for width in (80, 120):
                assert max(map(cell_len, game.text(seat, language, width).splitlines())) <= width


@pytest.mark.parametrize("name", GAMES)
def test_what_a_seat_may_not_know_is_not_printed(name: str) -> None:
    """NR-6, DK-14: in every game that looks the same from the seat the letters are the same."""
    for steps in (15, 40, 80):
        game = walked(name, steps, steps)
        for seat in (0, 1):
            for number in range(3):
                assert game.determinise(seat, Rng(number)).text(seat) == game.text(seat)


@pytest.mark.parametrize("name", GAMES)
def test_a_finished_game_says_so(name: str) -> None:
    game = walked(name, 3, 4000)
    assert game.result is not None
    assert repr(game).endswith("decisions: over>")
    assert str(game) == game.text(SPECTATOR)
