"""The page as an app that a device can install: its manifest, its icons, and what it shows without a connection."""

from __future__ import annotations

from functools import cache
from html import escape
from importlib.resources import files
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from cyberdeck.kernel import Complaint, message
from cyberdeck.locale.texts import render
from cyberdeck.service.answers import answer
from cyberdeck.service.assets import give, prepared
from cyberdeck.service.pictures import language_of

INK: Final = "#dfe8f2"
GROUND: Final = "#0b0f15"
_MEDIA: Final = {"png": "image/png", "svg": "image/svg+xml", "js": "text/javascript"}


class Icon(msgspec.Struct):
    src: str
    sizes: str
    type: str
    purpose: str = "any"


class Manifest(msgspec.Struct):
    """As the W3C's Web Application Manifest has it."""

    name: str
    short_name: str
    description: str
    lang: str
    icons: list[Icon]
    id: str = "/"
    start_url: str = "/"
    scope: str = "/"
    display: str = "standalone"
    background_color: str = GROUND
    theme_color: str = GROUND


ICONS: Final = [
    Icon("/installed/icon.svg", "any", "image/svg+xml"),
    Icon("/installed/icon-192.png", "192x192", "image/png"),
    Icon("/installed/icon-512.png", "512x512", "image/png"),
    Icon("/installed/maskable-512.png", "512x512", "image/png", "maskable"),
]


async def manifest(request: Request) -> Response:
    language = language_of(request)
    about = render(message("preview-site"), language)
    response = answer(Manifest("Cyberdeck", "Cyberdeck", about, language, ICONS))
    response.headers["Content-Type"] = "application/manifest+json"
    return response


async def installed(request: Request) -> Response:
    """An icon, or the worker, which may look after all pages."""
    return give(request, prepared(_file(request.path_params.get("name", "worker.js")), _media(request)))


def _media(request: Request) -> str:
    return _MEDIA[request.path_params.get("name", "worker.js").rpartition(".")[2]]


@cache
def _kept() -> dict[str, bytes]:
    folder = files("cyberdeck.service") / "installed"
    return {file.name: file.read_bytes() for file in folder.iterdir() if file.is_file()}


def _file(name: str) -> bytes:
    if name not in _kept():
        raise Complaint(message("not-found"))
    return _kept()[name]


async def offline(request: Request) -> Response:
    """What the worker keeps: one page without a script, which tries again by itself."""
    language = language_of(request)
    words = message("offline-title"), message("offline-text"), message("offline-again")
    title, text, again = (escape(render(word, language)) for word in words)
    icon = _file("icon.svg").decode()
    page = f"""<!doctype html>
<html lang="{language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="15"><title>Cyberdeck</title><style>
body {{ margin: 0; min-height: 100vh; box-sizing: border-box; display: grid; place-content: center;
  justify-items: center; gap: 1rem; padding: 1rem; text-align: center; font: 1.1rem/1.5 system-ui, sans-serif;
  color: {INK}; background: radial-gradient(90rem 44rem at 70% -10%, #17233c, #0b101a 55%, {GROUND}) fixed }}
svg {{ width: 7rem }} h1, p {{ max-width: 30rem; margin: 0 }} h1 {{ line-height: 1.2 }}
a {{ margin-top: .5rem; padding: .7rem 1.4rem; border-radius: 5px; color: #221700; background: #ffd166;
  font-weight: 700; text-decoration: none }} a:focus-visible {{ outline: 3px solid #fff; outline-offset: 3px }}
</style></head><body>{icon}<h1>{title}</h1><p>{text}</p><a href="">{again}</a></body></html>
"""
    return give(request, prepared(page.encode(), "text/html"))


INSTALLED: Final = [
    Route("/manifest.webmanifest", manifest),
    Route("/worker.js", installed),
    Route("/installed/{name}", installed),
    Route("/offline", offline),
]
