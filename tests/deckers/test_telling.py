"""The log of an action: who, what, where and for which cards, in one line."""

from __future__ import annotations

import pytest

from cyberdeck.locale.texts import LANGUAGES, render
from deckers.tables import play, quiet

LINES = {
    "en": "Tilda Sweet: Move (Yellow#6) for Ping",
    "de": "Tilda Sweet: Bewegen (Gelb#6) für Ping",
    "pl": "Tilda Sweet: Ruch (Żółty#6) za: Ping",
    "ru": "Tilda Sweet: Движение (Жёлтый#6) за: Пинг",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_action_is_one_line(language: str) -> None:
    """DK-14.3"""
    game = play(quiet(deckers={"tilda-sweet": {"hand": "ping"}}), "move", "pay")
    assert [render(told, language) for told in game.news()] == [LINES[language]]
