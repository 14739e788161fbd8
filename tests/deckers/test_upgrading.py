"""The upgrade action (DK-16)."""

from __future__ import annotations

import pytest

from cyberdeck.deckers.content import CONTENT
from cyberdeck.deckers.rules import DeckersGame
from deckers.tables import hand, leave_open, options, play, prompt, quiet

ROW = "scalpel tunnel backbone prototype"
"""Costs R, GG, BBP, BGYR."""


def upgrades(game: DeckersGame) -> set[str]:
    return {option.removeprefix("upgrade ") for option in options(game) if option.startswith("upgrade")}


# DK-16.1, DK-16.2, DK-16.7
@pytest.mark.parametrize(
    ("cards", "affordable"),
    [
        ("ping", set()),
        ("glitch", {"scalpel"}),
        ("improvise", {"scalpel"}),
        ("concentration", {"tunnel"}),
        ("route-trace ping", {"scalpel"}),
        ("route-trace route-trace", {"scalpel"}),
        ("route-trace packet-sniffer", {"scalpel", "backbone"}),
        ("route-trace route-trace ping", {"scalpel", "backbone"}),
        ("ping impulse bluff glitch", {"scalpel", "prototype"}),
        ("ping impulse bluff improvise", {"scalpel", "tunnel", "prototype"}),
    ],
)
def test_cards_of_the_row_that_can_be_paid(cards: str, affordable: set[str]) -> None:
    expected = {card for card in ROW.split() if _pays(cards, card)}
    assert upgrades(quiet(deckers={"oshin-noro": {"hand": cards}}, row=ROW)) == expected
    assert affordable <= expected


def _pays(cards: str, bought: str) -> bool:
    """Colour by colour, then purple ones, then three for one."""
    have = [symbol for card in cards.split() for symbol in CONTENT.cards[card].symbols]
    short = 0
    for symbol in CONTENT.cards[bought].cost:
        if symbol in have:
            have.remove(symbol)
        else:
            short += 1
    return short <= have.count("P") + sum(symbol != "P" for symbol in have) // 3


# DK-16.1
def test_a_title_that_is_there_twice_is_offered_once() -> None:
    game = quiet(deckers={"oshin-noro": {"hand": "glitch"}}, row="scalpel scalpel")
    assert options(game).count("upgrade scalpel") == 1
    play(game, "upgrade scalpel", "pay", "sacrifice glitch")
    assert game.view(0).row == ("scalpel",)


# DK-16.3
def test_the_card_comes_into_the_hand_and_may_be_used_at_once() -> None:
    game = quiet(deckers={"oshin-noro": {"hand": "glitch"}}, row=ROW, spaces={"red6": "black"})
    play(game, "upgrade scalpel", "pay")
    assert prompt(game) == "sacrifice"
    play(game, "sacrifice glitch")
    assert hand(game, "oshin-noro") == ["scalpel"]
    assert "execute scalpel" in options(game)
    assert game.view(1).deckers[0].known == ("scalpel",)


# DK-16.4, DK-16.6
def test_a_base_card_leaves_the_game_and_the_others_are_discarded() -> None:
    game = quiet(deckers={"oshin-noro": {"hand": "impulse impulse ping"}}, row="tunnel scalpel", upgrades="")
    play(game, "upgrade tunnel", "other-payment", "add impulse", "add ping", "add impulse", "done")
    assert options(game) == ["sacrifice impulse", "sacrifice ping"]
    play(game, "sacrifice ping")
    view = game.view(0)
    assert view.gone == ("ping",)
    assert view.deckers[0].discard == ("impulse", "impulse")
    assert view.row == ("scalpel",)
    assert len(view.deckers[0].owned) == 15


# DK-16.4, DK-16.5, DK-16.8
def test_an_advanced_card_goes_back_into_the_row() -> None:
    game = quiet(deckers={"oshin-noro": {"hand": "scalpel"}}, row="overvoltage tunnel decoy nudge", upgrades="fence")
    play(game, "upgrade overvoltage", "pay", "sacrifice scalpel")
    assert game.view(0).row == ("tunnel", "decoy", "nudge", "scalpel")
    assert game.view(0).gone == ()
    assert len(game.view(0).deckers[0].owned) == 15


# DK-16.4
def test_the_bought_card_itself_cannot_be_sacrificed() -> None:
    game = play(quiet(deckers={"oshin-noro": {"hand": "glitch ping"}}, row="scalpel"), "upgrade scalpel", "pay")
    assert options(game) == ["sacrifice glitch"]
    leave_open(game)


# DK-16.4: there is always a card to sacrifice
def test_packets_alone_do_not_pay_for_a_card() -> None:
    oshin = {"hand": "ping", "packets": "pkt-cache"}
    game = quiet(deckers={"oshin-noro": oshin}, row="scalpel", packets=True)
    play(game, "upgrade scalpel")
    assert all("ping" in option or option == "other-payment" for option in options(game))
    play(game, "other-payment", "add pkt-cache")
    assert "done" not in options(game)
    play(game, "add ping", "done", "sacrifice ping")
    assert hand(game, "oshin-noro") == ["scalpel"]
    oshin = {"hand": "", "packets": "pkt-cache"}
    assert upgrades(quiet(deckers={"oshin-noro": oshin}, row="scalpel", packets=True)) == set()


# DK-16.9
def test_a_sacrificed_card_may_be_bought_again_in_the_same_turn() -> None:
    game = quiet(deckers={"oshin-noro": {"hand": "scalpel"}}, row="overvoltage", upgrades="")
    play(game, "upgrade overvoltage", "pay", "sacrifice scalpel", "upgrade scalpel", "pay", "sacrifice overvoltage")
    assert hand(game, "oshin-noro") == ["scalpel"]
    assert game.view(0).row == ("overvoltage",)


# DK-16.9, DK-15.2
def test_a_card_that_was_shown_stays_shown_when_it_comes_back() -> None:
    game = quiet(deckers={"oshin-noro": {"hand": "fence fence"}}, row="overvoltage", upgrades="")
    play(game, "show fence")
    while prompt(game) != "deckers-action":
        game.decide(0)
    assert "show fence" in options(game)
    play(game, "upgrade overvoltage", "pay fence")
    play(game, "sacrifice fence")
    assert len(game.state.deckers[0].shown) == 1
