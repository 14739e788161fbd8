"""Why a conceivable decision is not offered, with the clause that says so."""

from __future__ import annotations

from typing import Final

from cyberdeck.kernel import Reason, message
from cyberdeck.netrunner.abilities import encountered
from cyberdeck.netrunner.access import Accessing, can_trash
from cyberdeck.netrunner.actions import (
    NO_TAG,
    NOT_RESOURCE,
    NOT_TAGGED,
    ONE_CREDIT,
    RESOURCE_CREDITS,
    TAG_CREDITS,
    THREE_CLICKS,
    Act,
    advance_obstacle,
    play_obstacle,
)
from cyberdeck.netrunner.card import Card
from cyberdeck.netrunner.credits import can_pay
from cyberdeck.netrunner.installing import install_obstacle
from cyberdeck.netrunner.rezzing import rez_obstacle, score_obstacle
from cyberdeck.netrunner.state import State
from cyberdeck.netrunner.text import Cost, text_of
from cyberdeck.netrunner.values import has_subtype, strength
from cyberdeck.netrunner.windows import Window
from cyberdeck.netrunner.words import CORP, RUNNER, Side, Type, Zone

NOT_YOUR_ACTION: Final = Reason(message("why-not-action"), "NR-11.4")
NO_WINDOW: Final = Reason(message("why-no-window"), "NR-41.7")
NO_SUCH_CARD: Final = Reason(message("why-no-such-card"), "NR-39.9")
ICE_NOT_APPROACHED: Final = Reason(message("why-rez-ice"), "NR-16.4")
NO_SCORING_NOW: Final = Reason(message("why-score-now"), "NR-17.8")
FIRST_ICE: Final = Reason(message("why-first-ice"), "NR-24.5")
NO_JACKING_OUT: Final = Reason(message("why-jack-out"), "NR-24.9")
NO_ENCOUNTER: Final = Reason(message("why-no-encounter"), "NR-25.4")
TOO_WEAK: Final = Reason(message("why-too-weak"), "NR-26.2")
WRONG_SUBTYPE: Final = Reason(message("why-subtype"), "NR-26.3")
USE_COST: Final = Reason(message("why-use-cost"), "NR-39.3")
USE_CONDITION: Final = Reason(message("why-use-condition"), "NR-38.5")
NEVER_INSTALLED: Final = Reason(message("why-never-installed"), "NR-7.11")
NO_SERVER: Final = Reason(message("why-no-server"), "NR-5.13")
NO_STACK: Final = Reason(message("why-no-stack"), "NR-37.5")
NO_TRASHING: Final = Reason(message("why-access-trash"), "NR-32.1")
MUST_STEAL: Final = Reason(message("why-must-steal"), "NR-31.2")

_ACTIONS: Final = {"draw", "credit", "install", "play", "advance", "purge", "run", "remove-tag", "trash"}


def why_not(state: State, seat: int, notation: str) -> Reason | None:
    verb, _, rest = notation.partition(" ")
    side = Side(seat)
    card = _find(state, seat, rest)
    match verb:
        case "rez":
            return _rez(state, side, card)
        case "score":
            return _score(state, side, card)
        case "jack-out":
            return _jack_out(state)
        case "break" | "boost":
            return _break(state, side, _find(state, seat, rest.rpartition(" ")[2]), verb)
        case "use":
            return _use(state, side, _find(state, seat, rest.partition(" ")[0]))
        case "trash" if _is_accessing(state) and card is not None:
            return None if can_trash(state, card) else NO_TRASHING
        case "leave" if _is_accessing(state) and card is not None and card.type is Type.AGENDA:
            return MUST_STEAL
        case _ if verb in _ACTIONS:
            return _action(state, side, verb, card, rest)
    return None


def _is_accessing(state: State) -> bool:
    return bool(state.stack) and isinstance(state.stack[-1][0], Accessing)


def _find(state: State, seat: int, name: str) -> Card | None:
    """A card that this seat can name, its own hand first."""
    named = (c for c in state.cards if c.visible(seat) and name in (c.notation(seat), c.key))
    return max(named, key=lambda c: c.zone is Zone.HAND, default=None)


def _rez(state: State, side: Side, card: Card | None) -> Reason | None:
    if side is not CORP or card is None or card.zone not in (Zone.ICE, Zone.ROOT):
        return NO_SUCH_CARD
    window = state.stack[-1][0] if state.stack else None
    if not isinstance(window, Window) or not window.rez:
        return rez_obstacle(state, card) or NO_WINDOW
    if card.zone is Zone.ICE and window.ice != card.id:
        return ICE_NOT_APPROACHED
    return rez_obstacle(state, card)


def _score(state: State, side: Side, card: Card | None) -> Reason | None:
    if side is not CORP or card is None or card.zone is not Zone.ROOT:
        return NO_SUCH_CARD
    window = state.stack[-1][0] if state.stack else None
    if not isinstance(window, Window) or not window.score:
        return NO_SCORING_NOW
    return score_obstacle(state, card)


def _jack_out(state: State) -> Reason | None:
    run = state.run
    at_first_ice = run is not None and run.ice >= 0 and run.encounter < 0 and not run.may_jack_out
    return FIRST_ICE if at_first_ice else NO_JACKING_OUT


def _break(state: State, side: Side, card: Card | None, verb: str) -> Reason | None:
    ice = encountered(state)
    if side is not RUNNER or card is None or card.zone is not Zone.RIG:
        return NO_SUCH_CARD
    if ice is None:
        return NO_ENCOUNTER
    if verb == "boost":
        return USE_COST
    breaks = text_of(card).breaks
    if not any(not b.subtype or has_subtype(state, ice, b.subtype) for b in breaks):
        return WRONG_SUBTYPE
    if strength(state, card) < strength(state, ice):
        return TOO_WEAK
    payable = any(can_pay(state, RUNNER, Cost(credits=b.credits), card) for b in breaks)
    return None if payable else USE_COST


def _use(state: State, side: Side, card: Card | None) -> Reason | None:
    if card is None or not card.active or card.controller is not side:
        return NO_SUCH_CARD
    abilities = text_of(card).paid
    acting = _may_act(state, side)
    for ability in abilities:
        if ability.cost.clicks and not acting:
            return NOT_YOUR_ACTION
        if not can_pay(state, side, ability.cost, card):
            return USE_COST
        if not ability.usable(state, card):
            return USE_CONDITION
    return NO_SUCH_CARD if not abilities else NO_WINDOW


def _may_act(state: State, side: Side) -> bool:
    return bool(state.stack) and isinstance(state.stack[-1][0], Act) and state.turn is side


def _action(state: State, side: Side, verb: str, card: Card | None, rest: str) -> Reason | None:
    if not _may_act(state, side):
        return NOT_YOUR_ACTION
    player = state.players[side]
    if verb == "draw":
        return NO_STACK
    if verb == "purge":
        return THREE_CLICKS if side is CORP else None
    if verb == "run":
        return NO_SERVER if side is RUNNER else None
    if verb == "remove-tag" and side is RUNNER:
        return TAG_CREDITS if state.runner.tags else NO_TAG
    if card is None:
        return NO_SUCH_CARD
    if verb == "advance":
        return advance_obstacle(state, card) or ONE_CREDIT
    if verb == "trash" and side is CORP:
        if not state.runner.tags:
            return NOT_TAGGED
        return NOT_RESOURCE if card.type is not Type.RESOURCE or card.zone is not Zone.RIG else RESOURCE_CREDITS
    if card.zone is not Zone.HAND or card.owner is not side:
        return NO_SUCH_CARD
    if verb == "play" and card.type in (Type.EVENT, Type.OPERATION):
        return play_obstacle(state, card)
    if verb == "install" and side is RUNNER and card.type not in (Type.EVENT, Type.IDENTITY):
        return install_obstacle(state, card)
    if verb == "install" and card.type in (Type.EVENT, Type.OPERATION):
        return NEVER_INSTALLED
    return NO_SUCH_CARD if player.clicks else NOT_YOUR_ACTION
