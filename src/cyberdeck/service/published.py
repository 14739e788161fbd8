"""What is published for everybody alike: the texts, the facts of the cards, the rules."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from cyberdeck import games
from cyberdeck.kernel import Complaint, message
from cyberdeck.locale.parts import PARTS, served
from cyberdeck.locale.reference import Chapter, reference, synonyms
from cyberdeck.locale.texts import LANGUAGES
from cyberdeck.service.assets import Prepared, give, once, prepared
from cyberdeck.service.openapi import Endpoint
from cyberdeck.service.wire import encode

JSON = "application/json"


async def texts(request: Request) -> Response:
    """All texts of a language that a client may need."""
    return give(request, once(_texts, request.path_params["language"], ""))


async def texts_of_part(request: Request) -> Response:
    """Those of a part."""
    return give(request, once(_texts, request.path_params["language"], request.path_params["part"]))


def _texts(language: str, part: str) -> Prepared:
    _check_language(language)
    if part and part not in PARTS:
        raise Complaint(message("not-found"))
    return prepared(served(language, part).encode(), "text/plain")


async def cards(request: Request) -> Response:
    """Facts of the cards, for clients that draw them; with `lang` a list with title and text in that language."""
    game, language = request.path_params["game"], request.query_params.get("lang", "")
    return give(request, once(_card_list, game, language) if language else once(_cards, game))


def _cards(game: str) -> Prepared:
    return prepared(encode(games.find(game).facts()), JSON)


def _card_list(game: str, language: str) -> Prepared:
    _check_language(language)
    return prepared(encode(games.find(game).card_list(language)), JSON)


async def rules_reference(request: Request) -> Response:
    """The rules of a game in readable chapters."""
    return give(request, once(_rules, request.path_params["language"], request.path_params["game"]))


def _rules(language: str, game: str) -> Prepared:
    _check_language(language)
    games.find(game)
    return prepared(encode(reference(game, language)), JSON)


async def rules_words(request: Request) -> Response:
    """What a reader may look for, and the words that the rules have for it."""
    return give(request, once(_words, request.path_params["language"], request.path_params["game"]))


def _words(language: str, game: str) -> Prepared:
    _check_language(language)
    games.find(game)
    return prepared(encode(synonyms(game, language)), JSON)


def _check_language(language: str) -> None:
    if language not in LANGUAGES:
        raise Complaint(message("unknown-language", language=language, known=", ".join(LANGUAGES)))


PUBLISHED = [
    Endpoint(
        "GET",
        "/api/cards/{game}",
        cards,
        "Facts of a game's cards; with lang a list with titles and texts",
        gives=dict | list,
        refusals=(404,),
        queries=(("lang", {"type": "string", "enum": list(LANGUAGES)}),),
    ),
    Endpoint("GET", "/api/rules/{language}/{game}", rules_reference, "The rules", gives=list[Chapter], refusals=(404,)),
    Endpoint(
        "GET",
        "/api/rules/{language}/{game}/words",
        rules_words,
        "What readers call what the rules speak of",
        gives=dict[str, list[str]],
        refusals=(404,),
    ),
    Endpoint("GET", "/locale/{language}.ftl", texts, "All texts", gives=str, refusals=(404,), media="text/plain"),
    Endpoint(
        "GET",
        "/locale/{language}/{part}.ftl",
        texts_of_part,
        "The texts of a page, a game or the lessons",
        gives=str,
        refusals=(404,),
        media="text/plain",
    ),
]
