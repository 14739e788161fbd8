"""Decks in files: what is read, what is written, and one sentence for every file that is no deck."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from time import process_time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cyberdeck.kernel import Complaint, Message
from cyberdeck.locale.texts import LANGUAGES, render
from cyberdeck.netrunner.cardnames import code, find_card, near, reprints
from cyberdeck.netrunner.deckfiles import LIMIT, find_deck, load_deck, write_deck
from cyberdeck.netrunner.deckformats import WRITERS, NamedDeck, read_deck
from cyberdeck.netrunner.decklinks import link_of, word_of
from cyberdeck.netrunner.decks import Deck, starter_deck, starter_names
from cyberdeck.netrunner.printed import PRINTED, Printed
from cyberdeck.netrunner.words import CORP, RUNNER, Type

PLAIN = """\
# A small one
Noise: Hacker Extraordinaire

3x Sure Gamble
2 Déjà Vu
"""
SMALL = Deck("noise", {"deja-vu": 2, "sure-gamble": 3})

SITE = """\
My first deck

Noise: Hacker Extraordinaire (Core Set)

Event (5)
3x Sure Gamble (Core Set)
2x Déjà Vu (Core Set) ●●

0 influence spent (max 15, available 15)
5 cards (min 45)
Cards up to Core Set

Deck built on a site of decks.
"""


def title(id: str) -> Message:
    return Message(f"card-{id}")


def complaint(text: str) -> str:
    """The id of the one sentence about a bad text, which every language has in one line."""
    with pytest.raises(Complaint) as caught:
        read_deck(text)
    for language in LANGUAGES:
        assert "\n" not in render(caught.value.message, language)
    return caught.value.message.id.removeprefix("deckfile-")


def sentence(text: str) -> str:
    with pytest.raises(Complaint) as caught:
        read_deck(text)
    return str(caught.value)


# plain text


def test_plain_text() -> None:
    assert read_deck(PLAIN) == NamedDeck("A small one", SMALL)


def test_the_text_of_a_deck_site() -> None:
    assert read_deck(SITE) == NamedDeck("My first deck", SMALL)


@pytest.mark.parametrize(
    "line",
    [
        *("3x Sure Gamble", "3 Sure Gamble", "3X sure gamble", "3 x SURE GAMBLE", "3× Sure Gamble", "3xSure Gamble"),
        *("Sure Gamble x3", "- 3x Sure Gamble", "* 3 Sure Gamble", "3x 01050", "3x sure-gamble"),
        *("\t3x  Sure-Gamble  # fine", f"3x {render(Message('card-sure-gamble'), 'de')} // or so"),
        *("1 Sure Gamble\n2 Sure Gamble", "Sure Gamble\nSure Gamble\nSure Gamble"),
    ],
)
def test_ways_to_write_a_line(line: str) -> None:
    assert read_deck(f"Noise\n2 Deja Vu\n{line}\n").deck == SMALL


@pytest.mark.parametrize(
    "line",
    [
        "Noise",
        "1 Noise",
        "1x noise: hacker extraordinaire",
        "Identity: Noise",
        "Identity\nNoise",
        "Hacker Extraordinaire",
    ],
)
def test_ways_to_write_an_identity(line: str) -> None:
    assert read_deck(f"{line}\n2x Déjà Vu\n3x Sure Gamble").deck == SMALL
    assert read_deck(f"2x Déjà Vu\n3x Sure Gamble\n{line}").deck == SMALL


@pytest.mark.parametrize(
    "heading", ["Event (5)", "Events", "[Events]", "== Events ==", "-- Stack --", "Events:", "// Events", "Anarch"]
)
def test_headings_and_comments_are_skipped(heading: str) -> None:
    assert read_deck(f"Noise\n\n{heading}\n2 Déjà Vu\n\n3 Sure Gamble").deck == SMALL


MARKDOWN = """\
## My first deck

[Noise: Hacker Extraordinaire](https://decks.example/en/card/01001) _(Core Set)_

###Event (5)
* 3x [Sure Gamble](https://decks.example/en/card/20056) _(Revised Core Set)_
* 2x [Déjà Vu](https://decks.example/en/card/01002) _(Core Set)_ ●●

0 influence spent (max 15, available 15)
5 cards (min 45)
Cards up to Core Set

Deck built on [a site of decks](https://decks.example).
"""
BBCODE = """\
[b]My first deck[/b]

[url=https://decks.example/en/card/01001]Noise: Hacker Extraordinaire[/url] [i](Core Set)[/i]

[b]Event (5)[/b]
3x [url=https://decks.example/en/card/20056]Sure Gamble[/url] [i](System Core 2019)[/i]
2x [url=https://decks.example/en/card/01002]Déjà Vu[/url] [i](Core Set)[/i] [color=#FF4500]●●[/color]

5 cards (min 45)
Decklist [url=https://decks.example/1]published on a site of decks[/url].
"""


@pytest.mark.parametrize("text", [MARKDOWN, BBCODE], ids=["markdown", "bbcode"])
def test_what_sites_give_for_forums(text: str) -> None:
    assert read_deck(text) == NamedDeck("My first deck", SMALL)


@pytest.mark.parametrize("name", ["3x Snare!", "_so_ **so**", "[b]", "Jinteki: Personal Evolution", ""])
@pytest.mark.parametrize("ending", [".txt", ".md", ".bbcode"])
def test_a_name_is_kept_and_never_read(name: str, ending: str) -> None:
    assert read_deck(WRITERS[ending](NamedDeck(name, SMALL))) == NamedDeck(name, SMALL)


def test_a_text_without_identity() -> None:
    """The lines of jinteki.net name none: it is told, or the only one with which the deck is legal."""
    lines = "3 Sure Gamble\n2 Déjà Vu [Alternative Art]\n"
    assert complaint(lines) == "no-identity"
    assert read_deck(lines, "noise").deck == SMALL
    assert read_deck(f"Jinteki\n{lines}", "01001").deck == SMALL
    for faction in starter_names():
        deck = starter_deck(faction)
        assert read_deck("\n".join(f"{copies} {PRINTED[id].title}" for id, copies in deck.cards.items())).deck == deck
    with pytest.raises(Complaint) as told:
        read_deck(lines, "Sure Gamble")
    assert told.value.message.id == "deckfile-identity"


def test_codes_of_later_printings() -> None:
    assert find_card("20056") is find_card("25059") is PRINTED["sure-gamble"]
    assert read_deck('{"01001": 1, "20056": 3, "01002": 2}').deck == SMALL
    codes = [code for codes in reprints().values() for code in codes]
    assert len(codes) == len(set(codes)) == 160
    assert all(find_card(code) is card for id, card in PRINTED.items() for code in reprints().get(card.number, ()))


# links


@pytest.mark.parametrize("faction", starter_names())
def test_a_link_keeps_a_deck(faction: str) -> None:
    named = NamedDeck("Mein Deck: “<&>” 100%", starter_deck(faction))
    link = link_of(named.deck, named.name, "https://cards.example/")
    assert link.startswith("https://cards.example/decks?list=1")
    assert link.isascii()
    assert len(word_of(named.deck)) < 50
    assert read_deck(link) == find_deck(link) == named
    assert read_deck(f"list={word_of(named.deck)}") == NamedDeck("", named.deck)


@pytest.mark.parametrize(
    "spoilt", [lambda word: word[:-1], lambda word: word[1:], lambda word: word[:9] + "x" + word[10:]]
)
def test_a_spoilt_link_is_told(spoilt: Callable[[str], str]) -> None:
    assert complaint(f"/decks?list={spoilt(word_of(SMALL))}") == "link"
    assert complaint("/decks?list=1") == complaint("/decks?list=ü") == "link"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("faction", starter_names())
def test_titles_in_every_language(faction: str, language: str) -> None:
    deck = starter_deck(faction)
    lines = [render(title(deck.identity), language)]
    lines += [f"{copies} {render(title(id), language)}" for id, copies in deck.cards.items()]
    assert read_deck("\n".join(lines)).deck == deck


# JSON


@pytest.mark.parametrize(
    "text",
    [
        '{"name": "A", "cards": {"01001": 1, "01002": 2, "01050": 3}}',
        '{"slots": {"01050": 3, "01002": 2, "01001": 1}}',
        '{"01001": 1, "01002": 2, "01050": 3}',
        '{"data": [{"id": 7, "cards": {"01001": 1, "01002": 2, "01050": 3}}], "total": 1}',
        '[{"cards": {"01001": 1, "01002": 2, "01050": 3}}]',
        '{"identity": "noise", "cards": {"deja-vu": 2, "sure-gamble": 3}}',
        '{"identity": {"title": "Noise: Hacker Extraordinaire"}, "cards": '
        '[{"qty": 2, "card": "Déjà Vu"}, {"quantity": 3, "card": {"title": "Sure Gamble", "code": "01050"}}]}',
        '{"data": {"id": "a-b", "type": "decklists", "attributes": {"name": "A", "identity_card_id": '
        '"noise_hacker_extraordinaire", "side_id": "runner", "num_cards": 5, "card_slots": '
        '{"noise_hacker_extraordinaire": 1, "deja_vu": 2, "sure_gamble": 3}}}}',
    ],
)
def test_json(text: str) -> None:
    assert read_deck(text).deck == SMALL


# OCTGN

OCTGN = """\
<?xml version="1.0" encoding="utf-8" standalone="yes"?>
<deck game="0f38e453-26df-4c04-9d67-6d43de939c77">
  <section name="Identity">
    <card qty="1" id="bc0f047c-01b1-427f-a439-d451eda01001">Noise: Hacker Extraordinaire</card>
  </section>
  <section name="R&amp;D / Stack">
    <card qty="3" id="x">Sure Gamble</card>
    <card qty="2" id="bc0f047c-01b1-427f-a439-d451eda01002">Da capo</card>
  </section>
</deck>
"""


def test_octgn() -> None:
    """By title, and where that says nothing by the number at the end of the id."""
    assert read_deck(OCTGN).deck == SMALL


def test_octgn_is_written_as_octgn_reads_it() -> None:
    root = ET.fromstring(WRITERS[".o8d"](NamedDeck("", starter_deck("jinteki"))))
    sections = [section.get("name") for section in root]
    assert (root.get("game"), sections) == ("0f38e453-26df-4c04-9d67-6d43de939c77", ["Identity", "R&D / Stack"])
    snare = next(card for card in root.iter("card") if card.text == "Snare!")
    assert (snare.get("qty"), snare.get("id")) == ("3", "bc0f047c-01b1-427f-a439-d451eda01070")


# there and back


@pytest.mark.parametrize("ending", WRITERS)
@pytest.mark.parametrize("faction", starter_names())
def test_every_format_keeps_a_deck(faction: str, ending: str, tmp_path: Path) -> None:
    named = NamedDeck("Mein Deck: “<&>”", starter_deck(faction))
    file = str(tmp_path / f"deck{ending}")
    write_deck(file, named)
    assert find_deck(file) == (named if ending != ".o8d" else named._replace(name="deck"))
    assert load_deck(file, named.deck.side) == named.deck


DECKS = st.builds(
    lambda identity, counts: Deck(identity.id, {id: counts[id] for id in PRINTED if id in counts}),
    st.sampled_from([card for card in PRINTED.values() if card.type is Type.IDENTITY]),
    st.dictionaries(
        st.sampled_from([card.id for card in PRINTED.values() if card.type is not Type.IDENTITY]), st.integers(1, 99)
    ),
)


@settings(max_examples=50, deadline=None)
@given(DECKS, st.text(max_size=100), st.sampled_from(list(WRITERS)))
def test_any_deck_of_any_name_is_kept(deck: Deck, name: str, ending: str) -> None:
    clean = "".join(char for char in " ".join(name.split()) if char.isprintable())
    written = WRITERS[ending](NamedDeck(clean, deck))
    assert read_deck(written).deck == deck


@settings(max_examples=200, deadline=None)
@given(st.text(max_size=200) | st.text("3x{}[]<>:,\"'01 \n-", max_size=200))
def test_any_text_is_a_deck_or_a_sentence(text: str) -> None:
    with suppress(Complaint):
        assert read_deck(text).deck.identity in PRINTED


# bad files


@pytest.mark.parametrize(
    "text", ["", "\n\n", "hello", "Dear all,\nthis is a letter.\n", "{}", "[]", "null", "7", '{"a": 1}']
)
def test_not_a_deck(text: str) -> None:
    assert complaint(text) == "not-deck"


@pytest.mark.parametrize(
    "text",
    [
        '{"cards": 7}',
        '{"cards": ["a"]}',
        "[1, 2]",
        "[" * 100_000,
        '{"a":' * 100_000,
        "<a/>",
        "<deck/>",
        "<deck><card/></deck>",
    ],
)
def test_no_deck_in_any_format(text: str) -> None:
    assert complaint(text) in ("not-deck", "json")


def test_unknown_cards_and_what_may_be_meant() -> None:
    assert complaint("Noise\n3x Sure Gambel") == "card-near"
    assert sentence("Noise\n3x Sure Gambel") == ("There is no card “Sure Gambel” in the core set; perhaps Sure Gamble?")
    assert complaint("Noise\n3x Qqqqqq") == "card"
    assert complaint("Noize: Hacker Extraordinary\n3x Sure Gamble") == "card-near"
    assert complaint('{"01001": 1, "02001": 3}') in ("card", "card-near")
    assert complaint(OCTGN.replace("Sure Gamble", "Sure Gambol")) == "card-near"


@pytest.mark.parametrize("count", ["0", "-1", "1.5", "100", "1,000", "99999999999999999999"])
def test_wrong_counts(count: str) -> None:
    assert complaint(f"Noise\n{count}x Sure Gamble") == "count"
    assert complaint(OCTGN.replace('qty="3"', f'qty="{count}"')) == "count"


@pytest.mark.parametrize("count", ["0", "-1", "1.5", "100", "true", "null", '"3"', "[]", "1e400"])
def test_wrong_counts_in_json(count: str) -> None:
    assert complaint(f'{{"01001": 1, "01050": {count}}}') == "count"


def test_too_many_in_several_lines() -> None:
    assert complaint("Noise\n60 Sure Gamble\n60 Sure Gamble") == "count"


def test_identities() -> None:
    assert complaint("3x Sure Gamble") == "no-identity"
    assert complaint("Noise\nJinteki\n3x Sure Gamble") == "identities"
    assert complaint("2x Noise\n3x Sure Gamble") == "count-identity"
    assert complaint('{"01001": 3, "01050": 3}') == "count-identity"
    assert read_deck("Noise\nNoise\n3x Sure Gamble").deck == Deck("noise", {"sure-gamble": 3})


def test_malformed_formats_name_the_line() -> None:
    assert sentence('{"cards":\n{"01001": 1,}}') == "Line 2 of the file is not well-formed JSON; correct it."
    assert sentence("<deck>\n<card>\n</deck>") == "Line 3 of the file is not well-formed XML; correct it."


BOMB = '<!DOCTYPE b [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><deck><card qty="1">&b;</card></deck>'


@pytest.mark.parametrize(
    "text", [BOMB, '<?xml version="1.0"?>\n' + BOMB, "<!DOCTYPE deck SYSTEM 'file:///etc/passwd'><deck/>"]
)
def test_document_types_are_refused(text: str) -> None:
    assert complaint(text) == "doctype"


def test_an_undefined_entity() -> None:
    assert complaint('<deck><card qty="1">&b;</card></deck>') == "xml"


@pytest.mark.parametrize(
    "text",
    ["3x Sure Gamble\n", "Sure Gamble\n", "x\n", "3x Nothing\n", "<a>", "#\n", ": (3)", "a ", "3", "(", " \t"],
)
@pytest.mark.parametrize("start", ["", "Noise", "Noise\n", "a", "{", '{"'])
def test_a_large_file_takes_no_time(text: str, start: str) -> None:
    started = process_time()
    with suppress(Complaint):
        read_deck(start + text * (LIMIT // len(text)) + "x")
    assert process_time() - started < 10


# files by name


@pytest.mark.parametrize(
    ("data", "id"),
    [
        (b"\x89PNG\r\n\x1a\n\x00\x00", "file-not-text"),
        (b"Noise\0", "file-not-text"),
        (b"\xff\xfeN\x00", "file-not-text"),
        (b"x" * (LIMIT + 1), "file-too-big"),
        (b"", "deckfile-not-deck"),
    ],
)
def test_bad_files(data: bytes, id: str, tmp_path: Path) -> None:
    file = tmp_path / "deck.txt"
    file.write_bytes(data)
    with pytest.raises(Complaint) as caught:
        find_deck(str(file))
    assert caught.value.message.id == id


@pytest.mark.parametrize(
    ("name", "id"), [("nowhere.txt", "deckfile-missing"), (".", "file-unreadable"), ("a\0b", "file-unreadable")]
)
def test_missing_files(name: str, id: str) -> None:
    with pytest.raises(Complaint) as caught:
        find_deck(name)
    assert caught.value.message.id == id


def test_a_byte_order_mark_and_windows_lines(tmp_path: Path) -> None:
    file = tmp_path / "Mine.txt"
    file.write_bytes(b"\xef\xbb\xbf" + PLAIN.replace("\n", "\r\n").encode())
    assert find_deck(str(file)) == NamedDeck("A small one", SMALL)
    file.write_text("Noise\n3x Sure Gamble", encoding="utf-8")
    assert find_deck(str(file)).name == "Mine"


def test_starter_decks_by_name() -> None:
    assert load_deck("jinteki", CORP) == starter_deck("jinteki")
    assert load_deck("shaper", RUNNER) == starter_deck("shaper")
    with pytest.raises(Complaint) as caught:
        load_deck("shaper", CORP)
    assert caught.value.message.id == "deck-side"


@pytest.mark.parametrize(("name", "id"), [("deck.doc", "format"), ("deck", "format"), ("letter.txt", "not-replaced")])
def test_what_is_not_written(name: str, id: str, tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear all", encoding="utf-8")
    with pytest.raises(Complaint) as caught:
        write_deck(str(tmp_path / name), NamedDeck("", SMALL))
    assert caught.value.message.id == f"deckfile-{id}"
    assert letter.read_text(encoding="utf-8") == "Dear all"


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(Complaint) as caught:
        write_deck(str(tmp_path / "no" / "deck.txt"), NamedDeck("", SMALL))
    assert caught.value.message.id == "file-not-written"


def test_an_older_deck_is_replaced(tmp_path: Path) -> None:
    file = str(tmp_path / "deck.txt")
    write_deck(file, NamedDeck("old", SMALL))
    write_deck(file, NamedDeck("new", SMALL))
    assert find_deck(file).name == "new"


# names of cards


@pytest.mark.parametrize("card", PRINTED.values(), ids=lambda card: card.id)
def test_every_card_is_found(card: Printed) -> None:
    assert find_card(card.id) is find_card(code(card)) is find_card(card.title.upper()) is card
    assert card.title in near(card.title + "x")


def test_codes_are_those_of_deck_sites() -> None:
    assert code(PRINTED["noise"]) == "01001"
    assert code(PRINTED["wall-of-static"]) == "01113"
    assert json.loads(WRITERS[".json"](NamedDeck("A", SMALL))) == {
        "name": "A",
        "cards": {"01001": 1, "01002": 2, "01050": 3},
    }
