"""What a connection is told: everything its seat may know now, and nothing else."""

from __future__ import annotations

from typing import cast

import msgspec

from cyberdeck.kernel import SPECTATOR, Message
from cyberdeck.service.ledger import Ledger
from cyberdeck.service.putting import lean_question, question
from cyberdeck.service.tables import Table
from cyberdeck.service.timeline import now
from cyberdeck.service.watching import Strip, Watcher
from cyberdeck.service.wire import (
    About,
    BackSeen,
    ClockSeen,
    Frame,
    Line,
    News,
    PlanLeft,
    PlayerSeen,
    Question,
    RematchSeen,
    Whole,
    encode,
)


def told_to(table: Table, watcher: Watcher) -> Whole | News:
    """What is new for a watcher; it counts as told."""
    seat = _seat(table, watcher)
    watcher.parting = _is_left(table, watcher, seat)
    if watcher.parting and watcher.seat is not None:
        seat = watcher.seat
    strip = table.strip(seat)
    same = strip is watcher.strip and strip.reaches(watcher.told)
    if not same:
        watcher.chat = 0
    told = _news(table, watcher, strip) if same else _whole(table, watcher, seat)
    watcher.seat, watcher.strip, watcher.told = seat, strip, strip.count
    watcher.chat = table.chats[-1].id if table.chats else 0
    return told


def _is_left(table: Table, watcher: Watcher, seat: int) -> bool:
    """Whether there is something left to be seen with the eyes of the seat that was looked at, if it is one's own."""
    strip = watcher.strip
    if strip is None or watcher.seat is None or seat == watcher.seat or watcher.seat not in watcher.held:
        return False
    return table.strip(watcher.seat) is strip and strip.count > watcher.told and strip.reaches(watcher.told)


def _whole(table: Table, watcher: Watcher, seat: int) -> Whole:
    ledger = table.ledger
    game, moment = ledger.game, table.moment
    watcher.around, watcher.about = _around(table, seat), encode(_about(table, watcher, seat))
    return Whole(
        seq=ledger.seq,
        number=ledger.number,
        at=len(ledger.moves),
        game=game.rules.name,
        seat=None if seat == SPECTATOR else game.seats[seat],
        seats=game.seats,
        view=ledger.eyes.view(seat),
        deciding=moment.deciding,
        question=_put(table, watcher),
        log=[] if watcher.lean else ledger.lines(seat),
        ending=moment.ending,
        running=_running(ledger, watcher),
        about=cast(About, msgspec.Raw(watcher.about)),
        chat=_chat(table, watcher),
        table=table.id,
        held=[game.seats[held] for held in watcher.held],
        commitment=ledger.commitment,
        origin=ledger.origin,
        hints=any(map(ledger.may_ask_for_hints, watcher.held)),
        cup=ledger.charter.terms.cup,
        week=ledger.charter.terms.week,
        late=table.late,
        plan=_plan(table, watcher),
    )


def _news(table: Table, watcher: Watcher, strip: Strip) -> News:
    ledger, seat, moment = table.ledger, watcher.seat, table.moment
    assert seat is not None
    return News(
        seq=ledger.seq,
        at=len(ledger.moves),
        number=None if ledger.number == ledger.seq else ledger.number,
        deciding=moment.deciding,
        question=None if watcher.parting else _put(table, watcher),
        running=_running(ledger, watcher),
        frames=cast(list[Frame], strip.since(watcher.told, watcher.lean)),
        ending=moment.ending,
        about=_news_about(table, watcher, seat),
        chat=_chat(table, watcher),
        plan=_plan(table, watcher),
    )


def _news_about(table: Table, watcher: Watcher, seat: int) -> About | None:
    """The table around the game, if that has changed."""
    around = _around(table, seat)
    if around == watcher.around:
        return None
    about = encode(_about(table, watcher, seat))
    known, watcher.around, watcher.about = watcher.about == about, around, about
    return None if known else cast(About, msgspec.Raw(about))


def _around(table: Table, seat: int) -> tuple[object, ...]:
    """All that the table around the game hangs on: to compare it is cheaper than to tell it.

    No decision changes it but by its time and by ending the game, or what somebody has asked.
    """
    ledger, at = table.ledger, now()
    return (
        seat,
        table.players,
        table.rematch,
        ledger.aside,
        ledger.asked,
        ledger.result is None,
        None if ledger.charter.terms.clock is None else at,
        tuple([player.here_until > at for player in table.players]),
    )


def _about(table: Table, watcher: Watcher, seat: int) -> About:
    """The table around the game, as whoever holds a seat or looks on may know it."""
    ledger, own = table.ledger, seat in watcher.held
    return About(
        begun=ledger.begun,
        players=_players(table),
        clock=_clock(table),
        back=_back(ledger),
        rematch=_rematch(table),
        asked=ledger.asks(seat) if own else None,
        side=_side(ledger, seat) if own else None,
        proof=None if ledger.result is None else ledger.proof,
    )


def _rematch(table: Table) -> RematchSeen | None:
    opened = table.rematch
    if opened is None:
        return None
    return RematchSeen(None if opened.seat is None else table.ledger.seats[opened.seat], opened.swapped)


def _put(table: Table, watcher: Watcher) -> Question | None:
    """What is asked of the watcher himself, as it is sent: encoded once."""
    return put(table, watcher.lean) if is_asked(table, watcher) else None


def put(table: Table, lean: bool) -> Question:
    """The open question as it is sent, with all that can be foreseen or without: each encoded once."""
    ledger = table.ledger
    if table.asked[0] != ledger.seq:
        table.asked = ledger.seq, {}
    forms = table.asked[1]
    if lean not in forms:
        decision = ledger.decision
        assert decision is not None
        begun = ledger.droppable
        found = lean_question(decision, begun) if lean else question(decision, begun, ledger.game.shortcuts)
        forms[lean] = msgspec.Raw(encode(found))
    return cast(Question, forms[lean])


def is_asked(table: Table, watcher: Watcher) -> bool:
    return table.moment.asked in watcher.held


def _running(ledger: Ledger, watcher: Watcher) -> Message | None:
    running = ledger.running
    return running.shortcut.message if running is not None and running.seat in watcher.held else None


def _plan(table: Table, watcher: Watcher) -> PlanLeft | None:
    plans = table.plans
    return next((plans[seat] for seat in watcher.held if seat in plans), None) if plans else None


def _seat(table: Table, watcher: Watcher) -> int:
    """Of several seats in one hand, the one that decides, or the one that was looked at last."""
    if not watcher.held:
        return table.ledger.side_of(watcher.key)
    deciding = table.moment.seat
    if deciding is not None and deciding in watcher.held:
        return deciding
    return watcher.held[0] if watcher.seat is None else watcher.seat


def _side(ledger: Ledger, seat: int) -> str | None:
    key = ledger.side_key(seat)
    return key and f"/watch/{ledger.charter.id}?side={key}"


def _players(table: Table) -> list[PlayerSeen]:
    ledger, at = table.ledger, now()
    timed = ledger.charter.terms.clock is not None
    return [
        PlayerSeen(
            seat=ledger.seats[seat],
            sitting=player.sitting,
            name=player.name,
            came=player.here_until > 0,
            online=player.here_until > at,
            stand_in=seat in ledger.stand_ins,
            consents=seat in ledger.consents,
            left=ledger.left[seat] if timed else None,
            rung=ledger.charter.terms.rung(seat),
            away=max((end for _, end in ledger.away.get(seat, ()) if end > at), default=0),
        )
        for seat, player in enumerate(table.players)
    ]


def _clock(table: Table) -> ClockSeen | None:
    ledger = table.ledger
    terms = ledger.charter.terms.clock
    if terms is None:
        return None
    decision, due = ledger.decision, ledger.due
    if decision is None or due is None:
        return ClockSeen(terms, None, None)
    return ClockSeen(terms, ledger.seats[decision.seat], max(0, due - table.time))


def _back(ledger: Ledger) -> BackSeen | None:
    if ledger.asked is None:
        return None
    return BackSeen(ledger.seats[ledger.asked.seat], [ledger.seats[seat] for seat in sorted(ledger.awaited)])


def _chat(table: Table, watcher: Watcher) -> list[Line]:
    if not table.chats:
        return []
    ledger = table.ledger
    return [
        Line(ledger.seats[line.seat], line.text, line.at)
        for line in table.chats
        if line.id > watcher.chat and not any(line.seat in table.players[held].muted for held in watcher.held)
    ]
