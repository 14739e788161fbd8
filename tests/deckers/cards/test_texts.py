"""What players read about the command cards, in every language."""

from __future__ import annotations

import pytest

from cyberdeck.deckers.content import CONTENT
from cyberdeck.kernel import Message
from cyberdeck.locale.texts import LANGUAGES, UnknownMessage, render
from deckers.commands import holding
from deckers.tables import options, play, prompt


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_title_and_every_advanced_one_a_text(language: str) -> None:
    titles = [render(Message(f"command-{key}"), language) for key in CONTENT.cards]
    assert len(CONTENT.cards) == len(set(titles)) == 45
    for key, card in CONTENT.cards.items():
        if card.advanced:
            assert len(render(Message(f"command-{key}.text"), language)) > 20
        else:
            with pytest.raises(UnknownMessage):
                render(Message(f"command-{key}.text"), language)


def test_titles_are_those_of_the_content() -> None:
    for key, card in CONTENT.cards.items():
        assert render(Message(f"command-{key}"), "en") == card.title.en
        assert render(Message(f"command-{key}"), "de") == card.title.de


# DK-15.1 to 15.3: the keyword opens the text
def test_keywords_open_the_texts() -> None:
    words = {
        "execute": ("Execute", "Ausführen", "Wykonaj", "Исполнение"),
        "show": ("Reveal", "Vorzeigen", "Pokaż", "Показ"),
        "interrupt": ("Interrupt", "Unterbrechen", "Przerwij", "Прерывание"),
    }
    for key, card in CONTENT.cards.items():
        for i, language in enumerate(LANGUAGES):
            if card.keyword in words:
                assert render(Message(f"command-{key}.text"), language).startswith(f"{words[card.keyword][i]}: ")


AROUND = {
    "red6": "blue, red, white-on-green",
    "red1": "2 red, black",
    "red2": "black guardian",
    "red4": "white guardian",
    "green1": "blue installation",
    "green2": "black, white",
}
FREE = {**AROUND, "red6": "2 blue, red"}


@pytest.mark.parametrize("key", [key for key, card in CONTENT.cards.items() if card.keyword in ("execute", "show")])
def test_questions_options_and_log_can_be_read(key: str) -> None:
    keyword = CONTENT.cards[key].keyword
    free = key in ("rewire", "prototype")
    game = holding(
        f"{key} scalpel ping",
        FREE if free else AROUND,
        others={"monty-quantum": {"hand": "impulse"}},
        row="nudge decoy",
    )
    play(game, f"{keyword} {key}")
    said = 0
    while True:
        messages = [*game.news(0), *game.news(1)]
        decision = game.decision
        assert decision is not None
        messages += [decision.prompt, *(option.message for option in decision.options)]
        said += len([render(message, language) for message in messages for language in LANGUAGES])
        if prompt(game) == "deckers-action":
            break
        game.decide("done" if "done" in options(game) else 0)
    assert said
