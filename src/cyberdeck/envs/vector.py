"""Many games at once, over processes that share their memory: one step is one decision in each of them.

The seeds of the games follow from one, and how many processes play them changes nothing.
"""

from __future__ import annotations

import signal
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from multiprocessing import get_context
from multiprocessing.connection import Connection
from types import TracebackType
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cyberdeck.bots import Bot, answer, bot_for
from cyberdeck.bots.rungs import check
from cyberdeck.bots.simulation import seed_of
from cyberdeck.envs.layout import OPTIONS, Bytes, Layout, Mask, mask
from cyberdeck.envs.play import LIMIT, SEEDS, Play, layout_of

_RESET: Final = -1
_STEP: Final = -2
_CLOSE: Final = -3


@dataclass(frozen=True, slots=True)
class Table:
    """What all games have in common; who does not learn is played by a rung, a seat that is not named learns."""

    game: str
    setup: Mapping[str, object] = field(default_factory=dict)
    rungs: Mapping[int, str] = field(default_factory=dict)
    ask_all: bool = False
    prices: bool = False
    limit: int = LIMIT

    def play(self, seed: int) -> Play:
        return Play(self.game, self.setup, seed, self.ask_all, self.prices)


class Batch(NamedTuple):
    """What a step gives, a row for each game: memory that the next step writes over."""

    observations: Bytes
    masks: Mask
    seats: NDArray[np.int8]
    """Who has to decide."""
    returns: NDArray[np.float32]
    """What a game has brought each seat, where one is done."""
    dones: NDArray[np.bool_]
    """Where a game has ended; what is observed there is the beginning of the next one."""
    actions: NDArray[np.int32]
    """What is to be done: `step` fills it in."""


class VectorEnv:
    """`games` tables at once in `jobs` processes; 0 plays them in this one."""

    def __init__(self, table: Table, games: int, jobs: int = 0) -> None:
        for rung in table.rungs.values():
            check(rung)
        self.layout: Layout = layout_of(table.game)
        self.games, self.seats = games, table.play(0).seats
        context = get_context("spawn")
        memory = [context.RawArray("b", size) for size in _sizes(games, self.layout.size, len(self.seats))]
        self.batch = _batch(memory, games, self.layout.size, len(self.seats))
        shares = np.array_split(np.arange(games), max(1, min(jobs, games)))
        self._here = _Share(table, self.batch, shares[0]) if jobs < 1 else None
        self._others: list[tuple[Connection, Any]] = []
        for share in shares if jobs else ():
            ours, theirs = context.Pipe()
            work = (table, memory, games, self.layout.size, len(self.seats), share, theirs)
            process = context.Process(target=_work, args=work, daemon=True)
            process.start()
            self._others.append((ours, process))

    def reset(self, seed: int = 0) -> Batch:
        """New games, all of them."""
        return self._all(_RESET, seed)

    def step(self, actions: Sequence[int] | NDArray[Any]) -> Batch:
        """One action in each game."""
        self.batch.actions[:] = actions
        return self._all(_STEP, 0)

    def close(self) -> None:
        for pipe, process in self._others:
            pipe.send((_CLOSE, 0))
            process.join()
        self._others = []

    def __enter__(self) -> VectorEnv:
        return self

    def __exit__(self, kind: type[BaseException] | None, fault: object, trace: TracebackType | None) -> None:
        self.close()

    def _all(self, verb: int, seed: int) -> Batch:
        if self._here is not None:
            self._here.do(verb, seed)
        for pipe, _ in self._others:
            pipe.send((verb, seed))
        for pipe, _ in self._others:
            fault = pipe.recv()
            if fault is not None:
                raise fault
        return self.batch


def _sizes(games: int, size: int, seats: int) -> tuple[int, ...]:
    """Bytes for each array of a batch."""
    return games * size, games * OPTIONS, games, games * seats * 4, games, games * 4


def _batch(memory: Sequence[Any], games: int, size: int, seats: int) -> Batch:
    types = (np.uint8, np.int8, np.int8, np.float32, np.bool_, np.int32)
    shapes = ((games, size), (games, OPTIONS), (games,), (games, seats), (games,), (games,))
    arrays: list[Any] = [
        np.frombuffer(array, dtype=type).reshape(shape)
        for array, type, shape in zip(memory, types, shapes, strict=True)
    ]
    return Batch(*arrays)


class _Share:
    """The games of one process."""

    def __init__(self, table: Table, batch: Batch, numbers: NDArray[Any]) -> None:
        self.table, self.batch, self.numbers = table, batch, [int(number) for number in numbers]
        self.plays = [table.play(0) for _ in self.numbers]
        self.bots: list[Sequence[Bot | None]] = [()] * len(self.numbers)
        self.decisions = [0] * len(self.numbers)

    def do(self, verb: int, seed: int) -> None:
        for place, number in enumerate(self.numbers):
            if verb == _RESET:
                self.plays[place].begin(seed_of(seed, number))
                self._seat(place)
                self.batch.returns[number] = 0
                self.batch.dones[number] = False
            else:
                self._act(place, number)
            self._write(place, number)

    def _act(self, place: int, number: int) -> None:
        play, batch = self.plays[place], self.batch
        play.act(int(batch.actions[number]))
        self.decisions[place] += 1
        self._await(place)
        done = play.over or self.decisions[place] >= self.table.limit
        batch.dones[number] = done
        batch.returns[number] = play.returns if done else 0
        if done:
            play.begin()
            self._seat(place)

    def _seat(self, place: int) -> None:
        """Computer players take their seats, and decide until a learner is asked."""
        play, rungs = self.plays[place], self.table.rungs
        seed = play.game.seed % SEEDS
        self.bots[place] = [
            bot_for(self.table.game, seat, seed + seat, rungs[seat]) if seat in rungs else None
            for seat in range(len(play.seats))
        ]
        self.decisions[place] = 0
        self._await(place)

    def _await(self, place: int) -> None:
        play, rungs = self.plays[place], self.table.rungs
        while play.seat in rungs:
            play.act(answer(play.game, self.bots[place]))  # type: ignore[arg-type]

    def _write(self, place: int, number: int) -> None:
        play, batch = self.plays[place], self.batch
        batch.seats[number] = play.seat
        batch.masks[number] = mask(play.legal)
        batch.observations[number] = play.observe(play.seat)


def _work(
    table: Table, memory: Sequence[Any], games: int, size: int, seats: int, share: NDArray[Any], pipe: Connection
) -> None:
    """A process: what it is told to do, until it is told to end; a fault goes to who waits for it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    here = _Share(table, _batch(memory, games, size, seats), share)
    while True:
        try:
            verb, seed = pipe.recv()
        except EOFError:
            return
        if verb == _CLOSE:
            return
        try:
            here.do(verb, seed)
        except Exception as fault:
            pipe.send(fault)
        else:
            pipe.send(None)
