"""The rules reference speaks the words of the table, is found by other words too, and holds no editor's notes."""

from __future__ import annotations

import pytest

from cyberdeck.cli.app import main
from cyberdeck.locale.check import notes_in, rules_notes
from cyberdeck.locale.messages import message
from cyberdeck.locale.reference import REFERENCES, search, synonyms
from cyberdeck.locale.texts import LANGUAGES, render


def hits(game: str, language: str, *words: str) -> set[str]:
    return {clause.id for chapter in search(game, language, words) for clause in chapter.clauses if clause.id}


@pytest.mark.parametrize(
    "id",
    ["piece-black-guardian", "action-convert", "phase-new-scouts", "phase-information", "keyword-show", "pool-scouts"],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_know_the_words_of_the_table(id: str, language: str) -> None:
    word = render(message(id), language).split()[-1 if id.startswith("piece") else 0]
    assert hits("deckers", language, word), word


@pytest.mark.parametrize(("table", "old"), [("Spark", "scout"), ("Modify", "convert"), ("Reveal", "show")])
def test_an_old_word_finds_what_the_new_one_finds(table: str, old: str) -> None:
    assert hits("deckers", "en", table) <= hits("deckers", "en", old)
    assert hits("deckers", "en", table)


def test_no_old_word_is_left_in_the_english_rules() -> None:
    texts = " ".join(clause.text for chapter in search("deckers", "en", ()) for clause in chapter.clauses).lower()
    assert [word for word in ("scout", "convert", "information phase") if word in texts] == []


@pytest.mark.parametrize("game", REFERENCES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_other_word_leads_somewhere(game: str, language: str) -> None:
    lost = [word for word in synonyms(game, language) if not hits(game, language, *word.split())]
    assert lost == []


@pytest.mark.parametrize("language", ["de", "pl", "ru"])
def test_english_words_find_the_rules_of_other_languages(language: str) -> None:
    """Whoever knows the English edition finds DK-12, on Sparks, and NR-35, on tags."""
    assert "DK-12.7" in hits("deckers", language, "spark")
    assert any(id.startswith("NR-35") for id in hits("netrunner", language, "tag"))


def test_there_are_no_notes() -> None:
    assert rules_notes() == []


@pytest.mark.parametrize(
    "text",
    [
        "Sentinel does. [p.8, p.24?]",
        "A rule for implementers.",
        "(Symbol verloren)",
        "Pełne proponowane karty",
        "значок утрачен",
        "(copper-alert)",
    ],
)
def test_a_note_is_seen(text: str) -> None:
    assert notes_in(text)


def test_the_terminal_finds_a_rule_by_an_old_word(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "deckers", "scouts", "convert", "--lang", "en"]) == 0
    assert "DK-12.6" in capsys.readouterr().out
    assert main(["rules", "deckers", "--lang", "en"]) == 0
    assert "Modify action" in capsys.readouterr().out
    assert main(["rules", "deckers", "abracadabra", "--lang", "en"]) == 2
    assert "abracadabra" in capsys.readouterr().err
