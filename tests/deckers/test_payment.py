"""The action step, and paying with sets of cards (DK-14)."""

from __future__ import annotations

import itertools
import random

import pytest

from cyberdeck.deckers.content import CONTENT, Vector
from cyberdeck.deckers.facts import facts
from cyberdeck.deckers.payment import SUGGESTED, covers
from deckers.tables import at, hand, leave_open, of, options, play, prompt, quiet, seat

SYMBOLS = "BGYRP"


def vector(letters: str) -> Vector:
    blue, green, yellow, red, purple = (letters.count(letter) for letter in SYMBOLS)
    return blue, green, yellow, red, purple


def pays(have: str, need: str) -> bool:
    """The clauses word by word: match a command by its colour, by a purple one, or by three others (DK-14.7, 14.8)."""
    if not need:
        return True
    letter, rest = need[0], need[1:]
    if letter in have and pays(have.replace(letter, "", 1), rest):
        return True
    if "P" in have and pays(have.replace("P", "", 1), rest):
        return True
    threes = {"".join(three) for three in itertools.combinations(have, 3)}
    return any(pays(_without(have, three), rest) for three in threes)


def _without(have: str, three: str) -> str:
    for letter in three:
        have = have.replace(letter, "", 1)
    return have


# DK-14.5, DK-14.7, DK-14.8, DK-16.7, DK-24.1
@pytest.mark.parametrize(
    ("have", "need", "enough"),
    [
        ("R", "R", True),
        ("B", "R", False),
        ("P", "R", True),
        ("BGY", "R", True),
        ("BB", "R", False),
        ("BBB", "P", True),
        ("RR", "P", False),
        ("P", "P", True),
        ("BBBBBB", "RR", True),
        ("BBBBB", "RR", False),
        ("RBGY", "RR", True),
        ("PBGY", "RR", True),
        ("YPGG", "RR", True),
        ("YGG", "RR", False),
        ("PPP", "RRR", True),
        ("RRRBBB", "RRRP", True),
        ("RRRBB", "RRRP", False),
        ("BGYR", "BGYR", True),
        ("BGYP", "BGYR", True),
        ("BGBGYY", "RR", True),
    ],
)
def test_jokers_and_three_for_one(have: str, need: str, enough: bool) -> None:
    assert covers(vector(have), vector(need)) == enough


# DK-14.7, DK-14.8
def test_the_reckoning_agrees_with_the_clauses() -> None:
    chance = random.Random(3)
    for _ in range(1500):
        have = "".join(chance.choices(SYMBOLS, k=chance.randrange(8)))
        need = "".join(chance.choices(SYMBOLS, k=chance.randrange(1, 4)))
        assert covers(vector(have), vector(need)) == pays(have, need), (have, need)


# DK-14.1
def test_any_number_of_actions_none_obligatory() -> None:
    deckers = {"oshin-noro": {"hand": "ping ping payload glitch"}, "monty-quantum": {}}
    game = quiet(deckers=deckers)
    play(game, "move", "number 1", "pay ping", "go red5", "done")
    play(game, "upload red", "pay", "move", "pay", "go red4", "take-nothing", "done")
    assert prompt(game) == "deckers-action"
    assert hand(game, "oshin-noro") == []
    play(game, "end-actions")
    game = play(quiet(deckers=deckers), "end-actions")
    assert prompt(game) == "hold-back"
    leave_open()


# DK-14.2, DK-15.1
def test_a_card_is_played_for_its_symbols_or_for_its_text() -> None:
    deckers = {"oshin-noro": {"hand": "scalpel glitch"}}
    spaces = {"red6": "black, red"}
    coming = {"red": [1], "black": [6]}
    game = quiet(deckers=deckers, spaces=spaces, coming=coming)
    assert {"execute scalpel", "infect"} <= set(options(game))
    play(game, "infect", "number 5", "pay scalpel+glitch")
    assert "execute scalpel" not in options(game)
    game = play(quiet(deckers=deckers, spaces=spaces), "execute scalpel")
    assert hand(game, "oshin-noro") == ["glitch"]
    assert at(game, "red6") == "red"
    assert options(game) == ["end-actions"]


# DK-14.3
def test_declare_pay_carry_out_discard() -> None:
    game = quiet(deckers={"oshin-noro": {"hand": "concentration ping"}}, spaces={"red6": "2 blue"})
    play(game, "shift")
    assert prompt(game) == "how-many-commands"
    play(game, "number 2")
    assert prompt(game) == "pay"
    play(game, "pay concentration")
    assert prompt(game) == "push-from"
    view = game.view(0).deckers[0]
    assert (view.hand, view.played, view.discard) == (("ping",), ("concentration",), ())
    assert game.view(0).action is not None
    play(game, "done")
    view = game.view(0).deckers[0]
    assert (view.hand, view.played, view.discard) == (("ping",), (), ("concentration",))
    assert game.view(0).action is None


# DK-14.4
def test_what_cannot_be_paid_or_carried_out_is_not_offered() -> None:
    game = quiet(deckers={"oshin-noro": {"hand": "ping impulse"}}, row="scalpel", spaces={"red5": "black"})
    assert options(game) == ["move", "end-actions"]
    game = quiet(deckers={"oshin-noro": {"hand": "ping impulse bluff"}}, row="scalpel", spaces={"red5": "black"})
    assert set(options(game)) == {"upgrade scalpel", "move", "end-actions"}


# DK-14.5
def test_the_symbols_of_a_card_are_not_split_over_two_actions() -> None:
    game = quiet(deckers={"oshin-noro": {"hand": "route-trace"}})
    play(game, "move", "number 1", "pay route-trace", "go red5", "done")
    assert options(game) == ["end-actions"]


# DK-14.5
def test_several_cards_are_one_set() -> None:
    game = quiet(deckers={"oshin-noro": {"hand": "payload glitch ping"}})
    play(game, "upload red", "pay payload+glitch")
    assert at(game, "red6") == "red"
    assert hand(game, "oshin-noro") == ["ping"]


# DK-14.5
def test_a_payment_points_at_each_of_its_cards() -> None:
    """The question names the commands that are needed, an offer the cards that it would cost."""
    game = play(quiet(deckers={"oshin-noro": {"hand": "payload glitch ping"}}), "upload red")
    assert game.decision is not None
    offers = {offer.notation: offer.at for offer in game.decision.options}
    assert game.decision.at == ("red", "red", "red")
    assert offers["pay payload+glitch"] == ("payload", "glitch")
    leave_open(game)


# DK-14.6
def test_over_paying_on_purpose() -> None:
    """Nothing is left of the surplus for the next action."""
    game = quiet(deckers={"oshin-noro": {"hand": "ping ping route-trace"}})
    play(game, "move", "number 1")
    assert options(game) == ["pay ping", "pay route-trace", "other-payment"]
    play(game, "other-payment")
    assert options(game) == ["add ping", "add route-trace"]
    play(game, "add ping")
    assert options(game) == ["done", "add ping", "add route-trace"]
    play(game, "add route-trace", "done", "go red5", "done")
    assert hand(game, "oshin-noro") == ["ping"]
    assert len(of(game, "oshin-noro").discard) == 2


# DK-14.6: every legal set can be paid, minimal or not
def test_every_legal_set_of_cards_can_be_paid() -> None:
    cards = ["ping", "glitch", "spoof", "mimic", "concentration"]
    position = {"deckers": {"oshin-noro": {"hand": cards}}}
    for count in range(1, 6):
        for chosen in itertools.combinations(cards, count):
            game = play(quiet(**position), "upload red", "other-payment", *(f"add {card}" for card in chosen))
            symbols = "".join("".join(CONTENT.cards[card].symbols) for card in chosen)
            assert ("done" in options(game)) == pays(symbols, "RRR")
    leave_open()


# DK-14.5: what is suggested is what cannot do with a card less
def test_suggested_payments_are_the_smallest() -> None:
    chance = random.Random(7)
    cards = [key for key in CONTENT.cards if key not in ("accomplice", "shortcut")]
    for _ in range(60):
        hand = chance.sample(cards, chance.randrange(1, 6))
        symbols = {key: "".join(CONTENT.cards[key].symbols) for key in hand}
        sets = [chosen for count in range(1, 6) for chosen in itertools.combinations(hand, count)]
        enough = [set(chosen) for chosen in sets if pays("".join(map(symbols.__getitem__, chosen)), "BBB")]
        smallest = [chosen for chosen in enough if not any(other < chosen for other in enough)]
        game = quiet(deckers={"oshin-noro": {"at": "blue3", "hand": hand}})
        assert ("upload blue" in options(game)) == bool(enough)
        if enough:
            play(game, "upload blue")
            suggested = [set(option.removeprefix("pay ").split("+")) for option in options(game)[:-1]]
            assert len(suggested) == min(len(smallest), SUGGESTED)
            assert all(chosen in smallest for chosen in suggested)
    leave_open()


# DK-14.9, DK-34.8
def test_two_red_commands_from_a_yellow_and_a_green_card() -> None:
    deckers = {"tilda-sweet": {"hand": "mimic concentration"}}
    game = quiet(deckers=deckers, spaces={"yellow6": "red, black"}, coming={"red": [3], "black": [4]})
    play(game, "infect")
    assert options(game) == ["number 1", "number 2"]
    play(game, "number 2")
    assert options(game) == ["pay mimic+concentration", "other-payment"]
    play(game, "pay mimic+concentration")
    assert at(game, "yellow6") == "red"


# DK-14.10, DK-19.2
def test_no_action_is_inserted_into_another() -> None:
    game = quiet(deckers={"oshin-noro": {"hand": "ping payload glitch"}})
    play(game, "move", "number 1", "pay ping")
    assert not {"upload red", "move", "end-actions"} & set(options(game))
    assert options(game)[-1] == "done"


# DK-14.11
def test_discard_piles_and_shown_cards_are_open_to_all() -> None:
    deckers = {"oshin-noro": {"hand": "ping", "discard": "glitch payload"}, "monty-quantum": {"discard": "bluff"}}
    game = quiet(deckers=deckers)
    for viewer in (0, 1, -1):
        assert [decker.discard for decker in game.view(viewer).deckers] == [("glitch", "payload"), ("bluff",)]
    assert game.view(0).deckers[0].hand == ("ping",)
    assert game.view(1).deckers[0].hand is None


# DK-14.12
def test_the_families_of_actions() -> None:
    """Each action is paid in its colour; purple has none."""
    spaces = {"red6": "3 yellow, red, black", "red5": "black"}
    needs = {
        "ping": ["move"],
        "impulse": ["shift"],
        "spoof": ["convert yellow"],
        "glitch": ["infect"],
    }
    for card, actions in needs.items():
        game = quiet(deckers={"oshin-noro": {"hand": card}}, spaces=spaces)
        assert options(game) == [*actions, "end-actions"]
    game = quiet(deckers={"oshin-noro": {"hand": "improvise"}}, spaces=spaces)
    assert set(options(game)) == {"move", "shift", "infect", "end-actions"}


# DK-14.13
def test_what_is_printed_on_a_command_card() -> None:
    commands = facts().commands
    assert len(commands) == 13 + 32
    card = commands["scalpel"]
    assert (card.cost, card.symbols, card.copies, card.keyword) == (("R",), ("R", "R", "R", "P"), 2, "execute")
    assert card.advanced
    assert not commands["ping"].advanced
    assert commands["ping"].cost == ()


# DK-14.14
def test_joint_choices_are_the_active_deckers() -> None:
    spaces = {"green6": "black guardian", "green5": "2 black"}
    deckers: dict[str, dict[str, str]] = {"oshin-noro": {}, "monty-quantum": {}}
    game = quiet(deckers=deckers, active="monty-quantum", phase="start-of-turn", spaces=spaces)
    assert prompt(game) == "scout-next"
    assert seat(game) == "monty-quantum"
    leave_open(game)
