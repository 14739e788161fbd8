"""The past of a game: a chain of its decisions and of what came of them, which copies of the game share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple, TypeAlias

from cyberdeck.kernel.event import Event
from cyberdeck.kernel.message import Complaint, message
from cyberdeck.kernel.option import Option
from cyberdeck.kernel.saving import decode, written

Move: TypeAlias = tuple[int, str]
"""A seat, and the notation of what it decided."""
Told: TypeAlias = tuple[int, str, tuple[Event, ...]]
"""The same with the events it led to."""

_LENGTH: Final = 16
"""How many moves make a page."""


class Moment:
    """One decision and what came of it."""

    __slots__ = ("_answer", "_before", "events", "page", "seat")

    def __init__(
        self, before: Moment | Page | None, seat: int, answer: Option[Any] | str, events: tuple[Event, ...]
    ) -> None:
        self._before, self.seat, self._answer, self.events = before, seat, answer, events
        self.page: Page | None = None
        """The one that ends here, once it has been written."""

    @property
    def before(self) -> Moment | None:
        before = self._before
        if isinstance(before, Page):
            before = self._before = before.opened()
        return before

    @property
    def notation(self) -> str:
        """Put into words once, when it is asked for."""
        answer = self._answer
        if not isinstance(answer, str):
            answer = self._answer = answer.notation(self.seat)
        return answer


class Page(NamedTuple):
    """A row of moves, written once however often the game is saved, and read when somebody looks back so far."""

    before: Page | None
    moves: bytes

    def opened(self) -> Moment:
        """The last of its moments."""
        past = follow(self.before, decode(self.moves))
        if past is None:
            raise Complaint(message("save-unreadable"))
        past.page = self
        return past


def moments(past: Moment | None, last: int | None = None) -> list[Moment]:
    """The chain that ends with `past`, or only its `last` ones."""
    chain: list[Moment] = []
    while past is not None and len(chain) != last:
        chain.append(past)
        past = past.before
    return chain[::-1]


def put_down(last: Moment | None) -> tuple[tuple[bytes, ...], list[Move]]:
    """All moves up to `last`: those on full pages, and those after them."""
    past: Moment | Page | None = last
    later: list[Moment] = []
    while isinstance(past, Moment) and past.page is None:
        later.append(past)
        past = past._before
    page = past.page if isinstance(past, Moment) else past
    moves: list[Move] = []
    for moment in reversed(later):
        if moment.seat >= 0:
            moves.append((int(moment.seat), moment.notation))
        if len(moves) == _LENGTH:
            moment.page = page = Page(page, written(moves))
            moves = []
    return _texts(page), moves


def _texts(page: Page | None) -> tuple[bytes, ...]:
    texts: list[bytes] = []
    while page is not None:
        texts.append(page.moves)
        page = page.before
    return tuple(reversed(texts))


def taken_up(texts: Sequence[bytes], moves: Sequence[Move | Told]) -> Moment | None:
    """The last moment of a past that was put down."""
    page: Page | None = None
    for text in texts:
        page = Page(page, text)
    last = follow(page, moves)
    return page.opened() if last is None and page is not None else last


def follow(page: Page | None, moves: Sequence[tuple[Any, ...]]) -> Moment | None:
    """The last moment of those that follow a page, if there are any."""
    past: Moment | None = None
    for seat, notation, *events in moves:
        if not isinstance(seat, int) or not isinstance(notation, str):
            raise Complaint(message("save-unreadable"))
        past = Moment(page if past is None else past, seat, notation, *(events or ((),)))
    return past
