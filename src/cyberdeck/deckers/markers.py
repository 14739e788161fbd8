"""Markers and their supply: placing, moving and removing them within the limits (DK-3, DK-6).

The functions here change a position; effects call them. They keep every token either in the supply, on the network, on
the current objective, or in a piece built of tokens.
"""

from __future__ import annotations

from cyberdeck.deckers.events import (
    Beside,
    GuardianRemoved,
    InstallationMoved,
    InstallationPlaced,
    InstallationRemoved,
    InstallationSurplus,
    ProgramFreed,
    ProgramsFlipped,
    ProgramsMoved,
    ProgramsPlaced,
    ProgramsRemoved,
    ProgramsSurplus,
    ProgramsToCard,
    ScoutRemoved,
    ScoutsFlipped,
    ScoutToCard,
    SpaceCleared,
)
from cyberdeck.deckers.field import NONE, PROGRAM_LIMIT, Field, Guardian
from cyberdeck.deckers.names import Special
from cyberdeck.deckers.state import PROGRAM_POOL, Pool, Reading, State, installation_pool, queued
from cyberdeck.deckers.words import (
    AT,
    BLACK,
    BLUE,
    COLOURS,
    GREEN,
    RED,
    WHITE,
    YELLOW,
    At,
    Colour,
    Named,
    Phase,
    Program,
    Scout,
    Shade,
    Space,
)

FLIPPED = {BLUE: GREEN, GREEN: BLUE, YELLOW: RED, RED: YELLOW}


# programs


def can_create(reading: Reading, colour: Colour) -> bool:
    """Whether a program of that colour is in the supply (DK-3.9)."""
    return reading.supply[PROGRAM_POOL[colour]] > 0


def has_room(reading: Reading, at: Space, colour: int) -> bool:
    """Whether one more program of that colour may stay on a space (DK-3.11)."""
    return reading.fields[at].programs[colour] < PROGRAM_LIMIT[colour]


def place_programs(state: State, at: Space, colour: Colour, count: int = 1) -> int:
    """From the supply, as many as there are; those above the limit go straight back (DK-3.8, DK-3.12)."""
    pool = PROGRAM_POOL[colour]
    count = min(count, state.supply[pool])
    if count:
        state.supply[pool] -= count
        state.emit(ProgramsPlaced(Program(colour, count), AT[at], "supply"))
        enter_programs(state, at, colour, count)
    return count


def enter_programs(state: State, at: Space, colour: Colour, count: int) -> None:
    """Programs that are nowhere just now come onto a space."""
    field = state.fields[at]
    room = PROGRAM_LIMIT[colour] - field.programs[colour]
    stay = min(count, room)
    state.fields[at] = field.with_programs(colour, field.programs[colour] + stay)
    if count > stay:
        state.emit(ProgramsSurplus(Program(colour, count - stay), AT[at]))
        return_programs(state, colour, count - stay)


def take_programs(state: State, at: Space, colour: Colour, count: int = 1) -> None:
    """Off a space; the caller says where they go."""
    field = state.fields[at]
    state.fields[at] = field.with_programs(colour, field.programs[colour] - count)


def remove_programs(state: State, at: Space, colour: Colour, count: int = 1) -> None:
    if count:
        take_programs(state, at, colour, count)
        state.emit(ProgramsRemoved(Program(colour, count), AT[at], "objective" if _kept(state) else "supply"))
        _leave_network(state, at, colour, count)


def move_programs(state: State, origin: Space, at: Space, colour: Colour, count: int = 1) -> None:
    take_programs(state, origin, colour, count)
    state.emit(ProgramsMoved(Program(colour, count), AT[origin], AT[at]))
    enter_programs(state, at, colour, count)


def flip_programs(state: State, at: Space, flips: tuple[Program, ...]) -> None:
    """Turn programs over, all at once; surplus among the flipped ones goes to the supply (DK-3.16)."""
    for program in flips:
        take_programs(state, at, program.colour, program.number)
        state.emit(ProgramsFlipped(program, AT[at], FLIPPED[program.colour]))
    for program in flips:
        enter_programs(state, at, FLIPPED[program.colour], program.number)


def return_programs(state: State, colour: int, count: int = 1) -> None:
    state.supply[PROGRAM_POOL[colour]] += count


def put_on_card(state: State, origin: At | Beside, colour: Colour, count: int = 1) -> None:
    """Programs that are nowhere just now come onto the current objective."""
    programs = list(state.laid.programs)
    programs[colour] += count
    state.laid = state.laid._replace(programs=tuple(programs))
    state.emit(ProgramsToCard(Program(colour, count), origin))


def _leave_network(state: State, at: Space, colour: Colour, count: int) -> None:
    if _kept(state):
        put_on_card(state, AT[at], colour, count)
    else:
        return_programs(state, colour, count)


def _kept(state: State) -> bool:
    """Whether the objective keeps programs that leave the network: Null & Void during the SMC attack."""
    return state.phase is Phase.ATTACK and state.special(Special.KEEPS_PROGRAMS)


# installations


def place_installation(state: State, at: Space, colour: Colour) -> bool:
    """From the supply, unless there is none or the space has one (DK-3.8, DK-3.12)."""
    pool = installation_pool(colour)
    if not state.supply[pool]:
        return False
    if state.fields[at].installation != NONE:
        state.emit(InstallationSurplus(colour, AT[at]))
        return False
    state.supply[pool] -= 1
    state.fields[at] = state.fields[at]._replace(installation=colour)
    state.emit(InstallationPlaced(colour, AT[at]))
    return True


def move_installation(state: State, origin: Space, at: Space) -> None:
    """To a space that has none."""
    colour = state.fields[origin].installation
    state.fields[origin] = state.fields[origin]._replace(installation=NONE)
    state.fields[at] = state.fields[at]._replace(installation=colour)
    state.emit(InstallationMoved(Colour(colour), AT[origin], AT[at]))


def remove_installation(state: State, at: Space) -> None:
    colour = state.fields[at].installation
    state.fields[at] = state.fields[at]._replace(installation=NONE)
    state.supply[installation_pool(colour)] += 1
    state.emit(InstallationRemoved(Colour(colour), AT[at]))


# scouts and guardians leave


def remove_scout(state: State, at: Space, scout: Scout) -> None:
    """With the program that it blocks (DK-12.17)."""
    state.fields[at] = state.fields[at].without_scout(scout)
    state.emit(ScoutRemoved(scout, AT[at], "objective" if _scout_kept(state) else "supply"))
    dispose_of_scout(state, at, scout)


def dispose_of_scout(state: State, at: Space, scout: Scout) -> None:
    """A scout has left the network from a space, or did not come to stay there."""
    if scout.blocking != NONE:
        _leave_network(state, at, Colour(scout.blocking), 1)
    if _scout_kept(state):
        lay_scout(state, at, scout)
    else:
        state.supply[Pool.SCOUT] += 1


def _scout_kept(state: State) -> bool:
    """Whether the objective keeps it: in the command phase Null & Void keeps some."""
    if not state.special(Special.KEEPS_SCOUTS):
        return False
    return state.phase.command and state.laid.scouts <= 2 * len(state.deckers)


def lay_scout(state: State, origin: Space, scout: Scout) -> None:
    """A scout that has just left a space comes onto the current objective."""
    laid = state.laid
    black = scout.shade is BLACK
    state.laid = laid._replace(black=laid.black + black, white=laid.white + (not black))
    state.emit(ScoutToCard(Scout(scout.shade), AT[origin]))


def take_scout_from_card(state: State, shade: Shade) -> None:
    """A scout leaves the current objective; the caller says where it goes."""
    laid, queue = state.laid, list(state.laid.queue)
    if queued(Scout(shade)) in queue:
        queue.remove(queued(Scout(shade)))
    black = shade is BLACK
    state.laid = laid._replace(black=laid.black - black, white=laid.white - (not black), queue=tuple(queue))


def scouts_of(field: Field) -> list[Scout]:
    """All scouts of a space."""
    return [
        *[Scout(BLACK)] * field.black,
        *[Scout(WHITE)] * field.white,
        *(Scout(WHITE, colour) for colour in field.blocked),
    ]


def blacken_scouts(state: State, at: Space) -> None:
    """White scouts are turned over; the programs that they blocked are free again, within the limits."""
    field = state.fields[at]
    white = field.white + len(field.blocked)
    if not white:
        return
    state.fields[at] = field._replace(black=field.black + white, white=0, blocked=())
    state.emit(ScoutsFlipped(white, AT[at]))
    for colour in map(Colour, field.blocked):
        state.emit(ProgramFreed(Program(colour), AT[at]))
        enter_programs(state, at, colour, 1)


def remove_guardian(state: State, at: Space) -> None:
    """To the supply; HackMan comes apart and does not come back."""
    guardian = state.fields[at].guardian
    state.fields[at] = state.fields[at]._replace(guardian=NONE)
    state.emit(GuardianRemoved(Named("piece", Guardian(guardian).word), AT[at]))
    state.supply[Pool.GUARDIAN] += 1
    if guardian == Guardian.HACKMAN:
        state.supply[Pool.YELLOW_INSTALLATION] += 1


def clear_scouts(state: State, at: Space) -> None:
    for scout in scouts_of(state.fields[at]):
        remove_scout(state, at, scout)


def clear_programs(state: State, at: Space, spare: tuple[Colour, ...] = ()) -> None:
    """Unblocked programs, save those of the spared colours."""
    for colour, count in zip(COLOURS, state.fields[at].programs, strict=True):
        if count and colour not in spare:
            remove_programs(state, at, colour, count)


def clear(state: State, at: Space) -> None:
    """All markers but the guardian that has just come (DK-13.4)."""
    field = state.fields[at]
    if field.scouts or any(field.programs) or field.installation != NONE:
        state.emit(SpaceCleared(AT[at]))
    clear_scouts(state, at)
    clear_programs(state, at)
    if state.fields[at].installation != NONE:
        remove_installation(state, at)
