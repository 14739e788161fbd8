"""A deck as a picture: its identity large, how it stands, and its cards."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from cyberdeck.kernel import Shared, message
from cyberdeck.kernel.svg import INK, SOFT, TEXT, WIDTH, Sheet, brand, ground, path, rect, tag, wrapped
from cyberdeck.locale import Message
from cyberdeck.locale.texts import render
from cyberdeck.netrunner import deckbuilding
from cyberdeck.netrunner.cardart import face, palette, picture
from cyberdeck.netrunner.deckformats import NamedDeck, by_type, tidy
from cyberdeck.netrunner.decklinks import deck_of_word
from cyberdeck.netrunner.printed import PRINTED

_ACROSS: Final = 9
_MOST: Final = 27


def shared_deck(asked: Mapping[str, str], language: str) -> Shared:
    """The deck of a link: `list` is its word, `name` what its owner calls it."""
    deck = deck_of_word(asked.get("list", ""))
    words = partial(render, language=language)
    identity = words(Message(f"card-{deck.identity}"))
    named = NamedDeck(tidy(asked.get("name", "")) or identity, deck)
    spent, limit = deckbuilding.influence(deck), PRINTED[deck.identity].influence_limit
    told = message("preview-deck", identity=identity, cards=deckbuilding.size(deck), spent=spent, limit=limit)
    return Shared(named.name, words(told), lambda: drawn(named, words(told), language))


def drawn(named: NamedDeck, told: str, language: str) -> str:
    sheet, deck = Sheet(), named.deck
    words = partial(render, language=language)
    ground(sheet)
    printed, colours = PRINTED[deck.identity], palette(PRINTED[deck.identity].faction)
    sheet.define("deck-art", tag("clipPath", path("M0 0H1200V196H0Z"), id="deck-art"))
    shade = sheet.fade("deck-shade", (0.632, colours["K"], 1), (0.9, colours["K"], 0.1))
    art = tag("use", href=f"#{picture(sheet, printed)}", x=760, y=-120, width=440, height=440)
    sheet.add(
        tag("g", rect(0, 0, WIDTH, 196, colours["K"]), art, rect(0, 0, WIDTH, 196, shade), clip_path="url(#deck-art)"),
        path(f"M0 196H{WIDTH}", stroke=colours["L"], stroke_width=3),
        brand(sheet, 40, 52, 22),
        sheet.words(40, 118, named.name, 44, TEXT, face="display", most=760),
        sheet.lines(40, 156, wrapped(told, 22, 760, lines=2), 22, SOFT),
    )
    cards = [(id, copies) for group in by_type(deck).values() for id, copies in group.items()]
    wide = 112.0
    for place, (id, copies) in enumerate(cards[:_MOST]):
        x, y = 40 + place % _ACROSS * 125, 214 + place // _ACROSS * 137
        sheet.add(face(sheet, x, y, wide - 20, id, words), _copies(sheet, x + wide - 26, y + 118, copies))
    return sheet.svg(f"{named.name}: {told}")


def _copies(sheet: Sheet, x: float, y: float, copies: int) -> str:
    pill = rect(x - 17, y - 15, 34, 22, INK, rx=11, stroke=SOFT, stroke_width=1.4)
    return pill + sheet.words(x, y + 1.5, f"×{copies}", 16, TEXT, face="display", anchor="middle")
