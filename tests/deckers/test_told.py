"""Whatever happens in a game of Deckers can be read in every language, and in that language only."""

from __future__ import annotations

import random
import re

import pytest

import contract
from cyberdeck.deckers import new_game
from cyberdeck.deckers.begin import VARIANTS
from cyberdeck.deckers.content import CONTENT
from cyberdeck.kernel import Game
from cyberdeck.locale.texts import LANGUAGES, render

SETS = (
    ("oshin-noro", "monty-quantum"),
    ("techno-twins", "angel-nitrate", "rupert-stanz", "kelly-nexus"),
    ("leiko-mori", "tokyo-black", "tilda-sweet"),
    ("hettie-magnetic",),
)
ENGLISH_COLOURS = re.compile(r"\b(blue|green|yellow|red|purple|black|white)\b")


def game_of(smc: str, number: int) -> Game:
    """Every set of deckers and every variant meets some computers."""
    variants = [VARIANTS[number % len(VARIANTS)], *(["packets"] if number % 3 == 0 else [])]
    return new_game(smc, SETS[number % len(SETS)], seed=number, variants=list(dict.fromkeys(variants)))


@pytest.mark.parametrize("number", range(14))
def test_everything_is_told(number: int) -> None:
    smcs = list(CONTENT.smcs)
    game, chance = game_of(smcs[number % len(smcs)], number), random.Random(number)
    while game.decision is not None:
        contract.everything_is_told(game)
        game.decide(chance.randrange(len(game.decision.options)))
    assert game.result is not None
    for language in LANGUAGES:
        assert render(game.result.reason, language)


@pytest.mark.parametrize("language", ["de", "pl", "ru"])
def test_no_english_word_slips_through(language: str) -> None:
    """Colours reach a text as plain words, for it to select on; none must be shown as it is."""
    for number in range(8):
        game, chance = game_of(list(CONTENT.smcs)[number % 7], number), random.Random(number)
        while game.decision is not None:
            told = [game.decision.prompt, *(offer.message for offer in game.decision.options[:40]), *game.news(0)]
            for message in told:
                text = render(message, language)
                assert not ENGLISH_COLOURS.search(text), f"{message.id}: {text}"
            game.decide(chance.randrange(len(game.decision.options)))


@pytest.mark.parametrize(
    ("number", "en", "de", "pl", "ru"),
    [
        (1, "a red program", "ein rotes Programm", "czerwony program", "красная программа"),
        (3, "3 red programs", "3 rote Programme", "3 czerwone programy", "3 красные программы"),
        (5, "5 red programs", "5 rote Programme", "5 czerwonych programów", "5 красных программ"),
    ],
)
def test_numbers_of_programs(number: int, en: str, de: str, pl: str, ru: str) -> None:
    from cyberdeck.deckers.words import RED, Program

    spoken = Program(RED, number).spoken(0)
    assert [render(spoken, language) for language in LANGUAGES] == [en, de, pl, ru]
