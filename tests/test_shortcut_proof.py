"""Shortcuts of both games: the driver and the same by hand, price and payment; and how much they save."""

from __future__ import annotations

import random

import pytest

from cyberdeck.deckers import RULES
from cyberdeck.deckers.table import table as deckers_table
from cyberdeck.kernel import AnyGame, Running
from cyberdeck.kernel.shortcuts import begin
from cyberdeck.netrunner import new_game
from cyberdeck.netrunner.table import table as netrunner_table
from deckers.whole_games import setup
from shortcut_proof import Proof


@pytest.mark.parametrize("seed", range(2))
def test_netrunner_along_a_random_game(seed: int) -> None:
    look_along(new_game("haas-bioroid", "anarch", seed=seed), seed, 9)


@pytest.mark.parametrize("seed", range(2))
def test_deckers_along_a_random_game(seed: int) -> None:
    look_along(RULES.new_game(setup(seed), seed), seed, 5)


def look_along(game: AnyGame, seed: int, every: int) -> None:
    proof, chance, number = Proof(), random.Random(seed), 0
    while game.decision is not None:
        if number % every == 0:
            proof.look(game)
        game.decide(chance.randrange(len(game.decision.options)))
        number += 1
    assert proof.faults == []
    assert proof.counts["shortcuts"] > 10
    assert proof.counts["different"] > 0


RIGS = (
    "Crypsis",
    "Crypsis [virus 2]",
    "Wyrm",
    "Corroder, Cyberfeeder",
    "Battering Ram, The Toolbox",
    "Gordian Blade, Ninja, Aurora",
)
ICE = ("Wall of Static", "Ice Wall [rezzed, advancement 2]", "Heimdall 1.0", "Enigma", "Archer", "Ichi 1.0", "Chum")


@pytest.mark.parametrize("rig", RIGS)
def test_breaking_costs_what_it_says(rig: str) -> None:
    """Each breaker against each kind of ice, with bad publicity to spend as well."""
    proof = Proof()
    for ice in ICE:
        there = ice if "[" in ice else f"{ice} [rezzed]"
        game = netrunner_table(
            turn="runner",
            corp={"bad_publicity": 1},
            runner={"rig": rig, "credits": 15, "hand": "Diesel, Diesel, Diesel, Diesel"},
            servers={"hq": {"ice": there}},
            run="hq",
        )
        while game.decision is not None and game.view(1).step != "run-3-1":
            game.decide(0)
        proof.look(game)
    assert proof.faults == []
    assert proof.counts["verb break-all"] > 0


# how much they save


def saved(game: AnyGame, notation: str) -> tuple[int, int]:
    """How many answers the rules ask for, and how often a person is asked who says it all by a shortcut."""
    assert game.decision is not None
    seat, before = game.decision.seat, len(game.journal.decisions)
    running: Running | None = begin(game, notation)
    prompts = 1
    while running is not None and game.decision is not None:
        answer: int | None = 0
        if game.decision.seat == seat:
            answer, running = running.next(game) or (None, None)
        if answer is None:
            break
        game.decide(answer)
        running = running if running is not None and running.goes_on(game) else None
    return sum(who == game.seats[seat] for who, _ in game.journal.decisions[before:]), prompts


def test_archives_with_eleven_known_cards() -> None:
    cards = (
        "Hedge Fund, Ice Wall, Enigma, Hunter, Wall of Static, PAD Campaign, Melange Mining Corp., Archer, "
        "Shadow, Data Raven, Tollbooth"
    )
    game = netrunner_table(turn="runner", corp={"archives": cards}, run="archives")
    while game.decision is not None and game.decision.prompt.id != "ask-access":
        game.decide(0)
    asked, prompts = saved(game, "access-rest archives")
    assert asked >= 22
    assert prompts <= 3


def test_one_ice_with_one_subroutine_and_crypsis() -> None:
    runner = {"rig": "Crypsis [virus 1]", "credits": 9, "hand": "Diesel"}
    game = netrunner_table(turn="runner", runner=runner, servers={"hq": {"ice": "Wall of Static [rezzed]"}}, run="hq")
    while game.decision is not None and not any(found.notation.startswith("break") for found in game.shortcuts):
        game.decide(0)
    asked, prompts = saved(game, "break-all crypsis")
    assert asked == 8
    assert prompts <= 2


def test_a_carry_of_two_steps() -> None:
    deckers = {"tilda-sweet": {"at": "yellow1", "hand": "ping ping"}}
    game = deckers_table(deckers=deckers, spaces={"yellow1": "2 red"})
    asked, prompts = saved(game, "carry-to red4 red red")
    assert asked == 8
    assert prompts <= 4
