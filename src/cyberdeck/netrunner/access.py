"""Accessing, stealing, trashing accessed cards (NR-28 to NR-32)."""

from __future__ import annotations

from typing import Final

from cyberdeck.kernel import Asking, Effects, Option, Reason, Settle, by, choose, choose_number, frozen, message
from cyberdeck.netrunner.card import BOTH, Card
from cyberdeck.netrunner.credits import available, payment
from cyberdeck.netrunner.events import Accessed, ArchivesTurned, Revealed, Stolen
from cyberdeck.netrunner.moving import change, hide, move, show, trash
from cyberdeck.netrunner.state import Reading, State
from cyberdeck.netrunner.steps import Effect, Question
from cyberdeck.netrunner.text import Purpose, text_of
from cyberdeck.netrunner.winning import look_at_points
from cyberdeck.netrunner.words import ARCHIVES, HQ, RD, RUNNER, Server, Spending, Type, Zone

SHOWN_TO_RUNNER = 2
NO_TRASHING = Reason(message("why-access-trash"), "NR-32.1")
MUST_STEAL = Reason(message("why-must-steal"), "NR-31.2")
NO_STEALING = Reason(message("why-access-steal"), "NR-31.6")


@frozen
class AccessOrInstead(Question):
    """NR-28.6: one effect may replace the access; then the number of additional cards is fixed (NR-30.7)."""

    def resolve(self, reading: Reading, source: int) -> Asking[Effects]:
        run = reading.run
        assert run is not None
        options: list[Option[Effects]] = [Option("access-cards", ())]
        if run.instead:
            options.append(Option("instead", run.instead, (reading.cards[run.instead[0][1]],)))
        for id in reading.index.get("instead_of_access"):
            me = reading.cards[id]
            instead = text_of(me).instead_of_access
            if instead is not None and instead.usable(reading, me):
                options.append(Option("instead", by(id, *instead.effects), (me,)))
        replaced = (yield from choose(RUNNER, "access-or-instead", options)) if len(options) > 1 else ()
        if replaced:
            return replaced
        more = _more_access(reading)
        extra = (yield from choose_number(RUNNER, "access-more", range(more, -1, -1))) if more else 0
        return (BeginAccess(extra),)


def _more_access(reading: Reading) -> int:
    allowing = (reading.cards[id] for id in reading.index.get("more_access"))
    return sum(allows(reading, me) for me in allowing if (allows := text_of(me).more_access) is not None)


@frozen
class BeginAccess(Effect):
    """Run 4.5: the cards to be accessed are fixed; those of Archives are turned faceup first (NR-29)."""

    more: int = 0

    def resolve(self, state: State, source: int) -> Effects:
        run, corp = state.run, state.corp
        assert run is not None
        run.accessible = state.servers[run.server].root
        if run.server == ARCHIVES:
            run.accessible += tuple(corp.discard)
            turned = [id for id in corp.discard if not state.cards[id].faceup]
            for id in turned:
                change(state, id, faceup=True, known=BOTH)
            state.emit(ArchivesTurned(len(turned)))
        elif run.server in (HQ, RD):
            run.picks = min(1 + run.extra + self.more, len(corp.hand if run.server == HQ else corp.deck))
        return (AccessNext(),)


@frozen
class AccessNext(Question):
    """NR-30: one at a time, in the Runner's order; facedown cards are chosen blind."""

    def resolve(self, reading: Reading, source: int) -> Asking[Effects]:
        run = reading.run
        assert run is not None
        options: list[Option[Effect]] = []
        if run.picks:
            options.append(Option("access", AccessPile(run.server), (Server(run.server),)))
        cards = [reading.cards[id] for id in run.accessible if id not in run.accessed]
        still_there = [card for card in cards if card.zone in (Zone.ROOT, Zone.DISCARD)]
        different = {card.notation(RUNNER): card for card in reversed(still_there)}
        options += [Option("access", AccessCard(card.id), (card,)) for card in reversed(different.values())]
        if not options:
            return ()
        return ((yield from choose(RUNNER, "access", options)), AccessNext())


@frozen
class AccessPile(Effect):
    """A random card of HQ, or the next one from the top of R&D; no card twice in a run (NR-30.6)."""

    server: int

    def resolve(self, state: State, source: int) -> Effects:
        run, corp = state.run, state.corp
        assert run is not None
        run.picks -= 1
        if self.server == HQ:
            left = [id for id in corp.hand if id not in run.accessed]
            return (AccessCard(state.pick("hq", left, lambda id: state.cards[id].key)),) if left else ()
        below = [id for id in reversed(corp.deck) if id not in run.accessed]
        return (AccessCard(below[0]),) if below else ()


@frozen
class AccessCard(Effect):
    """NR-30.9: the Runner sees it; its access abilities resolve; then it is stolen, trashed or left."""

    card: int

    def resolve(self, state: State, source: int) -> Effects:
        run = state.run
        assert run is not None
        run.accessed += (self.card,)
        card = state.cards[self.card]
        text = text_of(card)
        reveal = card.zone is not Zone.DECK or text.shown_on_access
        show(state, (self.card,), BOTH if reveal else SHOWN_TO_RUNNER)
        card = state.cards[self.card]
        if card.zone is Zone.DECK and text.shown_on_access:
            state.emit(Revealed(RUNNER, card))
        state.emit(Accessed(card))
        return (*by(card.id, *text.on_access), Settle(), Accessing(card.id), Settle(), Return(card.id))


@frozen
class Accessing(Question):
    """Always asked, so that a pause betrays nothing of a card of R&D (NR-6.26)."""

    card: int

    def resolve(self, reading: Reading, source: int) -> Asking[Effects]:
        card = reading.cards[self.card]
        cost = card.printed.trash
        options = accessing_options(reading, card)
        match (yield from choose(RUNNER, "accessing", options, card)):
            case "steal":
                paid = yield from payment(reading, RUNNER, steal_cost(reading, card), Purpose(Spending.STEAL, card.id))
                return (*paid, Steal(card.id))
            case "trash":
                free = reading.run is not None and reading.run.free_trash
                paid = yield from payment(reading, RUNNER, 0 if free else cost or 0, Purpose(Spending.TRASH, card.id))
                return (*paid, TrashAccessed(card.id))
        return ()


def accessing_options(reading: Reading, card: Card) -> list[Option[str]]:
    """What may be done with an accessed card."""
    return [Option(verb, verb, (card,)) for verb, obstacle in ACCESSING.items() if obstacle(reading, card) is None]


def steal_obstacle(reading: Reading, card: Card) -> Reason | None:
    able = steal_cost(reading, card) <= available(reading, RUNNER, Purpose(Spending.STEAL, card.id))
    return None if card.type is Type.AGENDA and able else NO_STEALING


def leave_obstacle(reading: Reading, card: Card) -> Reason | None:
    """NR-31: an agenda must be stolen unless that costs something."""
    return MUST_STEAL if card.type is Type.AGENDA and not steal_cost(reading, card) else None


def steal_cost(reading: Reading, card: Card) -> int:
    """NR-31.6: what effects add; those of cards trashed in this run still count."""
    if card.type is not Type.AGENDA or reading.run is None:
        return 0
    sources = [*(reading.cards[id] for id in reading.index.get("steal_cost")), *reading.run.lingering]
    cost = 0
    for me in sources:
        modifier = text_of(me).steal_cost
        cost = modifier(reading, me, card.id, cost) if modifier is not None else cost
    return cost


def trash_obstacle(reading: Reading, card: Card) -> Reason | None:
    """NR-32: wherever it was accessed but in Archives, for its trash cost, or free if the run allows it."""
    cost = card.printed.trash
    if card.zone is not Zone.DISCARD and reading.run is not None and reading.run.free_trash:
        return None
    if cost is None or card.zone is Zone.DISCARD:
        return NO_TRASHING
    return None if cost <= available(reading, RUNNER, Purpose(Spending.TRASH, card.id)) else NO_TRASHING


ACCESSING: Final = {"steal": steal_obstacle, "trash": trash_obstacle, "leave": leave_obstacle}
"""What may be done with an accessed card, and what stands in its way."""
MESSAGE_IDS: Final = ("option-leave", "option-steal", "option-trash")


@frozen
class Steal(Effect):
    card: int

    def resolve(self, state: State, source: int) -> Effects:
        state.emit(Stolen(move(state, self.card, Zone.SCORE, faceup=True, holder=RUNNER)))
        look_at_points(state, RUNNER)
        return ()


@frozen
class TrashAccessed(Effect):
    card: int

    def resolve(self, state: State, source: int) -> Effects:
        trash(state, self.card)
        return ()


@frozen
class Return(Effect):
    """NR-33.1: neither stolen nor trashed, a card goes back as it was."""

    card: int

    def resolve(self, state: State, source: int) -> Effects:
        hide(state, (self.card,))
        return ()
