"""What is said between a seat and its service, without the connection: both kinds of seats are made of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final, TypeAlias

import msgspec

from cyberdeck.bots import Bot
from cyberdeck.client.known import Known
from cyberdeck.client.refusals import Closed, Refusal, closing
from cyberdeck.kernel import Message, message
from cyberdeck.service.wire import Answer, Decide, News, Price, Question, Refused, Told, Whole
from cyberdeck.service.wire import Offer as Offered

PROTOCOL: Final = "2"
WAITS: Final = (0.2, 0.5, 1.0, 2.0, 5.0, 10.0)
"""Seconds before a lost connection is tried again; the last of them over and over."""
TRIED: Final = 30
"""So many times in vain, then it is given up."""
HASTY: Final = ("too-fast", "store-away", "store-unsure")
"""Refusals after which the same may be said again, a little later."""
LATE: Final = ("decision-late",)
"""Refusals that the next message explains: the table has changed meanwhile."""

Choice: TypeAlias = int | str | Offered
Chooser: TypeAlias = Bot | Callable[[Known], Choice]
"""A bot of the engine, or what gives the answer to `known.question`: its notation, its place in the list, or itself."""


class Talk(Known):
    """What a seat knows, what it has answered, and what is to be said next."""

    def __init__(self, address: str, agrees: bool = True, lean: bool = False) -> None:
        super().__init__(lean)
        self.address = address
        self.agrees = agrees
        """Whether others may take their decisions back."""
        self._answered = -1
        self._last: Message | None = None
        self._tries = 0

    # the connection

    def began(self) -> None:
        """A connection is there: it will show the whole first, and what was said on the last one may be lost."""
        self._answered = -1

    def reached(self) -> None:
        """The service has said something: it is there."""
        self._tries = 0

    def lost(self, code: int = 0) -> float:
        """The connection has ended: seconds to wait before the next try. Closed, if there is no sense in it."""
        if gone := closing(code, self._last):
            raise gone
        self._tries += 1
        if self._tries > TRIED:
            raise Closed(message("service-silent", address=self.address.partition("/ws/")[0]))
        return WAITS[min(self._tries, len(WAITS)) - 1]

    # what is heard

    def heard(self, text: str | bytes) -> tuple[Told, list[bytes]]:
        """What was told, and what is to be said to it at once. A Refusal if a decision was not taken."""
        told = self.hear(text)
        self.reached()
        if isinstance(told, Refused):
            self._refused(told)
        return told, list(self._asides(told))

    def _refused(self, told: Refused) -> None:
        self._last = told.reason
        if told.reason.id not in (*LATE, *HASTY) and self.whole is not None:
            raise Refusal(told.reason)
        self._answered = -1

    def _asides(self, told: Told) -> Iterator[bytes]:
        if isinstance(told, Whole | News) and (back := self.about.back) and set(back.waiting) & set(self.held):
            yield said(Answer(self.agrees))

    @property
    def due(self) -> Question | None:
        """The question that is to be answered now; each is put once."""
        if self.whole is None or self.ending is not None or self.whole.seq == self._answered:
            return None
        return self.question

    def answer(self, choice: Choice) -> bytes:
        """What says that this is the answer to the open question."""
        question = self.question
        assert question is not None, "nothing is asked of this seat"
        self._answered = self._known.seq
        if isinstance(choice, int):
            choice = question.options[choice]
        return said(Decide(self._answered, choice if isinstance(choice, str) else choice.notation))

    def pricing(self) -> bytes:
        """What asks for the prices of the open question: it is put again, with them."""
        return said(Price(self._known.seq))

    def choice(self, chooser: Chooser) -> Choice:
        """What a bot, or a function, answers to the open question; where there is one answer, a bot is not asked."""
        if (choose := getattr(chooser, "choose", None)) is not None:
            seen = self.seen()
            return 0 if len(seen.offers) == 1 else int(choose(seen))
        assert callable(chooser)
        return chooser(self)


def said(what: msgspec.Struct) -> bytes:
    return msgspec.json.encode(what)


def socket_of(link: str, service: str = "", lean: bool = False) -> str:
    """The address of the socket behind a link such as http://127.0.0.1:8737/t/TOKEN, or /t/TOKEN of a service."""
    whole = service.rstrip("/") + link if link.startswith("/") else link
    for page, socket in (("/t/", "/ws/"), ("/watch/", "/ws/watch/")):
        whole = whole.replace(page, socket, 1)
    path, _, query = whole.replace("http", "ws", 1).partition("?")
    return "&".join(filter(None, (f"{path}?protocol={PROTOCOL}", "lean=1" if lean else "", query)))


def calling(service: str) -> str:
    """The address of the socket where an account hears of its tables."""
    return f"{service.rstrip('/').replace('http', 'ws', 1)}/ws/account"


def headers_of(token: str) -> dict[str, Any]:
    return {"Authorization": f"Bearer {token}"} if token else {}
