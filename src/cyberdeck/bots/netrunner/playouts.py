"""Imagined games: drawn from what a seat knows, and played on by the policies."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cyberdeck.bots.netrunner.corp_policy import CorpPolicy
from cyberdeck.bots.netrunner.evaluator import corp_wins
from cyberdeck.bots.netrunner.line import Line
from cyberdeck.bots.netrunner.plans import Step
from cyberdeck.bots.netrunner.policy import NOWHERE
from cyberdeck.bots.netrunner.runner_policy import RunnerPolicy
from cyberdeck.kernel import Ask, Rng
from cyberdeck.netrunner.card import BITS, Card
from cyberdeck.netrunner.printed import PRINTED
from cyberdeck.netrunner.rules import NetrunnerGame
from cyberdeck.netrunner.state import State
from cyberdeck.netrunner.words import CENTRALS, CORP, RUNNER, Type, Zone

LONGEST: Final = 600
"""Decisions after which an imagined game is judged as it stands."""
HASTE: Final = 0.04
"""What a turn more takes from a victory: who wins tomorrow as surely as today would otherwise put it off for ever."""
BELIEVED: Final = 25
"""In so many of a hundred draws that say so a card without ice and tokens may be an agenda."""


def imagine(game: NetrunnerGame, seat: int, rng: Rng) -> NetrunnerGame:
    """Another game that the seat could be in; for the Runner one that a Corp would have come to."""
    world = game.determinise(seat, rng)
    if seat == RUNNER:
        _believe(world.state, rng)
    return world


def _believe(state: State, rng: Rng) -> None:
    """Hardly anybody leaves an agenda without ice: mostly it is something else that lies there."""
    who = BITS[RUNNER]
    for number, column in state.servers.items():
        if number in CENTRALS or column.ice:
            continue
        for id in column.root:
            card = state.cards[id]
            hidden = not card.known & who and not card.advancement
            if hidden and PRINTED[card.key].type is Type.AGENDA and rng.below(100) >= BELIEVED:
                _exchange(state, card, rng)


def _exchange(state: State, card: Card, rng: Rng) -> None:
    """With an asset of HQ or R&D that the Runner does not know."""
    who = BITS[RUNNER]
    others = [
        other
        for other in state.cards
        if other.owner is CORP
        and not other.known & who
        and (other.zone is Zone.DECK or other.zone is Zone.HAND)
        and PRINTED[other.key].type is Type.ASSET
    ]
    if others:
        other = others[rng.below(len(others))]
        state.cards[card.id], state.cards[other.id] = card._replace(key=other.key), other._replace(key=card.key)


class Playout:
    """One imagined game, played on from now; the Corp expects a Runner who looks at whatever lies open."""

    __slots__ = ("corp", "end", "line", "runner", "side", "steps", "turn")

    def __init__(self, world: NetrunnerGame, chance: int, side: int, horizon: int) -> None:
        self.line, self.side = Line(world, chance), side
        self.turn, self.end = world.state.turns, world.state.turns + horizon
        self.corp, self.runner, self.steps = CorpPolicy(), RunnerPolicy(curious=side == CORP), list[Step]()
        run = world.state.run
        if run is not None:
            self.runner.commit = run.server

    def play(self, plan: Sequence[Step], first: int | None = None) -> float:
        """The probability that `side` wins after the first answer, the plan and what the policies make of it."""
        line, self.steps = self.line, list(plan)
        state, policies = line.state, (self.corp, self.runner)
        if first is not None:
            line.decide(first)
        for _ in range(LONGEST):
            ask = line.ask
            if ask is None:
                break
            index = None
            if ask.prompt == "action":
                if state.turns >= self.end:
                    break
                index = self._next(ask) if ask.seat == self.side else None
            line.decide(policies[ask.seat].answer(state, ask) if index is None else index)
        wins = corp_wins(state)
        return self._soon(wins if self.side == CORP else 1 - wins)

    def _soon(self, wins: float) -> float:
        """A game that is over is better won, or worse lost, the sooner; one that is not is never as sure."""
        state, horizon = self.line.state, self.end - self.turn
        turns = horizon + 1 if state.result is None else min(horizon, state.turns - self.turn)
        return 0.5 + (wins - 0.5) * (1 - HASTE * turns)

    def _next(self, ask: Ask) -> int | None:
        """The next step of the plan that can be taken, as long as the turn lasts."""
        self.runner.commit = self.corp.where = NOWHERE
        if self.line.state.turns != self.turn:
            return None
        while self.steps:
            step = self.steps.pop(0)
            place = step.place(ask)
            if place is not None:
                self.runner.commit = self.corp.where = step.server
                return place
        return None
