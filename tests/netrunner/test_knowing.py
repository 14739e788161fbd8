"""Who knows a card that he does not see (NR-6): it is kept while he can say where the card is, and no longer."""

from __future__ import annotations

import random
from typing import Any

import pytest

from cyberdeck.kernel import Rng
from cyberdeck.netrunner.rules import NetrunnerGame, new_game
from cyberdeck.netrunner.state import State
from cyberdeck.netrunner.words import CORP, RUNNER, Side, Zone
from netrunner.tables import find, keys, leave_open, pass_until, play, table


def knows(game: NetrunnerGame, side: Side, pile: list[int]) -> list[str]:
    """The titles there that a side knows without seeing them, in order."""
    cards = [game.state.cards[id] for id in pile]
    return [card.key for card in cards if card.known_to(side) and not card.visible(side)]


def drawn(game: NetrunnerGame, side: Side) -> list[State]:
    """Positions in which that side could be."""
    return [game.determinise(side, Rng(seed)).state for seed in range(12)]


def titles(state: State, ids: list[int]) -> list[str]:
    return [state.cards[id].key for id in ids]


def accessed(corp: dict[str, str], server: str, *answers: str, **position: Any) -> NetrunnerGame:
    game = table(turn="runner", corp=corp, run=server, **position)
    pass_until(game, "access")
    return play(game, *answers)


def test_a_card_left_on_rd_is_known_there() -> None:
    """NR-6.19: the deck keeps its order, so the Runner knows what lies on top."""
    game = accessed({"deck": "Chum, Hunter, Enigma, Hedge Fund"}, "rd", "access rd", "leave chum")
    assert knows(game, RUNNER, game.state.corp.deck) == ["chum"]
    assert knows(game, CORP, game.state.corp.deck) == []
    assert {titles(state, state.corp.deck)[-1] for state in drawn(game, RUNNER)} == {"chum"}
    assert len({titles(state, state.corp.deck)[-1] for state in drawn(game, CORP)}) > 1


def test_a_known_card_that_is_drawn_is_known_in_hq() -> None:
    """NR-6.19: the top card is the one that the Corp draws."""
    corp = {"deck": "Chum, Hunter, Enigma", "hand": "Hedge Fund"}
    game = accessed(corp, "rd", "access rd", "leave chum", runner={"clicks": 0})
    pass_until(game, "action")
    assert find(game, "chum").zone is Zone.HAND
    assert knows(game, RUNNER, game.state.corp.hand) == ["chum"]
    assert all("chum" in titles(state, state.corp.hand) for state in drawn(game, RUNNER))


def test_shuffling_is_forgetting() -> None:
    """NR-54.1: after a search nobody knows the order of the deck."""
    runner = {"deck": "Corroder, Diesel [known both]", "hand": "Special Order", "identity": "Gabriel Santiago"}
    game = table(turn="runner", runner=runner)
    assert find(game, "diesel").known == 3
    play(game, "play special-order", "take corroder")
    assert find(game, "diesel").known == 0


def test_a_card_accessed_in_hq_is_known_until_one_leaves_unseen() -> None:
    """NR-6.12, NR-6.24: after a card was installed facedown it may have been that one."""
    corp = {"hand": "Chum, PAD Campaign, Hedge Fund", "deck": "Enigma, Enigma, Enigma"}
    game = accessed(corp, "hq", "access hq", "leave chum", coming={"hq": ["Chum"]}, runner={"clicks": 0})
    assert knows(game, RUNNER, game.state.corp.hand) == ["chum"]
    assert all("chum" in titles(state, state.corp.hand) for state in drawn(game, RUNNER))
    pass_until(game, "action")
    play(game, "play hedge-fund", "pass*2")
    assert knows(game, RUNNER, game.state.corp.hand) == ["chum"]
    play(game, "install pad-campaign", "server new")
    assert knows(game, RUNNER, game.state.corp.hand) == []
    assert not find(game, "pad-campaign").known_to(RUNNER)
    assert not all("chum" in titles(state, state.corp.hand) for state in drawn(game, RUNNER))


def test_the_copy_that_is_played_may_be_the_one_that_was_seen() -> None:
    """NR-6.15: the Runner has seen one Hedge Fund in HQ, and one was played."""
    corp = {"hand": "Hedge Fund, Hedge Fund, Chum", "deck": "Enigma"}
    game = accessed(corp, "hq", "access hq", "leave hedge-fund", coming={"hq": ["Hedge Fund"]}, runner={"clicks": 0})
    seen = next(id for id in game.state.corp.hand if game.state.cards[id].known_to(RUNNER))
    pass_until(game, "action")
    play(game, "play hedge-fund")
    assert len({"hedge-fund"} & set(keys(game, game.state.corp.hand))) == 1
    assert knows(game, RUNNER, game.state.corp.hand) == []
    assert seen in (*game.state.corp.hand, *game.state.corp.discard)


def test_two_copies_are_known_only_if_both_were_seen_at_once() -> None:
    """NR-30.6: in one run no card is accessed twice; in two runs it may have been the same one."""
    corp = {"hand": "Chum, Chum, Chum"}
    game = accessed(corp, "hq", "access hq", "leave chum", "pass*2", "run hq")
    pass_until(game, "access")
    play(game, "access hq", "leave chum")
    assert knows(game, RUNNER, game.state.corp.hand) == ["chum"]
    game = table(turn="runner", corp=corp, run="hq")
    assert game.state.run is not None
    game.state.run.extra = 1
    pass_until(game, "access")
    play(game, "access hq", "leave chum", "access hq", "leave chum")
    assert knows(game, RUNNER, game.state.corp.hand) == ["chum", "chum"]


def test_an_exposed_card_stays_known() -> None:
    """NR-6.21: it lies facedown again, and does not move."""
    servers = {"remote1": {"ice": "Chum", "root": "Snare!"}}
    game = table(turn="runner", runner={"hand": "Infiltration"}, servers=servers)
    play(game, "play infiltration", "expose remote1/1", "decline")
    assert game.view(RUNNER).servers[3].root[0].id is None
    assert all(titles(state, [*state.servers[3].root]) == ["snare"] for state in drawn(game, RUNNER))


def test_what_the_corp_puts_on_rd_he_knows_and_the_runner_no_longer() -> None:
    """NR-6.19: Precognition; the Runner knew the top card, and now it may be any of five."""
    corp = {"deck": "Chum [known runner], Hunter, Enigma, Snare!, Neural Katana", "hand": "Precognition"}
    game = table(corp=corp)
    assert knows(game, RUNNER, game.state.corp.deck) == ["chum"]
    play(game, "play precognition")
    while game.decision is not None and game.decision.prompt.id == "ask-put-on-top":
        game.decide(0)
    assert len(knows(game, CORP, game.state.corp.deck)) == 5
    assert knows(game, RUNNER, game.state.corp.deck) == []
    order = titles(game.state, game.state.corp.deck)
    assert all(titles(state, state.corp.deck) == order for state in drawn(game, CORP))


def test_a_faceup_card_that_goes_back_into_a_hand_is_known_there() -> None:
    """NR-6.17: the heap is open."""
    game = table(turn="runner", runner={"heap": "Modded", "hand": "Déjà Vu, Diesel", "deck": "Tinkering, Crypsis"})
    play(game, "play deja-vu", "take modded")
    assert knows(game, CORP, game.state.runner.hand) == ["modded"]
    assert all("modded" in titles(state, state.runner.hand) for state in drawn(game, CORP))


def test_what_was_revealed_is_known_in_the_hand() -> None:
    """NR-54.1: a card that a search must show."""
    runner = {"deck": "Corroder, Diesel", "hand": "Special Order", "identity": "Gabriel Santiago"}
    game = play(table(turn="runner", runner=runner), "play special-order", "take corroder")
    assert knows(game, CORP, game.state.runner.hand) == ["corroder"]


def test_derezzed_ice_is_known() -> None:
    """NR-CARD-74: Cell Portal lies facedown again, in its place."""
    game = table(turn="runner", servers={"hq": {"ice": "Cell Portal [rezzed]"}}, run="hq")
    play(game, "pass*6")
    assert game.view(RUNNER).servers[0].ice[0].id is None
    assert find(game, "cell-portal").known_to(RUNNER)
    leave_open(game)


@pytest.mark.parametrize("seed", range(3))
def test_who_sees_a_card_knows_it(seed: int) -> None:
    """NR-6: at every moment; and nobody knows a card of a deck that was just shuffled."""
    game, chance = new_game("nbn", "criminal", seed), random.Random(seed)
    unseen = 0
    while game.decision is not None:
        for card in game.state.cards:
            for side in Side:
                assert card.known_to(side) or not card.visible(side)
                unseen += card.known_to(side) and not card.visible(side)
        game.decide(chance.randrange(len(game.decision.options)))
    assert unseen
