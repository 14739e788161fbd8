"""States as OpenSpiel has them, and OpenSpiel's own checks and search on both games."""

from __future__ import annotations

import random
from collections.abc import Mapping

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from cyberdeck.envs.openspiel import register
from cyberdeck.envs.spiel import SpielState, deserialize, new_state, playthrough
from cyberdeck.games import find
from cyberdeck.kernel import Journal, replay

TABLES: list[tuple[str, Mapping[str, object]]] = [("netrunner", {}), ("deckers", {"first_game": True})]


def walked(game: str, setup: Mapping[str, object], steps: int, seed: int = 1) -> SpielState:
    state, chance = new_state(game, setup, seed), random.Random(seed)
    for _ in range(steps):
        state.apply_action(chance.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize(("game", "setup"), TABLES)
def test_another_world_is_the_same_to_the_player(game: str, setup: Mapping[str, object]) -> None:
    """He cannot tell it apart, now or after the same has happened in both; the others can."""
    state, chance = walked(game, setup, 40), random.Random(7)
    player = state.current_player()
    twin = state.resample_from_infostate(player, chance.random)
    again = state.resample_from_infostate(player, chance.random)
    assert twin.game.digest != state.game.digest
    assert twin.legal_actions() == state.legal_actions()
    assert (twin.information_state(player) == state.information_state(player)).all()
    known = state.information_state_string(player)
    assert known == twin.information_state_string(player) == again.information_state_string(player)
    other = (player + 1) % state.num_players()
    assert len({world.information_state_string(other) for world in (state, twin, again)}) == 3


def test_what_was_seen_is_part_of_what_is_known() -> None:
    """Two ways to the same table are told apart; a copy goes its own way."""
    state = walked("netrunner", {}, 20)
    copy = state.clone()
    assert copy.information_state_string(0) == state.information_state_string(0)
    copy.apply_action(copy.legal_actions()[0])
    assert copy.information_state_string(0) != state.information_state_string(0)
    assert state.game.digest == walked("netrunner", {}, 20).game.digest


@pytest.mark.parametrize(("game", "setup"), TABLES)
def test_playthroughs_can_be_compared(game: str, setup: Mapping[str, object]) -> None:
    state = new_state(game, setup, 2)
    lines = [*playthrough(state, seed=2)]
    assert lines == [*playthrough(new_state(game, setup, 2), seed=2)]
    assert state.is_terminal()
    again = replay(Journal.parse(str(state.game.journal)), find(game))
    assert lines[-1] == f"Digest() = {again.digest}"
    assert again.result is not None
    assert state.returns() == [1.0 if seat in again.result.winners else -1.0 for seat in range(state.num_players())]


def test_serialized() -> None:
    state = walked("netrunner", {}, 30)
    again = deserialize("netrunner", state.serialize())
    assert again.game.digest == state.game.digest
    assert again.legal_actions() == state.legal_actions()


# with OpenSpiel


@pytest.fixture(autouse=True)
def _registered() -> None:
    register()


@pytest.mark.slow
@pytest.mark.parametrize(
    "name", ["python_cyberdeck_netrunner(deals=64)", "python_cyberdeck_deckers(players=1,deals=8)"]
)
def test_openspiel_has_nothing_against_it(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_players(players: int) -> None:
    assert pyspiel.load_game(f"python_cyberdeck_deckers(players={players})").num_players() == players


def test_openspiel_saves_and_loads_it() -> None:
    game = pyspiel.load_game("python_cyberdeck_netrunner(deals=8)")
    state = game.new_initial_state()
    state.apply_action(3)
    for _ in range(25):
        state.apply_action(state.legal_actions()[-1])
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert again.dealt.game.digest == state.dealt.game.digest


@pytest.mark.slow
@pytest.mark.parametrize("name", ["python_cyberdeck_netrunner(deals=8)", "python_cyberdeck_deckers(deals=8)"])
def test_openspiels_search_plays_it(name: str) -> None:
    """ISMCTS asserts itself that the worlds it samples look the same to the player."""
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    state.apply_action(2)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(0))
    bot = ismcts.ISMCTSBot(
        game=game, uct_c=1.5, max_simulations=6, evaluator=evaluator, random_state=np.random.RandomState(1)
    )
    for _ in range(4):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
