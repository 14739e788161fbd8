"""Not run: mypy must refuse the marked lines. What a game shows, and what its texts listen for, has types."""

from __future__ import annotations

import toy
from cyberdeck import deckers, netrunner
from cyberdeck.kernel import Asking, Effects, Option
from cyberdeck.netrunner.conditions import own_turn, this_card
from cyberdeck.netrunner.events import TurnBegan
from cyberdeck.netrunner.steps import Deed
from cyberdeck.netrunner.text import When
from toy.state import Reading

print(toy.new_game(1).view(0).cions)  # refused
print(netrunner.new_game().view(0).runner.credit)  # refused
print(deckers.new_game().view(0).deckers[0].clour)  # refused
print(deckers.new_game().copy().view(0)["row"])  # refused


class Foreign:
    def steps(self, reading: Reading) -> Asking[Effects]:
        yield from ()
        return ()


When(TurnBegan, (), own_turn)
When(TurnBegan, (), this_card)  # refused
Option[Deed]("use", Foreign())  # refused
