"""A state as OpenSpiel has them, without OpenSpiel: for search, and for playthroughs that are compared."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from hashlib import blake2b
from typing import Final

from cyberdeck.envs.layout import Bytes
from cyberdeck.envs.play import SEEDS, Play, returns
from cyberdeck.games import find
from cyberdeck.kernel import Rng, encode

TERMINAL: Final = -4
"""The player when the game is over, as OpenSpiel numbers it."""


class SpielState:
    """A position, its players numbered as the seats; actions are the places of answers.

    Copies share the eyes, which only remember what they have read.
    """

    def __init__(self, play: Play, seed: int = 0) -> None:
        self.play = play
        self.game = play.rules.new_game(play.setup, seed)
        self._actions: list[tuple[int, int]] = []
        self._known = [(0, b"")] * len(play.seats)
        """For each player what he has seen of so many of these actions and before."""
        self._go_on()

    # whose turn it is, and what may be done

    def current_player(self) -> int:
        ask = self.game.ask
        return TERMINAL if ask is None else ask.seat

    def is_terminal(self) -> bool:
        return self.game.ask is None

    def is_chance_node(self) -> bool:
        """Never: chance lies in the seed."""
        return False

    def num_players(self) -> int:
        return len(self.play.seats)

    def legal_actions(self, player: int | None = None) -> list[int]:
        ask = self.game.ask
        if ask is None or (player is not None and player != ask.seat):
            return []
        return list(range(len(ask.options)))

    def action_to_string(self, player: int, action: int | None = None) -> str:
        """How the answer is written in a journal; OpenSpiel allows to leave out the player."""
        decision = self.game.decision
        assert decision is not None
        return decision.notation(player if action is None else action)

    def apply_action(self, action: int) -> None:
        self._actions.append((self.current_player(), action))
        self.game.decide(action)
        self._go_on()

    def returns(self) -> list[float]:
        return returns(self.game)

    rewards = returns

    def player_return(self, player: int) -> float:
        return self.returns()[player]

    def _go_on(self) -> None:
        """Questions with one answer are answered."""
        while not self.play.ask_all and (ask := self.game.ask) is not None and len(ask.options) == 1:
            self._actions.append((ask.seat, 0))
            self.game.decide(0)

    # copies

    def clone(self) -> SpielState:
        twin: SpielState = object.__new__(type(self))
        twin.play, twin.game = self.play, self.game.copy()
        twin._actions, twin._known = self._actions.copy(), self._known.copy()
        return twin

    def __deepcopy__(self, memo: object) -> SpielState:
        return self.clone()

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that the player cannot tell from this one; it hangs on nothing but what he knows and on `sampler`."""
        twin = self.clone()
        twin.game = self.game.determinise(player, Rng(int(sampler() * SEEDS)))
        twin._actions = []
        for seat in range(self.num_players()):
            seen = self._memory(seat) if seat == player else _digest(twin.information_state(seat).tobytes())
            twin._known[seat] = 0, seen
        return twin

    # what a player knows

    def information_state(self, player: int) -> Bytes:
        """What the player may know now, as numbers; see the layout of the game."""
        return self.play.observe_in(self.game, player)

    observation_tensor = information_state

    def information_state_string(self, player: int | None = None) -> str:
        """Equal where the player has seen the same up to now, and answered the same."""
        seat = self.current_player() if player is None else player
        seen = _digest(self._memory(seat) + self.information_state(seat).tobytes())
        return f"{self.play.seats[seat]} {seen.hex()}"

    def observation_string(self, player: int | None = None) -> str:
        """The table in letters."""
        return self.game.text(self.current_player() if player is None else player)

    def _memory(self, seat: int) -> bytes:
        """All that has been told to a seat, and its own answers; how often others were asked it could not see."""
        count, seen = self._known[seat]
        new = len(self._actions) - count
        if new:
            pages = self.game.pages(seat, new)
            for (actor, action), page in zip(self._actions[-new:], pages, strict=True):
                if page or actor == seat:
                    seen = _digest(seen + encode((page, action if actor == seat else -1)))
            self._known[seat] = len(self._actions), seen
        return seen

    # as text

    def history(self) -> list[int]:
        return [action for _, action in self._actions]

    def serialize(self) -> bytes:
        return self.game.save()

    def __str__(self) -> str:
        """Equal where the positions are; the table in letters is `observation_string`."""
        return f"{self.game!r} {self.game.digest}"


def _digest(seen: bytes) -> bytes:
    return blake2b(seen, digest_size=16).digest()


def new_state(game: str, setup: Mapping[str, object] | None = None, seed: int = 0, ask_all: bool = False) -> SpielState:
    """The beginning of a game."""
    return SpielState(Play(game, setup, ask_all=ask_all), seed)


def deserialize(game: str, data: bytes, ask_all: bool = False) -> SpielState:
    """The state that was serialized: it goes on the same, what was seen before is forgotten."""
    loaded = find(game).load(data)
    state = new_state(game, loaded.setup, loaded.seed, ask_all)
    state.game, state._actions = loaded, []
    return state


def playthrough(state: SpielState, seed: int = 0, most: int = 100_000) -> Iterator[str]:
    """A random game line by line: who decides, what is offered, what each player knows, what is answered."""
    chance, number = random.Random(seed), 0
    while not state.is_terminal() and number < most:
        player, legal = state.current_player(), state.legal_actions()
        yield f"# State {number}"
        yield f"CurrentPlayer() = {player}"
        for seat in range(state.num_players()):
            yield f"InformationStateString({seat}) = {state.information_state_string(seat)}"
        yield f"LegalActions() = {legal}"
        yield f"StringLegalActions() = {[state.action_to_string(player, action) for action in legal]}"
        action = legal[chance.randrange(len(legal))]
        yield f"Apply action {state.action_to_string(player, action)!r}"
        state.apply_action(action)
        number += 1
    yield f"# State {number}"
    yield f"IsTerminal() = {state.is_terminal()}"
    yield f"Returns() = {state.returns()}"
    yield f"Digest() = {state.game.digest}"
