"""The house's players think in processes of their own, each with a time budget: a slow one delays nobody else.

`python -m cyberdeck.service.thinking` is such a process: it reads what a seat sees, and writes the offer it takes.
"""

from __future__ import annotations

import asyncio
import os
import pickle
import signal
import struct
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from functools import lru_cache
from typing import Any, BinaryIO, NamedTuple

from cyberdeck.bots import AnySeen, Bot, RandomBot, bot_for
from cyberdeck.service.turns import Turns

REMEMBERED = 500
"""For how many seats a process remembers what its player had in mind."""

STARTING = 60.0
"""Seconds that the start of a process may take."""

NICE = 3
"""Who plays comes before who thinks."""

_LENGTH = struct.Struct("!I")


class TooSlow(Exception):
    """The budget is used up, or the process has died."""


class Question(NamedTuple):
    """What is asked of the house."""

    game: str
    table: str
    seed: int
    seen: AnySeen


async def _always() -> bool:
    return True


class Thinkers:
    """Up to `most` processes, started when they are needed and used again, for the same table if possible."""

    def __init__(self, most: int, budget: float) -> None:
        self._budget = budget
        places = most or max(2, os.cpu_count() or 1)
        self._turns = Turns(places, max(1, places - 1))  # whoever asks for much leaves one to the others
        self._idle: list[Process] = []
        self._busy: set[Process] = set()
        self._last: OrderedDict[str, Process] = OrderedDict()

    async def choose(
        self, question: Question, opener: str = "", mine: Callable[[], Awaitable[bool]] = _always
    ) -> int | None:
        """The index of the offer that the house takes; TooSlow when it does not answer in time.

        Those who opened tables take turns. `mine` is asked when there is a process that is ready to think: None if it
        says no.
        """
        async with self._turns.of(opener):
            process = self._known_to(question.table) or await _start()
            self._remember(question.table, process)
            self._busy.add(process)
            try:
                if not await mine():
                    self._idle.append(process)
                    return None
                async with asyncio.timeout(self._budget):
                    answer = await _ask(process, pickle.dumps(question))
            except (TimeoutError, OSError, EOFError):
                raise TooSlow from None
            else:
                self._idle.append(process)
            finally:
                self._busy.discard(process)
                if process not in self._idle:
                    await _end(process)
        return answer

    def _known_to(self, table: str) -> Process | None:
        """An idle process, the one that thought for this table last if it can be: it may still have a plan."""
        if not self._idle:
            return None
        last = self._last.get(table)
        return self._idle.pop(self._idle.index(last) if last in self._idle else -1)

    def _remember(self, table: str, process: Process) -> None:
        self._last[table] = process
        self._last.move_to_end(table)
        if len(self._last) > REMEMBERED:
            self._last.popitem(last=False)

    async def close(self) -> None:
        for process in [*self._idle, *self._busy]:
            await _end(process)


async def _start() -> Process:
    """A process that is ready to think: what its start takes is not counted as thinking."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "cyberdeck.service.thinking", stdin=PIPE, stdout=PIPE, stderr=DEVNULL
    )
    try:
        async with asyncio.timeout(STARTING):
            await _answer(process)
    except (TimeoutError, OSError, EOFError):
        await _end(process)
        raise TooSlow from None
    return process


async def _ask(process: Process, question: bytes) -> int:
    assert process.stdin is not None
    process.stdin.write(_LENGTH.pack(len(question)) + question)
    await process.stdin.drain()
    return await _answer(process)


async def _answer(process: Process) -> int:
    assert process.stdout is not None
    answer: int = _LENGTH.unpack(await process.stdout.readexactly(_LENGTH.size))[0]
    return answer


async def _end(process: Process) -> None:
    if process.returncode is None:
        process.kill()
    await process.wait()
    # Without this the transport is closed by the garbage collector, perhaps after the loop.
    transport: Any = getattr(process, "_transport", None)
    if transport is not None:
        transport.close()


@lru_cache(REMEMBERED)
def house_bot(game: str, table: str, seat: int, seed: int) -> Bot:
    """The house's player at a table; where a game has none yet, one that takes any offer."""
    try:
        return bot_for(game, seat, seed)
    except KeyError:
        return RandomBot(seed)


def main(questions: BinaryIO, answers: BinaryIO) -> None:
    """Say that it is ready, then answer until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICE)
    answers.write(_LENGTH.pack(0))
    answers.flush()
    while head := questions.read(_LENGTH.size):
        asked: Question = pickle.loads(questions.read(_LENGTH.unpack(head)[0]))
        bot = house_bot(asked.game, asked.table, asked.seen.seat, asked.seed)
        answers.write(_LENGTH.pack(bot.choose(asked.seen)))
        answers.flush()


if __name__ == "__main__":
    main(sys.stdin.buffer, sys.stdout.buffer)
