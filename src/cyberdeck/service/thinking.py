"""The house's players think in processes of their own, each with a time budget: a slow one delays nobody else.

`python -m cyberdeck.service.thinking` is such a process: it reads what a seat sees, and writes what it thinks of it.
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
from typing import Any, BinaryIO, Final, NamedTuple, Protocol

from cyberdeck.bots import AnySeen, Bot, Plan, RandomBot, bot_for, rungs
from cyberdeck.bots.reviewing import Weighed, judge_of
from cyberdeck.kernel import Message
from cyberdeck.service.turns import Turns

REMEMBERED = 500
"""For how many seats a process remembers what its player had in mind."""

STARTING = 60.0
"""Seconds that the start of a process may take."""

NICE = 3
"""Who plays comes before who thinks."""

EASING: Final = (2, 6, 15)
"""With so many waiting for each process, the house looks at less and less; what it thinks never hangs on a clock."""

CERTAIN: Final = 100
"""In how many imagined games the house plays out what looks like a mistake in a review; fewer than the command does."""

_LENGTH = struct.Struct("!I")


class TooSlow(Exception):
    """The budget is used up, or the process has died."""


class Refuter(Protocol):
    """Knows what a player should answer who is to spoil something."""

    def instead_of(self, usual: int) -> int: ...


class Question(NamedTuple):
    """What is asked of the house."""

    game: str
    table: str
    seed: int
    seen: AnySeen
    rung: str = rungs.HOUSE
    ease: int = 0
    """By how many steps less is looked at than usual."""
    speaks: bool = False
    """Whether those who play with it are told what it is about to do."""
    advice: bool = False
    """Whether plans are asked for instead of a decision."""
    taken: int | None = None
    """What was decided in a game that is over, if that is to be judged."""
    refutes: Refuter | None = None
    """Who knows better, where somebody tries to solve a puzzle."""


class Job(Protocol):
    """Something else that takes long, such as a proof: it knows itself what to do."""

    @property
    def table(self) -> str:
        """For what it is done: the process that did so before may remember something."""

    def work(self) -> Any: ...


class Thought(NamedTuple):
    """What came of it."""

    choice: int
    """The index of the offer that is taken."""
    said: Message | None = None
    """What it says to those who play with it."""
    plans: tuple[Plan, ...] = ()
    weighed: Weighed | None = None
    """What was decided next to what would have been best."""


async def _always() -> bool:
    return True


class Thinkers:
    """Up to `most` processes, started when they are needed and used again, for the same table if possible."""

    def __init__(self, most: int, budget: float) -> None:
        self._budget = budget
        places = most or max(2, os.cpu_count() or 1)
        self._places = places
        self._turns = Turns(places, max(1, places - 1))  # whoever asks for much leaves one to the others
        self._idle: list[Process] = []
        self._busy: set[Process] = set()
        self._last: OrderedDict[str, Process] = OrderedDict()

    async def choose(
        self,
        question: Question,
        opener: str = "",
        mine: Callable[[], Awaitable[bool]] = _always,
        budget: float | None = None,
    ) -> Thought | None:
        """What the house thinks; TooSlow when it does not answer in time.

        Those who opened tables take turns. `mine` is asked when there is a process that is ready to think: None if it
        says no.
        """
        found = await self._done(
            question.table, opener, lambda: question._replace(ease=self._ease), mine, budget or self._budget
        )
        return None if found is None else Thought(*found)

    async def work(self, job: Job, opener: str = "", budget: float | None = None) -> Any:
        """What comes of a job; TooSlow when it is not done in time."""
        found = await self._done(job.table, opener, lambda: job, _always, budget or self._budget)
        assert found is not None
        return found[0]

    async def _done(
        self, table: str, opener: str, put: Callable[[], object], mine: Callable[[], Awaitable[bool]], budget: float
    ) -> tuple[Any, ...] | None:
        """What one of the processes makes of it, for a table that it may know; `put` is said when its turn has come."""
        async with self._turns.of(opener):
            process = self._known_to(table) or await _start()
            self._remember(table, process)
            self._busy.add(process)
            try:
                if not await mine():
                    self._idle.append(process)
                    return None
                async with asyncio.timeout(budget):
                    found = await _ask(process, pickle.dumps(put()))
            except (TimeoutError, OSError, EOFError):
                raise TooSlow from None
            else:
                self._idle.append(process)
            finally:
                self._busy.discard(process)
                if process not in self._idle:
                    await _end(process)
        return found

    @property
    def _ease(self) -> int:
        """How much less is looked at, by how many wait for their turn."""
        return sum(self._turns.all_waiting >= many * self._places for many in EASING)

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
    paths = {"PYTHONPATH": os.pathsep.join(sys.path)}  # a game that was registered from outside is found there, too
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "cyberdeck.service.thinking",
        stdin=PIPE,
        stdout=PIPE,
        stderr=DEVNULL,
        env=os.environ | paths,
    )
    try:
        async with asyncio.timeout(STARTING):
            await _heard(process)
    except (TimeoutError, OSError, EOFError):
        await _end(process)
        raise TooSlow from None
    return process


async def _ask(process: Process, question: bytes) -> tuple[Any, ...]:
    assert process.stdin is not None
    process.stdin.write(_LENGTH.pack(len(question)) + question)
    await process.stdin.drain()
    found: tuple[Any, ...] = pickle.loads(await _heard(process))
    return found


async def _heard(process: Process) -> bytes:
    assert process.stdout is not None
    length = _LENGTH.unpack(await process.stdout.readexactly(_LENGTH.size))[0]
    return await process.stdout.readexactly(length)


async def _end(process: Process) -> None:
    if process.returncode is None:
        process.kill()
    await process.wait()
    # Without this the transport is closed by the garbage collector, perhaps after the loop.
    transport: Any = getattr(process, "_transport", None)
    if transport is not None:
        transport.close()


@lru_cache(REMEMBERED)
def house_bot(game: str, table: str, seat: int, seed: int, rung: str, ease: int) -> Bot:
    """The house's player at a table; where a game has none yet, one that takes any offer."""
    try:
        return bot_for(game, seat, seed, rung, ease)
    except KeyError:
        return RandomBot(seed)


def think(asked: Question) -> Thought:
    seen = asked.seen
    if asked.taken is not None:
        weighed = judge_of(asked.game, CERTAIN).weigh(seen, asked.taken)
        return Thought(asked.taken, weighed=weighed)
    bot = house_bot(asked.game, asked.table, seen.seat, asked.seed, asked.rung, asked.ease)
    if asked.advice:
        plans = rungs.advice(asked.game, bot, seen)
        return Thought(plans[0].offer, None, plans)
    said = rungs.says(asked.game, bot, seen) if asked.speaks else None
    choice = bot.choose(seen)
    return Thought(choice if asked.refutes is None else asked.refutes.instead_of(choice), said)


def main(questions: BinaryIO, answers: BinaryIO) -> None:
    """Say that it is ready, then answer until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICE)
    import cyberdeck.service.proving  # noqa: F401 (now, so that the first proof has its whole budget)

    answers.write(_LENGTH.pack(0))
    answers.flush()
    while head := questions.read(_LENGTH.size):
        asked = pickle.loads(questions.read(_LENGTH.unpack(head)[0]))
        found = (asked.work(),) if hasattr(asked, "work") else tuple(think(asked))
        thought = pickle.dumps(found)  # in this process the classes of this module have another name
        answers.write(_LENGTH.pack(len(thought)) + thought)
        answers.flush()


if __name__ == "__main__":
    main(sys.stdin.buffer, sys.stdout.buffer)
