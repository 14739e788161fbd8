"""Pairs: whether a set of people can be divided into pairs that may meet, and such a division. Waits for nothing.

Edmonds' way: a matching is made larger along paths that swap what is paired, and an odd ring on the way is drawn
together into one.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence

May = Callable[[int, int], bool]
"""Whether two of them may meet."""


class Pairs:
    """People by their place in a row, each with a partner as soon as one is found."""

    def __init__(self, people: Sequence[int], may: May) -> None:
        self.people = list(people)
        self._near = {one: [other for other in people if other != one and may(one, other)] for one in people}
        self.partner: dict[int, int] = {}

    def complete(self) -> bool:
        """Give everybody a partner; whether that could be done."""
        return all(one in self.partner or self._reach(one) for one in self.people)

    def fixed(self, one: int, other: int) -> bool:
        """Let these two meet, if they may and all others can then still have partners; they leave the row."""
        if other not in self._near[one]:
            return False
        row, before = self.people, dict(self.partner)
        for each in (one, other):
            if (mate := self.partner.pop(each, None)) is not None:
                del self.partner[mate]
        self.people = [each for each in self.people if each not in (one, other)]
        if self.complete():
            return True
        self.people, self.partner = row, before
        return False

    def _reach(self, root: int) -> bool:
        """A path from somebody without a partner to another one, along which partners are swapped."""
        search = _Search(self.people, self._near, self.partner, root)
        end = search.run()
        while end is not None:
            before = search.parent[end]
            following = self.partner.get(before)
            self.partner[end], self.partner[before] = before, end
            end = following
        return root in self.partner


class _Search:
    """A search in breadth for such a path."""

    def __init__(self, people: Sequence[int], near: dict[int, list[int]], partner: dict[int, int], root: int) -> None:
        self._people, self._near, self._partner, self._root = people, near, partner, root
        self._row = set(people)
        self.parent: dict[int, int] = {}
        self._base = {one: one for one in people}
        self._even = {root}
        self._queue = deque([root])

    def run(self) -> int | None:
        """Where the path ends, if there is one; `parent` leads back."""
        while self._queue:
            one = self._queue.popleft()
            for other in self._near[one]:
                if other not in self._row or self._base[one] == self._base[other] or self._partner.get(one) == other:
                    continue
                if other in self._even:
                    self._draw_together(one, other)
                elif other not in self.parent:
                    self.parent[other] = one
                    if other not in self._partner:
                        return other
                    self._go_on(self._partner[other])
        return None

    def _go_on(self, one: int) -> None:
        self._even.add(one)
        self._queue.append(one)

    def _draw_together(self, one: int, other: int) -> None:
        """An odd ring: all of it can be reached both ways."""
        root = self._common(one, other)
        ring: set[int] = set()
        self._walk(one, root, other, ring)
        self._walk(other, root, one, ring)
        for each in self._people:
            if self._base[each] in ring:
                self._base[each] = root
                if each not in self._even:
                    self._go_on(each)

    def _walk(self, one: int, root: int, child: int, ring: set[int]) -> None:
        while self._base[one] != root:
            ring |= {self._base[one], self._base[self._partner[one]]}
            self.parent[one] = child
            child = self._partner[one]
            one = self.parent[child]

    def _common(self, one: int, other: int) -> int:
        """Where the ways of two back to the root meet."""
        seen: set[int] = set()
        while True:
            one = self._base[one]
            seen.add(one)
            if one not in self._partner:
                break
            one = self.parent[self._partner[one]]
        while True:
            other = self._base[other]
            if other in seen:
                return other
            other = self.parent[self._partner[other]]
