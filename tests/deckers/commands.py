"""Helpers of the tests of command cards: one decker with these cards, alone unless the test says otherwise."""

from __future__ import annotations

from typing import Any

from cyberdeck.deckers.rules import DeckersGame
from deckers.tables import conserved, of, options, prompt, quiet


def holding(
    hand: str, spaces: dict[str, str] | None = None, at: str | list[str] = "red6", **position: Any
) -> DeckersGame:
    """Tilda with these cards in the action step; with `others`, further deckers beside her."""
    who, others = position.pop("who", "tilda-sweet"), position.pop("others", {})
    own = {"hand": hand, "at": at, **position.pop("own", {})}
    return quiet(deckers={who: own, **others}, spaces=spaces or {}, **position)


def offered(game: DeckersGame, card: str) -> bool:
    return bool({f"execute {card}", f"show {card}"} & set(options(game)))


def over(game: DeckersGame) -> None:
    """The action is finished, nothing is left to ask, and no token is lost."""
    assert prompt(game) == "deckers-action"
    assert game.state.action is None
    conserved(game)


def pile(game: DeckersGame, decker: str = "tilda-sweet") -> list[str]:
    return [game.state.cards[id] for id in of(game, decker).discard]


def deck(game: DeckersGame, decker: str = "tilda-sweet") -> list[str]:
    """From the top."""
    return [game.state.cards[id] for id in reversed(of(game, decker).deck)]
