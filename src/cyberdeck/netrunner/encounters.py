"""Encounters: icebreakers, subroutines, the end of an encounter (NR-22.7 to 22.9, NR-25)."""

from __future__ import annotations

from cyberdeck.kernel import Effects, Settle, Step, by, frozen
from cyberdeck.netrunner.abilities import Strengthen, unbroken
from cyberdeck.netrunner.events import Encountered, EncounterEnded, SubroutineResolved
from cyberdeck.netrunner.state import State, Until
from cyberdeck.netrunner.steps import Effect
from cyberdeck.netrunner.text import Steps, text_of
from cyberdeck.netrunner.windows import Window


@frozen
class BeginEncounter(Effect):
    """Run 3: conditions worded "when encountered" are met; then 3.1 and 3.2."""

    ice: int

    def resolve(self, state: State, source: int) -> Effects:
        run = state.run
        assert run is not None
        run.encounter, run.broken, run.breakers = self.ice, (), ()
        coming, run.coming = run.coming, ()
        state.emit(Encountered(state.cards[self.ice]))
        return (*coming, Settle(), Window("run-3-1"), BreakingOver(), Subroutines(1))


@frozen
class BreakingOver(Effect):
    """Run 3.1 has closed: what depended on breaking every subroutine is settled now."""

    def resolve(self, state: State, source: int) -> Effects:
        return _unless_broken(state)


def _unless_broken(state: State) -> Effects:
    run = state.run
    assert run is not None
    waiting, run.unless_broken = run.unless_broken, ()
    return (*waiting, Settle()) if waiting and unbroken(state) else ()


@frozen
class Subroutines(Effect):
    """Run 3.2: every unbroken subroutine, one by one, from the `number`th on."""

    number: int

    def resolve(self, state: State, source: int) -> Effects:
        run = state.run
        assert run is not None
        ice = state.cards[run.encounter]
        texts = text_of(ice).subroutines
        if self.number > len(texts):
            return ()
        if self.number in run.broken:
            return (Subroutines(self.number + 1),)
        state.emit(SubroutineResolved(self.number, ice))
        return (*by(ice.id, *texts[self.number - 1]), Settle(), Subroutines(self.number + 1))


@frozen
class EndEncounter(Effect):
    """NR-22.22: after 3.2, or when the ice is bypassed or trashed or the run ends. The Runner's abilities go first."""

    def resolve(self, state: State, source: int) -> Effects:
        run = state.run
        assert run is not None
        late = _unless_broken(state)
        state.emit(EncounterEnded(state.cards[run.encounter]))
        state.lasting = tuple(x for x in state.lasting if x.until is not Until.ENCOUNTER)
        run.encounter, run.broken, run.breakers = -1, (), ()
        return (Settle(), *late)


@frozen
class OnNextEncounter(Effect):
    """These steps come at the start of the next encounter of this run."""

    then: Steps

    def resolve(self, state: State, source: int) -> Effects:
        if state.run is not None:
            state.run.coming += by(source, *self.then)
        return ()


@frozen
class StrengthenEncountered(Effect):
    """The encountered ice has more or less strength for this encounter."""

    strength: int

    def resolve(self, state: State, source: int) -> Effects:
        run = state.run
        assert run is not None
        return Strengthen(self.strength, Until.ENCOUNTER, run.encounter).resolve(state, source)


@frozen
class UnlessAllBroken(Effect):
    """These steps come if Run 3.1 closes, or the encounter ends before that, with a subroutine unbroken."""

    then: tuple[Step, ...]

    def resolve(self, state: State, source: int) -> Effects:
        assert state.run is not None
        state.run.unless_broken += by(source, *self.then)
        return ()
