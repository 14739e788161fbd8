"""Puzzles of Deckers: what the cards in hand can do in one turn; a card from a deck would be luck."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import Final

from cyberdeck.deckers.cycle import TURNS
from cyberdeck.deckers.events import (
    CommandDrawn,
    GoalMet,
    GoalMissed,
    GuardianRemoved,
    InfectionWon,
    PhaseBegan,
    RowRefilled,
)
from cyberdeck.deckers.expressions import met
from cyberdeck.deckers.names import Special
from cyberdeck.deckers.state import Decker, State
from cyberdeck.deckers.words import Phase
from cyberdeck.kernel import AnyGame, Complaint, message
from cyberdeck.puzzles.goals import Disclosed, Judge, Puzzling, Standing
from cyberdeck.puzzles.worthwhile import worthwhile

_UNSAID: Final = ("chance",)


# goals


def _meet(game: AnyGame, seat: int) -> Standing:
    """The computer looks at the goal of this cycle, and it is met: in the last turn before that."""
    if any(isinstance(event, GoalMet) for event in game.last.events):
        return Standing.REACHED
    if game.result is not None or any(isinstance(event, GoalMissed) for event in game.last.events):
        return Standing.MISSED
    return _luck(game)


def _reach(game: AnyGame, seat: int) -> Standing:
    """The goal is met in the action step, whatever may be lost of it later."""
    if met(game.state) or (game.result is not None and game.result.winners):
        return Standing.REACHED
    return _in_action_step(game)


def _fought(kind: type) -> Judge:
    """Something that comes of a fight or a card: who only walks or pushes, and holds nothing more, will not see it."""

    def judge(game: AnyGame, seat: int) -> Standing:
        if any(isinstance(event, kind) for event in game.last.events):
            return Standing.REACHED
        return Standing.MISSED if _spent(game.state) else _in_action_step(game)

    return judge


def _spent(state: State) -> bool:
    decker, action = state.deckers[state.active], state.action
    return action is not None and action.name in ("move", "shift") and not decker.hand and not decker.packets


def _survive(game: AnyGame, seat: int) -> Standing:
    """The next action step begins, or the computer has looked at the goal, and nobody has lost."""
    if game.result is not None:
        return Standing.REACHED if game.result.winners else Standing.MISSED
    if _began(game, Phase.ACTIONS) or _began(game, Phase.REFRESH):
        return Standing.REACHED
    drawn = any(isinstance(event, CommandDrawn) for event in game.last.events)
    return Standing.LUCK if drawn else Standing.OPEN


def _in_action_step(game: AnyGame) -> Standing:
    return Standing.MISSED if game.result is not None or _began(game, Phase.END_OF_TURN) else _luck(game)


def _luck(game: AnyGame) -> Standing:
    """A card that came from a deck while there were still actions to take."""
    if game.state.phase is not Phase.ACTIONS:
        return Standing.OPEN
    drawn = any(isinstance(event, CommandDrawn | RowRefilled) for event in game.last.events)
    return Standing.LUCK if drawn else Standing.OPEN


def _began(game: AnyGame, phase: Phase) -> bool:
    return any(isinstance(event, PhaseBegan) and event.phase.id == phase.value for event in game.last.events)


GOALS: Final[dict[str, Judge]] = {
    "meet": _meet,
    "reach": _reach,
    "banish": _fought(GuardianRemoved),
    "infect": _fought(InfectionWon),
    "survive": _survive,
}


# positions that come to the same


def fingerprint(state: State) -> Hashable:
    """Copies of a card are alike, and so is a deck in any order."""
    return (
        tuple(state.fields),
        tuple(state.supply),
        tuple([_decker(decker, state.cards) for decker in state.deckers]),
        (state.active, state.phase, state.cycle, state.objectives, state.specials, state.lasting, state.focus),
        tuple(sorted([state.cards[id] for id in state.row])),
        (len(state.upgrades), len(state.gone), state.laid, state.palace, state.horse, state.tiles, state.layout),
        (tuple(sorted(state.track.items())), state.exploding, _action(state), _still(state), state.waiting),
        tuple((stream, coming) for stream, coming in state.script.items() if coming),
    )


def _action(state: State) -> Hashable:
    """Over which spaces a move has led matters to one objective only."""
    action = state.action
    if action is None:
        return None
    where = frozenset(action.visited) if state.special(Special.FLOOD) else None
    cards = tuple(sorted([state.cards[id] for id in action.cards]))
    return (action.name, action.avatar, action.ghost, cards, where)


def _still(state: State) -> Hashable:
    """What is still to come; rows of the content are no keys, but they say all that is in them."""
    still = tuple(state.stack)
    try:
        hash(still)
    except TypeError:
        return repr(still)
    return still


def _decker(decker: Decker, cards: tuple[str, ...]) -> Hashable:
    piles = (decker.hand, decker.deck, decker.discard, decker.played, decker.shown)
    said = (tuple(decker.avatars), decker.turns, tuple(decker.packets), decker.start, decker.joker_used)
    return (*said, *[tuple(sorted([cards[id] for id in pile])) for pile in piles])


# the file of a puzzle


def laid_out(game: AnyGame, seat: int) -> Mapping[str, object]:
    """Coming chances are left out: whatever the dice show, it must work."""
    spec = {key: value for key, value in game.position().items() if key not in _UNSAID}
    state: State = game.state
    if "still" in spec or state.active != seat or state.phase is not Phase.ACTIONS:
        raise Complaint(message("puzzle-moment"))
    return spec


def last_turn(state: State) -> bool:
    """Whether the computer looks at the goal after this turn."""
    return all(decker.turns >= TURNS for decker in state.deckers)


def disclosed(game: AnyGame, seat: int) -> tuple[Disclosed, ...]:
    """Nothing: a puzzle is solved with what lies on the table."""
    return ()


DECKERS: Final = Puzzling(frozenset(("deckers", "smc", "spaces")), GOALS, fingerprint, laid_out, disclosed, worthwhile)
