"""What things are worth to the house Runner, in credits."""

from __future__ import annotations

from typing import Final, NamedTuple

from cyberdeck.bots.netrunner.breaking import Breaker, breakers, hurt
from cyberdeck.bots.netrunner.facts import Facts, facts
from cyberdeck.bots.netrunner.house import Laid, known
from cyberdeck.netrunner.view import CardSeen, ServerSeen
from cyberdeck.netrunner.words import Type

POINT: Final = 5.0
"""An agenda point, in credits."""
UNSEEN: Final = 0.45
"""Agenda points to be expected on a card of R&D or HQ."""
KINDS: Final = ("barrier", "code-gate", "sentry")
TRAP_DAMAGE: Final = 3
NEVER: Final = -9.0


class Outlook(NamedTuple):
    """What a run may cost and how likely it gets in."""

    cost: float
    loss: float
    chance: float
    grip: int
    """Cards left in the grip at the server."""


def credit(laid: Laid) -> float:
    """One more credit: less and less to a rich Runner."""
    credits = laid.me.credits
    return 1.2 if credits < 5 else 1.0 if credits < 9 else 0.7 if credits < 15 else 0.35


def funds(laid: Laid) -> int:
    """What there is to pay icebreakers with."""
    run = laid.view.run
    return laid.me.credits + sum(card.recurring for card in laid.rig) + (run.credits if run is not None else 0)


def draw(laid: Laid, cards: int) -> float:
    """Cards are protection against damage first, and tools second."""
    hand = laid.me.cards_in_hand
    total = 0.0
    for number in range(hand, hand + min(cards, laid.me.deck)):
        total += 2.4 if number < 3 else 1.4 if number < 5 else 0.4
    return total + (0.5 if len(covered(laid)) < len(KINDS) and laid.me.credits >= 4 else 0.0)


def covered(laid: Laid) -> set[str]:
    """The kinds of ice that the rig can break again and again."""
    kinds: set[str] = set()
    for breaker in breakers(laid.rig):
        kind = breaker.ability.subtype
        kinds.update((kind,) if kind else () if breaker.lost else KINDS)
    return kinds


def install(laid: Laid, card: CardSeen, of: Facts) -> float:
    copies = sum(other.id == card.id for other in laid.rig)
    room = laid.view.memory - laid.view.memory_used
    if of.memory > room or (copies and (of.unique or of.breaks or of.type is Type.PROGRAM)):
        return NEVER
    spare = laid.me.credits - of.cost
    if spare < 0 or (of.cost > 4 and spare < 1 and not of.income):
        return NEVER
    return tool(laid, of, room) - of.cost * 0.6 * credit(laid)


def tool(laid: Laid, of: Facts, room: int) -> float:
    """What a card is worth in the rig."""
    if of.breaks:
        return icebreaker(laid, of)
    if of.income > 1:
        return 3.0 if any(facts(card.id).income > 1 for card in laid.rig if card.id is not None) else 6.5
    if of.shields:
        return 4.0
    if "memory" in of.values:
        return 4.0 + of.recurring * 2 if room < 2 else 1.0 + of.recurring * 3
    if "strength" in of.values:
        return 2.2
    return 1.4 if "link" in of.values else 1.0


def icebreaker(laid: Laid, of: Facts) -> float:
    """For a kind of ice that no other one breaks; what breaks every kind is the second best."""
    new = {ability.subtype for ability in of.breaks} - covered(laid)
    if new and "" not in new:
        return 7.5
    return 6.5 if new and len(covered(laid)) < len(KINDS) else 0.0


def use(laid: Laid, card: CardSeen, of: Facts) -> float:
    if of.income:
        return of.income * credit(laid)
    if of.charges:
        return 1.9 if not card.virus and laid.me.credits >= 4 else 0.3
    return 0.2


def keep(laid: Laid, card: CardSeen | None) -> float:
    """How much a card in the grip or in the rig is worth keeping."""
    of = known(card)
    if card is None or of is None:
        return 0.0
    if any(other.id == card.id and other.name != card.name for other in laid.rig) and not of.stock:
        return 0.0
    return 3.0 + of.gain if of.gain else max(0.5, tool(laid, of, 0) if of.type is not Type.EVENT else 2.0)


def surprise(tools: list[Breaker], funds: int, grip: int, rezzed: float) -> Outlook:
    """A piece of ice that nobody has seen yet: it may cost four credits, end the run, or hurt."""
    kinds: set[str] = set()
    for breaker in tools:
        kinds.update((breaker.ability.subtype,) if breaker.ability.subtype else KINDS)
    ready = len(kinds & set(KINDS)) / len(KINDS) if funds >= 4 else 0.0
    open_share = 1 - ready
    loss = rezzed * open_share * 0.25 * hurt(TRAP_DAMAGE, grip)
    return Outlook(3.5 * rezzed * ready, loss, 1 - rezzed * open_share * 0.6, grip)


def target(laid: Laid, card: CardSeen) -> float:
    """A card in the root of a server."""
    of = known(card)
    if of is not None:
        return max(0.0, trash(laid, of) - (of.trash or 0) * credit(laid)) if of.trash is not None else 0.0
    if not card.advancement:
        return POINT * 0.6
    ripe = 1.0 + 0.5 * min(2, card.advancement - 1)
    return POINT * 1.6 * ripe


def traps(laid: Laid, server: ServerSeen, grip: int) -> float:
    """What ambushes may do to a Runner with so many cards in the grip."""
    if not laid.other.credits:
        return 0.0
    loss = 0.0
    if server.name in ("hq", "rd") and laid.other.credits >= 4:
        loss += 0.06 * hurt(TRAP_DAMAGE, grip)
    for card in server.root:
        if card.id is None:
            odds = 0.2 if card.advancement else 0.15
            loss += odds * hurt(2 * card.advancement or TRAP_DAMAGE, grip)
    return loss


def trash(laid: Laid, of: Facts) -> float:
    """What it is worth to be rid of a Corp card."""
    if of.bait:
        return 1.0
    return 4.5 if of.economy else 2.5
