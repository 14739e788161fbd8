"""Setting up (DK-7), and what the components are (DK-2)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from cyberdeck.deckers import new_game
from cyberdeck.deckers.board import FIRST_GAME, board, legal_middles
from cyberdeck.deckers.content import CONTENT
from cyberdeck.deckers.rules import DeckersGame
from cyberdeck.deckers.words import Colour
from cyberdeck.kernel import Complaint
from deckers.tables import at, avatars, conserved, hand, network, of, options, play, prompt, seat, supply

FOUR = ("oshin-noro", "monty-quantum", "tilda-sweet", "hettie-magnetic")


def until(game: DeckersGame, *prompts: str) -> DeckersGame:
    """Answer with the first option until one of these questions comes."""
    while prompt(game) not in prompts:
        game.decide(0)
    return game


def begun(smc: str = "alpha-moby", deckers: tuple[str, ...] = FOUR[:2], seed: int = 0, **more: object) -> DeckersGame:
    """A game up to the question who begins."""
    return until(new_game(smc, deckers, seed, **more), "hand-tile")


def first(**more: Any) -> DeckersGame:
    return new_game("alpha-moby", FOUR[:2], first_game=True, **more)


# DK-2.4, DK-2.5, DK-2.15
def test_ten_deckers_two_of_each_colour() -> None:
    profiles = CONTENT.deckers.values()
    assert Counter((row.colour, row.colour_of.side) for row in profiles) == Counter(
        (colour, side) for colour in Colour for side in ("primary", "alternate")
    )
    assert sum(row.avatars for row in profiles) == 11
    assert CONTENT.deckers["techno-twins"].avatars == 2


# DK-2.2, DK-2.11, DK-2.12, DK-2.14
def test_how_many_cards_and_tiles_there_are() -> None:
    assert len(CONTENT.smcs) == 7
    assert list(CONTENT.upgrades) == ["2.0", "2.1"]
    assert [len(deck) for deck in CONTENT.base_decks.values()] == [15] * 5
    assert len(CONTENT.advanced) == 54
    levels = Counter(row.level_name for row in CONTENT.objectives.values())
    assert levels == {"copper": 12, "silver": 12, "gold": 12, "ghost": 4}
    assert len(CONTENT.packets) == 7
    assert sum(row.tiles for row in CONTENT.packets.values()) == 10


# DK-7.1
def test_the_first_holder_of_the_tile_is_drawn() -> None:
    holders = Counter(new_game(deckers=FOUR, seed=seed).state.active for seed in range(200))
    assert all(25 < holders[number] < 80 for number in range(4))


# DK-7.2
def test_any_computer_may_be_chosen() -> None:
    for smc in CONTENT.smcs:
        assert new_game(smc).view(0).smc == smc
    assert new_game().state.smc_id == CONTENT.first_game.smc == "alpha-moby"
    with pytest.raises(Complaint):
        new_game("deep-thought")


# DK-7.3, DK-7.4, DK-7.5, DK-7.6
@pytest.mark.parametrize("smc", CONTENT.smcs)
def test_the_objective_deck(smc: str) -> None:
    cycles = CONTENT.smcs[smc].cycles
    levels = ["copper"] * cycles.copper + ["silver"] * cycles.silver + ["gold"] * cycles.gold
    drawn: Counter[str] = Counter()
    for seed in range(60):
        objectives = new_game(smc, seed=seed).state.objectives
        assert [CONTENT.objectives[id].level_name for id in objectives] == levels
        assert len(set(objectives)) == len(objectives)
        drawn.update(objectives)
    assert len(drawn) > 30
    assert not any(id.startswith("ghost") for id in drawn)


# DK-7.6, DK-9.2
def test_the_preparation_waits_for_the_information_phase() -> None:
    game = new_game(deckers=FOUR[:2], objectives=["silver-swarm", "gold-mirror-map"], seed=3)
    while game.state.phase.value == "setup":
        assert "swarm" not in game.state.track
        assert game.state.objective_holds is False
        game.decide(0)
    assert game.state.objective_holds


# DK-7.7, DK-7.8, DK-4.15
def test_the_first_game() -> None:
    game = first()
    assert game.state.objectives == ("copper-404", "silver-neural-matrix", "gold-hackman")
    assert game.state.layout == FIRST_GAME
    assert prompt(game) == "free-program"


# DK-7.8, DK-4.11, DK-4.12
def test_segments_are_laid_in_turn_by_the_rules() -> None:
    orders = set()
    for seed in range(20):
        game = new_game(deckers=FOUR[:3], seed=seed)
        first_seat, laid = game.state.active, list[Colour]()
        for turn in range(5):
            assert prompt(game) == "lay-segment"
            assert seat(game) == FOUR[(first_seat + turn) % 3]
            assert game.decision is not None
            segment = next(value for name, value in game.decision.prompt.args if name == "colour")
            laid.append(next(c for c in Colour if c.word in str(segment)))
            middles = legal_middles(game.state.layout, laid[-1])
            assert options(game) == [f"lay {q} {r}" for q, r in middles]
            game.decide(len(middles) // 2)
        assert sorted(laid) == list(Colour)
        assert len(board(game.state.layout).at) == 30
        assert board(game.state.layout).connected()
        assert not game.state.layout.fragmented
        orders.add(tuple(laid))
    assert len(orders) > 10


# DK-7.9
def test_deckers_have_different_colours() -> None:
    with pytest.raises(Complaint):
        new_game(deckers=["oshin-noro", "angel-nitrate"])
    with pytest.raises(Complaint):
        new_game(deckers=["oshin-noro", "oshin-noro"])
    with pytest.raises(Complaint):
        new_game(deckers=["neo"])
    assert CONTENT.first_game.deckers == FOUR
    colours = [CONTENT.deckers[id].colour_of for id in FOUR]
    assert [(colour.value, colour.side) for colour in colours] == [
        (word, "primary") for word in ("red", "green", "yellow", "blue")
    ]


# DK-7.10, DK-2.11, DK-35.5
@pytest.mark.parametrize("id", CONTENT.deckers)
def test_both_deckers_of_a_colour_use_the_deck_of_that_colour(id: str) -> None:
    game = new_game(deckers=[id])
    decker = game.state.deckers[0]
    cards = [*decker.deck, *decker.hand]
    keys = sorted(game.state.cards[card] for card in cards)
    assert keys == sorted(CONTENT.base_decks[CONTENT.deckers[id].colour])
    assert len(keys) == 15
    symbols = [sum(CONTENT.symbols[key][colour] for key in keys) for colour in Colour]
    totals = {
        Colour.BLUE: [7, 6, 4, 4, 4],
        Colour.GREEN: [6, 7, 4, 4, 4],
        Colour.YELLOW: [4, 4, 7, 6, 4],
        Colour.RED: [4, 4, 6, 7, 4],
        Colour.PURPLE: [4, 4, 4, 4, 7],
    }
    assert symbols == totals[decker.colour]


# DK-7.11
def test_command_decks_are_shuffled_and_face_down() -> None:
    hands = {tuple(hand(begun(seed=seed), "oshin-noro")) for seed in range(20)}
    assert len(hands) > 15
    view = begun().view(0).deckers[0]
    assert view.deck == 10
    assert view.under == ()


# DK-7.12, DK-5.3
def test_avatars_begin_on_their_entry_spaces() -> None:
    game = first()
    assert avatars(game, "oshin-noro") == ["red6"]
    assert avatars(game, "monty-quantum") == ["green6"]
    assert avatars(new_game(deckers=["techno-twins"]), "techno-twins") == ["yellow6", "yellow6"]


# DK-7.13, DK-7.14, DK-7.19
def test_alpha_moby_sets_up_on_purple_and_on_the_entry_spaces() -> None:
    game = first()
    purple = {f"purple{number}": "black" for number in range(1, 7)}
    assert network(game) == {**purple, "red6": "red, black", "green6": "green, black"}
    conserved(game)


# DK-7.13, DK-7.19, DK-31.3
def test_the_start_program_is_of_the_start_type() -> None:
    assert at(begun("logi", ("rupert-stanz",)), "purple6") == "purple"
    assert at(begun("logi", ("hettie-magnetic",)), "blue6") == "blue"
    assert at(begun("glom", ("hettie-magnetic",)), "blue6") == "yellow"


# DK-7.13, DK-32.9
def test_leiko_chooses_her_start_type_just_before() -> None:
    game = until(new_game("logi", ["leiko-mori"]), "start-type")
    assert options(game) == [f"start-type {colour}" for colour in ("blue", "green", "yellow", "red")]
    assert at(game, "purple6") == ""
    play(game, "start-type yellow")
    assert at(game, "purple6") == "yellow"


# DK-7.15, DK-34.2
@pytest.mark.parametrize(("count", "free"), [(1, 4), (2, 3), (3, 2), (4, 1)])
def test_a_free_blue_program_for_each_segment_without_an_avatar(count: int, free: int) -> None:
    game = new_game(deckers=FOUR[:count], first_game=True)
    blue = supply(game, "blue-green")
    for left in range(free):
        assert prompt(game) == "free-program"
        assert len(options(game)) == 30
        assert at(game, "yellow2") == ("" if not left else "blue" if left == 1 else f"{left} blue")
        play(game, "space yellow2")
    assert prompt(game) == "hand-tile"
    assert supply(game, "blue-green") == blue - min(free, 3)


# DK-7.15
def test_twins_hold_one_segment() -> None:
    game = new_game(deckers=["techno-twins"], first_game=True)
    for _ in range(4):
        assert prompt(game) == "free-program"
        game.decide(0)
    assert prompt(game) == "hand-tile"


# DK-7.16, DK-7.17
def test_the_upgrade_row_and_the_hands() -> None:
    game = first()
    assert game.state.row == []
    assert hand(game, "oshin-noro") == []
    until(game, "hand-tile")
    assert len(game.state.row) == 4
    assert len(game.state.upgrades) == 50
    for decker in game.seats:
        assert len(hand(game, decker)) == 5
        assert len(of(game, decker).deck) == 10
    rows = {tuple(begun(seed=seed).view(0).row) for seed in range(20)}
    assert len(rows) > 15


# DK-7.18
def test_the_rules_of_markers_hold_in_the_setup() -> None:
    """On Purple#6 Rupert's entry space gets a second scout; a third one would transform it."""
    game = new_game(deckers=["rupert-stanz"], first_game=True)
    assert at(game, "purple6") == "purple, 2 black"
    play(game, *["space yellow2"] * 4)
    assert at(game, "yellow2") == "3 blue"
    conserved(game)


# DK-7.18, DK-12.14
def test_sentinels_white_scouts_block_in_the_setup() -> None:
    game = until(new_game("sentinel", ["oshin-noro"], seed=2), "free-program")
    assert at(game, "blue6") == "white"
    play(game, "space blue6")
    assert at(game, "blue6") == "white-on-blue"


# DK-7.19, DK-32.8
def test_angel_redirects_scouts_of_the_setup() -> None:
    game = until(new_game(deckers=["angel-nitrate"], first_game=True), "angel")
    assert at(game, "red6") == "red"
    play(game, "redirect red3")
    assert at(game, "red3") == "black"
    assert at(game, "red6") == "red"


# DK-7.19
def test_against_glom_the_free_programs_are_yellow() -> None:
    game = until(new_game("glom", ["oshin-noro"]), "free-program")
    play(game, "space yellow2")
    assert at(game, "yellow2") == "yellow"
