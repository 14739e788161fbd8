"""Shortcuts: several answers as one, each of them an ordinary one."""

from __future__ import annotations

from contract import drive
from cyberdeck.deckers.rules import DeckersGame, new_game
from cyberdeck.kernel import Rng
from deckers.tables import at, avatars, play, prompt, quiet


def shortcuts(game: DeckersGame, verb: str) -> list[str]:
    return [found.notation for found in game.shortcuts if found.notation.split()[0] == verb]


def answers(game: DeckersGame, notation: str) -> list[str]:
    before = len(game.journal.decisions)
    drive(game, notation)
    return [said for _, said in game.journal.decisions[before:]]


def carrier(hand: str = "ping ping", decker: str = "tilda-sweet", **spaces: str) -> DeckersGame:
    return quiet(deckers={decker: {"at": "yellow1", "hand": hand}}, spaces=spaces)


def test_two_steps_with_programs_are_one_answer() -> None:
    """DK-19.4: move, how far, pay, and for each step the space and what is carried."""
    game = carrier(yellow1="2 red")
    said = answers(game, "carry-to red4 red red")
    assert said[:3] == ["move", "number 2", "pay ping+ping"]
    assert said[3::2] == ["go red5", "go red4", "done"]
    assert said[4::2] == ["take-programs red*2"] * 2
    assert (avatars(game, "tilda-sweet"), at(game, "red4")) == (["red4"], "2 red")
    assert prompt(game) == "deckers-action"


def test_no_more_is_paid_than_the_way_takes() -> None:
    game = carrier()
    assert answers(game, "move-to yellow2") == ["move", "number 1", "pay ping", "go yellow2", "done"]
    assert "move-to yellow2" not in shortcuts(game, "move-to")


def test_a_path_is_used() -> None:
    """DK-19.9: along blue marks a step costs nothing."""
    game = carrier("ping", yellow1="2 red, blue", red5="blue", red4="blue")
    assert "carry-to red3 red red" in shortcuts(game, "carry-to")
    drive(game, "carry-to red3 red red")
    assert at(game, "red3") == "2 red"


def test_no_load_goes_where_it_would_be_lost() -> None:
    """DK-3.12, DK-12.18: too many programs of a colour, or a white scout that blocks one."""
    game = carrier("ping", yellow1="2 red", red5="2 red", red6="white")
    there = shortcuts(game, "carry-to")
    assert "carry-to yellow2 red red" in there
    assert not {"carry-to red5 red red", "carry-to red6 red red"} & {*there}
    assert {"move-to red5", "move-to red6"} <= {*shortcuts(game, "move-to")}


def test_under_way_the_rest_is_one_answer() -> None:
    game = play(carrier(yellow1="2 red"), "move", "number 2", "pay ping+ping")
    assert "carry-to red4 red red" in shortcuts(game, "carry-to")
    assert "move-to red5" not in shortcuts(game, "move-to"), "that is an option already"
    drive(game, "carry-to red4 red red")
    assert prompt(game) == "deckers-action"


def test_points_for_a_walk_are_paid_in_one_answer() -> None:
    """DK-19.4: where something can be carried, each step may take another load."""
    game = carrier(yellow1="red")
    assert shortcuts(game, "walk") == ["walk 1", "walk 2"]
    assert answers(game, "walk 2") == ["move", "number 2", "pay ping+ping"]
    assert prompt(game) == "move-to"
    assert shortcuts(carrier(), "walk") == []


def test_a_shift_begins_with_the_space() -> None:
    """DK-20.1, DK-20.2: the own space and those with a green mark, with so many pushes as can be paid."""
    game = carrier("concentration", yellow1="black", red4="green, black", blue1="black")
    assert shortcuts(game, "push-off") == [f"push-off {at} {number}" for at in ("yellow1", "red4") for number in (1, 2)]
    (found,) = (found for found in game.shortcuts if found.notation == "push-off red4 2")
    assert [(charge.what, charge.amount) for charge in found.price] == [("card", 1)]
    assert answers(game, "push-off red4 2") == ["shift", "number 2", "pay concentration", "push-from red4"]
    play(game, "push black", "push-to red5", "done")
    assert at(game, "red5") == "black"


def test_an_action_with_the_suggested_payment() -> None:
    game = carrier("payload payload payload")
    assert answers(game, "paying upload red")[0] == "upload red"
    assert at(game, "yellow1") == "red"


def test_an_improved_upload_brings_as_many_as_fit() -> None:
    """DK-17.4: one program for each command; those above the limit would go back."""
    game = carrier("payload payload payload payload", yellow1="red, red installation")
    assert answers(game, "upload-all red red")[1] == "number 2"
    assert at(game, "yellow1") == "3 red, red installation"


def test_end_the_turn_keeping_a_card() -> None:
    """DK-10.5"""
    game = carrier("ping payload")
    assert shortcuts(game, "end-keeping") == ["end-keeping payload", "end-keeping ping"]
    assert answers(game, "end-keeping ping") == ["end-actions", "hold ping"]
    assert game.state.cards[game.state.deckers[0].hand[0]] == "ping"
    nothing = carrier("ping payload")
    assert answers(nothing, "end-keeping-nothing") == ["end-actions", "done"]


def test_kelly_keeps_three() -> None:
    """DK-32.4"""
    game = carrier("ping ping payload glitch", "kelly-nexus")
    assert "end-keeping glitch ping ping" in shortcuts(game, "end-keeping")
    assert answers(game, "end-keeping glitch ping ping") == ["end-actions", "hold glitch", "hold ping", "hold ping"]


def test_an_infection_is_one_answer_with_its_odds() -> None:
    """DK-23.3 to DK-23.7: so many commands, paid as suggested; nobody is offered more than are needed to be sure."""
    deckers = {"oshin-noro": {"at": "red2", "hand": "payload glitch"}}
    game = quiet(deckers=deckers, spaces={"red2": "red, 2 black"}, coming={"red": [6], "black": [1]})
    found = {shortcut.notation: shortcut for shortcut in game.shortcuts if shortcut.notation.startswith("infect-with")}
    chances = [shortcut.outcomes[-1].chance or 0 for shortcut in found.values()]
    assert list(found) == ["infect-with 1", "infect-with 2", "infect-with 3"]
    assert chances == sorted(chances)
    assert answers(game, "infect-with 2") == ["infect", "number 2", "pay payload"]
    assert at(game, "red2") == "red"


def test_of_infections_for_the_same_cards_the_likeliest_is_offered() -> None:
    """DK-23.3: a joker that is played anyway counts."""
    deckers = {"oshin-noro": {"at": "red2", "hand": "logic-bomb ping"}}
    game = quiet(deckers=deckers, spaces={"red2": "red, 2 black"})
    assert shortcuts(game, "infect-with") == ["infect-with 2"]


def laid(verb: str, seed: int) -> DeckersGame:
    """The network that one decker alone lays out by a shortcut."""
    game = new_game("spider", ("oshin-noro",), seed)
    said = answers(game, verb)
    assert [answer.split()[0] for answer in said] == ["lay"] * 5
    return game


def test_a_network_is_laid_out_close_together() -> None:
    """DK-4.12, DK-4.13: whatever is drawn, it has more closed spaces than one laid out by chance."""
    closed = {verb: [len(laid(verb, seed).state.board.closed) for seed in range(12)] for verb in LAYOUTS}
    assert min(closed["lay-compact"]) >= 8
    assert sum(closed["lay-random"]) < sum(closed["lay-compact"])


def test_chance_lays_out_different_networks() -> None:
    assert len({laid("lay-random", seed).state.layout for seed in range(12)}) > 8


def test_a_layout_tells_nothing_about_segments_that_are_not_drawn() -> None:
    """DK-7.8: the first answer is the same whatever is drawn later, and so in every game that looks alike."""
    game = new_game("spider", ("oshin-noro", "monty-quantum"), 5)
    twin = game.determinise(0, Rng(1))
    for verb in LAYOUTS:
        assert answers(game.copy(), verb)[:1] == answers(twin.copy(), verb)[:1]


LAYOUTS = ("lay-compact", "lay-random")
