"""The house's decker: it plays everything there is, sees only what its seat sees, and does better than chance."""

from __future__ import annotations

import copy
from itertools import pairwise
from typing import Any

import pytest

from cyberdeck.bots import RandomBot, play_out
from cyberdeck.bots.bot import answer, seen_by
from cyberdeck.bots.deckers import HouseDecker
from cyberdeck.bots.deckers.attack import success
from cyberdeck.bots.deckers.blue_deeds import Trip, touring, travelled
from cyberdeck.bots.deckers.deed import Open, begun, doers
from cyberdeck.bots.deckers.gauge import UPLOAD, Gauge
from cyberdeck.bots.deckers.goals import effort
from cyberdeck.bots.deckers.outlook import Outlook
from cyberdeck.bots.deckers.paying import purse_of
from cyberdeck.bots.rungs import bot_for
from cyberdeck.deckers.choosing import VARIANTS
from cyberdeck.deckers.content import CONTENT
from cyberdeck.deckers.moving import Load
from cyberdeck.deckers.payment import of as payment_of
from cyberdeck.deckers.rules import RULES, DeckersGame
from cyberdeck.deckers.state import Action, State
from cyberdeck.deckers.words import Colour, space_named
from cyberdeck.kernel import Rng
from deckers.evaluating import crew
from deckers.tables import leave_open, options, quiet, table

FIRST: dict[str, Any] = {"first_game": True, "deckers": ["oshin-noro", "monty-quantum"]}
PAIRS = [("hettie-magnetic", "kelly-nexus"), ("tokyo-black", "leiko-mori"), ("monty-quantum", "techno-twins")]
PAIRS += [("tilda-sweet", "angel-nitrate"), ("oshin-noro", "rupert-stanz")]


def bots(game: DeckersGame, seed: int = 0) -> list[HouseDecker]:
    return [HouseDecker(seed + seat) for seat in range(len(game.seats))]


def of_level(level: str) -> list[str]:
    return [id for id, row in CONTENT.objectives.items() if row.level_name == level]


def setups() -> list[dict[str, Any]]:
    """Every computer, decker, variant and objective at least once; one short cycle each."""
    goals = [id for level in ("copper", "silver", "gold") for id in of_level(level)]
    smcs, variants = list(CONTENT.smcs), [[], ["fragmented"], ["packets"], ["fragmented", "packets"]]
    found: list[dict[str, Any]] = []
    for number, goal in enumerate(goals):
        found.append(
            {
                "smc": smcs[number % len(smcs)],
                "deckers": list(PAIRS[number % len(PAIRS)]),
                "objectives": [goal],
                "variants": variants[number % len(variants)],
            }
        )
    for number, goal in enumerate(of_level("ghost")):
        found.append(
            {
                "smc": smcs[number],
                "deckers": ["oshin-noro"],
                "objectives": [goal],
                "variants": [("2.0", "2.1")[number % 2]],
            }
        )
    return found


def test_the_setups_leave_nothing_out() -> None:
    rows = setups()
    assert {row["smc"] for row in rows} == set(CONTENT.smcs)
    assert {id for row in rows for id in row["deckers"]} == set(CONTENT.deckers)
    assert {id for row in rows for id in row["objectives"]} == set(CONTENT.objectives)
    assert {id for row in rows for id in row["variants"]} == set(VARIANTS.values)


@pytest.mark.slow
@pytest.mark.parametrize("number", range(len(setups())))
def test_it_plays_everything(number: int) -> None:
    """Computers, deckers, variants and objectives by turns: no question is without an answer."""
    game = RULES.new_game(setups()[number], number)
    play_out(game, bots(game, number))
    assert game.result is not None


# It sees only what its seat sees: what is hidden from it can be exchanged without changing its answer.
@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 2])
def test_it_does_not_know_what_is_hidden(seed: int) -> None:
    game, rng, compared = RULES.new_game(FIRST, seed), Rng(seed), 0
    players = bots(game, seed)
    while game.decision is not None and compared < 60:
        seat = game.decision.seat
        if len(game.decision.options) > 1:
            twin = game.determinise(seat, rng)
            assert copy.deepcopy(players[seat]).choose(seen_by(twin)) == copy.deepcopy(players[seat]).choose(
                seen_by(game)
            )
            compared += 1
        game.decide(answer(game, players))
    assert compared == 60


@pytest.mark.slow
def test_the_same_seed_plays_the_same_game() -> None:
    games = [RULES.new_game(FIRST, 5) for _ in range(2)]
    for game in games:
        players = bots(game, 9)
        while game.decision is not None and game.state.cycle == 1:
            game.decide(answer(game, players))
    assert str(games[0].journal) == str(games[1].journal)


@pytest.mark.slow
def test_it_survives_longer_than_chance() -> None:
    """benchmarks/deckers_balance.py measures how often it wins."""

    def cycles(house: bool) -> int:
        total = 0
        for seed in range(4):
            game = RULES.new_game(FIRST, seed)
            play_out(game, bots(game, seed) if house else [RandomBot(seed), RandomBot(seed + 1)])
            total += game.state.cycle
        return total

    assert cycles(house=True) > cycles(house=False)


# DK-23: a sure infection is not left undone
def test_it_infects_what_it_can() -> None:
    game = quiet(deckers={"oshin-noro": {"hand": "payload glitch"}}, spaces={"red6": "3 red, 2 black"})
    assert "infect" in options(game)
    game.decide(answer(game, bots(game)))
    assert game.journal.decisions[-1][1] == "infect"
    leave_open(game)


# DK-10.1: four deckers have twelve turns in a cycle, and each brings scouts
def test_a_scout_matters_more_to_three_than_to_two() -> None:
    def menace(count: int) -> float:
        state = table(deckers=crew(count), spaces={"purple3": "black"}).state
        return sum(sight.menace for sight in Outlook(state).sights(state))

    assert menace(1) == menace(2) < menace(3) == menace(4)


# DK-12.14: on the way a white scout may block what is carried
def test_a_blocked_program_is_no_longer_carried() -> None:
    spaces = {"red6": "2 red", "red2": "white"}
    game = quiet(deckers={"oshin-noro": {"hand": "route-trace"}}, spaces=spaces)
    state = HouseDecker().imagine(seen_by(game))
    payment = purse_of(state).pay(payment_of(Colour.BLUE, 2))
    assert payment is not None
    way = (space_named("red2"), space_named("red3"))
    moving = Open(begun(state, "move", doers(state)[0].actor, payment), 2, "move")
    done = travelled(moving, Trip(2, ((Load(Colour.RED, 2), way),)), ())
    assert [done.state.fields[at].programs[Colour.RED] for at in way] == [0, 1]
    assert [answer.notation for answer in done.answers if answer.prompt == "ask-take-along"] == [
        "take-programs red*2",
        "take-programs red",
    ]


# DK-33: one move action over every entry space and Purple 6
def test_it_makes_the_tour_for_a_flood() -> None:
    decker = {"hand": "root-access route-trace route-trace", "turns": 3}
    spaces = {"red6": "blue", "blue1": "blue"}
    game = quiet(deckers={"oshin-noro": decker}, objectives=["gold-flash-flood"], spaces=spaces)
    play_out(game, bots(game))
    assert game.result is not None
    assert game.result.winners == (0,)


# DK-33: the end of the turn takes a program from the server where the avatar stands
def test_it_leaves_the_server_whose_road_it_would_lose() -> None:
    decker = {"at": "red2", "hand": "ping payload", "turns": 3}
    spaces = {"red6": "blue", "red1": "blue", "yellow6": "blue"}
    game = quiet(deckers={"oshin-noro": decker}, objectives=["gold-roman-road"], spaces=spaces)
    play_out(game, bots(game))
    assert game.result is not None
    assert game.result.winners == (0,)


def imagined(**position: Any) -> State:
    return HouseDecker().imagine(seen_by(quiet(**position)))


ROAD = {"red6": "blue", "red1": "blue", "yellow6": "blue"}


# DK-10.5, DK-26.6: the goal is looked at after the end of the last turn
@pytest.mark.parametrize(("at", "spaces", "chance"), [("red2", {}, 0), ("blue3", {}, 1), ("red2", {"red3": "blue"}, 1)])
def test_it_foresees_the_end_of_the_last_turn(at: str, spaces: dict[str, str], chance: int) -> None:
    deckers = {"oshin-noro": {"at": at, "hand": "ping", "turns": 3}}
    assert success(imagined(deckers=deckers, objectives=["gold-roman-road"], spaces=ROAD | spaces)) == chance


# DK-32.6: of two avatars one is chosen
def test_the_twins_name_the_avatar_that_costs_no_road() -> None:
    deckers = {"techno-twins": {"at": ["red2", "blue3"], "turns": 3}}
    road = {"yellow6": "blue", "red1": "blue", "red6": "blue"}
    game = quiet(deckers=deckers, objectives=["gold-roman-road"], spaces=road)
    play_out(game, bots(game))
    assert game.result is not None
    assert game.result.winners == (0,)


# DK-33: a road between two entry spaces serves both deckers
def test_one_road_may_serve_two() -> None:
    deckers = {"oshin-noro": {"at": "blue1"}, "tilda-sweet": {"at": "blue1"}}

    def left(*spaces: str) -> float:
        roads = dict.fromkeys(spaces, "blue")
        state = imagined(deckers=deckers, objectives=["gold-roman-road"], spaces=roads)
        return effort(Gauge(state), "gold-roman-road")

    assert left("red6", "red1", "yellow6") == 0
    assert left("red6", "red1") == left("red6", "yellow6") == UPLOAD


# DK-21.5: a projected move action moves the ghost
def test_a_ghost_makes_the_tour_step_by_step() -> None:
    deckers = {"oshin-noro": {"at": "purple3", "hand": "route-trace route-trace route-trace"}}
    spaces = {"purple3": "green installation", "blue1": "blue"}
    state = imagined(deckers=deckers, objectives=["gold-flash-flood"], spaces=spaces)
    state.action = Action("move", 0, space_named("purple4"))
    (trip,) = touring(state, 6)
    way = [state.here, *(at for _, stage in trip.stages for at in stage)]
    assert all(to in state.board.neighbours[at] for at, to in pairwise(way))
    assert {space_named("red6"), space_named("purple6")} <= set(way)


def test_it_does_not_exchange_cards_without_end() -> None:
    """Cards that are worth the same pay for each other; what was given up in a turn is not bought back in it."""
    game = table(
        smc="alpha-moby",
        objectives=["silver-neural-matrix", "gold-distributed-defense"],
        deckers={
            "oshin-noro": {"at": "red4", "turns": 2, "hand": "spoof bluff ping payload logic-bomb"},
            "monty-quantum": {"at": "red6", "turns": 1, "hand": "concentration"},
        },
        active="monty-quantum",
        spaces={"green6": "green", "red4": "2 black", "red6": "2 red", "purple1": "green, 2 black"},
        row=["cache-swap", "premonition", "premonition", "double-agent"],
    )
    partner, said = bot_for("deckers", 1, 0, "script"), [""]
    while said[-1] != "end-actions" and len(said) < 60:
        seen = seen_by(game, imagining=True)
        said.append(seen.offers[partner.choose(seen)].notation)
        game.decide(said[-1])
    assert 1 < sum(word.startswith("upgrade ") for word in said) < 6
    leave_open(game)
