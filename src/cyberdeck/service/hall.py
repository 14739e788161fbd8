"""The hall: all tables of this process. They are opened here, found by link, and leave memory when nobody looks."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, suppress
from types import MappingProxyType
from typing import Any

import msgspec
from sqlalchemy import Executable, insert, update
from sqlalchemy.exc import DBAPIError

from cyberdeck.bots import rungs, seen_by
from cyberdeck.kernel import Complaint, message
from cyberdeck.service import metrics, notices, plans, rating, rematches, standing, vacations
from cyberdeck.service.appending import StoreAway, Unsure
from cyberdeck.service.entries import Charter, Entry, Proposal, Sitting, Terms
from cyberdeck.service.fanout import listen
from cyberdeck.service.forms import Branch, Explained, NewTable, Opened
from cyberdeck.service.founding import hashed, opening
from cyberdeck.service.garbage import Sweeper
from cyberdeck.service.lateness import LateTables
from cyberdeck.service.ledger import Ledger
from cyberdeck.service.limits import Buckets
from cyberdeck.service.links import new_token, owned_seats
from cyberdeck.service.opening import (
    chartered,
    first_of,
    kind_of,
    links_of,
    new_seed,
    rungs_of,
    sittings_of,
    together_of,
)
from cyberdeck.service.putting import plan_seen
from cyberdeck.service.reels import Reels
from cyberdeck.service.retention import forget
from cyberdeck.service.reviews import Reviews
from cyberdeck.service.schema import LINKS, PLAYERS
from cyberdeck.service.settings import Settings
from cyberdeck.service.store import Store, Stored
from cyberdeck.service.tables import Table
from cyberdeck.service.thinking import Question, Thinkers, TooSlow
from cyberdeck.service.timeline import now
from cyberdeck.service.turns import Turns
from cyberdeck.service.wire import encode

HERE = 30.0
"""Seconds for which a seat counts as here after its connection was last seen."""
TICK = 0.5
LOOKERS, PATIENT = 2, 10
"""How many finished games are looked up at once, one for each client, and how many times a client may wait for it."""
CHATS, ASIDES = 0.5, 0.5
"""Lines a second that a seat may say, and other things it may do beside deciding."""
LARGEST_SETUP = 1 << 14
"""Bytes of a setup: more than any position needs, and few enough to be set up in a moment."""
HOUR = 3600.0
DAY = 24 * 3600 * 1000

log = logging.getLogger("cyberdeck.hall")


class Hall:
    """Tables are loaded from the journal when somebody comes."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store, self.settings = store, settings
        self.thinkers = Thinkers(settings.thinkers, settings.budget)
        self._live: dict[str, asyncio.Task[Table | None]] = {}
        self._late = LateTables(store, self.thinkers, settings)
        self.reels, self.lookers = Reels(store, self.thinkers, self._is_played), Turns(LOOKERS, 1)
        self.reviews = Reviews(store, self.thinkers, self.reels, bool(settings.requests))
        rate = settings.messages
        self.messages, self.chats = Buckets(rate, 2 * rate), Buckets(rate and CHATS, 5)
        self.asides = Buckets(rate and ASIDES, 20)
        """What is written beside decisions, by table and seat."""
        self._here: Counter[tuple[str, int]] = Counter()
        self._aside: set[str] = set()
        """Tables that could not be read when their time was up."""
        self._tasks: list[asyncio.Task[None]] = []

    async def begin(self) -> None:
        self._tasks = [asyncio.create_task(self._look_after_tables()), asyncio.create_task(self._tell_who_is_here())]
        self._tasks += [asyncio.create_task(self._shelve_the_past()), asyncio.create_task(self._forget())]
        self._tasks += [asyncio.create_task(self._tell_the_absent()), asyncio.create_task(self._follow_plans())]
        if self.store.shared:
            self._tasks.append(asyncio.create_task(listen(self.store, self.refresh, self.refresh_all)))

    async def end(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._shelve()
        for table in self.live():
            await table.close()
        await self._late.close()
        await self.reviews.close()
        await self.reels.close()
        await self.thinkers.close()

    # opening

    async def open(self, wish: NewTable, opener: str, owner: standing.Owner | None = None) -> Opened:
        """A new table; a Complaint if it cannot be. A rated one is opened by somebody who is known."""
        if len(encode(wish.setup)) > LARGEST_SETUP:
            raise Complaint(message("too-large"))
        await self._check_limit(opener)
        charter, names = chartered(wish)
        bots = await self._challenged(wish, names, charter.sittings)
        mine = _own_seat(charter, owner) if wish.rated else {}
        for its in mine.values():
            await rating.check_patience(self.store, its.account)
        return await self._open(charter, opener, wish.name, names, bots=bots, mine=mine)

    async def open_for(self, wish: NewTable, opener: str, players: Mapping[str, standing.Owner]) -> Opened:
        """A table for people who have found each other; each has his own seat from the beginning."""
        charter, names = chartered(wish)
        await self._check_limit(opener)
        mine = {names.index(seat): owner for seat, owner in players.items()}
        return await self._open(charter, opener, "", names, mine=mine)

    async def open_alike(
        self,
        wish: NewTable,
        opener: str,
        owner: standing.Owner,
        seed: int,
        week: str,
        more: Callable[[str], Executable],
    ) -> Opened:
        """A table for the challenge of a week, whose shuffles are given; `more` is kept with it."""
        charter, names = chartered(wish)
        charter = charter._replace(seed=seed, terms=msgspec.structs.replace(charter.terms, week=week))
        await self._check_limit(opener)
        mine = {seat: owner for seat, who in enumerate(charter.sittings) if who is Sitting.PERSON}
        return await self._open(charter, opener, wish.name, names, mine=mine, more=(more(charter.id),))

    async def _challenged(
        self, wish: NewTable, names: Sequence[str], sittings: Sequence[Sitting]
    ) -> dict[int, standing.Owner]:
        """The bots that somebody asks for, by seat."""
        if not {names[seat] for seat, who in enumerate(sittings) if who is Sitting.BOT} >= set(wish.bots):
            raise Complaint(message("bot-seats"))
        found = await standing.challenged(self.store, wish.game, wish.bots)
        return {names.index(seat): bot for seat, bot in found.items()}

    async def _check_limit(self, opener: str) -> None:
        most = self.settings.tables
        if most and await self.store.open_tables(opener, now() - DAY) >= most:
            raise Complaint(message("too-many-tables", number=most))

    async def _open(
        self,
        charter: Charter,
        opener: str,
        name: str,
        names: Sequence[str],
        past: Sequence[Entry] = (),
        bots: Mapping[int, standing.Owner] = MappingProxyType({}),
        mine: Mapping[int, standing.Owner] = MappingProxyType({}),
        more: Sequence[Executable] = (),
    ) -> Opened:
        links = {seat: token for seat, token in links_of(charter).items() if seat not in bots}
        called = {seat: name for seat, who in enumerate(charter.sittings) if who is Sitting.PERSON}
        owned, ledger = {**bots, **mine}, Ledger(charter)
        called |= {seat: owner.name for seat, owner in owned.items()}
        owners = {seat: owner.account for seat, owner in owned.items() if owner.account}
        first = None if past else first_of(ledger)
        await self.store.run(*opening(charter, opener, called, links, past, owners, first), *more)
        shown = {names[seat]: f"/t/{token}" for seat, token in links.items()}
        return Opened(charter.id, shown, ledger.commitment)

    async def join(self, table: Table, seat_name: str, name: str, owner: standing.Owner | None = None) -> str:
        """Take an open seat; its new link. At a rated table it is somebody's own who does not sit there already."""
        if seat_name not in table.ledger.seats:
            raise Complaint(message("seat-unknown", seat=seat_name[:40]))
        seat, token = table.ledger.seats.index(seat_name), new_token()
        if table.charter.sittings[seat] not in (Sitting.OPEN, Sitting.JOINED):
            raise Complaint(message("seat-taken"))
        known = {}
        if table.charter.terms.rated:
            if owner is None or owner.account in (await owned_seats(self.store, table.id)).values():
                raise Complaint(message("rated-owner"))
            await rating.check_patience(self.store, owner.account)
            known, name = {"account_id": owner.account}, owner.name
        sat = update(PLAYERS).where(PLAYERS.c.table_id == table.id, PLAYERS.c.seat == seat)
        more = [
            sat.values(kind=Sitting.JOINED.value, name=name, **known),
            insert(LINKS).values(token_hash=hashed(token), table_id=table.id, seat=seat),
        ]
        await table.act(lambda ledger, at: ledger.join(seat, at), more)
        await table.refresh()
        return token

    async def rematch(self, table: Table, held: Sequence[int], token: str, swap: bool = False) -> str:
        """The same again for these seats, whoever of the table asks first: a link to their seats at the new table.

        It is made from the link that asks, so that asking again gives the same.
        """
        if table.ledger.result is None:
            raise Complaint(message("rematch-early"))
        if table.rematch is None:
            again = rematches.again(table.charter, new_seed(), swap)
            seats = len(table.players)
            names = {rematches.seat_after(seat, seats, swap): p.name for seat, p in enumerate(table.players)}
            owned = await owned_seats(self.store, table.id, bots=not table.charter.terms.rated)
            bots = {rematches.seat_after(seat, seats, swap): account for seat, account in owned.items()}
            await self.store.open(again, table.opener, names, {}, owners=bots, deciding=first_of(Ledger(again)))
            table.rematch = await self.store.set_rematch(table.id, Proposal(again.id, held[0], swap))
            table.wake()
        opened = table.rematch
        again_token = hashed(f"{opened.table} {token}")[:32]
        await self.store.add_links(opened.table, again_token, rematches.seats_at(opened, held, len(table.players)))
        return again_token

    async def branch(self, id: str, wish: Branch, opener: str) -> Opened:
        """A finished game, played on from one of its decisions."""
        whole = await self.finished(id)
        if wish.at > len(whole.moves):
            raise Complaint(message("replay-beyond", number=len(whole.moves)))
        await self._check_limit(opener)
        names, old = whole.seats, whole.charter
        sittings = sittings_of(names, wish.seats)
        together = together_of(names, sittings, wish.together)
        fresh = (*(past for past in old.terms.fresh if past[0] < wish.at), (wish.at, str(new_seed())))
        charter = old._replace(
            id=secrets.token_hex(8),
            terms=Terms(
                branch_of=id,
                branch_at=wish.at,
                together=together,
                fresh=fresh,
                asked=old.terms.asked,
                sealed=True,
                rungs=rungs_of(names, sittings, wish.rungs),
            ),
            salt=secrets.token_hex(16),
            public=False,
            opened_at=now(),
            sittings=sittings,
        )
        past = [
            Entry(n, kind_of(move), move.seat, move.notation, charter.opened_at)
            for n, move in enumerate(whole.moves[: wish.at], 1)
        ]
        return await self._open(charter, opener, wish.name, names, past)

    async def explained(self, id: str, at: int, client: str) -> Explained:
        """What the computer thought of a decision of a finished game, or would have thought of a person's."""
        ledger = await self.finished(id)
        if at >= len(ledger.moves):
            raise Complaint(message("replay-beyond", number=len(ledger.moves)))
        game = await asyncio.to_thread(ledger.after, at)
        decision, rung = game.decision, ledger.rung(ledger.moves[at].seat)
        assert decision is not None
        player = rung if rungs.searches(rung) else rungs.NAMES[-1]
        seen = await asyncio.to_thread(seen_by, game, imagining=True)
        question = Question(ledger.charter.game, id, ledger.house_seed, seen, player, advice=True)
        try:
            thought = await self.thinkers.choose(question, client)
        except TooSlow:
            raise Complaint(message("hint-slow")) from None
        assert thought is not None
        plans = [plan_seen(decision, plan) for plan in thought.plans]
        return Explained(id, at, ledger.seats[decision.seat], ledger.moves[at].notation, player, plans)

    async def finished(self, id: str) -> Ledger:
        """The ledger of a finished game that the present rules can play on."""
        stored = await self.store.whole(id)
        if stored is None:
            raise Complaint(message("table-unknown"))
        if not stored.finished:
            raise Complaint(message("replay-early"))
        ledger = Ledger(stored.charter)
        await asyncio.to_thread(ledger.read, stored.entries)
        if ledger.engine != ledger.rules.version or ledger.base:
            raise ledger.other_rules
        return ledger

    def looking_up(self, client: str) -> AbstractAsyncContextManager[None]:
        """A client's turn to look something up; a Complaint if it is impatient."""
        if self.lookers.waiting(client) >= PATIENT:
            raise Complaint(message("too-fast"))
        return self.lookers.of(client)

    # finding

    async def find(self, token: str) -> tuple[Table, tuple[int, ...]] | None:
        """The table and the seats of a secret link."""
        found = await self.store.link(token)
        if found is None:
            return None
        table = await self.visit(found[0])
        assert table is not None
        return table, found[1]

    async def visit(self, id: str) -> Table | None:
        """A table for somebody who comes. He may have seen more on another node than has been heard here."""
        known = id in self._live
        table = await self.get(id)
        if table is not None and known and self.store.shared:
            await table.refresh()
        return table

    async def watch(self, id: str) -> Table | None:
        """A table for somebody who only looks, late if that was agreed and the game goes on."""
        table = await self.visit(id)
        if table is None or not table.charter.terms.delay or table.ledger.result is not None:
            return table
        return await self._late.get(id)

    async def get(self, id: str) -> Table | None:
        """A table, brought to life if need be."""
        if id not in self._live:
            self._live[id] = asyncio.create_task(self._load(id))
        loading = self._live[id]
        try:
            table = await asyncio.shield(loading)
        except BaseException:
            if loading.done():
                self._live.pop(id, None)
            raise
        if table is None:
            self._live.pop(id, None)
        else:
            table.touched = time.monotonic()
        return table

    async def _load(self, id: str) -> Table | None:
        started = time.monotonic()
        stored = await self.store.table(id)
        if stored is None:
            return None
        try:
            table = await self._made(stored)
        except Exception:
            if stored.snapshot is None:
                raise
            log.warning("a snapshot could not be used", extra={"table": id})
            whole = await self.store.whole(id)
            assert whole is not None
            table = await self._made(whole)
        await table.refresh()
        await table.act(lambda ledger, at: ledger.carry_over(at))
        await table.act(lambda ledger, at: ledger.settle(at))
        metrics.LOADING.observe(time.monotonic() - started)
        return table

    async def _made(self, stored: Stored) -> Table:
        return await asyncio.to_thread(Table, stored, self.store, self.thinkers, self.settings)

    def live(self) -> list[Table]:
        done = [task for task in self._live.values() if task.done() and not task.cancelled() and not task.exception()]
        return [table for task in done if (table := task.result()) is not None]

    def _is_played(self) -> bool:
        return any(table.looked_at and table.ledger.result is None for table in self.live())

    async def refresh(self, id: str) -> None:
        """Another node has changed a table; it matters if it is in memory here."""
        loading = self._live.get(id)
        with logged("refresh"):
            if loading is not None and (table := await asyncio.shield(loading)) is not None:
                await table.refresh()

    async def refresh_all(self) -> None:
        """Nobody knows what has not been heard."""
        for table in self.live():
            table.read_again()

    # who is here

    async def arrive(self, table: Table, seats: Sequence[int]) -> None:
        self._here.update((table.id, seat) for seat in seats)
        await self._set_here(table, seats, now() + int(HERE * 1000))
        for seat in seats:
            if table.ledger.awaits(seat):
                with suppress(Complaint):
                    await table.act(lambda ledger, at, seat=seat: ledger.join(seat, at))  # type: ignore[misc]
        if returned := (table.ledger.stand_ins - table.ledger.lent) & set(seats):
            with suppress(Complaint):
                await table.act(lambda ledger, at: ledger.give_back(returned, at))
        table.let_house_play()

    async def leave(self, table: Table, seats: Sequence[int]) -> None:
        self._here.subtract((table.id, seat) for seat in seats)
        gone = [seat for seat in seats if self._here[table.id, seat] <= 0]
        for seat in gone:
            del self._here[table.id, seat]
        await self._set_here(table, gone, now())

    async def _set_here(self, table: Table, seats: Sequence[int], until: int) -> None:
        with logged("presence"):
            table.set_here(seats, until)
            await self.store.set_here([(table.id, seat) for seat in seats], until, tell=True)

    async def _tell_who_is_here(self) -> None:
        while True:
            await asyncio.sleep(HERE / 2)
            with logged("presence"):
                until = now() + int(HERE * 1000)
                await self.store.set_here(list(self._here), until, tell=False)
                for table in self.live():
                    here = [seat for seat in range(len(table.players)) if (table.id, seat) in self._here]
                    table.set_here(here, until)
            with logged("time"):
                await self.store.note_time()

    async def _forget(self) -> None:
        while True:
            with logged("forgetting"):
                if gone := await forget(self.store, self.settings, now(), self._live):
                    log.warning(f"{gone} tables were old enough to be forgotten")
            await asyncio.sleep(HOUR)

    # clocks and memory

    async def _look_after_tables(self) -> None:
        sweeper = Sweeper()
        while True:
            await asyncio.sleep(TICK)
            with logged("tables"):
                await self._stop_clocks()
                self._shelve()
                self._unload()
                sweeper.tick(self.store.committed)
                metrics.TABLES.set(len(self._live))
            with logged("rating"):
                await rating.count(self.store)

    async def _tell_the_absent(self) -> None:
        post = notices.Post(self.store, self.settings)
        while True:
            await asyncio.sleep(notices.LOOKING)
            with logged("notices"):
                await post.round()

    async def _follow_plans(self) -> None:
        while True:
            await asyncio.sleep(plans.LOOKING)
            with logged("plans"):
                await plans.follow_all(self)

    async def _shelve_the_past(self) -> None:
        with logged("filming"):
            await self.reels.shelve_all()

    async def _stop_clocks(self) -> None:
        """A table that cannot be read is set aside: it harms nobody but itself."""
        async for id in self.store.overdue(now()):
            if id in self._aside:
                continue
            try:
                if (table := await self.get(id)) is not None:
                    await vacations.excuse(self.store, table)
                    await table.act(lambda ledger, at: ledger.time_out(at))
            except (DBAPIError, OSError, StoreAway, Unsure):
                raise
            except Exception as error:
                self._set_aside(id, error)

    def _set_aside(self, id: str, error: Exception) -> None:
        self._aside.add(id)
        metrics.FAULTS.labels("aside").inc()
        log.error("a table cannot be read and is set aside", extra={"table": id}, exc_info=error)

    def _shelve(self) -> None:
        for table in self.live():
            if table.ledger.result is not None and not table.shelved:
                table.shelved = True
                self.reels.shelve(table.ledger)

    def _unload(self) -> None:
        before = time.monotonic() - self.settings.idle
        for table in self.live():
            if table.idle and table.touched < before and table.kept():
                del self._live[table.id]
        self._late.unload(before)


class logged(suppress):
    """What goes wrong in the background is logged, and tried again at the next tick."""

    def __init__(self, where: str) -> None:
        super().__init__(Exception)
        self._where = where

    def __exit__(self, kind: Any, error: Any, trace: Any) -> bool:
        if kind is not None and issubclass(kind, Exception):
            metrics.FAULTS.labels(self._where).inc()
            log.error("background work failed", exc_info=(kind, error, trace))
        return super().__exit__(kind, error, trace)


def _own_seat(charter: Charter, owner: standing.Owner | None) -> dict[int, standing.Owner]:
    """The seat of who opens a rated table: he must be known, and play one side himself."""
    own = [seat for seat, who in enumerate(charter.sittings) if who is Sitting.PERSON]
    if owner is None or len(own) != 1 or Sitting.HOUSE in charter.sittings:
        raise Complaint(message("rated-owner"))
    return {own[0]: owner}
