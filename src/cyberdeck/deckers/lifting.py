"""Tokyo Black's special action: he lifts the segment that he is on and lays it again (DK-32.2)."""

from __future__ import annotations

from typing import Final, NamedTuple

from cyberdeck.deckers.abilities import has_ability
from cyberdeck.deckers.actions import ALONE, ActionKind, Actor, declared, unhindered
from cyberdeck.deckers.adjoining import places
from cyberdeck.deckers.board import Board, Hex, Layout, legal_middles
from cyberdeck.deckers.content import Vector
from cyberdeck.deckers.names import Ability
from cyberdeck.deckers.payment import of, paying
from cyberdeck.deckers.setup import lay_segment
from cyberdeck.deckers.state import Reading
from cyberdeck.deckers.words import BLUE, Colour
from cyberdeck.kernel import Asking, Effects, Reason, choose, message

COST: Final = of(BLUE, 3)
ONLY_TOKYO: Final = Reason(message("why-only-tokyo"), "DK-32.2")


def lift_obstacle(reading: Reading, actor: Actor) -> Reason | None:
    return None if has_ability(reading, reading.active, Ability.LIFTS_SEGMENTS) else ONLY_TOKYO


def lift_cost(reading: Reading, actor: Actor) -> Vector:
    return COST


class Lift(NamedTuple):
    """Everything on the segment goes with it and enters nothing."""

    actor: Actor

    def steps(self, reading: Reading) -> Asking[Effects]:
        segment = reading.board.segment_of[self.actor.at]
        options = places(reading.layout.lifting(segment), segment, new_middles(reading.layout, segment))
        q, r = yield from choose(reading.active, "lift-where", options, segment)
        payment = yield from paying(reading, COST)
        return declared(reading, "lift", self.actor, COST, payment, lay_segment(segment, q, r))


LIFT: Final = ActionKind("lift", ALONE, unhindered, lift_cost, Lift, ground=lift_obstacle)


def new_middles(layout: Layout, segment: Colour) -> list[Hex]:
    """Where it may lie: where it was, or by the rules of the setup, with the network in one piece (A24)."""
    there = layout.middles[segment]
    laid = legal_middles(layout.lifting(segment), segment)
    return sorted(m for m in {*laid, there} if m is not None and Board(layout.laying(segment, m)).connected())
