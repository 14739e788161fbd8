"""The log: an action is told in one line, with the space on which it is taken and all that was played for it."""

from __future__ import annotations

from collections.abc import Iterable

from cyberdeck.deckers.events import ActionDeclared, CommandPlayed, PacketSpent
from cyberdeck.deckers.words import joined
from cyberdeck.kernel import Arg, Event, Message


def told(events: Iterable[Event], seat: int) -> list[Message]:
    """The lines of what happened by one decision."""
    lines: list[Message] = []
    played: list[Message] = []
    action: ActionDeclared | None = None
    place = 0
    for event in events:
        if isinstance(event, ActionDeclared):
            action, played, place = event, [], len(lines)
            lines.append(_line(event, seat, played))
        elif action is not None and isinstance(event, CommandPlayed | PacketSpent):
            thing = event.card if isinstance(event, CommandPlayed) else event.packet
            played.append(thing.named)
            lines[place] = _line(action, seat, played)
        else:
            lines.append(event.message(seat))
    return lines


def _line(action: ActionDeclared, seat: int, played: list[Message]) -> Message:
    line = action.message(seat)
    more: Arg = Message("told-with", (("cards", joined(played)),)) if played else ""
    return line._replace(args=(*line.args, ("more", more)))
