"""Plans: what a seat that is not asked now wants to be answered when it is, where there are days for a decision.

A plan is a row of the database beside the journal, so that nobody else can see that there is one: a journal's entries
are numbered for all. It is followed one answer at a time, by ordinary decisions, each written together with what is
then left of it, after a pause as the player himself would take it. When something else comes up, it is dropped.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy import ColumnElement, Executable, Row, and_, delete, insert, select, update

from cyberdeck.kernel import Answer, Complaint, Message, Running, Shortcut, message
from cyberdeck.service import metrics
from cyberdeck.service.ahead import PASSING, Ahead, ahead, remembered, taken
from cyberdeck.service.clocks import DecisionClock
from cyberdeck.service.ledger import Ledger
from cyberdeck.service.pauses import a_pause
from cyberdeck.service.putting import question
from cyberdeck.service.schema import PLANS, TABLES
from cyberdeck.service.store import Store
from cyberdeck.service.timeline import now
from cyberdeck.service.wire import Expect, Expected, LeavePlan, PlanLeft, Question

if TYPE_CHECKING:
    from cyberdeck.service.hall import Hall
    from cyberdeck.service.tables import Table

LOOKING: Final = 1.0
"""Seconds between two looks at whose plan has come to be asked for."""
AT_ONCE: Final = 100

log = logging.getLogger("cyberdeck.plans")


class Step(msgspec.Struct, array_like=True):
    """An answer of a shortcut, as it is written down."""

    prompt: str
    notation: str
    at: tuple[str, ...] | None
    repeats: bool


class Plan(msgspec.Struct, omit_defaults=True):
    """What is left to be answered."""

    words: Message
    steps: tuple[Step, ...]
    after: int
    """How many decisions there were when it was left, or its last answer given."""
    rewinds: int
    stops: tuple[str, ...] = ()
    quiet: bool = False
    """Whether it holds only as long as the others do nothing but pass."""
    begun: bool = False


def by_days(ledger: Ledger) -> bool:
    return isinstance(ledger.charter.terms.clock, DecisionClock)


# leaving one


async def expected(ledger: Ledger, seat: int, wish: Expect) -> Expected:
    """What the seat would be asked after those steps: foreseen, or else what it was asked last."""
    _check(ledger, seat)
    game = ledger.game.copy()
    found = await asyncio.to_thread(ahead, game, seat, wish.steps)
    if found.world is not None:
        return Expected(wish.steps, True, [_put(found.world)])
    if wish.steps:
        return Expected(wish.steps, True, [])
    asked = await asyncio.to_thread(remembered, ledger, seat)
    return Expected((), False, [_put(world) for world in asked])


def _put(world: Any) -> Question:
    """What can be left to be answered, without what it would cost or do: that may be another matter by then."""
    kept = [found for found in world.shortcuts if not any(answer.found for answer in found.answers)]
    put = question(world.decision, 0, [replace(found, price=(), outcomes=()) for found in kept])
    offers = tuple(msgspec.structs.replace(offer, price=(), outcomes=()) for offer in put.options)
    return msgspec.structs.replace(put, options=offers)


def _check(ledger: Ledger, seat: int) -> None:
    if not by_days(ledger):
        raise Complaint(message("plan-no-days"))
    if ledger.result is not None or not ledger.begun:
        raise Complaint(message("plan-late"))
    decision = ledger.decision
    if decision is not None and decision.seat == seat:
        raise Complaint(message("plan-asked"))


async def leave(store: Store, table: Table, seat: int, wish: LeavePlan) -> None:
    """It takes the place of one that was left before."""
    ledger = table.ledger
    _check(ledger, seat)
    if not wish.steps:
        raise Complaint(message("bad-request"))
    game = ledger.game.copy()
    if wish.asked:
        found = await asyncio.to_thread(_again, ledger, seat, wish)
    else:
        found = await asyncio.to_thread(ahead, game, seat, wish.steps)
    if table.ledger is not ledger:
        _check(table.ledger, seat)
    steps = tuple(Step(answer.prompt, answer.notation, answer.at, answer.repeats) for answer in found.answers)
    plan = Plan(_joined(found.said), steps, len(ledger.moves), ledger.rewinds, found.stops, not wish.asked)
    row = {"table_id": table.id, "seat": seat, "dropped": False, "version": ledger.number}
    await store.run(
        delete(PLANS).where(_of(table.id, seat)),
        insert(PLANS).values(**row, plan=msgspec.json.encode(plan).decode()),
    )
    await look(store, table)


def _again(ledger: Ledger, seat: int, wish: LeavePlan) -> Ahead:
    """An answer to a question like one that was asked before, whatever the others do meanwhile."""
    for game in remembered(ledger, seat):
        decision = game.decision
        if decision is not None and decision.prompt.id == wish.asked and len(wish.steps) == 1:
            running = taken(game, wish.steps[0])
            answers = running.left
            if len(answers) == 1 and not answers[0].repeats:
                answers = (replace(answers[0], at=None),)
            return Ahead(answers, (running.shortcut.message,), running.shortcut.stops, None)
    raise Complaint(message("plan-unsure"))


def _joined(said: Sequence[Message]) -> Message:
    first, *others = said
    return message("plan-then", first=first, then=_joined(others)) if others else first


async def drop(store: Store, table: Table, held: Sequence[int]) -> None:
    """Whoever left it does not want it any more, or has read what became of it."""
    if any(seat in table.plans for seat in held):
        await store.run(delete(PLANS).where(PLANS.c.table_id == table.id, PLANS.c.seat.in_(held)))
        await look(store, table)


async def look(store: Store, table: Table) -> None:
    """What is left at a table; only those are told whose plan is another now."""
    if not by_days(table.ledger):
        return
    rows = await store.rows(select(PLANS).where(PLANS.c.table_id == table.id))
    found = {row.seat: PlanLeft(_read(row).words, row.dropped) for row in rows}
    news = {seat for seat in {*found, *table.plans} if found.get(seat) != table.plans.get(seat)}
    table.plans = found
    if news:
        table.told.clear()
    for watcher in table.watchers:
        if news & set(watcher.held):
            watcher.news.set()


def _read(row: Row[Any]) -> Plan:
    return msgspec.json.decode(row.plan, type=Plan)


def _of(table: str, seat: int) -> ColumnElement[bool]:
    return and_(PLANS.c.table_id == table, PLANS.c.seat == seat)


# following them


async def follow_all(hall: Hall) -> None:
    """Those whose seat is asked now; plans of finished games are forgotten."""
    over = select(TABLES.c.id).where(TABLES.c.finished_at.is_not(None))
    asked = and_(TABLES.c.id == PLANS.c.table_id, TABLES.c.deciding == PLANS.c.seat, TABLES.c.finished_at.is_(None))
    due = select(PLANS).join(TABLES, asked).where(~PLANS.c.dropped).limit(AT_ONCE)
    if not await hall.store.rows(select(PLANS.c.seat).limit(1)):
        return
    for row in await hall.store.rows(due):
        try:
            await _follow(hall, row)
        except Complaint:
            continue  # somebody was faster, or the database is away: look again
        except Exception:
            metrics.FAULTS.labels("plans").inc()
            log.exception("a plan cannot be followed", extra={"table": row.table_id})
    await hall.store.run(delete(PLANS).where(PLANS.c.table_id.in_(over)))


async def _follow(hall: Hall, row: Row[Any]) -> None:
    table = await hall.get(row.table_id)
    if table is None:
        return
    plan, seat, seq, more = _read(row), row.seat, table.ledger.seq, list[Executable]()
    mine = and_(_of(table.id, seat), PLANS.c.version == row.version)
    given = _answer(table.ledger, seat, plan)
    if given is None:
        await hall.store.run(_ended(mine, plan))
        await look(hall.store, table)
        return
    notation, left = given
    if now() < table.ledger.since + _pause(table.ledger, seat, notation):
        return

    def command(ledger: Ledger, at: int) -> None:
        ledger.decide((seat,), seq, notation, at)
        more[:] = [_left(mine, ledger, plan, left)]

    await table.act(command, more)
    await look(hall.store, table)


def _answer(ledger: Ledger, seat: int, plan: Plan) -> tuple[str, tuple[Answer, ...]] | None:
    """What the plan says to the open question, and what is left of it then; None where something else has come up."""
    decision, since = ledger.decision, ledger.moves[plan.after :]
    if decision is None or decision.seat != seat or ledger.by_house(seat):
        return None
    if plan.rewinds != ledger.rewinds or len(ledger.moves) < plan.after:
        return None
    if any(move.own and (move.seat == seat or (plan.quiet and move.notation != PASSING)) for move in since):
        return None
    if since and plan.stops and any(line.id in plan.stops for line in ledger.game.news(seat, len(since))):
        return None
    answers = tuple(Answer(step.prompt, step.notation, step.at, step.repeats) for step in plan.steps)
    following = Running(seat, Shortcut("", plan.words, (), answers), answers).next(ledger.game)
    if following is None:
        return None
    index, running = following
    return decision.notation(index), running.left


def _pause(ledger: Ledger, seat: int, notation: str) -> int:
    """As long as the player himself takes when he is quick; by what everybody has seen, and by chance."""
    words = f"{ledger.charter.salt} plan {ledger.seq}"
    chance = int.from_bytes(hashlib.blake2b(words.encode(), digest_size=8).digest())
    return a_pause(ledger.paces[seat], notation, chance)


def _left(mine: ColumnElement[bool], ledger: Ledger, plan: Plan, left: Sequence[Answer]) -> Executable:
    if not left:
        return delete(PLANS).where(mine)
    steps = tuple(Step(answer.prompt, answer.notation, answer.at, answer.repeats) for answer in left)
    rest = msgspec.structs.replace(plan, steps=steps, after=len(ledger.moves), begun=True)
    return update(PLANS).where(mine).values(version=ledger.number, plan=msgspec.json.encode(rest).decode())


def _ended(mine: ColumnElement[bool], plan: Plan) -> Executable:
    """What only repeats ends when its question comes no more; all else is told to have been dropped."""
    if plan.begun and all(step.repeats for step in plan.steps):
        return delete(PLANS).where(mine)
    return update(PLANS).where(mine).values(dropped=True)
