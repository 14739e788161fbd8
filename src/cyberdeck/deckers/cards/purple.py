"""The purple command cards: something of everything, and of the upgrade row and other hands."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from cyberdeck.deckers.cards.red import fell_guardian, removable_guardians
from cyberdeck.deckers.converting import choose_scout
from cyberdeck.deckers.cycle import fill_row
from cyberdeck.deckers.events import CardOffered, CardsSwapped, OfferRefused, RowCardPutUnder
from cyberdeck.deckers.field import NONE, Field
from cyberdeck.deckers.infecting import take_scout
from cyberdeck.deckers.keywords import Text, Use, choose_cards, in_use, interrupt, show_card, usable, with_scouts
from cyberdeck.deckers.scouts import Arrive, Send, near_avatar, stop
from cyberdeck.deckers.state import Reading, State, installation_pool, servers_spaces
from cyberdeck.deckers.steps import Deed, acts, asks, choose_one
from cyberdeck.deckers.uploading import add_installation, lose_programs
from cyberdeck.deckers.words import AT, BASIC, Colour, Program, Space, card_named, decker_named, server_of
from cyberdeck.kernel import Asking, Effects, Option, Step, choose

KILL_SWITCH: Final = "kill-switch"

# Fence


@asks
def fence(reading: Reading) -> Asking[Effects]:
    """Cards of the row go under the stack."""
    return (replace_row((yield from choose_cards(reading, "fence", reading.row, len(reading.row)))),)


@acts
def replace_row(state: State, cards: tuple[int, ...]) -> None:
    """The row is filled at once, an exception to DK-16.5."""
    for id in cards:
        state.row.remove(id)
        state.emit(RowCardPutUnder(card_named(state.cards[id])))
    state.upgrades[:0] = state.shuffle("row", cards)
    fill_row(state)


# Scatter


@asks
def scatter(reading: Reading, left: int = 3) -> Asking[Effects]:
    """One to three scouts of the server, one after another, each to any other space of it."""
    server = servers_spaces(server_of(reading.here))
    watched = with_scouts(reading, server)
    if not left or not watched:
        return ()
    options: list[Option[int]] = [Option("from", at, (AT[at],)) for at in watched]
    if left < 3:
        options.append(Option("done", NONE))
    origin = yield from choose_one(reading, "scatter", options)
    if origin == NONE:
        return ()
    scout = yield from choose_scout(reading, origin)
    targets = [Option("move-to", at, (AT[at],)) for at in server if at != origin]
    to = yield from choose(reading.active, "scatter-to", targets, scout, AT[origin])
    return (Send(scout, to, origin), scatter(left - 1))


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


@asks
def prototype(reading: Reading) -> Asking[Effects]:
    at, colours = reading.here, prototypes(reading, in_use(reading))
    removable = [Option("remove", pair, pair) for pair in pairs(reading.fields[at])]
    gone = yield from choose_one(reading, "which-programs", removable)
    built = [Option("installation", colour, (colour,)) for colour in colours]
    colour = yield from choose_one(reading, "which-installation", built)
    removals = (lose_programs(at, program.colour, program.number) for program in gone)
    return (*removals, add_installation(at, colour))


# Clean Sweep


def swept(reading: Reading, use: Use) -> list[Space]:
    return with_scouts(reading, use.near(reading))


@asks
def clean_sweep(reading: Reading) -> Asking[Effects]:
    """One scout of the own space and of each adjacent one."""
    effects: list[Step] = []
    for at in swept(reading, in_use(reading)):
        effects.append(take_scout(at, (yield from choose_scout(reading, at))))
    return tuple(effects)


# Echo


def echoes(reading: Reading, use: Use) -> dict[str, int]:
    """Other cards of the hand that could be executed now."""
    return usable(reading, use.actor, "execute", use.cards)


@asks
def echo(reading: Reading) -> Asking[Effects]:
    """Another card is shown and its execute text carried out; not again this turn."""
    found = echoes(reading, in_use(reading))
    if not found:
        return ()
    key = yield from choose(reading.active, "echo", [Option("echo", key, (card_named(key),)) for key in found])
    return (show_card(found[key]), *reading.rules.texts[key].steps)


# Handshake


def swappable(reading: Reading, use: Use) -> list[int]:
    """Other cards of the hand, if there is something to swap them for."""
    if len(reading.deckers) == 1:
        return use.other_cards(reading) if reading.deckers[0].discard else []
    return use.other_cards(reading) if partners(reading) else []


def partners(reading: Reading) -> list[int]:
    """Deckers with cards in hand."""
    return [seat for seat, decker in enumerate(reading.deckers) if seat != reading.active and decker.hand]


@asks
def handshake(reading: Reading) -> Asking[Effects]:
    """A card of the own hand, openly, for one of another decker; alone, for the top of the discard pile."""
    cards = {reading.cards[id]: id for id in swappable(reading, in_use(reading))}
    if len(reading.deckers) == 1:
        top = reading.deckers[0].discard[-1]
        alone = [Option("swap", id, (card_named(key),)) for key, id in cards.items()]
        return (
            take_back((yield from choose(reading.active, "handshake-alone", alone, card_named(reading.cards[top])))),
        )
    options = [
        Option("offer", (id, seat), (card_named(key), decker_named(reading.deckers[seat].id)))
        for key, id in cards.items()
        for seat in partners(reading)
    ]
    card, seat = yield from choose(reading.active, "handshake", options)
    return (offer_card(card, seat), agree(card, seat))


@acts
def take_back(state: State, card: int) -> None:
    """A card of the hand takes the place of the one on top of the discard pile."""
    (decker,) = state.deckers
    gained, decker.discard[-1] = decker.discard[-1], card
    change_hand(state, 0, card, gained, 0)


@acts
def offer_card(state: State, card: int, seat: int) -> None:
    """Everybody sees the card that is offered."""
    decker, other = state.deckers[state.active], state.deckers[seat]
    if card not in decker.known:
        decker.known.append(card)
    state.emit(CardOffered(decker_named(decker.id), card_named(state.cards[card]), decker_named(other.id)))


@asks
def agree(reading: Reading, card: int, seat: int) -> Asking[Effects]:
    """The other decker chooses a card to give, or refuses."""
    cards = {reading.cards[id]: id for id in reading.deckers[seat].hand}
    options: list[Option[int]] = [Option("give", id, (card_named(key),)) for key, id in cards.items()]
    offer = (decker_named(reading.deckers[reading.active].id), card_named(reading.cards[card]))
    given = yield from choose(seat, "handshake-offer", [*options, Option("refuse", NONE)], *offer)
    return (refuse(seat),) if given == NONE else (swap_cards(card, seat, given),)


@acts
def refuse(state: State, seat: int) -> None:
    state.emit(OfferRefused(decker_named(state.deckers[seat].id)))


@acts
def swap_cards(state: State, card: int, seat: int, given: int) -> None:
    """The cards change their owners for good."""
    change_hand(state, state.active, card, given, seat)
    change_hand(state, seat, given, card, state.active)


def change_hand(state: State, seat: int, card: int, gained: int, other: int) -> None:
    """One card leaves a hand and another, which everybody has seen, comes into it."""
    decker = state.deckers[seat]
    decker.hand[decker.hand.index(card)] = gained
    decker.known = [id for id in decker.known if id != card] + [gained]
    named = card_named(state.cards[card]), card_named(state.cards[gained])
    state.emit(CardsSwapped(decker_named(decker.id), *named, decker_named(state.deckers[other].id)))


TEXTS: Final = {
    "fence": Text(lambda reading, use: bool(reading.row), (fence(),)),
    "scatter": Text(lambda reading, use: with_scouts(reading, servers_spaces(server_of(use.at))), (scatter(),)),
    "prototype": Text(prototypes, (prototype(),)),
    "clean-sweep": Text(swept, (clean_sweep(),)),
    "echo": Text(echoes, (echo(),)),
    "zero-day": Text(removable_guardians, (fell_guardian(),)),
    "handshake": Text(swappable, (handshake(),)),
}


# Kill Switch


def kill_switch(reading: Reading, seat: int, arrive: Arrive) -> Sequence[Option[Deed]] | None:
    """A scout that would enter the space of the own avatar or one beside it does not, in any phase."""
    return interrupt(reading, seat, KILL_SWITCH, stop()) if near_avatar(reading, seat, arrive.to) else None
