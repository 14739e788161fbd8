"""The purple command cards: something of everything, and of the upgrade row and other hands."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Final

from cyberdeck.deckers.cards.red import FellGuardian, removable_guardians
from cyberdeck.deckers.converting import choose_scout
from cyberdeck.deckers.cycle import fill_row
from cyberdeck.deckers.events import CardOffered, CardsSwapped, OfferRefused, RowCardPutUnder
from cyberdeck.deckers.field import NONE, Field
from cyberdeck.deckers.infecting import RemoveScout
from cyberdeck.deckers.keywords import ShowCard, Text, Use, choose_cards, in_use, interrupt, usable, with_scouts
from cyberdeck.deckers.scouts import Arrive, Send, Stop, near_avatar
from cyberdeck.deckers.state import Reading, State, installation_pool, servers_spaces
from cyberdeck.deckers.steps import Deed, Effect, Question, choose_one
from cyberdeck.deckers.uploading import PlaceInstallation, RemovePrograms
from cyberdeck.deckers.words import BASIC, At, Colour, Program, Space, card_named, decker_named, server_of
from cyberdeck.kernel import Asking, Effects, Option, Step, choose

KILL_SWITCH: Final = "kill-switch"

# Fence


@dataclass(frozen=True, slots=True)
class Fence(Question):
    """Cards of the row go under the stack."""

    def resolve(self, reading: Reading, source: int) -> Asking[Effects]:
        return (ReplaceRow((yield from choose_cards(reading, "fence", reading.row, len(reading.row)))),)


@dataclass(frozen=True, slots=True)
class ReplaceRow(Effect):
    """The row is filled at once, an exception to DK-16.5."""

    cards: tuple[int, ...]

    def resolve(self, state: State, source: int) -> Effects:
        for id in self.cards:
            state.row.remove(id)
            state.emit(RowCardPutUnder(card_named(state.cards[id])))
        state.upgrades[:0] = state.shuffle("row", self.cards)
        fill_row(state)
        return ()


# Scatter


@dataclass(frozen=True, slots=True)
class Scatter(Question):
    """One to three scouts of the server, one after another, each to any other space of it."""

    left: int = 3

    def resolve(self, reading: Reading, source: int) -> Asking[Effects]:
        server = servers_spaces(server_of(reading.here))
        watched = with_scouts(reading, server)
        if not self.left or not watched:
            return ()
        options: list[Option[int]] = [Option("from", at, (At(at),)) for at in watched]
        if self.left < 3:
            options.append(Option("done", NONE))
        origin = yield from choose_one(reading, "scatter", options)
        if origin == NONE:
            return ()
        scout = yield from choose_scout(reading, origin)
        targets = [Option("move-to", at, (At(at),)) for at in server if at != origin]
        to = yield from choose(reading.active, "scatter-to", targets, scout, At(origin))
        return (Send(scout, to, origin), replace(self, left=self.left - 1))


# Prototype


def prototypes(reading: Reading, use: Use) -> list[Colour]:
    """The installations that could be built on the own space."""
    field = reading.fields[use.at]
    if not field.free_of_smc or field.installation != NONE or not pairs(field):
        return []
    return [colour for colour in BASIC if reading.supply[installation_pool(colour)]]


def pairs(field: Field) -> list[tuple[Program, ...]]:
    """Any two programs of a space."""
    colours = [colour for colour in Colour if field.programs[colour]]
    equal: list[tuple[Program, ...]] = [(Program(colour, 2),) for colour in colours if field.programs[colour] >= 2]
    return [*equal, *((Program(a), Program(b)) for a, b in combinations(colours, 2))]


@dataclass(frozen=True, slots=True)
class Prototype(Question):
    def resolve(self, reading: Reading, source: int) -> Asking[Effects]:
        at, colours = reading.here, prototypes(reading, in_use(reading))
        removable = [Option("remove", pair, pair) for pair in pairs(reading.fields[at])]
        gone = yield from choose_one(reading, "which-programs", removable)
        built = [Option("installation", colour, (colour,)) for colour in colours]
        colour = yield from choose_one(reading, "which-installation", built)
        removals = (RemovePrograms(at, program.colour, program.number) for program in gone)
        return (*removals, PlaceInstallation(at, colour))


# Clean Sweep


def swept(reading: Reading, use: Use) -> list[Space]:
    return with_scouts(reading, use.near(reading))


@dataclass(frozen=True, slots=True)
class CleanSweep(Question):
    """One scout of the own space and of each adjacent one."""

    def resolve(self, reading: Reading, source: int) -> Asking[Effects]:
        effects: list[Step] = []
        for at in swept(reading, in_use(reading)):
            effects.append(RemoveScout(at, (yield from choose_scout(reading, at))))
        return tuple(effects)


# Echo


def echoes(reading: Reading, use: Use) -> dict[str, int]:
    """Other cards of the hand that could be executed now."""
    return usable(reading, use.actor, "execute", use.cards)


@dataclass(frozen=True, slots=True)
class Echo(Question):
    """Another card is shown and its execute text carried out; not again this turn."""

    def resolve(self, reading: Reading, source: int) -> Asking[Effects]:
        found = echoes(reading, in_use(reading))
        if not found:
            return ()
        key = yield from choose(reading.active, "echo", [Option("echo", key, (card_named(key),)) for key in found])
        return (ShowCard(found[key]), *reading.rules.texts[key].steps)


# Handshake


def swappable(reading: Reading, use: Use) -> list[int]:
    """Other cards of the hand, if there is something to swap them for."""
    if len(reading.deckers) == 1:
        return use.other_cards(reading) if reading.deckers[0].discard else []
    return use.other_cards(reading) if partners(reading) else []


def partners(reading: Reading) -> list[int]:
    """Deckers with cards in hand."""
    return [seat for seat, decker in enumerate(reading.deckers) if seat != reading.active and decker.hand]


@dataclass(frozen=True, slots=True)
class Handshake(Question):
    """A card of the own hand, openly, for one of another decker; alone, for the top of the discard pile."""

    def resolve(self, reading: Reading, source: int) -> Asking[Effects]:
        cards = {reading.cards[id]: id for id in swappable(reading, in_use(reading))}
        if len(reading.deckers) == 1:
            top = reading.deckers[0].discard[-1]
            alone = [Option("swap", id, (card_named(key),)) for key, id in cards.items()]
            return (
                TakeBack((yield from choose(reading.active, "handshake-alone", alone, card_named(reading.cards[top])))),
            )
        options = [
            Option("offer", (id, seat), (card_named(key), decker_named(reading.deckers[seat].id)))
            for key, id in cards.items()
            for seat in partners(reading)
        ]
        card, seat = yield from choose(reading.active, "handshake", options)
        return (OfferCard(card, seat), Agree(card, seat))


@dataclass(frozen=True, slots=True)
class TakeBack(Effect):
    """A card of the hand takes the place of the one on top of the discard pile."""

    card: int

    def resolve(self, state: State, source: int) -> Effects:
        (decker,) = state.deckers
        gained, decker.discard[-1] = decker.discard[-1], self.card
        change_hand(state, 0, self.card, gained)
        return ()


@dataclass(frozen=True, slots=True)
class OfferCard(Effect):
    """Everybody sees the card that is offered."""

    card: int
    seat: int

    def resolve(self, state: State, source: int) -> Effects:
        decker, other = state.deckers[state.active], state.deckers[self.seat]
        if self.card not in decker.known:
            decker.known.append(self.card)
        state.emit(CardOffered(decker_named(decker.id), card_named(state.cards[self.card]), decker_named(other.id)))
        return ()


@dataclass(frozen=True, slots=True)
class Agree(Question):
    """The other decker chooses a card to give, or refuses."""

    card: int
    seat: int

    def resolve(self, reading: Reading, source: int) -> Asking[Effects]:
        cards = {reading.cards[id]: id for id in reading.deckers[self.seat].hand}
        options: list[Option[int]] = [Option("give", id, (card_named(key),)) for key, id in cards.items()]
        offer = (decker_named(reading.deckers[reading.active].id), card_named(reading.cards[self.card]))
        given = yield from choose(self.seat, "handshake-offer", [*options, Option("refuse", NONE)], *offer)
        return (Refuse(self.seat),) if given == NONE else (SwapCards(self.card, self.seat, given),)


@dataclass(frozen=True, slots=True)
class Refuse(Effect):
    seat: int

    def resolve(self, state: State, source: int) -> Effects:
        state.emit(OfferRefused(decker_named(state.deckers[self.seat].id)))
        return ()


@dataclass(frozen=True, slots=True)
class SwapCards(Effect):
    """The cards change their owners for good."""

    card: int
    seat: int
    given: int

    def resolve(self, state: State, source: int) -> Effects:
        change_hand(state, state.active, self.card, self.given)
        change_hand(state, self.seat, self.given, self.card)
        return ()


def change_hand(state: State, seat: int, card: int, gained: int) -> None:
    """One card leaves a hand and another, which everybody has seen, comes into it."""
    decker = state.deckers[seat]
    decker.hand[decker.hand.index(card)] = gained
    decker.known = [id for id in decker.known if id != card] + [gained]
    named = card_named(state.cards[card]), card_named(state.cards[gained])
    state.emit(CardsSwapped(decker_named(decker.id), *named))


TEXTS: Final = {
    "fence": Text(lambda reading, use: bool(reading.row), (Fence(),)),
    "scatter": Text(lambda reading, use: with_scouts(reading, servers_spaces(server_of(use.at))), (Scatter(),)),
    "prototype": Text(prototypes, (Prototype(),)),
    "clean-sweep": Text(swept, (CleanSweep(),)),
    "echo": Text(echoes, (Echo(),)),
    "zero-day": Text(removable_guardians, (FellGuardian(),)),
    "handshake": Text(swappable, (Handshake(),)),
}


# Kill Switch


def kill_switch(reading: Reading, seat: int, arrive: Arrive) -> Sequence[Option[Deed]] | None:
    """A scout that would enter the space of the own avatar or one beside it does not, in any phase."""
    return interrupt(reading, seat, KILL_SWITCH, Stop()) if near_avatar(reading, seat, arrive.to) else None
