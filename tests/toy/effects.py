"""The primitive effects of Heist: the only code that changes a position."""

from __future__ import annotations

from dataclasses import dataclass, replace

from cyberdeck import kernel
from cyberdeck.kernel import About, Effects, Message, Result, amend_about
from toy.state import Bid, Card, CardDiscarded, CardDrawn, CardPlayed, Hurt, Rolled, Seat, State
from toy.texts import TEXTS


class Effect(kernel.Effect[State]):
    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Gain(Effect):
    seat: Seat
    coins: int

    def resolve(self, state: State, source: int) -> Effects:
        state.players[self.seat].coins += self.coins
        return ()


@dataclass(frozen=True, slots=True)
class Pledge(Effect):
    """Coins spent openly in a bid."""

    seat: Seat
    coins: int

    def resolve(self, state: State, source: int) -> Effects:
        state.players[self.seat].coins -= self.coins
        state.emit(Bid(self.seat, self.coins))
        return ()


@dataclass(frozen=True, slots=True)
class Draw(Effect):
    seat: Seat

    def resolve(self, state: State, source: int) -> Effects:
        if not state.deck:
            return (CountLives(),)
        card = state.cards[state.deck.pop()]._replace(owner=self.seat)
        state.cards[card.number] = card
        state.players[self.seat].hand.append(card.number)
        state.emit(CardDrawn(self.seat, card))
        return ()


@dataclass(frozen=True, slots=True)
class PutOnTable(Effect):
    card: int

    def resolve(self, state: State, source: int) -> Effects:
        owner = state.cards[self.card].owner
        assert owner is not None
        state.players[owner].hand.remove(self.card)
        state.players[owner].table.append(self.card)
        state.cards[self.card] = card = state.cards[self.card]._replace(on_table=True)
        activate(state, card)
        state.emit(CardPlayed(owner, card))
        return ()


@dataclass(frozen=True, slots=True)
class Discard(Effect):
    card: int

    def resolve(self, state: State, source: int) -> Effects:
        card = state.cards[self.card]
        assert card.owner is not None
        player = state.players[card.owner]
        (player.table if card.on_table else player.hand).remove(card.number)
        if card.on_table:
            deactivate(state, card)
        state.discard.append(card.number)
        state.cards[card.number] = Card(card.number, card.title)
        state.emit(CardDiscarded(card))
        return ()


@dataclass(frozen=True, slots=True)
class Take(Effect):
    """A card changes hands."""

    card: int
    seat: Seat

    def resolve(self, state: State, source: int) -> Effects:
        state.players[self.seat.other].hand.remove(self.card)
        state.players[self.seat].hand.append(self.card)
        state.cards[self.card] = state.cards[self.card]._replace(owner=self.seat)
        return ()


@dataclass(frozen=True, slots=True)
class Look(Effect):
    """At the top three cards of the deck."""

    seat: Seat

    def resolve(self, state: State, source: int) -> Effects:
        state.known[self.seat] = tuple(state.deck[-3:])
        return ()


@dataclass(frozen=True, slots=True)
class Sink(Effect):
    """Cards from the top of the deck go to its bottom."""

    cards: tuple[int, ...]

    def resolve(self, state: State, source: int) -> Effects:
        state.known = [(), ()]
        state.deck[:] = [*self.cards, *(c for c in state.deck if c not in self.cards)]
        return ()


@dataclass(frozen=True, slots=True)
class Harm(Effect):
    seat: Seat
    lives: int

    def resolve(self, state: State, source: int) -> Effects:
        state.players[self.seat].lives -= self.lives
        state.emit(Hurt(self.seat, self.lives))
        return ()


@dataclass(frozen=True, slots=True)
class Prevent(Effect):
    """One point less of the harm that is about to happen."""

    def resolve(self, state: State, source: int) -> Effects:
        amend_about(state, Harm, lambda harm: replace(harm, lives=harm.lives - 1) if harm.lives > 1 else None)
        return ()


@dataclass(frozen=True, slots=True)
class Reflect(Effect):
    """The harm about to happen hits the other thief instead."""

    def resolve(self, state: State, source: int) -> Effects:
        amend_about(state, Harm, lambda harm: replace(harm, seat=harm.seat.other))
        return ()


@dataclass(frozen=True, slots=True)
class Stab(Effect):
    """Half a die of harm, and whatever constant abilities add."""

    seat: Seat

    def resolve(self, state: State, source: int) -> Effects:
        rolled = state.die("stab")
        state.emit(Rolled(rolled))
        return (About(Harm(self.seat, state.value("harm", self.seat.other, (rolled + 1) // 2))),)


@dataclass(frozen=True, slots=True)
class RaidOver(Effect):
    """Marks the end of a raid on the stack."""

    def resolve(self, state: State, source: int) -> Effects:
        state.known = [(), ()]
        return ()


@dataclass(frozen=True, slots=True)
class EndRaid(Effect):
    def resolve(self, state: State, source: int) -> Effects:
        state.unwind(RaidOver)
        return ()


@dataclass(frozen=True, slots=True)
class Spend(Effect):
    """An action is used up; after the last one the other thief is on."""

    def resolve(self, state: State, source: int) -> Effects:
        state.actions -= 1
        return ()


@dataclass(frozen=True, slots=True)
class NextTurn(Effect):
    def resolve(self, state: State, source: int) -> Effects:
        state.turn, state.actions = state.turn.other, 2
        return ()


@dataclass(frozen=True, slots=True)
class CountLives(Effect):
    def resolve(self, state: State, source: int) -> Effects:
        lives = [p.lives for p in state.players]
        best = tuple(seat for seat in (0, 1) if lives[seat] == max(lives))
        state.result = Result(best, Message("toy-won-by-lives"))
        return ()


def activate(state: State, card: Card) -> None:
    state.index = state.index.adding(card.number, TEXTS[card.title].keys)


def deactivate(state: State, card: Card) -> None:
    state.index = state.index.removing(card.number, TEXTS[card.title].keys)
