"""The variants: fragmented servers (DK-28), upgraded computers (DK-29), packets (DK-30), alone and combined."""

from __future__ import annotations

import random
from collections import Counter
from itertools import product
from typing import Any

import pytest

from cyberdeck.deckers import RULES, new_game
from cyberdeck.deckers.content import CONTENT
from cyberdeck.deckers.rules import DeckersGame
from cyberdeck.deckers.words import Colour, Level, server_of, space_named
from cyberdeck.kernel import Complaint, replay
from deckers.tables import at, conserved, leave_open, lost, network, options, play, prompt, table

CALM = ["copper-alert", "gold-mirror-map"]
"""Objectives without preparation and rules."""


def starting(game: DeckersGame, word: str) -> list[str]:
    return [name for name in options(game) if name.startswith(word)]


def fragmented(**position: Any) -> DeckersGame:
    return table(**{"objectives": CALM, **position}, fragmented=True)


# fragmented servers


def test_segments_lie_with_the_multicoloured_side_up() -> None:
    """DK-28.2, DK-28.3, DK-28.4: a segment has the colour of its middle; a server is spread over all five."""
    game = new_game(deckers=["oshin-noro"], variants=["fragmented"])
    while prompt(game) == "lay-segment":
        play(game, options(game)[-1])
    board = game.state.board
    for segment in Colour:
        assert board.segment_of[space_named(f"{segment.word}6")] is segment
        assert {server_of(where) for where, found in board.segment_of.items() if found is segment} == set(Colour)
    for server in Colour:
        assert len({board.segment_of[space_named(f"{server.word}{n}")] for n in range(1, 7)}) == 5


def test_the_computer_is_set_up_by_colours() -> None:
    """DK-28.5: the purple server and home servers are colours; free programs are counted by segments."""
    game = new_game("spider", ["oshin-noro", "monty-quantum"], first_game=True, variants=["fragmented"])
    watched = {name for name, what in network(game).items() if "black" in what}
    numbers = {"purple": (1, 2, 3, 4, 5, 6), "red": (1, 3, 5), "green": (1, 3, 5)}
    assert watched == {f"{server}{n}" for server, found in numbers.items() for n in found}
    play(game, "space blue1", "space blue1", "space blue1")
    assert prompt(game) == "hand-tile"


def test_projecting_goes_by_colour() -> None:
    """DK-28.5, DK-21.1"""
    game = fragmented(
        deckers={"oshin-noro": {"at": "red3", "hand": "payload glitch"}}, spaces={"red3": "green installation"}
    )
    assert starting(game, "project") == [f"project red{n}" for n in range(1, 7)]
    play(game, "project red5", "upload red", "pay")
    assert at(game, "red5") == "red"


def test_converting_looks_at_the_colour() -> None:
    """DK-28.5, DK-22.2: a yellow installation on the same server helps, one on the same segment does not."""
    deckers = {"oshin-noro": {"at": "red3", "hand": "spoof"}}
    same_server = fragmented(deckers=deckers, spaces={"red3": "yellow, black", "red6": "yellow installation"})
    assert starting(same_server, "convert") == ["convert yellow"]
    board = same_server.state.board
    assert board.segment_of[space_named("red3")] is board.segment_of[space_named("yellow6")]
    same_segment = fragmented(deckers=deckers, spaces={"red3": "yellow, black", "yellow6": "yellow installation"})
    assert not starting(same_segment, "convert")


def test_dice_and_your_server_go_by_colour() -> None:
    """DK-28.5, DK-5.6"""
    deckers = {"oshin-noro": {"at": "green4"}}
    game = fragmented(smc="viking", deckers=deckers, phase="new-scouts", coming={"server": ["avatar"], "black": [3]})
    assert network(game) == {"green3": "black"}
    game = fragmented(smc="logi", deckers=deckers, phase="new-scouts")
    assert network(game) == {"green6": "white"}


def test_arrows_go_by_colour() -> None:
    """DK-28.5, DK-26.14: numbers of one colour, wherever they lie."""
    game = fragmented(objectives=["copper-bypass", "gold-mirror-map"], spaces={"red5": "black"}, phase="move-scouts")
    assert network(game) == {"red4": "black"}


def test_adjacency_goes_by_the_network() -> None:
    """DK-4.3, DK-28.3: an explosion reaches the spaces that touch, of any colour."""
    game = fragmented(
        deckers={"oshin-noro": {"at": "blue1", "hand": "impulse"}},
        spaces={"blue1": "black", "red2": "black guardian"},
    )
    play(game, "shift", "pay", "push-from blue1", "push black", "push-to red2")
    assert network(game) == {"red2": "black guardian", "blue1": "black", "blue6": "black", "purple3": "black"}


# upgraded computers


def test_an_upgrade_adds_a_gold_cycle() -> None:
    """DK-29.2, DK-7.3: one of the four Mother's Ghost objectives at the very bottom, drawn at random."""
    ghosts = {id for id, row in CONTENT.objectives.items() if row.level_name == "ghost"}
    assert len(ghosts) == 4
    for upgrade in ("2.0", "2.1"):
        found = [new_game("spider", seed=seed, variants=[upgrade]).state.objectives for seed in range(24)]
        assert {objectives[-1] for objectives in found} == ghosts
        assert all(len(objectives) == 4 and not ghosts.intersection(objectives[:-1]) for objectives in found)
    assert not ghosts.intersection(new_game("spider").state.objectives)
    first = new_game(first_game=True, variants=["2.0"]).state.objectives
    assert first[:-1] == CONTENT.first_game.objectives


def test_the_ghosts_cycle_is_gold() -> None:
    """DK-29.6"""
    for id, row in CONTENT.objectives.items():
        if row.level_name == "ghost":
            assert row.level is Level.GOLD, id
    game = table(
        smc="mother",
        objectives=["ghost-tsunami"],
        phase="new-scouts",
        coming={"server": ["blue", "green"], "black": [1, 3]},
    )
    assert network(game) == {"blue1": "black", "green3": "black"}


def test_the_regular_gold_goal_may_be_missed() -> None:
    """DK-29.6, DK-1.4: it is not the last card then; except against Sentinel."""
    position: dict[str, Any] = {"objectives": ["gold-mirror-map", "ghost-tsunami"], "phase": "evaluation"}
    assert table(**position, smc="viking", upgrade="2.0").result is None
    assert lost(table(**position, smc="sentinel", upgrade="2.0")) == "goal"
    assert lost(table(objectives=["gold-mirror-map"], phase="evaluation", smc="viking")) == "goal"


def test_a_missed_last_goal_loses() -> None:
    """DK-1.7, DK-29.7"""
    game = table(objectives=["ghost-tsunami"], phase="evaluation", spaces={"blue6": "mothers-ghost"})
    assert lost(game) == "goal"


def test_the_rules_of_both_cards_apply() -> None:
    """DK-29.1: Spider finds the place, 2.1 the colour; Spider's own end of turn stays."""
    coming = {"server": ["blue", "blue"]}
    game = table(smc="spider", upgrade="2.1", objectives=["silver-viral-overload"], phase="new-scouts", coming=coming)
    assert network(game) == {"blue1": "white", "blue2": "black"}
    spaces = {"blue1": "red", "blue2": "black", "blue6": "black"}
    game = table(smc="spider", upgrade="2.1", objectives=CALM, spaces=spaces, phase="end-of-turn")
    assert at(game, "blue1") == ""


# packets with them


def test_packets_lie_on_the_numbers_of_colours() -> None:
    """DK-28.1, DK-28.5, DK-30.1"""
    variants = ["fragmented", "packets", "2.1"]
    game = new_game("viking", ["oshin-noro"], first_game=True, variants=variants)
    play(game, *["space blue1"] * 4)
    tiles = {name for name, what in network(game).items() if "pkt" in what}
    assert tiles == {f"{colour.word}{n}" for colour in Colour for n in (2, 5)}
    assert game.state.upgrade_id == "2.1"


def test_a_packet_at_the_level_of_mothers_ghost() -> None:
    """DK-29.6: gold: the cache gives two commands."""
    game = table(
        deckers={"oshin-noro": {"hand": "", "packets": "pkt-cache"}},
        objectives=["ghost-tsunami"],
        spaces={"blue6": "mothers-ghost"},
    )
    play(game, "move")
    assert options(game) == ["number 1", "number 2"]
    leave_open(game)


# what cannot be


@pytest.mark.parametrize(
    ("variants", "message"),
    [
        (["2.0", "2.1"], "deckers-setup-two-upgrades"),
        (["3.0"], "deckers-setup-unknown"),
        ("packets", "spec-names"),
    ],
)
def test_unfit_variants_are_refused(variants: Any, message: str) -> None:
    """DK-29.1: one upgrade card beside the computer's."""
    with pytest.raises(Complaint) as refused:
        new_game(variants=variants)
    assert refused.value.message.id == message


# all together

TEAMS = (
    ["techno-twins", "angel-nitrate", "leiko-mori"],
    ["hettie-magnetic", "rupert-stanz"],
    ["tokyo-black"],
    ["kelly-nexus", "oshin-noro", "tilda-sweet", "rupert-stanz"],
    ["monty-quantum", "leiko-mori", "tokyo-black"],
)
SUBSETS = [
    [*(["fragmented"] if pieces else []), *(["packets"] if tiles else []), *upgrade]
    for pieces, tiles, upgrade in product((False, True), (False, True), ([], ["2.0"], ["2.1"]))
]


@pytest.mark.parametrize("variants", SUBSETS, ids="+".join)
def test_games_with_any_variants_run_soundly(variants: list[str]) -> None:
    """DK-28.1: no option twice, no token or tile lost, 15 cards each; and the journal replays to the same end."""
    for number, smc in enumerate(CONTENT.smcs):
        seed = 7 * SUBSETS.index(variants) + number
        team = TEAMS[seed % len(TEAMS)]
        game = played_at_random(new_game(smc, team, seed, variants=variants), random.Random(seed))
        assert game.result is not None
        if number == seed % 7:
            assert replay(game.journal, RULES).digest == game.digest


def played_at_random(game: DeckersGame, chance: random.Random) -> DeckersGame:
    """Until the end; seldom does a decker stop while there is something to do."""
    while game.decision is not None:
        names = options(game)
        assert len(set(names)) == len(names) > 0, names
        if prompt(game) == "deckers-action":
            sound(game)
        last = len(names) - 1
        game.decide(chance.randrange(max(1, last)) if chance.random() < 0.8 else last)
    return game


def sound(game: DeckersGame) -> None:
    state = game.state
    conserved(game)
    tiles = [tile for _, tile in state.tiles] + list(state.spent_tiles)
    tiles += [tile for decker in state.deckers for tile in decker.packets]
    every = {row.id: row.tiles for row in CONTENT.packets.values()}
    assert Counter(tiles) == (every if state.with_packets else {})
    for decker in state.deckers:
        cards = [*decker.deck, *decker.hand, *decker.discard, *decker.played]
        assert len(cards) == len(set(cards)) == 15
