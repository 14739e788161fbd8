"""The games of OpenSpiel `python_cyberdeck_netrunner` and `python_cyberdeck_deckers`. Needs `cyberdeck[openspiel]`.

`register()` makes them known to `pyspiel.load_game`. Chance decides once, at the root: it picks one of `deals` seeds,
and the rest of the game follows from that and the decisions. Nobody knows the seed, so this is the same as chances that
are decided one by one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

import numpy as np
import pyspiel

from cyberdeck.envs.layout import OPTIONS
from cyberdeck.envs.play import LIMIT, Play
from cyberdeck.envs.spiel import SpielState

DEALS: Final = 1024
CREW: Final = ("oshin-noro", "monty-quantum", "tilda-sweet", "hettie-magnetic")
"""Who plays Deckers, as many as there are players."""


def _type(name: str, title: str, least: int, most: int, together: bool) -> Any:
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=name,
        long_name=title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.IDENTICAL if together else utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=least,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"deals": DEALS, **({"players": 2} if together else {})},
    )


NETRUNNER: Final = _type("python_cyberdeck_netrunner", "Android: Netrunner", 2, 2, together=False)
DECKERS: Final = _type("python_cyberdeck_deckers", "Deckers", 1, 4, together=True)


class _Game(pyspiel.Game):  # type: ignore[misc] # untyped upstream
    """One of the games; `deals` says how many beginnings chance picks from."""

    def __init__(self, type: Any, play: Play, params: Mapping[str, Any]) -> None:
        self.play, self.deals = play, int(params.get("deals", DEALS))
        info = pyspiel.GameInfo(
            num_distinct_actions=OPTIONS,
            max_chance_outcomes=self.deals,
            num_players=len(play.seats),
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if play.rules.together else 0.0,
            max_game_length=LIMIT,
        )
        super().__init__(type, info, dict(params))

    def new_initial_state(self, from_string: str | None = None) -> CyberdeckState:
        return CyberdeckState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.play, iig_obs_type is not None and iig_obs_type.perfect_recall)


class NetrunnerGame(_Game):
    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        super().__init__(NETRUNNER, Play("netrunner"), params or {})


class DeckersGame(_Game):
    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        params = params or {}
        crew = list(CREW[: int(params.get("players", 2))])
        super().__init__(DECKERS, Play("deckers", {"deckers": crew, "first_game": True}), params)


class CyberdeckState(pyspiel.State):  # type: ignore[misc] # untyped upstream
    """Before the first action chance has to deal; then it is a `SpielState`."""

    def __init__(self, game: _Game) -> None:
        super().__init__(game)
        self.play, self.deals = game.play, game.deals
        self.dealt: SpielState | None = None

    def current_player(self) -> int:
        if self.dealt is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.dealt.is_terminal() else self.dealt.current_player()

    def is_terminal(self) -> bool:
        return self.dealt is not None and self.dealt.is_terminal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(seed, 1 / self.deals) for seed in range(self.deals)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.dealt is not None
        return self.dealt.legal_actions(player)[:OPTIONS]

    def _apply_action(self, action: int) -> None:
        if self.dealt is None:
            self.dealt = SpielState(self.play, action)
        else:
            self.dealt.apply_action(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if self.dealt is None else self.dealt.action_to_string(player, action)

    def returns(self) -> list[float]:
        return [0.0] * len(self.play.seats) if self.dealt is None else self.dealt.returns()

    def information_state_string(self, player: int | None = None) -> str:
        return "not yet dealt" if self.dealt is None else self.dealt.information_state_string(player)

    def observation_string(self, player: int | None = None) -> str:
        return "not yet dealt" if self.dealt is None else self.dealt.observation_string(player)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> CyberdeckState:
        """Another state that the player could be in; its history is that of the real one."""
        twin: CyberdeckState = self.clone()
        assert self.dealt is not None
        twin.dealt = self.dealt.resample_from_infostate(player, sampler)
        return twin

    def __str__(self) -> str:
        return "not yet dealt" if self.dealt is None else str(self.dealt)


class Observer:
    """What a player may know, as OpenSpiel's observers tell it."""

    def __init__(self, play: Play, perfect_recall: bool) -> None:
        self.play, self.perfect_recall = play, perfect_recall
        self.tensor = np.zeros(play.layout.size, np.float32)
        self.dict = play.layout.split(self.tensor)

    def set_from(self, state: CyberdeckState, player: int) -> None:
        self.tensor[:] = 0 if state.dealt is None else state.dealt.information_state(player)

    def string_from(self, state: CyberdeckState, player: int) -> str:
        recalled = state.information_state_string if self.perfect_recall else state.observation_string
        return recalled(player)


def register() -> None:
    """Make the games known to `pyspiel.load_game`."""
    known = {type.short_name for type in pyspiel.registered_games()}
    for type, game in ((NETRUNNER, NetrunnerGame), (DECKERS, DeckersGame)):
        if type.short_name not in known:
            pyspiel.register_game(type, game)
