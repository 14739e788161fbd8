"""Questions that a driver may answer for a player, because both players can see that there is only one answer.

Nothing here may depend on a card that the other side cannot see: a window that vanished only when the Corp has nothing
to rez would tell the Runner so. Strength that would be gone at once is no answer.
"""

from __future__ import annotations

from cyberdeck.kernel import Decision
from cyberdeck.netrunner.abilities import lost_boosts
from cyberdeck.netrunner.access import AccessNext
from cyberdeck.netrunner.credits import can_pay
from cyberdeck.netrunner.state import State
from cyberdeck.netrunner.text import text_of
from cyberdeck.netrunner.windows import Window
from cyberdeck.netrunner.words import CORP, RUNNER


def foregone(state: State, decision: Decision) -> int | None:
    """The index of the only answer that everybody can see, or None."""
    step = state.stack[-1][0]
    if isinstance(step, AccessNext):
        return 0 if len(decision.options) == 1 else None
    if not isinstance(step, Window):
        return None
    idle = _runner_is_idle(state, decision) if decision.seat == RUNNER else _corp_is_idle(state, step)
    return 0 if idle else None


def _runner_is_idle(state: State, decision: Decision) -> bool:
    """Nothing to use but strength that would be gone at once (NR-26.12), unless a deed in the window asks something."""
    lost = lost_boosts(state) if decision.prompt.id == "ask-window" else 0
    return len(decision.options) == 1 + lost


def _corp_is_idle(state: State, window: Window) -> bool:
    """What lies open gives the Corp nothing to use, and nothing lies facedown that could be rezzed or scored."""
    if window.ice >= 0 and not state.cards[window.ice].faceup:
        return False
    if (window.rez or window.score) and any(
        not state.cards[id].faceup for column in state.servers.values() for id in column.root
    ):
        return False
    return not any(_payable(state, id) for id in state.index.get("paid"))


def _payable(state: State, id: int) -> bool:
    """Whether the Corp can pay for an ability of this card; what it would do may depend on hidden cards."""
    me = state.cards[id]
    costs = [ability.cost for ability in text_of(me).paid if not ability.cost.clicks]
    return me.controller is CORP and any(can_pay(state, CORP, cost, me) for cost in costs)
