"""Tokens: with one of them a program asks for its account, without knowing the password."""

from __future__ import annotations

import secrets

from sqlalchemy import Delete, delete, insert, select

from cyberdeck.kernel import Complaint, message
from cyberdeck.service.accounts import Session, clean
from cyberdeck.service.forms import TokenListed, TokenMade
from cyberdeck.service.founding import hashed
from cyberdeck.service.schema import TOKENS
from cyberdeck.service.store import Store
from cyberdeck.service.timeline import now

MOST = 10
BEARER = "bearer "
BEGINNING = "cyberdeck_"
"""So that a token is known as one wherever it is found."""


async def make(store: Store, account: str, name: str) -> TokenMade:
    """A new token; one of the same name no longer holds."""
    named = clean(name)
    if not named:
        raise Complaint(message("account-name"))
    others = [token for token in await listed(store, account) if token.name != named]
    if len(others) >= MOST:
        raise Complaint(message("too-many-tokens", number=MOST))
    token = BEGINNING + secrets.token_urlsafe(24)
    row = {"token_hash": hashed(token), "account_id": account, "name": named, "made_at": now()}
    await store.run(_one(account, named), insert(TOKENS).values(row))
    return TokenMade(named, token)


async def listed(store: Store, account: str) -> list[TokenListed]:
    query = select(TOKENS.c.name, TOKENS.c.made_at).where(TOKENS.c.account_id == account).order_by(TOKENS.c.made_at)
    return [TokenListed(row.name, row.made_at) for row in await store.rows(query)]


async def drop(store: Store, account: str, name: str) -> None:
    await store.run(_one(account, clean(name)))


async def session_of(store: Store, authorization: str) -> Session | None:
    """The session of a program, by the header that it sends; None where it sends none, a Complaint if it is wrong."""
    if not authorization.lower().startswith(BEARER):
        return None
    token = authorization[len(BEARER) :].strip()
    for row in await store.rows(select(TOKENS.c.account_id).where(TOKENS.c.token_hash == hashed(token))):
        return Session(row.account_id, token, program=True)
    raise Complaint(message("account-none"))


def _one(account: str, name: str) -> Delete:
    return delete(TOKENS).where(TOKENS.c.account_id == account, TOKENS.c.name == name)
