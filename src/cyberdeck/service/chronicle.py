"""What the entries of a table say, folded one by one: its game and clocks, who plays, what is asked of whom.

Checks nothing and decides nothing: what is written has happened. The commands are those of the ledger.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
import zlib
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Self

import msgspec

from cyberdeck import games
from cyberdeck.bots import rungs
from cyberdeck.kernel import (
    SPECTATOR,
    AnyGame,
    AnyRules,
    Arg,
    Ask,
    Asked,
    Complaint,
    Decision,
    IllegalDecision,
    Message,
    Origin,
    Result,
    message,
    setup_text,
)
from cyberdeck.service.clocks import DAY, Span, gone, paused
from cyberdeck.service.entries import Charter, Entry, Kind, Sitting, Terms
from cyberdeck.service.eyes import Eyes
from cyberdeck.service.pauses import Pace, a_pause, paced
from cyberdeck.service.records import AskedBack, Mark, Move, Note


class Chronicle:
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
        self.number = self.seq = self.rewinds = self.aside = 0
        """The last entry, the one that made the position, how often it was made anew, the last that is no decision."""
        self.moves: list[Move] = []
        clock = charter.terms.clock
        self.left = [clock.at_first() if clock else 0 for _ in charter.sittings]
        self.since = charter.opened_at
        self.again = [0 for _ in charter.sittings]
        """How many decisions of each seat were dropped or taken back: made again, they gain no time again."""
        self._to_join = _to_join(charter)
        self._people = [seat for seat, who in enumerate(charter.sittings) if who is not Sitting.HOUSE]
        self._usually = [self._usual(seat) for seat in range(len(charter.sittings))]
        self.joined: frozenset[int] = frozenset()
        self.stand_ins: frozenset[int] = frozenset()
        self.lent: frozenset[int] = frozenset()
        """Those that their own players have handed over."""
        self.consents: dict[int, int] = {}
        """Who lets others see his side, and since which entry."""
        self.wishes: dict[int, Asked] = {}
        """How much players want to be asked who have said so."""
        self.paces: tuple[Pace, ...] = ((),) * len(charter.sittings)
        self.away: dict[int, tuple[Span, ...]] = {}
        """When players were away, or will be for a while."""
        self.asked: AskedBack | None = None
        self.notes: tuple[Note, ...] = ()
        self.verdict: Result | None = None
        self.written: list[Entry] = []
        self.eyes = Eyes()
        self._put: tuple[Ask, Decision] | None = None
        """The decision of the moment, made once."""

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        vars(twin).update(vars(self))
        twin._put = None
        twin.game, twin.moves, twin.written = self.game.copy(), self.moves.copy(), []
        twin.left, twin.again, twin.eyes = self.left.copy(), self.again.copy(), self.eyes.copy()
        return twin

    def draft(self) -> Self:
        """A copy to write on in, which takes over the game itself; what stays here is the copy of it.

        In the game the open question still stands: in a copy it would have to be asked again before its answer.
        """
        twin = self.copy()
        twin.game, self.game = self.game, twin.game
        twin._put, self._put = self._put, None
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
        ask = self.game.ask
        if ask is None or self.verdict is not None or not self._to_join <= self.joined:
            return None
        if self._put is None or self._put[0] is not ask:
            decision = self.game.decision
            assert decision is not None
            self._put = ask, decision
        return self._put[1]

    @property
    def begun(self) -> bool:
        return self._to_join <= self.joined

    @property
    def droppable(self) -> int:
        """How many answers of the open question can be dropped: none where no player has given any.

        What was there when a branch or newer rules began stays.
        """
        given = self.game.begun if self.decision else 0
        if not given:
            return 0
        keep = len(self.moves) - given
        if keep < max(self.base.after if self.base else 0, *self.fresh, 0):
            return 0
        return given if any(move.own for move in self.moves[keep:]) else 0

    def asks(self, seat: int) -> Asked:
        """How much that seat is asked; what the house is asked it answers itself."""
        return Asked.FAIR if self.by_house(seat) else self.wishes.get(seat) or self._usually[seat]

    def _usual(self, seat: int) -> Asked:
        """What is agreed, or else: where nobody else could learn anything from it, only for choices.

        Opponents at one screen are two people, who hand it over for each question. An outside program is asked what it
        does not decline to be asked.
        """
        if self.charter.terms.asked is not None:
            return self.charter.terms.asked
        opponents = not self.rules.together and any(other != seat for other in self._people)
        program = self.charter.sittings[seat] is Sitting.BOT
        if program or not self.alone(seat):
            return Asked.FAIR
        return Asked.BRIEF if opponents else Asked.CHOICES

    def alone(self, seat: int) -> bool:
        """Whether all other seats are the house's, or in the same hand."""
        mine = next((group for group in self.charter.terms.together if seat in group), (seat,))
        return all(other in mine for other in self._people)

    @property
    def pending(self) -> str | None:
        """The answer that the service is about to give for the seat that has to decide, after a pause."""
        decision = self.decision
        if decision is None or self.asks(decision.seat) is not Asked.CHOICES:
            return None
        answer = self.game.obvious
        return None if answer is None else decision.notation(answer)

    @property
    def pause(self) -> int:
        """The milliseconds that such an answer takes: one of the times that the player himself has taken.

        It depends on what everybody has seen and on chance, so it betrays nothing.
        """
        decision, pending = self.decision, self.pending
        assert decision is not None
        assert pending is not None
        words = f"{self.charter.salt} {self.seq}"
        chance = int.from_bytes(hashlib.blake2b(words.encode(), digest_size=8).digest())
        return a_pause(self.paces[decision.seat], pending, chance)

    def awaits(self, seat: int) -> bool:
        return seat in self._to_join and seat not in self.joined

    @property
    def house_seed(self) -> int:
        """What the players of the house draw their own chance from: it says nothing of the game's."""
        return zlib.crc32(self.charter.salt.encode())

    def rung(self, seat: int) -> str:
        """Who plays that seat when the house does."""
        return self.charter.terms.rung(seat) or rungs.HOUSE

    def may_ask_for_hints(self, seat: int) -> bool:
        """As was agreed; otherwise where nobody plays against another person. Never in a game that counts."""
        terms = self.charter.terms
        agreed = (self.alone(seat) or self.rules.together) if terms.hints is None else terms.hints
        return agreed and not terms.counts

    def by_house(self, seat: int) -> bool:
        """Whether the house decides for that seat just now."""
        return seat in self.stand_ins or self.charter.sittings[seat] is Sitting.HOUSE

    def lines(self, seat: int) -> list[Message]:
        """The log as that seat saw it."""
        return [line for page in self.pages(seat) for line in page]

    def pages(self, seat: int) -> list[list[Message]]:
        """The same, for the beginning and each decision apart."""
        pages = self.game.pages(seat, len(self.moves) + 1)
        for note in self.notes:
            pages[note.after].append(note.text)
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
        if self.charter.terms.clock is None:
            return None
        decision = self.decision
        if decision is None or self.by_house(decision.seat):
            return None
        return paused(self.away.get(decision.seat, ()), self.since, self.since + self.left[decision.seat])

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

    # entries

    def apply(self, entry: Entry, answer: int | None = None) -> None:
        """Carry out what has been written; which of the options a decision is, if that is known."""
        self.number = entry.number
        if entry.kind in _MOVES:
            self._moved(entry, answer)
        else:
            self.aside = entry.number
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

    def _engine(self, entry: Entry) -> None:
        engine, keep, saved = entry.text.split()
        self.engine = int(engine)
        del self.moves[int(keep) :]
        self.base, self.near = Mark(int(keep), self._loaded(saved)), None
        self.game = self.base.game.copy()
        self._rewound()
        self.notes += (Note(int(keep), message("log-new-rules")),)
        self._changed(entry)

    def _loaded(self, saved: str) -> AnyGame:
        return self.rules.load(zlib.decompress(base64.b85decode(saved)), older=True)

    def _moved(self, entry: Entry, answer: int | None) -> None:
        self.moves.append(Move(entry.seat, entry.text, entry.kind is Kind.FOREGONE, entry.kind is Kind.OBVIOUS))
        if not self._blind:
            self.play(self.game, len(self.moves) - 1, answer)
            self.eyes.decided(self.game, len(self.moves))
        if entry.kind is Kind.DECIDE:
            paces = [*self.paces]
            paces[entry.seat] = paced(paces[entry.seat], entry.text, entry.at - self.since)
            self.paces = tuple(paces)
        if entry.kind is not Kind.FOREGONE:
            self._spend(entry, gains=not self.again[entry.seat])
            self.again[entry.seat] = max(0, self.again[entry.seat] - 1)
        self._changed(entry)

    def _spend(self, entry: Entry, gains: bool) -> None:
        clock, seat, spent = self.charter.terms.clock, entry.seat, entry.at - self.since
        if clock and not self.by_house(seat):
            self.left[seat] = clock.after(self.left[seat], spent) if gains else self.left[seat] - spent

    def _back(self, entry: Entry) -> None:
        keep = int(entry.text)
        if not self._blind:
            self.game = self.after(keep)
        lost = self._drop(keep)
        self._rewound()
        self._note("log-taken-back", entry.seat, number=lost)
        self._changed(entry)

    def _rewound(self) -> None:
        """What has been seen no longer leads to where the game stands: everybody looks anew."""
        self.rewinds += 1
        self.eyes = Eyes()

    def _cancelled(self, entry: Entry) -> None:
        """Nothing had happened yet: nobody has anything to be told."""
        if not self._blind:
            self.game.cancel()
        self._spend(entry, gains=False)
        self._drop(int(entry.text))
        self._changed(entry)

    def _drop(self, keep: int) -> int:
        """All decisions but the first ones; how many of players they were."""
        lost = [move.seat for move in self.moves[keep:] if not move.foregone]
        for seat in lost:
            self.again[seat] += 1
        del self.moves[keep:]
        if self.near and self.near.after > keep:
            self.near = None
        self.notes = tuple(note._replace(after=min(note.after, keep)) for note in self.notes)
        return len(lost)

    def _asked(self, entry: Entry) -> None:
        others = {seat: wish for seat, wish in self.wishes.items() if seat != entry.seat}
        self.wishes = {**others, entry.seat: Asked(entry.text)} if entry.text else others

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

    def _went_away(self, entry: Entry) -> None:
        until, seat = int(entry.text), entry.seat
        self.away = {**self.away, seat: gone(self.away.get(seat, ()), entry.at, until)}
        days = -(-(until - entry.at) // DAY)
        self._note("log-away" if days > 0 else "log-returned", seat, number=days)

    def _consented(self, entry: Entry) -> None:
        others = {seat: number for seat, number in self.consents.items() if seat != entry.seat}
        self.consents = others if entry.text else {**others, entry.seat: entry.number}

    def _muted(self, entry: Entry) -> None:
        """The first releases wrote it down."""

    def _said(self, entry: Entry) -> None:
        self._note("log-says", entry.seat, words=msgspec.json.decode(entry.text, type=Message))

    def _note(self, id: str, seat: int, **args: Arg) -> None:
        name = self.rules.seat_message(self.seats[seat])
        note = Note(len(self.moves), message(id, seat=name, **args))
        self.notes += (note,)
        self.eyes.noted(*note)

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

    def play(self, game: AnyGame, number: int, answer: int | None = None) -> None:
        """The next decision in a game that has had so many of ours, with new chances where a branch begins."""
        game.decide(self.moves[number].notation if answer is None else answer)
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


_CARRIED_OUT: dict[Kind, Callable[[Chronicle, Entry], None]] = {
    Kind.ASKED: Chronicle._asked,
    Kind.JOIN: Chronicle._joined,
    Kind.ASK_BACK: Chronicle._asked_back,
    Kind.AGREE: Chronicle._agreed,
    Kind.REFUSE: Chronicle._refused,
    Kind.BACK: Chronicle._back,
    Kind.CANCEL: Chronicle._cancelled,
    Kind.STAND_IN: Chronicle._stood_in,
    Kind.GIVE_BACK: Chronicle._given_back,
    Kind.AWAY: Chronicle._went_away,
    Kind.RESIGN: Chronicle._lost,
    Kind.TIME_OUT: Chronicle._lost,
    Kind.CLOSE: Chronicle._closed,
    Kind.CONSENT: Chronicle._consented,
    Kind.MUTE: Chronicle._muted,
    Kind.SAYS: Chronicle._said,
    Kind.ENGINE: Chronicle._engine,
}


_MOVES = frozenset((Kind.DECIDE, Kind.FOREGONE, Kind.OBVIOUS))


def _to_join(charter: Charter) -> frozenset[int]:
    """Open seats; with a clock, everybody must have come before it runs."""
    waited_for = [Sitting.OPEN, Sitting.JOINED]
    if charter.terms.clock:
        waited_for += [Sitting.PERSON, Sitting.BOT]
    return frozenset(seat for seat, who in enumerate(charter.sittings) if who in waited_for)


def origin_of(rules: AnyRules, setup: Mapping[str, Any], terms: Terms) -> Origin:
    if terms.branch_of:
        return Origin.BRANCH
    origin = rules.origin(setup)
    if terms.seeded:
        return Origin.SEED if origin is Origin.BEGINNING else Origin.SCRIPT
    return origin


def ending_of(chronicle: Chronicle) -> tuple[list[str], Message] | None:
    """Who has won, by name, and why."""
    result = chronicle.result
    return None if result is None else ([chronicle.seats[winner] for winner in result.winners], result.reason)
