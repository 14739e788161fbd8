"""Events: what has happened, as typed data with a secret and a public version."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, ClassVar, Self, dataclass_transform

from cyberdeck.kernel.message import Message
from cyberdeck.kernel.option import argument
from cyberdeck.kernel.plain import plain, saved_fields


@dataclass_transform(frozen_default=True)
class Event:
    """Something that has happened. Log, animations, statistics and triggered abilities are made from events.

    Every kind of event is `frozen` data; it need not say so itself.
    """

    id: ClassVar[str] = ""
    kind: ClassVar[str] = ""
    """Its name for those who show it."""

    def __init_subclass__(cls) -> None:
        plain(dataclass(unsafe_hash=True)(cls))
        cls.kind = re.sub(r"(?<!^)(?=[A-Z])", "-", cls.__name__).lower()
        cls.id = f"event-{cls.kind}"

    def seen_by(self, seat: int) -> Self | None:
        """What `seat` learns of it: all, a version with None for what is hidden, or nothing. Seat -1 is a spectator."""
        return self

    def message(self, seat: int) -> Message:
        """The log line for `seat`: the fields by name; where one is hidden, the line `…-unseen`."""
        values = [(name, getattr(self, name)) for name in saved_fields(type(self))]
        args = tuple((name, argument(value, seat)) for name, value in values if value is not None)
        return Message(self.id if len(args) == len(values) else f"{self.id}-unseen", args)

    def pictured(self, seat: int) -> dict[str, object]:
        """The same as data for whoever shows it, of what `seen_by` gives: `kind`, and the fields by name."""
        return {"kind": self.kind} | {name: _pictured(getattr(self, name), seat) for name in saved_fields(type(self))}


def _pictured(value: Any, seat: int) -> object:
    """Numbers and words are themselves; a thing has a picture, or just its name."""
    if value is None or isinstance(value, str) or type(value) is int:
        return value
    look = getattr(value, "pictured", None)
    return value.notation(seat) if look is None else look(seat)
