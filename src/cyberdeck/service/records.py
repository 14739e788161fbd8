"""What a ledger keeps: who decided what, what is asked, what was noted, and from where the game can be played again."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from cyberdeck.kernel import AnyGame, Message


class Away(Enum):
    """Whether the player of a seat has gone."""

    NO = "no"
    GONE = "gone"
    NEVER_CAME = "never came"


class Move(NamedTuple):
    seat: int
    notation: str
    foregone: bool
    """Whether the service made it, as everybody could see that there was no other."""
    obvious: bool = False
    """Whether it did so although only the seat itself could see that."""

    @property
    def own(self) -> bool:
        """Whether the player made it himself."""
        return not self.foregone and not self.obvious


class Note(NamedTuple):
    """A line of the log about the table itself, told to all after so many decisions."""

    after: int
    text: Message


class AskedBack(NamedTuple):
    """Somebody wants to go back to the position after `keep` decisions; `held` are the seats that ask."""

    seat: int
    keep: int
    held: tuple[int, ...]
    agreed: frozenset[int] = frozenset()


class Mark(NamedTuple):
    """A position of the game after so many decisions, from which later ones are played again."""

    after: int
    game: AnyGame
