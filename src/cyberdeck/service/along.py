"""What a page is sure to ask for at once, sent along with it: who comes for the first time waits for one answer."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final
from urllib.parse import urlsplit

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Match, Route
from starlette.types import Scope

from cyberdeck.kernel import Complaint
from cyberdeck.service.wire import encode

TAG: Final = b'<script type="application/json" id="along">%b</script>'


async def sent_along(request: Request, addresses: Iterable[str]) -> bytes:
    """For the head of a page: what the service answers at these addresses. What is refused there is left out."""
    found = {address: told for address in addresses if (told := await _told(request, address)) is not None}
    return TAG % encode(found).replace(b"<", b"\\u003c") if found else b""


async def _told(request: Request, address: str) -> msgspec.Raw | str | None:
    asked = urlsplit(address)
    scope = {**request.scope, "path": asked.path, "query_string": asked.query.encode(), "headers": []}
    try:
        response = await _answered(scope, request)
    except Complaint:
        return None
    if response.media_type == "application/json":
        return msgspec.Raw(bytes(response.body))
    return bytes(response.body).decode()


async def _answered(scope: Scope, request: Request) -> Response:
    """By the endpoint itself, as if it had been asked by whoever asks for the page."""
    for route in request.app.routes:
        match, found = route.matches(scope)
        if match is Match.FULL and isinstance(route, Route):
            response: Response = await route.endpoint(Request({**scope, **found}, request.receive))
            return response
    raise LookupError(scope["path"])
