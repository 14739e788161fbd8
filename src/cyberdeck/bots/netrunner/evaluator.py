"""How likely the Corporation wins, from numbers that a full position shows: the evaluator of imagined games.

The weights are fitted to games (`cyberdeck.bots.netrunner.training`): a row for each side's turns.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from math import exp, log1p
from typing import Final

from cyberdeck.bots.netrunner.crossing import Purse, purse_of
from cyberdeck.bots.netrunner.facts import Facts, facts
from cyberdeck.bots.netrunner.ways import KINDS, way
from cyberdeck.netrunner.card import Card
from cyberdeck.netrunner.printed import PRINTED
from cyberdeck.netrunner.state import Column, State
from cyberdeck.netrunner.values import link, points, requirement
from cyberdeck.netrunner.words import ARCHIVES, CORP, HQ, RD, RUNNER, Type

NAMES: Final = (
    "bias",
    "cp",
    "rp",
    "cp4",
    "cp5",
    "cp6",
    "rp4",
    "rp5",
    "rp6",
    "log_cc",
    "log_rc",
    "cc",
    "rc",
    "hand",
    "hq_points",
    "hq_density",
    "rd_density",
    "deck",
    "deck_low",
    "ice_hq",
    "ice_rd",
    "ice_remote",
    "rez_hq",
    "rez_rd",
    "rez_remote",
    "corp_economy",
    "unrezzed",
    "agenda_iced",
    "agenda_bare",
    "advancement",
    "scorable",
    "wins_by",
    "grip",
    "grip_low",
    "cover",
    "ai",
    "rig",
    "rig_economy",
    "link",
    "tags",
    "brain",
    "hq_cost",
    "rd_cost",
    "remote_cost",
    "hq_holds",
    "rd_holds",
    "remote_holds",
    "agenda_open",
    "agenda_held",
    "tools_in_grip",
    "medium",
    "cover_money",
    "rd_open",
    "hq_open",
    "money_in_grip",
    "crypsis",
    "rd_runs",
    "archives_points",
    "rd_top",
    "astro",
    "nisei",
    "bad_publicity",
    "deadly",
    "suckers",
    "engines",
    "ripe_held",
    "power",
)
CERTAIN: Final = 12.0
"""The log-odds of a game that is over."""
MOST_COST: Final = 10
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
    _standing(state, found, purse)
    _hq_and_rd(state, found)
    ripest = _servers(state, found)
    _cards(state, found, purse)
    _rig(state, found, purse)
    _ways(state, found, purse, ripest)
    return list(found.values())


def _standing(state: State, found: dict[str, float], purse: Purse) -> None:
    cp, rp, cc, rc = points(state, CORP), points(state, RUNNER), state.corp.credits, purse.credits - 3
    found["bias"], found["cp"], found["rp"] = 1, cp, rp
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
    found["archives_points"] = sum([PRINTED[cards[id].key].points for id in corp.discard])
    found["rd_top"] = PRINTED[cards[corp.deck[-1]].key].points if corp.deck else 0


def _servers(state: State, found: dict[str, float]) -> int:
    """What is installed; gives the remote that counts: with the ripest agenda, or else with the most ice."""
    ripest, strongest, cards = (99, -1), -1, state.cards
    for number, column in state.servers.items():
        rezzed = sum([PRINTED[card.key].cost for id in column.ice if (card := cards[id]).faceup])
        if number in (HQ, RD):
            name = "hq" if number == HQ else "rd"
            found["ice_" + name], found["rez_" + name] = min(3, len(column.ice)), min(12, rezzed)
        elif number != ARCHIVES:
            found["rez_remote"] += min(12, rezzed)
            if len(column.ice) > found["ice_remote"]:
                found["ice_remote"], strongest = min(4, len(column.ice)), number
        for id in column.root:
            of = facts(cards[id].key)
            if of.type is Type.AGENDA:
                ripest = min(ripest, (_agenda(state, cards[id], of, column, found), number))
            elif cards[id].faceup:
                found["corp_economy"] += of.economy
            else:
                found["unrezzed"] += 1
    return ripest[1] if ripest[1] >= 0 else strongest


def _agenda(state: State, card: Card, of: Facts, column: Column, found: dict[str, float]) -> int:
    """An installed agenda; gives what it is still missing."""
    missing = requirement(state, card) - card.advancement
    found["agenda_iced" if column.ice else "agenda_bare"] += of.points
    found["advancement"] += card.advancement
    found["agenda_open"] = 1.0
    if missing <= 3 and state.corp.credits >= missing:
        found["scorable"] += of.points
        found["wins_by"] = max(found["wins_by"], found["cp"] + of.points >= 7)
    return missing


def _cards(state: State, found: dict[str, float], purse: Purse) -> None:
    """What single cards promise: counters on agendas, operations that need tags, programs that make runs pay."""
    cards, corp = state.cards, state.corp
    for id in corp.score:
        card = cards[id]
        found["astro"] += card.agenda * (card.key == "astroscript-pilot-program")
        found["nisei"] += card.agenda * (card.key == "nisei-mk-ii")
    held = sum([4 for id in corp.hand if cards[id].key == "scorched-earth"])
    found["deadly"] = bool(state.runner.tags) * bool(held) * (2 if held > len(state.runner.hand) else 1)
    found["bad_publicity"], found["suckers"] = corp.bad_publicity, min(4, purse.counters)
    found["engines"] = sum([cards[id].key in ENGINES for id in state.rig])
    found["power"] = sum([min(2, cards[id].power) for column in state.servers.values() for id in column.ice])


def _rig(state: State, found: dict[str, float], purse: Purse) -> None:
    cards, runner = state.cards, state.runner
    kinds = {tool.subtype for tool in purse.tools}
    cover, funds = len(kinds & set(KINDS)), purse.credits - 3
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
    grip = [facts(cards[id].key) for id in runner.hand]
    found["tools_in_grip"] = min(2, sum(any(b.subtype and b.subtype not in kinds for b in of.breaks) for of in grip))
    found["money_in_grip"] = min(9, sum(of.gain for of in grip if of.gain > 0)) / 3


def _ways(state: State, found: dict[str, float], purse: Purse, ripest: int) -> None:
    """What the ways in cost the Runner, when the Corp rezzes all that it can pay."""
    for name, number in (("hq", HQ), ("rd", RD), ("remote", ripest)):
        if number >= 0:
            outlook = way(state, CORP, state.servers[number].ice, purse, 60.0, state.corp.credits)
            found[name + "_cost"] = MOST_COST if not outlook.chance else min(MOST_COST, outlook.cost)
            found[name + "_holds"] = not outlook.chance
    if found["agenda_open"]:
        held = bool(found["remote_holds"])
        found["ripe_held"] = held * found["scorable"]
        found["agenda_held"], found["agenda_open"] = held, 0 if held else found["agenda_iced"] + found["agenda_bare"]
    for name in ("rd", "hq"):
        ease = (1 - found[name + "_holds"]) * (MOST_COST - found[name + "_cost"]) / MOST_COST
        found[name + "_open"] = ease * found[name + "_density"]
    funds = purse.credits - 3
    found["rd_runs"] = min(3, (1 - found["rd_holds"]) * funds / max(2, found["rd_cost"]))
