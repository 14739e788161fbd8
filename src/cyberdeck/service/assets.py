"""What is the same for everybody: the built page, texts, facts, rules. It is packed once, and cached by who has it.

The names of built files hold a hash of what is in them, so they may be kept for ever; all else is asked for again, and
an answer that has not changed is not sent again.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import stat
from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from typing import Final, NamedTuple

from starlette.datastructures import Headers
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import ASGIApp, Receive, Scope, Send

FOR_EVER: Final = f"public, max-age={365 * 24 * 3600}, immutable"
ASK_AGAIN: Final = "no-cache"
PACKINGS: Final = (("br", ".br"), ("gzip", ".gz"))
"""How the build has packed files, the best first."""
SECRET: Final = ("/api/account", "/api/session")
LARGE: Final = 1 << 19
"""Files of more bytes are not kept in memory."""
QUICK: Final = 4
"""Most of what packing can save, for a tenth of its time."""


class Assets(StaticFiles):
    """The built files, as packed as the browser can take them, and from memory: a page needs dozens of small ones."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Where a file lies is known at once; all else is left to the way through threads."""
        if scope["method"] == "GET":
            with suppress(OSError, ValueError):
                full_path, stat_result = self.lookup_path(path)
                if stat_result is not None and stat.S_ISREG(stat_result.st_mode):
                    return self.file_response(full_path, stat_result, scope)
        return await super().get_response(path, scope)

    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        asked = Headers(scope=scope)
        path, packing = _packed_file(str(full_path), accepted(asked))
        plain = FileResponse(full_path, status_code, stat_result=stat_result)
        response = FileResponse(path, status_code, media_type=plain.media_type, stat_result=os.stat(path))
        response.headers["Cache-Control"] = FOR_EVER
        response.headers["Vary"] = "Accept-Encoding"
        del response.headers["Last-Modified"]  # the tag says it; of dozens of files each word counts
        if packing:
            response.headers["Content-Encoding"] = packing
        if self.is_not_modified(response.headers, asked):
            return NotModifiedResponse(response.headers)
        found = os.stat(path)
        if scope["method"] != "GET" or "range" in asked or found.st_size > LARGE:
            return response
        return Response(_content(path, found.st_mtime_ns, found.st_size), status_code, dict(response.headers))


@lru_cache(512)
def _content(path: str, changed: int, size: int) -> bytes:
    """What a file holds, as long as it is the same."""
    return Path(path).read_bytes()


def accepted(asked: Headers) -> set[str]:
    """The packings that a client takes."""
    offers = (offer.strip().partition(";") for offer in asked.get("accept-encoding", "").lower().split(","))
    return {name.strip() for name, _, weight in offers if weight.replace(" ", "") not in ("q=0", "q=0.0")}


def _packed_file(path: str, takes: set[str]) -> tuple[str, str]:
    for packing, ending in PACKINGS:
        if packing in takes and os.path.exists(path + ending):
            return path + ending, packing
    return path, ""


class Packing:
    """Packs what is made for one client; not what holds a secret of his, whose length could betray it."""

    def __init__(self, app: ASGIApp) -> None:
        self._app, self._packing = app, GZipMiddleware(app, minimum_size=1000, compresslevel=QUICK)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        packing = scope["type"] == "http" and not scope["path"].startswith(SECRET)
        packing = packing and "gzip" in accepted(Headers(scope=scope))
        await (self._packing if packing else self._app)(scope, receive, send)


class Prepared(NamedTuple):
    plain: bytes
    packed: bytes
    tag: str
    media: str


def prepared(content: bytes, media: str, level: int = 9) -> Prepared:
    tag = f'"{hashlib.sha256(content).hexdigest()[:20]}"'
    return Prepared(content, gzip.compress(content, level, mtime=0), tag, media)


@lru_cache(200)
def once(make: Callable[..., Prepared], *what: str) -> Prepared:
    """Made at the first wish; who asks for something that there is not gets a Complaint, which is not kept."""
    return make(*what)


def give(request: Request, what: Prepared) -> Response:
    headers = {"ETag": what.tag, "Cache-Control": ASK_AGAIN, "Vary": "Accept-Encoding"}
    known = {tag.strip().removeprefix("W/") for tag in request.headers.get("if-none-match", "").split(",")}
    if what.tag in known:
        return Response(status_code=304, headers=headers)
    if "gzip" not in accepted(request.headers):
        return Response(what.plain, headers=headers, media_type=what.media)
    return Response(what.packed, headers={**headers, "Content-Encoding": "gzip"}, media_type=what.media)
