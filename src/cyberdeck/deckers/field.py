"""What lies on one space: an immutable record that copies of a position share; a write replaces it."""

from __future__ import annotations

from enum import IntEnum
from functools import lru_cache
from typing import Final, NamedTuple

from cyberdeck.deckers.words import BLACK, PURPLE, WHITE, Colour, Scout
from cyberdeck.kernel import plain

NONE: Final = -1

PROGRAM_LIMIT: Final = (3, 3, 3, 3, 1)
"""For each colour (DK-3.11)."""

Counts = tuple[int, ...]


class Guardian(IntEnum):
    """A guardian, or a piece that counts as a white one; a field holds its number."""

    BLACK = 0
    WHITE = 1
    HACKMAN = 2
    MOTHERS_GHOST = 3

    @property
    def word(self) -> str:
        word = self.name.lower().replace("_", "-")
        return f"{word}-guardian" if self <= Guardian.WHITE else word


@plain
class Field(NamedTuple):
    """A space: unblocked programs by colour, scouts, an installation, a guardian."""

    programs: Counts = (0, 0, 0, 0, 0)
    installation: int = NONE
    black: int = 0
    white: int = 0
    """White scouts that block nothing."""
    blocked: Counts = ()
    """The colours of the programs that lie under a white scout each."""
    guardian: int = NONE

    @property
    def scouts(self) -> int:
        return self.black + self.white + len(self.blocked)

    @property
    def guards(self) -> int:
        return 0 if self.guardian == NONE else 1

    @property
    def guardian_can_fall(self) -> bool:
        """There is one that infections and cards remove; they do not remove Mother's Ghost (DK-29.8)."""
        return self.guardian not in (NONE, Guardian.MOTHERS_GHOST)

    @property
    def smc(self) -> int:
        """SMC markers: scouts and guardians."""
        return self.black + self.white + len(self.blocked) + (self.guardian != NONE)

    @property
    def markers(self) -> int:
        """Decker markers: the programs that nothing blocks, and an installation."""
        return sum(self.programs) + (self.installation != NONE)

    @property
    def free_of_smc(self) -> bool:
        return self.guardian == NONE and not self.black and not self.white and not self.blocked

    @property
    def kinds_of_scout(self) -> list[Scout]:
        """One of each kind that is here."""
        kinds = [Scout(BLACK)] if self.black else []
        if self.white:
            kinds.append(Scout(WHITE))
        return kinds + [Scout(WHITE, colour) for colour in sorted(set(self.blocked))]

    def has(self, colour: Colour) -> bool:
        """A program or an installation of that colour: a mark."""
        return self.programs[colour] > 0 or self.installation == colour

    def counting(self, colour: Colour) -> int:
        """Programs that may count as that colour for someone acting here, purple ones as jokers (DK-24.5)."""
        return self.programs[colour] if colour is PURPLE else self.programs[colour] + self.programs[PURPLE]

    # There are few fields and they change all the time: each change is made once.

    @lru_cache(maxsize=1 << 13)  # noqa: B019 - a value
    def with_programs(self, colour: int, count: int) -> Field:
        programs = self.programs
        return self._replace(programs=(*programs[:colour], count, *programs[colour + 1 :]))

    @lru_cache(maxsize=1 << 13)  # noqa: B019
    def with_scout(self, scout: Scout) -> Field:
        if scout.shade is BLACK:
            return self._replace(black=self.black + 1)
        if scout.blocking == NONE:
            return self._replace(white=self.white + 1)
        return self._replace(blocked=tuple(sorted((*self.blocked, scout.blocking))))

    @lru_cache(maxsize=1 << 13)  # noqa: B019
    def without_scout(self, scout: Scout) -> Field:
        if scout.shade is BLACK:
            return self._replace(black=self.black - 1)
        if scout.blocking == NONE:
            return self._replace(white=self.white - 1)
        rest = list(self.blocked)
        rest.remove(scout.blocking)
        return self._replace(blocked=tuple(rest))


EMPTY: Final = Field()
