"""The ledger of a table: its chronicle, and the commands that write on in it. Waits for nothing.

A command checks, writes entries and carries them out on this ledger. The table runs commands on a copy, stores the new
entries, and only then shows the copy: what failed to be stored has never happened.
"""

from __future__ import annotations

import base64
import json
import zlib
from collections.abc import Collection

import msgspec

from cyberdeck.kernel import SPECTATOR, Asked, Complaint, Decision, IllegalDecision, Message, Running, message
from cyberdeck.kernel.shortcuts import begin
from cyberdeck.service.chronicle import Chronicle
from cyberdeck.service.clocks import DecisionClock
from cyberdeck.service.entries import Entry, Kind, Sitting
from cyberdeck.service.records import Away

SHORT = 80
_ON = frozenset(
    (Kind.DECIDE, Kind.FOREGONE, Kind.OBVIOUS, Kind.ASKED, Kind.JOIN, Kind.CONSENT, Kind.MUTE, Kind.SAYS, Kind.AWAY)
)
"""What does not end a shortcut."""


class Ledger(Chronicle):
    """A chronicle that goes on."""

    running: Running | None = None
    """A shortcut that goes on when its seat is asked again; whoever reads the table anew does not know of it."""
    saved: tuple[int, bytes] | None = None
    """The last snapshot of it, and after which entry that was taken."""

    def decide(self, held: Collection[int], seq: int, notation: str, now: int) -> None:
        """A decision of whoever holds these seats; a Complaint if it is late, double, foreign or illegal."""
        decision = self._asked_of(held, seq)
        if self.overdue(now):
            self.time_out(now)
            return
        self._move(decision, notation, now)

    def take_shortcut(self, held: Collection[int], seq: int, notation: str, now: int) -> None:
        """A row of decisions under one name, as the game itself knows it now."""
        self._asked_of(held, seq)
        if self.overdue(now):
            self.time_out(now)
            return
        self.running = begin(self.game, notation)
        self.settle(now)
        if not self.written:
            raise IllegalDecision(message("illegal-decision", notation=notation[:SHORT]))

    def apply(self, entry: Entry, answer: int | None = None) -> None:
        super().apply(entry, answer)
        if self.running is not None and not (entry.kind in _ON and self.running.goes_on(self.game)):
            self.running = None

    def cancel(self, held: Collection[int], seq: int, now: int) -> None:
        """Drop the answers that the open question has had: nothing has happened since the first."""
        decision = self._asked_of(held, seq)
        if not self.droppable:
            raise Complaint(message("nothing-to-cancel"))
        if self.overdue(now):
            self.time_out(now)
            return
        self._write(Kind.CANCEL, decision.seat, str(len(self.moves) - self.droppable), now)
        self.settle(now)

    def _asked_of(self, held: Collection[int], seq: int) -> Decision:
        """The question with that number, if it is for whoever holds these seats."""
        decision = self._on()
        if seq != self.seq:
            raise Complaint(message("decision-late"))
        if decision.seat not in held:
            raise Complaint(message("decision-foreign"))
        if decision.seat in self.stand_ins:
            raise Complaint(message("seat-stood-in"))
        return decision

    def decide_for_house(self, seq: int, notation: str, now: int, said: Message | None = None) -> None:
        """What a player of the house has decided, and what it tells those who play with it."""
        decision = self._on()
        if seq != self.seq or not self.by_house(decision.seat):
            raise Complaint(message("decision-late"))
        if said is not None:
            self._write(Kind.SAYS, decision.seat, msgspec.json.encode(said).decode(), now)
        self._move(decision, notation, now)

    def _move(self, decision: Decision, notation: str, now: int) -> None:
        answer = decision.answer(notation)
        if answer is None:
            raise IllegalDecision(message("illegal-decision", notation=notation[:SHORT]))
        self._write(Kind.DECIDE, decision.seat, notation, now, answer)
        self.settle(now)

    def settle(self, now: int) -> None:
        """Answer what a shortcut says and what is no choice: nobody is shown a question that he need not answer."""
        while (decision := self.decision) is not None and (given := self._given(decision)) is not None:
            kind, answer = given
            self._write(kind, decision.seat, decision.notation(answer), now, answer)

    def _given(self, decision: Decision) -> tuple[Kind, int] | None:
        """What is answered now without the player; a question that he must answer ends his shortcut."""
        running = self.running if self.running and self.running.seat == decision.seat else None
        following = running and running.next(self.game)
        if following:
            answer, self.running = following
            kind = Kind.FOREGONE if answer == self.game.foregone else Kind.DECIDE
            return kind, answer
        given = self._unasked(decision)
        if running and given is None:
            self.running = None
        return given

    def _unasked(self, decision: Decision) -> tuple[Kind, int] | None:
        """What is answered by what everybody can see, and, where nobody else sits, by what the seat alone can."""
        asked = self.asks(decision.seat)
        if asked is Asked.ALL:
            return None
        foregone = self.game.seldom if asked is Asked.BRIEF else self.game.foregone
        if foregone is not None:
            return Kind.FOREGONE, foregone
        obvious = self.game.obvious if asked is Asked.CHOICES and self.alone(decision.seat) else None
        return None if obvious is None else (Kind.OBVIOUS, obvious)

    def answer_pending(self, seq: int, now: int) -> None:
        """The pause before an answer that the service gives is over."""
        decision, pending = self._on(), self.pending
        if seq == self.seq and pending is not None and not self.overdue(now):
            self._write(Kind.OBVIOUS, decision.seat, pending, now)
            self.settle(now)

    def ask(self, held: Collection[int], how: Asked | None, now: int) -> None:
        """How much whoever holds these seats wants to be asked from now on."""
        for seat in held if self.result is None else ():
            if self.wishes.get(seat) is not how:
                self._write(Kind.ASKED, seat, how or "", now)
        self.settle(now)

    def join(self, seat: int, now: int) -> None:
        if self.result is not None or not self.awaits(seat):
            raise Complaint(message("seat-taken"))
        self._write(Kind.JOIN, seat, "", now)
        self.settle(now)

    def fill(self, seats: Collection[int], now: int) -> None:
        """The house takes the seats for which nobody has come, where all play together."""
        free = [seat for seat in seats if self.awaits(seat)]
        if self.result is not None or not free or not self.rules.together or self.charter.terms.counts:
            raise Complaint(message("crew-full"))
        for seat in free:
            self._write(Kind.JOIN, seat, "", now)
            self._write(Kind.STAND_IN, seat, "own", now)
        self.settle(now)

    def ask_back(self, held: Collection[int], now: int) -> None:
        """Take the last own decision back: at once where that harms nobody, otherwise by consent."""
        self._on()
        self._check_free()
        own = [n for n, move in enumerate(self.moves) if move.seat in held and move.own]
        if not own:
            raise Complaint(message("back-nothing"))
        keep = own[-1]
        if self.base and keep < self.base.after:
            raise Complaint(message("back-before-rules"))
        if self._to_ask(held) and not self._harmless(held, keep):
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

    def _harmless(self, held: Collection[int], keep: int) -> bool:
        """Nobody else has decided since, no chance was used, nothing hidden was revealed.

        What the service answered for others after a pause they could have decided themselves.
        """
        since = self.moves[keep + 1 :]
        if any(not move.foregone and not (move.obvious and move.seat in held) for move in since):
            return False
        return self.game.harmless_since(self.after(keep))

    def stand_in(self, held: Collection[int], seat: int, away: Away, now: int) -> None:
        """The house takes over one's own seat, or one whose player has gone where no clock gives him days."""
        self._on()
        self._check_free()
        if self.by_house(seat):
            raise Complaint(message("seat-stood-in"))
        if seat not in held:
            self._check_abandoned(away)
        self._write(Kind.STAND_IN, seat, "own" if seat in held else "", now)

    def _check_free(self) -> None:
        """Where it counts, what is decided stands, and everybody plays himself."""
        if self.charter.terms.counts:
            raise Complaint(message("rated-no" if self.charter.terms.rated else "cup-no"))

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

    def go_away(self, seat: int, until: int, now: int) -> None:
        """Where there are days for a decision, those of a seat do not run until then; now means that he is back."""
        absent = any(end > now for _, end in self.away.get(seat, ()))
        if self.result is None and isinstance(self.charter.terms.clock, DecisionClock) and (until > now or absent):
            self._write(Kind.AWAY, seat, str(max(until, now)), now)

    def time_out(self, now: int) -> None:
        """The clock of who has to decide has run out."""
        if self.overdue(now):
            self._write(Kind.TIME_OUT, self._on().seat, "", now)

    def adjudicate(self, now: int) -> None:
        """The round is over: who has not come has lost, or else who has used up more of his time.

        Where everybody has days for each decision, that is who is to decide; where all are late, nobody has won.
        """
        if self.result is None:
            late = sorted(self._late(now))
            others = set(range(len(self.seats))) - set(late)
            kind = Kind.TIME_OUT if len(late) == 1 and others else Kind.CLOSE
            self._write(kind, late[0] if kind is Kind.TIME_OUT else SPECTATOR, "", now)

    def _late(self, now: int) -> set[int]:
        if not self.begun:
            return {seat for seat in range(len(self.seats)) if self.awaits(seat)}
        asked = self._on().seat
        if isinstance(self.charter.terms.clock, DecisionClock):
            return {asked}
        left = {seat: self.left[seat] for seat in self._people}
        if asked in left:
            left[asked] -= now - self.since
        return {seat for seat, rest in left.items() if rest == min(left.values())}

    def consent(self, seat: int, on: bool, now: int) -> None:
        if (seat in self.consents) is not on:
            self._write(Kind.CONSENT, seat, "" if on else "off", now)

    def _on(self) -> Decision:
        """The decision of the moment, if the game is on."""
        if self.result is not None:
            raise IllegalDecision(message("game-over"))
        if not self.begun:
            raise Complaint(message("table-waiting"))
        decision = self.decision
        assert decision is not None
        return decision

    def carry_over(self, now: int) -> None:
        """Let the present rules take over a game that older ones began."""
        if self.engine != self.rules.version and self.result is None:
            saved = base64.b85encode(zlib.compress(self.game.save(with_log=True))).decode()
            self._write(Kind.ENGINE, SPECTATOR, f"{self.rules.version} {len(self.moves)} {saved}", now)

    def _write(self, kind: Kind, seat: int, text: str, now: int, answer: int | None = None) -> None:
        entry = Entry(self.number + 1, kind, seat, text, max(now, self.since))
        self.apply(entry, answer)
        self.written.append(entry)
