"""Heist as the kernel sees it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeAlias

from cyberdeck.kernel import (
    Ask,
    Complaint,
    Deed,
    Do,
    Effect,
    Effects,
    Event,
    Game,
    Message,
    Option,
    Pointer,
    Reason,
    Result,
    Rng,
    Rules,
    Step,
    Trigger,
    by,
    message,
)
from toy.cards import can_restock
from toy.effects import Discard, Draw, Harm
from toy.questions import Turn
from toy.state import Card, CardDrawn, Reading, Seat, State
from toy.texts import TEXTS
from toy.view import Seen, view


class Heist(Rules[State, Reading, Seen]):
    name = "heist"
    version = 1

    def begin(self, setup: Mapping[str, object], seed: int) -> State:
        state = State(rng=seed)
        titles = state.shuffled([title for title, text in TEXTS.items() for _ in range(text.copies)])
        state.cards = [Card(n, title) for n, title in enumerate(titles)]
        state.deck = list(range(len(titles)))
        hand = setup.get("hand", 4)
        if not isinstance(hand, int) or hand not in range(9):
            raise Complaint(message("toy-bad-hand"))
        state.push((*(Draw(seat) for _ in range(hand) for seat in Seat), Turn()), -1)
        return state

    def seats(self, reading: Reading) -> tuple[str, ...]:
        return ("south", "north")

    def seat_message(self, name: str) -> Message:
        return Message(f"seat-{name}")

    def order(self, reading: Reading) -> Sequence[int]:
        return (reading.turn, reading.turn.other)

    def view(self, state: State, seat: int) -> Seen:
        return view(state, seat)

    def determinise(self, state: State, seat: int, rng: Rng) -> None:
        known = state.known[seat] if seat >= 0 else ()
        hands = (n for s in Seat if s != seat for n in state.players[s].hand)
        hidden = sorted(n for n in (*state.deck, *hands) if n not in known)
        titles = rng.shuffled([state.cards[n].title for n in hidden])
        for n, title in zip(hidden, titles, strict=True):
            state.cards[n] = state.cards[n]._replace(title=title)

    def revealed(self, before: State, after: State, events: Sequence[Event]) -> bool:
        return any(_seen(after, seat) - _seen(before, seat) for seat in Seat)

    def check(self, state: State) -> Effects:
        south, north = state.players
        if south.lives <= 0 or north.lives <= 0:
            state.result = Result((0,) if south.lives > 0 else (1,), Message("toy-won-by-harm"))
        return ()

    def controller(self, reading: Reading, source: int) -> int:
        owner = reading.cards[source].owner
        assert owner is not None
        return owner

    def triggered(self, reading: Reading, event: Event, source: int) -> Iterable[int]:
        card = reading.cards[source]
        return (0,) if isinstance(event, CardDrawn) and event.seat == card.owner else ()

    def applies(self, reading: Reading, trigger: Trigger) -> bool:
        card = reading.cards[trigger.source]
        return card.on_table and (
            card.title != "banker" or can_restock(reading, Seat(self.controller(reading, card.number)))
        )

    def effects_of(self, reading: Reading, trigger: Trigger) -> tuple[Step, ...]:
        card = reading.cards[trigger.source]
        when_drawn = TEXTS[card.title].when_drawn
        assert when_drawn is not None
        assert card.owner is not None
        return when_drawn(card.owner)

    def named(self, reading: Reading, trigger: Trigger) -> tuple[Pointer, ...]:
        return (reading.cards[trigger.source],)

    def modified(self, reading: Reading, name: str, source: int, target: int, base: int) -> int:
        card = reading.cards[source]
        return base + TEXTS[card.title].bonus if card.owner == target else base

    def interrupts(
        self, reading: Reading, seat: int, effect: Effect[State], source: int
    ) -> Sequence[Option[Deed[Reading]]] | None:
        if not isinstance(effect, Harm) or effect.seat != seat:
            return None
        cards = [reading.cards[n] for n in reading.players[seat].table]
        usable = [(c, TEXTS[c.title].interrupt) for c in cards if TEXTS[c.title].interrupt]
        options: list[Option[Deed[Reading]]] = [
            Option("use", Do((Discard(c.number), *by(c.number, i))), (c,)) for c, i in usable if i
        ]
        return options or None

    def described(self, reading: Reading, effect: Effect[State]) -> tuple[Pointer, ...]:
        assert isinstance(effect, Harm)
        return (effect.lives,)

    def conceivable(self, reading: Reading, seat: int, thing: str) -> Sequence[str]:
        held = seat >= 0 and any(reading.cards[n].title == thing for n in reading.players[seat].hand)
        return [f"play {thing}"] if held else []

    def why_not(self, state: State, ask: Ask, seat: int, notation: str) -> Reason | None:
        verb, _, title = notation.partition(" ")
        if verb != "play" or title not in TEXTS:
            return None
        if not any(state.cards[n].title == title for n in state.players[seat].hand):
            return Reason(message("toy-why-not-in-hand"), "HEIST-2")
        if state.players[seat].coins < TEXTS[title].cost:
            return Reason(message("toy-why-coins", cost=TEXTS[title].cost), "HEIST-3")
        return None


def _seen(state: State, seat: Seat) -> set[int]:
    """The cards whose face that thief can see."""
    tables = (n for player in state.players for n in player.table)
    return {*state.players[seat].hand, *state.known[seat], *state.discard, *tables}


HeistGame: TypeAlias = Game[State, Seen]
RULES = Heist()
State.rules = RULES


def new_game(seed: int, hand: int = 4) -> HeistGame:
    return RULES.new_game({"hand": hand}, seed)
