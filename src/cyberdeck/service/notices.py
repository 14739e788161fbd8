"""Notices: where there are days for a decision, who is asked and not there hears of it, by mail or by a webhook."""

from __future__ import annotations

import asyncio
import logging
import secrets
from contextlib import suppress
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Row, and_, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from cyberdeck import games
from cyberdeck.kernel import Complaint, Message, message
from cyberdeck.locale.texts import render
from cyberdeck.service import hooks, mail
from cyberdeck.service.forms import NoticesWished, Turn
from cyberdeck.service.founding import hashed
from cyberdeck.service.limits import Buckets
from cyberdeck.service.listing import seat_names
from cyberdeck.service.schema import ENTRIES, ERRANDS, HEARD, NOTICES, PLAYERS, TABLES
from cyberdeck.service.settings import Settings
from cyberdeck.service.store import Store
from cyberdeck.service.timeline import now
from cyberdeck.service.vacations import BY_DAYS

MAIL, HOOK = "mail", "hook"
LOOKING: Final = 2.0
"""Seconds between two looks at who is asked."""
AGAIN: Final = (60, 600, 3600, 6 * 3600)
"""Seconds after which what was not taken is tried again; then it is given up."""
AT_ONCE: Final = 16
OFTEN: Final = (1 / 60, 30.0)
"""Notices a second that an account gets in the long run, and at once."""

log = logging.getLogger("cyberdeck.notices")


async def wished(store: Store, account: str) -> Row[Any] | None:
    rows = await store.rows(select(NOTICES).where(NOTICES.c.account_id == account))
    return rows[0] if rows else None


async def wish(store: Store, settings: Settings, account: str, wish: NoticesWished, address: str) -> str:
    """How the account wants to hear; what a new mail address is to be confirmed with, empty where there is none."""
    if wish.hook:
        hooks.target(wish.hook, settings.hooks_inside)
    if wish.mail:
        mail.check(wish.mail, settings)
    old = await wished(store, account)
    known = old is not None and old.mail == wish.mail
    code = secrets.token_hex(4) if wish.mail and not known else ""
    row = {
        "account_id": account,
        "mail": wish.mail,
        "mail_code": old.mail_code if old is not None and known else code and hashed(code),
        "hook": wish.hook,
        "secret": old.secret if old is not None else secrets.token_hex(24),
        "language": wish.language,
        "address": address,
    }
    await store.run(delete(NOTICES).where(NOTICES.c.account_id == account), insert(NOTICES).values(row))
    return code


async def confirm(store: Store, account: str, code: str) -> None:
    """The code that was sent to the address; a Complaint if it is another."""
    row = await wished(store, account)
    if row is None or not row.mail_code or row.mail_code != hashed(code.strip().lower()):
        raise Complaint(message("mail-code"))
    await store.run(update(NOTICES).where(NOTICES.c.account_id == account).values(mail_code=""))


class Post:
    """What goes out from this node. Several may look; the database says who delivers."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store, self.settings = store, settings
        self._often = Buckets(settings.requests and OFTEN[0], OFTEN[1])

    async def round(self) -> None:
        for row in await self.store.rows(_asked(now(), self.settings.notice_after)):
            await self._hear(row)
        due = select(ERRANDS).where(ERRANDS.c.due_at <= now()).order_by(ERRANDS.c.due_at).limit(AT_ONCE)
        await asyncio.gather(*(self._run(row) for row in await self.store.rows(due)))

    async def _hear(self, row: Row[Any]) -> None:
        """Note what is to be delivered, if others have done something since he last heard."""
        others = select(func.max(ENTRIES.c.number)).where(ENTRIES.c.table_id == row.id, ENTRIES.c.seat != row.deciding)
        number = (await self.store.rows(others))[0][0] or 0
        mine = HEARD.c.account_id == row.account_id, HEARD.c.table_id == row.id
        heard = {"account_id": row.account_id, "table_id": row.id, "number": number, "acted_at": row.acted_at}
        news = number != row.number and self._often.take(row.account_id)
        ways = [way for way, known in ((MAIL, row.mail and not row.mail_code), (HOOK, row.hook)) if known and news]
        errand = {"account_id": row.account_id, "table_id": row.id, "number": number, "tries": 0, "due_at": now()}
        with suppress(IntegrityError):  # another node has noted the same
            await self.store.run(
                delete(HEARD).where(*mine),
                insert(HEARD).values(heard),
                *(delete(ERRANDS).where(_is(row.account_id, row.id, way)) for way in ways),
                *(insert(ERRANDS).values(**errand, way=way) for way in ways),
            )

    async def _run(self, errand: Row[Any]) -> None:
        which = and_(_is(errand.account_id, errand.table_id, errand.way), ERRANDS.c.number == errand.number)
        last = errand.tries >= len(AGAIN)
        later = now() + 1000 * (AGAIN[-1] if last else AGAIN[errand.tries])
        claim = update(ERRANDS).where(which, ERRANDS.c.tries == errand.tries)
        if not await self.store.changed(claim.values(tries=errand.tries + 1, due_at=later)):
            return
        try:
            await self._deliver(errand)
        except (hooks.Unreachable, mail.NotSent) as error:
            log.warning(
                "a notice was not taken", extra={"way": errand.way, "tries": errand.tries + 1, "why": str(error)}
            )
            if not last:
                return
        await self.store.run(delete(ERRANDS).where(which))

    async def _deliver(self, errand: Row[Any]) -> None:
        row = await wished(self.store, errand.account_id)
        tables = await self.store.rows(_asked_at(errand.account_id, errand.table_id))
        if row is None or not tables:
            return  # he has answered meanwhile, or wants to hear of nothing
        turn = _turn(tables[0], errand.number, row.address)
        if errand.way == HOOK and row.hook:
            to, body = hooks.target(row.hook, self.settings.hooks_inside), msgspec.json.encode(turn)
            await hooks.post(to, body, hooks.signed(row.secret, body, now()), self.settings.hooks_inside)
        elif errand.way == MAIL and row.mail and not row.mail_code:
            letter = _letter(turn, row.language)
            await mail.send(self.settings, row.mail, *letter)


def _is(account: str, table: str, way: str) -> Any:
    return and_(ERRANDS.c.account_id == account, ERRANDS.c.table_id == table, ERRANDS.c.way == way)


_SEAT: Final = and_(PLAYERS.c.table_id == TABLES.c.id, PLAYERS.c.seat == TABLES.c.deciding)
_HEARD: Final = and_(HEARD.c.table_id == TABLES.c.id, HEARD.c.account_id == NOTICES.c.account_id)


def _asked(at: int, grace: float) -> Any:
    """Who is asked and not there, and has something to be told by, since something has happened at the table."""
    columns = TABLES.c.id, TABLES.c.acted_at, TABLES.c.deciding, HEARD.c.number
    query = select(*columns, NOTICES).join(PLAYERS, _SEAT).join(NOTICES, NOTICES.c.account_id == PLAYERS.c.account_id)
    unheard = or_(HEARD.c.acted_at.is_(None), HEARD.c.acted_at < TABLES.c.acted_at)
    absent = PLAYERS.c.here_until < at, TABLES.c.acted_at < at - int(grace * 1000)
    on = TABLES.c.finished_at.is_(None), BY_DAYS
    return query.outerjoin(HEARD, _HEARD).where(*on, *absent, unheard).limit(100)


def _asked_at(account: str, table: str) -> Any:
    columns = TABLES.c.id, TABLES.c.game, TABLES.c.setup, TABLES.c.deciding, TABLES.c.due_at
    return select(*columns).join(PLAYERS, _SEAT).where(TABLES.c.id == table, PLAYERS.c.account_id == account)


def _turn(row: Row[Any], number: int, address: str) -> Turn:
    seat = seat_names(row.game, row.setup)[row.deciding]
    return Turn("turn", row.id, row.game, seat, number, row.due_at, f"{address}/table/{row.id}")


class Letter(NamedTuple):
    subject: str
    text: str


def _letter(turn: Turn, language: str) -> Letter:
    seat = games.find(turn.game).seat_message(turn.seat)
    asked = message("notice-turn", game=Message(f"web-game-{turn.game}"), seat=seat, address=turn.link)
    return Letter(render(message("notice-turn-subject"), language), render(asked, language))


def confirmation(code: str, language: str) -> Letter:
    """What a new address is sent."""
    return Letter(
        render(message("notice-confirm-subject"), language), render(message("notice-confirm", code=code), language)
    )
