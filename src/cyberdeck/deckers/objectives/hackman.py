"""HackMan: a piece of a guardian and an installation that counts as a white guardian (DK-33.28)."""

from __future__ import annotations

from cyberdeck.deckers.events import HackmanBuilt
from cyberdeck.deckers.field import NONE, Guardian
from cyberdeck.deckers.guardians import enter_guardian, take_guardian
from cyberdeck.deckers.markers import remove_guardian
from cyberdeck.deckers.names import Track
from cyberdeck.deckers.rows import Number
from cyberdeck.deckers.scouts import PlaceScouts
from cyberdeck.deckers.state import Pool, Reading, State, piece_at
from cyberdeck.deckers.steps import acts, asks, choose_space
from cyberdeck.deckers.verbs import remove_installations
from cyberdeck.deckers.words import SPACES, YELLOW
from cyberdeck.kernel import Asking, Effects, Step


@asks
def hackman(reading: Reading) -> Asking[Effects]:
    """A guardian on a yellow installation; what the supply lacks is taken from any space."""
    guarded = [at for at in SPACES if reading.fields[at].guards]
    built = [at for at in SPACES if reading.fields[at].installation == YELLOW]
    steps: list[Step] = []
    if not reading.supply[Pool.GUARDIAN] and guarded:
        steps.append(take_guardian((yield from choose_space(reading, guarded, prompt="hackman-guardian"))))
    if not reading.supply[Pool.YELLOW_INSTALLATION] and built:
        at = yield from choose_space(reading, built, prompt="hackman-installation")
        steps.append(remove_installations((at,)))
    return (*steps, build_hackman())


@acts
def build_hackman(state: State) -> Effects:
    if not state.supply[Pool.GUARDIAN] or not state.supply[Pool.YELLOW_INSTALLATION]:
        return ()
    state.supply[Pool.GUARDIAN] -= 1
    state.supply[Pool.YELLOW_INSTALLATION] -= 1
    state.remember(Track.HACKMAN, 1)
    state.emit(HackmanBuilt())
    return ()


@acts
def move_hackman(state: State, to: Number) -> None:
    """Unless he has been removed he comes to a space, as a white guardian would."""
    if lift_hackman(state):
        enter_guardian(state, to, Guardian.HACKMAN)


@acts
def remove_hackman(state: State) -> Effects:
    """From the network; two black scouts take his place."""
    at = piece_at(state, Guardian.HACKMAN)
    if at == NONE:
        return ()
    remove_guardian(state, at)
    return (PlaceScouts((at, at)),)


def lift_hackman(state: State) -> bool:
    """Off his space, or from beside the card; whether there is a HackMan at all."""
    at = piece_at(state, Guardian.HACKMAN)
    if at != NONE:
        state.fields[at] = state.fields[at]._replace(guardian=NONE)
        return True
    waiting = state.tracked(Track.HACKMAN)
    state.remember(Track.HACKMAN, 0)
    return waiting > 0
