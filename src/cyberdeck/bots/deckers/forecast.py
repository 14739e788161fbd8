"""Where scouts are to be expected: new ones, those of the start of a turn, and those of a missed goal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from cyberdeck.bots.deckers.stakes import threatened
from cyberdeck.deckers.content import CONTENT, StepRow
from cyberdeck.deckers.cycle import TURNS
from cyberdeck.deckers.expressions import measure, spaces
from cyberdeck.deckers.names import Special
from cyberdeck.deckers.new_scouts import BOTH_DICE
from cyberdeck.deckers.scouts import redirects
from cyberdeck.deckers.state import State, servers_spaces
from cyberdeck.deckers.words import COLOURS, SPACES, Colour, Space, server_of

HORIZON: Final = 5
"""So many turns ahead."""
AVATAR: Final = "[your_space]"
SCHEDULED: Final = 0.6
"""How much of a scout counts that comes for certain, but not now."""
MOST_SCHEDULED: Final = 2.0
"""Of one decker's turns, so many are looked at."""
AHEAD: Final = 6
"""For so many turns the supply should last."""
MISSED: Final = 0.4
"""How likely a goal is missed."""


After = Callable[[Space, int], float]
"""What a scout costs on a space after so many others."""


Places: TypeAlias = dict[tuple[Colour, tuple[int, ...]], Space]
"""The space that the rule of the SMC names on a server, by what lies on and beside it."""


class Forecast:
    """For the positions of one turn."""

    def __init__(self, state: State, threats: bool = True, places: Places | None = None) -> None:
        self.turns_left = sum(TURNS - decker.turns for decker in state.deckers)
        self.cycles_left = len(state.objectives) - 1
        self.coming = 0.0 if Special.NO_NEW_SCOUTS in state.specials else self._coming(state)
        self.rule = state.smc.rules.new_scout or BOTH_DICE
        self.paired = self.rule.server != "die" and _given(state, state.objectives[0]) > 1
        self.goes = [_goes(state, at, exploded=False) for at in SPACES]
        self._diverted = any(at != to for at, to in enumerate(self.goes))
        self.blown = [_goes(state, at, exploded=True) for at in SPACES]
        """Where a scout for a space really goes, otherwise and from an explosion."""
        self.threats = self._threats(state) if threats else []
        rows = [*state.smc.rules.start_of_turn, *state.objective.rules.start_of_turn]
        self.follows = follows(state)
        self.scheduled = self._scheduled(state, [*rows, *state.objective.rules.end_of_turn])
        """Fixed spaces where scouts come at the start or end of turns, and how many."""
        around = state.board.around
        self._beside = [sorted({near for at in servers_spaces(server) for near in around[at]}) for server in Colour]
        """The spaces of each server, and those that touch them."""
        self._found: Places = {} if places is None else places

    def _coming(self, state: State) -> float:
        """How many new scouts within the horizon."""
        ids = [state.objectives[0]] * self.turns_left
        ids += [id for id in state.objectives[1:] for _ in range(TURNS * len(state.deckers))]
        return float(sum(_given(state, id) for id in ids[:HORIZON]))

    def _threats(self, state: State) -> list[tuple[Space, float]]:
        """Where a missed goal would place scouts; the nearer the end of the cycle, the more it counts."""
        if not self.cycles_left:
            return []
        weight = MISSED / (1 + 0.5 * self.turns_left)
        return [(at, weight * count) for at, count in threatened(state).items()]

    def _scheduled(self, state: State, rows: list[StepRow]) -> list[tuple[Space, float]]:
        found: dict[Space, float] = {}
        wheres = [where for row in rows if (where := _places(row)) and where != AVATAR]
        for seat, decker in enumerate(state.deckers):
            turns = min(MOST_SCHEDULED, TURNS - decker.turns + (1.0 if self.cycles_left else 0.0))
            if wheres and turns:
                twin = state.copy()
                twin.active = seat
                for where in wheres:
                    for at in spaces(twin, where):
                        found[at] = found.get(at, 0.0) + SCHEDULED * turns
        return list(found.items())

    def sum(self, state: State, shape: Sequence[int], costs: Sequence[float], after: After) -> float:
        """What they will cost, if `costs` is what one more scout costs on each space, and `after` what a later one.

        `shape` numbers what lies on each space."""
        goes = self.goes
        total = sum([rate * costs[goes[at]] for at, rate in self.starts(state)])
        total += sum([rate * costs[at] for at, rate in self.threats])
        for at, rate in self.scheduled:
            there = goes[at]
            total += min(1.0, rate) * costs[there]
            total += sum([min(1.0, rate - before) * after(there, before) for before in (1, 2) if rate > before])
        return total + self.new_scouts(state, shape, costs, after) if self.coming else total

    def starts(self, state: State) -> list[tuple[Space, float]]:
        """Where the SMC places scouts at the start of turns, wherever the avatar then is."""
        if not self.follows:
            return []
        deckers = [decker for decker in state.deckers if decker.turns < TURNS or self.cycles_left]
        return [(decker.avatars[0], 0.9) for decker in deckers]

    def new_scouts(self, state: State, shape: Sequence[int], costs: Sequence[float], after: After) -> float:
        share, by_die = self.coming / len(state.deckers), self.rule.server == "die"
        here = [server_of(decker.avatars[0]) for decker in state.deckers]
        each = {s: self.on_server(state, shape, s, costs, after) for s in (COLOURS if by_die else {*here})}
        if by_die:
            return sum([share / 6 * each[server] for server in here]) + self.coming / 6 * sum(each.values())
        return sum([share * each[server] for server in here])

    def on_server(
        self, state: State, shape: Sequence[int], server: Colour, costs: Sequence[float], after: After
    ) -> float:
        """A scout on some space of a server; without dice the second one goes where the first one went."""
        if self.rule.space != "die":
            at = self.goes[self.found(state, shape, server)]
            return (costs[at] + after(at, 1)) / 2 if self.paired else costs[at]
        if not self._diverted:
            return sum(costs[6 * server : 6 * server + 6]) / 6
        goes = self.goes
        return sum([costs[goes[at]] for at in servers_spaces(server)]) / 6

    def found(self, state: State, shape: Sequence[int], server: Colour) -> Space:
        """The space that the rule of the SMC names on a server now."""
        key = server, tuple([shape[at] for at in self._beside[server]])
        if key not in self._found:
            self._found[key] = int(measure(state, self.rule.space, S=server))
        return self._found[key]


def follows(state: State) -> bool:
    """Whether at the start of a turn a scout comes to wherever its decker is."""
    rows = [*state.smc.rules.start_of_turn, *state.objective.rules.start_of_turn]
    return any(_places(row) == AVATAR for row in rows)


def needs(state: State) -> list[int]:
    """How many scouts each of the next turns is known to take from the supply."""
    left = sum(TURNS - decker.turns for decker in state.deckers)
    ids = [state.objectives[0]] * left
    ids += [id for id in state.objectives[1:2] for _ in range(TURNS * len(state.deckers))]
    return [_given(state, id) + _scheduled(state, id) for id in ids[:AHEAD]]


def guardians_avoided(state: State) -> bool:
    """Whether no scout comes onto a guardian by itself: Spider looks for other spaces, and moves none."""
    by_rule = (state.smc.rules.new_scout or BOTH_DICE).space != "die"
    return by_rule and Special.NO_MOVING_SCOUTS in state.smc.rules.special


def kept_by_card(state: State) -> int:
    """How many scouts the objective keeps of those that are removed in the command phase."""
    return 2 * len(state.deckers) + 1 if Special.KEEPS_SCOUTS in state.specials else 0


def _scheduled(state: State, objective: str) -> int:
    """How many scouts come in a turn of that cycle beside the new ones: one for each instruction."""
    rules = CONTENT.objectives[objective].rules
    rows = [*state.smc.rules.start_of_turn, *rules.start_of_turn, *rules.end_of_turn, *rules.end_of_new_scouts]
    return sum("scouts" in row or "new_scout" in row for row in rows)


def _given(state: State, objective: str) -> int:
    """How many new scouts a turn of that cycle brings."""
    return len(state.smc.new_scouts.at(CONTENT.objectives[objective].level, len(state.deckers)))


def _places(row: StepRow) -> str:
    """Where a step places scouts, if it does so on known spaces."""
    where = str(row.get("scouts", {}).get("where", ""))
    return "" if "picked" in where or "track" in where else where


def _goes(state: State, at: Space, *, exploded: bool) -> Space:
    return next(iter(redirects(state, at, exploded=exploded)), at)
