"""Questions that a driver may answer for a player: what everybody can see to have one answer, and what only he can see.

Nothing that is foregone may depend on a card that the other side cannot see: a window that vanished only when the Corp
has nothing to rez would tell the Runner so. Inside a question that has been begun nobody else knows what is asked, so
nothing there is foregone. Strength that would be gone at once is no answer.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from cyberdeck.kernel import SPECTATOR, Ask, Simultaneous, Trigger
from cyberdeck.netrunner.abilities import encountered, lost_boosts
from cyberdeck.netrunner.access import AccessCard, Accessing, AccessNext
from cyberdeck.netrunner.card import OUT_OF_SIGHT, Card
from cyberdeck.netrunner.credits import can_pay
from cyberdeck.netrunner.events import Accessed
from cyberdeck.netrunner.state import Column, State
from cyberdeck.netrunner.text import text_of
from cyberdeck.netrunner.windows import Window
from cyberdeck.netrunner.words import CORP, RUNNER, Type, Zone

_BY_WHAT_LIES_OPEN: Final = frozenset(
    (
        "choose-expose",
        "choose-ice",
        "choose-program",
        "crypsis",
        "infiltration",
        "link-strength",
        "memory-short",
        "name-x",
        "pawn",
        "run-where",
        "trace-strength",
    )
)
"""What can be answered to these follows from cards that lie open, from places and from credits."""


# what everybody can see


def foregone(state: State, ask: Ask) -> int | None:
    """The index of the only answer that everybody can see, or None."""
    if state.answers:
        return None
    step = state.stack[-1][0]
    match step:
        case Window():
            idle = _runner_is_idle(state, ask) if ask.seat == RUNNER else _corp_is_idle(state, step)
            return 0 if idle else None
        case AccessNext():
            return _first_without_effect(state, ask)
        case Accessing(id):
            return 0 if len(ask.options) == 1 and state.cards[id].visible(SPECTATOR) else None
        case Simultaneous():
            return 0 if _alike(state, [option.value for option in ask.options]) else None
    return 0 if len(ask.options) == 1 and _lies_open(ask) else None


def _lies_open(ask: Ask) -> bool:
    """The Runner's heap lies open too, Archives do not."""
    return ask.prompt in _BY_WHAT_LIES_OPEN or (ask.prompt == "take-back" and ask.seat == RUNNER)


def _runner_is_idle(state: State, ask: Ask) -> bool:
    """Nothing to use but strength that would be gone at once (NR-26.12), unless a deed in the window asks something."""
    lost = lost_boosts(state) if ask.prompt == "window" else 0
    return len(ask.options) == 1 + lost


def _corp_is_idle(state: State, window: Window, servers: Iterable[Column] | None = None) -> bool:
    """What lies open gives the Corp nothing to use, and nothing lies facedown that could be rezzed or scored there."""
    if window.ice >= 0 and not state.cards[window.ice].faceup:
        return False
    columns = state.servers.values() if servers is None else servers
    if (window.rez or window.score) and any(not state.cards[id].faceup for column in columns for id in column.root):
        return False
    return not any(_payable(state, id) for id in state.index.get("paid"))


def _payable(state: State, id: int) -> bool:
    """Whether the Corp can pay for an ability of this card; what it would do may depend on hidden cards."""
    me = state.cards[id]
    costs = [ability.cost for ability in text_of(me).paid if not ability.cost.clicks]
    return me.controller is CORP and any(can_pay(state, CORP, cost, me) for cost in costs)


def _first_without_effect(state: State, ask: Ask) -> int | None:
    """All cards are accessed: those of Archives that do nothing may as well come first (NR-30.1)."""
    if len(ask.options) == 1:
        return 0
    if state.index.get(Accessed):
        return None
    accessed = [option.value for option in ask.options]
    idle = (n for n, it in enumerate(accessed) if isinstance(it, AccessCard) and _does_nothing(state.cards[it.card]))
    return next(idle, None)


def _does_nothing(card: Card) -> bool:
    """An open card of Archives can be stolen if it is an agenda, and is never trashed (NR-32.1)."""
    return card.zone is Zone.DISCARD and card.faceup and card.type is not Type.AGENDA and not text_of(card).on_access


def _alike(state: State, triggers: list[Trigger]) -> bool:
    """The same ability of copies that differ in their place only: their order makes no difference."""
    first, *others = (
        (trigger.number, state.cards[trigger.source]._replace(id=0, server=0, spot=0, handles=OUT_OF_SIGHT))
        for trigger in triggers
    )
    return not first[1].hosted and all(other == first for other in others)


# what hardly anybody says


def seldom(state: State, ask: Ask) -> int | None:
    """In the Runner's turn the Corp has little to rez but where the run goes (NR-16.3 allows more)."""
    step = state.stack[-1][0]
    if state.answers or not isinstance(step, Window):
        return None
    if ask.seat == RUNNER:
        return 0 if _only_boosts(state, ask) else None
    servers = () if state.run is None else (state.servers[state.run.server],)
    return 0 if state.turn is RUNNER and _corp_is_idle(state, step, servers) else None


# what only the player himself can see


def obvious(state: State, ask: Ask) -> int | None:
    """The answer of a player who is asked nothing that he could want to say now, or None."""
    if len(ask.options) == 1:
        return 0
    match ask.prompt:
        case "window":
            return 0 if _only_boosts(state, ask) else None
        case "make-room":
            return 0 if ask.options[0].verb == "done" and not state.index.get("can_host") else None
        case "install-trash":
            return 0 if ask.options[0].verb == "done" and not _saves(ask) else None
    return None


def _only_boosts(state: State, ask: Ask) -> bool:
    """Strength can be bought when there is ice to break, for the same price."""
    return encountered(state) is None and all(option.verb == "boost" for option in ask.options[1:])


def _saves(ask: Ask) -> bool:
    """Each piece of ice that is trashed makes the new one cheaper (NR-15.4)."""
    return any(option.value.zone is Zone.ICE for option in ask.options if option.value is not None)
