"""The gold objective Insert Misinformation with its Trojan Horse (DK-33.34), and what such pieces tell."""

from __future__ import annotations

from typing import Any

import pytest

from cyberdeck.deckers.expressions import met as goal_met
from cyberdeck.deckers.rules import DeckersGame
from cyberdeck.deckers.words import space_name
from deckers.gold_tables import NEXT, TWO, current, evaluated, met, on, parts
from deckers.tables import at, conserved, leave_open, log, lost, network, options, play, prompt, seat, supply, table


def horse(game: DeckersGame) -> tuple[str, tuple[int, ...]] | None:
    piece = game.state.horse
    return None if piece is None else (space_name(piece.space), piece.programs)


def test_horse_goal() -> None:
    """DK-33.34: it has lost its last program, or is gone."""
    assert met("gold-trojan-horse")
    assert not met("gold-trojan-horse", horse={"at": "blue1", "programs": "red green"})
    assert not met("gold-trojan-horse", horse={"at": "blue1", "programs": "none green"})
    assert parts(current("gold-trojan-horse", horse={"at": "blue1", "programs": "none green"})) == [(1, 0)]


def test_horse_is_built_of_start_types() -> None:
    """DK-33.34, DK-32.9: a program of each decker's start type and a black scout, from the supply."""
    deckers = {"leiko-mori": {"start": "blue"}, "oshin-noro": {}, "monty-quantum": {}}
    game = current("gold-trojan-horse", phase="information", deckers=deckers, active="oshin-noro")
    assert prompt(game) == "hand-tile"
    assert horse(game) == ("green1", (0, 3, 1))
    assert (supply(game, "blue-green"), supply(game, "yellow-red"), supply(game, "scouts")) == (13, 14, 24)
    assert network(game) == {}
    conserved(game)


@pytest.mark.parametrize(
    ("decker", "name"),
    [("hettie-magnetic", "green1"), ("monty-quantum", "blue1"), ("oshin-noro", "green1"), ("tilda-sweet", "blue1")],
)
def test_horse_stands_on_the_farthest_space_1(decker: str, name: str) -> None:
    """DK-33.34, DK-4.9: by steps through the network from the active decker's entry space, not from the avatar."""
    deckers: dict[str, Any] = {decker: {"at": "purple6"}}
    found = horse(current("gold-trojan-horse", phase="information", deckers=deckers))
    assert found is not None
    assert found[0] == name


def test_horse_players_choose_among_equally_far_spaces() -> None:
    """DK-33.34: with this layout two spaces 1 are four steps from Red 6."""
    layout = {"blue": [0, 0], "green": [0, 2], "yellow": [1, 4], "red": [-2, 4], "purple": [-2, 6]}
    game = current("gold-trojan-horse", phase="information", layout=layout)
    assert (seat(game), options(game)) == ("oshin-noro", ["space blue1", "space yellow1"])
    play(game, "space yellow1")
    assert horse(game) == ("yellow1", (3, 1))


def test_horse_takes_what_the_supply_lacks_from_any_space() -> None:
    """DK-33.34, DK-1.11: either side of the token; scouts too; no loss."""
    blue = on("blue", (1, 2, 3, 4, 5), "2 blue, green")
    scouts = {name: "2 black" for server in ("yellow", "purple") for name in on(server, (1, 2, 3, 4, 5, 6), "")}
    game = current("gold-trojan-horse", phase="information", spaces={**blue, **scouts, "red4": "white-on-red"})
    assert prompt(game) == "take-token"
    assert options(game)[:2] == ["take-from blue1 blue", "take-from blue1 green"]
    assert len(options(game)) == 10
    play(game, "take-from blue3 blue")
    assert at(game, "blue3") == "blue, green"
    assert "take-from red4 white-on-red" in options(game)
    play(game, "take-from red4 white-on-red")
    assert horse(game) == ("green1", (3, 1))
    assert game.result is None
    assert supply(game, "scouts") == 0
    conserved(game)


def pushing(spaces: dict[str, str] | None = None, programs: str = "red green", **where: str) -> DeckersGame:
    deckers = {**TWO, "oshin-noro": {"at": where.get("oshin", "red6"), "hand": "concentration impulse"}}
    piece = {"at": where["horse"], "programs": programs}
    return current("gold-trojan-horse", deckers=deckers, horse=piece, spaces=spaces or {})


def test_horse_is_pushed_like_a_program() -> None:
    """DK-33.34: on the own space, or from afar where a green marker is; onto a guardian's space too."""
    game = pushing(horse="red2", oshin="red2", spaces={"blue4": "black guardian"})
    play(game, "shift", "number 2", "pay concentration")
    assert options(game) == ["push-from red2", "done"]
    play(game, "push-from red2")
    assert options(game) == ["push-horse"]
    play(game, "push-horse")
    assert "push-to blue4" in options(game)
    play(game, "push-to blue4")
    assert horse(game) == ("blue4", (3, 1))
    assert network(game) == {"blue4": "black guardian"}
    assert options(game) == ["done"]
    game = pushing(horse="blue4", spaces={"blue4": "green"})
    play(game, "shift", "number 1", "pay impulse", "push-from blue4")
    assert options(game) == ["push green", "push-horse"]
    leave_open()


def test_horse_elsewhere_gives_nothing_to_push() -> None:
    """DK-33.34, DK-14.4: without a marker in reach there is no shift action."""
    assert "shift" not in options(pushing(horse="blue4"))


def test_horse_cannot_be_carried() -> None:
    """DK-33.34: a move action takes no notice of it."""
    deckers = {**TWO, "oshin-noro": {"hand": "ping"}}
    game = current("gold-trojan-horse", deckers=deckers, horse={"at": "red6", "programs": "red green"})
    play(game, "move", "pay", "go red5")
    assert (prompt(game), options(game)) == ("move-to", ["done"])
    assert horse(game) == ("red6", (3, 1))


def test_horse_loses_a_program_on_an_entry_space() -> None:
    """DK-33.34: that decker's, once; with the last one it is gone, with its scout."""
    game = pushing(horse="red5", oshin="red5")
    play(game, "shift", "number 2", "pay concentration", "push-from red5", "push-horse", "push-to red6")
    assert horse(game) == ("red6", (-1, 1))
    assert supply(game, "yellow-red") == 15
    assert not goal_met(game.state)
    conserved(game)
    game = pushing(horse="green1", oshin="green1", programs="none green")
    play(game, "shift", "number 1", "pay impulse", "push-from green1", "push-horse", "push-to green6")
    assert horse(game) is None
    assert (supply(game, "blue-green"), supply(game, "scouts")) == (15, 25)
    assert goal_met(game.state)
    conserved(game)


def test_horse_keeps_the_programs_of_others() -> None:
    """DK-33.34: on an entry space whose decker has none left, or on another space 6, nothing happens."""
    game = pushing(horse="red5", oshin="red5", programs="none green")
    play(game, "shift", "number 1", "pay impulse", "push-from red5", "push-horse", "push-to red6")
    assert horse(game) == ("red6", (-1, 1))
    game = pushing(horse="blue5", oshin="blue5")
    play(game, "shift", "number 1", "pay impulse", "push-from blue5", "push-horse", "push-to blue6")
    assert horse(game) == ("blue6", (3, 1))


def test_horse_is_no_marker() -> None:
    """DK-33.34: a guardian that arises on its space does not remove it, the SMC attack passes it by."""
    spaces = {"red4": "2 black", "red5": "black"}
    deckers = {**TWO, "oshin-noro": {"at": "red5", "hand": "impulse"}}
    game = current("gold-trojan-horse", deckers=deckers, horse={"at": "red4", "programs": "red green"}, spaces=spaces)
    play(game, "shift", "pay", "push-from red5", "push black", "push-to red4")
    assert at(game, "red4") == "black guardian"
    assert horse(game) == ("red4", (3, 1))
    conserved(game)


def test_horse_success() -> None:
    """DK-33.34: a green installation on a purple space that has none, then a scout on each entry space."""
    spaces = {"purple1": "red installation", "purple2": "2 black"}
    game = table(smc="spider", row="tunnel", phase="evaluation", objectives=["gold-trojan-horse", NEXT], spaces=spaces)
    assert options(game) == [f"space purple{k}" for k in (2, 3, 4, 5, 6)]
    play(game, "space purple2")
    assert network(game) == {
        "purple1": "red installation", "purple2": "2 black, green installation", "red6": "black", "green6": "black",
    }  # fmt: skip
    assert prompt(game) == "renew-row"


def test_horse_failure() -> None:
    """DK-33.34: its tokens return, a black guardian stands in its place and clears the space."""
    piece = {"at": "blue1", "programs": "red none"}
    game = evaluated("gold-trojan-horse", horse=piece, spaces={"blue1": "3 red, black, blue installation"})
    assert horse(game) is None
    assert network(game) == {"blue1": "black guardian", "red6": "black", "green6": "black"}
    assert (supply(game, "yellow-red"), supply(game, "scouts"), supply(game, "guardians")) == (15, 23, 4)


def test_horse_failure_without_a_guardian() -> None:
    """DK-1.6: the guardian is demanded."""
    guardians = on("purple", (1, 2, 3, 4, 5), "black guardian")
    game = evaluated("gold-trojan-horse", horse={"at": "blue1", "programs": "red green"}, spaces=guardians)
    assert lost(game) == "guardians"


def test_what_happens_can_be_told_in_every_language() -> None:
    """The log of a turn with HackMan."""
    game = current("gold-hackman", phase="information", coming={"server": ["green"], "black": [4]})
    play(game, "hand-tile oshin-noro")
    for language in ("en", "de", "pl", "ru"):
        assert any("HackMan" in line for line in log(game, language))
