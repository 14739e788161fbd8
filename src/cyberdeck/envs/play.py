"""A game as learners play it: an action is the place of an answer, an observation a row of bytes. All doors use it."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any, Final, Protocol

import numpy as np

from cyberdeck.envs.layout import OPTIONS, Bytes, Layout
from cyberdeck.games import find
from cyberdeck.kernel import AnyGame, AnyRules, Complaint, message

SEEDS: Final = 1 << 48
LIMIT: Final = 10_000
"""After so many decisions a game is broken off; games of players who choose by chance have some hundreds."""


class Eye(Protocol):
    """A seat's look at a game."""

    layout: Layout

    def observe(self, game: Any) -> bytearray:
        """All that the seat may know, as the layout says; the answers only where the seat has to decide."""


_EYES: Final[dict[str, str]] = {
    "deckers": "cyberdeck.envs.deckers:DeckersEye",
    "netrunner": "cyberdeck.envs.netrunner:NetrunnerEye",
}
"""Who looks at which game: "module:class". The one place where a new game is entered."""


def eye_for(game: str) -> Callable[..., Eye]:
    """The eyes for a game, by its name; a Complaint if there are none."""
    if game not in _EYES:
        raise Complaint(message("unknown-game", name=game, known=", ".join(sorted(_EYES))))
    module, _, attribute = _EYES[game].partition(":")
    eye: Callable[..., Eye] = getattr(import_module(module), attribute)
    return eye


def layout_of(game: str) -> Layout:
    """Where everything stands in an observation of that game."""
    layout: Layout = eye_for(game).layout  # type: ignore[attr-defined]
    return layout


class Play:
    """One game after the other, each from its own seed.

    A question with one answer is not put to anybody, unless `ask_all` says so; prices of answers are looked up only for
    who wants them, since that takes as long as all the rest.
    """

    def __init__(
        self,
        game: str,
        setup: Mapping[str, object] | None = None,
        seed: int | None = None,
        ask_all: bool = False,
        prices: bool = False,
    ) -> None:
        self.rules: AnyRules = find(game)
        self.setup: Mapping[str, object] = setup or {}
        self.ask_all = ask_all
        self.seats: tuple[str, ...] = self.rules.new_game(self.setup, 0).seats
        self.eyes = [eye_for(game)(seat, prices) for seat in range(len(self.seats))]
        self.layout = self.eyes[0].layout
        self._seeds = random.Random(seed)

    def begin(self, seed: int | None = None) -> None:
        """A new game. With a seed, all further games follow from it; without one it is the next of them."""
        if seed is not None:
            self._seeds = random.Random(seed)
        self.take(self.rules.new_game(self.setup, self._seeds.randrange(SEEDS)))

    def take(self, game: AnyGame) -> None:
        """Go on with a game that somebody else has begun."""
        self.game = game
        self._go_on()

    @property
    def seat(self) -> int:
        """Who has to decide; -1 when the game is over."""
        ask = self.game.ask
        return -1 if ask is None else ask.seat

    @property
    def legal(self) -> int:
        """How many actions there are: 0 up to this number, which does not belong to them."""
        ask = self.game.ask
        return 0 if ask is None else min(len(ask.options), OPTIONS)

    @property
    def over(self) -> bool:
        return self.game.ask is None

    def act(self, action: int) -> None:
        """Give that answer; an IllegalDecision where it is none."""
        self.game.decide(action)
        self._go_on()

    def observe(self, seat: int) -> Bytes:
        return self.observe_in(self.game, seat)

    def observe_in(self, game: AnyGame, seat: int) -> Bytes:
        """The same of another game with this setup."""
        return np.frombuffer(self.eyes[seat].observe(game), np.uint8)

    @property
    def returns(self) -> list[float]:
        """1 for who has won, -1 for who has lost, 0 as long as nobody has."""
        return returns(self.game)

    def _go_on(self) -> None:
        if self.ask_all:
            return
        game = self.game
        while (ask := game.ask) is not None and len(ask.options) == 1:
            game.decide(0)


def returns(game: AnyGame) -> list[float]:
    """What the game has brought each seat."""
    result, seats = game.result, range(len(game.seats))
    if result is None or (not result.winners and not game.rules.together):
        return [0.0 for _ in seats]
    return [1.0 if seat in result.winners else -1.0 for seat in seats]
