"""Glicko-2: how strong somebody is, how sure that is, and how much it changes, after each game.

The scale is the usual one: 1500 is the beginning, 173.7178 points are a unit of the logistic curve. A game is a rating
period of its own, so that everybody sees at once what it was worth; who has not played for long is less sure.
"""

from __future__ import annotations

from math import exp, log, pi, sqrt
from typing import Final, NamedTuple

SCALE: Final = 400 / log(10)
MIDDLE: Final = 1500.0
DEVIATION: Final = 350.0
"""Of somebody of whom nothing is known, and the most of all."""
VOLATILITY: Final = 0.06
RESTLESS: Final = 0.5
"""How quickly the volatility itself may change (tau)."""
PROVISIONAL: Final = 110.0
"""Above this deviation a rating is a first guess."""
DAY: Final = 0.25
"""Rating periods that a day without a game counts as."""
CLOSE: Final = 1e-6


class Rating(NamedTuple):
    rating: float = MIDDLE
    deviation: float = DEVIATION
    volatility: float = VOLATILITY

    @property
    def provisional(self) -> bool:
        return self.deviation > PROVISIONAL

    @property
    def interval(self) -> tuple[float, float]:
        """Between which ratings the truth lies, with 95 % confidence."""
        return self.rating - 1.96 * self.deviation, self.rating + 1.96 * self.deviation


def expected(mine: Rating, other: Rating) -> float:
    """The share of games that `mine` wins against `other`, as sure as both are."""
    weight = _weight(sqrt(mine.deviation**2 + other.deviation**2) / SCALE)
    return 1 / (1 + exp(-weight * (mine.rating - other.rating) / SCALE))


def rested(rating: Rating, days: float) -> Rating:
    """After so many days without a game."""
    phi = rating.deviation / SCALE
    wider = sqrt(phi * phi + max(0.0, days) * DAY * rating.volatility**2) * SCALE
    return rating._replace(deviation=min(DEVIATION, wider))


def after(mine: Rating, *games: tuple[Rating, float]) -> Rating:
    """After games against these with that score each: 1 won, 0 lost, a half drawn."""
    mu, phi = (mine.rating - MIDDLE) / SCALE, mine.deviation / SCALE
    weights = [_weight(other.deviation / SCALE) for other, _ in games]
    hopes = [
        1 / (1 + exp(-weight * (mu - (other.rating - MIDDLE) / SCALE)))
        for weight, (other, _) in zip(weights, games, strict=True)
    ]
    variance = 1 / sum(weight**2 * hope * (1 - hope) for weight, hope in zip(weights, hopes, strict=True))
    better = sum(weight * (game[1] - hope) for weight, hope, game in zip(weights, hopes, games, strict=True))
    volatility = _volatility(phi, mine.volatility, variance, variance * better)
    before = sqrt(phi**2 + volatility**2)
    now = 1 / sqrt(1 / before**2 + 1 / variance)
    rating = (mu + now**2 * better) * SCALE + MIDDLE
    return Rating(rating, min(DEVIATION, now * SCALE), volatility)


def _weight(phi: float) -> float:
    """A game against somebody of whom little is known says less."""
    return 1 / sqrt(1 + 3 * phi**2 / pi**2)


def _volatility(phi: float, sigma: float, variance: float, gain: float) -> float:
    """The volatility that explains the result best, found by false position (the Illinois way)."""
    begin = log(sigma**2)

    def slope(x: float) -> float:
        power = exp(x)
        spread = phi**2 + variance + power
        return power * (gain**2 - spread) / (2 * spread**2) - (x - begin) / RESTLESS**2

    low, high = begin, log(gain**2 - phi**2 - variance) if gain**2 > phi**2 + variance else begin - RESTLESS
    while gain**2 <= phi**2 + variance and slope(high) < 0:
        high -= RESTLESS
    at_low, at_high = slope(low), slope(high)
    while abs(high - low) > CLOSE:
        middle = low + (low - high) * at_low / (at_high - at_low)
        there = slope(middle)
        if there * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, there
    return exp(low / 2)
