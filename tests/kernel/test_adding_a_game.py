"""`docs/adding-a-game.md`, tried: its game is made of the blocks that stand there, played, replayed and registered."""

from __future__ import annotations

import importlib
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from cyberdeck import games
from cyberdeck.bots import RandomBot, play_out
from cyberdeck.kernel import Complaint, Journal, replay
from cyberdeck.locale import texts
from cyberdeck.locale.check import problems
from cyberdeck.locale.texts import LANGUAGES, render
from cyberdeck.locale.used import used_ids

GUIDE = (Path(__file__).parents[2] / "docs" / "adding-a-game.md").read_text(encoding="utf-8")


def blocks(kind: str) -> list[str]:
    return re.findall(rf"^```{kind}\n(.*?)^```", GUIDE, re.MULTILINE | re.DOTALL)


@pytest.fixture
def tricks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    """The game of the guide as a module, there for one test."""
    *code, _test = blocks("python")
    (tmp_path / "tricks.py").write_text("\n\n".join(code), encoding="utf-8")
    for block in blocks("ftl"):
        language = block.split()[1]
        (tmp_path / language).mkdir()
        (tmp_path / language / "tricks.ftl").write_text(block, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(texts, "_folders", [*texts._folders, tmp_path])
    texts._bundle.cache_clear()
    yield importlib.import_module("tricks")
    del sys.modules["tricks"]
    games._registered.pop("tricks", None)
    monkeypatch.undo()
    texts._bundle.cache_clear()


def test_the_game_of_the_guide_keeps_the_contract(tricks: ModuleType) -> None:
    """The guide's own test."""
    space: dict[str, Any] = {}
    exec(compile(blocks("python")[-1], "adding-a-game.md", "exec"), space)
    test: Callable[[], None] = space["test_tricks_keeps_the_contract"]
    test()


def test_the_game_of_the_guide_is_found_played_and_replayed(tricks: ModuleType) -> None:
    games.register(tricks.RULES)
    assert "tricks" in games.all_games()
    game = games.find("tricks").new_game({}, 7)
    play_out(game, [RandomBot(1), RandomBot(2)])
    assert game.result is not None
    assert len(game.result.winners) == 1
    assert replay(Journal.parse(str(game.journal)), games.find("tricks")).digest == game.digest
    with pytest.raises(Complaint, match="hand"):
        tricks.RULES.new_game({"hand": 4}, 7)


def test_the_texts_of_the_guide_are_those_that_its_game_uses(tricks: ModuleType, tmp_path: Path) -> None:
    assert problems(tmp_path, used_ids(tmp_path)) == []
    game = tricks.RULES.new_game({}, 7)
    assert len({render(game.decision.prompt, language) for language in LANGUAGES}) == len(LANGUAGES)
