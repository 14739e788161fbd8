"""What a run is worth to the Runner's policy, in credits: the prize, less the way and what may happen on it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from cyberdeck.bots.netrunner.crossing import Purse
from cyberdeck.bots.netrunner.dangers import traps
from cyberdeck.bots.netrunner.facts import Facts
from cyberdeck.bots.netrunner.runner_prizes import Prizes, credit
from cyberdeck.bots.netrunner.ways import way
from cyberdeck.netrunner.state import State
from cyberdeck.netrunner.words import CENTRALS, HQ, RD, RUNNER

RUN_EVENTS: Final[Mapping[str, tuple[int, ...]]] = {
    "inside-job": (),
    "stimhack": (),
    "demolition-run": (HQ, RD),
    "the-makers-eye": (RD,),
    "account-siphon": (HQ,),
}
"""Events that run, and where; nothing said: anywhere."""
SIPHON: Final = 7.0
BRAIN: Final = 6.0


def run_worth(
    state: State,
    server: int,
    purse: Purse,
    prizes: Prizes,
    accesses: int = 1,
    bypass: bool = False,
    more: float = 0.0,
) -> float:
    prize = prizes.of(server, accesses) + more + around(state, server)
    return through(state, server, purse, prize, bypass=bypass, accesses=accesses)


def around(state: State, server: int) -> float:
    """What cards of the rig make of a successful run there."""
    worth = 0.0
    for id in state.rig:
        match state.cards[id].key:
            case "desperado":
                worth += 1.0
            case "datasucker" if server in CENTRALS:
                worth += 0.8
            case "medium" if server == RD:
                worth += 1.5
            case "bank-job" if server not in CENTRALS:
                worth += 0.8 * state.cards[id].credits
    if state.cards[state.runner.identity].key == "gabriel-santiago" and server == HQ:
        worth += 0.0 if HQ in state.record.successes else 2.0
    return worth


def through(
    state: State,
    server: int,
    purse: Purse,
    prize: float,
    ice: tuple[int, ...] | None = None,
    bypass: bool = False,
    accesses: int = 1,
) -> float:
    column = state.servers[server]
    rest = column.ice if ice is None else ice
    outlook = way(state, RUNNER, rest, purse, prize, state.corp.credits, bypass)
    risk = traps(state, server, outlook.purse.grip, accesses)
    return outlook.chance * (prize - risk) - outlook.cost * credit(state) - outlook.loss


def best_event(state: State, key: str, of: Facts, purse: Purse, prizes: Prizes) -> float:
    return max(event_worth(state, key, server, of, purse, prizes) for server in event_servers(state, key))


def event_worth(state: State, key: str, server: int, of: Facts, purse: Purse, prizes: Prizes) -> float:
    """What a run event is worth at a server."""
    more, spent = 0.0, of.cost * credit(state)
    accesses = 1 + (of.runs.extra if of.runs is not None else 0)
    match key:
        case "stimhack":
            purse, spent = purse._replace(credits=purse.credits + 9), BRAIN
        case "account-siphon":
            more, accesses = SIPHON * min(5, state.corp.credits) / 5 - 1.5, 0
        case "demolition-run":
            more = 1.2
    bypass = key == "inside-job"
    return run_worth(state, server, purse, prizes, accesses, bypass, more) - spent


def bends(state: State, purse: Purse, prizes: Prizes) -> list[tuple[float, int]]:
    """What a run would gain if a piece of rezzed ice had every subtype."""
    found = []
    for server, column in state.servers.items():
        rezzed = [id for id in column.ice if state.cards[id].faceup]
        if not rezzed or state.runner.clicks < 2:
            continue
        plain = run_worth(state, server, purse, prizes)
        for id in rezzed:
            without = tuple(other for other in column.ice if other != id)
            gain = through(state, server, purse, prizes.of(server, 1), without) - 2.5 - plain
            found.append((gain - 1 if plain < 0 else gain, id))
    return [gain for gain in found if purse.tools]


def event_servers(state: State, key: str) -> list[int]:
    return list(RUN_EVENTS[key] or state.servers)
