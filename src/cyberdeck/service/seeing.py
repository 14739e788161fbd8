"""What a connection is told: everything its seat may know now, and nothing else."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from cyberdeck.kernel import SPECTATOR, Message
from cyberdeck.service.chronicle import ending_of
from cyberdeck.service.ledger import Ledger
from cyberdeck.service.tables import Table
from cyberdeck.service.timeline import now
from cyberdeck.service.wire import BackSeen, ClockSeen, Ending, Line, PlayerSeen, Question, Update, question


@dataclass(slots=True, eq=False)
class Watcher:
    """A connection: the seats it holds (none for a spectator), and how much it has been told."""

    held: tuple[int, ...]
    key: str = ""
    """By which a spectator may look at a side."""
    news: asyncio.Event = field(default_factory=asyncio.Event)
    seat: int | None = None
    rewinds: int = -1
    moments: int = 0
    notes: int = 0
    chat: int = 0


def update_for(table: Table, watcher: Watcher) -> Update:
    """What is new for a watcher; it counts as told."""
    ledger = table.ledger
    game, decision, seat = ledger.game, ledger.decision, _seat(ledger, watcher)
    whole = seat != watcher.seat or ledger.rewinds != watcher.rewinds
    moments = len(ledger.moves) + 1
    lines = ledger.lines(seat) if whole else ledger.lines(seat, watcher.moments, watcher.notes)
    ending = ending_of(ledger)
    told = Update(
        seq=ledger.seq,
        game=game.rules.name,
        seat=None if seat == SPECTATOR else game.seats[seat],
        seats=game.seats,
        view=game.view(seat),
        deciding=None if decision is None else game.seats[decision.seat],
        question=_question(ledger, watcher),
        log=lines,
        ending=None if ending is None else Ending(*ending),
        whole=whole,
        table=table.id,
        number=ledger.number,
        held=[game.seats[held] for held in watcher.held],
        begun=ledger.begun,
        players=_players(table),
        clock=_clock(ledger),
        back=_back(ledger),
        chat=_chat(table, watcher),
        commitment=ledger.commitment,
        proof=None if ending is None else ledger.proof,
        rematch=table.rematch is not None,
        origin=ledger.origin,
        running=_running(ledger, watcher),
        asked=ledger.asks(seat) if seat in watcher.held else None,
        side=_side(ledger, seat) if seat in watcher.held else None,
    )
    # The answers of an open question have told nothing yet, and may be dropped.
    watcher.seat, watcher.rewinds, watcher.moments = seat, ledger.rewinds, moments - game.begun
    watcher.notes = len(ledger.notes)
    watcher.chat = table.chats[-1].id if table.chats else 0
    return told


def _question(ledger: Ledger, watcher: Watcher) -> Question | None:
    """What is asked of the watcher himself."""
    decision = ledger.decision
    if decision is None or decision.seat not in watcher.held or ledger.by_house(decision.seat):
        return None
    if ledger.pending is not None:
        return None
    return question(decision, ledger.droppable, ledger.game.shortcuts)


def _running(ledger: Ledger, watcher: Watcher) -> Message | None:
    running = ledger.running
    return running.shortcut.message if running is not None and running.seat in watcher.held else None


def _seat(ledger: Ledger, watcher: Watcher) -> int:
    """Of several seats in one hand, the one that decides, or the one that was looked at last."""
    if not watcher.held:
        return ledger.side_of(watcher.key)
    decision = ledger.decision
    if decision is not None and decision.seat in watcher.held:
        return int(decision.seat)
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
        )
        for seat, player in enumerate(table.players)
    ]


def _clock(ledger: Ledger) -> ClockSeen | None:
    terms = ledger.charter.terms.clock
    if terms is None:
        return None
    decision, due = ledger.decision, ledger.due
    if decision is None or due is None:
        return ClockSeen(terms, None, None)
    return ClockSeen(terms, ledger.seats[decision.seat], max(0, due - now()))


def _back(ledger: Ledger) -> BackSeen | None:
    if ledger.asked is None:
        return None
    return BackSeen(ledger.seats[ledger.asked.seat], [ledger.seats[seat] for seat in sorted(ledger.awaited)])


def _chat(table: Table, watcher: Watcher) -> list[Line]:
    ledger = table.ledger
    return [
        Line(ledger.seats[line.seat], line.text, line.at)
        for line in table.chats
        if line.id > watcher.chat and not any(line.seat in table.players[held].muted for held in watcher.held)
    ]
