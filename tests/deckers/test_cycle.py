"""The cycle: information phase, turns, refresh phase (DK-8, DK-9, DK-10, DK-25, DK-27)."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import fields

import pytest

from cyberdeck.deckers import new_game
from cyberdeck.deckers.events import PhaseBegan
from cyberdeck.deckers.rules import DeckersGame
from cyberdeck.deckers.words import Level
from deckers.tables import at, avatars, events, hand, lost, network, of, options, play, prompt, quiet, seat, supply

SILVER = "silver-data-overload gold-mirror-map"
DOUBLE = "copper-double-switch gold-mirror-map"
ROW = "scalpel tunnel decoy nudge"


def end_turn(game: DeckersGame, *kept: str) -> DeckersGame:
    """End the action step and keep these cards, if one may be kept."""
    play(game, "end-actions")
    for card in kept:
        play(game, f"hold {card}")
    if prompt(game) == "hold-back":
        play(game, "done")
    return game


def phases(game: DeckersGame) -> list[str]:
    """The steps of which the log tells, in order."""
    return [event.phase.id for event in events(game, PhaseBegan)]


# DK-8.1, DK-10.2, DK-10.4, DK-25.2
def test_the_order_of_phases_and_steps() -> None:
    game = quiet(objectives=DOUBLE, phase="information", deckers={"tilda-sweet": {"turns": 0}}, first_turn=True)
    play(game, "hand-tile tilda-sweet")
    for _ in range(2):
        play(end_turn(game), "hand-tile tilda-sweet")
    end_turn(game)
    first = ["start-of-turn", "actions", "end-of-turn", "draw"]
    others = ["start-of-turn", "new-scouts", "actions", "end-of-turn", "draw"]
    end = ["attack", "evaluation", "move-scouts", "refresh"]
    assert phases(game) == ["information", *first, *others, *others, *end]
    play(game, "keep-row")
    assert phases(game)[-1] == "information"


# DK-8.2
def test_the_last_cycle_ends_with_its_evaluation() -> None:
    spaces = {"yellow1": "black", "green1": "black"}
    objectives = "gold-mirror-map"
    game = quiet(objectives=objectives, deckers={"oshin-noro": {"turns": 3}}, phase="next-turn", spaces=spaces)
    assert lost(game) == "goal"
    assert phases(game) == ["attack", "evaluation"]
    assert network(game) == spaces


# DK-8.3
@pytest.mark.parametrize(
    ("objective", "level"), [("copper-alert", "copper"), ("silver-swarm", "silver"), ("gold-mirror-map", "gold")]
)
def test_the_current_objective_gives_the_security_level(objective: str, level: str) -> None:
    assert quiet(objectives=[objective, "gold-mirror-map"]).view(0).level.value == level


# DK-9.1
def test_the_rules_of_the_computer_hold_in_every_cycle() -> None:
    for objectives in ("copper-alert gold-mirror-map", SILVER, "gold-mirror-map"):
        game = quiet(objectives=objectives, phase="start-of-turn", first_turn=True)
        assert network(game) == {"red6": "black"}


# DK-9.2
def test_the_objective_is_prepared_and_then_its_rules_hold() -> None:
    game = quiet(objectives="silver-swarm gold-mirror-map", phase="information", coming={"server": ["blue"]})
    assert network(game) == {f"blue{number}": "black" for number in range(1, 7)}
    assert game.view(0).objective.holds
    assert prompt(game) == "hand-tile"


# DK-9.3
def test_fronts_of_the_deck_may_be_looked_at_and_backs_may_not() -> None:
    view = quiet(objectives="copper-alert silver-swarm gold-mirror-map").view(1)
    assert view.objectives == ("copper-alert", "silver-swarm", "gold-mirror-map")
    assert not {"success", "failure", "arrows"} & {field.name for field in fields(view.objective)}


# DK-9.4
@pytest.mark.parametrize(("deckers", "need"), [("oshin-noro", 1), ("oshin-noro monty-quantum tilda-sweet", 3)])
def test_the_number_of_deckers_scales_goals(deckers: str, need: int) -> None:
    game = quiet(objectives="silver-dreams gold-mirror-map", deckers=deckers)
    assert [part.need for part in game.view(0).objective.progress] == [need]


# DK-9.5
def test_the_tile_may_go_to_any_decker_before_the_first_turn() -> None:
    deckers = {"oshin-noro": {"turns": 0}, "monty-quantum": {"turns": 0}, "tilda-sweet": {"turns": 0}}
    game = quiet(phase="information", deckers=deckers, active="monty-quantum")
    assert seat(game) == "monty-quantum"
    assert options(game) == ["hand-tile oshin-noro", "hand-tile monty-quantum", "hand-tile tilda-sweet"]
    play(game, "hand-tile tilda-sweet")
    assert seat(game) == "tilda-sweet"
    assert prompt(game) == "deckers-action"


# DK-9.6
def test_the_rules_of_an_objective_end_with_its_evaluation() -> None:
    """HackMan makes all guardians white, but not those of his own failure."""
    objectives, coming = "gold-hackman gold-mirror-map", {"server": ["blue"], "black": [3]}
    spaces = {"red6": "black guardian"}
    game = quiet(objectives=objectives, deckers="oshin-noro", spaces=spaces, coming=coming)
    assert avatars(game, "oshin-noro") == ["blue3"]
    spaces = {"red6": "2 black"}
    game = quiet(objectives=objectives, deckers="oshin-noro", spaces=spaces, phase="evaluation")
    assert at(game, "red6") == "black guardian"
    assert avatars(game, "oshin-noro") == ["red6"]


# DK-10.1, DK-10.8, DK-10.9
def test_every_decker_takes_three_turns_in_any_order() -> None:
    deckers = {"oshin-noro": {"turns": 0}, "monty-quantum": {"turns": 0}}
    game = quiet(objectives=DOUBLE, phase="information", deckers=deckers)
    order = ["monty-quantum", "monty-quantum", "oshin-noro", "monty-quantum", "oshin-noro", "oshin-noro"]
    for number, decker in enumerate(order):
        left = {id: 3 - order[:number].count(id) for id in game.seats}
        assert options(game) == [f"hand-tile {id}" for id in game.seats if left[id]]
        play(game, f"hand-tile {decker}")
        assert seat(game) == decker
        end_turn(game)
    assert phases(game)[-4:] == ["attack", "evaluation", "move-scouts", "refresh"]
    assert game.state.deckers[game.state.active].id == "oshin-noro"
    assert seat(game) == "oshin-noro"


# DK-10.8
def test_the_active_decker_hands_on_the_tile() -> None:
    game = end_turn(quiet(deckers={"oshin-noro": {"turns": 3}, "monty-quantum": {"turns": 2}}))
    assert seat(game) == "oshin-noro"
    assert options(game) == ["hand-tile monty-quantum"]
    assert game.foregone == 0


# DK-10.3
def test_the_active_decker_orders_the_effects_of_the_start() -> None:
    objectives = "gold-flash-flood gold-mirror-map"
    deckers = {"oshin-noro": {"at": "red2"}, "monty-quantum": {}}
    for source, first in (("smc", "red2"), ("objective", "red6")):
        game = quiet(objectives=objectives, phase="start-of-turn", deckers=deckers, supply={"scouts": 1})
        assert prompt(game) == "effect-next"
        assert options(game) == ["resolve-effect smc", "resolve-effect objective"]
        assert seat(game) == "oshin-noro"
        play(game, f"resolve-effect {source}")
        assert network(game) == {first: "black"}
        assert lost(game) == "scouts"


# DK-10.5
def test_the_hand_is_discarded_but_for_one_card() -> None:
    deckers = {"oshin-noro": {"hand": "ping payload payload glitch", "turns": 2}, "monty-quantum": {}}
    game = play(quiet(deckers=deckers), "end-actions")
    assert prompt(game) == "hold-back"
    assert options(game) == ["hold ping", "hold payload", "hold glitch", "done"]
    play(game, "hold payload")
    assert prompt(game) == "hand-tile"
    assert game.view(0).deckers[0].discard == ("ping", "payload", "glitch")
    assert "payload" in hand(game, "oshin-noro")
    assert len(hand(game, "oshin-noro")) == 6
    game = end_turn(quiet(deckers=deckers))
    assert len(game.view(0).deckers[0].discard) == 4
    assert len(hand(game, "oshin-noro")) == 5


# DK-10.5, DK-10.6
def test_in_the_third_turn_nothing_is_kept() -> None:
    deckers = {"oshin-noro": {"hand": "ping payload", "turns": 3, "deck": ""}, "monty-quantum": {}}
    game = play(quiet(deckers=deckers), "end-actions")
    assert prompt(game) == "hand-tile"
    assert hand(game, "oshin-noro") == []


# DK-10.5
def test_effects_of_the_end_of_the_turn_come_after_discarding() -> None:
    objectives = "silver-access-shutdown gold-mirror-map"
    game = play(quiet(objectives=objectives, deckers={"oshin-noro": {"hand": "ping"}}), "end-actions")
    assert prompt(game) == "hold-back"
    assert at(game, "red6") == ""
    play(game, "done")
    assert at(game, "red6") == "2 black"


# DK-10.6
def test_five_cards_are_drawn_from_the_top() -> None:
    deck = "ping route-trace glitch payload bluff spoof"
    deckers = {"oshin-noro": {"hand": "impulse", "deck": deck}, "monty-quantum": {}}
    game = end_turn(quiet(deckers=deckers))
    assert hand(game, "oshin-noro") == sorted(deck.split()[:5])
    assert len(of(game, "oshin-noro").deck) == 1


# DK-10.6: fewer than five are there only if the deck is short (A9)
def test_a_short_deck_is_drawn_out() -> None:
    deckers = {"oshin-noro": {"hand": "impulse", "deck": "ping glitch"}, "monty-quantum": {}}
    game = end_turn(quiet(deckers=deckers), "impulse")
    assert hand(game, "oshin-noro") == ["glitch", "impulse", "ping"]


# DK-10.7, DK-16.5
def test_the_upgrade_row_is_refilled_to_four_at_the_end_of_the_turn() -> None:
    deckers = {"oshin-noro": {"hand": "glitch"}, "monty-quantum": {}}
    game = quiet(deckers=deckers, row="scalpel tunnel decoy nudge", upgrades="fence prototype")
    play(game, "upgrade scalpel", "pay", "sacrifice glitch")
    assert game.view(0).row == ("tunnel", "decoy", "nudge")
    end_turn(game)
    assert game.view(0).row == ("tunnel", "decoy", "nudge", "fence")


# DK-10.7
def test_an_empty_upgrade_stack_refills_nothing() -> None:
    game = quiet(row="scalpel", upgrades="tunnel")
    end_turn(game)
    assert game.view(0).row == ("scalpel", "tunnel")
    play(game, "hand-tile oshin-noro")
    end_turn(game)
    assert game.view(0).row == ("scalpel", "tunnel")


# DK-10.10, DK-16.6
def test_every_decker_always_owns_fifteen_cards() -> None:
    chance = random.Random(4)
    game = new_game(deckers=["oshin-noro", "kelly-nexus"], seed=4, first_game=True)
    for _ in range(400):
        if game.decision is None:
            break
        for decker in game.view(-1).deckers:
            assert len(decker.owned) == 15 + (prompt(game) == "sacrifice" and decker.id == seat(game))
        game.decide(chance.randrange(len(game.decision.options)))


# DK-10.1: a decker without cards still takes his turns (A9)
def test_a_turn_without_cards() -> None:
    game = quiet(deckers={"oshin-noro": {"hand": "", "deck": "", "turns": 2}})
    assert options(game) == ["end-actions"]
    end_turn(game)
    assert prompt(game) == "hand-tile"


# DK-27.1
def test_the_next_objective_is_prepared_only_in_the_next_cycle() -> None:
    objectives = "copper-alert silver-swarm gold-mirror-map"
    game = quiet(objectives=objectives, phase="refresh", row=ROW, coming={"server": ["red"]})
    assert prompt(game) == "renew-row"
    assert game.view(0).objectives == ("silver-swarm", "gold-mirror-map")
    assert game.view(0).level is Level.SILVER
    assert network(game) == {}
    play(game, "keep-row")
    assert network(game) == {f"red{number}": "black" for number in range(1, 7)}


# DK-27.2
def test_the_upgrade_row_is_renewed_as_a_whole_or_not_at_all() -> None:
    row, stack = ROW, "fence prototype echo"
    game = quiet(phase="refresh", row=row, upgrades=stack)
    assert options(game) == ["keep-row", "renew-row"]
    play(game, "keep-row")
    assert game.view(0).row == tuple(row.split())
    game = play(quiet(phase="refresh", row=row, upgrades=stack, coming={"row": [[3, 2, 1, 0]]}), "renew-row")
    cards = game.state.cards
    assert game.view(0).row == ("fence", "prototype", "echo", "scalpel")
    assert [cards[id] for id in game.state.upgrades] == ["nudge", "decoy", "tunnel"]
    orders = {
        tuple(play(quiet(seed=seed, phase="refresh", row=row, upgrades=""), "renew-row").view(0).row)
        for seed in range(30)
    }
    assert all(sorted(order) == sorted(row.split()) for order in orders)
    assert len(orders) > 10


# DK-27.2
def test_fewer_cards_are_revealed_if_the_stack_runs_out() -> None:
    game = play(quiet(phase="refresh", row="scalpel tunnel", upgrades="echo"), "renew-row")
    assert sorted(game.view(0).row) == ["echo", "scalpel", "tunnel"]


# DK-27.3
def test_each_decker_shuffles_a_new_deck_and_draws_five() -> None:
    deckers = {
        "oshin-noro": {
            "hand": "",
            "deck": "",
            "discard": "ping ping ping ping ping ping glitch glitch glitch",
            "turns": 3,
        },
        "monty-quantum": {"turns": 3},
    }
    hands = Counter[tuple[str, ...]]()
    for seed in range(20):
        game = play(quiet(seed=seed, phase="refresh", deckers=deckers, row=ROW), "keep-row")
        for decker, owned in (("oshin-noro", 9), ("monty-quantum", 15)):
            assert len(hand(game, decker)) == 5
            assert len(of(game, decker).deck) == owned - 5
            assert of(game, decker).discard == []
            assert of(game, decker).turns == 0
        hands[tuple(hand(game, "oshin-noro"))] += 1
    assert len(hands) > 2


# DK-27.4
def test_avatars_markers_and_the_tile_stay() -> None:
    spaces = {"blue1": "blue, red installation", "green2": "black", "yellow3": "black guardian"}
    deckers = {"oshin-noro": {"at": "blue2"}, "monty-quantum": {"at": "red4"}}
    game = quiet(phase="refresh", spaces=spaces, deckers=deckers, active="monty-quantum", row=ROW)
    play(game, "keep-row")
    assert network(game) == spaces
    assert avatars(game, "oshin-noro") == ["blue2"]
    assert seat(game) == "monty-quantum"
    assert supply(game, "scouts") == 24
