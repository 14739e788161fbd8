"""Why a conceivable action is not offered, with the clause that says so; details of an action are in why_details."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cyberdeck.deckers.abilities import has_ability
from cyberdeck.deckers.actions import ghost_spaces
from cyberdeck.deckers.content import CONTENT
from cyberdeck.deckers.converting import can_convert
from cyberdeck.deckers.markers import can_create
from cyberdeck.deckers.shifting import pushable, sources
from cyberdeck.deckers.state import State, installation_pool
from cyberdeck.deckers.uploading import creates_purple, improved, programs_needed
from cyberdeck.deckers.why_details import detail, space_or_none
from cyberdeck.deckers.words import PURPLE, RED, YELLOW, At, Colour, Space
from cyberdeck.kernel import Ask, Reason, message

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
INTERRUPT: Final = Reason(message("why-interrupt"), "DK-15.3")
NO_PROJECTING: Final = Reason(message("why-no-projecting"), "DK-21.1")
OTHER_SERVER: Final = Reason(message("why-other-server"), "DK-21.1")
NOTHING_THERE: Final = Reason(message("why-nothing-there"), "DK-14.4")
ONLY_TOKYO: Final = Reason(message("why-only-tokyo"), "DK-32.2")

_ON_THE_NETWORK: Final = frozenset(("upload", "installation", "move", "shift", "convert", "infect"))
_WITH_CARDS: Final = frozenset(("upgrade", "execute", "show"))
_OTHERS: Final = frozenset(("project", "lift", "end-actions"))


def why_not(state: State, ask: Ask, seat: int, notation: str) -> Reason | None:
    verb, _, word = notation.partition(" ")
    if seat < 0:
        return None
    if verb == "interrupt":
        return INTERRUPT if _held(state, seat, word) else NOT_IN_HAND
    if verb not in _ON_THE_NETWORK | _WITH_CARDS | _OTHERS:
        return detail(state, ask, verb, word) if seat == ask.seat else None
    if seat != state.active:
        return NOT_ACTIVE
    if ask.prompt not in ("deckers-action", "action-there"):
        return NOT_ACTING if state.action is None and not state.answers else UNFINISHED
    if verb in _ON_THE_NETWORK:
        return _on_the_network(state, _where(state, ask), verb, word)
    if verb in _OTHERS:
        return _other(state, verb, word)
    return _upgrade(state, word) if verb == "upgrade" else _keyword(state, verb, word)


def _where(state: State, ask: Ask) -> Space:
    """Where the action would be taken: by the avatar, or by the twin or ghost that has been chosen."""
    there = ask.about[0] if ask.about else None
    return there.space if isinstance(there, At) else state.deckers[state.active].avatars[0]


def _held(state: State, seat: int, card: str) -> list[int]:
    return [id for id in state.deckers[seat].hand if state.cards[id] == card]


def _other(state: State, verb: str, word: str) -> Reason | None:
    if verb == "end-actions":
        return UNFINISHED
    if verb == "lift":
        return CANNOT_PAY if has_ability(state, state.active, "lifts-segments") else ONLY_TOKYO
    at = space_or_none(word.partition(" ")[0])
    if at is None:
        return None
    ghosts = [ghost for avatar in state.deckers[state.active].avatars for ghost in ghost_spaces(state, avatar)]
    if not ghosts:
        return NO_PROJECTING
    return NOTHING_THERE if at in ghosts else OTHER_SERVER


def _upgrade(state: State, card: str) -> Reason:
    return ROW_COST if card in (state.cards[id] for id in state.row) else NOT_IN_ROW


def _keyword(state: State, verb: str, card: str) -> Reason:
    """The hand is that of the decker who asks."""
    held = _held(state, state.active, card)
    if not held:
        return NOT_IN_HAND
    keyword = CONTENT.cards[card].keyword
    if keyword != verb:
        return INTERRUPT if keyword == "interrupt" else OTHER_KEYWORD
    return SHOWN if all(id in state.deckers[state.active].shown for id in held) else NO_TARGETS


def _on_the_network(state: State, at: Space, verb: str, word: str) -> Reason | None:
    """The first condition of the action that the decker's space does not meet; otherwise it is the commands."""
    if verb in _COLOURED and word.upper() not in Colour.__members__:
        return None
    colour = Colour[word.upper()] if verb in _COLOURED else Colour.BLUE
    for unmet, id, clause in _CONDITIONS[verb]:
        if unmet(state, at, colour):
            return Reason(message(id), clause)
    return CANNOT_PAY


_COLOURED: Final = frozenset(("upload", "installation", "convert"))

Condition = tuple[Callable[[State, Space, Colour], bool], str, str]
_NO_PURPLE: Final = "why-no-purple-programs"
_CONDITIONS: Final[dict[str, tuple[Condition, ...]]] = {
    "upload": (
        (lambda s, x, c: c is PURPLE and not creates_purple(s, s.active), _NO_PURPLE, "DK-17.3"),
        (lambda s, x, c: not can_create(s, c), "why-no-program", "DK-3.9"),
        (lambda s, x, c: not s.fields[x].free_of_smc and not improved(s.fields[x], c), "why-smc-marker", "DK-17.2"),
    ),
    "installation": (
        (lambda s, x, c: c is PURPLE, "why-no-purple-installations", "DK-2.10"),
        (lambda s, x, c: not s.fields[x].free_of_smc, "why-smc-marker", "DK-18.2"),
        (lambda s, x, c: not s.supply[installation_pool(c)], "why-no-installation", "DK-18.2"),
        (lambda s, x, c: s.fields[x].counting(c) < programs_needed(s), "why-few-programs", "DK-18.1"),
    ),
    "convert": (
        (lambda s, x, c: c is PURPLE and not creates_purple(s, s.active), _NO_PURPLE, "DK-22.6"),
        (
            lambda s, x, c: not s.fields[x].counting(YELLOW) or not s.fields[x].scouts,
            "why-nothing-to-convert",
            "DK-22.1",
        ),
        (lambda s, x, c: not can_convert(s, x), "why-too-few-yellow", "DK-22.2"),
        (lambda s, x, c: not can_create(s, c), "why-no-program", "DK-22.3"),
    ),
    "infect": (
        (lambda s, x, c: not s.fields[x].counting(RED), "why-no-red-program", "DK-23.1"),
        (lambda s, x, c: not s.fields[x].smc, "why-nothing-to-infect", "DK-23.6"),
    ),
    "shift": ((lambda s, x, c: not any(pushable(s, at) for at in sources(s, x)), "why-nothing-to-push", "DK-20.1"),),
    "move": (),
}


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
