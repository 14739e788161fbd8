"""The frame of the game, the cards of the box, the setup and the starter decks (NR-1 to NR-4)."""

from __future__ import annotations

from collections import Counter

import pytest

from cyberdeck.kernel import Complaint
from cyberdeck.netrunner.decks import deck_of, starter_deck
from cyberdeck.netrunner.printed import PRINTED
from cyberdeck.netrunner.rules import NetrunnerGame, new_game
from cyberdeck.netrunner.words import CORP, RUNNER, Side, Type
from netrunner.tables import find, keys, options, pass_until, play, seat, table

CORP_FACTIONS = {"haas-bioroid", "jinteki", "nbn", "weyland-consortium"}
RUNNER_FACTIONS = {"anarch", "criminal", "shaper"}


def copies(side: Side) -> Counter[str]:
    count: Counter[str] = Counter()
    for card in PRINTED.values():
        if card.side is side:
            count[card.faction] += card.copies
    return count


def hands(game: NetrunnerGame) -> tuple[list[str], list[str]]:
    return keys(game, game.state.corp.hand), keys(game, game.state.runner.hand)


# the box


def test_the_cards_of_the_corporation() -> None:
    """NR-1.7, NR-2.1: four factions of 28 cards each, and 22 neutral ones."""
    assert copies(CORP) == {**dict.fromkeys(CORP_FACTIONS, 28), "neutral": 22}
    assert copies(CORP).total() == 134


def test_the_cards_of_the_runner() -> None:
    """NR-1.8, NR-2.2: three factions of 33 cards each, and 15 neutral ones."""
    assert copies(RUNNER) == {**dict.fromkeys(RUNNER_FACTIONS, 33), "neutral": 15}
    assert copies(RUNNER).total() == 114


def test_agendas_are_corp_cards() -> None:
    """NR-1.5"""
    assert {card.side for card in PRINTED.values() if card.type is Type.AGENDA} == {CORP}


@pytest.mark.parametrize(
    ("faction", "first", "last"),
    [
        ("anarch", 1, 16),
        ("criminal", 17, 32),
        ("shaper", 33, 48),
        ("haas-bioroid", 54, 66),
        ("jinteki", 67, 79),
        ("nbn", 80, 92),
        ("weyland-consortium", 93, 105),
    ],
)
def test_card_numbers(faction: str, first: int, last: int) -> None:
    """NR-4.3, NR-4.4: each faction has a row of numbers, its identity the first of them."""
    row = [card for card in PRINTED.values() if card.faction == faction]
    assert [card.number for card in row] == list(range(first, last + 1))
    assert [card.type is Type.IDENTITY for card in row] == [True] + [False] * (last - first)


def test_neutral_card_numbers() -> None:
    """NR-4.3, NR-4.4: 49 to 53 for the Runner, 106 to 113 for the Corporation."""
    neutral = {card.number: card.side for card in PRINTED.values() if card.faction == "neutral"}
    assert neutral == dict.fromkeys(range(49, 54), RUNNER) | dict.fromkeys(range(106, 114), CORP)


def test_token_counts_are_no_limit() -> None:
    """NR-2.10: 91 credits and 51 advancement tokens are in the box, more may be in play."""
    game = table(corp={"credits": 100}, servers={"remote1": {"root": "Project Junebug [advancement 51]"}})
    play(game, "credit", "pass*2", "advance project-junebug@remote1/1")
    assert game.state.corp.credits == 100
    assert find(game, "project-junebug").advancement == 52


# starter decks


@pytest.mark.parametrize("faction", sorted(CORP_FACTIONS | RUNNER_FACTIONS))
def test_starter_deck(faction: str) -> None:
    """NR-1.9, NR-4.1, NR-4.5, NR-4.6: a faction's cards and the neutral ones of its side, in their copies."""
    deck = starter_deck(faction)
    size = 49 if faction in CORP_FACTIONS else 47
    assert sum(deck.cards.values()) == size
    assert PRINTED[deck.identity].type is Type.IDENTITY
    assert deck.identity not in deck.cards
    assert {PRINTED[id].faction for id in deck.cards} == {faction, "neutral"}
    assert {PRINTED[id].side for id in deck.cards} == {deck.side}


def test_copies_in_a_starter_deck() -> None:
    """NR-4.5: for example three Diesel, two Modded and one The Toolbox."""
    cards = starter_deck("shaper").cards
    assert (cards["diesel"], cards["modded"], cards["the-toolbox"]) == (3, 2, 1)


def test_a_deck_belongs_to_its_side() -> None:
    """NR-3.1: each player takes the deck of his side."""
    with pytest.raises(Complaint):
        deck_of("shaper", CORP)
    with pytest.raises(Complaint):
        deck_of("jinteki", RUNNER)


# setup


def test_two_players() -> None:
    """NR-1.1: one is the Corporation, one is the Runner."""
    assert new_game().seats == ("corp", "runner")


def test_what_the_table_looks_like() -> None:
    """NR-3.1, NR-3.4, NR-3.6, NR-3.11, NR-3.12: identities faceup, 5 credits and 5 cards each, nothing installed."""
    game = new_game()
    view = game.view(RUNNER)
    for player, identity, deck in (
        (view.corp, "personal-evolution", 49 - 5),
        (view.runner, "kate-mac-mccaffrey", 47 - 5),
    ):
        assert (player.identity.id, player.identity.faceup) == (identity, True)
        assert (player.credits, player.hand_size, player.cards_in_hand, player.deck) == (5, 5, 5, deck)
        assert (player.discard, player.score, player.points) == ((), (), 0)
    assert (view.memory, view.memory_used, view.tags, view.brain_damage, view.bad_publicity) == (4, 0, 0, 0, 0)
    assert view.rig == ()
    assert [(s.name, s.ice, s.root) for s in view.servers] == [(n, (), ()) for n in ("hq", "rd", "archives")]


def test_decks_are_shuffled() -> None:
    """NR-3.5: another shuffle, other hands; the same deck, the same cards."""
    one, other = new_game(seed=1), new_game(seed=2)
    assert hands(one)[0] != hands(other)[0]
    assert hands(one)[1] != hands(other)[1]
    for game in (one, other):
        corp = game.state.corp
        assert Counter(keys(game, (*corp.hand, *corp.deck))) == Counter(starter_deck("jinteki").cards)


def test_the_corp_decides_first_on_a_mulligan() -> None:
    """NR-3.7"""
    game = new_game()
    assert (seat(game), options(game)) == ("corp", ["keep", "mulligan"])
    play(game, "keep")
    assert (seat(game), options(game)) == ("runner", ["keep", "mulligan"])


def test_a_mulligan_is_a_fresh_hand_of_five() -> None:
    """NR-3.8: the whole hand goes back before the new one is drawn; the other player's stays."""
    game = new_game(seed=3)
    corp, runner = hands(game)
    play(game, "mulligan")
    assert hands(game)[0] != corp
    assert hands(game)[1] == runner
    assert (len(game.state.corp.hand), len(game.state.corp.deck)) == (5, 44)
    play(game, "mulligan")
    assert hands(game)[1] != runner
    assert (len(game.state.runner.hand), len(game.state.runner.deck)) == (5, 42)


def test_the_old_hand_is_shuffled_in() -> None:
    """NR-3.8: now and then a card that was put back comes again."""
    again = 0
    for seed in range(20):
        game = new_game(seed=seed)
        old = set(game.state.corp.hand)
        play(game, "mulligan")
        again += len(old & set(game.state.corp.hand))
    assert 0 < again < 50


def test_only_one_mulligan() -> None:
    """NR-3.9, NR-3.10: after it the second hand is kept, and the Corp's first turn begins."""
    game = play(new_game(), "mulligan")
    assert seat(game) == "runner"
    play(game, "mulligan")
    assert (seat(game), options(game)[0]) == ("corp", "pass")
    assert (game.view(CORP).step, game.view(CORP).turn) == ("corp-1-1", "corp")


def test_the_corp_begins_and_turns_alternate() -> None:
    """NR-1.3: Corp, Runner, Corp, Runner."""
    game = play(new_game(), "keep*2")
    turns = []
    for _ in range(4):
        turns.append(game.view(CORP).turn)
        now = game.view(CORP).turns
        while game.view(CORP).turns == now:
            play(game, next(o for o in ("credit", "pass", options(game)[0]) if o in options(game)))
    assert turns == ["corp", "runner", "corp", "runner"]


# the aim


def test_the_corp_wins_by_scoring_seven_points() -> None:
    """NR-1.4: 5 and 2 are seven; with 4 the game goes on."""
    servers = {"remote1": {"root": "Private Security Force [advancement 4]"}}
    runner = {"hand": "Diesel"}
    game = table(step="corp-2-1", corp={"score": "Nisei MK II"}, runner=runner, servers=servers)
    play(game, "score private-security-force@remote1/1")
    assert game.result is None
    game = table(step="corp-2-1", corp={"score": "Nisei MK II, Priority Requisition"}, runner=runner, servers=servers)
    play(game, "score private-security-force@remote1/1")
    assert game.result is not None
    assert game.result.winners == (CORP,)


def test_the_runner_wins_by_stealing_seven_points() -> None:
    """NR-1.4"""
    game = table(
        turn="runner",
        runner={"score": "Nisei MK II, Priority Requisition"},
        servers={"remote1": {"root": "Private Security Force"}},
        run="remote1",
    )
    pass_until(game, "access")
    play(game, "access remote1/1", "steal private-security-force@remote1/1")
    assert game.result is not None
    assert game.result.winners == (RUNNER,)


def test_clicks_and_credits() -> None:
    """NR-1.10: clicks are spent on actions, credits are wealth."""
    game = play(table(), "credit")
    assert (game.state.corp.clicks, game.state.corp.credits) == (2, 6)


def test_a_card_beats_a_rule() -> None:
    """NR-1.6: one card of R&D is accessed in a run, but three with The Maker's Eye."""
    corp = {"deck": "Hedge Fund, Enigma, Hunter, Chum"}
    game = table(turn="runner", corp=corp, runner={"clicks": 2, "hand": "The Maker's Eye"})
    play(game, "run rd")
    pass_until(game, "access")
    play(game, "access rd", "leave hedge-fund")
    pass_until(game, "action")
    play(game, "play the-makers-eye")
    pass_until(game, "access")
    play(game, "access rd", "leave hedge-fund", "access rd", "leave enigma", "access rd", "leave hunter")
    assert game.state.run is None
