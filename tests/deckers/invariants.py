"""What every position of Deckers keeps, whatever was played."""

from __future__ import annotations

from collections import Counter

from cyberdeck.deckers.actions import ActionStep
from cyberdeck.deckers.content import CONTENT
from cyberdeck.deckers.cycle import ROW, TURNS, HandTile, RenewRow, renew_specials
from cyberdeck.deckers.field import NONE, PROGRAM_LIMIT
from cyberdeck.deckers.position import DECK, tokens_out
from cyberdeck.deckers.rules import DeckersGame
from cyberdeck.deckers.state import TOKENS, State
from cyberdeck.deckers.upgrading import Sacrifice
from cyberdeck.deckers.words import PURPLE, SPACES, Phase, space_name

BETWEEN = (ActionStep, HandTile, RenewRow)
"""Questions at which nothing is under way."""
TILES = 10


def check(state: State) -> None:
    """Every invariant of one position."""
    for kept in INVARIANTS:
        kept(state)


def between(state: State) -> bool:
    return bool(state.stack) and isinstance(state.stack[-1][0], BETWEEN)


def tokens_are_conserved(state: State) -> None:
    """Each is in the supply, on the network, on the objective or in a piece (DK-3.1)."""
    assert min(state.supply) >= 0, state.supply
    if state.result is None:
        total = [have + out for have, out in zip(state.supply, tokens_out(state), strict=True)]
        assert total == list(TOKENS), f"lost or doubled: {total}"


def every_card_is_in_one_place(state: State) -> None:
    owned = [id for decker in state.deckers for id in _owned(state, decker.id)]
    listed = [*owned, *state.row, *state.upgrades, *state.gone]
    assert sorted(listed) == list(range(len(state.cards))), f"lost or doubled: {Counter(listed).most_common(3)}"


def everybody_owns_fifteen_cards(state: State) -> None:
    """DK-10.10; between buying and sacrificing the active decker has one more."""
    buying = bool(state.stack) and isinstance(state.stack[-1][0], Sacrifice)
    for seat, decker in enumerate(state.deckers):
        assert len(_owned(state, decker.id)) == DECK + (buying and seat == state.active), decker
        assert decker.under <= len(decker.deck)
        assert set(decker.known) <= set(decker.hand), "known cards that are not in the hand"
        assert len(set(decker.known)) == len(decker.known)


def _owned(state: State, id: str) -> list[int]:
    decker = next(decker for decker in state.deckers if decker.id == id)
    return [*decker.deck, *decker.hand, *decker.discard, *decker.played]


def cards_are_where_their_kind_belongs(state: State) -> None:
    """Base cards leave the game, advanced ones go back into the row (DK-16.4); the row has four at most (DK-16.8)."""
    assert not any(CONTENT.cards[state.cards[id]].advanced for id in state.gone)
    assert all(CONTENT.cards[state.cards[id]].advanced for id in (*state.row, *state.upgrades))
    assert len(state.row) <= ROW
    if between(state) and isinstance(state.stack[-1][0], HandTile | RenewRow):
        assert len(state.row) == ROW or not state.upgrades, "the row is not refilled"


def spaces_keep_their_limits(state: State) -> None:
    for at, field in enumerate(state.fields):
        name = space_name(at)
        for count, limit in zip(field.programs, PROGRAM_LIMIT, strict=True):
            assert 0 <= count <= limit, f"too many programs on {name}"
        assert NONE <= field.installation < PURPLE
        assert field.black >= 0
        assert field.white >= 0


def scouts_and_guardians_keep_apart(state: State) -> None:
    """DK-12.21; the third scout transforms (DK-12.7)."""
    if state.result is not None:
        return
    for at, field in enumerate(state.fields):
        assert not (field.scouts and field.guards), f"scout and guardian on {space_name(at)}"
        assert field.scouts <= 2, f"three scouts on {space_name(at)}"


def white_scouts_block(state: State) -> None:
    """DK-12.14, once everything else is resolved."""
    if between(state):
        for at in SPACES:
            field = state.fields[at]
            assert not field.white or not any(field.programs), f"an idle white scout on {space_name(at)}"


def avatars_stand_where_they_may(state: State) -> None:
    """DK-13.6"""
    if between(state):
        for decker in state.deckers:
            assert len(decker.avatars) == CONTENT.deckers[decker.id].avatars
            assert not any(state.denies(at) for at in decker.avatars), f"{decker.id} beside a white guardian"


def nothing_of_an_action_is_left(state: State) -> None:
    if state.action is None:
        assert not any(decker.played for decker in state.deckers), "cards played for nothing"
    if between(state):
        assert state.action is None
        assert state.exploding == ()
    if state.phase is not Phase.ACTIONS:
        assert state.action is None, "an action outside the action step"
        assert state.lasting == (), "what lasts until the end of the action step"


def turns_are_counted(state: State) -> None:
    """DK-10.1"""
    for decker in state.deckers:
        assert 0 <= decker.turns <= TURNS
    if state.phase in (Phase.START_OF_TURN, Phase.NEW_SCOUTS, Phase.ACTIONS, Phase.END_OF_TURN):
        assert state.deckers[state.active].turns > 0


def packets_are_conserved(state: State) -> None:
    """DK-30: on the network, with a decker, or discarded."""
    if not state.with_packets:
        assert not state.tiles
        assert not any(decker.packets for decker in state.deckers)
    elif between(state):
        held = [tile for decker in state.deckers for tile in decker.packets]
        tiles = Counter([*held, *state.spent_tiles, *(tile for _, tile in state.tiles)])
        assert tiles == Counter({row.id: row.tiles for row in CONTENT.packets.values()}), tiles


def the_objective_is_sound(state: State) -> None:
    laid = state.laid
    assert min(*laid.programs, laid.black, laid.white) >= 0
    for colour, count in Counter(item for item in laid.queue if item <= PURPLE).items():
        assert count <= laid.programs[colour]
    assert sum(item > PURPLE for item in laid.queue) <= laid.scouts


def the_special_rules_are_those_that_hold(state: State) -> None:
    if between(state):
        twin = state.copy()
        renew_specials(twin)
        assert twin.specials == state.specials


INVARIANTS = (
    tokens_are_conserved,
    every_card_is_in_one_place,
    everybody_owns_fifteen_cards,
    cards_are_where_their_kind_belongs,
    spaces_keep_their_limits,
    scouts_and_guardians_keep_apart,
    white_scouts_block,
    avatars_stand_where_they_may,
    nothing_of_an_action_is_left,
    turns_are_counted,
    packets_are_conserved,
    the_objective_is_sound,
    the_special_rules_are_those_that_hold,
)


class Watch:
    """Follows one game: the invariants at every decision, and what may never change."""

    def __init__(self, game: DeckersGame) -> None:
        self.cards, self.seats = game.state.cards, game.seats
        self.cycle = game.state.cycle

    def __call__(self, game: DeckersGame) -> None:
        state = game.state
        check(state)
        assert state.cards == self.cards, "a card has changed"
        assert game.seats == self.seats
        assert self.cycle <= state.cycle <= self.cycle + 1, "a cycle was left out"
        self.cycle = state.cycle
