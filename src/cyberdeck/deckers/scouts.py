"""Scouts: entering, redirection, explosion, block (DK-12)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from cyberdeck.deckers.abilities import with_ability
from cyberdeck.deckers.ending import lose
from cyberdeck.deckers.events import (
    Exploded,
    PalaceFell,
    ProgramBlocked,
    ScoutMoved,
    ScoutPlaced,
    ScoutRedirected,
    ScoutStopped,
    ScoutSwallowed,
)
from cyberdeck.deckers.field import NONE
from cyberdeck.deckers.guardians import transform
from cyberdeck.deckers.markers import dispose_of_scout, return_programs, take_programs
from cyberdeck.deckers.names import Ability, HouseRule, Special
from cyberdeck.deckers.state import SMC, UPGRADE, Pool, Reading, State, installation_pool
from cyberdeck.deckers.steps import Effect, Question, acts, asks, choose_one
from cyberdeck.deckers.words import (
    AT,
    BLACK,
    COLOURS,
    WHITE,
    Colour,
    Phase,
    Program,
    Scout,
    Shade,
    Space,
    number_of,
    server_of,
    space,
)
from cyberdeck.kernel import About, Asking, Effects, Option, Reason, Step, amend_about, choose, frozen, message

FROM_SUPPLY = -1
FROM_CARD = -2
ANGEL_ADJACENT = Reason(message("why-angel-adjacent"), "DK-32.8")
NOT_THERE_TO_BLOCK = Reason(message("why-not-there-to-block"), "DK-12.14")


# placing several


@frozen
class PlaceScouts(Question):
    """Place a scout on each of these spaces, one at a time, in an order the players choose (DK-12.4).

    They are asked only where the order can matter.
    """

    spaces: tuple[Space, ...]
    shade: Shade = BLACK
    exploded: bool = False

    def resolve(self, reading: Reading, source: int) -> Asking[Effects]:
        different = dict.fromkeys(self.spaces)
        if len(different) < 2 or not order_matters(reading, self.spaces, exploded=self.exploded):
            return tuple(self.send(at) for at in self.spaces)
        options = [Option("place", at, (AT[at],)) for at in different]
        next_one = yield from choose(reading.active, "scout-next", options)
        rest = list(self.spaces)
        rest.remove(next_one)
        return (self.send(next_one), PlaceScouts(tuple(rest), self.shade, self.exploded))

    def send(self, at: Space) -> Send:
        return Send(Scout(self.shade), at, exploded=self.exploded)


def order_matters(reading: Reading, spaces: Sequence[Space], *, exploded: bool = False) -> bool:
    """Whether anything but a new scout can come of a placement on one of these spaces."""
    for at in spaces:
        field = reading.fields[at]
        if (
            field.guardian != NONE
            or field.scouts + spaces.count(at) > 2
            or angel_at(reading, at) is not None
            or (reading.palace is not None and reading.palace.space == at)
            or may_be_stopped(reading, at)
            or redirects(reading, at, exploded=exploded)
        ):
            return True
    return False


# one scout enters


@frozen
class Send(Effect):
    """A scout is about to enter a space (DK-12.20), from the supply, from the current objective, or from a space."""

    scout: Scout
    to: Space
    origin: int = FROM_SUPPLY
    exploded: bool = False

    def resolve(self, state: State, source: int) -> Effects:
        scout, to, origin, exploded = self.scout, self.to, self.origin, self.exploded
        fixed = origin == FROM_SUPPLY and redirects(state, to, exploded=exploded, by=source)
        if fixed or angel_at(state, to) is not None or may_be_stopped(state, to):
            enter: Step = Bound(scout, to, origin, exploded, source)
        else:
            enter = Arrive(scout, to, origin, exploded)
        return (enter,) if exploded else (enter, Blocks())


@frozen
class Bound(Question):
    """Fixed redirects as often as they apply; where two apply the active decker chooses."""

    scout: Scout
    to: Space
    origin: int
    exploded: bool
    by: int
    angel_asked: bool = False

    def resolve(self, reading: Reading, source: int) -> Asking[Effects]:
        to = self.to
        while targets := self.fixed(reading, to):
            options = [Option("redirect", at, (AT[at],)) for at in targets]
            to = yield from choose_one(reading, "which-redirect", options, AT[to])
        there = replace(self, to=to)
        told = () if to == self.to else (tell_redirected(self.to, to),)
        if not self.angel_asked and angel_at(reading, to) is not None:
            return (*told, AngelMay(there))
        arrive = Arrive(self.scout, to, self.origin, self.exploded)
        return (*told, About(arrive) if may_be_stopped(reading, to) else arrive)

    def fixed(self, reading: Reading, to: Space) -> list[Space]:
        if self.origin != FROM_SUPPLY:
            return []
        return redirects(reading, to, exploded=self.exploded, by=self.by)


@acts
def tell_redirected(state: State, origin: Space, to: Space) -> None:
    """A scout has been redirected."""
    state.emit(ScoutRedirected(AT[origin], AT[to]))


@frozen
class AngelMay(Question):
    """DK-32.8: she may have the scout enter an adjacent space instead, once per scout."""

    bound: Bound

    def resolve(self, reading: Reading, source: int) -> Asking[Effects]:
        bound = self.bound
        angel = angel_at(reading, bound.to)
        if angel is None:
            return (replace(bound, angel_asked=True),)
        options = [Option("redirect", at, (AT[at],)) for at in reading.board.neighbours[bound.to]]
        options.append(Option("let-enter", bound.to))
        to = yield from choose(angel, "angel", options, bound.scout, AT[bound.to])
        told = () if to == bound.to else (tell_redirected(bound.to, to),)
        return (*told, replace(bound, to=to, angel_asked=True))


@frozen
class Arrive(Effect):
    """The scout enters: Hacker's Palace first, then explosion, transformation (DK-12.20)."""

    scout: Scout
    to: Space
    origin: int
    exploded: bool = False

    def resolve(self, state: State, source: int) -> Effects:
        scout, to, origin = self.scout, self.to, self.origin
        if origin == FROM_SUPPLY:
            if not state.supply[Pool.SCOUT]:
                return (lose("scouts"),)
            state.supply[Pool.SCOUT] -= 1
            state.emit(ScoutPlaced(scout, AT[to], "supply"))
        elif origin == FROM_CARD:
            state.emit(ScoutPlaced(scout, AT[to], "objective"))
        else:
            state.fields[origin] = state.fields[origin].without_scout(scout)
            state.emit(ScoutMoved(scout, AT[origin], AT[to]))
        if state.palace is not None and state.palace.space == to:
            return swallow(state, scout)
        field = state.fields[to]
        if field.guardian != NONE:
            dispose_of_scout(state, to, scout)
            return (Explode(to, scout.shade),)
        state.fields[to] = field = field.with_scout(scout)
        return (transform(to),) if field.scouts >= 3 else ()


@acts
def stop(state: State) -> None:
    """The scout about to enter does not (Kill Switch)."""

    def stopped(arrive: Arrive) -> None:
        state.emit(ScoutStopped(AT[arrive.to], arrive.scout))
        if arrive.origin == FROM_CARD:
            dispose_of_scout(state, arrive.to, arrive.scout)

    amend_about(state, Arrive, stopped)


def redirects(reading: Reading, to: Space, *, exploded: bool, by: int = SMC) -> list[Space]:
    """Where fixed rules send a scout that would be placed on a space."""
    server, number = server_of(to), number_of(to)
    found: list[Space] = []
    if number == 6 and reading.special(Special.NO_SIXTH_SPACES) and _not_found(reading, server, exploded, by):
        found.append(space(server, 4))
    if number % 2 == 0 and viking_spawns(reading):
        found.append(space(server, number - 1))
    return found


def _not_found(reading: Reading, server: Colour, exploded: bool, by: int) -> bool:
    """404: exploding and new scouts keep off space 6; the lenient reading spares an explosion on space 4 (A26)."""
    lenient = HouseRule.LENIENT_404 in reading.options and reading.exploding[-1:] == (space(server, 4),)
    return not lenient if exploded else by in (SMC, UPGRADE) and reading.phase.command


def viking_spawns(reading: Reading) -> bool:
    """In this step Viking's scouts keep to odd spaces (DK-31.5)."""
    return reading.special(Special.ODD_NEW_SCOUTS) and reading.phase is Phase.NEW_SCOUTS


def angel_at(reading: Reading, at: Space) -> int | None:
    """The seat of Angel Nitrate if the space is hers: of her ghost during her own projected action (DK-32.8)."""
    seat = with_ability(reading, Ability.REDIRECTS_SCOUTS)
    if seat is None:
        return None
    ghost = reading.action.ghost if reading.action is not None and seat == reading.active else NONE
    return seat if (at == ghost if ghost != NONE else at in reading.deckers[seat].avatars) else None


def may_be_stopped(reading: Reading, to: Space) -> bool:
    """Whether some decker near the space might hold a Kill Switch, as far as everybody knows."""
    around = reading.board.around[to]
    for seat, decker in enumerate(reading.deckers):
        if not around.isdisjoint(decker.avatars) and may_hold(reading, seat, "kill-switch"):
            return True
    return False


def near_avatar(reading: Reading, seat: int, at: Space) -> bool:
    return not reading.board.around[at].isdisjoint(reading.deckers[seat].avatars)


def may_hold(reading: Reading, seat: int, key: str) -> bool:
    """Whether a decker with cards in hand owns the card and it is neither discarded nor being played."""
    decker, cards = reading.deckers[seat], reading.cards
    if not decker.hand:
        return False
    return key in [cards[id] for id in decker.hand] or key in [cards[id] for id in decker.deck]


def swallow(state: State, scout: Scout) -> Effects:
    """Hacker's Palace takes the scout; with the third one it falls."""
    assert state.palace is not None
    if scout.blocking != NONE:
        return_programs(state, scout.blocking)
    state.emit(ScoutSwallowed(AT[state.palace.space], scout))
    if state.palace.scouts < 2:
        state.palace = state.palace._replace(scouts=state.palace.scouts + 1)
        return ()
    state.emit(PalaceFell(AT[state.palace.space]))
    state.supply[Pool.SCOUT] += 3
    for colour in state.palace.colours:
        state.supply[installation_pool(colour)] += 1
    state.palace = None
    return ()


# explosion


@frozen
class Explode(Effect):
    """A scout of the same colour on every adjacent space; depth first, and lost on re-entry (DK-12.10 to 12.13)."""

    at: Space
    shade: Shade

    def resolve(self, state: State, source: int) -> Effects:
        state.emit(Exploded(AT[self.at]))
        if self.at in state.exploding:
            return (lose("chain"),)
        state.exploding = (*state.exploding, self.at)
        spaces = state.board.neighbours[self.at]
        if viking_spawns(state):
            spaces = tuple(at for at in spaces if number_of(at) % 2)
        return (PlaceScouts(spaces, self.shade, exploded=True), explosion_over())


@acts
def explosion_over(state: State) -> None:
    state.exploding = state.exploding[:-1]


# block


@frozen
class Blocks(Effect):
    """After all transformations and explosions each free white scout blocks a program (DK-12.14, DK-12.18)."""

    def resolve(self, state: State, source: int) -> Effects:
        white = [at for at, field in enumerate(state.fields) if field.white and any(field.programs)]
        return tuple(map(block_one, white))


@asks
def block_one(reading: Reading, at: Space) -> Asking[Effects]:
    """The active decker picks the program that a white scout blocks."""
    field = reading.fields[at]
    colours = [colour for colour in COLOURS if field.programs[colour]]
    if not field.white or not colours:
        return ()
    options = [Option("block", colour, (Program(colour),)) for colour in colours]
    return (block_program(at, (yield from choose_one(reading, "block", options, AT[at]))), block_one(at))


@acts
def block_program(state: State, at: Space, colour: Colour) -> None:
    put_under_scout(state, at, colour)
    state.emit(ProgramBlocked(Program(colour), AT[at]))


def put_under_scout(state: State, at: Space, colour: Colour) -> None:
    """A program comes under a white scout that blocked nothing; nobody is told."""
    take_programs(state, at, colour)
    field = state.fields[at].without_scout(Scout(WHITE))
    state.fields[at] = field.with_scout(Scout(WHITE, colour))
