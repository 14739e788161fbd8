"""What a thief, or a spectator, may know."""

from __future__ import annotations

from dataclasses import dataclass

from cyberdeck.kernel import plain
from toy.state import Seat, State


@plain
@dataclass(frozen=True, slots=True)
class PlayerSeen:
    coins: int
    lives: int
    cards_in_hand: int
    hand: tuple[str, ...]
    table: tuple[str, ...]


@plain
@dataclass(frozen=True, slots=True)
class Seen:
    seat: int
    turn: str
    actions: int
    deck: int
    discard: tuple[str, ...]
    players: tuple[PlayerSeen, ...]


def view(state: State, seat: int) -> Seen:
    players = tuple(_player(state, owner, seat) for owner in Seat)
    discard = tuple(state.cards[n].title for n in state.discard)
    return Seen(seat, state.turn.name.lower(), state.actions, len(state.deck), discard, players)


def _player(state: State, owner: Seat, seat: int) -> PlayerSeen:
    player, cards = state.players[owner], state.cards
    hand = tuple(cards[n].title for n in player.hand) if owner == seat else ()
    table = tuple(cards[n].notation(seat) for n in player.table)
    return PlayerSeen(player.coins, player.lives, len(player.hand), hand, table)
