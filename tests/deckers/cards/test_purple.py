"""The purple command cards."""

from __future__ import annotations

from cyberdeck.deckers.rules import DeckersGame
from cyberdeck.kernel import Rng
from deckers.commands import deck, holding, offered, over, pile
from deckers.tables import at, avatars, hand, leave_open, lost, network, of, options, play, prompt, quiet, seat, supply


def row(game: DeckersGame) -> list[str]:
    return [game.state.cards[id] for id in game.state.row]


def stack(game: DeckersGame) -> list[str]:
    """The upgrade stack from the top."""
    return [game.state.cards[id] for id in reversed(game.state.upgrades)]


# Fence


# DK-16.5, DK-10.7
def test_fence_replaces_cards_of_the_row_at_once() -> None:
    game = holding("fence", row="nudge courier scalpel decoy", upgrades="echo clone", coming={"row": [[1, 0]]})
    play(game, "show fence")
    assert options(game) == ["put-under nudge", "put-under courier", "put-under scalpel", "put-under decoy"]
    play(game, "put-under nudge", "put-under decoy")
    assert options(game) == ["put-under courier", "put-under scalpel", "done"]
    play(game, "done")
    assert row(game) == ["courier", "scalpel", "echo", "clone"]
    assert stack(game) == ["nudge", "decoy"]
    assert hand(game, "tilda-sweet") == ["fence"]
    over(game)


# DK-16.5: also what was bought before
def test_fence_fills_the_row_to_four() -> None:
    game = holding("fence", row="nudge", upgrades="echo clone shockwave courier tunnel")
    play(game, "show fence", "put-under nudge")
    assert row(game) == ["echo", "clone", "shockwave", "courier"]
    assert stack(game) == ["tunnel", "nudge"]


# DK-10.7: with an empty stack the cards come back
def test_fence_with_an_empty_stack() -> None:
    game = holding("fence", row="nudge decoy", upgrades="")
    play(game, "show fence", "put-under nudge", "done")
    assert sorted(row(game)) == ["decoy", "nudge"]
    assert stack(game) == []


# DK-15.6
def test_fence_needs_a_card_in_the_row() -> None:
    assert not offered(holding("fence", row="", upgrades="echo"), "fence")


# Kill Switch

NEAR = {"monty-quantum": {"at": "red4", "hand": "kill-switch"}}


# DK-12.20, DK-15.7: in any phase; a placed scout stays in the supply
def test_kill_switch_stops_a_scout_that_would_be_placed() -> None:
    game = holding("ping", phase="start-of-turn", first_turn=True, others=NEAR, supply={"scouts": 0})
    assert (seat(game), prompt(game)) == ("monty-quantum", "interrupt")
    play(game, "interrupt kill-switch")
    assert network(game) == {}
    assert prompt(game) == "deckers-action"
    assert pile(game, "monty-quantum") == ["kill-switch"]
    game = holding("ping", phase="start-of-turn", first_turn=True, others=NEAR, supply={"scouts": 0})
    assert lost(play(game, "decline")) == "scouts"


# DK-20.1: a pushed scout stays where it was
def test_kill_switch_stops_a_pushed_scout() -> None:
    game = holding("kill-switch nudge", {"red1": "white-on-blue"})
    play(game, "execute nudge", "push-to red6", "interrupt kill-switch")
    assert network(game) == {"red1": "white-on-blue"}
    over(game)


# DK-32.1: a carried one too
def test_kill_switch_stops_a_carried_scout() -> None:
    game = holding("kill-switch slipstream", {"red6": "black, red"}, who="hettie-magnetic")
    play(
        game, "execute slipstream", "go red1", "take-programs red", "take-scout black", "interrupt kill-switch", "done"
    )
    assert network(game) == {"red6": "black", "red1": "red"}
    assert avatars(game, "hettie-magnetic") == ["red1"]
    over(game)


# DK-26.12: a moving one
def test_kill_switch_stops_a_moving_scout() -> None:
    position = {"objectives": "gold-waterfall gold-mirror-map", "phase": "move-scouts", "success": False}
    game = holding("kill-switch", {"blue1": "2 black"}, "blue6", **position)
    assert prompt(game) == "interrupt"
    play(game, "interrupt kill-switch")
    assert at(game, "blue1") == "black"
    assert at(game, "blue2") == "black"


# DK-12.13: it can break a chain of explosions
def test_kill_switch_breaks_a_chain_explosion() -> None:
    spaces = {"green6": "black", "green5": "black guardian", "green4": "black guardian"}
    game = holding("nudge kill-switch", spaces, "green6")
    play(game, "execute nudge", "push-to green5", "decline", "place green4", "interrupt kill-switch")
    assert prompt(game) == "deckers-action"
    assert network(game) == {"green4": "black guardian", "green5": "black guardian", "green6": "black"}
    over(game)


# Only the own avatar and its surroundings count, not those of a ghost.
def test_kill_switch_protects_the_surroundings_of_the_avatar() -> None:
    far = {"monty-quantum": {"at": "green6", "hand": "kill-switch"}}
    game = holding("nudge", {"red6": "black"}, others=far)
    over(play(game, "execute nudge", "push-to red4"))
    game = holding("nudge kill-switch", {"yellow6": "green installation", "yellow3": "black"}, "yellow6")
    play(game, "project yellow3", "execute nudge", "push-to green3")
    over(game)
    assert at(game, "green3") == "black"


# DK-32.6: either twin
def test_kill_switch_protects_both_twins() -> None:
    game = holding("nudge kill-switch", {"green6": "black"}, ["yellow6", "green1"], who="techno-twins")
    play(game, "twin green1", "execute nudge", "push-to green2", "interrupt kill-switch")
    assert network(game) == {"green6": "black"}


# DK-12.20: after Angel's redirect
def test_kill_switch_comes_after_the_redirect() -> None:
    others = {"angel-nitrate": {"at": "red6", "hand": "kill-switch"}}
    game = holding("nudge", {"red4": "black"}, "red4", others=others)
    play(game, "execute nudge", "push-to red6", "redirect yellow1", "interrupt kill-switch")
    assert network(game) == {"red4": "black"}
    over(game)


# Scatter


# DK-12.4
def test_scatter_moves_up_to_three_scouts_within_the_server() -> None:
    game = holding("scatter", {"red1": "black, white-on-blue", "red2": "black", "yellow1": "black"})
    play(game, "execute scatter")
    assert options(game) == ["from red1", "from red2"]
    play(game, "from red1", "scout white-on-blue")
    assert options(game) == ["move-to red2", "move-to red3", "move-to red4", "move-to red5", "move-to red6"]
    play(game, "move-to red4", "from red1", "move-to red5")
    assert options(game) == ["from red2", "from red4", "from red5", "done"]
    play(game, "from red4", "move-to red3")
    assert network(game) == {"red2": "black", "red3": "white-on-blue", "red5": "black", "yellow1": "black"}
    over(game)


def test_scatter_may_stop_after_one() -> None:
    game = holding("scatter", {"red1": "black"})
    play(game, "execute scatter", "move-to red2", "done")
    assert network(game) == {"red2": "black"}
    over(game)


# DK-12.7, DK-12.10
def test_scattered_scouts_trigger_as_usual() -> None:
    game = holding("scatter", {"red1": "2 black", "red2": "2 black"})
    play(game, "execute scatter", "from red1", "move-to red2")
    assert at(game, "red2") == "black guardian"
    play(game, "from red1", "move-to red2", "done")
    around = ("red1", "red3", "red6", "blue3", "blue4", "purple5")
    assert network(game) == {**dict.fromkeys(around, "black"), "red2": "black guardian"}
    over(game)


# DK-15.6
def test_scatter_needs_a_scout_on_the_server() -> None:
    assert not offered(holding("scatter", {"red6": "black guardian", "yellow1": "black"}), "scatter")


# DK-28.5
def test_scatter_on_fragmented_servers_keeps_to_the_colour() -> None:
    game = play(holding("scatter", {"red4": "black"}, fragmented=True), "execute scatter")
    assert options(game) == [f"move-to red{number}" for number in (1, 2, 3, 5, 6)]
    leave_open(game)


# Prototype


# DK-18.1
def test_prototype_builds_an_installation_from_any_two_programs() -> None:
    game = holding("prototype", {"red6": "2 blue, red, purple"})
    play(game, "execute prototype")
    assert options(game) == ["remove blue*2", "remove blue red", "remove blue purple", "remove red purple"]
    play(game, "remove blue purple")
    assert options(game) == [f"installation {colour}" for colour in ("blue", "green", "yellow", "red")]
    play(game, "installation yellow")
    assert at(game, "red6") == "blue, red, yellow installation"
    over(game)


def test_prototype_builds_what_the_supply_has() -> None:
    out = {f"{colour}-installations": 0 for colour in ("blue", "green", "red")}
    game = play(holding("prototype", {"red6": "2 blue"}, supply=out), "execute prototype")
    assert at(game, "red6") == "yellow installation"
    assert not offered(holding("prototype", {"red6": "2 blue"}, supply={**out, "yellow-installations": 0}), "prototype")


# DK-15.6
def test_prototype_needs_two_programs_and_a_free_space() -> None:
    for here in ("blue", "2 blue, black", "2 blue, red installation", "blue, white-on-blue", "2 blue, black guardian"):
        assert not offered(holding("prototype", {"red6": here}), "prototype"), here


# Clean Sweep


def test_clean_sweep_removes_a_scout_from_each_space_around() -> None:
    spaces = {"red6": "2 black", "red1": "black, white", "yellow1": "white-on-blue", "green1": "black"}
    game = holding("clean-sweep", spaces)
    play(game, "execute clean-sweep")
    assert options(game) == ["scout black", "scout white"]
    play(game, "scout white")
    assert network(game) == {"red6": "black", "red1": "black", "green1": "black"}
    over(game)


# DK-15.6: at least one in all, on the own space or beside it
def test_clean_sweep_needs_one_scout() -> None:
    assert not offered(holding("clean-sweep", {"red6": "black guardian", "green1": "black"}), "clean-sweep")
    assert offered(holding("clean-sweep", {"red1": "black"}), "clean-sweep")


# Echo


def test_echo_carries_out_another_card_without_discarding_it() -> None:
    game = holding("echo scalpel nudge courier", {"red6": "2 black"})
    play(game, "show echo")
    assert options(game) == ["echo scalpel", "echo nudge"]
    play(game, "echo scalpel")
    assert at(game, "red6") == "black"
    assert hand(game, "tilda-sweet") == ["courier", "echo", "nudge", "scalpel"]
    assert not offered(game, "scalpel")
    assert not offered(game, "echo")
    assert offered(game, "nudge")
    assert sorted(game.view(0).deckers[0].known) == ["echo", "scalpel"]
    play(game, "move", "number 1", "pay echo", "done")
    assert pile(game) == ["echo"]
    over(game)


# The other copy of an echoed card may still be executed.
def test_echo_binds_the_physical_card() -> None:
    game = holding("echo scalpel scalpel", {"red6": "2 black"})
    play(game, "show echo", "echo scalpel", "execute scalpel")
    assert at(game, "red6") == ""
    assert hand(game, "tilda-sweet") == ["echo", "scalpel"]
    assert not offered(game, "scalpel")


# DK-15.6
def test_echo_needs_a_card_that_could_be_executed() -> None:
    assert not offered(holding("echo scalpel", {"red1": "black"}), "echo")
    assert not offered(holding("echo tunnel"), "echo")
    assert not offered(holding("echo scalpel", {"red6": "black"}, own={"shown": "scalpel"}), "echo")
    assert offered(holding("echo telepresence"), "echo")


# An echoed Cache Swap finds other cards than the two that are shown.
def test_echo_of_cache_swap() -> None:
    assert not offered(holding("echo cache-swap", own={"deck": "bluff spoof"}), "echo")
    game = holding("echo cache-swap ping glitch", own={"deck": "bluff spoof"})
    play(game, "show echo", "echo cache-swap")
    assert options(game) == ["put-under ping", "put-under glitch"]
    play(game, "put-under ping", "done")
    assert hand(game, "tilda-sweet") == ["bluff", "cache-swap", "echo", "glitch"]
    assert deck(game) == ["spoof", "ping"]
    over(game)


# DK-33.35: an echoed Slipstream is a move action, DK-21.5: also of a ghost
def test_echo_of_slipstream() -> None:
    deckers = {"oshin-noro": {"hand": "echo slipstream"}, "tilda-sweet": {}}
    game = quiet(deckers=deckers, objectives="gold-distributed-defense")
    play(game, "show echo", "echo slipstream", "go yellow1", "done")
    assert at(game, "yellow1") == "black"
    game = holding("echo slipstream", {"red6": "green installation"})
    play(game, "project red1", "show echo", "echo slipstream", "go purple5", "done")
    assert avatars(game, "tilda-sweet") == ["red6"]
    over(game)


# Zero Day


def test_zero_day_removes_a_guardian() -> None:
    game = holding("zero-day", {"red6": "black guardian", "red1": "white guardian"})
    play(game, "execute zero-day", "from red6")
    assert network(game) == {"red1": "white guardian"}
    assert supply(game, "scouts") == 25
    over(game)
    game = play(holding("zero-day", {"red1": "white guardian"}), "execute zero-day")
    assert network(game) == {}


# Handshake

MONTY = {"monty-quantum": {"hand": "impulse nudge", "deck": "bluff"}}


# DK-10.10: the cards change owner for good
def test_handshake_swaps_cards_of_two_hands() -> None:
    game = holding("handshake ping glitch", others=MONTY)
    play(game, "show handshake")
    assert options(game) == ["offer ping monty-quantum", "offer glitch monty-quantum"]
    play(game, "offer ping monty-quantum")
    assert (seat(game), prompt(game)) == ("monty-quantum", "handshake-offer")
    assert options(game) == ["give impulse", "give nudge", "refuse"]
    play(game, "give nudge")
    assert hand(game, "tilda-sweet") == ["glitch", "handshake", "nudge"]
    assert hand(game, "monty-quantum") == ["impulse", "ping"]
    assert [decker.known for decker in game.view(-1).deckers] == [("handshake", "nudge"), ("ping",)]
    over(game)


# The card that was swapped in may be used in the same turn.
def test_a_swapped_card_is_usable_at_once() -> None:
    game = holding("handshake ping", {"red6": "black"}, others=MONTY)
    play(game, "show handshake", "offer ping monty-quantum", "give nudge", "execute nudge", "push-to red4")
    assert at(game, "red4") == "black"
    assert pile(game) == ["nudge"]


def test_handshake_needs_the_agreement_of_the_other() -> None:
    game = holding("handshake ping", others=MONTY)
    play(game, "show handshake", "offer ping monty-quantum", "refuse")
    assert hand(game, "tilda-sweet") == ["handshake", "ping"]
    assert hand(game, "monty-quantum") == ["impulse", "nudge"]
    assert not offered(game, "handshake")
    over(game)


# DK-14.11: the offer is open, the hand of the other is not
def test_an_offer_reveals_only_the_offered_card() -> None:
    game = holding("handshake ping glitch", others=MONTY)
    play(game, "show handshake", "offer ping monty-quantum")
    assert sorted(game.view(1).deckers[0].known) == ["handshake", "ping"]
    assert game.view(0).deckers[1].hand is None
    for seed in range(5):
        again = game.determinise(0, Rng(seed))
        assert len(options(again)) >= 2
        assert options(again)[-1] == "refuse"
    leave_open(game)


def test_handshake_with_whom_one_likes() -> None:
    others = {**MONTY, "oshin-noro": {"hand": "glitch"}, "hettie-magnetic": {"hand": "", "deck": ""}}
    game = play(holding("handshake ping", others=others), "show handshake")
    assert options(game) == ["offer ping monty-quantum", "offer ping oshin-noro"]
    leave_open(game)


# DK-15.6
def test_handshake_needs_cards_on_both_sides() -> None:
    assert not offered(holding("handshake", others=MONTY), "handshake")
    assert not offered(holding("handshake ping", others={"monty-quantum": {"hand": ""}}), "handshake")


def test_alone_handshake_swaps_with_the_top_of_the_discard_pile() -> None:
    game = holding("handshake ping", own={"discard": "glitch payload"})
    play(game, "show handshake", "swap ping")
    assert hand(game, "tilda-sweet") == ["handshake", "payload"]
    assert pile(game) == ["glitch", "ping"]
    over(game)
    assert not offered(holding("handshake ping"), "handshake")
    assert not offered(holding("handshake", own={"discard": "glitch"}), "handshake")
    assert of(game, "tilda-sweet").known[-1] in of(game, "tilda-sweet").hand
