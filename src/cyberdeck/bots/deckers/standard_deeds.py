"""Uploading, installing, upgrading, and the texts of command cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from cyberdeck.bots.deckers.deed import Doer, Done, Wants, begun, done, number_of_commands, paid
from cyberdeck.bots.deckers.paying import Purse, worth_of
from cyberdeck.bots.deckers.tryout import Answer, endings, outcome, outcomes
from cyberdeck.deckers.content import CONTENT
from cyberdeck.deckers.field import NONE, PROGRAM_LIMIT
from cyberdeck.deckers.keywords import EXECUTE, SHOW, usable
from cyberdeck.deckers.payment import of
from cyberdeck.deckers.state import PROGRAM_POOL, State
from cyberdeck.deckers.upgrading import buy, give_up, in_row, upgrade_cost, upgrade_obstacle
from cyberdeck.deckers.uploading import (
    SHORTCUT,
    add_programs,
    building,
    improved,
    install_cost,
    install_ground,
    install_obstacle,
    needs_shortcut,
    programs_used,
    upload_cost,
    upload_obstacle,
)
from cyberdeck.deckers.words import Colour, Program

UNUSED: Final = ("cache-swap", "fence", "handshake")
"""Card texts that the house does not use: they change cards only."""


def uploads(state: State, doer: Doer, purse: Purse, wants: Wants) -> Iterator[Done]:
    """As many as there is room for; a ghost only places what a goal asks for."""
    actor, field = doer.actor, state.fields[doer.actor.at]
    for colour in Colour:
        room = PROGRAM_LIMIT[colour] - field.programs[colour]
        if room <= 0 or upload_obstacle(state, actor, colour) or (doer.is_ghost and not wants(colour, actor.at)):
            continue
        more = improved(field, colour)
        for count in range(1, min(room, state.supply[PROGRAM_POOL[colour]]) + 1 if more else 2):
            need = of(colour, count) if more else upload_cost(state, actor, colour)
            if (payment := purse.pay(need)) is not None:
                number = (number_of_commands(count, "ask-how-many-programs"),) if more else ()
                effect = add_programs(actor.at, colour, count)
                yield done(state, doer, "upload", f"upload {colour.word}", payment, effect, number=number)


def installs(state: State, doer: Doer, purse: Purse) -> Iterator[Done]:
    """Only where nothing is built yet; purple programs are kept where others do."""
    actor, field = doer.actor, state.fields[doer.actor.at]
    if field.installation != NONE or install_ground(state, actor) is not None:
        return
    for colour in Colour:
        if install_obstacle(state, actor, colour) is not None:
            continue
        must = SHORTCUT if needs_shortcut(state, actor.at, colour) else ""
        payment = purse.pay(install_cost(state, actor, colour), must)
        if payment is not None:
            count = programs_used(state, payment)
            effects = building(actor.at, colour, count, int(field.programs[colour] < count))
            which = Answer("ask-which-programs", f"remove {Program(colour, count).notation(0)}")
            notation = f"installation {colour.word}"
            yield done(state, doer, "install", notation, payment, *effects, details=(which,))


def upgrades(state: State, doer: Doer, purse: Purse) -> Iterator[Done]:
    for key in dict.fromkeys(state.cards[id] for id in state.row):
        payment = purse.pay(upgrade_cost(state, doer.actor, key))
        if payment is None or not payment.cards or upgrade_obstacle(state, doer.actor, key) is not None:
            continue
        given = min(payment.cards, key=lambda card: worth_of(CONTENT.symbols[state.cards[card]]))
        sacrifice = Answer("ask-sacrifice", f"sacrifice {state.cards[given]}")
        said = (*doer.says(f"upgrade {key}"), paid(state, payment), sacrifice)
        bought = outcome(begun(state, "upgrade", doer.actor, payment), buy(in_row(state, key)), give_up(given))
        for found in endings(bought):
            yield Done(said, found.state, further=found.answers)


def texts(state: State, doer: Doer) -> Iterator[Done]:
    """Not by ghosts."""
    for kind in () if doer.is_ghost else (EXECUTE, SHOW):
        for key, id in usable(state, doer.actor, kind.verb).items():
            if key not in UNUSED:
                said = doer.says(f"{kind.verb} {key}")
                for found in outcomes(state.copy(), *kind.effects(state, doer.actor, id)):
                    yield Done(said, found.state, further=found.answers)
