"""What options say of their price, and that this is what is then paid."""

from __future__ import annotations

import pytest

from cyberdeck.deckers.rules import RULES, DeckersGame
from cyberdeck.kernel import Charge
from deckers.commands import holding
from deckers.tables import hand, leave_open, of, options, play, quiet


def charges(game: DeckersGame, notation: str) -> list[Charge]:
    """The price of an option."""
    decision = game.decision
    assert decision is not None
    return list(decision.options[decision.notations.index(notation)].price)


def price(game: DeckersGame, notation: str) -> dict[str, int]:
    """The same as amounts; what is taken from a certain thing has its name behind an @."""
    return {f"{c.what}@{c.source}" if c.source else c.what: c.amount for c in charges(game, notation)}


# DK-17.1, DK-17.4, DK-32.5, DK-18.1, DK-22.1, DK-16.2
@pytest.mark.parametrize(
    ("spaces", "option", "cost"),
    [
        ({}, "upload blue", {"blue-command": 3}),
        ({}, "upload yellow", {"yellow-command": 2}),
        ({"red6": "yellow installation"}, "upload yellow", {"yellow-command": 1}),
        ({"red6": "3 red"}, "installation red", {"red-command": 1, "red-program@red6": 3}),
        (
            {"red6": "2 red, purple"},
            "installation red",
            {"red-command": 1, "red-program@red6": 2, "purple-program@red6": 1},
        ),
        (
            {"red6": "2 yellow, black"},
            "convert green",
            {"green-command": 1, "yellow-command": 1, "yellow-program@red6": 1},
        ),
        ({"red6": "red, black"}, "infect", {"red-command": 1}),
        ({}, "move", {"blue-command": 1}),
        ({"red6": "red"}, "shift", {"green-command": 1}),
        ({}, "upgrade rewire", {"green-command": 2, "purple-command": 1}),
        ({}, "end-actions", {}),
    ],
)
def test_an_action_says_what_it_takes(spaces: dict[str, str], option: str, cost: dict[str, int]) -> None:
    game = holding("improvise improvise improvise improvise", spaces, row="rewire")
    assert price(game, option) == cost


# DK-19.1, DK-20.1, DK-23.2, DK-17.4: so many commands as one likes
def test_more_may_be_paid_where_the_number_is_free() -> None:
    spaces = {"red6": "red, black, red installation"}
    game = holding("payload glitch ping concentration", spaces)
    assert {charge.more for name in ("infect", "shift", "upload red") for charge in charges(game, name)} == {True}
    assert [charge.more for charge in charges(holding("ping"), "move")] == [False]
    assert price(play(game, "infect"), "number 2") == {"red-command": 2}
    leave_open()


# DK-14.5
def test_a_payment_costs_its_cards() -> None:
    game = play(holding("payload glitch ping"), "upload red")
    assert options(game)[0] == "pay payload+glitch"
    assert price(game, "pay payload+glitch") == {"card": 2}
    play(game, "pay payload+glitch")
    assert hand(game, "tilda-sweet") == ["ping"]


# DK-14.5, card by card
def test_a_payment_put_together_costs_the_same() -> None:
    game = play(holding("payload glitch ping"), "upload red", "other-payment")
    assert price(game, "add payload") == {"card": 1}
    play(game, "add payload")
    assert price(game, "add glitch") == {"card": 2}
    play(game, "add glitch")
    assert price(game, "done") == {"card": 2}
    play(game, "done")
    assert hand(game, "tilda-sweet") == ["ping"]


# DK-30.5, DK-32.9
def test_packets_and_jokers_are_part_of_a_price() -> None:
    game = play(holding("payload", own={"packets": ["pkt-cache"]}), "upload red")
    assert price(game, "pay payload+pkt-cache") == {"card": 1, "packet": 1}
    leave_open()


# DK-18.1: the programs go with the command, whichever card pays it
def test_an_installation_takes_its_programs() -> None:
    game = holding("glitch shortcut", {"red6": "3 red"})
    (_, programs) = charges(game, "installation red")
    assert (programs.what, programs.amount, programs.more) == ("red-program", 2, True)
    play(game, "installation red")
    assert price(game, "pay glitch") == {"card": 1, "red-program@red6": 3}
    assert price(game, "pay glitch+shortcut") == {"card": 2, "red-program@red6": 2}
    play(game, "pay glitch+shortcut")
    assert game.state.fields[game.state.deckers[0].avatars[0]].programs == (0, 0, 0, 1, 0)


# DK-15.1, DK-15.2
def test_a_text_costs_its_card_when_it_is_executed() -> None:
    game = holding("scalpel tunnel", {"red6": "black"})
    assert price(game, "execute scalpel") == {"card@scalpel": 1}
    assert price(game, "show tunnel") == {}


# DK-16.4
def test_a_new_card_costs_a_played_one() -> None:
    game = play(holding("improvise", row="nudge"), "upgrade nudge", "pay")
    assert price(game, "sacrifice improvise") == {"played-card@improvise": 1}
    play(game, "sacrifice improvise")
    assert len(game.state.gone) == 1


# DK-19.2, DK-19.9, DK-19.11
def test_steps_cost_points_but_for_paths() -> None:
    spaces = {"red6": "blue", "red1": "blue"}
    game = play(holding("ping", spaces), "move", "pay")
    assert price(game, "go red2") == {"point": 1}
    assert price(game, "go red1") == {}
    play(game, "go red1")
    assert price(game, "take-nothing") == {}
    assert price(game, "take-programs blue") == {"point": 1}
    play(game, "take-programs blue")
    assert options(game) == ["done"]


# DK-30.5
def test_a_backdoor_costs_its_packet() -> None:
    game = play(holding("ping", own={"packets": ["pkt-backdoor"]}), "move", "pay")
    assert price(game, "backdoor purple6") == {"packet": 1, "point": 1}
    play(game, "backdoor purple6")
    assert of(game, "tilda-sweet").packets == []


# DK-20.1
def test_each_push_is_one_of_those_paid_for() -> None:
    game = play(holding("remote-hand", {"red6": "2 red"}), "shift", "number 2", "pay")
    assert price(game, "push-from red6") == {"push": 1}


# DK-15.3
def test_an_interrupt_costs_its_card() -> None:
    deckers = {"tilda-sweet": {"at": "red6", "hand": "glitch overvoltage"}}
    game = quiet(deckers=deckers, spaces={"red6": "red, black"}, coming={"red": [1], "black": [6]})
    play(game, "infect", "number 1", "pay glitch")
    assert price(game, "interrupt overvoltage") == {"card@overvoltage": 1}
    assert price(game, "decline") == {}
    play(game, "interrupt overvoltage")
    assert hand(game, "tilda-sweet") == []


# the text of Cache Swap
def test_a_swap_costs_what_goes_under_the_deck() -> None:
    game = play(holding("cache-swap ping glitch", own={"deck": "payload spoof"}), "execute cache-swap")
    assert price(game, "put-under ping") == {"card": 1}
    play(game, "put-under ping")
    assert price(game, "put-under glitch") == {"card": 2}
    assert price(game, "done") == {"card": 1}
    play(game, "done")
    assert hand(game, "tilda-sweet") == ["glitch", "payload"]


def test_what_was_worked_out_of_one_question_is_not_said_of_the_next() -> None:
    """DK-15.3: help that is refused leads back to the action step at once, and nothing has happened in between."""
    others = {"monty-quantum": {"hand": "accomplice"}}
    game = holding("spoof payload", {"red6": "2 blue"}, who="oshin-noro", others=others)
    play(game, "upload yellow", "pay-with-help spoof")
    assert said(game)
    play(game, "decline")
    assert said(game) == said(RULES.load(game.save()))
    leave_open(game)


def said(game: DeckersGame) -> list[tuple[object, object]]:
    decision = game.decision
    assert decision is not None
    return [(offer.price, offer.outcomes) for offer in decision.options]
