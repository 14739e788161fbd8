"""PettingZoo: the seats of a game as agents that act in turn (AEC)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from cyberdeck.envs.layout import MOST, OPTIONS, mask
from cyberdeck.envs.play import LIMIT, Play


class CyberdeckAEC(AECEnv):  # type: ignore[misc] # untyped upstream
    """Both games; the agents are called as the seats. An observation has the action mask beside it.

    What PettingZoo calls an observation is what the agent may know: ask `observe` for any agent at any time.
    """

    def __init__(
        self,
        game: str = "netrunner",
        setup: Mapping[str, object] | None = None,
        *,
        ask_all: bool = False,
        prices: bool = False,
        limit: int = LIMIT,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.play = Play(game, setup, ask_all=ask_all, prices=prices)
        self.limit, self.render_mode = limit, render_mode
        self.metadata = {
            "name": f"cyberdeck_{game}_v{self.play.layout.version}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.possible_agents = list(self.play.seats)
        self.agents: list[str] = []
        self._number = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observed = spaces.Dict(
            {
                "observation": spaces.Box(0, MOST, (self.play.layout.size,), np.uint8),
                "action_mask": spaces.Box(0, 1, (OPTIONS,), np.int8),
            }
        )
        self._actions = {agent: spaces.Discrete(OPTIONS) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._observed

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; `options` may hold another `setup` for as many seats."""
        if options and "setup" in options:
            self.play.setup = options["setup"]
        self.play.begin(seed)
        self.decisions = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[max(self.play.seat, 0)]

    def observe(self, agent: str) -> dict[str, Any]:
        play, seat = self.play, self._number[agent]
        legal = play.legal if play.seat == seat and not self.truncations[agent] else 0
        return {"observation": play.observe(seat), "action_mask": mask(legal)}

    def step(self, action: int | None) -> None:
        agent, play = self.agent_selection, self.play
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        play.act(int(action))
        self.decisions += 1
        if play.over or self.decisions >= self.limit:
            self._end()
        else:
            self.agent_selection = self.possible_agents[play.seat]

    def _end(self) -> None:
        """The rewards come at the end, and all agents have to be told."""
        over = self.play.over
        self.rewards = dict(zip(self.possible_agents, self.play.returns, strict=True))
        self._cumulative_rewards = self.rewards.copy()
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(self.agents, not over)
        self.agent_selection = self.agents[0]

    def render(self) -> str | None:
        """The table in letters, as the agent sees it that has to decide."""
        return self.play.game.text() if self.render_mode == "ansi" else None

    def close(self) -> None:
        pass
