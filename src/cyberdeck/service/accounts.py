"""Optional accounts: they collect one's decks, games and settings. Guests play without."""

from __future__ import annotations

import asyncio
import hashlib
import json
import secrets
import unicodedata
from functools import cache
from typing import Any, NamedTuple

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import Row, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from cyberdeck import games
from cyberdeck.kernel import Complaint, message
from cyberdeck.service.forgetting import account_gone
from cyberdeck.service.forms import Account, ChatExported, DeckKept, Exported, TableListed
from cyberdeck.service.founding import hashed
from cyberdeck.service.links import new_token, own, revoke
from cyberdeck.service.schema import (
    ACCOUNTS,
    CHATS,
    CUP_PLAYERS,
    DECKS,
    FRIENDS,
    LINKS,
    NOTICES,
    PLAYERS,
    SESSIONS,
    SOLVED,
    TABLES,
    VACATIONS,
)
from cyberdeck.service.store import Store
from cyberdeck.service.timeline import now

SESSION = 30 * 24 * 3600
"""Seconds for which a session holds."""
MOST_DECKS = 200
MOST_GAMES = 500
_HASHER = PasswordHasher()


class Session(NamedTuple):
    account: str
    token: str
    program: bool = False
    """Whether it is a program's, which shows a token: no page of another origin can make it ask for anything."""

    @property
    def csrf(self) -> str:
        """Known to pages of our own origin only, which can read it from an answer."""
        return hashlib.sha256(f"csrf {self.token}".encode()).hexdigest()[:32]


class Accounts:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def create(self, name: str, password: str) -> Session:
        """A new account and a session of it; a Complaint if the name is taken."""
        shown = clean(name)
        if not shown:
            raise Complaint(message("account-name"))
        id, kept = secrets.token_hex(8), await asyncio.to_thread(_HASHER.hash, password)
        account = {"id": id, "name": shown, "known_as": known_as(shown), "password": kept, "settings": "{}"}
        try:
            await self._store.run(insert(ACCOUNTS).values(**account, opened_at=now()))
        except IntegrityError:
            raise Complaint(message("account-taken")) from None
        return await self._begin(id)

    async def log_in(self, name: str, password: str) -> Session:
        rows = await self._store.rows(select(ACCOUNTS).where(ACCOUNTS.c.known_as == known_as(name)))
        kept = rows[0].password if rows else await asyncio.to_thread(_nobody)
        if not await asyncio.to_thread(_verified, kept, password) or not rows:
            raise Complaint(message("account-wrong"))
        return await self._begin(rows[0].id)

    async def _begin(self, account: str) -> Session:
        token = secrets.token_urlsafe(24)
        row = {"token_hash": hashed(token), "account_id": account, "until": now() + SESSION * 1000}
        expired = delete(SESSIONS).where(SESSIONS.c.until < now())
        await self._store.run(expired, insert(SESSIONS).values(row))
        return Session(account, token)

    async def session(self, token: str | None) -> Session:
        """The session of a cookie; a Complaint if there is none."""
        if token:
            query = select(SESSIONS.c.account_id).where(
                SESSIONS.c.token_hash == hashed(token), SESSIONS.c.until > now()
            )
            for row in await self._store.rows(query):
                return Session(row.account_id, token)
        raise Complaint(message("account-none"))

    async def log_out(self, session: Session) -> None:
        await self._store.run(delete(SESSIONS).where(SESSIONS.c.token_hash == hashed(session.token)))

    async def account(self, session: Session) -> Account:
        row = await self._row(session)
        kept = await self._store.rows(select(DECKS).where(DECKS.c.account_id == session.account))
        decks = {deck.name: DeckKept(deck.game, json.loads(deck.deck), deck.public) for deck in kept}
        return Account(row.name, session.csrf, json.loads(row.settings), decks)

    async def confirm(self, session: Session, password: str) -> None:
        """A Complaint if this is not the account's password."""
        row = await self._row(session)
        if not await asyncio.to_thread(_verified, row.password, password):
            raise Complaint(message("password-wrong"))

    async def set_password(self, session: Session, password: str) -> None:
        """Whoever has signed in elsewhere must do so again."""
        kept = await asyncio.to_thread(_HASHER.hash, password)
        others = (SESSIONS.c.account_id == session.account) & (SESSIONS.c.token_hash != hashed(session.token))
        changed = update(ACCOUNTS).where(ACCOUNTS.c.id == session.account).values(password=kept)
        await self._store.run(changed, delete(SESSIONS).where(others))

    async def delete(self, session: Session) -> None:
        await self._store.run(*account_gone(session.account))

    async def export(self, session: Session, games: list[TableListed]) -> Exported:
        row, account = await self._row(session), await self.account(session)
        seats = (PLAYERS.c.table_id == CHATS.c.table_id) & (PLAYERS.c.seat == CHATS.c.seat)
        said = select(CHATS).join(PLAYERS, seats).where(PLAYERS.c.account_id == session.account).order_by(CHATS.c.id)
        chat = [ChatExported(line.table_id, line.at, line.text) for line in await self._store.rows(said)]
        known = Exported(account.name, row.opened_at, account.settings, account.decks, games, chat)
        for told in await self._store.rows(select(NOTICES).where(NOTICES.c.account_id == session.account)):
            known.mail, known.hook = told.mail, told.hook
        away = select(VACATIONS).where(VACATIONS.c.account_id == session.account).order_by(VACATIONS.c.since)
        known.vacations = [(gone.since, gone.until) for gone in await self._store.rows(away)]
        entered = select(CUP_PLAYERS.c.cup_id).where(CUP_PLAYERS.c.account_id == session.account)
        known.tournaments = [cup.cup_id for cup in await self._store.rows(entered.order_by(CUP_PLAYERS.c.cup_id))]
        others = select(FRIENDS.c.tie, ACCOUNTS.c.name).join(ACCOUNTS, ACCOUNTS.c.id == FRIENDS.c.other_id)
        ties = others.where(FRIENDS.c.account_id == session.account).order_by(ACCOUNTS.c.known_as)
        shown = {"unheard": "asked", "withdrawn": ""}  # what others think of it is no part of it
        found = [(row.name, shown.get(row.tie, row.tie)) for row in await self._store.rows(ties)]
        known.friends = [f"{name}: {tie}" for name, tie in found if tie]
        for row in await self._store.rows(select(SOLVED).where(SOLVED.c.account_id == session.account)):
            known.solved = json.loads(row.solved)
        return known

    async def _row(self, session: Session) -> Row[Any]:
        return (await self._store.rows(select(ACCOUNTS).where(ACCOUNTS.c.id == session.account)))[0]

    async def set_settings(self, session: Session, settings: dict[str, Any]) -> None:
        changed = update(ACCOUNTS).where(ACCOUNTS.c.id == session.account)
        await self._store.run(changed.values(settings=json.dumps(settings)))

    async def keep_deck(self, session: Session, name: str, kept: DeckKept) -> None:
        games.find(kept.game)
        named = clean(name)
        if not named:
            raise Complaint(message("account-name"))
        mine = select(DECKS.c.name, DECKS.c.public).where(DECKS.c.account_id == session.account)
        known = {row.name: row.public for row in await self._store.rows(mine)}
        if len(known.keys() - {named}) >= MOST_DECKS:
            raise Complaint(message("too-many-decks", number=MOST_DECKS))
        public = known.get(named, False) if kept.public is None else kept.public
        row = {
            "account_id": session.account,
            "name": named,
            "game": kept.game,
            "deck": json.dumps(kept.deck),
            "public": public,
        }
        await self._store.run(_one_deck(session, named), insert(DECKS).values(row))

    async def drop_deck(self, session: Session, name: str) -> None:
        await self._store.run(_one_deck(session, clean(name)))

    async def claim(self, session: Session, token: str) -> None:
        """The seats of a link are among one's own from now on, and stay so."""
        found = await self._store.link(token)
        if found is None:
            raise Complaint(message("table-unknown"))
        await own(self._store, *found, session.account)

    async def games(self, session: Session) -> list[str]:
        """One's tables, the one last played at first."""
        query = (
            select(TABLES.c.id, TABLES.c.acted_at)
            .join(PLAYERS, PLAYERS.c.table_id == TABLES.c.id)
            .where(PLAYERS.c.account_id == session.account)
            .distinct()
            .order_by(TABLES.c.acted_at.desc())
            .limit(MOST_GAMES)
        )
        return [row.id for row in await self._store.rows(query)]

    async def link(self, session: Session, table: str) -> str:
        """A new secret link to one's seats, for another device."""
        seats, token = await self._seats(session, table), new_token()
        rows = [{"token_hash": hashed(token), "table_id": table, "seat": seat} for seat in seats]
        await self._store.run(insert(LINKS).values(rows))
        return token

    async def revoke(self, session: Session, table: str) -> None:
        """No link to one's seats opens them any more; only the account gives new ones."""
        await revoke(self._store, table, await self._seats(session, table))

    async def _seats(self, session: Session, table: str) -> list[int]:
        query = select(PLAYERS.c.seat).where(PLAYERS.c.table_id == table, PLAYERS.c.account_id == session.account)
        seats = [row.seat for row in await self._store.rows(query)]
        if not seats:
            raise Complaint(message("table-unknown"))
        return seats


def clean(name: str) -> str:
    """A name as it is shown: no control characters, no runs of spaces."""
    return " ".join("".join(c if c.isprintable() else " " for c in name).split())[:40]


def known_as(name: str) -> str:
    """Names that look alike are the same."""
    return unicodedata.normalize("NFKC", clean(name)).casefold()[:64]


@cache
def _nobody() -> str:
    """Compared with when there is no such account, so that this takes as long."""
    return _HASHER.hash(secrets.token_hex(8))


def _verified(kept: str, password: str) -> bool:
    try:
        return _HASHER.verify(kept, password)
    except (VerificationError, InvalidHashError):
        return False


def _one_deck(session: Session, name: str) -> Any:
    return delete(DECKS).where(DECKS.c.account_id == session.account, DECKS.c.name == name)
