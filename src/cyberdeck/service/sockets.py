"""The socket of a seat or of a spectator: updates out, messages in."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from cyberdeck.kernel import Complaint, Message, message
from cyberdeck.kernel.patch import changes
from cyberdeck.service import crews, metrics, plans
from cyberdeck.service.guard import client_of
from cyberdeck.service.hall import Hall
from cyberdeck.service.line import line_of
from cyberdeck.service.links import new_token, owners, renew
from cyberdeck.service.putting import plan_seen
from cyberdeck.service.seeing import is_asked, put
from cyberdeck.service.tables import Command, Table
from cyberdeck.service.telling import text_for
from cyberdeck.service.watching import Watcher
from cyberdeck.service.wire import (
    Advice,
    Again,
    Answer,
    Ask,
    Back,
    Because,
    Cancel,
    Consent,
    Consider,
    Considered,
    Decide,
    Expect,
    Fill,
    Foresee,
    Foreseen,
    GiveBack,
    Glance,
    Glanced,
    Halt,
    Hint,
    LeavePlan,
    Look,
    Mute,
    Price,
    Priced,
    Refused,
    Rematch,
    Renew,
    Renewed,
    Resign,
    Said,
    Say,
    StandIn,
    TakeShortcut,
    Told,
    Why,
    Withheld,
    decode_said,
    encode,
)

UNKNOWN_LINK = 4404
CANNOT_GO_ON = 4409
OTHER_PROTOCOL = 4426
TOO_MANY = 4429
PROTOCOL = "2"
COME_BACK = 1013
TOO_LONG = 2000
PATIENCE = 200
"""How many refusals for haste a connection may have before it is closed."""
UNLIMITED = (Decide, TakeShortcut, Price, Say, Why, Glance, Resign)
"""What may be said as often as any message."""

log = logging.getLogger("cyberdeck.sockets")


async def seat(socket: WebSocket) -> None:
    """Whoever has the link plays its seats."""
    hall: Hall = socket.app.state.hall
    await _serve(socket, hall, lambda: hall.find(socket.path_params["token"]))


async def watch(socket: WebSocket) -> None:
    """A spectator; `?side=` is the key of a side, which its player has given him."""
    hall: Hall = socket.app.state.hall

    async def find() -> tuple[Table, tuple[int, ...]] | None:
        table = await hall.watch(socket.path_params["table"])
        return None if table is None else (table, ())

    await _serve(socket, hall, find)


Find = Callable[[], Awaitable[tuple[Table, tuple[int, ...]] | None]]


async def _serve(socket: WebSocket, hall: Hall, find: Find) -> None:
    with suppress(WebSocketDisconnect):  # gone before there was anything to be told
        await _let_in(socket, hall, find)


async def _let_in(socket: WebSocket, hall: Hall, find: Find) -> None:
    await socket.accept()
    if socket.query_params.get("protocol") != PROTOCOL:
        await _send(socket, Refused(0, message("protocol-other", ours=PROTOCOL)))
        await _close(socket, OTHER_PROTOCOL)
        return
    try:
        found = await find()
    except Complaint as complaint:
        await _send(socket, Refused(0, complaint.message))
        await _close(socket, CANNOT_GO_ON)
        return
    except Exception:
        metrics.FAULTS.labels("finding").inc()
        log.exception("a table could not be found")
        await _close(socket, COME_BACK)
        return
    if found is None:
        await _close(socket, UNKNOWN_LINK)
        return
    with metrics.CONNECTIONS.track_inprogress():
        await Connection(socket, hall, *found).serve()


class Connection:
    """One socket at one table."""

    def __init__(self, socket: WebSocket, hall: Hall, table: Table, held: tuple[int, ...]) -> None:
        self._socket, self._hall, self._table, self._held = socket, hall, table, held
        self._line = line_of(socket)
        lean = socket.query_params.get("lean", "0") not in ("", "0")
        self._watcher = Watcher(held, socket.query_params.get("side", ""), lean)
        self._token = socket.path_params.get("token", "")
        self._players, self._renewed = table.players, self._renewals()
        self._client, self._place = client_of(socket.scope), f"{table.id} {held}"
        if not held:
            self._place += self._client
        self._hasty = 0
        self._advising: asyncio.Task[None] | None = None
        """The computer thinks about a hint for this connection."""

    async def serve(self) -> None:
        looking = self._table.watchers if self._held else self._table.spectators
        looking.add(self._watcher)
        await self._hall.arrive(self._table, self._held)
        telling = asyncio.create_task(self._tell())
        try:
            while True:
                await self._hear()
        except (WebSocketDisconnect, RuntimeError):
            pass  # gone, with or without a word
        finally:
            telling.cancel()
            if self._advising is not None:
                self._advising.cancel()
            self._table.leave(self._watcher)
            await self._hall.leave(self._table, self._held)

    async def _tell(self) -> None:
        """Each time something has changed, what is new; who is slow misses what was overtaken."""
        try:
            while True:
                self._watcher.news.clear()
                if self._players is not self._table.players and not await self._still_holds():
                    return
                await self._line.say(text_for(self._table, self._watcher))
                if not self._watcher.parting:
                    await self._watcher.news.wait()
        except (WebSocketDisconnect, RuntimeError):
            pass
        except Exception:
            metrics.FAULTS.labels("telling").inc()
            log.exception("a seat cannot be told", extra={"table": self._table.id})
            await self._socket.close(1011)

    async def _hear(self) -> None:
        text = await self._line.hear()
        try:
            if not self._hall.messages.take(self._client):
                await self._slow_down()
                raise Complaint(message("too-fast"))
            if text is None or len(text) > TOO_LONG:
                raise Complaint(message("bad-request"))
            await self._do(decode_said(text))
        except (msgspec.DecodeError, UnicodeEncodeError):
            await self._refuse(message("bad-request"))
        except Complaint as complaint:
            await self._refuse(complaint.message)
        except (WebSocketDisconnect, RuntimeError):
            raise
        except Exception:
            metrics.FAULTS.labels("acting").inc()
            log.exception("a message could not be carried out", extra={"table": self._table.id})
            await self._refuse(message("service-fault"))

    async def _send(self, what: Told) -> None:
        await self._line.say(encode(what))

    async def _slow_down(self) -> None:
        self._hasty += 1
        if self._hasty > PATIENCE:
            await self._socket.close(TOO_MANY)
            raise WebSocketDisconnect(TOO_MANY)

    async def _refuse(self, reason: Message) -> None:
        metrics.REFUSALS.labels(reason.id).inc()
        await self._send(Refused(self._table.ledger.seq, reason))

    async def _do(self, said: Said) -> None:
        """What was said, done; a spectator may only look."""
        if not self._held and not isinstance(said, Look):
            raise Complaint(message("spectators-look"))
        if self._players is not self._table.players and not await self._still_holds():
            raise WebSocketDisconnect(UNKNOWN_LINK)
        table = self._table
        if not isinstance(said, UNLIMITED) and not self._hall.asides.take(self._place):
            raise Complaint(message("too-fast"))
        command = self._command(said)
        if command is not None:
            await table.act(command, apart=isinstance(said, Back | Answer))
        else:
            await self._aside(said)

    def _command(self, said: Said) -> Command | None:
        """What changes the game or who plays it."""
        held = self._held
        match said:
            case Decide(seq, notation):
                return lambda ledger, at: ledger.decide(held, seq, notation, at)
            case TakeShortcut(seq, notation):
                return lambda ledger, at: ledger.take_shortcut(held, seq, notation, at)
            case Cancel(seq):
                return lambda ledger, at: ledger.cancel(held, seq, at)
            case Ask(how):
                return lambda ledger, at: ledger.ask(held, how, at)
            case Back():
                return lambda ledger, at: ledger.ask_back(held, at)
            case Answer(agree):
                return lambda ledger, at: ledger.answer_back(held, agree, at)
            case StandIn(name):
                seat = self._seat(name)
                away = self._table.away(seat)
                return lambda ledger, at: ledger.stand_in(held, seat, away, at)
            case GiveBack():
                return lambda ledger, at: ledger.give_back(held, at)
            case Resign():
                return lambda ledger, at: ledger.resign(self._speaking(), at)
        return None

    async def _aside(self, said: Said) -> None:
        """What is said beside the game."""
        match said:
            case Say(text):
                await self._say(text)
            case Look():
                self._watcher.strip = None
                self._watcher.news.set()
            case Halt():
                self._table.halt(self._held)
                await plans.drop(self._hall.store, self._table, self._held)
            case Fill():
                await crews.fill(self._table)
            case Expect():
                await self._send(await plans.expected(self._table.ledger, self._speaking(), said))
            case LeavePlan():
                await plans.leave(self._hall.store, self._table, self._speaking(), said)
            case Mute(name, on):
                await self._table.mute(self._held, self._seat(name), on)
                self._watcher.news.set()
            case Consent(on):
                await self._consent(on)
            case Rematch(swap):
                again = await self._hall.rematch(self._table, self._held, self._token, swap)
                await self._send(Again(f"/t/{again}"))
            case Renew():
                await self._renew()
            case Price(seq):
                await self._send(self._priced(seq))
            case Why(notation):
                await self._send(self._why(notation))
            case Consider(thing):
                await self._send(self._considered(thing))
            case Foresee(thing):
                await self._send(await self._foreseen(thing))
            case Glance(name):
                await self._send(self._glanced(name))
            case Hint(seq):
                self._advise(seq)

    def _advise(self, seq: int) -> None:
        """Beside everything else: who waits for a hint can go on playing."""
        if self._advising is not None and not self._advising.done():
            raise Complaint(message("too-fast"))
        self._advising = asyncio.create_task(self._hint(self._speaking(), seq))

    async def _hint(self, seat: int, seq: int) -> None:
        decision = self._table.ledger.decision
        try:
            plans = await self._table.hint(seat, seq)
        except Complaint as complaint:
            await self._refuse(complaint.message)
            return
        assert decision is not None
        await self._send(Advice(seq, [plan_seen(decision, plan) for plan in plans]))

    def _seat(self, name: str) -> int:
        seats = self._table.ledger.seats
        if name not in seats:
            raise Complaint(message("seat-unknown", seat=name))
        return seats.index(name)

    def _speaking(self) -> int:
        """Of several seats in one hand, the one that is being looked at."""
        seat = self._watcher.seat
        return self._held[0] if seat is None or seat not in self._held else seat

    async def _say(self, text: str) -> None:
        if not self._hall.chats.take(self._place):
            raise Complaint(message("too-fast"))
        words = " ".join("".join(c if c.isprintable() else " " for c in text).split())
        if not words:
            raise Complaint(message("bad-request"))
        await self._table.say(self._speaking(), words)

    async def _consent(self, on: bool) -> None:
        def command(ledger: Any, at: int) -> None:
            for seat in self._held:
                ledger.consent(seat, on, at)

        await self._table.act(command)

    def _considered(self, thing: str) -> Considered:
        found = self._table.ledger.game.withheld(self._speaking(), thing)
        return Considered(thing, [Withheld(notation, *reason) for notation, reason in found.items()])

    async def _foreseen(self, thing: str) -> Foreseen:
        """On a copy and beside the loop: all that dice may bring takes its time."""
        ledger = self._table.ledger
        seq, game = ledger.seq, ledger.game.copy()
        return Foreseen(seq, thing, await asyncio.to_thread(game.forecast, thing))

    def _priced(self, seq: int) -> Priced:
        """What is certain of the open question; for others than who is asked there is none."""
        ledger = self._table.ledger
        if seq != ledger.seq or not is_asked(self._table, self._watcher):
            raise Complaint(message("decision-late"))
        return Priced(seq, put(self._table, lean=False))

    def _glanced(self, name: str) -> Glanced:
        seat, ledger = self._seat(name), self._table.ledger
        if seat not in self._held:
            raise Complaint(message("seat-unknown", seat=name))
        shown = ledger.game.view(self._speaking())
        return Glanced(ledger.seq, name, changes(shown, ledger.game.view(seat)))

    async def _renew(self) -> None:
        """All other links to these seats are void from now on."""
        table, store = self._table, self._hall.store
        if await owners(store, table.id, self._held):
            raise Complaint(message("seat-claimed"))
        old, self._token = self._token, new_token()
        try:
            await renew(store, table.id, self._held, self._token)
        except BaseException:
            self._token = old
            raise
        await table.refresh()
        await self._send(Renewed(f"/t/{self._token}"))

    async def _still_holds(self) -> bool:
        """Whether the link that led here has not been revoked meanwhile."""
        players, renewed = self._table.players, self._renewals()
        if renewed == self._renewed:
            self._players = players
            return True
        found = await self._hall.store.link(self._token)
        if found == (self._table.id, self._held):
            self._players, self._renewed = players, renewed
            return True
        await self._socket.close(UNKNOWN_LINK)
        return False

    def _renewals(self) -> list[int]:
        return [self._table.players[seat].renewed for seat in self._held]

    def _why(self, notation: str) -> Because:
        reason = self._table.ledger.game.why_not(self._speaking(), notation)
        return Because(notation, reason and reason.message, reason.clause if reason else "")


async def _send(socket: WebSocket, what: Told) -> None:
    await line_of(socket).say(encode(what))


async def _close(socket: WebSocket, code: int) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):  # it has been closed from the other side, or below
        await socket.close(code)
