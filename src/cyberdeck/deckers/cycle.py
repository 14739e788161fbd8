"""The cycle: information, command, SMC and refresh phase (DK-8 to DK-10, DK-26, DK-27)."""

from __future__ import annotations

from functools import cache
from typing import Final

from cyberdeck.deckers.abilities import has_ability
from cyberdeck.deckers.actions import ActionStep, forget
from cyberdeck.deckers.collecting import return_laid
from cyberdeck.deckers.content import CONTENT, OngoingRules
from cyberdeck.deckers.ending import lose, win
from cyberdeck.deckers.events import (
    CommandDrawn,
    CommandsDrawn,
    CycleBegan,
    GoalMet,
    GoalMissed,
    HandDiscarded,
    PhaseBegan,
    RowRefilled,
    TileHanded,
)
from cyberdeck.deckers.expressions import met
from cyberdeck.deckers.field import NONE
from cyberdeck.deckers.names import Ability, Special
from cyberdeck.deckers.new_scouts import new_scouts
from cyberdeck.deckers.packets import scatter
from cyberdeck.deckers.rows import for_the_avatar, steps
from cyberdeck.deckers.smc_phase import attack, move_scouts
from cyberdeck.deckers.state import NOTHING_LAID, OBJECTIVE, SMC, UPGRADE, Reading, State
from cyberdeck.deckers.steps import Effect, Question, acts, asks, choose_one
from cyberdeck.deckers.words import Named, Phase, card_named, decker_named
from cyberdeck.kernel import Asking, Effects, Option, Reason, by, choose, frozen, message

TURNS: Final = 3
HAND: Final = 5
ROW: Final = 4
NO_TURNS: Final = Reason(message("why-no-turns"), "DK-10.1")
HOLD: Final = Reason(message("why-hold"), "DK-10.5")


# the rules that hold


def renew_specials(state: State) -> None:
    """The special rules of SMC, upgrade and objective that hold from now on."""
    specials = [special.value for special in state.smc.rules.special]
    if state.upgrade_id:
        specials += (special.value for special in CONTENT.upgrades[state.upgrade_id].rules.special)
    if state.objective_holds:
        rules = state.objective.rules
        specials += (special.value for special in rules.special)
        if rules.new_scout_server:
            specials.append(f"server:{rules.new_scout_server}")
    state.specials = tuple(specials)


def holding(reading: Reading, upgrade: str, objective: bool) -> list[tuple[int, OngoingRules]]:
    """The rules of the components that hold now, by their source."""
    found = [(SMC, reading.smc.rules)]
    if upgrade:
        found.append((UPGRADE, CONTENT.upgrades[upgrade].rules))
    if objective:
        found.append((OBJECTIVE, reading.objective.rules))
    return found


_BEGAN: Final = {phase: PhaseBegan(Named("phase", phase.value)) for phase in Phase}


def enter_phase(state: State, phase: Phase) -> None:
    state.phase = phase
    state.emit(_BEGAN[phase])


# information phase


@acts
def begin_cycle(state: State) -> Effects:
    """The objective is read and prepared; then the tile goes to who takes the first turn (DK-9)."""
    enter_phase(state, Phase.INFORMATION)
    state.track, state.laid = {}, NOTHING_LAID
    state.objective_holds = True
    renew_specials(state)
    state.emit(CycleBegan(state.cycle, Named("objective", state.objective.id)))
    prepare = by(OBJECTIVE, *steps(state.objective.preparation.steps))
    return (*scatter(state), *prepare, HandTile(), begin_turn())


@frozen
class HandTile(Question):
    """The active decker gives the active tile to anybody who has turns left, also to himself (DK-9.5, DK-10.8)."""

    def resolve(self, reading: Reading, source: int) -> Asking[Effects]:
        seats = [seat for seat in range(len(reading.deckers)) if turn_obstacle(reading, seat) is None]
        options = [Option("hand-tile", seat, (decker_named(reading.deckers[seat].id),)) for seat in seats]
        return (activate((yield from choose(reading.active, "hand-tile", options))),)


def turn_obstacle(reading: Reading, seat: int) -> Reason | None:
    """Why a decker cannot be handed the active tile."""
    return None if reading.deckers[seat].turns < TURNS else NO_TURNS


@acts
def activate(state: State, seat: int) -> None:
    giver, state.active, state.focus = state.active, seat, 0
    state.emit(TileHanded(*(decker_named(state.deckers[who].id) for who in (seat, giver))))


# command phase


@acts
def begin_turn(state: State) -> Effects:
    """Steps 2a to 2f, then the next turn or the SMC phase (DK-10.2)."""
    decker = state.deckers[state.active]
    decker.turns += 1
    decker.shown.clear()
    decker.joker_used = False
    enter_phase(state, Phase.START_OF_TURN)
    return (due_effects("start_of_turn", due(state, "start_of_turn")), *rest_of_turn(Phase.NEW_SCOUTS))


@cache
def rest_of_turn(phase: Phase) -> Effects:
    """What is still to come of a turn from a step on."""
    order = {
        Phase.NEW_SCOUTS: new_scouts_step(),
        Phase.ACTIONS: actions_begin(),
        Phase.END_OF_TURN: end_turn(),
        Phase.DRAW: Draw(),
    }
    names = list(order)
    return (*(order[name] for name in names[names.index(phase) :]), next_turn())


def due(state: State, moment: str) -> tuple[int, ...]:
    """The sources that have something to do at the start or the end of a turn."""
    rules = holding(state, state.upgrade_id, state.objective_holds)
    return tuple(source for source, ongoing in rules if getattr(ongoing, moment))


@asks
def due_effects(reading: Reading, moment: str, sources: tuple[int, ...]) -> Asking[Effects]:
    """Effects of several components, in an order that the active decker chooses (DK-10.3, DK-10.5)."""
    if not sources:
        return ()
    options = [Option("resolve-effect", s, (Named("effect-of", _SOURCES[s]),)) for s in sources]
    first = yield from choose_one(reading, "effect-next", options)
    rest = tuple(s for s in sources if s != first)
    return (contribute(moment, first), *((due_effects(moment, rest),) if rest else ()))


_SOURCES: Final = {SMC: "smc", UPGRADE: "upgrade", OBJECTIVE: "objective"}


@acts
def contribute(state: State, moment: str, component: int) -> Effects:
    """The effect of one component."""
    if component == OBJECTIVE and not state.objective_holds:
        return ()
    rules = dict(holding(state, state.upgrade_id, state.objective_holds))[component]
    rows = getattr(rules, moment)
    return (*for_the_avatar(state, rows), *by(component, *steps(rows)))


@acts
def new_scouts_step(state: State) -> Effects:
    """Skipped in the very first turn of the game (DK-11.1)."""
    first, state.first_turn = state.first_turn, False
    if first or state.special(Special.NO_NEW_SCOUTS):
        return ()
    enter_phase(state, Phase.NEW_SCOUTS)
    more = steps(state.objective.rules.end_of_new_scouts) if state.objective_holds else ()
    return (*by(SMC, new_scouts()), *by(OBJECTIVE, *more))


@acts
def actions_begin(state: State) -> Effects:
    enter_phase(state, Phase.ACTIONS)
    return (ActionStep(), actions_over())


@acts
def actions_over(state: State) -> None:
    """What lasted until the end of the action step is over."""
    state.lasting = ()


@acts
def end_turn(state: State) -> Effects:
    """Discard the hand, then all end-of-turn effects (DK-10.5)."""
    enter_phase(state, Phase.END_OF_TURN)
    state.focus = 0
    return (hold_back(), due_effects("end_of_turn", due(state, "end_of_turn")))


@asks
def hold_back(reading: Reading) -> Asking[Effects]:
    """One card may be kept, not after the third turn; Kelly Nexus keeps two more (DK-10.5, DK-32.4)."""
    decker, most = reading.deckers[reading.active], most_kept(reading)
    kept: list[int] = []
    while len(kept) < most:
        left = {reading.cards[id]: id for id in decker.hand if id not in kept}
        options: list[Option[int]] = [Option("hold", id, (card_named(key),)) for key, id in left.items()]
        chosen = yield from choose(reading.active, "hold-back", [*options, Option("done", NONE)], most - len(kept))
        if chosen == NONE:
            break
        kept.append(chosen)
    return (discard_hand(tuple(kept)),)


def most_kept(reading: Reading) -> int:
    """How many cards the active decker may keep at the end of this turn."""
    decker = reading.deckers[reading.active]
    if decker.turns >= TURNS:
        return 0
    return min(3 if has_ability(reading, reading.active, Ability.KEEPS_MORE) else 1, len(decker.hand))


@acts
def discard_hand(state: State, kept: tuple[int, ...]) -> None:
    decker = state.deckers[state.active]
    dropped = [id for id in decker.hand if id not in kept]
    decker.hand = list(kept)
    decker.discard += dropped
    for id in dropped:
        forget(state, state.active, id)
    if dropped:
        state.emit(HandDiscarded(decker_named(decker.id), len(dropped)))


@frozen
class Draw(Effect):
    """Five cards; after the third turn what is still held is discarded (DK-10.6). Then the row is refilled."""

    def resolve(self, state: State, source: int) -> Effects:
        enter_phase(state, Phase.DRAW)
        if state.deckers[state.active].turns >= TURNS:
            discard_hand(()).resolve(state, source)
        else:
            draw(state, state.active, HAND)
        fill_row(state)
        return ()


def draw(state: State, seat: int, count: int) -> None:
    decker = state.deckers[seat]
    drawn = [decker.deck.pop() for _ in range(min(count, len(decker.deck)))]
    decker.under = min(decker.under, len(decker.deck))
    decker.hand += drawn
    if drawn:
        state.emit(CommandsDrawn(decker_named(decker.id), len(drawn)))
    for id in drawn:
        state.emit(CommandDrawn(seat, card_named(state.cards[id])))


def fill_row(state: State) -> None:
    """DK-10.7"""
    while len(state.row) < ROW and state.upgrades:
        id = state.upgrades.pop()
        state.row.append(id)
        state.emit(RowRefilled(card_named(state.cards[id])))


@acts
def next_turn(state: State) -> Effects:
    """Another turn, until every decker has taken three (DK-10.8, DK-10.9)."""
    if any(decker.turns < TURNS for decker in state.deckers):
        return (HandTile(), begin_turn())
    return (attack(), evaluate())


# SMC phase


@acts
def evaluate(state: State) -> Effects:
    """The goal as it stands now; rules that hold only so long end before its effects (DK-26.6 to 26.10, DK-9.6)."""
    enter_phase(state, Phase.EVALUATION)
    objective, success = state.objective, met(state)
    last = len(state.objectives) == 1
    if last and success:
        return (win(),)
    name = Named("objective", objective.id)
    state.emit(GoalMet(name) if success else GoalMissed(name))
    if last:
        return (lose("goal"),)
    repeats = not success and state.special(Special.REPEATS_CYCLE)
    if not success and state.special(Special.EVERY_GOAL) and not repeats:
        return (lose("goal"),)
    state.objective_holds = not objective.rules.until_evaluated
    renew_specials(state)
    outcome = objective.success if success else objective.failure
    return (
        *by(OBJECTIVE, *steps(outcome.steps)),
        return_laid(),
        move_scouts(success),
        refresh(repeats),
    )


# refresh phase


@acts
def refresh(state: State, repeats: bool = False) -> Effects:
    """The next objective, the upgrade row if the players want, new hands (DK-27)."""
    enter_phase(state, Phase.REFRESH)
    state.objective_holds = False
    renew_specials(state)
    if not repeats:
        state.objectives = state.objectives[1:]
    state.cycle += 1
    return (RenewRow(), new_hands(), begin_cycle())


@frozen
class RenewRow(Question):
    """All cards or none (DK-27.2)."""

    def resolve(self, reading: Reading, source: int) -> Asking[Effects]:
        if not reading.row:
            return ()
        options = [Option("keep-row", False), Option("renew-row", True)]
        return (new_row(),) if (yield from choose(reading.active, "renew-row", options)) else ()


@acts
def new_row(state: State) -> None:
    state.upgrades[:0] = state.shuffle("row", state.row)
    state.row.clear()
    fill_row(state)


@acts
def new_hands(state: State) -> None:
    """Each decker shuffles all 15 cards and draws five (DK-27.3)."""
    for seat, decker in enumerate(state.deckers):
        decker.deck = state.shuffle(f"deck-{decker.id}", [*decker.deck, *decker.discard, *decker.hand])
        decker.discard.clear()
        decker.hand.clear()
        decker.known.clear()
        decker.shown.clear()
        decker.turns = decker.under = 0
        draw(state, seat, HAND)
