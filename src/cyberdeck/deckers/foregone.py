"""Questions that a driver may answer for a decker, because everybody can see that there is only one answer.

Nothing here may depend on a hand or a deck. Inside a question that has been begun nobody else knows what is asked, so
nothing there is foregone.
"""

from __future__ import annotations

from typing import Final

from cyberdeck.deckers.state import State
from cyberdeck.kernel import Ask

_BY_WHAT_LIES_OPEN: Final = frozenset(
    (
        "angel",
        "choose-space",
        "collect",
        "hand-tile",
        "lay-segment",
        "masquerade",
        "move-to",
        "push-from",
        "remove-scout-from",
        "root-access",
        "sacrifice",
        "scatter-to",
        "scout-next",
        "shockwave",
        "spare-scout",
        "start-type",
        "take-token",
        "which-avatar",
        "which-program",
    )
)
"""What can be answered to these follows from the network, the row, the supply and the cards that were played."""


def foregone(state: State, ask: Ask) -> int | None:
    """The index of the only answer that everybody can see, or None."""
    public = len(ask.options) == 1 and not state.answers and ask.prompt in _BY_WHAT_LIES_OPEN
    return 0 if public else None
