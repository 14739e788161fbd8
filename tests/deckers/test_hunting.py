"""How a searching decker goes after HackMan, and what it does when the computer's tokens run out."""

from __future__ import annotations

from typing import Any

from cyberdeck.bots.bot import answer, seen_by
from cyberdeck.bots.deckers import Mind, searching_bot
from cyberdeck.bots.deckers.outlook import Outlook
from cyberdeck.deckers.field import NONE, Guardian
from cyberdeck.deckers.rules import DeckersGame
from cyberdeck.deckers.state import piece_at
from deckers.evaluating import crew
from deckers.tables import leave_open, options, table

CARD = "zero-day"


def hunt(oshin: dict[str, Any], monty: dict[str, Any] | None = None, **spaces: str) -> DeckersGame:
    """The last cycle, with HackMan on Red 1."""
    deckers = {"oshin-noro": {"turns": 2, **oshin}, "monty-quantum": {"at": "green6", "turns": 1, **(monty or {})}}
    return table(objectives=["gold-hackman"], deckers=deckers, spaces={"red1": "hackman", **spaces})


def chance(game: DeckersGame) -> float:
    """How likely the goal is met, as a searching decker sees it."""
    outlook = Outlook(game.state, Mind().insight)
    return outlook.goals(game.state, outlook.scene(game.state))[1]


def turn_of(game: DeckersGame) -> None:
    """The active decker's turn is played to its end."""
    seat = game.state.active
    bots = [searching_bot(number, 5 + number) for number in range(len(game.seats))]
    turns = game.state.deckers[seat].turns
    while game.ask is not None and game.ask.prompt != "hand-tile" and game.state.deckers[seat].turns == turns:
        game.decide(answer(game, bots))


def test_who_stands_beside_him_with_the_right_card_uses_it() -> None:
    """It is not put off, though it could be kept for the next turn."""
    game = hunt({"at": "red2", "hand": f"{CARD} spoof"})
    turn_of(game)
    assert piece_at(game.state, Guardian.HACKMAN) == NONE
    leave_open()


def test_who_has_the_right_card_goes_to_him() -> None:
    game = hunt({"at": "blue4", "hand": f"{CARD} route-trace spoof"})
    turn_of(game)
    assert piece_at(game.state, Guardian.HACKMAN) == NONE
    leave_open()


def test_in_the_last_turn_who_strikes_is_home_afterwards() -> None:
    game = hunt({"at": "yellow6", "turns": 3, "hand": f"{CARD} route-trace ping"}, {"turns": 3})
    turn_of(game)
    assert game.result is not None
    assert game.result.winners


def test_without_him_the_goal_is_nearer() -> None:
    """Else nobody would care to catch him: what is left to do is to go home, which all have turns for."""
    at_large = chance(hunt({"at": "red2", "hand": CARD}))
    game = hunt({"at": "red2"}, red1="black")
    assert chance(game) > at_large + 0.1
    leave_open()


def test_it_keeps_scouts_out_when_the_supply_is_empty() -> None:
    """DK-1.5: one more would end the game; Kill Switch leaves it in the supply."""
    full = {f"{server}{number}": "2 black" for server in ("blue", "yellow", "purple") for number in range(1, 5)}
    game = table(
        objectives=["gold-blackout"],
        deckers={"oshin-noro": {"at": "red6", "hand": "kill-switch"}, "monty-quantum": {"turns": 1}},
        spaces={**full, "green1": "black"},
        active="monty-quantum",
    )
    assert game.state.supply[3] == 0
    bots = [searching_bot(number, number) for number in range(2)]
    while game.ask is not None and game.ask.prompt != "interrupt":
        game.decide("end-actions" if "end-actions" in options(game) else 0)
    assert game.ask is not None
    index = bots[game.ask.seat].choose(seen_by(game, imagining=True))
    assert options(game)[index] == "interrupt kill-switch"
    leave_open()


def test_it_goes_where_scouts_can_be_won_back() -> None:
    """With the supply nearly empty a walk to an infection is worth more than programs where one stands."""
    watched = {
        f"{server}{number}": "black" for server in ("blue", "yellow", "purple", "green") for number in range(1, 7)
    }
    del watched["green5"], watched["green6"]
    game = table(
        objectives=["gold-blackout"],
        deckers={
            "oshin-noro": {"at": "red6", "turns": 1, "hand": "route-trace payload spoof"},
            "monty-quantum": {"turns": 1},
        },
        spaces={**watched, "red6": "red", "red2": "2 black"},
    )
    assert game.state.supply[3] == 1
    bot = searching_bot(0, 5)
    done = bot.explain(seen_by(game, imagining=True))[0].deeds
    assert [deed.notation for deed in done][:2] == ["move", "infect"]
    leave_open()


def test_a_guardian_where_a_scout_comes_every_turn_leaves_little_hope() -> None:
    """Distributed Defense places one on Purple 1, which explodes then."""

    def hope(purple: str) -> float:
        return chance(table(objectives=["gold-distributed-defense"], deckers=crew(2), spaces={"purple1": purple}))

    assert hope("black guardian") < hope("2 black") < hope("red")
    leave_open()


def test_what_lies_on_the_way_of_the_web_is_work() -> None:
    def hope(**spaces: str) -> float:
        return chance(table(objectives=["gold-dni-web"], deckers=crew(2), spaces=spaces))

    way = {f"{server}{number}": "black" for server in ("yellow", "purple", "blue") for number in range(1, 7)}
    assert hope() > hope(**way)
    leave_open()
