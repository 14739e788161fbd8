"""What a position is worth to the deckers: near 0 for a game that goes well, a hundred less for a lost one."""

from __future__ import annotations

from dataclasses import dataclass
from math import exp
from typing import Final

from cyberdeck.bots.deckers.gauge import Gauge
from cyberdeck.bots.deckers.goals import effort
from cyberdeck.bots.deckers.odds import beats, outlasts
from cyberdeck.bots.deckers.paying import worth_of
from cyberdeck.deckers.abilities import with_ability
from cyberdeck.deckers.content import CONTENT
from cyberdeck.deckers.cycle import TURNS
from cyberdeck.deckers.field import EMPTY, NONE, Field
from cyberdeck.deckers.measures import measure
from cyberdeck.deckers.new_scouts import BOTH_DICE
from cyberdeck.deckers.scouts import redirects
from cyberdeck.deckers.state import Pool, State, servers_spaces
from cyberdeck.deckers.words import RED, SPACES, Colour, Space, server_of


@dataclass(frozen=True)
class Weights:
    """What things are worth; a lost game is -100."""

    scout: float = 1.0
    second: float = 1.8
    guardian: float = 7.0
    loss: float = 100.0
    supply: float = 60.0
    supply_reach: float = 2.4
    program: tuple[float, ...] = (0.5, 0.7, 0.5, 1.5, 1.0)
    installation: tuple[float, ...] = (2.5, 3.5, 2.0, 5.0)
    card: float = 0.45
    goal: float = 12.0
    last_goal: float = 100.0
    effort: float = 0.35
    horizon: int = 5
    guarded: float = 0.5
    pace: float = 2.6


WEIGHTS: Final = Weights()
WON: Final = 200.0
GUARDIANS_LEFT: Final = (30.0, 10.0, 4.0, 1.0, 0.0, 0.0)
FUTURE: Final = 0.5
"""How much the goal of the next cycle counts already."""


class Outlook:
    """Looks at positions of one turn: what does not change in it is found out once."""

    def __init__(self, state: State, weights: Weights = WEIGHTS) -> None:
        self.weights = weights
        self.neighbours = state.board.neighbours
        self.turns_left = sum(TURNS - decker.turns for decker in state.deckers)
        self.own_turns_left = TURNS - state.deckers[state.active].turns
        self.cycles_left = len(state.objectives) - 1
        self.coming = self._coming(state)
        self.urgency = 1.0 / (1.0 + 0.5 * self.turns_left)
        self.rule = state.smc.rules.new_scout or BOTH_DICE
        self.oshin = with_ability(state, "infects-better")
        self.goes = [_goes(state, at, exploded=False) for at in SPACES]
        self.blown = [_goes(state, at, exploded=True) for at in SPACES]
        """Where a scout for a space really goes, otherwise and from an explosion."""
        self._memo: dict[tuple[Field, ...], list[Space]] = {}

    def _coming(self, state: State) -> float:
        """New scouts to be expected within the horizon."""
        horizon = min(self.weights.horizon, self.turns_left + TURNS * len(state.deckers) * self.cycles_left)
        levels = [state.objectives[0]] * self.turns_left
        levels += [id for id in state.objectives[1:] for _ in range(TURNS * len(state.deckers))]
        given = state.smc.new_scouts
        return float(sum(len(getattr(given, CONTENT.objectives[id].level.value)) for id in levels[:horizon]))

    # everything together

    def worth(self, state: State) -> float:
        if state.result is not None:
            return WON if state.result.winners else -2 * self.weights.loss
        total = self.markers(state) - self.danger(state) - self.shortage(state)
        return total + self.cards(state) + self.goals(state)

    def shortage(self, state: State) -> float:
        """Scouts and guardians that run out lose the game."""
        weights = self.weights
        left = state.supply[Pool.SCOUT]
        return weights.supply * exp(-left / weights.supply_reach) + GUARDIANS_LEFT[state.supply[Pool.GUARDIAN]]

    def cards(self, state: State) -> float:
        """Better cards in the decks, and one card that can be kept."""
        decker = state.deckers[state.active]
        owned = (*decker.hand, *decker.deck, *decker.discard, *decker.played)
        symbols = CONTENT.symbols
        total = sum(worth_of(symbols[state.cards[id]]) for id in owned)
        draws = self.cycles_left + 0.3 * self.own_turns_left
        kept = max((worth_of(symbols[state.cards[id]]) for id in decker.hand), default=0.0)
        return self.weights.card * (total * draws + (kept if self.own_turns_left else 0.0))

    # goals

    def goals(self, state: State) -> float:
        """The current goal, and those to come, as far as their work can be done now."""
        total = 0.0
        for ahead, id in enumerate(state.objectives[:3]):
            left = effort(Gauge(state, ahead), id)
            last = ahead == self.cycles_left
            weight = self.weights.last_goal if last else self.weights.goal
            if ahead == 0:
                capacity = self.weights.pace * self.turns_left
                spread = 0.8 + 0.25 * capacity
                total += weight / (1 + exp((left - capacity - 1) / spread)) - self.weights.effort * left
            elif last:
                total -= self.weights.effort * FUTURE * left
        return total

    # the deckers' markers

    def markers(self, state: State) -> float:
        weights, urgency, total = self.weights, self.urgency, 0.0
        for at, field in enumerate(state.fields):
            if field is EMPTY:
                continue
            value = self.owned(field)
            if value and (field.black or field.white or field.blocked or field.guardian != NONE):
                total += self.contested(state, at, field, value, urgency)
            else:
                total += value
        return total

    def owned(self, field: Field) -> float:
        programs, worth = field.programs, self.weights.program
        value = 0.0
        if any(programs):
            value = sum(count * each for count, each in zip(programs, worth, strict=True) if count)
        if field.installation != NONE:
            value += self.weights.installation[field.installation]
        return value

    def contested(self, state: State, at: Space, field: Field, value: float, urgency: float) -> float:
        """On a space with scouts or a guardian: what is likely to be left, and what red programs do to them."""
        reds = field.programs[RED]
        wins = outlasts(reds, self.edge(state, at, field)) if reds else 0.0
        lost = value if field.guardian != NONE else value - self._installed(field)
        enemy = self.weights.guardian if field.guardian != NONE else self._scouts(field.scouts)
        return value - urgency * (1 - wins) * lost + wins * enemy * (0.45 + 0.5 * urgency)

    def _installed(self, field: Field) -> float:
        return 0.0 if field.installation == NONE else self.weights.installation[field.installation]

    def edge(self, state: State, at: Space, field: Field) -> int:
        """Infection against resistance, dice apart (DK-23.4, DK-23.5)."""
        fields, value = state.fields, field.programs[RED] - field.scouts
        if field.installation == RED:
            value += 4
        if field.guardian != NONE:
            value -= 4
        for near in self.neighbours[at]:
            other = fields[near]
            if other is not EMPTY:
                value += (other.installation == RED) - (other.guardian != NONE)
        if self.oshin is not None and at in state.deckers[self.oshin].avatars:
            value += 2
        return value

    # the SMC's markers

    def _scouts(self, count: int) -> float:
        return 0.0 if not count else self.weights.scout if count == 1 else self.weights.scout + self.weights.second

    def danger(self, state: State) -> float:
        """What lies there already, and what the coming scouts will do."""
        weights, fields, total = self.weights, state.fields, 0.0
        entering = [weights.scout] * len(fields)
        for at, field in enumerate(fields):
            if field is EMPTY:
                continue
            if field.guardian != NONE:
                total += weights.guardian
                entering[at] = self.explodes(state, at)
            else:
                total += self._scouts(field.scouts)
                entering[at] = self.enters(state, at)
        goes = self.goes
        return total + sum(rate * entering[goes[at]] for at, rate in self.rates(state))

    def rates(self, state: State) -> list[tuple[Space, float]]:
        """Where the next scouts appear, and how many of them."""
        found: list[tuple[Space, float]] = []
        if state.smc_id == "alpha-moby":
            found += [(decker.avatars[0], 0.9) for decker in state.deckers if self.more_turns(decker.turns)]
        elif state.smc_id == "mother":
            found += [(decker.entry, 1.2) for decker in state.deckers if self.more_turns(decker.turns)]
        if self.coming and "no-new-scouts" not in state.specials:
            found += self.new_scouts(state)
        return found

    def more_turns(self, taken: int) -> bool:
        return taken < TURNS or self.cycles_left > 0

    def new_scouts(self, state: State) -> list[tuple[Space, float]]:
        rule, coming = self.rule, self.coming
        share = coming / (6 * len(state.deckers))
        avatars = [server_of(at) for decker in state.deckers for at in decker.avatars[:1]]
        servers = {server: coming / 6 if rule.server == "die" else 0.0 for server in Colour}
        for server in avatars:
            servers[server] += share if rule.server == "die" else share * 6
        if rule.space == "die":
            return [(at, rate / 6) for server, rate in servers.items() for at in servers_spaces(server) if rate]
        return [(self.found(state, server), rate) for server, rate in servers.items() if rate]

    def found(self, state: State, server: Colour) -> Space:
        """The space that the rule of the SMC names on a server now."""
        key = tuple(state.fields[at] for at in servers_spaces(server))
        memo = self._memo.setdefault(key, [NONE] * len(Colour))
        if memo[server] == NONE:
            memo[server] = int(measure(state, self.rule.space, S=server))
        return memo[server]

    def enters(self, state: State, at: Space, exploded: bool = False) -> float:
        """What one more scout on a space costs."""
        field, weights = state.fields[at], self.weights
        if field.guardian != NONE:
            return weights.loss if exploded else self.explodes(state, at)
        scouts = field.scouts
        if scouts < 2:
            cost = weights.second if scouts else weights.scout
            if field.programs[RED]:
                return cost * (1 - weights.guarded * beats(self.edge(state, at, field)))
            return cost + 0.2 * self.owned(field)
        beside = sum(state.fields[near].guardian != NONE for near in self.neighbours[at])
        return weights.guardian + 25.0 * beside + self.owned(field) - self._scouts(2)

    def explodes(self, state: State, at: Space) -> float:
        """A scout on every adjacent space; a guardian there sends one back, and all is lost (DK-12.12)."""
        total = 0.0
        for near in self.neighbours[at]:
            to = self.blown[near]
            if to == at:
                return self.weights.loss
            total += self.enters(state, to, exploded=True)
        return min(total, self.weights.loss)


def _goes(state: State, at: Space, *, exploded: bool) -> Space:
    return next(iter(redirects(state, at, exploded=exploded)), at)
