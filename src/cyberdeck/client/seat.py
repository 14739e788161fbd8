"""A seat at a table of a service; a lost connection is taken up again where the game stands."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from types import TracebackType
from typing import Self

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from cyberdeck.client.talk import HASTY, Choice, Chooser, Talk, said, socket_of
from cyberdeck.service.wire import Ending, Expect, Halt, LeavePlan, Question, Refused, Told

HASTE = 0.3
"""Seconds to wait after the service has found one too hasty."""


class Seat(Talk):
    """`for question in seat.questions(): seat.decide(...)`, or `seat.play(bot)` to the end."""

    def __init__(self, link: str, service: str = "", agrees: bool = True, lean: bool = False) -> None:
        super().__init__(socket_of(link, service, lean), agrees, lean)
        self._socket: ClientConnection | None = None
        self._open = ExitStack()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: type[BaseException] | BaseException | TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        self._socket = None
        self._open.close()

    def told(self) -> Iterator[Told]:
        """All that is told, for as long as there is something to tell; what is known is up to date with each."""
        while True:
            code = 0
            try:
                self._socket = self._socket or self._connected()
                yield self._next(self._socket)
                continue
            except ConnectionClosed as closed:
                code = closed.rcvd.code if closed.rcvd else 0
            except (OSError, InvalidHandshake):
                pass
            self.close()
            time.sleep(self.lost(code))

    def _connected(self) -> ClientConnection:
        self.began()
        return self._open.enter_context(connect(self.address, max_size=None))

    def _next(self, socket: ClientConnection) -> Told:
        told, asides = self.heard(socket.recv())
        for aside in asides:
            socket.send(aside.decode())
        return told

    def questions(self) -> Iterator[Question]:
        """Each question to this seat, to be answered before the next one is asked for; they end with the game."""
        for told in self.told():
            if isinstance(told, Refused) and told.reason.id in HASTY:
                time.sleep(HASTE)
            if self.whole is not None and self.ending is not None:
                return
            if question := self.due:
                yield question

    def decide(self, choice: Choice) -> None:
        """Answer the open question: by its notation, its place in the list, or the option itself."""
        self.send(self.answer(choice))

    def price(self) -> None:
        """Ask for prices, outcomes and shortcuts of the open question: `questions` gives it again, with them."""
        self.send(self.pricing())

    def expect(self, *steps: str) -> None:
        """Ask what this seat will be asked after these answers, if the others only pass: `told` gives an Expected."""
        self.send(Expect(steps))

    def leave(self, *steps: str, asked: str = "") -> None:
        """Leave these answers to be given when one is asked, where there are days for a decision: `plan` says so."""
        self.send(LeavePlan(steps, asked))

    def halt(self) -> None:
        """Take back what one has left, or do not go on with a shortcut."""
        self.send(Halt())

    def send(self, what: msgspec.Struct | bytes) -> None:
        """Say something of `cyberdeck.service.wire`, such as `Say("hello")`; lost with the connection, if that is."""
        text = what if isinstance(what, bytes) else said(what)
        if self._socket is not None:
            with suppress(ConnectionClosed):  # it is noticed with the next message, and the question put again
                self._socket.send(text.decode())

    def play(self, chooser: Chooser) -> Ending:
        """To the end, with a bot of the engine or a function that answers `known.question`."""
        for _ in self.questions():
            self.decide(self.choice(chooser))
        assert self.ending is not None
        return self.ending
