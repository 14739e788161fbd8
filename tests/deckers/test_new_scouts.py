"""The New Scouts step (DK-11)."""

from __future__ import annotations

import pytest

from deckers.tables import at, conserved, lost, network, options, play, prompt, quiet, seat

COPPER = "copper-alert gold-mirror-map"
SILVER = "silver-data-overload gold-mirror-map"
GOLD = "gold-mirror-map"


# DK-11.1
def test_the_step_is_skipped_in_the_very_first_turn() -> None:
    game = quiet(smc="mother", phase="start-of-turn", first_turn=True)
    assert network(game) == {"red6": "black"}
    game = quiet(smc="mother", phase="start-of-turn", coming={"server": ["blue"], "black": [2]})
    assert network(game) == {"red6": "black", "blue2": "black"}


# DK-11.1
def test_only_the_very_first_turn_is_spared() -> None:
    deckers = {"oshin-noro": {"hand": "", "turns": 0}, "monty-quantum": {"hand": "", "turns": 0}}
    coming = {"server": ["blue"], "black": [2]}
    game = quiet(smc="mother", phase="hand-tile", first_turn=True, deckers=deckers, coming=coming)
    play(game, "hand-tile oshin-noro", "end-actions", "hand-tile monty-quantum")
    assert network(game) == {"red6": "black", "green6": "black", "blue2": "black"}


# DK-11.2
@pytest.mark.parametrize(
    ("smc", "objectives", "placed"),
    [
        ("alpha-moby", COPPER, []),
        ("alpha-moby", SILVER, ["black"]),
        ("alpha-moby", GOLD, ["black"]),
        ("mother", COPPER, ["black"]),
        ("mother", SILVER, ["black", "black"]),
        ("mother", GOLD, ["black", "black"]),
        ("sentinel", GOLD, ["black", "white"]),
    ],
)
def test_the_card_of_the_computer_says_how_many(smc: str, objectives: str, placed: list[str]) -> None:
    coming = {"server": ["blue", "green"], "black": [6, 3]}
    game = quiet(smc=smc, objectives=objectives, phase="new-scouts", coming=coming)
    assert sorted(network(game).values()) == placed
    conserved(game)


# DK-11.3, DK-11.4
def test_two_scouts_by_both_dice() -> None:
    coming = {"server": ["blue", "green"], "black": [6, 3]}
    game = quiet(smc="mother", objectives=SILVER, phase="new-scouts", coming=coming)
    assert network(game) == {"blue6": "black", "green3": "black"}


# DK-11.4, DK-34.3
def test_the_avatar_face_in_the_step() -> None:
    coming = {"server": ["avatar"], "black": [5]}
    deckers = {"oshin-noro": {"at": "purple3"}, "monty-quantum": {}}
    game = quiet(smc="mother", phase="new-scouts", deckers=deckers, coming=coming)
    assert network(game) == {"purple5": "black"}


# DK-11.3
def test_one_after_another_with_all_that_comes_of_it() -> None:
    """The first scout transforms, and the second one explodes on the guardian that has just come into being."""
    coming = {"server": ["green", "green"], "black": [5, 5]}
    game = quiet(smc="mother", objectives=SILVER, phase="new-scouts", spaces={"green5": "2 black, red"}, coming=coming)
    assert network(game) == {"green5": "black guardian", "green4": "black", "green6": "black"}
    conserved(game)


# DK-11.3, DK-12.14
def test_a_block_is_resolved_before_the_next_scout() -> None:
    spaces = {"red2": "blue, green"}
    coming = {"black": [2, 2]}
    game = quiet(smc="sentinel", objectives=GOLD, phase="new-scouts", spaces=spaces, coming=coming)
    assert prompt(game) == "block"
    assert seat(game) == "oshin-noro"
    assert at(game, "red2") == "blue, green, black, white"
    assert options(game) == ["block blue", "block green"]
    play(game, "block green")
    assert at(game, "red2") == "blue, black, white-on-green"


# DK-11.3
def test_the_second_scout_may_lose_the_game() -> None:
    coming = {"server": ["green", "green"], "black": [5, 5]}
    game = quiet(smc="mother", objectives=SILVER, phase="new-scouts", supply={"scouts": 1}, coming=coming)
    assert lost(game) == "scouts"
    assert network(game) == {"green5": "black"}


# DK-11.5
def test_a_computer_may_replace_the_server_die() -> None:
    """Sentinel's scouts come to the server of the active decker; no server die is rolled."""
    deckers = {"oshin-noro": {"at": "blue1"}, "monty-quantum": {}}
    coming = {"server": ["red"], "black": [4]}
    game = quiet(smc="sentinel", phase="new-scouts", deckers=deckers, coming=coming)
    assert network(game) == {"blue4": "black"}
    assert game.state.script["server"] == ("red",)


# DK-11.5
def test_a_computer_may_replace_the_black_die() -> None:
    coming = {"server": ["blue"], "black": [4]}
    game = quiet(smc="spider", phase="new-scouts", spaces={"blue1": "black", "blue2": "black guardian"}, coming=coming)
    assert at(game, "blue3") == "black"
    assert game.state.script["black"] == (4,)
