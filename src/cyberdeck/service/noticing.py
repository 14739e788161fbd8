"""The endpoints of who wants to hear of his turn, and of who is away."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from cyberdeck.kernel import Complaint, message
from cyberdeck.service import mail, notices, vacations
from cyberdeck.service.answers import answer, body_of, hall_of
from cyberdeck.service.forms import Leave, MailCode, NoticesKept, NoticesWished
from cyberdeck.service.guard import client_of
from cyberdeck.service.limits import Buckets
from cyberdeck.service.openapi import Endpoint
from cyberdeck.service.signing import changing

LETTERS: Final = (1 / 3600, 3.0)
"""Mails a second to addresses that nobody has confirmed, by account and by client: in the long run, and at once."""


async def show(request: Request) -> Response:
    return answer(await _kept(request, (await changing(request)).account))


async def _kept(request: Request, account: str) -> NoticesKept:
    store, settings = hall_of(request).store, request.app.state.settings
    row, until = await notices.wished(store, account), await vacations.until(store, account)
    days = await vacations.left(store, account, settings.vacation)
    if row is None:
        return NoticesKept("", False, "", "", bool(settings.smtp), until, days)
    confirmed = bool(row.mail) and not row.mail_code
    return NoticesKept(row.mail, confirmed, row.hook, row.secret, bool(settings.smtp), until, days)


async def keep(request: Request) -> Response:
    """A new address of mail is sent a code, and gets nothing else before the code has come back."""
    session, wish = await changing(request), await body_of(request, NoticesWished)
    hall, settings = hall_of(request), request.app.state.settings
    old = await notices.wished(hall.store, session.account)
    if wish.mail and (old is None or old.mail != wish.mail):
        letters: Buckets = request.app.state.letters
        if not (letters.take(session.account) and letters.take(client_of(request.scope))):
            raise Complaint(message("too-fast"))
    here = f"{request.url.scheme}://{request.headers.get('host', '')}"
    code = await notices.wish(hall.store, settings, session.account, wish, settings.address.rstrip("/") or here)
    if code:
        try:
            await mail.send(settings, wish.mail, *notices.confirmation(code, wish.language))
        except mail.NotSent:
            raise Complaint(message("mail-not-sent")) from None
    return answer(await _kept(request, session.account))


async def confirm(request: Request) -> Response:
    session, wish = await changing(request), await body_of(request, MailCode)
    if not request.app.state.guesses.take(f"mail {session.account}", client_of(request.scope)):
        raise Complaint(message("too-fast"))
    await notices.confirm(hall_of(request).store, session.account, wish.code)
    return answer(await _kept(request, session.account))


async def leave(request: Request) -> Response:
    session, wish = await changing(request), await body_of(request, Leave)
    await vacations.begin(hall_of(request), session.account, wish.days)
    return answer(await _kept(request, session.account))


async def come_back(request: Request) -> Response:
    session = await changing(request)
    await vacations.end(hall_of(request), session.account)
    return answer(await _kept(request, session.account))


_PATH, _AWAY = "/api/account/notices", "/api/account/vacation"

NOTICED: Final = [
    Endpoint("GET", _PATH, show, "How one hears of one's turn, and vacation", gives=NoticesKept, signed_in=True),
    Endpoint("PUT", _PATH, keep, "Choose how one hears", takes=NoticesWished, gives=NoticesKept, signed_in=True),
    Endpoint(
        "POST",
        f"{_PATH}/mail",
        confirm,
        "Confirm one's address by the code that was sent there",
        takes=MailCode,
        gives=NoticesKept,
        signed_in=True,
    ),
    Endpoint("POST", _AWAY, leave, "Be away for some days", takes=Leave, gives=NoticesKept, signed_in=True),
    Endpoint("DELETE", _AWAY, come_back, "Be back", gives=NoticesKept, signed_in=True),
]
