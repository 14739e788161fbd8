"""The New Scouts step (DK-11)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from cyberdeck.deckers.content import NewScout
from cyberdeck.deckers.dice import FACES, RolledAvatar, roll_face, roll_number, set_rolled, which_avatar
from cyberdeck.deckers.expressions import measure, number
from cyberdeck.deckers.names import HouseRule, Special, Track
from cyberdeck.deckers.rows import Number
from cyberdeck.deckers.scouts import PlaceScouts, Send, may_hold
from cyberdeck.deckers.state import UPGRADE, Reading, State
from cyberdeck.deckers.steps import Effect, acts
from cyberdeck.deckers.words import BLACK, WHITE, Colour, Scout, Shade, space
from cyberdeck.kernel import About, Effects, Step, by, frozen

PREMONITION: Final = "premonition"
BOTH_DICE: Final = NewScout()


@acts
def new_scouts(state: State) -> Effects:
    """One after another, as many as the card shows at the current level (DK-11.2, DK-11.3)."""
    shades = new_shades(state)
    more: list[Step] = []
    if state.special(Special.ONE_MORE_RANDOM_SCOUT):
        more.append(new_scout(state, BLACK))
    if state.special(Special.FIRST_NEW_SCOUT_WHITE) and not shades:
        more.append(new_scout(state, WHITE))
    return (*(new_scout(state, shade) for shade in shades), *by(UPGRADE, *more))


def new_scout(reading: Reading, shade: Shade) -> Roll:
    """A scout of this step, whoever brings it: the computer's rule finds its place and may colour it (DK-11.6)."""
    rule = reading.smc.rules.new_scout or BOTH_DICE
    return Roll(WHITE if rule.white else shade, rule.server, rule.space)


@acts
def more_scouts(state: State, times: Number = 1) -> Effects:
    """So many more black scouts in this step."""
    return tuple(new_scout(state, BLACK) for _ in range(times))


def new_shades(reading: Reading) -> list[Shade]:
    """The scouts that the SMC card gives now; an upgrade may make the first one white."""
    soft = HouseRule.SOFT in reading.options
    letters = reading.smc.new_scouts.at(reading.level, len(reading.deckers), soft=soft)
    shades = [WHITE if letter == "W" else BLACK for letter in letters]
    if shades and reading.special(Special.FIRST_NEW_SCOUT_WHITE):
        shades[0] = WHITE
    return shades


@frozen
class Roll(Effect):
    """Roll for one new scout what its rule leaves to the dice."""

    shade: Shade
    server: str = "die"
    space: str = "die"

    def resolve(self, state: State, source: int) -> Effects:
        found = Found(self.shade, self.server, self.space, face=self._face(state), number=self._number(state))
        rerollable = (found.face or found.number) and any(
            may_hold(state, seat, PREMONITION) for seat in range(len(state.deckers))
        )
        return (About(found),) if rerollable else (found,)

    def _face(self, state: State) -> str:
        return "" if self.server != "die" or forced_server(state) else roll_face(state)

    def _number(self, state: State) -> int:
        return roll_number(state) if self.space == "die" else 0


def forced_server(reading: Reading) -> str:
    """The server that an objective puts in the place of any rolled or current one."""
    for special in reading.specials:
        if special.startswith("server:"):
            return special.removeprefix("server:")
    return ""


@frozen
class Found(Effect):
    """The dice are rolled: first the server, which the avatar face leaves to the active decker, then the space."""

    shade: Shade
    server: str
    space: str
    face: str = ""
    number: int = 0

    def resolve(self, state: State, source: int) -> Effects:
        place = PlaceNew(self.shade, self.space, self.number)
        if forced := forced_server(state):
            return (set_rolled(number(state, forced)), place)
        if self.face and self.face != "avatar":
            return (set_rolled(FACES.index(self.face)), place)
        return (*which_avatar(state), RolledAvatar(), place)

    def rerolled(self, state: State, *, server: bool, black: bool) -> Found:
        face = roll_face(state) if server else self.face
        return replace(self, face=face, number=roll_number(state) if black else self.number)


@frozen
class PlaceNew(Effect):
    shade: Shade
    space: str
    number: int

    def resolve(self, state: State, source: int) -> Effects:
        server = Colour(state.tracked(Track.ROLLED))
        to = space(server, self.number) if self.number else int(measure(state, self.space, S=server))
        return (Send(Scout(self.shade), to),)


# random spaces outside the step


@acts
def place_by_number(state: State, server: int) -> Effects:
    """Roll the black die for a space of one server."""
    return (PlaceScouts((space(Colour(server), roll_number(state)),)),)
