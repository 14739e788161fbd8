"""What goals and computers ask of one to four deckers, against the tokens that there are (DK-3, DK-35.4)."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from itertools import combinations
from typing import Any

import pytest

from cyberdeck.deckers.content import CONTENT, MANY
from cyberdeck.deckers.cycle import TURNS
from cyberdeck.deckers.events import ScoutPlaced
from cyberdeck.deckers.expressions import met, needed
from cyberdeck.deckers.state import TOKENS, Pool
from cyberdeck.deckers.words import SPACES, Space, space_name, space_named
from deckers.evaluating import FOUR, crew
from deckers.tables import events, leave_open, options, play, prompt, table

HOME = ("red", "green", "yellow", "blue")
"""Where these four are at home."""
SERVERS = (*HOME, "purple")
BOARD = table().state.board
CLOSED = [space_name(at) for at in SPACES if at in BOARD.closed]
Witness = dict[str, Any]


def need(id: str, n: int, part: int = 0) -> int:
    return needed(table(deckers=crew(n)).state, CONTENT.objectives[id].goal.parts[part])


def each(servers: Iterable[str], numbers: Iterable[int], what: str) -> dict[str, str]:
    return {f"{server}{number}": what for server in servers for number in list(numbers)}


def home(numbers: Iterable[int], what: str) -> Callable[[int], Witness]:
    spots = tuple(numbers)
    return lambda n: {"spaces": each(HOME[:n], spots, what)}


def built(id: str, colour: str) -> Callable[[int], Witness]:
    """Installations on so many servers as the goal wants."""
    return lambda n: {"spaces": each(SERVERS[: need(id, n)], (1,), f"{colour} installation")}


def marked(spaces: Iterable[str], colour: str) -> dict[str, str]:
    """Programs of a colour; installations where the fifteen programs do not reach."""
    return {name: colour if i < 15 else f"{colour} installation" for i, name in enumerate(dict.fromkeys(spaces))}


def web(names: Iterable[str]) -> list[str]:
    """Connected spaces that hold all of these: the shortest way from what there is to the next one."""
    first, *others = map(space_named, names)
    found = [first]
    for goal in others:
        found += [at for at in _way(found, goal) if at not in found]
    return [space_name(at) for at in found]


def _way(start: list[Space], goal: Space) -> list[Space]:
    before: dict[Space, Space] = {}
    edge = deque(start)
    while goal not in before and goal not in start:
        at = edge.popleft()
        for near in BOARD.neighbours[at]:
            if near not in before and near not in start:
                before[near] = at
                edge.append(near)
    way = [goal]
    while way[-1] in before:
        way.append(before[way[-1]])
    return way


def crowd(n: int, at: str) -> dict[str, dict[str, str]]:
    return {id: {"at": at} for id in crew(n)}


def data_overload(n: int) -> Witness:
    """The first servers whose paths and a further server hang together."""
    paths = need("silver-data-overload", n) - 1
    for own in combinations(SERVERS, paths):
        for further in (server for server in SERVERS if server not in own):
            spaces = marked([*each(own, (1, 2, 3), ""), *each((further,), range(1, 7), "")], "blue")
            if met(table(deckers=crew(n), objectives=["silver-data-overload"], spaces=spaces).state):
                return {"spaces": spaces}
    raise AssertionError(n)


def simsmudge(n: int) -> Witness:
    odd = list(each(HOME[:n], (1, 3, 5), ""))[: need("gold-simsmudge", n, 1)]
    covered = CLOSED[: n + 2]
    both = {name: "green, red" if name in covered else "green" for name in odd}
    return {"spaces": {**dict.fromkeys(covered, "red"), **both}}


def viral_overload(n: int) -> Witness:
    spots = [name for name in each(("yellow", "red"), range(1, 7), "") if name not in CLOSED]
    return {"spaces": dict.fromkeys(spots[: need("silver-viral-overload", n)], "red")}


def dni_web(n: int) -> Witness:
    """Every avatar is at home, since it may not leave its server."""
    joined = web(each(HOME[:n], (6,), ""))
    for server in SERVERS:
        if len({name[:-1] for name in joined}) < need("gold-dni-web", n):
            joined = list(dict.fromkeys([*joined, *web((joined[0], f"{server}6"))]))
    return {"spaces": marked(joined, "green")}


def reduct_or_reboot(n: int) -> Witness:
    spots = {1: "red6 red5", 2: "red6 green6 red5 red3", 3: "red6 green6 yellow6 red5 green5 red1"}
    chosen = spots.get(n, "red6 green6 yellow6 blue6 red5 green5 red4").split()
    return {"spaces": {name: name[:-1] for name in chosen}}


def tsunami(n: int) -> Witness:
    beside = space_name(BOARD.neighbours[space_named("purple6")][0])
    paths = [name for name in web((beside, *each(HOME[:n], (6,), ""))) if name != "purple6"]
    return {"spaces": {**marked(paths, "blue"), "purple6": "mothers-ghost"}, "deckers": crowd(n, beside)}


WITNESSES: dict[str, Callable[[int], Witness]] = {
    "copper-404": home((6,), "black"),
    "copper-alert": built("copper-alert", "green"),
    "copper-bypass": home((1, 2), "green"),
    "copper-double-switch": home((4,), "2 black"),
    "copper-misdirection": lambda n: {"spaces": each(SERVERS[: need("copper-misdirection", n)], (6,), "yellow")},
    "copper-clockwork-plague": home((1, 2), "red"),
    "copper-roman-candle": home((1,), "blue installation"),
    "copper-shattered-glass": lambda n: {"card": f"{need('copper-shattered-glass', n)} yellow"},
    "copper-garbage-detail": lambda n: {"deckers": crowd(n, CLOSED[0])},
    "copper-knowledge": lambda n: {"card": ", ".join(f"3 {colour}" for colour in HOME[:n])},
    "copper-keycode": home((1,), "blue, green, yellow, red"),
    "copper-access-denied": lambda n: {"spaces": {f"purple{k}": f"{2 if k <= n else 1} blue" for k in (1, 2, 3, 4)}},
    "silver-fireworks": built("silver-fireworks", "red"),
    "silver-neural-matrix": lambda n: {
        "spaces": {**each(SERVERS[: n + 1], (1,), "green"), **each(SERVERS[: n + 1], (3, 5), "yellow")}
    },
    "silver-hackers-palace": lambda n: {
        "spaces": each(("purple",), range(1, need("silver-hackers-palace", n) + 1), "red installation")
    },
    "silver-data-overload": data_overload,
    "silver-jacobs-ladder": home((2, 3), "black"),
    "silver-reduct-or-reboot": reduct_or_reboot,
    "silver-null-and-void": lambda n: {"card": f"{2 * n + 1} blue, {2 * n + 1} black"},
    "silver-dreams": lambda n: {"spaces": each(("red",), range(1, need("silver-dreams", n) + 1), "green installation")},
    "silver-swarm": lambda n: {"track": {"swarm": "red"}},
    "silver-scrambler": lambda n: {
        "spaces": {f"{server}5": f"2 {server}" for server in HOME[: need("silver-scrambler", n)]}
    },
    "silver-viral-overload": viral_overload,
    "silver-access-shutdown": home((6,), "red"),
    "gold-blackout": home((1, 3, 5), "blue"),
    "gold-simsmudge": simsmudge,
    "gold-flash-flood": lambda n: {"spaces": each(HOME[:n], (6,), "blue"), "card": "blue"},
    "gold-hackman": lambda n: {},
    "gold-message-queue": lambda n: {"queue": " ".join(["red yellow green blue black"] * n)},
    "gold-dni-web": dni_web,
    "gold-neutrino-scanner": home((1, 2, 3), "black"),
    "gold-roman-road": lambda n: {"spaces": marked(web(each(SERVERS[: max(2, n)], (6,), "")), "blue")},
    "gold-mirror-map": lambda n: {
        "spaces": {
            **each((*HOME[:n], "purple"), (1,), "blue, green"),
            **each((*HOME[:n], "purple"), (2,), "yellow, red"),
        }
    },
    "gold-trojan-horse": lambda n: {},
    "gold-distributed-defense": lambda n: {"spaces": {"red1": "green installation"}, "deckers": crowd(n, "red1")},
    "gold-waterfall": home((6,), "black"),
    "ghost-brute-force": lambda n: {"track": {"beaten": 1}},
    "ghost-virus-flood": lambda n: {"track": {"health": 0}},
    "ghost-system-crash": lambda n: {"track": {"crashes": need("ghost-system-crash", n)}},
    "ghost-tsunami": tsunami,
}


@pytest.mark.parametrize("n", [1, 2, 3, 4])
@pytest.mark.parametrize("id", CONTENT.objectives)
def test_every_goal_is_within_the_supply(id: str, n: int) -> None:
    """DK-3.1, DK-35.4: a position with the tokens that there are, in which so many deckers have met it."""
    witness = {"deckers": crew(n), "objectives": [id], "phase": "evaluation", **WITNESSES[id](n)}
    game = table(**witness, smc="logi")
    assert game.result is not None
    assert game.result.reason.id == "won-goal"


WATCHED = {**each(SERVERS, (6,), "black"), "purple1": "black"}
"""Where some objectives place scouts only if there are none, with three deckers or more."""


def placed(smc: str, id: str, n: int) -> int:
    """How many scouts come in one turn of a decker who does nothing."""
    position = {"deckers": {FOUR[0]: {"at": "blue3"}, **{other: {} for other in crew(n)[1:]}}, "spaces": WATCHED}
    game = table(
        **position, smc=smc, objectives=[id, "gold-mirror-map"], phase="start-of-turn", track={"swarm": "blue"}
    )
    while prompt(game) != "hand-tile":
        play(game, "end-actions" if "end-actions" in options(game) else options(game)[-1])
    leave_open(game)
    return len(events(game, ScoutPlaced))


@pytest.mark.parametrize("n", [3, 4])
@pytest.mark.parametrize("smc", [id for id, row in CONTENT.smcs.items() if row.stars.value <= 2])
def test_no_cycle_brings_more_scouts_than_there_are_tokens(smc: str, n: int) -> None:
    """DK-31, DK-33: a computer of one or two stars and an objective together, if nobody lets it come to more."""
    assert n >= MANY
    levels = ("copper", "silver", "gold")
    ids = [id for id, row in CONTENT.objectives.items() if row.level_name in levels]
    most = {id: TURNS * n * placed(smc, id, n) for id in ids}
    assert max(most.values()) <= TOKENS[Pool.SCOUT], most
