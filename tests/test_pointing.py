"""Whatever a seat can point at answers: with a reason for what it may want, never against an option."""

from __future__ import annotations

from typing import Any, Final

import pytest

from cyberdeck import netrunner
from cyberdeck.deckers.content import CONTENT
from cyberdeck.kernel import AnyGame, Rng
from cyberdeck.kernel.game import EngineFault
from cyberdeck.kernel.plain import encode, pack
from cyberdeck.locale.reference import clauses
from cyberdeck.netrunner.conceivable import ACTIONS
from cyberdeck.netrunner.words import Side, server_name
from walks import crew_game, walk

pytestmark = pytest.mark.slow

EVERY: Final = 11
NO_ANSWER: Final = ("why-not-unknown", "why-no-such-card")


def names_in(view: Any) -> set[str]:
    """All words of a view."""
    if isinstance(view, str):
        return {view}
    return set().union(*map(names_in, view)) if isinstance(view, list) else set()


def check(game: AnyGame, things: set[str], known: set[str]) -> int:
    """Every wish of every seat is offered or has a reason; how many reasons there were."""
    assert game.decision is not None
    reasons = 0
    for seat in range(len(game.seats)):
        offered = game.decision.notations if seat == game.decision.seat else []
        for thing in sorted(things | names_in(pack(game.view(seat)))):
            wishes = game.rules.conceivable(game.state, seat, thing)
            withheld = game.withheld(seat, thing)
            assert set(withheld) <= set(wishes)
            assert not set(withheld) & set(offered)
            for wish in wishes:
                if wish not in withheld:
                    assert any(f"{notation} ".startswith(f"{wish} ") for notation in offered), wish
                else:
                    assert withheld[wish].message.id not in NO_ANSWER, f"{wish}: {withheld[wish].message.id}"
                    assert withheld[wish].clause in known or withheld[wish].message.id == "why-not-turn", wish
                    reasons += 1
    return reasons


@pytest.mark.parametrize("seed", range(5))
def test_netrunner(seed: int) -> None:
    known, reasons = set(clauses("netrunner")), 0
    sides = [("jinteki", "shaper"), ("haas-bioroid", "criminal"), ("nbn", "anarch"), ("weyland-consortium", "shaper")]

    for game in walk(lambda seed: netrunner.new_game(*sides[seed % len(sides)], seed=seed), seed, EVERY):
        servers = {server_name(number) for number in game.state.servers}
        reasons += check(game, {*servers, *(action for side in Side for action in ACTIONS[side])}, known)
    assert reasons > 100


@pytest.mark.parametrize("seed", range(5))
def test_deckers(seed: int) -> None:
    known, reasons = set(clauses("deckers")), 0
    for game in walk(crew_game, seed, EVERY):
        reasons += check(game, {"move", "shift", "infect", *CONTENT.packets}, known)
    assert reasons > 100


@pytest.mark.parametrize("seed", range(4))
def test_reasons_betray_nothing(seed: int) -> None:
    """The same wishes and reasons in a game that looks the same to the seat (NR-6)."""
    rng = Rng(seed)
    for game in walk(lambda seed: netrunner.new_game("jinteki", "criminal", seed=seed), seed, EVERY):
        assert game.decision is not None
        for seat in range(2):
            try:
                twin = game.determinise(seat, rng)
            except EngineFault:
                continue
            if twin.decision is None or encode(twin.view(seat)) != encode(game.view(seat)):
                continue
            for thing in sorted(names_in(pack(game.view(seat)))):
                assert twin.withheld(seat, thing) == game.withheld(seat, thing), thing
