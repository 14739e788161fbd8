"""`docs/adding-a-card.md`, tried: its made-up card is added with the blocks that stand there, played and taken away."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from cyberdeck import cli
from cyberdeck.kernel import Message
from cyberdeck.locale import texts
from cyberdeck.locale.texts import LANGUAGES, render
from cyberdeck.netrunner.cardnames import find_card
from cyberdeck.netrunner.deckformats import read_deck
from cyberdeck.netrunner.printed import PRINTED, _printed
from cyberdeck.netrunner.text import TEXTS
from netrunner.tables import options, table

GUIDE = (Path(__file__).parents[2] / "docs" / "adding-a-card.md").read_text(encoding="utf-8")
KEY = "night-shift"


def blocks(kind: str) -> list[str]:
    return re.findall(rf"^```{kind}\n(.*?)^```", GUIDE, re.MULTILINE | re.DOTALL)


@pytest.fixture
def card(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The card of the guide, there for one test."""
    (row,) = yaml.safe_load(blocks("yaml")[0])
    assert row["id"] == KEY
    monkeypatch.setitem(PRINTED, KEY, _printed(row))
    monkeypatch.delitem(TEXTS, KEY, raising=False)
    exec(compile(blocks("python")[0], "adding-a-card.md", "exec"), {})
    for block in blocks("ftl"):
        language = block.split()[1]
        (tmp_path / language).mkdir()
        (tmp_path / language / "card.ftl").write_text(block, encoding="utf-8")
    monkeypatch.setattr(texts, "_folders", [*texts._folders, tmp_path])
    texts._bundle.cache_clear()
    yield KEY
    monkeypatch.undo()
    TEXTS.pop(KEY, None)
    texts._bundle.cache_clear()


def test_the_card_of_the_guide_is_played(card: str) -> None:
    """The guide's own test."""
    space: dict[str, Any] = {}
    exec(compile(blocks("python")[1], "adding-a-card.md", "exec"), space)
    test: Callable[[], None] = space["test_night_shift"]
    test()


def test_the_card_of_the_guide_is_known_everywhere(card: str, capsys: pytest.CaptureFixture[str]) -> None:
    titles = {render(Message(f"card-{card}"), language) for language in LANGUAGES}
    assert len(titles) == len(LANGUAGES)
    for title in titles:
        found = find_card(title)
        assert found is not None
        assert found.id == card
    assert read_deck("Noise\n3x Night Shift").deck.cards == {card: 3}
    assert cli.main(["card", "night", "shift", "--lang", "de"]) == 0
    assert "Nachtschicht" in capsys.readouterr().out


def test_the_texts_of_the_guide_agree(card: str) -> None:
    """The same numbers in every language."""
    told = [render(Message(f"card-{card}.text"), language) for language in LANGUAGES]
    assert len({tuple(sorted(re.findall(r"\d+", text))) for text in told}) == 1


def test_the_card_of_the_guide_is_gone_again() -> None:
    assert KEY not in PRINTED
    assert KEY not in TEXTS
    assert find_card("Night Shift") is None
    assert options(table(turn="runner", runner={"deck": "Diesel"}))
