"""Answers given for a person at this terminal who has nothing to choose.

Unlike the public policy this looks at the options, and so at hidden cards: it is for games against the computer only,
where nobody draws conclusions from a pause.
"""

from __future__ import annotations

from cyberdeck.kernel import Decision
from cyberdeck.netrunner.view import NetrunnerView


def convenient_answer(view: NetrunnerView, decision: Decision) -> int | None:
    """The only option, if there is nothing to read in it; and no strength is bought before there is ice to break."""
    notations = decision.notations
    if len(notations) == 1:
        return 0 if " " not in notations[0] or notations[0].startswith("access ") else None
    idle = decision.prompt.id == "ask-window" and not (view.run and view.run.encountered)
    return 0 if idle and all(notation.startswith("boost ") for notation in notations[1:]) else None
