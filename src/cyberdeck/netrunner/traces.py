"""Traces: each side bids once, openly, the Corp first (NR-34)."""

from __future__ import annotations

from cyberdeck.kernel import Asking, Effects, choose_number, frozen
from cyberdeck.netrunner.credits import available, payment
from cyberdeck.netrunner.events import TraceBegan, TraceFailed, TraceRaised, TraceSucceeded
from cyberdeck.netrunner.state import Reading, State
from cyberdeck.netrunner.steps import Effect, Question
from cyberdeck.netrunner.text import Purpose, Steps
from cyberdeck.netrunner.values import link
from cyberdeck.netrunner.words import CORP, RUNNER, Side, Spending


@frozen
class Trace(Effect):
    base: int
    success: Steps
    failure: Steps = ()

    def resolve(self, state: State, source: int) -> Effects:
        state.emit(TraceBegan(self.base, state.cause(source)))
        return (CorpBid(self.base, self.success, self.failure),)


@frozen
class CorpBid(Question):
    base: int
    success: Steps
    failure: Steps

    def resolve(self, reading: Reading, source: int) -> Asking[Effects]:
        most = available(reading, CORP, Purpose(Spending.TRACE))
        bid = yield from choose_number(CORP, "trace-strength", range(most + 1), self.base)
        paid = yield from payment(reading, CORP, bid, Purpose(Spending.TRACE))
        traced = self.base + bid
        return (*paid, Raised(CORP, bid, traced), RunnerBid(traced, self.success, self.failure))


@frozen
class RunnerBid(Question):
    trace: int
    success: Steps
    failure: Steps

    def resolve(self, reading: Reading, source: int) -> Asking[Effects]:
        most, base = available(reading, RUNNER, Purpose(Spending.TRACE)), link(reading)
        bid = yield from choose_number(RUNNER, "link-strength", range(most + 1), self.trace)
        paid = yield from payment(reading, RUNNER, bid, Purpose(Spending.TRACE))
        found = self.trace > base + bid
        return (*paid, Raised(RUNNER, bid, base + bid), TraceOver(found), *(self.success if found else self.failure))


@frozen
class Raised(Effect):
    side: Side
    bid: int
    strength: int

    def resolve(self, state: State, source: int) -> Effects:
        state.emit(TraceRaised(self.side, self.bid, self.strength))
        return ()


@frozen
class TraceOver(Effect):
    successful: bool

    def resolve(self, state: State, source: int) -> Effects:
        state.emit(TraceSucceeded() if self.successful else TraceFailed())
        return ()
