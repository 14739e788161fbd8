"""The queue before the journal: appends that come together are committed together, and each hears what became of it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Executable
from sqlalchemy.exc import IntegrityError

from cyberdeck.kernel import Complaint, message
from cyberdeck.service import metrics
from cyberdeck.service.entries import Entry

KNOWING = 10.0
"""Seconds in which it is tried to find out what became of something that was handed to the database."""
PAUSE = 0.2

log = logging.getLogger("cyberdeck.store")


class Taken(Exception):
    """Somebody else has written this number already."""


class StoreAway(Complaint):
    """Nothing was written."""

    def __init__(self) -> None:
        super().__init__(message("store-away"))


class Unsure(Complaint):
    """The database was asked to commit, and did not say whether it has."""

    def __init__(self) -> None:
        super().__init__(message("store-unsure"))


@dataclass(frozen=True, slots=True)
class Append:
    """New entries of one table, what they make of its row, and what must be written together with them."""

    table: str
    entries: Sequence[Entry]
    head: Mapping[str, Any]
    more: Sequence[Executable] = ()
    only_turns: bool = False
    """Whether of the row no more has changed than who is to decide, and since when."""


@dataclass(slots=True)
class _Waiting:
    append: Append
    done: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())
    unsure: bool = False


class Writer:
    """`commit` writes appends in one transaction; `stands` says whether just this append has been written."""

    def __init__(
        self, commit: Callable[[list[Append]], Awaitable[None]], stands: Callable[[Append], Awaitable[bool]]
    ) -> None:
        self._commit, self._stands = commit, stands
        self._queue: list[_Waiting] = []
        self._some = asyncio.Event()
        self._writing: asyncio.Task[None] | None = None

    def begin(self) -> None:
        self._writing = asyncio.create_task(self._write())

    async def close(self) -> None:
        """Everything that was handed in is still written."""
        while self._queue:
            await asyncio.sleep(0.01)
        if self._writing:
            self._writing.cancel()
            await asyncio.gather(self._writing, return_exceptions=True)

    async def append(self, what: Append) -> None:
        """Committed when this returns; Taken if another node was first; a Complaint if the database is away."""
        waiting = _Waiting(what)
        self._queue.append(waiting)
        self._some.set()
        await waiting.done

    async def _write(self) -> None:
        while True:
            await self._some.wait()
            self._some.clear()
            batch, self._queue = self._queue, []
            try:
                await self._commit([waiting.append for waiting in batch])
            except IntegrityError:
                await self._write_singly(batch)
            except Unsure as error:
                _note(error)
                for waiting in batch:
                    waiting.unsure = True
                await self._write_singly(batch)
            except Exception as error:
                _fail(batch, error)
            else:
                _succeed(batch)

    async def _write_singly(self, batch: Iterable[_Waiting]) -> None:
        """One of them came too late, or nobody knows what became of them: the others are not to suffer for it."""
        until = time.monotonic() + KNOWING
        for waiting in batch:
            while not waiting.done.done() and not await self._written(waiting):
                if time.monotonic() > until:
                    waiting.done.set_exception(Unsure())
                else:
                    await asyncio.sleep(PAUSE)

    async def _written(self, waiting: _Waiting) -> bool:
        """Whether it is known what became of it. To write it again is the way to find out: numbers are taken once."""
        try:
            try:
                await self._commit([waiting.append])
            except IntegrityError:
                if not (waiting.unsure and await self._stands(waiting.append)):
                    waiting.done.set_exception(Taken())
                    return True
        except Unsure as error:
            _note(error)
            waiting.unsure = True
        except Exception as error:
            if not waiting.unsure:
                _fail([waiting], error)
                return True
        else:
            _succeed([waiting])
            return True
        return False


def _succeed(batch: Iterable[_Waiting]) -> None:
    for waiting in batch:
        if not waiting.done.done():
            waiting.done.set_result(None)


def _fail(batch: Iterable[_Waiting], error: Exception) -> None:
    _note(error)
    for waiting in batch:
        if not waiting.done.done():
            complaint = StoreAway()
            complaint.__cause__ = error
            waiting.done.set_exception(complaint)


def cause_of(error: Exception) -> BaseException:
    """What the driver raised."""
    return error.__cause__ or error if isinstance(error, Unsure) else error


def _note(error: Exception) -> None:
    metrics.FAULTS.labels("store").inc()
    log.error("the journal could not be written", exc_info=cause_of(error))
