"""The black die, the server die, and which avatar counts (DK-5)."""

from __future__ import annotations

from cyberdeck.deckers.events import NumberRolled, ServerRolled
from cyberdeck.deckers.names import Track
from cyberdeck.deckers.state import Reading, State
from cyberdeck.deckers.steps import Effect, acts, asks
from cyberdeck.deckers.words import AT, Colour, Space, server_of, space
from cyberdeck.kernel import Asking, Effects, Option, choose, frozen

FACES = ("blue", "green", "yellow", "red", "purple", "avatar")


def roll_number(state: State) -> int:
    """The black die."""
    number = state.die("black")
    state.emit(NumberRolled(number))
    return number


def roll_face(state: State) -> str:
    """The server die."""
    face = state.pick("server", FACES, str)
    state.emit(ServerRolled(face))
    return face


def rolled_space(state: State) -> Space:
    """On the server that has been rolled, by the black die."""
    return space(Colour(state.tracked(Track.ROLLED)), roll_number(state))


def rolling_server(state: State) -> Effects:
    """Roll the server die; the server is then in `Track.ROLLED`. The avatar face may need a choice (DK-5.6)."""
    face = roll_face(state)
    if face != "avatar":
        return (set_rolled(FACES.index(face)),)
    return (*which_avatar(state), RolledAvatar())


@acts
def set_rolled(state: State, server: int) -> None:
    state.remember(Track.ROLLED, server)


@frozen
class RolledAvatar(Effect):
    """The server of the active decker's avatar."""

    def resolve(self, state: State, source: int) -> Effects:
        return set_rolled(server_of(state.at_avatar)).resolve(state, source)


def which_avatar(reading: Reading) -> Effects:
    """The question which avatar counts, for a decker who has two in different places (DK-32.6)."""
    avatars = reading.deckers[reading.active].avatars
    return (choose_avatar(),) if len(set(avatars)) > 1 else ()


@asks
def choose_avatar(reading: Reading) -> Asking[Effects]:
    avatars = reading.deckers[reading.active].avatars
    options = [Option("avatar", index, (AT[at],)) for index, at in enumerate(avatars)]
    return (focus((yield from choose(reading.active, "which-avatar", options))),)


@acts
def focus(state: State, avatar: int) -> None:
    state.focus = avatar
