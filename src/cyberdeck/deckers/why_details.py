"""Why a detail of an action or of a step is not offered, with the clause that says so.

What can be said depends on the question that is open; the reasons are looked up by its prompt and the verb.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cyberdeck.deckers.field import NONE
from cyberdeck.deckers.state import State, same_server
from cyberdeck.deckers.words import BLUE, GREEN, Space, number_of, space_named
from cyberdeck.kernel import Ask, Reason, message

DENIED: Final = Reason(message("why-denied"), "DK-13.5")
NOT_ADJACENT: Final = Reason(message("why-not-adjacent"), "DK-19.2")
NO_POINTS: Final = Reason(message("why-no-points"), "DK-19.2")
NO_ODD_SPACES: Final = Reason(message("why-no-odd-spaces"), "DK-33.25")
STAY_ON_SERVER: Final = Reason(message("why-stay-on-server"), "DK-33.30")
LOAD: Final = Reason(message("why-load"), "DK-19.4")
NO_SCOUTS_ALONG: Final = Reason(message("why-no-scouts-along"), "DK-19.6")
NO_GREEN: Final = Reason(message("why-no-green"), "DK-20.2")
NOT_PUSHABLE: Final = Reason(message("why-not-pushable"), "DK-20.7")
PUSH_ADJACENT: Final = Reason(message("why-push-adjacent"), "DK-20.1")
NO_TURNS: Final = Reason(message("why-no-turns"), "DK-10.1")
HOLD: Final = Reason(message("why-hold"), "DK-10.5")
NOT_PLAYED: Final = Reason(message("why-not-played"), "DK-16.4")
TOO_LITTLE: Final = Reason(message("why-too-little"), "DK-14.4")
ANGEL_ADJACENT: Final = Reason(message("why-angel-adjacent"), "DK-32.8")
NOT_THERE_TO_BLOCK: Final = Reason(message("why-not-there-to-block"), "DK-12.14")
TWO_SPACES: Final = Reason(message("why-two-spaces"), "DK-4.12")


def detail(state: State, ask: Ask, verb: str, word: str) -> Reason | None:
    """Why the open question does not offer it; None for what it is not about."""
    if ask.prompt in ("pay", "pay-more"):
        return TOO_LITTLE if verb.startswith(("pay", "done")) else None
    found = _DETAILS.get((ask.prompt, verb))
    return found(state, word) if callable(found) else found


def space_or_none(name: str) -> Space | None:
    try:
        return space_named(name)
    except ValueError:
        return None


def _go(state: State, word: str) -> Reason | None:
    to, here = space_or_none(word), state.here
    if to is None:
        return None
    if state.action is None or state.action.ghost == NONE:
        if state.denies(to):
            return DENIED
        if state.special("no-odd-spaces") and number_of(to) % 2:
            return NO_ODD_SPACES
        if state.special("stay-on-server") and not same_server(here, to):
            return STAY_ON_SERVER
    reached = to in state.board.neighbours[here] or (state.fields[here].installation == BLUE and to != here)
    return NO_POINTS if reached else NOT_ADJACENT


def _push_from(state: State, word: str) -> Reason | None:
    at = space_or_none(word)
    if at is None:
        return None
    return NOT_PUSHABLE if at == state.here or state.fields[at].has(GREEN) else NO_GREEN


def _hand_tile(state: State, word: str) -> Reason | None:
    return NO_TURNS if word in [decker.id for decker in state.deckers] else None


_DETAILS: Final[dict[tuple[str, str], Reason | Callable[[State, str], Reason | None]]] = {
    ("move-to", "go"): _go,
    ("take-along", "take-programs"): LOAD,
    ("take-along", "take-scout"): NO_SCOUTS_ALONG,
    ("take-more", "take-programs"): LOAD,
    ("push-from", "push-from"): _push_from,
    ("push-what", "push"): NOT_PUSHABLE,
    ("push-to", "push-to"): PUSH_ADJACENT,
    ("hand-tile", "hand-tile"): _hand_tile,
    ("hold-back", "hold"): HOLD,
    ("sacrifice", "sacrifice"): NOT_PLAYED,
    ("angel", "redirect"): ANGEL_ADJACENT,
    ("block", "block"): NOT_THERE_TO_BLOCK,
    ("lay-segment", "lay"): TWO_SPACES,
}
