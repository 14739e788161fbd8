"""Rezzing, derezzing, advancing, scoring (NR-16, NR-17)."""

from __future__ import annotations

from cyberdeck.kernel import Asking, Effects, Reason, Settle, by, frozen, message
from cyberdeck.netrunner.abilities import forfeiting
from cyberdeck.netrunner.card import BOTH, NO_CARD, Card
from cyberdeck.netrunner.credits import affords, payment
from cyberdeck.netrunner.events import Advanced, Derezzed, Rezzed, Scored
from cyberdeck.netrunner.moving import activate, change, deactivate, move
from cyberdeck.netrunner.state import Reading, State
from cyberdeck.netrunner.steps import Effect
from cyberdeck.netrunner.text import Purpose, text_of
from cyberdeck.netrunner.trashing import Trash
from cyberdeck.netrunner.values import requirement, rez_cost
from cyberdeck.netrunner.winning import look_at_points
from cyberdeck.netrunner.words import CORP, Spending, Type, Zone

NO_REZ_AGENDA = Reason(message("why-rez-agenda"), "NR-16.6")
NO_REZ_AGAIN = Reason(message("why-rezzed-already"), "NR-16.1")
NO_REZ_CREDITS = Reason(message("why-rez-credits"), "NR-16.1")
NO_REZ_FORFEIT = Reason(message("why-rez-forfeit"), "NR-16.10")
NOT_ADVANCED = Reason(message("why-not-advanced"), "NR-17.6")


def rez_obstacle(reading: Reading, card: Card) -> Reason | None:
    """Why the Corp cannot rez this installed card, the moment apart."""
    if card.faceup:
        return NO_REZ_AGAIN
    if card.type is Type.AGENDA:
        return NO_REZ_AGENDA
    if not affords(reading, CORP, rez_cost(reading, card), Spending.REZ, card):
        return NO_REZ_CREDITS
    if text_of(card).rez_forfeit and not reading.corp.score:
        return NO_REZ_FORFEIT
    return None


def score_obstacle(reading: Reading, card: Card) -> Reason | None:
    if card.type is not Type.AGENDA or card.advancement < requirement(reading, card):
        return NOT_ADVANCED
    return None


def rez_paying(reading: Reading, card: Card) -> Asking[Effects]:
    paid = yield from payment(reading, CORP, rez_cost(reading, card), Purpose(Spending.REZ, card.id))
    forfeited = yield from forfeiting(reading, CORP, int(text_of(card).rez_forfeit))
    return (*paid, *forfeited, Rez(card.id))


@frozen
class Rez(Effect):
    """Turn it faceup; it is active from now on. Another active copy of a unique card is trashed (NR-50.2)."""

    card: int

    def resolve(self, state: State, source: int) -> Effects:
        card = activate(state, change(state, self.card, faceup=True, known=BOTH))
        state.emit(Rezzed(card))
        return unique(state, card)


@frozen
class Derez(Effect):
    card: int

    def resolve(self, state: State, source: int) -> Effects:
        card = state.cards[self.card]
        if card.faceup and card.installed:
            deactivate(state, card)
            state.emit(Derezzed(card, state.cause(source)))
            change(state, card.id, faceup=False, recurring=0)
        return ()


@frozen
class DerezSelf(Effect):
    def resolve(self, state: State, source: int) -> Effects:
        return (Derez(source),)


def unique(state: State, card: Card) -> Effects:
    """NR-50: of a unique card only the newest copy stays active, and nothing prevents it."""
    if not card.printed.unique:
        return ()
    others = tuple(c.id for c in state.cards if c.key == card.key and c.active and c.id != card.id and c.installed)
    return by(NO_CARD, Trash(others)) if others else ()


@frozen
class Advance(Effect):
    card: int
    tokens: int = 1

    def resolve(self, state: State, source: int) -> Effects:
        card = state.cards[self.card]
        card = change(state, card.id, advancement=card.advancement + self.tokens)
        state.emit(Advanced(card, self.tokens, state.cause(source)))
        return ()


@frozen
class Score(Effect):
    """NR-17.9: faceup into the score area; what it triggers comes after."""

    card: int

    def resolve(self, state: State, source: int) -> Effects:
        tokens = state.cards[self.card].advancement
        card = move(state, self.card, Zone.SCORE, faceup=True, holder=CORP, advancement=tokens)
        state.record = state.record._replace(scored=state.record.scored + 1)
        state.emit(Scored(card))
        look_at_points(state, CORP)
        return (Settle(), ForgetTokens(self.card))


@frozen
class ForgetTokens(Effect):
    """NR-17.13: the tokens go once the abilities that count them have resolved."""

    card: int

    def resolve(self, state: State, source: int) -> Effects:
        change(state, self.card, advancement=0)
        return ()
