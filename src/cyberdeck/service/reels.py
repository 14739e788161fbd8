"""Finished games on the shelf: filmed once at their end, one at a time, and shown from the film ever after."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress

from sqlalchemy import exists, insert, select
from sqlalchemy.exc import IntegrityError

from cyberdeck import games
from cyberdeck.kernel import SPECTATOR, Complaint, Message, message
from cyberdeck.service import metrics
from cyberdeck.service.filming import PART, Filming, Head, OldShot, Part, film, journal_of, of_old, unpacked
from cyberdeck.service.forms import Reel, Replayed, Series
from cyberdeck.service.ledger import Ledger
from cyberdeck.service.schema import REELS, TABLES
from cyberdeck.service.snapshots import folded
from cyberdeck.service.store import Store, Stored
from cyberdeck.service.thinking import Thinkers, TooSlow

BREATH = 0.001
"""Seconds for which the one who films lets the others work after each shot."""

DEVELOPING = 60.0
"""Seconds that a process of the house may take for a film."""
ALL = "films"
"""On whose behalf films are made there: those whom the house lets wait for a decision come in turn."""

log = logging.getLogger("cyberdeck.reels")

_ADD_PARTS = insert(REELS)


class Reels:
    """`busy` says whether somebody plays whom filming would hold up."""

    def __init__(self, store: Store, thinkers: Thinkers, busy: Callable[[], bool]) -> None:
        self._store, self._thinkers, self._busy = store, thinkers, busy
        self._one = asyncio.Semaphore(1)
        self._filming: dict[str, asyncio.Task[None]] = {}

    # filming

    def shelve(self, ledger: Ledger) -> None:
        """Film a game that has ended at this node, if that has not been done; nobody waits for it."""
        self._begin(ledger.charter.id, ledger)

    async def shelve_all(self) -> None:
        """Film what ended when nobody could film it."""
        there = exists().where(REELS.c.table_id == TABLES.c.id, REELS.c.part == "head")
        query = select(TABLES.c.id).where(TABLES.c.finished_at.is_not(None), ~there)
        for row in await self._store.rows(query):
            await asyncio.wait([self._begin(row.id, None)])

    async def close(self) -> None:
        """Films that were begun are finished: after an update it may be too late."""
        if self._filming:
            await asyncio.wait(list(self._filming.values()))

    def _begin(self, id: str, ledger: Ledger | None) -> asyncio.Task[None]:
        if id not in self._filming:
            task = self._filming[id] = asyncio.create_task(self._film(id, ledger))
            task.add_done_callback(lambda done: self._end(id, done))
        return self._filming[id]

    def _end(self, id: str, done: asyncio.Task[None]) -> None:
        del self._filming[id]
        if not done.cancelled() and (error := done.exception()) and not isinstance(error, Complaint):
            metrics.FAULTS.labels("filming").inc()
            log.error("a finished game could not be filmed", extra={"table": id}, exc_info=error)

    async def _film(self, id: str, ledger: Ledger | None) -> None:
        async with self._one:
            if await self.part(id, "head") is not None:
                return
            parts = await self._by_the_house(id, ledger) if self._busy() else None
            if parts is None:
                parts = await self._here(id, ledger)
            rows = [{"table_id": id, "part": part, "data": data} for part, data in parts.items()]
            with suppress(IntegrityError):  # another node was faster
                await self._store.write((_ADD_PARTS, rows))

    async def _by_the_house(self, id: str, ledger: Ledger | None) -> dict[str, bytes] | None:
        """The parts of a film that one of its processes has made; None if it could not."""
        if ledger is not None:
            job = Filming.of(ledger)
        else:
            stored = await self._finished(id)
            job = Filming(id, stored.charter, None, stored.entries, games.find(stored.charter.game).version)
        try:
            parts: dict[str, bytes] | None = await self._thinkers.work(job, ALL, DEVELOPING)
        except TooSlow:
            return None
        return parts

    async def _here(self, id: str, ledger: Ledger | None) -> dict[str, bytes]:
        if ledger is None:
            ledger = await self._ledger(id)
            if ledger.engine != ledger.rules.version:
                raise ledger.other_rules
        return await asyncio.to_thread(film, ledger, lambda: time.sleep(BREATH))

    async def _ledger(self, id: str) -> Ledger:
        """A finished game from its journal."""
        return await asyncio.to_thread(_read, await self._finished(id))

    async def _finished(self, id: str) -> Stored:
        stored = await self._store.whole(id)
        if stored is None:
            raise Complaint(message("table-unknown"))
        if not stored.finished:
            raise Complaint(message("replay-early"))
        return stored

    # showing

    async def journal(self, id: str) -> str:
        """The text of a finished game; without its fingerprint where that was never taken."""
        data = await self.part(id, "journal")
        if data is None:
            ledger = await self._ledger(id)
            if ledger.engine != ledger.rules.version:
                return str(journal_of(ledger, "?"))
            data = await self._need(id, "journal")
        return str(unpacked(data, str))

    async def series(self, id: str) -> Series:
        return Series(id, unpacked(await self._need(id, "series"), dict[str, list[int]]))

    async def shown(self, id: str, at: int | None, seat: str | None) -> Replayed:
        """A finished game after so many decisions (all of them if `at` is None), as a seat or a spectator saw it."""
        head, number = await self._wound(id, at)
        part, pages = await self._shown_part(id, head, number, seat)
        offset = (number - head.first) % PART
        shot = part.frames[offset]
        return Replayed(
            table=id,
            at=number,
            of=head.last,
            seat=seat,
            seats=head.seats,
            view=part.after(offset),
            deciding=shot.deciding,
            question=shot.question,
            taken=shot.taken,
            log=[line for page in pages[: number + 1] for line in page],
            ending=head.ending if number == head.last else None,
        )

    async def reel(self, id: str, at: int | None, seat: str | None) -> Reel:
        """The part of a film in which that decision is; the last one if `at` is None."""
        head, number = await self._wound(id, at)
        start = number - (number - head.first) % PART
        part, pages = await self._shown_part(id, head, number, seat, start > 0)
        return Reel(
            table=id,
            game=await self._game(id),
            at=start,
            first=head.first,
            of=head.last,
            seat=seat,
            seats=head.seats,
            view=part.view,
            log=[line for page in pages[:start] for line in page],
            frames=part.frames,
            ending=head.ending if start + len(part.frames) > head.last else None,
        )

    async def _wound(self, id: str, at: int | None) -> tuple[Head, int]:
        """The head of a film, and the decision that is meant."""
        head: Head = unpacked(await self._need(id, "head"), Head)
        number = head.last if at is None else max(at, head.first)
        if number > head.last:
            raise Complaint(message("replay-beyond", number=head.last))
        return head, number

    async def _game(self, id: str) -> str:
        [row] = await self._store.rows(select(TABLES.c.game).where(TABLES.c.id == id))
        return str(row.game)

    async def _shown_part(
        self, id: str, head: Head, number: int, seat: str | None, told: bool = True
    ) -> tuple[Part, list[list[Message]]]:
        """The part in which a decision is, and the log if it is to be told."""
        if seat is not None and seat not in head.seats:
            raise Complaint(message("seat-unknown", seat=seat[:40]))
        place = SPECTATOR if seat is None else head.seats.index(seat)
        part = (number - head.first) // PART
        reel = await self.part(id, f"reel {place} {part}")
        if reel is not None and not told:
            return unpacked(reel, Part), []
        lines = await self._need(id, f"log {place}")
        if reel is not None:
            return await asyncio.to_thread(_developed, reel, lines)
        old = await self._need(id, f"shots {place} {part}")
        return await asyncio.to_thread(_developed_old, old, head.first + part * PART, lines)

    async def _need(self, id: str, part: str) -> bytes:
        found = await self.part(id, part)
        if found is None:
            await asyncio.shield(self._begin(id, None))
            found = await self.part(id, part)
        assert found is not None
        return found

    async def part(self, id: str, part: str) -> bytes | None:
        rows = await self._store.rows(select(REELS.c.data).where(REELS.c.table_id == id, REELS.c.part == part))
        return bytes(rows[0].data) if rows else None


def _developed(reel: bytes, lines: bytes) -> tuple[Part, list[list[Message]]]:
    return unpacked(reel, Part), unpacked(lines, list[list[Message]])


def _developed_old(shots: bytes, start: int, lines: bytes) -> tuple[Part, list[list[Message]]]:
    pages = unpacked(lines, list[list[Message]])
    return of_old(unpacked(shots, list[OldShot]), start, pages), pages


def _read(stored: Stored) -> Ledger:
    return folded(stored.charter, None, stored.entries)
