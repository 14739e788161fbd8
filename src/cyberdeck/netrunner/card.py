"""One physical card: an immutable record that copies of a position share; a write replaces it."""

from __future__ import annotations

from typing import Final, NamedTuple, TypeAlias

from cyberdeck.kernel import Arg, Message, frozen, regular
from cyberdeck.netrunner.printed import PRINTED, Printed
from cyberdeck.netrunner.words import CORP, Server, Side, Type, Zone, server_name

INSTALLED = frozenset((Zone.ICE, Zone.ROOT, Zone.RIG))
_OPEN = frozenset((Zone.RIG, Zone.SCORE, Zone.PLAY, Zone.IDENTITY, Zone.REMOVED))
BOTH = 3
NO_CARD = -1
"""Where something comes from no card."""
Handles: TypeAlias = tuple[int, int, int]
"""A number each for the Corp, the Runner and a spectator; seat -1 is the last."""
OUT_OF_SIGHT: Final[Handles] = (0, 0, 0)
ALL_EYES: Final = 7
DECK: Final = Zone.DECK
HAND: Final = Zone.HAND
_SHOWN_TO: Final = (0, 1, 2, 7)
BITS: Final = (1, 2)
"""The Corp and the Runner."""


def eyes_on(zone: Zone, owner: Side, shown: int = 0) -> int:
    """Whose eyes can follow a card there, as bits: 1 the Corp, 2 the Runner, 4 a spectator (NR-6)."""
    if zone is DECK:
        return _SHOWN_TO[shown]
    return BITS[owner] | _SHOWN_TO[shown] if zone is HAND else ALL_EYES


def open_in(zone: Zone, owner: Side, faceup: bool, shown: int = 0) -> int:
    """NR-6: the sides that may look at the front of a card there, as bits; what is open to all lies faceup."""
    if faceup:
        return BOTH
    return shown if zone is DECK else shown | BITS[owner]


@frozen
class CardTold:
    """A card in an event, as far as the seat may know it."""

    handle: int | None
    """As in the seat's view, before or afterwards; None where the seat has not seen it as one of its own."""
    id: str | None
    name: str
    """Its notation when it happened."""
    zone: Zone
    server: str | None


@regular
class Card(NamedTuple):
    """A card where it is now. `spot` is its place from the server outwards, or tells copies in the rig apart."""

    id: int
    key: str
    owner: Side
    zone: Zone
    server: int = -1
    spot: int = 0
    faceup: bool = False
    shown: int = 0
    """Whom the card is being shown to just now, as bits: 1 the Corp, 2 the Runner."""
    known: int = 0
    """Who knows which card it is, whether he sees it now or has seen it before, as bits; both know an open one."""
    holder: Side | None = None
    """In whose score area it lies."""
    advancement: int = 0
    credits: int = 0
    recurring: int = 0
    virus: int = 0
    power: int = 0
    agenda: int = 0
    host: int = -1
    hosted: tuple[int, ...] = ()
    chosen: int = -1
    """A card chosen for it, as long as both stay installed."""
    handles: Handles = OUT_OF_SIGHT
    """By which number each follows it with his eyes; 0 where they have lost it."""

    @property
    def printed(self) -> Printed:
        return PRINTED[self.key]

    @property
    def type(self) -> Type:
        return PRINTED[self.key].type

    @property
    def installed(self) -> bool:
        return self.zone in INSTALLED

    @property
    def active(self) -> bool:
        """NR-7: rezzed, in the rig, an identity, being played, or scored by the Corp."""
        if self.zone is Zone.SCORE:
            return self.holder is CORP
        return self.faceup and self.zone is not Zone.DISCARD and self.zone is not Zone.REMOVED

    @property
    def controller(self) -> Side:
        return self.owner

    def visible(self, seat: int) -> bool:
        """NR-6: whether `seat` may look at the front of it now; seat -1 sees what both see."""
        if self.faceup or self.zone in _OPEN:
            return True
        if seat < 0:
            return self.shown == BOTH
        return bool(self.shown >> seat & 1) or (seat == self.owner and self.zone is not DECK)

    def known_to(self, seat: int) -> bool:
        """Whether `seat` can say which card this is; seat -1 knows what both know."""
        return self.known == BOTH if seat < 0 else bool(self.known >> seat & 1)

    def handle(self, seat: int) -> int | None:
        """The number by which `seat` follows it; None where it is one of a deck or of a hidden hand."""
        return self.handles[seat] or None

    # what an option or an event says of it

    @property
    def kind(self) -> str:
        return "card"

    @property
    def place(self) -> str:
        """Where it lies, in notation: `hq:1` is the innermost ice of HQ, `remote1/2` the second card in a server."""
        if self.zone is Zone.ICE:
            return f"{server_name(self.server)}:{self.spot}"
        if self.zone is Zone.ROOT:
            return f"{server_name(self.server)}/{self.spot}"
        return str(self.zone.value)

    def notation(self, seat: int) -> str:
        if not self.visible(seat):
            return self.place
        if self.zone is Zone.ICE or self.zone is Zone.ROOT:
            return f"{self.key}@{self.place}"
        if self.zone is Zone.DISCARD and not self.faceup:
            return f"{self.key}@facedown"
        return self.key if self.spot < 2 else f"{self.key}#{self.spot}"

    def spoken(self, seat: int) -> Arg:
        if self.visible(seat):
            return Message(f"card-{self.key}")
        return Message("hidden-ice" if self.zone is Zone.ICE else "hidden-card")

    def pointed(self, seat: int) -> Arg:
        """How an option calls it: hidden cards are told apart by where they lie."""
        if self.visible(seat) or not self.installed:
            return self.spoken(seat)
        place = (("server", Server(self.server).spoken(seat)), ("number", self.spot))
        return Message("hidden-ice-at" if self.zone is Zone.ICE else "hidden-card-at", place)

    def whereabouts(self, seat: int) -> Message | None:
        """Its server, if it lies in or before one; what is hidden is told apart by its number there."""
        if self.zone is not Zone.ICE and self.zone is not Zone.ROOT:
            return None
        server = Server(self.server).spoken(seat)
        if self.zone is Zone.ROOT and self.visible(seat):
            return Message("told-in", (("server", server),))
        id = "told-ice" if self.zone is Zone.ICE else "told-card"
        return Message(id, (("server", server), ("number", self.spot)))

    def pictured(self, seat: int) -> CardTold:
        known = bool(self.key) and self.visible(seat)
        server = server_name(self.server) if self.zone in (Zone.ICE, Zone.ROOT) else None
        name = self.notation(seat) if known else self.place
        return CardTold(self.handle(seat), self.key if known else None, name, self.zone, server)

    def masked(self, seat: int) -> Card:
        """The same card as far as `seat` may know it."""
        corp, runner, watching = self.handles
        handles = ((corp, 0, 0), (0, runner, 0), (0, 0, watching))[seat]
        if self.visible(seat):
            return tuple.__new__(Card, (*self[:-1], handles))
        return self._replace(id=-1, key="", spot=0 if self.zone is Zone.HAND else self.spot, handles=handles)
