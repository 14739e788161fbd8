"""Reviews of finished games: thought through once by the house's processes, within a budget, and kept with the film."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final

from sqlalchemy import insert
from sqlalchemy.exc import IntegrityError

from cyberdeck.bots import seen_by
from cyberdeck.bots.reviewing import Judge, Weighed, judge_of
from cyberdeck.kernel import AnyGame, Complaint, message
from cyberdeck.service import metrics
from cyberdeck.service.filming import packed, unpacked
from cyberdeck.service.forms import ReviewPoint, ReviewShown
from cyberdeck.service.ledger import Ledger
from cyberdeck.service.limits import Buckets
from cyberdeck.service.reels import Reels
from cyberdeck.service.schema import REELS
from cyberdeck.service.store import Store
from cyberdeck.service.thinking import Question, Thinkers, TooSlow

BUDGET: Final = 300.0
"""Seconds of thinking for a game; what is left then is not reviewed."""
EACH: Final = 60.0
"""Seconds for one decision."""
HOURLY, AT_ONCE = 12, 4
"""Reviews that a client may begin in an hour, and at once."""
WAITING: Final = 20
"""So many may wait for their turn."""
ALL: Final = "reviews"
"""All reviews together take turns as one who plays: they delay nobody."""
PART: Final = "review"

log = logging.getLogger("cyberdeck.reviews")


@dataclass(slots=True)
class Running:
    shown: ReviewShown
    task: asyncio.Task[None] | None = field(default=None)


class Reviews:
    """One at a time; what has been found so far can be seen."""

    def __init__(self, store: Store, thinkers: Thinkers, reels: Reels, limited: bool) -> None:
        self._store, self._thinkers, self._reels = store, thinkers, reels
        self._one = asyncio.Semaphore(1)
        self._running: dict[str, Running] = {}
        self._wishes = Buckets(HOURLY / 3600 if limited else 0, AT_ONCE)

    async def shown(self, id: str) -> ReviewShown:
        """What is known of a game so far; nothing as long as nobody has asked for it."""
        running = self._running.get(id)
        if running is not None:
            return running.shown
        kept = await self._reels.part(id, PART)
        return ReviewShown(id) if kept is None else unpacked(kept, ReviewShown)

    async def begin(self, ledger: Ledger, client: str) -> ReviewShown:
        """Think a finished game through, unless that has been done or is being done."""
        id = ledger.charter.id
        known = await self.shown(id)
        if known.begun:
            return known
        judge_of(ledger.charter.game)
        if len(self._running) >= WAITING or not self._wishes.take(client):
            raise Complaint(message("review-busy"))
        shown = ReviewShown(id, ledger.charter.game, ledger.seats, begun=True, of=len(ledger.moves))
        running = self._running[id] = Running(shown)
        running.task = asyncio.create_task(self._review(ledger, running))
        return shown

    async def close(self) -> None:
        for running in list(self._running.values()):
            if running.task is not None:
                running.task.cancel()
                await asyncio.gather(running.task, return_exceptions=True)

    async def _review(self, ledger: Ledger, running: Running) -> None:
        id = ledger.charter.id
        try:
            async with self._one:
                await self._think(ledger, running.shown)
            running.shown.over = True
            row = {"table_id": id, "part": PART, "data": packed(running.shown)}
            with suppress(IntegrityError):  # another node was faster
                await self._store.run(insert(REELS).values(row))
        except Exception:
            metrics.FAULTS.labels("review").inc()
            log.exception("a game could not be reviewed", extra={"table": id})
        finally:
            del self._running[id]

    async def _think(self, ledger: Ledger, shown: ReviewShown) -> None:
        """Decision by decision; each is judged by what its seat knew then."""
        judge, used = judge_of(ledger.charter.game), 0.0
        game = await asyncio.to_thread(ledger.from_start, 0)
        for at, move in enumerate(ledger.moves):
            decision = game.decision
            assert decision is not None
            shown.done = at
            if move.own and len(decision.options) > 1:
                began = time.monotonic()
                weighed = await self._weighed(ledger, game, decision.notations.index(move.notation))
                used += time.monotonic() - began
                if weighed is not None:
                    shown.points = [*shown.points, await asyncio.to_thread(_point, judge, game, at, weighed)]
            if used > BUDGET:
                shown.cut = True
                return
            await asyncio.to_thread(ledger.play, game, at)
        shown.done = shown.of

    async def _weighed(self, ledger: Ledger, game: AnyGame, taken: int) -> Weighed | None:
        seen = await asyncio.to_thread(seen_by, game, imagining=True)
        question = Question(ledger.charter.game, ledger.charter.id, ledger.house_seed, seen, taken=taken)
        try:
            thought = await self._thinkers.choose(question, ALL, budget=EACH)
        except TooSlow:
            return None
        return None if thought is None else thought.weighed


def _point(judge: Judge, game: AnyGame, at: int, weighed: Weighed) -> ReviewPoint:
    seen = seen_by(game, imagining=False)
    return ReviewPoint(
        at=at,
        turn=judge.turn(seen),
        seat=game.seats[seen.seat],
        known=round(weighed.taken.chance, 3),
        open=[round(chance, 3) for chance in judge.open(game)],
        asked=seen.asked,
        taken=seen.offers[weighed.taken.offer].message,
        best=seen.offers[weighed.best.offer].message,
        chance=round(weighed.best.chance, 3),
        moment=weighed.is_moment,
    )
