"""Whether options say what is then paid: the price of each answer beside what the position shows afterwards."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Final, NamedTuple, TypeVar

from cyberdeck.deckers.events import ActionDeclared, ProgramsRemoved
from cyberdeck.deckers.moving import Moving
from cyberdeck.deckers.prices import Coin
from cyberdeck.deckers.rules import DeckersGame
from cyberdeck.deckers.shifting import Pushing
from cyberdeck.deckers.state import State
from cyberdeck.deckers.words import Colour, Commands
from cyberdeck.kernel import Ask, Charge, Event, Offer, Price

E = TypeVar("E", bound=Event)
SPENT: Final = (Coin.CARD, Coin.PACKET, Coin.JOKER)
COUNTED: Final = (Coin.POINT, Coin.PUSH)
"""What is left of them is not to be seen any more when the game is over."""
PROGRAMS: Final = frozenset(coin for coin in Coin if coin.endswith("-program"))
BUILDING: Final = ("install", "convert", "system-crash")
SWITCHES: Final = ("project", "twin")
"""They leave it open which action follows."""
DISCARDING: Final = ("hold-back", "end-actions")
"""Where cards leave a hand that nobody pays with."""


class Given(NamedTuple):
    """An answer of the open question, with the price it named."""

    prompt: str
    offer: Offer
    price: Price

    @property
    def verb(self) -> str:
        return self.offer.notation.partition(" ")[0]


def deviations(game: DeckersGame, offer: Offer, rng: random.Random) -> list[str]:
    """An option is taken on a copy, what it asks further answered at random, until it is paid for."""
    twin, found, ask = game.copy(), list[str](), game._ask
    assert ask is not None
    given = [*before_it(game), Given(ask.prompt, offer, offer.price)]
    twin.decide(offer.index)
    while twin.begun and (further := twin._ask) is not None:
        found += underpriced(given, further)
        decision = twin.decision
        assert decision is not None
        answer = decision.options[rng.randrange(len(decision.options))]
        given.append(Given(further.prompt, answer, answer.price))
        twin.decide(given[-1].offer.index)
    return [*found, *mispriced(game.state, ask.seat, given, twin)]


def before_it(game: DeckersGame) -> list[Given]:
    """The answers that the open question has had; what they named is paid together with the last."""
    twin, given = game.copy(), list[Given]()
    if twin.begun:
        twin.cancel()
    for answer in game.state.answers:
        decision, ask = twin.decision, twin._ask
        assert decision is not None
        assert ask is not None
        offer = decision.options[answer]
        given.append(Given(ask.prompt, offer, offer.price))
        twin.decide(answer)
    return given


# commands


def underpriced(given: list[Given], ask: Ask) -> Iterator[str]:
    """The commands that earlier answers named are those that the question for a payment wants."""
    if ask.prompt != "pay":
        return
    (commands,) = ask.about
    assert isinstance(commands, Commands)
    for answer in (answer for answer in given if answer.verb not in SWITCHES):
        said = {charge.what: charge for charge in answer.price}
        for colour, need in zip(Colour, commands.need, strict=True):
            charge = said.get(f"{colour.word}-command")
            if not _fits(charge, need, last=True):
                yield f"{answer.offer.notation}: {need} {colour.word} wanted, said {charge}"


# what is spent


def mispriced(before: State, seat: int, given: list[Given], game: DeckersGame) -> Iterator[str]:
    """What the last answer named is what has gone; what earlier ones named is the least of it."""
    if game.state.cycle != before.cycle or any("help" in answer.verb for answer in given):
        return
    spent, last = gone(before, seat, game), given[-1]
    for answer in given:
        for charge in answer.price:
            if charge.what in COUNTED and game.result is not None:
                continue
            count = spent[f"{charge.what}@{charge.source}" if charge.source else charge.what]
            if not charge.what.endswith("-command") and not _fits(charge, count, last=answer is last):
                yield f"{answer.offer.notation}: {count} gone, said {charge}"
    said = {charge.what for answer in given for charge in answer.price}
    if last.prompt in DISCARDING or last.verb in DISCARDING:
        return
    for coin in SPENT:
        if spent[coin] > 0 and coin not in said:
            yield f"{last.offer.notation}: {spent[coin]} {coin} gone without a word"
    if (
        seat == before.active
        and any(action.action.id in BUILDING for action in _events(game, ActionDeclared))
        and not said & PROGRAMS
    ):
        yield f"{last.offer.notation}: programs gone without a word"


def _fits(charge: Charge | None, count: int, *, last: bool) -> bool:
    if charge is None:
        return not count or not last
    return count == charge.amount if last and not charge.more else count >= charge.amount


def gone(before: State, seat: int, game: DeckersGame) -> Counter[str]:
    """How much less of each a seat has than before, in all and by its name."""
    old, new = before.deckers[seat], game.state.deckers[seat]
    lost = {
        Coin.CARD: Counter(before.cards[id] for id in old.hand if id not in new.hand),
        Coin.PLAYED_CARD: _owned(before, seat) - _owned(game.state, seat),
        Coin.PACKET: Counter(old.packets) - Counter(new.packets),
    }
    found = Counter({f"{coin}@{name}": count for coin, names in lost.items() for name, count in names.items()})
    found.update({coin.value: names.total() for coin, names in lost.items()})
    found[Coin.JOKER] = new.joker_used - old.joker_used
    found[Coin.POINT] = _left(before, Moving) - _left(game.state, Moving)
    found[Coin.PUSH] = _left(before, Pushing) - _left(game.state, Pushing)
    for event in _events(game, ProgramsRemoved):
        found[f"{event.program.colour.word}-program@{event.at.notation(-1)}"] += event.program.number
        found[f"{event.program.colour.word}-program"] += event.program.number
    return found


def _owned(state: State, seat: int) -> Counter[str]:
    decker = state.deckers[seat]
    return Counter(state.cards[id] for id in (*decker.hand, *decker.deck, *decker.discard, *decker.played))


def _left(state: State, kind: type[Moving | Pushing]) -> int:
    """The points or pushes of the action under way."""
    step = next((step for step, _ in reversed(state.stack) if isinstance(step, kind)), None)
    return step.points if isinstance(step, Moving) else step.left if isinstance(step, Pushing) else 0


def _events(game: DeckersGame, kind: type[E]) -> list[E]:
    """What the last decision led to."""
    return [event for event in game._moments(1)[0].events if isinstance(event, kind)]
