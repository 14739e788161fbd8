"""The infect action and the infection routine (DK-23)."""

from __future__ import annotations

from typing import Final, NamedTuple

from cyberdeck.deckers.abilities import with_ability
from cyberdeck.deckers.actions import ALONE, ActionKind, Actor, declared, unhindered
from cyberdeck.deckers.content import Vector
from cyberdeck.deckers.converting import choose_as, choose_scout
from cyberdeck.deckers.events import InfectionLost, InfectionRolled, InfectionWon
from cyberdeck.deckers.field import NONE
from cyberdeck.deckers.markers import clear_scouts, remove_guardian, remove_scout
from cyberdeck.deckers.names import Ability, Special
from cyberdeck.deckers.payment import of, open_purse, paying
from cyberdeck.deckers.scouts import may_hold
from cyberdeck.deckers.specials import Foe
from cyberdeck.deckers.state import Action, Reading, State
from cyberdeck.deckers.steps import Effect, acts, asks
from cyberdeck.deckers.uploading import lose_programs
from cyberdeck.deckers.words import AT, RED, Colour, Scout, Space
from cyberdeck.kernel import About, Asking, Effects, Option, Reason, Step, choose, frozen, message

NO_RED_PROGRAM: Final = Reason(message("why-no-red-program"), "DK-23.1")
NOTHING_TO_INFECT: Final = Reason(message("why-nothing-to-infect"), "DK-23.6")
DIE: Final = range(1, 7)
OVERKILL, SHOCKWAVE, OVERVOLTAGE, EXPLOIT = "overkill", "shockwave", "overvoltage", "pkt-exploit"


def infect_obstacle(reading: Reading, actor: Actor) -> Reason | None:
    """There must be a red program and something to remove (DK-23.1, A11)."""
    field = reading.fields[actor.at]
    if not field.counting(RED):
        return NO_RED_PROGRAM
    return None if field.scouts or field.guardian_can_fall else NOTHING_TO_INFECT


def a_red_command(reading: Reading, actor: Actor) -> Vector:
    return of(RED)


class InfectAction(NamedTuple):
    actor: Actor

    def steps(self, reading: Reading) -> Asking[Effects]:
        commands = yield from how_many(reading, RED)
        need = of(RED, commands)
        payment = yield from paying(reading, need, (OVERKILL, SHOCKWAVE))
        return declared(reading, "infect", self.actor, need, payment, Infect(self.actor.at, commands))


INFECT: Final = ActionKind("infect", ALONE, unhindered, a_red_command, InfectAction, ground=infect_obstacle)


def how_many(reading: Reading, colour: Colour) -> Asking[int]:
    """How many commands of a colour; asked where more than one can be paid."""
    most = open_purse(reading).most(colour)
    if most == 1:
        return 1
    options = [Option("number", count, (count,)) for count in range(1, most + 1)]
    return (yield from choose(reading.active, "how-many-commands", options, colour))


# the routine


@frozen
class Infect(Effect):
    """Roll both dice; what the values are is known before they are compared, so cards may still change them."""

    at: Space
    commands: int = 0
    against: Special | None = None
    """The special rule of a foe that is infected instead of the markers of the space."""

    def resolve(self, state: State, source: int) -> Effects:
        red, black = state.die("red"), state.die("black")
        state.emit(InfectionRolled(AT[self.at], red, black))
        compare = self.compared(state, red, black)
        return (About(compare),) if may_be_helped(state, self.at) else (compare,)

    def compared(self, reading: Reading, red: int, black: int) -> Compare:
        """What such dice come to (DK-23.4, DK-23.5)."""
        infection = red + self.commands + infection_bonus(reading, self.at)
        foe = foe_of(reading, self.against)
        resistance = black + (resistance_bonus(reading, self.at) if foe is None else foe.resistance(reading))
        return Compare(self.at, infection, resistance, self.against)

    def chance(self, reading: Reading) -> float:
        """Of winning, if nobody helps once the dice are rolled."""
        rolls = [self.compared(reading, red, black) for red in DIE for black in DIE]
        return sum(compare.won for compare in rolls) / len(rolls)


def foe_of(reading: Reading, against: Special | None) -> Foe | None:
    return None if against is None else reading.rules.specials[against].foe


def infection_bonus(reading: Reading, at: Space) -> int:
    """DK-23.4, without die and commands."""
    field, extra = reading.fields[at], 4 if reading.special(Special.RED_INSTALLATIONS_STRONGER) else 0
    value = field.counting(RED) if reading.action is not None else field.programs[RED]
    if field.installation == RED:
        value += 4 + extra
    value += sum(1 + extra for near in reading.board.neighbours[at] if reading.fields[near].installation == RED)
    return value + oshin_bonus(reading, at)


def oshin_bonus(reading: Reading, at: Space) -> int:
    """DK-32.7: on his space; during his projected action the ghost's counts instead."""
    seat = with_ability(reading, Ability.INFECTS_BETTER)
    if seat is None:
        return 0
    ghost = reading.action.ghost if reading.action is not None and seat == reading.active else NONE
    return 2 if (at == ghost if ghost != NONE else at in reading.deckers[seat].avatars) else 0


def resistance_bonus(reading: Reading, at: Space) -> int:
    """DK-23.5, without the die."""
    field = reading.fields[at]
    near = sum(reading.fields[space].guards for space in reading.board.neighbours[at])
    return field.scouts + 4 * field.guards + near


def may_be_helped(reading: Reading, at: Space) -> bool:
    """Whether somebody might add to the infection value, as far as everybody knows."""
    seats = range(len(reading.deckers))
    if reading.action is not None and any(may_hold(reading, seat, OVERVOLTAGE) for seat in seats):
        return True
    return any(can_exploit(reading, seat, at) for seat in seats)


def can_exploit(reading: Reading, seat: int, at: Space) -> bool:
    decker = reading.deckers[seat]
    if EXPLOIT not in decker.packets:
        return False
    return at == reading.here if seat == reading.active and reading.action is not None else at in decker.avatars


@frozen
class Compare(Effect):
    """Higher wins, a tie is lost (DK-23.6, DK-23.7)."""

    at: Space
    infection: int
    resistance: int
    against: Special | None = None

    @property
    def won(self) -> bool:
        return self.infection > self.resistance

    def resolve(self, state: State, source: int) -> Effects:
        foe = foe_of(state, self.against)
        if self.won:
            state.emit(InfectionWon(AT[self.at], self.infection, self.resistance))
            if foe is not None:
                return foe.beaten(state, self.infection - self.resistance)
            return (*beaten(state, self.at), *shockwave(state, self.at))
        state.emit(InfectionLost(AT[self.at], self.infection, self.resistance))
        failed = () if foe is None else foe.failed(state)
        return (*failed, lose_red_program(self.at))


def beaten(state: State, at: Space) -> Effects:
    """All SMC markers of the space are removed."""
    clear_scouts(state, at)
    if state.fields[at].guardian_can_fall:
        remove_guardian(state, at)
    return ()


def played(action: Action | None, reading: Reading, key: str) -> bool:
    return action is not None and any(reading.cards[id] == key for id in action.cards)


def shockwave(state: State, at: Space) -> Effects:
    """One for each such card in the payment."""
    cards = () if state.action is None else state.action.cards
    return tuple(spread_shockwave(at) for id in cards if state.cards[id] == SHOCKWAVE)


def costs_a_program(reading: Reading, at: Space) -> bool:
    """Whether a lost infection removes a program."""
    return reading.fields[at].counting(RED) > 0 and not played(reading.action, reading, OVERKILL)


@asks
def lose_red_program(reading: Reading, at: Space) -> Asking[Effects]:
    """A lost infection costs a red program, or a purple one that stood in (A40)."""
    if not costs_a_program(reading, at):
        return ()
    colour = RED
    if reading.action is not None:
        colour = yield from choose_as(reading, at, RED)
    return (lose_programs(at, colour),)


@asks
def spread_shockwave(reading: Reading, at: Space) -> Asking[Effects]:
    """One scout from each of up to two adjacent spaces."""
    spaces = [near for near in reading.board.neighbours[at] if reading.fields[near].scouts]
    effects: list[Step] = []
    for _ in range(2):
        if not spaces:
            break
        options: list[Option[int]] = [Option("from", near, (AT[near],)) for near in spaces]
        near = yield from choose(reading.active, "shockwave", [*options, Option("done", NONE)])
        if near == NONE:
            break
        spaces.remove(near)
        effects.append(take_scout(near, (yield from choose_scout(reading, near))))
    return tuple(effects)


@acts
def take_scout(state: State, at: Space, scout: Scout) -> None:
    remove_scout(state, at, scout)
