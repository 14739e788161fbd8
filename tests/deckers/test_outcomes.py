"""What options say of what comes of them: certain effects, and exact odds."""

from __future__ import annotations

import random
from itertools import product
from typing import Any

import pytest

from cyberdeck.deckers.content import CONTENT
from cyberdeck.deckers.events import InfectionWon
from cyberdeck.deckers.payment import covers, left_over, minus, plus, shortfall
from cyberdeck.deckers.rules import DeckersGame, new_game
from cyberdeck.kernel import Offer, Outcome
from cyberdeck.locale.texts import render
from deckers.commands import holding
from deckers.tables import at, events, hand, leave_open, options, play, quiet
from deckers.test_payment import vector


def outcomes(game: DeckersGame, notation: str) -> tuple[Outcome, ...]:
    decision = game.decision
    assert decision is not None
    offer: Offer = decision.options[decision.notations.index(notation)]
    return offer.outcomes


def told(game: DeckersGame, notation: str) -> list[str]:
    """What is certain."""
    return [render(outcome.message, "en") for outcome in outcomes(game, notation) if outcome.chance is None]


def odds(game: DeckersGame, notation: str) -> list[float]:
    return [outcome.chance for outcome in outcomes(game, notation) if outcome.chance is not None]


# the dice of an infection

INFECTIONS = [
    {"spaces": {"red6": "red, black"}},
    {"spaces": {"red6": "red, 2 black", "red1": "black guardian"}},
    {"spaces": {"red6": "2 red, black guardian"}},
    {"spaces": {"red6": "red, purple, black guardian", "red3": "red installation", "red4": "white guardian"}},
    {"spaces": {"red6": "3 red, white-on-red, red installation"}},
    {"spaces": {"red6": "red, 2 black"}, "who": "oshin-noro"},
]


# DK-23.3 to DK-23.7
@pytest.mark.parametrize("position", INFECTIONS)
@pytest.mark.parametrize("commands", [1, 2, 3])
def test_the_odds_of_an_infection_are_those_of_all_rolls(position: dict[str, Any], commands: int) -> None:
    def infecting(**more: Any) -> DeckersGame:
        return play(holding("payload glitch", **position, **more), "infect")

    said = odds(infecting(), f"number {commands}")
    won = 0
    for red, black in product(range(1, 7), repeat=2):
        game = infecting(coming={"red": [red], "black": [black]})
        play(game, f"number {commands}", "pay")
        won += len(events(game, InfectionWon))
        leave_open(game)
    assert said == pytest.approx([won / 36] if won == 36 else [won / 36, 1 - won / 36])
    leave_open()


# DK-23.2: before the number is chosen, with the fewest and with the most
def test_the_range_of_an_infection() -> None:
    game = holding("payload glitch", {"red6": "red, 2 black"})
    low, high = odds(game, "infect")
    play(game, "infect")
    assert (low, high) == (odds(game, "number 1")[0], odds(game, "number 3")[0])
    leave_open()


# DK-23.7 and the text of Overkill
def test_what_a_lost_infection_costs() -> None:
    game = play(holding("glitch overkill", {"red6": "red, 2 black"}), "infect", "number 1")
    assert len(odds(game, "pay glitch")) == 2
    assert len(odds(game, "pay overkill")) == 1
    leave_open()


# DK-15.3: what a card would make of the dice
def test_an_infection_as_it_stands() -> None:
    deckers = {"tilda-sweet": {"at": "red6", "hand": "glitch overvoltage overvoltage"}}
    game = quiet(deckers=deckers, spaces={"red6": "red, black"}, coming={"red": [1], "black": [3]})
    play(game, "infect", "number 1", "pay glitch")
    assert told(game, "interrupt overvoltage") == ["As it stands: 5 against 4, success"]
    assert told(game, "decline") == [
        "Infection on Red#6: 3 against 4, failed",
        "Red#6 loses a red program.",
    ]
    play(game, "decline")


# what is left over


# DK-14.6
def test_surplus_commands_are_lost() -> None:
    game = play(holding("payload glitch courier"), "move", "number 1")
    assert told(game, "pay courier") == ["Gives 1 movement point", "Left over and lost: 2 blue, 1 purple"]
    play(game, "other-payment")
    assert told(game, "add glitch") == ["Still missing: 1 blue"]
    assert told(game, "add courier") == ["Left over and lost: 2 blue, 1 purple"]
    leave_open()


# DK-14.9
def test_three_for_one_loses_nothing() -> None:
    assert left_over(vector("YYGP"), vector("RR")) == vector("")
    assert left_over(vector("YYYGP"), vector("RR")) == vector("Y")
    assert shortfall(vector("YYP"), vector("RR")) == vector("R")


# DK-14.7, DK-14.8
def test_what_is_lost_and_what_is_missing_agree_with_what_suffices() -> None:
    rng = random.Random(14)
    for _ in range(2000):
        have, need = (vector("".join(rng.choices("BGYRP", k=rng.randrange(9)))) for _ in range(2))
        if covers(have, need):
            lost = left_over(have, need)
            assert covers(minus(have, lost), need)
            assert min(lost) >= 0
            assert not any(covers(minus(minus(have, lost), one), need) for one in _single(minus(have, lost)))
        else:
            missing = shortfall(have, need)
            assert covers(plus(have, missing), need)
            assert not any(covers(plus(have, minus(missing, one)), need) for one in _single(missing))


def _single(some: tuple[int, ...]) -> list[Any]:
    return [tuple(int(i == j) for j in range(5)) for i in range(5) if some[i]]


# pointless


# DK-3.12, DK-18.3
def test_a_second_installation_is_said_to_be_pointless() -> None:
    game = holding("glitch", {"red6": "3 red, blue installation"})
    assert told(game, "installation red") == ["Red#6 has an installation already, back to the supply: the red one"]
    play(game, "installation red", "pay")
    assert at(game, "red6") == "blue installation"


# DK-3.12
def test_a_fourth_program_is_said_to_be_pointless() -> None:
    game = holding("payload glitch", {"red6": "3 red"})
    assert told(game, "upload red")[-1] == "Nothing changes on the network"
    assert told(holding("payload glitch", {"red6": "2 red"}), "upload red") == ["Red#6 gets a red program."]


# scouts


# DK-12.7, DK-12.10
def test_what_a_push_leads_to() -> None:
    spaces = {"red6": "black", "red1": "2 black, blue", "red2": "black guardian"}
    game = play(holding("nudge", spaces), "execute nudge", "push-from red6")
    assert told(game, "push-to red1") == [
        "Three Sparks on Red#1 become a black Guardian.",
        "Everything else on Red#1 is removed.",
    ]
    assert told(game, "push-to red2")[0] == "Explosion on Red#2!"
    leave_open()


# DK-15.3, DK-12.7
def test_what_an_interrupt_prevents() -> None:
    deckers = {"tilda-sweet": {"at": "red6", "hand": "nudge kill-switch"}}
    game = quiet(deckers=deckers, spaces={"red6": "black", "red1": "2 black"})
    play(game, "execute nudge", "push-from red6", "push-to red1")
    assert told(game, "interrupt kill-switch") == ["The Spark is stopped before Red#1."]
    assert told(game, "decline")[0] == "Three Sparks on Red#1 become a black Guardian."
    play(game, "decline")


# DK-30.3
def test_packets_are_found_where_a_move_ends() -> None:
    game = play(holding("ping", {"red1": "pkt-cache"}), "move", "pay")
    assert told(game, "go red1") == ["If you stop there: Tilda Sweet: packet Data Cache found"]
    assert told(game, "go red2") == []


# the goal


# DK-26.6
def test_progress_towards_the_goal() -> None:
    game = holding("impulse", {"red6": "3 green"})
    assert game.state.objective.id == "copper-alert"
    assert told(game, "installation green") == [
        "Goal: 1 of 1",
        "Then the goal is met",
        "Red#6 gets a green installation.",
    ]


# DK-26.6: of two parts each is named
def test_progress_of_a_part_of_the_goal() -> None:
    deckers = {"tilda-sweet": {"at": "red5", "hand": "ping scalpel"}}
    game = quiet(deckers=deckers, objectives=["copper-garbage-detail"], spaces={"red5": "black"})
    assert told(game, "execute scalpel")[0] == (
        "Goal, SMC markers on or beside the avatars’ spaces: none may be left: 0"
    )
    leave_open()


# what nobody can know


# DK-15.1: the card that is drawn for the one put under the deck
def test_cards_that_come_from_a_deck_are_not_foreseen() -> None:
    deckers = {"tilda-sweet": {"at": "red6", "hand": "cache-swap ping", "deck": "glitch payload spoof"}}
    game = play(quiet(deckers=deckers), "execute cache-swap")
    assert told(game, "put-under ping") == []
    play(game, "put-under ping")
    assert hand(game, "tilda-sweet") != []


# DK-11.4: dice that are still to be rolled, also those that a position file has fixed
def test_dice_are_not_foreseen() -> None:
    deckers = {"tilda-sweet": {"at": "red6", "hand": "ping"}, "hettie-magnetic": {"hand": "ping"}}
    told_of = []
    for face in ("blue", "red"):
        game = quiet(smc="viking", deckers=deckers, coming={"server": [face], "black": [1]})
        play(game, "end-actions", "done")
        told_of.append([told(game, notation) for notation in options(game)])
        leave_open(game)
    assert told_of[0] == told_of[1] == [[], []]


def test_every_option_of_a_game_can_be_told_in_every_language() -> None:
    """Along random games; and looking at them changes nothing."""
    rng = random.Random(5)
    for seed, smc in enumerate(CONTENT.smcs):
        game = new_game(smc, seed=seed)
        for _ in range(60):
            if game.decision is None:
                break
            before = game.digest
            for offer in game.decision.options:
                lines = [*(charge.message for charge in offer.price), *(o.message for o in offer.outcomes)]
                assert all(render(line, language) for line in lines for language in ("en", "de", "pl", "ru"))
                assert all(0 <= (outcome.chance or 0) <= 1 for outcome in offer.outcomes)
            assert game.digest == before
            game.decide(rng.randrange(len(game.decision.options)))


def test_of_much_that_happens_the_gravest_is_told_first_and_the_rest_is_counted() -> None:
    game = quiet(
        deckers={"oshin-noro": {"at": "red2", "hand": "", "turns": 1}, "monty-quantum": {"at": "green3", "turns": 1}},
        spaces={"green3": "black guardian", "yellow4": "2 yellow, black, white-on-red"},
    )
    play(game, "end-actions", "hand-tile monty-quantum")
    assert told(game, "place yellow3") == []
    assert told(game, "place yellow4") == [
        "Three Sparks on Yellow#4 become a white Guardian.",
        "Everything else on Yellow#4 is removed.",
        "A black Spark appears on Yellow#3.",
        "A black Spark appears on Green#2.",
        "and 2 more things",
    ]
    leave_open(game)
