"""How endpoints read a request and answer it."""

from __future__ import annotations

from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from cyberdeck.kernel import Complaint, message
from cyberdeck.service.hall import Hall
from cyberdeck.service.wire import encode

T = TypeVar("T")


class Link(msgspec.Struct):
    link: str


def answer(content: object, status: int = 200) -> Response:
    return Response(encode(content), status, media_type="application/json")


async def body_of(request: Request, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except RecursionError:
        raise Complaint(message("bad-request")) from None


def number_of(text: str) -> int:
    """What is asked for after so many decisions."""
    if not (text.isascii() and text.isdigit() and len(text) < 10):
        raise Complaint(message("bad-request"))
    return int(text)


def hall_of(request: Request) -> Hall:
    hall: Hall = request.app.state.hall
    return hall
