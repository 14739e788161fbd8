"""What every request passes: name, origin, size, rate; security headers on the way out; counting and logging."""

from __future__ import annotations

import logging
import re
import time

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from cyberdeck.kernel import Message as Sentence
from cyberdeck.kernel import message
from cyberdeck.service import metrics
from cyberdeck.service.forms import Error
from cyberdeck.service.limits import AtOnce, Buckets, network
from cyberdeck.service.origins import Names
from cyberdeck.service.settings import Settings
from cyberdeck.service.wire import encode

LARGEST = 1 << 16
FORBIDDEN = 4403
TOO_MANY = 4429
SAFE = ("GET", "HEAD", "OPTIONS")
DEED = 4
"""As how many requests one counts that does something."""

FREE = ("/static/", "/locale/", "/health")
"""What lies ready, of which a page needs dozens; all else is counted."""

POLICY = "Content-Security-Policy"
HEADERS = {
    POLICY: (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; object-src 'none'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}

FRAMED = "/embed/"
"""Pages of other sites may show these in a frame; nothing is done there that counts."""
SHOWN = re.compile(r"/api/.*/(?:picture|pictures/[^/]+)\.(?:svg|png)")
"""Pictures, which they may show too."""

PARTS = ("text/javascript", "text/css", "font/")
"""What is no page of its own: what a page may do is said with the page, and need not be said with each of its parts."""
OF_PARTS = ("X-Content-Type-Options", "Cross-Origin-Resource-Policy")

HTTPS_ONLY = f"max-age={365 * 24 * 3600}"
"""Who came by https is to come so for a year."""

log = logging.getLogger("cyberdeck.requests")


class Guard:
    """A plain ASGI middleware."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app, self._names = app, Names(settings)
        self._rate = Buckets(settings.requests, 5 * settings.requests)
        self._sockets = AtOnce(settings.sockets)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        elif scope["type"] == "http":
            await self._request(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        if not self._names.known(host) or self._names.foreign(headers.get("origin"), host):
            await send({"type": "websocket.close", "code": FORBIDDEN})
            return
        client = client_of(scope)
        if not self._rate.take(client) or not self._sockets.enter(client):
            metrics.TURNED_AWAY.labels("socket").inc()
            await send({"type": "websocket.close", "code": TOO_MANY})
            return
        try:
            await self._app(scope, receive, send)
        finally:
            self._sockets.leave(client)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        started, status = time.monotonic(), 500

        async def send_guarded(told: Message) -> None:
            nonlocal status
            if told["type"] == "http.response.start":
                status = told["status"]
                _harden(scope, MutableHeaders(scope=told))
            await send(told)

        refusal = self._refusal(scope)
        try:
            await (refusal or self._app)(scope, _limited(receive), send_guarded)
        finally:
            route = getattr(scope.get("endpoint"), "__name__", "none")
            metrics.REQUESTS.labels(route, str(status)).inc()
            took = round(1000 * (time.monotonic() - started), 1)
            log.info("request", extra={"method": scope["method"], "route": route, "status": status, "ms": took})

    def _refusal(self, scope: Scope) -> Response | None:
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        if not self._names.known(host):
            return _error(message("unknown-host", host=host[:80]), 421)
        if scope["method"] not in SAFE and self._names.foreign(headers.get("origin"), host):
            return _error(message("foreign-origin"), 403)
        if int_or_zero(headers.get("content-length", "0")) > LARGEST:
            return _error(message("too-large"), 413)
        cost = 1 if scope["method"] in SAFE else DEED
        if not scope["path"].startswith(FREE) and not self._rate.take(client_of(scope), cost):
            return _error(message("too-fast"), 429)
        return None


class TooLarge(Exception):
    """The body is longer than anything the service takes."""


def _limited(receive: Receive) -> Receive:
    size = 0

    async def limited() -> Message:
        nonlocal size
        told = await receive()
        size += len(told.get("body", b""))
        if size > LARGEST:
            raise TooLarge
        return told

    return limited


def _harden(scope: Scope, headers: MutableHeaders) -> None:
    is_part = headers.get("content-type", "").startswith(PARTS)
    for name in OF_PARTS if is_part else HEADERS:
        headers[name] = HEADERS[name]
    if scope["path"].startswith(FRAMED):
        del headers["X-Frame-Options"]
        headers[POLICY] = HEADERS[POLICY].replace("frame-ancestors 'none'", "frame-ancestors *")
    if SHOWN.fullmatch(scope["path"]):
        headers["Cross-Origin-Resource-Policy"] = "cross-origin"
    if scope["scheme"] == "https":
        headers["Strict-Transport-Security"] = HTTPS_ONLY
    if scope["path"].startswith("/api/"):
        headers.setdefault("Cache-Control", "no-store")


def _error(what: Sentence, status: int) -> Response:
    return Response(encode(Error(what)), status, media_type="application/json")


def client_of(scope: Scope) -> str:
    """Whom a request came from: an address, or of IPv6 a subscriber's network."""
    client = scope.get("client")
    return network(str(client[0])) if client else ""


DIGITS = 19


def int_or_zero(text: str) -> int:
    """What is no number, or a longer one than anybody counts to, is 0."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < DIGITS else 0
