"""Live tables: a ledger, who is watching it, and the house playing its seats."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress

import msgspec
from sqlalchemy import Executable

from cyberdeck.bots import Plan, rungs, seen_by
from cyberdeck.kernel import Complaint, message
from cyberdeck.service import metrics, plans
from cyberdeck.service.appending import Append, Taken, Unsure
from cyberdeck.service.chronicle import ending_of
from cyberdeck.service.entries import Charter
from cyberdeck.service.ledger import Ledger
from cyberdeck.service.links import mute
from cyberdeck.service.proving import Refuting
from cyberdeck.service.records import Away
from cyberdeck.service.settings import Settings
from cyberdeck.service.snapshots import folded, taken
from cyberdeck.service.store import Chat, Player, Store, Stored
from cyberdeck.service.thinking import Question, Thinkers, Thought, TooSlow
from cyberdeck.service.timeline import now
from cyberdeck.service.watching import Moment, Strip, Watcher
from cyberdeck.service.wire import PlanLeft, encode

CHAT_KEPT = 200
GRACE = 2.0
"""How much longer than the house's budget a claim on its thinking holds, in seconds."""

STEADY = 1000
"""The milliseconds that a stand-in takes for an answer."""
BEAT = 500
"""The milliseconds from stroke to stroke: what a searching player may think about, it answers at a stroke after it was
asked. How long it took would tell an opponent what there was to think about."""

FEW, BREATH = 5, 0.005
"""How many spectators are told at once, and the seconds between."""

Command = Callable[[Ledger, int], None]
log = logging.getLogger("cyberdeck.tables")


class Table:
    """A table in memory. Commands are taken one at a time, written down, and only then shown."""

    late = 0
    """By how many seconds it is shown later than it happens."""

    def __init__(self, stored: Stored, store: Store, thinkers: Thinkers, settings: Settings) -> None:
        self.ledger = _folded(stored)
        self.players = stored.players
        self.rematch, self.opener = stored.rematch, stored.opener
        self.chats: list[Chat] = []
        self.plans: Mapping[int, PlanLeft] = {}
        """What seats have left to be answered when they are asked."""
        self.watchers: set[Watcher] = set()
        """Those who play; they are told at once, and spectators after them."""
        self.spectators: set[Watcher] = set()
        self._strips: dict[int, Strip] = {}
        self.told: dict[tuple[object, ...], tuple[bytes, tuple[object, ...]]] = {}
        """What has been encoded since something was new."""
        self.asked: tuple[int, dict[bool, msgspec.Raw]] = (-1, {})
        """The last question that was put, by its number, as it is sent: in full, and lean."""
        self._moment = Moment.of(self.ledger)
        self._unseen = False
        self._showing: asyncio.Task[None] | None = None
        self._waiting: set[asyncio.Event] = set()
        self.touched = time.monotonic()
        self.shelved = False
        """Whether somebody films the finished game."""
        self._store, self._thinkers, self._settings = store, thinkers, settings
        self._lock = asyncio.Lock()
        self._kept = self.ledger.number if stored.snapshot and not stored.entries else 0
        self._playing: asyncio.Task[None] | None = None
        self._keeping: asyncio.Task[None] | None = None
        self._reading: asyncio.Task[None] | None = None

    @property
    def charter(self) -> Charter:
        return self.ledger.charter

    @property
    def id(self) -> str:
        return self.charter.id

    @property
    def time(self) -> int:
        """What its clocks show."""
        return now()

    @property
    def moment(self) -> Moment:
        if self._moment.ledger is not self.ledger:
            self._moment = Moment.of(self.ledger)
        return self._moment

    @property
    def looked_at(self) -> bool:
        return bool(self.watchers or self.spectators)

    @property
    def idle(self) -> bool:
        busy = self._playing is not None and not self._playing.done()
        return not self.looked_at and not busy and not self._lock.locked()

    # commands

    async def act(self, command: Command, more: Sequence[Executable] = (), apart: bool = False) -> None:
        """Run a command on a copy, store what it wrote, then show the copy. `apart` keeps long ones off the loop."""
        started = self.touched = time.monotonic()
        async with self._lock:
            while True:
                draft = self.ledger.draft()
                if apart:
                    await asyncio.to_thread(command, draft, now())
                else:
                    command(draft, now())
                if not draft.written:
                    break
                try:
                    await self._store.append(_appending(draft, more))
                except Taken:
                    await self._catch_up()
                    continue
                except Unsure:
                    self.read_again()
                    raise
                for entry in draft.written:
                    metrics.written(entry.kind.value).inc()
                self._show(draft)
                break
        metrics.ACTING.observe(time.monotonic() - started)
        self.let_house_play()

    async def refresh(self) -> None:
        """Another node has written something."""
        async with self._lock:
            await self._catch_up()
        if self.ledger.running is not None:
            await self.act(lambda draft, at: draft.settle(at))
        self.let_house_play()

    def halt(self, held: Sequence[int]) -> None:
        """The shortcut of one of these seats does not go on."""
        if self.ledger.running is not None and self.ledger.running.seat in held:
            self.ledger.running = None
            self.wake()

    def read_again(self) -> None:
        """What is in memory may not be what is written; until that is known, it is asked again and again."""
        if self._reading is None or self._reading.done():
            self._reading = asyncio.create_task(self._read_again())

    async def _read_again(self) -> None:
        while True:
            try:
                return await self.refresh()
            except Exception:
                metrics.FAULTS.labels("refresh").inc()
                log.exception("a table cannot be read again", extra={"table": self.id})
                await asyncio.sleep(GRACE)

    async def _catch_up(self) -> None:
        last = self.chats[-1].id if self.chats else 0
        news = await self._store.news(self.id, self.ledger.number, last)
        self.players, self.rematch = news.players, news.rematch
        self.chats = [*self.chats, *news.chats][-CHAT_KEPT:]
        draft = self.ledger.copy()
        for entry in news.entries:
            draft.apply(entry)
        self._show(draft)
        await plans.look(self._store, self)

    def _show(self, ledger: Ledger) -> None:
        self.ledger = ledger
        self._see()
        self.wake()
        if ledger.number - self._kept >= self._settings.snapshot or ledger.result is not None:
            self.kept()

    def strip(self, seat: int) -> Strip:
        """The frames of a seat, from now on if nobody has looked with its eyes yet."""
        if seat not in self._strips:
            self.ledger.eyes.open(self.ledger.game, seat)
            self._strips[seat] = Strip()
        return self._strips[seat]

    def _see(self) -> None:
        """What was seen goes on the strips; those that have been torn, or that nobody looks at, end."""
        eyes, looked_at = self.ledger.eyes, dict[int | None, set[bool]]()
        for watcher in (*self.watchers, *self.spectators):
            looked_at.setdefault(watcher.seat, set()).add(watcher.lean)
        eyes.look(self.ledger.game, len(self.ledger.moves))
        eyes.brief = [seat for seat, leans in looked_at.items() if seat is not None and False not in leans]
        for seat in list(self._strips):
            if seat in looked_at and seat in eyes:
                self._strips[seat].add(eyes.seen(seat), looked_at[seat])
            else:
                eyes.shut(seat)
                del self._strips[seat]

    def leave(self, watcher: Watcher) -> None:
        """Somebody looks no longer."""
        self.watchers.discard(watcher)
        self.spectators.discard(watcher)
        self._see()

    def kept(self) -> bool:
        """Whether a snapshot holds all there is; if not, one is being taken."""
        if self._keeping is not None and not self._keeping.done():
            return False
        if self._kept == self.ledger.number or not self.ledger.moves:
            return True
        self._kept = self.ledger.number
        self._keeping = asyncio.create_task(self._keep(self.ledger))
        return False

    def wake(self) -> None:
        """There is something new to see."""
        self.told.clear()
        for waiting in (*self._waiting, *(watcher.news for watcher in self.watchers)):
            waiting.set()
        self._unseen = bool(self.spectators)
        if self._unseen and (self._showing is None or self._showing.done()):
            self._showing = asyncio.create_task(self._show_to_spectators())

    async def _show_to_spectators(self) -> None:
        """A few at a time: however many look on, those who play do not wait for them."""
        while self._unseen:
            self._unseen = False
            for n, spectator in enumerate(list(self.spectators)):
                if n % FEW == 0:
                    await asyncio.sleep(BREATH)
                spectator.news.set()

    async def _keep(self, ledger: Ledger) -> None:
        ledger.mark()
        data = taken(ledger)  # a few milliseconds; a thread would hold the loop up for longer
        with suppress(Exception):  # a snapshot is a convenience; the next one comes soon
            await self._store.keep_snapshot(self.id, ledger.number, data)

    # chat and presence

    async def say(self, seat: int, words: str) -> None:
        await self._store.add_chat(self.id, seat, words, now())
        await self.refresh()

    async def mute(self, held: Sequence[int], other: int, on: bool) -> None:
        """Those seats do not hear that one any more, or do again; to nobody else anything has changed."""
        for seat in held:
            player = self.players[seat]
            muted = player.muted | {other} if on else player.muted - {other}
            await mute(self._store, self.id, seat, muted)
            self.players = (*self.players[:seat], player._replace(muted=muted), *self.players[seat + 1 :])

    def set_here(self, seats: Sequence[int], until: int) -> None:
        """Those seats are held by somebody until then; all are told when that is news."""
        at = now()
        news = any((self.players[seat].here_until > at) != (until > at) for seat in seats)
        self.players = tuple(
            player._replace(here_until=until) if seat in seats else player for seat, player in enumerate(self.players)
        )
        if news:
            self.wake()

    def away(self, seat: int) -> Away:
        """Whether the player of that seat has come at all, and has been gone for long."""
        player: Player = self.players[seat]
        if not player.here_until:
            return Away.NEVER_CAME
        return Away.GONE if player.here_until + self._settings.abandoned * 1000 < now() else Away.NO

    # the house

    def let_house_play(self) -> None:
        """Without anybody waiting for it."""
        if self._house_is_asked and (self._playing is None or self._playing.done()):
            self._playing = asyncio.create_task(self._play_house())

    @property
    def _house_is_asked(self) -> bool:
        """Whether it is the house's decision, or one that it answers for a person, and it matters to somebody."""
        moment = self.moment
        if moment.seat is None or moment.asked is not None:
            return False
        return self.looked_at or not all(map(self.ledger.by_house, range(len(self.players))))

    async def _play_house(self) -> None:
        try:
            while self._house_is_asked:
                await (self._answer_pending() if self.ledger.pending else self._play_one())
        except Exception:
            metrics.FAULTS.labels("house").inc()
            log.exception("the house cannot go on", extra={"table": self.id})

    async def _answer_pending(self) -> None:
        """What a person need not decide himself, when he could have done so."""
        ledger = self.ledger
        await self._something_new(max(0, ledger.since + ledger.pause - now()) / 1000)
        if self.ledger.seq == ledger.seq:
            with suppress(Complaint):
                await self.act(lambda draft, at: draft.answer_pending(ledger.seq, at))
            if self.ledger is ledger:
                await asyncio.sleep(GRACE)

    async def _play_one(self) -> None:
        """One decision of the house, unless another node is at it."""
        ledger = self.ledger
        decision = ledger.decision
        assert decision is not None
        lease = 2 * self._settings.budget + GRACE

        async def mine() -> bool:
            if self.ledger.seq != ledger.seq:
                return False
            return await self._store.claim(self.id, ledger.seq + 1, now(), now() + int(lease * 1000))

        thought = await self._thought(ledger, mine)
        if thought is None:
            if self.ledger.seq == ledger.seq:
                await self._something_new(lease)
            return
        notation = decision.notation(thought.choice)
        await asyncio.sleep(self._until_the_stroke(ledger) / 1000)
        with suppress(Complaint):  # the position has changed meanwhile, or the database is away: look again
            await self.act(lambda draft, at: draft.decide_for_house(ledger.seq, notation, at, thought.said))
        if self.ledger is ledger:
            await asyncio.sleep(GRACE)

    def _until_the_stroke(self, ledger: Ledger) -> int:
        """The milliseconds until a searching opponent answers; by what everybody can see, whether it thought or not.

        Who lets the house play for him can follow it, and take his seat back.
        """
        ask = ledger.game.ask
        assert ask is not None
        if ask.seat in ledger.stand_ins:
            return max(0, ledger.since + STEADY - now())
        if ledger.rules.together or not rungs.searches(ledger.rung(ask.seat)):
            return 0
        decision = ledger.game.decision
        assert decision is not None
        pondered = rungs.ponders(ledger.charter.game, ask.seat, ask.prompt, decision.at)
        return (ledger.since - now()) % BEAT if pondered else 0

    async def _thought(self, ledger: Ledger, mine: Callable[[], Awaitable[bool]]) -> Thought | None:
        """What the house decides; who takes too long is answered for by its plain player."""
        question = self._put(ledger)
        started: float | None = None

        async def beginning() -> bool:
            nonlocal started
            begun = await mine()
            started = time.monotonic() if begun else None
            return begun

        try:
            return await self._thinkers.choose(question, self.opener, beginning)
        except TooSlow:
            metrics.TOO_SLOW.inc()
            log.warning("the house took too long", extra={"table": self.id})
            return await self._plainly(question)
        finally:
            if started is not None:
                metrics.THINKING.observe(time.monotonic() - started)

    async def _plainly(self, question: Question) -> Thought | None:
        """What the house's plain player takes, or else the first offer."""
        plain = question._replace(rung=rungs.HOUSE, speaks=False, refutes=None)
        if question != plain:
            with suppress(TooSlow):
                return await self._thinkers.choose(plain, self.opener)
        return Thought(0)

    def _put(self, ledger: Ledger, rung: str = "") -> Question:
        """The question of the moment, as its seat sees it."""
        decision = ledger.decision
        assert decision is not None
        rung = rung or ledger.rung(decision.seat)
        searching = rungs.searches(rung) and ledger.charter.game in rungs.PLAYED
        seen = seen_by(ledger.game, imagining=searching)
        speaks = ledger.rules.together and searching
        question = Question(ledger.charter.game, self.id, ledger.house_seed, seen, rung, speaks=speaks)
        return question._replace(refutes=_refuting(ledger))

    async def hint(self, seat: int, seq: int) -> Sequence[Plan]:
        """What the best player would do with what that seat knows; nothing of it is written down."""
        ledger = self.ledger
        decision = ledger.decision
        if not ledger.may_ask_for_hints(seat):
            raise Complaint(message("hint-forbidden"))
        if decision is None or decision.seat != seat or seq != ledger.seq:
            raise Complaint(message("hint-late"))
        try:
            thought = await self._thinkers.choose(self._put(ledger, rungs.NAMES[-1])._replace(advice=True), self.opener)
        except TooSlow:
            raise Complaint(message("hint-slow")) from None
        assert thought is not None
        return thought.plans

    async def _something_new(self, most: float) -> None:
        news = asyncio.Event()
        self._waiting.add(news)
        with suppress(TimeoutError):
            await asyncio.wait_for(news.wait(), most)
        self._waiting.discard(news)

    async def close(self) -> None:
        """The house stops, and the table is kept as it stands: the next version of the rules goes on from there."""
        for task in (self._playing, self._reading, self._showing):
            if task is not None:
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)
        while not self.kept() and self._keeping is not None:
            await self._keeping


def _folded(stored: Stored) -> Ledger:
    ledger = folded(stored.charter, stored.snapshot, stored.entries)
    if stored.finished and ledger.result is None:
        raise ledger.other_rules
    return ledger


def _appending(draft: Ledger, more: Sequence[Executable]) -> Append:
    decision, ending, last, id = draft.decision, ending_of(draft), draft.written[-1], draft.charter.id
    head = {"acted_at": last.at, "deciding": None if decision is None else int(decision.seat)}
    if ending is None and draft.charter.terms.clock is None:
        return Append(id, draft.written, head, more, only_turns=True)
    further = {
        "due_at": draft.due,
        "finished_at": None if ending is None else last.at,
        "ending": None if ending is None else encode(ending).decode(),
    }
    return Append(id, draft.written, head | further, more)


def _refuting(ledger: Ledger) -> Refuting | None:
    """Who knows how an attempt to solve a puzzle is spoilt; None where none is made."""
    charter = ledger.charter
    goal = charter.terms.goal
    return Refuting(charter.game, goal, charter.setup["position"], ledger.game.journal) if goal else None
