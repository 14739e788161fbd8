"""Holds shortcuts against what they stand for: the driver's game against one by hand, a price against what is paid."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from cyberdeck.deckers.state import State as DeckersState
from cyberdeck.kernel import AnyGame, Rng, Running, Shortcut, encode
from cyberdeck.kernel.shortcuts import begin
from cyberdeck.netrunner.state import State as NetrunnerState
from cyberdeck.netrunner.words import RUNNER

Purse = Callable[[Any, int], Counter[str]]


def netrunner_purse(state: NetrunnerState, seat: int) -> Counter[str]:
    """What a side can pay with."""
    own = [card for card in state.cards if card.owner == seat]
    run = state.run.credits if state.run is not None and seat == RUNNER else 0
    player = state.players[seat]
    rig = Counter({f"card {id}": 1 for id in state.rig if seat == RUNNER})
    return rig + Counter(
        {
            "click": player.clicks,
            "credit": player.credits + run + sum(card.recurring for card in own),
            "virus": sum(card.virus for card in own),
        }
    )


def deckers_purse(state: DeckersState, seat: int) -> Counter[str]:
    decker = state.deckers[seat]
    cards = Counter({f"card {id}": 1 for id in decker.hand})
    return cards + Counter(packet=len(decker.packets), joker=not decker.joker_used)


PURSES: dict[str, Purse] = {"netrunner": netrunner_purse, "deckers": deckers_purse}
MEASURED = ("click", "credit", "virus", "card", "packet", "joker")
UNPAID = ("pass", "continue", "end-actions", "hold", "done", "go", "take-nothing", "take-programs", "access", "leave")
"""What costs nothing by itself; what comes after it is no price."""

AT_MOST = ("rez-as-met",)
"""What they cost hangs on how far the run comes; their name says the most of it."""


@dataclass
class Driven:
    """A shortcut as the driver played it."""

    game: AnyGame
    complete: bool
    """Whether it was not stopped."""
    spent: Counter[str]
    """What the seat had less after each of its answers."""


def driven(game: AnyGame, notation: str) -> Driven:
    """Play it on a copy to its end; the others say what is offered first."""
    twin, purse, spent = game.copy(), PURSES[game.rules.name], Counter[str]()
    running: Running | None = begin(twin, notation)
    while running is not None and twin.decision is not None:
        decision, seat = twin.decision, running.seat
        if decision.seat != seat:
            twin.decide(0)
        elif (following := running.next(twin)) is None:
            break
        else:
            answer, running = following
            verb, before = decision.notation(answer).split()[0], purse(twin.state, seat)
            twin.decide(answer)
            if verb not in UNPAID:
                for coin, amount in (before - purse(twin.state, seat)).items():
                    if verb != "use" or not coin.startswith("card"):  # one that is emptied goes by itself
                        spent[coin.split()[0]] += amount
        if not running.goes_on(twin):
            break
    assert running is not None
    return Driven(twin, all(answer.repeats for answer in running.left), spent)


@dataclass
class Proof:
    """What was looked at along games, and what was wrong."""

    counts: Counter[str] = field(default_factory=Counter)
    answers: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)
    slowest: float = 0.0
    rng: Rng = field(default_factory=lambda: Rng(1))

    def look(self, game: AnyGame, blind: bool = True) -> None:
        """Every shortcut of a decision."""
        started = time.process_time()
        shortcuts = list(game.shortcuts)
        took = time.process_time() - started
        self.slowest = max(self.slowest, took)
        self.counts["microseconds"] += int(took * 1e6)
        self.counts["decisions"] += 1
        for shortcut in shortcuts:
            self._compare(game, shortcut)
        if blind and game.decision is not None:
            twin = game.determinise(game.decision.seat, self.rng)
            self.counts["twins"] += 1
            self.counts["different"] += encode(twin.state) != encode(game.state)
            if list(twin.shortcuts) != shortcuts:
                self.faults.append(f"a twin has other shortcuts than {[found.notation for found in shortcuts]}")

    def _compare(self, game: AnyGame, shortcut: Shortcut) -> None:
        before = len(game.journal.decisions)
        drive, by_hand = driven(game, shortcut.notation), game.copy()
        verb, said = shortcut.notation.split()[0], drive.game.journal.decisions[before:]
        for _, notation in said:
            by_hand.decide(notation)
        self.counts["shortcuts"] += 1
        self.counts["complete"] += drive.complete
        self.counts[f"verb {verb}"] += 1
        self.answers[verb] += sum(who == said[0][0] for who, _ in said) if said else 0
        if not said or by_hand.digest != drive.game.digest:
            self.faults.append(f"{shortcut.notation}: by hand it comes to something else")
        told = Counter[str]()
        for charge in shortcut.price:
            if charge.what in MEASURED:
                told[charge.what] += charge.amount
        self.counts["priced"] += bool(told)
        if verb in AT_MOST:
            if drive.spent["credit"] > int(shortcut.at[-1]):
                self.faults.append(f"{shortcut.notation}: paid {dict(drive.spent)}")
        elif drive.complete and told != drive.spent:
            self.faults.append(f"{shortcut.notation}: said {dict(told)}, paid {dict(drive.spent)}")
