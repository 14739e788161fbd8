"""What is hidden (NR-6): dealing other cards where a seat cannot see, and noticing what it has come to see."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from cyberdeck.kernel import EngineFault, Event, Rng
from cyberdeck.netrunner.card import Card
from cyberdeck.netrunner.places import may_lie
from cyberdeck.netrunner.printed import PRINTED, Printed
from cyberdeck.netrunner.state import State
from cyberdeck.netrunner.text import TEXTS
from cyberdeck.netrunner.words import CENTRALS, Side, Type, Zone

TRIES = 1000


def determinise(state: State, seat: int, rng: Rng) -> None:
    for side in Side:
        hidden = [card for card in state.cards if card.owner is side and not card.known_to(seat)]
        _redraw(state, hidden, rng)


def revealed(before: State, after: State, events: Iterable[Event]) -> bool:
    """NR-6: whether a side has seen a card that it could not see before, in a zone or for a moment in an event."""
    told = (card for event in events if (card := getattr(event, "card", None)) is not None)
    return any(
        card.visible(side) and not before.cards[card.id].visible(side)
        for card in (*after.cards, *told)
        for side in Side
    )


def _redraw(state: State, hidden: list[Card], rng: Rng) -> None:
    """Deal the hidden titles anew: first where only some fit, then everywhere else."""
    tight = sorted((card for card in hidden if card.installed), key=_freedom)
    free = [card for card in hidden if not card.installed]
    # The titles that are left may fit nowhere; such a deal is thrown away whole, and another one tried.
    for _ in range(TRIES):
        titles = rng.shuffled([card.key for card in hidden])
        dealt = _deal(state, tight, titles)
        if dealt is not None:
            for card, key in [*dealt, *zip(free, titles, strict=True)]:
                state.cards[card.id] = card._replace(key=key)
            return
    raise EngineFault("the hidden cards cannot be dealt anew")


def _freedom(card: Card) -> int:
    """Roots of central servers take upgrades only; a card with tokens must be one that can have them."""
    if card.zone is Zone.ROOT and card.server in CENTRALS:
        return 0
    return 1 if card.zone is Zone.ICE or card.advancement else 2


def _deal(state: State, tight: list[Card], titles: list[str]) -> list[tuple[Card, str]] | None:
    dealt: list[tuple[Card, str]] = []
    for card in tight:
        taken = [key for other, key in dealt if other.server == card.server and other.zone is Zone.ROOT]
        faceup = [c.key for id in state.servers[card.server].root if (c := state.cards[id]).faceup]
        others = [PRINTED[key] for key in (*taken, *faceup)]
        key = next((title for title in titles if _fits(card, PRINTED[title], others)), None)
        if key is None:
            return None
        titles.remove(key)
        dealt.append((card, key))
    return dealt


def _fits(card: Card, printed: Printed, others: Sequence[Printed]) -> bool:
    """Whether a hidden card could be this one: it may lie there, and have the advancement tokens it has."""
    can_advance = printed.type is Type.AGENDA or TEXTS[printed.id].can_advance
    return may_lie(printed, card.zone, card.server, others) and (can_advance or not card.advancement)
