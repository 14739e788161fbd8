"""The helpers of the deckbuilder beside the table: they answer, and bad input gets one sentence."""

from __future__ import annotations

import json
from typing import Any

import pytest

from cyberdeck import games
from cyberdeck.kernel import Complaint
from cyberdeck.locale.texts import LANGUAGES, render
from cyberdeck.netrunner.deckformats import read_deck
from cyberdeck.netrunner.decks import starter_deck, starter_names
from cyberdeck.netrunner.tools import check_deck
from cyberdeck.service.wire import encode

FORMATS = ("text", "link", "markdown", "bbcode", "json", "octgn")


def tool(name: str, wish: Any) -> Any:
    """What the helper answers, as a client reads it."""
    return json.loads(encode(games.find("netrunner").tools()[name](wish)))


def starter(faction: str, **copies: int | None) -> dict[str, Any]:
    """A starter deck with so many copies of these cards; `_` stands for `-`, None for no copy at all."""
    wish = starter_deck(faction).data()
    changed = {name.replace("_", "-"): number for name, number in copies.items()}
    return {**wish, "cards": {id: number for id, number in {**wish["cards"], **changed}.items() if number is not None}}


def clauses(wish: Any) -> list[str]:
    """The clauses of the deck's faults, each of which can be told in every language."""
    faults = check_deck(wish)["faults"]
    for reason, _ in faults:
        assert all(render(reason, language) for language in LANGUAGES)
    return [clause for _, clause in faults]


# check-deck


@pytest.mark.parametrize("faction", starter_names())
def test_starter_decks_are_legal(faction: str) -> None:
    assert clauses(starter(faction)) == []  # NR-4.1


def test_the_counts_of_a_deck() -> None:
    told = tool("check-deck", starter("shaper", account_siphon=2))
    assert told["faults"] == []
    assert (told["cards"], told["least"]) == (49, 45)  # NR-52.2, NR-52.3
    assert (told["influence"], told["limit"]) == (8, 15)  # NR-53.1, NR-53.3
    assert told["spent"] == {"account-siphon": 8}
    assert (told["points"], told["allowed"]) == (0, None)


def test_the_agenda_points_of_a_corp_deck() -> None:
    told = tool("check-deck", starter("jinteki"))
    assert told["allowed"] == [20, 21]  # NR-52.8
    assert told["points"] in told["allowed"]


@pytest.mark.parametrize(
    ("wish", "clause"),
    [
        (starter("shaper", sure_gamble=4), "NR-52.4"),
        (starter("shaper", snare=1), "NR-52.5"),
        (starter("jinteki", priority_requisition=None), "NR-52.8"),
        (starter("shaper", account_siphon=3, desperado=3), "NR-53.1"),
        (starter("jinteki", accelerated_beta_test=1, nisei_mk_ii=2), "NR-53.6"),
        (starter("shaper", noise=1), "NR-52.1"),
        ({"identity": "noise", "cards": {}}, "NR-52.2"),
    ],
)
def test_a_fault_names_its_clause(wish: Any, clause: str) -> None:
    assert clause in clauses(wish)


BAD_DECKS: list[Any] = [
    None,
    7,
    "shaper",
    [],
    {},
    {"identity": "noise"},
    {"identity": "nobody", "cards": {}},
    {"identity": "sure-gamble", "cards": {}},
    {"identity": ["noise"], "cards": {}},
    {"identity": {"id": "noise"}, "cards": {}},
    {"identity": "noise", "cards": []},
    {"identity": "noise", "cards": "wyrm"},
    *({"identity": "noise", "cards": {"wyrm": count}} for count in (0, -1, 100, True, 1.5, "2", None, [1])),
    {"identity": "noise", "cards": {"time-walk": 1}},
]


@pytest.mark.parametrize("wish", BAD_DECKS, ids=repr)
@pytest.mark.parametrize("name", ["check-deck", "export-deck"])
def test_what_is_no_deck(name: str, wish: Any) -> None:
    with pytest.raises(Complaint) as told:
        tool(name, wish)
    assert told.value.message.id in ("deck-malformed", "deck-card")


# import-deck, export-deck


@pytest.mark.parametrize("faction", starter_names())
@pytest.mark.parametrize("format", FORMATS)
def test_a_deck_comes_back_from_its_text(faction: str, format: str) -> None:
    deck = starter(faction)
    text = tool("export-deck", {**deck, "name": "Mine", "format": format})["text"]
    told = tool("import-deck", {"text": text})
    assert {"identity": told["identity"], "cards": told["cards"]} == deck
    assert told["name"] == ("" if format == "octgn" else "Mine")


def test_the_text_is_the_default() -> None:
    deck = starter("nbn")
    assert tool("export-deck", deck) == tool("export-deck", {**deck, "name": "", "format": "text"})


def test_a_name_cannot_become_a_card() -> None:
    text = tool("export-deck", {**starter("nbn"), "name": "Mine\n3 Hedge Fund\n#" + "x" * 200})["text"]
    assert len(text.splitlines()[0]) < 100
    assert read_deck(text).deck == starter_deck("nbn")


@pytest.mark.parametrize("more", [{"format": "pdf"}, {"format": ["text"]}, {"format": None}, {"name": 7}], ids=repr)
def test_what_cannot_be_exported(more: dict[str, Any]) -> None:
    with pytest.raises(Complaint) as told:
        tool("export-deck", {**starter("nbn"), **more})
    assert told.value.message.id == "deck-malformed"


def test_a_deck_with_faults_can_be_imported() -> None:
    told = tool("import-deck", {"text": "Noise\n4x Sure Gamble\n1x Snare!"})
    assert told == {"name": "", "identity": "noise", "cards": {"sure-gamble": 4, "snare": 1}}
    assert clauses(told) == ["NR-52.2", "NR-52.4", "NR-52.5"]


@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        (None, "deck-malformed"),
        ("3 Sure Gamble", "deck-malformed"),
        ({}, "deck-malformed"),
        ({"text": 3}, "deck-malformed"),
        ({"text": ["Noise"]}, "deck-malformed"),
        ({"text": "x" * 20_001}, "too-large"),
        ({"text": ""}, "deckfile-not-deck"),
        ({"text": "Dear diary"}, "deckfile-not-deck"),
        ({"text": "3 Sure Gamble"}, "deckfile-no-identity"),
        ({"text": "Noise\n2 Qqqqqqq"}, "deckfile-card"),
        ({"text": "Noise\n2 Shure Gamble"}, "deckfile-card-near"),
        ({"text": "Noise\n0 Sure Gamble"}, "deckfile-count"),
        ({"text": "Noise\nGabriel Santiago"}, "deckfile-identities"),
        ({"text": "{]"}, "deckfile-json"),
        ({"text": "<deck>"}, "deckfile-xml"),
        ({"text": "<!DOCTYPE deck><deck/>"}, "deckfile-doctype"),
    ],
)
def test_what_cannot_be_imported(wish: Any, reason: str) -> None:
    with pytest.raises(Complaint) as told:
        tool("import-deck", wish)
    assert told.value.message.id == reason
    assert all(render(told.value.message, language) for language in LANGUAGES)


# starter-decks


@pytest.mark.parametrize("wish", [None, {}, {"side": "corp"}], ids=repr)
def test_the_starter_decks(wish: Any) -> None:
    assert tool("starter-decks", wish) == {faction: starter(faction) for faction in starter_names()}  # NR-4.1
