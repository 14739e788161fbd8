"""The numbers for the chart of a game."""

from __future__ import annotations

from deckers.tables import quiet


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
