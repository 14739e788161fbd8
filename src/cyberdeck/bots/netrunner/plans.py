"""Plans of a turn: rows of actions that are played out in imagined games."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, TypeAlias

from cyberdeck.bots.netrunner.policy import NOWHERE, Choice, card_of
from cyberdeck.kernel import Ask
from cyberdeck.netrunner.words import Server


class Step(NamedTuple):
    """One action: what is done, with which card, and at which server."""

    verb: str
    key: str = ""
    server: int = NOWHERE
    id: int = -1
    """The card itself, where copies must be told apart."""

    def fits(self, option: Choice) -> bool:
        if option.verb != self.verb:
            return False
        if self.verb == "run":
            return bool(option.at[0].number == self.server)  # type: ignore[union-attr]
        if not self.key:
            return True
        card = card_of(option)
        return card is not None and card.key == self.key and (self.id < 0 or card.id == self.id)

    def place(self, ask: Ask) -> int | None:
        """The option that it stands for, if it is there."""
        for place, option in enumerate(ask.options):
            if self.fits(option):
                return place
        return None

    @property
    def notation(self) -> str:
        """The action as it is written down; where it leads is said after it."""
        return self.told(" ".join([self.verb, *([self.key] if self.key else [])]))

    def told(self, action: str) -> str:
        """An action, and where it leads if it does not say so itself."""
        if self.server == NOWHERE:
            return action
        where = Server(self.server).notation(-1)
        return action if action.endswith(f" {where}") else f"{action} {where}"


Plan: TypeAlias = tuple[Step, ...]
"""The first step is an action that is offered now."""


def step_of(option: Choice, server: int = NOWHERE) -> Step:
    """The step that an action is; copies on the table are told apart."""
    if option.verb == "run":
        return Step("run", "", option.at[0].number)  # type: ignore[union-attr]
    card = card_of(option)
    if card is None:
        return Step(option.verb)
    return Step(option.verb, card.key, server, card.id if option.verb in ("advance", "trash") else -1)


def different(plans: Iterable[Iterable[Step]], clicks: int, most: int) -> list[Plan]:
    """The first ones of these plans that are not the same, as long as there are clicks."""
    found: dict[Plan, None] = {}
    for plan in plans:
        steps = tuple(plan)[: clicks + 2]
        if steps:
            found.setdefault(steps)
    return list(found)[:most]
