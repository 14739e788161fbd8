"""What the printed texts of cards come to, for a player who reckons in credits and clicks.

Everything is read off the card data and texts, so that new cards need no word here.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Final, NamedTuple, TypeVar

from cyberdeck.kernel import Effect, Question, frozen
from cyberdeck.netrunner.counters import Place
from cyberdeck.netrunner.credits import Gain, TakeFromCard
from cyberdeck.netrunner.damage import Damage, GiveTags
from cyberdeck.netrunner.encounters import OnNextEncounter
from cyberdeck.netrunner.events import TurnBegan
from cyberdeck.netrunner.printed import PRINTED
from cyberdeck.netrunner.runs import EndTheRun, MakeRun, ReturnToOutermost
from cyberdeck.netrunner.text import TEXTS, Boost, Break, Text
from cyberdeck.netrunner.trashing import Draw
from cyberdeck.netrunner.words import Type

T = TypeVar("T")

OPAQUE_GAIN: Final = {"infiltration": 2}
"""Net credits of cards whose text is a question of their own, which data cannot tell."""


class Subroutine(NamedTuple):
    ends: bool
    damage: int
    tags: int
    later: bool
    """It does something in the next encounter only."""


@frozen
class Facts:
    type: Type
    subtypes: frozenset[str]
    cost: int
    memory: int
    points: int
    trash: int | None
    unique: bool
    gain: int
    """Credits that playing it brings, less what it costs."""
    income: float
    """Credits for each click spent on using it."""
    drip: int
    """Credits at the beginning of each turn."""
    stock: int
    """Credits that lie on it at first."""
    draws: int
    damage: int
    """Damage it does when played, or when used with a click."""
    ends_run: bool
    """It has an ability that ends the run."""
    runs: MakeRun | None
    subroutines: tuple[Subroutine, ...]
    breaks: tuple[Break, ...]
    boosts: tuple[Boost, ...]
    charges: bool
    """It places virus counters on itself, which it lives on."""
    shields: bool
    """It prevents damage."""
    values: frozenset[str]
    """What its constant abilities change: memory, link, strength ..."""
    recurring: int
    bait: bool
    """It is there to be accessed."""
    can_advance: bool

    @property
    def economy(self) -> bool:
        return self.gain > 0 or self.income > 1 or self.drip > 0


@cache
def facts(key: str) -> Facts:
    printed, text = PRINTED[key], TEXTS[key]
    by_click = [ability for ability in text.paid if ability.cost.clicks and not ability.cost.forfeit]
    clicked = [step for ability in by_click for step in deeds(ability.effects)]
    played = list(deeds(text.on_play))
    return Facts(
        type=printed.type,
        subtypes=printed.subtypes,
        cost=printed.cost,
        memory=printed.memory,
        points=printed.points,
        trash=printed.trash,
        unique=printed.unique,
        gain=_gain(key, played),
        income=max((_credits(deeds(ability.effects)) / ability.cost.clicks for ability in by_click), default=0),
        drip=_drip(text),
        stock=text.credits,
        draws=sum(draw.cards for draw in _kind(played, Draw)),
        damage=_damage([*played, *clicked]),
        ends_run=_ends_run(text),
        runs=next(iter(_kind(played, MakeRun)), None),
        subroutines=tuple(map(_subroutine, text.subroutines)),
        breaks=text.breaks,
        boosts=text.boosts,
        charges=any(place.virus for place in _kind(clicked, Place)),
        shields=any(issubclass(ability.effect, Damage) for ability in text.prevents),
        values=frozenset(text.constant),
        recurring=text.recurring,
        bait="ambush" in printed.subtypes,
        can_advance=printed.type is Type.AGENDA or text.can_advance,
    )


def deeds(steps: Iterable[object]) -> Iterator[object]:
    """Every step of a text, also those inside others: what may be prevented, what a trace leads to."""
    for step in steps:
        yield step
        if is_dataclass(step):
            inside = [getattr(step, field.name) for field in fields(step)]
            flat = [x for value in inside for x in (value if isinstance(value, tuple) else (value,))]
            yield from deeds(x for x in flat if isinstance(x, Effect | Question))


def _kind(steps: Iterable[object], kind: type[T]) -> list[T]:
    return [step for step in steps if isinstance(step, kind)]


def _credits(steps: Iterable[object]) -> int:
    return sum(step.credits for step in steps if isinstance(step, Gain | TakeFromCard))


def _gain(key: str, played: Iterable[object]) -> int:
    gain = _credits(played) or OPAQUE_GAIN.get(key, 0)
    return gain - PRINTED[key].cost if gain else 0


def _drip(text: Text) -> int:
    at_first = [when.effects for when in text.when if when.event is TurnBegan and isinstance(when.effects, tuple)]
    return sum(_credits(deeds(effects)) for effects in at_first)


def _ends_run(text: Text) -> bool:
    free = (ability.effects for ability in text.paid if not ability.cost.clicks)
    return any(_kind(deeds(effects), EndTheRun) for effects in free)


def _damage(steps: Iterable[object]) -> int:
    return sum(damage.points for damage in _kind(steps, Damage))


def _subroutine(steps: Iterable[object]) -> Subroutine:
    found = list(deeds(steps))
    return Subroutine(
        ends=any(isinstance(step, EndTheRun | ReturnToOutermost) for step in found),
        damage=_damage(found),
        tags=sum(step.tags for step in found if isinstance(step, GiveTags)),
        later=any(isinstance(step, OnNextEncounter) for step in found),
    )
