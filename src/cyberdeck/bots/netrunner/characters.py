"""How much a player of some character likes a way to go on, beyond its chances."""

from __future__ import annotations

from cyberdeck.bots.netrunner.facts import facts
from cyberdeck.bots.netrunner.plans import Step
from cyberdeck.bots.netrunner.policy import card_of
from cyberdeck.bots.netrunner.runner_runs import RUN_EVENTS
from cyberdeck.bots.netrunner.sight import Character
from cyberdeck.kernel import Ask
from cyberdeck.netrunner.state import State
from cyberdeck.netrunner.words import CENTRALS, HQ, RD, server_name

_RUNS = {HQ: "run-hq", RD: "run-rd"}


def liking(character: Character, state: State, ask: Ask, first: int, plan: tuple[Step, ...]) -> float:
    """In probability; the first step counts, since only that is taken."""
    if not character.likes:
        return 0.0
    option = ask.options[first]
    words = [option.verb]
    card = card_of(option)
    if option.verb == "run" and plan:
        server = plan[0].server
        words.append(_RUNS.get(server, "run-remote" if server not in CENTRALS else f"run-{server_name(server)}"))
    elif card is not None:
        of = facts(card.key)
        if option.verb == "install":
            words += [str(of.type), *(["bait"] if of.bait else [])]
        elif option.verb == "advance" and of.bait:
            words.append("advance-bait")
        elif card.key in RUN_EVENTS:
            words.append("run-event")
    return sum(character.likes.get(word, 0.0) for word in words)
