"""The arena: paired games, ratings that explain them, a test that says when it is enough, and a picture."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest

from cyberdeck import cli
from cyberdeck.bots import rungs
from cyberdeck.bots.arena import PAIRINGS, Arena, Bout, Raids, Report, proposals, report
from cyberdeck.bots.ratings import Rating, expected, ratings, sprt
from cyberdeck.locale.texts import LANGUAGES

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    def command(*arguments: str) -> tuple[int, str, str]:
        code = cli.main(["arena", *arguments])
        return code, *capsys.readouterr()

    return command


def bout(number: int, players: tuple[str, ...], *won: bool) -> Bout:
    return Bout(number, number, players, (), won, 100, ((10, 20, 30),) * len(players))


# who plays whom


def test_every_pair_plays_every_seed_on_both_sides_with_the_same_decks() -> None:
    arena = Arena(("house", "random", "script"), 3)
    assert sorted(arena.pairs) == sorted((a, b) for a in arena.players for b in arena.players if a != b)
    assert len(PAIRINGS) == 12
    assert arena.games(24) == 24 * 6


def test_neighbours_play_each_other_and_themselves() -> None:
    arena = Arena(("a", "b", "c"), 3, neighbours=True)
    assert sorted(arena.pairs) == [("a", "a"), ("a", "b"), ("b", "a"), ("b", "b"), ("b", "c"), ("c", "b"), ("c", "c")]


def test_a_game_is_its_number() -> None:
    arena = Arena(("house", "random"), 3)
    first, again, swapped, other = (arena.play(number) for number in (0, 0, 1, 2))
    assert first._replace(thinking=()) == again._replace(thinking=())
    assert (first.seed, first.decks) == (swapped.seed, swapped.decks)
    assert first.players == tuple(reversed(swapped.players))
    assert (first.seed, first.decks) != (other.seed, other.decks)


def test_deckers_are_compared_on_the_same_games() -> None:
    raids = Raids(("house", "random"), 1, {"first_game": True, "smc": "alpha-moby"})
    assert raids.games(10) == 20
    assert raids.play(1).players == ("random",)


# what came of it


def test_ratings_explain_the_shares_that_they_are_made_of() -> None:
    found = ratings({("a", "b"): 300, ("b", "a"): 100, ("b", "c"): 200, ("c", "b"): 200}, "b")
    assert found["b"] == Rating(0, 0)
    assert found["a"].elo == pytest.approx(190, abs=6)
    assert abs(found["c"].elo) < 6
    assert expected(found["a"].elo) == pytest.approx(0.75, abs=0.01)
    assert 25 < found["a"].reach < 60


def test_more_games_narrow_the_interval_and_who_never_lost_is_not_endlessly_good() -> None:
    few, many = (ratings({("a", "b"): n}, "b")["a"] for n in (5, 500))
    assert few.elo < many.elo < 2500
    even = [ratings({("a", "b"): n, ("b", "a"): n}, "b")["a"].reach for n in (10, 100, 1000)]
    assert even == sorted(even, reverse=True)
    assert even[0] > 3 * even[2]


@pytest.mark.parametrize(("won", "lost", "better"), [(60, 20, True), (40, 40, None), (90, 110, False), (3, 1, None)])
def test_the_sequential_test_ends_when_it_is_sure(won: int, lost: int, better: bool | None) -> None:
    assert sprt(won, lost).better is better


def test_a_report_counts_each_against_each_and_on_each_side() -> None:
    bouts = [bout(0, ("a", "b"), True, False), bout(1, ("b", "a"), False, True), bout(2, ("a", "b"), False, True)]
    told = report(("a", "b"), bouts)
    cell = told.against("a", "b")
    assert cell is not None
    assert (cell.won, cell.lost) == (2, 1)
    assert told.wins["a@corp"].games == 1
    assert told.wins["a@runner"].share == 1.0
    assert told.thinking["a"] == (20, 30, 30)
    assert set(told.ratings) == {"a", "b", "a@corp", "a@runner", "b@corp", "b@runner"}


def test_of_two_who_play_the_same_game_the_one_is_better_who_wins_it_alone() -> None:
    bouts = []
    for seed, (a, b) in enumerate([(True, False), (True, True), (False, False), (True, False)]):
        bouts += [bout(seed, ("a",), a), bout(seed, ("b",), b)]
    told = report(("a", "b"), bouts)
    cell = told.against("a", "b")
    assert cell is not None
    assert (cell.won, cell.lost, cell.drawn) == (2, 0, 2)
    assert told.wins["a"].games == 3


def test_even_steps_are_proposed_between_the_weakest_and_the_strongest() -> None:
    elo = dict(zip(rungs.NAMES, (0.0, 300.0, 320.0, 340.0, 400.0), strict=True))
    told = Report(1, rungs.NAMES, (), {name: Rating(points, 1) for name, points in elo.items()}, {}, {})
    found = {row.rung: row for row in proposals("deckers", told)}
    assert found["script"].proposed == found["script"].blunders
    assert found["oracle"].proposed == found["oracle"].blunders
    assert found["script"].blunders > found["daemon"].proposed > found["daemon"].blunders
    shares = [found[name].proposed for name in rungs.NAMES]
    assert shares == sorted(shares, reverse=True)
    assert [found[name].rating for name in rungs.NAMES] == [1180, 1480, 1500, 1520, 1580]


def test_the_usual_rung_stands_where_a_newcomer_begins_in_the_middle_of_its_sides() -> None:
    sides = {
        f"{name}@{side}": 50.0 * place + (side == "runner") * 60
        for place, name in enumerate(rungs.NAMES)
        for side in ("corp", "runner")
    }
    told = Report(1, rungs.NAMES, (), {name: Rating(points, 1) for name, points in sides.items()}, {}, {})
    found = {(row.ladder, row.rung): row.rating for row in proposals("netrunner", told)}
    assert (found["corp", rungs.USUAL], found["runner", rungs.USUAL]) == (1470, 1530)


# the command


def test_it_tells_its_results_goes_on_where_it_stopped_and_draws_them(run: Run, tmp_path: Path) -> None:
    file, picture = tmp_path / "games.jsonl", tmp_path / "arena.svg"
    line = ["netrunner", "--players", "house,random", "--seed", "1", "--jobs", "1", "--resume", str(file)]
    assert run(*line, "--rounds", "1")[0] == 0
    before = file.read_text().splitlines()
    assert len(before) == 3
    code, out, _ = run(*line, "--rounds", "2", "--plot", str(picture))
    assert code == 0
    assert "4 games" in out
    assert file.read_text().splitlines()[:3] == before
    assert ElementTree.parse(picture).getroot().tag.endswith("svg")
    told = json.loads(run(*line, "--rounds", "2", "--json")[1])
    assert told["wins"]["house"]["games"] + told["wins"]["random"]["games"] == 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_there_in_every_language(run: Run, language: str) -> None:
    code, out, _ = run("netrunner", "--help", "--lang", language)
    assert code == 0
    assert "--calibrate" in out
    assert "arena-help" not in out


def test_mistakes(run: Run) -> None:
    for line in (["netrunner", "--players", "house"], ["netrunner", "--players", "house,nobody"]):
        code, out, err = run(*line)
        assert (code, out, err.count("\n")) == (2, "", 1)
