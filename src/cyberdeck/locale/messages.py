"""A message is an id with arguments; the sentence is made when someone reads it, in his language."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

Arg: TypeAlias = "int | str | Message"


class Message(NamedTuple):
    """A sentence to be rendered in the reader's language; an argument may be a message itself, such as a card title."""

    id: str
    args: tuple[tuple[str, Arg], ...] = ()

    def __str__(self) -> str:
        from cyberdeck.locale.texts import render

        return render(self, "en")


def message(id: str, /, **args: Arg) -> Message:
    return Message(id, tuple(args.items()))
