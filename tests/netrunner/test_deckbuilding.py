"""Deckbuilding: which decks are legal, and every reason why others are not (NR-4, NR-52, NR-53)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from cyberdeck.kernel import Complaint, message
from cyberdeck.locale.texts import LANGUAGES, render
from cyberdeck.netrunner.deckbuilding import agenda_points, agenda_points_for, faults, influence, size
from cyberdeck.netrunner.deckfiles import load_deck
from cyberdeck.netrunner.decks import Deck, starter_deck, starter_names
from cyberdeck.netrunner.printed import PRINTED
from cyberdeck.netrunner.words import CORP, RUNNER, Type

FACTIONS = starter_names()
RUNNER_FACTIONS = starter_names(RUNNER)
CORP_FACTIONS = starter_names(CORP)


def with_cards(deck: Deck, **copies: int) -> Deck:
    """The deck with so many more copies of these cards, or fewer; `_` stands for `-`."""
    cards = dict(deck.cards)
    for name, more in copies.items():
        id = name.replace("_", "-")
        cards[id] = cards.get(id, 0) + more
    return Deck(deck.identity, {id: number for id, number in cards.items() if number})


def reasons(deck: Deck, sets: int | None = None) -> list[str]:
    """The faults by their short names; each of them can be told in every language."""
    found = faults(deck, sets)
    for reason in found:
        for language in LANGUAGES:
            assert render(reason.message, language)
    return [reason.message.id.removeprefix("deck-fault-") for reason in found]


def arguments(deck: Deck, sets: int | None = None) -> dict[str, Any]:
    """What the only fault of a deck says."""
    (reason,) = faults(deck, sets)
    return dict(reason.message.args)


def corp_deck(ice: int, **agendas: int) -> Deck:
    """A Jinteki deck of these agendas and so many other cards, of which there may be too many copies."""
    return with_cards(Deck("personal-evolution", {"wall-of-static": ice} if ice else {}), **agendas)


# the rulebook's examples


def test_the_rulebooks_criminal_deck() -> None:
    """NR-EX-13, NR-52.2, NR-53.1, NR-53.2, NR-53.3: from the starter deck to 45 cards with 15 influence, step by step."""
    deck = starter_deck("criminal")
    assert (size(deck), influence(deck), reasons(deck)) == (47, 0, [])
    identity = PRINTED[deck.identity]
    assert (identity.id, identity.min_deck, identity.influence_limit) == ("gabriel-santiago", 45, 15)

    wanted = with_cards(
        deck,
        diesel=3,
        gordian_blade=3,
        the_toolbox=1,
        the_makers_eye=2,
        akamatsu_mem_chip=2,
        tinkering=3,
        magnum_opus=2,
    )
    assert reasons(wanted) == ["influence"]

    deck = with_cards(deck, gordian_blade=2)
    assert influence(deck) == 6
    deck = with_cards(deck, akamatsu_mem_chip=2, the_toolbox=1)
    assert influence(deck) == 10
    assert influence(with_cards(deck, diesel=2)) == 14
    assert reasons(with_cards(deck, diesel=2)) == []
    assert influence(with_cards(deck, diesel=3)) == 16
    assert reasons(with_cards(deck, diesel=3)) == ["influence"]
    deck = with_cards(deck, akamatsu_mem_chip=-1, diesel=3)
    assert (influence(deck), size(deck), reasons(deck)) == (15, 54, [])

    deck = with_cards(deck, desperado=-1, data_dealer=-1, crypsis=-2, lemuria_codecracker=-1)
    assert size(deck) == 49
    deck = with_cards(deck, access_to_globalsec=-2, forged_activation_orders=-2)
    assert (size(deck), influence(deck), reasons(deck)) == (45, 15, [])
    assert reasons(with_cards(deck, crypsis=-1)) == ["size"]
    assert reasons(deck, sets=1) == []


def test_the_influence_values_of_the_example() -> None:
    """NR-EX-13, NR-DIFF-19: the four values in use; the sum of the candidates is not the one in the texts."""
    values = {"gordian-blade": 3, "akamatsu-mem-chip": 1, "the-toolbox": 2, "diesel": 2}
    assert {id: PRINTED[id].influence for id in values} == values


def test_agenda_points_for_66_cards() -> None:
    """NR-EX-12, NR-52.7: two more at 55, at 60 and at 65."""
    assert agenda_points_for(54) == (22, 23)
    assert agenda_points_for(55) == (24, 25)
    assert agenda_points_for(60) == (26, 27)
    assert agenda_points_for(65) == agenda_points_for(66) == (28, 29)


# starter decks


@pytest.mark.parametrize("faction", FACTIONS)
def test_starter_decks_are_legal(faction: str) -> None:
    """NR-4.1, NR-4.2: all seven, with the cards of one core set."""
    deck = starter_deck(faction)
    assert reasons(deck) == []
    assert reasons(deck, sets=1) == []
    assert influence(deck) == 0


@pytest.mark.parametrize("faction", FACTIONS)
def test_the_size_of_starter_decks(faction: str) -> None:
    """NR-4.6: 47 cards for a Runner and 49 for a Corporation."""
    deck = starter_deck(faction)
    assert size(deck) == (47 if deck.side is RUNNER else 49)


# NR-52


@pytest.mark.parametrize("identity", ["enigma", "adam", ""])
def test_a_deck_has_an_identity(identity: str) -> None:
    """NR-52.1: what is no identity cannot have a deck."""
    assert reasons(Deck(identity, starter_deck("jinteki").cards)) == ["identity"]


def test_a_deck_has_no_second_identity() -> None:
    """NR-52.1: not even a copy of its own."""
    assert reasons(with_cards(starter_deck("shaper"), noise=1)) == ["second-identity"]
    assert reasons(with_cards(starter_deck("shaper"), kate_mac_mccaffrey=1)) == ["second-identity"]


def test_a_deck_of_unknown_cards() -> None:
    assert reasons(with_cards(starter_deck("shaper"), tesla=1)) == ["deck-card"]


def test_the_minimum_size() -> None:
    """NR-52.2: 45 cards are enough, 44 are not, and there is no maximum."""
    deck = with_cards(starter_deck("shaper"), crypsis=-2)
    assert (size(deck), reasons(deck)) == (45, [])
    assert arguments(with_cards(deck, crypsis=-1)) == {"cards": 44, "least": 45}
    everything = Deck("noise", {id: 3 for id, card in PRINTED.items() if card.faction in ("anarch", "neutral")
                                and card.side is RUNNER and card.type is not Type.IDENTITY})  # fmt: skip
    assert size(everything) > 50
    assert reasons(everything) == []


def test_the_identity_does_not_count() -> None:
    """NR-52.3: 44 cards and their identity are not 45 cards."""
    deck = with_cards(starter_deck("shaper"), crypsis=-3)
    assert size(deck) == 44
    assert reasons(deck) == ["size"]


def test_three_copies() -> None:
    """NR-52.4: three copies of a card are allowed, four are not, whatever the card."""
    deck = with_cards(starter_deck("shaper"), magnum_opus=1)
    assert (deck.cards["magnum-opus"], reasons(deck)) == (3, [])
    assert arguments(with_cards(deck, magnum_opus=1)) == {"card": message("card-magnum-opus"), "copies": 4, "most": 3}
    assert reasons(with_cards(deck, sure_gamble=1, crypsis=2)) == ["copies", "copies"]


@pytest.mark.parametrize(("faction", "card", "side"), [("shaper", "snare", "corp"), ("nbn", "diesel", "runner")])
def test_cards_of_the_other_side(faction: str, card: str, side: str) -> None:
    """NR-52.5: they are forbidden; their influence has nothing to do with it."""
    deck = with_cards(starter_deck(faction), **{card: 1})
    assert arguments(deck) == {"card": message(f"card-{card}"), "side": message(f"side-{side}")}
    assert influence(deck) == 0


@pytest.mark.parametrize(
    ("cards", "low"), [(40, 18), (44, 18), (45, 20), (49, 20), (50, 22), (54, 22), (55, 24), (59, 24), (66, 28)]
)
def test_agenda_points_by_size(cards: int, low: int) -> None:
    """NR-52.6, NR-52.7, NR-52.8: exactly two totals for each size."""
    assert agenda_points_for(cards) == (low, low + 1)


@pytest.mark.parametrize(("points", "legal"), [(19, False), (20, True), (21, True), (22, False)])
def test_agenda_points_of_a_deck(points: int, legal: bool) -> None:
    """NR-52.6, NR-DIFF-29: too many are as bad as too few."""
    deck = {
        19: corp_deck(0, nisei_mk_ii=3, priority_requisition=3, private_security_force=2),
        20: corp_deck(0, nisei_mk_ii=1, priority_requisition=3, private_security_force=3),
        21: corp_deck(0, nisei_mk_ii=3, priority_requisition=3, private_security_force=3),
        22: corp_deck(0, nisei_mk_ii=3, priority_requisition=3, private_security_force=3),
    }[points]
    if points == 20:
        deck = with_cards(deck, nisei_mk_ii=0)
    more = points - agenda_points(deck)
    deck = with_cards(deck, **({"private_security_force": more // 2} if more and more % 2 == 0 else {}))
    if agenda_points(deck) != points:
        pytest.skip("the agendas of Jinteki do not add up to this")
    filled = with_cards(deck, wall_of_static=45 - size(deck))
    assert ("points" not in reasons(filled)) is legal
