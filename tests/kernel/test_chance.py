"""Chance: short seeds lead where they always led, long ones cannot be guessed from what they led to."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import toy
from cyberdeck.kernel import Journal, Rng, replay
from cyberdeck.kernel.rng import Chance, beginning_of

SHORT, LONG = 77, 1 << 128 | 0xFEDCBA9876543210
_MASK = (1 << 64) - 1


def chance(seed: int) -> Chance:
    found = Rng(0)
    found.rng = beginning_of(seed)
    return found


def unmixed(z: int) -> int:
    """The state of splitmix64 that led to an outcome: its steps, backwards."""
    z ^= (z >> 31) ^ (z >> 62)
    z = z * pow(0x94D049BB133111EB, -1, 1 << 64) & _MASK
    z ^= (z >> 27) ^ (z >> 54)
    z = z * pow(0xBF58476D1CE4E5B9, -1, 1 << 64) & _MASK
    return z ^ (z >> 30) ^ (z >> 60)


@pytest.mark.parametrize(("seed", "guessed"), [(SHORT, True), (LONG, False)])
def test_who_sees_an_outcome_knows_the_next_ones_only_with_a_short_seed(seed: int, guessed: bool) -> None:
    real, guess = chance(seed), Rng(0)
    guess.rng = unmixed(real.below(1 << 64))
    assert ([real.below(100) for _ in range(50)] == [guess.below(100) for _ in range(50)]) is guessed


def test_short_seeds_are_the_state_itself() -> None:
    assert [beginning_of(seed) for seed in (0, SHORT, _MASK)] == [0, SHORT, _MASK]
    assert chance(SHORT).shuffled(range(5)) == Rng(SHORT).shuffled(range(5))
    assert beginning_of(LONG) > _MASK
    assert beginning_of(LONG) != beginning_of(LONG + 1)


def test_long_seeds_are_fair() -> None:
    """Each of ten outcomes comes up about as often as the others."""
    drawn = chance(LONG)
    counted = Counter(drawn.below(10) for _ in range(20_000))
    assert sorted(counted) == list(range(10))
    assert all(1800 < number < 2200 for number in counted.values())


@pytest.mark.parametrize("seed", [SHORT, LONG])
def test_a_game_with_any_seed_is_copied_saved_and_replayed(seed: int) -> None:
    game, choose = toy.new_game(seed), random.Random(3)
    while game.decision:
        twins = game.copy(), game.rules.load(game.save())
        notation = choose.choice(game.decision.notations)
        for twin in (game, *twins):
            twin.decide(notation)
        assert {game.digest} == {twin.digest for twin in twins}
    assert replay(Journal.parse(str(game.journal)), game.rules).digest == game.digest
    assert game.determinise(0, Rng(1)).seed == 0


def test_chance_that_begins_anew_is_told_by_the_journal() -> None:
    """What is played on from an earlier game does not follow from that game's seed."""
    found = []
    for fresh in (None, LONG, LONG + 1):
        game, choose = toy.new_game(SHORT), random.Random(3)
        if fresh:
            game.reseed(fresh)
        while game.decision:
            game.decide(choose.choice(game.decision.notations))
        text = str(game.journal)
        again = replay(Journal.parse(text), game.rules)
        assert (again.digest, str(again.journal), str(game.rules.load(game.save()).journal)) == (
            game.digest,
            text,
            text,
        )
        found.append(text)
    assert "fresh" not in found[0]
    assert len(set(found)) == 3
