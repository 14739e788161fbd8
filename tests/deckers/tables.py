"""Helpers of the Deckers tests: a table in a line, decisions by notation, and looks at what lies where.

    game = table(deckers={"oshin-noro": {"hand": "payload glitch"}}, spaces={"red6": "2 red, black"},
                 coming={"red": [5], "black": [1]})
    play(game, "infect", "number 1", "pay glitch")
    assert at(game, "red6") == "2 red"

The position is written as documented in `cyberdeck.deckers.position`; without more it stands in the action step of the
first decker of the first game's layout with `copper-404` as objective (pass `objectives=[...]` for others).
"""

from __future__ import annotations

from typing import Any, TypeVar

from cyberdeck.deckers.field import NONE
from cyberdeck.deckers.position import POOLS, tokens_out
from cyberdeck.deckers.rules import DeckersGame
from cyberdeck.deckers.state import TOKENS
from cyberdeck.deckers.table import table as build_table
from cyberdeck.deckers.words import Colour, space_name, space_named
from cyberdeck.kernel import Event
from cyberdeck.locale.texts import render

E = TypeVar("E", bound=Event)
QUIET = ("copper-alert", "gold-mirror-map")
_GUARDIANS = ("black guardian", "white guardian", "hackman", "mothers-ghost")


OPENED: list[DeckersGame] = []
"""The games of the running test; `leave_open` takes one out."""

AT_REST = ("ask-deckers-action", "ask-hand-tile", "ask-renew-row")
"""Between actions, between turns, between cycles."""
UNDER_WAY = ("ask-move-to", "ask-push-from")
"""A move or a shift that could go on."""


def table(**position: Any) -> DeckersGame:
    """A game in that position; `seed` may be among its words."""
    game = build_table(**position)
    OPENED.append(game)
    return game


def leave_open(*games: DeckersGame) -> None:
    """This test ends in the middle of something on purpose: with these games, or all."""
    for game in games or tuple(OPENED):
        OPENED.remove(game)


def nothing_is_left_open() -> None:
    """Every game of the test is over or at rest, at the latest when the move or shift under way is done."""
    for game in OPENED:
        if game.decision is not None and game.decision.prompt.id in UNDER_WAY:
            game.decide("done")
        if game.decision is not None:
            assert game.decision.prompt.id in AT_REST, f"left open: {game.decision.prompt} {options(game)}"


def quiet(**position: Any) -> DeckersGame:
    """A table for the general rules: the objectives have none of their own."""
    return table(**{"objectives": QUIET, **position})


def play(game: DeckersGame, *notations: str) -> DeckersGame:
    """Make these decisions; `pay …` may be shortened to `pay` where the first suggestion will do."""
    for notation in notations:
        game.decide(next(n for n in options(game) if n.startswith("pay")) if notation == "pay" else notation)
    return game


def options(game: DeckersGame) -> list[str]:
    assert game.decision is not None, "the game is over"
    return game.decision.notations


def prompt(game: DeckersGame) -> str:
    assert game.decision is not None, "the game is over"
    return game.decision.prompt.id.removeprefix("ask-")


def seat(game: DeckersGame) -> str:
    assert game.decision is not None, "the game is over"
    return game.seats[game.decision.seat]


def at(game: DeckersGame, name: str) -> str:
    """What lies on a space, in the words of a position file and in a fixed order."""
    field = game.state.fields[space_named(name)]
    parts = [f"{n} {c.word}" if n > 1 else c.word for c, n in zip(Colour, field.programs, strict=True) if n]
    parts += [f"{n} {word}" if n > 1 else word for word, n in (("black", field.black), ("white", field.white)) if n]
    parts += [f"white-on-{Colour(colour).word}" for colour in field.blocked]
    if field.installation != NONE:
        parts.append(f"{Colour(field.installation).word} installation")
    if field.guardian != NONE:
        parts.append(_GUARDIANS[field.guardian])
    parts += [tile for space, tile in game.state.tiles if space == space_named(name)]
    return ", ".join(parts)


def network(game: DeckersGame) -> dict[str, str]:
    """All spaces that hold something."""
    return {name: what for name in map(space_name, range(30)) if (what := at(game, name))}


def avatars(game: DeckersGame, decker: str) -> list[str]:
    return [space_name(where) for where in of(game, decker).avatars]


def of(game: DeckersGame, decker: str) -> Any:
    return game.state.deckers[game.seats.index(decker)]


def hand(game: DeckersGame, decker: str) -> list[str]:
    return sorted(game.state.cards[id] for id in of(game, decker).hand)


def supply(game: DeckersGame, pool: str) -> int:
    """`scouts`, `guardians`, `blue-green`, `yellow-red`, `purple`, `red-installations`, …"""
    return game.state.supply[POOLS[pool]]


def conserved(game: DeckersGame) -> None:
    """Every token is somewhere (for tables without a `supply` of their own)."""
    out = tokens_out(game.state)
    assert [have + gone for have, gone in zip(game.state.supply, out, strict=True)] == list(TOKENS)


def lost(game: DeckersGame) -> str:
    """The reason of a loss, such as `chain`, `scouts`, `guardians`, `goal`; empty for a win."""
    assert game.result is not None, "the game goes on"
    return "" if game.result.winners else game.result.reason.id.removeprefix("lost-")


def events(game: DeckersGame, kind: type[E]) -> list[E]:
    """All that has happened of one kind."""
    return [event for moment in game._moments() for event in moment.events if isinstance(event, kind)]


def log(game: DeckersGame, language: str = "en") -> list[str]:
    return [render(message, language) for message in game.log()]


def why(game: DeckersGame, notation: str, seat: int | None = None) -> str:
    """The clause by which a decision is not offered."""
    assert game.decision is not None
    reason = game.why_not(game.decision.seat if seat is None else seat, notation)
    assert reason is not None, f"{notation} is offered"
    return reason.clause
