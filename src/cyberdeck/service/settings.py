"""What can be set, from the environment: `CYBERDECK_` and the name in capitals."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, Self

from cyberdeck.kernel import Complaint, message


@dataclass(frozen=True, slots=True)
class Settings:
    database: str = ""
    """An SQLite file, or the address of a PostgreSQL database: postgresql://…"""
    origins: str = ""
    """Further origins, parted by spaces, whose pages may use the service; its own always may."""
    secure: bool = False
    """Whether people come by https only: session cookies are then never sent otherwise."""
    log: str = "warning"
    messages: float = 50.0
    """Messages a second that a connection may send in the long run; 0 is no limit."""
    requests: float = 20.0
    """The same for HTTP requests of a client."""
    tables: int = 200
    """Tables that one client may have open; 0 is no limit."""
    thinkers: int = 8
    """How many processes think for the house at most."""
    budget: float = 5.0
    """Seconds that the house may think about a decision."""
    idle: float = 60.0
    """Seconds after which a table that nobody looks at is dropped from memory."""
    abandoned: float = 60.0
    """Seconds after which the seat of somebody who has gone may be taken over."""
    snapshot: int = 200
    """How many entries lie between snapshots."""

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] = os.environ, **given: Any) -> Self:
        found = {}
        for field in fields(cls):
            name = f"CYBERDECK_{field.name.upper()}"
            if name in environment:
                found[field.name] = _read(name, environment[name], type(field.default))
        return cls(**(found | {name: value for name, value in given.items() if value}))


def _read(name: str, value: str, kind: type[Any]) -> Any:
    if kind is bool:
        return value not in ("", "0", "no", "false")
    try:
        return kind(value)
    except ValueError:
        raise Complaint(message("bad-setting", name=name, value=value)) from None
