"""The content files: what every row says, and that the printed tokens suffice for it (DK-35)."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import fields
from typing import Any, get_args

import pytest

from cyberdeck.deckers import new_game
from cyberdeck.deckers.board import FIRST_GAME, FRAGMENTS, SHAPES, Layout, board, legal_middles
from cyberdeck.deckers.content import CONTENT, Source, Sourced
from cyberdeck.deckers.rows import all_steps, check_content
from cyberdeck.deckers.rules import RULES
from cyberdeck.deckers.setup import LaySegments
from cyberdeck.deckers.smc_phase import FollowArrow, parse_arrow
from cyberdeck.deckers.words import Colour, number_of, server_of
from deckers.tables import quiet

FOUR = "oshin-noro monty-quantum tilda-sweet hettie-magnetic"


def groups(row: Any) -> Iterator[Sourced]:
    """All groups of facts in a row."""
    values = [getattr(row, name) for name in getattr(row, "__struct_fields__", ())]
    for value in values:
        if isinstance(value, Sourced):
            yield value
            yield from groups(value)


# DK-35.1
def test_every_group_of_facts_names_its_source() -> None:
    rows = [
        *CONTENT.smcs.values(),
        *CONTENT.upgrades.values(),
        *CONTENT.deckers.values(),
        *CONTENT.objectives.values(),
        *CONTENT.packets.values(),
    ]
    for row in rows:
        found = list(groups(row))
        assert found
        assert all(group.source in get_args(Source) for group in found)
    assert all(card.source in get_args(Source) for card in CONTENT.cards.values())


# DK-35.2
def test_effects_are_lists_of_known_verbs_and_goals_can_be_measured() -> None:
    check_content(CONTENT, RULES.verbs)
    assert {verb for _, row in all_steps(CONTENT) for verb in row} <= RULES.verbs.keys()
    for id in CONTENT.objectives:
        progress = quiet(objectives=[id, "gold-mirror-map"]).view(0).objective.progress
        assert progress
        assert all(part.need > 0 or part.met for part in progress)


# DK-35.3, DK-26.10
def test_arrows_are_stored_as_a_failure_shows_them() -> None:
    assert parse_arrow("B+") == FollowArrow(Colour.BLUE, up=True)
    assert parse_arrow("P-") == FollowArrow(Colour.PURPLE, up=False)
    for row in CONTENT.objectives.values():
        assert len(row.arrows.failure) in (0, 4)


# DK-35.4
@pytest.mark.parametrize(
    ("objective", "spaces"),
    [
        ("silver-neural-matrix", {f"{server.word}{number}": "green" for server in Colour for number in (1, 3, 5)}),
        ("gold-mirror-map", {f"{server.word}1": "blue, green, yellow, red" for server in Colour}),
    ],
)
def test_the_largest_goals_can_be_met_with_the_printed_tokens(objective: str, spaces: dict[str, str]) -> None:
    game = quiet(objectives=[objective, "gold-mirror-map"], deckers=FOUR, spaces=spaces)
    assert all(part.met for part in game.view(0).objective.progress)
    assert min(game.state.supply) >= 0


def random_layout(seed: int) -> Layout:
    chance, layout = random.Random(seed), Layout()
    for segment in chance.sample(list(Colour), 5):
        layout = layout.laying(segment, chance.choice(legal_middles(layout, segment)))
    return layout


# DK-35.4, DK-35.9
def test_the_setups_on_many_layouts() -> None:
    """Mother needs 7 to 18 scouts, Logi 3 to 15; there are 0 to 12 closed spaces."""
    for seed in range(400):
        network = board(random_layout(seed))
        purple = {at for at in network.hex_of if server_of(at) is Colour.PURPLE}
        touching = {near for at in purple for near in network.neighbours[at]}
        assert 7 <= len(purple | touching | network.closed) <= 18
        assert 3 <= len(network.closed) + 3 <= 15
        assert len(network.closed) <= 12


# DK-35.9, DK-4.15
def test_the_layout_of_the_first_game_is_legal_in_its_order() -> None:
    layout = Layout()
    for segment in (Colour.PURPLE, Colour.YELLOW, Colour.RED, Colour.GREEN, Colour.BLUE):
        middle = FIRST_GAME.middles[segment]
        assert middle is not None
        assert middle in legal_middles(layout, segment)
        layout = layout.laying(segment, middle)
    assert layout == FIRST_GAME


# DK-2.1
def test_every_segment_has_a_side_of_one_colour_and_a_multicoloured_one() -> None:
    assert len(SHAPES) == len(FRAGMENTS) == 5
    plain, fragmented = board(FIRST_GAME), board(FIRST_GAME._replace(fragmented=True))
    for at in plain.hex_of:
        assert plain.segment_of[at] is server_of(at)
    for segment, colours in FRAGMENTS.items():
        assert set(colours) == set(Colour)
        there = [at for at in fragmented.hex_of if fragmented.segment_of[at] is segment]
        assert sorted(map(number_of, there)) == [1, 2, 3, 4, 5, 6]


# DK-2.13, DK-7.8
def test_each_random_server_card_is_drawn_once() -> None:
    firsts = set()
    for seed in range(60):
        game = new_game(seed=seed)
        step = game.state.stack[-1][0]
        assert isinstance(step, LaySegments)
        drawn = step.drawn
        assert sorted(drawn) == list(Colour)
        firsts.add(drawn[0])
    assert firsts == set(Colour)


# DK-9.3
def test_the_facts_keep_the_back_of_an_objective_hidden() -> None:
    shown = {field.name for facts in RULES.facts().objectives.values() for field in fields(facts)}
    assert shown == {"name", "level", "sources"}
