"""The check of the texts finds each kind of fault."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from cyberdeck.locale.check import client_ids, problems, used_ids
from cyberdeck.locale.texts import LANGUAGES

Write = Callable[..., Path]
GOOD = "greeting = Hello { $name }\n    .hint = A hint\n"


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Writes a text in all languages, except where a language is given its own."""

    def texts(text: str, **own: str) -> Path:
        for language in LANGUAGES:
            (tmp_path / language).mkdir()
            (tmp_path / language / "a.ftl").write_text(own.get(language, text), encoding="utf-8")
        return tmp_path

    return texts


def test_good_texts_have_no_problems(write: Write) -> None:
    assert problems(write(GOOD), {"greeting"}) == []


def test_missing(write: Write) -> None:
    assert problems(write(GOOD, pl=""), {"greeting"}) == ["pl: greeting is missing", "pl: greeting.hint is missing"]


def test_missing_everywhere(write: Write) -> None:
    assert problems(write(""), {"greeting"}) == [f"{language}: greeting is missing" for language in LANGUAGES]


def test_missing_attribute(write: Write) -> None:
    assert problems(write(GOOD, ru="greeting = Привет, { $name }\n"), {"greeting"}) == ["ru: greeting.hint is missing"]


def test_unused(write: Write) -> None:
    found = problems(write(GOOD, de=GOOD + "farewell = Tschüs\n"), {"greeting"})
    assert found == ["de: farewell is not used"]


def test_malformed(write: Write) -> None:
    assert problems(write(GOOD, de=GOOD + "broken = { $name\n"), {"greeting"}) == [
        "de: a.ftl: malformed: broken = { $name"
    ]


def test_different_variables(write: Write) -> None:
    found = problems(write("greeting = Hello { $name }\n", de="greeting = Hallo { $nmae }\n"), {"greeting"})
    assert found == ["de: greeting has the variables $nmae, but en has $name"]


def test_variables_of_attributes_and_choices_count(write: Write) -> None:
    text = "greeting = { $n ->\n [one] { $a }\n *[other] { $b }\n }\n    .hint = { NUMBER($c) }\n"
    found = problems(write(text, pl="greeting = x\n    .hint = x\n"), {"greeting"})
    assert found == [
        "pl: greeting has the variables none, but en has $a, $b, $n",
        "pl: greeting.hint has the variables none, but en has $c",
    ]


def test_duplicated(write: Write) -> None:
    assert problems(write(GOOD, en=GOOD + GOOD), {"greeting"}) == ["en: greeting is there 2 times"]


def test_references_are_followed(write: Write) -> None:
    text = "-brand = Deck\nname = { -brand }\ngreeting = Hello { name }\n"
    assert problems(write(text, de="name = x\ngreeting = Hallo { name } { -marke }\n"), {"greeting"}) == [
        "de: -marke is missing"
    ]


def test_a_family_of_ids_must_be_the_same_in_all_languages(write: Write) -> None:
    assert problems(write("card-a = A\ncard-b = B\n", ru="card-a = A\n"), {"card-*"}) == ["ru: card-b is missing"]


@pytest.mark.parametrize(
    ("code", "ids"),
    [
        ('message("a", n=1)', {"a"}),
        ('Message("a.text")', {"a.text"}),
        ('message("a" if x else "b")', {"a", "b"}),
        ("message(name)", set()),
        ('Option("play", card)', {"option-play"}),
        ('Option[int]("play", 1)', {"option-play"}),
        ('typer.Option("--help")', set()),
        ('x = yield from choose(seat, "which-card", options)', {"ask-which-card"}),
        ('choose_number(seat, "how-many", range(3))', {"ask-how-many"}),
        ('choose_some(seat, "which", options, 2)', {"ask-which"}),
        ("class CardDrawn(Event): ...", {"event-card-drawn"}),
        ("class Event: ...", set()),
        ('MESSAGE_IDS = ("a", "b")', {"a", "b"}),
        ('MESSAGE_IDS: Final = frozenset({"a", "card-*"})', {"a", "card-*"}),
        ('Reason("x")', set()),
    ],
)
def test_used_ids(tmp_path: Path, code: str, ids: set[str]) -> None:
    (tmp_path / "inner").mkdir()
    source = f"def f():\n    {code}\n" if "yield" in code else code
    (tmp_path / "inner" / "module.py").write_text(source, encoding="utf-8")
    assert used_ids(tmp_path) == ids


def test_the_client_uses_texts_too(tmp_path: Path) -> None:
    (tmp_path / "inner").mkdir()
    (tmp_path / "a.ts").write_text('t("a"); start("b"); say(["c", []]);\n', encoding="utf-8")
    (tmp_path / "inner" / "b.tsx").write_text('<p title={t("d.hint")}>{t(\n  "e", { n: 1 })}</p>\n', encoding="utf-8")
    assert client_ids(tmp_path) == {"a", "d.hint", "e"}


def test_without_the_code_of_the_client_its_texts_count_as_used(tmp_path: Path) -> None:
    assert client_ids(tmp_path / "nowhere") == {"web-*"}
