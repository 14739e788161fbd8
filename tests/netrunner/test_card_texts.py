"""Every card has a title and a text of its own in every language."""

from __future__ import annotations

import re

import pytest

from cyberdeck.kernel import message
from cyberdeck.locale.texts import LANGUAGES, render
from cyberdeck.netrunner.printed import PRINTED
from cyberdeck.netrunner.text import TEXTS, Text, plus

SUBROUTINE = "▸ "
UNTIDY = re.compile(r"[{}$|]|\s\s|\.\.|^\s|\s$")
PURE_NUMBERS = re.compile(r"\d+")


def title(key: str, language: str) -> str:
    return render(message(f"card-{key}"), language)


def text(key: str, language: str) -> str:
    return render(message(f"card-{key}.text"), language)


def test_all_cards_are_here() -> None:
    assert len(PRINTED) == 113
    assert PRINTED.keys() == TEXTS.keys()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", PRINTED)
def test_a_card_has_a_title_and_a_text(key: str, language: str) -> None:
    for said in (title(key, language), text(key, language)):
        assert said
        assert not UNTIDY.search(said)
    assert text(key, language).endswith(".")


@pytest.mark.parametrize("key", PRINTED)
def test_the_english_title_is_the_printed_one(key: str) -> None:
    assert title(key, "en") == PRINTED[key].title


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_share_a_title(language: str) -> None:
    assert len({title(key, language) for key in PRINTED}) == len(PRINTED)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", PRINTED)
def test_a_text_names_each_subroutine(key: str, language: str) -> None:
    assert text(key, language).count(SUBROUTINE) == len(TEXTS[key].subroutines)


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("key", PRINTED)
def test_a_translation_is_another_text_with_the_same_numbers(key: str, language: str) -> None:
    assert text(key, language) != text(key, "en")
    assert sorted(PURE_NUMBERS.findall(text(key, language))) == sorted(PURE_NUMBERS.findall(text(key, "en")))


def test_a_constant_ability_can_only_change_a_value_that_some_rule_reads() -> None:
    with pytest.raises(ValueError, match="memry"):
        Text("misspelt", constant={"memry": plus(1)})  # type: ignore[dict-item]
