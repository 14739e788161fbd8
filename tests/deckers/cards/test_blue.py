"""The blue command cards."""

from __future__ import annotations

from cyberdeck.kernel import Rng
from deckers.commands import deck, holding, offered, over, pile
from deckers.tables import at, avatars, hand, leave_open, network, of, options, play, prompt, quiet, supply


def neighbours_of_red6(what: str) -> dict[str, str]:
    return dict.fromkeys(("red1", "red2", "red3", "red4", "red5", "yellow1"), what)


# Slipstream


# DK-19.4, DK-15.1
def test_slipstream_moves_one_step_with_programs() -> None:
    game = holding("slipstream", {"red6": "2 red, blue"})
    play(game, "execute slipstream", "go red1", "take-programs red*2")
    assert options(game) == ["done"]
    play(game, "done")
    assert avatars(game, "tilda-sweet") == ["red1"]
    assert network(game) == {"red1": "2 red", "red6": "blue"}
    assert pile(game) == ["slipstream"]
    over(game)


# DK-19.9: free steps before and after the only point
def test_slipstream_uses_free_steps_along_a_path() -> None:
    game = holding("slipstream", {"red6": "blue", "red1": "blue", "red3": "blue", "blue3": "blue"})
    play(game, "execute slipstream", "go red1", "take-nothing", "go red2", "take-nothing")
    assert options(game) == ["done"]
    game = holding("slipstream", {"red6": "blue", "red3": "blue", "blue3": "blue"})
    play(game, "execute slipstream", "go red3", "take-nothing", "go blue3", "take-nothing", "go blue6", "take-nothing")
    assert avatars(play(game, "done"), "tilda-sweet") == ["blue6"]


# DK-19.12
def test_slipstream_teleports() -> None:
    game = holding("slipstream", {"red6": "blue installation"})
    play(game, "execute slipstream", "go green5", "done")
    assert avatars(game, "tilda-sweet") == ["green5"]


# DK-33.25, DK-33.30, DK-19.13
def test_bans_on_moving_bind_slipstream() -> None:
    game = play(holding("slipstream", objectives="gold-dni-web"), "execute slipstream")
    assert "go yellow1" not in options(game)
    assert "go red1" in options(game)
    game = play(holding("slipstream", objectives="gold-blackout"), "execute slipstream")
    assert [option for option in options(game) if option.startswith("go")] == ["go red2", "go red4"]
    game = play(holding("slipstream", {"red1": "white guardian"}), "execute slipstream")
    assert "go red1" not in options(game)


# DK-15.6
def test_slipstream_needs_a_space_to_go_to() -> None:
    guarded = {"green4": "white guardian", "green6": "white guardian"}
    assert not offered(holding("slipstream", guarded, "green5"), "slipstream")
    assert offered(holding("slipstream", {**guarded, "green5": "blue installation"}, "green5"), "slipstream")
    assert offered(holding("slipstream", {"green4": "white guardian"}, "green5"), "slipstream")


# DK-21.5, DK-21.6: a ghost goes, the avatar stays; guardians do not bind it
def test_a_projected_slipstream_moves_the_ghost() -> None:
    spaces = {"red6": "green installation", "red2": "red", "blue3": "white guardian"}
    game = holding("slipstream", spaces)
    play(game, "project red2", "execute slipstream", "go blue3", "take-programs red", "done")
    assert avatars(game, "tilda-sweet") == ["red6"]
    assert at(game, "blue3") == "red, white guardian"
    over(game)


# DK-33.35: the rule of that objective is about move actions
def test_slipstream_is_a_move_action_and_root_access_is_not() -> None:
    deckers = {"oshin-noro": {"hand": "slipstream root-access"}, "tilda-sweet": {}}
    game = quiet(deckers=deckers, objectives="gold-distributed-defense")
    play(game, "execute root-access", "put-avatar yellow1")
    assert at(game, "yellow1") == ""
    play(game, "execute slipstream", "go yellow2", "done")
    assert at(game, "yellow2") == "black"


# Courier


# DK-35.6
def test_courier_fetches_up_to_two_programs() -> None:
    game = holding("courier", {"red1": "blue, purple", "yellow1": "red", "yellow2": "green"})
    play(game, "execute courier")
    assert options(game) == ["fetch blue red1", "fetch purple red1", "fetch red yellow1"]
    play(game, "fetch purple red1")
    assert options(game) == ["fetch blue red1", "fetch red yellow1", "done"]
    play(game, "fetch red yellow1")
    assert network(game) == {"red1": "blue", "red6": "red, purple", "yellow2": "green"}
    over(game)


def test_courier_may_stop_after_one() -> None:
    game = holding("courier", {"red1": "2 blue"})
    play(game, "execute courier")
    assert options(game) == ["fetch blue red1", "done"]
    play(game, "done")
    assert network(game) == {"red1": "blue", "red6": "blue"}
    over(game)


# DK-3.12
def test_courier_loses_what_is_above_the_limit() -> None:
    game = holding("courier", {"red1": "2 blue", "red6": "2 blue"})
    play(game, "execute courier", "fetch blue red1")
    assert network(game) == {"red6": "3 blue"}
    assert supply(game, "blue-green") == 12
    over(game)


# DK-12.14, DK-12.19: a white scout on the own space blocks what arrives
def test_courier_brings_programs_under_a_white_scout() -> None:
    game = holding("courier", {"red1": "blue", "red6": "white"})
    play(game, "execute courier")
    assert network(game) == {"red6": "white-on-blue"}
    over(game)


# DK-15.6, DK-3.18: blocked programs do not count
def test_courier_needs_an_adjacent_program() -> None:
    assert not offered(holding("courier", {"red6": "blue", "red1": "white-on-blue", "green1": "blue"}), "courier")


# Cache Swap


def test_cache_swap_exchanges_one_or_two_cards() -> None:
    game = holding("cache-swap ping glitch payload", own={"deck": "bluff spoof mimic"})
    play(game, "execute cache-swap")
    assert options(game) == ["put-under ping", "put-under glitch", "put-under payload"]
    play(game, "put-under ping")
    assert options(game) == ["put-under glitch", "put-under payload", "done"]
    play(game, "put-under payload")
    assert hand(game, "tilda-sweet") == ["bluff", "glitch", "spoof"]
    assert deck(game) == ["mimic", "ping", "payload"]
    assert pile(game) == ["cache-swap"]
    over(game)
    game = holding("cache-swap ping glitch", own={"deck": "bluff spoof"})
    play(game, "execute cache-swap", "put-under ping", "done")
    assert (hand(game, "tilda-sweet"), deck(game)) == (["bluff", "glitch"], ["spoof", "ping"])


# DK-15.6
def test_cache_swap_needs_two_cards_in_the_deck_and_one_in_hand() -> None:
    assert not offered(holding("cache-swap ping", own={"deck": "bluff"}), "cache-swap")
    assert not offered(holding("cache-swap", own={"deck": "bluff spoof"}), "cache-swap")
    assert offered(holding("cache-swap ping", own={"deck": "bluff spoof"}), "cache-swap")


# DK-14.11: only their owner knows the cards below
def test_cards_put_under_the_deck_are_known_to_their_owner_alone() -> None:
    own = {"deck": "bluff spoof mimic impulse"}
    game = holding("cache-swap ping glitch tunnel", own=own, others={"monty-quantum": {}})
    play(game, "show tunnel", "execute cache-swap", "put-under tunnel", "put-under ping")
    assert game.view(0).deckers[0].under == ("ping", "tunnel")
    assert game.view(1).deckers[0].under is None
    assert game.view(1).deckers[0].known == ()
    assert all(deck(game.determinise(0, Rng(seed)))[-2:] == ["tunnel", "ping"] for seed in range(5))
    assert len({tuple(deck(game.determinise(1, Rng(seed)))) for seed in range(9)}) > 1
    drawn = [message for message in game.news(1) if message.id == "event-command-drawn"]
    assert not drawn


# DK-10.6: what lies below comes last
def test_the_cards_below_are_drawn_last() -> None:
    game = holding("cache-swap ping glitch", own={"deck": "bluff spoof mimic impulse"})
    play(game, "execute cache-swap", "put-under ping", "done", "end-actions", "done")
    assert hand(game, "tilda-sweet") == ["impulse", "mimic", "ping", "spoof"]
    assert of(game, "tilda-sweet").under == 0


# Tunnel

GREEN_WAY = {"red6": "green", "red1": "green", "red2": "green"}


# DK-19.9
def test_tunnel_makes_paths_of_green_programs() -> None:
    game = holding("tunnel ping", GREEN_WAY)
    play(game, "show tunnel", "move", "number 1", "pay ping", "go red1", "take-nothing", "go red2", "take-nothing")
    play(game, "go blue3", "take-nothing")
    assert options(game) == ["done"]
    assert avatars(game, "tilda-sweet") == ["blue3"]
    game = holding("tunnel ping", GREEN_WAY)
    play(game, "move", "number 1", "pay ping", "go red1", "take-nothing")
    assert options(game) == ["done"]


# DK-19.11
def test_carried_green_programs_make_no_path() -> None:
    game = holding("tunnel ping", GREEN_WAY)
    play(game, "show tunnel", "move", "number 1", "pay ping", "go red1", "take-programs green", "go red2")
    assert "take-programs green*2" not in options(game)
    assert "take-programs green" in options(game)
    leave_open(game)


# DK-19.12: free teleport onto a green program; a green installation does not count
def test_tunnel_makes_green_programs_free_targets_of_teleport() -> None:
    for what, left in (("green", ["go green2", "go green6", "done"]), ("green installation", ["done"])):
        game = holding("tunnel ping", {"red6": "blue installation", "green1": what})
        play(game, "show tunnel", "move", "number 1", "pay ping", "go green1")
        assert options(game) == left


def test_tunnel_lasts_until_the_end_of_the_action_step() -> None:
    game = holding("tunnel tunnel", GREEN_WAY)
    play(game, "show tunnel")
    assert game.view(0).lasting == ("tunnel",)
    assert not offered(game, "tunnel")
    play(game, "end-actions")
    assert game.view(0).lasting == ()
    leave_open(game)


# DK-19.8: goals see no path in it
def test_tunnel_does_not_count_for_goals() -> None:
    game = holding("tunnel", GREEN_WAY)
    before = game.view(0).objective.progress
    assert play(game, "show tunnel").view(0).objective.progress == before


# Root Access


# DK-19.4, DK-13.5
def test_root_access_puts_the_avatar_anywhere_with_its_load() -> None:
    game = holding("root-access", {"red6": "3 red, purple", "green5": "white guardian", "green4": "black guardian"})
    play(game, "execute root-access")
    assert "put-avatar green5" not in options(game)
    assert "put-avatar red6" not in options(game)
    assert len(options(game)) == 28
    play(game, "put-avatar green4")
    loads = ["take-nothing", "take-programs red", "take-programs red*2", "take-programs red*3", "take-programs purple"]
    assert options(game) == loads
    play(game, "take-programs red*3")
    assert avatars(game, "tilda-sweet") == ["green4"]
    assert at(game, "green4") == "3 red, black guardian"
    over(game)


# DK-3.12, DK-12.14
def test_root_access_obeys_limit_and_block() -> None:
    game = holding("root-access", {"red6": "2 red", "green1": "2 red, white"})
    assert at(game, "green1") == "red, white-on-red"
    play(game, "execute root-access", "put-avatar green1", "take-programs red*2")
    assert at(game, "green1") == "3 red, white-on-red"
    over(game)


# DK-33.25, DK-33.30
def test_bans_on_moving_do_not_bind_root_access() -> None:
    for objective in ("gold-blackout", "gold-dni-web"):
        game = play(holding("root-access", objectives=objective), "execute root-access", "put-avatar green1")
        assert avatars(game, "tilda-sweet") == ["green1"]


# DK-21.6: "your avatar" is the standee, also while a ghost acts
def test_a_projected_root_access_moves_the_avatar() -> None:
    game = holding("root-access", {"red6": "green installation, red", "red1": "blue"})
    play(game, "project red1", "execute root-access", "put-avatar green1", "take-programs red")
    assert avatars(game, "tilda-sweet") == ["green1"]
    assert at(game, "green1") == "red"
    over(game)


# DK-32.6
def test_root_access_moves_the_acting_twin() -> None:
    game = holding("root-access", {}, ["yellow6", "yellow2"], who="techno-twins")
    play(game, "twin yellow2", "execute root-access", "put-avatar red1")
    assert avatars(game, "techno-twins") == ["yellow6", "red1"]


# Backbone


def test_backbone_extends_a_path() -> None:
    spaces = {"green5": "blue", "green4": "black", "blue1": "blue installation", "blue2": "3 blue"}
    game = holding("backbone", spaces)
    play(game, "show backbone")
    assert options(game) == [f"place-program {name}" for name in ("blue1", "blue3", "blue6", "green6")]
    play(game, "place-program green6")
    assert at(game, "green6") == "blue"
    assert hand(game, "tilda-sweet") == ["backbone"]
    over(game)


# DK-15.6, DK-3.9
def test_backbone_needs_a_place_and_a_program() -> None:
    assert not offered(holding("backbone"), "backbone")
    assert not offered(holding("backbone", {"green5": "white-on-blue"}), "backbone")
    assert not offered(holding("backbone", {"green5": "blue", "green4": "black", "green6": "white"}), "backbone")
    assert not offered(holding("backbone", {"green5": "blue"}, supply={"blue-green": 0}), "backbone")
    assert offered(holding("backbone", {"green5": "blue"}, supply={"blue-green": 1}), "backbone")


# DK-24.8: a purple program of the own space may stand in for the blue one
def test_backbone_takes_the_own_purple_program_for_blue() -> None:
    assert offered(holding("backbone", {"red6": "purple"}), "backbone")
    assert not offered(holding("backbone", {"red1": "purple"}), "backbone")
    game = play(holding("backbone", {"red6": "purple", **neighbours_of_red6("black"), "red4": ""}), "show backbone")
    assert at(game, "red4") == "blue"
    assert prompt(game) == "deckers-action"
