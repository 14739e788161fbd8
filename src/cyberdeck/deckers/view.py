"""What a seat may know: the table is open, hands and the order of decks are not.

Spaces, deckers, cards and objectives are named as in notation, so that a client can match what an option points at.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Any, Final, Literal, NamedTuple, TypeVar

from cyberdeck.deckers.board import Board
from cyberdeck.deckers.content import Objective
from cyberdeck.deckers.expressions import measured, progress
from cyberdeck.deckers.field import NONE, Counts, Field
from cyberdeck.deckers.position import POOLS
from cyberdeck.deckers.state import Decker, State
from cyberdeck.deckers.words import (
    COLOUR_WORDS,
    SPACES,
    Colour,
    ColourWord,
    Level,
    Phase,
    Space,
    number_of,
    server_of,
    space_name,
)
from cyberdeck.kernel import frozen, plain
from cyberdeck.locale.texts import render

T = TypeVar("T")
Piece = Literal["black", "white", "hackman", "mothers-ghost"]
Cards = tuple[str, ...]
"""The ids of all command cards by their numbers."""
Tiles = tuple[tuple[Space, str], ...]
"""Packets on the network."""

PIECES: Final[tuple[Piece, ...]] = ("black", "white", "hackman", "mothers-ghost")
"""What stands as a guardian, by its number in the position."""

Queued = Literal["blue", "green", "yellow", "red", "purple", "black", "white"]
QUEUED: Final[tuple[Queued, ...]] = ("blue", "green", "yellow", "red", "purple", "black", "white")
"""What may lie in the queue of an objective, by its number in the position."""


@plain
@frozen
class SpaceSeen:
    name: str
    server: ColourWord
    number: int
    segment: ColourWord
    q: int
    """Axial coordinates of a flat-top hex."""
    r: int
    closed: bool
    programs: dict[ColourWord, int]
    installation: ColourWord | None
    black: int
    white: int
    blocked: tuple[ColourWord, ...]
    """The programs under white scouts."""
    guardian: Piece | None
    packets: tuple[str, ...]


@plain
@frozen
class DeckerSeen:
    id: str
    colour: ColourWord
    start: ColourWord | None
    avatars: tuple[str, ...]
    entry: str
    turns: int
    """How many turns he has had in this cycle."""
    hand: tuple[str, ...] | None
    """Null where the hand is hidden."""
    cards: int
    known: tuple[str, ...]
    """Cards that everybody has seen in the hand."""
    deck: int
    under: tuple[str, ...] | None
    """Cards at the bottom of the deck that this seat has put there; null for another's deck."""
    discard: tuple[str, ...]
    played: tuple[str, ...]
    owned: tuple[str, ...]
    """All cards of hand, deck and piles, in no order."""
    packets: tuple[str, ...]
    shown: tuple[str, ...]
    joker_used: bool


@plain
@frozen
class Progress:
    """How far a part of the goal is met."""

    have: int
    need: int
    met: bool


@plain
@frozen
class ObjectiveSeen:
    """The goal side, how far its parts are met, and what lies on the card; the back stays hidden (DK-9.3)."""

    id: str
    level: Literal["copper", "silver", "gold", "ghost"]
    immediate: bool
    holds: bool
    progress: tuple[Progress, ...]
    programs: dict[ColourWord, int]
    black: int
    white: int
    queue: tuple[Queued, ...]
    track: dict[str, int]


@plain
@frozen
class ActionSeen:
    """The action that is being taken."""

    name: str
    at: str
    ghost: str | None


@plain
@frozen
class PalaceSeen:
    at: str
    installations: tuple[ColourWord, ...]
    scouts: int


@plain
@frozen
class HorseSeen:
    at: str
    programs: dict[str, ColourWord | None]
    """By decker."""
    scout: bool


@plain
@frozen
class DeckersView:
    """Everything that the rules open to a seat, and nothing else."""

    seat: int
    smc: str
    upgrade: str
    fragmented: bool
    packets: bool
    options: tuple[str, ...]
    cycle: int
    level: Level
    objective: ObjectiveSeen
    objectives: tuple[str, ...]
    phase: Phase
    first_turn: bool
    active: str
    deckers: tuple[DeckerSeen, ...]
    spaces: tuple[SpaceSeen, ...]
    """Those that are laid out."""
    supply: dict[str, int]
    row: tuple[str, ...]
    upgrades: int
    gone: tuple[str, ...]
    action: ActionSeen | None
    palace: PalaceSeen | None
    horse: HorseSeen | None
    lasting: tuple[str, ...]
    spent_packets: tuple[str, ...]
    winners: tuple[str, ...] | None

    def __repr__(self) -> str:
        who = self.deckers[self.seat].id if self.seat >= 0 else "spectator"
        return f"<view of deckers, {who}, cycle {self.cycle} against {self.smc}, {self.phase.value}>"

    def __str__(self) -> str:
        from cyberdeck.deckers.picture import text

        return text(self, "en", 100)

    def _repr_svg_(self) -> str:
        from cyberdeck.deckers.drawing import table

        return table(self, lambda told: render(told, "en"))


class Network(NamedTuple):
    """The spaces as they were drawn, and from what."""

    board: Board
    tiles: Tiles
    fields: Sequence[Field]
    spaces: tuple[SpaceSeen, ...]


class Drawn:
    """What a view consists of, with what it was drawn from: as long as that is the same, it is not drawn again.

    It belongs to no position: copies of one share it.
    """

    __slots__ = ("_deckers", "_network", "_objective", "_parts")

    def __init__(self) -> None:
        self._network: Network | None = None
        self._objective: tuple[object, ObjectiveSeen] | None = None
        self._deckers: dict[tuple[int, bool], tuple[Cards, Decker, DeckerSeen]] = {}
        self._parts: dict[str, tuple[object, Any]] = {}
        """The rest, by its name in the view."""

    def part(self, name: str, source: list[int], draw: Callable[[], T]) -> T:
        known = self._parts.get(name)
        if known is None or known[0] != source:
            known = self._parts[name] = source.copy(), draw()
        drawn: T = known[1]
        return drawn

    def spaces(self, state: State) -> tuple[SpaceSeen, ...]:
        board, fields, tiles, before = state.board, state.fields, state.tiles, self._network
        if before is None or before.board is not board or before.tiles != tiles:
            spaces = [_space(board, at, fields[at], tiles) for at in board.spaces]
        elif before.fields == fields:
            return before.spaces
        else:
            old = before.fields
            spaces = [
                seen if fields[at] is old[at] else _space(board, at, fields[at], tiles)
                for at, seen in zip(board.spaces, before.spaces, strict=True)
            ]
        self._network = network = Network(board, tiles, fields.copy(), tuple(spaces))
        return network.spaces

    def decker(self, state: State, seat: int, own: bool) -> DeckerSeen:
        decker, cards = state.deckers[seat], state.cards
        before = self._deckers.get((seat, own))
        if before is not None and before[0] is cards and before[1] == decker:
            return before[2]
        seen = _decker(cards, decker, own)
        self._deckers[seat, own] = cards, decker.copy(), seen
        return seen

    def objective(self, state: State) -> ObjectiveSeen:
        before, now = self._objective, (state.objective_holds, measured(state))
        if before is None or before[0] != now:
            self._objective = before = now, _objective(state, state.objective)
        return before[1]


def view(state: State, seat: int) -> DeckersView:
    drawn = state.drawn = state.drawn or Drawn()
    return DeckersView(
        seat=seat,
        smc=state.smc_id,
        upgrade=state.upgrade_id,
        fragmented=state.layout.fragmented,
        packets=state.with_packets,
        options=state.options,
        cycle=state.cycle,
        level=state.level,
        objective=drawn.objective(state),
        objectives=state.objectives,
        phase=state.phase,
        first_turn=state.first_turn,
        active=state.deckers[state.active].id,
        deckers=tuple([drawn.decker(state, index, index == seat) for index in range(len(state.deckers))]),
        spaces=drawn.spaces(state),
        supply=drawn.part("supply", state.supply, lambda: {name: state.supply[pool] for name, pool in POOLS.items()}),
        row=drawn.part("row", state.row, lambda: _keys(state.cards, state.row)),
        upgrades=len(state.upgrades),
        gone=drawn.part("gone", state.gone, lambda: _sorted(state.cards, state.gone)),
        action=_action(state),
        palace=_palace(state),
        horse=_horse(state),
        lasting=state.lasting,
        spent_packets=state.spent_tiles,
        winners=None if state.result is None else tuple(state.deckers[s].id for s in state.result.winners),
    )


def _keys(cards: Cards, ids: Iterable[int]) -> tuple[str, ...]:
    return tuple([cards[id] for id in ids])


def _sorted(cards: Cards, ids: Iterable[int]) -> tuple[str, ...]:
    return tuple(sorted([cards[id] for id in ids]))


def _objective(state: State, objective: Objective) -> ObjectiveSeen:
    laid_out = len(state.board.hex_of) == len(SPACES)
    return ObjectiveSeen(
        id=objective.id,
        level=objective.level_name,
        immediate=objective.goal.immediate,
        holds=state.objective_holds,
        progress=tuple(Progress(*progress(state, part)) for part in objective.goal.parts) if laid_out else (),
        programs=_counts(state.laid.programs),
        black=state.laid.black,
        white=state.laid.white,
        queue=tuple(QUEUED[item] for item in state.laid.queue),
        track=dict(state.track),
    )


def _counts(programs: Counts) -> dict[ColourWord, int]:
    return {word: count for word, count in zip(COLOUR_WORDS, programs, strict=True) if count}


def _decker(cards: Cards, decker: Decker, own: bool) -> DeckerSeen:
    return DeckerSeen(
        id=decker.id,
        colour=decker.colour.word,
        start=_word(decker.start),
        avatars=tuple(map(space_name, decker.avatars)),
        entry=space_name(decker.entry),
        turns=decker.turns,
        hand=_sorted(cards, decker.hand) if own else None,
        cards=len(decker.hand),
        known=_sorted(cards, [id for id in decker.known if id in decker.hand]) if decker.known else (),
        deck=len(decker.deck),
        under=_keys(cards, decker.deck[: decker.under]) if own else None,
        discard=_keys(cards, decker.discard),
        played=_keys(cards, decker.played),
        owned=_sorted(cards, [*decker.hand, *decker.deck, *decker.discard, *decker.played]),
        packets=tuple(decker.packets),
        shown=_sorted(cards, decker.shown) if decker.shown else (),
        joker_used=decker.joker_used,
    )


def _word(colour: int) -> ColourWord | None:
    return None if colour == NONE else COLOUR_WORDS[colour]


@lru_cache(maxsize=8192)
def _space(board: Board, at: Space, field: Field, tiles: Tiles) -> SpaceSeen:
    q, r = board.hex_of[at]
    return SpaceSeen(
        name=space_name(at),
        server=server_of(at).word,
        number=number_of(at),
        segment=board.segment_of[at].word,
        q=q,
        r=r,
        closed=at in board.closed,
        programs=_counts(field.programs),
        installation=_word(field.installation),
        black=field.black,
        white=field.white,
        blocked=tuple([COLOUR_WORDS[colour] for colour in field.blocked]),
        guardian=None if field.guardian == NONE else PIECES[field.guardian],
        packets=tuple([tile for space, tile in tiles if space == at]),
    )


def _action(state: State) -> ActionSeen | None:
    action = state.action
    if action is None:
        return None
    ghost = None if action.ghost == NONE else space_name(action.ghost)
    return ActionSeen(action.name, space_name(state.here), ghost)


def _palace(state: State) -> PalaceSeen | None:
    palace = state.palace
    if palace is None:
        return None
    colours = tuple(Colour(colour).word for colour in palace.colours)
    return PalaceSeen(space_name(palace.space), colours, palace.scouts)


def _horse(state: State) -> HorseSeen | None:
    horse = state.horse
    if horse is None:
        return None
    loads = zip(state.deckers, horse.programs, strict=False)
    return HorseSeen(space_name(horse.space), {decker.id: _word(colour) for decker, colour in loads}, horse.scout)


MESSAGE_IDS: Final = (
    "deckers-network",
    "deckers-supply",
    "deckers-upgrade-row",
    "keyword-*",
    "level-*",
    "part-*",
    "pool-*",
)
"""Words of the view for those who draw it."""
