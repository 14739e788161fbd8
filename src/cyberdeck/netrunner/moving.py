"""Moving cards between zones: the one place where a card changes where it is (NR-5, NR-7)."""

from __future__ import annotations

from typing import Any

from cyberdeck.netrunner.card import BOTH, Card, eyes_on, open_in
from cyberdeck.netrunner.events import Trashed
from cyberdeck.netrunner.sight import followed, learnt, recognised
from cyberdeck.netrunner.state import Column, State
from cyberdeck.netrunner.text import text_of
from cyberdeck.netrunner.words import CORP, Zone


def move(state: State, id: int, zone: Zone, *, bottom: bool = False, **fields: Any) -> Card:
    """Take a card from where it is and put it elsewhere. Leaving play it forgets everything (NR-7.9)."""
    old = state.cards[id]
    if old.active:
        state.index = state.index.removing(id, text_of(old).keys)
    handles = followed(state, old.handles, eyes_on(zone, old.owner))
    known = learnt(state, old, open_in(zone, old.owner, fields.get("faceup", False)))
    _leave(state, old)
    new = Card(id, old.key, old.owner, zone, handles=handles, known=known, **fields)
    state.cards[id] = new
    _enter(state, new, bottom)
    new = state.cards[id]
    if new.active:
        new = activate(state, new)
    if old.installed:
        _forget(state, old)
    if old.installed or zone is Zone.RIG:
        state.changed = True
    for hosted in old.hosted:
        trash(state, hosted)
    return new


def _forget(state: State, old: Card) -> None:
    """What was chosen or lasted for a card that leaves play is gone; a cost to steal stays for the run (NR-7.9)."""
    state.lasting = tuple(x for x in state.lasting if x.target != old.id)
    for id in state.rig:
        if state.cards[id].chosen == old.id:
            change(state, id, chosen=-1)
    if state.run is not None and old.active and text_of(old).steal_cost:
        state.run.lingering += (old,)


def activate(state: State, card: Card) -> Card:
    """Its abilities work from now on; credits it brings lie on it at once (NR-49.2)."""
    text = text_of(card)
    state.index = state.index.adding(card.id, text.keys)
    if text.recurring or text.credits:
        card = change(state, card.id, recurring=text.recurring, credits=text.credits)
    return card


def deactivate(state: State, card: Card) -> None:
    state.index = state.index.removing(card.id, text_of(card).keys)


def change(state: State, id: int, **fields: Any) -> Card:
    state.cards[id] = card = state.cards[id]._replace(**fields)
    return card


def trash(state: State, id: int, source: int = -1) -> Card:
    """To its owner's trash pile; a Corp card lies faceup there only if the Runner could see it (NR-6.11 to 6.15)."""
    old = state.cards[id]
    faceup = old.owner is not CORP or old.faceup or bool(old.shown & 2)
    new = move(state, id, Zone.DISCARD, faceup=faceup)
    state.emit(Trashed(old._replace(faceup=old.faceup or faceup, handles=new.handles), state.cause(source)))
    return new


def show(state: State, ids: list[int] | tuple[int, ...], to: int = BOTH) -> None:
    """Let the seats `to` see these cards until `hide`."""
    for id in ids:
        _turn(state, state.cards[id], state.cards[id].shown | to)


def hide(state: State, ids: list[int] | tuple[int, ...]) -> None:
    for id in ids:
        if state.cards[id].shown:
            _turn(state, state.cards[id], 0)


def _turn(state: State, card: Card, shown: int) -> None:
    """Towards these seats: who sees a card of a deck or of another hand follows it as long as he does."""
    handles = followed(state, card.handles, eyes_on(card.zone, card.owner, shown))
    known = recognised(state, card, shown)
    change(state, card.id, shown=shown, handles=handles, known=known)


def pile(state: State, card: Card) -> list[int] | None:
    """The list in which a card lies, if it is not in a server."""
    player = state.players[card.owner]
    match card.zone:
        case Zone.DECK:
            return player.deck
        case Zone.HAND:
            return player.hand
        case Zone.DISCARD:
            return player.discard
        case Zone.SCORE:
            assert card.holder is not None
            return state.players[card.holder].score
        case Zone.RIG:
            return state.rig
        case Zone.PLAY:
            return state.play
        case Zone.REMOVED:
            return state.removed
    return None


def _leave(state: State, card: Card) -> None:
    if card.host >= 0:
        host = state.cards[card.host]
        change(state, card.host, hosted=tuple(h for h in host.hosted if h != card.id))
    there = pile(state, card)
    if there is not None:
        there.remove(card.id)
    elif card.zone is Zone.ICE:
        _leave_ice(state, card)
    elif card.zone is Zone.ROOT:
        column = state.servers[card.server]
        root = tuple(id for id in column.root if id != card.id)
        state.servers[card.server] = column._replace(root=root)
        _number(state, root)


def _leave_ice(state: State, card: Card) -> None:
    """The pieces farther out move up; a run keeps the piece it has come to (NR-22.21)."""
    column = state.servers[card.server]
    place = column.ice.index(card.id)
    ice = column.ice[:place] + column.ice[place + 1 :]
    state.servers[card.server] = column._replace(ice=ice)
    _number(state, ice)
    run = state.run
    if run is not None and run.server == card.server and place < run.position:
        run.position -= 1


def _enter(state: State, card: Card, bottom: bool) -> None:
    if card.host >= 0:
        change(state, card.host, hosted=(*state.cards[card.host].hosted, card.id))
    there = pile(state, card)
    if there is not None:
        if card.zone in (Zone.RIG, Zone.SCORE):
            change(state, card.id, spot=_copy_number(state, card, there))
        there.insert(0 if bottom else len(there), card.id)
    elif card.zone in (Zone.ICE, Zone.ROOT):
        column = state.servers.get(card.server, Column())
        if card.zone is Zone.ICE:
            column = column._replace(ice=(*column.ice, card.id))
            change(state, card.id, spot=len(column.ice))
        else:
            column = column._replace(root=(*column.root, card.id))
            change(state, card.id, spot=len(column.root))
        state.servers[card.server] = column


def _number(state: State, ids: tuple[int, ...]) -> None:
    for spot, id in enumerate(ids, 1):
        if state.cards[id].spot != spot:
            change(state, id, spot=spot)


def _copy_number(state: State, card: Card, there: list[int]) -> int:
    """The lowest number that no other copy there has."""
    taken = {state.cards[id].spot for id in there if state.cards[id].key == card.key}
    return next(n for n in range(1, len(taken) + 2) if n not in taken)
