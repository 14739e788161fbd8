"""Live tables: a game, its seats, and who is watching. A table is its journal, replayed."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Mapping
from typing import Any

from cyberdeck import games
from cyberdeck.kernel import Complaint, Game, IllegalDecision, message
from cyberdeck.service.players import HousePlayer, house_player
from cyberdeck.service.store import HOUSE, PERSON, Store, StoredTable, Taken
from cyberdeck.service.wire import Ending, Update, question


class Table:
    """A game in memory. Decisions are taken one at a time, written down, and only then carried out."""

    def __init__(self, stored: StoredTable, store: Store) -> None:
        self.id = stored.id
        self._store = store
        self._game = _replayed(stored)
        self._seq = self._shown_seq = len(stored.decisions)
        self._shown = self._game.copy()
        self._lock = asyncio.Lock()
        self._changed = asyncio.Condition()
        self._house: dict[int, HousePlayer] = {
            seat: house_player(stored.game, seat, stored.seed)
            for seat, player in stored.players.items()
            if player == HOUSE
        }
        self._playing: asyncio.Task[None] | None = None

    @property
    def seq(self) -> int:
        return self._seq

    def seat_name(self, seat: int) -> str:
        return self._game.seats[seat]

    async def decide(self, seat: int, seq: int, notation: str) -> None:
        """A person's decision; a Complaint if it is late, double, foreign or illegal."""
        async with self._lock:
            decision = self._game.decision
            if decision is None:
                raise IllegalDecision(message("game-over"))
            if seq != self._seq:
                raise Complaint(message("decision-late"))
            if decision.seat != seat:
                raise Complaint(message("decision-foreign"))
            await self._commit(seat, notation)
            await self._settle()
        self._let_house_play()

    async def go_on(self) -> None:
        """Answer what is foregone, then let the house play its seats without anybody waiting for it."""
        async with self._lock:
            await self._settle()
        self._let_house_play()

    def _let_house_play(self) -> None:
        if self._playing is None or self._playing.done():
            self._playing = asyncio.create_task(self._play_house())

    async def changed(self, seq: int) -> None:
        """Wait until there is something new to show after that number."""
        async with self._changed:
            await self._changed.wait_for(lambda: self._shown_seq != seq)

    def update(self, seat: int, told: int) -> tuple[Update, int]:
        """What that seat may know now, with the log lines after the first `told`; and how many there are."""
        game, decision = self._shown, self._shown.decision
        log = game.log(seat)
        ending = None
        if game.result is not None:
            ending = Ending([game.seats[w] for w in game.result.winners], game.result.reason)
        update = Update(
            seq=self._shown_seq,
            game=game.rules.name,
            seat=game.seats[seat],
            seats=game.seats,
            view=game.view(seat),
            deciding=None if decision is None else game.seats[decision.seat],
            question=question(decision) if decision is not None and decision.seat == seat else None,
            log=log[told:],
            ending=ending,
        )
        return update, len(log)

    async def _commit(self, seat: int, notation: str) -> None:
        decision = self._game.decision
        assert decision is not None
        if notation not in decision.notations:
            raise IllegalDecision(message("illegal-decision", notation=notation[:80]))
        try:
            await self._store.decide(self.id, self._seq + 1, seat, notation)
        except Taken:
            raise Complaint(message("decision-late")) from None
        self._game.decide(notation)
        self._seq += 1

    async def _settle(self) -> None:
        """Nobody is shown a question before it is certain that it is for a player to answer."""
        while (answer := self._game.foregone) is not None:
            decision = self._game.decision
            assert decision is not None
            await self._commit(decision.seat, decision.options[answer].notation)
        async with self._changed:
            self._shown, self._shown_seq = self._game.copy(), self._seq
            self._changed.notify_all()

    async def _play_house(self) -> None:
        while True:
            async with self._lock:
                decision = self._game.decision
                player = None if decision is None else self._house.get(decision.seat)
                if decision is None or player is None:
                    return
                answer = await player.choose(self._game)
                await self._commit(decision.seat, decision.options[answer].notation)
                await self._settle()


def _replayed(stored: StoredTable) -> Game[Any]:
    rules = games.find(stored.game)
    if rules.version != stored.engine:
        raise Complaint(message("journal-engine", game=stored.game, found=stored.engine, ours=rules.version))
    game = rules.new_game(stored.setup, stored.seed)
    for _, notation in stored.decisions:
        game.decide(notation)
    return game


class Tables:
    """The tables of this process, loaded from the journal when somebody comes."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._live: dict[str, Table] = {}
        self._loading = asyncio.Lock()

    async def open(self, game: str, players: Mapping[str, str], setup: Mapping[str, Any]) -> dict[str, str]:
        """A new table; the secret tokens of the seats for people, by seat name."""
        rules, seed = games.find(game), secrets.randbits(63)
        seats = rules.new_game(setup, seed).seats
        if set(players) != set(seats) or not set(players.values()) <= {PERSON, HOUSE}:
            raise Complaint(message("table-seats", seats=", ".join(seats)))
        if PERSON not in players.values():
            raise Complaint(message("table-nobody"))
        by_seat = {seat: players[name] for seat, name in enumerate(seats)}
        tokens = {seat: secrets.token_urlsafe(16) for seat in by_seat}
        stored = StoredTable(secrets.token_hex(8), game, rules.version, dict(setup), seed, by_seat, ())
        await self._store.open(stored, tokens)
        return {name: tokens[seat] for seat, name in enumerate(seats) if by_seat[seat] == PERSON}

    async def find(self, token: str) -> tuple[Table, int] | None:
        """The table and seat of a secret link, brought to life if need be."""
        found = await self._store.seat(token)
        if found is None:
            return None
        id, seat = found
        async with self._loading:
            if id not in self._live:
                stored = await self._store.table(id)
                assert stored is not None
                self._live[id] = await asyncio.to_thread(Table, stored, self._store)
        await self._live[id].go_on()
        return self._live[id], seat
