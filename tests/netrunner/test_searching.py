"""The searching players: every question has a judge, equal sight gives equal moves, and their games come to an end."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import cyberdeck
from cyberdeck.bots import answer, seen_by
from cyberdeck.bots.bot import glance_of
from cyberdeck.bots.netrunner import CHARACTERS, Sight, house_bot, searching_bot
from cyberdeck.bots.netrunner.corp_policy import CorpPolicy
from cyberdeck.bots.netrunner.dangers import traps
from cyberdeck.bots.netrunner.evaluator import NAMES, SIGNS, corp_wins, features, weights
from cyberdeck.bots.netrunner.policy import Policy
from cyberdeck.bots.netrunner.race import Standing, race, rounds
from cyberdeck.bots.netrunner.runner_policy import RunnerPolicy
from cyberdeck.kernel import Rng
from cyberdeck.locale.used import used_ids
from cyberdeck.netrunner import CORP, RUNNER, new_game
from cyberdeck.netrunner.decks import starter_names
from cyberdeck.netrunner.rules import NetrunnerGame
from cyberdeck.netrunner.values import points
from cyberdeck.netrunner.words import ARCHIVES, RD
from netrunner.tables import play, table

SOURCE = Path(cyberdeck.__file__).parent
FEW = Sight(worlds=2, plans=6)
PAIRINGS = [(corp, runner) for corp in starter_names(CORP) for runner in starter_names(RUNNER)]


def prompts() -> set[str]:
    """All questions that the game asks, those of the kernel included."""
    ids = used_ids(SOURCE / "kernel") | used_ids(SOURCE / "netrunner")
    return {id.removeprefix("ask-") for id in ids if id.startswith("ask-")}


def test_every_question_has_a_judge() -> None:
    corp, runner = CorpPolicy().judges().keys(), RunnerPolicy().judges().keys()
    assert corp | runner == prompts()


@pytest.mark.parametrize(("corp", "runner"), PAIRINGS)
def test_the_policies_have_a_judge_for_whatever_is_asked_of_their_side(corp: str, runner: str) -> None:
    """One of them plays, the other side takes anything: whatever comes up is judged, and the game ends."""
    for seed in range(2):
        for side, policy in ((CORP, CorpPolicy()), (RUNNER, RunnerPolicy())):
            game, chance, judged = new_game(corp, runner, seed=seed), random.Random(seed), 0
            while game.ask is not None:
                options = len(game.ask.options)
                mine = game.ask.seat == side
                index = policy.answer(game.state, game.ask) if mine else chance.randrange(options)
                assert 0 <= index < options
                judged += mine
                game.decide(index)
            assert judged > 20


def test_a_game_between_searching_players_ends_and_is_the_same_again() -> None:
    ends = []
    for _ in range(2):
        game = new_game("nbn", "criminal", seed=5)
        bots = [searching_bot(CORP, 1, FEW), searching_bot(RUNNER, 1, FEW)]
        while game.ask is not None:
            game.decide(answer(game, bots))
        ends.append((game.digest, len(game.journal.decisions)))
    assert ends[0] == ends[1]


@pytest.mark.parametrize("side", [CORP, RUNNER])
def test_equal_sight_gives_equal_moves(side: int) -> None:
    """In a game and in twins with other hidden cards the searching player answers the same."""
    bot, compared = searching_bot(side, 3, FEW), 0
    for seed in range(3):
        game = new_game(*PAIRINGS[(5 * seed + side) % len(PAIRINGS)], seed=seed)
        bots = [house_bot(CORP, seed), house_bot(RUNNER, seed)]
        for number in range(400):
            if game.ask is None:
                break
            if game.ask.seat == side and len(game.ask.options) > 1 and number % 9 == 0:
                twin = game.determinise(side, Rng(1000 * seed + number + 1))
                assert bot.choose(seen_by(twin, imagining=True)) == bot.choose(seen_by(game, imagining=True))
                compared += 1
            game.decide(answer(game, bots))
    assert compared >= 30


@pytest.mark.parametrize("side", [CORP, RUNNER])
def test_what_a_glance_answers_is_what_a_look_would(side: int) -> None:
    bot, glanced = searching_bot(side, 3, FEW), 0
    for seed in range(2):
        game = new_game(*PAIRINGS[(7 * seed + 3 * side) % len(PAIRINGS)], seed=seed)
        bots = [house_bot(CORP, seed), house_bot(RUNNER, seed)]
        while game.ask is not None:
            if game.ask.seat == side and len(game.ask.options) > 1:
                index = bot.glance(glance_of(game))
                if index is not None:
                    assert bot.choose(seen_by(game, imagining=True)) == index
                    glanced += 1
            game.decide(answer(game, bots))
    assert glanced > 20


def test_plans_are_explained_in_the_words_of_the_offers() -> None:
    game = new_game("jinteki", "shaper", seed=2)
    bots = [house_bot(CORP, 2), house_bot(RUNNER, 2)]
    while game.ask is not None and not (game.ask.prompt == "action" and game.state.turns == 6):
        game.decide(answer(game, bots))
    seen = seen_by(game, imagining=True)
    bot = searching_bot(seen.seat, 1, FEW)
    thoughts = bot.explain(seen)
    assert len(thoughts) == 3
    assert thoughts[0].plan[0] == seen.offers[bot.choose(seen)].notation
    assert all(0 <= thought.chance <= 1 for thought in thoughts)
    notations = {offer.notation for offer in seen.offers}
    assert {thought.plan[0] for thought in thoughts} <= notations


def test_blunders_are_the_share_that_was_asked_for() -> None:
    """Who always blunders takes offers without looking, the same ones again; who never does thinks."""
    game = new_game("weyland-consortium", "anarch", seed=4)
    bots = [house_bot(CORP, 4), house_bot(RUNNER, 4)]
    blind, sharp, differ, asked = (
        searching_bot(CORP, 1, Sight(worlds=2, plans=6, blunders=1.0)),
        searching_bot(CORP, 1, FEW),
        0,
        0,
    )
    while game.ask is not None and asked < 25:
        if game.ask.seat == CORP and game.ask.prompt == "action":
            seen = seen_by(game, imagining=True)
            assert blind.choose(seen) == blind.choose(seen)
            differ += blind.choose(seen) != sharp.choose(seen)
            asked += 1
        game.decide(answer(game, bots))
    assert differ > asked / 2


def test_a_character_changes_what_is_chosen() -> None:
    game = new_game("weyland-consortium", "anarch", seed=4)
    bots = [house_bot(CORP, 4), house_bot(RUNNER, 4)]
    moves: dict[str, list[int]] = {name: [] for name in ("even", "rush", "glacier", "trap-layer")}
    while game.ask is not None and len(moves["even"]) < 12:
        if game.ask.seat == CORP and game.ask.prompt == "action":
            seen = seen_by(game, imagining=True)
            for name, chosen in moves.items():
                sight = Sight(worlds=2, plans=12, character=CHARACTERS[name])
                chosen.append(searching_bot(CORP, 1, sight).choose(seen))
        game.decide(answer(game, bots))
    assert len({tuple(chosen) for chosen in moves.values()}) > 1


# what the Corp does with its agendas


def scoring() -> NetrunnerGame:
    """From a game that was lost: an agenda that wants one more token, behind ice that can be rezzed."""
    return table(
        corp={
            "identity": "Jinteki: Personal Evolution",
            "credits": 5,
            "hand": "Private Security Force, Data Mine, Neural EMP, PAD Campaign, Project Junebug, Wall of Static",
            "deck": ", ".join(["Enigma"] * 9 + ["Hedge Fund"] * 3 + ["Nisei MK II"] * 2),
        },
        runner={
            "credits": 7,
            "rig": "Crypsis, Aurora, Crash Space",
            "hand": "Sure Gamble, Sure Gamble, Easy Mark",
            "deck": ", ".join(["Diesel"] * 9),
        },
        servers={
            "hq": {"ice": "Chum"},
            "rd": {"ice": "Wall of Thorns"},
            "remote1": {"ice": "Cell Portal", "root": "Nisei MK II [advancement 3]"},
        },
    )


def test_what_can_be_scored_is_scored() -> None:
    game = scoring()
    bots = [searching_bot(CORP, 1, Sight(worlds=8)), house_bot(RUNNER)]
    while game.state.turn == CORP:
        game.decide(answer(game, bots))
    assert points(game.state, CORP) == 2


def test_a_scored_agenda_is_worth_more_than_one_that_could_be() -> None:
    game = scoring()
    before = corp_wins(game.state)
    play(game, "advance nisei-mk-ii@remote1/1", "score nisei-mk-ii@remote1/1", "resolve nisei-mk-ii")
    assert corp_wins(game.state) > before


@pytest.mark.parametrize(
    ("hand", "credits", "scored"),
    [("Hostile Takeover", 2, 1), ("Hostile Takeover", 1, 0), ("Biotic Labor, Posted Bounty", 7, 1)],
)
def test_what_can_be_installed_and_scored_in_one_turn_is(hand: str, credits: int, scored: int) -> None:
    game = table(corp={"credits": credits, "hand": hand, "deck": "Enigma"}, runner={"hand": "Diesel, Diesel"})
    policies: list[Policy] = [CorpPolicy(), RunnerPolicy()]
    while game.state.turn == CORP:
        assert game.ask is not None
        game.decide(policies[game.ask.seat].answer(game.state, game.ask))
    assert points(game.state, CORP) == scored


@pytest.mark.parametrize("character", ["glacier", "trap-layer"])
def test_who_can_win_now_does_not_put_it_off(character: str) -> None:
    """Whatever else he likes: tomorrow he would be as sure of it, and the day after, until no card is left."""
    game = table(
        corp={
            "credits": 90,
            "clicks": 2,
            "hand": "Wall of Thorns, Project Junebug, Snare!",
            "deck": "Enigma, Hunter, Chum, Enigma",
            "score": "Nisei MK II, Private Security Force, Nisei MK II",
        },
        runner={"credits": 90, "hand": "Diesel, Diesel, Modded, Modded", "deck": "Diesel, Diesel, Diesel"},
        servers={
            "hq": {"ice": "Hunter, Enigma"},
            "rd": {"ice": "Hunter, Chum"},
            "remote1": {"ice": "Wall of Thorns, Wall of Thorns", "root": "Private Security Force [advancement 2]"},
        },
    )
    bots = [searching_bot(CORP, 1, Sight(worlds=4, character=CHARACTERS[character])), house_bot(RUNNER)]
    while game.ask is not None and game.state.turn == CORP:
        game.decide(answer(game, bots))
    assert game.result is not None
    assert game.result.winners == (CORP,)


def test_no_agenda_is_given_up_for_another() -> None:
    game = scoring()
    bot = searching_bot(CORP, 1)
    installs = {step for way in bot.ways(game) for step in way.plan if step.verb == "install"}
    assert installs
    assert not {
        step for step in installs if step.key in ("private-security-force", "pad-campaign") and step.server == 3
    }
    play(game, "install private-security-force")
    where = {game.ask.options[way.first].notation(CORP) for way in bot.ways(game)} if game.ask is not None else set()
    assert where == {"server new"}
    play(game, "server new")


def test_ice_goes_before_archives_where_agendas_lie() -> None:
    for lying, wanted in (("Nisei MK II, Nisei MK II", True), ("Hedge Fund, Hedge Fund", False)):
        ice = {"ice": "Hunter"}
        game = table(
            corp={"credits": 8, "hand": "Wall of Static", "deck": "Enigma, Enigma", "archives": lying},
            servers={"hq": ice, "rd": ice},
        )
        first = searching_bot(CORP, 1).ways(game)[0].plan[0]
        assert (first.server == ARCHIVES) == wanted


@pytest.mark.parametrize(("archives", "wanted"), [({}, "no"), ({"ice": "Hunter"}, "yes")])
def test_a_beta_test_is_run_where_the_runner_cannot_pick_up_what_it_loses(
    archives: dict[str, str], wanted: str
) -> None:
    game = table(
        corp={"credits": 3, "hand": "Hedge Fund", "deck": "Enigma, Hunter, Priority Requisition, Enigma"},
        servers={"archives": archives, "remote1": {"root": "Accelerated Beta Test [advancement 2]"}},
    )
    play(
        game,
        "advance accelerated-beta-test@remote1/1",
        "score accelerated-beta-test@remote1/1",
        "resolve accelerated-beta-test",
    )
    assert game.ask is not None
    assert game.ask.prompt == "may"
    assert game.ask.options[CorpPolicy().answer(game.state, game.ask)].notation(CORP) == wanted
    play(game, "no")


@pytest.mark.parametrize("step", ["play sure-gamble", "install gordian-blade"])
def test_what_the_runner_holds_is_worth_more_when_played(step: str) -> None:
    hand = "Sure Gamble, Gordian Blade, Diesel, Diesel, Diesel"
    game = table(turn="runner", runner={"credits": 9, "hand": hand, "deck": "Diesel, Diesel"})
    before = corp_wins(game.state)
    play(game, step)
    assert corp_wins(game.state) < before


# the race and the evaluator


def test_the_best_of_a_race_comes_in_first() -> None:
    order = race(20, 16, lambda place, world: place / 20 + 0.001 * (world % 3), [0.0] * 20)
    assert order is not None
    assert [standing.place for standing in order[:2]] == [19, 18]
    assert order[0].worlds == 16
    assert [place for _, place in rounds(20, 16)][-1] == 1


def test_a_wide_sight_sends_no_plan_home_before_it_has_met_some_worlds() -> None:
    assert [rounds(20, worlds)[0][0] for worlds in (2, 4, 8, 16, 32)] == [1, 2, 2, 4, 4]


def test_the_fewer_ways_there_are_the_more_worlds_each_meets() -> None:
    """Otherwise a trap in one world of twenty would hardly ever be met before the run."""
    met = {count: max(standing.worlds for standing in _raced(count)) for count in (2, 3, 6, 20)}
    assert met == {2: 48, 3: 32, 6: 16, 20: 16}


def _raced(count: int) -> list[Standing]:
    return race(count, 16, lambda place, world: 0.5, [0.0] * count) or []


def test_who_accesses_several_cards_has_more_to_fear() -> None:
    state = new_game("jinteki", "shaper", seed=1).state
    one, three = traps(state, RD, 1), traps(state, RD, 1, accesses=3)
    assert 2 * one < three < 3 * one
    assert traps(state, ARCHIVES, 1, accesses=3) == traps(state, ARCHIVES, 1)


def test_a_race_that_takes_too_long_has_no_winner() -> None:
    assert race(3, 8, lambda place, world: 0.5, [0.0] * 3, until=0.0) is None


def test_weights_belong_to_the_features_and_results_are_certain() -> None:
    game = new_game(seed=1)
    assert len(features(game.state)) == len(NAMES) == len(weights()[CORP]) == len(weights()[RUNNER])
    for row in weights():
        assert not [name for weight, (name, sign) in zip(row, SIGNS.items(), strict=True) if weight * sign < 0]
    assert 0.1 < corp_wins(game.state) < 0.9
    policies: list[Policy] = [CorpPolicy(), RunnerPolicy()]
    while game.ask is not None:
        game.decide(policies[game.ask.seat].answer(game.state, game.ask))
    assert game.result is not None
    assert corp_wins(game.state) == float(CORP in game.result.winners)
