"""Those who look at a table, and the row of frames that all who look with the same eyes are told."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass, field

import msgspec

from cyberdeck.kernel import FrameSeen
from cyberdeck.service.wire import encode, frame

KEPT = 200
"""So many frames can be told later; who is further behind is shown the whole again."""


class Strip:
    """The latest frames of one seat, as they are sent: each is encoded once, however many are told."""

    __slots__ = ("_frames", "count")

    def __init__(self) -> None:
        self.count = 0
        """How many there have been."""
        self._frames: deque[msgspec.Raw] = deque(maxlen=KEPT)

    def add(self, frames: Iterable[FrameSeen]) -> None:
        for seen in frames:
            self._frames.append(msgspec.Raw(encode(frame(seen))))
            self.count += 1

    def reaches(self, told: int) -> bool:
        """Whether all that came after so many is still there."""
        return self.count - told <= len(self._frames)

    def since(self, told: int) -> list[msgspec.Raw]:
        new = self.count - told
        return list(self._frames)[-new:] if new else []


@dataclass(slots=True, eq=False)
class Watcher:
    """A connection: the seats it holds (none for a spectator), and how much it has been told."""

    held: tuple[int, ...]
    key: str = ""
    """By which a spectator may look at a side."""
    news: asyncio.Event = field(default_factory=asyncio.Event)
    seat: int | None = None
    strip: Strip | None = None
    """From which it is told; None if it has to be shown the whole."""
    told: int = 0
    """How many frames of that strip."""
    parting: bool = False
    """Whether it has been told the last of one seat, and is to look from another one next."""
    about: bytes = b""
    chat: int = 0
