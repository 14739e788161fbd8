"""Guardians (DK-13)."""

from __future__ import annotations

import pytest

from deckers.tables import at, avatars, conserved, leave_open, network, options, play, prompt, quiet, seat, supply

GOLD = "gold-mirror-map"


# DK-13.1, DK-25.1
@pytest.mark.parametrize("shade", ["black", "white"])
def test_a_guardian_forbids_uploads_and_installations(shade: str) -> None:
    """Seen from a ghost, which may stand there."""
    hand = {"tilda-sweet": {"hand": "route-trace ping"}}
    spaces = {"yellow6": "green installation", "yellow1": f"{shade} guardian", "yellow2": "3 blue"}
    game = play(quiet(deckers=hand, spaces=spaces), "project yellow1")
    assert not {"upload blue", "installation blue"} & set(options(game))
    game = play(quiet(deckers=hand, spaces=spaces), "project yellow2")
    assert {"upload blue", "installation blue"} <= set(options(game))
    leave_open()


# DK-13.1, DK-23.5
@pytest.mark.parametrize(
    ("spaces", "won"),
    [
        ({"yellow6": "red, black guardian"}, False),
        ({"yellow6": "3 red, black guardian"}, True),
        ({"yellow6": "red, black", "yellow1": "black guardian", "yellow2": "white guardian"}, False),
        ({"yellow6": "2 red, black", "yellow1": "black guardian"}, True),
    ],
)
def test_a_guardian_raises_the_resistance(spaces: dict[str, str], won: bool) -> None:
    """4 + 1 + programs against 3 + 4 on the space, + 1 beside it."""
    hand = {"tilda-sweet": {"hand": "glitch"}}
    game = quiet(deckers=hand, spaces=spaces, coming={"red": [4], "black": [3]})
    play(game, "infect", "pay")
    assert game.state.fields[17].smc == (0 if won else 1)


# DK-13.1, DK-26.3
def test_a_guardian_attacks() -> None:
    hand = {"tilda-sweet": {"hand": "impulse impulse impulse"}}
    spaces = {"yellow6": "blue", "yellow1": "black guardian"}
    game = quiet(objectives=GOLD, deckers=hand, spaces=spaces)
    play(game, "shift", "number 1", "pay", "push-from yellow6", "push blue", "push-to yellow1")
    assert at(game, "yellow1") == "blue, black guardian"
    game = quiet(objectives=GOLD, phase="attack", spaces={"yellow1": "blue, red installation, black guardian"})
    assert at(game, "yellow1") == "black guardian"


# DK-13.2
def test_a_guardian_is_removed_by_infecting_only() -> None:
    hand = {"tilda-sweet": {"hand": "glitch spoof spoof impulse ping"}}
    spaces = {"yellow6": "3 red, 3 yellow, black guardian, yellow installation"}
    game = quiet(deckers=hand, spaces=spaces, coming={"red": [6], "black": [1]})
    assert not any(option.startswith("convert") for option in options(game))
    play(game, "infect", "number 1", "pay glitch")
    assert at(game, "yellow6") == "3 yellow, 3 red, yellow installation"
    assert supply(game, "guardians") == 5


# DK-13.3, DK-20.7
def test_a_guardian_cannot_be_pushed() -> None:
    hand = {"tilda-sweet": {"hand": "impulse"}}
    game = quiet(deckers=hand, spaces={"yellow6": "black guardian"})
    assert "shift" not in options(game)
    game = play(quiet(deckers=hand, spaces={"yellow6": "black guardian, red"}), "shift", "pay", "push-from yellow6")
    assert options(game) == ["push red"]
    leave_open()


# DK-13.4
def test_a_guardian_that_enters_clears_the_space_without_an_explosion() -> None:
    spaces = {"red6": "black, white-on-blue, red, green installation", "red5": "black"}
    game = quiet(phase="start-of-turn", spaces=spaces, coming={"server": ["blue"], "black": [1]})
    assert network(game) == {"red6": "white guardian", "red5": "black"}
    conserved(game)


# DK-13.5, DK-19.13
@pytest.mark.parametrize(("shade", "may"), [("black", True), ("white", False)])
def test_a_white_guardian_denies_entry(shade: str, may: bool) -> None:
    """On foot and by teleport. DK-13.8: a black one does not."""
    hand = {"tilda-sweet": {"hand": "ping"}}
    spaces = {"yellow1": f"{shade} guardian", "green5": f"{shade} guardian", "yellow6": "blue installation"}
    game = play(quiet(deckers=hand, spaces=spaces), "move", "pay")
    assert ("go yellow1" in options(game)) == may
    assert ("go green5" in options(game)) == may
    assert "go yellow2" in options(game)
    if may:
        play(game, "go yellow1", "done")
        assert avatars(game, "tilda-sweet") == ["yellow1"]


# DK-13.5, DK-21.7
def test_ghosts_enter_everywhere() -> None:
    hand = {"tilda-sweet": {"hand": "ping"}}
    spaces = {"yellow1": "white guardian", "yellow6": "green installation", "yellow2": "white guardian"}
    game = play(quiet(deckers=hand, spaces=spaces), "project yellow1", "move", "pay", "go yellow2", "done")
    assert avatars(game, "tilda-sweet") == ["yellow6"]


# DK-13.6
def test_an_avatar_on_its_space_is_put_on_a_random_space_at_once() -> None:
    coming = {"server": ["green"], "black": [3]}
    game = quiet(phase="start-of-turn", spaces={"red6": "black, white"}, coming=coming)
    assert avatars(game, "oshin-noro") == ["green3"]
    assert at(game, "red6") == "white guardian"


# DK-13.6
def test_every_avatar_there_is_relocated_whoever_acts() -> None:
    oshin = {"at": "blue4", "hand": "impulse"}
    deckers = {"oshin-noro": oshin, "monty-quantum": {"at": "blue1"}, "tilda-sweet": {"at": "blue1"}}
    coming = {"server": ["green", "red"], "black": [3, 4]}
    game = quiet(deckers=deckers, spaces={"blue6": "green, white-on-red", "blue1": "2 black"}, coming=coming)
    play(game, "shift", "pay", "push-from blue6", "push white-on-red", "push-to blue1")
    assert avatars(game, "monty-quantum") == ["green3"]
    assert avatars(game, "tilda-sweet") == ["red4"]
    assert avatars(game, "oshin-noro") == ["blue4"]


# DK-13.7
def test_onto_another_white_guardian_the_dice_are_rolled_again() -> None:
    coming = {"server": ["green", "red", "blue"], "black": [3, 6, 2]}
    spaces = {"red6": "black, white", "green3": "white guardian"}
    game = quiet(phase="start-of-turn", spaces=spaces, coming=coming)
    assert avatars(game, "oshin-noro") == ["blue2"]


# DK-13.8
def test_an_avatar_may_stay_beside_a_black_guardian() -> None:
    game = quiet(phase="start-of-turn", spaces={"red6": "2 black"})
    assert avatars(game, "oshin-noro") == ["red6"]
    assert at(game, "red6") == "black guardian"


# DK-13.9
def test_a_relocation_is_no_move_action() -> None:
    """It carries nothing, and a ban on move actions does not bind it."""
    spaces = {"red6": "black, white-on-blue, red"}
    coming = {"server": ["green"], "black": [3]}
    position = {"phase": "start-of-turn", "spaces": spaces, "coming": coming}
    for objective in ("copper-alert", "gold-blackout", "gold-dni-web"):
        game = quiet(objectives=[objective, "gold-mirror-map"], **position)
        assert avatars(game, "oshin-noro") == ["green3"]
        assert at(game, "green3") == ""


# DK-13.10
def test_a_move_action_goes_on_from_the_new_space() -> None:
    """Hettie carries the third scout onto a space: it transforms, and she is put elsewhere with a point left."""
    deckers = {"hettie-magnetic": {"hand": "route-trace"}}
    spaces = {"blue6": "2 red, white-on-green", "blue1": "2 black"}
    coming = {"server": ["yellow"], "black": [3]}
    game = quiet(deckers=deckers, spaces=spaces, coming=coming)
    play(game, "move", "number 2", "pay", "go blue1", "take-programs red*2", "take-scout white-on-green")
    assert avatars(game, "hettie-magnetic") == ["yellow3"]
    assert network(game) == {"blue1": "white guardian"}
    assert prompt(game) == "move-to"
    assert "go yellow2" in options(game)
    play(game, "go yellow2")
    assert prompt(game) in ("move-to", "deckers-action")
    assert avatars(game, "hettie-magnetic") == ["yellow2"]
    conserved(game)


# DK-13.10
def test_a_shift_action_goes_on_from_the_new_space() -> None:
    deckers = {"oshin-noro": {"at": "blue1", "hand": "concentration"}, "monty-quantum": {}}
    spaces = {"blue1": "2 black", "blue6": "green, white-on-red", "yellow3": "red"}
    coming = {"server": ["yellow"], "black": [3]}
    game = quiet(deckers=deckers, spaces=spaces, coming=coming)
    play(game, "shift", "number 2", "pay", "push-from blue6", "push white-on-red", "push-to blue1")
    assert avatars(game, "oshin-noro") == ["yellow3"]
    assert seat(game) == "oshin-noro"
    assert options(game) == ["push-from yellow3", "push-from blue6", "done"]
