"""`cyberdeck train evaluator`: the same games give the same weights, which the searching players could use."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cyberdeck import cli
from cyberdeck.bots.netrunner.evaluator import NAMES


def test_weights_are_fitted_to_games_and_written_to_a_new_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("numpy")
    file = tmp_path / "weights.json"
    line = ["train", "evaluator", str(file), "--games", "24", "--jobs", "1"]
    assert cli.main(line) == 0
    told = json.loads(file.read_text())
    assert told["features"] == list(NAMES)
    assert [len(row) for row in told["weights"]] == [len(NAMES)] * 2
    assert told["games"] == 24
    assert 0 < told["loss"] < 0.6931
    assert cli.main(line) == 2, "no file is written over"
    assert str(file) in capsys.readouterr().err
