"""A player that searches: it imagines games that its seat could be in, and races plans in them.

Its answer hangs on what its seat is shown and on its seed alone.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final, NamedTuple, cast
from zlib import crc32

from cyberdeck.bots.bot import Glance, Seen
from cyberdeck.bots.netrunner.characters import liking
from cyberdeck.bots.netrunner.corp_homes import spoils
from cyberdeck.bots.netrunner.corp_plans import corp_plans
from cyberdeck.bots.netrunner.corp_policy import CorpPolicy
from cyberdeck.bots.netrunner.facts import facts
from cyberdeck.bots.netrunner.line import BEFORE_A_TURN, MAY_USE
from cyberdeck.bots.netrunner.plans import Plan, Step
from cyberdeck.bots.netrunner.playouts import Playout, imagine
from cyberdeck.bots.netrunner.policy import NOWHERE, Choice, asked_number, card_of
from cyberdeck.bots.netrunner.race import Standing
from cyberdeck.bots.netrunner.race import race as raced
from cyberdeck.bots.netrunner.runner_plans import runner_plans
from cyberdeck.bots.netrunner.runner_policy import RunnerPolicy
from cyberdeck.bots.netrunner.sight import TOP, Sight
from cyberdeck.kernel import Ask, Rng
from cyberdeck.netrunner.card import Card
from cyberdeck.netrunner.rules import NetrunnerGame
from cyberdeck.netrunner.state import State
from cyberdeck.netrunner.values import link
from cyberdeck.netrunner.view import NetrunnerView
from cyberdeck.netrunner.words import CORP, Type

RUNNER_ASKED: Final = frozenset(
    (
        "jack-out",
        "tag-or-end",
        "accessing",
        "access-or-instead",
        "may-pay",
        "discard",
        "install-host",
        "choose-ice",
        "run-where",
        "take-back",
        "search",
        "choose-install",
        "link-strength",
        "choose-expose",
        "pawn",
        "may",
        "make-room",
        "mulligan",
    )
)
CORP_ASKED: Final = frozenset(
    (
        "install-where",
        "choose-advance",
        "trace-strength",
        "may",
        "may-pay",
        "discard",
        "choose-program",
        "forfeit",
        "rez-or-trash",
        "take-back",
        "search",
        "choose-ice",
        "name-x",
        "install-free",
        "rez-free",
        "choose-install",
        "put-on-top",
        "mulligan",
        "install-trash",
    )
)
"""The questions besides actions and windows in which each answer is tried."""
WINDOWS: Final = frozenset(("run-2-3", "run-4-1", "run-4-3"))
"""The windows in which the Corp tries what it could rez or use."""
MOST_ANSWERS: Final = 9


class Thought(NamedTuple):
    """A plan, and how likely its player thinks to win with it."""

    plan: tuple[str, ...]
    """Its steps in notation; the first is an answer to the question."""
    chance: float


class Way(NamedTuple):
    """One of the ways to go on: an answer, and what is planned after it."""

    first: int
    plan: Plan


class SearchingBot:
    """Plans raced over imagined games, for either side."""

    searches = True

    def __init__(self, side: int, seed: int = 0, sight: Sight = TOP) -> None:
        self.side, self.seed, self.sight = side, seed, sight

    def glance(self, seen: Glance) -> int | None:
        """Windows in which nothing is ever worth it."""
        if seen.prompt != "window":
            return None
        step = seen.at[0]
        if self.side != CORP:
            return None if step.startswith("run-3-") else 0
        used = "use" in seen.verbs and step in MAY_USE
        return None if "score" in seen.verbs or used or step in BEFORE_A_TURN or step in WINDOWS else 0

    def choose(self, seen: Seen[NetrunnerView]) -> int:
        game, rng = _game(seen), self._chance(seen)
        base = self._answer(game)
        if rng.below(10_000) < 10_000 * self.sight.blunders:
            return rng.below(len(seen.offers))
        ways = self._ways(game, base)
        if len(ways) < 2:
            return ways[0].first
        standings = self.race(game, ways, rng)
        return base if standings is None else ways[standings[0].place].first

    def explain(self, seen: Seen[NetrunnerView]) -> list[Thought]:
        """The three best ways to go on, the best one first; empty where there was nothing to think about."""
        game, rng = _game(seen), self._chance(seen)
        rng.below(10_000)
        base = self._answer(game)
        ways = self._ways(game, base)
        standings = self.race(game, ways, rng) if len(ways) > 1 else [Standing(0, 0.0, 0)]
        found: dict[tuple[str, ...], Thought] = {}
        for standing in standings or ():
            way = ways[standing.place]
            words = (seen.offers[way.first].notation, *(step.notation for step in way.plan[1:]))
            found.setdefault(words, Thought(words, standing.chance))
        return list(found.values())[:3]

    # ways to go on

    def imagined(self, seen: Seen[NetrunnerView]) -> NetrunnerGame:
        """The game that it thinks about."""
        return _game(seen)

    def ways(self, game: NetrunnerGame) -> list[Way]:
        """All that it would think of here; one way where there is nothing to think about."""
        return self._ways(game, self._answer(game))

    def _answer(self, game: NetrunnerGame) -> int:
        """The policy's: a run that has begun is one that was planned."""
        state, ask = game.state, game.ask
        assert ask is not None
        if self.side == CORP:
            return CorpPolicy().answer(state, ask)
        policy = RunnerPolicy()
        policy.commit = NOWHERE if state.run is None else state.run.server
        return policy.answer(state, ask)

    def _ways(self, game: NetrunnerGame, base: int) -> list[Way]:
        """The policy's answer comes first."""
        ask, state = game.ask, game.state
        assert ask is not None
        if ask.prompt == "action":
            plans = corp_plans if self.side == CORP else runner_plans
            found = [Way(_index(plan[0], ask), plan) for plan in plans(state, ask, self.sight.plans)]
            return found or [Way(base, ())]
        return [Way(index, ()) for index in self._answers(state, ask, base)]

    def _answers(self, state: State, ask: Ask, base: int) -> list[int]:
        asked = CORP_ASKED if self.side == CORP else RUNNER_ASKED
        if ask.prompt == "window":
            return self._window(ask, base)
        if ask.prompt not in asked:
            return [base]
        if ask.prompt in ("link-strength", "trace-strength"):
            return _bids(state, ask, base)
        notations: dict[str, int] = {ask.options[base].notation(self.side): base}
        for index, option in enumerate(ask.options):
            if ask.prompt == "install-where" and _spoils(state, ask, option):
                continue
            notations.setdefault(option.notation(self.side), index)
        return list(notations.values())[:MOST_ANSWERS]

    def _window(self, ask: Ask, base: int) -> list[int]:
        step = ask.about[0].notation(-1)  # type: ignore[union-attr]
        verbs = [option.verb for option in ask.options]
        if self.side != CORP or verbs[base] == "score" or step not in WINDOWS:
            return [base]
        tried = [index for index, option in enumerate(ask.options) if not index or _worth_trying(option)]
        return [base, *(index for index in tried if index != base)]

    # the race

    def race(self, game: NetrunnerGame, ways: Sequence[Way], rng: Rng) -> list[Standing] | None:
        side, sight = self.side, self.sight
        worlds: list[tuple[NetrunnerGame, int]] = []
        ask = game.ask
        assert ask is not None
        planning = ask.prompt == "action"

        def play(place: int, world: int) -> float:
            while len(worlds) <= world:
                worlds.append((imagine(game, side, rng), rng.below(1 << 60)))
            imagined, chance = worlds[world]
            way = ways[place]
            return Playout(imagined, chance, side, sight.horizon).play(way.plan, None if planning else way.first)

        until = None if sight.seconds is None else time.monotonic() + sight.seconds
        bonus = [liking(sight.character, game.state, ask, way.first, way.plan) for way in ways]
        return raced(len(ways), sight.worlds, play, bonus, until)

    def _chance(self, seen: Seen[NetrunnerView]) -> Rng:
        """The same for the same decision."""
        view = seen.view
        words = [seen.asked.id, *(offer.notation for offer in seen.offers)]
        facts = (self.seed, view.turns, view.corp.credits, view.corp.clicks, view.runner.credits, view.runner.clicks)
        return Rng(crc32(repr((facts, view.corp.deck, view.runner.deck, words)).encode()) * 2_654_435_761 + self.seed)


def searching_bot(side: int, seed: int = 0, sight: Sight = TOP) -> SearchingBot:
    """The searching player of a side; the same seed plays the same game."""
    return SearchingBot(side, seed, sight)


def _game(seen: Seen[NetrunnerView]) -> NetrunnerGame:
    assert seen.imagined is not None, "a searching player needs an imagined game"
    return cast(NetrunnerGame, seen.imagined)


def _index(step: Step, ask: Ask) -> int:
    index = step.place(ask)
    assert index is not None
    return index


def _worth_trying(option: Choice) -> bool:
    """What only earns can wait, and what is there to be accessed does its work as it lies."""
    card = card_of(option)
    return card is not None and (option.verb != "rez" or card.type in (Type.ICE, Type.UPGRADE))


def _spoils(state: State, ask: Ask, option: Choice) -> bool:
    """Whether an agenda on the table would have to go."""
    card = next(thing for thing in ask.about if isinstance(thing, Card))
    return spoils(state, facts(card.key), option.at[0].number)  # type: ignore[union-attr]


def _bids(state: State, ask: Ask, base: int) -> list[int]:
    """Nothing, what decides it, a little less, and the policy's bid."""
    runner, strength = state.runner.credits + link(state), asked_number(ask)
    needed = runner + 1 - strength if ask.prompt == "trace-strength" else strength - link(state)
    wanted = [base, 0, needed, needed - 2, needed // 2]
    return list(dict.fromkeys(place for place in wanted if 0 <= place < len(ask.options)))
