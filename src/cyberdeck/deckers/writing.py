"""A position as the file that gives it back: in words where they say it all, else step by step."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from cyberdeck.deckers.actions import ActionStep
from cyberdeck.deckers.cycle import HandTile
from cyberdeck.deckers.field import EMPTY, NONE, Field, Guardian
from cyberdeck.deckers.position import PACKAGE, PILES, POOLS, build, tokens_out
from cyberdeck.deckers.state import TOKENS, Decker, Laid, State
from cyberdeck.deckers.words import SPACES, Colour, Shade, space_name
from cyberdeck.kernel.moment import in_words, readable, write_moment
from cyberdeck.kernel.readable import Told, some

Spec = dict[str, Told]

PHASES: Final = {ActionStep: "actions", HandTile: "hand-tile"}
"""The questions that a step of the turn begins with."""


def position(state: State) -> Spec:
    board = _board(state)
    top = type(state.stack[-1][0]) if state.stack else None
    if top in PHASES and not state.answers and state.action is None:
        spec = {**board, "phase": PHASES[top], **write_moment(state, PACKAGE, still=False)}
        if in_words(state, spec, build):
            return spec
    return {**board, **_steps(state), **write_moment(state, PACKAGE, still=state.result is None)}


def _steps(state: State) -> Spec:
    """The same for a moment in the middle of something."""
    spec: Spec = {"phase": state.phase.value, "holds": state.objective_holds}
    exploding: Told = [space_name(at) for at in state.exploding]
    return spec | some(exploding=exploding, action=readable(PACKAGE).told(state.action))


def _board(state: State) -> Spec:
    spec: Spec = {"smc": state.smc_id, "objectives": list(state.objectives), "cycle": state.cycle}
    spec |= some(
        upgrade=state.upgrade_id,
        options=list(state.options),
        fragmented=state.layout.fragmented,
        packets=state.with_packets,
        first_turn=state.first_turn,
        focus=state.focus,
        lasting=list(state.lasting),
    )
    spec["layout"] = {
        segment.word: list(middle) for segment, middle in zip(Colour, state.layout.middles, strict=True) if middle
    }
    spec["deckers"] = {decker.id: _decker(state, decker) for decker in state.deckers}
    spec["active"] = state.deckers[state.active].id
    fields: Spec = {space_name(at): ", ".join(_items(state.fields[at])) for at in SPACES if state.fields[at] != EMPTY}
    spec |= some(spaces=fields, **_pieces(state))
    spec["row"], spec["upgrades"] = _cards(state, state.row), _cards(state, reversed(state.upgrades))
    return spec | some(
        gone=_cards(state, state.gone),
        tiles=[f"{space_name(at)} {tile}" for at, tile in state.tiles],
        spent_packets=list(state.spent_tiles),
        track={name: _colour(number) if isinstance(number, Colour) else number for name, number in state.track.items()},
        supply=_supply(state),
    )


def _decker(state: State, decker: Decker) -> Told:
    spec: Spec = {"at": [space_name(at) for at in decker.avatars], "turns": decker.turns}
    spec["start"] = _colour(decker.start)
    for pile in PILES:
        cards = getattr(decker, pile)
        spec[pile] = _cards(state, reversed(cards) if pile == "deck" else cards)
    return spec | some(
        packets=list(decker.packets),
        shown=_cards(state, decker.shown),
        known=_cards(state, decker.known),
        under=decker.under,
        used=decker.joker_used,
    )


def _cards(state: State, ids: Iterable[int]) -> Told:
    return [f"{state.cards[id]}#{id}" for id in ids]


def _items(field: Field) -> Iterator[str]:
    """What lies on a space, as counts and words."""
    yield from _programs(field.programs)
    yield from _counted(field.black, Shade.BLACK.word)
    yield from _counted(field.white, Shade.WHITE.word)
    for colour in field.blocked:
        yield f"white-on-{_colour(colour)}"
    if field.installation != NONE:
        yield f"{_colour(field.installation)} installation"
    if field.guardian != NONE:
        yield Guardian(field.guardian).word.replace("-guardian", " guardian")


def _pieces(state: State) -> Spec:
    """On and beside the objective."""
    spec = some(card=", ".join(_laid(state.laid)), queue=[_queued(marker) for marker in state.laid.queue])
    palace, horse = state.palace, state.horse
    if palace is not None:
        installations: Told = [_colour(colour) for colour in palace.colours]
        spec["palace"] = {"at": space_name(palace.space), "installations": installations, "scouts": palace.scouts}
    if horse is not None:
        programs: Told = [_colour(colour) for colour in horse.programs]
        spec["horse"] = {"at": space_name(horse.space), "programs": programs, "scout": horse.scout}
    return spec


def _laid(laid: Laid) -> Iterator[str]:
    """Without what lies in the queue."""
    queued = [laid.queue.count(marker) for marker in range(len(Colour) + len(Shade))]
    yield from _programs(tuple(count - queued[colour] for colour, count in enumerate(laid.programs)))
    for shade, count in zip(Shade, (laid.black, laid.white), strict=True):
        yield from _counted(count - queued[len(Colour) + shade], shade.word)


def _queued(marker: int) -> str:
    return _colour(marker) if marker < len(Colour) else Shade(marker - len(Colour)).word


def _programs(counts: tuple[int, ...]) -> Iterator[str]:
    for colour, count in zip(Colour, counts, strict=True):
        yield from _counted(count, colour.word)


def _counted(count: int, word: str) -> Iterator[str]:
    if count:
        yield word if count == 1 else f"{count} {word}"


def _colour(colour: int) -> str:
    return "none" if colour == NONE else Colour(colour).word


def _supply(state: State) -> Spec:
    """Where there are fewer tokens than are left over."""
    out = tokens_out(state)
    return {name: state.supply[pool] for name, pool in POOLS.items() if state.supply[pool] != TOKENS[pool] - out[pool]}
