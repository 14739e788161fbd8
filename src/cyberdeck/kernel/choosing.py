"""What people choose before a game, as data: a client lays it before them, the rules hold a setup to it."""

from __future__ import annotations

from collections.abc import Sequence

from cyberdeck.kernel.frozen import frozen
from cyberdeck.kernel.message import Message
from cyberdeck.kernel.spec import Spec


@frozen
class Choice:
    """One of the things to choose from; `value` is what the setup says."""

    value: str
    message: Message
    group: str = ""
    """Of those with the same group only one may be chosen."""
    stars: int = 0
    """How hard it makes the game, where that is said."""


@frozen
class Choosing:
    """What is chosen under one key of the setup: one of them, or a list where there may be more than one."""

    key: str
    message: Message
    choices: tuple[Choice, ...]
    usual: tuple[str, ...]
    """What is chosen unless somebody says otherwise."""
    least: int = 1
    most: int = 1
    seats: bool = False
    """Whether those that are chosen are the seats of the table."""

    @property
    def values(self) -> list[str]:
        return [choice.value for choice in self.choices]

    def clash(self, chosen: Sequence[str]) -> str:
        """A group of which more than one is chosen, or nothing."""
        group_of = {choice.value: choice.group for choice in self.choices}
        groups = [group_of[value] for value in chosen]
        return next((group for group in groups if group and groups.count(group) > 1), "")


@frozen
class FirstGame:
    """The game that the rules recommend to newcomers, and the seat that they take."""

    setup: Spec
    seat: str


@frozen
class Stage:
    """A game of a campaign: what is fixed about it, and how many seats one may choose beside."""

    name: str
    setup: Spec
    seats: tuple[str, ...]
    """The seats that are usual; others may be chosen, as many as `least` to `most`."""
    least: int
    most: int
    stars: int
