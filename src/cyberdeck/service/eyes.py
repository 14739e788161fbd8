"""The eyes on a game: of each seat that somebody looks at, what it has seen since it was last told."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Self

from cyberdeck.kernel import AnyGame, Follower, FrameSeen, Message


class Eyes:
    """Eyes are opened for a seat, and see every decision from then on; what nobody looks at costs nothing."""

    __slots__ = ("_behind", "_followers", "_seen", "brief")

    def __init__(self) -> None:
        self._followers: dict[int, Follower] = {}
        self._seen: dict[int, list[FrameSeen]] = {}
        self._behind: set[int] = set()
        self.brief: Collection[int] = ()
        """The seats of which only what is counts, and not how it came: they look when all has been decided."""

    def __contains__(self, seat: int) -> bool:
        return seat in self._followers

    def copy(self) -> Self:
        twin = type(self)()
        twin._behind, twin.brief = self._behind.copy(), self.brief
        twin._followers = {seat: follower.copy() for seat, follower in self._followers.items()}
        return twin

    def open(self, game: AnyGame, seat: int) -> None:
        self._followers[seat] = Follower(game, seat)

    def shut(self, seat: int) -> None:
        self._followers.pop(seat, None)
        self._seen.pop(seat, None)
        self._behind.discard(seat)

    def view(self, seat: int) -> Any:
        return self._followers[seat].view

    def decided(self, game: AnyGame, at: int) -> None:
        """A decision was made; the answers of an open question show nothing, and may be dropped.

        One of which nothing came is seen together with the next, or when `look` says so.
        """
        if not game.begun:
            self._behind.update(self._followers)
            if game.last.events:
                self._look(game, at, self.brief)

    def look(self, game: AnyGame, at: int) -> None:
        """See where the game stands after so many decisions."""
        if self._behind:
            self._look(game, at - game.begun, ())

    def _look(self, game: AnyGame, at: int, later: Collection[int]) -> None:
        for seat in self._behind.difference(later):
            self._behind.discard(seat)
            self._see(seat, self._followers[seat].frame(game, at))

    def noted(self, at: int, line: Message) -> None:
        """Something is to be read in the log that is no part of the game."""
        for seat in self._followers:
            self._see(seat, FrameSeen(at, None, told=lambda: ((), (line,))))

    def _see(self, seat: int, frame: FrameSeen) -> None:
        if frame:
            self._seen.setdefault(seat, []).append(frame)

    def seen(self, seat: int) -> list[FrameSeen]:
        """The frames since this was asked last."""
        return self._seen.pop(seat, [])
