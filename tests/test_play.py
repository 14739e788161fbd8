"""Netrunner in the terminal: whole games through the standard input, in four languages."""

from __future__ import annotations

import io
import os
import pty
import random
import sys
from contextlib import suppress
from itertools import count, cycle
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console

from cyberdeck.bots import answer, play_out
from cyberdeck.bots.netrunner import house_bot
from cyberdeck.cli.play.netrunner.glossary import look_up
from cyberdeck.cli.terminal import Terminal
from cyberdeck.kernel import SPECTATOR, AnyGame, Journal, Message, Rng
from cyberdeck.locale.texts import LANGUAGES, render
from cyberdeck.netrunner import CORP, RUNNER, new_game
from cyberdeck.netrunner.picture import picture
from netrunner.tables import leave_open, options, table
from typing_in import Play, complaint, player

POSITIONS = Path(__file__).parent.parent / "examples" / "positions"


@pytest.fixture
def play(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Play:
    return player(capsys, monkeypatch)


# whole games


@pytest.mark.slow
@pytest.mark.parametrize("side", ["corp", "runner"])
def test_a_whole_game_and_its_journal(play: Play, tmp_path: Path, side: str) -> None:
    journal = tmp_path / "game.journal"
    code, out, err = play(f"play netrunner --as {side} --seed 4 --journal {journal}", *["1"] * 2000)
    assert (code, err) == (0, "")
    assert "You have " in out
    assert "\nSeed: 4\n" in out
    assert out.endswith(f"The journal is in “{journal}”.\n")
    code, out, _ = play(f"replay {journal} --verify")
    assert code == 0
    assert "Verified" in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language(play: Play, language: str) -> None:
    chance = random.Random(7)
    typed = [str(chance.randrange(1, 6)) for _ in range(150)]
    code, out, err = play(f"play netrunner --seed 7 --lang {language}", "?", "? gordian-blade", "? rez", *typed, "quit")
    assert (code, err) == (0, "")
    assert render(Message("card-gordian-blade"), language) in out
    assert render(Message("term-rez.text"), language).split()[0] in out


def test_the_opponents_turn_is_told_again(play: Play) -> None:
    _, out, _ = play("play netrunner --seed 4", "1", "again", "quit", "")
    turn = [line for line in out.split("Runner>")[1].splitlines() if line.startswith("Corp ")]
    assert len(turn) > 3
    again = out.split("Runner>")[2]
    assert [line.strip() for line in again.splitlines() if line.strip().startswith("Corp ")] == turn[1:]
    _, out, _ = play("play netrunner --as corp --seed 4", "again", "quit", "")
    assert "Nobody else has done anything yet." in out


def test_a_person_at_a_screen_sees_the_turn_frame_by_frame_and_may_skip_it() -> None:
    skip = ("Enter skips", "")
    typed = (skip, ("Runner>", "1"), skip, ("Runner>", "again"), skip, ("Runner>", "quit"), ("Save the game", ""))
    screen = at_a_screen("play netrunner --seed 4 --pace 10", *typed)
    assert screen.count("Enter skips") == 3
    assert "its seed is 4" in screen


def at_a_screen(command: str, *typed: tuple[str, str]) -> str:
    """What a terminal shows while these lines are typed, each when its words have come up."""
    child, screen = pty.fork()
    if child == 0:
        os.environ |= {"TERM": "xterm", "LC_ALL": "en_US.UTF-8"}
        os.execv(sys.executable, [sys.executable, "-m", "cyberdeck", *command.split()])
    shown, seen = "", 0
    try:
        for wait, line in typed:
            while wait not in shown[seen:]:
                shown += os.read(screen, 65536).decode(errors="replace")
            seen = len(shown)
            os.write(screen, f"{line}\n".encode())
        with suppress(OSError):
            while more := os.read(screen, 65536):
                shown += more.decode(errors="replace")
    finally:
        os.close(screen)
        os.waitpid(child, 0)
    return shown


def test_without_a_seed_every_game_is_new(play: Play) -> None:
    first, second = (play("play netrunner", "quit", "")[1].splitlines()[-1] for _ in range(2))
    assert first != second
    assert first.split()[-1].rstrip(".").isdecimal()


def test_the_end_of_input_leaves_quietly(play: Play) -> None:
    code, out, err = play("play netrunner --seed 1", "1", "draw")
    assert (code, err) == (0, "")
    assert out.endswith("The game was left unfinished; its seed is 1.\n")


def test_every_window(play: Play) -> None:
    few = play("play netrunner --seed 1", *[""] * 5)[1]
    assert "act or pass?" not in few
    assert "act or pass?" in play("play netrunner --seed 1 --all-windows", "1", "", "1", "")[1]


@pytest.mark.parametrize(
    ("line", "beginning"),
    [
        ("play netrunner --corp shaper", "This is not a deck for this side"),
        ("play netrunner --runner nobody", "There is no file “nobody” and no starter deck of that name"),
        ("play netrunner --as nobody", "The value for AS is missing or of the wrong kind"),
        ("play netrunner --seed soon", "The value for SEED is missing or of the wrong kind"),
        ("play netrunner --resume nowhere", "There is no file “nowhere”"),
        ("play netrunner --resume nowhere --seed 1", "A journal brings its own decks"),
        ("play netrunner --journal /nowhere/game", "The file “/nowhere/game” cannot be written"),
        ("play chess", "“cyberdeck play chess” is not a command"),
        ("netrunner position", "The value for FILE is missing"),
        ("netrunner position nowhere", "There is no file “nowhere”"),
    ],
)
def test_mistakes(play: Play, line: str, beginning: str) -> None:
    assert complaint(play(line)).startswith(beginning)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("line", ["play", "play netrunner", "netrunner", "netrunner position"])
def test_command_help(play: Play, line: str, language: str) -> None:
    code, out, err = play(f"{line} --help --lang {language}")
    assert (code, err) == (0, "")
    assert "--help" in out


def test_a_person_is_offered_a_first_game(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "first game" not in play("")[1]
    monkeypatch.setattr(Terminal, "interactive", True)
    code, out, _ = play("", "n")
    assert code == 0
    assert "first game" in out
    assert "Keep your starting hand?" not in out
    assert "Keep your starting hand?" in play("", "", "quit", "")[1]


# what may be typed


def test_help_and_explanations(play: Play) -> None:
    _, out, _ = play("play netrunner --seed 1", "?", "? snare", "?rez", "? gordia", "? sentr", "? xyzzy", "")
    assert "why a move, written in notation, is not offered" in out
    assert "Now in notation: keep · mulligan" in out
    assert "asset · ambush · Jinteki · rez cost 0 · trash cost" in out
    assert "NR-16.1" in out
    assert "program · decoder · icebreaker · Shaper · install cost 4 · strength 2 · memory 1" in out
    assert "neither a card nor a rule word “sentr”; similar: " in out
    assert "neither a card nor a rule word “xyzzy”; similar: none." in out


def test_why(play: Play) -> None:
    _, out, _ = play(
        "play netrunner --seed 1", "1", "why remove-tag", "why hq", "why run hq", "jack-out", "dance", "99", ""
    )
    assert "You have no tag to remove. (NR-18.5)" in out
    assert out.count("“run hq” is among the options now.") == 2
    assert "(NR-24.9)" in out
    assert "“dance” is not a move of this game" in out
    assert "There is no option 99; choose from 1 to " in out
    assert "Type a number from 1 to " in out


def test_notation_and_its_beginning(play: Play, tmp_path: Path) -> None:
    journal = tmp_path / "game"
    play(f"play netrunner --seed 1 --journal {journal}", "keep", "play dies", "RUN  archives", "")
    moves = Journal.parse(journal.read_text(encoding="utf-8")).decisions
    mine = [notation for seat, notation in moves if seat == "runner" and notation != "pass"]
    assert mine[:4] == ["keep", "play diesel", "run archives", "continue"]


def test_log_and_piles(play: Play) -> None:
    _, out, _ = play("play netrunner --seed 1", "1", "log", "look")
    assert "Heap: nothing" in out
    assert out.count("Corp plays Hedge Fund") == 2
    assert "Archives: Hedge Fund" in out


def test_save_and_resume(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "game"
    _, out, _ = play("play netrunner --seed 1", "1", "draw", f"save {file}", "quit", "")
    before = out.split(f"The journal is in “{file}”.")[0].rpartition("What do you do?")[2]
    code, out, err = play(f"play netrunner --resume {file}", "quit", f"{file}")
    assert (code, err) == (0, "")
    assert out.partition("What do you do?")[2].startswith(before.rpartition("Runner>")[0])
    assert f"The journal is in “{file}”." in out


def test_a_file_that_is_no_journal_is_left_alone(play: Play, tmp_path: Path) -> None:
    letter = tmp_path / "letter"
    letter.write_text("Dear Kate", encoding="utf-8")
    _, out, _ = play("play netrunner --seed 1", f"save {letter}", "quit", str(letter), "")
    assert out.count("exists and is no journal") == 2
    assert complaint(play(f"play netrunner --journal {letter}")).startswith(f"The file “{letter}” exists")
    assert letter.read_text(encoding="utf-8") == "Dear Kate"


def test_a_position_is_saved_and_played_on(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "position.yaml"
    _, out, _ = play("play netrunner --seed 1", "1", "draw", f"position {file}", f"position {file}", "quit", "")
    assert f"The position is in “{file}”, hidden cards" in out
    assert f"The file “{file}” exists and is left as it is" in out
    before = out.split(f"The position is in “{file}”")[0].rpartition("What do you do?")[2]
    code, out, err = play(f"netrunner position {file} --as runner", "quit", "")
    assert (code, err) == (0, "")
    assert out.partition("What do you do?")[2].startswith(before.rpartition("Runner>")[0])


def test_a_finished_game_is_not_resumed(play: Play, tmp_path: Path) -> None:
    game, file = new_game(seed=1), tmp_path / "game"
    play_out(game, (house_bot(CORP), house_bot(RUNNER)))
    file.write_text(str(game.journal), encoding="utf-8")
    assert complaint(play(f"play netrunner --resume {file}")).startswith(f"The game in “{file}” is over")


def test_undo_only_between_people(play: Play) -> None:
    assert "only when two people play" in play("play netrunner --seed 1", "undo")[1]
    _, out, _ = play("play netrunner --seed 1 --hot-seat", "undo", "1", "", "1", "", "undo", "", "quit", "")
    assert "There is nothing to take back." in out
    assert out.count("Keep your starting hand?") == 3


def test_hot_seat_hides_the_table_between_players(play: Play) -> None:
    _, out, _ = play("play netrunner --seed 1 --hot-seat", "1", "", "1")
    first, second, third = out.split("Press Enter")
    assert "Your HQ:" in first
    assert "Hand over to: Runner" in first
    assert "Your grip:" in second
    assert "Your HQ:" not in second
    assert "Hand over to: Corp" in second
    assert "Your" not in third


def test_rest(play: Play, tmp_path: Path) -> None:
    """After one word the Corp is not asked again before its own turn."""
    file = tmp_path / "position.yaml"
    file.write_text(
        "turn: runner\ncorp: {hand: Hedge Fund, deck: [Chum, Chum]}\nrunner: {clicks: 3, deck: [Diesel, Diesel]}\n"
        "servers: {remote1: {root: PAD Campaign}}\n"
    )
    _, asked, _ = play(f"netrunner position {file} --as corp --seed 1", *["pass"] * 3)
    _, rested, _ = play(f"netrunner position {file} --as corp --seed 1", "rest", "rest", "rest", "rest")
    assert asked.count("act or pass?") == 4
    assert "After the Runner’s action" in asked
    assert rested.count("After the Runner’s action") == 1
    assert "You can rest only when" in rested


# positions


@pytest.mark.parametrize(
    ("name", "side", "typed"),
    [
        (
            "runner-wins",
            "runner",
            ["play tinkering", "choose wall", "run remote1", "boost gordian-blade", "break 1", "", "", "", "1"],
        ),
        ("corp-wins", "corp", ["play neural-emp", "advance nisei", "score nisei", "1"]),
        ("one-click", "runner", ["play the-makers-eye", "", "", "", "", "1"]),
    ],
)
def test_puzzles_can_be_solved(play: Play, name: str, side: str, typed: list[str]) -> None:
    code, out, err = play(f"netrunner position {POSITIONS / name}.yaml --as {side} --seed 1", *typed)
    assert (code, err) == (0, "")
    assert "You have won!" in out, out[-2000:]


@pytest.mark.parametrize(
    ("text", "beginning"),
    [
        ("corp: [", "The file “{}” is not well-formed YAML near line 1"),
        ("a: 1\nb: \x07", "The file “{}” is not "),
        ("[" * 5000, "The file “{}” is not "),
        ("turn: 2020-13-45", "The file “{}” is not "),
        ("just words", "“position” must be a list of keys"),
        ("tern: corp", "“tern” means nothing there"),
        ("turn: nobody", "“turn” must be corp or runner"),
        ("corp: {hand: Hedge Fond}", "There is no card “Hedge Fond” here"),
        ("runner: {credits: many}", "“credits” must be a whole number"),
        ("servers: {moon: {}}", "There is no server “moon” here"),
    ],
)
def test_bad_positions(play: Play, tmp_path: Path, text: str, beginning: str) -> None:
    file = tmp_path / "position.yaml"
    file.write_text(text, encoding="utf-8")
    assert complaint(play(f"netrunner position {file}")).startswith(beginning.format(file))


# the picture


def lines(game: AnyGame, seat: int, language: str, width: int) -> list[str]:
    console = Console(width=width, file=io.StringIO(), color_system=None)
    with console.capture() as capture:
        for part in picture(game.view(seat), lambda message: render(message, language), width):
            console.print(part)
    return capture.get().splitlines()


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_picture_fits(language: str) -> None:
    """At every tenth decision of a game between computers nothing is wider than the screen."""
    game, bots = new_game(seed=2), (house_bot(CORP, 2), house_bot(RUNNER, 2))
    seats, widths = cycle((CORP, RUNNER, SPECTATOR)), cycle((60, 80, 100, 120))
    for number in count():
        if game.decision is None:
            break
        if number % 10 == 0:
            width = next(widths)
            assert all(cell_len(line) <= width for line in lines(game, next(seats), language, width))
        game.decide(answer(game, bots))


def test_what_each_side_sees() -> None:
    game = table(
        turn="runner",
        corp={"hand": "Snare!", "archives": "Hedge Fund", "bad_publicity": 1},
        runner={"hand": "Diesel, Diesel", "rig": "Gordian Blade, The Personal Touch [on Gordian Blade]", "tags": 2},
        servers={
            "hq": {"ice": "Hunter, Enigma [rezzed]"},
            "remote1": {"ice": "Chum", "root": "Project Junebug [advancement 2]"},
        },
        run="hq",
    )
    leave_open(game)
    runner, corp = ("\n".join(lines(game, seat, "en", 80)) for seat in (RUNNER, CORP))
    assert "▶ ice" in runner
    assert "■ Enigma (2)" in runner
    assert "▒ card ▲2" in runner
    assert "Hunter" not in runner
    assert "Your grip: Diesel ×2 0¢" in runner
    assert "Gordian Blade (3) + The Personal Touch" in runner
    assert "▶ Run on HQ: approaching ice" in runner
    assert "tags 2" in runner
    assert "▶ Hunter 1¢" in corp
    assert "▒ Chum 1¢" in corp
    assert "▒ Project" in corp
    assert "Junebug" in corp
    assert "▲2" in corp
    assert "bad publicity 1" in corp
    assert "Your HQ: Snare! 0¢" in corp
    assert "Diesel" not in corp


# the glossary


@pytest.mark.parametrize(
    ("words", "language", "id"),
    [
        ("Snare!", "en", "card-snare"),
        ("kate", "en", "card-kate-mac-mccaffrey"),
        ("Schlinge", "de", "card-snare"),
        ("laden", "de", "term-rez"),
        ("rez", "de", "term-rez"),
        ("jack out", "en", "term-jack-out"),
        ("jack-out", "pl", "term-jack-out"),
        ("lodołamacz", "pl", "term-icebreaker"),
        ("Маллиган", "ru", "term-mulligan"),
    ],
)
def test_look_up(words: str, language: str, id: str) -> None:
    assert look_up(words, language).id == id


# what is decided for a player


@pytest.mark.slow
def test_the_public_policy_is_blind() -> None:
    """Answers given for a player are the same whatever lies facedown: 200 random games, some decisions of each."""
    rng, given = Rng(1), 0
    for seed in range(200):
        game, chance = new_game(seed=seed), random.Random(seed)
        while game.decision is not None:
            answered = game.foregone
            given += answered is not None
            if chance.random() < 0.05:
                for seat in (CORP, RUNNER, SPECTATOR):
                    assert game.determinise(seat, rng).foregone == answered
            game.decide(chance.randrange(len(game.decision.options)))
    assert given > 10_000


def test_what_only_the_player_can_see() -> None:
    """A lone pass is taken, a lone card is shown; strength is not offered before there is ice to break."""
    game = table(
        turn="runner",
        runner={"rig": "Gordian Blade", "clicks": 1},
        servers={"hq": {"ice": "Enigma [rezzed]"}},
        run="hq",
    )
    leave_open(game)
    decision = game.decision
    assert decision is not None
    assert options(game) == ["pass", "boost gordian-blade"]
    assert game.obvious == 0
    for _ in range(4):
        game.decide("pass")
    decision = game.decision
    assert decision is not None
    assert "break 1 gordian-blade" in options(game)
    assert game.obvious is None


def test_back_drops_what_was_begun(play: Play) -> None:
    """A half-declared install is left without a trace; at the beginning of a question there is nothing to drop."""
    out = play("play netrunner --as corp --seed 1", "1", "back", "install cell-portal", "back", "quit", "")[1]
    refused, begun = out.find("Nothing has been begun"), out.find("Where do you install Cell Portal?")
    assert 0 <= refused < begun, out[-2000:]
    assert out[begun:].count("You have 3 clicks left.") == 1


def test_a_shortcut_by_name_and_by_number(play: Play, tmp_path: Path) -> None:
    """They are listed after the options with their price; undo takes one back as a whole."""
    journal, start = tmp_path / "game", "play netrunner --hot-seat --seed 1"
    typed = ["1", "", "1", "", "repeat-credit 3", "undo", "", "credit", "quit", ""]
    out = play(f"{start} --journal {journal}", *typed)[1]
    assert "At once:" in out
    assert "Gain 3 credits with 3 clicks · 3 clicks" in out
    said = [move for who, move in Journal.parse(journal.read_text(encoding="utf-8")).decisions if who == "corp"]
    assert said.count("credit") == 1
    number = next(line.split()[-1] for line in out.split("Gain 3 credits with 3 clicks")[0].splitlines()[-1:])
    play(f"{start} --journal {tmp_path / 'again'}", "1", "", "1", "", number, "quit", "")
    again = Journal.parse((tmp_path / "again").read_text(encoding="utf-8")).decisions
    assert [move for who, move in again if who == "corp"].count("credit") == 3
