"""What a link to a page shows before it is opened: a title, a sentence and a picture, as Open Graph has them."""

from __future__ import annotations

from html import escape
from typing import Final, NamedTuple
from urllib.parse import quote, urlencode

from starlette.requests import Request

from cyberdeck import games
from cyberdeck.kernel import Complaint, message
from cyberdeck.locale import Message
from cyberdeck.locale.texts import render
from cyberdeck.puzzles import Puzzle
from cyberdeck.service import puzzling
from cyberdeck.service.answers import hall_of
from cyberdeck.service.entries import Sitting
from cyberdeck.service.forms import TableListed
from cyberdeck.service.guard import int_or_zero
from cyberdeck.service.listing import listed_by_id
from cyberdeck.service.pictures import has_pixels, language_of

SITE: Final = "Cyberdeck"
REPLAYED: Final = ("/replay/", "/embed/replay/")
SHARED: Final = {"/decks": ("netrunner", "deck")}
"""Pages that show what a game shares, if they are asked for it: the game, and what it calls that."""


class Preview(NamedTuple):
    title: str
    text: str
    picture: str = ""
    """Where it is, without the ending that says what form it has."""
    query: str = ""
    game: str = ""
    """Which game a table plays: the page need not ask before it sends for it."""
    needed: tuple[str, ...] = ()
    """What the page is sure to ask for at once: it is sent along."""


class Shown(NamedTuple):
    """What the service adds to a page."""

    head: str
    """The tags; none tells more than a spectator may know."""
    game: str
    needed: tuple[str, ...]


async def preview_of(request: Request) -> Shown:
    language = language_of(request)
    try:
        preview = await _preview(request, language)
    except Complaint:
        preview = None
    found = preview or Preview(SITE, render(message("preview-site"), language))
    text = "".join(
        f'<meta {kind}="{name}" content="{escape(value)}">\n' for kind, name, value in _tags(request, found, language)
    )
    return Shown(text, found.game, found.needed)


def _tags(request: Request, preview: Preview, language: str) -> list[tuple[str, str, str]]:
    here = request.app.state.settings.address.rstrip("/") or f"{request.url.scheme}://{request.headers.get('host', '')}"
    found = [
        ("property", "og:site_name", SITE),
        ("property", "og:type", "website"),
        ("property", "og:title", preview.title),
        ("property", "og:description", preview.text),
        ("property", "og:locale", language),
        ("name", "description", preview.text),
        *([("name", "game", preview.game)] if preview.game else []),
    ]
    if not preview.picture:
        return [*found, ("name", "twitter:card", "summary")]
    form, media = ("png", "image/png") if has_pixels() else ("svg", "image/svg+xml")
    query = "&".join(filter(None, (preview.query, f"lang={language}")))
    return [
        *found,
        ("property", "og:image", f"{here}{preview.picture}.{form}?{query}"),
        ("property", "og:image:type", media),
        ("property", "og:image:width", "1200"),
        ("property", "og:image:height", "630"),
        ("property", "og:image:alt", preview.title),
        ("name", "twitter:card", "summary_large_image"),
    ]


async def _preview(request: Request, language: str) -> Preview | None:
    if "table" in request.path_params:
        [listed] = await listed_by_id(hall_of(request).store, [request.path_params["table"]])
        shown = _table(listed, language)
        return shown._replace(needed=_needed(request, listed, language)) if listed.ending is not None else shown
    if "puzzle" in request.path_params:
        return _puzzle(puzzling.named(request), language)
    if request.url.path in SHARED and request.query_params:
        game, what = SHARED[request.url.path]
        asked = {key: value for key, value in request.query_params.items() if key in ("list", "name")}
        if "list" not in asked:
            return None
        shared = games.find(game).shared()[what](asked, language)
        return Preview(shared.title, shared.text, f"/api/games/{game}/pictures/{what}", urlencode(asked))
    return None


def _table(listed: TableListed, language: str) -> Preview:
    rules = games.find(listed.game)
    names = [seat.name or _called(rules.seat_message(seat.seat), language) for seat in listed.seats]
    title = f"{render(Message(f'web-game-{listed.game}'), language)}: {' – '.join(names)}"
    if listed.ending is not None:
        text = render(listed.ending.reason, language)
    elif any(seat.sitting == Sitting.OPEN for seat in listed.seats):
        text = render(message("preview-waiting"), language)
    else:
        text = render(message("preview-playing"), language)
    return Preview(title, text, f"/api/tables/{listed.table}/picture", game=listed.game)


def _needed(request: Request, listed: TableListed, language: str) -> tuple[str, ...]:
    """For a finished game its texts, facts and numbers, and the part of its film that is shown first."""
    if not request.url.path.startswith(REPLAYED):
        return ()
    at, seat = int_or_zero(request.query_params.get("at", "")), request.query_params.get("seat", "")
    query = urlencode({"from": at, **({"seat": seat} if seat else {})})
    texts = (f"/locale/{language}/{part}.ftl" for part in ("page", listed.game))
    film = f"/api/tables/{listed.table}"
    return (f"{film}/reel?{query}", f"{film}/series", *texts, "/api/games", f"/api/cards/{listed.game}")


def _puzzle(puzzle: Puzzle, language: str) -> Preview:
    who = _called(games.find(puzzle.game).seat_message(puzzle.seat), language)
    title = f"{render(Message(f'web-game-{puzzle.game}'), language)}: {render(message('preview-puzzle'), language)}"
    text = f"{who}: {render(puzzle.task, language)}"
    return Preview(title, text, f"/api/puzzles/{quote(puzzle.name)}/picture")


def _called(told: object, language: str) -> str:
    return render(told, language) if isinstance(told, Message) else str(told)
