"""The cupboard: tournaments as the database keeps them. They are announced, entered and left here."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Executable, Row, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from cyberdeck import games
from cyberdeck.bots import rungs
from cyberdeck.kernel import Complaint, message
from cyberdeck.service.accounts import clean
from cyberdeck.service.cupforms import Entering, NewCup
from cyberdeck.service.cups import FEWEST, Cup, CupEntry, CupTerms, Mark, Shape
from cyberdeck.service.hall import LARGEST_SETUP
from cyberdeck.service.opening import seats_of
from cyberdeck.service.rating import SIDES
from cyberdeck.service.schema import ACCOUNTS, CUP_ENTRIES, CUP_PLAYERS, CUPS
from cyberdeck.service.standing import Owner
from cyberdeck.service.store import Store
from cyberdeck.service.timeline import now

MADE, ENTERED, LISTED = 3, 12, 100
"""How many tournaments that are not over an account may have announced and entered; how many are listed."""
MINUTE: Final = 60_000


async def announce(store: Store, maker: Owner, wish: NewCup) -> str:
    """A new tournament; a Complaint if there cannot be such a one."""
    terms = _terms(wish)
    name = clean(wish.name)
    if not name:
        raise Complaint(message("cup-name"))
    mine = select(func.count()).where(CUPS.c.maker_id == maker.account, CUPS.c.finished_at.is_(None))
    if (await store.rows(mine))[0][0] >= MADE:
        raise Complaint(message("too-many-cups", number=MADE))
    row = {
        "id": secrets.token_hex(8),
        "name": name,
        "game": wish.game,
        "terms": msgspec.json.encode(terms).decode(),
        "seed": str(secrets.randbits(128)),
        "maker_id": maker.account,
        "opened_at": now(),
        "round": 0,
        "due_at": now() + int(wish.begins_in * MINUTE),
    }
    await store.run(insert(CUPS).values(row))
    return str(row["id"])


def _terms(wish: NewCup) -> CupTerms:
    """What is agreed, if the game can be played so."""
    rules = games.find(wish.game)
    if len(msgspec.json.encode(wish.setup)) > LARGEST_SETUP:
        raise Complaint(message("too-large"))
    seats = seats_of(wish.game, wish.setup, 0)
    if rules.together != (wish.shape is Shape.CHALLENGE) or (not rules.together and len(seats) != SIDES):
        raise Complaint(message("cup-shape"))
    if wish.setup and (not rules.together or "position" in wish.setup):
        raise Complaint(message("cup-setup"))
    return CupTerms(
        shape=wish.shape,
        clock=wish.clock,
        minutes=wish.minutes,
        most=wish.most,
        rounds=0 if wish.shape is Shape.ROUND_ROBIN else wish.rounds,
        house=rungs.check(wish.house) if wish.house and not rules.together else "",
        setup=wish.setup,
        rated=wish.rated and not rules.together,
    )


async def cup_of(store: Store, id: str) -> tuple[Row[Any], Cup]:
    """The row of a tournament, and what its entries say; who has no account any more has left."""
    rows = await store.rows(select(CUPS).where(CUPS.c.id == id))
    if not rows:
        raise Complaint(message("cup-unknown"))
    row = rows[0]
    query = select(CUP_ENTRIES).where(CUP_ENTRIES.c.cup_id == id).order_by(CUP_ENTRIES.c.number)
    terms = msgspec.json.decode(row.terms, type=CupTerms)
    found = [
        CupEntry(each.number, Mark(each.mark), each.player, each.text, each.at) for each in await store.rows(query)
    ]
    return row, Cup(id, row.game, terms, int(row.seed), found)


async def players_of(store: Store, id: str) -> list[Row[Any]]:
    """Those who entered, in the order of their numbers."""
    return await store.rows(select(CUP_PLAYERS).where(CUP_PLAYERS.c.cup_id == id).order_by(CUP_PLAYERS.c.player))


def note(cup: Cup, mark: Mark, player: int = -1, text: str = "") -> Executable:
    """The next entry, carried out; it holds if it can be written."""
    entry = CupEntry(cup.number + 1, mark, player, text, now())
    cup.apply(entry)
    return insert(CUP_ENTRIES).values(cup_id=cup.id, **entry._asdict())


async def enter(store: Store, id: str, who: Owner, program: bool, wish: Entering) -> None:
    """Take part from the next round on; who has left may come again as long as others may."""
    while True:
        _, cup = await cup_of(store, id)
        rows = await players_of(store, id)
        mine = next((row.player for row in rows if row.account_id == who.account), None)
        if mine is not None and not cup.entrants[mine].gone:
            raise Complaint(message("cup-entered"))
        if cup.over or not cup.late():
            raise Complaint(message("cup-closed"))
        _check_brought(cup.game, wish)
        await _check_entered(store, who.account)
        player = len(rows) if mine is None else mine
        text = msgspec.json.encode(wish.brings).decode() if wish.brings else ""
        more: list[Executable] = []
        if mine is None:
            row = {"cup_id": id, "player": player, "name": who.name, "program": program, "account_id": who.account}
            more.append(insert(CUP_PLAYERS).values(row))
        if await wrote(store, *more, note(cup, Mark.ENTER, player, text)):
            return


async def wrote(store: Store, *statements: Executable) -> bool:
    """Whether this came first; if not, what another wrote must be looked at."""
    try:
        await store.run(*statements)
    except IntegrityError:
        return False
    return True


def _check_brought(game: str, wish: Entering) -> None:
    """Decks are what the rules take; nothing else can be brought."""
    rules = games.find(game)
    if (rules.together and wish.brings) or not set(wish.brings) <= set(rules.all_seats()):
        raise Complaint(message("cup-setup"))
    if len(msgspec.json.encode(wish.brings)) > LARGEST_SETUP:
        raise Complaint(message("too-large"))
    seats_of(game, wish.brings, 0)


async def _check_entered(store: Store, account: str) -> None:
    query = select(func.count()).select_from(CUP_PLAYERS.join(CUPS, CUPS.c.id == CUP_PLAYERS.c.cup_id))
    mine = query.where(CUP_PLAYERS.c.account_id == account, CUPS.c.finished_at.is_(None))
    if (await store.rows(mine))[0][0] >= ENTERED:
        raise Complaint(message("too-many-cups", number=ENTERED))


async def leave(store: Store, id: str, account: str) -> None:
    """Take part no longer; games that are under way go on."""
    while True:
        _, cup = await cup_of(store, id)
        mine = next((row.player for row in await players_of(store, id) if row.account_id == account), None)
        if mine is None or cup.entrants[mine].gone or cup.over:
            raise Complaint(message("cup-not-in"))
        if await wrote(store, note(cup, Mark.DROP, mine)):
            return


async def begin_now(store: Store, id: str, account: str) -> None:
    """Its maker does not want to wait any longer."""
    row, cup = await cup_of(store, id)
    if row.maker_id != account:
        raise Complaint(message("cup-maker"))
    if cup.rounds or cup.over or len(cup.playing) < FEWEST:
        raise Complaint(message("cup-cannot-begin"))
    await store.run(update(CUPS).where(CUPS.c.id == id, CUPS.c.round == 0).values(due_at=now()))


async def call_off(store: Store, id: str, account: str) -> None:
    """Before it has begun, by its maker."""
    row, cup = await cup_of(store, id)
    if row.maker_id != account:
        raise Complaint(message("cup-maker"))
    if cup.rounds or cup.over or not await wrote(store, *ending(cup)):
        raise Complaint(message("cup-closed"))


def ending(cup: Cup) -> list[Executable]:
    over = update(CUPS).where(CUPS.c.id == cup.id).values(finished_at=now(), due_at=None)
    return [note(cup, Mark.OVER), over]


async def listed(store: Store) -> Sequence[Row[Any]]:
    """Those that are not over, then the latest."""
    return await store.rows(_named().order_by(CUPS.c.finished_at.is_not(None), CUPS.c.opened_at.desc()).limit(LISTED))


def _named() -> Any:
    maker = ACCOUNTS.c.name.label("maker")
    count = select(func.count()).where(CUP_PLAYERS.c.cup_id == CUPS.c.id).scalar_subquery().label("players")
    return select(CUPS, maker, count).join(ACCOUNTS, ACCOUNTS.c.id == CUPS.c.maker_id, isouter=True)


async def named(store: Store, id: str) -> Row[Any]:
    return (await store.rows(_named().where(CUPS.c.id == id)))[0]
