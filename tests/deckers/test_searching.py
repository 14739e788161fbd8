"""The searching decker: it sees only what its seat sees, keeps what partners have prepared, says what it intends."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from cyberdeck.bots import play_out
from cyberdeck.bots.bot import answer, seen_by
from cyberdeck.bots.deckers import Mind, SearchingDecker, searching_bot
from cyberdeck.bots.deckers.changeover import Changeover
from cyberdeck.bots.deckers.insight import HOUSE
from cyberdeck.bots.deckers.outlook import Outlook
from cyberdeck.bots.deckers.planning import wishes
from cyberdeck.bots.deckers.teamwork import parts
from cyberdeck.bots.deckers.tryout import Answer
from cyberdeck.deckers.rules import RULES, DeckersGame
from cyberdeck.deckers.words import BLUE, GREEN, RED, space
from cyberdeck.kernel import Rng
from cyberdeck.locale.texts import render
from deckers.evaluating import crew
from deckers.tables import leave_open, options, play, quiet, table
from deckers.test_bots import setups
from deckers.test_reach import WITNESSES

LANGUAGES = ("en", "de", "pl", "ru")
HAND = "route-trace concentration spoof payload improvise"
ALONE: dict[str, Any] = {"smc": "alpha-moby", "deckers": ["oshin-noro"], "objectives": ["copper-404"]}


def searchers(game: DeckersGame, mind: Mind) -> list[SearchingDecker]:
    return [searching_bot(seat, 7 + seat, mind) for seat in range(len(game.seats))]


# plans in words


def test_it_says_what_it_intends_in_every_language() -> None:
    game = quiet(deckers={"oshin-noro": {"hand": "payload glitch"}}, spaces={"red6": "3 red, 2 black"})
    seen, bot = seen_by(game, imagining=True), searching_bot(0)
    assert str(bot.intends(seen)) == "I plan: Infect (Red#6)"
    assert len({render(bot.intends(seen), language) for language in LANGUAGES}) == len(LANGUAGES)
    best, *others = bot.explain(seen)
    assert best.worth == 0
    assert others
    assert [choice.worth for choice in others] == sorted((choice.worth for choice in others), reverse=True)
    leave_open(game)


def test_what_it_intends_is_what_it_does() -> None:
    game = quiet(deckers={"oshin-noro": {"hand": "payload glitch"}}, spaces={"red6": "3 red, 2 black"})
    bot = searching_bot(0)
    first = bot.explain(seen_by(game, imagining=True))[0].deeds[0]
    assert options(game)[bot.choose(seen_by(game, imagining=True))] == first.notation
    leave_open(game)


def test_partners_come_to_the_same_plan_without_talking() -> None:
    deckers = {"oshin-noro": {"hand": "payload"}, "monty-quantum": {"hand": "ping"}}
    spaces = {"red6": "yellow", "purple6": "black"}
    game = table(objectives=["copper-misdirection", "gold-hackman"], deckers=deckers, spaces=spaces)
    told = searching_bot(0).team(seen_by(game, imagining=True))
    assert told
    assert "Monty Quantum → Green#6: a yellow program" in map(str, told)
    for seat in range(2):
        twin = game.determinise(seat, Rng(seat + 5))
        assert parts(twin.state) == parts(game.state)
    leave_open()


def test_everybody_goes_home_for_hackman() -> None:
    game = table(objectives=["gold-hackman"], deckers=crew(2))
    assert {part.at for part in parts(game.state) if part.task == "home"} == {d.entry for d in game.state.deckers}
    leave_open()


# A question with one answer is not put to a bot; the rest of the plan is as good as before.
def test_a_plan_goes_on_over_what_was_not_asked() -> None:
    game = quiet(deckers={"oshin-noro": {"hand": "payload glitch"}}, spaces={"red6": "3 red, 2 black"})
    bot, seen = searching_bot(0), seen_by(game, imagining=True)
    bot._plan = [Answer("ask-sacrifice", "sacrifice glitch"), Answer("ask-deckers-action", "end-actions")]
    assert options(game)[bot.choose(seen)] == "end-actions"
    leave_open(game)


def test_nobody_waits_for_hackman_at_the_home_of_who_has_no_turn_left() -> None:
    """DK-33.28, DK-13.6: he comes to the active decker's space and throws out everybody there."""

    def chance(where: str) -> float:
        deckers = {"oshin-noro": {"at": where, "turns": 2}, "monty-quantum": {"at": "green6", "turns": 3}}
        state = table(
            objectives=["gold-hackman"], deckers=deckers, active="monty-quantum", spaces={"red1": "hackman"}
        ).state
        outlook = Outlook(state, Mind().insight)
        return outlook.goals(state, outlook.scene(state))[1]

    assert chance("green6") < chance("green4") / 2
    leave_open()


# minds


def test_a_mind_has_its_own_weights_and_pains() -> None:
    assert (Mind(width=1, positions=20).pains.width, Mind(width=1, positions=20).pains.positions) == (1, 20)
    assert Mind(character="careful").insight.few.scout > Mind().insight.few.scout > 0
    assert Mind(character="builder").insight.few.installation > Mind().insight.few.installation


def test_who_always_slips_does_not_follow_the_best_plan() -> None:
    game = quiet(deckers={"oshin-noro": {"hand": "payload glitch"}}, spaces={"red6": "3 red, 2 black"})
    seen = seen_by(game, imagining=True)
    sound, slips = searching_bot(0), searching_bot(0, 0, Mind(blunders=1.0))
    assert options(game)[sound.choose(seen)] == "infect"
    assert options(game)[slips.choose(seen)] != "infect"
    leave_open(game)


# It sees only what its seat sees: what is hidden from it can be exchanged without changing its answer.
@pytest.mark.slow
def test_moves_are_the_same_in_every_twin() -> None:
    setup = {"first_game": True, "deckers": ["oshin-noro", "monty-quantum"]}
    game, compared, mind = RULES.new_game(setup, 3), 0, Mind(width=1, positions=40)
    bots = searchers(game, mind)
    while game.decision is not None and compared < 40:
        seat = game.decision.seat
        if len(game.decision.options) > 1:
            twin = game.determinise(seat, Rng(compared + 1))
            told = [copy.deepcopy(bots[seat]).choose(seen_by(each, imagining=True)) for each in (game, twin)]
            assert told[0] == told[1]
            compared += 1
        game.decide(answer(game, bots))
    assert compared == 40


@pytest.mark.slow
def test_it_plays_a_game_to_its_end_with_plans_played_on() -> None:
    """The same seed plays the same game."""
    mind = Mind(width=1, positions=30, horizon=1, lines=2, worlds=1)
    games = [RULES.new_game(ALONE, 5) for _ in range(2)]
    for game in games:
        play_out(game, searchers(game, mind))
    assert games[0].result is not None
    assert str(games[0].journal) == str(games[1].journal)


@pytest.mark.slow
@pytest.mark.parametrize("number", range(0, len(setups()), 3))
def test_it_plays_everything(number: int) -> None:
    """Computers, deckers, variants and objectives by turns: no question is without an answer."""
    game = RULES.new_game(setups()[number], number)
    play_out(game, searchers(game, Mind(width=1, positions=25)))
    assert game.result is not None


# what partners have prepared


def prepared(id: str) -> DeckersGame:
    """The last turn of two deckers who have met their goal already."""
    witness = WITNESSES[id](2)
    rows = witness.pop("deckers", {name: {} for name in crew(2)})
    rows = {name: {**row, "turns": 3, "hand": HAND} for name, row in rows.items()}
    return table(**{"objectives": [id], "smc": "logi", "deckers": rows, **witness})


@pytest.mark.parametrize("id", [id for id in WITNESSES if not id.startswith("ghost")])
def test_a_prepared_goal_is_not_undone(id: str) -> None:
    """Where it would be enough to do nothing, it is still met after the turn (DK-26.6)."""
    idle, game = prepared(id), prepared(id)
    play(idle, "end-actions")
    while idle.ask is not None:
        idle.decide(0)
    assert idle.result is not None
    play_out(game, searchers(game, Mind(positions=120)))
    assert game.result is not None
    assert game.result.winners or not idle.result.winners


# the end of the cycle


# DK-26.12: on Purple 1 two scouts, which the arrow leads to a third
def test_it_foresees_where_arrows_lead_scouts() -> None:
    position: dict[str, Any] = {"spaces": {"purple1": "2 black", "purple2": "black", "purple5": "black"}}
    state = table(objectives=["copper-misdirection", "gold-mirror-map"], **position).state
    scouts, guarded = [field.scouts for field in state.fields], [False] * 30
    change = Changeover(state)
    if_missed, if_met = change.places(state)
    (missed,) = change.after(state, scouts, guarded, if_missed, success=False)
    (reached,) = change.after(state, scouts, guarded, if_met, success=True)
    assert (missed.guardians, reached.guardians) == (1, 0)
    leave_open()


def test_only_who_foresees_fears_the_end_of_the_cycle() -> None:
    def worth(purple: str, insight: Any) -> float:
        deckers = {"oshin-noro": {"turns": 3}}
        spaces = {"purple1": "2 black", purple: "black"}
        state = table(objectives=["copper-misdirection", "gold-mirror-map"], deckers=deckers, spaces=spaces).state
        return Outlook(state, insight).worth(state)

    keen = Mind().insight
    assert worth("purple4", keen) - worth("purple2", keen) > worth("purple4", HOUSE) - worth("purple2", HOUSE) + 1
    leave_open()


# the horse


def test_somebody_walks_to_the_horse_and_along_its_way() -> None:
    """DK-20.1, DK-20.2: who stands there pushes it, and anybody where a green mark lies."""
    deckers: dict[str, Any] = {"oshin-noro": {}, "monty-quantum": {}}
    game = table(objectives=["gold-trojan-horse"], deckers=deckers, horse={"at": "blue1", "programs": "red green"})
    wants = wishes(game.state, Mind().insight)
    assert space(BLUE, 1) in wants.places
    assert wants(GREEN, space(BLUE, 1))
    leave_open()


# guardians and scouts


@pytest.mark.parametrize(("guardians", "lost"), [(1, True), (2, False)])
def test_an_explosion_that_takes_more_guardians_than_there_are_loses(guardians: int, lost: bool) -> None:
    """DK-12.8: for each of two spaces with two scouts beside it one is needed."""
    spaces = {"red1": "black guardian", "red2": "2 black", "red6": "2 black"}
    state = table(objectives=["gold-mirror-map"], spaces=spaces, supply={"guardians": guardians}).state
    keen, house = Outlook(state, Mind().insight), Outlook(state)
    cost, at_the_house = (each.enters(state, each.sights(state), space(RED, 1)) for each in (keen, house))
    assert (cost == keen.weights.loss) is lost
    assert at_the_house < house.weights.loss
    leave_open()


def test_what_lies_side_by_side_is_worse_than_what_lies_apart() -> None:
    def worth(spaces: dict[str, str], insight: Any) -> float:
        outlook = Outlook(state := quiet(spaces=spaces).state, insight)
        return outlook.network.danger(state, outlook.scene(state))

    beside, apart = {"purple3": "black", "purple4": "black"}, {"purple3": "black", "blue4": "black"}
    assert worth(beside, Mind().insight) - worth(beside, HOUSE) > worth(apart, Mind().insight) - worth(apart, HOUSE)
    leave_open()


def test_after_the_last_turn_of_all_only_the_goal_counts() -> None:
    def scout(turns: int, insight: Any) -> float:
        deckers = {"oshin-noro": {"turns": turns}}
        states = [
            table(objectives=["gold-message-queue"], deckers=deckers, spaces=spaces).state
            for spaces in ({}, {"blue3": "black"})
        ]
        free, watched = (Outlook(state, insight).worth(state) for state in states)
        return free - watched

    assert scout(3, Mind().insight) < scout(1, Mind().insight) / 2
    leave_open()


@pytest.mark.parametrize(("smc", "gathers"), [("spider", True), ("alpha-moby", False)])
def test_three_scouts_become_a_guardian_only_where_no_scout_comes_onto_it(smc: str, gathers: bool) -> None:
    """DK-31.2: Spider looks for the space with the fewest scouts; elsewhere dice may hit the guardian."""
    deckers = {"oshin-noro": {"at": "red1", "hand": "impulse", "turns": 1}}
    spaces = {
        "red1": "black",
        "red2": "2 black",
        **{f"{server}{k}": "black" for server in ("blue", "purple") for k in range(1, 7)},
    }
    game = table(smc=smc, objectives=["gold-mirror-map"], deckers=deckers, spaces=spaces, supply={"scouts": 2})
    bots = searchers(game, Mind())
    while game.state.deckers[0].hand:
        game.decide(answer(game, bots))
    while game.state.action is not None:
        game.decide(answer(game, bots))
    assert bool(game.state.fields[space(RED, 2)].guards) is gathers
    leave_open(game)
