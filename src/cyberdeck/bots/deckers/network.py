"""What lies on the network is worth to the deckers, and what the coming scouts will do to it."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import compress
from operator import ne
from typing import NamedTuple, TypeAlias

from cyberdeck.bots.deckers.forecast import Forecast
from cyberdeck.bots.deckers.insight import Weights
from cyberdeck.bots.deckers.odds import beats, outlasts
from cyberdeck.deckers.abilities import with_ability
from cyberdeck.deckers.names import Ability
from cyberdeck.deckers.state import Pool, State
from cyberdeck.deckers.words import RED, SPACES, Space


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


class Scene:
    """What lies on all spaces: one object for all positions of a turn in which the same lies there."""

    __slots__ = ("guarded", "lying", "shape", "sights")

    def __init__(self, shape: Shape, sights: list[Sight]) -> None:
        self.shape, self.sights = shape, sights
        self.guarded = [at for at, sight in enumerate(sights) if sight.guarded]
        self.lying: float | None = None
        """What the SMC's markers cost."""


class Terms:
    """Space by space, for one scene."""

    __slots__ = ("entering", "guardians", "markers", "oshin", "shape", "worth")

    def __init__(self, shape: Shape, guardians: int, oshin: tuple[Space, ...], first: Terms | None = None) -> None:
        self.shape, self.guardians, self.oshin = shape, guardians, oshin
        """`guardians` in the supply, and where Oshin Noro is."""
        self.entering: list[float] = [0.0] * len(shape) if first is None else first.entering.copy()
        """What one more scout costs."""
        self.markers: list[float] = [0.0] * len(shape) if first is None else first.markers.copy()
        """What the deckers' markers are worth,"""
        self.worth = 0.0
        """and all of them together."""


class Network:
    """For the positions of one turn: of each only what differs from the first one is looked at closely."""

    def __init__(
        self, state: State, weights: Weights, forecast: Forecast, *, urgency: float, lasts: float, foresees: bool
    ) -> None:
        self.weights, self.forecast = weights, forecast
        self.urgency, self.lasts, self.foresees = urgency, lasts, foresees
        self.neighbours, self.around = state.board.neighbours, state.board.around
        self.further = [[near for near in row if at < near] for at, row in enumerate(self.neighbours)]
        """The neighbours of each space, every pair once."""
        self.oshin = with_ability(state, Ability.INFECTS_BETTER)
        self._first: Terms | None = None
        self._known: dict[tuple[Scene, tuple[Space, ...]], Terms] = {}
        self._worths: dict[tuple[object, ...], float] = {}

    def worth(self, state: State, scene: Scene) -> float:
        """What lies on it and what will come."""
        key = (scene, self._whereabouts(state), self._at_oshin(state))
        found = self._worths.get(key)
        if found is None:
            terms = self._terms(state, scene)
            found = self._worths[key] = self.lasts * terms.worth - self._danger(state, scene, terms)
        return found

    def _whereabouts(self, state: State) -> tuple[int, ...]:
        """What the forecast looks at of the avatars."""
        if self.forecast.follows:
            return tuple([decker.avatars[0] for decker in state.deckers])
        return tuple([decker.avatars[0] // 6 for decker in state.deckers])

    def _at_oshin(self, state: State) -> tuple[Space, ...]:
        return () if self.oshin is None else tuple(state.deckers[self.oshin].avatars)

    # space by space

    def _terms(self, state: State, scene: Scene) -> Terms:
        """A space without guardian hangs on what lies there and beside it, and on whether Oshin Noro is there."""
        first, oshin, guardians = self._first, self._at_oshin(state), state.supply[Pool.GUARDIAN]
        shape, sights = scene.shape, scene.sights
        known = self._known.get((scene, oshin))
        if known is not None and known.guardians == guardians:
            return known
        if first is None or first.guardians != guardians:
            self._first = found = Terms(shape, guardians, oshin)
            self._look(state, sights, found, SPACES)
            return found
        found = self._known[scene, oshin] = Terms(shape, guardians, oshin, first)
        changed = [self.around[at] for at in compress(SPACES, map(ne, shape, first.shape))]
        self._look(state, sights, found, {*scene.guarded, *oshin, *first.oshin}.union(*changed))
        return found

    def _look(self, state: State, sights: list[Sight], terms: Terms, among: Iterable[Space]) -> None:
        entering, markers, usual = terms.entering, terms.markers, self.weights.scout
        for at in among:
            sight = sights[at]
            entering[at] = usual if sight.empty else self.enters(state, sights, at)
            if not sight.worth:
                markers[at] = 0.0
            else:
                markers[at] = self.contested(state, sights, at) if sight.menace else sight.worth
        terms.worth = sum(markers)

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

    def danger(self, state: State, scene: Scene) -> float:
        """What lies there already, and what the coming scouts will do."""
        return self._danger(state, scene, self._terms(state, scene))

    def _danger(self, state: State, scene: Scene, terms: Terms) -> float:
        sights = scene.sights

        def after(at: Space, before: int) -> float:
            return self.enters(state, sights, at, before=before)

        if scene.lying is None:
            scene.lying = sum([sight.menace for sight in sights]) + self.weights.crowd * self.crowded(sights)
        return self.lasts * scene.lying + self.forecast.sum(state, terms.shape, terms.entering, after)

    def crowded(self, sights: list[Sight]) -> int:
        """Scouts side by side, each with each; a guardian counts like the three that it was."""
        if not self.weights.crowd:
            return 0
        heat = [3 if sight.guarded else sight.scouts for sight in sights]
        return sum([warm * heat[near] for at, warm in enumerate(heat) if warm for near in self.further[at]])

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
        if self.foresees and not state.supply[Pool.GUARDIAN]:
            return weights.loss
        beside = sum([sights[near].guarded for near in self.neighbours[at]])
        return weights.guardian + weights.beside * beside + sight.worth - sight.menace

    def explodes(self, state: State, sights: list[Sight], at: Space) -> float:
        """A scout on every adjacent space; a guardian there sends one back, and all is lost (DK-12.12)."""
        total, blown = 0.0, self.forecast.blown
        if self.foresees and self._grown(sights, at) > state.supply[Pool.GUARDIAN]:
            return self.weights.loss
        for near in self.neighbours[at]:
            if blown[near] == at:
                return self.weights.loss
            total += self.enters(state, sights, blown[near], exploded=True)
        return min(total, self.weights.loss)

    def _grown(self, sights: list[Sight], at: Space) -> int:
        """How many guardians would come of an explosion; where the supply has fewer, all is lost (DK-12.8)."""
        blown = self.forecast.blown
        return sum([sights[blown[near]].scouts == 2 for near in self.neighbours[at]])
