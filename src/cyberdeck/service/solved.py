"""What an account has solved in all its browsers: puzzles, and the days on which it solved the one of the day."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Final

import msgspec
from sqlalchemy import delete, insert, select
from starlette.requests import Request
from starlette.responses import Response

from cyberdeck.service.answers import answer, body_of, hall_of
from cyberdeck.service.openapi import Endpoint
from cyberdeck.service.schema import SOLVED
from cyberdeck.service.signing import changing
from cyberdeck.service.store import Store

DAYS, TRIED = 400, 1000
"""So many days and puzzles are remembered."""
MERGING: Final = 7_201_736
"""The number of the lock under which what browsers know is put together."""

Day = Annotated[str, msgspec.Meta(pattern=r"^\d{4}-\d\d-\d\d$")]
Puzzle = Annotated[str, msgspec.Meta(max_length=64)]


class Success(StrEnum):
    FIRST = "first"
    LATER = "later"
    FAILED = "failed"


class Solved(msgspec.Struct, forbid_unknown_fields=True):
    tried: Annotated[dict[Puzzle, Success], msgspec.Meta(max_length=TRIED)] = {}
    """By the names of the puzzles: solved at the first attempt, later, or not yet."""
    days: Annotated[list[Day], msgspec.Meta(max_length=DAYS)] = []
    """Those on which the puzzle of the day was solved, the latest last."""


def merged(one: Solved, other: Solved) -> Solved:
    """The better of what is known of each puzzle, and all days."""
    order = list(Success)
    tried = dict(one.tried)
    for name, how in other.tried.items():
        tried[name] = min(tried.get(name, how), how, key=order.index)
    return Solved(dict(list(tried.items())[-TRIED:]), sorted({*one.days, *other.days})[-DAYS:])


async def merge(store: Store, account: str, found: Solved) -> Solved:
    """What a browser knows, put together with what the account knows already."""
    mine = SOLVED.c.account_id == account
    async with store.alone(MERGING) as connection:
        rows = (await connection.execute(select(SOLVED.c.solved).where(mine))).all()
        known = msgspec.json.decode(rows[0].solved, type=Solved) if rows else Solved()
        both = merged(known, found)
        if both != known:
            await connection.execute(delete(SOLVED).where(mine))
            row = {"account_id": account, "solved": msgspec.json.encode(both).decode()}
            await connection.execute(insert(SOLVED).values(row))
    return both


async def put_together(request: Request) -> Response:
    session, found = await changing(request), await body_of(request, Solved)
    return answer(await merge(hall_of(request).store, session.account, found))


REMEMBERED: Final = [
    Endpoint(
        "POST",
        "/api/account/solved",
        put_together,
        "What a browser has solved, put together with what the account has",
        takes=Solved,
        gives=Solved,
        signed_in=True,
    ),
]
