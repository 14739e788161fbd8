"""The words of which card texts are made. What is printed in a card's corners is in the data file instead."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Final, Generic, NamedTuple, TypeVar

from cyberdeck.kernel import Asking, Effect, Effects, Event, Key, Step, frozen, plain
from cyberdeck.netrunner.card import Card
from cyberdeck.netrunner.state import Reading, State, Until
from cyberdeck.netrunner.words import Side, Spending, Value

E = TypeVar("E", bound=Event)
P = TypeVar("P", bound=Effect[State])
Steps = tuple[Step, ...]
NO_TARGET: Final = (-1,)
Condition = Callable[[Reading, Card], bool]
Modifier = Callable[[Reading, Card, int, int], int]
"""(reading, me, target, base) -> the modified value."""


@plain
class Purpose(NamedTuple):
    """What credits are spent on, and for which card."""

    what: Spending
    card: int = -1


class Cost(NamedTuple):
    """What stands before the colon. `trash` is this card itself."""

    clicks: int = 0
    credits: int = 0
    trash: bool = False
    virus: int = 0
    power: int = 0
    agenda: int = 0
    forfeit: int = 0
    """Agendas from one's own score area (NR-48)."""


def always(reading: Reading, me: Card) -> bool:
    return True


@frozen
class Paid:
    """cost: effects (NR-39)."""

    cost: Cost
    effects: Steps = ()
    usable: Condition = always
    details: Callable[[Reading, Card], Asking[Effects]] | None = None
    """What must be named before the cost is paid, such as X or a target; gives further effects."""


@frozen
class Break:
    """Break up to `most` subroutines of ice with that subtype, or of any ice (NR-26)."""

    credits: int
    subtype: str = ""
    most: int = 1
    only: Condition = always
    """For which ice it can be used at all."""


@frozen
class Boost:
    """More strength for the icebreaker, for an encounter or the rest of the run (NR-26.6)."""

    credits: int
    strength: int
    until: Until = Until.ENCOUNTER


@frozen
class When(Generic[E]):
    """A conditional ability (NR-40). An optional one begins with a question."""

    event: type[E]
    effects: Steps | Callable[[E], Steps]
    met: Callable[[Reading, Card, E], bool] = lambda reading, me, event: True


@frozen
class Prevents(Generic[P]):
    """An ability that may be used while an effect of that kind is about to resolve (NR-42)."""

    effect: type[P]
    cost: Cost
    effects: Callable[[int], Steps]
    """What it does, given the target."""
    targets: Callable[[Reading, Card, P], Sequence[int]] = lambda reading, me, effect: NO_TARGET
    """What it may be used on; nothing where it cannot be used. A target of -1 is the effect as a whole."""


@frozen
class Instead:
    """What the Runner may choose to do instead of accessing cards (NR-28.6)."""

    usable: Condition
    effects: Steps


@dataclass(frozen=True)
class Text:
    """What a card does."""

    id: str
    on_play: Steps = ()
    can_play: Condition = always
    subroutines: tuple[Steps, ...] = ()
    paid: tuple[Paid, ...] = ()
    breaks: tuple[Break, ...] = ()
    boosts: tuple[Boost, ...] = ()
    when: tuple[When[Any], ...] = ()
    constant: Mapping[Value, Modifier] = field(default_factory=dict)
    on_access: Steps = ()
    shown_on_access: bool = False
    """Accessed in R&D it must be shown to the Corp."""
    prevents: tuple[Prevents[Any], ...] = ()
    rez_to_prevent: type[Effect[State]] | None = None
    """May be rezzed while an effect of that kind is about to resolve."""
    can_advance: bool = False
    credits: int = 0
    """Credits placed on it when it becomes active; without any left it is trashed."""
    recurring: int = 0
    pays_for: Callable[[Reading, Card, Purpose], bool] = lambda reading, me, purpose: False
    host: Condition | None = None
    """Installed only on a card for which this holds."""
    chooses: Condition | None = None
    """A card for which this holds is chosen for it, as long as both stay installed."""
    lends: tuple[str, ...] = ()
    """Subtypes that the ice chosen when it is played has for the rest of the turn."""
    can_host: Callable[[Reading, Card, Card], bool] | None = None
    """Whether a program may be installed on this card instead of into the rig."""
    trashes_weak_host: bool = False
    """The host is trashed as soon as its strength is 0 or less."""
    only_in: int | None = None
    """The one server in which it may be installed."""
    rez_forfeit: bool = False
    """Rezzing it costs an agenda besides."""
    break_for_click: bool = False
    """The Runner may break its subroutines for a click each (NR-39.8)."""
    more_access: Callable[[Reading, Card], int] | None = None
    """How many additional cards it allows to be accessed (NR-30.7)."""
    instead_of_access: Instead | None = None
    steal_cost: Modifier | None = None
    """An additional cost to steal; it stays for the rest of a run in which the card is trashed."""

    def __post_init__(self) -> None:
        """A ValueError for a value that no rule reads."""
        for value in self.constant:
            Value(value)

    @cached_property
    def modifiers(self) -> dict[str, Modifier]:
        """The constant abilities by the names that the index knows."""
        return {value.value: modifier for value, modifier in self.constant.items()}

    @cached_property
    def keys(self) -> tuple[Key, ...]:
        """What the index must know of it while it is active."""
        keys: list[Key] = [when.event for when in self.when]
        keys += self.modifiers
        keys += [prevents(p.effect) for p in self.prevents]
        if self.paid or self.breaks or self.boosts:
            keys.append("paid")
        if self.recurring:
            keys.append("recurring")
        for name in ("can_host", "trashes_weak_host", "more_access", "instead_of_access", "steal_cost"):
            if getattr(self, name):
                keys.append(name)
        return tuple(dict.fromkeys(keys))


def prevents(effect: type[Effect[State]]) -> str:
    return f"prevents {effect.__name__}"


TEXTS: Final[dict[str, Text]] = {}
"""Filled by the modules of `cards`, which know the effects."""

NO_TEXT: Final = Text("")


def text_of(card: Card) -> Text:
    return TEXTS[card.key]


def define(*texts: Text) -> None:
    TEXTS.update({text.id: text for text in texts})


def plus(amount: int) -> Modifier:
    """A constant ability that simply adds, whatever the target."""
    return lambda reading, me, target, base: base + amount


def for_side(side: Side, amount: int) -> Modifier:
    return lambda reading, me, target, base: base + amount if target == side else base
