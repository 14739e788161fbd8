"""Games and positions as people hand them on: lines to share, journals with headers, several games a file."""

from __future__ import annotations

import hashlib
import random
from dataclasses import replace as changed
from pathlib import Path

import pytest
import yaml

from cyberdeck import cli
from cyberdeck.games import find
from cyberdeck.kernel import AboutGame, AnyGame, Complaint, Journal, Short, replay, shortened

JARGON = {"netrunner": "aae5671e", "deckers": "5cad6b59"}
GAMES = ("netrunner", "deckers")


def walked(name: str, seed: int, steps: int) -> AnyGame:
    game, rng = find(name).new_game({}, seed), random.Random(seed)
    for _ in range(steps):
        if game.decision is not None:
            game.decide(rng.randrange(len(game.decision.options)))
    return game


def back(line: str) -> AnyGame:
    short = Short.found(line)
    assert short is not None
    rules = find(short.game)
    return rules.new_game({"position": short.position(rules.jargon())}, 99)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("steps", [0, 7, 40, 111])
def test_a_line_gives_the_game_back(name: str, steps: int) -> None:
    game = walked(name, steps, steps)
    line = game.short()
    assert back(line).digest == game.digest
    assert len(line) < 2000
    assert not set(line) & set(" \n/?&#%")


@pytest.mark.parametrize("name", GAMES)
def test_a_line_with_a_wrong_or_missing_letter_is_refused(name: str) -> None:
    line = walked(name, 5, 30).short()
    for place in range(len(name) + 3, len(line), 37):
        other = "A" if line[place] != "A" else "B"
        for broken in (line[:place] + other + line[place + 1 :], line[:place] + line[place + 1 :]):
            with pytest.raises((Complaint, AssertionError)):
                back(broken)


def test_a_line_broken_by_a_mail_is_put_together() -> None:
    game = walked("deckers", 3, 20)
    line = game.short()
    assert back(f"  {line[:70]}\n{line[70:140]}\r\n {line[140:]}\n").digest == game.digest


def test_a_line_of_another_form_says_so() -> None:
    line = walked("deckers", 3, 20).short().replace(".1.", ".2.", 1)
    with pytest.raises(Complaint) as told:
        Short.found(line)
    assert told.value.message.id == "short-form"


def test_what_unfolds_without_end_is_refused() -> None:
    line = shortened("deckers", {"smc": "a" * 5_000_000}, b"")
    short = Short.found(line)
    assert short is not None
    with pytest.raises(Complaint):
        short.position(b"")


@pytest.mark.parametrize("name", GAMES)
def test_the_words_of_lines_never_change(name: str) -> None:
    """Lines that people have shared are read by them; other words need another form."""
    assert hashlib.sha256(find(name).jargon()).hexdigest()[:8] == JARGON[name]


@pytest.mark.parametrize("name", GAMES)
def test_headers_and_several_games_in_a_file(name: str) -> None:
    first, second = walked(name, 1, 20).journal, walked(name, 2, 30).journal
    seat = first.decisions[0][0]
    about = AboutGame("Friday\nnight", "2026-11-16", ((seat, "Ann: the first"),), "nobody has won")
    text = f"{changed(first, about=about)}{second}"
    read = list(Journal.parse_all(text))
    assert [journal.decisions for journal in read] == [first.decisions, second.decisions]
    assert read[0].about == changed(about, event="Friday night")
    assert read[1].about == AboutGame()
    assert [replay(journal, find(name)).digest for journal in read] == [first.digest, second.digest]


def run(capsys: pytest.CaptureFixture[str], *line: str) -> str:
    code = cli.main(["--lang", "en", *line])
    said = capsys.readouterr()
    assert code == 0, said.err
    return said.out


@pytest.mark.parametrize("name", GAMES)
def test_convert_there_and_back(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = walked(name, 4, 50)
    journal, file = tmp_path / "games.journal", tmp_path / "position.yaml"
    journal.write_text(f"{game.journal}{walked(name, 5, 10).journal}", encoding="utf-8")
    line = run(capsys, "convert", str(journal)).strip()
    assert line == game.short()
    run(capsys, "convert", line, "--out", str(file))
    assert yaml.safe_load(file.read_text(encoding="utf-8")) == dict(game.position())
    assert run(capsys, "convert", str(file)).strip() == line
    assert run(capsys, "convert", str(journal), "--at", "7").strip() == walked(name, 4, 7).short()
    positions = run(capsys, "positions", str(journal), "--every", "10").splitlines()
    assert [row.split("\t")[0] for row in positions] == ["0", "10", "20", "30", "40", "50", "0", "10"]
    assert positions[1].split("\t")[1] == walked(name, 4, 10).short()
    assert run(capsys, "replay", str(journal), "--verify").count("Verified") == 2


@pytest.mark.parametrize(
    ("line", "words"),
    [
        (["convert", "nowhere.yaml"], "no file"),
        (["convert", "deckers.1.AAAA.00000000"], "whole position"),
        (["convert", "deckers.1.AAAA.00000000", "--to", "png"], "yaml, line"),
        (["netrunner", "position", "deckers.1.AAAA.00000000"], "cyberdeck deckers position"),
    ],
)
def test_a_mistake_is_told_in_a_sentence(line: list[str], words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["--lang", "en", *line]) == 2
    assert words in " ".join(capsys.readouterr().err.split())
