"""Messages become sentences in four languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from cyberdeck.locale import Message, message
from cyberdeck.locale.texts import LANGUAGES, LocaleError, UnknownMessage, add_folder, preferred_language, render

TEXTS = {
    "en": "test-cards = { $n ->\n [one] { $n } card\n *[other] { $n } cards\n }\ntest-play = You play { $card }.\n",
    "de": "test-cards = { $n ->\n [one] { $n } Karte\n *[other] { $n } Karten\n }\ntest-play = Du spielst { $card }.\n",
    "pl": (
        "test-cards = { $n ->\n [one] { $n } karta\n [few] { $n } karty\n [many] { $n } kart\n"
        " *[other] { $n } karty\n }\ntest-play = Zagrywasz: { $card }.\n"
    ),
    "ru": (
        "test-cards = { $n ->\n [one] { $n } карта\n [few] { $n } карты\n [many] { $n } карт\n"
        " *[other] { $n } карты\n }\ntest-play = Вы разыгрываете: { $card }.\n"
    ),
}
COMMON = "test-ice = { $name }\n    .text = Text of { $name }\ntest-only-attribute =\n    .text = Alone\n"


@pytest.fixture(scope="module", autouse=True)
def _texts(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("texts")
    for language, text in TEXTS.items():
        (folder / language).mkdir()
        (folder / language / "test.ftl").write_text(text + COMMON, encoding="utf-8")
    add_folder(folder)


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        ("en", {0: "0 cards", 1: "1 card", 2: "2 cards", 21: "21 cards"}),
        ("de", {0: "0 Karten", 1: "1 Karte", 2: "2 Karten", 21: "21 Karten"}),
        ("pl", {0: "0 kart", 1: "1 karta", 2: "2 karty", 5: "5 kart", 12: "12 kart", 21: "21 kart", 22: "22 karty"}),
        ("ru", {0: "0 карт", 1: "1 карта", 2: "2 карты", 5: "5 карт", 12: "12 карт", 21: "21 карта", 22: "22 карты"}),
    ],
)
def test_plurals(language: str, sentences: dict[int, str]) -> None:
    assert {n: render(message("test-cards", n=n), language) for n in sentences} == sentences


def test_an_argument_may_be_a_message_in_the_same_language() -> None:
    nested = message("test-play", card=message("test-cards", n=2))
    assert render(nested, "en") == "You play 2 cards."
    assert render(nested, "pl") == "Zagrywasz: 2 karty."
    assert str(nested) == "You play 2 cards."


def test_attributes() -> None:
    assert render(message("test-ice.text", name="Wall"), "de") == "Text of Wall"
    assert render(Message("test-only-attribute.text"), "en") == "Alone"


@pytest.mark.parametrize("id", ["test-nothing", "test-cards.text", "test-only-attribute", ""])
def test_an_unknown_id_is_an_error(id: str) -> None:
    with pytest.raises(UnknownMessage, match=f"no message {id}"):
        render(Message(id), "en")


def test_a_missing_argument_is_an_error() -> None:
    with pytest.raises(LocaleError, match="test-play"):
        render(message("test-play"), "ru")


def test_an_unknown_language_is_an_error() -> None:
    with pytest.raises(LocaleError, match="fr"):
        render(message("test-play", card="x"), "fr")


@pytest.mark.parametrize(
    ("wish", "language"),
    [
        ("de_AT.UTF-8", "de"),
        ("pl", "pl"),
        ("RU-ru", "ru"),
        ("fr_FR.UTF-8", "en"),
        ("deu", "en"),
        ("C", "en"),
        ("", "en"),
        (None, "en"),
    ],
)
def test_preferred_language(wish: str | None, language: str) -> None:
    assert preferred_language(wish) == language


def test_every_language_ships_the_same_files() -> None:
    shipped = Path(__file__).parents[2] / "src" / "cyberdeck" / "locale"
    names = [sorted(path.name for path in (shipped / language).glob("*.ftl")) for language in LANGUAGES]
    assert names == [names[0]] * len(LANGUAGES)
