"""Options and reasons agree, in both games: what is offered has no obstacle, and what is not offered is told why."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest

from cyberdeck import netrunner
from cyberdeck.deckers.actions import own_actors
from cyberdeck.deckers.content import CONTENT
from cyberdeck.deckers.payment import open_purse
from cyberdeck.deckers.words import SPACES, Colour, space_name
from cyberdeck.kernel import AnyGame
from cyberdeck.locale.reference import clauses
from cyberdeck.netrunner.access import ACCESSING
from cyberdeck.netrunner.why import VERBS
from cyberdeck.netrunner.words import CORP, Side, server_name
from walks import crew_game, walk

pytestmark = pytest.mark.slow

EVERY: Final = 7
"""At every so many decisions of a game all that is conceivable is asked for."""
COLOURS: Final = [colour.word for colour in Colour]
PLACES: Final = [space_name(at) for at in SPACES]


def check(game: AnyGame, conceivable: set[str], explained: Callable[[str], bool], known: set[str]) -> None:
    """A reason for exactly what is not offered; with a clause of the rules, where the game explains the verb."""
    assert game.decision is not None
    seat, offered = game.decision.seat, set(game.decision.notations)
    assert not [notation for notation in offered if game.why_not(seat, notation) is not None]
    for notation in sorted(conceivable - offered):
        reason = game.why_not(seat, notation)
        assert reason is not None, notation
        if explained(notation):
            assert reason.clause in known, f"{notation}: {reason.message.id}"


# Netrunner


FALLBACK: Final = ("run", "use", "jack-out", "prevent", "instead", "access", *ACCESSING)
"""Verbs whose last reason is the moment, or that there is no such thing, when nothing else stands in the way."""


@pytest.mark.parametrize("seed", range(4))
def test_netrunner(seed: int) -> None:
    known = set(clauses("netrunner"))
    for game in walk(lambda seed: netrunner.new_game(seed=seed), seed, EVERY):
        decision = game.decision
        assert decision is not None
        side = Side(decision.seat)
        names = {card.notation(side) for card in game.state.cards if card.visible(side)}
        conceivable = {
            f"{verb} {number}{name}"
            for verb, (zones, _) in VERBS[side].items()
            for number in (("1 ", "2 ", "9 ") if verb == "break" else ("",))
            for name in names
            if zones
        }
        conceivable |= {verb for verb, (zones, _) in VERBS[side].items() if not zones and verb != "run"}
        conceivable |= {f"run {server_name(number)}" for number in range(8) if side is not CORP}
        check(game, conceivable, always, known)
        accessing = decision.prompt.id == "ask-accessing"
        for notation in decision.notations:
            verb = notation.split()[0]
            if (verb in VERBS[side] and verb not in FALLBACK) or (accessing and verb in ACCESSING):
                assert game._ask is not None
                obstacle = game.rules.why_not(game.state, game._ask, side, notation)
                assert obstacle is None, f"{notation} is offered in spite of {obstacle}"


def always(notation: str) -> bool:
    return True


# Deckers


@pytest.mark.parametrize("seed", range(6))
def test_deckers(seed: int) -> None:
    known = set(clauses("deckers"))
    for game in walk(crew_game, seed, EVERY):
        state = game.state
        kinds = {kind.verb for kind in state.rules.menu}
        details = (
            "go",
            "backdoor",
            "push-from",
            "push-to",
            "redirect",
            "project",
            "take-programs",
            "hold",
            "sacrifice",
        )
        words = {*COLOURS, *PLACES, *CONTENT.cards, *(f"{colour}*3" for colour in COLOURS)}
        conceivable = {f"{verb} {word}" for verb in (*kinds, *details) for word in words} | kinds
        conceivable |= {f"hand-tile {decker.id}" for decker in state.deckers}
        check(game, conceivable, meant, known)
        menu_agrees(game)


def meant(notation: str) -> bool:
    """Whether an action is asked for with what it is declared with; anything else means nothing."""
    verb, _, word = notation.partition(" ")
    if verb in ("upload", "installation", "convert", "system-crash"):
        return word in COLOURS
    if verb in ("upgrade", "execute", "show"):
        return word in CONTENT.cards
    return verb in ("move", "shift", "infect", "lift", "infect-mothers-ghost") and not word


def menu_agrees(game: AnyGame) -> None:
    """Each kind of action says no exactly where it is not offered."""
    assert game.decision is not None
    if game.decision.prompt.id != "ask-deckers-action":
        return
    state, offered = game.state, set(game.decision.notations)
    avatar, purse = own_actors(state)[0], open_purse(state)
    for kind in state.rules.menu:
        for word in ("", *COLOURS, *CONTENT.cards):
            notation = f"{kind.verb} {word}".strip()
            if meant(notation):
                reason = kind.why_not(state, avatar, purse, word)
                assert (reason is None) == (notation in offered), f"{notation}: {reason}"
