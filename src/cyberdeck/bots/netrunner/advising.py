"""What a searching player of Netrunner thinks of, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cyberdeck.bots.bot import Plan, Seen
from cyberdeck.bots.netrunner.searching import CORP_ASKED, RUNNER_ASKED, WINDOWS, SearchingBot
from cyberdeck.kernel import Message
from cyberdeck.netrunner.printed import PRINTED
from cyberdeck.netrunner.view import NetrunnerView
from cyberdeck.netrunner.words import CORP, Server, server_number

MESSAGE_IDS: Final = ("plan-chances-*",)
WORDS: Final = ((0.85, "won"), (0.62, "good"), (0.42, "even"), (0.2, "poor"), (0.0, "lost"))
"""From which chance on which word stands for it."""


def plans(bot: SearchingBot, seen: Seen[NetrunnerView]) -> tuple[Plan, ...]:
    """The plans with their steps and chances; where there was nothing to think about, none."""
    thoughts = bot.explain(seen)
    offers = {offer.notation: offer.index for offer in seen.offers}
    return tuple(
        Plan(offers[thought.plan[0]], thought.chance, tuple(map(spoken, thought.plan[1:])), chances(thought.chance))
        for thought in thoughts
        if thought.plan[0] in offers and len(thoughts) > 1
    )


def chances(chance: float) -> Message:
    """A probability in words, and rounded to what it is good for."""
    word = next(word for least, word in WORDS if chance >= least)
    return Message(f"plan-chances-{word}", (("number", 5 * round(20 * chance)),))


def spoken(step: str) -> Message:
    """A step of a plan: a verb, with a card or a server or both."""
    verb, *at = step.split()
    if verb == "run":
        return Message("option-run", (("server", Server(server_number(at[0])).spoken(-1)),))
    return Message(f"option-{verb}", tuple(("card", Message(f"card-{name}")) for name in at[:1] if name in PRINTED))


def ponders(seat: int, prompt: str, at: Sequence[str]) -> bool:
    """Whether a searching player may think about such a question: everybody could tell, whatever is hidden."""
    if prompt == "window":
        return seat == CORP and bool(at) and at[0] in WINDOWS
    return prompt == "action" or prompt in (CORP_ASKED if seat == CORP else RUNNER_ASKED)
