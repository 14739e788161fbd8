"""What lies on a space, and the supply of tokens that limits it (DK-3, DK-6)."""

from __future__ import annotations

from typing import Final, NamedTuple

from cyberdeck.deckers.words import Colour, Shade
from cyberdeck.kernel import plain

LIMITS: Final = (3, 3, 3, 3, 1)
"""Programs of each colour that a space can hold (DK-3.11)."""

NONE: Final = -1


@plain
class Field(NamedTuple):
    """One space: an immutable record that copies of a position share."""

    programs: tuple[int, ...] = (0, 0, 0, 0, 0)
    """Unblocked programs by colour; a blocked one counts for nothing (DK-12.15)."""
    installation: int = NONE
    """The colour of the installation, or NONE."""
    scouts: tuple[int, int] = (0, 0)
    """Black scouts, and white scouts that block nothing yet."""
    stacks: tuple[Colour, ...] = ()
    """White scouts on a blocked program, by the colour of that program (DK-12.14)."""
    guardian: int = NONE
    """The shade of the guardian, or NONE."""

    def scout_count(self) -> int:
        """A stack still counts as one white scout (DK-12.16)."""
        return self.scouts[0] + self.scouts[1] + len(self.stacks)

    @property
    def hostile(self) -> bool:
        """Whether an SMC marker is there."""
        return self.guardian != NONE or self.scout_count() > 0

    def has_white(self) -> bool:
        return self.scouts[Shade.WHITE] > 0 or bool(self.stacks)

    def with_programs(self, colour: Colour, change: int) -> Field:
        programs = list(self.programs)
        programs[colour] += change
        return self._replace(programs=tuple(programs))

    def with_scout(self, shade: Shade, change: int) -> Field:
        black, white = self.scouts
        return self._replace(scouts=(black + change, white) if shade is Shade.BLACK else (black, white + change))


EMPTY: Final = Field()


@plain
class Supply(NamedTuple):
    """Tokens not in play. Two colours share the two sides of one token (DK-3.2 to 3.7)."""

    blue_green: int = 15
    yellow_red: int = 15
    purple: int = 7
    scouts: int = 25
    guardians: int = 5
    installations: tuple[int, ...] = (5, 5, 5, 5)

    def programs(self, colour: Colour) -> int:
        return (self.blue_green, self.blue_green, self.yellow_red, self.yellow_red, self.purple)[colour]

    def with_programs(self, colour: Colour, change: int) -> Supply:
        pool = ("blue_green", "blue_green", "yellow_red", "yellow_red", "purple")[colour]
        return self._replace(**{pool: getattr(self, pool) + change})

    def with_installations(self, colour: int, change: int) -> Supply:
        counts = list(self.installations)
        counts[colour] += change
        return self._replace(installations=tuple(counts))


def conserved(fields: list[Field], supply: Supply) -> bool:
    """Every token is on a space or in the supply (DK-2.8, DK-2.9); tokens on cards come later."""
    placed = [sum(f.programs[c] + f.stacks.count(c) for f in fields) for c in Colour]
    scouts = sum(f.scout_count() for f in fields)
    guardians = sum(f.guardian != NONE for f in fields)
    installed = tuple(sum(f.installation == c for f in fields) for c in range(4))
    return (
        placed[0] + placed[1] + supply.blue_green == 15
        and placed[2] + placed[3] + supply.yellow_red == 15
        and placed[4] + supply.purple == 7
        and scouts + supply.scouts == 25
        and guardians + supply.guardians == 5
        and all(a + b == 5 for a, b in zip(installed, supply.installations, strict=True))
    )
