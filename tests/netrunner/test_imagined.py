"""What a seat imagines (`determinise`) hangs on what it knows and on chance, and on nothing that is hidden (NR-6)."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from cyberdeck.kernel import SPECTATOR, About, Effect, Question, Rng, Trigger, encode
from cyberdeck.kernel.plain import classes
from cyberdeck.netrunner.decks import starter_names
from cyberdeck.netrunner.drawn import Drawn
from cyberdeck.netrunner.renumbering import COUNTED, MANY, ONE, naming
from cyberdeck.netrunner.rules import NetrunnerGame, new_game
from cyberdeck.netrunner.state import Lasting, Run, State
from cyberdeck.netrunner.text import Purpose
from cyberdeck.netrunner.words import CORP, RUNNER, Side
from netrunner.invariants import check
from netrunner.tables import leave_open, table
from netrunner.whole_games import Canonical

SEATS = (CORP, RUNNER, SPECTATOR)


@pytest.mark.parametrize("seed", range(3))
def test_games_that_look_alike_are_imagined_alike(seed: int) -> None:
    """Byte for byte, in the game and in a redealt one, with the same chance."""
    corps, runners = starter_names(CORP), starter_names(RUNNER)
    game, chance = new_game(corps[seed % 4], runners[seed % 3], seed), random.Random(seed)
    canonical = Canonical(seed)
    while game.decision is not None:
        if chance.random() < 0.2:
            canonical(game)
        game.decide(chance.randrange(len(game.decision.options)))
    assert canonical.compared > 50


@pytest.mark.parametrize("seed", range(3))
def test_what_was_told_of_hidden_cards_before_is_still_true(seed: int) -> None:
    """NR-6: whatever has been drawn, installed, seen, shuffled since."""
    corps, runners = starter_names(CORP), starter_names(RUNNER)
    game, chance = new_game(corps[seed % 4], runners[seed % 3], seed), random.Random(seed)
    for _ in range(150):
        if game.decision is None:
            break
        game.decide(chance.randrange(len(game.decision.options)))
        kept = [game.determinise(seat, Rng(seed)).save() for seat in SEATS]
        anew = game.copy()
        anew.state.drawn = Drawn()
        assert [anew.determinise(seat, Rng(seed)).save() for seat in SEATS] == kept


def titles(state: State, side: Side) -> Counter[str]:
    return Counter(card.key for card in state.cards if card.owner is side)


def test_starter_decks_are_imagined_as_they_are() -> None:
    """NR-4.1: whoever sees the identity knows the list."""
    game, chance = new_game("nbn", "anarch", 6), random.Random(6)
    while game.decision is not None:
        if chance.random() < 0.1:
            for seat in SEATS:
                drawn = game.determinise(seat, Rng(6)).state
                check(drawn)
                assert [titles(drawn, side) for side in Side] == [titles(game.state, side) for side in Side]
        game.decide(chance.randrange(len(game.decision.options)))


def _with(hand: str, deck: str, ice: str, root: str) -> NetrunnerGame:
    game = table(
        turn="runner",
        corp={"hand": hand, "deck": deck},
        servers={"hq": {"ice": ice}, "remote1": {"root": f"{root} [advancement 1]"}},
        runner={"hand": "Diesel", "deck": "Modded, Tinkering"},
    )
    leave_open(game)
    return game


def test_decks_that_differ_out_of_sight_are_imagined_alike() -> None:
    """NR-6.24: neither the list of the other side nor the setup of the game is known."""
    one = _with("Snare!, Hedge Fund", "Chum, Enigma", "Hunter", "Nisei MK II")
    other = _with("SanSan City Grid, Ichi 1.0", "Archer, Hostile Takeover", "Data Raven", "Private Security Force")
    for seed in range(20):
        imagined = [game.determinise(RUNNER, Rng(seed)) for game in (one, other)]
        assert imagined[0].save() == imagined[1].save()
        assert imagined[0].setup == {}
        check(imagined[0].state)
    own = other.determinise(CORP, Rng(1)).state
    assert titles(own, CORP) == titles(other.state, CORP)


def test_what_no_list_holds_is_still_imagined_where_it_lies() -> None:
    """NR-8.9, NR-14.10: more upgrades than the list has, each in a place that takes it."""
    servers = {name: {"root": "Red Herrings, Red Herrings"} for name in ("hq", "rd", "archives")}
    game = table(turn="runner", servers=servers, corp={"hand": ["Enigma"] * 60})
    for seed in range(5):
        drawn = game.determinise(RUNNER, Rng(seed)).state
        check(drawn)
        assert len(drawn.corp.hand) == 60
    leave_open(game)


def test_a_look_at_an_imagined_game_is_the_look_at_the_real_one() -> None:
    """The handles of the seat are its own, and the numbers of the others follow from what everybody sees."""
    game, chance = new_game(seed=9), random.Random(9)
    while game.decision is not None:
        if chance.random() < 0.1:
            for seat in SEATS:
                assert encode(game.determinise(seat, Rng(1)).view(seat)) == encode(game.view(seat))
        game.decide(chance.randrange(len(game.decision.options)))


NUMBERS = {
    "agenda", "amount", "base", "becomes", "bid", "broken", "clicks", "credits", "declined", "ended", "extra", "most",
    "more", "number", "picks", "points", "pool", "position", "power", "server", "strength", "subroutines", "successes",
    "tags", "tokens", "trace", "turn", "virus",
}  # fmt: skip
"""Numbers in steps, runs and triggers that name no card; `cards` names some where it is a tuple."""


def test_every_number_in_a_step_is_known_to_name_a_card_or_not() -> None:
    """A step with a new kind of number has to say here, or in `renumbering`, which of both it is."""
    steps = [kind for kind in classes().values() if issubclass(kind, Effect | Question) and "netrunner" in str(kind)]
    for kind in (*steps, About, Run, Lasting, Purpose, Trigger):
        hints = {name: str(hint) for name, hint in getattr(kind, "__annotations__", {}).items()}
        numbers = {name for name, hint in hints.items() if "int" in hint.replace("Until", "")}
        assert numbers <= NUMBERS | ONE | MANY | COUNTED, f"{kind.__name__}: {numbers}"
        assert numbers & (ONE | COUNTED) <= set(naming(kind))
