"""What the engine says, as it is put on the wire: questions with their offers, frames, plans of the computer."""

from __future__ import annotations

from collections.abc import Iterable

from cyberdeck import kernel
from cyberdeck.bots import Plan
from cyberdeck.kernel import Decision, FrameSeen, Shortcut
from cyberdeck.service.wire import Charge, Frame, Offer, Outcome, PlanSeen, Question, ShortcutSeen


def plan_seen(decision: Decision, plan: Plan) -> PlanSeen:
    offer = decision.unpriced[plan.offer]
    return PlanSeen(offer.notation, offer.message, plan.after, plan.verdict, plan.chance)


def question(decision: Decision, begun: int = 0, shortcuts: Iterable[Shortcut] = ()) -> Question:
    seen = tuple(
        ShortcutSeen(found.notation, found.message, found.at, _price(found.price), _outcomes(found.outcomes))
        for found in shortcuts
    )
    offers = tuple(
        Offer(offer.notation, offer.message, offer.at, _price(offer.price), _outcomes(offer.outcomes))
        for offer in decision.options
    )
    return Question(decision.prompt, offers, decision.at, begun, seen)


def lean_question(decision: Decision, begun: int = 0) -> Question:
    offers = tuple(Offer(offer.notation, offer.message, offer.at) for offer in decision.unpriced)
    return Question(decision.prompt, offers, decision.at, begun)


def _price(price: kernel.Price) -> tuple[Charge, ...]:
    return tuple(Charge(item.what, item.amount, item.message, item.source, item.more) for item in price)


def _outcomes(outcomes: tuple[kernel.Outcome, ...]) -> tuple[Outcome, ...]:
    return tuple(Outcome(outcome.message, outcome.chance) for outcome in outcomes)


def frame(seen: FrameSeen) -> Frame:
    events, log = seen.told()
    return Frame(seen.at, seen.by, events, log, seen.changes)


def lean_frame(seen: FrameSeen) -> Frame:
    return Frame(seen.at, seen.by, changes=seen.changes)
