"""What a solver has found out, also where play may come back to where it was.

Who comes back to a position that is still being looked at has got nowhere, so that way is taken for refuted. What else
was refuted by that holds only as long as the position itself is: it is known for the time being, and for good once
that position is refuted, forgotten if it is not.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from enum import IntEnum
from typing import Final

_NEVER: Final = 1 << 30


class Proof(IntEnum):
    REFUTED = 0
    OPEN = 1
    PROVED = 2


@dataclass(slots=True)
class Looked:
    """A position that is being looked at."""

    found: Proof = Proof.OPEN
    lasting: bool = True
    """Whether nothing but the position itself has left it open."""


class Memory:
    def __init__(self) -> None:
        self._known: dict[Hashable, Proof] = {}
        self._under: dict[Hashable, int] = {}
        """The positions that are being looked at, with their places from the beginning."""
        self._refuted: dict[Hashable, int] = {}
        """What is refuted for the time being, in the order in which it was, and on which place that hangs."""
        self._hangs_on = _NEVER
        """The earliest place that what was just found out hangs on."""

    def known(self, key: Hashable) -> Proof | None:
        found = self._known.get(key)
        if found is not None:
            return found
        place = self._under.get(key, self._refuted.get(key))
        if place is None:
            return None
        self._hangs_on = min(self._hangs_on, place)
        return Proof.REFUTED

    @contextmanager
    def looking_at(self, key: Hashable) -> Iterator[Looked]:
        """What is found out about a position goes into what is given; it is remembered as long as it holds."""
        place = self._under[key] = len(self._under)
        before, self._hangs_on = self._hangs_on, _NEVER
        first, looked = len(self._refuted), Looked()
        try:
            yield looked
        finally:
            del self._under[key]
        hangs_on = self._hangs_on if self._hangs_on < place else _NEVER
        self._hangs_on = min(before, hangs_on)
        if looked.found is not Proof.REFUTED:
            self._drop(first)
        elif hangs_on == _NEVER:
            self._known |= dict.fromkeys(self._drop(first), Proof.REFUTED)
        else:
            self._refuted[key] = hangs_on
            return
        if looked.found is not Proof.OPEN or (looked.lasting and hangs_on == _NEVER):
            self._known[key] = looked.found

    def _drop(self, first: int) -> list[Hashable]:
        """What has been refuted for the time being since then is no longer."""
        return [self._refuted.popitem()[0] for _ in range(len(self._refuted) - first)]
