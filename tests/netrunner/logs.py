"""Helpers of the Netrunner tests: what has happened, and a run in which everybody passes."""

from __future__ import annotations

from typing import NamedTuple

from cyberdeck.kernel import SPECTATOR, Message
from cyberdeck.netrunner.rules import NetrunnerGame
from netrunner.tables import options, seat


class Asked(NamedTuple):
    """Who was asked in which step, and what was offered besides doing nothing."""

    seat: str
    step: str
    more: list[str]


def walk(game: NetrunnerGame) -> list[Asked]:
    """Go through the run: pass, continue, access the first card offered and leave it where it can be left."""
    asked: list[Asked] = []
    while game.state.run is not None:
        assert game.decision is not None
        prompt = game.decision.prompt.id.removeprefix("ask-")
        step = game.view(SPECTATOR).step if prompt == "window" else prompt
        offered = options(game)
        idle = next((option for option in offered if option.startswith("leave")), offered[0])
        asked.append(Asked(seat(game), step, [option for option in offered if option != idle]))
        game.decide(idle)
    return asked


def events(game: NetrunnerGame, *names: str) -> list[str]:
    """What the log says, of these kinds only, in order."""
    told = [message.id.removeprefix("event-") for message in game.log()]
    return [id for id in told if id in names]


def told(game: NetrunnerGame, name: str, argument: str = "card", seat: int = SPECTATOR) -> list[str | int]:
    """One argument of all events of a kind, as that seat was told it."""
    found = [dict(message.args)[argument] for message in game.log(seat) if message.id == f"event-{name}"]
    return [value.id.removeprefix("card-") if isinstance(value, Message) else value for value in found]
