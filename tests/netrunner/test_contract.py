"""The kernel's contract and the invariants of Netrunner; benchmarks/netrunner_games.py plays the large samples."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

import contract
from cyberdeck.kernel import AnyGame
from cyberdeck.netrunner import new_game
from cyberdeck.netrunner.moving import change
from cyberdeck.netrunner.rules import NetrunnerGame
from cyberdeck.netrunner.state import Column, Lasting, State, Until
from cyberdeck.netrunner.words import CORP, HQ, RUNNER, Type, Zone
from netrunner.invariants import Watch, check
from netrunner.tables import find, leave_open, table
from netrunner.whole_games import Played, blind, checked

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


@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(1, 4))])
def test_the_contract_along_a_random_game(seed: int) -> None:
    game = new_game(seed=seed)
    contract.play(game, random.Random(seed), *(now_and_then(check, 4) for check in CHECKS))
    contract.replay_is_the_same(game)


def test_a_replay_at_any_time_is_the_same() -> None:
    contract.play(new_game(seed=5), random.Random(5), now_and_then(contract.replay_is_the_same, 60))


@pytest.mark.parametrize("seed", [1, 6])
def test_frames_give_the_view_at_every_decision(seed: int) -> None:
    game = new_game(seed=seed)
    filmed = contract.Filmed(game)
    contract.play(game, random.Random(seed), filmed)
    filmed(game)
    assert filmed.looks > 100
    assert filmed.events > filmed.looks


def test_blindness_really_redraws_something() -> None:
    blindness = contract.Blindness()
    contract.play(new_game(seed=3), random.Random(3), now_and_then(blindness, 4))
    assert blindness.redrawn > 100


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 2, 3, 5])
def test_no_seat_can_tell_a_redrawn_game(seed: int) -> None:
    assert isinstance(game := blind(seed), Played), game


@pytest.mark.slow
@pytest.mark.parametrize("first", range(0, 24, 6))
def test_every_position_keeps_the_invariants(first: int) -> None:
    for seed in range(first, first + 6):
        assert isinstance(game := checked(seed), Played), game


# what the invariants see


def a_position() -> NetrunnerGame:
    game = table(
        corp={"hand": "Hedge Fund, Snare!", "deck": "Enigma"},
        runner={"rig": "Gordian Blade, The Personal Touch [on Gordian Blade], Aesop's Pawnshop", "deck": "Diesel"},
        servers={
            "hq": {"ice": "Enigma [rezzed], Hunter"},
            "remote1": {"ice": "Wall of Static", "root": "PAD Campaign, Akitaro Watanabe [rezzed]"},
        },
    )
    leave_open(game)
    check(game.state)
    return game


def _card_in_two_places(state: State) -> None:
    state.corp.discard.append(state.corp.hand[0])


def _card_lost(state: State) -> None:
    state.runner.deck.pop()


def _card_in_the_wrong_pile(state: State) -> None:
    state.runner.hand.append(state.runner.deck.pop())


def _debts(state: State) -> None:
    state.runner.credits = -1


def _tokens_in_hand(state: State) -> None:
    change(state, state.corp.hand[0], virus=1)


def _clicks_out_of_turn(state: State) -> None:
    state.runner.clicks = 1


def _empty_remote(state: State) -> None:
    state.servers[7] = Column()


def _wrong_spot(state: State) -> None:
    change(state, state.servers[HQ].ice[0], spot=2)


def _two_assets(state: State) -> None:
    change(state, state.servers[3].root[1], key="pad-campaign")


def _asset_in_a_central(state: State) -> None:
    asset = state.servers[3].root[0]
    state.servers[3] = state.servers[3]._replace(root=state.servers[3].root[1:])
    state.servers[HQ] = state.servers[HQ]._replace(root=(asset,))
    change(state, asset, server=HQ)


def _too_many_programs(state: State) -> None:
    for id in state.rig:
        change(state, id, key="battering-ram")


def _host_forgets(state: State) -> None:
    change(state, next(card.id for card in state.cards if card.key == "gordian-blade"), hosted=())


def _deaf_card(state: State) -> None:
    pawnshop = next(card for card in state.cards if card.key == "aesops-pawnshop")
    state.index = state.index.removing(pawnshop.id, state.index.table)


def _card_left_shown(state: State) -> None:
    change(state, state.corp.hand[0], shown=3)


def _strength_of_a_card_out_of_play(state: State) -> None:
    state.lasting = (Lasting("strength", state.runner.deck[0], 1, Until.TURN),)


def _unnoticed_win(state: State) -> None:
    for id in (state.corp.deck.pop(), *state.corp.hand):
        change(state, id, key="priority-requisition", zone=Zone.SCORE, holder=RUNNER, faceup=True)
        state.runner.score.append(id)
    state.corp.hand.clear()


@pytest.mark.parametrize(
    "spoil",
    [
        _card_in_two_places,
        _card_lost,
        _card_in_the_wrong_pile,
        _debts,
        _tokens_in_hand,
        _clicks_out_of_turn,
        _empty_remote,
        _wrong_spot,
        _two_assets,
        _asset_in_a_central,
        _too_many_programs,
        _host_forgets,
        _deaf_card,
        _card_left_shown,
        _strength_of_a_card_out_of_play,
        _unnoticed_win,
    ],
)
def test_a_spoilt_position_is_noticed(spoil: Callable[[State], None]) -> None:
    state = a_position().state.copy()
    spoil(state)
    with pytest.raises(AssertionError):
        check(state)


def test_credits_from_nowhere_are_noticed() -> None:
    game = a_position()
    watch = Watch(game)
    game.decide("credit")
    watch(game)
    game.decide("pass")
    game.state.corp.credits += 1
    with pytest.raises(AssertionError, match="from nowhere"):
        watch(game)


def test_a_card_that_changes_is_noticed() -> None:
    game = a_position()
    watch = Watch(game)
    change(game.state, find(game, "hunter").id, key="enigma")
    assert find(game, "enigma").type is Type.ICE
    assert game.state.turn is CORP
    with pytest.raises(AssertionError, match="changed"):
        watch(game)
