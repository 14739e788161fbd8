"""What threatens: the scouts of the next turn, what one more would set off, and the attack (DK-11, DK-12, DK-26).

All of it is open to everybody, and taken from the network as it lies now: nobody moves, spends a card or an ability.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from cyberdeck.deckers.cycle import due, due_effects, new_scouts_step, turn_obstacle
from cyberdeck.deckers.events import Exploded, ScoutPlaced, Transformed
from cyberdeck.deckers.field import NONE
from cyberdeck.deckers.infecting import Infect
from cyberdeck.deckers.markers import remove_programs
from cyberdeck.deckers.names import Special
from cyberdeck.deckers.new_scouts import new_scout, new_shades
from cyberdeck.deckers.playing_out import Way, played_out
from cyberdeck.deckers.scouts import Send, order_matters
from cyberdeck.deckers.smc_phase import fight, fighting, sweep
from cyberdeck.deckers.state import SMC, Reading, State
from cyberdeck.deckers.words import (
    BLACK,
    COLOUR_WORDS,
    RED,
    SPACES,
    Colour,
    ColourWord,
    Phase,
    Scout,
    Space,
    space_name,
)
from cyberdeck.kernel import Event, frozen


@frozen
class Forecast:
    turns: tuple[str, ...]
    """The deckers who may have the next turn; nobody if the attack comes first."""
    decker: str | None
    """In whose turn the scouts come."""
    scouts: dict[str, float]
    """For each space how likely a scout enters it, where that can happen."""
    guardians: dict[str, float]
    """How likely a guardian arises there."""
    explosions: dict[str, float]
    lost: dict[str, float]
    """How likely the game is lost, by reason."""
    sparks: dict[str, Aftermath]
    """What a single scout would set off, where it is more than that it lies there."""
    attack: tuple[Doomed, ...]


@frozen
class Aftermath:
    """One more scout on a space: where scouts would enter, guardians arise, something explode, how one would lose."""

    enters: tuple[str, ...]
    guardians: tuple[str, ...]
    explosions: tuple[str, ...]
    lost: str


@frozen
class Doomed:
    """What the attack would destroy on a space, and how likely its red programs win before that (DK-26.1 to 26.4)."""

    space: str
    programs: dict[ColourWord, int]
    installation: ColourWord | None
    safe: float


def forecast(state: State, decker: str) -> Forecast | None:
    """For the turn of that decker, or of whoever is likely to be next; None while the network is not laid out."""
    if state.phase is Phase.SETUP or state.result is not None:
        return None
    seats = [seat for seat in _in_order(state) if turn_obstacle(state, seat) is None]
    ids = [state.deckers[seat].id for seat in seats]
    wanted = ids.index(decker) if decker in ids else 0
    ways = coming(state, seats[wanted]) if ids else []
    return Forecast(
        turns=tuple(ids),
        decker=ids[wanted] if ids else None,
        scouts=_chances(ways, ScoutPlaced),
        guardians=_chances(ways, Transformed),
        explosions=_chances(ways, Exploded),
        lost=_losses(ways),
        sparks=dict(sparks(state)),
        attack=tuple(doomed(state)),
    )


def _in_order(reading: Reading) -> Sequence[int]:
    """The active decker last: usually somebody else is handed the tile."""
    count = len(reading.deckers)
    return [(reading.active + place) % count for place in range(1, count + 1)]


# the next turn


def coming(state: State, seat: int) -> list[Way]:
    """The start of a turn of that decker up to his actions, played out (DK-10.3, DK-11)."""
    twin = _quiet(state, Phase.START_OF_TURN)
    twin.active, twin.focus = seat, 0
    return played_out(twin, (due_effects("start_of_turn", due(twin, "start_of_turn")), new_scouts_step()))


def _quiet(state: State, phase: Phase) -> State:
    """The same network between two actions."""
    twin = state.copy()
    twin.phase, twin.action, twin.exploding, twin.lasting = phase, None, (), ()
    return twin


def _chances(ways: Sequence[Way], kind: type[Event]) -> dict[str, float]:
    found: dict[Space, float] = {}
    for chance, _, marks in ways:
        for mark, at in marks:
            if mark is kind:
                found[at] = found.get(at, 0.0) + chance
    return {space_name(at): _sum(found[at]) for at in sorted(found)}


def _losses(ways: Sequence[Way]) -> dict[str, float]:
    found: dict[str, float] = {}
    for chance, state, _ in ways:
        if (reason := _lost(state)) is not None:
            found[reason] = found.get(reason, 0.0) + chance
    return {reason: _sum(chance) for reason, chance in found.items()}


def _sum(chance: float) -> float:
    """What is certain is 1, however it was added up."""
    return min(1.0, round(chance, 12))


def _lost(state: State) -> str | None:
    return None if state.result is None or state.result.winners else state.result.reason.id


# one more scout


def sparks(state: State) -> Iterator[tuple[str, Aftermath]]:
    """Where a new scout has consequences, and which; of the colour that the computer brings."""
    twin = _quiet(state, Phase.NEW_SCOUTS)
    shade = new_scout(twin, next(iter(new_shades(twin)), BLACK)).shade
    for at in SPACES:
        if not order_matters(twin, (at,)):
            continue
        (way,) = played_out(twin, (Send(Scout(shade), at),))[:1]
        where = partial(_where, way)
        yield space_name(at), Aftermath(where(ScoutPlaced), where(Transformed), where(Exploded), _lost(way.state) or "")


def _where(way: Way, kind: type[Event]) -> tuple[str, ...]:
    return tuple(space_name(at) for at in sorted(at for mark, at in way.marks if mark is kind))


# the attack


def doomed(state: State) -> Iterator[Doomed]:
    """What would be destroyed if the computer attacked now; where its order matters, each space is fought for first."""
    twin = _quiet(state, Phase.ATTACK)
    after = twin.copy()
    sweep().resolve(after, SMC)
    contested = fighting(twin)
    for at in SPACES:
        before, left = twin.fields[at], after.fields[at]
        safe = holds(twin, at) if at in contested else 0.0
        programs = {
            COLOUR_WORDS[colour]: had - has
            for colour, (had, has) in enumerate(zip(before.programs, left.programs, strict=True))
            if had > has
        }
        installation = before.installation if left.installation == NONE else NONE
        if programs or installation != NONE:
            yield Doomed(space_name(at), programs, None if installation == NONE else Colour(installation).word, safe)


def holds(state: State, at: Space) -> float:
    """How likely the red programs of a space remove what is there of the computer; a lost round costs one of them."""
    if state.special(Special.NO_INFECTION_IN_ATTACK):
        return float(played_out(state, (fight(at),))[0].state.fields[at].free_of_smc)
    twin, lost = state.copy(), 1.0
    while twin.fields[at].programs[RED]:
        lost *= 1 - Infect(at).chance(twin)
        remove_programs(twin, at, RED)
    return 1 - lost
