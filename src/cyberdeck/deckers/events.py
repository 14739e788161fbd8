"""What happens in a game of Deckers."""

from __future__ import annotations

from typing import Literal, Self

from cyberdeck.deckers.words import At, Colour, Named, Program, Scout
from cyberdeck.kernel import Event

Beside = Literal["supply", "objective"]
"""Where a token comes from or goes to, if that is no space."""


# scouts and guardians


class ScoutPlaced(Event):
    scout: Scout
    at: At
    origin: Beside


class ScoutMoved(Event):
    scout: Scout
    origin: At
    at: At


class ScoutRemoved(Event):
    scout: Scout
    at: At
    to: Beside


class ScoutRedirected(Event):
    origin: At
    at: At


class ScoutStopped(Event):
    at: At
    scout: Scout


class ScoutSwallowed(Event):
    """By Hacker's Palace."""

    at: At
    scout: Scout


class PalaceBuilt(Event):
    at: At


class PalaceFell(Event):
    """With its third scout."""

    at: At


class Exploded(Event):
    at: At


class Transformed(Event):
    at: At
    shade: str


class ScoutsFlipped(Event):
    """White scouts have become black."""

    number: int
    at: At


class ProgramBlocked(Event):
    program: Program
    at: At


class ProgramFreed(Event):
    program: Program
    at: At


class GuardianEntered(Event):
    piece: Named
    at: At


class GuardianRemoved(Event):
    piece: Named
    at: At


class SpaceCleared(Event):
    at: At


# decker markers and avatars


class ProgramsPlaced(Event):
    program: Program
    at: At
    origin: Beside


class ProgramsMoved(Event):
    program: Program
    origin: At
    at: At


class ProgramsRemoved(Event):
    program: Program
    at: At
    to: Beside


class ProgramsSurplus(Event):
    """Above the limit of a space (DK-3.12)."""

    program: Program
    at: At


class ProgramsFlipped(Event):
    """`colour` is what they are then."""

    program: Program
    at: At
    colour: Colour


class ProgramsToCard(Event):
    """Onto the current objective."""

    program: Program
    origin: At | Beside


class ScoutToCard(Event):
    scout: Scout
    origin: At


class InstallationPlaced(Event):
    colour: Colour
    at: At


class InstallationMoved(Event):
    colour: Colour
    origin: At
    at: At


class InstallationRemoved(Event):
    colour: Colour
    at: At


class InstallationSurplus(Event):
    """On a space that has one already (DK-3.12)."""

    colour: Colour
    at: At


class AvatarMoved(Event):
    """The avatar in that place of its decker's, or the ghost that acts for it."""

    decker: Named
    at: At
    origin: At
    avatar: int
    piece: Literal["avatar", "ghost"]


class GhostPut(Event):
    decker: Named
    at: At
    origin: At


class AvatarRelocated(Event):
    decker: Named
    at: At
    origin: At
    avatar: int


class SegmentLaid(Event):
    colour: Colour
    q: int
    r: int


# dice


class ServerRolled(Event):
    face: str


class NumberRolled(Event):
    number: int


class InfectionRolled(Event):
    at: At
    red: int
    black: int


class InfectionWon(Event):
    at: At
    infection: int
    resistance: int


class InfectionLost(Event):
    at: At
    infection: int
    resistance: int


# pieces and special goals


class HackmanBuilt(Event):
    """He waits beside the objective."""


class HorseBuilt(Event):
    at: At


class HorsePushed(Event):
    origin: At
    at: At


class HorseUnloaded(Event):
    """The horse has lost a decker's program."""

    decker: Named
    program: Program
    at: At


class HorseGone(Event):
    at: At


class GhostBeaten(Event):
    """Mother's Ghost."""


class GhostWounded(Event):
    """By how much, and what is left of her health."""

    number: int
    health: int


class GhostRecovered(Event):
    health: int


class SystemCrashed(Event):
    decker: Named
    colour: Colour


# cards and actions


class CommandPlayed(Event):
    """A card played for its symbols."""

    decker: Named
    card: Named


class CommandLaid(Event):
    """A card that is to be played if others help."""

    decker: Named
    card: Named


class ActionDeclared(Event):
    decker: Named
    action: Named
    at: At


class CardExecuted(Event):
    decker: Named
    card: Named


class CardShown(Event):
    decker: Named
    card: Named


class CardInterrupted(Event):
    decker: Named
    card: Named


class CardBought(Event):
    decker: Named
    card: Named


class CardSacrificed(Event):
    """An advanced card goes to the upgrade row, a base card out of the game."""

    decker: Named
    card: Named
    to: Literal["row", "gone"]


class HandDiscarded(Event):
    decker: Named
    number: int


class CommandsDrawn(Event):
    decker: Named
    number: int


class CommandDrawn(Event):
    """Which card it was, for the decker alone."""

    seat: int
    card: Named

    def seen_by(self, seat: int) -> Self | None:
        return self if seat == self.seat else None


class CardsPutUnder(Event):
    """Under the decker's own command deck, unseen."""

    decker: Named
    number: int


class CardOffered(Event):
    """Of a hand, for a swap with another decker."""

    decker: Named
    card: Named
    other: Named


class OfferRefused(Event):
    decker: Named


class CardsSwapped(Event):
    """`card` is given for `gained`, which was another's or, of a decker alone, on the own discard pile."""

    decker: Named
    card: Named
    gained: Named
    other: Named


class RowCardPutUnder(Event):
    """From the upgrade row under the upgrade stack."""

    card: Named


class RowRefilled(Event):
    card: Named


class PacketTaken(Event):
    decker: Named
    packet: Named
    at: At


class PacketGiven(Event):
    decker: Named
    packet: Named
    giver: Named


class PacketPut(Event):
    packet: Named
    at: At


class PacketSpent(Event):
    decker: Named
    packet: Named


# the cycle


class CycleBegan(Event):
    number: int
    objective: Named


class TileHanded(Event):
    """The decker whose turn comes, and the one whose was the last."""

    decker: Named
    giver: Named


class PhaseBegan(Event):
    phase: Named


class GoalMet(Event):
    objective: Named


class GoalMissed(Event):
    objective: Named


class ArrowFollowed(Event):
    colour: Colour
    direction: str


class StartTypeChosen(Event):
    decker: Named
    colour: Colour
