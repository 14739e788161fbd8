"""The questions of Heist. They get the read-only view, so they cannot change anything."""

from __future__ import annotations

from dataclasses import dataclass

from cyberdeck import kernel
from cyberdeck.kernel import Asking, Effects, Option, Settle, Step, by, choose, choose_number, choose_some
from toy.effects import Discard, Draw, Effect, Gain, NextTurn, Pledge, PutOnTable, RaidOver, Sink, Spend, Take
from toy.state import Raided, Reading, Seat, State
from toy.texts import TEXTS


class Question(kernel.Question[Reading]):
    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Turn(Question):
    def resolve(self, reading: Reading, source: int) -> Asking[Effects]:
        seat = reading.turn
        if reading.actions == 0:
            return (NextTurn(), self)
        cards = reading.cards
        options: list[Option[Step]] = [Option("draw", Draw(seat)), Option("coin", Gain(seat, 1))]
        options += [Option("play", Play(n), (cards[n],)) for n in playable(reading, seat)]
        if reading.players[seat.other].hand:
            options.append(Option("raid", Raid(seat)))
        return (Spend(), (yield from choose(seat, "action", options, reading.actions)), Settle(), self)


def playable(reading: Reading, seat: Seat) -> list[int]:
    """Of each title one card that can be paid for."""
    player = reading.players[seat]
    by_title = {reading.cards[n].title: n for n in player.hand}
    return [n for title, n in by_title.items() if TEXTS[title].cost <= player.coins]


@dataclass(frozen=True, slots=True)
class Play(Effect):
    """Pay for a card; it stays on the table, or does what it says and is discarded."""

    card: int

    def resolve(self, state: State, source: int) -> Effects:
        seat, text = state.turn, TEXTS[state.cards[self.card].title]
        state.players[seat].coins -= text.cost
        if text.on_play is None:
            return (PutOnTable(self.card),)
        return (Discard(self.card), *by(self.card, *text.on_play(seat)))


@dataclass(frozen=True, slots=True)
class Raid(Effect):
    """Look at a random card of the other hand: an ambush springs, anything else is fought for."""

    seat: Seat

    def resolve(self, state: State, source: int) -> Effects:
        hand = state.players[self.seat.other].hand
        card = state.cards[state.pick("raid", hand, lambda number: state.cards[number].title)]
        state.known = [(card.number,), (card.number,)]
        state.emit(Raided(self.seat, card))
        ambush = TEXTS[card.title].ambush
        return (*(ambush(self.seat) if ambush else ()), Defend(self.seat, card.number), RaidOver())


@dataclass(frozen=True, slots=True)
class Defend(Question):
    """The bid: first the defender pledges coins, then the raider, who needs more."""

    raider: Seat
    card: int

    def resolve(self, reading: Reading, source: int) -> Asking[Effects]:
        defender = self.raider.other
        coins = yield from choose_number(
            defender, "bid", range(reading.players[defender].coins + 1), reading.cards[self.card]
        )
        return (Pledge(defender, coins), Outbid(self.raider, self.card, coins))


@dataclass(frozen=True, slots=True)
class Outbid(Question):
    raider: Seat
    card: int
    to_beat: int

    def resolve(self, reading: Reading, source: int) -> Asking[Effects]:
        most = reading.players[self.raider].coins
        coins = yield from choose_number(self.raider, "outbid", range(most + 1), reading.cards[self.card], self.to_beat)
        won = coins > self.to_beat
        return (Pledge(self.raider, coins), *((Take(self.card, self.raider),) if won else ()))


@dataclass(frozen=True, slots=True)
class Scry(Question):
    """Look at the top three cards; sink up to two of them."""

    seat: Seat

    def resolve(self, reading: Reading, source: int) -> Asking[Effects]:
        top = {reading.cards[n].title: n for n in reading.known[self.seat]}
        options = [Option("sink", n, (reading.cards[n],)) for n in top.values()]
        return (Sink(tuple((yield from choose_some(self.seat, "scry", options, 2)))),)
