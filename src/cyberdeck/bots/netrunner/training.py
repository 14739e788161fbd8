"""Fitting the evaluator to games that the policies play, with some chance in their actions.

Fitting needs numpy; who plays does not.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from cyberdeck.bots.netrunner.corp_policy import CorpPolicy
from cyberdeck.bots.netrunner.evaluator import NAMES, SIGNS, features
from cyberdeck.bots.netrunner.line import Line
from cyberdeck.bots.netrunner.policy import Policy
from cyberdeck.bots.netrunner.runner_policy import RunnerPolicy
from cyberdeck.bots.simulation import seed_of
from cyberdeck.kernel import Rng, frozen
from cyberdeck.netrunner import CORP, RUNNER, Side, new_game
from cyberdeck.netrunner.decks import starter_names

LONGEST: Final = 6000
NOISE: Final = (0, 4, 10)
"""In so many of a hundred actions anything is done, game by game."""
RIDGE: Final = 0.001
STEPS: Final = 9
PLACES: Final = 4


class Lesson(NamedTuple):
    """A game: the features at the beginning of each turn, whose turn it was, and whether the Corp won."""

    rows: list[tuple[int, list[float]]]
    corp_won: bool


@frozen
class School:
    """Games to learn from: each can be played apart from the others."""

    seed: int = 0

    def play(self, number: int) -> Lesson:
        pairings = [(corp, runner) for corp in starter_names(CORP) for runner in starter_names(RUNNER)]
        seed = seed_of(self.seed, number)
        line, chance = Line(new_game(*pairings[number % len(pairings)], seed=seed), seed), Rng(seed + 1)
        policies: tuple[Policy, Policy] = (CorpPolicy(), RunnerPolicy(curious=chance.below(2) > 0))
        noise, turn, rows = NOISE[number // len(pairings) % len(NOISE)], 0, list[tuple[int, list[float]]]()
        for _ in range(LONGEST):
            ask, state = line.ask, line.state
            if ask is None:
                break
            acting = ask.prompt == "action"
            if acting and state.turns > turn:
                turn = state.turns
                rows.append((int(state.turn), features(state)))
            random = acting and chance.below(100) < noise
            line.decide(chance.below(len(ask.options)) if random else policies[ask.seat].answer(state, ask))
        result = line.state.result
        return Lesson(rows if result is not None else [], result is not None and CORP in result.winners)


class Fitted(NamedTuple):
    """A row of weights for each side's turns, and how well they tell who wins."""

    weights: list[list[float]]
    games: int
    loss: float
    """The mean log loss; a coin has 0.693."""


def fit(lessons: Iterable[Lesson]) -> Fitted:
    """Logistic regression with a ridge and signs, every game of the same weight."""
    import numpy as np

    rows: dict[int, list[tuple[list[float], float, float]]] = {side: [] for side in Side}
    games = 0
    for lesson in lessons:
        games += 1
        for side, row in lesson.rows:
            rows[side].append((row, float(lesson.corp_won), 1 / len(lesson.rows)))
    weights, losses = [], []
    for side in Side:
        table: Any = np.array([row for row, _, _ in rows[side]])
        won: Any = np.array([won for _, won, _ in rows[side]])
        share: Any = np.array([share for _, _, share in rows[side]])
        row, loss = _signed(np, table, won, share * len(share) / share.sum())
        weights.append([round(float(weight), PLACES) for weight in row])
        losses.append(float(loss))
    return Fitted(weights, games, sum(losses) / len(losses))


def _signed(np: Any, table: Any, won: Any, share: Any) -> tuple[Any, Any]:
    """A weight of the wrong sign tells of something else that goes with its feature: it is left out."""
    scale = np.maximum(table.std(axis=0), 0.05)
    scale[0] = 1.0
    x, signs = table / scale, np.array(list(SIGNS.values()))
    weights, kept = np.zeros(len(signs)), np.full(len(signs), True)
    while True:
        weights[kept] = _logistic(np, x[:, kept], won, share)
        wrong = weights * signs < 0
        if not wrong.any():
            break
        weights[wrong], kept[wrong] = 0.0, False
    odds = x @ weights
    return weights / scale, np.average(np.logaddexp(0, odds) - won * odds, weights=share)


def _logistic(np: Any, x: Any, won: Any, share: Any) -> Any:
    """Newton's method."""
    weights = np.zeros(x.shape[1])
    ridge = RIDGE * len(x) * np.eye(len(weights))
    ridge[0, 0] = 1e-6
    for _ in range(STEPS):
        p = 1 / (1 + np.exp(-np.clip(x @ weights, -30, 30)))
        slope = x.T @ (share * (p - won)) + ridge @ weights
        weights = weights - np.linalg.solve((x * (share * p * (1 - p))[:, None]).T @ x + ridge, slope)
    return weights


def written(fitted: Fitted, version: int) -> str:
    """The file of weights."""
    rows = ",\n".join(f"    {json.dumps(row)}" for row in fitted.weights)
    head = f'{{\n  "version": {version},\n  "games": {fitted.games},\n  "loss": {fitted.loss:.4f},\n'
    return f'{head}  "features": {json.dumps(list(NAMES))},\n  "weights": [\n{rows}\n  ]\n}}\n'
