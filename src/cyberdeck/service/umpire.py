"""The umpire of all tournaments: rounds begin by themselves, and end when all games are over or their time is up."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
import secrets
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Executable, Row, exists, insert, or_, select, update
from sqlalchemy.exc import DBAPIError

from cyberdeck import games
from cyberdeck.service import metrics, weekly
from cyberdeck.service.appending import StoreAway, Unsure
from cyberdeck.service.cupboard import MINUTE, cup_of, ending, note, players_of, wrote
from cyberdeck.service.cups import Bout, Cup, Drawn, Mark, Shape, worth
from cyberdeck.service.entries import Charter, Sitting, Terms
from cyberdeck.service.feats import feat
from cyberdeck.service.founding import opening
from cyberdeck.service.hall import Hall, logged
from cyberdeck.service.ledger import Ledger
from cyberdeck.service.listing import seat_names
from cyberdeck.service.opening import first_of, new_seed
from cyberdeck.service.schema import CUP_TABLES, CUPS, TABLES
from cyberdeck.service.store import Store
from cyberdeck.service.swiss import GAMES, Match
from cyberdeck.service.timeline import now

TENDING: Final = 1.0
"""Seconds between two looks."""
MANY: Final = 10_000
"""So many challenges there are to draw from."""
UMPIRE: Final = "umpire"
"""Who opens the tables: nobody's limit of tables is used up by it."""

log = logging.getLogger("cyberdeck.umpire")


async def tend(hall: Hall) -> None:
    """Whatever is due. Another node may do the same: the number of the next entry decides who did."""
    store = hall.store
    waiting = exists().where(
        CUP_TABLES.c.cup_id == CUPS.c.id,
        CUP_TABLES.c.round == CUPS.c.round,
        TABLES.c.id == CUP_TABLES.c.table_id,
        TABLES.c.finished_at.is_(None),
    )
    done = (CUPS.c.round > 0) & ~waiting
    due = select(CUPS.c.id).where(CUPS.c.finished_at.is_(None), or_(CUPS.c.due_at <= now(), done))
    for row in await store.rows(due.order_by(CUPS.c.due_at).limit(100)):
        try:
            await _go_on(hall, row.id)
        except (DBAPIError, OSError, StoreAway, Unsure):
            raise
        except Exception:
            metrics.FAULTS.labels("umpire").inc()
            log.exception("a tournament cannot go on", extra={"cup": row.id})


async def _go_on(hall: Hall, id: str) -> None:
    _, cup = await cup_of(hall.store, id)
    notes = [
        note(cup, Mark.DROP, row.player)
        for row in await players_of(hall.store, id)
        if row.account_id is None and not cup.entrants[row.player].gone  # the account has been deleted
    ]
    if (round := cup.under_way) is not None:
        for bout in round.drawn.bouts:
            await _end(hall, bout.table)
        scores = await _scores(hall, cup, round.drawn)
        notes.append(note(cup, Mark.SCORED, text=msgspec.json.encode(scores).decode()))
    await wrote(hall.store, *notes, *await _next(hall.store, cup))


async def _end(hall: Hall, id: str) -> None:
    """What is undecided when the time of the round is up; a table that cannot be read keeps nobody waiting."""
    rows = await hall.store.rows(select(TABLES.c.finished_at).where(TABLES.c.id == id))
    if not rows or rows[0].finished_at is not None:
        return
    try:
        if (table := await hall.get(id)) is not None:
            await table.act(lambda ledger, at: ledger.adjudicate(at))
    except (DBAPIError, OSError, StoreAway, Unsure):
        raise
    except Exception:
        metrics.FAULTS.labels("umpire").inc()
        log.exception("a game of a tournament cannot be ended", extra={"table": id})


async def _scores(hall: Hall, cup: Cup, drawn: Drawn) -> list[list[int]]:
    rows = await hall.store.rows(select(TABLES).where(TABLES.c.id.in_([bout.table for bout in drawn.bouts])))
    ended = {row.id: row for row in rows}
    if cup.terms.shape is Shape.CHALLENGE:
        return [await _feat(hall, bout.table) for bout in drawn.bouts]
    found = []
    for number, match in enumerate(drawn.matches):
        mine = [bout for bout in drawn.bouts if bout.match == number]
        found.append(worth(match, {bout: winners_of(ended.get(bout.table)) for bout in mine}))
    return found


async def _feat(hall: Hall, id: str) -> list[int]:
    table = await hall.get(id)
    return [] if table is None else feat(table.ledger).ranked


def winners_of(row: Row[Any] | None) -> list[int]:
    """The seats that have won."""
    if row is None or row.ending is None:
        return []
    seats = seat_names(row.game, row.setup)
    return [seats.index(name) for name in json.loads(row.ending)[0]]


async def _next(store: Store, cup: Cup) -> list[Executable]:
    """The next round with its tables, or the end."""
    matches = cup.next_round()
    if matches is None:
        return ending(cup)
    number, due = len(cup.rounds) + 1, now() + int(cup.terms.minutes * MINUTE)
    rows = {row.player: row for row in await players_of(store, cup.id)}
    bouts, tables = await asyncio.to_thread(_tables, cup, number, matches, rows)
    round = note(cup, Mark.ROUND, text=msgspec.json.encode(Drawn(matches, bouts, due)).decode())
    kept = [insert(CUP_TABLES).values(table_id=bout.table, cup_id=cup.id, round=number) for bout in bouts]
    return [round, *tables, *kept, update(CUPS).where(CUPS.c.id == cup.id).values(round=number, due_at=due)]


def _tables(
    cup: Cup, number: int, matches: Sequence[Match], rows: Mapping[int, Row[Any]]
) -> tuple[list[Bout], list[Executable]]:
    """The games of a round, and what opens their tables."""
    bouts, found = list[Bout](), list[Executable]()
    for place, match in enumerate(matches):
        for players in _sittings(cup, number, match):
            charter = _charter(cup, number, players, rows)
            bouts.append(Bout(charter.id, place, players))
            sitting = {seat: rows[player] for seat, player in enumerate(players) if player is not None}
            names = {seat: row.name for seat, row in sitting.items()}
            owners = {seat: row.account_id for seat, row in sitting.items()}
            found += opening(charter, UMPIRE, names, {}, owners=owners, deciding=first_of(Ledger(charter)))
    return bouts, found


def _sittings(cup: Cup, number: int, match: Match) -> list[tuple[int | None, ...]]:
    """Who sits where in the games of a match: both ways round, or a team in all seats."""
    if cup.terms.shape is Shape.CHALLENGE:
        return [(match.first,) * len(games.find(cup.game).new_game(setup_of(cup, number), 0).seats)]
    if match.second is None and not cup.terms.house:
        return []
    both = match.first, match.second
    return [both if game % 2 == 0 else both[::-1] for game in range(GAMES)]


def setup_of(cup: Cup, number: int) -> dict[str, Any]:
    """What all teams play in a round."""
    return cup.terms.setup or dict(games.find(cup.game).challenge(shared_seed(cup, number) % MANY) or {})


def shared_seed(cup: Cup, number: int) -> int:
    """The shuffles of a round that all teams play alike; nobody can know them before."""
    words = f"{cup.seed} {number}".encode()
    return 1 << 128 | int.from_bytes(hashlib.blake2b(words, digest_size=16, person=b"round").digest())


def _brought(cup: Cup, players: Sequence[int | None]) -> dict[str, Any]:
    """The setup of a game from what both have brought for their seats."""
    seats = games.find(cup.game).all_seats()
    brings = [{} if player is None else cup.entrants[player].brings for player in players]
    return {seat: mine[seat] for seat, mine in zip(seats, brings, strict=True) if seat in mine}


def _charter(cup: Cup, number: int, players: tuple[int | None, ...], rows: Mapping[int, Row[Any]]) -> Charter:
    terms, alike = cup.terms, cup.terms.shape is Shape.CHALLENGE
    return Charter(
        id=secrets.token_hex(8),
        game=cup.game,
        engine=games.find(cup.game).version,
        setup=setup_of(cup, number) if alike else _brought(cup, players),
        seed=shared_seed(cup, number) if alike else new_seed(),
        salt=secrets.token_hex(16),
        terms=Terms(
            clock=terms.clock,
            together=(tuple(range(len(players))),) if alike else (),
            sealed=True,
            rated=terms.rated and None not in players,
            cup=cup.id,
            rungs=tuple(terms.house if player is None else "" for player in players) if None in players else (),
            hints=False,
        ),
        public=not alike,
        opened_at=now(),
        sittings=tuple(_sitting(player, rows) for player in players),
    )


def _sitting(player: int | None, rows: Mapping[int, Row[Any]]) -> Sitting:
    if player is None:
        return Sitting.HOUSE
    return Sitting.BOT if rows[player].program else Sitting.PERSON


async def work(hall: Hall) -> None:
    """As long as the service runs."""
    while True:
        await asyncio.sleep(TENDING)
        with logged("umpire"):
            await tend(hall)
        with logged("weekly"):
            await weekly.count(hall)
