"""Guardians: transformation, placing, deny entry (DK-12, DK-13)."""

from __future__ import annotations

from cyberdeck.deckers.dice import rolled_space, rolling_server
from cyberdeck.deckers.ending import lose
from cyberdeck.deckers.events import AvatarRelocated, GuardianEntered, Transformed
from cyberdeck.deckers.field import Guardian
from cyberdeck.deckers.markers import clear, remove_guardian
from cyberdeck.deckers.state import Pool, State
from cyberdeck.deckers.steps import Effect, acts
from cyberdeck.deckers.words import AT, BLACK, WHITE, Named, Shade, Space, decker_named
from cyberdeck.kernel import Effects, frozen


@acts
def transform(state: State, at: Space) -> Effects:
    """The third scout: a guardian, white if one of the three is white (DK-12.7 to 12.9)."""
    field = state.fields[at]
    shade = WHITE if field.white or field.blocked else BLACK
    state.emit(Transformed(AT[at], shade.word))
    return (place_guardian(at, shade),)


@acts
def place_guardian(state: State, at: Space, shade: Shade = BLACK) -> Effects:
    """From the supply; everything else on the space is removed (DK-12.8, DK-13.4)."""
    if not state.supply[Pool.GUARDIAN]:
        return (lose("guardians"),)
    state.supply[Pool.GUARDIAN] -= 1
    enter_guardian(state, at, Guardian.WHITE if shade is WHITE else Guardian.BLACK)
    return ()


@acts
def take_guardian(state: State, at: Space) -> None:
    remove_guardian(state, at)


def enter_guardian(state: State, at: Space, guardian: Guardian) -> None:
    """A guardian, or a piece that counts as one, that is nowhere just now comes onto a space."""
    if state.fields[at].guardian_can_fall:
        remove_guardian(state, at)
    state.emit(GuardianEntered(Named("piece", guardian.word), AT[at]))
    clear(state, at)
    state.fields[at] = state.fields[at]._replace(guardian=guardian.value)


# deny entry


@frozen
class Relocate(Effect):
    """An avatar on a white guardian's space is put on a random space of the network (DK-13.6, DK-13.7)."""

    seat: int
    avatar: int

    def resolve(self, state: State, source: int) -> Effects:
        return (*rolling_server(state), RelocateTo(self.seat, self.avatar))


@frozen
class RelocateTo(Effect):
    seat: int
    avatar: int

    def resolve(self, state: State, source: int) -> Effects:
        to = rolled_space(state)
        if state.denies(to):
            return (Relocate(self.seat, self.avatar),)
        decker = state.deckers[self.seat]
        origin, decker.avatars[self.avatar] = decker.avatars[self.avatar], to
        state.emit(AvatarRelocated(decker_named(decker.id), AT[to], AT[origin], self.avatar))
        return ()


def strays(state: State) -> Effects:
    """Avatars that stand where a white guardian is, and are not about to be relocated."""
    found = [
        Relocate(seat, index)
        for seat, decker in enumerate(state.deckers)
        for index, at in enumerate(decker.avatars)
        if state.denies(at)
    ]
    steps = (step for step, _ in state.stack)
    coming = [(step.seat, step.avatar) for step in steps if isinstance(step, Relocate | RelocateTo)]
    return tuple(step for step in found if (step.seat, step.avatar) not in coming)
