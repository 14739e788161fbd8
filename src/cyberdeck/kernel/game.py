"""A game in progress: the small contract that service, bots, environments and command line use."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeAlias, TypeVar

from cyberdeck.kernel.condensed import spread
from cyberdeck.kernel.effect import Effects, Question
from cyberdeck.kernel.event import Event
from cyberdeck.kernel.message import Complaint, Message, Reason, message
from cyberdeck.kernel.option import Ask, Asking, Decision, Offer, Option
from cyberdeck.kernel.past import Moment, moments, put_down, taken_up
from cyberdeck.kernel.plain import encode
from cyberdeck.kernel.position import Position, Result
from cyberdeck.kernel.price import Outcome, Price
from cyberdeck.kernel.rng import Rng, beginning_of
from cyberdeck.kernel.saving import decode, written
from cyberdeck.kernel.short import shortened

if TYPE_CHECKING:
    from cyberdeck.kernel.journal import Journal
    from cyberdeck.kernel.rules import Rules
    from cyberdeck.kernel.shortcuts import Shortcut

S = TypeVar("S", bound=Position)
V = TypeVar("V")

SPECTATOR = -1
REDRAWS = 1000


class IllegalDecision(Complaint):
    """The answer is not among the options; nothing has changed."""


class EngineFault(AssertionError):
    """The rules broke the kernel's own contract: a defect, never the players' fault."""


class Game(Generic[S, V]):
    """A position together with its past; `decide` is the only way on, `view` the only picture of it."""

    __slots__ = ("_ask", "_asking", "_past", "fresh", "seed", "setup", "state")

    def __init__(self, state: S, setup: Mapping[str, object], seed: int) -> None:
        self.state, self.setup, self.seed = state, setup, seed
        self.fresh: tuple[tuple[int, int], ...] = ()
        """After how many decisions chance began anew, with which seed."""
        self._ask: Ask | None = None
        self._asking: Asking[Effects] | None = None
        self._past: Moment | None = None
        if not state.answers:
            self._run()
            self._remember(SPECTATOR, "")
        else:
            self._asking = self._revive()

    # the contract

    @property
    def rules(self) -> Rules[S, Any, V]:
        return self.state.rules

    @property
    def seats(self) -> tuple[str, ...]:
        return self.rules.seats(self.state)

    @property
    def decision(self) -> Decision | None:
        return None if self._ask is None else Decision(self._ask, self._foresee)

    @property
    def result(self) -> Result | None:
        return self.state.result

    def decide(self, answer: int | str | Offer) -> None:
        """Answer the question by index, notation or option, and play on to the next one or to the end."""
        ask = self._ask
        if ask is None:
            raise IllegalDecision(message("game-over"))
        index = answer if type(answer) is int else _index(ask, answer)
        if not 0 <= index < len(ask.options):
            raise IllegalDecision(message("illegal-index", index=index, count=len(ask.options)))
        asking = self._asking or self._revive()
        self._asking = None
        try:
            following = asking.send(index)
        except StopIteration as done:
            _, source = self.state.stack.pop()
            self.state.answers = ()
            self.state.push(done.value, source)
            self._run()
        else:
            if following.seat != ask.seat:
                raise EngineFault("one question asked two seats")
            self._ask, self._asking = following, asking
            self.state.answers += (index,)
        self._remember(ask.seat, ask.options[index])

    @property
    def begun(self) -> int:
        """How many answers the open question has had: nothing has happened since the first."""
        return len(self.state.answers)

    def cancel(self) -> None:
        """Drop the answers that the open question has had, and begin it anew."""
        if not self.begun:
            raise IllegalDecision(message("nothing-to-cancel"))
        for _ in self.state.answers:
            assert self._past is not None
            self._past = self._past.before
        self.state.answers = ()
        self._asking = self._revive()

    @property
    def ask(self) -> Ask | None:
        """The open question as the rules put it."""
        return self._ask

    @property
    def shortcuts(self) -> Sequence[Shortcut]:
        """Rows of answers that the asked seat may give as one; computed when they are looked at."""
        return () if self._ask is None else self.rules.shortcuts(self.state, self._ask)

    @property
    def foregone(self) -> int | None:
        """The answer a driver may give, since everybody can see that there is no other; the engine always asks."""
        return None if self._ask is None else self.rules.foregone(self.state, self._ask)

    @property
    def seldom(self) -> int | None:
        """The same where there is another, which, by what everybody can see, hardly anybody gives."""
        if self._ask is None:
            return None
        answer = self.foregone
        return self.rules.seldom(self.state, self._ask) if answer is None else answer

    @property
    def obvious(self) -> int | None:
        """The answer where only the asked seat can see that there is no other.

        Given at once or without its wish, it could betray something. It never depends on what that seat cannot see.
        """
        if self._ask is None:
            return None
        answer = self.foregone
        return self.rules.obvious(self.state, self._ask) if answer is None else answer

    def __repr__(self) -> str:
        if self._ask is None:
            where = "over" if self.result is not None else "nowhere"
        else:
            where = f"{self.seats[self._ask.seat]} answers {self._ask.prompt}"
        return f"<{self.rules.name}, {sum(m.seat != SPECTATOR for m in self._moments())} decisions: {where}>"

    def __str__(self) -> str:
        return self.text()

    def text(self, seat: int | None = None, language: str = "en", width: int = 100) -> str:
        """The table in letters, as a seat sees it: whoever has to decide, or a spectator when the game is over."""
        if seat is None:
            seat = SPECTATOR if self._ask is None else self._ask.seat
        return self.rules.text(self.view(seat), language, width)

    def svg(self, seat: int | None = None, language: str = "en") -> str:
        """The table as a picture, as a seat sees it: whoever has to decide, or a spectator when the game is over."""
        if seat is None:
            seat = SPECTATOR if self._ask is None else self._ask.seat
        return self.rules.svg(self.view(seat), language)

    def ending_svg(self, language: str = "en") -> str:
        """The end of the game as a picture, of what everybody may know; a Complaint while it is going on."""
        if self.result is None:
            raise Complaint(message("picture-not-over"))
        winners = [self.seats[seat] for seat in self.result.winners]
        return self.rules.ending_svg(self.view(SPECTATOR), winners, self.result.reason, language)

    def _repr_svg_(self) -> str:
        """What notebooks show."""
        return self.svg()

    def view(self, seat: int) -> V:
        return self.rules.view(self.state, seat)

    def copy(self) -> Game[S, V]:
        twin: Game[S, V] = object.__new__(Game)
        twin.state, twin.setup, twin.seed = self.state.copy(), self.setup, self.seed
        twin._ask, twin._asking, twin._past, twin.fresh = self._ask, None, self._past, self.fresh
        return twin

    def reseed(self, seed: int) -> None:
        """Let chance begin anew: what comes from here on does not follow from the seed of the game."""
        self.state.rng, self.state.script = beginning_of(seed), {}
        self.fresh += ((sum(m.seat != SPECTATOR for m in self._moments()), seed),)

    def why_not(self, seat: int, notation: str) -> Reason | None:
        """Why a decision is not offered, and by which rule; None if it is offered."""
        if self._ask is None:
            return Reason(message("why-not-over"))
        decision = Decision(self._ask, self._foresee)
        if seat == decision.seat and notation in decision.notations:
            return None
        reason = self.rules.why_not(self.state, self._ask, seat, notation)
        if reason is not None:
            return reason
        if seat != decision.seat:
            return Reason(message("why-not-turn", seat=self.rules.seat_message(self.seats[decision.seat])))
        return Reason(message("why-not-unknown", notation=notation))

    def withheld(self, seat: int, thing: str) -> dict[str, Reason]:
        """What `seat` may want to do with a thing and is not offered, each with the reason."""
        decision = self.decision
        mine = decision.notations if decision is not None and decision.seat == seat else []
        found: dict[str, Reason] = {}
        for wish in self.rules.conceivable(self.state, seat, thing):
            if not any(f"{offered} ".startswith(f"{wish} ") for offered in mine):
                reason = self.why_not(seat, wish)
                if reason is not None:
                    found[wish] = reason
        return found

    def forecast(self, thing: str = "") -> object:
        """What threatens, as data of the game; None where nothing can be said."""
        return self.rules.forecast(self.state, thing)

    def log(self, seat: int = SPECTATOR) -> list[Message]:
        """All that has happened, as `seat` saw it; a loaded game starts a new page."""
        return [m for page in self.pages(seat) for m in page]

    def news(self, seat: int = SPECTATOR, last: int = 1) -> list[Message]:
        """What the `last` decisions led to, as `seat` saw it."""
        return [m for page in self.pages(seat, last) for m in page]

    def pages(self, seat: int = SPECTATOR, last: int | None = None) -> list[list[Message]]:
        """What the beginning and each decision led to, as `seat` saw it; only the `last` ones if that is given."""
        return [self._told(moment.events, seat) for moment in self._moments(last)]

    @property
    def last(self) -> Moment:
        """The last decision, or the beginning, and what came of it."""
        assert self._past is not None
        return self._past

    def _told(self, events: tuple[Event, ...], seat: int) -> list[Message]:
        seen = (event.seen_by(seat) for event in events)
        return self.rules.told([event for event in seen if event is not None], seat)

    def harmless_since(self, before: Game[S, V]) -> bool:
        """Whether no chance has been used and nothing hidden revealed since an earlier moment of this game."""
        chance = (before.state.rng, before.state.script)
        if (self.state.rng, self.state.script) != chance:
            return False
        past = self._moments()[len(before._moments()) :]
        events = [event for moment in past for event in moment.events]
        return not self.rules.revealed(before.state, self.state, events)

    @property
    def journal(self) -> Journal:
        from cyberdeck.kernel.journal import Journal

        moves = tuple((self.seats[m.seat], m.notation) for m in self._moments() if m.seat != SPECTATOR)
        rules = self.rules
        digest, fresh = self.digest, self.fresh
        return Journal(rules.name, rules.version, dict(self.setup), self.seed, moves, digest, fresh, rules=rules)

    @property
    def digest(self) -> str:
        """A short fingerprint of the position: equal positions, equal digests."""
        return hashlib.sha256(encode(self.state)).hexdigest()[:16]

    def position(self) -> Mapping[str, object]:
        """The file of this position: the whole truth, hidden cards and coming chances with it."""
        return self.rules.position(self.state)

    def short(self) -> str:
        """The same as one line to share."""
        return shortened(self.rules.name, self.position(), self.rules.jargon())

    def save(self, with_log: bool = False) -> bytes:
        """The game as bytes; with the log they are many times longer, and a loaded game can still tell it."""
        past: object = put_down(self._past)
        if with_log:
            past = [(m.seat, m.notation, m.events) for m in self._moments()]
        rules = self.rules
        fresh = (self.fresh,) if self.fresh else ()
        return written((rules.name, rules.version, dict(self.setup), self.seed, past, self.state, *fresh))

    def __reduce__(self) -> tuple[Any, ...]:
        """A game goes to another process as its save."""
        return load, (self.rules, self.save())

    def determinise(self, seat: int, rng: Rng) -> Game[S, V]:
        """A full game that `seat` could be in: what it cannot know is drawn anew, the future too.

        It hangs on nothing but what the seat may know and on `rng`, and has neither past nor setup.
        """
        ask = self._ask
        for _ in range(REDRAWS):
            twin = self.copy()
            twin._past, twin.seed, twin.fresh, twin.setup = None, 0, (), {}
            twin.state.rng, twin.state.script = rng.below(1 << 64), {}
            if ask is not None and ask.seat != seat:
                twin.state.answers = ()
            twin.rules.determinise(twin.state, seat, rng)
            if ask is None:
                return twin
            if ask.seat == seat:
                del twin._ask
                return twin
            if twin._can_ask():
                return twin
        raise EngineFault("no other position agrees with what the seat knows")

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> object:
            """The seat's own question can always be asked in a redrawn position: it is when somebody looks at it."""
            if name != "_ask":
                raise AttributeError(name)
            self._asking = self._revive()
            return self._ask

    def _can_ask(self) -> bool:
        """Whether the pending question can be asked in a redrawn position; another seat's may need certain cards."""
        try:
            self._asking = self._revive()
        except StopIteration:
            return False
        return True

    def _foresee(self, ask: Ask, index: int) -> tuple[Price, tuple[Outcome, ...]]:
        """What can be said of an answer before it is given, and only before."""
        if ask is not self._ask:
            raise EngineFault("a decision was looked at after it had been made")
        return self.rules.price(self.state, ask, index), self.rules.outcomes(self.state, ask, index)

    # how it goes on

    def _run(self) -> None:
        """Resolve what lies on the stack up to the next question or the end."""
        state = self.state
        self._ask, stack, act = None, state.stack, state.act
        while stack and state.result is None:
            step, source = stack[-1]
            if not isinstance(step, Question):
                act()
                continue
            asking = step.resolve(state, source)
            try:
                self._ask = next(asking)
            except StopIteration as done:
                stack.pop()
                state.push(done.value, source)
            else:
                self._asking = asking
                return
        stack.clear()

    def _revive(self) -> Asking[Effects]:
        """Run the suspended question again, up to where it stood."""
        step, source = self.state.stack[-1]
        assert isinstance(step, Question)
        asking = step.resolve(self.state, source)
        self._ask = next(asking)
        for answer in self.state.answers:
            self._ask = asking.send(answer)
        return asking

    def _remember(self, seat: int, answer: Option[Any] | str) -> None:
        self._past = Moment(self._past, seat, answer, tuple(self.state.news))
        self.state.news.clear()

    def _moments(self, last: int | None = None) -> list[Moment]:
        return moments(self._past, last)


def load(rules: Rules[S, Any, V], data: bytes, older: bool = False) -> Game[S, V]:
    """The game that `save` put into these bytes."""
    unreadable = Complaint(message("save-unreadable"))

    def reshaped(packed: Any) -> Any:
        _, name, version, *_ = packed
        if name != rules.name or (version != rules.version and not (older and version < rules.version)):
            raise unreadable
        return packed if version == rules.version else rules.reshaped(version, spread(packed))

    try:
        _, _, setup, seed, past, state, *fresh = decode(data, reshaped)
        game: Game[S, V] = Game(state, setup, seed)
        game.fresh = fresh[0] if fresh else ()
        game._past = taken_up((), past) if isinstance(past, list) else taken_up(*past)
    except Complaint:
        raise
    except Exception as stumble:
        raise unreadable from stumble
    return game


def _index(ask: Ask, answer: int | str | Offer) -> int:
    if isinstance(answer, Offer):
        answer = answer.notation
    if not isinstance(answer, str):
        return answer
    for i, option in enumerate(ask.options):
        if option.notation(ask.seat) == answer:
            return i
    raise IllegalDecision(message("illegal-decision", notation=answer))


AnyGame: TypeAlias = Game[Any, Any]
"""For code that knows no game."""
