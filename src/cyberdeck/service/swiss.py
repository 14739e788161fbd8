"""Pairings and standings of tournaments: who meets whom in a round, and who is ahead. Waits for nothing.

Everything follows from who takes part, what has been played and a number for chance: whoever asks gets the same.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Final, NamedTuple

from cyberdeck.service.matching import Pairs

WON, GAMES = 3, 2
"""Match points of a game that is won; games of a match."""
BYE: Final = WON * GAMES


class Match(NamedTuple):
    """Two who meet, or one who is free; `first` begins with the first seat of the game."""

    first: int
    second: int | None


class Scored(NamedTuple):
    """A match with what it was worth for both."""

    match: Match
    points: tuple[int, int]
    free: bool = False
    """Whether the second is nobody: of free rounds and games against the house tie-breaks say nothing."""


Rounds = Sequence[Sequence[Scored]]


class Place(NamedTuple):
    """How somebody stands."""

    player: int
    points: int
    strength: Fraction
    """The mean of his opponents' points for each round up to their last: who came late has missed some."""
    extended: Fraction
    """The mean of that of his opponents."""


def standings(players: Iterable[int], rounds: Rounds, seed: int) -> list[Place]:
    """The first is ahead: by points, strength of schedule, extended strength of schedule, and then by lot."""
    everybody = list(players)
    points, last = Counter[int](), Counter[int]()
    against: dict[int, list[int]] = {player: [] for player in everybody}
    for number, each in enumerate(rounds, 1):
        for player, other, gained in (side for scored in each for side in _sides(scored)):
            points[player] += gained
            last[player] = number
            if other is not None:
                against[player].append(other)
    mean = {player: Fraction(points[player], max(1, last[player])) for player in everybody}
    strength = {player: _mean(mean, against[player]) for player in everybody}
    extended = {player: _mean(strength, against[player]) for player in everybody}
    found = [Place(one, points[one], strength[one], extended[one]) for one in everybody]
    return sorted(found, key=lambda row: (-row.points, -row.strength, -row.extended, lot(seed, 0, row.player)))


def _sides(scored: Scored) -> list[tuple[int, int | None, int]]:
    """Each with his opponent and what he gained."""
    (first, second), points = scored.match, scored.points
    if scored.free or second is None:
        return [(first, None, points[0])]
    return [(first, second, points[0]), (second, first, points[1])]


def _mean(values: Mapping[int, Fraction], of: Sequence[int]) -> Fraction:
    return sum((values[other] for other in of), Fraction(0)) / max(1, len(of))


def swiss(playing: Sequence[int], rounds: Rounds, seed: int) -> list[Match]:
    """The next round: the best meets the nearest to him whom he has not met, as long as everybody finds somebody.

    Equals are ordered by lot. If their number is odd, one of the last who has not been free yet is. Only where nobody
    new is left for somebody do people meet again, as few times as can be.
    """
    points = Counter[int]()
    for player, _, gained in (side for each in rounds for scored in each for side in _sides(scored)):
        points[player] += gained
    order = sorted(playing, key=lambda player: (-points[player], lot(seed, len(rounds) + 1, player)))
    met = Counter(frozenset(scored.match) for each in rounds for scored in each if not scored.free)
    frees = Counter(scored.match.first for each in rounds for scored in each if scored.free)
    for most in range(len(rounds) + 1):
        for free in _free(order, frees):
            row = [player for player in order if player != free]
            pairs = Pairs(row, lambda one, other, most=most: met[frozenset((one, other))] <= most)  # type: ignore[misc]
            if pairs.complete():
                found = [_sided(one, other, rounds, seed) for one, other in _from_the_top(pairs)]
                return found + ([] if free is None else [Match(free, None)])
    raise AssertionError("with repeats everybody may meet everybody")


def _free(order: Sequence[int], frees: Mapping[int, int]) -> list[int | None]:
    """Who may be free, the likeliest first."""
    if len(order) % 2 == 0:
        return [None]
    fewest = min(frees.get(player, 0) for player in order)
    return [player for player in reversed(order) if frees.get(player, 0) == fewest]


def _from_the_top(pairs: Pairs) -> list[tuple[int, int]]:
    """Each from the first on takes the nearest below him with whom the rest still works out."""
    found = []
    while pairs.people:
        one, *others = pairs.people
        other = next(other for other in others if pairs.fixed(one, other))
        found.append((one, other))
    return found


def _sided(one: int, other: int, rounds: Rounds, seed: int) -> Match:
    """Who has begun more seldom with the first seat does now."""
    begun = Counter(scored.match.first for each in rounds for scored in each if not scored.free)
    first = min((one, other), key=lambda player: (begun[player], lot(seed, len(rounds) + 1, player)))
    return Match(first, other if first == one else one)


def round_robin(players: Sequence[int], seed: int) -> list[list[Match]]:
    """Every round: everybody meets everybody once; if their number is odd, each is free once."""
    ring: list[int | None] = [*sorted(players, key=lambda player: lot(seed, 0, player))]
    if len(ring) % 2:
        ring.append(None)
    rounds = []
    for number in range(len(ring) - 1):
        pairs = [(ring[at], ring[-1 - at]) for at in range(len(ring) // 2)]
        rounds.append([_met(one, other, (number + at) % 2 == 1) for at, (one, other) in enumerate(pairs)])
        ring = [ring[0], ring[-1], *ring[1:-1]]
    return rounds


def _met(one: int | None, other: int | None, turned: bool) -> Match:
    if one is None or other is None:
        (there,) = (player for player in (one, other) if player is not None)
        return Match(there, None)
    return Match(other, one) if turned else Match(one, other)


def lot(seed: int, number: int, player: int) -> bytes:
    """Drawn for somebody in a round: nobody can choose it, and everybody finds the same."""
    return hashlib.blake2b(f"{seed} {number} {player}".encode(), digest_size=8).digest()


def enough(players: int) -> int:
    """So many rounds that one stays unbeaten at most."""
    return max(1, (players - 1).bit_length())
