"""What happens in a game of Deckers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from cyberdeck.deckers.words import At, Colour, Named, Program, Scout
from cyberdeck.kernel import Event

# scouts and guardians


@dataclass(frozen=True, slots=True)
class ScoutPlaced(Event):
    scout: Scout
    at: At


@dataclass(frozen=True, slots=True)
class ScoutMoved(Event):
    scout: Scout
    origin: At
    at: At


@dataclass(frozen=True, slots=True)
class ScoutRemoved(Event):
    scout: Scout
    at: At


@dataclass(frozen=True, slots=True)
class ScoutRedirected(Event):
    origin: At
    at: At


@dataclass(frozen=True, slots=True)
class ScoutStopped(Event):
    at: At


@dataclass(frozen=True, slots=True)
class ScoutSwallowed(Event):
    """By Hacker's Palace."""

    at: At


@dataclass(frozen=True, slots=True)
class PalaceBuilt(Event):
    at: At


@dataclass(frozen=True, slots=True)
class PalaceFell(Event):
    """With its third scout."""

    at: At


@dataclass(frozen=True, slots=True)
class Exploded(Event):
    at: At


@dataclass(frozen=True, slots=True)
class Transformed(Event):
    at: At
    shade: str


@dataclass(frozen=True, slots=True)
class ScoutsFlipped(Event):
    """White scouts have become black."""

    number: int
    at: At


@dataclass(frozen=True, slots=True)
class ProgramBlocked(Event):
    program: Program
    at: At


@dataclass(frozen=True, slots=True)
class ProgramFreed(Event):
    program: Program
    at: At


@dataclass(frozen=True, slots=True)
class GuardianEntered(Event):
    piece: Named
    at: At


@dataclass(frozen=True, slots=True)
class GuardianRemoved(Event):
    piece: Named
    at: At


@dataclass(frozen=True, slots=True)
class SpaceCleared(Event):
    at: At


# decker markers and avatars


@dataclass(frozen=True, slots=True)
class ProgramsPlaced(Event):
    program: Program
    at: At


@dataclass(frozen=True, slots=True)
class ProgramsMoved(Event):
    program: Program
    origin: At
    at: At


@dataclass(frozen=True, slots=True)
class ProgramsRemoved(Event):
    program: Program
    at: At


@dataclass(frozen=True, slots=True)
class ProgramsSurplus(Event):
    """Above the limit of a space (DK-3.12)."""

    program: Program
    at: At


@dataclass(frozen=True, slots=True)
class ProgramsFlipped(Event):
    program: Program
    at: At


@dataclass(frozen=True, slots=True)
class ProgramsToCard(Event):
    """Onto the current objective."""

    program: Program


@dataclass(frozen=True, slots=True)
class ScoutToCard(Event):
    scout: Scout


@dataclass(frozen=True, slots=True)
class InstallationPlaced(Event):
    colour: Colour
    at: At


@dataclass(frozen=True, slots=True)
class InstallationMoved(Event):
    colour: Colour
    origin: At
    at: At


@dataclass(frozen=True, slots=True)
class InstallationRemoved(Event):
    colour: Colour
    at: At


@dataclass(frozen=True, slots=True)
class AvatarMoved(Event):
    decker: Named
    at: At


@dataclass(frozen=True, slots=True)
class GhostPut(Event):
    decker: Named
    at: At


@dataclass(frozen=True, slots=True)
class AvatarRelocated(Event):
    decker: Named
    at: At


@dataclass(frozen=True, slots=True)
class SegmentLaid(Event):
    colour: Colour
    q: int
    r: int


# dice


@dataclass(frozen=True, slots=True)
class ServerRolled(Event):
    face: str


@dataclass(frozen=True, slots=True)
class NumberRolled(Event):
    number: int


@dataclass(frozen=True, slots=True)
class InfectionRolled(Event):
    at: At
    red: int
    black: int


@dataclass(frozen=True, slots=True)
class InfectionWon(Event):
    at: At
    infection: int
    resistance: int


@dataclass(frozen=True, slots=True)
class InfectionLost(Event):
    at: At
    infection: int
    resistance: int


# pieces and special goals


@dataclass(frozen=True, slots=True)
class HackmanBuilt(Event):
    """He waits beside the objective."""


@dataclass(frozen=True, slots=True)
class HorseBuilt(Event):
    at: At


@dataclass(frozen=True, slots=True)
class HorsePushed(Event):
    origin: At
    at: At


@dataclass(frozen=True, slots=True)
class HorseUnloaded(Event):
    """The horse has lost a decker's program."""

    decker: Named
    program: Program


@dataclass(frozen=True, slots=True)
class HorseGone(Event):
    pass


@dataclass(frozen=True, slots=True)
class GhostBeaten(Event):
    """Mother's Ghost."""


@dataclass(frozen=True, slots=True)
class GhostWounded(Event):
    """By how much, and what is left of her health."""

    number: int
    health: int


@dataclass(frozen=True, slots=True)
class GhostRecovered(Event):
    health: int


@dataclass(frozen=True, slots=True)
class SystemCrashed(Event):
    decker: Named
    colour: Colour


# cards and actions


@dataclass(frozen=True, slots=True)
class CommandPlayed(Event):
    """A card played for its symbols."""

    decker: Named
    card: Named


@dataclass(frozen=True, slots=True)
class ActionDeclared(Event):
    decker: Named
    action: Named


@dataclass(frozen=True, slots=True)
class CardExecuted(Event):
    decker: Named
    card: Named


@dataclass(frozen=True, slots=True)
class CardShown(Event):
    decker: Named
    card: Named


@dataclass(frozen=True, slots=True)
class CardInterrupted(Event):
    decker: Named
    card: Named


@dataclass(frozen=True, slots=True)
class CardBought(Event):
    decker: Named
    card: Named


@dataclass(frozen=True, slots=True)
class CardSacrificed(Event):
    decker: Named
    card: Named


@dataclass(frozen=True, slots=True)
class HandDiscarded(Event):
    decker: Named
    number: int


@dataclass(frozen=True, slots=True)
class CommandsDrawn(Event):
    decker: Named
    number: int


@dataclass(frozen=True, slots=True)
class CommandDrawn(Event):
    """Which card it was, for the decker alone."""

    seat: int
    card: Named

    def seen_by(self, seat: int) -> Self | None:
        return self if seat == self.seat else None


@dataclass(frozen=True, slots=True)
class CardsPutUnder(Event):
    """Under the decker's own command deck, unseen."""

    decker: Named
    number: int


@dataclass(frozen=True, slots=True)
class CardOffered(Event):
    """Of a hand, for a swap with another decker."""

    decker: Named
    card: Named
    other: Named


@dataclass(frozen=True, slots=True)
class OfferRefused(Event):
    decker: Named


@dataclass(frozen=True, slots=True)
class CardsSwapped(Event):
    """`card` is given for `gained`."""

    decker: Named
    card: Named
    gained: Named


@dataclass(frozen=True, slots=True)
class RowCardPutUnder(Event):
    """From the upgrade row under the upgrade stack."""

    card: Named


@dataclass(frozen=True, slots=True)
class RowRefilled(Event):
    card: Named


@dataclass(frozen=True, slots=True)
class PacketTaken(Event):
    decker: Named
    packet: Named


@dataclass(frozen=True, slots=True)
class PacketGiven(Event):
    decker: Named
    packet: Named


@dataclass(frozen=True, slots=True)
class PacketPut(Event):
    packet: Named
    at: At


@dataclass(frozen=True, slots=True)
class PacketSpent(Event):
    decker: Named
    packet: Named


# the cycle


@dataclass(frozen=True, slots=True)
class CycleBegan(Event):
    number: int
    objective: Named


@dataclass(frozen=True, slots=True)
class TileHanded(Event):
    decker: Named


@dataclass(frozen=True, slots=True)
class PhaseBegan(Event):
    phase: Named


@dataclass(frozen=True, slots=True)
class GoalMet(Event):
    objective: Named


@dataclass(frozen=True, slots=True)
class GoalMissed(Event):
    objective: Named


@dataclass(frozen=True, slots=True)
class ArrowFollowed(Event):
    colour: Colour
    direction: str


@dataclass(frozen=True, slots=True)
class StartTypeChosen(Event):
    decker: Named
    colour: Colour
