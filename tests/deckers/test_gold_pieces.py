"""Gold objectives with pieces of their own: HackMan, Message Queue, the Trojan Horse (DK-33.28, 33.29, 33.34)."""

from __future__ import annotations

from typing import Any

import pytest

from cyberdeck.deckers.expressions import met as goal_met
from cyberdeck.deckers.rules import DeckersGame
from cyberdeck.deckers.words import space_name
from deckers.gold_tables import NEXT, TWO, current, evaluated, met, on, parts, playing, prepared, turn_starts
from deckers.tables import (
    at,
    avatars,
    conserved,
    leave_open,
    log,
    lost,
    network,
    options,
    play,
    prompt,
    seat,
    supply,
    table,
)

# HackMan


def test_hackman_goal() -> None:
    """DK-33.28: he is removed, neither in the network nor still beside the card; avatars at home."""
    assert met("gold-hackman")
    assert not met("gold-hackman", spaces={"purple1": "hackman"})
    assert not met("gold-hackman", track={"hackman": 1})
    assert not met("gold-hackman", deckers={**TWO, "monty-quantum": {"at": "green1"}})
    assert not met("gold-hackman", deckers={"techno-twins": {"at": ["yellow6", "yellow1"]}})
    assert met("gold-hackman", spaces={"purple1": "white guardian"})


def test_hackman_is_built_beside_the_card() -> None:
    """DK-33.28: of a guardian and a yellow installation from the supply."""
    game = prepared("gold-hackman", spaces={"blue1": "black guardian"})
    assert (supply(game, "guardians"), supply(game, "yellow-installations")) == (3, 4)
    assert network(game) == {"blue1": "black guardian"}
    assert not goal_met(game.state)


def test_hackman_takes_what_the_supply_lacks_from_any_space() -> None:
    """DK-33.28, DK-1.11: no loss."""
    guardians = {"blue1": "white guardian", **on("blue", (2, 3, 4, 5), "black guardian")}
    yellow = on("purple", (1, 2, 3, 4, 5), "yellow installation")
    game = current("gold-hackman", phase="information", spaces={**guardians, **yellow})
    assert prompt(game) == "hackman-guardian"
    assert options(game) == [f"space {name}" for name in guardians]
    play(game, "space blue3")
    assert options(game) == [f"space {name}" for name in yellow]
    play(game, "space purple5")
    assert at(game, "blue3") == at(game, "purple5") == ""
    assert (supply(game, "guardians"), supply(game, "yellow-installations")) == (0, 0)
    assert game.result is None
    conserved(game)


def test_hackman_makes_all_guardians_white() -> None:
    """DK-33.28, DK-13.5, DK-13.6: avatars on black guardians are relocated, nobody may go there."""
    deckers = {"oshin-noro": {"at": "red3", "hand": "ping"}, "monty-quantum": {"at": "green6"}}
    spaces = {"red3": "black guardian"}
    game = prepared("gold-hackman", deckers=deckers, spaces=spaces, coming={"server": ["blue"], "black": [2]})
    assert avatars(game, "oshin-noro") == ["blue2"]
    game = current("gold-hackman", deckers={**deckers, "oshin-noro": {"at": "red4", "hand": "ping"}}, spaces=spaces)
    play(game, "move", "pay")
    assert options(game) == ["go red5", "go red6", "done"]
    black = current("gold-mirror-map", deckers={**TWO, "oshin-noro": {"at": "red4", "hand": "ping"}}, spaces=spaces)
    assert "go red3" in options(play(black, "move", "pay"))


def test_hackman_enters_the_active_deckers_space() -> None:
    """DK-33.28, DK-13.4, DK-13.6: all other markers go, the decker is put on a random space."""
    spaces = {"red6": "2 red, black, white-on-blue, red installation", "red5": "red"}
    game = turn_starts("gold-hackman", track={"hackman": 1}, spaces=spaces, coming={"server": ["green"], "black": [4]})
    assert network(game) == {"red5": "red", "red6": "hackman"}
    assert avatars(game, "oshin-noro") == ["green4"]
    assert supply(game, "scouts") == 25
    assert supply(game, "guardians") == 4


def test_hackman_follows_the_active_decker() -> None:
    """DK-33.28: from anywhere in the network; the avatar face is the active decker's server."""
    deckers = {"oshin-noro": {"at": "red2"}, "monty-quantum": {"at": "green2"}}
    game = turn_starts(
        "gold-hackman", deckers=deckers, active="monty-quantum", spaces={"purple3": "hackman", "green2": "green"},
        coming={"server": ["avatar", "blue"], "black": [2, 1]},
    )  # fmt: skip
    assert network(game) == {"green2": "hackman"}
    assert avatars(game, "monty-quantum") == ["blue1"]
    assert avatars(game, "oshin-noro") == ["red2"]


def test_hackman_comes_to_one_of_the_twins() -> None:
    """DK-32.6: they choose which."""
    game = current(
        "gold-hackman", phase="start-of-turn", deckers={"techno-twins": {"at": ["yellow6", "yellow1"]}},
        track={"hackman": 1}, coming={"server": ["blue"], "black": [2]},
    )  # fmt: skip
    assert options(game) == ["avatar yellow6", "avatar yellow1"]
    play(game, "avatar yellow1")
    assert network(game) == {"yellow1": "hackman"}
    assert avatars(game, "techno-twins") == ["yellow6", "blue2"]


def test_hackman_once_removed_does_not_come_back() -> None:
    """DK-33.28: but guardians stay white until the evaluation."""
    game = turn_starts("gold-hackman")
    assert network(game) == {}
    deckers = {**TWO, "oshin-noro": {"at": "red4"}}
    game = current("gold-hackman", spaces={"red4": "black guardian"}, deckers=deckers, coming={"server": ["blue"]})
    assert avatars(game, "oshin-noro")[0].startswith("blue")


def test_hackman_explodes_resists_and_clears_like_a_guardian() -> None:
    """DK-33.28, DK-12.10, DK-23.5, DK-26.3: his installation counts for nothing."""
    deckers = {**TWO, "oshin-noro": {"at": "green1", "hand": "impulse glitch"}}
    game = current("gold-hackman", deckers=deckers, spaces={"green1": "black", "green6": "hackman"})
    play(game, "shift", "pay", "push-from green1", "push black", "push-to green6")
    while prompt(game) == "scout-next":
        play(game, options(game)[0])
    assert network(game) == {**on("green", (1, 2, 3, 4, 5), "black"), "green6": "hackman"}
    spaces = {"green6": "hackman, blue, red installation", "green5": "red"}
    game = current("gold-hackman", phase="attack", spaces=spaces)
    assert at(game, "green6") == "hackman"


def test_hackman_is_removed_by_a_ghosts_infection() -> None:
    """DK-33.28, DK-21.7: resistance 4 and the die; both pieces return to the supply."""
    deckers = {**TWO, "oshin-noro": {"at": "red4", "hand": "glitch"}}
    spaces = {"red4": "green installation", "red6": "hackman, 2 red"}
    for die, left in ((2, "red, hackman"), (1, "2 red")):
        game = current("gold-hackman", deckers=deckers, spaces=spaces, coming={"red": [2], "black": [die + 1]})
        play(game, "project red6", "infect", "pay")
        assert at(game, "red6") == left
        conserved(game)
    assert (supply(game, "guardians"), supply(game, "yellow-installations")) == (5, 5)
    assert game.state.supply == [15, 13, 7, 25, 5, 5, 4, 5, 5]


def test_hackman_is_removed_in_the_smc_attack() -> None:
    """DK-33.28, DK-26.1: red programs pushed onto his space fight him there."""
    game = current("gold-hackman", phase="attack", spaces={"red4": "hackman, red"}, coming={"red": [6], "black": [1]})
    assert lost(game) == ""
    assert network(game) == {"red4": "red"}


@pytest.mark.parametrize(("card", "left"), [("zero-day", {}), ("wrecking-ball", {"red5": "black"})])
def test_hackman_is_removed_by_cards(card: str, left: dict[str, str]) -> None:
    """DK-33.28: those that remove guardians."""
    deckers = {**TWO, "oshin-noro": {"hand": card}}
    game = current("gold-hackman", deckers=deckers, spaces={"red5": "hackman"})
    play(game, f"execute {card}")
    assert network(game) == left
    assert (supply(game, "guardians"), supply(game, "yellow-installations")) == (5, 5)
    assert goal_met(game.state)


def test_hackman_success_and_failure() -> None:
    """DK-33.28: a scout for each avatar; if he is still there, he goes and two scouts take his place."""
    deckers = playing("techno-twins", "oshin-noro")
    assert network(evaluated("gold-hackman", deckers=deckers)) == {"yellow6": "2 black", "red6": "black"}
    game = evaluated("gold-hackman", spaces={"purple1": "hackman, red"}, deckers=deckers)
    assert network(game) == {"yellow6": "2 black", "red6": "black", "purple1": "red, 2 black"}
    assert (supply(game, "guardians"), supply(game, "yellow-installations")) == (5, 5)
    game = evaluated("gold-hackman", deckers={"oshin-noro": {"at": "red1"}})
    assert network(game) == {"red1": "black"}


def test_guardians_are_no_longer_white_after_the_evaluation() -> None:
    """DK-9.6, A30: a scout on an avatar's space makes a black guardian, and the avatar stays."""
    game = evaluated("gold-hackman", "place red6", spaces={"red6": "2 black"})
    assert at(game, "red6") == "black guardian"
    assert avatars(game, "oshin-noro") == ["red6"]


# Message Queue


def test_message_queue_goal() -> None:
    """DK-33.29: n sequences red, yellow, green, blue, scout of any colour."""
    one = "red yellow green blue black"
    assert met("gold-message-queue", queue=one, deckers={"oshin-noro": {}})
    assert met("gold-message-queue", queue=f"{one} red", deckers={"oshin-noro": {}})
    assert not met("gold-message-queue", queue="red yellow green blue", deckers={"oshin-noro": {}})
    assert not met("gold-message-queue", queue=one)
    assert met("gold-message-queue", queue="red yellow green blue white " + one)
    assert not met("gold-message-queue", queue="yellow red green blue black", deckers={"oshin-noro": {}})
    assert parts(current("gold-message-queue", queue=f"{one} red")) == [(6, 10)]
    assert not met("gold-message-queue", card="red, yellow, green, blue, black", deckers={"oshin-noro": {}})


def queueing(spaces: dict[str, str], queue: str = "", hand: str = "concentration") -> DeckersGame:
    deckers = {**TWO, "oshin-noro": {"hand": hand}}
    return current("gold-message-queue", deckers=deckers, spaces=spaces, queue=queue)


def test_message_queue_takes_a_marker_instead_of_a_push() -> None:
    """DK-33.29: from the own space or from afar; each uses up a push; only what comes next."""
    game = queueing({"red6": "red, 2 blue, black", "blue1": "green, yellow"})
    play(game, "shift", "number 2", "pay", "push-from red6")
    assert options(game) == ["push blue", "push red", "push black", "queue red"]
    play(game, "queue red", "push-from blue1")
    assert options(game) == ["push green", "push yellow", "queue yellow"]
    play(game, "queue yellow")
    assert prompt(game) == "deckers-action"
    assert game.state.laid.queue == (3, 2)
    assert network(game) == {"blue1": "green", "red6": "2 blue, black"}
    conserved(game)


def test_message_queue_begins_again_after_a_scout() -> None:
    """DK-33.29"""
    game = queueing({"red6": "red, yellow, black"}, "red yellow green blue white")
    play(game, "shift", "number 1", "pay", "push-from red6")
    assert options(game) == ["push yellow", "push red", "push black", "queue red"]
    leave_open(game)


def test_message_queue_takes_any_scout() -> None:
    """DK-33.29: the program below a white one goes to the supply; nothing enters a space."""
    game = queueing({"red6": "black, white, white-on-blue"} | {"red6": "white, white-on-blue"}, "red yellow green blue")
    play(game, "shift", "number 1", "pay", "push-from red6")
    assert options(game) == ["push white", "push white-on-blue", "queue white", "queue white-on-blue"]
    play(game, "queue white-on-blue")
    assert at(game, "red6") == "white"
    assert game.state.laid.queue == (3, 2, 1, 0, 6)
    assert supply(game, "blue-green") == 13
    assert goal_met(game.state) is False
    conserved(game)


def test_message_queue_takes_no_joker() -> None:
    """DK-33.29, DK-24.8: a purple program is none of the sequence."""
    game = queueing({"red6": "purple"})
    play(game, "shift", "number 1", "pay", "push-from red6")
    assert options(game) == ["push purple"]
    leave_open(game)


def test_without_message_queue_markers_are_only_pushed() -> None:
    """DK-20.1"""
    game = current("gold-mirror-map", deckers={**TWO, "oshin-noro": {"hand": "impulse"}}, spaces={"red6": "red"})
    play(game, "shift", "pay", "push-from red6")
    assert options(game) == ["push red"]
    leave_open(game)


def test_message_queue_success() -> None:
    """DK-33.29, DK-26.7: its scouts go back onto any spaces, where they enter; the programs to the supply."""
    queue = "red yellow green blue black red yellow green blue white"
    game = table(
        smc="spider", row="tunnel", phase="evaluation", objectives=["gold-message-queue", NEXT], queue=queue,
        spaces={"blue1": "2 black, blue", "blue4": "red"},
    )  # fmt: skip
    assert (prompt(game), options(game)) == ("scout-from-card", ["scout black", "scout white"])
    play(game, "scout white")
    assert len(options(game)) == 30
    play(game, "space blue1")
    assert at(game, "blue1") == "white guardian"
    play(game, "space blue4")
    assert prompt(game) == "renew-row"
    assert network(game) == {"blue1": "white guardian", "blue4": "red, black"}
    conserved(game)
    assert supply(game, "blue-green") == 15


def test_message_queue_failure() -> None:
    """DK-33.29: its scouts and n more go onto entry spaces, distributed as the players like."""
    game = table(
        smc="spider", row="tunnel", phase="evaluation", objectives=["gold-message-queue", NEXT],
        queue="red yellow green blue white",
    )  # fmt: skip
    assert options(game) == ["space red6", "space green6"]
    play(game, "space green6", "space red6")
    assert at(game, "green6") == "white"
    play(game, "space red6")
    assert network(game) == {"red6": "2 black", "green6": "white"}
    assert prompt(game) == "renew-row"
    conserved(game)


def test_message_queue_failure_alone() -> None:
    """DK-33.29: one entry space leaves no choice."""
    game = evaluated("gold-message-queue", queue="red yellow", deckers={"oshin-noro": {}})
    assert network(game) == {"red6": "black"}


# the Trojan Horse


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


# texts


def test_what_happens_can_be_told_in_every_language() -> None:
    """The log of a turn with HackMan."""
    game = current("gold-hackman", phase="information", coming={"server": ["green"], "black": [4]})
    play(game, "hand-tile oshin-noro")
    for language in ("en", "de", "pl", "ru"):
        assert any("HackMan" in line for line in log(game, language))
