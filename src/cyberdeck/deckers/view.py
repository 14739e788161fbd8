"""What a seat may know, as plain data: the table is open, hands and the order of decks are not.

Spaces, deckers, cards and objectives are named as in notation, so that a client can match what an option points at.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from cyberdeck.deckers.content import CONTENT, CommandCard, Objective
from cyberdeck.deckers.expressions import progress
from cyberdeck.deckers.field import NONE, Counts, Field
from cyberdeck.deckers.position import POOLS
from cyberdeck.deckers.state import Decker, State
from cyberdeck.deckers.words import SPACES, Colour, Space, number_of, server_of, space_name

PIECES: Final = ("black", "white", "hackman", "mothers-ghost")


def view(state: State, seat: int) -> dict[str, Any]:
    objective = state.objective
    return {
        "seat": seat,
        "smc": state.smc_id,
        "upgrade": state.upgrade_id,
        "fragmented": state.layout.fragmented,
        "packets": state.with_packets,
        "options": list(state.options),
        "cycle": state.cycle,
        "level": state.level.value,
        "objective": _objective(state, objective),
        "objectives": list(state.objectives),
        "phase": state.phase.value,
        "first_turn": state.first_turn,
        "active": state.deckers[state.active].id,
        "deckers": [_decker(state, index, seat) for index in range(len(state.deckers))],
        "spaces": [_space(state, at) for at in SPACES if at in state.board.hex_of],
        "supply": {name: state.supply[pool] for name, pool in POOLS.items()},
        "row": _keys(state, state.row),
        "upgrades": len(state.upgrades),
        "gone": sorted(_keys(state, state.gone)),
        "action": _action(state),
        "palace": _palace(state),
        "horse": _horse(state),
        "lasting": list(state.lasting),
        "spent_packets": list(state.spent_tiles),
        "winners": None if state.result is None else [state.deckers[s].id for s in state.result.winners],
    }


def _keys(state: State, ids: Iterable[int]) -> list[str]:
    return [state.cards[id] for id in ids]


def _objective(state: State, objective: Objective) -> dict[str, Any]:
    """The goal side, how far its parts are met, and what lies on the card; the back stays hidden (DK-9.3)."""
    laid_out = len(state.board.hex_of) == len(SPACES)
    parts = [progress(state, part) for part in objective.goal.parts] if laid_out else []
    return {
        "id": objective.id,
        "level": objective.level_name,
        "immediate": objective.goal.immediate,
        "holds": state.objective_holds,
        "progress": [{"have": have, "need": need, "met": met} for have, need, met in parts],
        "programs": _counts(state.laid.programs),
        "black": state.laid.black,
        "white": state.laid.white,
        "queue": [_QUEUE[item] for item in state.laid.queue],
        "track": dict(state.track),
    }


_QUEUE: Final = (*(colour.word for colour in Colour), "black", "white")


def _counts(programs: Counts) -> dict[str, int]:
    return {colour.word: count for colour, count in zip(Colour, programs, strict=True) if count}


def _decker(state: State, index: int, seat: int) -> dict[str, Any]:
    decker = state.deckers[index]
    own = index == seat
    return {
        "id": decker.id,
        "colour": decker.colour.word,
        "start": None if decker.start == NONE else Colour(decker.start).word,
        "avatars": [space_name(at) for at in decker.avatars],
        "entry": space_name(decker.entry),
        "turns": decker.turns,
        "hand": sorted(_keys(state, decker.hand)) if own else None,
        "cards": len(decker.hand),
        "known": sorted(_keys(state, _seen(decker))),
        "deck": len(decker.deck),
        "under": _keys(state, decker.deck[: decker.under]) if own else None,
        "discard": _keys(state, decker.discard),
        "played": _keys(state, decker.played),
        "owned": sorted(_keys(state, [*decker.hand, *decker.deck, *decker.discard, *decker.played])),
        "packets": list(decker.packets),
        "shown": sorted(_keys(state, decker.shown)),
        "joker_used": decker.joker_used,
    }


def _seen(decker: Decker) -> list[int]:
    """Cards that everybody has seen in the hand."""
    return [id for id in decker.known if id in decker.hand]


def _space(state: State, at: Space) -> dict[str, Any]:
    q, r = state.board.hex_of[at]
    return {
        "name": space_name(at),
        "server": server_of(at).word,
        "number": number_of(at),
        "segment": state.board.segment_of[at].word,
        "q": q,
        "r": r,
        "closed": at in state.board.closed,
        **_markers(state.fields[at]),
        "packets": [tile for space, tile in state.tiles if space == at],
    }


def _markers(field: Field) -> dict[str, Any]:
    return {
        "programs": _counts(field.programs),
        "installation": None if field.installation == NONE else Colour(field.installation).word,
        "black": field.black,
        "white": field.white,
        "blocked": [Colour(colour).word for colour in field.blocked],
        "guardian": None if field.guardian == NONE else PIECES[field.guardian],
    }


def _action(state: State) -> dict[str, Any] | None:
    action = state.action
    if action is None:
        return None
    ghost = None if action.ghost == NONE else space_name(action.ghost)
    return {"name": action.name, "at": space_name(state.here), "ghost": ghost}


def _palace(state: State) -> dict[str, Any] | None:
    palace = state.palace
    if palace is None:
        return None
    colours = [Colour(colour).word for colour in palace.colours]
    return {"at": space_name(palace.space), "installations": colours, "scouts": palace.scouts}


def _horse(state: State) -> dict[str, Any] | None:
    horse = state.horse
    if horse is None:
        return None
    programs = {
        decker.id: None if colour == NONE else Colour(colour).word
        for decker, colour in zip(state.deckers, horse.programs, strict=False)
    }
    return {"at": space_name(horse.space), "programs": programs, "scout": horse.scout}


def facts_of(card: CommandCard) -> dict[str, Any]:
    """What is printed on a command card."""
    return {
        "id": card.id,
        "title": card.title.en,
        "symbols": list(card.symbols),
        "cost": list(card.cost),
        "copies": card.count,
        "keyword": card.keyword,
        "advanced": card.advanced,
        "source": card.source,
    }


def facts() -> dict[str, Any]:
    """All content with its sources, for clients that draw it."""
    return {
        "commands": {key: facts_of(card) for key, card in CONTENT.cards.items()},
        "objectives": {id: _facts_of_objective(row) for id, row in CONTENT.objectives.items()},
        "smcs": {
            id: {
                "stars": row.stars.value,
                "cycles": {level: getattr(row.cycles, level) for level in ("copper", "silver", "gold")},
                "new_scouts": {level: list(getattr(row.new_scouts, level)) for level in ("copper", "silver", "gold")},
                "sources": {"setup": row.setup.source, "new_scouts": row.new_scouts.source, "rules": row.rules.source},
            }
            for id, row in CONTENT.smcs.items()
        },
        "upgrades": {id: {"sources": {"rules": row.rules.source}} for id, row in CONTENT.upgrades.items()},
        "deckers": {
            id: {
                "name": row.name.en,
                "colour": row.colour.word,
                "side": row.colour_of.side,
                "start": row.start_type.value,
                "avatars": row.avatars,
                "sources": {"ability": row.ability.source, "start": row.start_type.source},
            }
            for id, row in CONTENT.deckers.items()
        },
        "packets": {
            id: {"type": row.type, "tiles": row.tiles, "source": row.source} for id, row in CONTENT.packets.items()
        },
    }


def _facts_of_objective(row: Objective) -> dict[str, Any]:
    groups = ("goal", "preparation", "rules", "success", "failure", "arrows")
    return {
        "name": row.name.en,
        "level": row.level_name,
        "arrows": list(row.arrows.failure),
        "sources": {group: getattr(row, group).source for group in groups},
    }


MESSAGE_IDS: Final = (
    "deckers-network",
    "deckers-supply",
    "deckers-upgrade-row",
    "keyword-*",
    "level-*",
    "part-*",
    "pool-*",
    "source-*",
)
"""Words of the view for those who draw it."""
