"""What the copper objectives do beyond the verbs that all content shares (DK-33.1 to 33.12)."""

from __future__ import annotations

from cyberdeck.deckers.collecting import collect
from cyberdeck.deckers.field import NONE
from cyberdeck.deckers.markers import can_create, clear_scouts
from cyberdeck.deckers.rows import Spaces
from cyberdeck.deckers.scouts import PlaceScouts, order_matters
from cyberdeck.deckers.state import Action, Reading, State
from cyberdeck.deckers.steps import Question, acts, asks, choose_one, choose_space
from cyberdeck.deckers.uploading import add_programs, lose_programs
from cyberdeck.deckers.verbs import OnEach, SpreadScouts
from cyberdeck.deckers.words import AT, SPACES, YELLOW, Colour, Program, Space
from cyberdeck.kernel import Asking, Effects, Option, Step, choose, frozen

# Double-Switch


@acts
def replace_scouts(state: State, where: Spaces, colour: Colour) -> Effects:
    """Remove all scouts of these spaces, then place as many programs of a colour there."""
    watched = tuple(at for at in where for _ in range(state.fields[at].scouts))
    for at in dict.fromkeys(watched):
        clear_scouts(state, at)
    return (OnEach(watched, colour),)


# Shattered Glass


@acts
def offer_yellow(state: State) -> Effects:
    """Each decker, the active one first, may exchange a program on the own entry space for a yellow one."""
    return tuple(exchange_for_yellow(seat) for seat in state.rules.order(state))


@asks
def exchange_for_yellow(reading: Reading, seat: int) -> Asking[Effects]:
    at = reading.deckers[seat].entry
    programs = reading.fields[at].programs
    others = [colour for colour in Colour if programs[colour] and colour is not YELLOW]
    if not others or not can_create(reading, YELLOW):
        return ()
    options: list[Option[int]] = [Option("exchange", colour, (Program(colour),)) for colour in others]
    colour = yield from choose(seat, "exchange-for-yellow", [*options, Option("exchange-none", NONE)], AT[at])
    return () if colour == NONE else (lose_programs(at, Colour(colour)), add_programs(at, YELLOW))


def after_convert(state: State, action: Action, at: Space) -> tuple[Step, ...]:
    return (collect_yellow(),) if action.name == "convert" else ()


@asks
def collect_yellow(reading: Reading) -> Asking[Effects]:
    """A yellow program comes onto the card: from the supply; only if it has none, from any space (DK-33.8)."""
    if can_create(reading, YELLOW):
        return (collect(YELLOW),)
    among = [at for at in SPACES if reading.fields[at].programs[YELLOW]]
    if not among:
        return ()
    return (collect(YELLOW, (yield from choose_space(reading, among, prompt="collect-yellow"))),)


# Garbage Detail


@frozen
class ScoutsAroundAvatars(Question):
    """For each avatar a black scout on its space, then one on an adjacent space of the players' choice.

    Avatar by avatar, in an order that the players choose where it can matter.
    """

    done: tuple[tuple[int, int], ...] = ()
    """Seats, and which of their avatars."""

    def resolve(self, reading: Reading, source: int) -> Asking[Effects]:
        avatars = [
            (at, (seat, i)) for seat, decker in enumerate(reading.deckers) for i, at in enumerate(decker.avatars)
        ]
        places = {at: avatar for at, avatar in reversed(avatars) if avatar not in self.done}
        if not places:
            return ()
        options = [Option("avatar", at, (AT[at],)) for at in sorted(places)]
        if not order_matters(reading, [near for at in places for near in reading.board.around[at]]):
            options = [Option("avatar", next(reversed(places)))]
        at = yield from choose_one(reading, "avatar-next", options)
        return (
            PlaceScouts((at,)),
            SpreadScouts(reading.board.neighbours[at], 1),
            ScoutsAroundAvatars((*self.done, places[at])),
        )


# Knowledge is the Price of Freedom


def after_upgrade(state: State, action: Action, at: Space) -> tuple[Step, ...]:
    return (offer_start_type(),) if action.name == "upgrade" else ()


@asks
def offer_start_type(reading: Reading) -> Asking[Effects]:
    """The active decker may put a program of the own start type on the card, from any space."""
    colour = Colour(reading.deckers[reading.active].start)
    among = [at for at in SPACES if reading.fields[at].programs[colour]]
    if not among:
        return ()
    options: list[Option[int]] = [Option("collect", at, (AT[at],)) for at in among]
    at = yield from choose(reading.active, "collect", [*options, Option("collect-none", NONE)], Program(colour))
    return () if at == NONE else (collect(colour, at),)
