"""Why a conceivable action is not offered, with the clause that says so."""

from __future__ import annotations

from typing import Final

from cyberdeck.deckers.actions import ActionStep
from cyberdeck.deckers.content import CONTENT
from cyberdeck.deckers.state import State
from cyberdeck.kernel import Reason, message

NOT_ACTIVE: Final = Reason(message("why-not-active"), "DK-14.1")
NOT_ACTING: Final = Reason(message("why-not-acting"), "DK-10.2")
UNFINISHED: Final = Reason(message("why-unfinished"), "DK-14.10")
NOT_DECLARED: Final = Reason(message("why-not-declared"), "DK-14.4")
NOT_IN_ROW: Final = Reason(message("why-not-in-row"), "DK-16.1")
ROW_COST: Final = Reason(message("why-row-cost"), "DK-16.2")
NOT_IN_HAND: Final = Reason(message("why-not-in-hand"), "DK-15.1")
OTHER_KEYWORD: Final = Reason(message("why-other-keyword"), "DK-14.2")
SHOWN: Final = Reason(message("why-shown"), "DK-15.2")
NO_TARGETS: Final = Reason(message("why-no-targets"), "DK-15.6")

_ON_THE_NETWORK: Final = frozenset(("upload", "install", "move", "shift", "convert", "infect"))
_WITH_CARDS: Final = frozenset(("upgrade", "execute", "show"))


def why_not(state: State, seat: int, notation: str) -> Reason | None:
    verb, _, card = notation.partition(" ")
    if verb not in _ON_THE_NETWORK | _WITH_CARDS:
        return None
    if seat != state.active:
        return NOT_ACTIVE
    if not state.stack or not isinstance(state.stack[-1][0], ActionStep):
        return NOT_ACTING if state.action is None else UNFINISHED
    if state.answers:
        return UNFINISHED
    if verb in _ON_THE_NETWORK:
        return NOT_DECLARED
    return _upgrade(state, card) if verb == "upgrade" else _keyword(state, verb, card)


def _upgrade(state: State, card: str) -> Reason:
    return ROW_COST if card in (state.cards[id] for id in state.row) else NOT_IN_ROW


def _keyword(state: State, verb: str, card: str) -> Reason:
    """The hand is that of the decker who asks."""
    decker = state.deckers[state.active]
    held = [id for id in decker.hand if state.cards[id] == card]
    if not held:
        return NOT_IN_HAND
    if CONTENT.cards[card].keyword != verb:
        return OTHER_KEYWORD
    return SHOWN if all(id in decker.shown for id in held) else NO_TARGETS
