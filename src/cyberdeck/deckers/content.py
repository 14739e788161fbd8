"""The content of the game: cards, computers, deckers, objectives, packets, as rows of data files.

Every group of facts names its `source`: rulebook, inferred, designed, or printed once an owner of the printed game has
corrected it. The files lie in `data/`; the environment variable CYBERDECK_DECKERS names a folder whose files are taken
instead of those of the same name.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable
from importlib.resources import files
from pathlib import Path
from typing import Annotated, Any, Final, Literal, Protocol, TypeVar

import msgspec
import yaml
from msgspec import Meta, Struct

from cyberdeck.deckers.faults import Place, complaint, ids
from cyberdeck.deckers.names import Ability, HouseRule, Special
from cyberdeck.deckers.words import Colour, ColourWord, Level
from cyberdeck.kernel import Complaint, message

Source = Literal["rulebook", "inferred", "designed", "printed"]
Symbol = Literal["B", "G", "Y", "R", "P"]
Symbols = tuple[Symbol, ...]
Vector = tuple[int, int, int, int, int]
"""How many commands of each colour."""
StepRow = dict[str, dict[str, Any]]
"""A verb and what it needs; see rows.py."""
Arrow = Literal["B+", "B-", "G+", "G-", "Y+", "Y-", "R+", "R-", "P+", "P-"]
Slug = Annotated[str, Meta(pattern=r"^[a-z0-9][a-z0-9.-]*$")]
T = TypeVar("T")


class Identified(Protocol):
    @property
    def id(self) -> str: ...


E = TypeVar("E", bound=Identified)

_LETTERS: Final = "BGYRP"


class Row(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    pass


class Sourced(Row, frozen=True, kw_only=True):
    """Facts of one origin."""

    source: Source
    basis: str = ""
    note: str = ""
    rulebook_part: str = ""


class Name(Sourced, frozen=True, kw_only=True):
    en: str
    de: str


class Steps(Sourced, frozen=True, kw_only=True):
    steps: tuple[StepRow, ...] = ()


class Goal(Sourced, frozen=True, kw_only=True):
    parts: tuple[str, ...]
    """Comparisons that must all hold; both sides are expressions (see expressions.py)."""
    immediate: bool = False


class NewScout(Row, frozen=True, kw_only=True):
    """Where a new scout appears: which die is rolled, or by which rule the space is found."""

    server: Literal["die", "avatar"] = "die"
    space: str = "die"
    """`die`, or an expression for the space, with `S` for the server."""
    white: bool = False
    """Whether all scouts of the step are white."""


class OngoingRules(Sourced, frozen=True, kw_only=True):
    """What holds beside the general rules."""

    start_of_turn: tuple[StepRow, ...] = ()
    end_of_turn: tuple[StepRow, ...] = ()
    end_of_new_scouts: tuple[StepRow, ...] = ()
    new_scout: NewScout | None = None
    new_scout_server: str = ""
    """An expression for the server that stands for any rolled or current one in the New Scouts step."""
    special: tuple[Special, ...] = ()
    until_evaluated: bool = False
    """Whether they end with the evaluation of the objective instead of with its cycle (DK-9.6)."""
    parts: dict[str, Sourced] = {}
    """Where single rules come from another source than the group."""


class Arrows(Sourced, frozen=True, kw_only=True):
    failure: tuple[Arrow, ...] = ()


_LEVELS: Final = {**{level.value: level for level in Level}, "ghost": Level.GOLD}


class Objective(Row, frozen=True, kw_only=True):
    """An objective card, both sides."""

    id: Slug
    level_name: Literal["copper", "silver", "gold", "ghost"] = msgspec.field(name="level")
    name: Name
    hints: tuple[str, ...] = ()
    goal: Goal
    track: tuple[str, ...] = ()
    preparation: Steps
    rules: OngoingRules
    success: Steps
    failure: Steps
    arrows: Arrows
    option: HouseRule | None = None

    @property
    def level(self) -> Level:
        """The security level; Mother's Ghost is gold (DK-29.6)."""
        return _LEVELS[self.level_name]


class Stars(Sourced, frozen=True, kw_only=True):
    value: int


class Cycles(Sourced, frozen=True, kw_only=True):
    copper: int
    silver: int
    gold: int


Shades = tuple[Literal["K", "W"], ...]
MANY: Final = 3
"""From so many deckers on there are fewer new scouts, since there are more turns in which they come."""


class NewScouts(Sourced, frozen=True, kw_only=True):
    """The shades of the new scouts of a turn at each level."""

    copper: Shades = ()
    silver: Shades = ()
    gold: Shades = ()
    many: dict[str, Shades] = {}
    """Levels with other ones for three and four deckers."""
    soft: dict[str, Shades] = {}
    """Levels that the house rule `soft` makes easier."""

    def at(self, level: Level, deckers: int, *, soft: bool = False) -> Shades:
        """Those of a level for so many deckers."""
        usual: Shades = getattr(self, level.value)
        found = self.many.get(level.value, usual) if deckers >= MANY else usual
        return self.soft.get(level.value, found) if soft else found


class Smc(Row, frozen=True, kw_only=True):
    """An SMC card."""

    id: Slug
    name: Name
    stars: Stars
    cycles: Cycles
    setup: Steps
    new_scouts: NewScouts
    rules: OngoingRules


class Upgrade(Row, frozen=True, kw_only=True):
    """An upgrade card, played beside an SMC card (DK-29)."""

    id: Slug
    name: Name
    rules: OngoingRules


class ColourOf(Sourced, frozen=True, kw_only=True):
    value: ColourWord
    side: Literal["primary", "alternate"]


class StartType(Sourced, frozen=True, kw_only=True):
    value: Literal["blue", "green", "yellow", "red", "purple", "chosen"]


class AbilityOf(Sourced, frozen=True, kw_only=True):
    special: Ability


class Profile(Row, frozen=True, kw_only=True):
    """A decker's profile."""

    id: Slug
    name: Name
    colour_of: ColourOf = msgspec.field(name="colour")
    start_type: StartType
    ability: AbilityOf
    avatars: int = 1

    @property
    def colour(self) -> Colour:
        return Colour[self.colour_of.value.upper()]

    @property
    def start(self) -> int:
        """The start type, or -1 if it is chosen."""
        value = self.start_type.value
        return -1 if value == "chosen" else Colour[value.upper()]


class CommandCard(Row, frozen=True, kw_only=True):
    """A base or an advanced command card."""

    id: Slug
    title: Name
    symbols: Symbols
    count: int = 1
    cost: Symbols = ()
    keyword: Literal["", "execute", "show", "interrupt", "passive"] = ""
    source: Source = "inferred"
    basis: str = ""

    @property
    def key(self) -> str:
        """The title as a word: how the card is called in notation."""
        return re.sub(r"[^a-z0-9]+", "-", self.title.en.lower()).strip("-")

    @property
    def advanced(self) -> bool:
        return bool(self.cost)


class BaseDecks(Sourced, frozen=True, kw_only=True):
    decks: dict[ColourWord, dict[Slug, int]]


class Packet(Row, frozen=True, kw_only=True):
    """A kind of packet tile and its rule card."""

    id: Slug
    name: Name
    type: Literal["immediate", "spend"]
    tiles: int
    source: Source
    effect: dict[Literal["copper", "silver", "gold", "all"], str]
    after: str = ""


class FirstGame(Sourced, frozen=True, kw_only=True):
    smc: Slug
    objectives: tuple[Slug, ...]
    deckers: tuple[Slug, ...]


class CardsFile(Row, frozen=True, kw_only=True):
    base: tuple[CommandCard, ...]
    base_decks: BaseDecks
    advanced: tuple[CommandCard, ...]


class SmcsFile(Row, frozen=True, kw_only=True):
    smcs: tuple[Smc, ...]
    upgrades: tuple[Upgrade, ...]
    first_game: FirstGame


class Content:
    """All rows by id, and what follows from them."""

    def __init__(self) -> None:
        self.files: dict[str, str] = {}
        """Where each entry stands."""
        cards = self._read("cards", CardsFile)
        smcs = self._read("smcs", SmcsFile)
        self.cards = {card.key: card for card in (*cards.base, *cards.advanced)}
        base = by_id(cards.base)
        self.base_decks: dict[Colour, tuple[str, ...]] = {}
        for colour, deck in cards.base_decks.decks.items():
            self._check("base_decks", colour, deck, base)
            keys = (base[id].key for id, count in deck.items() for _ in range(count))
            self.base_decks[Colour[colour.upper()]] = tuple(keys)
        self.advanced = tuple(card.key for card in cards.advanced for _ in range(card.count))
        self.symbols: dict[str, Vector] = {key: vector(card.symbols) for key, card in self.cards.items()}
        self.costs: dict[str, Vector] = {key: vector(card.cost) for key, card in self.cards.items()}
        self.smcs = by_id(smcs.smcs)
        self.upgrades = by_id(smcs.upgrades)
        self.first_game = smcs.first_game
        self.deckers = by_id(self._read("deckers", tuple[Profile, ...]))
        self.objectives: dict[str, Objective] = {}
        for level in ("copper", "silver", "gold", "ghost"):
            self.objectives |= by_id(self._read(f"objectives-{level}", tuple[Objective, ...]))
        self.packets = by_id(self._read("packets", tuple[Packet, ...]))
        self._check("first_game", "smc", (self.first_game.smc,), self.smcs)
        self._check("first_game", "objectives", self.first_game.objectives, self.objectives)
        self._check("first_game", "deckers", self.first_game.deckers, self.deckers)

    def _read(self, name: str, type: type[T]) -> T:
        """The rows of one file; a Complaint that names file, entry and place for anything that does not fit."""
        text, file = _text(f"{name}.yaml")
        try:
            rows = yaml.load(text, Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))
        except (yaml.YAMLError, RecursionError) as error:
            raise Complaint(message("content-invalid", file=file, problem=" ".join(str(error).split()))) from None
        try:
            found = msgspec.convert(rows, type)
        except (msgspec.ValidationError, RecursionError) as error:
            raise complaint(file, rows, msgspec.inspect.type_info(type), str(error)) from None
        self.files |= dict.fromkeys((*ids(rows), *(rows if isinstance(rows, dict) else ())), file)
        return found

    def _check(self, entry: str, path: str, words: Iterable[str], known: Iterable[str]) -> None:
        for word in words:
            if word not in known:
                raise self.place(entry, path).unknown(word, known)

    def place(self, id: str, path: str) -> Place:
        return Place(self.files[id], id, path)


def by_id(rows: Iterable[E]) -> dict[str, E]:
    return {row.id: row for row in rows}


def vector(symbols: Symbols) -> Vector:
    blue, green, yellow, red, purple = (symbols.count(letter) for letter in _LETTERS)
    return blue, green, yellow, red, purple


def _text(name: str) -> tuple[str, str]:
    """The text of a data file, the owner's own if there is one, and what to call it."""
    own = os.environ.get("CYBERDECK_DECKERS")
    path = Path(own) / name if own else None
    if path is not None and path.is_file():
        return path.read_text(encoding="utf-8"), str(path)
    return (files(__package__) / "data" / name).read_text(encoding="utf-8"), name


CONTENT: Final = Content()
