"""What a seat sees and remembers (NR-6): by which number its eyes follow a card, and which cards it knows unseen."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from cyberdeck.netrunner.card import BITS, BOTH, DECK, HAND, Card, Handles, eyes_on, open_in
from cyberdeck.netrunner.state import State


def followed(state: State, handles: Handles, eyes: int) -> Handles:
    """The numbers of a card that these eyes can see from now on: the old one, or the next where it comes into sight.

    They hang on nothing but the order in which a seat has come to see cards.
    """
    corp, runner, watching = handles
    corps, runners, watchers = state.handles
    if not eyes & 1:
        corp = 0
    elif not corp:
        corp = corps = corps + 1
    if not eyes & 2:
        runner = 0
    elif not runner:
        runner = runners = runners + 1
    if not eyes & 4:
        watching = 0
    elif not watching:
        watching = watchers = watchers + 1
    state.handles = (corps, runners, watchers)
    return (corp, runner, watching)


# what a seat knows


def learnt(state: State, old: Card, open_to: int) -> int:
    """Who knows a card that is about to leave for a place where these sides can look at it, as bits.

    Who did not see which one of a hand left it no longer knows which of the others he knew; nor who did not see which
    one of a deck it was, unless it was plainly the top one.
    """
    known, zone, player = old.known | open_to, old.zone, state.players[old.owner]
    if zone is DECK and not old.shown and player.deck[-1] == old.id:
        return known
    in_hand = zone is HAND
    if not in_hand and zone is not DECK:
        return known
    seen = open_in(zone, old.owner, old.faceup, old.shown)
    for bit in BITS:
        if seen & bit:
            continue
        if not open_to & bit:
            known &= ~bit
            forget(state, player.hand if in_hand else player.deck, bit)
        elif in_hand and not old.known & bit:
            _mistake(state, old, bit)
    return known


def recognised(state: State, card: Card, shown: int) -> int:
    """Who knows a card that is shown to these sides, as bits."""
    if card.zone is HAND:
        run = state.run
        for bit in BITS:
            if shown & ~card.known & bit:
                _mistake(state, card, bit, () if run is None else run.accessed)
    return card.known | shown


def forget(state: State, ids: Iterable[int], who: int = BOTH) -> None:
    """These sides can no longer tell these cards apart."""
    for id in ids:
        card = state.cards[id]
        if card.known & who:
            state.cards[id] = card._replace(known=card.known & ~who)


def _mistake(state: State, card: Card, who: int, but: Collection[int] = ()) -> None:
    """One that a side has known in a hand may be this very one: it knows of no more copies than it has seen at once."""
    for id in state.players[card.owner].hand:
        other = state.cards[id]
        if id != card.id and other.key == card.key and other.known & who and id not in but:
            state.cards[id] = other._replace(known=other.known & ~who)
            return


# what a file may say


def sound(state: State) -> bool:
    """Whether every card that a seat can see has a number of its own, and no other card has any."""
    for seat, last in enumerate(state.handles):
        numbers = [card.handles[seat] for card in state.cards if eyes_on(card.zone, card.owner, card.shown) >> seat & 1]
        if len(set(numbers)) < len(numbers) or not all(0 < number <= last for number in numbers):
            return False
        if sum(card.handles[seat] > 0 for card in state.cards) > len(numbers):
            return False
    return True
