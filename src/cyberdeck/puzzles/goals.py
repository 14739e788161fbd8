"""What a puzzle asks for, in closed words, and what a game must tell a solver of its puzzles."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from enum import Enum, auto
from typing import Any, NamedTuple, TypeAlias

from cyberdeck.kernel import AnyGame, Message


class Standing(Enum):
    """How a goal stands after a decision."""

    OPEN = auto()
    REACHED = auto()
    MISSED = auto()
    LUCK = auto()
    """Something came up that nobody could know: whatever follows proves nothing."""


Judge: TypeAlias = Callable[[AnyGame, int], Standing]
"""How a goal stands for a seat, by the position and what the last decision led to."""


class Disclosed(NamedTuple):
    """Cards that the statement tells, since the table does not show them."""

    where: Message
    cards: tuple[Message, ...]


class Puzzling(NamedTuple):
    """What the puzzles of a game need to know of it."""

    says: frozenset[str]
    """Words that only position files of this game begin with."""
    goals: Mapping[str, Judge]
    """By their words; the text of each is the message `puzzle-GAME-GOAL`."""
    fingerprint: Callable[[Any], Hashable]
    """Of a position: equal for those from which all goes on alike."""
    laid_out: Callable[[AnyGame, int], Mapping[str, object]]
    """The file of a puzzle from a position of a game, for that seat; a Complaint if it is none to puzzle over."""
    disclosed: Callable[[AnyGame, int], tuple[Disclosed, ...]]
    worthwhile: Callable[[AnyGame], Sequence[int]] = lambda game: range(len(game.ask.options)) if game.ask else ()
    """The answers to the open question that a solver has to try: others lead nowhere that these do not."""
