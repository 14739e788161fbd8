"""The kernel's contract and the invariants of Deckers; benchmarks/deckers_games.py plays the large samples."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

import contract
from cyberdeck.deckers.field import Guardian
from cyberdeck.deckers.rules import RULES, DeckersGame
from cyberdeck.deckers.state import Action, Pool, State
from cyberdeck.deckers.words import WHITE, Phase, Scout, space_named
from cyberdeck.kernel import AnyGame, Rng
from deckers.invariants import Watch, check
from deckers.tables import play, quiet
from deckers.whole_games import Played, blind, checked, setup

CHECKS = (
    contract.options_are_sound,
    contract.illegal_answers_change_nothing,
    contract.questions_change_nothing,
    contract.cancelling_drops_the_answers,
    contract.copies_are_the_same,
    contract.copies_go_on_the_same,
    contract.shortcuts_are_ordinary_answers,
)


def now_and_then(look: Callable[[AnyGame], None], every: int) -> Callable[[AnyGame], None]:
    """The same check at every so many decisions."""
    count = 0

    def sometimes(game: AnyGame) -> None:
        nonlocal count
        count += 1
        if count % every == 0:
            look(game)

    return sometimes


def a_game(seed: int) -> DeckersGame:
    """Computers, deckers, variants and objectives by turns."""
    return RULES.new_game(setup(seed), seed)


@pytest.mark.parametrize("seed", range(6))
def test_the_contract_along_a_random_game(seed: int) -> None:
    game = a_game(seed)
    contract.play(game, random.Random(seed), *(now_and_then(check, 4) for check in CHECKS), most=20_000)
    contract.replay_is_the_same(game)


def test_a_replay_at_any_time_is_the_same() -> None:
    contract.play(a_game(3), random.Random(5), now_and_then(contract.replay_is_the_same, 40), most=20_000)


def test_a_replay_keeps_the_order_of_the_seats() -> None:
    game = quiet(deckers="tilda-sweet monty-quantum hettie-magnetic")
    play(game, "end-actions")
    contract.replay_is_the_same(game)


@pytest.mark.parametrize("seed", [1, 6])
def test_frames_give_the_view_at_every_decision(seed: int) -> None:
    game = a_game(seed)
    filmed = contract.Filmed(game)
    contract.play(game, random.Random(seed), filmed, most=20_000)
    filmed(game)
    assert filmed.looks > 20
    assert filmed.events > filmed.looks


def test_blindness_really_redraws_something() -> None:
    blindness = contract.Blindness()
    contract.play(a_game(7), random.Random(3), now_and_then(blindness, 4), most=20_000)
    assert blindness.redrawn > 50


def imagined_alike(game: AnyGame) -> None:
    """What a seat imagines hangs on nothing that it cannot know: in a redrawn game it imagines the same."""
    for seat in contract.seats(game):
        twin = game.determinise(seat, Rng(7))
        assert twin.determinise(seat, Rng(8)).save() == game.determinise(seat, Rng(8)).save(), f"seat {seat}"


@pytest.mark.parametrize("seed", range(6))
def test_what_a_seat_imagines_hangs_on_nothing_hidden(seed: int) -> None:
    contract.play(a_game(seed), random.Random(seed), now_and_then(imagined_alike, 6), most=20_000)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(1, 9))
def test_no_seat_can_tell_a_redrawn_game(seed: int) -> None:
    assert isinstance(game := blind(seed), Played), game


@pytest.mark.slow
@pytest.mark.parametrize("first", range(100, 160, 10))
def test_every_position_keeps_the_invariants(first: int) -> None:
    for seed in range(first, first + 10):
        assert isinstance(game := checked(seed), Played), game


# what the invariants see


def a_position() -> DeckersGame:
    game = quiet(
        deckers={"oshin-noro": {"hand": "ping tunnel", "discard": "glitch"}, "monty-quantum": {"at": "blue4"}},
        spaces={"red6": "2 red, black", "blue2": "black guardian", "green1": "white, black", "yellow3": "3 blue"},
        row="scalpel decoy nudge fence",
    )
    check(game.state)
    return game


def _change(state: State, name: str, **fields: Any) -> None:
    at = space_named(name)
    state.fields[at] = state.fields[at]._replace(**fields)


def _token_lost(state: State) -> None:
    state.supply[Pool.SCOUT] -= 1


def _token_from_nowhere(state: State) -> None:
    _change(state, "red6", black=2)


def _card_in_two_places(state: State) -> None:
    state.deckers[0].discard.append(state.deckers[0].hand[0])


def _card_lost(state: State) -> None:
    state.deckers[1].deck.pop()


def _sixteen_cards(state: State) -> None:
    state.deckers[0].deck.append(state.upgrades.pop())


def _five_in_the_row(state: State) -> None:
    state.row.append(state.upgrades.pop())


def _base_card_in_the_row(state: State) -> None:
    state.row[0], state.deckers[0].hand[0] = state.deckers[0].hand[0], state.row[0]


def _too_many_programs(state: State) -> None:
    _change(state, "yellow3", programs=(4, 0, 0, 0, 0))
    state.supply[Pool.BLUE_GREEN] -= 1


def _scout_beside_a_guardian(state: State) -> None:
    _change(state, "blue2", black=1)
    state.supply[Pool.SCOUT] -= 1


def _third_scout(state: State) -> None:
    at = space_named("green1")
    state.fields[at] = state.fields[at].with_scout(Scout(WHITE))
    state.supply[Pool.SCOUT] -= 1


def _idle_white_scout(state: State) -> None:
    _change(state, "red6", black=0, white=1)


def _avatar_beside_a_white_guardian(state: State) -> None:
    _change(state, "blue2", guardian=Guardian.WHITE.value)
    state.deckers[1].avatars = [space_named("blue2")]


def _action_left_over(state: State) -> None:
    state.action = Action("move")


def _cards_left_played(state: State) -> None:
    state.deckers[0].played.append(state.deckers[0].hand.pop())


def _lasting_too_long(state: State) -> None:
    state.phase, state.lasting = Phase.END_OF_TURN, ("tunnel",)


def _fourth_turn(state: State) -> None:
    state.deckers[0].turns = 4


def _packet_from_nowhere(state: State) -> None:
    state.deckers[0].packets.append("pkt-cache")


def _rule_that_does_not_hold(state: State) -> None:
    state.specials = ("no-sixth-spaces",)


def _known_card_elsewhere(state: State) -> None:
    state.deckers[0].known.append(state.deckers[0].deck[0])


@pytest.mark.parametrize(
    "spoil",
    [
        _token_lost,
        _token_from_nowhere,
        _card_in_two_places,
        _card_lost,
        _sixteen_cards,
        _five_in_the_row,
        _base_card_in_the_row,
        _too_many_programs,
        _scout_beside_a_guardian,
        _third_scout,
        _idle_white_scout,
        _avatar_beside_a_white_guardian,
        _action_left_over,
        _cards_left_played,
        _lasting_too_long,
        _fourth_turn,
        _packet_from_nowhere,
        _rule_that_does_not_hold,
        _known_card_elsewhere,
    ],
)
def test_a_spoilt_position_is_noticed(spoil: Callable[[State], None]) -> None:
    state = a_position().state.copy()
    assert state.fields[space_named("blue2")].guardian == Guardian.BLACK
    spoil(state)
    with pytest.raises(AssertionError):
        check(state)


def test_a_cycle_left_out_is_noticed() -> None:
    game = a_position()
    watch = Watch(game)
    watch(game)
    game.state.cycle += 2
    with pytest.raises(AssertionError, match="left out"):
        watch(game)


def test_a_card_that_changes_is_noticed() -> None:
    game = a_position()
    watch = Watch(game)
    game.state.cards = (*game.state.cards[:-1], "ping")
    with pytest.raises(AssertionError):
        watch(game)
