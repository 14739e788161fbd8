"""What an option says it costs, held against what is then paid. Knows no game: a `Purse` reads what a seat holds."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from cyberdeck.kernel import AnyGame, Effect, Effects, Offer, Position, Price

Held = Mapping[tuple[str, Hashable], int]
"""How much of what, where. What is given away becomes less; what is no longer named went with something else."""


class Purse(NamedTuple):
    """How to read what a seat of a game holds."""

    held: Callable[[Any, int], Held]
    name: Callable[[Any, int, Any], str]
    """How offers call what something is taken from."""
    follow: Callable[[AnyGame, random.Random], int]
    """An answer to what is asked further before anything is paid."""
    late: frozenset[str] = frozenset()
    """What a price names although it comes only after something has been gained for it."""
    lying: Callable[[Any, int], Mapping[tuple[str, Hashable], Hashable]] = lambda state, seat: {}
    """What lies on something else, and goes with it without being paid."""
    in_place: Callable[[Any, Hashable], bool] = lambda state, below: True
    parts: frozenset[str] = frozenset()
    """Questions of their own before all of an answer has come."""


@dataclass(frozen=True, slots=True)
class Paid(Effect[Position]):
    """All that an answer led to has happened; what comes after it is no part of its price."""

    def resolve(self, state: Position, source: int) -> Effects:
        return ()


PAID: Final = (Paid(), -1)
ORDERING: Final = "ask-resolve-next"
"""What comes first is no payment, whatever it does."""


class Ledger:
    """Looks at a purse after every effect of one answer, and adds up all that becomes less.

    A price is paid first: what becomes less after something has become more is what the answer does.
    """

    def __init__(self, purse: Purse, state: Any, seat: int) -> None:
        self.purse, self.state, self.seat = purse, state, seat
        self.last, self.lying = purse.held(state, seat), purse.lying(state, seat)
        self.spent = Counter[tuple[str, Hashable]]()
        self.open, self.gained = True, False

    def look(self) -> None:
        if not self.open:
            return
        now = self.purse.held(self.state, self.seat)
        for key, amount in self.last.items():
            if key in self.lying and not self.purse.in_place(self.state, self.lying[key]):
                continue
            less = amount - now.get(key, amount)
            if less > 0 and (not self.gained or key[0] in self.purse.late):
                self.spent[key] += less
        self.gained |= any(amount > self.last.get(key, 0) for key, amount in now.items())
        self.last, self.lying = now, self.purse.lying(self.state, self.seat)
        self.open = PAID in self.state.stack


def spent(game: AnyGame, index: int, purse: Purse, rng: random.Random) -> Counter[tuple[str, str]]:
    """What an answer makes its seat pay, played on a copy: how much of what, by the name of where it comes from."""
    assert game.decision is not None
    twin, seat = game.copy(), game.decision.seat
    twin.state.stack.insert(-1, PAID)
    ledger = Ledger(purse, twin.state, seat)
    with _watched(twin, ledger):
        twin.decide(index)
        while twin.decision is not None and (twin.begun or _declining(twin) or _asks_on(twin, purse)):
            twin.decide("decline" if _declining(twin) else purse.follow(twin, rng))
    paid = Counter[tuple[str, str]]()
    for (what, source), amount in ledger.spent.items():
        paid[what, purse.name(game.state, seat, source)] += amount
    return paid


def _asks_on(game: AnyGame, purse: Purse) -> bool:
    assert game.decision is not None
    return PAID in game.state.stack and game.decision.prompt.id in purse.parts


def _declining(game: AnyGame) -> bool:
    """What is about to come is not prevented."""
    assert game.decision is not None
    return PAID in game.state.stack and game.decision.prompt.id == "ask-interrupt" and not game.begun


@contextmanager
def _watched(game: AnyGame, ledger: Ledger) -> Iterator[None]:
    """The rules are asked to check after every effect: that is the moment to look."""
    rules: Any = game.rules
    check = rules.check

    def looking(state: Any) -> Effects:
        if state is ledger.state:
            ledger.look()
        return check(state)  # type: ignore[no-any-return]

    rules.check = looking
    try:
        yield
    finally:
        del rules.check


def deviations(price: Price, paid: Mapping[tuple[str, str], int]) -> list[str]:
    """Where the price and what was paid differ."""
    found = list[str]()
    for what in {charge.what for charge in price} | {what for what, _ in paid}:
        charges = [charge for charge in price if charge.what == what]
        said, more = sum(charge.amount for charge in charges), any(charge.more for charge in charges)
        really = sum(amount for (coin, _), amount in paid.items() if coin == what)
        if really < said or (really > said and not more):
            found.append(f"{what}: {said} said, {really} paid")
        found += [
            f"{what} from {charge.source}: {charge.amount} said, {paid.get((what, charge.source), 0)} paid"
            for charge in charges
            if charge.source and paid.get((what, charge.source), 0) != charge.amount
        ]
    return found


Proof = Callable[[Any, Offer, random.Random], list[str]]
"""What is wrong with the price of an offer, seen on a copy of the game."""


class Looked:
    """What a look at the options of games has found."""

    def __init__(self) -> None:
        self.counts = Counter[str]()
        self.faults = list[str]()

    def look(self, game: AnyGame, proof: Proof, rng: random.Random, share: float = 1.0) -> None:
        """The price of every option that is open now; that share of them is paid on a copy."""
        assert game.decision is not None
        offers = list(game.decision.options)
        chosen = [offer for offer in offers if rng.random() < share]
        priced, told = sum(bool(offer.price) for offer in offers), sum(bool(offer.outcomes) for offer in offers)
        self.counts.update(decisions=1, options=len(offers), priced=priced, told=told, played=len(chosen))
        prompt = game.decision.prompt.id
        if prompt == ORDERING:
            return
        self.faults += [f"{prompt}, {fault}" for offer in chosen for fault in proof(game, offer, rng)]


def proof_with(purse: Purse) -> Proof:
    def proof(game: AnyGame, offer: Offer, rng: random.Random) -> list[str]:
        wrong = deviations(offer.price, spent(game, offer.index, purse, rng))
        return [f"{offer.notation}: {fault}" for fault in wrong]

    return proof
