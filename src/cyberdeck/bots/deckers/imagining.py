"""A position to think with, made of nothing but a seat's view: what the seat cannot know is drawn by the bot itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, TypeAlias

from cyberdeck.bots import bot
from cyberdeck.deckers.board import Layout
from cyberdeck.deckers.content import CONTENT
from cyberdeck.deckers.cycle import renew_specials
from cyberdeck.deckers.field import NONE, Field
from cyberdeck.deckers.position import POOLS
from cyberdeck.deckers.state import Decker, Horse, Laid, Palace, State
from cyberdeck.deckers.view import PIECES, QUEUED, DeckerSeen, DeckersView, ObjectiveSeen, SpaceSeen
from cyberdeck.deckers.words import MIDDLE, SPACES, Colour, ColourWord, space_name
from cyberdeck.kernel import Rng

Seen: TypeAlias = bot.Seen[DeckersView]
"""A decision as the house's decker sees it."""

COLOURS: Final[Mapping[str, Colour]] = {colour.word: colour for colour in Colour}
SPACE: Final = {space_name(at): at for at in SPACES}


def imagined(view: DeckersView, rng: Rng) -> State:
    """A position that looks like this view; its stack is empty."""
    state = State(rng=rng.below(1 << 64))
    state.smc_id, state.upgrade_id = view.smc, view.upgrade
    state.options, state.objectives = view.options, view.objectives
    state.cycle, state.phase = view.cycle, view.phase
    state.first_turn, state.with_packets = view.first_turn, view.packets
    state.lasting, state.spent_tiles = view.lasting, view.spent_packets
    state.layout = _layout(view)
    _network(state, view.spaces)
    state.supply = [view.supply[name] for name, _ in sorted(POOLS.items(), key=lambda pool: pool[1])]
    _objective(state, view.objective)
    _pieces(state, view)
    _cards(state, view, rng)
    state.active = next(i for i, decker in enumerate(state.deckers) if decker.id == view.active)
    renew_specials(state)
    return state


# the network


def _layout(view: DeckersView) -> Layout:
    layout = Layout(fragmented=view.fragmented)
    for row in view.spaces:
        if row.number == MIDDLE:
            layout = layout.laying(COLOURS[row.segment], (row.q, row.r))
    return layout


def _network(state: State, rows: Iterable[SpaceSeen]) -> None:
    for row in rows:
        at = SPACE[row.name]
        state.fields[at] = _field(row)
        state.tiles += tuple((at, tile) for tile in row.packets)


def _field(row: SpaceSeen) -> Field:
    return Field(
        _counts(row.programs),
        NONE if row.installation is None else COLOURS[row.installation],
        row.black,
        row.white,
        tuple(sorted(COLOURS[word] for word in row.blocked)),
        NONE if row.guardian is None else PIECES.index(row.guardian),
    )


def _counts(programs: Mapping[ColourWord, int]) -> tuple[int, ...]:
    return tuple(programs.get(colour.word, 0) for colour in Colour)


# the objective and its pieces


def _objective(state: State, row: ObjectiveSeen) -> None:
    state.objective_holds, state.track = row.holds, dict(row.track)
    queue = tuple(QUEUED.index(word) for word in row.queue)
    state.laid = Laid(_counts(row.programs), row.black, row.white, queue)


def _pieces(state: State, view: DeckersView) -> None:
    if (palace := view.palace) is not None:
        first, second = (COLOURS[word] for word in palace.installations)
        state.palace = Palace(SPACE[palace.at], (first, second), palace.scouts)
    if (horse := view.horse) is not None:
        colours = tuple(NONE if word is None else int(COLOURS[word]) for word in horse.programs.values())
        state.horse = Horse(SPACE[horse.at], colours, horse.scout)


# deckers and cards


def _cards(state: State, view: DeckersView, rng: Rng) -> None:
    for row in view.deckers:
        state.deckers.append(_decker(state, row, rng))
    state.row = _new(state, view.row)
    seen = Counter(state.cards)
    rest = [key for key in dict.fromkeys(CONTENT.advanced) for _ in range(CONTENT.cards[key].count - seen[key])]
    state.upgrades = _new(state, rng.shuffled(rest)[: view.upgrades])


def _decker(state: State, row: DeckerSeen, rng: Rng) -> Decker:
    """Of another seat's hand only the known cards are certain; the rest is drawn from what it owns."""
    start = NONE if row.start is None else COLOURS[row.start]
    decker = Decker(row.id, COLOURS[row.colour], start, [SPACE[name] for name in row.avatars])
    decker.discard, decker.played = _new(state, row.discard), _new(state, row.played)
    under = row.under or ()
    held = row.known if row.hand is None else row.hand
    hidden = Counter(row.owned) - Counter(row.discard) - Counter(row.played) - Counter(held) - Counter(under)
    drawn = rng.shuffled(sorted(hidden.elements()))
    missing = row.cards - len(held)
    decker.hand = _new(state, [*held, *drawn[:missing]])
    decker.deck = _new(state, [*under, *drawn[missing:]])
    decker.under, decker.turns = len(under), row.turns
    decker.packets, decker.joker_used = list(row.packets), row.joker_used
    decker.known = _ids(state, decker.hand, row.known)
    decker.shown = _ids(state, decker.hand, row.shown)
    return decker


def _new(state: State, keys: Sequence[str]) -> list[int]:
    """Cards that get the next free numbers."""
    first = len(state.cards)
    state.cards += tuple(keys)
    return list(range(first, len(state.cards)))


def _ids(state: State, among: Iterable[int], keys: Iterable[str]) -> list[int]:
    wanted, found = Counter(keys), list[int]()
    for id in among:
        if wanted[state.cards[id]]:
            wanted[state.cards[id]] -= 1
            found.append(id)
    return found


def complete(view: DeckersView) -> bool:
    """Whether the network is laid out, so that there is something to think about."""
    return len(view.spaces) == len(SPACES)
