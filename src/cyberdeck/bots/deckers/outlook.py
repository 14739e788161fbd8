"""What a position is worth to the deckers: near 0 for a game that goes well, a hundred less for a lost one."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import exp, log1p
from typing import Final, NamedTuple, TypeAlias

from cyberdeck.bots.deckers.attack import success
from cyberdeck.bots.deckers.forecast import Forecast
from cyberdeck.bots.deckers.gauge import Gauge
from cyberdeck.bots.deckers.goals import effort
from cyberdeck.bots.deckers.odds import beats, outlasts
from cyberdeck.bots.deckers.paying import WORTHS
from cyberdeck.bots.deckers.piece_goals import kept_for_guardians
from cyberdeck.bots.deckers.stakes import stakes
from cyberdeck.deckers.abilities import with_ability
from cyberdeck.deckers.cycle import TURNS
from cyberdeck.deckers.field import NONE, Field
from cyberdeck.deckers.names import Ability
from cyberdeck.deckers.state import Pool, State
from cyberdeck.deckers.words import RED, Space


@dataclass(frozen=True)
class Weights:
    """What things are worth; a lost game is -100."""

    scout: float = 1.4
    second: float = 2.4
    guardian: float = 9.0
    beside: float = 25.0
    loss: float = 100.0
    supply: float = 60.0
    supply_reach: float = 2.4
    program: tuple[float, ...] = (0.5, 0.7, 0.5, 1.5, 1.0)
    installation: tuple[float, ...] = (2.5, 3.5, 2.0, 5.0)
    card: float = 0.45
    last_goal: float = 100.0
    effort: float = 0.35
    future: float = 1.0
    prospect: float = 30.0
    guarded: float = 0.5
    exposed: float = 0.2
    fight: float = 0.45
    pace: float = 2.6
    last_pace: float = 4.0
    reach: float = 4.0


WEIGHTS: Final = Weights()
CROWDED: Final = replace(WEIGHTS, scout=2.6, second=3.6, guardian=14.0)
"""For three and four deckers: so many turns bring so many scouts that what is not fought grows over their heads."""
WON: Final = 200.0
DOOMED: Final = 0.8
MATTERS: Final = 10.0
"""A goal with less at stake counts for less on the way, too."""
BLUR: Final = 4.0
HOPE: Final = 0.1
"""While the last turn goes on, the rest may still be done."""
GUARDIANS_LEFT: Final = (30.0, 10.0, 4.0, 1.0, 0.0, 0.0)


class Sight(NamedTuple):
    """What a space comes to, taken by itself."""

    empty: bool
    scouts: int
    guarded: bool
    reds: int
    worth: float
    """Of the deckers' markers."""
    fixed: float
    """Of the installation alone."""
    menace: float
    """Of the SMC's markers."""
    number: int
    """The same for spaces on which the same lies, and for no others."""


Shape: TypeAlias = tuple[int, ...]
"""What lies on all spaces, by the numbers of their sights: it is compared faster than the fields themselves."""


def shape_of(sights: list[Sight]) -> Shape:
    return tuple([sight.number for sight in sights])


class Outlook:
    """Looks at positions of one turn: what does not change in it is found out once."""

    def __init__(self, state: State) -> None:
        self.weights = weights = WEIGHTS if len(state.deckers) < 3 else CROWDED
        self.neighbours = state.board.neighbours
        self.turns_left = sum(TURNS - decker.turns for decker in state.deckers)
        self.own_turns_left = TURNS - state.deckers[state.active].turns
        self.cycles_left = len(state.objectives) - 1
        self.urgency = 1.0 / (1.0 + 0.5 * self.turns_left)
        self.oshin = with_ability(state, Ability.INFECTS_BETTER)
        self.forecast = Forecast(state)
        self.stakes = stakes(state) if self.cycles_left else weights.last_goal
        self._sights: dict[Field, Sight] = {}
        self._met: dict[int, Sight] = {}
        """The same by the identity of fields, which copies of a position share; those that were met are kept."""
        self._kept: list[Field] = []
        self._goals: dict[tuple[object, ...], float] = {}
        self._later: dict[tuple[object, ...], float] = {}

    def worth(self, state: State) -> float:
        return self.valued(state, self.sights(state))

    def valued(self, state: State, sights: list[Sight]) -> float:
        """The same, for whoever needs the sights too."""
        if state.result is not None:
            return WON if state.result.winners else -2 * self.weights.loss
        shape = shape_of(sights)
        total = self.markers(state, sights) - self.danger(state, sights, shape) - self.shortage(state)
        return total + self.cards(state) + self.goals(state, shape)

    def sights(self, state: State) -> list[Sight]:
        met = self._met
        return [met.get(id(field)) or self._meet(field) for field in state.fields]

    def _meet(self, field: Field) -> Sight:
        sight = self._sights.get(field) or self._look(field)
        self._kept.append(field)
        self._met[id(field)] = sight
        return sight

    def _look(self, field: Field) -> Sight:
        weights = self.weights
        worth = sum(count * each for count, each in zip(field.programs, weights.program, strict=True))
        fixed = 0.0 if field.installation == NONE else weights.installation[field.installation]
        guarded = field.guardian != NONE
        menace = weights.guardian if guarded else self._scouts(field.scouts)
        empty = field.smc == 0 and not worth + fixed
        reds, number = field.programs[RED], len(self._sights)
        sight = Sight(empty, field.scouts, guarded, reds, worth + fixed, fixed, menace, number)
        self._sights[field] = sight
        return sight

    def _scouts(self, count: int) -> float:
        return 0.0 if not count else self.weights.scout if count == 1 else self.weights.scout + self.weights.second

    # supplies, cards, goals

    def shortage(self, state: State) -> float:
        """Scouts and guardians that run out lose the game."""
        weights = self.weights
        left = state.supply[Pool.SCOUT]
        return weights.supply * exp(-left / weights.supply_reach) + GUARDIANS_LEFT[state.supply[Pool.GUARDIAN]]

    def cards(self, state: State) -> float:
        """Better cards in the decks, and one card that can be kept."""
        decker, cards = state.deckers[state.active], state.cards
        held = [WORTHS[cards[id]] for id in decker.hand]
        rest = sum([WORTHS[cards[id]] for id in (*decker.deck, *decker.discard, *decker.played)])
        draws = self.cycles_left + 0.3 * self.own_turns_left
        kept = max(held, default=0.0) if self.own_turns_left else 0.0
        return self.weights.card * ((sum(held) + rest) * draws + kept)

    def goals(self, state: State, shape: Shape) -> float:
        """The current goal, and the last one, as far as its work can be done now."""
        key: tuple[object, ...] = (
            shape,
            *(tuple(decker.avatars) for decker in state.deckers),
            state.laid,
            state.horse,
            tuple(state.track.values()),
            len(kept_for_guardians(state, state.active)),
        )
        found = self._goals.get(key)
        if found is None:
            found = self._goals[key] = self._look_at_goals(state, shape)
        return found

    def _look_at_goals(self, state: State, shape: Shape) -> float:
        gauge = Gauge(state)
        left = effort(gauge, state.objectives[0])
        total = self.stakes * self.chance(state, gauge, left) - self.doom(state, gauge)
        total += min(1.0, self.stakes / MATTERS) * self.advance(left, self.turns_left)
        return total + self.later(state, shape) if self.cycles_left else total

    def later(self, state: State, shape: Shape) -> float:
        """The last goal, for which avatars do not matter before the last turn of a cycle."""
        avatars = () if self.turns_left else tuple(tuple(decker.avatars) for decker in state.deckers)
        key = (shape, avatars, len(kept_for_guardians(state, state.active)))
        if key not in self._later:
            gauge = Gauge(state, 1)
            turns = self.turns_left + TURNS * len(state.deckers) * self.cycles_left
            total = self.weights.future * self.advance(effort(gauge, state.objectives[-1]), turns)
            self._later[key] = total + self.weights.prospect * gauge.odds - self.doom(state, gauge)
        return self._later[key]

    def advance(self, left: float, turns: int) -> float:
        """What has been done for a goal counts only if the rest is in reach."""
        reach = self.weights.reach * (turns + 1)
        return self.weights.effort * BLUR * log1p(exp((reach - left) / BLUR))

    def doom(self, state: State, gauge: Gauge) -> float:
        """What lies where everything will be lost."""
        return DOOMED * sum(self._meet(state.fields[at]).worth for at in gauge.doomed)

    def chance(self, state: State, gauge: Gauge, left: float) -> float:
        """That the goal is met in the end: by the work that is left, or by a close look after the last turn."""
        if gauge.last_turn:
            return success(state) or HOPE * exp(-left / 2)
        capacity = (self.weights.pace if self.cycles_left else self.weights.last_pace) * self.turns_left
        return gauge.odds / (1 + exp((left - capacity - 1) / (0.8 + 0.25 * capacity)))

    # the deckers' markers

    def markers(self, state: State, sights: list[Sight]) -> float:
        total = 0.0
        for at, sight in enumerate(sights):
            if sight.worth:
                total += self.contested(state, sights, at) if sight.menace else sight.worth
        return total

    def contested(self, state: State, sights: list[Sight], at: Space) -> float:
        """On a space with scouts or a guardian: what is likely to be left, and what red programs do to them."""
        sight = sights[at]
        wins = outlasts(sight.reds, self.edge(state, sights, at)) if sight.reds else 0.0
        lost = sight.worth if sight.guarded else sight.worth - sight.fixed
        beaten = wins * sight.menace * (self.weights.fight + 0.5 * self.urgency)
        return sight.worth - self.urgency * (1 - wins) * lost + beaten

    def edge(self, state: State, sights: list[Sight], at: Space) -> int:
        """Infection against resistance, dice apart (DK-23.4, DK-23.5)."""
        fields, sight = state.fields, sights[at]
        value = sight.reds - sight.scouts - 4 * sight.guarded
        if fields[at].installation == RED:
            value += 4
        for near in self.neighbours[at]:
            if not sights[near].empty:
                value += (fields[near].installation == RED) - sights[near].guarded
        if self.oshin is not None and at in state.deckers[self.oshin].avatars:
            value += 2
        return value

    # the SMC's markers

    def danger(self, state: State, sights: list[Sight], shape: Shape) -> float:
        """What lies there already, and what the coming scouts will do."""
        entering = [
            self.weights.scout if sight.empty else self.enters(state, sights, at) for at, sight in enumerate(sights)
        ]

        def after(at: Space, before: int) -> float:
            return self.enters(state, sights, at, before=before)

        return sum([sight.menace for sight in sights]) + self.forecast.sum(state, shape, entering, after)

    def enters(self, state: State, sights: list[Sight], at: Space, exploded: bool = False, before: int = 0) -> float:
        """What one more scout on a space costs, after some others that come there."""
        sight, weights = sights[at], self.weights
        if sight.guarded:
            return weights.loss if exploded else self.explodes(state, sights, at)
        if sight.scouts + before < 2:
            cost = weights.second if sight.scouts + before else weights.scout
            if sight.reds:
                return cost * (1 - weights.guarded * beats(self.edge(state, sights, at)))
            return cost + weights.exposed * sight.worth
        beside = sum(sights[near].guarded for near in self.neighbours[at])
        return weights.guardian + weights.beside * beside + sight.worth - sight.menace

    def explodes(self, state: State, sights: list[Sight], at: Space) -> float:
        """A scout on every adjacent space; a guardian there sends one back, and all is lost (DK-12.12)."""
        total, blown = 0.0, self.forecast.blown
        for near in self.neighbours[at]:
            if blown[near] == at:
                return self.weights.loss
            total += self.enters(state, sights, blown[near], exploded=True)
        return min(total, self.weights.loss)
