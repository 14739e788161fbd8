"""The endpoints of tournaments and of the challenge of the week."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import Row, select
from starlette.requests import Request
from starlette.responses import Response

from cyberdeck import games
from cyberdeck.kernel import Complaint, Message
from cyberdeck.service import cupboard, weekly
from cyberdeck.service.answers import answer, body_of, hall_of
from cyberdeck.service.cupforms import (
    CupListed,
    CupShown,
    Entering,
    EntrantShown,
    GameShown,
    MatchShown,
    NewCup,
    Placed,
    RoundShown,
    WeekShown,
)
from cyberdeck.service.cups import Bout, Cup, CupTerms, Round, Shape, teams
from cyberdeck.service.forms import Opened
from cyberdeck.service.openapi import Endpoint
from cyberdeck.service.schema import TABLES
from cyberdeck.service.signing import opener_of, owner_of, session_of
from cyberdeck.service.store import Store
from cyberdeck.service.swiss import standings
from cyberdeck.service.umpire import setup_of, winners_of


async def _account(request: Request) -> str | None:
    """Who asks, if he has signed in."""
    try:
        return (await session_of(request)).account
    except Complaint:
        return None


async def list_tournaments(request: Request) -> Response:
    return answer([_listed(row) for row in await cupboard.listed(hall_of(request).store)])


async def announce_tournament(request: Request) -> Response:
    maker, store = await owner_of(request), hall_of(request).store
    id = await cupboard.announce(store, maker, await body_of(request, NewCup))
    return answer(await _shown(store, id, maker.account), 201)


async def show_tournament(request: Request) -> Response:
    return answer(await _shown(hall_of(request).store, request.path_params["id"], await _account(request)))


async def enter_tournament(request: Request) -> Response:
    """Programs are welcome, and known as such."""
    owner, session = await owner_of(request), await session_of(request)
    wish = await body_of(request, Entering)
    await cupboard.enter(hall_of(request).store, request.path_params["id"], owner, session.program, wish)
    return Response(status_code=204)


async def leave_tournament(request: Request) -> Response:
    await cupboard.leave(hall_of(request).store, request.path_params["id"], (await owner_of(request)).account)
    return Response(status_code=204)


async def begin_tournament(request: Request) -> Response:
    await cupboard.begin_now(hall_of(request).store, request.path_params["id"], (await owner_of(request)).account)
    return Response(status_code=204)


async def call_off_tournament(request: Request) -> Response:
    await cupboard.call_off(hall_of(request).store, request.path_params["id"], (await owner_of(request)).account)
    return Response(status_code=204)


async def show_week(request: Request) -> Response:
    week = request.query_params.get("week", "")
    return answer(await weekly.shown(hall_of(request).store, week, await _account(request)))


async def try_week(request: Request) -> Response:
    return answer(await weekly.attempt(hall_of(request), await owner_of(request), opener_of(request)), 201)


def _listed(row: Row[Any], cup: Cup | None = None) -> CupListed:
    terms = msgspec.json.decode(row.terms, type=CupTerms) if cup is None else cup.terms
    return CupListed(
        id=row.id,
        name=row.name,
        game=row.game,
        shape=terms.shape,
        clock=terms.clock,
        minutes=terms.minutes,
        maker=row.maker or "",
        players=row.players,
        most=terms.most,
        round=row.round,
        rounds=terms.rounds if cup is None else cup.last_round,
        due_at=row.due_at,
        over=row.finished_at is not None,
    )


async def _shown(store: Store, id: str, account: str | None) -> CupShown:
    _, cup = await cupboard.cup_of(store, id)
    row, players = await cupboard.named(store, id), await cupboard.players_of(store, id)
    bouts = [bout.table for round in cup.rounds for bout in round.drawn.bouts]
    tables = {table.id: table for table in await store.rows(select(TABLES).where(TABLES.c.id.in_(bouts)))}
    mine = next((each.player for each in players if account is not None and each.account_id == account), None)
    return CupShown(
        cup=_listed(row, cup),
        seats=games.find(cup.game).all_seats() if cup.terms.shape is not Shape.CHALLENGE else (),
        house=cup.terms.house,
        open=not cup.over and cup.late(),
        entrants=[EntrantShown(each.name, each.program, cup.entrants[each.player].gone) for each in players],
        standings=_standings(cup),
        rounds=[_round(cup, number, tables, mine) for number in range(1, len(cup.rounds) + 1)],
        mine=mine,
        maker=account is not None and row.maker_id == account,
    )


def _standings(cup: Cup) -> list[Placed]:
    if cup.terms.shape is Shape.CHALLENGE:
        found = teams(cup.entrants, cup.feats, cup.seed)
        return [Placed(place, row.player, row.points, [*map(float, row.feats)]) for place, row in enumerate(found, 1)]
    rows = standings(cup.entrants, cup.scored, cup.seed)
    return [
        Placed(place, row.player, row.points, [round(float(row.strength), 3), round(float(row.extended), 3)])
        for place, row in enumerate(rows, 1)
    ]


def _round(cup: Cup, number: int, tables: Mapping[str, Row[Any]], mine: int | None) -> RoundShown:
    round = cup.rounds[number - 1]
    matches = [_match(cup, round, place, tables, mine) for place in range(len(round.drawn.matches))]
    setup = setup_of(cup, number) if cup.terms.shape is Shape.CHALLENGE else {}
    return RoundShown(round.begun_at, round.drawn.due, matches, setup)


def _match(cup: Cup, round: Round, place: int, tables: Mapping[str, Row[Any]], mine: int | None) -> MatchShown:
    first, second = round.drawn.matches[place]
    secret = cup.terms.shape is Shape.CHALLENGE and round.scores is None and first != mine
    shown = [_game(bout, tables.get(bout.table), secret) for bout in round.drawn.bouts if bout.match == place]
    return MatchShown(first, second, shown, None if round.scores is None else round.scores[place])


def _game(bout: Bout, row: Row[Any] | None, secret: bool) -> GameShown:
    players: Sequence[int | None] = bout.players
    reason = None
    if row is not None and row.ending is not None:
        reason = msgspec.json.decode(row.ending, type=tuple[list[str], Message])[1]
    return GameShown(None if secret or row is None else bout.table, list(players), winners_of(row), reason)


_WEEK: dict[str, object] = {"type": "string", "maxLength": 8}
_ONE = "/api/tournaments/{id}"

TOURNAMENTS = [
    Endpoint("GET", "/api/tournaments", list_tournaments, "Tournaments", gives=list[CupListed]),
    Endpoint(
        "POST",
        "/api/tournaments",
        announce_tournament,
        "Announce a tournament",
        takes=NewCup,
        gives=CupShown,
        status=201,
        refusals=(404, 409),
        signed_in=True,
    ),
    Endpoint("GET", _ONE, show_tournament, "A tournament", gives=CupShown, refusals=(404,)),
    Endpoint(
        "DELETE",
        _ONE,
        call_off_tournament,
        "Call it off before it has begun",
        status=204,
        refusals=(404, 409),
        signed_in=True,
    ),
    Endpoint(
        "POST",
        f"{_ONE}/players",
        enter_tournament,
        "Take part",
        takes=Entering,
        status=204,
        refusals=(404, 409),
        signed_in=True,
    ),
    Endpoint(
        "DELETE", f"{_ONE}/players", leave_tournament, "Leave it", status=204, refusals=(404, 409), signed_in=True
    ),
    Endpoint("POST", f"{_ONE}/start", begin_tournament, "Begin now", status=204, refusals=(404, 409), signed_in=True),
    Endpoint(
        "GET",
        "/api/weekly",
        show_week,
        "The challenge of a week and its results",
        gives=WeekShown,
        refusals=(404,),
        queries=(("week", _WEEK),),
    ),
    Endpoint(
        "POST",
        "/api/weekly",
        try_week,
        "A table for the challenge of this week",
        gives=Opened,
        status=201,
        refusals=(409,),
        signed_in=True,
    ),
]
