"""Whatever happens in a game of Deckers can be read in every language, and in that language only."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

import contract
from cyberdeck.deckers import new_game
from cyberdeck.deckers.choosing import VARIANTS
from cyberdeck.deckers.content import CONTENT
from cyberdeck.deckers.words import RED, Program
from cyberdeck.kernel import AnyGame, Message
from cyberdeck.locale.texts import LANGUAGES, render

SETS = (
    ("oshin-noro", "monty-quantum"),
    ("techno-twins", "angel-nitrate", "rupert-stanz", "kelly-nexus"),
    ("leiko-mori", "tokyo-black", "tilda-sweet"),
    ("hettie-magnetic",),
)
SMCS = list(CONTENT.smcs)
ENGLISH = re.compile(r"\b(blue|green|yellow|red|purple|black|white|up|down)\b")
"""Words that reach a text for it to select on; none must be shown as it is."""


def game_of(number: int, **more: Any) -> AnyGame:
    """Every set of deckers and every variant meets some computers."""
    variants = [VARIANTS.values[number % len(VARIANTS.choices)], *(["packets"] if number % 3 == 0 else [])]
    deckers = SETS[number % len(SETS)]
    return new_game(SMCS[number % len(SMCS)], deckers, number, variants=list(dict.fromkeys(variants)), **more)


@pytest.mark.parametrize("number", range(14))
def test_everything_is_told(number: int) -> None:
    game, chance = game_of(number), random.Random(number)
    while game.decision is not None:
        contract.everything_is_told(game)
        game.decide(chance.randrange(len(game.decision.options)))
    assert game.result is not None
    for language in LANGUAGES:
        assert render(game.result.reason, language)


def test_every_objective_is_told_and_no_english_word_slips_through() -> None:
    known: set[Message] = set()
    for number, objective in enumerate(CONTENT.objectives):
        following = [id for id in ("silver-swarm", "gold-blackout") if id != objective]
        game = game_of(number, objectives=[objective, *following])
        chance = random.Random(number)
        while game.decision is not None:
            decision = game.decision
            told = {decision.prompt, *(offer.message for offer in decision.options), *game.news(decision.seat)}
            for message in told - known:
                check(message)
            known |= told
            game.decide(chance.randrange(len(decision.options)))
    assert len(known) > 2000


def check(message: Message) -> None:
    assert render(message, "en")
    for language in LANGUAGES[1:]:
        text = render(message, language)
        assert text
        assert not ENGLISH.search(text), f"{language}: {message.id}: {text}"


@pytest.mark.parametrize("kind", ["cards", "deckers", "objectives", "packets", "smcs", "upgrades"])
def test_all_content_has_a_name(kind: str) -> None:
    prefixes = {"cards": "command", "smcs": "smc"}
    prefix = prefixes.get(kind, kind.removesuffix("s"))
    for id in getattr(CONTENT, kind):
        for language in LANGUAGES:
            assert render(Message(f"{prefix}-{id.replace('.', '-')}"), language)


@pytest.mark.parametrize(
    ("number", "en", "de", "pl", "ru"),
    [
        (1, "a red program", "ein rotes Programm", "czerwony program", "красная программа"),
        (3, "3 red programs", "3 rote Programme", "3 czerwone programy", "3 красные программы"),
        (5, "5 red programs", "5 rote Programme", "5 czerwonych programów", "5 красных программ"),
    ],
)
def test_numbers_of_programs(number: int, en: str, de: str, pl: str, ru: str) -> None:
    spoken = Program(RED, number).spoken(0)
    assert isinstance(spoken, Message)
    assert [render(spoken, language) for language in LANGUAGES] == [en, de, pl, ru]
