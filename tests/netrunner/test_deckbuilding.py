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


# the rulebook's examples


def test_the_rulebooks_criminal_deck() -> None:
    """NR-EX-13, NR-52.2, NR-53.1, NR-53.2, NR-53.3: from the starter deck to 45 cards with 15 influence.

    NR-DIFF-19: the printed values of what is wanted at first make 39, not the 35 of the texts.
    """
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
    assert arguments(wanted) == {"spent": 39, "limit": 15}

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
    """NR-EX-13: the four values in use."""
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
    spare = "hunter" if faction == "nbn" else "crypsis"
    deck = with_cards(starter_deck(faction), **{card: 1, spare: -1})
    assert arguments(deck) == {"card": message(f"card-{card}"), "side": message(f"side-{side}")}
    assert influence(deck) == 0


@pytest.mark.parametrize(
    ("cards", "low"), [(40, 18), (44, 18), (45, 20), (49, 20), (50, 22), (54, 22), (55, 24), (59, 24), (66, 28)]
)
def test_agenda_points_by_size(cards: int, low: int) -> None:
    """NR-52.6, NR-52.7, NR-52.8: exactly two totals for each size."""
    assert agenda_points_for(cards) == (low, low + 1)


@pytest.mark.parametrize(
    ("points", "exchanged"),
    [
        (19, {"breaking_news": -2, "closed_accounts": 1, "psychographics": 1}),
        (20, {"breaking_news": -1, "closed_accounts": 1}),
        (21, {}),
        (22, {"breaking_news": 1, "hunter": -1}),
    ],
)
def test_agenda_points_of_a_deck(points: int, exchanged: dict[str, int]) -> None:
    """NR-52.6, NR-DIFF-29: 49 cards have 20 or 21 points; too many are as bad as too few."""
    deck = with_cards(starter_deck("nbn"), **exchanged)
    assert (size(deck), agenda_points(deck)) == (49, points)
    if points in (20, 21):
        assert reasons(deck) == []
    else:
        assert arguments(deck) == {"points": points, "low": 20, "high": 21, "cards": 49}


def test_more_cards_need_more_agenda_points() -> None:
    """NR-52.8: a fiftieth card, and 21 points are too few."""
    deck = with_cards(starter_deck("nbn"), hunter=1)
    assert reasons(deck) == ["points"]
    assert reasons(with_cards(deck, breaking_news=1)) == []


def test_no_range_below_40_cards() -> None:
    """NR-AMB-19: the texts name none; such a deck is too small for any identity anyway."""
    assert agenda_points_for(39) is None
    assert reasons(Deck("making-news", {"hunter": 3})) == ["size"]


def test_runner_decks_need_no_agendas() -> None:
    """NR-52.6: the points are asked of the Corporation only."""
    deck = starter_deck("anarch")
    assert (agenda_points(deck), reasons(deck)) == (0, [])


@pytest.mark.parametrize("faction", FACTIONS)
def test_every_identity_asks_for_45_cards(faction: str) -> None:
    """NR-52.9."""
    assert PRINTED[starter_deck(faction).identity].min_deck == 45


def test_illegal_decks_are_not_played(tmp_path: Any) -> None:
    """NR-52.11: a constructed deck must be legal for any game."""
    file = tmp_path / "deck.txt"
    file.write_text("Noise\n3x Sure Gamble\n", encoding="utf-8")
    with pytest.raises(Complaint) as caught:
        load_deck(str(file), RUNNER)
    assert caught.value.message.id == "deckfile-illegal"


# NR-53


def test_the_influence_limit() -> None:
    """NR-53.1: 15 may be spent, 16 may not."""
    deck = with_cards(starter_deck("shaper"), medium=3, corroder=3)
    assert (influence(deck), reasons(deck)) == (15, [])
    assert arguments(with_cards(deck, mimic=1)) == {"spent": 16, "limit": 15}


@pytest.mark.parametrize("faction", FACTIONS)
def test_the_own_faction_is_free(faction: str) -> None:
    """NR-53.2: its cards have influence values, which do not count."""
    deck = starter_deck(faction)
    values = [PRINTED[id].influence for id in deck.cards if PRINTED[id].faction == faction]
    assert any(values)
    assert influence(deck) == 0


def test_each_copy_counts() -> None:
    """NR-53.3."""
    deck = starter_deck("shaper")
    assert [influence(with_cards(deck, account_siphon=copies)) for copies in (1, 2, 3)] == [4, 8, 12]


@pytest.mark.parametrize("faction", FACTIONS)
def test_neutral_cards_are_free(faction: str) -> None:
    """NR-53.4: agendas too."""
    deck = starter_deck(faction)
    neutral = [id for id in deck.cards if PRINTED[id].faction == "neutral"]
    assert {PRINTED[id].influence for id in neutral} == {0}
    if deck.side is CORP:
        assert {"priority-requisition", "private-security-force"} <= set(neutral)
    assert reasons(deck) == []


def test_no_influence_value_is_not_zero(monkeypatch: pytest.MonkeyPatch) -> None:
    """NR-53.5: a card without the box is for its own faction only; the set has no such card but agendas."""
    monkeypatch.setitem(PRINTED, "diesel", replace(PRINTED["diesel"], influence=None))
    assert arguments(with_cards(starter_deck("anarch"), diesel=1)) == {"card": message("card-diesel")}
    assert reasons(starter_deck("shaper")) == []
    monkeypatch.setitem(PRINTED, "diesel", replace(PRINTED["diesel"], influence=0))
    assert reasons(with_cards(starter_deck("anarch"), diesel=1)) == []


@pytest.mark.parametrize("faction", CORP_FACTIONS)
def test_agendas_of_other_factions(faction: str) -> None:
    """NR-53.6: whatever influence is left."""
    others = [
        card for card in PRINTED.values() if card.type is Type.AGENDA and card.faction not in (faction, "neutral")
    ]
    assert others
    for card in others:
        found = reasons(with_cards(starter_deck(faction), **{card.id: 1}))
        assert [reason for reason in found if reason != "points"] == ["agenda"]


def test_no_quota_of_own_cards() -> None:
    """NR-53.7, NR-DIFF-24: a deck without any card of its own faction, with those of others, is legal."""
    neutral = {id: 3 for id, card in PRINTED.items() if card.side is RUNNER and card.faction == "neutral"}
    cheap = ["cyberfeeder", "datasucker", "mimic", "stimhack", "yog-0"]
    deck = Deck("kate-mac-mccaffrey", {**neutral, **dict.fromkeys(cheap, 3)})
    assert (size(deck), influence(deck)) == (30, 15)
    assert not any(PRINTED[id].faction == "shaper" for id in deck.cards)
    assert reasons(deck) == ["size"]


def test_later_lists_do_not_count() -> None:
    """NR-DIFF-37: three AstroScript Pilot Program are as good as three of any other card."""
    deck = with_cards(starter_deck("nbn"), astroscript_pilot_program=1, breaking_news=-2, closed_accounts=1)
    assert (deck.cards["astroscript-pilot-program"], reasons(deck)) == (3, [])


# one core set or several


def test_the_cards_of_one_core_set() -> None:
    """NR-4.5: three Magnum Opus need two boxes."""
    deck = with_cards(starter_deck("shaper"), magnum_opus=1)
    assert reasons(deck) == []
    assert arguments(deck, 1) == {"card": message("card-magnum-opus"), "copies": 3, "sets": 1, "there": 2}
    assert reasons(deck, sets=2) == []


def test_three_consoles_need_three_core_sets() -> None:
    """NR-4.5."""
    deck = with_cards(starter_deck("shaper"), the_toolbox=2)
    assert [reasons(deck, sets) for sets in (1, 2, 3)] == [["sets"], ["sets"], []]


# all at once


def test_every_reason_is_named() -> None:
    cards = {
        "breaking-news": 4,
        "posted-bounty": 1,
        "diesel": 1,
        "noise": 1,
        "neural-katana": 3,
        "snare": 3,
        "neural-emp": 2,
        "hunter": 39,
    }
    deck = Deck("making-news", cards)
    assert reasons(deck, sets=1) == [
        *("points", "influence"),
        *("copies", "sets", "agenda", "side", "second-identity", "copies", "sets"),
    ]
    assert all(reason.clause.startswith("NR-") for reason in faults(deck, 1))
