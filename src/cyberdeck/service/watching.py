"""Those who look at a table, and the row of frames that all who look with the same eyes are told."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Collection, Iterable
from dataclasses import dataclass, field
from typing import Final, NamedTuple

import msgspec

from cyberdeck.kernel import FrameSeen
from cyberdeck.service.chronicle import ending_of
from cyberdeck.service.ledger import Ledger
from cyberdeck.service.putting import frame, lean_frame
from cyberdeck.service.wire import Ending, encode

KEPT = 200
"""So many frames can be told later; who is further behind is shown the whole again."""

FULL: Final = (False,)
"""Nobody looks who wants to hear less."""


class Strip:
    """The latest frames of one seat, as they are sent: each is encoded once, however many are told.

    Whoever comes is shown the whole first. So it is known which forms of a frame somebody may still be told.
    """

    __slots__ = ("_frames", "count")

    def __init__(self) -> None:
        self.count = 0
        """How many there have been."""
        self._frames: deque[tuple[msgspec.Raw | None, msgspec.Raw | None]] = deque(maxlen=KEPT)

    def add(self, frames: Iterable[FrameSeen], leans: Collection[bool] = FULL) -> None:
        """`leans` says whether somebody looks who wants to hear all, and somebody who is told what has changed."""
        for seen in frames:
            full = msgspec.Raw(encode(frame(seen))) if False in leans else None
            lean = msgspec.Raw(encode(lean_frame(seen))) if True in leans and seen.changes else None
            self._frames.append((full, lean))
            self.count += 1

    def reaches(self, told: int) -> bool:
        """Whether all that came after so many is still there."""
        return self.count - told <= len(self._frames)

    def since(self, told: int, lean: bool = False) -> list[msgspec.Raw]:
        new = self.count - told
        found = [self._frames[place][lean] for place in range(-new, 0)]
        return [each for each in found if each is not None]


class Moment(NamedTuple):
    """Where a ledger stands, looked up once for all who are told."""

    ledger: Ledger
    seat: int | None
    """Who decides."""
    deciding: str | None
    """The same by name."""
    asked: int | None
    """The same where it is asked, and neither plays the house there nor answers the service for a person."""
    ending: Ending | None

    @classmethod
    def of(cls, ledger: Ledger) -> Moment:
        decision, ending = ledger.decision, ending_of(ledger)
        told = None if ending is None else Ending(*ending)
        if decision is None:
            return cls(ledger, None, None, None, told)
        seat = int(decision.seat)
        unasked = ledger.by_house(seat) or ledger.pending is not None
        return cls(ledger, seat, ledger.seats[seat], None if unasked else seat, told)


@dataclass(slots=True, eq=False)
class Watcher:
    """A connection: the seats it holds (none for a spectator), and how much it has been told."""

    held: tuple[int, ...]
    key: str = ""
    """By which a spectator may look at a side."""
    lean: bool = False
    """Whether it wants to know what is, and neither what has happened nor what answers cost."""
    news: asyncio.Event = field(default_factory=asyncio.Event)
    seat: int | None = None
    strip: Strip | None = None
    """From which it is told; None if it has to be shown the whole."""
    told: int = 0
    """How many frames of that strip."""
    parting: bool = False
    """Whether it has been told the last of one seat, and is to look from another one next."""
    around: tuple[object, ...] = ()
    """What the table around the game was told from."""
    about: bytes = b""
    chat: int = 0
