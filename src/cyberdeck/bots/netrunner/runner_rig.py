"""What cards are worth in the rig and in the grip, in credits."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from cyberdeck.bots.netrunner.crossing import Purse
from cyberdeck.bots.netrunner.facts import Facts, facts
from cyberdeck.bots.netrunner.policy import NEVER
from cyberdeck.bots.netrunner.runner_prizes import credit
from cyberdeck.bots.netrunner.ways import KINDS, covered
from cyberdeck.netrunner.card import Card
from cyberdeck.netrunner.state import State
from cyberdeck.netrunner.values import install_cost, memory_limit, memory_used
from cyberdeck.netrunner.words import Type

TOOLS: Final = {
    "medium": 5.0,
    "sneakdoor-beta": 4.0,
    "datasucker": 4.5,
    "parasite": 4.5,
    "desperado": 6.5,
    "wyldside": 4.5,
    "aesops-pawnshop": 2.5,
    "bank-job": 5.5,
    "ice-carver": 4.0,
    "grimoire": 4.5,
    "cyberfeeder": 4.5,
    "djinn": 2.2,
    "rabbit-hole": 2.8,
    "crash-space": 2.4,
    "decoy": 1.5,
    "sacrificial-construct": 0.9,
    "the-personal-touch": 2.2,
    "lemuria-codecracker": 0.6,
    "data-dealer": 0.2,
    "net-shield": 2.6,
}
"""What some cards are worth that no rule of thumb tells."""


def install_worth(state: State, card: Card, of: Facts, purse: Purse, discount: int = 0) -> float:
    copies = sum([state.cards[id].key == card.key for id in state.rig])
    room = memory_limit(state) - memory_used(state)
    if of.memory > room and not of.breaks:
        return NEVER
    if copies and (of.unique or of.breaks or (of.type is Type.PROGRAM and card.key not in ("parasite", "datasucker"))):
        return NEVER
    cost = install_cost(state, card, discount)
    spare = state.runner.credits - cost
    if spare < 0 or (cost > 4 and spare < 1 and not of.income):
        return NEVER
    worth = tool(state, card.key, of, room, covered(purse))
    if of.memory > room:
        worth -= 2.5
    return worth - cost * 0.6 * credit(state)


def tool(state: State, key: str, of: Facts, room: int, have: Collection[str]) -> float:
    """What a card is worth in the rig."""
    if of.breaks:
        return _icebreaker(of, have)
    if of.income > 1:
        rich = any(facts(state.cards[id].key).income > 1 for id in state.rig)
        return 3.0 if rich else 6.5
    if key in TOOLS:
        return TOOLS[key]
    if of.shields:
        return 3.0
    if "memory" in of.values:
        return 4.0 + of.recurring * 2 if room < 2 else 1.0 + of.recurring * 3
    if "strength" in of.values:
        return 2.2
    return 1.4 if "link" in of.values else 1.0


def _icebreaker(of: Facts, have: Collection[str]) -> float:
    """For a kind of ice that no other one breaks; what breaks every kind is the second best."""
    new = {ability.subtype for ability in of.breaks} - set(have)
    if new and "" not in new:
        return 7.5
    return 6.5 if new and len(have) < len(KINDS) else 0.0


def new_kinds(of: Facts, have: Collection[str]) -> bool:
    return any(ability.subtype and ability.subtype not in have for ability in of.breaks)


def missing_tool(of: Facts, have: Collection[str]) -> bool:
    return bool(of.breaks) and _icebreaker(of, have) > 0


def keep(state: State, card: Card | None) -> float:
    """How much a card in the grip or in the rig is worth keeping."""
    if card is None:
        return 0.0
    of = facts(card.key)
    if any(state.cards[id].key == card.key and id != card.id for id in state.rig) and not of.stock:
        return 0.0
    if of.gain:
        return 3.0 + of.gain
    return max(0.5, tool(state, card.key, of, 0, ()) if of.type is not Type.EVENT else 2.0)
