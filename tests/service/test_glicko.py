"""Ratings: the published example of Glicko-2, and known strengths found again."""

from __future__ import annotations

import random
from math import exp

import pytest

from cyberdeck.service.glicko import DEVIATION, PROVISIONAL, SCALE, Rating, after, expected, rested


def test_the_published_example() -> None:
    """Glickman, Example of the Glicko-2 system: three games of one period."""
    games = (Rating(1400, 30), 1), (Rating(1550, 100), 0), (Rating(1700, 300), 0)
    found = after(Rating(1500, 200, 0.06), *games)
    assert found.rating == pytest.approx(1464.06, abs=0.02)
    assert found.deviation == pytest.approx(151.52, abs=0.01)
    assert found.volatility == pytest.approx(0.05999, abs=1e-5)


def test_what_one_gains_the_other_loses_where_both_are_as_sure() -> None:
    won, lost = after(Rating(), (Rating(), 1)), after(Rating(), (Rating(), 0))
    assert won.rating - 1500 == pytest.approx(1500 - lost.rating)
    assert won.deviation == lost.deviation < DEVIATION


def test_an_upset_makes_restless_and_an_expected_win_hardly_counts() -> None:
    strong, weak = Rating(1900, 60), Rating(1300, 60)
    upset, usual = after(weak, (strong, 1)), after(strong, (weak, 1))
    assert upset.volatility > 0.06 > usual.volatility
    assert usual.rating - 1900 < 1
    assert upset.rating - 1300 > 15
    assert expected(strong, weak) > 0.95


def test_time_makes_less_sure_and_games_surer_only_up_to_a_point() -> None:
    known = Rating(1700, 50)
    assert known.deviation < rested(known, 30).deviation < rested(known, 3000).deviation <= DEVIATION
    assert rested(known, -5).deviation == pytest.approx(50)
    for _ in range(200):
        known = after(known, (known, 0.5))
    assert 40 < known.deviation < 60, "who plays much may still become stronger"
    assert Rating().provisional
    assert not Rating(1500, PROVISIONAL).provisional


def test_known_strengths_are_found_again() -> None:
    """Ten players of known strength, 1,500 games: nearly all truths lie in their intervals."""
    rng = random.Random(4)
    truth = [1200 + 70 * place for place in range(10)]
    ratings = [Rating() for _ in truth]
    for _ in range(1500):
        a, b = rng.sample(range(10), 2)
        won = rng.random() < 1 / (1 + exp((truth[b] - truth[a]) / SCALE))
        ratings[a], ratings[b] = after(ratings[a], (ratings[b], won)), after(ratings[b], (ratings[a], not won))
    shift = sum(truth) / 10 - sum(rating.rating for rating in ratings) / 10
    inside = [low - 20 <= truth[n] - shift <= high + 20 for n, (low, high) in enumerate(r.interval for r in ratings)]
    assert sum(inside) >= 9
