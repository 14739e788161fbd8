"""The blue command cards: moving, carrying, paths."""

from __future__ import annotations

from typing import Final

from cyberdeck.deckers.actions import forget
from cyberdeck.deckers.cycle import draw
from cyberdeck.deckers.events import AvatarMoved, CardsPutUnder
from cyberdeck.deckers.field import NONE, PROGRAM_LIMIT
from cyberdeck.deckers.keywords import Text, Use, choose_cards, in_use, lasting
from cyberdeck.deckers.markers import can_create, move_programs
from cyberdeck.deckers.moving import BACKDOOR, Load, Moving, choose_load, entry_obstacle, usual_loads
from cyberdeck.deckers.names import Lasting
from cyberdeck.deckers.scouts import Blocks
from cyberdeck.deckers.shifting import push_marker
from cyberdeck.deckers.state import ActionName, Reading, State
from cyberdeck.deckers.steps import acts, asks, choose_one
from cyberdeck.deckers.uploading import add_programs
from cyberdeck.deckers.words import AT, BLUE, PURPLE, SPACES, Colour, Program, Space, decker_named
from cyberdeck.kernel import Asking, Effects, Option, choose

# Slipstream


def can_go(reading: Reading, use: Use) -> bool:
    """Whether a move action could lead anywhere; bans bind avatars, not ghosts (DK-21.6)."""
    far = reading.fields[use.at].installation == BLUE or BACKDOOR in reading.deckers[reading.active].packets
    targets = SPACES if far else reading.board.neighbours[use.at]
    return use.actor.ghost != NONE or any(entry_obstacle(reading, use.at, to) is None for to in targets if to != use.at)


@acts
def perform(state: State, action: ActionName) -> None:
    """The card makes its user perform another action, which counts as such."""
    assert state.action is not None
    state.action = state.action._replace(name=action)


# Courier


def fetchable(reading: Reading, use: Use) -> list[tuple[Space, Colour]]:
    near = reading.board.neighbours[use.at]
    return [(at, colour) for at in near for colour in Colour if reading.fields[at].programs[colour]]


@asks
def fetch(reading: Reading, left: int = 2) -> Asking[Effects]:
    """One or two programs from adjacent spaces, one at a time."""
    found = fetchable(reading, in_use(reading))
    if not left or not found:
        return ()
    options: list[Option[tuple[Space, Colour] | None]] = [
        Option("fetch", (at, colour), (Program(colour), AT[at])) for at, colour in found
    ]
    if left == 1:
        options.append(Option("done", None))
    chosen = yield from choose_one(reading, "fetch", options)
    if chosen is None:
        return ()
    at, colour = chosen
    return (push_marker(Program(colour), at, reading.here), fetch(left - 1))


# Cache Swap


def can_swap(reading: Reading, use: Use) -> bool:
    return len(reading.deckers[reading.active].deck) >= 2 and bool(use.other_cards(reading))


@asks
def cache_swap(reading: Reading) -> Asking[Effects]:
    """One or two other cards for as many of the deck."""
    cards = yield from choose_cards(reading, "cache-swap", in_use(reading).other_cards(reading), 2)
    return (put_under_deck(cards),)


@acts
def put_under_deck(state: State, cards: tuple[int, ...]) -> None:
    decker = state.deckers[state.active]
    for id in cards:
        decker.hand.remove(id)
        decker.deck.insert(0, id)
        forget(state, state.active, id)
    decker.under += len(cards)
    state.emit(CardsPutUnder(decker_named(decker.id), len(cards)))
    draw(state, state.active, len(cards))


# Root Access


def landing_spaces(reading: Reading, use: Use) -> list[Space]:
    """Any other space that no white guardian denies; not a move action, so no other ban applies."""
    avatar = reading.deckers[reading.active].avatars[use.actor.avatar]
    return [at for at in SPACES if at != avatar and not reading.denies(at)]


@asks
def root_access(reading: Reading) -> Asking[Effects]:
    """The avatar, also while its ghost acts, goes anywhere with the usual load."""
    use = in_use(reading)
    old = reading.deckers[reading.active].avatars[use.actor.avatar]
    options = [Option("put-avatar", at, (AT[at],)) for at in landing_spaces(reading, use)]
    to = yield from choose(reading.active, "root-access", options)
    load = yield from choose_load(reading, usual_loads(reading.fields[old].programs), to)
    return (put_avatar(to, load),)


@acts
def put_avatar(state: State, to: Space, load: Load) -> Effects:
    decker, action = state.deckers[state.active], state.action
    assert action is not None
    old, decker.avatars[action.avatar] = decker.avatars[action.avatar], to
    state.emit(AvatarMoved(decker_named(decker.id), AT[to], AT[old], action.avatar, "avatar"))
    if load.number:
        move_programs(state, old, to, Colour(load.colour), load.number)
    return (Blocks(),)


# Backbone


def beside_blue(reading: Reading, use: Use) -> list[Space]:
    """Spaces without SMC marker and with room, beside a blue mark."""
    if not can_create(reading, BLUE):
        return []
    free = [
        at
        for at in SPACES
        if reading.fields[at].free_of_smc and reading.fields[at].programs[BLUE] < PROGRAM_LIMIT[BLUE]
    ]
    return [at for at in free if any(is_blue(reading, use, near) for near in reading.board.neighbours[at])]


def is_blue(reading: Reading, use: Use, at: Space) -> bool:
    """A blue mark; on the own space a purple program may stand in (DK-24.8)."""
    field = reading.fields[at]
    return field.has(BLUE) or (at == use.at and field.programs[PURPLE] > 0)


@asks
def backbone(reading: Reading) -> Asking[Effects]:
    options = [Option("place-program", at, (AT[at],)) for at in beside_blue(reading, in_use(reading))]
    return (add_programs((yield from choose_one(reading, "backbone", options)), BLUE),)


TEXTS: Final = {
    "slipstream": Text(can_go, (perform("move"), Moving(1))),
    "courier": Text(fetchable, (fetch(),)),
    "cache-swap": Text(can_swap, (cache_swap(),)),
    "tunnel": lasting(Lasting.TUNNEL),
    "root-access": Text(landing_spaces, (root_access(),)),
    "backbone": Text(beside_blue, (backbone(),)),
}
