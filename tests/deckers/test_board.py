"""The geometry of the network."""

from __future__ import annotations

import random

import pytest

from cyberdeck.deckers.adjoining import places
from cyberdeck.deckers.board import FIRST_GAME, FRAGMENTS, SHAPES, SIDES, Layout, board, legal_middles
from cyberdeck.deckers.words import SPACES, Colour, number_of, server_of, space, space_name, space_named
from cyberdeck.locale.texts import render

INNER = {1: {2, 6}, 2: {1, 3, 6}, 3: {2, 4, 6}, 4: {3, 5, 6}, 5: {4, 6}, 6: {1, 2, 3, 4, 5}}
FIRST_GAME_CLOSED = "blue4 purple5 purple6 red1 red2 red6 yellow4 yellow5 yellow6"
FIRST_GAME_JOINS = """
    blue3-red2 blue3-red3 blue4-purple4 blue4-purple5 blue4-red2 blue5-purple4 green2-purple1 green2-yellow4
    green3-yellow3 green3-yellow4 purple1-yellow4 purple1-yellow5 purple5-red1 purple5-red2 purple5-yellow5
    purple6-yellow5 red1-yellow1 red1-yellow5 red1-yellow6 red5-yellow1 red6-yellow1"""


def random_layout(seed: int, fragmented: bool = False) -> Layout:
    chance = random.Random(seed)
    layout = Layout(fragmented=fragmented)
    for segment in chance.sample(list(Colour), 5):
        layout = layout.laying(segment, chance.choice(legal_middles(layout, segment)))
    return layout


@pytest.mark.parametrize("segment", Colour)
def test_inside_a_segment(segment: Colour) -> None:
    """DK-4.1, DK-4.2, DK-4.4, DK-4.5, DK-4.6: six spaces, the sixth in the middle, a gap between 5 and 1."""
    alone = board(Layout().laying(segment, (0, 0)))
    found = {n: {number_of(at) for at in alone.neighbours[space(segment, n)]} for n in range(1, 7)}
    assert found == INNER


def test_no_two_segments_have_the_same_layout_of_numbers() -> None:
    """DK-4.8, DK-4.10."""
    assert len(set(SHAPES.values())) == 5


def test_the_layout_of_the_first_game() -> None:
    """DK-4.15, DK-4.16, DK-4.13: its closed spaces and its 21 joins, and no hole."""
    first = board(FIRST_GAME)
    assert {space_name(at) for at in first.closed} == set(FIRST_GAME_CLOSED.split())
    joins = {
        "-".join(sorted((space_name(at), space_name(near))))
        for at in SPACES
        for near in first.neighbours[at]
        if server_of(at) != server_of(near)
    }
    assert joins == set(FIRST_GAME_JOINS.split())
    assert first.connected()


def test_the_first_layout_is_laid_legally() -> None:
    """DK-4.15: legal in the order purple, yellow, red, green, blue."""
    layout = Layout()
    for segment in (Colour.PURPLE, Colour.YELLOW, Colour.RED, Colour.GREEN, Colour.BLUE):
        middle = FIRST_GAME.middles[segment]
        assert middle in legal_middles(layout, segment)
        layout = layout.laying(segment, middle)
    assert layout == FIRST_GAME


def test_a_gap_can_be_filled() -> None:
    """DK-4.7: a space in the gap of a segment touches its 1, 5 and 6."""
    near = {space_name(at) for at in board(FIRST_GAME).neighbours[space_named("red1")]}
    assert {"yellow1", "yellow5", "yellow6"} <= near


def test_distances() -> None:
    """DK-4.9: the fewest steps over existing spaces."""
    first = board(FIRST_GAME)
    assert first.distance(space_named("yellow6"), space_named("yellow6")) == 0
    assert first.distance(space_named("yellow6"), space_named("red1")) == 1
    assert first.distance(space_named("green5"), space_named("blue1")) == 8


@pytest.mark.parametrize("seed", range(40))
def test_a_segment_touches_with_two_of_its_spaces(seed: int) -> None:
    """DK-4.11, DK-4.12 {A3}: no overlap, two touching spaces, never turned; holes may be."""
    layout = random_layout(seed)
    laid = board(layout)
    assert len(laid.at) == 30
    assert laid.connected()
    assert all(len(near) == 6 for at, near in enumerate(laid.neighbours) if at in laid.closed)
    for segment in Colour:
        others = board(layout.lifting(segment)).at
        middle = layout.middles[segment]
        assert middle is not None
        mine = [(middle[0] + q, middle[1] + r) for q, r in SHAPES[segment]]
        assert not set(mine) & set(others)


@pytest.mark.parametrize("fragmented", [False, True])
def test_no_two_places_of_a_segment_read_the_same(fragmented: bool) -> None:
    """What it would touch tells each place from the others, in words and without coordinates."""
    chance = random.Random(fragmented)
    for _ in range(20):
        layout = Layout(fragmented=fragmented)
        for segment in chance.sample(list(Colour), 5):
            options = places(layout, segment, legal_middles(layout, segment))
            texts = [render(option.message(0), "en") for option in options]
            assert len(set(texts)) == len(texts)
            assert not any("-" in text for text in texts)
            layout = layout.laying(segment, chance.choice(options).value)


def test_adjacency_goes_both_ways() -> None:
    """DK-4.3."""
    laid = board(random_layout(7))
    assert all(at in laid.neighbours[near] for at in SPACES for near in laid.neighbours[at])


def test_fragmented_segments() -> None:
    """DK-28.2, DK-28.3, DK-28.4: every colour on every segment, each server once with the numbers 1 to 6."""
    for segment, colours in FRAGMENTS.items():
        assert set(colours) == set(Colour)
        assert colours[5] == segment
    laid = board(random_layout(3, fragmented=True))
    assert set(laid.hex_of) == set(SPACES)
    assert {segment: sum(s == segment for s in laid.segment_of.values()) for segment in Colour} == dict.fromkeys(
        Colour, 6
    )


def test_names_of_spaces() -> None:
    assert [space_named(space_name(at)) for at in SPACES] == list(SPACES)
    for bad in ("blue", "blue7", "blue0", "mauve1", "6"):
        with pytest.raises(ValueError, match=bad):
            space_named(bad)


def test_the_six_sides() -> None:
    assert len(set(SIDES)) == 6
    assert (sum(q for q, _ in SIDES), sum(r for _, r in SIDES)) == (0, 0)
