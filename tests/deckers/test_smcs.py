"""The seven computers and the two upgrade cards (DK-11, DK-29, DK-31)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from cyberdeck.deckers import new_game
from cyberdeck.deckers.content import CONTENT
from cyberdeck.deckers.rules import DeckersGame
from cyberdeck.deckers.words import space_name
from cyberdeck.kernel import Message
from cyberdeck.locale.texts import LANGUAGES, render
from deckers.evaluating import FOUR
from deckers.tables import at, conserved, leave_open, lost, network, of, options, play, prompt, seat, supply, table

LEVELS = {"copper": "copper-alert", "silver": "silver-viral-overload", "gold": "gold-mirror-map"}
"""Objectives without preparation and rules."""

TWO = ["oshin-noro", "monty-quantum"]


def set_up(smc: str, deckers: list[str] = TWO, **more: Any) -> DeckersGame:
    """On the first game's layout, up to the free programs of the setup."""
    return new_game(smc, deckers, seed=1, first_game=True, **more)


def scouts(game: DeckersGame) -> Counter[str]:
    """How many scouts lie where."""
    found = {space_name(n): field.scouts for n, field in enumerate(game.state.fields) if field.scouts}
    return Counter(found)


def once(*names: str) -> Counter[str]:
    return Counter(name for group in names for name in group.split())


def spawning(smc: str, level: str = "copper", deckers: Any = None, **more: Any) -> DeckersGame:
    """The New Scouts step of Oshin on red6."""
    position = {"deckers": deckers or {"oshin-noro": {}, "monty-quantum": {}}, "objectives": [LEVELS[level]], **more}
    return table(**position, smc=smc, phase="new-scouts")


PURPLE = "purple1 purple2 purple3 purple4 purple5 purple6"


@pytest.mark.parametrize(
    ("smc", "stars", "cycles", "spawn"),
    [
        ("alpha-moby", 1, (1, 1, 1), ("", "K", "K")),
        ("spider", 2, (1, 1, 1), ("K", "KK", "KKK")),
        ("glom", 2, (1, 1, 1), ("K", "KK", "KKK")),
        ("logi", 3, (1, 2, 1), ("W", "WW", "WW")),
        ("viking", 3, (1, 2, 1), ("K", "KK", "KK")),
        ("sentinel", 4, (2, 2, 1), ("K", "KK", "KW")),
        ("mother", 4, (1, 1, 1), ("K", "KK", "KK")),
    ],
)
def test_what_the_cards_show(smc: str, stars: int, cycles: tuple[int, ...], spawn: tuple[str, ...]) -> None:
    """DK-7.2, DK-7.5, DK-11.2, DK-31: as many objectives of each level as the card says, copper on top."""
    row = CONTENT.smcs[smc]
    levels = ("copper", "silver", "gold")
    assert row.stars.value == stars
    assert tuple("".join(getattr(row.new_scouts, level)) for level in levels) == spawn
    game = new_game(smc, TWO, seed=5)
    drawn = [CONTENT.objectives[id].level_name for id in game.state.objectives]
    assert drawn == [level for level, count in zip(levels, cycles, strict=True) for _ in range(count)]
    assert len(set(game.state.objectives)) == len(drawn)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("smc", CONTENT.smcs)
def test_so_many_new_scouts(smc: str, level: str) -> None:
    """DK-11.2: of these colours, one after another."""
    shown = "".join(getattr(CONTENT.smcs[smc].new_scouts, level))
    coming = {"server": ["blue", "green", "yellow"], "black": [1, 3, 5]}
    game = spawning(smc, level, coming=coming)
    fields = game.state.fields
    assert sum(field.black for field in fields) == shown.count("K")
    assert sum(field.white for field in fields) == shown.count("W")
    assert prompt(game) == "deckers-action"


@pytest.mark.parametrize("n", [3, 4])
@pytest.mark.parametrize(
    ("smc", "spawn"),
    [
        ("alpha-moby", (0, 0, 0)),
        ("spider", (1, 2, 2)),
        ("glom", (1, 1, 2)),
        ("viking", (1, 2, 2)),
        ("mother", (1, 2, 2)),
    ],
)
def test_new_scouts_of_many_deckers(smc: str, spawn: tuple[int, ...], n: int) -> None:
    """DK-31.1, DK-31.2, DK-31.3, DK-35.4: computers of one and two stars give fewer."""
    coming = {"server": ["blue", "green", "yellow"], "black": [1, 3, 5]}
    games = [spawning(smc, level, deckers=list(FOUR[:n]), coming=coming) for level in LEVELS]
    assert tuple(sum(scouts(game).values()) for game in games) == spawn


@pytest.mark.parametrize(
    ("smc", "level", "count"), [("spider", "gold", 2), ("mother", "silver", 1), ("glom", "gold", 3)]
)
def test_the_soft_house_rule(smc: str, level: str, count: int) -> None:
    """DK-35.7, DK-35.8: off by default; fewer new scouts of Spider and Mother."""
    coming = {"server": ["blue", "green", "yellow"], "black": [1, 3, 5]}
    assert sum(scouts(spawning(smc, level, coming=coming, options="soft")).values()) == count


def test_no_new_scouts_in_the_very_first_turn() -> None:
    """DK-11.1, DK-25.2: but the start of the turn counts."""
    game = table(smc="alpha-moby", objectives=["silver-viral-overload"], phase="start-of-turn", first_turn=True)
    assert network(game) == {"red6": "black"}
    game = table(
        smc="alpha-moby",
        objectives=["silver-viral-overload"],
        phase="start-of-turn",
        coming={"server": ["blue"], "black": [4]},
    )
    assert network(game) == {"red6": "black", "blue4": "black"}


# Alpha-Moby


def test_alpha_moby_is_set_up() -> None:
    """DK-7.14, DK-31.1: the purple server, then each entry space."""
    game = set_up("alpha-moby")
    assert scouts(game) == once(PURPLE, "red6 green6")
    assert (at(game, "red6"), at(game, "green6")) == ("red, black", "green, black")
    assert scouts(set_up("alpha-moby", ["rupert-stanz"])) == once(PURPLE, "purple6")


def test_alpha_moby_starts_each_turn_with_a_scout() -> None:
    """DK-31.1: on the active decker's space."""
    game = table(
        smc="alpha-moby",
        deckers={"oshin-noro": {"at": "blue3"}, "monty-quantum": {}},
        objectives=["copper-alert"],
        spaces={"blue3": "2 black"},
        phase="start-of-turn",
    )
    assert network(game) == {"blue3": "black guardian"}


def test_two_dice_for_a_new_scout() -> None:
    """DK-11.3, DK-11.4, DK-34.3: each is placed before the next is rolled; the avatar face is the own server."""
    coming = {"server": ["blue", "green"], "black": [6, 3]}
    assert network(spawning("mother", "silver", coming=coming)) == {"blue6": "black", "green3": "black"}
    coming = {"server": ["avatar"], "black": [5]}
    game = spawning("alpha-moby", "silver", deckers={"oshin-noro": {"at": "purple3"}}, coming=coming)
    assert network(game) == {"purple5": "black"}


def test_the_next_new_scout_waits_for_the_last_one() -> None:
    """DK-11.3: the first transforms, so the second explodes."""
    coming = {"server": ["green", "green"], "black": [5, 5]}
    game = spawning("mother", "silver", spaces={"green5": "2 black"}, coming=coming)
    assert network(game) == {"green5": "black guardian", "green4": "black", "green6": "black"}


# Spider


def test_spider_is_set_up() -> None:
    """DK-31.2: the purple server and the odd spaces of the home servers; a purple home gets both."""
    assert scouts(set_up("spider")) == once(PURPLE, "red1 red3 red5 green1 green3 green5")
    assert scouts(set_up("spider", ["rupert-stanz"])) == once(PURPLE, "purple1 purple3 purple5")
    three = once(PURPLE, "red3 green3 yellow3")
    assert scouts(set_up("spider", list(FOUR[:3]))) == three
    assert scouts(set_up("spider", list(FOUR))) == three + once("blue3")


@pytest.mark.parametrize(
    ("spaces", "target"),
    [
        ({}, "blue1"),
        ({"blue1": "black"}, "blue2"),
        ({"blue4": "red"}, "blue3"),
        ({"blue4": "red installation", "blue3": "black"}, "blue5"),
        ({"blue4": "red", "red2": "blue"}, "blue3"),
        ({"blue4": "white-on-red"}, "blue1"),
        ({"blue1": "black guardian", "blue2": "black", "blue3": "2 black", "blue4": "white-on-red"}, "blue5"),
        ({"blue1": "2 black", "blue2": "black", **{f"blue{n}": "black guardian" for n in (3, 4, 5, 6)}}, "blue2"),
    ],
)
def test_spider_spreads(spaces: dict[str, str], target: str) -> None:
    """DK-31.2: the fewest scouts, then the most spaces with decker markers beside it, then the lowest number."""
    game = spawning("spider", spaces=spaces, coming={"server": ["blue"], "black": []})
    assert scouts(game)[target] == scouts(table(spaces=spaces))[target] + 1


def test_a_guardian_counts_as_three_scouts_for_spider() -> None:
    """DK-31.2: so a space with two is taken before it, and transforms."""
    spaces = {"blue1": "black guardian", **{f"blue{n}": "2 black" for n in range(2, 7)}}
    assert network(spawning("spider", spaces=spaces, coming={"server": ["blue"]})) == {
        **spaces,
        "blue2": "black guardian",
    }


@pytest.mark.parametrize("smc", ["spider", "glom", "logi"])
def test_space_1_if_guardians_hold_the_server(smc: str) -> None:
    """DK-31.2, DK-31.3, DK-31.4: there the scout explodes, here against Mother's Ghost and all five guardians."""
    spaces = {**{f"red{n}": "black guardian" for n in range(1, 6)}, "red6": "mothers-ghost"}
    game = spawning(smc, deckers={"oshin-noro": {"at": "red1"}}, spaces=spaces, coming={"server": ["red"]})
    assert prompt(game) == "scout-next"
    assert options(game) == [f"place {near}" for near in ("yellow1", "red6", "red2", "purple5", "yellow5", "yellow6")]
    leave_open(game)


def surrounded(**spaces: str) -> DeckersGame:
    """The end of Oshin's turn against Spider; blue1 touches only blue2 and blue6."""
    return table(smc="spider", objectives=["copper-alert"], spaces=spaces, phase="end-of-turn")


def test_spider_removes_surrounded_markers() -> None:
    """DK-31.2: programs and installations of spaces whose neighbours all hold an SMC marker."""
    game = surrounded(blue1="2 red, blue, green installation, black", blue2="black", blue6="black guardian")
    assert at(game, "blue1") == "black"
    conserved(game)


def test_spider_leaves_others_alone() -> None:
    """DK-31.2: one free neighbour is enough; and a blocked program leaves only with its scout (DK-3.18)."""
    game = surrounded(blue1="2 red, blue installation", blue6="black guardian")
    assert at(game, "blue1") == "2 red, blue installation"
    game = surrounded(blue1="white-on-red, blue", blue2="black", blue6="white")
    assert at(game, "blue1") == "white-on-red"


def test_spider_determines_all_spaces_first() -> None:
    """DK-31.2: two spaces that surround each other lose their markers together."""
    game = surrounded(blue1="red, black", blue2="red, black", blue6="black", blue3="black")
    assert (at(game, "blue1"), at(game, "blue2")) == ("black", "black")


def test_spider_moves_no_scouts() -> None:
    """DK-31.2: the step is skipped, whatever the arrows say."""
    for smc, found in (("spider", {"red5": "black"}), ("mother", {"red4": "black"})):
        objectives = ["copper-bypass", "gold-mirror-map"]
        game = table(smc=smc, objectives=objectives, spaces={"red5": "black"}, phase="move-scouts")
        assert network(game) == found


# Glom


def test_glom_is_set_up() -> None:
    """DK-31.3, DK-7.19, A29: start programs, also purple ones, and free programs are yellow."""
    game = set_up("glom", ["rupert-stanz", "oshin-noro"])
    assert (at(game, "purple6"), at(game, "red6")) == ("yellow, black", "yellow")
    assert scouts(game) == once(PURPLE, "purple4 red4")
    play(game, "space blue1", "space blue1", "space red6")
    assert (at(game, "blue1"), at(game, "red6")) == ("2 yellow", "2 yellow")
    assert (supply(game, "purple"), supply(game, "blue-green"), supply(game, "yellow-red")) == (7, 15, 10)


def test_leiko_has_her_start_type_against_glom_all_the_same() -> None:
    """DK-31.3, DK-32.9"""
    game = play(set_up("glom", ["leiko-mori"]), "start-type green")
    assert (at(game, "purple6"), of(game, "leiko-mori").start) == ("yellow, black", 1)


@pytest.mark.parametrize(
    ("spaces", "target"),
    [
        ({}, "blue1"),
        ({"blue1": "yellow", "blue2": "yellow"}, "blue3"),
        ({"blue1": "2 yellow", **{f"blue{n}": "yellow" for n in range(2, 7)}}, "blue2"),
        ({"blue1": "black guardian", "blue2": "white-on-yellow, red"}, "blue2"),
        ({"blue1": "black"}, "blue1"),
    ],
)
def test_glom_avoids_yellow(spaces: dict[str, str], target: str) -> None:
    """DK-31.3: without guardian, then the fewest yellow programs, then the lowest number; no black die."""
    game = spawning("glom", spaces=spaces, coming={"server": ["blue"]})
    assert scouts(game)[target] == scouts(table(spaces=spaces))[target] + 1


def test_glom_piles_up() -> None:
    """DK-31.3: on the active decker's server, from the highest to the lowest space with scouts."""
    spaces = {"red2": "black", "red3": "black", "red5": "black, white", "blue1": "black", "blue4": "black"}
    game = table(smc="glom", objectives=["copper-alert"], spaces=spaces, phase="end-of-turn")
    assert options(game) == ["scout black", "scout white"]
    play(game, "scout white")
    assert network(game) == {**spaces, "red2": "black, white", "red5": "black"}


def test_glom_has_nothing_to_pile_up() -> None:
    """DK-31.3: one space with scouts, even several of them."""
    spaces = {"red2": "2 black", "blue1": "black"}
    game = table(smc="glom", objectives=["copper-alert"], spaces=spaces, phase="end-of-turn")
    assert network(game) == spaces


def test_a_pile_transforms() -> None:
    """DK-12.7"""
    spaces = {"red2": "2 black, blue", "red5": "black"}
    game = table(smc="glom", objectives=["copper-alert"], spaces=spaces, phase="end-of-turn")
    assert network(game) == {"red2": "black guardian"}


def test_glom_spares_yellow_in_the_attack() -> None:
    """DK-31.3, DK-26.3: neither guardians nor scouts remove yellow programs; installations go."""
    spaces = {"blue1": "2 yellow, blue, black", "blue3": "yellow, green, yellow installation, black guardian"}
    objectives = ["copper-alert", "gold-mirror-map"]
    game = table(smc="glom", objectives=objectives, spaces=spaces, phase="attack")
    assert at(game, "blue1") == "2 yellow, black"
    assert at(game, "blue3") == "yellow, black guardian"
    game = table(smc="viking", objectives=objectives, spaces=spaces, phase="attack")
    assert (at(game, "blue1"), at(game, "blue3")) == ("black", "black guardian")
    leave_open()


# Logi


def test_logi_is_set_up() -> None:
    """DK-31.4: the odd purple spaces; black here."""
    game = set_up("logi")
    assert scouts(game) == once("purple1 purple3 purple5")
    assert at(game, "purple5") == "black"


@pytest.mark.parametrize(
    ("spaces", "target"),
    [
        ({}, "red6"),
        ({"red6": "red"}, "red5"),
        ({"red6": "black guardian"}, "red5"),
        ({"red6": "2 red", **{f"red{n}": "red" for n in range(1, 6)}}, "red5"),
        ({"red6": "white-on-red"}, "red6"),
    ],
)
def test_logi_rolls_no_dice(spaces: dict[str, str], target: str) -> None:
    """DK-31.4: on the active decker's server without guardian the fewest red programs, then the highest number."""
    game = spawning("logi", spaces=spaces)
    assert scouts(game)[target] == scouts(table(spaces=spaces))[target] + 1
    assert not [event for event in game.log() if event.id in ("event-server-rolled", "event-number-rolled")]


def test_logis_scouts_are_white_and_block_one_by_one() -> None:
    """DK-31.4, DK-12.14: the block of the first one changes where the second goes."""
    spaces = {f"red{n}": "red" for n in range(1, 7)}
    game = spawning("logi", "silver", spaces=spaces)
    assert at(game, "red6") == "white, white-on-red", "red6 has lost its red program to the first one"
    spaces["red6"] = "2 red"
    assert at(spawning("logi", "silver", spaces=spaces), "red5") == "white, white-on-red"


# Viking


def test_viking_is_set_up() -> None:
    """DK-31.5: purple, and the odd and the entry spaces of the home servers; a purple home gets both."""
    assert scouts(set_up("viking")) == once(PURPLE, "red1 red3 red5 red6 green1 green3 green5 green6")
    assert (at(set_up("viking"), "purple1"), at(set_up("viking"), "red1")) == ("black", "white")
    assert scouts(set_up("viking", ["rupert-stanz"])) == once(PURPLE, "purple1 purple3 purple5 purple6")


def test_viking_leaves_scouts_in_the_supply_for_three_and_four() -> None:
    """DK-31.5: four deckers would otherwise begin with 22 of 25 scouts."""
    four = ["oshin-noro", "monty-quantum", "tilda-sweet", "hettie-magnetic"]
    for deckers in (four[:3], four):
        homes = ["red1 red5 green1 green5", "yellow1 yellow5", "blue1 blue5"][: len(deckers) - 1]
        assert scouts(set_up("viking", deckers)) == once(PURPLE, " ".join(homes))


@pytest.mark.parametrize(("rolled", "target"), [(1, 1), (2, 1), (3, 3), (4, 3), (5, 5), (6, 5)])
def test_vikings_scouts_go_to_odd_spaces(rolled: int, target: int) -> None:
    """DK-31.5: an even number becomes the next lower one."""
    assert network(spawning("viking", coming={"server": ["blue"], "black": [rolled]})) == {f"blue{target}": "black"}


def angel_against_viking(rolled: int, **more: Any) -> DeckersGame:
    deckers = {"angel-nitrate": {"at": "red5"}}
    return spawning("viking", deckers=deckers, coming={"server": ["red"], "black": [rolled]}, **more)


def test_viking_after_angel() -> None:
    """DK-31.5, DK-12.20: also a space that Angel names; the scout then enters even if that is her space."""
    game = play(angel_against_viking(6), "redirect red4")
    assert network(game) == {"red3": "black"}
    game = play(angel_against_viking(6), "redirect red6")
    assert network(game) == {"red5": "black"}
    assert prompt(game) == "deckers-action", "she is asked once per scout"


def test_explosions_in_vikings_step_reach_odd_spaces_only() -> None:
    """DK-31.5: even ones are left out, not shifted."""
    game = spawning("viking", spaces={"yellow1": "black guardian"}, coming={"server": ["yellow"], "black": [2]})
    assert network(game) == {"yellow1": "black guardian", "red5": "black", "red1": "black"}


def test_two_guardians_side_by_side_survive_vikings_step() -> None:
    """DK-12.12: since even spaces are left out the second guardian does not explode."""
    spaces = {"green5": "black guardian", "green4": "black guardian"}
    game = spawning("viking", spaces=spaces, coming={"server": ["green"], "black": [5]})
    assert game.result is None
    assert network(game) == spaces


def test_an_explosion_that_angel_turns_away_keeps_to_vikings_rule() -> None:
    """DK-12.20, DK-31.5: the space she names is shifted as well."""
    deckers = {"angel-nitrate": {"at": "red5"}}
    spaces = {"yellow1": "black guardian"}
    game = spawning("viking", deckers=deckers, spaces=spaces, coming={"server": ["yellow"], "black": [1]})
    assert options(game) == ["place red5", "place red1"]
    play(game, "place red5", "redirect red4")
    assert (at(game, "red3"), at(game, "red4"), at(game, "red1")) == ("black", "", "black")


def test_explosions_at_other_times_are_normal() -> None:
    """DK-31.5"""
    game = table(
        smc="viking",
        deckers={"oshin-noro": {"hand": "impulse"}, "monty-quantum": {}},
        objectives=["copper-alert"],
        spaces={"red6": "black", "red4": "black guardian"},
    )
    play(game, "shift", "pay", "push-from red6", "push black", "push-to red4")
    assert network(game) == {"red4": "black guardian", "red3": "black", "red5": "black", "red6": "black"}


def test_viking_and_404() -> None:
    """DK-12.20, DK-33.1: where two fixed rules apply the active decker chooses; then they apply again."""
    for choice, target in (("redirect red4", "red3"), ("redirect red5", "red5")):
        game = table(
            smc="viking",
            objectives=["copper-404"],
            phase="new-scouts",
            coming={"server": ["red"], "black": [6]},
        )
        assert options(game) == ["redirect red4", "redirect red5"]
        assert network(play(game, choice)) == {target: "black"}


# Sentinel


def test_sentinel_is_set_up() -> None:
    """DK-31.6: purple, and a white scout on space 6 of each other server that is nobody's home."""
    game = set_up("sentinel")
    assert scouts(game) == once(PURPLE, "blue6 yellow6")
    assert (at(game, "blue6"), at(game, "yellow6")) == ("white", "white")
    assert scouts(set_up("sentinel", ["rupert-stanz"])) == once(PURPLE, "blue6 green6 yellow6 red6")


def test_sentinel_rolls_only_the_black_die() -> None:
    """DK-11.5, DK-31.6: on the active decker's current server."""
    game = spawning("sentinel", "silver", deckers={"oshin-noro": {"at": "blue2"}}, coming={"black": [4, 1]})
    assert network(game) == {"blue4": "black", "blue1": "black"}
    assert not [event for event in game.log() if event.id == "event-server-rolled"]


def test_sentinel_at_gold() -> None:
    """DK-31.6: a black one, then a white one."""
    game = spawning("sentinel", "gold", deckers={"oshin-noro": {"at": "blue2"}}, coming={"black": [4, 1]})
    assert network(game) == {"blue4": "black", "blue1": "white"}


def evaluated(smc: str, objective: str = "copper-alert", spaces: dict[str, str] | None = None) -> DeckersGame:
    return table(
        smc=smc,
        deckers={"oshin-noro": {}},
        objectives=[objective, "gold-mirror-map"],
        spaces=spaces or {},
        phase="evaluation",
        coming={"black": [1] * 5},
    )


def test_every_goal_must_be_met_against_sentinel() -> None:
    """DK-1.4, DK-1.8, DK-31.6"""
    assert lost(evaluated("sentinel")) == "goal"
    assert evaluated("viking").result is None
    assert evaluated("sentinel", spaces={"blue3": "green installation"}).result is None
    leave_open()


def test_reduct_or_reboot_repeats_the_cycle_against_sentinel_too() -> None:
    """DK-31.6, DK-33.18"""
    assert evaluated("sentinel", "silver-reduct-or-reboot").result is None


def attacked(spaces: dict[str, str], deckers: Any = None, **more: Any) -> DeckersGame:
    objectives = ["copper-alert", "gold-mirror-map"]
    deckers = deckers or {"monty-quantum": {"at": "blue1"}}
    return table(smc="sentinel", deckers=deckers, objectives=objectives, spaces=spaces, phase="attack", **more)


def test_sentinels_attack_trades_one_for_one() -> None:
    """DK-31.6: without dice, until red programs or scouts are gone; then markers go as usual (DK-26.3)."""
    spaces = {"green5": "green installation"}  # meets the goal, so that the game goes on
    game = attacked({**spaces, "red1": "3 red, blue, 2 black", "red2": "red, blue, 2 black"})
    assert (at(game, "red1"), at(game, "red2")) == ("blue, red", "black")
    assert not [event for event in game.log() if event.id == "event-infection-rolled"]
    conserved(game)
    leave_open(game)


def test_the_colour_of_the_scout_is_chosen() -> None:
    """DK-31.6: with the program that it blocks."""
    game = attacked({"green5": "green installation", "red1": "red, white-on-blue, black"})
    assert (seat(game), options(game)) == ("monty-quantum", ["scout black", "scout white-on-blue"])
    before = supply(game, "blue-green")
    play(game, "scout white-on-blue")
    assert (at(game, "red1"), supply(game, "blue-green")) == ("black", before + 1)
    leave_open(game)


def test_sentinels_attack_does_not_touch_guardians() -> None:
    """DK-31.6: the red programs under one are simply removed."""
    game = attacked({"green5": "green installation", "red1": "3 red, red installation, black guardian"})
    assert at(game, "red1") == "black guardian"
    leave_open(game)


def test_oshin_and_exploit_do_nothing_in_sentinels_attack() -> None:
    """DK-31.6: there is no infection routine to help, and nothing is asked."""
    deckers = {"oshin-noro": {"at": "red1", "packets": "pkt-exploit"}}
    game = attacked({"green5": "green installation", "red1": "red, 2 black", "red2": "red, black"}, deckers)
    assert (at(game, "red1"), at(game, "red2")) == ("black", "")
    assert of(game, "oshin-noro").packets == ["pkt-exploit"]
    leave_open(game)


def test_infect_actions_are_normal_against_sentinel() -> None:
    """DK-31.6"""
    game = table(
        smc="sentinel",
        deckers={"oshin-noro": {"hand": "glitch"}},
        objectives=["copper-alert"],
        spaces={"red6": "red, 2 black"},
        coming={"red": [6], "black": [1]},
    )
    play(game, "infect", "pay")
    assert at(game, "red6") == "red"


# Mother


def test_mother_is_set_up() -> None:
    """DK-31.7: purple, what touches it, and closed spaces without scout."""
    beside = "blue4 blue5 green2 yellow4 yellow5 red1 red2"
    assert scouts(set_up("mother")) == once(PURPLE, beside, "red6 yellow6")


def test_mother_starts_each_turn_on_the_entry_space() -> None:
    """DK-31.7: the active decker's, wherever the avatar is."""
    game = table(
        smc="mother",
        deckers={"oshin-noro": {"at": "blue3"}, "monty-quantum": {}},
        objectives=["copper-alert"],
        phase="start-of-turn",
        coming={"server": ["blue"], "black": [1]},
    )
    assert network(game) == {"red6": "black", "blue1": "black"}


# 2.0 and 2.1


def test_two_point_zero_adds_a_scout() -> None:
    """DK-29.4, DK-31.8: at every level, after the computer's own, also where it has none."""
    coming = {"server": ["blue", "green", "yellow"], "black": [1, 3, 5]}
    copper = network(spawning("mother", "copper", upgrade="2.0", coming=coming))
    assert copper == {"blue1": "black", "green3": "black"}
    assert network(spawning("alpha-moby", "copper", upgrade="2.0", coming=coming)) == {"blue1": "black"}
    assert network(spawning("mother", "silver", upgrade="2.0", coming=coming)) == {
        "blue1": "black",
        "green3": "black",
        "yellow5": "black",
    }


def test_the_computers_rule_binds_the_scout_of_two_point_zero() -> None:
    """DK-11.6: Viking shifts it, Logi chooses its place and makes it white, Sentinel rolls no server die."""
    coming = {"server": ["blue", "green", "yellow"], "black": [2, 4, 6]}
    game = spawning("viking", "silver", upgrade="2.0", coming=coming)
    assert network(game) == {"blue1": "black", "green3": "black", "yellow5": "black"}
    assert network(spawning("logi", "copper", upgrade="2.0")) == {"red6": "2 white"}
    game = spawning("sentinel", "copper", upgrade="2.0", coming=coming)
    assert network(game) == {"red2": "black", "red4": "black"}
    assert game.state.script["server"] == ("blue", "green", "yellow")
    assert network(spawning("spider", "copper", upgrade="2.0", coming={"server": ["blue", "blue"]})) == {
        "blue1": "black",
        "blue2": "black",
    }


def test_the_server_that_an_objective_names_holds_for_two_point_zero_too() -> None:
    """DK-33.20"""
    game = table(
        smc="alpha-moby",
        upgrade="2.0",
        objectives=["silver-dreams"],
        phase="new-scouts",
        coming={"black": [2, 4]},
    )
    assert network(game) == {"red2": "black", "red4": "black"}


def test_404_turns_the_scout_of_an_upgrade() -> None:
    """DK-33.1: it is an instruction of the computer like the others."""
    game = table(
        smc="alpha-moby",
        upgrade="2.1",
        objectives=["copper-404"],
        phase="new-scouts",
        coming={"server": ["blue"], "black": [6]},
    )
    assert network(game) == {"blue4": "white"}


def test_two_point_one_makes_the_first_scout_white() -> None:
    """DK-29.4, DK-31.8: the others keep their colour; the place is found as usual."""
    coming = {"server": ["blue", "green"], "black": [1, 3]}
    game = spawning("mother", "silver", upgrade="2.1", coming=coming)
    assert network(game) == {"blue1": "white", "green3": "black"}
    assert at(spawning("spider", upgrade="2.1", coming={"server": ["blue"]}), "blue1") == "white"


def test_two_point_one_gives_a_scout_where_there_is_none() -> None:
    """DK-31.8: Alpha-Moby at copper: a white one on a random space."""
    game = spawning("alpha-moby", "copper", upgrade="2.1", coming={"server": ["blue"], "black": [4]})
    assert network(game) == {"blue4": "white"}


@pytest.mark.parametrize("upgrade", CONTENT.upgrades)
def test_upgrades_do_nothing_when_the_step_is_skipped(upgrade: str) -> None:
    """DK-11.1, DK-31.8: in the very first turn, and while Neutrino-Scanner is the objective (DK-33.31)."""
    first: dict[str, Any] = {"objectives": ["silver-viral-overload"], "first_turn": True}
    for more in (first, {"objectives": ["gold-neutrino-scanner"]}):
        assert not network(table(**more, smc="mother", upgrade=upgrade, phase="new-scouts"))


# their texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_computers_deckers_and_packets_have_texts(language: str) -> None:
    """In each language: what they are called and what they do."""
    ids = [f"smc-{id}{part}" for id in CONTENT.smcs for part in ("", ".setup", ".rules")]
    ids += [f"upgrade-{id.replace('.', '-')}{part}" for id in CONTENT.upgrades for part in ("", ".rules")]
    ids += [f"decker-{id}{part}" for id in CONTENT.deckers for part in ("", ".text")]
    ids += [f"packet-{id}{part}" for id in CONTENT.packets for part in ("", ".text")]
    texts = [render(Message(id), language) for id in ids]
    assert len(set(texts)) == len(ids)
