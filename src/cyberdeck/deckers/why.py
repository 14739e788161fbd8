"""Why a conceivable action is not offered, with the clause that says so."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cyberdeck.deckers.actions import ActionStep
from cyberdeck.deckers.content import CONTENT
from cyberdeck.deckers.converting import can_convert
from cyberdeck.deckers.field import Field
from cyberdeck.deckers.markers import can_create
from cyberdeck.deckers.shifting import pushable, sources
from cyberdeck.deckers.state import State, installation_pool
from cyberdeck.deckers.uploading import creates_purple, improved, programs_needed
from cyberdeck.deckers.words import PURPLE, RED, YELLOW, Colour
from cyberdeck.kernel import Reason, message

NOT_ACTIVE: Final = Reason(message("why-not-active"), "DK-14.1")
NOT_ACTING: Final = Reason(message("why-not-acting"), "DK-10.2")
UNFINISHED: Final = Reason(message("why-unfinished"), "DK-14.10")
CANNOT_PAY: Final = Reason(message("why-cannot-pay"), "DK-14.4")
NOT_IN_ROW: Final = Reason(message("why-not-in-row"), "DK-16.1")
ROW_COST: Final = Reason(message("why-row-cost"), "DK-16.2")
NOT_IN_HAND: Final = Reason(message("why-not-in-hand"), "DK-15.1")
OTHER_KEYWORD: Final = Reason(message("why-other-keyword"), "DK-14.2")
SHOWN: Final = Reason(message("why-shown"), "DK-15.2")
NO_TARGETS: Final = Reason(message("why-no-targets"), "DK-15.6")

_ON_THE_NETWORK: Final = frozenset(("upload", "installation", "move", "shift", "convert", "infect"))
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
        return _on_the_network(state, verb, card)
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


def _on_the_network(state: State, verb: str, word: str) -> Reason | None:
    """The first condition of the action that the decker's space does not meet; otherwise it is the commands."""
    if verb in _COLOURED and word.upper() not in Colour.__members__:
        return None
    colour = Colour[word.upper()] if verb in _COLOURED else Colour.BLUE
    for unmet, id, clause in _CONDITIONS[verb]:
        if unmet(state, colour):
            return Reason(message(id), clause)
    return CANNOT_PAY


_COLOURED: Final = frozenset(("upload", "installation", "convert"))

Condition = tuple[Callable[[State, Colour], bool], str, str]
_NO_PURPLE: Final = "why-no-purple-programs"
_CONDITIONS: Final[dict[str, tuple[Condition, ...]]] = {
    "upload": (
        (lambda s, c: c is PURPLE and not creates_purple(s, s.active), _NO_PURPLE, "DK-17.3"),
        (lambda s, c: not can_create(s, c), "why-no-program", "DK-3.9"),
        (lambda s, c: not _here(s).free_of_smc and not improved(_here(s), c), "why-smc-marker", "DK-17.2"),
    ),
    "installation": (
        (lambda s, c: c is PURPLE, "why-no-purple-installations", "DK-2.10"),
        (lambda s, c: not _here(s).free_of_smc, "why-smc-marker", "DK-18.2"),
        (lambda s, c: not s.supply[installation_pool(c)], "why-no-installation", "DK-18.2"),
        (lambda s, c: _here(s).counting(c) < programs_needed(s), "why-few-programs", "DK-18.1"),
    ),
    "convert": (
        (lambda s, c: c is PURPLE and not creates_purple(s, s.active), _NO_PURPLE, "DK-22.6"),
        (lambda s, c: not _here(s).counting(YELLOW) or not _here(s).scouts, "why-nothing-to-convert", "DK-22.1"),
        (lambda s, c: not can_convert(s, s.here), "why-too-few-yellow", "DK-22.2"),
        (lambda s, c: not can_create(s, c), "why-no-program", "DK-22.3"),
    ),
    "infect": (
        (lambda s, c: not _here(s).counting(RED), "why-no-red-program", "DK-23.1"),
        (lambda s, c: not _here(s).smc, "why-nothing-to-infect", "DK-23.6"),
    ),
    "shift": ((lambda s, c: not any(pushable(s, at) for at in sources(s, s.here)), "why-nothing-to-push", "DK-20.1"),),
    "move": (),
}


def _here(state: State) -> Field:
    return state.fields[state.here]


MESSAGE_IDS: Final = (
    "why-few-programs",
    "why-no-installation",
    "why-no-program",
    "why-no-purple-installations",
    "why-no-purple-programs",
    "why-no-red-program",
    "why-nothing-to-convert",
    "why-nothing-to-infect",
    "why-nothing-to-push",
    "why-smc-marker",
    "why-too-few-yellow",
)
