"""Packets: setup, picking up, immediate and spend tiles, and their way back onto the network (DK-30)."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from cyberdeck.deckers import new_game
from cyberdeck.deckers.content import CONTENT
from cyberdeck.deckers.packets import lay_out_packets
from cyberdeck.deckers.position import build
from cyberdeck.deckers.rules import DeckersGame
from cyberdeck.kernel import Game
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

LEVELS = {"copper": "copper-alert", "silver": "silver-viral-overload", "gold": "gold-mirror-map"}
"""Objectives without preparation and rules."""

TILES = {
    "pkt-alarm": 2,
    "pkt-cooperation": 2,
    "pkt-cache": 1,
    "pkt-exploit": 1,
    "pkt-backdoor": 1,
    "pkt-patch": 1,
    "pkt-leak": 2,
}
WATCHED = [f"{server}{number}" for server in ("blue", "green", "yellow", "red", "purple") for number in (2, 5)]


def packets(game: DeckersGame) -> Counter[str]:
    """All tiles, wherever they are."""
    state = game.state
    held = [tile for decker in state.deckers for tile in decker.packets]
    return Counter([*(tile for _, tile in state.tiles), *state.spent_tiles, *held])


def set_up(**setup: Any) -> DeckersGame:
    """A first game after its setup; free programs go to the first space offered."""
    setup = {"deckers": ["oshin-noro", "monty-quantum"], "variants": ["packets"], **setup}
    game = new_game(first_game=True, seed=3, **setup)
    while game.decision is not None and options(game)[0].startswith("space"):
        play(game, options(game)[0])
    return game


def stepping_on(
    packet: str, level: str = "copper", spaces: dict[str, str] | None = None, oshin: Any = None, **more: Any
) -> DeckersGame:
    """Oshin goes from red6 to red5, beside red4, red6 and yellow1, where these packets lie."""
    position: dict[str, Any] = {
        "deckers": {"oshin-noro": {"hand": "ping glitch", **(oshin or {})}, "monty-quantum": {}},
        "objectives": [LEVELS[level], LEVELS["gold"]],
        "packets": True,
        **more,
    }
    spaces = {**(spaces or {})}
    spaces["red5"] = ", ".join(filter(None, (spaces.get("red5", ""), packet)))
    return play(table(**position, spaces=spaces), "move", "pay ping", "go red5", "done")


# setup


def test_seven_kinds_ten_tiles() -> None:
    """DK-2.14"""
    assert {id: row.tiles for id, row in CONTENT.packets.items()} == TILES
    assert sum(TILES.values()) == 10


def test_without_the_variant_there_are_none() -> None:
    """DK-30.1"""
    game = set_up(variants=[])
    assert not packets(game)
    assert supply(game, "scouts") == 25 - 6 - 2


def test_one_tile_on_each_space_2_and_5() -> None:
    """DK-30.1, DK-30.2: and a scout on those that have none; a watched or guarded space gets no second one."""
    game = set_up()
    assert packets(game) == TILES
    assert sorted(name for name, what in network(game).items() if "pkt" in what) == sorted(WATCHED)
    for name in WATCHED:
        assert at(game, name).startswith("black, pkt-")
    assert supply(game, "scouts") == 25 - 6 - 2 - 8, "purple2 and purple5 had their scouts"
    conserved(game)


def test_the_tiles_are_random() -> None:
    """DK-30.1"""
    setup: dict[str, Any] = {"deckers": ["oshin-noro"], "variants": ["packets"], "first_game": True}
    games = [new_game(seed=seed, **setup) for seed in range(2)]
    for game in games:
        while game.decision is not None and options(game)[0].startswith("space"):
            play(game, options(game)[0])
    assert games[0].state.tiles != games[1].state.tiles


def test_scouts_are_taken_from_elsewhere_if_the_supply_is_short() -> None:
    """DK-30.2, DK-1.11: from spaces without packet, and nobody loses."""
    state = build({"spaces": {"blue3": "black", "green4": "2 black"}, "supply": {"scouts": 9}, "packets": True})
    state.push((lay_out_packets(),), -1)
    game: DeckersGame = Game(state, {}, 0)
    assert (prompt(game), supply(game, "scouts"), at(game, "purple5")) == ("spare-scout", 0, state.tiles[-1][1])
    assert options(game) == ["from blue3", "from green4"]
    play(game, "from blue3")
    assert (at(game, "blue3"), at(game, "purple5")) == ("", f"black, {state.tiles[-1][1]}")
    assert game.result is None
    assert all("black" in at(game, name) for name in WATCHED)
    assert sum(field.scouts for field in game.state.fields) == 3 + 9


# picking up


def test_a_packet_is_taken_at_the_end_of_the_action() -> None:
    """DK-30.3, DK-30.5: not on the way; and a spend tile is kept."""
    game = table(
        deckers={"oshin-noro": {"hand": "route-trace ping"}, "monty-quantum": {}},
        objectives=["copper-alert"],
        spaces={"red5": "pkt-cache", "red4": "pkt-exploit"},
    )
    play(game, "move", "number 2", "pay route-trace", "go red5")
    assert of(game, "oshin-noro").packets == []
    play(game, "go red4", "done")
    assert of(game, "oshin-noro").packets == ["pkt-exploit"]
    assert at(game, "red5") == "pkt-cache"


def test_an_action_without_a_step_takes_it_too() -> None:
    """DK-30.9, A35"""
    game = table(
        deckers={"oshin-noro": {"hand": "payload glitch"}, "monty-quantum": {}},
        objectives=["copper-alert"],
        spaces={"red6": "pkt-cache"},
    )
    play(game, "upload red", "pay")
    assert (of(game, "oshin-noro").packets, at(game, "red6")) == (["pkt-cache"], "red")


def test_a_ghost_takes_it_and_the_avatar_then_does_not() -> None:
    """DK-30.3, DK-30.9: the ghost ends the action, so what lies under the avatar stays."""
    game = table(
        deckers={"oshin-noro": {"hand": "payload glitch"}, "monty-quantum": {}},
        objectives=["copper-alert"],
        spaces={"red6": "green installation, pkt-exploit", "red2": "pkt-cache"},
    )
    play(game, "project red2", "upload red", "pay")
    assert of(game, "oshin-noro").packets == ["pkt-cache"]
    assert at(game, "red6") == "green installation, pkt-exploit"


def test_a_relocation_outside_an_action_takes_nothing() -> None:
    """DK-30.9: a white guardian drives Monty onto a packet, in Oshin's turn."""
    game = table(
        deckers={"oshin-noro": {"hand": "impulse"}, "monty-quantum": {}},
        objectives=["copper-alert"],
        spaces={"green6": "black, white", "green2": "green, black", "blue5": "pkt-cache"},
        coming={"server": ["blue"], "black": [5]},
    )
    play(game, "shift", "pay", "push-from green2", "push black", "push-to green6")
    assert at(game, "green6") == "white guardian"
    assert avatars(game, "monty-quantum") == ["blue5"]
    assert (of(game, "monty-quantum").packets, at(game, "blue5")) == ([], "pkt-cache")


def test_a_guardian_leaves_packets_alone() -> None:
    """DK-30.8, DK-6.4"""
    game = table(
        deckers={"oshin-noro": {"hand": "impulse"}, "monty-quantum": {}},
        objectives=["copper-alert"],
        spaces={"red6": "black", "red5": "2 black, blue, pkt-cache"},
    )
    play(game, "shift", "pay", "push-from red6", "push black", "push-to red5")
    assert at(game, "red5") == "black guardian, pkt-cache"


def test_several_are_taken_before_any_is_opened() -> None:
    """DK-30.6: then in an order of one's choice."""
    game = stepping_on("pkt-cache, pkt-leak, pkt-patch", spaces={"red5": "black"})
    assert of(game, "oshin-noro").packets == ["pkt-cache"]
    assert at(game, "red5") == "black"
    assert options(game) == ["open-packet pkt-leak", "open-packet pkt-patch"]
    play(game, "open-packet pkt-patch", "from red5")
    assert prompt(game) == "which-program"
    play(game, "program red", "program blue")
    assert (at(game, "red5"), prompt(game)) == ("blue, red", "deckers-action")
    assert game.state.spent_tiles == ("pkt-patch", "pkt-leak")


def test_two_of_a_kind_are_opened_without_a_question() -> None:
    """DK-30.6"""
    game = stepping_on("2 pkt-leak", "silver")
    play(game, "program blue", "program blue")
    assert at(game, "red5") == "2 blue"
    assert game.state.spent_tiles == ("pkt-leak", "pkt-leak")


# Alarm


def test_alarm_at_copper() -> None:
    """DK-30.3, DK-30.4: a scout on one adjacent space; the tile goes to a random space."""
    game = stepping_on("pkt-alarm", coming={"server": ["blue"], "black": [3]})
    assert options(game) == ["space red4", "space red6", "space yellow1"]
    play(game, "space yellow1")
    assert network(game) == {"yellow1": "black", "blue3": "pkt-alarm"}
    assert (game.state.spent_tiles, of(game, "oshin-noro").packets) == ((), [])


def test_alarm_at_silver() -> None:
    """DK-30.3: on two different spaces, watched or not."""
    game = stepping_on("pkt-alarm", "silver", {"red4": "black"}, coming={"server": ["avatar"], "black": [1]})
    play(game, "space red4")
    assert options(game) == ["space red6", "space yellow1"]
    play(game, "space red6")
    assert network(game) == {"red4": "2 black", "red6": "black", "red1": "pkt-alarm"}


def test_alarm_at_gold() -> None:
    """DK-30.3: only on adjacent spaces without SMC marker, on all of them if there are no more than three."""
    game = stepping_on("pkt-alarm", "gold", {"red4": "black guardian"}, coming={"server": ["blue"], "black": [3]})
    assert prompt(game) == "deckers-action"
    assert network(game) == {
        "red4": "black guardian",
        "red6": "black",
        "yellow1": "black",
        "blue3": "pkt-alarm",
    }


def test_alarm_at_gold_with_a_choice() -> None:
    """DK-30.3: three of five."""
    game = table(
        deckers={"oshin-noro": {"at": "red6", "hand": "payload glitch"}, "monty-quantum": {}},
        objectives=["gold-mirror-map"],
        spaces={"red6": "pkt-alarm", "red3": "white"},
        coming={"server": ["blue"], "black": [3]},
    )
    play(game, "upload red", "pay")
    assert options(game) == ["space red5", "space red4", "space red2", "space red1", "space yellow1"]
    play(game, "space red5", "space red4", "space red2")
    assert [at(game, f"red{n}") for n in range(1, 7)] == ["", "black", "white", "black", "black", "red"]


def test_an_alarm_explodes_and_loses() -> None:
    """DK-1.5, DK-12.12: two guardians side by side."""
    game = stepping_on("pkt-alarm", spaces={"red4": "black guardian", "red3": "black guardian"})
    play(game, "space red4", "place red3", "place red4")
    assert lost(game) == "chain"


def test_an_alarm_that_lands_underfoot_waits() -> None:
    """DK-30.4: it is picked up again only by a later action."""
    coming = {"server": ["red"], "black": [5]}
    game = stepping_on("pkt-alarm", spaces={"red5": "blue"}, oshin={"hand": "ping impulse"}, coming=coming)
    play(game, "space red4")
    assert (at(game, "red5"), prompt(game)) == ("blue, pkt-alarm", "deckers-action")
    play(game, "shift", "pay", "push-from red5", "push blue", "push-to yellow1")
    assert options(game) == ["space red4", "space red6", "space yellow1"]
    leave_open(game)


def test_404_does_not_turn_an_alarm_away() -> None:
    """DK-33.1: an alarm is no instruction of the computer."""
    game = stepping_on("pkt-alarm", objectives=["copper-404"], coming={"server": ["blue"], "black": [3]})
    play(game, "space red6")
    assert (at(game, "red6"), at(game, "red4")) == ("black", "")


# Cooperation


def test_cooperation_goes_to_another_decker() -> None:
    """DK-30.4: with two deckers there is nothing to choose."""
    game = stepping_on("pkt-cooperation")
    assert prompt(game) == "deckers-action"
    assert (of(game, "oshin-noro").packets, of(game, "monty-quantum").packets) == ([], ["pkt-cooperation"])
    assert game.state.spent_tiles == ()


def test_cooperation_among_three() -> None:
    """DK-30.4"""
    deckers = {"oshin-noro": {"hand": "ping"}, "monty-quantum": {}, "tilda-sweet": {}}
    game = stepping_on("pkt-cooperation", deckers=deckers)
    assert options(game) == ["give-to monty-quantum", "give-to tilda-sweet"]
    play(game, "give-to tilda-sweet")
    assert of(game, "tilda-sweet").packets == ["pkt-cooperation"]


def test_cooperation_alone() -> None:
    """DK-30.4: a single decker keeps it."""
    game = stepping_on("pkt-cooperation", deckers={"oshin-noro": {"hand": "ping"}})
    assert of(game, "oshin-noro").packets == ["pkt-cooperation"]


def test_cooperation_is_a_purple_command_of_its_holder() -> None:
    """DK-30.5: for an own action, and then it is discarded."""
    game = table(
        deckers={"oshin-noro": {"hand": "payload", "packets": "pkt-cooperation"}, "monty-quantum": {}},
        objectives=["gold-mirror-map"],
    )
    play(game, "upload red")
    assert options(game)[0] == "pay payload+pkt-cooperation"
    play(game, "pay payload+pkt-cooperation")
    assert at(game, "red6") == "red"
    assert (of(game, "oshin-noro").packets, game.state.spent_tiles) == ([], ("pkt-cooperation",))


def test_a_packet_of_another_decker_does_not_pay() -> None:
    """DK-30.5: only its holder may spend it."""
    game = table(
        deckers={"oshin-noro": {"hand": "payload"}, "monty-quantum": {"packets": "pkt-cooperation pkt-cache"}},
        objectives=["gold-mirror-map"],
    )
    assert "upload red" not in options(game)


# Data Cache


@pytest.mark.parametrize(("level", "most"), [("copper", 1), ("silver", 1), ("gold", 2)])
def test_cache(level: str, most: int) -> None:
    """DK-30.5: one purple command, two at gold."""
    game = table(
        deckers={"oshin-noro": {"hand": "", "packets": "pkt-cache"}, "monty-quantum": {}}, objectives=[LEVELS[level]]
    )
    play(game, "move")
    if most == 2:
        assert options(game) == ["number 1", "number 2"]
        play(game, "number 2")
    assert options(game)[0] == "pay pkt-cache"
    play(game, "pay pkt-cache")
    assert game.state.spent_tiles == ("pkt-cache",)


def test_three_commands_of_packets_and_cards_make_a_purple_one() -> None:
    """DK-14.8: packets count like symbols."""
    game = table(
        deckers={"oshin-noro": {"hand": "glitch bluff", "packets": "pkt-cache"}, "monty-quantum": {}},
        objectives=["copper-alert"],
        spaces={"red6": "blue"},
    )
    assert "shift" in options(game)
    play(game, "shift")
    assert options(game)[0] == "pay pkt-cache"
    leave_open(game)


def test_an_upgrade_needs_a_card_to_give_up() -> None:
    """DK-16.2, DK-16.4: so packets alone do not pay for it, though they may pay more than enough."""
    game = table(
        deckers={"oshin-noro": {"hand": "ping", "packets": "pkt-cache pkt-cooperation"}, "monty-quantum": {}},
        objectives=["gold-mirror-map"],
        row="fence",
    )
    play(game, "upgrade fence")
    assert options(game) == ["pay ping+pkt-cooperation", "pay ping+pkt-cache", "other-payment"]
    play(game, "other-payment", "add pkt-cooperation")
    assert "done" not in options(game)
    play(game, "add ping", "done", "sacrifice ping")
    assert (hand(game, "oshin-noro"), of(game, "oshin-noro").packets) == (["fence"], ["pkt-cache"])


def test_no_upgrade_without_cards() -> None:
    """DK-16.4"""
    game = table(
        deckers={"oshin-noro": {"hand": "", "packets": "pkt-cache"}, "monty-quantum": {}},
        objectives=["gold-mirror-map"],
        row="fence",
    )
    assert "upgrade fence" not in options(game)


# Exploit


def fighting(red: int, black: int, oshin: Any = None, monty: Any = None, **more: Any) -> DeckersGame:
    """Tilda, or who is active, infects two scouts on red6 with one red program and one command."""
    deckers = {"tilda-sweet": {"at": "red6", "hand": "glitch"}, "oshin-noro": oshin or {}, "monty-quantum": monty or {}}
    position = {"deckers": deckers, "objectives": ["copper-alert"], "spaces": {"red6": "red, 2 black"}, **more}
    return table(**position, coming={"red": [red], "black": [black]})


def test_exploit_adds_four() -> None:
    """DK-30.5: 1 + 1 + 1 + 4 is 7, against 3 + 2."""
    game = fighting(1, 3, monty={"at": "red6", "packets": "pkt-exploit"})
    play(game, "infect", "pay")
    assert (seat(game), options(game)) == ("monty-quantum", ["spend-packet pkt-exploit", "decline"])
    play(game, "spend-packet pkt-exploit")
    assert at(game, "red6") == "red"
    assert (of(game, "monty-quantum").packets, game.state.spent_tiles) == ([], ("pkt-exploit",))


def test_a_declined_exploit_is_kept() -> None:
    """DK-30.5"""
    game = fighting(1, 3, monty={"at": "red6", "packets": "pkt-exploit"})
    play(game, "infect", "pay", "decline")
    assert at(game, "red6") == "2 black"
    assert of(game, "monty-quantum").packets == ["pkt-exploit"]


def test_exploit_works_only_on_the_own_space() -> None:
    """DK-30.5: nobody is asked."""
    game = fighting(1, 3, monty={"at": "red5", "packets": "pkt-exploit"})
    play(game, "infect", "pay")
    assert (at(game, "red6"), prompt(game)) == ("2 black", "deckers-action")


def test_exploit_follows_the_ghost() -> None:
    """DK-30.5, DK-21.6: in the own projected action the ghost's space counts, not the avatar's."""
    deckers = {"oshin-noro": {"hand": "glitch", "packets": "pkt-exploit"}, "monty-quantum": {}}
    position: dict[str, Any] = {"deckers": deckers, "objectives": ["copper-alert"]}
    spaces = {"red6": "green installation", "red2": "red, 2 black"}
    game = table(**position, spaces=spaces, coming={"red": [1], "black": [1]})
    play(game, "project red2", "infect", "pay")
    assert options(game) == ["spend-packet pkt-exploit", "decline"]
    play(game, "spend-packet pkt-exploit")
    assert at(game, "red2") == "red"
    assert of(game, "oshin-noro").packets == []


def test_exploit_in_the_smc_attack() -> None:
    """DK-30.5, DK-26.2: whoever is active; the value has no commands there."""
    game = table(
        deckers={"oshin-noro": {"at": "blue1"}, "monty-quantum": {"at": "red6", "packets": "pkt-exploit"}},
        objectives=["copper-alert", "gold-mirror-map"],
        spaces={"red6": "red, 2 black"},
        phase="attack",
        coming={"red": [1], "black": [3]},
    )
    assert (seat(game), options(game)) == ("monty-quantum", ["spend-packet pkt-exploit", "decline"])
    play(game, "spend-packet pkt-exploit")
    assert at(game, "red6") == "red", "1 + 1 + 4 beats 3 + 2"


def test_exploit_and_oshin_add_up() -> None:
    """DK-32.7, DK-30.5: 1 + 1 + 1 + 2 + 4 beats 6 + 2."""
    game = fighting(1, 6, oshin={"packets": "pkt-exploit"})
    play(game, "infect", "pay", "spend-packet pkt-exploit")
    assert at(game, "red6") == "red"


# Backdoor


def test_backdoor_teleports_once() -> None:
    """DK-30.5, DK-19.12: a point for any space; then the tile is gone."""
    game = table(
        deckers={"oshin-noro": {"hand": "route-trace", "packets": "pkt-backdoor"}, "monty-quantum": {}},
        objectives=["copper-alert"],
        spaces={"red6": "2 red", "green5": "white guardian"},
    )
    play(game, "move", "number 2", "pay")
    assert "backdoor purple3" in options(game)
    assert "backdoor green5" not in options(game), "a white guardian denies entry (DK-13.5)"
    play(game, "backdoor purple3", "take-programs red*2")
    assert (avatars(game, "oshin-noro"), at(game, "purple3")) == (["purple3"], "2 red")
    assert (of(game, "oshin-noro").packets, game.state.spent_tiles) == ([], ("pkt-backdoor",))
    assert not [name for name in options(game) if name.startswith("backdoor")]
    play(game, "go purple2", "take-nothing")
    assert options(game) == ["done"], "both points are used"


def test_backdoor_is_free_onto_a_blue_mark() -> None:
    """DK-19.12"""
    game = table(
        deckers={"oshin-noro": {"hand": "ping", "packets": "pkt-backdoor"}, "monty-quantum": {}},
        objectives=["copper-alert"],
        spaces={"green5": "blue"},
    )
    play(game, "move", "pay", "go red5")
    assert [name for name in options(game) if name.startswith("backdoor")] == ["backdoor green5"]
    play(game, "backdoor green5", "done")
    assert avatars(game, "oshin-noro") == ["green5"]


def test_backdoor_is_not_needed_on_a_blue_installation() -> None:
    """DK-19.12: there one teleports anyway."""
    game = table(
        deckers={"oshin-noro": {"hand": "ping", "packets": "pkt-backdoor"}, "monty-quantum": {}},
        objectives=["copper-alert"],
        spaces={"red6": "blue installation"},
    )
    play(game, "move", "pay")
    assert "go purple3" in options(game)
    assert not [name for name in options(game) if name.startswith("backdoor")]


def test_backdoor_of_another_decker_does_not_help() -> None:
    """DK-30.5"""
    game = table(
        deckers={"oshin-noro": {"hand": "ping"}, "monty-quantum": {"packets": "pkt-backdoor"}},
        objectives=["copper-alert"],
    )
    play(game, "move", "pay")
    assert not [name for name in options(game) if name.startswith("backdoor")]


# Patch


def test_patch_removes_a_scout() -> None:
    """DK-30.3: of this space or an adjacent one, and it must."""
    spaces = {"red5": "white-on-blue, black", "red4": "black", "red1": "black"}
    game = stepping_on("pkt-patch", spaces=spaces)
    assert options(game) == ["from red5", "from red4"]
    play(game, "from red5", "scout white-on-blue")
    assert network(game) == {"red5": "black", "red4": "black", "red1": "black"}
    assert game.state.spent_tiles == ("pkt-patch",)
    conserved(game)


def test_patch_at_gold_removes_up_to_two() -> None:
    """DK-30.3"""
    game = stepping_on("pkt-patch", "gold", {"red4": "2 black", "yellow1": "white"})
    play(game, "from red4", "from yellow1")
    assert network(game) == {"red4": "black"}
    game = stepping_on("pkt-patch", "gold", {"red4": "2 black", "yellow1": "white"})
    play(game, "done")
    assert network(game) == {"red4": "2 black", "yellow1": "white"}


def test_patch_without_a_scout_does_nothing() -> None:
    """DK-30.4: a guardian is none; the tile is discarded all the same."""
    game = stepping_on("pkt-patch", spaces={"red4": "black guardian"})
    assert prompt(game) == "deckers-action"
    assert game.state.spent_tiles == ("pkt-patch",)


# Data Leak


@pytest.mark.parametrize("level", LEVELS)
def test_leak(level: str) -> None:
    """DK-30.3: two programs at copper, one at silver, at gold one and a scout behind it."""
    game = stepping_on("pkt-leak", level)
    assert options(game) == ["program blue", "program green", "program yellow", "program red"]
    play(game, "program green")
    if level == "copper":
        play(game, "program red")
    found = {"copper": "green, red", "silver": "green", "gold": "green, black"}
    assert (at(game, "red5"), prompt(game)) == (found[level], "deckers-action")
    assert game.state.spent_tiles == ("pkt-leak",)


def test_leak_gives_any_colour_but_only_what_there_is() -> None:
    """DK-24.2, DK-3.8: purple for Rupert alone, none of an empty pool, none at all if all are empty."""
    position: dict[str, Any] = {
        "deckers": {"rupert-stanz": {"at": "blue1", "hand": "ping"}},
        "objectives": ["silver-viral-overload"],
        "spaces": {"blue2": "pkt-leak"},
    }
    game = play(table(**position, supply={"yellow-red": 0}), "move", "pay", "go blue2", "done")
    assert options(game) == ["program blue", "program green", "program purple"]
    other = {**position, "deckers": {"leiko-mori": {"at": "blue1", "hand": "ping", "start": "blue"}}}
    game = play(table(**other, supply={"yellow-red": 0}), "move", "pay", "go blue2", "done")
    assert options(game) == ["program blue", "program green"]
    empty = {"yellow-red": 0, "blue-green": 0, "purple": 0}
    game = play(table(**position, supply=empty), "move", "pay", "go blue2", "done")
    assert (prompt(game), game.state.spent_tiles) == ("deckers-action", ("pkt-leak",))
    leave_open()


def test_leak_onto_a_white_scout_is_blocked() -> None:
    """DK-12.14: it allows programs where scouts are, but a white one lies down on the first."""
    game = stepping_on("pkt-leak", spaces={"red5": "white"})
    play(game, "program green", "program red")
    assert at(game, "red5") == "red, white-on-green"


def test_the_scout_of_a_leak_transforms() -> None:
    """DK-12.7: the new program goes too."""
    game = stepping_on("pkt-leak", "gold", {"red5": "2 black"})
    play(game, "program green")
    assert at(game, "red5") == "black guardian"


# back onto the network


def test_discarded_tiles_come_back_in_the_next_information_phase() -> None:
    """DK-30.7: shuffled, onto random spaces, several on one if it so happens, before the preparation."""
    game = table(
        deckers={"oshin-noro": {"at": "yellow3"}, "monty-quantum": {}},
        objectives=["copper-alert"],
        spent_packets="pkt-cache pkt-leak pkt-patch",
        spaces={"green1": "pkt-alarm"},
        phase="information",
        coming={"packets": [[2, 0, 1]], "server": ["blue", "avatar", "blue"], "black": [3, 2, 3]},
    )
    assert prompt(game) == "hand-tile"
    assert network(game) == {"blue3": "pkt-patch, pkt-leak", "yellow2": "pkt-cache", "green1": "pkt-alarm"}
    assert game.state.spent_tiles == ()


def test_held_packets_stay_with_their_holders() -> None:
    """DK-30.5, DK-30.7"""
    game = table(
        deckers={"oshin-noro": {"packets": "pkt-cache pkt-cooperation"}, "monty-quantum": {}},
        objectives=["copper-alert"],
        phase="information",
    )
    assert of(game, "oshin-noro").packets == ["pkt-cache", "pkt-cooperation"]
    assert not network(game)


def test_no_tile_is_ever_lost() -> None:
    """DK-30.7: in games played at random with all of the variants."""
    for seed in range(6):
        chance = random.Random(seed)
        game = new_game("glom", ["techno-twins", "rupert-stanz"], seed, variants=["packets", "fragmented"])
        while game.decision is not None:
            names = options(game)
            assert len(set(names)) == len(names)
            if prompt(game) == "deckers-action" and game.state.tiles:
                assert packets(game) == TILES
                conserved(game)
            game.decide(chance.randrange(len(names)))
