"""The work that goals need where a piece has to be beaten: HackMan, Mother's Ghost."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from cyberdeck.bots.deckers.gauge import NEVER, UPLOAD, Gauge
from cyberdeck.bots.deckers.odds import beats, outlasts
from cyberdeck.bots.deckers.paying import WORTHS
from cyberdeck.deckers.abilities import has_ability
from cyberdeck.deckers.actions import ghost_spaces
from cyberdeck.deckers.cycle import TURNS
from cyberdeck.deckers.field import NONE, Guardian
from cyberdeck.deckers.infecting import infection_bonus, resistance_bonus
from cyberdeck.deckers.names import Ability, Track
from cyberdeck.deckers.state import State, piece_at, servers_spaces
from cyberdeck.deckers.words import BASIC, GREEN, RED, SPACES, Space, server_of

STANDS: Final = 16.0
"""For a piece that nothing has been done against yet."""
USUAL_COMMANDS: Final = 3


# HackMan

HACKMAN: Final = "gold-hackman"
SLAYERS: Final = ("zero-day", "wrecking-ball")
"""Cards that remove a guardian without dice."""


def hackman(gauge: Gauge) -> float:
    """He must fall, and everybody must be at home; where he comes to a decker, nothing is left."""
    state = gauge.state
    at = piece_at(state, Guardian.HACKMAN)
    home = gauge.going_home()
    if gauge.now and at == NONE and not state.tracked(Track.HACKMAN):
        return home
    waiting = [seat for seat, decker in enumerate(state.deckers) if decker.turns < TURNS]
    if gauge.now or not waiting:
        gauge.doomed = avatars_of(state, waiting or range(gauge.n))
    gauge.odds = _hunted(gauge, at, waiting) if gauge.now else _awaited(gauge)
    return home if gauge.now else 0.0


def avatars_of(state: State, seats: Iterable[int]) -> set[Space]:
    return {at for seat in seats for at in state.deckers[seat].avatars}


def _awaited(gauge: Gauge) -> float:
    """How likely he falls in the cycle after this one."""
    entries = sum(gauge.fields[decker.entry].guards for decker in gauge.state.deckers)
    return min(0.9, best_trap(gauge) + 0.3 * slayers(gauge)) * (1 - 0.3 * entries / gauge.n)


def _hunted(gauge: Gauge, at: int, waiting: list[int]) -> float:
    """How likely he falls in this cycle, who may not have come yet."""
    chances = [ambush(gauge, seat) for seat in waiting]
    if at != NONE:
        gauge.wanted.add((RED, at))
        gauge.places.update(gauge.near[at])
        chances.append(_falls(gauge, at))
    turns = sum(TURNS - decker.turns for decker in gauge.state.deckers)
    return min(0.95, max(chances, default=0.0) + 0.03 * turns + 0.35 * slayers(gauge))


def slayers(gauge: Gauge) -> int:
    """Such cards that can still be played before the evaluation."""
    state = gauge.state
    seats = [seat for seat, decker in enumerate(state.deckers) if decker.turns < TURNS or seat == state.active]
    return sum(len(kept_for_guardians(state, seat)) for seat in (seats if gauge.now else range(gauge.n)))


def kept_for_guardians(state: State, seat: int) -> list[int]:
    """Cards of a decker, not yet discarded, that remove guardians."""
    decker = state.deckers[seat]
    return [id for id in (*decker.hand, *decker.deck) if state.cards[id] in SLAYERS]


def owned_for_guardians(state: State, seat: int) -> list[int]:
    """The same, and those that will be drawn again in the next cycle."""
    decker = state.deckers[seat]
    return [id for id in (*decker.hand, *decker.deck, *decker.discard, *decker.played) if state.cards[id] in SLAYERS]


def to_come(state: State, seat: int) -> float:
    """What all the cards are worth that a decker has before him in this cycle."""
    decker = state.deckers[seat]
    cards = decker.deck if seat == state.active else (*decker.hand, *decker.deck)
    return sum([WORTHS[state.cards[id]] for id in cards])


def hunters(state: State, worths: Sequence[float], slayers: frozenset[int]) -> tuple[object, ...]:
    """All that the chances against HackMan hang on of what deckers hold and own; with these worths of the cards."""
    worth, found = worths.__getitem__, list[float]()
    for seat, decker in enumerate(state.deckers):
        hand, deck = decker.hand, decker.deck
        found.append(sum(map(worth, deck if seat == state.active else hand + deck)))
        if slayers:
            found.append(len(slayers.intersection(hand + deck)))
            found.append(len(slayers.intersection(decker.discard + decker.played)))
    return tuple(found)


def _falls(gauge: Gauge, at: Space) -> float:
    """How likely he falls where he stands: in the attack after the last turn, or by a ghost in this one."""
    state, reds = gauge.state, gauge.fields[at].programs[RED]
    edge = infection_bonus(state, at) - resistance_bonus(state, at)
    if gauge.last_turn:
        return outlasts(reds, edge)
    avatars = state.deckers[state.active].avatars
    if not any(at in ghost_spaces(state, avatar) for avatar in avatars):
        return 0.0
    near = max((gauge.fields[x].programs[RED] for x in gauge.near[at]), default=0)
    return 0.15 + (0.5 * beats(edge + 1) if reds else 0.05 * near)


def ambush(gauge: Gauge, seat: int) -> float:
    """How well a decker stands for HackMan to come to him."""
    return trap(
        gauge, gauge.state.deckers[seat].avatars[0], has_ability(gauge.state, seat, Ability.PROJECTS_TO_INSTALLATIONS)
    )


def trap(gauge: Gauge, at: Space, ghost: bool) -> float:
    """Red programs beside a space that can be pushed onto it from afar, or led there by a ghost."""
    fields, near = gauge.fields, [x for x in gauge.near[at] if x not in gauge.doomed]
    pushed = min(3, sum(fields[x].programs[RED] for x in near if fields[x].has(GREEN)))
    built = sum(fields[x].installation == RED for x in near)
    chance: float = 0.6 * outlasts(pushed, pushed + built - 4)
    server = set(servers_spaces(server_of(at))) - gauge.doomed - {at}
    if all(fields[x].installation != GREEN for x in server):
        return chance
    reds = min(3, sum(fields[x].programs[RED] for x in server.union(near)))
    return max(chance, (1.0 if ghost else 0.5) * (0.25 + 0.15 * reds + 0.05 * built))


def best_trap(gauge: Gauge) -> float:
    """The best place to wait for him, as the network is now."""
    ghost = any(has_ability(gauge.state, seat, Ability.PROJECTS_TO_INSTALLATIONS) for seat in range(gauge.n))
    return max((trap(gauge, at, ghost) for at in _places_for_traps(gauge)), default=0.0)


def _places_for_traps(gauge: Gauge) -> set[Space]:
    """Beside red programs that can be pushed from afar, and in reach of a ghost."""
    found: set[Space] = set()
    for at in set(SPACES) - gauge.doomed:
        field = gauge.fields[at]
        if field.programs[RED] and field.has(GREEN):
            found.update(gauge.near[at])
        if field.installation == GREEN:
            found.update(set(servers_spaces(server_of(at))) - {at})
    return found


# Mother's Ghost


def brute_force(gauge: Gauge) -> float:
    """A strong infection from a space beside her."""
    if not gauge.now:
        return STANDS - 2.0 * min(4, sum(field.installation == RED for field in gauge.fields))
    return _infecting(gauge, gauge.state.tracked(Track.RESISTANCE), extra=4)


def virus_flood(gauge: Gauge) -> float:
    if not gauge.now:
        return STANDS - 1.0 * min(4, sum(field.programs[RED] for field in gauge.fields))
    health = gauge.state.tracked(Track.HEALTH)
    return _infecting(gauge, 4) / 2 + 2.2 * max(0, health)


def _infecting(gauge: Gauge, resistance: int, extra: int = 0) -> float:
    ghost = piece_at(gauge.state, Guardian.MOTHERS_GHOST)
    if ghost == NONE:
        return STANDS
    gauge.wanted.update((RED, at) for at in gauge.near[ghost])
    return min(_infecting_from(gauge, at, resistance, extra) for at in gauge.near[ghost])


def _infecting_from(gauge: Gauge, at: Space, resistance: int, extra: int) -> float:
    field = gauge.fields[at]
    built = sum(gauge.fields[x].installation == RED for x in gauge.near[at])
    edge = field.programs[RED] + built * (1 + extra) + (4 + extra) * (field.installation == RED)
    chance = beats(edge + USUAL_COMMANDS - resistance)
    walk = min(gauge.going(x, at) for decker in gauge.state.deckers for x in decker.avatars)
    lacking = UPLOAD if not field.programs[RED] else 0.0
    return STANDS * (1 - chance) - 0.5 * min(edge, 12) + walk * 0.3 + lacking + 4.0


def system_crash(gauge: Gauge) -> float:
    """All spaces beside her with programs of one colour, and three commands of it."""
    missing = gauge.need() - gauge.state.tracked(Track.CRASHES)
    ghost = piece_at(gauge.state, Guardian.MOTHERS_GHOST)
    if ghost == NONE or not gauge.now:
        return STANDS
    open_ = [colour for colour in BASIC if not gauge.state.track.get(f"crashed-{colour.word}")]
    near = gauge.near[ghost]
    open_.sort(key=lambda colour: sum(not gauge.fields[at].programs[colour] for at in near))
    prices = [3.0 + sum(gauge.program(colour, at) for at in near) for colour in open_[: max(0, missing)]]
    return sum(prices)


def tsunami(gauge: Gauge) -> float:
    """A path from every entry space to her, and everybody beside her."""
    ghost = piece_at(gauge.state, Guardian.MOTHERS_GHOST)
    if ghost == NONE:
        return STANDS if gauge.now else 0.0
    near = gauge.near[ghost]
    paths = sum(min(NEVER, gauge.path(decker.entry, near)) for decker in gauge.state.deckers)
    return paths + gauge.gathering(lambda at: 0.0, near)
