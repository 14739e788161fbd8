"""What is proved must hold whatever the opponent does and chance brings; what is refuted must fail."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from cyberdeck.kernel import Complaint, Rng
from cyberdeck.kernel.rng import Chance, Undecided, fated
from cyberdeck.netrunner.table import table
from cyberdeck.puzzles import Proof, Puzzle, own_puzzle, puzzle_in
from cyberdeck.puzzles.attempt import Attempt, Look, looked_at
from cyberdeck.puzzles.goals import Standing
from cyberdeck.puzzles.memory import Memory

POSITIONS = Path(__file__).parents[2] / "examples" / "positions"


def example(name: str) -> Puzzle:
    return own_puzzle("netrunner", "win", yaml.safe_load((POSITIONS / f"{name}.yaml").read_text()))


@pytest.mark.parametrize(
    ("name", "solutions"),
    [
        ("corp-wins", {"play neural-emp", "advance nisei-mk-ii@remote1/1"}),
        ("runner-wins", {"play tinkering"}),
        ("one-click", {"play the-makers-eye"}),
    ],
)
def test_all_first_moves_that_win_are_found_and_no_others(name: str, solutions: set[str]) -> None:
    puzzle = example(name)
    assert set(puzzle.solver().solutions(puzzle.start()) or ()) == solutions


def test_a_proved_move_wins_against_any_play_and_any_chance() -> None:
    """Whatever else is decided at random, who keeps to proved answers gets there."""
    puzzle = example("runner-wins")
    solver = puzzle.solver()
    for seed in range(6):
        rng, game = Rng(seed), puzzle.start()
        game.reseed(seed)
        while solver.standing(game) is Standing.OPEN:
            assert game.ask is not None
            indices = range(len(game.ask.options))
            good = [n for n in indices if solver.mine(game) and solver.after(game, n) is Proof.PROVED]
            assert good or not solver.mine(game)
            choice = good or indices
            game.decide(choice[rng.below(len(choice))])
        assert solver.standing(game) is Standing.REACHED


def test_what_hangs_on_chance_is_refuted() -> None:
    """One of three cards in HQ is worth the game: a run on HQ may find it, but need not."""
    game = table(
        turn="runner",
        corp={"hand": "Priority Requisition, Hedge Fund, Enigma", "credits": 0},
        runner={"clicks": 1, "score": "Priority Requisition, Nisei MK II"},
    )
    puzzle = own_puzzle("netrunner", "win", game.position())
    assert puzzle.solver().solutions(puzzle.start()) == ()
    corp = {**puzzle.position["corp"], "hand": "Priority Requisition"}  # type: ignore[dict-item]
    certain = own_puzzle("netrunner", "win", {**puzzle.position, "corp": corp})
    assert certain.solver().solutions(certain.start()) == ("run hq",)


def test_within_few_nodes_nothing_is_claimed() -> None:
    puzzle = example("runner-wins")
    assert puzzle.solver(nodes=50).solutions(puzzle.start()) is None


def test_fate_brings_what_it_was_told_and_then_asks() -> None:
    chance = Rng(0)
    chance.rng = fated((4, 0, 255))
    assert [chance.below(256) for _ in range(3)] == [4, 0, 255]
    with pytest.raises(Undecided) as asked:
        Chance.below(chance, 6)
    assert asked.value.sides == 6


def test_an_attempt_is_spoilt_by_the_wrong_move_and_solved_by_the_right_ones() -> None:
    puzzle = example("corp-wins")
    game, attempt = puzzle.start(), Attempt(puzzle)
    game.decide("credit")
    assert attempt.look(game) is Look.SPOILT
    assert looked_at(attempt, puzzle, game.journal).look is Look.SPOILT
    game = puzzle.start()
    while attempt.look(game) is Look.OPEN:
        good = attempt.good(game)
        game.decide(good.notation if good else 0)
    assert attempt.look(game) is Look.SOLVED
    told = looked_at(attempt, puzzle, game.journal)
    assert (told.look, told.decision) == (Look.SOLVED, len(game.journal.decisions))


def test_after_a_wrong_move_the_opponent_knows_what_to_answer() -> None:
    """Whatever is tried then, it is kept from being reached; a usual answer that does so too is kept."""
    puzzle = example("runner-wins")
    attempt, solver = Attempt(puzzle), puzzle.solver()
    for seed in range(3):
        rng, game = Rng(seed), puzzle.start()
        game.decide("run hq")
        assert attempt.look(game) is Look.SPOILT
        while solver.standing(game) is Standing.OPEN:
            assert game.ask is not None
            choice = rng.below(len(game.ask.options))
            game.decide(attempt.against(game, choice))
        assert solver.standing(game) is Standing.MISSED


@pytest.mark.parametrize(
    ("first", "second"), [(Proof.PROVED, None), (Proof.REFUTED, Proof.REFUTED), (Proof.OPEN, None)]
)
def test_what_leads_back_is_refuted_only_if_that_is(first: Proof, second: Proof | None) -> None:
    memory = Memory()
    with memory.looking_at("first") as outer:
        with memory.looking_at("second") as inner:
            back = memory.known("first")
            assert back is Proof.REFUTED
            inner.found = back
        assert memory.known("second") is Proof.REFUTED
        outer.found = first
    assert memory.known("second") is second
    assert memory.known("first") is first


def test_a_puzzle_is_a_word() -> None:
    puzzle = example("one-click")
    again = puzzle_in(puzzle.name)
    assert again == puzzle
    assert again.disclosed()
    assert len(puzzle.name) < 700
    with pytest.raises(Complaint):
        puzzle_in(puzzle.name.replace("win.", "whin."))


def test_nobody_makes_a_puzzle_of_steps_that_only_the_engine_can_know_to_be_sound() -> None:
    with pytest.raises(Complaint):
        own_puzzle("netrunner", "win", {**example("one-click").position, "still": ["EndTurn"]})
