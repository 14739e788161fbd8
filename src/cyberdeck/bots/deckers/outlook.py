"""What a position is worth to the deckers: near 0 for a game that goes well, a hundred less for a lost one."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log1p
from typing import Final

from cyberdeck.bots.deckers.attack import success
from cyberdeck.bots.deckers.changeover import Changeover, Harm, TurnEnd, Ways
from cyberdeck.bots.deckers.forecast import Forecast, Places, guardians_avoided, kept_by_card, needs
from cyberdeck.bots.deckers.gauge import Gauge, priced
from cyberdeck.bots.deckers.goals import effort
from cyberdeck.bots.deckers.insight import HOUSE, Insight
from cyberdeck.bots.deckers.network import Network, Scene, Shape, Sight
from cyberdeck.bots.deckers.odds import outlasts
from cyberdeck.bots.deckers.paying import WORTHS
from cyberdeck.bots.deckers.piece_goals import HACKMAN, SLAYERS, hunters
from cyberdeck.bots.deckers.stakes import stakes
from cyberdeck.deckers.cycle import TURNS
from cyberdeck.deckers.field import NONE, Field
from cyberdeck.deckers.state import Pool, State
from cyberdeck.deckers.words import RED, Space

WON: Final = 200.0
DOOMED: Final = 0.8
MATTERS: Final = 10.0
"""A goal with less at stake counts for less on the way, too."""
BLUR: Final = 4.0
LENT: Final = 3
"""So many scouts a new guardian gives back to the supply, which is no way to fill it where scouts come onto it."""
REMOVED: Final = 1.3
"""So many scouts are removed in each turn, roughly."""
FARTHER: Final = 0.8
"""How much less a drought counts a turn later."""
NEARING: Final = 0.8
"""How much of the end of the cycle counts a turn before it."""
HOPE: Final = 0.1
"""While the last turn goes on, the rest may still be done."""
HOPEFUL: Final = 0.6
"""The same, where the gauge has looked at what is in hand."""
GUARDIANS_LEFT: Final = (30.0, 10.0, 4.0, 1.0, 0.0, 0.0)
FADING: Final = (0.1, 0.3, 0.55, 0.8, 1.0)
"""With so many turns left of the whole game."""


class Memory:
    """What was found out about positions of a turn, whatever plan it was for."""

    def __init__(self, insight: Insight) -> None:
        self.insight = insight
        self.sights: dict[Field, Sight] = {}
        self.numbered: list[Sight] = []
        """The same by their numbers."""
        self.met: dict[int, int] = {}
        """The numbers, by the identity of fields, which copies of a position share; those that were met are kept."""
        self.kept: list[Field] = []
        self.scenes: dict[Shape, Scene] = {}
        self.goals: dict[tuple[object, ...], tuple[float, float]] = {}
        self.later: dict[tuple[object, ...], float] = {}
        self.places: Places = {}
        """Where new scouts go, by the numbers of sights."""


_MEMORIES: Final[dict[tuple[object, ...], Memory]] = {}
MOST_TURNS: Final = 4
"""So many turns are remembered, for tables that are thought about in turn."""


def memory_of(state: State, insight: Insight) -> Memory:
    """Of the turn of a position: the same while nothing has changed that all positions of a turn have in common."""
    common = (state.layout, state.objectives, state.smc_id, state.upgrade_id, state.options, state.cycle, state.phase)
    deckers = tuple([(decker.id, decker.start, decker.turns) for decker in state.deckers])
    turn = (id(insight), *common, state.first_turn, state.objective_holds, state.active, deckers)
    if turn not in _MEMORIES:
        if len(_MEMORIES) == MOST_TURNS:
            del _MEMORIES[next(iter(_MEMORIES))]
        _MEMORIES[turn] = Memory(insight)
    return _MEMORIES[turn]


class Outlook:
    """Looks at positions of one turn: what does not change in it is found out once."""

    def __init__(self, state: State, insight: Insight = HOUSE) -> None:
        self.insight = insight
        avoided = insight.foresees and guardians_avoided(state)
        self.weights = weights = insight.weights(len(state.deckers), avoided=avoided)
        self.lent = 0 if avoided else LENT
        self.turns_left = sum(TURNS - decker.turns for decker in state.deckers)
        self.own_turns_left = TURNS - state.deckers[state.active].turns
        self.cycles_left = len(state.objectives) - 1
        self.foresees = insight.foresees
        fading = insight.foresees and not self.cycles_left
        self.lasts = FADING[min(len(FADING) - 1, self.turns_left)] if fading else 1.0
        """How much of what lies there still matters: after the last turn of all only the goal does."""
        self.changeover = Changeover(state) if insight.foresees and self.cycles_left else None
        end = TurnEnd(state) if insight.foresees else None
        self.turn_end = end if end is not None and end.happens else None
        self.guardians = state.supply[Pool.GUARDIAN]
        self.needs = needs(state) if weights.drought else []
        """How many scouts each of the next turns takes."""
        self.keeps = kept_by_card(state)
        """So many scouts go onto the objective before any comes back to the supply."""
        self.hunts = HACKMAN in state.objectives
        self.by_hand = state.objectives[0] in insight.by_hand
        self.stakes = weights.stakes * stakes(state) if self.cycles_left else weights.last_goal
        self.memory = memory = memory_of(state, insight)
        forecast = Forecast(state, not insight.foresees, memory.places)
        urgency = 1.0 / (1.0 + 0.5 * self.turns_left)
        self.network = network = Network(
            state, weights, forecast, urgency=urgency, lasts=self.lasts, foresees=insight.foresees
        )
        self.edge, self.enters = network.edge, network.enters
        self._worths = [WORTHS[key] for key in state.cards]
        self._slayers = frozenset([id for id, key in enumerate(state.cards) if key in SLAYERS])
        self._draws = self.cycles_left + 0.3 * self.own_turns_left
        self._goals: dict[tuple[object, ...], tuple[float, float]] = {}
        self._shortages: dict[tuple[float, int], float] = {}
        self._ends: dict[tuple[object, ...], float] = {}
        self._changes: dict[tuple[object, ...], tuple[float, float]] = {}
        self._turned: dict[tuple[object, ...], tuple[float, float]] = {}
        self._later: dict[tuple[object, ...], float] = {}

    def worth(self, state: State) -> float:
        return self.valued(state, self.scene(state))

    def valued(self, state: State, scene: Scene) -> float:
        """The same, for whoever needs the scene too."""
        if state.result is not None:
            return WON if state.result.winners else -2 * self.weights.loss
        total = self.network.worth(state, scene) - self.shortage(state)
        goals, met = self.goals(state, scene)
        if self.changeover is not None:
            goals -= NEARING**self.turns_left * self.changes(state, scene, met)
        if self.turn_end is not None:
            goals -= self.ends(state, scene)
        return total + self.cards(state) + goals

    def ends(self, state: State, scene: Scene) -> float:
        """What the end of this turn adds to what lies there."""
        assert self.turn_end is not None
        key = (scene, state.deckers[state.active].avatars[0])
        found = self._ends.get(key)
        if found is None:
            scouts, guarded = [sight.scouts for sight in scene.sights], [sight.guarded for sight in scene.sights]
            now = self._menace(scouts.count(1), scouts.count(2), sum(guarded)) + self.shortage(state)
            found = self._ends[key] = self._harm(self.turn_end.after(state, scouts, guarded)) - now
        return found

    def changes(self, state: State, scene: Scene, met: float) -> float:
        """What the end of the cycle adds to what lies there now, if the goal is met so likely."""
        key = (scene, *[tuple(decker.avatars) for decker in state.deckers])
        found = self._changes.get(key)
        if found is None:
            found = self._changes[key] = self._look_at_changes(state, scene.sights)
        missed, reached = found
        return missed + met * (reached - missed)

    def _look_at_changes(self, state: State, sights: list[Sight]) -> tuple[float, float]:
        assert self.changeover is not None
        scouts, guarded = [sight.scouts for sight in sights], [sight.guarded for sight in sights]
        fights = [at for at, sight in enumerate(sights) if sight.reds and sight.menace]
        won = [at for at in fights if outlasts(sights[at].reds, self.edge(state, sights, at)) >= 0.5]
        for at in won:
            scouts[at], guarded[at] = 0, False
        if self.changeover.looks:
            state = _after_attack(state, sights, won)
        places = self.changeover.places(state)
        key = tuple(scouts), tuple(guarded), self.shortage(state), *state.supply[Pool.SCOUT : Pool.GUARDIAN + 1], places
        if key not in self._turned:
            self._turned[key] = self._turn_over(state, scouts, guarded, places)
        return self._turned[key]

    def _turn_over(
        self, state: State, scouts: list[int], guarded: list[bool], places: tuple[Ways, Ways]
    ) -> tuple[float, float]:
        """What lies there is the same in many positions."""
        assert self.changeover is not None
        now = self._menace(scouts.count(1), scouts.count(2), sum(guarded)) + self.shortage(state)
        rows = [
            self.changeover.after(state, scouts, guarded, ways, success=met)
            for met, ways in zip((False, True), places, strict=True)
        ]
        missed, reached = (sum(map(self._harm, ways)) / len(ways) - now for ways in rows)
        return missed, reached

    def _harm(self, row: Harm) -> float:
        total = self._menace(row.single, row.double, row.guardians) + self.weights.loss * min(1, row.lost)
        return total + self._shortage(row.scouts_left, row.guardians_left)

    def _menace(self, single: int, double: int, guardians: int) -> float:
        weights = self.weights
        return weights.scout * (single + double) + weights.second * double + weights.guardian * guardians

    def sights(self, state: State) -> list[Sight]:
        return self.scene(state).sights

    def scene(self, state: State) -> Scene:
        try:
            shape = tuple(map(self.memory.met.__getitem__, map(id, state.fields)))
        except KeyError:
            shape = tuple([self._meet(field).number for field in state.fields])
        found = self.memory.scenes.get(shape)
        if found is None:
            sights = [*map(self.memory.numbered.__getitem__, shape)]
            found = self.memory.scenes[shape] = Scene(shape, sights)
        return found

    def _meet(self, field: Field) -> Sight:
        memory = self.memory
        sight = memory.sights.get(field) or self._look(field)
        if id(field) not in memory.met:
            memory.kept.append(field)
            memory.met[id(field)] = sight.number
        return sight

    def _look(self, field: Field) -> Sight:
        weights = self.weights
        worth = sum(count * each for count, each in zip(field.programs, weights.program, strict=True))
        fixed = 0.0 if field.installation == NONE else weights.installation[field.installation]
        guarded = field.guardian != NONE
        menace = weights.guardian if guarded else self._scouts(field.scouts)
        empty = field.smc == 0 and not worth + fixed
        reds, number = field.programs[RED], len(self.memory.numbered)
        sight = Sight(empty, field.scouts, guarded, reds, worth + fixed, fixed, menace, number)
        self.memory.sights[field] = sight
        self.memory.numbered.append(sight)
        return sight

    def _scouts(self, count: int) -> float:
        return 0.0 if not count else self.weights.scout if count == 1 else self.weights.scout + self.weights.second

    # supplies, cards, goals

    def shortage(self, state: State) -> float:
        """Scouts and guardians that run out lose the game."""
        return self._shortage(self._left(state), state.supply[Pool.GUARDIAN])

    def _left(self, state: State) -> float:
        """The scouts in the supply; the objective will keep some of those that come back."""
        left = float(state.supply[Pool.SCOUT])
        if self.keeps:
            left -= 0.5 * max(0, self.keeps - state.laid.scouts) if self.weights.drought else 0.0
        return left

    def spared(self, state: State) -> float:
        """What it is worth that a scout stays in the supply; with none left, the game."""
        left, guardians = self._left(state), state.supply[Pool.GUARDIAN]
        if not state.supply[Pool.SCOUT]:
            return self.weights.loss
        return self._shortage(left - 1, guardians) - self._shortage(left, guardians)

    def _shortage(self, scouts: float, guardians: int) -> float:
        found = self._shortages.get((scouts, guardians))
        if found is None:
            found = self._shortages[scouts, guardians] = self._look_at_supply(scouts, guardians)
        return found

    def _look_at_supply(self, scouts: float, guardians: int) -> float:
        weights = self.weights
        total = weights.supply * exp(-scouts / weights.supply_reach) + GUARDIANS_LEFT[min(5, guardians)]
        if weights.drought:
            total += weights.drought * self._drought(scouts - self.lent * max(0, self.guardians - guardians))
        return total

    def _drought(self, scouts: float) -> float:
        """How near the supply is to its end within the next turns, if somebody removes some in each."""
        worst, taken, weight = 0.0, 0.0, 1.0
        for number in self.needs:
            taken += number
            if taken > scouts:
                worst = max(worst, weight * min(1.0, 0.3 + 0.2 * (taken - scouts)))
            taken -= REMOVED
            weight *= FARTHER
        return worst

    def cards(self, state: State) -> float:
        """Better cards in the decks, and one card that can be kept."""
        decker, worth = state.deckers[state.active], self._worths.__getitem__
        held = [*map(worth, decker.hand)]
        rest = sum(map(worth, (*decker.deck, *decker.discard, *decker.played)))
        kept = max(held) if held and self.own_turns_left else 0.0
        return self.weights.card * ((sum(held) + rest) * self._draws + kept)

    def goals(self, state: State, scene: Scene) -> tuple[float, float]:
        """The current goal, and the last one, as far as its work can be done now; and how likely the first is met."""
        everywhere = [tuple(decker.avatars) for decker in state.deckers]
        hunters = self._hunters(state)
        key = (scene, *everywhere, state.laid, state.horse, tuple(state.track.values()), hunters, self._held(state))
        found = self._goals.get(key)
        if found is None:
            total, met = self._current(state, key)
            if self.cycles_left:
                total += self._later_goal(state, scene, everywhere, hunters)
            found = self._goals[key] = total, met
        return found

    def _hunters(self, state: State) -> tuple[object, ...]:
        """What is held against HackMan, where he comes."""
        return hunters(state, self._worths, self._slayers) if self.hunts else ()

    def _held(self, state: State) -> tuple[object, ...]:
        """What is in hand, where the goal looks at it."""
        if not self.by_hand:
            return ()
        decker = state.deckers[state.active]
        return (*sorted([state.cards[id] for id in decker.hand]), tuple(decker.packets), decker.joker_used)

    def _current(self, state: State, key: tuple[object, ...]) -> tuple[float, float]:
        """The current goal; what comes after the last turn of a cycle hangs on more than can be remembered."""
        if not self.turns_left:
            return self._look_at_goal(state)
        whole, known = (self.stakes, *key, *_circumstances(state)), self.memory.goals
        found = known.get(whole)
        if found is None:
            found = known[whole] = self._look_at_goal(state)
        return found

    def _look_at_goal(self, state: State) -> tuple[float, float]:
        gauge = priced(self.insight.gauge(state, 0))
        left = effort(gauge, state.objectives[0], self.insight.efforts)
        met = self.chance(state, gauge, left)
        total = self.stakes * met - self.doom(state, gauge)
        total += min(1.0, self.stakes / MATTERS) * self.advance(left, self.turns_left)
        return total, met

    def _later_goal(
        self, state: State, scene: Scene, everywhere: Sequence[tuple[Space, ...]], hunters: tuple[object, ...]
    ) -> float:
        """The last goal, for which avatars do not matter before the last turn of a cycle."""
        key = (scene, hunters) if self.turns_left else (scene, hunters, *everywhere)
        found = self._later.get(key)
        if found is None:
            whole, known = (scene, hunters, *everywhere, *_circumstances(state)), self.memory.later
            found = known.get(whole)
            if found is None:
                found = known[whole] = self._look_at_later(state)
            self._later[key] = found
        return found

    def _look_at_later(self, state: State) -> float:
        gauge = priced(self.insight.gauge(state, 1))
        turns = self.turns_left + TURNS * len(state.deckers) * self.cycles_left
        total = self.weights.future * self.advance(effort(gauge, state.objectives[-1], self.insight.efforts), turns)
        return total + self.weights.prospect * gauge.odds - self.doom(state, gauge)

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
            return max(success(state), HOPEFUL * gauge.hope) or HOPE * exp(-left / 2)
        capacity = (self.weights.pace if self.cycles_left else self.weights.last_pace) * self.turns_left
        return gauge.odds / (1 + exp((left - capacity - 1) / (0.8 + 0.25 * capacity)))


def _after_attack(state: State, sights: list[Sight], won: list[Space]) -> State:
    """What is left for the effects of the objective, if these fights are won and no others."""
    twin = state.copy()
    for at, sight in enumerate(sights):
        field = twin.fields[at]
        if at in won:
            twin.fields[at] = field._replace(black=0, white=0, blocked=(), guardian=NONE)
        elif sight.menace and sight.worth:
            built = NONE if sight.guarded else field.installation
            twin.fields[at] = field._replace(programs=(0,) * len(field.programs), installation=built)
    return twin


def _circumstances(state: State) -> tuple[object, ...]:
    """What else the work for a goal hangs on, but for what all positions of a turn have in common."""
    pieces = state.laid, state.horse, state.palace, state.tiles, state.action, state.focus
    return (*pieces, tuple(state.track.items()), state.lasting, state.specials, tuple(state.supply))
