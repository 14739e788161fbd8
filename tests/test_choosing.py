"""What people choose before a game: every choice is a setup that the rules take, and no other is."""

from __future__ import annotations

import itertools

import pytest

from cyberdeck import games
from cyberdeck.kernel import AnyRules, Choice, Choosing, Complaint, message
from toy import RULES as HEIST

GAMES: list[AnyRules] = [*map(games.find, games.all_games()), HEIST]
KEYS = [
    pytest.param(rules, choosing, id=f"{rules.name}-{choosing.key}")
    for rules in GAMES
    for choosing in rules.choosings()
]


def setup(choosing: Choosing, chosen: tuple[str, ...]) -> dict[str, object]:
    return {choosing.key: list(chosen) if choosing.most > 1 else chosen[0]}


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.name)
def test_the_first_game_has_its_seat(rules: AnyRules) -> None:
    first = rules.first_game()
    seats = rules.new_game(first.setup, 0).seats
    assert first.seat in seats
    assert set(seats) <= set(rules.all_seats())


@pytest.mark.parametrize(("rules", "choosing"), KEYS)
def test_the_rules_take_what_a_choosing_allows(rules: AnyRules, choosing: Choosing) -> None:
    for count in range(choosing.least, choosing.most + 1):
        for chosen in itertools.islice(itertools.combinations(choosing.values, count), 40):
            if not choosing.clash(chosen):
                game = rules.new_game(setup(choosing, chosen), 0)
                assert not choosing.seats or game.seats == chosen


@pytest.mark.parametrize(("rules", "choosing"), KEYS)
def test_they_refuse_all_else(rules: AnyRules, choosing: Choosing) -> None:
    bad: list[tuple[str, ...]] = [("nonsense",)]
    if choosing.most > 1:
        bad += [pair for pair in itertools.combinations(choosing.values, 2) if choosing.clash(pair)]
        assert len(bad) > 1
    if choosing.seats:
        bad += [(), tuple(choosing.values[: choosing.most + 1])]
    for chosen in bad:
        with pytest.raises(Complaint):
            rules.new_game(setup(choosing, chosen), 0)


@pytest.mark.parametrize(("rules", "choosing"), KEYS)
def test_what_is_usual_is_allowed(rules: AnyRules, choosing: Choosing) -> None:
    assert set(choosing.usual) <= set(choosing.values)
    assert choosing.least <= len(choosing.usual) <= choosing.most
    assert not choosing.clash(choosing.usual)


def test_two_of_one_group_clash() -> None:
    name = message("none")
    choosing = Choosing("x", name, (Choice("a", name, "g"), Choice("b", name, "g"), Choice("c", name)), (), most=3)
    assert choosing.clash(["a", "b"]) == "g"
    assert choosing.clash(["a", "a"]) == "g"
    assert choosing.clash(["a", "c"]) == ""
