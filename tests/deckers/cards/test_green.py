"""The green command cards."""

from __future__ import annotations

from typing import Any

from cyberdeck.deckers.rules import DeckersGame
from deckers.commands import holding, offered, over, pile
from deckers.tables import at, avatars, leave_open, lost, network, options, play, prompt, quiet, seat

# Nudge


# DK-20.6
def test_nudge_pushes_one_marker_from_the_own_or_an_adjacent_space() -> None:
    game = holding("nudge", {"red6": "red", "red1": "blue, white-on-green", "green1": "black"})
    play(game, "execute nudge")
    assert options(game) == ["push-from red6", "push-from red1"]
    play(game, "push-from red1")
    assert options(game) == ["push blue", "push white-on-green"]
    play(game, "push white-on-green", "push-to yellow5")
    assert network(game) == {"red6": "red", "red1": "blue", "yellow5": "white-on-green", "green1": "black"}
    assert pile(game) == ["nudge"]
    over(game)


# DK-12.7, DK-12.10
def test_a_nudged_scout_transforms_and_explodes() -> None:
    game = holding("nudge", {"red6": "white", "red4": "2 black, 2 red, red installation"})
    play(game, "execute nudge", "push-from red6", "push-to red4")
    assert network(game) == {"red4": "white guardian"}
    game = holding("nudge", {"green6": "black", "green5": "black guardian"}, "green6")
    play(game, "execute nudge", "push-to green5")
    assert network(game) == {"green4": "black", "green5": "black guardian", "green6": "black"}


# DK-3.12
def test_a_nudged_program_may_be_surplus() -> None:
    game = holding("nudge", {"red6": "blue", "red4": "3 blue"})
    play(game, "execute nudge", "push-from red6", "push-to red4")
    assert network(game) == {"red4": "3 blue"}
    over(game)


# DK-15.6, DK-20.7: neither guardians nor installations; the horse is for shift actions only
def test_nudge_needs_a_program_or_scout_near() -> None:
    spaces = {"red6": "red installation", "red1": "black guardian", "green1": "black"}
    assert not offered(holding("nudge", spaces), "nudge")
    horse = {"at": "red6", "programs": "yellow"}
    assert not offered(holding("nudge", objectives="gold-trojan-horse", horse=horse), "nudge")


# DK-21.3
def test_a_projected_nudge_works_around_the_ghost() -> None:
    game = holding("nudge", {"red6": "green installation", "blue3": "black"})
    assert not offered(game, "nudge")
    play(game, "project red3", "execute nudge", "push-to blue2")
    assert at(game, "blue2") == "black"
    over(game)


# Shortcut


# DK-18.1
def test_shortcut_installs_with_two_programs() -> None:
    game = holding("shortcut", {"red6": "2 green"})
    play(game, "installation green", "pay shortcut")
    assert at(game, "red6") == "green installation"
    assert pile(game) == ["shortcut"]
    over(game)
    assert "installation green" not in options(holding("concentration", {"red6": "2 green"}))
    assert "installation green" not in options(holding("shortcut", {"red6": "green"}))


def test_shortcut_must_be_in_the_payment() -> None:
    game = holding("shortcut concentration", {"red6": "2 green"})
    play(game, "installation green")
    assert options(game) == ["pay shortcut", "other-payment"]
    play(game, "other-payment", "add concentration")
    assert "done" not in options(game)
    play(game, "add shortcut", "done")
    assert at(game, "red6") == "green installation"


def test_shortcut_spares_a_third_program() -> None:
    game = holding("shortcut impulse", {"red6": "3 green"})
    play(game, "installation green", "pay shortcut")
    assert at(game, "red6") == "green, green installation"
    game = holding("shortcut impulse", {"red6": "3 green"})
    play(game, "installation green", "pay impulse")
    assert at(game, "red6") == "green installation"


# DK-14.6: over-paying to use the card
def test_shortcut_may_be_added_to_a_sufficient_payment() -> None:
    game = holding("shortcut payload", {"red6": "3 red"})
    play(game, "installation red", "pay shortcut+payload")
    assert at(game, "red6") == "red, red installation"


# DK-33.15: never fewer than two
def test_shortcut_does_not_add_to_other_reductions() -> None:
    palace = "silver-hackers-palace"
    game = holding("shortcut", {"red6": "2 green"}, objectives=palace)
    play(game, "installation green", "pay shortcut")
    assert at(game, "red6") == "green installation"
    assert "installation green" not in options(holding("shortcut", {"red6": "green"}, objectives=palace))


# Premonition

GOLD: dict[str, Any] = {"objectives": "gold-mirror-map", "phase": "new-scouts"}


def foreseen(smc: str, **coming: list[Any]) -> DeckersGame:
    others = {"monty-quantum": {"hand": "premonition"}}
    return holding("ping", others=others, smc=smc, coming=coming, **GOLD)


# DK-11.3, DK-15.7: any decker's step
def test_premonition_rolls_one_die_again() -> None:
    game = foreseen("alpha-moby", server=["red", "blue"], black=[3, 5])
    assert (seat(game), prompt(game)) == ("monty-quantum", "interrupt")
    rolls = ["reroll-server premonition", "reroll-number premonition", "reroll-both premonition"]
    assert options(game) == [*rolls, "decline"]
    play(game, "reroll-server premonition")
    assert network(game) == {"blue3": "black"}
    assert pile(game, "monty-quantum") == ["premonition"]
    over(game)
    game = play(foreseen("alpha-moby", server=["red", "blue"], black=[3, 5]), "reroll-number premonition")
    assert network(game) == {"red5": "black"}


def test_the_question_points_at_the_space_that_the_dice_show() -> None:
    shown = foreseen("alpha-moby", server=["red"], black=[3]).decision
    open = foreseen("alpha-moby", server=["avatar"], black=[3]).decision
    assert shown is not None
    assert open is not None
    assert (shown.at, open.at) == (("red3",), ())
    leave_open()


def test_premonition_rolls_both_dice_again() -> None:
    game = play(foreseen("alpha-moby", server=["red", "blue"], black=[3, 5]), "reroll-both premonition")
    assert network(game) == {"blue5": "black"}
    game = play(foreseen("alpha-moby", server=["red", "blue"], black=[3, 5]), "decline")
    assert network(game) == {"red3": "black"}


# DK-5.6
def test_the_new_face_may_be_the_avatar() -> None:
    game = play(foreseen("alpha-moby", server=["green", "avatar"], black=[3]), "reroll-server premonition")
    assert network(game) == {"red3": "black"}


# DK-31.2, DK-31.6: only a die that was rolled
def test_premonition_is_for_the_dice_that_were_rolled() -> None:
    assert options(foreseen("spider", server=["red"])) == ["reroll-server premonition", "decline"]
    assert options(foreseen("sentinel", black=[3])) == ["reroll-number premonition", "decline"]
    assert prompt(foreseen("logi")) == "deckers-action"
    leave_open()


# DK-15.7: own step, and one after the other
def test_several_premonitions_follow_each_other() -> None:
    others = {"monty-quantum": {"hand": "premonition"}}
    coming = {"server": ["red", "blue", "green"], "black": [3]}
    game = holding("premonition", others=others, coming=coming, **GOLD)
    assert seat(game) == "tilda-sweet"
    play(game, "reroll-server premonition")
    assert seat(game) == "monty-quantum"
    play(game, "reroll-server premonition")
    assert network(game) == {"green3": "black"}
    over(game)


def test_each_new_scout_can_be_foreseen() -> None:
    coming = {"server": ["red", "red", "blue", "green"], "black": [1]}
    game = holding("premonition", smc="viking", coming=coming | {"black": [1, 3]}, **GOLD)
    play(game, "decline")
    assert network(game) == {"red1": "black"}
    play(game, "reroll-server premonition")
    assert network(game) == {"red1": "black", "blue3": "black"}


# Outside the New Scouts step the card does nothing.
def test_premonition_is_for_the_new_scouts_step_only() -> None:
    game = holding("premonition", **GOLD | {"phase": "start-of-turn", "first_turn": True})
    assert prompt(game) == "deckers-action"
    assert network(game) == {"red6": "black"}


# Puppeteer


def test_puppeteer_pushes_two_scouts_of_any_one_space() -> None:
    game = holding("puppeteer", {"green6": "black, white-on-blue", "blue1": "white"})
    play(game, "execute puppeteer")
    assert options(game) == ["push-from blue1", "push-from green6"]
    play(game, "push-from green6")
    assert options(game) == ["push black", "push white-on-blue"]
    play(game, "push white-on-blue", "push-to green1")
    assert options(game) == ["push black", "done"]
    play(game, "push black", "push-to green5")
    assert network(game) == {"green1": "white-on-blue", "green5": "black", "blue1": "white"}
    over(game)


def test_puppeteer_may_stop_after_one() -> None:
    game = holding("puppeteer", {"green6": "2 black"})
    play(game, "execute puppeteer", "push-to green1", "done")
    assert network(game) == {"green1": "black", "green6": "black"}
    over(game)


# DK-12.5: the first push is resolved before the second
def test_puppeteer_resolves_triggers_after_each_push() -> None:
    game = holding("puppeteer", {"green6": "2 black", "green5": "2 black"})
    play(game, "execute puppeteer", "push-from green6", "push-to green5")
    assert at(game, "green5") == "black guardian"
    play(game, "push black", "push-to green1")
    assert at(game, "green1") == "black"
    over(game)
    game = holding("puppeteer", {"green6": "black"})
    over(play(game, "execute puppeteer", "push-to green1"))


# DK-12.13: pushed onto a guardian next to another one
def test_puppeteer_can_lose_the_game() -> None:
    game = holding("puppeteer", {"green6": "black", "green5": "black guardian", "green4": "black guardian"})
    play(game, "execute puppeteer", "push-to green5", "place green4", "place green5")
    assert lost(game) == "chain"


# DK-15.6
def test_puppeteer_needs_a_scout() -> None:
    assert not offered(holding("puppeteer", {"red6": "red", "red1": "black guardian"}), "puppeteer")


# Telepresence


# DK-21.1
def test_telepresence_projects_without_a_green_installation() -> None:
    game = holding("telepresence scalpel ping", {"red1": "black"})
    assert not [option for option in options(game) if option.startswith("project")]
    play(game, "execute telepresence")
    assert "project red1" in options(game)
    assert "project yellow1" not in options(game)
    play(game, "move", "number 1", "pay ping", "go yellow1", "done")
    assert "project red1" not in options(game)
    game = holding("telepresence scalpel", {"red1": "black"})
    play(game, "execute telepresence", "project red1", "execute scalpel")
    assert network(game) == {}
    assert avatars(game, "tilda-sweet") == ["red6"]
    over(game)


def test_telepresence_lasts_until_the_end_of_the_action_step() -> None:
    game = holding("telepresence ping", others={"monty-quantum": {"hand": "ping"}})
    play(game, "execute telepresence", "end-actions", "done", "hand-tile monty-quantum")
    assert game.state.lasting == ()
    assert not [option for option in options(game) if option.startswith("project")]


# DK-28.5: the server is the colour
def test_telepresence_on_fragmented_servers() -> None:
    game = holding("telepresence scalpel", {"red1": "black"}, fragmented=True)
    play(game, "execute telepresence", "project red1", "execute scalpel")
    assert network(game) == {}


# Rewire


def test_rewire_moves_an_installation_to_the_own_space() -> None:
    game = holding("rewire", {"green1": "blue installation", "blue1": "red installation, black guardian"})
    play(game, "execute rewire")
    assert options(game) == ["from blue1", "from green1"]
    play(game, "from blue1")
    assert network(game) == {"green1": "blue installation", "blue1": "black guardian", "red6": "red installation"}
    over(game)


# DK-15.6
def test_rewire_needs_room_and_an_installation_elsewhere() -> None:
    elsewhere = {"green1": "blue installation"}
    for here in ("red installation", "black", "white-on-red", "black guardian"):
        assert not offered(holding("rewire", {**elsewhere, "red6": here}), "rewire"), here
    assert not offered(holding("rewire"), "rewire")
    assert offered(holding("rewire", {**elsewhere, "red6": "red"}), "rewire")


# DK-21.6
def test_a_projected_rewire_may_take_the_installation_below_the_avatar() -> None:
    game = holding("rewire", {"red6": "green installation"})
    play(game, "project red1", "execute rewire")
    assert network(game) == {"red1": "green installation"}
    over(game)


# DK-20.1: an own shift action and a card of another decker do not get mixed up
def test_cards_of_a_decker_who_is_not_active_are_not_offered() -> None:
    deckers = {"oshin-noro": {"hand": "ping"}, "monty-quantum": {"hand": "nudge"}}
    assert not offered(quiet(deckers=deckers, spaces={"red6": "black", "green6": "black"}), "nudge")
