"""Conditional abilities: those waiting are resolved together, in an order that their owners choose."""

from __future__ import annotations

from cyberdeck.kernel.effect import Effect, Effects, Question, by
from cyberdeck.kernel.frozen import frozen
from cyberdeck.kernel.option import Asking, Option, choose
from cyberdeck.kernel.position import Position, Reading, Trigger


@frozen
class Settle(Effect[Position]):
    """The point where an effect has resolved completely: what it has triggered comes now, before anything else."""

    def resolve(self, state: Position, source: int) -> Effects:
        if not state.waiting:
            return ()
        waiting, state.waiting = state.waiting, ()
        return (Simultaneous(waiting), self)


@frozen
class Simultaneous(Question[Reading]):
    """Abilities that were triggered together: each seat orders its own, seats in the order of the rules."""

    triggers: tuple[Trigger, ...]

    def resolve(self, reading: Reading, source: int) -> Asking[Effects]:
        rules = reading.rules
        live = [t for t in self.triggers if rules.applies(reading, t)]
        for seat in rules.order(reading):
            mine = [t for t in live if rules.controller(reading, t.source) == seat]
            if mine:
                first = mine[0] if len(mine) == 1 else (yield from _first(reading, seat, mine))
                rest = tuple(t for t in live if t is not first)
                return (*by(first.source, *rules.effects_of(reading, first)), Simultaneous(rest))
        return ()


def _first(reading: Reading, seat: int, triggers: list[Trigger]) -> Asking[Trigger]:
    """Which one comes first; an ability triggered twice is offered once."""
    different = {(t.source, t.number): t for t in reversed(triggers)}
    options = [Option("resolve", t, reading.rules.named(reading, t)) for t in reversed(different.values())]
    return (yield from choose(seat, "resolve-next", options))
