"""What a plan comes to, in words: the deeds one after the other, each with its place."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from cyberdeck.bots.deckers.imagining import COLOURS
from cyberdeck.bots.deckers.planning import DEEDS
from cyberdeck.bots.deckers.tryout import Answer
from cyberdeck.deckers.field import NONE
from cyberdeck.deckers.words import At, Space, card_named, space_named
from cyberdeck.kernel import Message, message
from cyberdeck.kernel.option import Option, Pointer

MOST: Final = 4
"""So many deeds are told of."""


class Deed(NamedTuple):
    """What is done, as the menu calls it, and where; a move says where it leads."""

    notation: str
    at: Space


def deeds(answers: Sequence[Answer], here: Space) -> tuple[Deed, ...]:
    """The deeds of a plan that begins on a space."""
    found: list[Deed] = []
    ghost, leads = NONE, True
    for answer in answers:
        verb, *rest = answer.notation.split()
        if verb in ("project", "twin"):
            ghost = space_named(rest[0])
        elif answer.prompt in DEEDS:
            found.append(Deed(answer.notation, here if ghost == NONE else ghost))
            leads, ghost = ghost == NONE, NONE
        elif verb == "go" and found:
            at = space_named(rest[0])
            found[-1] = found[-1]._replace(at=at)
            here = at if leads else here
    return tuple(found)


def spoken(deed: Deed) -> Message:
    verb, *rest = deed.notation.split()
    at = tuple(_thing(word) for word in rest)
    said = Option(verb, None, at).message(0)
    if verb in ("upgrade", "execute", "show"):
        return said
    return message("deckers-deed-at", deed=said, space=At(deed.at).spoken(0))


def _thing(word: str) -> Pointer:
    return COLOURS[word] if word in COLOURS else card_named(word)


def intention(plan: Sequence[Deed]) -> Message:
    """One sentence about what comes next."""
    if not plan:
        return message("deckers-intends-nothing")
    *before, last = map(spoken, plan[:MOST])
    for deed in reversed(before):
        last = message("deckers-deed-then", deed=deed, then=last)
    return message("deckers-intends", deeds=last)
