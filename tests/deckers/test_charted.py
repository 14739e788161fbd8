"""The numbers for the chart of a game."""

from __future__ import annotations

from deckers.tables import options, play, prompt, quiet


# DK-6.1
def test_what_lies_on_the_network_is_counted() -> None:
    game = quiet(
        spaces={
            "blue1": "2 blue, purple, black",
            "red6": "white-on-green, red installation",
            "green2": "white guardian",
        }
    )
    assert game.rules.charted(game.state) == {"cycle": 1, "turn": 2, "scouts": 2, "guardians": 1, "markers": 4}


# DK-27
def test_between_two_cycles_no_turn_is_taken() -> None:
    """Whoever decides about the row is still at the end of the last turn."""
    deckers = {"oshin-noro": {"at": "red2", "turns": 3}, "monty-quantum": {"at": "green3", "turns": 3}}
    game = play(quiet(deckers=deckers), "end-actions")
    while prompt(game) != "renew-row":
        play(game, options(game)[0])
    assert game.rules.charted(game.state)["turn"] == 6
    assert play(game, "keep-row").rules.charted(game.state)["turn"] == 6
