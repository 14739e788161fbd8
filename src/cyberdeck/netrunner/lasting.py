"""What holds for a while: subtypes gained (strength is in `abilities`)."""

from __future__ import annotations

from dataclasses import dataclass

from cyberdeck.kernel import Effects
from cyberdeck.netrunner.state import Lasting, State, Until
from cyberdeck.netrunner.steps import Effect


@dataclass(frozen=True, slots=True)
class GainSubtypes(Effect):
    card: int
    subtypes: tuple[str, ...]
    until: Until

    def resolve(self, state: State, source: int) -> Effects:
        state.lasting += tuple(Lasting(subtype, self.card, 1, self.until) for subtype in self.subtypes)
        return ()
