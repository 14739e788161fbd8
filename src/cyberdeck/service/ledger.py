"""The ledger of a table: what its entries say, folded one by one. Decides nothing by itself, waits for nothing.

A command checks, writes entries and carries them out on this ledger. The table runs commands on a copy, stores the new
entries, and only then shows the copy: what failed to be stored has never happened.
"""

from __future__ import annotations

import base64
import copy
import hashlib
import hmac
import json
import zlib
from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Any

from cyberdeck import games
from cyberdeck.kernel import (
    SPECTATOR,
    AnyGame,
    AnyRules,
    Complaint,
    Decision,
    IllegalDecision,
    Message,
    Origin,
    Result,
    message,
    setup_text,
)
from cyberdeck.service.clocks import DecisionClock
from cyberdeck.service.entries import Charter, Entry, Kind, Sitting, Terms
from cyberdeck.service.records import AskedBack, Away, Mark, Move, Note

SHORT = 80


class Ledger:
    """A game with its clocks, who plays it, and what is asked of whom."""

    def __init__(self, charter: Charter) -> None:
        rules = games.find(charter.game)
        self.charter, self.rules = charter, rules
        self.engine = charter.engine
        """The version of the rules that decided last."""
        self.base: Mark | None = None
        """Where the present rules have taken the game over from older ones: nothing before it can be played again."""
        self.near: Mark | None = None
        """A later position, kept so that not everything need be played again."""
        self._blind = False
        self.fresh = {after: int(seed) for after, seed in charter.terms.fresh}
        self.game: AnyGame = self._new_game()
        self.number = self.seq = self.rewinds = 0
        self.moves: list[Move] = []
        clock = charter.terms.clock
        self.left = [clock.at_first() if clock else 0 for _ in charter.sittings]
        self.since = charter.opened_at
        self.joined: frozenset[int] = frozenset()
        self.stand_ins: frozenset[int] = frozenset()
        self.lent: frozenset[int] = frozenset()
        """Those that their own players have handed over."""
        self.consents: dict[int, int] = {}
        """Who lets others see his side, and since which entry."""
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
        return [line for page in self.pages(seat, moments, notes) for line in page]

    def pages(self, seat: int, moments: int = 0, notes: int = 0) -> list[list[Message]]:
        """The same, for the beginning and each decision apart."""
        pages = self.game.pages(seat, len(self.moves) + 1 - moments) or [[]]
        for note in self.notes[notes:]:
            pages[max(0, note.after - moments)].append(note.text)
        return pages

    def side_key(self, seat: int) -> str | None:
        """What the player of a seat gives to whom he lets see his side; another one each time he consents."""
        if seat not in self.consents:
            return None
        words = f"{self.charter.seed} {seat} {self.consents[seat]}"
        return hashlib.blake2b(words.encode(), key=self.charter.salt.encode(), digest_size=16).hexdigest()

    def side_of(self, key: str) -> int:
        """The seat that this key shows: never one that the house plays, as nobody could consent for it."""
        for seat in self.consents:
            if not self.by_house(seat) and hmac.compare_digest(str(self.side_key(seat)).encode(), key.encode()):
                return seat
        return SPECTATOR

    @property
    def origin(self) -> Origin:
        """From where the game has set out."""
        return origin_of(self.rules, self.charter.setup, self.charter.terms)

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
        """The seed, a salt and a hash of the setup; tables of the first releases have no such hash."""
        charter = self.charter
        words = f"{list(self.fresh.values() or [charter.seed])[-1]}:{charter.salt}"
        if not charter.terms.sealed:
            return words
        return f"{words}:{hashlib.sha256(setup_text(charter.setup).encode()).hexdigest()}"

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
            self._write(Kind.FOREGONE, decision.seat, decision.notation(answer), now)

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
        if self.base and keep < self.base.after:
            raise Complaint(message("back-before-rules"))
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

    def close(self, now: int) -> None:
        """Whoever runs the service ends the game, also one that has not begun; nobody has won."""
        if self.result is None:
            self._write(Kind.CLOSE, SPECTATOR, "", now)

    def overdue(self, now: int) -> bool:
        return self.due is not None and now >= self.due

    def time_out(self, now: int) -> None:
        """The clock of who has to decide has run out."""
        if self.overdue(now):
            self._write(Kind.TIME_OUT, self._on().seat, "", now)

    def consent(self, seat: int, on: bool, now: int) -> None:
        if (seat in self.consents) is not on:
            self._write(Kind.CONSENT, seat, "" if on else "off", now)

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
        self.number = entry.number
        _CARRIED_OUT[entry.kind](self, entry)

    def read(self, entries: Iterable[Entry]) -> None:
        """Carry out many entries; the game is played only when it is known which decisions still count."""
        self._blind = True
        for entry in entries:
            self.apply(entry)
        self._blind = False
        if self.engine == self.rules.version:
            self.game = self.after(len(self.moves))
        elif self.engine < self.rules.version:
            self._follow()
        else:
            raise self.other_rules

    @property
    def other_rules(self) -> Complaint:
        found, ours = self.engine, self.rules.version
        return Complaint(message("journal-engine", game=self.charter.game, found=found, ours=ours))

    def _follow(self) -> None:
        """The rules have changed: play what was decided since the last position of the old ones as far as can be."""
        mark = self._mark_before(len(self.moves))
        self.game = mark.game.copy()
        for number in range(mark.after, len(self.moves)):
            try:
                self.play(self.game, number)
            except IllegalDecision:
                del self.moves[number:]
                return

    def carry_over(self, now: int) -> None:
        """Let the present rules take over a game that older ones began."""
        if self.engine != self.rules.version and self.result is None:
            saved = base64.b85encode(zlib.compress(self.game.save(with_log=True))).decode()
            self._write(Kind.ENGINE, SPECTATOR, f"{self.rules.version} {len(self.moves)} {saved}", now)

    def _engine(self, entry: Entry) -> None:
        engine, keep, saved = entry.text.split()
        self.engine = int(engine)
        del self.moves[int(keep) :]
        self.base, self.near = Mark(int(keep), self._loaded(saved)), None
        self.game = self.base.game.copy()
        self.rewinds += 1
        self.notes += (Note(int(keep), message("log-new-rules")),)
        self._changed(entry)

    def _loaded(self, saved: str) -> AnyGame:
        return self.rules.load(zlib.decompress(base64.b85decode(saved)), older=True)

    def _moved(self, entry: Entry) -> None:
        self.moves.append(Move(entry.seat, entry.text, entry.kind is Kind.FOREGONE))
        if not self._blind:
            self.play(self.game, len(self.moves) - 1)
        clock = self.charter.terms.clock
        if clock and entry.kind is Kind.DECIDE and not self.by_house(entry.seat):
            self.left[entry.seat] = clock.after(self.left[entry.seat], entry.at - self.since)
        self._changed(entry)

    def _back(self, entry: Entry) -> None:
        keep = int(entry.text)
        lost = sum(not move.foregone for move in self.moves[keep:])
        if not self._blind:
            self.game = self.after(keep)
        if self.near and self.near.after > keep:
            self.near = None
        del self.moves[keep:]
        self.rewinds += 1
        self.notes = tuple(note._replace(after=min(note.after, keep)) for note in self.notes)
        self._note("log-taken-back", entry.seat, number=lost)
        self._changed(entry)

    def _joined(self, entry: Entry) -> None:
        self.joined |= {entry.seat}
        self.since = entry.at

    def _asked_back(self, entry: Entry) -> None:
        keep, held = json.loads(entry.text)
        self.asked = AskedBack(entry.seat, keep, tuple(held))

    def _agreed(self, entry: Entry) -> None:
        if self.asked:
            self.asked = self.asked._replace(agreed=self.asked.agreed | {entry.seat})

    def _refused(self, entry: Entry) -> None:
        self.asked = None

    def _stood_in(self, entry: Entry) -> None:
        self.stand_ins |= {entry.seat}
        self.lent = self.lent | {entry.seat} if entry.text else self.lent - {entry.seat}
        self._note("log-stood-in", entry.seat)

    def _given_back(self, entry: Entry) -> None:
        self.stand_ins -= {entry.seat}
        self.since = entry.at
        self._note("log-given-back", entry.seat)

    def _consented(self, entry: Entry) -> None:
        others = {seat: number for seat, number in self.consents.items() if seat != entry.seat}
        self.consents = others if entry.text else {**others, entry.seat: entry.number}

    def _muted(self, entry: Entry) -> None:
        """The first releases wrote it down."""

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

    def _closed(self, entry: Entry) -> None:
        self.verdict = Result((), message("ended-closed"))
        self._changed(entry)

    def _changed(self, entry: Entry) -> None:
        self.seq, self.since, self.asked = entry.number, entry.at, None

    def after(self, keep: int) -> AnyGame:
        """The position after so many decisions, played again."""
        mark = self._mark_before(keep)
        game = mark.game.copy()
        for number in range(mark.after, keep):
            self.play(game, number)
        return game

    def _mark_before(self, keep: int) -> Mark:
        for mark in (self.near, self.base):
            if mark and mark.after <= keep:
                return mark
        if self.base:
            raise Complaint(message("back-before-rules"))
        return Mark(0, self.from_start(0))

    def from_start(self, keep: int) -> AnyGame:
        """The first decisions under the present rules, whatever the rules were when they were made."""
        game = self._new_game()
        for number in range(keep):
            self.play(game, number)
        return game

    def play(self, game: AnyGame, number: int) -> None:
        """The next decision in a game that has had so many of ours, with new chances where a branch begins."""
        game.decide(self.moves[number].notation)
        if number + 1 in self.fresh:
            game.reseed(self.fresh[number + 1])

    def _new_game(self) -> AnyGame:
        game: AnyGame = self.rules.new_game(self.charter.setup, self.charter.seed)
        if 0 in self.fresh:
            game.reseed(self.fresh[0])
        return game

    def mark(self) -> None:
        """Play again from here when something is taken back."""
        self.near = Mark(len(self.moves), self.game.copy())


_CARRIED_OUT: dict[Kind, Callable[[Ledger, Entry], None]] = {
    Kind.DECIDE: Ledger._moved,
    Kind.FOREGONE: Ledger._moved,
    Kind.JOIN: Ledger._joined,
    Kind.ASK_BACK: Ledger._asked_back,
    Kind.AGREE: Ledger._agreed,
    Kind.REFUSE: Ledger._refused,
    Kind.BACK: Ledger._back,
    Kind.STAND_IN: Ledger._stood_in,
    Kind.GIVE_BACK: Ledger._given_back,
    Kind.RESIGN: Ledger._lost,
    Kind.TIME_OUT: Ledger._lost,
    Kind.CLOSE: Ledger._closed,
    Kind.CONSENT: Ledger._consented,
    Kind.MUTE: Ledger._muted,
    Kind.ENGINE: Ledger._engine,
}


def origin_of(rules: AnyRules, setup: Mapping[str, Any], terms: Terms) -> Origin:
    return Origin.BRANCH if terms.branch_of else rules.origin(setup)


def ending_of(ledger: Ledger) -> tuple[list[str], Message] | None:
    """Who has won, by name, and why."""
    result = ledger.result
    return None if result is None else ([ledger.seats[winner] for winner in result.winners], result.reason)
