"""What the Corporation and the Runner of the house share: a worth for every offer; the best one is taken."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from typing import ClassVar, Final

from cyberdeck.bots.bot import Glance, Seen
from cyberdeck.bots.netrunner.facts import Facts, facts
from cyberdeck.kernel import Offer, Rng
from cyberdeck.netrunner.view import CardSeen, NetrunnerView, ServerSeen

DEATH: Final = 60.0
"""What losing the game at once is worth, in credits."""

AGREEING: Final = ("yes", "prevent")
FROM_HAND: Final = ("play", "install", "discard")

Worth = Callable[[Offer], float]
"""How good an offer is, in credits."""


class Laid:
    """A decision laid out: the cards that the seat can see, by the names with which offers point at them."""

    def __init__(self, seen: Seen[NetrunnerView]) -> None:
        view: NetrunnerView = seen.view
        self.view = view
        self.offers = seen.offers
        self.at = seen.at
        self.me, self.other = (view.corp, view.runner) if seen.seat == 0 else (view.runner, view.corp)

    @cached_property
    def servers(self) -> dict[str, ServerSeen]:
        return {server.name: server for server in self.view.servers}

    @cached_property
    def rig(self) -> list[CardSeen]:
        return list(_with_hosted(self.view.rig))

    @cached_property
    def hand(self) -> dict[str, CardSeen]:
        return {card.name: card for card in self.me.hand}

    @cached_property
    def board(self) -> dict[str, CardSeen]:
        installed = [card for server in self.view.servers for card in (*server.ice, *server.root)]
        return {card.name: card for card in (*self.view.corp.score, *self.view.shown, *installed, *self.rig)}

    def card(self, offer: Offer) -> CardSeen | None:
        """The first card that an offer points at; a copy in hand may have the same name as one in play."""
        if not offer.at:
            return None
        cards = self.hand if verb(offer) in FROM_HAND else self.board
        return next((cards[name] for name in offer.at if name in cards), None)

    def number(self) -> int:
        """The number in the question."""
        return next((int(name) for name in self.at if name.isdecimal()), 0)

    def key(self, name: str) -> str:
        """Which card it is that has this name, wherever it lies."""
        return name.partition("@")[0].partition("#")[0]

    def place(self, card: CardSeen) -> str:
        """The server of an installed Corp card."""
        return card.name.rpartition("@")[2].partition(":")[0].partition("/")[0]


class HouseBot:
    """A rule-based player."""

    left_to_chance: ClassVar[frozenset[str]]
    """The prompts that it has no judge for: any answer is as good to it as another."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def glance(self, seen: Glance) -> int | None:
        """Most windows are passed, and some questions have always the same answer, whatever lies on the table."""
        if seen.prompt == "window":
            return seen.verbs.index("pass") if self.passes(seen.at[0], seen.verbs) else None
        judge = self._judging.get(seen.prompt)
        if judge is agree:
            return next((place for place, verb in enumerate(seen.verbs) if verb in AGREEING), 0)
        return 0 if judge is first else None

    def passes(self, step: str, verbs: Sequence[str]) -> bool:
        """Whether a window of that step with these offers is passed in any case."""
        raise NotImplementedError

    def choose(self, seen: Seen[NetrunnerView]) -> int:
        laid = Laid(seen)
        judge = self._judging.get(seen.asked.id.removeprefix("ask-"))
        if judge is None:
            return self.chance(seen).below(len(seen.offers))
        worth = judge(laid)
        return max(seen.offers, key=worth).index

    @cached_property
    def _judging(self) -> Mapping[str, Callable[[Laid], Worth]]:
        return self.judges()

    def judges(self) -> Mapping[str, Callable[[Laid], Worth]]:
        """For each prompt, what makes the worth of its offers."""
        raise NotImplementedError

    def chance(self, seen: Seen[NetrunnerView]) -> Rng:
        """The same for the same decision, so that a bot needs no memory of earlier ones."""
        return Rng(self.seed * 1_000_003 + seen.view.turns * 101 + len(seen.offers))


def verb(offer: Offer) -> str:
    return offer.message.id.removeprefix("option-")


def known(card: CardSeen | None) -> Facts | None:
    return None if card is None or card.id is None else facts(card.id)


def first(laid: Laid) -> Worth:
    """Take the first offer."""
    return lambda offer: -offer.index


def agree(laid: Laid) -> Worth:
    """Say yes, or prevent what can be prevented, where it is offered."""
    return lambda offer: float(verb(offer) in AGREEING)


def _with_hosted(cards: Iterable[CardSeen]) -> Iterable[CardSeen]:
    for card in cards:
        yield card
        yield from _with_hosted(card.hosted)
