"""The command `simulate`: the same games for the same seed, resumable, and honest about how much they tell."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from cyberdeck import cli
from cyberdeck.bots.netrunner.simulation import Match, Played, play_game, summary
from cyberdeck.bots.simulation import play_games, share
from cyberdeck.locale.texts import LANGUAGES
from cyberdeck.netrunner.decks import starter_deck
from interrupting import interruptible

Run = Callable[..., tuple[int, str, str]]

MATCH = Match(starter_deck("jinteki"), starter_deck("criminal"), 5)
CHANCE = ("--corp-rung", "random", "--runner-rung", "random")
DECKS = ("--corp", "jinteki", "--runner", "criminal")


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Runs one simulation and gives exit code, output and errors."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "80")

    def command(*arguments: str) -> tuple[int, str, str]:
        code = cli.main(["simulate", "netrunner", *arguments])
        return code, *capsys.readouterr()

    return command


def data(result: tuple[int, str, str]) -> dict[str, Any]:
    code, out, _ = result
    assert code == 0
    found: dict[str, Any] = json.loads(out)
    return found


def complaint(result: tuple[int, str, str]) -> str:
    code, out, err = result
    assert (code, out, err.count("\n")) == (2, "", 1)
    return err.strip()


# games


def test_a_game_is_its_number_and_its_seed() -> None:
    assert play_game(MATCH, 3) == play_game(MATCH, 3)
    assert len({MATCH.seed_of(number) for number in range(1000)}) == 1000
    assert MATCH.seed_of(0) != Match(MATCH.corp, MATCH.runner, 6).seed_of(0)


@pytest.mark.slow
def test_the_number_of_jobs_changes_nothing() -> None:
    alone = sorted(play_games(MATCH, range(6), 1))
    assert sorted(play_games(MATCH, range(6), 2)) == alone
    assert sorted([*play_games(MATCH, [4, 1, 5], 1), *play_games(MATCH, [0, 2, 3], 1)]) == alone


@pytest.mark.parametrize(
    ("count", "total", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        (500, 1000, 0.4691, 0.5309),
        (1, 1, 0.2065, 1),
    ],
)
def test_wilson_intervals(count: int, total: int, low: float, high: float) -> None:
    found = share(count, total)
    assert found.low == pytest.approx(low, abs=1e-4)
    assert found.high == pytest.approx(high, abs=1e-4)
    assert found.share == count / total


def test_a_summary() -> None:
    games = [
        Played(0, 11, "corp", "won-by-points", 20, 300),
        Played(1, 12, "corp", "won-by-flatline", 10, 200),
        Played(2, 13, "runner", "won-by-points", 40, 700),
        Played(3, 14, "corp", "won-by-points", 30, 400),
    ]
    told: Any = summary(games).data()
    assert told["wins"]["corp"]["games"] == 3
    assert told["wins"]["runner"]["share"] == 0.25
    assert told["reasons"] == [
        {"winner": "corp", "reason": "points", "games": 2},
        {"winner": "corp", "reason": "flatline", "games": 1},
        {"winner": "runner", "reason": "points", "games": 1},
    ]
    assert told["turns"] == {"least": 10, "median": 25, "mean": 25, "most": 40}
    assert summary([]).data()["games"] == 0


# the command


def test_json(run: Run) -> None:
    told = data(run(*DECKS, "--games", "3", "--seed", "5", "--jobs", "1", "--json"))
    assert told == {**MATCH.data(), **summary([play_game(MATCH, number) for number in range(3)]).data()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_shown(run: Run, language: str) -> None:
    code, out, _ = run(*DECKS, "--games", "2", "--seed", "5", "--jobs", "1", "--lang", language)
    assert code == 0
    assert max(map(len, out.splitlines())) <= 80
    assert "95" in out


def test_resume(run: Run, tmp_path: Path) -> None:
    file = str(tmp_path / "games.jsonl")
    whole = data(run(*DECKS, "--games", "5", "--seed", "5", "--jobs", "1", "--json"))
    data(run(*DECKS, "--games", "2", "--seed", "5", "--jobs", "1", "--json", "--resume", file))
    assert len(Path(file).read_text(encoding="utf-8").splitlines()) == 3
    with open(file, "a", encoding="utf-8") as stream:
        stream.write('{"number": 2, "se')
    again = data(run("--games", "5", "--jobs", "1", "--json", "--resume", file))
    assert again == whole
    lines = Path(file).read_text(encoding="utf-8").splitlines()
    assert [json.loads(line)["number"] for line in lines[1:]] == [0, 1, 2, 3, 4]
    assert data(run("--games", "5", "--jobs", "1", "--json", "--resume", file)) == whole


@pytest.mark.parametrize("game", ["netrunner", "deckers"])
def test_a_picture(capsys: pytest.CaptureFixture[str], tmp_path: Path, game: str) -> None:
    """Bars with their intervals and lengths, drawn anew by the same command; games of the file are not played again."""
    out, picture = tmp_path / "games.jsonl", tmp_path / "games.svg"
    chance = CHANCE if game == "netrunner" else ("--bot", "random")
    line = ["simulate", game, *chance, "--games", "30", "--seed", "2", "--out", str(out), "--plot", str(picture)]
    assert cli.main([*line, "--jobs", "1"]) == 0
    drawn, played = picture.read_bytes(), out.read_bytes()
    bars = [part for part in ElementTree.fromstring(drawn).iter() if part.tag.endswith("rect")]
    assert len(bars) >= 4
    assert cli.main(line) == 0
    assert (picture.read_bytes(), out.read_bytes()) == (drawn, played)
    capsys.readouterr()


def test_finished_games_are_not_played_again(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    run(*DECKS, "--games", "1", "--seed", "5", "--jobs", "1", "--resume", str(file))
    header, game = file.read_text(encoding="utf-8").splitlines()
    marked = json.dumps({**json.loads(game), "turns": 777})
    file.write_text(f"{header}\n{marked}\n", encoding="utf-8")
    assert data(run("--games", "1", "--json", "--resume", str(file)))["turns"]["most"] == 777


@pytest.mark.parametrize(
    "other", [("--seed", "6"), ("--corp", "nbn"), ("--runner", "shaper"), ("--runner", "shaper", "--seed", "6")]
)
def test_games_of_another_match_are_not_mixed_in(run: Run, tmp_path: Path, other: tuple[str, ...]) -> None:
    file = str(tmp_path / "games.jsonl")
    run(*DECKS, "--games", "1", "--seed", "5", "--jobs", "1", "--resume", file)
    before = Path(file).read_bytes()
    assert complaint(run("--games", "2", *other, "--resume", file)).startswith(f"The games in “{file}” are of other")
    assert Path(file).read_bytes() == before


@pytest.mark.parametrize(
    "text", ["hello\n", "{}\n", '{"format": "x"}\n', "[]\n", "7\n", '{"format": "cyberdeck simulation 1"}\n']
)
def test_a_file_of_something_else_is_left_alone(run: Run, tmp_path: Path, text: str) -> None:
    file = tmp_path / "letter"
    file.write_text(text, encoding="utf-8")
    assert complaint(run("--resume", str(file))) == f"The file “{file}” holds no simulated games; choose another name."
    assert file.read_text(encoding="utf-8") == text


@pytest.mark.parametrize(
    ("arguments", "beginning"),
    [
        (["--corp", "shaper"], "This is not a deck for this side (Corp)"),
        (["--runner", "nowhere"], "There is no file “nowhere”"),
        (["--games", "0"], "GAMES must be at least 1."),
        (["--jobs", "0"], "JOBS must be at least 1."),
        (["--games", "1", "--resume", "/nowhere/x"], "The file “/nowhere/x” cannot be written"),
        (["--games", "1", "--on", "mars"], "“mars” is no place to play; use local, ray or ray://HOST:PORT."),
        ([*CHANCE, "--games", "1", "--plot", "/nowhere/x.svg"], "The file “/nowhere/x.svg” cannot be written"),
    ],
)
def test_mistakes(run: Run, arguments: list[str], beginning: str) -> None:
    assert complaint(run(*arguments)).startswith(beginning)


def test_an_illegal_deck_is_not_played(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "deck.txt"
    file.write_text("Noise\n3x Sure Gamble", encoding="utf-8")
    assert complaint(run("--runner", str(file))).startswith(f"The deck “{file}” is not legal: The deck has 3 cards")


@pytest.mark.slow
@pytest.mark.slow
def test_an_interrupt_keeps_what_is_finished(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    command = interruptible("simulate", "netrunner", *DECKS, "--games", "100000", "--jobs", "2")
    environment = {**os.environ, "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8"}
    with subprocess.Popen(
        [*command, "--resume", str(file)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
    ) as process:
        while process.poll() is None and (not file.exists() or file.read_text(encoding="utf-8").count("\n") < 3):
            time.sleep(0.05)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=180)
    assert process.returncode == 130
    assert err.strip() == f"Interrupted; the finished games are in “{file}”, and the same command goes on from there."
    assert "games, seed" in out
    assert all(json.loads(line) for line in file.read_text(encoding="utf-8").splitlines())
