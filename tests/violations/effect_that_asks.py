"""Not run: mypy must refuse the marked lines. An effect, which may change the position, may not ask."""

from __future__ import annotations

from dataclasses import dataclass

from cyberdeck.kernel import Asking, Effects, choose_number
from toy.effects import Effect
from toy.state import Seat, State


@dataclass(frozen=True, slots=True)
class Curious(Effect):
    seat: Seat

    def resolve(self, state: State, source: int) -> Asking[Effects]:  # refused
        state.players[self.seat].coins += 1
        yield from choose_number(self.seat, "bid", range(3))
        return ()
