"""How far those have come who played a game together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from cyberdeck.kernel import SPECTATOR
from cyberdeck.service.ledger import Ledger


class Feat(NamedTuple):
    won: bool
    reached: Mapping[str, int]
    decisions: int
    """Those that were people's own."""

    @property
    def ranked(self) -> list[int]:
        """More is better, and the first counts first; at last, who won with fewer decisions or held out for more."""
        return [int(self.won), *self.reached.values(), -self.decisions if self.won else self.decisions]


def feat(ledger: Ledger) -> Feat:
    result = ledger.result
    reached = ledger.rules.reached(ledger.game.state, ledger.lines(SPECTATOR))
    return Feat(result is not None and bool(result.winners), reached, sum(move.own for move in ledger.moves))
