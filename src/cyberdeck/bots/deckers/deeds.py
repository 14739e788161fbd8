"""What the active decker can do next in an imagined position."""

from __future__ import annotations

from collections.abc import Iterator

from cyberdeck.bots.deckers.blue_deeds import legs, moves
from cyberdeck.bots.deckers.doing import Done, Open, Wants, doers
from cyberdeck.bots.deckers.green_deeds import pushes, shifts
from cyberdeck.bots.deckers.paying import purse_of
from cyberdeck.bots.deckers.red_deeds import against_ghost, converts, infects
from cyberdeck.bots.deckers.standard_deeds import installs, texts, upgrades, uploads
from cyberdeck.deckers.state import State


def deeds(state: State, wants: Wants) -> Iterator[Done]:
    purse, found = purse_of(state), doers(state)
    for doer in found:
        yield from uploads(state, doer, purse, wants)
        yield from installs(state, doer, purse)
        yield from infects(state, doer, purse)
        yield from against_ghost(state, doer, purse)
        yield from converts(state, doer, purse)
        yield from moves(state, doer, purse, wants)
        yield from shifts(state, doer, purse, wants)
        yield from texts(state, doer)
    yield from upgrades(state, found[0], purse)


def goes_on(action: Open, wants: Wants) -> Iterator[Done]:
    """What else can be done with the points or pushes that are left."""
    yield from legs(action, wants) if action.name == "move" else pushes(action, (), wants)
