"""Uploading, installing, upgrading, and the texts of command cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from cyberdeck.bots.deckers.acting import Answer, finished, outcome, outcomes
from cyberdeck.bots.deckers.doing import Doer, Done, Wants, begun, number_of_commands, paid
from cyberdeck.bots.deckers.paying import Purse, worth_of
from cyberdeck.deckers.actions import FREE, ActionOver, declared
from cyberdeck.deckers.content import CONTENT, Vector
from cyberdeck.deckers.field import NONE, PROGRAM_LIMIT
from cyberdeck.deckers.keywords import ShowCard, UseUp, usable
from cyberdeck.deckers.payment import NOTHING, of
from cyberdeck.deckers.state import PROGRAM_POOL, State, installation_pool
from cyberdeck.deckers.upgrading import Buy, GiveUp
from cyberdeck.deckers.uploading import (
    PlaceInstallation,
    PlacePrograms,
    RemovePrograms,
    improved,
    programs_needed,
    upload_cost,
    upload_obstacle,
)
from cyberdeck.deckers.words import BASIC, Colour

UNUSED: Final = ("cache-swap", "fence", "handshake")
"""Card texts that the house does not use: they change cards only."""


def uploads(state: State, doer: Doer, purse: Purse, wants: Wants) -> Iterator[Done]:
    at = doer.actor.at
    field = state.fields[at]
    for colour in Colour:
        room = PROGRAM_LIMIT[colour] - field.programs[colour]
        if room <= 0 or upload_obstacle(state, doer.actor, colour) is not None:
            continue
        if doer.is_ghost and not wants(colour, at):
            continue
        if improved(field, colour):
            room = min(room, purse.most(colour), state.supply[PROGRAM_POOL[colour]])
            for count in range(1, room + 1):
                number = (number_of_commands(count, "ask-how-many-programs"),)
                yield from _placing(state, doer, purse, of(colour, count), colour, count, number)
        else:
            yield from _placing(state, doer, purse, upload_cost(state, doer.actor, colour), colour, 1, ())


def _placing(
    state: State, doer: Doer, purse: Purse, need: Vector, colour: Colour, count: int, number: tuple[Answer, ...]
) -> Iterator[Done]:
    payment = purse.pay(need)
    if payment is not None:
        said = (*doer.says(f"upload {colour.word}"), *number, paid(state, payment))
        effect = PlacePrograms(doer.actor.at, colour, count)
        yield Done(said, finished(outcome(begun(state, "upload", doer.actor, payment), effect)))


def installs(state: State, doer: Doer, purse: Purse) -> Iterator[Done]:
    at = doer.actor.at
    field, count = state.fields[at], programs_needed(state)
    if not field.free_of_smc or field.installation != NONE:
        return
    for colour in BASIC:
        payment = purse.pay(of(colour))
        if field.programs[colour] >= count and state.supply[installation_pool(colour)] and payment is not None:
            said = (*doer.says(f"installation {colour.word}"), paid(state, payment))
            effects = (RemovePrograms(at, colour, count), PlaceInstallation(at, colour))
            yield Done(said, finished(outcome(begun(state, "install", doer.actor, payment), *effects)))


def upgrades(state: State, doer: Doer, purse: Purse) -> Iterator[Done]:
    for key, id in {state.cards[id]: id for id in state.row}.items():
        cost = CONTENT.costs[key]
        payment = purse.pay(cost)
        if payment is None or not payment.cards:
            continue
        given = min(payment.cards, key=lambda card: worth_of(CONTENT.symbols[state.cards[card]]))
        said = (*doer.says(f"upgrade {key}"), paid(state, payment), _sacrifice(state, given))
        bought = outcome(begun(state, "upgrade", doer.actor, payment), Buy(id), GiveUp(given))
        for found in outcomes(bought, ActionOver()):
            yield Done((*said, *found.answers), found.state)


def _sacrifice(state: State, card: int) -> Answer:
    return Answer("ask-sacrifice", f"sacrifice {state.cards[card]}")


def texts(state: State, doer: Doer) -> Iterator[Done]:
    for keyword, use in (("execute", UseUp), ("show", ShowCard)):
        for key, id in usable(state, doer.actor, keyword).items():
            if key in UNUSED or doer.is_ghost:
                continue
            steps = declared(state, keyword, doer.actor, NOTHING, FREE, use(id), *state.rules.texts[key].steps)
            for found in outcomes(state.copy(), *steps):
                yield Done((*doer.says(f"{keyword} {key}"), *found.answers), found.state)
