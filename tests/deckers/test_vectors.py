"""The worked examples of the rulebook, one after the other (DK-34); those of single cards are with the cards."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from deckers.tables import avatars, conserved, lost, network, play, quiet

APART = {"yellow": [0, 0], "green": [-2, 3], "blue": [-5, 4], "purple": [-7, 3], "red": [-8, 6]}
"""A layout in which Yellow#1, #2 and #6 touch no other segment."""
LAST = "gold-mirror-map"


class Example(NamedTuple):
    """A position, decisions, and what then lies where; or why the game is lost."""

    clause: str
    position: dict[str, Any]
    decisions: tuple[str, ...]
    then: dict[str, str]
    lost: str = ""


def tilda(hand: str = "", at: str = "yellow6") -> dict[str, Any]:
    return {"deckers": {"tilda-sweet": {"at": at, "hand": hand}}}


def shift(*pushes: str) -> tuple[str, ...]:
    """Each push written as `yellow6 blue yellow4`."""
    steps = [push.split() for push in pushes]
    return tuple(word for a, what, b in steps for word in (f"push-from {a}", f"push {what}", f"push-to {b}"))


def carry(programs: str, *spaces: str) -> tuple[str, ...]:
    return tuple(word for space in spaces for word in (f"go {space}", f"take-programs {programs}"))


EXAMPLES = [
    Example(
        "DK-34.3: avatar on Purple#3, roll avatar/5",
        {
            **tilda(at="purple3"),
            "objectives": ["silver-data-overload", LAST],
            "phase": "new-scouts",
            "coming": {"server": ["avatar"], "black": [5]},
        },
        (),
        {"purple5": "black"},
    ),
    Example(
        "DK-34.4: a white scout comes to programs on Yellow#2",
        {**tilda("impulse", "yellow3"), "spaces": {"yellow3": "white", "yellow2": "blue, red"}},
        ("shift", "pay", *shift("yellow3 white yellow2"), "block red"),
        {"yellow2": "blue, white-on-red"},
    ),
    Example(
        "DK-34.5: explosion on Yellow#1",
        {
            **tilda("impulse", "yellow3"),
            "layout": APART,
            "spaces": {"yellow2": "green, black", "yellow1": "black guardian"},
        },
        ("shift", "pay", *shift("yellow2 black yellow1")),
        {"yellow1": "black guardian", "yellow2": "green, black", "yellow6": "black"},
    ),
    Example(
        "DK-34.6: the third scout on Yellow#2, one of them white",
        {
            **tilda("impulse", "yellow3"),
            "layout": APART,
            "spaces": {
                "yellow3": "black",
                "yellow1": "black guardian",
                "yellow2": "blue, black, white-on-red, green installation",
            },
        },
        ("shift", "pay", *shift("yellow3 black yellow2")),
        {"yellow1": "black guardian", "yellow2": "white guardian"},
    ),
    Example(
        "DK-34.7: guardians on #1 and #2",
        {
            **tilda("impulse", "yellow3"),
            "layout": APART,
            "spaces": {"yellow3": "black", "yellow1": "black guardian", "yellow2": "black guardian"},
        },
        ("shift", "pay", *shift("yellow3 black yellow2"), "place yellow1", "place yellow2"),
        {"yellow1": "black guardian", "yellow2": "black guardian"},
        "chain",
    ),
    Example(
        "DK-34.8: a yellow and a green card with one purple symbol pay 2 red",
        {**tilda("mimic concentration"), "spaces": {"yellow6": "red, black"}, "coming": {"red": [4], "black": [5]}},
        ("infect", "number 2", "pay mimic+concentration"),
        {"yellow6": "red"},
    ),
    Example(
        "DK-34.9: 1+2+3+1 against 5+2",
        {
            **tilda("payload"),
            "spaces": {"yellow6": "3 red, 2 black", "yellow5": "red installation"},
            "coming": {"red": [1], "black": [5]},
        },
        ("infect", "number 2", "pay payload"),
        {"yellow6": "2 red, 2 black", "yellow5": "red installation"},
    ),
    Example(
        "DK-34.9: 2+2+3+1 against 5+2",
        {
            **tilda("payload"),
            "spaces": {"yellow6": "3 red, 2 black", "yellow5": "red installation"},
            "coming": {"red": [2], "black": [5]},
        },
        ("infect", "number 2", "pay payload"),
        {"yellow6": "3 red", "yellow5": "red installation"},
    ),
    Example(
        "DK-34.12: two scouts of Purple#4 go down, past a guardian",
        {
            **tilda(),
            "objectives": ["gold-neutrino-scanner", LAST],
            "phase": "move-scouts",
            "spaces": {"purple4": "2 black", "purple3": "black guardian", "purple2": "black"},
        },
        (),
        {"purple3": "black guardian", "purple2": "black guardian"},
    ),
    Example(
        "DK-34.13: 2 yellow, 3 blue, 1 scout, converting to blue",
        {**tilda("bluff ping"), "spaces": {"yellow6": "2 yellow, 3 blue, black"}},
        ("convert blue", "pay"),
        {"yellow6": "3 blue, yellow"},
    ),
    Example(
        "DK-34.13: 1 yellow, 1 scout, and a yellow installation on the server",
        {**tilda("bluff ping"), "spaces": {"yellow6": "yellow, black", "yellow1": "yellow installation"}},
        ("convert blue", "pay"),
        {"yellow6": "blue", "yellow1": "yellow installation"},
    ),
    Example(
        "DK-34.14: a teleport with blue programs to a bare space",
        {**tilda("ping"), "spaces": {"yellow6": "2 blue, blue installation"}},
        ("move", "pay", "go green5", "take-programs blue*2", "done"),
        {"yellow6": "blue installation", "green5": "2 blue"},
    ),
    Example(
        "DK-34.15: a projected move from Yellow#2 over Yellow#6 to Red#1",
        {**tilda("route-trace", "yellow4"), "spaces": {"yellow4": "green installation", "yellow2": "red"}},
        ("project yellow2", "move", "number 2", "pay", *carry("red", "yellow6", "red1"), "done"),
        {"yellow4": "green installation", "red1": "red"},
    ),
    Example(
        "DK-34.16: 404 with Alpha-Moby",
        {**tilda(), "objectives": ["copper-404", LAST], "phase": "start-of-turn"},
        (),
        {"yellow4": "black"},
    ),
    Example(
        "DK-34.18: a white scout on a black guardian",
        {**tilda("impulse", "blue6"), "spaces": {"blue6": "white", "blue1": "black guardian"}},
        ("shift", "pay", *shift("blue6 white blue1")),
        {"blue1": "black guardian", "blue2": "white", "blue6": "white"},
    ),
    Example(
        "DK-34.19: a push to Yellow#4 and a remote one from Red#6 to Red#4",
        {**tilda("concentration"), "spaces": {"yellow6": "blue", "red6": "green, black"}},
        ("shift", "number 2", "pay", *shift("yellow6 blue yellow4", "red6 black red4")),
        {"yellow4": "blue", "red6": "green", "red4": "black"},
    ),
]


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example.clause)
def test_an_example_of_the_rulebook(example: Example) -> None:
    """DK-34.3 to DK-34.19: DK-34.4, DK-34.5, DK-34.6, DK-34.7, DK-34.8, DK-34.9, DK-34.12, DK-34.13, DK-34.14,
    DK-34.15, DK-34.16, DK-34.18."""
    game = play(quiet(**example.position), *example.decisions)
    assert network(game) == example.then
    if example.lost:
        assert lost(game) == example.lost
    else:
        assert game.result is None
        conserved(game)


# DK-34.7
def test_the_chain_is_lost_from_either_side() -> None:
    for pushed, first in (("yellow1", "yellow2"), ("yellow2", "yellow1")):
        spaces = {"yellow6": "black", "yellow1": "black guardian", "yellow2": "black guardian"}
        game = quiet(**tilda("impulse"), layout=APART, spaces=spaces)
        play(game, "shift", "pay", *shift(f"yellow6 black {pushed}"), f"place {first}", f"place {pushed}")
        assert lost(game) == "chain"


# DK-34.13
def test_one_yellow_program_and_one_scout_are_not_enough() -> None:
    game = quiet(**tilda("bluff ping"), spaces={"yellow6": "yellow, black", "green1": "yellow installation"})
    assert game.decision is not None
    assert "convert blue" not in game.decision.notations


# DK-34.1, DK-34.2, DK-34.22
def test_servers_and_entry_spaces() -> None:
    game = quiet(deckers="oshin-noro hettie-magnetic")
    assert [(d.colour, d.entry) for d in game.view(0).deckers] == [("red", "red6"), ("blue", "blue6")]
    assert avatars(game, "hettie-magnetic") == ["blue6"]
