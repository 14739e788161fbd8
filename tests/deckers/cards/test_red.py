"""The red command cards."""

from __future__ import annotations

from typing import Any

from cyberdeck.deckers.rules import DeckersGame
from deckers.commands import holding, offered, over, pile
from deckers.tables import at, hand, lost, network, options, play, prompt, seat, supply

TIE = {"red": [2], "black": [3]}
"""With 1 command and 1 program against 1 scout: 4 against 4."""


def infecting(cards: str, spaces: dict[str, str] | None = None, **position: Any) -> DeckersGame:
    return holding(cards, spaces or {"red6": "red, black"}, **{"coming": TIE, **position})


# Overvoltage


# DK-23.7, DK-23.6
def test_overvoltage_turns_a_lost_infection() -> None:
    game = play(infecting("glitch overvoltage"), "infect", "number 1", "pay glitch")
    assert (seat(game), prompt(game)) == ("tilda-sweet", "interrupt")
    assert options(game) == ["interrupt overvoltage", "decline"]
    won = play(game.copy(), "interrupt overvoltage")
    assert at(won, "red6") == "red"
    assert sorted(pile(won)) == ["glitch", "overvoltage"]
    over(won)
    play(game, "decline")
    assert at(game, "red6") == "black"
    assert hand(game, "tilda-sweet") == ["overvoltage"]


# DK-15.7: any decker's infect action, several one after another
def test_overvoltage_helps_other_deckers_too() -> None:
    others = {"monty-quantum": {"hand": "overvoltage overvoltage"}}
    game = infecting("glitch", {"red6": "red, 2 black, red installation", "red1": "black guardian"}, others=others)
    game.state.script = {"red": (1,), "black": (6,)}
    play(game, "infect", "pay glitch")
    assert seat(game) == "monty-quantum"
    play(game, "interrupt overvoltage")
    assert options(game) == ["interrupt overvoltage", "decline"]
    play(game, "interrupt overvoltage")
    assert at(game, "red6") == "red, red installation"
    assert pile(game, "monty-quantum") == ["overvoltage", "overvoltage"]
    over(game)


# DK-23.6: two more are not enough here, a tie is lost
def test_overvoltage_adds_two() -> None:
    game = infecting("glitch overvoltage", coming={"red": [1], "black": [4]})
    play(game, "infect", "number 1", "pay glitch", "interrupt overvoltage")
    assert at(game, "red6") == "black"


# DK-23.9
def test_overvoltage_is_not_for_the_smc_attack() -> None:
    game = infecting("overvoltage", phase="attack")
    assert prompt(game) != "interrupt"
    assert at(game, "red6") == "black"


# DK-2.11: the card itself pays a red command, and is then gone
def test_overvoltage_in_the_payment_is_no_interrupt() -> None:
    game = play(infecting("overvoltage"), "infect", "pay overvoltage")
    assert at(game, "red6") == "black"
    over(game)


# Scalpel


# DK-12.17
def test_scalpel_removes_a_scout() -> None:
    game = holding("scalpel", {"red6": "black, white-on-blue", "red1": "black"})
    play(game, "execute scalpel")
    assert options(game) == ["scout black", "scout white-on-blue"]
    play(game, "scout white-on-blue")
    assert network(game) == {"red6": "black", "red1": "black"}
    assert supply(game, "blue-green") == 15
    over(game)


# DK-15.6
def test_scalpel_needs_a_scout_on_the_own_space() -> None:
    assert not offered(holding("scalpel", {"red6": "black guardian", "red1": "black"}), "scalpel")


# DK-33.19: scouts removed in the command phase count for Null & Void
def test_a_removed_scout_counts_for_the_objective() -> None:
    game = play(holding("scalpel", {"red6": "black"}, objectives="silver-null-and-void"), "execute scalpel")
    assert game.state.laid.scouts == 1


# Shockwave

WON = {"red": [6], "black": [1]}


def shocking(cards: str, coming: dict[str, list[int]]) -> DeckersGame:
    spaces = {
        "red6": "red, black",
        "red1": "black, white-on-blue",
        "red2": "black",
        "yellow1": "2 black",
        "green1": "black",
    }
    return holding(cards, spaces, coming=coming)


def test_shockwave_removes_scouts_beside_a_won_infection() -> None:
    game = play(shocking("shockwave", WON), "infect", "number 1", "pay shockwave")
    assert prompt(game) == "shockwave"
    assert sorted(options(game)) == ["done", "from red1", "from red2", "from yellow1"]
    play(game, "from red1", "scout white-on-blue")
    assert "from red1" not in options(game)
    play(game, "from yellow1")
    left = {"red6": "red", "red1": "black", "red2": "black", "yellow1": "black", "green1": "black"}
    assert network(game) == left
    over(game)


def test_shockwave_may_spare_them() -> None:
    game = play(shocking("shockwave", WON), "infect", "number 1", "pay shockwave", "from red2", "done")
    assert at(game, "red1") == "black, white-on-blue"
    over(game)


def test_shockwave_needs_a_victory_and_a_place_in_the_payment() -> None:
    over(play(shocking("shockwave", {"red": [1], "black": [6]}), "infect", "number 1", "pay shockwave"))
    over(play(shocking("shockwave glitch", WON), "infect", "number 1", "pay glitch"))


# DK-15.5: each card of the payment has its effect
def test_two_shockwaves_strike_twice() -> None:
    game = play(shocking("shockwave shockwave", WON), "infect", "number 1", "pay shockwave+shockwave")
    play(game, "from red1", "scout black", "from yellow1", "from yellow1", "from red2")
    assert network(game) == {"red6": "red", "red1": "white-on-blue", "green1": "black"}
    over(game)


# Cauterise


# DK-12.14 to 12.17, DK-3.12
def test_cauterise_blackens_the_white_scouts_of_the_server() -> None:
    spaces = {"red6": "white-on-blue, white", "red1": "black, white-on-red, 3 red", "yellow1": "white-on-red"}
    game = holding("cauterise", spaces)
    play(game, "execute cauterise")
    assert network(game) == {"red6": "blue, 2 black", "red1": "3 red, 2 black", "yellow1": "white-on-red"}
    over(game)


# DK-12.7: flipping is not entering
def test_cauterise_causes_no_transformation() -> None:
    game = play(holding("cauterise", {"red6": "2 white"}), "execute cauterise")
    assert at(game, "red6") == "2 black"


# DK-3.12: of two freed programs of a colour one may be surplus
def test_freed_programs_obey_the_limit_one_by_one() -> None:
    game = play(holding("cauterise", {"red6": "2 white-on-blue, 2 blue"}), "execute cauterise")
    assert at(game, "red6") == "3 blue, 2 black"
    over(game)


# DK-15.6
def test_cauterise_needs_a_white_scout_on_the_server() -> None:
    assert not offered(
        holding("cauterise", {"red6": "black", "red1": "white guardian", "yellow1": "white"}), "cauterise"
    )
    assert offered(holding("cauterise", {"red3": "white-on-red"}), "cauterise")


# Wrecking Ball


# DK-13.2
def test_wrecking_ball_leaves_a_black_scout() -> None:
    game = holding("wrecking-ball", {"red6": "black guardian", "red1": "white guardian", "green1": "black guardian"})
    play(game, "execute wrecking-ball")
    assert options(game) == ["from red6", "from red1"]
    play(game, "from red1")
    assert network(game) == {"red6": "black guardian", "red1": "black", "green1": "black guardian"}
    assert supply(game, "guardians") == 3
    over(game)


# DK-1.5: the scout is demanded
def test_wrecking_ball_loses_without_a_scout() -> None:
    game = holding("wrecking-ball", {"red1": "white guardian"}, supply={"scouts": 0})
    assert lost(play(game, "execute wrecking-ball")) == "scouts"


# DK-15.6, DK-29.8
def test_wrecking_ball_needs_a_guardian_near_and_not_the_ghost() -> None:
    for card in ("wrecking-ball", "zero-day"):
        assert not offered(holding(card, {"red6": "black", "green1": "black guardian"}), card)
        assert not offered(holding(card, {"red1": "mothers-ghost"}, objectives="ghost-tsunami"), card)


# DK-33.28: HackMan is removed like a guardian
def test_wrecking_ball_removes_hackman() -> None:
    game = holding("wrecking-ball", {"red1": "hackman"}, objectives="gold-hackman")
    play(game, "execute wrecking-ball")
    assert network(game) == {"red1": "black"}
    assert supply(game, "yellow-installations") == 5
    over(game)


# DK-21.7
def test_a_ghost_swings_the_wrecking_ball_on_a_white_guardian() -> None:
    game = holding("wrecking-ball", {"red6": "green installation", "red3": "white guardian", "blue2": "white guardian"})
    play(game, "project red3", "execute wrecking-ball")
    assert network(game) == {"red6": "green installation", "red3": "black", "blue2": "white guardian"}


# Overkill


# DK-23.7
def test_overkill_keeps_the_red_program_of_a_lost_infection() -> None:
    lost_dice = {"red": [1], "black": [6]}
    game = infecting("overkill", coming=lost_dice)
    play(game, "infect", "number 1", "pay overkill")
    assert at(game, "red6") == "red, black"
    assert pile(game) == ["overkill"]
    over(game)
    game = infecting("overkill glitch", coming=lost_dice)
    play(game, "infect", "number 1", "pay glitch")
    assert at(game, "red6") == "black"


def test_overkill_does_nothing_in_a_victory() -> None:
    game = play(infecting("overkill", coming=WON), "infect", "number 1", "pay overkill")
    assert at(game, "red6") == "red"


# DK-26.2: nor in the attack of a decker who holds it
def test_overkill_does_nothing_in_the_smc_attack() -> None:
    game = infecting("overkill", phase="attack", coming={"red": [1], "black": [6]})
    assert at(game, "red6") == "black"
