"""Crews: people who want to play together are put at one table, and the computer takes the seats that stay free."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Row, exists, select, update
from starlette.requests import Request
from starlette.responses import Response

from cyberdeck import games
from cyberdeck.kernel import AnyRules, Complaint, message
from cyberdeck.service.accounts import clean
from cyberdeck.service.answers import answer, body_of, hall_of
from cyberdeck.service.entries import Sitting
from cyberdeck.service.forms import NewTable
from cyberdeck.service.hall import Hall
from cyberdeck.service.listing import seat_names
from cyberdeck.service.openapi import Endpoint
from cyberdeck.service.schema import PLAYERS, TABLES
from cyberdeck.service.seekforms import NewCrew, Place
from cyberdeck.service.signing import opener_of
from cyberdeck.service.tables import Table
from cyberdeck.service.timeline import now

LOOKED_AT: Final = 20
"""So many waiting tables are tried; whoever finds none opens one."""


async def gather(hall: Hall, wish: NewCrew, opener: str) -> Place:
    """A free seat where somebody waits for as many; otherwise a table of one's own, at which others find theirs."""
    rules, name = games.find(wish.game), clean(wish.name)
    if not rules.together:
        raise Complaint(message("crew-together"))
    for row in await hall.store.rows(_waiting(wish.game)):
        names = seat_names(row.game, row.setup)
        if len(names) == wish.size and (place := await _joined(hall, row, names, name)) is not None:
            return place
    setup = _setup(rules, wish.size)
    first, *others = rules.new_game(setup, 0).seats
    seats = {first: Sitting.PERSON.value, **dict.fromkeys(others, Sitting.OPEN.value)}
    opened = await hall.open(NewTable(wish.game, seats, setup, public=True, name=name), opener)
    return Place(opened.table, wish.game, first, opened.links[first])


def _waiting(game: str) -> Any:
    """Public tables without a clock at which somebody waits just now, the oldest first."""
    open_seat = exists().where(PLAYERS.c.table_id == TABLES.c.id, PLAYERS.c.kind == Sitting.OPEN)
    here = exists().where(PLAYERS.c.table_id == TABLES.c.id, PLAYERS.c.here_until > now())
    unclocked = TABLES.c.finished_at.is_(None), ~TABLES.c.terms.like('%"clock"%'), TABLES.c.public
    found = select(TABLES).where(TABLES.c.game == game, *unclocked, open_seat, here)
    return found.order_by(TABLES.c.opened_at, TABLES.c.id).limit(LOOKED_AT)


async def _joined(hall: Hall, row: Row[Any], names: tuple[str, ...], name: str) -> Place | None:
    table = await hall.visit(row.id)
    if table is None:
        return None
    for player in await hall.store.rows(select(PLAYERS).where(PLAYERS.c.table_id == row.id).order_by(PLAYERS.c.seat)):
        if player.kind == Sitting.OPEN:
            try:
                token = await hall.join(table, names[player.seat], name)
            except Complaint:
                continue  # somebody was faster
            return Place(row.id, row.game, names[player.seat], f"/t/{token}")
    return None


def _setup(rules: AnyRules, size: int) -> dict[str, Any]:
    """Who is usual first, then others, of each group one."""
    choosing = next((found for found in rules.choosings() if found.seats), None)
    if choosing is None or not choosing.least <= size <= choosing.most:
        raise Complaint(message("crew-together"))
    groups = {choice.value: choice.group for choice in choosing.choices}
    taken: dict[str, str] = {}
    for value in (*choosing.usual, *groups):
        taken.setdefault(groups[value] or value, value)
    return {choosing.key: list(taken.values())[:size]}


async def fill(table: Table) -> None:
    """Those who are here have waited long enough: the computer plays the seats that are still free."""
    free = [seat for seat, who in enumerate(table.players) if who.sitting == Sitting.OPEN]
    seats = PLAYERS.c.table_id == table.id, PLAYERS.c.seat.in_(free), PLAYERS.c.kind == Sitting.OPEN
    await table.act(
        lambda ledger, at: ledger.fill(free, at), [update(PLAYERS).where(*seats).values(kind=Sitting.HOUSE)]
    )
    await table.refresh()


async def make_crew(request: Request) -> Response:
    wish = await body_of(request, NewCrew)
    return answer(await gather(hall_of(request), wish, opener_of(request)), 201)


GATHERED: Final = [
    Endpoint(
        "POST",
        "/api/crews",
        make_crew,
        "Find others to play with together",
        takes=NewCrew,
        gives=Place,
        status=201,
        refusals=(404,),
    ),
]
