"""The command line: what it prints, and one sentence in the reader's language for every mistake."""

from __future__ import annotations

import os
import random
import signal
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

import toy
from cyberdeck import __version__, cli, games
from cyberdeck.kernel import Journal
from interrupting import interruptible

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Runs one command line and gives its exit code, output and errors."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "200")

    def command(*arguments: str) -> tuple[int, str, str]:
        code = cli.main(arguments)
        return code, *capsys.readouterr()

    return command


@pytest.fixture
def heist(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy game is the only one."""
    monkeypatch.setattr(games, "_MODULES", {})
    monkeypatch.setattr(games, "_registered", {})
    games.register(toy.RULES)


@pytest.fixture
def journal(heist: None, tmp_path: Path) -> Path:
    """A journal of three decisions."""
    game = toy.new_game(seed=1)
    for _ in range(3):
        game.decide(0)
    path = tmp_path / "game.journal"
    path.write_text(str(game.journal), encoding="utf-8")
    return path


def complaint(result: tuple[int, str, str]) -> str:
    """The one sentence on the error stream."""
    code, out, err = result
    assert (code, out, err.count("\n")) == (2, "", 1)
    return err.strip()


def test_version(run: Run) -> None:
    assert run("--version") == (0, f"Cyberdeck {__version__}\n", "")


def test_welcome_says_what_is_there(run: Run, heist: None) -> None:
    code, out, err = run()
    assert (code, err) == (0, "")
    for word in ("heist", "cyberdeck games", "cyberdeck replay", "cyberdeck bench"):
        assert word in out


def test_games(run: Run, heist: None) -> None:
    assert run("games") == (0, "  heist\n", "")


def test_no_games(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "_registered", {})
    monkeypatch.setattr(games, "_MODULES", {})
    assert run("games") == (0, "No game is installed yet.\n", "")
    assert complaint(run("bench")) == "No game is installed yet."
    assert complaint(run("bench", "chess")) == "There is no game “chess”; known games: none."


def test_a_game_is_imported_when_it_is_looked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "_registered", {})
    monkeypatch.setattr(games, "_MODULES", {"heist": "toy.rules:RULES"})
    assert games.all_games() == ["heist"]
    assert games.find("heist") is toy.RULES


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--lang", "de", "games"], "Noch ist kein Spiel installiert.\n"),
        (["games", "--lang=pl"], "Nie zainstalowano jeszcze żadnej gry.\n"),
        (["games", "--lang", "ru"], "Пока не установлено ни одной игры.\n"),
    ],
)
def test_language(run: Run, monkeypatch: pytest.MonkeyPatch, arguments: list[str], sentence: str) -> None:
    monkeypatch.setattr(games, "_registered", {})
    monkeypatch.setattr(games, "_MODULES", {})
    assert run(*arguments) == (0, sentence, "")


def test_the_environment_chooses_the_language(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert complaint(run("replay", "nowhere")).startswith("Eine Datei „nowhere“ gibt es nicht")


@pytest.mark.parametrize("language", ["en", "de", "pl", "ru"])
@pytest.mark.parametrize("command", [[], ["games"], ["replay"], ["bench"]])
def test_help(run: Run, command: list[str], language: str) -> None:
    code, out, err = run(*command, "--help", "--lang", language)
    assert (code, err) == (0, "")
    assert "--help" in out


@pytest.mark.parametrize(
    ("arguments", "beginning"),
    [
        (["dance"], "“cyberdeck dance” is not a command"),
        (["games", "more"], "“cyberdeck games more” is not a command"),
        (["--bogus"], "The option --bogus does not exist"),
        (["games", "--bogus"], "The option --bogus does not exist"),
        (["--lang"], "The option --lang does not exist or lacks its value"),
        (["--lang", "xx"], "“xx” is not a language of Cyberdeck"),
        (["bench", "--seconds", "soon"], "The value for SECONDS is missing or of the wrong kind"),
        (["bench", "--seconds", "-1"], "SECONDS must be at least 0.01."),
        (["bench", "--seconds", "9999"], "SECONDS must be at most 3600.0."),
        (["bench", "--seconds"], "The option --seconds does not exist or lacks its value"),
        (["bench", "chess"], "There is no game “chess”; known games: heist."),
        (["replay"], "The value for FILE is missing"),
        (["replay", "nowhere"], "There is no file “nowhere”"),
        (["replay", "a\0b"], "The file “a�b” cannot be read"),
        (["replay", "a\nb\x1b[2J"], "There is no file “a�b�[2J”"),
    ],
)
def test_mistakes(run: Run, heist: None, arguments: list[str], beginning: str) -> None:
    assert complaint(run(*arguments)).startswith(beginning)


@pytest.mark.parametrize(
    ("content", "beginning"),
    [
        (b"\xff\xfe\x00", "The file “{}” is not text"),
        (b"text\0text", "The file “{}” is not text"),
        (b"x" * 10_000_001, "The file “{}” is larger than 10 MB"),
        (b"", "The journal is empty"),
        (b"hello\n", "This is not a Cyberdeck journal"),
    ],
)
def test_bad_files(run: Run, tmp_path: Path, content: bytes, beginning: str) -> None:
    path = tmp_path / "file"
    path.write_bytes(content)
    assert complaint(run("replay", str(path))).startswith(beginning.format(path))


def test_a_folder_is_no_file(run: Run, tmp_path: Path) -> None:
    assert complaint(run("replay", str(tmp_path))).startswith(f"The file “{tmp_path}” cannot be read")


def test_replay(run: Run, journal: Path) -> None:
    code, out, err = run("replay", str(journal))
    assert (code, err) == (0, "")
    assert out.startswith("heist, engine version 1\nSeats: south, north\n")
    decisions = Journal.parse(journal.read_text(encoding="utf-8")).decisions
    lines = [line.split(maxsplit=2) for line in out.splitlines()]
    assert all([str(number), *decision] in lines for number, decision in enumerate(decisions, 1))
    assert "The game is not over yet." in out


@pytest.mark.parametrize(
    ("language", "end"), [("en", "Won by: "), ("de", "Gewonnen: "), ("pl", "Zwycięstwo: "), ("ru", "Победа: ")]
)
def test_replay_of_a_finished_game(run: Run, heist: None, tmp_path: Path, language: str, end: str) -> None:
    game, chance = toy.new_game(seed=3), random.Random(3)
    while game.decision is not None:
        game.decide(chance.randrange(len(game.decision.options)))
    path = tmp_path / "game.journal"
    path.write_text(str(game.journal), encoding="utf-8")
    code, out, err = run("replay", str(path), "--lang", language)
    assert (code, err) == (0, "")
    assert game.result is not None
    assert out.endswith(end + ", ".join(game.seats[seat] for seat in game.result.winners) + "\n")


def test_verify(run: Run, journal: Path) -> None:
    code, out, _ = run("replay", "--verify", str(journal))
    digest = Journal.parse(journal.read_text(encoding="utf-8")).digest
    assert code == 0
    assert out.endswith(f"Verified: 3 decisions, checksum {digest}\n")


def test_verify_finds_a_change(run: Run, journal: Path) -> None:
    text = journal.read_text(encoding="utf-8")
    journal.write_text(text.replace("seed: 1", "seed: 2"), encoding="utf-8")
    code, _, err = run("replay", "--verify", str(journal))
    assert code == 2
    assert "the journal was changed" in err


def test_replay_of_an_unknown_game(run: Run, journal: Path) -> None:
    text = journal.read_text(encoding="utf-8")
    journal.write_text(text.replace("game: heist", "game: chess"), encoding="utf-8")
    assert complaint(run("replay", str(journal))) == "There is no game “chess”; known games: heist."


def test_bench(run: Run, heist: None) -> None:
    code, out, _ = run("bench", "heist", "--seconds", "0.05")
    assert code == 0
    assert "heist" in out
    assert "Decisions per second" in out


def test_interrupt_is_quiet(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with (
        subprocess.Popen(
            interruptible("replay", str(pipe)),
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        ) as process,
        open(pipe, "w", encoding="utf-8"),
    ):
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=180)
    assert (process.returncode, err) == (130, "")
