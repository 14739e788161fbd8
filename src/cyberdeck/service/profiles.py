"""The page of a player: what everybody may know of an account."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from sqlalchemy import Row, select

from cyberdeck import games
from cyberdeck.kernel import Complaint, Message, message
from cyberdeck.service.accounts import known_as
from cyberdeck.service.forms import DeckKept, PlayerShown, RatedGame, Tally
from cyberdeck.service.listing import seat_names
from cyberdeck.service.rating import listed
from cyberdeck.service.schema import ACCOUNTS, DECKS, PLAYERS, RATED, RATINGS, TABLES
from cyberdeck.service.store import Store

SHOWN, COUNTED = 50, 1000
"""So many games are named, and so many counted: the latest."""
BROKEN: Final = "?"


async def player(store: Store, name: str) -> PlayerShown:
    """His ratings, the games that were rated or public, how he fared with what, and the decks that he shows."""
    accounts = await store.rows(select(ACCOUNTS).where(ACCOUNTS.c.known_as == known_as(name)))
    if not accounts:
        raise Complaint(message("player-unknown", name=name[:40]))
    id, shown = accounts[0].id, accounts[0].name
    ratings = await store.rows(select(RATINGS).where(RATINGS.c.account_id == id).order_by(RATINGS.c.ladder))
    rows = await _played(store, id)
    others = await store.sitting([row.id for row in rows[:SHOWN]])
    return PlayerShown(
        name=shown,
        ratings={row.ladder: listed(row, shown) for row in ratings},
        games=[_game(row, json.loads(row.changes or "{}"), others[row.id], id) for row in rows[:SHOWN]],
        since=accounts[0].opened_at,
        tallies=_tallies(rows),
        decks=await _decks(store, id),
    )


async def _played(store: Store, account: str) -> list[Row[Any]]:
    """A game that was neither rated nor public concerns nobody but those who played it."""
    query = select(TABLES, RATED.c.changes, PLAYERS.c.seat).join(PLAYERS, PLAYERS.c.table_id == TABLES.c.id)
    found = query.outerjoin(RATED, RATED.c.table_id == TABLES.c.id).where(PLAYERS.c.account_id == account)
    known = RATED.c.table_id.is_not(None) | (TABLES.c.public & ~TABLES.c.rated)
    over = TABLES.c.finished_at.is_not(None), TABLES.c.ending.is_not(None)
    return await store.rows(found.where(known, *over).order_by(TABLES.c.finished_at.desc()).limit(COUNTED))


async def _decks(store: Store, account: str) -> dict[str, DeckKept]:
    rows = await store.rows(select(DECKS).where(DECKS.c.account_id == account, DECKS.c.public).order_by(DECKS.c.name))
    return {row.name: DeckKept(row.game, json.loads(row.deck), True) for row in rows}


def _tallies(rows: Sequence[Row[Any]]) -> list[Tally]:
    won: Counter[tuple[str, str, str]] = Counter()
    played: Counter[tuple[str, str, str]] = Counter()
    for row in rows:
        seat = seat_names(row.game, row.setup)[row.seat]
        what = row.game, seat, led_by(row.game, row.setup, seat)
        played[what] += 1
        won[what] += seat in json.loads(row.ending)[0]
    return [Tally(*what, won[what], number - won[what]) for what, number in played.most_common()]


@lru_cache(1000)
def led_by(game: str, setup: str, seat: str) -> str:
    """With what a seat played; what an older engine allowed may not be readable any more."""
    try:
        return games.find(game).led_by(json.loads(setup), seat)
    except (Complaint, LookupError, TypeError, ValueError):
        return BROKEN


def _game(row: Row[Any], changes: Mapping[str, Any], sitting: Sequence[Row[Any]], account: str) -> RatedGame:
    names, (winners, reason) = seat_names(row.game, row.setup), json.loads(row.ending)
    seat, change = names[row.seat], changes.get(account)
    others = [player for player in sitting if player.seat != row.seat]
    other = names[others[0].seat] if others else ""
    return RatedGame(
        table=row.id,
        game=row.game,
        seat=seat,
        against=", ".join(player.name for player in others if player.name),
        won=seat in winners,
        reason=Message(reason[0], tuple((key, value) for key, value in reason[1])),
        at=row.finished_at,
        change=None if change is None else round(change["after"] - change["before"], 1),
        rated=row.rated,
        deck=led_by(row.game, row.setup, seat),
        against_deck=led_by(row.game, row.setup, other) if other else "",
    )
