"""What the end of a cycle will do: the scouts of its effects, and the arrows along which all scouts move (DK-26)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from cyberdeck.bots.deckers.stakes import placed
from cyberdeck.deckers.content import StepRow
from cyberdeck.deckers.expressions import names_in
from cyberdeck.deckers.names import Special, Track
from cyberdeck.deckers.smc_phase import parse_arrow
from cyberdeck.deckers.state import Decker, Pool, State, servers_spaces
from cyberdeck.deckers.words import Colour, Space, server_of, space

MARKERS: Final = frozenset(("blue_mark", "guards", "inst", "prog", "scouts", "smc"))
"""What expressions read off the spaces."""
FULL: Final = 3
"""So many scouts become a guardian."""


class Harm(NamedTuple):
    """How it would end: scouts alone, two together, guardians; lost: how many times over."""

    single: int
    double: int
    guardians: int
    lost: int
    scouts_left: int
    guardians_left: int


Arrow = tuple[Colour, bool]
"""On which server, and whether up."""


Row = tuple[Space, ...]
"""Scouts, one after the other."""
Ways = tuple[Row, ...]
"""By what may be rolled."""


class Placing:
    """Where steps place scouts: what hangs on markers is looked up in each position, all else once."""

    def __init__(self, state: State, rows: Sequence[StepRow]) -> None:
        self.changing = [row for row in rows if _hangs_on_markers(row)]
        rolled = any("roll_server" in row for row in rows)
        self.ways = [_fixed(state, rows, server) for server in (Colour if rolled else (None,))]
        """For every server that may be rolled; None stands for what changes."""
        self.same = () if self.changing else tuple(_joined(way, iter(())) for way in self.ways)

    def spaces(self, state: State) -> Ways:
        if not self.changing:
            return self.same
        changing = [placed(state, [row]) for row in self.changing]
        return tuple(_joined(way, iter(changing)) for way in self.ways)


def _hangs_on_markers(row: StepRow) -> bool:
    names = names_in(row["scouts"]["where"]) if "scouts" in row else frozenset()
    return not names.isdisjoint(MARKERS) and "track" not in names


def _fixed(state: State, rows: Sequence[StepRow], rolled: Colour | None) -> list[list[Space] | None]:
    twin = state.copy()
    if rolled is not None:
        twin.remember(Track.ROLLED, rolled)
    return [None if _hangs_on_markers(row) else placed(twin, [row]) for row in rows]


def _joined(way: Sequence[list[Space] | None], changing: Iterator[list[Space]]) -> Row:
    return tuple([at for part in way for at in (next(changing) if part is None else part)])


class Changeover:
    """For the positions of one turn."""

    def __init__(self, state: State) -> None:
        self.neighbours = state.board.neighbours
        objective = state.objective
        moving = Special.NO_MOVING_SCOUTS not in state.specials
        arrows = [parse_arrow(text) for text in objective.arrows.failure] if moving else []
        self.failure = Placing(state, objective.failure.steps), [(a.server, a.up) for a in arrows]
        self.success = Placing(state, objective.success.steps), [(a.server, not a.up) for a in reversed(arrows)]

    @property
    def looks(self) -> bool:
        """Whether what is placed hangs on what the attack leaves."""
        return bool(self.failure[0].changing or self.success[0].changing)

    def places(self, state: State) -> tuple[Ways, Ways]:
        """Where scouts come after a missed goal, and after one that is met."""
        return self.failure[0].spaces(state), self.success[0].spaces(state)

    def after(
        self, state: State, scouts: Sequence[int], guarded: Sequence[bool], ways: Ways, *, success: bool
    ) -> list[Harm]:
        """The network after the effects and the arrows, if this is what the attack leaves; by what may be rolled."""
        arrows = (self.success if success else self.failure)[1]
        return [self._after(state, scouts, guarded, spaces, arrows) for spaces in ways]

    def _after(
        self, state: State, scouts: Sequence[int], guarded: Sequence[bool], spaces: Row, arrows: list[Arrow]
    ) -> Harm:
        table = Table(self.neighbours, list(scouts), list(guarded), state.supply)
        for at in spaces:
            table.places(at)
        for server, up in arrows:
            table.follow(6 * server, up)
        return table.harm()


class TurnEnd:
    """How scouts move at the end of every turn: along arrows, onto a pile, down a server, or to the own entry space."""

    def __init__(self, state: State) -> None:
        self.neighbours = state.board.neighbours
        rows = (*state.smc.rules.end_of_turn, *(state.objective.rules.end_of_turn if state.objective_holds else ()))
        followed = [parse_arrow(text) for row in rows for text in row.get("follow_arrows", {}).get("arrows", ())]
        self.arrows = [(arrow.server, arrow.up) for arrow in followed]
        self.piles = any("pile_up" in row for row in rows)
        self.falls = any("waterfall" in row for row in rows)
        self.gathers = any("gather_scouts" in row for row in rows)

    @property
    def happens(self) -> bool:
        return bool(self.arrows) or self.piles or self.falls or self.gathers

    def after(self, state: State, scouts: Sequence[int], guarded: Sequence[bool]) -> Harm:
        table = Table(self.neighbours, list(scouts), list(guarded), state.supply)
        self.of(table, state.deckers[state.active])
        return table.harm()

    def of(self, table: Table, decker: Decker) -> None:
        """Of a turn of that decker."""
        server = server_of(decker.avatars[0])
        if self.piles:
            watched = [at for at in servers_spaces(server) if table.scouts[at]]
            if len(watched) > 1:
                table.goes(watched[-1], watched[0])
        if self.falls:
            table.falls(6 * server)
        if self.gathers:
            for at in (space(decker.colour, number) for number in (1, 2, 3)):
                if table.scouts[at]:
                    table.goes(at, decker.entry)
        for arrow, up in self.arrows:
            table.follow(6 * arrow, up)


class Table:
    """Nothing but the markers of the computer."""

    def __init__(
        self, neighbours: Sequence[Sequence[Space]], scouts: list[int], guarded: list[bool], supply: Sequence[int]
    ) -> None:
        self.neighbours, self.scouts, self.guarded = neighbours, scouts, guarded
        self.supply, self.guardians, self.lost = supply[Pool.SCOUT], supply[Pool.GUARDIAN], 0

    def enters(self, at: Space, exploded: bool = False) -> None:
        if self.guarded[at]:
            self.supply += 1
            self.lost += exploded
            for near in () if exploded else self.neighbours[at]:
                self.supply -= 1
                self.enters(near, True)
        elif self.scouts[at] < FULL - 1:
            self.scouts[at] += 1
        else:
            self.scouts[at], self.guarded[at] = 0, True
            self.supply += FULL
            self.guardians -= 1

    def follow(self, first: Space, up: bool) -> None:
        """All scouts of the lowest space go one up, or of the highest one down; guardians are passed over."""
        server = range(first, first + 6)
        at = next((x for x in (server if up else reversed(server)) if self.scouts[x]), None)
        if at is None:
            return
        to = at
        for _ in range(5):
            to = first + (to - first + (1 if up else -1)) % 6
            if not self.guarded[to]:
                break
        else:
            return
        for _ in range(self.scouts[at]):
            self.goes(at, to)

    def falls(self, first: Space) -> None:
        """All scouts of a server go one number down, the lower ones first; then one more comes onto the highest."""
        open_ = [at for at in range(first, first + 6) if not self.guarded[at]]
        for at in open_[1:]:
            for _ in range(self.scouts[at]):
                to = next((x for x in range(at - 1, first - 1, -1) if not self.guarded[x]), None)
                if to is not None:
                    self.goes(at, to)
        self.places(first + 5)

    def places(self, at: Space) -> None:
        """A scout from the supply."""
        self.supply -= 1
        self.enters(at)

    def goes(self, at: Space, to: Space) -> None:
        self.scouts[at] -= 1
        self.enters(to)

    def harm(self) -> Harm:
        single, double = self.scouts.count(1), self.scouts.count(2)
        lost = self.lost + (self.supply < 0) + (self.guardians < 0)
        return Harm(single, double, sum(self.guarded), lost, max(0, self.supply), max(0, self.guardians))
