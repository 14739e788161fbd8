"""What the two policies share: they read an imagined game itself, and know of it what their seat knows.

A policy is quick, without memory and without search; it plays the games that a searching player imagines, and answers
where searching is not worth it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any, Final, TypeAlias

from cyberdeck.bots.netrunner.facts import Facts, facts
from cyberdeck.kernel import Ask, Option
from cyberdeck.netrunner.card import Card
from cyberdeck.netrunner.printed import PRINTED
from cyberdeck.netrunner.state import State
from cyberdeck.netrunner.words import Type

NEVER: Final = -9.0
NOWHERE: Final = -2
"""No server is planned; -1 is a new one."""
Choice: TypeAlias = Option[Any]
Judge: TypeAlias = Callable[[State, Ask], int]
"""The index of the option it takes."""


class Policy:
    """A judge for every question of a side."""

    def answer(self, state: State, ask: Ask) -> int:
        """The index of the option it takes."""
        return 0 if len(ask.options) == 1 else self._judging[ask.prompt](state, ask)

    @cached_property
    def _judging(self) -> Mapping[str, Judge]:
        return self.judges()

    def judges(self) -> Mapping[str, Judge]:
        raise NotImplementedError


def best(ask: Ask, worth: Callable[[Choice], float]) -> int:
    """The option that is worth most, the first of equals."""
    index, most = 0, float("-inf")
    for place, option in enumerate(ask.options):
        value = worth(option)
        if value > most:
            index, most = place, value
    return index


def first(state: State, ask: Ask) -> int:
    return 0


def taking(*verbs: str) -> Judge:
    """The first option with one of these verbs, the earlier verbs before the later."""

    def judge(state: State, ask: Ask) -> int:
        for verb in verbs:
            for place, option in enumerate(ask.options):
                if option.verb == verb:
                    return place
        return 0

    return judge


def number(ask: Ask, wanted: int) -> int:
    """The option with the number nearest to the wanted one."""
    return min(range(len(ask.options)), key=lambda place: abs(ask.options[place].at[0] - wanted))  # type: ignore[operator]


def asked_number(ask: Ask) -> int:
    return next((thing for thing in ask.about if type(thing) is int), 0)


def card_of(option: Choice) -> Card | None:
    """The first card that an option points at."""
    for thing in option.at:
        if isinstance(thing, Card):
            return thing
    return None


def of(option: Choice) -> Facts | None:
    card = card_of(option)
    return None if card is None else facts(card.key)


def type_of(state: State, id: int) -> Type:
    return PRINTED[state.cards[id].key].type
