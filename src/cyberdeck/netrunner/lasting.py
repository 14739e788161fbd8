"""What holds for a while, or comes later: subtypes gained, effects at the end of the turn."""

from __future__ import annotations

from cyberdeck.kernel import Effects, by, frozen
from cyberdeck.netrunner.moving import change
from cyberdeck.netrunner.state import Lasting, State, Until
from cyberdeck.netrunner.steps import Effect
from cyberdeck.netrunner.text import Steps


@frozen
class GainSubtypes(Effect):
    card: int
    subtypes: tuple[str, ...]
    until: Until

    def resolve(self, state: State, source: int) -> Effects:
        state.lasting += tuple(Lasting(subtype, self.card, 1, self.until) for subtype in self.subtypes)
        return ()


@frozen
class AtEndOfTurn(Effect):
    """These steps come when this turn ends."""

    then: Steps

    def resolve(self, state: State, source: int) -> Effects:
        state.at_end_of_turn += by(source, *self.then)
        return ()


@frozen
class ChooseFor(Effect):
    """A card is chosen for this one, as long as both stay installed."""

    card: int

    def resolve(self, state: State, source: int) -> Effects:
        change(state, source, chosen=self.card)
        return ()
