"""Pairings and standings of tournaments, whatever was played before."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st

from cyberdeck.service.matching import Pairs
from cyberdeck.service.swiss import BYE, GAMES, WON, Match, Scored, enough, round_robin, standings, swiss

SEEDS = st.integers(0, 2**32)


def scored(match: Match, chance: random.Random) -> Scored:
    if match.second is None:
        return Scored(match, (BYE, 0), free=True)
    won = chance.randint(0, GAMES)
    return Scored(match, (WON * won, WON * (GAMES - won)))


def people(match: Match) -> set[int]:
    return {player for player in match if player is not None}


def can_be_paired(row: list[int], met: set[frozenset[int]]) -> bool:
    """By trying everything."""
    if not row:
        return True
    one, *others = row
    return any(
        frozenset((one, other)) not in met and can_be_paired([each for each in others if each != other], met)
        for other in others
    )


@settings(max_examples=150, deadline=None)
@given(st.integers(2, 9), st.integers(1, 9), SEEDS)
def test_everybody_plays_each_round_and_meets_somebody_new_while_that_can_be(
    count: int, rounds: int, seed: int
) -> None:
    chance, there, played = random.Random(seed), list(range(count)), list[list[Scored]]()
    for number in range(rounds):
        if chance.random() < 0.2:
            there.append(count + number)  # late
        if chance.random() < 0.2 and len(there) > 2:
            there.remove(chance.choice(there))
        row = swiss(there, played, seed)
        assert sorted(player for match in row for player in people(match)) == sorted(there)
        assert row == swiss(list(reversed(there)), played, seed)
        met = {frozenset(people(each.match)) for past in played for each in past if not each.free}
        frees = Counter(each.match.first for past in played for each in past if each.free)
        free = [match.first for match in row if match.second is None]
        assert len(free) == len(there) % 2
        assert all(frees[player] == min(frees[each] for each in there) for player in free)
        again = [match for match in row if frozenset(people(match)) in met]
        fewest = [each for each in there if frees[each] == min(frees[each] for each in there)] if free else [None]
        if again:
            assert not any(can_be_paired([each for each in there if each != rest], met) for rest in fewest)
        played.append([scored(match, chance) for match in row])
    table = standings(range(count + rounds), played, seed)
    assert sum(row.points for row in table) == sum(sum(each.points) for past in played for each in past)
    assert [row.points for row in table] == sorted((row.points for row in table), reverse=True)


@settings(max_examples=30, deadline=None)
@given(st.integers(2, 40), SEEDS)
def test_without_anybody_leaving_nobody_meets_twice_and_nobody_is_free_twice(count: int, seed: int) -> None:
    chance, played = random.Random(seed), list[list[Scored]]()
    for _ in range(enough(count)):
        played.append([scored(match, chance) for match in swiss(range(count), played, seed)])
    met = Counter(frozenset(people(each.match)) for past in played for each in past)
    assert set(met.values()) == {1}


@given(st.integers(2, 12), SEEDS)
def test_in_a_round_robin_everybody_meets_everybody_once(count: int, seed: int) -> None:
    rounds = round_robin(range(count), seed)
    met = Counter(frozenset(people(match)) for row in rounds for match in row)
    assert {pair for pair in met if len(pair) == 2} == {frozenset(pair) for pair in combinations(range(count), 2)}
    assert set(met.values()) == {1}
    assert len([pair for pair in met if len(pair) == 1]) == (count if count % 2 else 0)
    assert all(sorted(player for match in row for player in people(match)) == list(range(count)) for row in rounds)


@settings(max_examples=200, deadline=None)
@given(st.integers(1, 5), st.data())
def test_partners_are_found_if_and_only_if_there_are_any(half: int, data: st.DataObject) -> None:
    row = list(range(2 * half))
    pairs = list(combinations(row, 2))
    barred = {frozenset(pair) for pair in data.draw(st.lists(st.sampled_from(pairs), max_size=3 * len(row)))}
    found = Pairs(row, lambda one, other: frozenset((one, other)) not in barred)
    assert found.complete() == can_be_paired(row, barred)
    if len(found.partner) == len(row):
        assert all(found.partner[found.partner[one]] == one for one in row)
        assert not any(frozenset(pair) in barred for pair in found.partner.items())


def test_standings_by_strength_of_schedule() -> None:
    """0 and 1 both have two won games of two matches each; 0 met the stronger ones. 4 came for the second round."""
    first = [Scored(Match(0, 2), (6, 0)), Scored(Match(1, 3), (6, 0))]
    second = [Scored(Match(0, 1), (3, 3)), Scored(Match(2, 4), (6, 0)), Scored(Match(3, None), (BYE, 0), free=True)]
    table = {row.player: row for row in standings(range(5), [first, second], 1)}
    assert {player: row.points for player, row in table.items()} == {0: 9, 1: 9, 2: 6, 3: 6, 4: 0}
    assert table[0].strength == (3 + 4.5) / 2 == table[1].strength
    assert table[3].strength == 4.5
    assert table[2].strength == (4.5 + 0) / 2
    assert table[0].extended == (table[2].strength + table[1].strength) / 2
    assert [row.player for row in standings(range(5), [first, second], 1)][:4] == [1, 0, 3, 2]
