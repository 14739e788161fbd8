"""Options and questions: a verb, the things it points at, and the value that the rules get back."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from dataclasses import field
from functools import lru_cache
from typing import Any, Generic, NamedTuple, Protocol, TypeAlias, TypeVar, cast

from cyberdeck.kernel.frozen import frozen
from cyberdeck.kernel.message import Arg, Message
from cyberdeck.kernel.price import Foresight, Outcome, Price

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)
Asking = Generator["Ask", int, T]


class Thing(Protocol):
    """Something an option points at: an immutable snapshot, so that it still reads the same later."""

    @property
    def kind(self) -> str:
        """What it is called as an argument of a message: card, server, space."""

    def notation(self, seat: int) -> str:
        """Its short stable ASCII name, as far as `seat` may know it."""

    def spoken(self, seat: int) -> Arg:
        """The same for the reader's language."""

    def __hash__(self) -> int:
        """What is the same reads the same, and is put into words once."""


Pointer = int | str | Thing
_BARE: dict[type, str] = {int: "number", str: "word"}


@frozen
class Option(Generic[T_co]):
    """One legal answer: `Option("play", card, (card,))` reads "play sure-gamble" and gives the rules the card."""

    verb: str
    value: T_co
    at: tuple[Pointer, ...] = ()

    def notation(self, seat: int) -> str:
        return _worded(seat, self.verb, *self.at).notation

    def message(self, seat: int) -> Message:
        return _worded(seat, self.verb, *self.at).message


class Words(NamedTuple):
    """What a seat is told of an option."""

    notation: str
    message: Message
    at: tuple[str, ...]


@lru_cache(1 << 14, typed=True)
def _worded(seat: int, verb: str, *at: Pointer) -> Words:
    """The same things of the same types always read the same."""
    notation = " ".join([verb, *(_notation(thing, seat) for thing in at)])
    return Words(notation, Message(f"option-{verb}", spoken(at, seat)), names(at, seat))


@lru_cache(1 << 12, typed=True)
def _asked(seat: int, prompt: str, *about: Pointer) -> tuple[Message, tuple[str, ...]]:
    """A question in words, and what it points at."""
    return Message(f"ask-{prompt}", spoken(about, seat)), names(about, seat)


@frozen
class Ask:
    """A question to one seat; the answer is an index into `options`."""

    seat: int
    prompt: str
    options: Sequence[Option[Any]]
    about: tuple[Pointer, ...] = ()


def _unpriced(index: int) -> tuple[Price, tuple[Outcome, ...]]:
    return (), ()


@frozen
class Offer:
    """An option as its seat sees it; what can be foreseen of it is computed when it is looked at."""

    index: int
    notation: str
    message: Message
    at: tuple[str, ...]
    """The things it points at, by their names in the view."""
    foresight: Foresight = field(default=_unpriced, compare=False, repr=False)

    @property
    def price(self) -> Price:
        """What it costs, as far as that is certain."""
        return self.foresight(self.index)[0]

    @property
    def outcomes(self) -> tuple[Outcome, ...]:
        """What it surely does, or how likely."""
        return self.foresight(self.index)[1]


Foresee: TypeAlias = Callable[[Ask, int], tuple[Price, tuple[Outcome, ...]]]


class Offers(Sequence[Offer]):
    """The options of a decision; each is put into words only when it is looked at."""

    __slots__ = ("_ask", "_foresee", "_foreseen")

    def __init__(self, ask: Ask, foresee: Foresee | None) -> None:
        self._ask, self._foresee = ask, foresee
        self._foreseen: dict[int, tuple[Price, tuple[Outcome, ...]]] | None = None

    def __len__(self) -> int:
        return len(self._ask.options)

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, slice):
            return [self[i] for i in range(*index.indices(len(self)))]
        option = self._ask.options[index]
        return Offer(index % len(self), *_worded(self._ask.seat, option.verb, *option.at), self._foresight)

    def __iter__(self) -> Iterator[Offer]:
        seat, foresight = self._ask.seat, self._foresight
        for index, option in enumerate(self._ask.options):
            yield Offer(index, *_worded(seat, option.verb, *option.at), foresight)

    @property
    def _foresight(self) -> Foresight:
        return _unpriced if self._foresee is None else self._once

    def _once(self, index: int) -> tuple[Price, tuple[Outcome, ...]]:
        """What has been foreseen of an answer is not computed again."""
        assert self._foresee is not None
        if self._foreseen is None:
            self._foreseen = {}
        if index not in self._foreseen:
            self._foreseen[index] = self._foresee(self._ask, index)
        return self._foreseen[index]


class Decision:
    """Who must decide what, now."""

    __slots__ = ("_ask", "_foresee", "seat")

    def __init__(self, ask: Ask, foresee: Foresee) -> None:
        self._ask, self._foresee, self.seat = ask, foresee, ask.seat

    @property
    def options(self) -> Offers:
        return Offers(self._ask, self._foresee)

    @property
    def unpriced(self) -> Offers:
        """The options for whoever is to have no way back to the game: nothing can be foreseen of them."""
        return Offers(self._ask, None)

    @property
    def prompt(self) -> Message:
        return _asked(self.seat, self._ask.prompt, *self._ask.about)[0]

    @property
    def at(self) -> tuple[str, ...]:
        """What the question points at, by the names that options have for things."""
        return _asked(self.seat, self._ask.prompt, *self._ask.about)[1]

    @property
    def notations(self) -> list[str]:
        return [option.notation(self.seat) for option in self._ask.options]

    def answer(self, notation: str) -> int | None:
        """Which of the options is written so."""
        seat = self.seat
        return next((n for n, option in enumerate(self._ask.options) if option.notation(seat) == notation), None)

    def notation(self, index: int) -> str:
        """How that answer is written down, without putting the option into words."""
        return self._ask.options[index].notation(self.seat)


def choose(seat: int, prompt: str, options: Sequence[Option[T]], *about: Pointer) -> Asking[T]:
    """Ask `seat` to pick one of `options`, also when there is only one."""
    index = yield Ask(seat, prompt, options, about)
    return options[index].value


def choose_number(seat: int, prompt: str, numbers: Sequence[int], *about: Pointer) -> Asking[int]:
    return (yield from choose(seat, prompt, [Option("number", n, (n,)) for n in numbers], *about))


def choose_some(seat: int, prompt: str, options: Sequence[Option[T]], most: int, *about: Pointer) -> Asking[list[T]]:
    """Ask for up to `most` of `options`, one question after the other, until the seat is done."""
    chosen: list[T] = []
    left = list(options)
    while left and len(chosen) < most:
        picks: list[Option[int | None]] = [Option(o.verb, i, o.at) for i, o in enumerate(left)]
        index = yield from choose(seat, prompt, [*picks, Option("done", None)], *about)
        if index is None:
            break
        chosen.append(left.pop(index).value)
    return chosen


def spoken(things: tuple[Pointer, ...], seat: int) -> tuple[tuple[str, Arg], ...]:
    """The arguments of a message; a second thing of one kind is numbered by its place: card, number, card3.

    `kinds` names them all, as in `card-number`: a text can depend on it where not every option points at the same.
    """
    args: dict[str, Arg] = {}
    for thing in things:
        name = _kind(thing)
        args[name if name not in args else f"{name}{len(args) + 1}"] = _pointed(thing, seat)
    return (*args.items(), ("kinds", "-".join(map(_kind, things))))


def names(things: tuple[Pointer, ...], seat: int) -> tuple[str, ...]:
    """What things are called; one that stands for several, such as a payment, has `names` for each of them."""
    found: list[str] = []
    for thing in things:
        several: Callable[[int], tuple[str, ...]] | None = getattr(thing, "names", None)
        found += (_notation(thing, seat),) if several is None else several(seat)
    return tuple(found)


def _notation(thing: Pointer, seat: int) -> str:
    return str(thing) if type(thing) in _BARE else cast(Thing, thing).notation(seat)


def argument(thing: Pointer, seat: int) -> Arg:
    return cast(Arg, thing) if type(thing) in _BARE else cast(Thing, thing).spoken(seat)


def _pointed(thing: Pointer, seat: int) -> Arg:
    """As an argument of an option, where a thing may need to be told apart from others."""
    pointed: Callable[[int], Arg] | None = getattr(thing, "pointed", None)
    return argument(thing, seat) if pointed is None else pointed(seat)


def _kind(thing: Pointer) -> str:
    return _BARE.get(type(thing)) or cast(Thing, thing).kind
