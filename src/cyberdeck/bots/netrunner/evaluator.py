"""How likely the Corporation wins, from numbers that a full position shows: the evaluator of imagined games.

The weights are fitted to games (`cyberdeck.bots.netrunner.training`): a row for each side's turns.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from math import exp, log1p
from typing import Final, NamedTuple

from cyberdeck.bots.netrunner.crossing import Purse, purse_of
from cyberdeck.bots.netrunner.facts import facts
from cyberdeck.bots.netrunner.ways import KINDS, way
from cyberdeck.netrunner.printed import PRINTED
from cyberdeck.netrunner.state import State
from cyberdeck.netrunner.values import link, points, requirement
from cyberdeck.netrunner.words import ARCHIVES, CORP, HQ, RD, RUNNER, Type

GOOD: Final = 1
BAD: Final = -1
OPEN: Final = 0
SIGNS: Final[Mapping[str, int]] = {
    "bias": OPEN,
    "cp": GOOD,
    "rp": BAD,
    "cp4": GOOD,
    "cp5": GOOD,
    "cp6": GOOD,
    "rp4": BAD,
    "rp5": BAD,
    "rp6": BAD,
    "log_cc": GOOD,
    "log_rc": BAD,
    "cc": GOOD,
    "rc": BAD,
    "hand": OPEN,
    "hq_points": BAD,
    "hq_density": BAD,
    "rd_density": BAD,
    "deck": OPEN,
    "deck_low": BAD,
    "ice_hq": GOOD,
    "ice_rd": GOOD,
    "ice_remote": GOOD,
    "rez_hq": GOOD,
    "rez_rd": GOOD,
    "rez_remote": GOOD,
    "corp_economy": GOOD,
    "unrezzed": GOOD,
    "soon_cost": BAD,
    "agenda_bare": BAD,
    "advancement": GOOD,
    "wins_by": GOOD,
    "loses_by": BAD,
    "grip": BAD,
    "grip_low": GOOD,
    "cover": BAD,
    "ai": BAD,
    "rig": BAD,
    "rig_economy": BAD,
    "link": BAD,
    "tags": GOOD,
    "brain": GOOD,
    "hq_cost": GOOD,
    "rd_cost": GOOD,
    "remote_cost": GOOD,
    "hq_holds": GOOD,
    "rd_holds": GOOD,
    "remote_holds": GOOD,
    "raw_open": OPEN,
    "raw_held": OPEN,
    "ripe_open": OPEN,
    "ripe_held": GOOD,
    "unpaid": BAD,
    "medium": BAD,
    "cover_money": BAD,
    "rd_open": BAD,
    "hq_open": BAD,
    "crypsis": BAD,
    "rd_runs": BAD,
    "archives_points": BAD,
    "rd_top": BAD,
    "astro": GOOD,
    "nisei": GOOD,
    "bad_publicity": BAD,
    "deadly": GOOD,
    "suckers": BAD,
    "engines": BAD,
    "power": GOOD,
    "archives_held": OPEN,
    "jinteki": OPEN,
    "nbn": OPEN,
    "weyland-consortium": OPEN,
    "anarch": OPEN,
    "criminal": OPEN,
}
"""The features, and which of them are good or bad for the Corp whatever else is so.

Games alone would say otherwise of some: the Runner steals the sixth point in games that he has nearly lost, too. The
factions tell how strong the decks are, so that this is not put down to what only one of them has, like bad publicity.
"""
NAMES: Final = tuple(SIGNS)
CERTAIN: Final = 12.0
"""The log-odds of a game that is over."""
MOST_COST: Final = 10
WON: Final = 7
TURN: Final = 3
TAKEOVER: Final = 7
"""The credits of a Hostile Takeover."""
HELD: Final = 0.5
"""What money and icebreakers in the grip count for: less than played, or nothing would be gained by playing them."""
ENGINES: Final = frozenset(("desperado", "sneakdoor-beta", "medium", "wyldside", "grimoire"))
"""Programs and more that make every turn better."""


@cache
def weights() -> tuple[tuple[float, ...], ...]:
    text = files(__package__).joinpath("data/evaluator.json").read_text(encoding="utf-8")
    read = json.loads(text)
    assert read["features"] == list(NAMES), "the weights belong to other features"
    return tuple(tuple(row) for row in read["weights"])


def corp_wins(state: State) -> float:
    """The probability that the Corporation wins."""
    result = state.result
    if result is not None:
        return 1.0 if CORP in result.winners else 0.0
    row = weights()[state.turn]
    odds = sum([weight * feature for weight, feature in zip(row, features(state), strict=True)])
    return 1 / (1 + exp(-max(-CERTAIN, min(CERTAIN, odds))))


def features(state: State) -> list[float]:
    found = dict.fromkeys(NAMES, 0.0)
    purse = purse_of(state, more=3, clicks=4)
    _hq_and_rd(state, found)
    strongest = _servers(state, found)
    agendas = _agendas(state)
    soon = _soon(state, agendas)
    funds = purse.credits - 3 + HELD * _money(state)
    _standing(state, found, funds, soon)
    _cards(state, found, purse, soon)
    _rig(state, found, purse, funds)
    _ways(state, found, purse, strongest)
    _at_stake(state, found, purse, [agenda for agenda in agendas if agenda is not soon])
    return list(found.values())


def _money(state: State) -> int:
    """What the events in the grip would bring."""
    gains = [facts(state.cards[id].key).gain for id in state.runner.hand]
    return min(9, sum([gain for gain in gains if gain > 0]))


def _standing(state: State, found: dict[str, float], funds: float, soon: Agenda | None) -> None:
    """What can be scored at once counts as scored, but for what it costs."""
    cp, rp, cc, rc = points(state, CORP), points(state, RUNNER), state.corp.credits, funds
    if soon is not None:
        cp, cc = cp + soon.points, cc - soon.missing + TAKEOVER * (soon.key == "hostile-takeover")
        found["soon_cost"] = soon.missing
    found["wins_by"] = cp >= WON
    found["bias"], found["cp"], found["rp"] = 1, min(WON, cp), rp
    for limit in (4, 5, 6):
        found[f"cp{limit}"], found[f"rp{limit}"] = cp >= limit, rp >= limit
    found["log_cc"], found["log_rc"], found["cc"], found["rc"] = (
        log1p(cc),
        log1p(rc),
        min(20, cc) / 10,
        min(20, rc) / 10,
    )


def _hq_and_rd(state: State, found: dict[str, float]) -> None:
    cards, corp = state.cards, state.corp
    hand, deck = len(corp.hand), len(corp.deck)
    hq = sum([PRINTED[cards[id].key].points for id in corp.hand])
    rd = sum([PRINTED[cards[id].key].points for id in corp.deck])
    found["hand"], found["hq_points"], found["hq_density"] = hand, hq, hq / max(1, hand)
    found["deck"], found["rd_density"], found["deck_low"] = deck / 10, rd / max(1, deck), deck < 5
    found["rd_top"] = PRINTED[cards[corp.deck[-1]].key].points if corp.deck else 0


def _servers(state: State, found: dict[str, float]) -> int:
    """What is installed; gives the remote with the most ice."""
    strongest, cards, unpaid = -1, state.cards, 0
    for number, column in state.servers.items():
        rezzed = 0
        for id in column.ice:
            cost = PRINTED[cards[id].key].cost
            if cards[id].faceup:
                rezzed += cost
            else:
                unpaid += cost
        if number in (HQ, RD):
            name = "hq" if number == HQ else "rd"
            found["ice_" + name], found["rez_" + name] = min(3, len(column.ice)), min(12, rezzed)
        elif number != ARCHIVES:
            found["rez_remote"] += min(12, rezzed)
            if len(column.ice) > found["ice_remote"]:
                found["ice_remote"], strongest = min(4, len(column.ice)), number
        for id in column.root:
            of = facts(cards[id].key)
            if cards[id].faceup:
                found["corp_economy"] += of.economy
            elif of.type is not Type.AGENDA:
                found["unrezzed"] += 1
    found["unpaid"] = min(12, max(0, unpaid - state.corp.credits)) / 4
    return strongest


class Agenda(NamedTuple):
    """An installed one."""

    key: str
    server: int
    points: int
    missing: int
    advancement: int


def _agendas(state: State) -> list[Agenda]:
    cards = state.cards
    return [
        Agenda(
            card.key, number, PRINTED[card.key].points, requirement(state, card) - card.advancement, card.advancement
        )
        for number, column in state.servers.items()
        for id in column.root
        if PRINTED[(card := cards[id]).key].type is Type.AGENDA
    ]


def _soon(state: State, agendas: list[Agenda]) -> Agenda | None:
    """What the Corp can score in the turn that it has now: the one with the most points."""
    if state.turn != CORP:
        return None
    able = min(state.corp.clicks, state.corp.credits)
    ripe = [agenda for agenda in agendas if agenda.missing <= able]
    return max(ripe, key=lambda agenda: (agenda.points, -agenda.missing), default=None)


def _cards(state: State, found: dict[str, float], purse: Purse, soon: Agenda | None) -> None:
    """What single cards promise: counters on agendas, operations that need tags, programs that make runs pay."""
    cards, corp = state.cards, state.corp
    for identity in (corp.identity, state.runner.identity):
        faction = PRINTED[cards[identity].key].faction
        if faction in found:
            found[faction] = 1
    for id in corp.score:
        card = cards[id]
        found["astro"] += card.agenda * (card.key == "astroscript-pilot-program")
        found["nisei"] += card.agenda * (card.key == "nisei-mk-ii")
    held = sum([4 for id in corp.hand if cards[id].key == "scorched-earth"])
    found["deadly"] = bool(state.runner.tags) * bool(held) * (2 if held > len(state.runner.hand) else 1)
    found["bad_publicity"] = corp.bad_publicity + (soon is not None and soon.key == "hostile-takeover")
    found["suckers"] = min(4, purse.counters)
    found["engines"] = sum([cards[id].key in ENGINES for id in state.rig])
    found["power"] = sum([min(2, cards[id].power) for column in state.servers.values() for id in column.ice])


def _rig(state: State, found: dict[str, float], purse: Purse, funds: float) -> None:
    cards, runner = state.cards, state.runner
    kinds = {tool.subtype for tool in purse.tools}
    held = [facts(cards[id].key).breaks for id in runner.hand]
    new = {tool.subtype for tools in held for tool in tools if tool.subtype and tool.subtype not in kinds}
    cover = len(kinds & set(KINDS)) + HELD * len(new & set(KINDS))
    found["grip"], found["grip_low"] = len(runner.hand), len(runner.hand) <= 2
    found["cover"], found["ai"], found["cover_money"] = cover, "" in kinds, cover * min(15, funds) / 10
    cost = economy = 0
    for id in state.rig:
        key = cards[id].key
        cost, economy = cost + PRINTED[key].cost, economy + facts(key).economy
        if key == "medium":
            found["medium"] = min(5, cards[id].virus)
        elif key == "crypsis":
            found["crypsis"] = min(3, cards[id].virus)
    found["rig"], found["rig_economy"] = min(25, cost), economy
    found["link"], found["tags"], found["brain"] = link(state), min(3, runner.tags), runner.brain


def _ways(state: State, found: dict[str, float], purse: Purse, strongest: int) -> None:
    """What the ways in cost the Runner, when the Corp rezzes all that it can pay."""
    for name, number in (("hq", HQ), ("rd", RD), ("remote", strongest)):
        if number >= 0:
            outlook = way(state, CORP, state.servers[number].ice, purse, 60.0, state.corp.credits)
            found[name + "_cost"] = MOST_COST if not outlook.chance else min(MOST_COST, outlook.cost)
            found[name + "_holds"] = not outlook.chance
    lying = sum([PRINTED[state.cards[id].key].points for id in state.corp.discard])
    if lying:
        outlook = way(state, CORP, state.servers[ARCHIVES].ice, purse, 60.0, state.corp.credits)
        found["archives_held" if not outlook.chance else "archives_points"] = lying
    for name in ("rd", "hq"):
        ease = (1 - found[name + "_holds"]) * (MOST_COST - found[name + "_cost"]) / MOST_COST
        found[name + "_open"] = ease * found[name + "_density"]
    funds = purse.credits - 3
    found["rd_runs"] = min(3, (1 - found["rd_holds"]) * funds / max(2, found["rd_cost"]))


def _at_stake(state: State, found: dict[str, float], purse: Purse, agendas: list[Agenda]) -> None:
    """Agendas on the table: whether the Runner gets at them, and whether the Corp can score them in its next turn."""
    credits, reach = state.corp.credits, 0
    for _, server, worth, missing, tokens in agendas:
        ice = state.servers[server].ice
        outlook = way(state, CORP, ice, purse, 60.0, credits)
        held, ripe = not outlook.chance, missing <= TURN and credits >= missing
        found[("ripe_" if ripe else "raw_") + ("held" if held else "open")] += worth
        found["advancement"] += tokens
        if not ice:
            found["agenda_bare"] += worth
        if held and ripe and found["cp"] + worth >= WON:
            found["wins_by"] = 1
        reach += 0 if held else worth
    found["loses_by"] = bool(reach) and found["rp"] + reach >= WON
