"""Execute, show and interrupt in general (DK-15), and the table of texts."""

from __future__ import annotations

from itertools import pairwise

from cyberdeck.deckers import new_game
from cyberdeck.deckers.content import CONTENT
from cyberdeck.deckers.rules import RULES
from cyberdeck.kernel import Rng
from deckers.commands import holding, offered, over, pile
from deckers.tables import at, conserved, hand, leave_open, of, options, play, prompt, seat


# DK-35.6
def test_every_execute_and_show_card_has_a_text_and_no_other() -> None:
    keyworded = {key for key, card in CONTENT.cards.items() if card.keyword in ("execute", "show")}
    assert keyworded == set(RULES.texts)
    counts = dict.fromkeys(("execute", "show", "interrupt", "passive"), 0)
    for key in CONTENT.advanced:
        counts[CONTENT.cards[key].keyword] += 1
    assert counts == {"execute": 32, "show": 7, "interrupt": 9, "passive": 6}


# DK-2.11, DK-10.10: no effect changes the number of a decker's cards
def test_whole_games_with_advanced_cards_keep_fifteen_cards_each() -> None:
    for seed in range(6):
        rng = Rng(seed)
        game = new_game(seed=seed, first_game=True)
        for decker in game.state.deckers:
            deal = rng.shuffled(list(CONTENT.advanced))[:15]
            first = len(game.state.cards)
            game.state.cards += tuple(deal)
            decker.deck[:] = range(first, first + 15)
        used = 0
        while game.decision is not None:
            chosen = rng.below(len(game.decision.options))
            used += game.decision.notations[chosen].startswith(("execute", "show"))
            game.decide(chosen)
            conserved(game)
            if game.result is None and prompt(game) == "deckers-action":
                owned = [len(decker.deck) + len(decker.hand) + len(decker.discard) for decker in game.state.deckers]
                assert owned == [15, 15]
        assert used


# DK-15.1: executed cards give no commands; they are discarded first
def test_an_executed_card_goes_to_the_discard_pile() -> None:
    game = holding("scalpel glitch", {"red6": "black"})
    play(game, "execute scalpel")
    assert pile(game) == ["scalpel"]
    assert hand(game, "tilda-sweet") == ["glitch"]
    assert at(game, "red6") == ""
    over(game)


# DK-15.2
def test_a_shown_card_is_seen_stays_and_can_be_played() -> None:
    game = holding("tunnel glitch", {}, others={"monty-quantum": {"at": "green6"}})
    play(game, "show tunnel")
    over(game)
    assert hand(game, "tilda-sweet") == ["glitch", "tunnel"]
    assert pile(game) == []
    assert game.view(1).deckers[0].known == ("tunnel",)
    assert game.view(0).deckers[0].shown == ("tunnel",)
    play(game, "move", "number 2", "pay tunnel", "done")
    assert pile(game) == ["tunnel"]
    assert game.view(1).deckers[0].known == ()


# DK-15.2, DK-16.9: once per turn and physical card
def test_each_card_is_shown_once_a_turn() -> None:
    spaces = {"red1": "blue"}
    game = holding("backbone backbone", spaces)
    play(game, "show backbone", "place-program red2")
    assert offered(game, "backbone")
    play(game, "show backbone", "place-program red2")
    assert not offered(game, "backbone")
    assert not offered(holding("backbone", spaces, own={"shown": "backbone"}), "backbone")


# DK-15.2: in the next turn it may be shown again
def test_a_kept_card_may_be_shown_again_in_the_next_turn() -> None:
    game = holding("tunnel", {}, first_turn=False)
    play(game, "show tunnel", "end-actions", "hold tunnel", "hand-tile tilda-sweet")
    while prompt(game) != "deckers-action":
        game.decide(0)
    assert offered(game, "tunnel")


# DK-15.3
def test_interrupts_and_passive_cards_are_no_actions() -> None:
    game = holding(
        "premonition overvoltage kill-switch accomplice shortcut clone shockwave overkill", {"red6": "black"}
    )
    assert not [option for option in options(game) if option.startswith(("execute", "show", "interrupt"))]


# DK-15.4, DK-21.3: on a green installation a ghost may use them
def test_execute_and_show_may_be_projected() -> None:
    game = holding("scalpel", {"red6": "green installation", "red3": "black", "red4": "white"})
    assert not offered(game, "scalpel")
    play(game, "project red4", "execute scalpel")
    assert at(game, "red4") == ""
    assert at(game, "red3") == "black"
    over(game)
    assert not offered(holding("scalpel", {"red3": "black"}), "scalpel")


# DK-14.3, DK-30.9: they end like any other action
def test_a_packet_is_taken_when_they_end() -> None:
    game = holding("tunnel", {"red6": "pkt-cache"}, packets=True)
    play(game, "show tunnel")
    assert of(game, "tilda-sweet").packets == ["pkt-cache"]
    assert at(game, "red6") == ""


# DK-32.6: the twin who acts is the one whose space counts
def test_the_acting_twin_uses_the_card() -> None:
    game = holding("scalpel", {"yellow2": "black"}, ["yellow6", "yellow2"], who="techno-twins")
    assert not offered(game, "scalpel")
    play(game, "twin yellow2", "execute scalpel")
    assert at(game, "yellow2") == ""


# DK-14.11: what a decker holds stays hidden from the others, save what he has shown
def test_other_hands_are_redrawn_but_for_shown_cards() -> None:
    game = holding("tunnel scalpel courier nudge", {}, others={"monty-quantum": {}})
    play(game, "show tunnel")
    hands = {tuple(hand(game.determinise(1, Rng(seed)), "tilda-sweet")) for seed in range(20)}
    assert len(hands) > 1
    assert all("tunnel" in cards and len(cards) == 4 for cards in hands)


# DK-15.7: being asked tells nothing about the hand
def test_whoever_might_hold_an_interrupt_is_asked() -> None:
    asked = []
    for cards in ({"hand": "ping", "deck": "kill-switch"}, {"hand": "kill-switch", "deck": "ping"}):
        game = holding("nudge", {"red6": "black"}, others={"monty-quantum": {"at": "red4", **cards}})
        play(game, "execute nudge", "push-to red4")
        asked.append((seat(game), prompt(game), options(game)))
    assert asked == [
        ("monty-quantum", "interrupt", ["decline"]),
        ("monty-quantum", "interrupt", ["interrupt kill-switch", "decline"]),
    ]
    game = holding("nudge", {"red6": "black"}, others={"monty-quantum": {"at": "red4", "hand": "ping", "deck": ""}})
    over(play(game, "execute nudge", "push-to red4"))
    leave_open()


# DK-15.7: whose hand is empty is not asked
def test_an_empty_hand_is_not_asked() -> None:
    others = {"monty-quantum": {"at": "red4", "deck": "kill-switch"}}
    game = holding("nudge", {"red6": "black"}, others=others)
    over(play(game, "execute nudge", "push-to red4"))
    assert at(game, "red4") == "black"


# DK-14.4: a saved game goes on with the same question in the middle of a text
def test_a_game_is_saved_in_the_middle_of_a_text() -> None:
    game = holding("scatter", {"red1": "black, white", "red2": "black"})
    script = ["execute scatter", "from red1", "scout white", "move-to red3", "from red2", "move-to red3", "done"]
    for before, notation in pairwise(["", *script]):
        play(game, *filter(None, [before]))
        again = RULES.load(game.save())
        assert options(again) == options(game)
        assert notation in options(again)
    leave_open(game)
