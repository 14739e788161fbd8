"""Which cards a seat can follow with its eyes (NR-6): the number by which it does lasts exactly as long."""

from __future__ import annotations

from cyberdeck.netrunner.card import Handles, eyes_on
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


def sound(state: State) -> bool:
    """Whether every card that a seat can see has a number of its own, and no other card has any."""
    for seat, last in enumerate(state.handles):
        numbers = [card.handles[seat] for card in state.cards if eyes_on(card.zone, card.owner, card.shown) >> seat & 1]
        if len(set(numbers)) < len(numbers) or not all(0 < number <= last for number in numbers):
            return False
        if sum(card.handles[seat] > 0 for card in state.cards) > len(numbers):
            return False
    return True
