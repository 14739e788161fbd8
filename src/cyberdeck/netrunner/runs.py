"""Runs: initiation, approaching ice and server, success, the end (NR-21 to NR-24, NR-27, NR-28, NR-33)."""

from __future__ import annotations

from dataclasses import replace

from cyberdeck.kernel import Asking, Effects, Option, Reason, Settle, Step, by, choose, frozen, message
from cyberdeck.netrunner.access import AccessOrInstead
from cyberdeck.netrunner.encounters import BeginEncounter, EndEncounter
from cyberdeck.netrunner.events import (
    Approached,
    ApproachedServer,
    Bypassed,
    JackedOut,
    Passed,
    RunBegan,
    RunEnded,
    RunFailed,
    RunSucceeded,
)
from cyberdeck.netrunner.state import Reading, Run, State, Until
from cyberdeck.netrunner.steps import Effect, Question
from cyberdeck.netrunner.text import Steps
from cyberdeck.netrunner.windows import Window
from cyberdeck.netrunner.words import RUNNER, Server

FIRST_ICE = Reason(message("why-first-ice"), "NR-24.5")
NO_JACKING_OUT = Reason(message("why-jack-out"), "NR-24.9")


@frozen
class MakeRun(Effect):
    """Run 1. Bad publicity gives its credits right after the server is named (NR-23)."""

    server: int
    extra: int = 0
    credits: int = 0
    becomes: int = -1
    free_trash: bool = False
    bypass_first: bool = False
    instead: Steps = ()

    def resolve(self, state: State, source: int) -> Effects:
        ice = state.servers[self.server].ice
        run = Run(self.server, len(ice) - 1, credits=state.corp.bad_publicity + self.credits, extra=self.extra)
        run.becomes, run.free_trash, run.instead = self.becomes, self.free_trash, by(source, *self.instead)
        run.coming = by(source, Bypass()) if self.bypass_first else ()
        state.run = run
        state.record = state.record._replace(runs=state.record.runs + 1)
        state.emit(RunBegan(Server(self.server)))
        return (Settle(), Approach(), RunOver())


@frozen
class Approach(Effect):
    """Run 2: the next piece of ice inwards; with none left, Run 4: the server."""

    def resolve(self, state: State, source: int) -> Effects:
        run = state.run
        assert run is not None
        if run.position < 0:
            state.emit(ApproachedServer(Server(run.server)))
            return (Settle(), Window("run-4-1"), JackOut(), Window("run-4-3", rez=True), Succeed())
        ice = state.servers[run.server].ice[run.position]
        state.emit(Approached(state.cards[ice]))
        run.ice = ice
        jack_out = (JackOut(),) if jack_out_obstacle(state) is None else ()
        return (
            Settle(),
            Window("run-2-1"),
            *jack_out,
            Window("run-2-3", rez=True, ice=ice),
            CheckIce(ice),
            IceOver(ice),
        )


def jack_out_obstacle(reading: Reading) -> Reason | None:
    """Why the Runner cannot jack out on approaching ice or the server."""
    run = reading.run
    if run is None or run.encounter >= 0:
        return NO_JACKING_OUT
    return FIRST_ICE if run.ice >= 0 and not run.may_jack_out else None


@frozen
class JackOut(Question):
    """Run 2.2 and 4.2."""

    def resolve(self, reading: Reading, source: int) -> Asking[Effects]:
        run = reading.run
        assert run is not None
        options = [Option("continue", False), Option("jack-out", True)]
        if (yield from choose(RUNNER, "jack-out", options, Server(run.server))):
            return (LeaveRun(), EndTheRun())
        return ()


@frozen
class LeaveRun(Effect):
    def resolve(self, state: State, source: int) -> Effects:
        state.emit(JackedOut())
        return ()


@frozen
class CheckIce(Effect):
    """Run 2.4: rezzed ice is encountered, unrezzed ice is passed."""

    ice: int

    def resolve(self, state: State, source: int) -> Effects:
        return (BeginEncounter(self.ice),) if state.cards[self.ice].faceup else ()


@frozen
class IceOver(Effect):
    """Where a piece of ice has been dealt with. The run goes on inwards, or from the outermost ice again."""

    ice: int
    again: bool = False

    def resolve(self, state: State, source: int) -> Effects:
        run = state.run
        assert run is not None
        run.ice = -1
        over: tuple[Step, ...] = (EndEncounter(), Settle()) if run.encounter >= 0 else ()
        return (*over, Onwards(self.ice, self.again))


@frozen
class Onwards(Effect):
    ice: int
    again: bool

    def resolve(self, state: State, source: int) -> Effects:
        run = state.run
        assert run is not None
        run.may_jack_out = True
        if self.again:
            run.position = len(state.servers[run.server].ice) - 1
        else:
            run.position -= 1
            state.emit(Passed(state.cards[self.ice]))
        return (Approach(),)


@frozen
class PassIce(Effect):
    """NR-25.11, NR-27.4: the open window closes, nothing more of this ice resolves, the run goes on inwards."""

    def resolve(self, state: State, source: int) -> Effects:
        state.unwind(IceOver)
        return ()


@frozen
class Bypass(Effect):
    """The encountered ice is passed at once (NR-27.4)."""

    def resolve(self, state: State, source: int) -> Effects:
        assert state.run is not None
        state.emit(Bypassed(state.cards[state.run.encounter]))
        return (PassIce(),)


@frozen
class ReturnToOutermost(Effect):
    """The Runner approaches the outermost ice of the attacked server again (NR-22.21)."""

    def resolve(self, state: State, source: int) -> Effects:
        state.unwind(IceOver)
        state.amend(lambda step: replace(step, again=True) if isinstance(step, IceOver) else step)
        return ()


@frozen
class Succeed(Effect):
    """Run 4.4, then 4.5."""

    def resolve(self, state: State, source: int) -> Effects:
        run = state.run
        assert run is not None
        run.successful = True
        if run.becomes >= 0:
            run.server = run.becomes
        state.record = state.record._replace(successes=(*state.record.successes, run.server))
        state.emit(RunSucceeded(Server(run.server)))
        return (Settle(), AccessOrInstead())


@frozen
class EndTheRun(Effect):
    """Whatever was still to come in this run does not; an encounter in progress ends (NR-25.6)."""

    def resolve(self, state: State, source: int) -> Effects:
        run = state.run
        if run is None:
            return ()
        run.ice = -1
        state.unwind(RunOver)
        return (EndEncounter(), Settle()) if run.encounter >= 0 else ()


@frozen
class VanishRun(Effect):
    """NR-33.5: the attacked server has ceased to exist; during access the run ends anyway, as nothing is left."""

    def resolve(self, state: State, source: int) -> Effects:
        assert state.run is not None
        state.run.vanished = True
        return (EndTheRun(),)


@frozen
class RunOver(Effect):
    """Run 5 or 6. What lasted for the run is over, unspent credits of the run go back (NR-33)."""

    def resolve(self, state: State, source: int) -> Effects:
        run = state.run
        assert run is not None
        if not run.successful and not run.vanished:
            state.emit(RunFailed(Server(run.server)))
        state.emit(RunEnded(Server(run.server)))
        state.lasting = tuple(x for x in state.lasting if x.until is Until.TURN)
        state.run = None
        return (Settle(),)
