"""The ten deckers and what only they can do (DK-32)."""

from __future__ import annotations

from typing import Any

import pytest

from cyberdeck.deckers import new_game
from cyberdeck.deckers.board import SHAPES, SIDES, Board, legal_middles
from cyberdeck.deckers.content import CONTENT
from cyberdeck.deckers.rules import DeckersGame
from cyberdeck.deckers.words import Colour
from cyberdeck.kernel import Complaint, Rng
from deckers.tables import (
    at,
    avatars,
    conserved,
    hand,
    leave_open,
    lost,
    network,
    of,
    options,
    play,
    prompt,
    seat,
    supply,
    table,
)

CALM = ["copper-alert", "gold-mirror-map"]
"""Objectives without preparation and rules."""


def alone(decker: str, **row: Any) -> dict[str, Any]:
    return {"deckers": {decker: row}, "objectives": CALM}


def starting(game: DeckersGame, word: str) -> list[str]:
    return [name for name in options(game) if name.startswith(word)]


@pytest.mark.parametrize(
    ("decker", "colour", "side", "start"),
    [
        ("hettie-magnetic", "blue", "primary", "blue"),
        ("tokyo-black", "blue", "alternate", "blue"),
        ("monty-quantum", "green", "primary", "green"),
        ("kelly-nexus", "green", "alternate", "green"),
        ("tilda-sweet", "yellow", "primary", "yellow"),
        ("techno-twins", "yellow", "alternate", "yellow"),
        ("oshin-noro", "red", "primary", "red"),
        ("angel-nitrate", "red", "alternate", "red"),
        ("leiko-mori", "purple", "primary", "chosen"),
        ("rupert-stanz", "purple", "alternate", "purple"),
    ],
)
def test_profiles(decker: str, colour: str, side: str, start: str) -> None:
    """DK-2.4, DK-7.9, DK-7.10, DK-32.11: a primary and an alternate decker of each colour, who share a deck."""
    row = CONTENT.deckers[decker]
    assert (row.colour.word, row.colour_of.side, row.start_type.value) == (colour, side, start)
    game = set_up([decker])
    assert of(game, decker).entry == of(game, decker).avatars[0]
    owned = sorted(game.state.cards[id] for id in (*of(game, decker).deck, *of(game, decker).hand))
    assert owned == sorted(CONTENT.base_decks[row.colour])


def test_two_deckers_of_a_colour_do_not_play_together() -> None:
    """DK-7.9"""
    with pytest.raises(Complaint) as refused:
        new_game(deckers=["oshin-noro", "angel-nitrate"])
    assert refused.value.message.id == "deckers-setup-same-colour"


def set_up(deckers: list[str], smc: str = "alpha-moby", **more: Any) -> DeckersGame:
    """A first game after its setup: the first option each time, but Angel lets every scout enter."""
    game = new_game(smc, deckers, seed=1, first_game=True, **more)
    while prompt(game) != "hand-tile":
        play(game, "let-enter" if "let-enter" in options(game) else options(game)[0])
    return game


# Hettie Magnetic


def carrying(**spaces: str) -> DeckersGame:
    """Hettie has paid for two steps from blue6."""
    position = alone("hettie-magnetic", hand="route-trace")
    return play(table(**position, spaces=spaces), "move", "number 2", "pay")


def test_hettie_carries_one_more_program() -> None:
    """DK-32.1, DK-34.20: three of one colour and one of another; never a third colour."""
    game = carrying(blue6="3 red, 2 green, yellow")
    play(game, "go blue2", "take-programs red*3")
    assert (prompt(game), options(game)) == (
        "take-more",
        ["take-nothing", "take-programs green", "take-programs yellow"],
    )
    play(game, "take-programs green")
    assert (at(game, "blue2"), at(game, "blue6")) == ("green, 3 red", "green, yellow")


def test_hettie_carries_a_scout() -> None:
    """DK-32.1, DK-34.20: instead of the further program; it enters every space on the way."""
    game = carrying(blue6="3 red, green, black", blue2="black")
    play(game, "go blue2", "take-programs red*3", "take-scout black")
    assert (at(game, "blue2"), at(game, "blue6")) == ("3 red, 2 black", "green")
    play(game, "go blue1", "take-nothing", "take-scout black", "done")
    assert (at(game, "blue2"), at(game, "blue1")) == ("3 red, black", "black")


def test_hettie_carries_a_white_scout_with_the_program_it_blocks() -> None:
    """DK-32.1, DK-12.19"""
    game = carrying(blue6="white-on-red, black")
    play(game, "go blue2")
    assert options(game) == ["take-nothing", "take-scout black", "take-scout white-on-red"]
    play(game, "take-scout white-on-red")
    assert (at(game, "blue2"), at(game, "blue6")) == ("white-on-red", "black")


def test_a_scout_that_hettie_carries_blocks_what_she_carries() -> None:
    """DK-12.14, A7: a free white scout and a program enter together."""
    game = carrying(blue6="white", blue2="red")
    play(game, "go blue2", "take-scout white")
    assert at(game, "blue2") == "white-on-red"


def test_a_scout_that_hettie_carries_transforms() -> None:
    """DK-12.7, DK-13.8: a third scout on the way; the black guardian clears what she carried, and she goes on."""
    game = carrying(blue6="2 red, black", blue2="2 black")
    play(game, "go blue2", "take-programs red*2", "take-scout black")
    assert at(game, "blue2") == "black guardian"
    play(game, "go blue1", "done")
    assert avatars(game, "hettie-magnetic") == ["blue1"]
    conserved(game)


def test_a_scout_that_hettie_carries_explodes() -> None:
    """DK-12.10: onto a guardian."""
    game = carrying(blue6="black", blue2="black guardian")
    play(game, "go blue2", "take-scout black")
    while prompt(game) == "scout-next":
        play(game, options(game)[0])
    assert network(game) == {"blue1": "black", "blue2": "black guardian", "blue3": "black", "blue6": "black"}


def test_the_limit_binds_hettie() -> None:
    """DK-32.1, DK-19.7: surplus goes to the supply."""
    game = carrying(blue6="3 red, green", blue2="2 red, 3 green")
    before = supply(game, "yellow-red"), supply(game, "blue-green")
    play(game, "go blue2", "take-programs red*3", "take-programs green")
    assert at(game, "blue2") == "3 green, 3 red"
    assert (supply(game, "yellow-red"), supply(game, "blue-green")) == (before[0] + 2, before[1] + 1)


def test_hettie_carries_a_purple_program_and_another() -> None:
    """DK-32.1, DK-24.7"""
    game = carrying(blue6="purple, 2 red")
    play(game, "go blue2", "take-programs purple", "take-programs red")
    assert (at(game, "blue2"), at(game, "blue6")) == ("red, purple", "red")


def test_what_hettie_carries_makes_no_path() -> None:
    """DK-19.11: her further blue program neither; but one that stays does."""
    game = carrying(blue6="blue, red", blue2="blue", blue1="blue")
    play(game, "go blue2", "take-programs red", "take-programs blue", "go blue1", "take-nothing", "take-nothing")
    assert starting(game, "go") == ["go blue2", "go blue6"], "one point was spent, the second step was free"
    play(game, "go blue6", "take-nothing", "take-nothing")
    assert starting(game, "go") == [], "and the last point went for a step off the path"


def test_nobody_else_carries_scouts() -> None:
    """DK-19.6"""
    position = alone("tokyo-black", hand="route-trace")
    game = play(table(**position, spaces={"blue6": "red, green, black"}), "move", "number 2", "pay", "go blue2")
    assert options(game) == ["take-nothing", "take-programs green", "take-programs red"]
    play(game, "take-programs red")
    assert prompt(game) == "move-to"


# Tokyo Black


def middles(game: DeckersGame) -> set[tuple[int, ...]]:
    return {tuple(map(int, name.split()[1:])) for name in starting(game, "lay")}


def by_hand(game: DeckersGame, segment: Colour) -> set[tuple[int, int]]:
    """Where the segment may be laid, found by trying every place around."""
    layout = game.state.layout
    others = set(Board(layout.lifting(segment)).at)
    found = set()
    for q in range(-12, 13):
        for r in range(-12, 13):
            hexes = [(q + dq, r + dr) for dq, dr in SHAPES[segment]]
            touching = sum(any((x + dx, y + dy) in others for dx, dy in SIDES) for x, y in hexes)
            if others.isdisjoint(hexes) and touching >= 2 and Board(layout.laying(segment, (q, r))).connected():
                found.add((q, r))
    return found


def test_tokyo_lifts_his_segment() -> None:
    """DK-32.2, A24: by the setup rules, with the network in one piece; everything on it keeps its space."""
    spaces = {"blue6": "blue, 2 black", "blue1": "white guardian", "blue2": "red installation, pkt-cache"}
    position: dict[str, Any] = {
        "deckers": {"tokyo-black": {"hand": "route-trace ping"}, "oshin-noro": {"at": "blue2"}},
        "objectives": CALM,
        "spaces": spaces,
    }
    game = table(**position)
    play(game, "lift")
    assert prompt(game) == "lift-where"
    assert middles(game) == by_hand(game, Colour.BLUE)
    assert (3, -1) in middles(game), "the old place is one"
    before = network(game)
    play(game, "lay -6 1", "pay")
    assert game.state.layout.middles[Colour.BLUE] == (-6, 1)
    assert network(game) == before
    assert (avatars(game, "tokyo-black"), avatars(game, "oshin-noro")) == (["blue6"], ["blue2"])
    assert len(of(game, "tokyo-black").discard) == 2
    assert game.state.board.connected()


def test_the_network_stays_in_one_piece() -> None:
    """A24: yellow joins the others, so it may only go where all five hang together again."""
    layout = {"blue": (-2, 3), "green": (-3, -1), "yellow": (0, -2), "red": (2, -3), "purple": (0, 0)}
    game = table(**alone("tokyo-black", at="yellow6", hand="route-trace ping"), layout=layout)
    lifted = game.state.layout.lifting(Colour.YELLOW)
    assert not Board(lifted).connected()
    play(game, "lift")
    assert middles(game) == by_hand(game, Colour.YELLOW)
    assert 0 < len(middles(game)) < len(legal_middles(lifted, Colour.YELLOW))
    leave_open(game)


def test_the_old_place_is_always_legal() -> None:
    """DK-32.2: even where the segment touches the others with one of its spaces only."""
    layout = {"blue": (-1, -4), "green": (-1, -2), "yellow": (2, -6), "red": (0, 0), "purple": (3, -9)}
    game = table(**alone("tokyo-black", at="red6", hand="route-trace ping"), layout=layout)
    play(game, "lift")
    assert (0, 0) not in by_hand(game, Colour.RED)
    assert middles(game) == by_hand(game, Colour.RED) | {(0, 0)}
    leave_open(game)


def test_lifting_costs_three_blue_commands_and_only_tokyo_can() -> None:
    """DK-32.2"""
    assert "lift" not in options(table(**alone("tokyo-black", hand="route-trace")))
    assert "lift" not in options(table(**alone("hettie-magnetic", hand="route-trace ping")))
    game = table(**alone("tokyo-black", hand="route-trace bluff improvise"))
    play(game, "lift", "lay 3 -1")
    assert options(game)[0] == "pay route-trace+improvise"
    leave_open()


def test_tokyo_lifts_where_his_avatar_is() -> None:
    """DK-32.2: not his home."""
    game = table(**alone("tokyo-black", at="red3", hand="route-trace ping"))
    play(game, "lift")
    assert middles(game) == by_hand(game, Colour.RED)
    leave_open(game)


def test_a_projected_lift_takes_the_ghosts_segment() -> None:
    """DK-28.6, DK-34.23: with fragmented servers any segment, from a green installation."""
    position = alone("tokyo-black", at="red3", hand="route-trace ping")
    game = table(**position, fragmented=True, spaces={"red3": "green installation"})
    lifted = {}
    for name in starting(game, "project"):
        twin = game.copy()
        play(twin, name, "lift", options(play(twin.copy(), name, "lift"))[0], "pay")
        moved = [c for c in Colour if twin.state.layout.middles[c] != game.state.layout.middles[c]]
        lifted[name.removeprefix("project ")] = [colour.word for colour in moved]
    assert lifted == {
        "red1": ["red"],
        "red2": ["blue"],
        "red3": ["yellow"],
        "red4": ["purple"],
        "red5": ["green"],
        "red6": ["red"],
    }


# Monty Quantum


def test_monty_projects_onto_installations() -> None:
    """DK-32.3: from a green program, onto any space with an installation; a green one opens its whole server."""
    spaces = {"green1": "green", "blue2": "red installation", "red4": "yellow installation"}
    position = alone("monty-quantum", at="green1", hand="ping")
    assert starting(table(**position, spaces=spaces), "project") == ["project blue2", "project red4"]
    green = table(**position, spaces={**spaces, "red4": "green installation"})
    assert starting(green, "project") == ["project blue2", *(f"project red{n}" for n in range(1, 7))]


def test_monty_on_a_green_installation() -> None:
    """DK-32.3: over his server like everyone, and onto all other installations."""
    spaces = {"green1": "green installation", "blue2": "red installation"}
    game = table(**alone("monty-quantum", at="green1", hand="ping"), spaces=spaces)
    assert starting(game, "project") == ["project blue2", *(f"project green{n}" for n in range(1, 7))]


def test_monty_without_a_green_marker() -> None:
    """DK-32.3: his ability needs one on his avatar's space."""
    spaces = {"green1": "blue installation", "green2": "green", "red4": "green installation"}
    game = table(**alone("monty-quantum", at="green1", hand="ping"), spaces=spaces)
    assert not starting(game, "project")


def test_a_green_program_is_not_enough_for_others() -> None:
    """DK-21.1"""
    spaces = {"green1": "green", "blue2": "red installation"}
    assert not starting(table(**alone("kelly-nexus", at="green1", hand="ping"), spaces=spaces), "project")


def test_a_ghost_that_monty_sends_acts_there() -> None:
    """DK-32.3, DK-17.7: an improved upload on a red installation far away."""
    spaces = {"green1": "green", "blue2": "red installation, black"}
    game = table(**alone("monty-quantum", at="green1", hand="payload"), spaces=spaces)
    play(game, "project blue2", "upload red", "number 2", "pay")
    assert at(game, "blue2") == "2 red, black, red installation"
    assert avatars(game, "monty-quantum") == ["green1"]


# Kelly Nexus


@pytest.mark.parametrize(("decker", "most"), [("kelly-nexus", 3), ("monty-quantum", 1)])
def test_kelly_keeps_more_cards(decker: str, most: int) -> None:
    """DK-32.4, DK-10.5: at the end of her first and second turn."""
    for turns in (1, 2):
        game = table(**alone(decker, hand="ping glitch bluff impulse", turns=turns), phase="end-of-turn")
        play(game, *["hold ping", "hold glitch", "hold bluff"][:most])
        assert prompt(game) == "hand-tile"
        assert len(of(game, decker).discard) == 4 - most
        assert {"ping", "glitch", "bluff"}.intersection(hand(game, decker)) >= set(["ping", "glitch", "bluff"][:most])


def test_kelly_keeps_nothing_after_the_third_turn() -> None:
    """DK-32.4"""
    game = table(**alone("kelly-nexus", hand="ping glitch bluff", turns=3), phase="end-of-turn")
    assert prompt(game) != "hold-back"
    assert "hold ping" not in options(game)


def test_kelly_may_keep_fewer() -> None:
    """DK-32.4: and is not asked for more cards than she has."""
    position = alone("kelly-nexus", hand="ping glitch", turns=1, deck="")
    game = play(table(**position, phase="end-of-turn"), "hold ping", "hold glitch")
    assert (prompt(game), hand(game, "kelly-nexus")) == ("hand-tile", ["glitch", "ping"])
    game = play(table(**position, phase="end-of-turn"), "hold ping", "done")
    assert hand(game, "kelly-nexus") == ["ping"]


# Tilda Sweet


def test_tilda_uploads_yellow_for_two() -> None:
    """DK-32.5: yellow only."""
    game = table(**alone("tilda-sweet", hand="spoof payload"))
    assert starting(game, "upload") == ["upload yellow"]
    play(game, "upload yellow", "pay spoof")
    assert at(game, "yellow6") == "yellow"
    assert not starting(table(**alone("techno-twins", hand="spoof payload")), "upload yellow")


def test_tildas_upload_needs_a_free_space_and_a_program() -> None:
    """DK-17.2"""
    assert not starting(table(**alone("tilda-sweet", hand="spoof"), spaces={"yellow6": "black"}), "upload")
    assert not starting(table(**alone("tilda-sweet", hand="spoof"), supply={"yellow-red": 0}), "upload")


def test_tilda_gains_nothing_in_an_improved_upload() -> None:
    """DK-32.5: one command, one program, for her too."""
    game = table(**alone("tilda-sweet", hand="spoof"), spaces={"yellow6": "yellow installation, black"})
    play(game, "upload yellow")
    assert options(game) == ["number 1", "number 2"]
    play(game, "number 2", "pay")
    assert at(game, "yellow6") == "2 yellow, black, yellow installation"


# the Techno-Twins


def twins(hand: str = "ping", first: str = "yellow6", second: str = "yellow1", **more: Any) -> DeckersGame:
    deckers = {"techno-twins": {"at": [first, second], "hand": hand}, "oshin-noro": {}}
    return table(**{"deckers": deckers, "objectives": CALM, **more})


def test_twins_start_together() -> None:
    """DK-32.6, DK-2.15, DK-7.15: two avatars on one entry space, one start program, five cards, one segment held."""
    game = new_game("spider", ["techno-twins"], first_game=True)
    play(game, *["space blue1"] * 4)
    assert prompt(game) == "hand-tile"
    assert avatars(game, "techno-twins") == ["yellow6", "yellow6"]
    assert at(game, "yellow6") == "yellow"
    assert len(of(game, "techno-twins").hand) == 5


def test_each_action_is_by_one_twin() -> None:
    """DK-32.6"""
    game = twins("ping glitch")
    play(game, "twin yellow1", "move", "pay", "go yellow2", "done")
    assert avatars(game, "techno-twins") == ["yellow6", "yellow2"]
    game = twins("ping glitch")
    play(game, "move", "pay", "go yellow2", "done")
    assert avatars(game, "techno-twins") == ["yellow2", "yellow1"]


def test_a_twin_can_do_only_what_its_own_space_allows() -> None:
    """DK-32.6: the red program is under the second one."""
    game = twins("glitch", spaces={"yellow1": "red, black"})
    assert "infect" not in options(game)
    assert options(play(game, "twin yellow1")) == ["infect"]
    leave_open(game)


def test_twins_on_one_space_act_alike() -> None:
    """DK-32.6: there is nothing to choose."""
    game = twins("payload glitch", second="yellow6", spaces={"yellow6": "green installation"})
    assert not starting(game, "twin")
    assert starting(game, "project") == [f"project yellow{n}" for n in range(1, 7)]


def test_twins_project_from_one_of_two_places() -> None:
    """DK-32.6, DK-21.1: one ghost; from the twin that stands on a green installation."""
    spaces = {"yellow1": "green installation"}
    game = twins("payload glitch", second="yellow1", spaces=spaces)
    assert starting(game, "project") == [f"project yellow{n} yellow1" for n in range(1, 7)]
    play(game, "project yellow3 yellow1", "upload red", "pay")
    assert at(game, "yellow3") == "red"


def test_effects_on_your_space_hit_the_twin_they_choose() -> None:
    """DK-32.6: Alpha-Moby at the start of the turn."""
    game = twins(phase="start-of-turn")
    assert (seat(game), prompt(game)) == ("techno-twins", "which-avatar")
    assert options(game) == ["avatar yellow6", "avatar yellow1"]
    play(game, "avatar yellow1")
    assert network(game) == {"yellow1": "black"}


def test_twins_are_not_asked_where_it_does_not_matter() -> None:
    """DK-32.6: Mother looks at their entry space; and twins on one space are one."""
    assert prompt(twins(smc="mother", phase="start-of-turn", coming={"server": ["blue"]})) == "deckers-action"
    assert prompt(twins(second="yellow6", phase="start-of-turn")) == "deckers-action"


def test_the_avatar_face_means_the_twin_they_choose() -> None:
    """DK-5.6, A17"""
    game = twins(smc="viking", second="blue1", phase="new-scouts", coming={"server": ["avatar"], "black": [3]})
    play(game, "avatar blue1")
    assert network(game) == {"blue3": "black"}


def test_a_relocation_moves_one_twin() -> None:
    """DK-32.6, DK-13.6"""
    spaces = {"yellow1": "white, black", "yellow2": "black, green"}
    game = twins("impulse", spaces=spaces, coming={"server": ["blue"], "black": [2]})
    play(game, "shift", "pay", "push-from yellow2", "push black", "push-to yellow1")
    assert (at(game, "yellow1"), avatars(game, "techno-twins")) == ("white guardian", ["yellow6", "blue2"])


# Oshin Noro


def infecting(active: str = "tilda-sweet", oshin: str = "red1", **more: Any) -> DeckersGame:
    """An infection on red1: 1 + 1 command + 1 program, against 2 + 2 scouts: only Oshin's bonus wins it."""
    deckers: dict[str, Any] = {
        "tilda-sweet": {"at": "red1", "hand": "glitch"},
        "oshin-noro": {"at": oshin, "hand": "glitch"},
    }
    spaces = {"red1": "red, 2 black"}
    position = {"deckers": deckers, "active": active, "objectives": CALM, "spaces": spaces, **more}
    return table(**position, coming={"red": [1], "black": [2]})


@pytest.mark.parametrize("active", ["tilda-sweet", "oshin-noro"])
def test_oshin_adds_two_on_his_space(active: str) -> None:
    """DK-32.7: whoever acts."""
    game = play(infecting(active), "infect", "pay")
    assert at(game, "red1") == "red"


def test_oshin_adds_nothing_elsewhere() -> None:
    """DK-32.7"""
    game = play(infecting(oshin="red2"), "infect", "pay")
    assert at(game, "red1") == "2 black"


def test_oshin_adds_two_in_the_smc_attack() -> None:
    """DK-32.7: 1 + 1 + 2 is no more than 2 + 2, but beats 1 + 2."""
    position = {**alone("oshin-noro", at="red1"), "spaces": {"red1": "red, 2 black"}}
    game = table(**position, phase="attack", coming={"red": [1], "black": [1]})
    assert at(game, "red1") == "red"
    game = table(**position, phase="attack", coming={"red": [1], "black": [2]})
    assert at(game, "red1") == "2 black"
    leave_open()


def test_oshins_ghost_counts_in_his_projected_action() -> None:
    """DK-32.7, DK-21.6"""
    spaces = {"red1": "red, 2 black", "red2": "green installation"}
    game = infecting("oshin-noro", oshin="red2", spaces=spaces)
    play(game, "project red1", "infect", "pay")
    assert at(game, "red1") == "red"


# Angel Nitrate


def angel(active: str = "tilda-sweet", at: str = "red6", **more: Any) -> DeckersGame:
    deckers = {"tilda-sweet": {"at": "red4", "hand": "impulse"}, "angel-nitrate": {"at": at, "hand": "impulse glitch"}}
    return table(**{"deckers": deckers, "active": active, "objectives": CALM, **more})


def test_angel_redirects_a_scout_that_would_enter_her_space() -> None:
    """DK-32.8, DK-12.20: in another decker's turn too, to any adjacent space; it prevents a transformation."""
    game = angel(spaces={"red4": "black", "red6": "2 black"})
    play(game, "shift", "pay", "push-from red4", "push black", "push-to red6")
    assert (seat(game), prompt(game)) == ("angel-nitrate", "angel")
    near = ["red5", "red4", "red3", "red2", "red1", "yellow1"]
    assert options(game) == [*(f"redirect {name}" for name in near), "let-enter"]
    play(game, "redirect yellow1")
    assert network(game) == {"red6": "2 black", "yellow1": "black"}


def test_angel_may_let_it_enter() -> None:
    """DK-32.8"""
    game = angel(spaces={"red4": "black", "red6": "2 black"})
    play(game, "shift", "pay", "push-from red4", "push black", "push-to red6", "let-enter")
    assert network(game) == {"red6": "black guardian"}


def test_angel_prevents_an_explosion() -> None:
    """DK-32.8, DK-13.8: she may stand beside a black guardian on its space."""
    game = angel(spaces={"red4": "black", "red6": "black guardian"})
    play(game, "shift", "pay", "push-from red4", "push black", "push-to red6", "redirect red1")
    assert network(game) == {"red6": "black guardian", "red1": "black"}


def test_angel_breaks_a_chain_explosion() -> None:
    """DK-12.12: the scout that would come back goes elsewhere."""
    spaces = {"red5": "black guardian", "red4": "black guardian", "red3": "black, green"}
    game = angel(at="red5", spaces=spaces, objectives=CALM)
    play(game, "shift", "pay", "push-from red3", "push black", "push-to red4", "place red5", "redirect yellow1")
    while prompt(game) == "scout-next":
        play(game, options(game)[0])
    assert game.result is None
    assert network(game) == {
        "red3": "green, black",
        "red4": "black guardian",
        "red5": "black guardian",
        "red6": "black",
        "yellow1": "black",
    }


def test_without_angel_the_chain_is_lost() -> None:
    """DK-12.12"""
    spaces = {"red5": "black guardian", "red4": "black guardian", "red3": "black, green"}
    game = angel(at="blue1", spaces=spaces)
    play(game, "shift", "pay", "push-from red3", "push black", "push-to red4", "place red5", "place red4")
    assert lost(game) == "chain"


def test_angel_is_asked_once_per_scout() -> None:
    """DK-12.20: a redirected scout does not come back to her, each further one asks anew."""
    game = angel(smc="alpha-moby", active="angel-nitrate", phase="start-of-turn")
    assert prompt(game) == "angel"
    play(game, "redirect red5")
    assert (prompt(game), network(game)) == ("deckers-action", {"red5": "black"})


def test_angel_redirects_moving_scouts() -> None:
    """DK-32.8: a moving one still moves, in the SMC phase too (the first arrow of this card is red, down)."""
    objectives = ["copper-bypass", "gold-mirror-map"]
    game = angel(at="red4", objectives=objectives, spaces={"red5": "2 black"}, phase="move-scouts")
    play(game, "redirect red6", "let-enter")
    assert (at(game, "red6"), at(game, "red4"), at(game, "red5")) == ("black", "black", "")


def test_angels_ghost_counts_in_her_projected_action() -> None:
    """DK-32.8: instead of her avatar."""
    spaces = {"red6": "green installation", "red4": "black", "red3": "black"}
    game = angel("angel-nitrate", spaces=spaces)
    play(game, "project red3", "shift", "pay", "push-from red3", "push black", "push-to red6")
    assert (prompt(game), at(game, "red6")) == ("deckers-action", "black, green installation")
    game = angel("angel-nitrate", spaces={**spaces, "red4": "black, green"})
    play(game, "project red3", "shift", "pay", "push-from red4", "push black", "push-to red3")
    assert prompt(game) == "angel"
    leave_open()


def test_a_redirected_scout_is_still_placed() -> None:
    """DK-32.8, DK-1.5: its token is demanded."""
    game = angel("angel-nitrate", phase="start-of-turn", supply={"scouts": 0})
    play(game, "redirect red5")
    assert lost(game) == "scouts"


def test_angel_works_during_the_setup() -> None:
    """DK-7.19, A29"""
    game = new_game("alpha-moby", ["angel-nitrate"], first_game=True)
    assert (prompt(game), at(game, "red6")) == ("angel", "red")
    play(game, "redirect red5")
    assert (at(game, "red6"), at(game, "red5")) == ("red", "black")


def test_angel_next_to_the_space_is_not_asked() -> None:
    """DK-32.8"""
    game = angel(at="red5", spaces={"red4": "black"})
    play(game, "shift", "pay", "push-from red4", "push black", "push-to red6")
    assert (prompt(game), at(game, "red6")) == ("deckers-action", "black")


# Leiko Mori


def test_leiko_chooses_her_start_type() -> None:
    """DK-32.9: a basic colour, just before her start program is placed."""
    game = new_game("alpha-moby", ["leiko-mori"], first_game=True)
    assert (seat(game), prompt(game)) == ("leiko-mori", "start-type")
    assert options(game) == ["start-type blue", "start-type green", "start-type yellow", "start-type red"]
    assert not network(game)
    play(game, "start-type yellow")
    assert at(game, "purple6") == "yellow, 2 black"
    assert of(game, "leiko-mori").start == Colour.YELLOW


def leiko(hand: str, start: str = "red", **more: Any) -> DeckersGame:
    deckers = {"leiko-mori": {"at": "blue1", "hand": hand, "start": start, **more.pop("row", {})}, "oshin-noro": {}}
    return table(**{"deckers": deckers, "objectives": CALM, **more})


def test_leikos_joker() -> None:
    """DK-32.9: all commands of her start type in one payment are purple, once a turn."""
    game = leiko("payload ping payload ping", spaces={"blue1": "green"})
    play(game, "upload blue")
    assert "pay-with-joker payload+ping" in options(game)
    play(game, "pay-with-joker payload+ping")
    assert at(game, "blue1") == "blue, green"
    assert of(game, "leiko-mori").joker_used
    assert "upload blue" not in options(game), "the other pair is only red and blue now"


def test_leikos_joker_is_back_in_her_next_turn() -> None:
    """DK-32.9"""
    game = leiko("payload ping", phase="start-of-turn", row={"used": True})
    assert not of(game, "leiko-mori").joker_used
    assert not starting(leiko("payload ping", row={"used": True}), "upload blue")


def test_leikos_joker_is_of_her_start_type_only() -> None:
    """DK-32.9"""
    assert not starting(leiko("payload ping", start="green"), "upload blue")
    assert starting(leiko("payload ping", start="red"), "upload blue")


def test_leikos_joker_pays_for_purple_in_a_cost() -> None:
    """DK-32.9, DK-16.7"""
    deckers = {"leiko-mori": {"hand": "glitch", "start": "red"}, "oshin-noro": {}}
    game = table(deckers=deckers, objectives=CALM, row="fence overvoltage")
    assert starting(game, "upgrade") == ["upgrade fence", "upgrade overvoltage"]
    play(game, "upgrade fence")
    assert options(game) == ["pay-with-joker glitch", "other-payment"]
    play(game, "other-payment", "add glitch", "done-with-joker", "sacrifice glitch")
    assert hand(game, "leiko-mori") == ["fence"]


def test_leikos_joker_is_not_offered_where_it_is_not_needed() -> None:
    """DK-32.9"""
    game = leiko("payload glitch")
    play(game, "upload red")
    assert options(game) == ["pay payload+glitch", "other-payment"]
    play(game, "other-payment", "add payload", "add glitch")
    assert starting(game, "done") == ["done"]
    leave_open(game)


def test_leikos_joker_with_the_help_of_an_accomplice() -> None:
    """DK-32.9: his yellow commands are in her payment too."""
    deckers = {"leiko-mori": {"at": "blue1", "hand": "ping", "start": "yellow"}, "oshin-noro": {"hand": "accomplice"}}
    game = table(deckers=deckers, objectives=CALM)
    play(game, "upload blue")
    assert options(game) == ["pay-with-joker-and-help ping", "other-payment"]
    play(game, "pay-with-joker-and-help ping", "interrupt accomplice")
    assert at(game, "blue1") == "blue"
    assert of(game, "leiko-mori").joker_used


def test_who_is_asked_to_add_to_a_payment_can_imagine_it_paid() -> None:
    """DK-15.3: the cards that wait for his help lie before him, whatever else he thinks of the hand."""
    deckers = {"leiko-mori": {"at": "blue1", "hand": "ping", "start": "yellow"}, "oshin-noro": {"hand": "accomplice"}}
    game = play(table(deckers=deckers, objectives=CALM), "upload blue", "pay-with-joker-and-help ping")
    assert game.view(1).deckers[0].known == ("ping",)
    for seed in range(20):
        twin = game.determinise(1, Rng(seed))
        assert options(twin) == options(game)
        play(twin, "interrupt accomplice")
        assert at(twin, "blue1") == "blue"
    leave_open(game)


def test_leiko_creates_no_purple_programs() -> None:
    """DK-32.9, DK-24.2"""
    game = leiko("improvise improvise improvise", start="yellow", spaces={"blue1": "2 yellow, black"})
    assert starting(game, "convert") == ["convert blue", "convert green", "convert yellow", "convert red"]
    game = leiko("improvise improvise improvise")
    assert starting(game, "upload") == ["upload blue", "upload green", "upload yellow", "upload red"]


# Rupert Stanz


def test_rupert_uploads_purple() -> None:
    """DK-32.10, DK-17.3: for three purple commands; nobody else."""
    game = table(**alone("rupert-stanz", at="blue1", hand="improvise improvise improvise"))
    play(game, "upload purple", "pay")
    assert (at(game, "blue1"), supply(game, "purple")) == ("purple", 6)
    game = table(**alone("oshin-noro", at="blue1", hand="improvise improvise improvise"))
    assert "upload purple" not in options(game)


def test_rupert_needs_purple_commands() -> None:
    """DK-14.8: or three others for each of them."""
    game = table(**alone("rupert-stanz", at="blue1", hand="improvise improvise payload"))
    assert "upload purple" not in options(game)
    game = table(**alone("rupert-stanz", at="blue1", hand="improvise improvise payload ping"))
    assert "upload purple" in options(game)


def test_rupert_converts_to_purple() -> None:
    """DK-22.6: yellow and purple."""
    spaces = {"blue1": "2 yellow, black"}
    game = table(**alone("rupert-stanz", at="blue1", hand="bluff improvise"), spaces=spaces)
    play(game, "convert purple", "pay")
    assert at(game, "blue1") == "yellow, purple"


def test_at_most_one_purple_program_on_a_space() -> None:
    """DK-24.4, A22: a second one returns to the supply."""
    position = alone("rupert-stanz", at="blue1", hand="improvise improvise improvise")
    game = play(table(**position, spaces={"blue1": "purple"}), "upload purple", "pay")
    assert (at(game, "blue1"), supply(game, "purple")) == ("purple", 6)


def test_without_purple_tokens_rupert_uploads_none() -> None:
    """DK-3.9"""
    position = alone("rupert-stanz", at="blue1", hand="improvise improvise improvise")
    assert "upload purple" not in options(table(**position, supply={"purple": 0}))


def test_rupert_starts_with_a_purple_program() -> None:
    """DK-7.13: of his start type."""
    game = set_up(["rupert-stanz", "oshin-noro"])
    assert at(game, "purple6") == "purple, 2 black"


def test_all_deckers_use_purple_programs() -> None:
    """DK-24.3, DK-24.5: as red in an infection, as blue on a path, as a third program of an installation."""
    game = table(**alone("oshin-noro", at="red1", hand="glitch"), spaces={"red1": "purple, black"})
    assert "infect" in options(game)
    game = table(**alone("tilda-sweet", at="red1", hand="glitch"), spaces={"red1": "purple, 2 red"})
    play(game, "installation red", "pay")
    assert at(game, "red1") == "red installation"
