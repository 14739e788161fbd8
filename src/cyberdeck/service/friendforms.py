"""Friends, as an account is told of them."""

from __future__ import annotations

from enum import StrEnum

import msgspec


class Presence(StrEnum):
    OFFLINE = "offline"
    ONLINE = "online"
    """Looks at the lobby."""
    PLAYING = "playing"
    """Sits at a table."""


class Friend(msgspec.Struct):
    name: str
    presence: Presence
    table: str = ""
    """Where he plays, if everybody may watch."""


class Friends(msgspec.Struct):
    """Those who have agreed are seen; of all others nothing is said but that one has asked them."""

    friends: list[Friend]
    asking: list[str]
    """Whom one has asked, whatever they think of it."""
    asked_by: list[str]
    blocked: list[str]
