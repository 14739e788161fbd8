"""What opens a table in the database, as statements: whoever runs them decides what is written together with it."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from types import MappingProxyType

import msgspec
from sqlalchemy import Executable, insert

from cyberdeck.service.entries import Charter, Entry
from cyberdeck.service.schema import ENTRIES, LINKS, PLAYERS, TABLES


def hashed(token: str) -> str:
    """How a secret is kept: tokens are random and long, so a plain hash is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


def opening(
    charter: Charter,
    opener: str,
    names: Mapping[int, str],
    links: Mapping[int, str],
    past: Sequence[Entry] = (),
    owners: Mapping[int, str] = MappingProxyType({}),
    deciding: int | None = None,
) -> list[Executable]:
    """What opens a table, to be run in one transaction."""
    players = [
        {
            "table_id": charter.id,
            "seat": seat,
            "kind": who,
            "name": names.get(seat, ""),
            "here_until": 0,
            "account_id": owners.get(seat),
        }
        for seat, who in enumerate(charter.sittings)
    ]
    found: list[Executable] = [
        insert(TABLES).values(**_charter_row(charter, opener), deciding=deciding),
        insert(PLAYERS).values(players),
    ]
    if links:
        found.append(insert(LINKS).values([link_row(charter.id, seat, token) for seat, token in links.items()]))
    return found + [insert(ENTRIES).values(entry_row(charter.id, entry)) for entry in past]


def entry_row(table: str, entry: Entry) -> dict[str, object]:
    number, kind, seat, text, at = entry
    return {"table_id": table, "number": number, "kind": kind.value, "seat": seat, "text": text, "at": at}


def link_row(table: str, seat: int, token: str) -> dict[str, object]:
    return {"token_hash": hashed(token), "table_id": table, "seat": seat}


def _charter_row(charter: Charter, opener: str) -> dict[str, object]:
    return {
        "id": charter.id,
        "game": charter.game,
        "engine": charter.engine,
        "setup": json.dumps(charter.setup),
        "seed": str(charter.seed),
        "salt": charter.salt,
        "terms": msgspec.json.encode(charter.terms).decode(),
        "public": charter.public,
        "opener": opener,
        "opened_at": charter.opened_at,
        "acted_at": charter.opened_at,
        "claimed": 0,
        "claimed_until": 0,
        "rated": charter.terms.rated,
    }
