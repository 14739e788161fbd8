"""Windows: paid abilities, rezzing and scoring, and who may act when (NR-12, NR-22, NR-41)."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from cyberdeck.kernel import Asking, Do, Effects, Option, Reason, Settle, choose, frozen, message
from cyberdeck.netrunner.abilities import breaker_options, paid_options
from cyberdeck.netrunner.card import Card
from cyberdeck.netrunner.rezzing import Score, rez_obstacle, rez_paying, score_obstacle
from cyberdeck.netrunner.state import Reading
from cyberdeck.netrunner.steps import Deed, Question
from cyberdeck.netrunner.words import RUNNER, Side, Word, Zone

NO_WINDOW: Final = Reason(message("why-no-window"), "NR-41.7")
ICE_NOT_APPROACHED: Final = Reason(message("why-rez-ice"), "NR-16.4")
NO_SCORING_NOW: Final = Reason(message("why-score-now"), "NR-17.8")
MESSAGE_IDS: Final = ("step-*",)


class RezCard(NamedTuple):
    card: int

    def steps(self, reading: Reading) -> Asking[Effects]:
        return (yield from rez_paying(reading, reading.cards[self.card]))


_PASS: Final[Option[None]] = Option("pass", None)


@frozen
class Window(Question):
    """One opportunity in a window, of the player who holds it."""

    step: str
    rez: bool = False
    score: bool = False
    ice: int = -1
    """The approached ice, which may be rezzed now (NR-16.4)."""
    holder: Side | None = None
    acted: bool = False
    ended: int = 0
    """How many opportunities have ended so far."""

    def resolve(self, reading: Reading, source: int) -> Asking[Effects]:
        holder = reading.turn if self.holder is None else self.holder
        options: list[Option[Any]] = [_PASS, *window_options(reading, self, holder)]
        deed: Deed | None = yield from choose(holder, "window", options, Word("step", self.step))
        if deed is not None:
            return (*(yield from deed.steps(reading)), Settle(), self._next(holder, True, self.ended))
        if not self.acted and self.ended:
            return ()
        return (self._next(holder.other, False, self.ended + 1),)

    def rez_obstacle(self, reading: Reading, card: Card) -> Reason | None:
        if card.zone is Zone.ICE:
            return rez_obstacle(reading, card) if card.id == self.ice else ICE_NOT_APPROACHED
        return rez_obstacle(reading, card) if self.rez else NO_WINDOW

    def score_obstacle(self, reading: Reading, card: Card) -> Reason | None:
        return score_obstacle(reading, card) if self.score else NO_SCORING_NOW

    def _next(self, holder: Side, acted: bool, ended: int) -> Window:
        return Window(self.step, self.rez, self.score, self.ice, holder, acted, ended)


def window_options(reading: Reading, window: Window, holder: Side) -> list[Option[Deed]]:
    """NR-41.8: both players trigger paid abilities, only the Corp rezzes and scores."""
    options = paid_options(reading, holder, with_clicks=False) if reading.index.get("paid") else []
    if holder is RUNNER:
        return options + breaker_options(reading)
    if window.rez or window.score:
        for column in reading.servers.values():
            for id in column.root:
                card = reading.cards[id]
                if card.faceup:
                    continue
                if window.score and score_obstacle(reading, card) is None:
                    options.append(Option("score", Do((Score(id),)), (card,)))
                elif window.rez and rez_obstacle(reading, card) is None:
                    options.append(Option("rez", RezCard(id), (card,)))
    if window.ice >= 0 and window.rez_obstacle(reading, reading.cards[window.ice]) is None:
        options.append(Option("rez", RezCard(window.ice), (reading.cards[window.ice],)))
    return options
