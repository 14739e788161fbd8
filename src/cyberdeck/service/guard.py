"""What every request passes: origin, size, rate; security headers on the way out; counting and logging."""

from __future__ import annotations

import logging
import time
from typing import Any
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from cyberdeck.kernel import message
from cyberdeck.service import metrics
from cyberdeck.service.limits import Buckets
from cyberdeck.service.settings import Settings
from cyberdeck.service.wire import Error, encode

LARGEST = 1 << 16
FORBIDDEN = 4403
SAFE = ("GET", "HEAD", "OPTIONS")

HEADERS = {
    "Content-Security-Policy": (
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

log = logging.getLogger("cyberdeck.requests")


class Guard:
    """A plain ASGI middleware."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app, self._origins = app, frozenset(settings.origins.split())
        self._rate = Buckets(settings.requests, 5 * settings.requests)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        elif scope["type"] == "http":
            await self._request(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self._foreign(scope):
            await send({"type": "websocket.close", "code": FORBIDDEN})
        else:
            await self._app(scope, receive, send)

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
        if scope["method"] not in SAFE and self._foreign(scope):
            return _error("foreign-origin", 403)
        if int_or_zero(Headers(scope=scope).get("content-length", "0")) > LARGEST:
            return _error("too-large", 413)
        if scope["path"].startswith("/api/") and not self._rate.take(client_of(scope)):
            return _error("too-fast", 429)
        return None

    def _foreign(self, scope: Scope) -> bool:
        """Whether a page of another origin asks; programs that are no browser send no origin."""
        headers = Headers(scope=scope)
        origin = headers.get("origin")
        if origin is None or origin in self._origins:
            return False
        try:
            return urlsplit(origin).netloc != headers.get("host")
        except ValueError:
            return True


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
    for name, value in HEADERS.items():
        headers[name] = value
    if scope["path"].startswith("/api/"):
        headers.setdefault("Cache-Control", "no-store")


def _error(id: str, status: int) -> Response:
    told: dict[str, Any] = {
        "foreign-origin": message("foreign-origin"),
        "too-large": message("too-large"),
        "too-fast": message("too-fast"),
    }
    return Response(encode(Error(told[id])), status, media_type="application/json")


def client_of(scope: Scope) -> str:
    """The address that a request came from."""
    client = scope.get("client")
    return str(client[0]) if client else ""


def int_or_zero(text: str) -> int:
    return int(text) if text.isascii() and text.isdigit() else 0
