"""Gymnasium: one seat of a game learns, computer players have the others."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from cyberdeck.bots import Bot, answer, bot_for
from cyberdeck.bots.rungs import check
from cyberdeck.envs.layout import MOST, OPTIONS, mask
from cyberdeck.envs.play import LIMIT, SEEDS, Play

Opponent: TypeAlias = str | Callable[[int, int], Bot]
"""Who has the other seats: `random`, `house`, a rung by its name, or a maker of bots from a seat and a seed."""

LOST: Final = -1.0


class CyberdeckEnv(gymnasium.Env[dict[str, NDArray[Any]], np.int64]):
    """A seat of either game. An action that is not offered loses the game: learners should look at the mask.

    The mask stands in the observation, in `info`, and in `action_masks()`, where different libraries look for it.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - as Gymnasium has it

    def __init__(
        self,
        game: str = "netrunner",
        setup: Mapping[str, object] | None = None,
        *,
        seat: int | str = 0,
        opponent: Opponent = "random",
        ask_all: bool = False,
        prices: bool = False,
        limit: int = LIMIT,
        render_mode: str | None = None,
    ) -> None:
        self.play = Play(game, setup, ask_all=ask_all, prices=prices)
        self.seat = self.play.seats.index(seat) if isinstance(seat, str) else seat
        self.opponent, self.limit, self.render_mode = _maker(game, opponent), limit, render_mode
        self.observation_space: spaces.Space[Any] = spaces.Dict(
            {
                "observation": spaces.Box(0, MOST, (self.play.layout.size,), np.uint8),
                "action_mask": spaces.Box(0, 1, (OPTIONS,), np.int8),
            }
        )
        self.action_space = spaces.Discrete(OPTIONS)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, NDArray[Any]], dict[str, Any]]:
        super().reset(seed=seed)
        self.play.begin(int(self.np_random.integers(SEEDS)))
        seats, chance = range(len(self.play.seats)), int(self.np_random.integers(SEEDS))
        self.bots = [self.opponent(seat, chance + seat) for seat in seats]
        self.decisions = 0
        self._await()
        return self._seen()

    def step(self, action: np.int64 | int) -> tuple[dict[str, NDArray[Any]], float, bool, bool, dict[str, Any]]:
        play = self.play
        if not 0 <= action < play.legal:
            observation, info = self._seen()
            return observation, LOST, True, False, {**info, "illegal": True}
        play.act(int(action))
        self.decisions += 1
        self._await()
        truncated = not play.over and self.decisions >= self.limit
        observation, info = self._seen()
        return observation, play.returns[self.seat], play.over, truncated, info

    def action_masks(self) -> NDArray[np.bool_]:
        """For sb3-contrib."""
        return mask(self.play.legal if self.play.seat == self.seat else 0).astype(np.bool_)

    def render(self) -> str | None:
        """The table in letters, as the learner sees it."""
        return self.play.game.text(self.seat) if self.render_mode == "ansi" else None

    def _await(self) -> None:
        """The others decide until the learner is asked."""
        play = self.play
        while play.seat not in (self.seat, -1):
            play.act(answer(play.game, self.bots))

    def _seen(self) -> tuple[dict[str, NDArray[Any]], dict[str, Any]]:
        legal = mask(self.play.legal if self.play.seat == self.seat else 0)
        return {"observation": self.play.observe(self.seat), "action_mask": legal}, {"action_mask": legal}


def _maker(game: str, opponent: Opponent) -> Callable[[int, int], Bot]:
    if callable(opponent):
        return opponent
    rung = check(opponent)
    return lambda seat, seed: bot_for(game, seat, seed, rung)


def register() -> None:
    """Let `gymnasium.make` know the games as `cyberdeck/Netrunner-v1` and `cyberdeck/Deckers-v1`."""
    for game in ("netrunner", "deckers"):
        name = f"cyberdeck/{game.capitalize()}-v1"
        if name not in gymnasium.registry:
            gymnasium.register(name, entry_point="cyberdeck.envs.gym:CyberdeckEnv", kwargs={"game": game})
