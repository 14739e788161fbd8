"""Not run: mypy must refuse the marked lines. A question may not change the position."""

from __future__ import annotations

from dataclasses import dataclass

from cyberdeck.kernel import Asking, Effects, choose_number
from toy.questions import Question
from toy.state import Card, Reading, Seat


@dataclass(frozen=True, slots=True)
class Greedy(Question):
    seat: Seat

    def resolve(self, view: Reading, source: int) -> Asking[Effects]:
        view.players[self.seat].coins += 1  # refused
        view.players[self.seat].hand.append(source)  # refused
        view.turn = self.seat.other  # refused
        view.cards[source] = Card(source, "dagger")  # refused
        view.deck.clear()  # refused
        view.rng = 4  # refused
        view.emit(source)  # refused
        yield from choose_number(self.seat, "bid", range(3))
        return ()
