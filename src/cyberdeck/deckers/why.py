"""Why a conceivable decision is not offered, with the clause that says so: what stands in the way of each verb."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from cyberdeck.deckers.actions import NOTHING_THERE, Actor, ghosts, own_actors, project_obstacle
from cyberdeck.deckers.cycle import HOLD, turn_obstacle
from cyberdeck.deckers.keywords import INTERRUPT, NOT_IN_HAND
from cyberdeck.deckers.moving import (
    LOAD,
    NO_PACKET,
    NO_POINTS,
    NO_SCOUTS_ALONG,
    Load,
    backdoor_obstacle,
    go_obstacle,
    load_obstacle,
)
from cyberdeck.deckers.payment import TOO_LITTLE, open_purse
from cyberdeck.deckers.scouts import ANGEL_ADJACENT, NOT_THERE_TO_BLOCK
from cyberdeck.deckers.setup import TWO_SPACES
from cyberdeck.deckers.shifting import NO_GHOST, NOT_PUSHABLE, PUSH_ADJACENT, push_from_obstacle
from cyberdeck.deckers.state import State
from cyberdeck.deckers.upgrading import NOT_PLAYED
from cyberdeck.deckers.words import SPACES, At, Colour, Space, space_name
from cyberdeck.kernel import Ask, Reason, message

NOT_ACTIVE: Final = Reason(message("why-not-active"), "DK-14.1")
NOT_ACTING: Final = Reason(message("why-not-acting"), "DK-10.2")
UNFINISHED: Final = Reason(message("why-unfinished"), "DK-14.10")
MOVE_FIRST: Final = Reason(message("why-move-first"), "DK-19.1")
SHIFT_FIRST: Final = Reason(message("why-shift-first"), "DK-20.1")
TILE_LATER: Final = Reason(message("why-tile-later"), "DK-10.8")
HOLD_LATER: Final = Reason(message("why-hold-later"), "DK-10.5")
PACKET_MOMENT: Final = Reason(message("why-packet-moment"), "DK-30.5")
MENU: Final = ("deckers-action", "action-there")
"""The questions for an action."""


def why_not(state: State, ask: Ask, seat: int, notation: str) -> Reason | None:
    verb, _, word = notation.partition(" ")
    if seat < 0:
        return None
    if verb == "interrupt":
        return INTERRUPT if word in (state.cards[id] for id in state.deckers[seat].hand) else NOT_IN_HAND
    if verb in _SWITCHES or any(kind.verb == verb for kind in state.rules.menu):
        return _action(state, ask, verb, word) if seat == state.active else NOT_ACTIVE
    if verb == "spend-packet":
        return PACKET_MOMENT if word in state.deckers[seat].packets else NO_PACKET
    found = _DETAILS.get((ask.prompt, verb)) if seat == ask.seat else None
    if found is None:
        return _out_of_place(state, ask, seat, verb)
    return found(state, word) if callable(found) else found


def _out_of_place(state: State, ask: Ask, seat: int, verb: str) -> Reason | None:
    """What is a detail of something else: first comes what it belongs to."""
    action, reason = _BELONGS.get(verb, ("", None))
    if not action:
        return reason
    return (_action(state, ask, action, "") if seat == state.active else NOT_ACTIVE) or reason


def _action(state: State, ask: Ask, verb: str, word: str) -> Reason | None:
    if ask.prompt not in MENU:
        return NOT_ACTING if state.action is None and not state.answers else UNFINISHED
    if verb in _SWITCHES:
        return _SWITCHES[verb](state, word) if ask.prompt == MENU[0] else UNFINISHED
    kind = next(kind for kind in state.rules.menu if kind.verb == verb)
    return kind.why_not(state, _actor(state, ask), open_purse(state), word)


def _actor(state: State, ask: Ask) -> Actor:
    """The avatar, or the twin or ghost that has been chosen."""
    avatar, *twins = own_actors(state)
    there = [about.space for about in ask.about if isinstance(about, At)]
    return next((actor for actor in (*twins, *ghosts(state, [avatar, *twins])) if actor.at in there), avatar)


def _project(state: State, word: str) -> Reason | None:
    return _at(lambda state, at: project_obstacle(state, at) or NOTHING_THERE)(state, word.partition(" ")[0])


def _twin(state: State, word: str) -> Reason | None:
    return NOTHING_THERE if word in (space_name(actor.at) for actor in own_actors(state)[1:]) else None


_SWITCHES: Final[Mapping[str, Callable[[State, str], Reason | None]]] = {
    "end-actions": lambda state, word: UNFINISHED,
    "project": _project,
    "twin": _twin,
}


# details of an action or of a step


def _at(obstacle: Callable[[State, Space], Reason | None]) -> Callable[[State, str], Reason | None]:
    """For a verb that takes a space; nothing is said of what is none."""
    spaces = {space_name(at): at for at in SPACES}
    return lambda state, word: obstacle(state, spaces[word]) if word in spaces else None


def _load(state: State, word: str) -> Reason | None:
    colour, _, number = word.partition("*")
    if colour.upper() not in Colour.__members__ or not (number or "1").isdecimal():
        return None
    return load_obstacle(state, Load(Colour[colour.upper()], int(number or 1))) or NO_POINTS


def _hand_tile(state: State, word: str) -> Reason | None:
    seats = {decker.id: seat for seat, decker in enumerate(state.deckers)}
    return turn_obstacle(state, seats[word]) if word in seats else None


_BELONGS: Final[Mapping[str, tuple[str, Reason]]] = {
    **dict.fromkeys(("go", "backdoor", "take-programs", "take-scout"), ("move", MOVE_FIRST)),
    **dict.fromkeys(("push-from", "push", "push-to", "ghost-to"), ("shift", SHIFT_FIRST)),
    "hand-tile": ("", TILE_LATER),
    "hold": ("", HOLD_LATER),
    "sacrifice": ("", NOT_PLAYED),
    "redirect": ("", ANGEL_ADJACENT),
    "block": ("", NOT_THERE_TO_BLOCK),
}
"""Verbs that are asked inside an action or a step, and what is to be said outside."""

_MORE: Final = ("", "-with-joker", "-with-help", "-with-joker-and-help")
_DETAILS: Final[Mapping[tuple[str, str], Reason | Callable[[State, str], Reason | None]]] = {
    ("move-to", "go"): _at(lambda state, at: go_obstacle(state, state.here, at) or NO_POINTS),
    ("move-to", "backdoor"): _at(lambda state, at: backdoor_obstacle(state, state.here, at) or NO_POINTS),
    ("take-along", "take-programs"): _load,
    ("take-along", "take-scout"): NO_SCOUTS_ALONG,
    ("take-more", "take-programs"): LOAD,
    ("take-more", "take-scout"): NO_SCOUTS_ALONG,
    ("push-from", "push-from"): _at(push_from_obstacle),
    ("push-from", "ghost-to"): NO_GHOST,
    ("push-what", "push"): NOT_PUSHABLE,
    ("push-to", "push-to"): PUSH_ADJACENT,
    ("hand-tile", "hand-tile"): _hand_tile,
    ("hold-back", "hold"): HOLD,
    ("sacrifice", "sacrifice"): NOT_PLAYED,
    ("angel", "redirect"): ANGEL_ADJACENT,
    ("block", "block"): NOT_THERE_TO_BLOCK,
    ("lay-segment", "lay"): TWO_SPACES,
    ("lift-where", "lay"): TWO_SPACES,
    **{("pay", f"pay{more}"): TOO_LITTLE for more in _MORE},
    **{("pay-more", f"done{more}"): TOO_LITTLE for more in _MORE},
}
