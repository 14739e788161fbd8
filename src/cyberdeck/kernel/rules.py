"""What a game must tell the kernel. One stateless object a game; everything that varies lives in the position."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import StrEnum
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, TypeAlias, TypeVar

import msgspec

from cyberdeck.kernel.choosing import Choosing, FirstGame, Stage
from cyberdeck.kernel.effect import Deed, Effect, Effects, Step
from cyberdeck.kernel.event import Event
from cyberdeck.kernel.message import Arg, Complaint, Message, Reason, message
from cyberdeck.kernel.moment import in_the_midst
from cyberdeck.kernel.option import Ask, Option, Pointer
from cyberdeck.kernel.position import Position, Trigger
from cyberdeck.kernel.price import Outcome, Price
from cyberdeck.kernel.rng import Rng, beginning_of
from cyberdeck.kernel.shortcuts import Shortcut
from cyberdeck.kernel.spec import Spec

if TYPE_CHECKING:
    from cyberdeck.kernel.game import Game

S = TypeVar("S", bound=Position)
R = TypeVar("R")
V = TypeVar("V")

Tool: TypeAlias = Callable[[object], object]
"""Plain data in, plain data out, a Complaint for bad input."""


class Shared(NamedTuple):
    """What a link shows before it is opened."""

    title: str
    text: str
    draw: Callable[[], str]
    """The picture, as SVG."""


Sharing: TypeAlias = Callable[[Mapping[str, str], str], Shared]
"""From what the link asks for and a language; a Complaint if there is no such thing."""


def view_from(data: object, kind: type[V]) -> V:
    """A view from plain data, which may lack what older rules did not tell; a Complaint if it lacks too much."""
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError:
        raise Complaint(message("not-found")) from None


class Origin(StrEnum):
    """From where a game sets out: whoever sits down at a table is to know."""

    BEGINNING = "beginning"
    POSITION = "position"
    """Somebody has laid it out."""
    SCRIPT = "script"
    """Somebody has also fixed coming chances."""
    SEED = "seed"
    """Somebody has chosen the seed, and with it all shuffles."""
    BRANCH = "branch"
    """A decision of an earlier game, which everybody can look at."""


class Rules(ABC, Generic[S, R, V]):
    """The contract between a game and the kernel: its state, the state's read-only type, and what a seat may know."""

    name: ClassVar[str]
    version: ClassVar[int]
    """Raised whenever the same decisions may lead elsewhere: it decides which journals can be replayed."""

    together: ClassVar[bool] = False
    """Whether the seats win and lose together."""

    @abstractmethod
    def begin(self, setup: Mapping[str, object], seed: int) -> S:
        """The position before the first decision, with what is to happen on its stack; a Complaint for a bad setup.

        `seed` is what chance begins with: the `rng` of the position.
        """

    def new_game(self, setup: Mapping[str, object], seed: int) -> Game[S, V]:
        from cyberdeck.kernel.game import Game

        try:
            return Game(self.begin(setup, beginning_of(seed)), setup, seed)
        except Complaint:
            raise
        except Exception as stumble:
            if in_the_midst(setup.get("position")):
                raise Complaint(message("spec-unsound")) from stumble
            raise

    def position(self, state: S) -> Mapping[str, object]:
        """The file of a position: `new_game({"position": ...}, seed)` gives the same game, whatever the seed."""
        raise Complaint(message("spec-no-positions"))

    def text(self, view: V, language: str, width: int) -> str:
        """The table in letters, as a seat sees it."""
        return repr(view)

    def svg(self, view: V, language: str) -> str:
        """The table as a picture, as a seat sees it: drawn from its view and nothing else."""
        from cyberdeck.kernel.svg import plain_picture

        return plain_picture(self.text(view, language, 100), self.name)

    def ending_svg(self, view: V, winners: Sequence[str], reason: Message, language: str) -> str:
        """How a game ended, as a picture: which seats won and why, and what can be counted."""
        return self.svg(view, language)

    def view_of(self, data: object) -> V:
        """A view from the plain data that a client is sent, such as that of an old film; a Complaint if it is none."""
        raise Complaint(message("not-found"))

    def shared(self) -> Mapping[str, Sharing]:
        """What may be shared by a link to a page of the game's own, such as a deck, by name."""
        return {}

    def jargon(self) -> bytes:
        """Words that occur often in positions: a line to share need not spell them. They are never changed."""
        return b""

    def load(self, data: bytes, older: bool = False) -> Game[S, V]:
        """The game that `save` put into these bytes; `older` takes that of an older version of the rules too."""
        from cyberdeck.kernel.game import load

        return load(self, data, older)

    def reshaped(self, version: int, packed: Any) -> Any:
        """What `save` packed under an older version, in today's form: to be written when a position changes shape."""
        return packed

    def origin(self, setup: Mapping[str, Any]) -> Origin:
        """From where a game with this setup sets out."""
        position = setup.get("position")
        if position is None:
            return Origin.BEGINNING
        fixed = isinstance(position, Mapping) and (position.get("coming") or "chance" in position)
        return Origin.SCRIPT if fixed else Origin.POSITION

    @abstractmethod
    def seats(self, reading: R) -> tuple[str, ...]:
        """The names of the seats; a seat is an index into them."""

    def all_seats(self) -> tuple[str, ...]:
        """The names of all seats that a table of this game may have."""
        return self.new_game({}, 0).seats

    def seat_message(self, name: str) -> Arg:
        """How a seat of this name is called in a sentence."""
        return name

    def led_by(self, setup: Mapping[str, Any], seat: str) -> str:
        """With what a seat plays, by the name of the thing that stands for it; nothing where that says nothing."""
        return ""

    def choosings(self) -> Sequence[Choosing]:
        """What people choose before a game."""
        return ()

    def first_game(self) -> FirstGame:
        """The game for newcomers."""
        return FirstGame({}, self.all_seats()[0])

    def campaign(self) -> Sequence[Stage]:
        """A ladder of games that open one after the other."""
        return ()

    def challenge(self, number: int) -> Spec | None:
        """The setup of the game with that number which all play alike; None where there is no such thing."""
        return None

    @abstractmethod
    def view(self, state: S, seat: int) -> V:
        """What `seat` may know, as plain data; seat -1 is a spectator."""

    @abstractmethod
    def determinise(self, state: S, seat: int, rng: Rng) -> None:
        """Redraw, in place, all that `seat` cannot know, consistent with what it can."""

    def told(self, events: Sequence[Event], seat: int) -> list[Message]:
        """The log lines of what `seat` has seen happen together: what belongs together may share a line."""
        return [event.message(seat) for event in events]

    def facts(self) -> object:
        """What is printed on the game's components, for clients that draw them: open to everybody."""
        return {}

    def card_list(self, language: str) -> Sequence[Mapping[str, object]]:
        """The same for programs that draw nothing: each component with its title and text in a language."""
        return ()

    def charted(self, state: S) -> Mapping[str, int]:
        """Numbers that everybody at the table can see, for the chart of a game; the same names in every position."""
        return {}

    def reached(self, state: S, told: Sequence[Message]) -> Mapping[str, int]:
        """How far those have come who play together, from all that was told: by name, and more is better."""
        return {}

    def forecast(self, state: S, thing: str) -> object:
        """What threatens, as data of the game that is open to everybody; `thing` says what of several is meant.

        None where nothing can be said.
        """
        return None

    def tools(self) -> Mapping[str, Tool]:
        """Helpers beside the table, by name."""
        return {}

    def price(self, state: S, ask: Ask, index: int) -> Price:
        """What that answer costs, from what the asked seat may know and by what will charge it."""
        return ()

    def outcomes(self, state: S, ask: Ask, index: int) -> tuple[Outcome, ...]:
        """What that answer surely does, or how likely it is, from what the asked seat may know."""
        return ()

    def foregone(self, state: S, ask: Ask) -> int | None:
        """The answer that a driver may give for the seat, because everybody can see that it has no other."""
        return None

    def seldom(self, state: S, ask: Ask) -> int | None:
        """The answer for players who want few questions: by what everybody can see, hardly anybody gives another."""
        return None

    def obvious(self, state: S, ask: Ask) -> int | None:
        """The answer that a driver may give where nobody is deceived: only the seat can see that it has no other."""
        return 0 if len(ask.options) == 1 else None

    def shortcuts(self, state: S, ask: Ask) -> Sequence[Shortcut]:
        """What the asked seat may say at once instead of answer by answer, from what it may know."""
        return ()

    def revealed(self, before: S, after: S, events: Sequence[Event]) -> bool:
        """Whether a seat has seen, between two positions of a game, something that was hidden from it before."""
        return True

    def order(self, reading: R) -> Sequence[int]:
        """The seats in the order in which simultaneous effects resolve."""
        return range(len(self.seats(reading)))

    def check(self, state: S) -> Effects:
        """Looked at after every effect: conditions that hold at once, such as a loss. Must be cheap."""
        return ()

    # abilities of sources

    def controller(self, reading: R, source: int) -> int:
        raise NotImplementedError

    def triggered(self, reading: R, event: Event, source: int) -> Iterable[int]:
        """The numbers of the abilities of a listening source whose condition this event meets."""
        return ()

    def applies(self, reading: R, trigger: Trigger) -> bool:
        """Whether a waiting ability still applies when its place comes."""
        return True

    def effects_of(self, reading: R, trigger: Trigger) -> tuple[Step, ...]:
        raise NotImplementedError

    def named(self, reading: R, trigger: Trigger) -> tuple[Pointer, ...]:
        """How a waiting ability is called when its owner chooses the order."""
        raise NotImplementedError

    def modified(self, reading: R, name: str, source: int, target: int, base: int) -> int:
        """`base` after the constant ability of one source."""
        return base

    def interrupts(self, reading: R, seat: int, effect: Effect[S], source: int) -> Sequence[Option[Deed[R]]] | None:
        """What `seat` may use against an effect about to happen; None where there is no question at all."""
        return None

    def described(self, reading: R, effect: Effect[S]) -> tuple[Pointer, ...]:
        """What the question about an interrupt points at."""
        return ()

    def conceivable(self, reading: R, seat: int, thing: str) -> Sequence[str]:
        """The decisions that `seat` may want to take with a thing that it can name, whether they are offered or not."""
        return ()

    def why_not(self, state: S, ask: Ask, seat: int, notation: str) -> Reason | None:
        """Why a conceivable decision is not offered while `ask` is open; None if it means nothing in this game."""
        return None


AnyRules: TypeAlias = Rules[Any, Any, Any]
"""For code that knows no game."""
