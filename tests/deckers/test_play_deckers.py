"""Deckers in the terminal: games through the standard input in four languages, the picture, simulations."""

from __future__ import annotations

import io
import json
import random
import re
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

from cyberdeck.bots.deckers.simulation import Campaign, Played, summary
from cyberdeck.bots.simulation import play_games
from cyberdeck.cli.play.deckers import campaign as ladder
from cyberdeck.cli.play.deckers.glossary import look_up
from cyberdeck.cli.play.deckers.table import DeckersFace, completed
from cyberdeck.deckers import new_game
from cyberdeck.deckers.choosing import VARIANTS
from cyberdeck.deckers.content import CONTENT
from cyberdeck.deckers.rules import RULES
from cyberdeck.kernel import AnyGame, Journal, Message
from cyberdeck.locale.texts import LANGUAGES, render
from deckers.tables import table
from typing_in import Play, complaint, player

FIRST = "play deckers --first-game"
PUZZLE = Path(__file__).parents[2] / "examples" / "positions" / "deckers-hackman.yaml"


@pytest.fixture
def play(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Play:
    return player(capsys, monkeypatch)


def at_random(seed: int, count: int) -> list[str]:
    """Numbers of options; those that are too high are refused and cost nothing."""
    chance = random.Random(seed)
    return [str(chance.randrange(1, 9)) for _ in range(count)]


# whole games


@pytest.mark.slow
def test_a_whole_game_and_its_journal(play: Play, tmp_path: Path) -> None:
    journal = tmp_path / "game.journal"
    code, out, err = play(f"{FIRST} --seed 4 --journal {journal}", *at_random(4, 3000))
    assert (code, err) == (0, "")
    assert "You have " in out
    assert out.endswith(f"Seed: 4\nThe journal is in “{journal}”.\n")
    code, out, _ = play(f"replay {journal} --verify")
    assert code == 0
    assert "Verified" in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language(play: Play, language: str) -> None:
    line = f"play deckers --smc glom --deckers leiko,tokyo,techno --variant packets --seed 7 --lang {language}"
    explained = ("?", "? kill-switch", "? copper-404", "? DK-12.7", "? mother", "look")
    code, out, err = play(line, *explained, *at_random(7, 60), "look", "quit", "")
    assert (code, err) == (0, "")
    assert render(Message("command-kill-switch.text"), language).split()[0] in out
    assert render(Message("objective-copper-404.goal"), language).split()[0] in out
    assert "DK-12.7" in out


def test_the_end_of_input_leaves_quietly(play: Play) -> None:
    code, out, err = play(f"{FIRST} --seed 1", "1")
    assert (code, err) == (0, "")
    assert out.endswith("The game was left unfinished; its seed is 1.\n")


def test_without_a_seed_every_game_is_new(play: Play) -> None:
    first, second = (play("play deckers", "quit", "")[1].splitlines()[-1] for _ in range(2))
    assert first != second


def test_computer_players_fill_seats(play: Play) -> None:
    """The person is asked for one decker only, and never sees the other's hand."""
    code, out, err = play(f"{FIRST} --seed 3 --bots monty:random", *at_random(3, 40), "look", "quit", "")
    assert (code, err) == (0, "")
    assert "Oshin Noro>" in out
    assert "Monty Quantum>" not in out
    assert "Oshin Noro holds:" in out
    assert "Monty Quantum holds:" not in out


def test_computers_alone(play: Play) -> None:
    code, out, err = play(f"{FIRST} --seed 3 --bots oshin:random,monty:random")
    assert (code, err) == (0, "")
    assert "Won by: " in out


@pytest.mark.parametrize(
    ("line", "beginning"),
    [
        ("play deckers --smc nobody", "There is no SMC “nobody”; choose one of alpha-moby, "),
        ("play deckers --deckers nobody", "There is no decker “nobody”; choose from "),
        ("play deckers --deckers oshin-noro,angel-nitrate", "Two deckers are red; "),
        ("play deckers --deckers tilda,oshin,monty,hettie,leiko", "One to four deckers play, not 5."),
        ("play deckers --variant chess", "There is no variant “chess”; choose from fragmented, packets, 2.0, 2.1."),
        ("play deckers --first-game --smc spider", "The first game is played against Alpha-Moby;"),
        ("play deckers --variant 2.0,2.1", "Choose either 2.0 or 2.1"),
        ("play deckers --bots tokyo-black", "“tokyo-black” does not take part in this game; the deckers are "),
        (
            "play deckers --bots oshin:deep",
            "There is no computer player “deep”; choose one of script, daemon, agent, construct, oracle",
        ),
        ("play deckers --seed soon", "The value for SEED is missing or of the wrong kind"),
        ("play deckers --resume nowhere", "There is no file “nowhere”"),
        ("play deckers --resume nowhere --seed 1", "A journal brings its own setup"),
        ("play deckers --journal /nowhere/game", "The file “/nowhere/game” cannot be written"),
        ("deckers position", "The value for FILE is missing"),
        ("deckers position nowhere", "There is no file “nowhere”"),
        ("simulate deckers --smc nobody", "There is no SMC “nobody”"),
        ("simulate deckers --bot deep", "There is no computer player “deep”"),
        ("simulate deckers --games 0", "GAMES must be at least 1"),
    ],
)
def test_mistakes(play: Play, line: str, beginning: str) -> None:
    assert complaint(play(line)).startswith(beginning)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("line", ["play deckers", "deckers", "deckers position", "simulate deckers"])
def test_command_help(play: Play, line: str, language: str) -> None:
    code, out, err = play(f"{line} --help --lang {language}")
    assert (code, err) == (0, "")
    assert "--help" in out


def test_names_may_be_cut_short() -> None:
    assert completed("Oshin", CONTENT.deckers) == "oshin-noro"
    assert completed("t", CONTENT.deckers) == "t"
    assert completed("mother", CONTENT.smcs) == "mother"


# what may be typed


POSITION = """
deckers: {oshin-noro: {at: red6, hand: payload glitch, discard: ping}, monty-quantum: {hand: impulse}}
spaces: {red6: "2 red, black", blue2: "white-on-blue, green installation", purple1: white guardian}
row: kill-switch
coming: {red: [5], black: [1]}
"""


@pytest.fixture
def position(tmp_path: Path) -> Path:
    file = tmp_path / "position.yaml"
    file.write_text(POSITION, encoding="utf-8")
    return file


def test_an_action_by_number_and_notation(play: Play, position: Path, tmp_path: Path) -> None:
    """Enter takes the first payment; where nothing else is left, the step ends by itself."""
    journal = tmp_path / "game"
    _, out, _ = play(f"deckers position {position} --seed 1 --journal {journal}", "INFECT", "number 2", "", "undo", "")
    moves = [move for _, move in Journal.parse(journal.read_text(encoding="utf-8")).decisions]
    assert moves == ["infect", "number 2", "pay payload", "end-actions"]
    assert out.count("Cost: 2 red. Which cards do you play?") == 2
    assert "Infection on Red#6: 11 against 2, success!" in out
    assert "A black Spark is removed from Red#6." in out


def test_what_threatens(play: Play, position: Path) -> None:
    _, out, _ = play(f"deckers position {position} --seed 1", "threat", "threat nobody", "quit", "")
    assert out.count("The attack, if it came now:") == 2


def test_look_log_and_why(play: Play, position: Path) -> None:
    _, out, _ = play(f"deckers position {position} --seed 1", "look", "log", "why blue3", "dance", "99", "", "undo", "")
    assert "R6 Oshin Noro, black Spark, 2 red programs" in out
    assert "B2 white Spark on a blue program, green installation" in out
    assert "P1 white Guardian" in out
    assert "Oshin Noro, discard pile: Ping B" in out
    assert "Monty Quantum holds: Impulse G" in out
    assert "go blue3: " in out
    assert "(DK-19.1)" in out
    assert "“dance” is not a move of this game" in out
    assert "There is no option 99; choose from 1 to " in out
    assert "Type a number from 1 to " in out
    assert "There is nothing to take back." in out


def test_explanations(play: Play, position: Path) -> None:
    """DK-9.3: the back of an objective stays hidden."""
    _, out, _ = play(f"deckers position {position} --seed 1", "?", "? kill switch", "? neural", "? alpha", "? xyzzy")
    assert "everything on the network in words" in out
    assert "Now in notation: " in out
    assert "PP · cost PP · Interrupt" in out
    assert render(Message("objective-silver-neural-matrix.goal", (("deckers", 2),)), "en")[:30] in out
    assert render(Message("objective-silver-neural-matrix.failure"), "en")[:30] not in out
    assert "Nothing is called “xyzzy”; similar: " in out


def test_save_and_resume(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "game"
    play(f"{FIRST} --seed 1", "1", "2", "3", f"save {file}", "quit", "")
    code, out, err = play(f"play deckers --resume {file} --bots monty:random", "quit", f"{file}")
    assert (code, err) == (0, "")
    assert "Who takes the next turn?" in out or "Which action do you take?" in out
    assert f"The journal is in “{file}”." in out


def test_a_finished_game_is_not_resumed(play: Play, tmp_path: Path) -> None:
    game, chance, file = new_game(seed=1, first_game=True), random.Random(1), tmp_path / "game"
    while game.decision is not None:
        game.decide(chance.randrange(len(game.decision.options)))
    file.write_text(str(game.journal), encoding="utf-8")
    assert complaint(play(f"play deckers --resume {file}")).startswith(f"The game in “{file}” is over")


def test_the_puzzle_can_be_solved(play: Play) -> None:
    pushes = [
        step for origin in ("red6", "red6", "red5") for step in (f"push-from {origin}", "push red", "push-to red4")
    ]
    typed = ["shift", "3", "", *pushes, "project red4", "infect", "3", "", "end-actions"]
    code, out, err = play(f"deckers position {PUZZLE} --seed 1", *typed)
    assert (code, err) == (0, "")
    assert "You have won!" in out, out[-2000:]


@pytest.mark.parametrize(
    ("text", "beginning"),
    [
        ("smc: [", "The file “{}” is not well-formed YAML near line 1"),
        ("[" * 5000, "The file “{}” is not "),
        ("just words", "“position” must be a list of keys"),
        ("smcs: mother", "“smcs” means nothing there"),
        ("smc: nobody", "There is no SMC “nobody”"),
        ("deckers: {oshin-noro: {hand: paylod}}", "There is no command card “paylod”; similar: payload"),
        ("spaces: {pink3: black}", "There is no space “pink3”"),
        ("spaces: {red3: 3 black}", "There can be at most two Sparks on red3"),
        ("spaces: {red3: 4 blue}", "There are too many programs on red3"),
        ("supply: {scouts: 26}", "There are not that many tokens of “scouts”"),
        ("phase: lunch", "There is no phase “lunch”"),
    ],
)
def test_bad_positions(play: Play, tmp_path: Path, text: str, beginning: str) -> None:
    file = tmp_path / "position.yaml"
    file.write_text(text, encoding="utf-8")
    assert complaint(play(f"deckers position {file}")).startswith(beginning.format(file))


# the picture


def lines(game: AnyGame, seat: int, language: str, width: int, height: int | None) -> list[str]:
    console = Console(width=width, file=io.StringIO(), color_system=None)
    with console.capture() as capture:
        shown = DeckersFace().picture(game, seat, lambda message: render(message, language), width, height)
        for part in shown:
            console.print(part)
    return capture.get().splitlines()


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_picture_fits(language: str) -> None:
    """Nothing is wider than the screen, and on a low one there is room below the picture."""
    for number, smc in enumerate(CONTENT.smcs):
        deckers = list(CONTENT.first_game.deckers[: 1 + number % 4])
        game, chance = new_game(smc, deckers, seed=number, first_game=True), random.Random(number)
        while game.decision is not None:
            if chance.random() < 0.1:
                width, height = chance.choice(((60, None), (80, 24), (100, 30), (120, 40)))
                shown = lines(game, game.decision.seat, language, width, height)
                assert all(cell_len(line.rstrip()) <= width for line in shown)
                assert height != 24 or len(shown) <= 18, "\n".join(shown)
            game.decide(chance.randrange(len(game.decision.options)))


def test_any_layout_can_be_drawn() -> None:
    """While segments are laid, the map shows where they may go."""
    for seed in range(6):
        game, chance = new_game(seed=seed, variants=["fragmented"]), random.Random(seed)
        while (decision := game.decision) is not None and decision.prompt.id == "ask-lay-segment":
            shown = "\n".join(lines(game, decision.seat, "en", 80, 24))
            assert all(str(offer.index + 1) in shown.split() for offer in decision.options)
            game.decide(chance.randrange(len(decision.options)))


def test_signs_of_the_map() -> None:
    game = table(
        deckers={"oshin-noro": {"at": "red6"}, "techno-twins": {"at": ["yellow6", "red6"]}},
        spaces={
            "red6": "2 red, blue, black, white-on-green",
            "yellow4": "yellow installation",
            "purple1": "white guardian",
            "purple2": "black guardian",
            "purple3": "hackman",
            "blue2": "pkt-alarm",
        },
    )
    shown = "\n".join(lines(game, 0, "en", 120, 40))
    for sign in ("R6@RY", "xøg", "b2r", "Y6@Y"):
        assert sign in shown
    columns = {name: next(line.index(name) for line in shown.splitlines() if name in line) for name in ("P1", "Y4")}
    below = {
        name: shown.splitlines()[next(i for i, line in enumerate(shown.splitlines()) if name in line) + 1][column:]
        for name, column in columns.items()
    }
    assert below["P1"].startswith("O ")
    assert below["Y4"].startswith("Y ")
    assert "Alpha-Moby" in shown
    assert "▶@R Oshin Noro ●○○ 0" in shown
    assert "Supply: xo23 XO2" in shown


def test_a_ghost_is_drawn() -> None:
    game = table(
        deckers={"oshin-noro": {"at": "red6", "hand": "ping"}, "monty-quantum": {}},
        spaces={"red6": "green installation"},
    )
    for notation in ("project red4", "move", "pay ping"):
        game.decide(notation)
    shown = "\n".join(lines(game, 0, "en", 80, 24))
    assert "R4~R" in shown
    assert "R6@R" in shown


# the glossary


@pytest.mark.parametrize(
    ("words", "language", "id"),
    [
        ("Kill Switch", "en", "command-kill-switch"),
        ("Notabschaltung", "de", "command-kill-switch"),
        ("kill-switch", "ru", "command-kill-switch"),
        ("Матрица разума", "ru", "objective-silver-neural-matrix"),
        ("2.0", "en", "upgrade-2-0"),
        ("Alarm", "de", "packet-pkt-alarm"),
        ("sentinel", "pl", "smc-sentinel"),
        ("angel", "en", "decker-angel-nitrate"),
    ],
)
def test_look_up(words: str, language: str, id: str) -> None:
    assert look_up(words, language).id == id


# simulations


CAMPAIGN = Campaign({"smc": "spider", "deckers": ["oshin-noro"]}, "random", 5)
SPIDER = "simulate deckers --smc spider --deckers oshin-noro --bot random --seed 5"


@pytest.mark.slow
def test_a_simulated_game_is_its_number_and_its_seed() -> None:
    alone = sorted(play_games(CAMPAIGN, range(4), 1))
    assert sorted(play_games(CAMPAIGN, range(4), 2)) == alone
    assert alone[2] == CAMPAIGN.play(2)


def test_a_summary() -> None:
    games = [
        Played(0, 11, True, "won-goal", 3, 300),
        Played(1, 12, False, "lost-chain", 1, 100),
        Played(2, 13, False, "lost-chain", 2, 200),
    ]
    told: Any = summary(games).data()
    assert told["won"]["games"] == 1
    assert told["reasons"] == [{"reason": "lost-chain", "games": 2}, {"reason": "won-goal", "games": 1}]
    assert told["cycles"] == {"least": 1, "median": 2, "mean": 2, "most": 3}
    assert summary([]).data()["games"] == 0


def test_simulation_as_json_and_resumed(play: Play, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    code, out, _ = play(f"{SPIDER} --games 4 --jobs 1 --json")
    assert code == 0
    whole = json.loads(out)
    assert whole == {**CAMPAIGN.data(), **summary([CAMPAIGN.play(number) for number in range(4)]).data()}
    play(f"{SPIDER} --games 2 --jobs 1 --json --resume {file}")
    assert json.loads(play(f"simulate deckers --games 4 --jobs 1 --json --resume {file}")[1]) == whole
    other = complaint(play(f"simulate deckers --smc mother --resume {file}"))
    assert other.startswith(f"The games in “{file}” are of other")
    assert (
        complaint(play(f"simulate netrunner --resume {file}"))
        == f"The file “{file}” holds no simulated games; choose another name."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_simulation_shows(play: Play, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    code, out, _ = play(f"{SPIDER} --games 2 --jobs 1 --lang {language}")
    assert code == 0
    assert max(map(cell_len, out.splitlines())) <= 80
    assert "95" in out
    assert "Spider" in out


def test_a_shortcut_is_typed_and_undone_as_one(play: Play, position: Path, tmp_path: Path) -> None:
    journal = tmp_path / "game"
    keep = "end-keeping glitch"
    out = play(f"deckers position {position} --seed 1 --journal {journal}", keep, "undo", keep, "quit")[1]
    assert "End your turn, keep Glitch" in out
    moves = [move for _, move in Journal.parse(journal.read_text(encoding="utf-8")).decisions]
    assert moves[:2] == ["end-actions", "hold glitch"]


def test_the_campaign_goes_on_from_what_is_won(play: Play, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    code, out, _ = play("play deckers --campaign", "quit", "")
    assert code == 0
    assert re.search(r"▶ +1 .*Alpha-Moby · The first game", out)
    first, second, *_ = RULES.campaign()
    ladder.note(first)
    code, out, _ = play("play deckers --campaign --deckers tilda", "quit", "")
    assert (code, ladder.won(), ladder.following(ladder.won())) == (0, ["1"], second)
    assert re.search(r"✓ +1 .*\n▶ +2 ", out)
    assert "Tilda Sweet" in out
    assert "at most 3" in complaint_of(play("play deckers --campaign --deckers oshin,monty,tilda,leiko")).lower()
    assert "--deckers" in complaint_of(play("play deckers --campaign --smc mother"))
    for stage in RULES.campaign():
        ladder.note(stage)
    code, out, _ = play("play deckers --campaign")
    assert (code, out.count("✓")) == (0, 10)


def complaint_of(result: tuple[int, str, str]) -> str:
    code, _, err = result
    assert (code, err.count("\n")) == (2, 1)
    return err


def test_every_game_of_the_campaign_and_every_challenge_can_be_set_up() -> None:
    """Each variant comes up, the stars rise, and the last has as many variants as may stand together (DK-29)."""
    stages = RULES.campaign()
    variants = [set(stage.setup.get("variants", ())) for stage in stages]  # type: ignore[call-overload]
    assert set().union(*variants) == set(VARIANTS.values)
    assert [stage.stars for stage in stages] == sorted(stage.stars for stage in stages)
    assert len(variants[-1]) == VARIANTS.most
    for stage in stages:
        RULES.new_game({**stage.setup, "deckers": list(stage.seats)}, 1)
    for number in range(70):
        RULES.new_game(RULES.challenge(number), number)
