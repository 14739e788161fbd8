"""The ledger of a table: what its entries say, folded one by one. Decides nothing by itself, waits for nothing.

A command checks, writes entries and carries them out on this ledger. The table runs commands on a copy, stores the new
entries, and only then shows the copy: what failed to be stored has never happened.
"""

from __future__ import annotations

import copy
import hashlib
import json
from collections.abc import Collection
from enum import Enum
from typing import NamedTuple

import msgspec

from cyberdeck import games
from cyberdeck.kernel import AnyGame, Complaint, Decision, IllegalDecision, Message, Result, message
from cyberdeck.service.clocks import DecisionClock
from cyberdeck.service.entries import Charter, Entry, Kind, Sitting

SHORT = 80
_MOVES = (Kind.DECIDE, Kind.FOREGONE)


class Away(Enum):
    """Whether the player of a seat has gone."""

    NO = "no"
    GONE = "gone"
    NEVER_CAME = "never came"


class Move(NamedTuple):
    seat: int
    notation: str
    foregone: bool


class Note(NamedTuple):
    """A line of the log about the table itself, told to all after so many decisions."""

    after: int
    text: Message


class AskedBack(NamedTuple):
    """Somebody wants to go back to the position after `keep` decisions; `held` are the seats that ask."""

    seat: int
    keep: int
    held: tuple[int, ...]
    agreed: frozenset[int] = frozenset()


class Snapshot(msgspec.Struct, array_like=True):
    """A ledger as bytes."""

    number: int
    seq: int
    rewinds: int
    game: bytes
    moves: list[tuple[int, str, bool]]
    left: list[int]
    since: int
    joined: list[int]
    stand_ins: list[int]
    lent: list[int]
    consents: list[int]
    mutes: list[tuple[int, int]]
    asked: tuple[int, int, list[int], list[int]] | None
    notes: list[tuple[int, Message]] = []


class Ledger:
    """A game with its clocks, who plays it, and what is asked of whom."""

    def __init__(self, charter: Charter) -> None:
        rules = games.find(charter.game)
        if rules.version != charter.engine:
            found, ours = charter.engine, rules.version
            raise Complaint(message("journal-engine", game=charter.game, found=found, ours=ours))
        self.charter, self.rules = charter, rules
        self.game: AnyGame = rules.new_game(charter.setup, charter.seed)
        self.number = self.seq = self.rewinds = 0
        self.moves: list[Move] = []
        clock = charter.terms.clock
        self.left = [clock.at_first() if clock else 0 for _ in charter.sittings]
        self.since = charter.opened_at
        self.joined: frozenset[int] = frozenset()
        self.stand_ins: frozenset[int] = frozenset()
        self.lent: frozenset[int] = frozenset()
        """Those that their own players have handed over."""
        self.consents: frozenset[int] = frozenset()
        self.mutes: frozenset[tuple[int, int]] = frozenset()
        self.asked: AskedBack | None = None
        self.notes: tuple[Note, ...] = ()
        self.verdict: Result | None = None
        self.written: list[Entry] = []

    def copy(self) -> Ledger:
        twin = copy.copy(self)
        twin.game, twin.moves, twin.left, twin.written = self.game.copy(), self.moves.copy(), self.left.copy(), []
        return twin

    # what it says

    @property
    def seats(self) -> tuple[str, ...]:
        return self.game.seats

    @property
    def result(self) -> Result | None:
        return self.verdict or self.game.result

    @property
    def decision(self) -> Decision | None:
        """Who must decide what; nobody before all have come, or when it is over."""
        return self.game.decision if self.result is None and self.begun else None

    @property
    def begun(self) -> bool:
        return all(seat in self.joined for seat in self._to_join)

    @property
    def _to_join(self) -> list[int]:
        """Open seats; with a clock, everybody must have come before it runs."""
        waited_for = [Sitting.OPEN, Sitting.JOINED]
        if self.charter.terms.clock:
            waited_for += [Sitting.PERSON, Sitting.BOT]
        return [seat for seat, who in enumerate(self.charter.sittings) if who in waited_for]

    def awaits(self, seat: int) -> bool:
        return seat in self._to_join and seat not in self.joined

    def by_house(self, seat: int) -> bool:
        """Whether the house decides for that seat just now."""
        return seat in self.stand_ins or self.charter.sittings[seat] is Sitting.HOUSE

    def lines(self, seat: int, moments: int = 0, notes: int = 0) -> list[Message]:
        """The log as that seat saw it, without what came before so many moments and notes."""
        found: list[Message] = []
        coming = list(self.notes[notes:])
        for number, page in enumerate(self.game.pages(seat, len(self.moves) + 1 - moments), moments):
            found += page
            while coming and coming[0].after <= number:
                found.append(coming.pop(0).text)
        return [*found, *(note.text for note in coming)]

    def open_to_spectators(self, seat: int) -> bool:
        """Whether all people have agreed that a spectator sees what that seat sees."""
        people = {other for other in range(len(self.seats)) if self.charter.sittings[other] is not Sitting.HOUSE}
        return 0 <= seat < len(self.seats) and people <= self.consents

    @property
    def due(self) -> int | None:
        """When the time of who has to decide runs out; the house has all the time it needs."""
        decision = self.decision
        if self.charter.terms.clock is None or decision is None or self.by_house(decision.seat):
            return None
        return self.since + self.left[decision.seat]

    @property
    def commitment(self) -> str:
        """Shown from the start; the proof, shown at the end, hashes to it."""
        return hashlib.sha256(self.proof.encode()).hexdigest()

    @property
    def proof(self) -> str:
        return f"{self.charter.seed}:{self.charter.salt}"

    # commands

    def decide(self, held: Collection[int], seq: int, notation: str, now: int) -> None:
        """A decision of whoever holds these seats; a Complaint if it is late, double, foreign or illegal."""
        decision = self._on()
        if seq != self.seq:
            raise Complaint(message("decision-late"))
        if decision.seat not in held:
            raise Complaint(message("decision-foreign"))
        if decision.seat in self.stand_ins:
            raise Complaint(message("seat-stood-in"))
        if self.overdue(now):
            self.time_out(now)
            return
        self._move(decision, notation, now)

    def decide_for_house(self, seq: int, notation: str, now: int) -> None:
        decision = self._on()
        if seq != self.seq or not self.by_house(decision.seat):
            raise Complaint(message("decision-late"))
        self._move(decision, notation, now)

    def _move(self, decision: Decision, notation: str, now: int) -> None:
        if notation not in decision.notations:
            raise IllegalDecision(message("illegal-decision", notation=notation[:SHORT]))
        self._write(Kind.DECIDE, decision.seat, notation, now)
        self.settle(now)

    def settle(self, now: int) -> None:
        """Answer what is foregone: nobody is shown a question that is not for a player to answer."""
        while (decision := self.decision) is not None and (answer := self.game.foregone) is not None:
            self._write(Kind.FOREGONE, decision.seat, decision.options[answer].notation, now)

    def join(self, seat: int, now: int) -> None:
        if self.result is not None or not self.awaits(seat):
            raise Complaint(message("seat-taken"))
        self._write(Kind.JOIN, seat, "", now)
        self.settle(now)

    def ask_back(self, held: Collection[int], now: int) -> None:
        """Take the last own decision back: at once where that harms nobody, otherwise by consent."""
        self._on()
        own = [n for n, move in enumerate(self.moves) if move.seat in held and not move.foregone]
        if not own:
            raise Complaint(message("back-nothing"))
        keep = own[-1]
        if self._to_ask(held) and not self._harmless(keep):
            self._write(Kind.ASK_BACK, self.moves[keep].seat, json.dumps([keep, sorted(held)]), now)
        else:
            self._write(Kind.BACK, self.moves[keep].seat, str(keep), now)

    def answer_back(self, held: Collection[int], agree: bool, now: int) -> None:
        """Agree to what was asked, or not."""
        self._on()
        asked, mine = self.asked, sorted(self.awaited & set(held))
        if asked is None or not mine:
            raise Complaint(message("back-nobody-asks"))
        for seat in mine:
            self._write(Kind.AGREE if agree else Kind.REFUSE, seat, "", now)
        if self.asked and not self.awaited:
            self._write(Kind.BACK, asked.seat, str(asked.keep), now)

    @property
    def awaited(self) -> set[int]:
        """The seats that have not yet agreed to what is asked."""
        return self._to_ask(self.asked.held) - self.asked.agreed if self.asked else set()

    def _to_ask(self, held: Collection[int]) -> set[int]:
        """The seats of others than those who ask. The house agrees, but nobody agrees for a person who is away."""
        seats = enumerate(self.charter.sittings)
        return {seat for seat, who in seats if seat not in held and who is not Sitting.HOUSE}

    def _harmless(self, keep: int) -> bool:
        """Nobody else has decided since, no chance was used, nothing hidden was revealed."""
        if any(not move.foregone for move in self.moves[keep + 1 :]):
            return False
        return self.game.harmless_since(self.after(keep))

    def stand_in(self, held: Collection[int], seat: int, away: Away, now: int) -> None:
        """The house takes over one's own seat, or one whose player has gone where no clock gives him days."""
        self._on()
        if self.by_house(seat):
            raise Complaint(message("seat-stood-in"))
        if seat not in held:
            self._check_abandoned(away)
        self._write(Kind.STAND_IN, seat, "own" if seat in held else "", now)

    def _check_abandoned(self, away: Away) -> None:
        if isinstance(self.charter.terms.clock, DecisionClock):
            raise Complaint(message("seat-has-days"))
        if away is Away.NEVER_CAME:
            raise Complaint(message("seat-awaited"))
        if away is Away.NO:
            raise Complaint(message("seat-not-abandoned"))

    def give_back(self, held: Collection[int], now: int) -> None:
        self._on()
        mine = sorted(self.stand_ins & set(held))
        if not mine:
            raise Complaint(message("seat-not-stood-in"))
        for seat in mine:
            self._write(Kind.GIVE_BACK, seat, "", now)

    def resign(self, seat: int, now: int) -> None:
        self._on()
        self._write(Kind.RESIGN, seat, "", now)

    def overdue(self, now: int) -> bool:
        return self.due is not None and now >= self.due

    def time_out(self, now: int) -> None:
        """The clock of who has to decide has run out."""
        if self.overdue(now):
            self._write(Kind.TIME_OUT, self._on().seat, "", now)

    def consent(self, seat: int, on: bool, now: int) -> None:
        if (seat in self.consents) is not on:
            self._write(Kind.CONSENT, seat, "" if on else "off", now)

    def mute(self, seat: int, other: int, on: bool, now: int) -> None:
        if ((seat, other) in self.mutes) is not on:
            self._write(Kind.MUTE, seat, f"{other}" if on else f"{other} off", now)

    def _on(self) -> Decision:
        """The decision of the moment, if the game is on."""
        if self.result is not None:
            raise IllegalDecision(message("game-over"))
        if not self.begun:
            raise Complaint(message("table-waiting"))
        decision = self.game.decision
        assert decision is not None
        return decision

    # entries

    def _write(self, kind: Kind, seat: int, text: str, now: int) -> None:
        entry = Entry(self.number + 1, kind, seat, text, max(now, self.since))
        self.apply(entry)
        self.written.append(entry)

    def apply(self, entry: Entry) -> None:
        """Carry out what has been written."""
        kind, seat = entry.kind, entry.seat
        self.number = entry.number
        if kind in _MOVES:
            self._moved(entry)
        elif kind is Kind.BACK:
            self._rewind(int(entry.text), entry)
        elif kind in (Kind.RESIGN, Kind.TIME_OUT):
            self._lost(entry)
        elif kind is Kind.JOIN:
            self.joined |= {seat}
            self.since = entry.at
        elif kind is Kind.ASK_BACK:
            keep, held = json.loads(entry.text)
            self.asked = AskedBack(seat, keep, tuple(held))
        elif kind is Kind.AGREE and self.asked:
            self.asked = self.asked._replace(agreed=self.asked.agreed | {seat})
        elif kind is Kind.REFUSE:
            self.asked = None
        elif kind is Kind.STAND_IN:
            self.stand_ins |= {seat}
            self.lent = self.lent | {seat} if entry.text else self.lent - {seat}
            self._note("log-stood-in", seat)
        elif kind is Kind.GIVE_BACK:
            self.stand_ins -= {seat}
            self._note("log-given-back", seat)
            self.since = entry.at
        elif kind is Kind.CONSENT:
            self.consents = self.consents - {seat} if entry.text else self.consents | {seat}
        elif kind is Kind.MUTE:
            other, _, off = entry.text.partition(" ")
            pair = (seat, int(other))
            self.mutes = self.mutes - {pair} if off else self.mutes | {pair}

    def _moved(self, entry: Entry) -> None:
        self.game.decide(entry.text)
        self.moves.append(Move(entry.seat, entry.text, entry.kind is Kind.FOREGONE))
        clock = self.charter.terms.clock
        if clock and entry.kind is Kind.DECIDE and not self.by_house(entry.seat):
            self.left[entry.seat] = clock.after(self.left[entry.seat], entry.at - self.since)
        self._changed(entry)

    def _rewind(self, keep: int, entry: Entry) -> None:
        lost = sum(not move.foregone for move in self.moves[keep:])
        self.game = self.after(keep)
        del self.moves[keep:]
        self.rewinds += 1
        self.notes = tuple(note._replace(after=min(note.after, keep)) for note in self.notes)
        self._note("log-taken-back", entry.seat, number=lost)
        self._changed(entry)

    def _note(self, id: str, seat: int, **args: int) -> None:
        name = self.rules.seat_message(self.seats[seat])
        self.notes += (Note(len(self.moves), message(id, seat=name, **args)),)

    def _lost(self, entry: Entry) -> None:
        others = tuple(seat for seat in range(len(self.seats)) if seat != entry.seat)
        name = self.rules.seat_message(self.seats[entry.seat])
        timed = entry.kind is Kind.TIME_OUT
        reason = message("ended-time-out", seat=name) if timed else message("ended-resigned", seat=name)
        self.verdict = Result(() if self.rules.together else others, reason)
        self._changed(entry)

    def _changed(self, entry: Entry) -> None:
        self.seq, self.since, self.asked = entry.number, entry.at, None

    def after(self, keep: int) -> AnyGame:
        """The position after so many decisions, played again."""
        game = self.rules.new_game(self.charter.setup, self.charter.seed)
        for move in self.moves[:keep]:
            game.decide(move.notation)
        return game

    def measured(self) -> dict[str, list[int]]:
        """The numbers of the game before its first decision and after each."""
        game = self.after(0)
        found = [self.rules.charted(game.state)]
        for move in self.moves:
            game.decide(move.notation)
            found.append(self.rules.charted(game.state))
        return {name: [numbers[name] for numbers in found] for name in found[0]}

    # snapshots

    def snapshot(self) -> bytes:
        asked = self.asked and (self.asked.seat, self.asked.keep, list(self.asked.held), sorted(self.asked.agreed))
        taken = Snapshot(
            number=self.number,
            seq=self.seq,
            rewinds=self.rewinds,
            game=self.game.save(with_log=True),
            moves=[(move.seat, move.notation, move.foregone) for move in self.moves],
            left=self.left,
            since=self.since,
            joined=sorted(self.joined),
            stand_ins=sorted(self.stand_ins),
            lent=sorted(self.lent),
            consents=sorted(self.consents),
            mutes=sorted(self.mutes),
            asked=asked,
            notes=[(note.after, note.text) for note in self.notes],
        )
        return msgspec.msgpack.encode(taken)

    def restore(self, data: bytes) -> None:
        """What `snapshot` took, of a table that is still on."""
        taken = msgspec.msgpack.decode(data, type=Snapshot)
        self.game = self.rules.load(taken.game)
        self.number, self.seq, self.rewinds = taken.number, taken.seq, taken.rewinds
        self.moves = [Move(*move) for move in taken.moves]
        self.left, self.since = taken.left, taken.since
        self.joined, self.stand_ins = frozenset(taken.joined), frozenset(taken.stand_ins)
        self.lent = frozenset(taken.lent)
        self.consents, self.mutes = frozenset(taken.consents), frozenset(taken.mutes)
        self.notes = tuple(Note(*note) for note in taken.notes)
        if taken.asked:
            seat, keep, held, agreed = taken.asked
            self.asked = AskedBack(seat, keep, tuple(held), frozenset(agreed))


def ending_of(ledger: Ledger) -> tuple[list[str], Message] | None:
    """Who has won, by name, and why."""
    result = ledger.result
    return None if result is None else ([ledger.seats[winner] for winner in result.winners], result.reason)
