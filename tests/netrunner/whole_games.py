"""Whole games of Netrunner with every check along the way: the tests play a few of them, the benchmarks many."""

from __future__ import annotations

import copy
import traceback
from collections.abc import Callable
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import NamedTuple

import msgspec

from contract import Blindness
from cyberdeck.bots import Bot, RandomBot, answer, seen_by
from cyberdeck.bots.netrunner import house_bot
from cyberdeck.kernel import SPECTATOR, Asked, Rng, unasked
from cyberdeck.kernel.plain import saved_fields
from cyberdeck.netrunner import CORP, RUNNER, Side, new_game
from cyberdeck.netrunner.card import BOTH, Card
from cyberdeck.netrunner.decks import starter_names
from cyberdeck.netrunner.events import Event
from cyberdeck.netrunner.printed import PRINTED
from cyberdeck.netrunner.rules import NetrunnerGame
from cyberdeck.netrunner.telling import told
from netrunner.invariants import Watch

MOST = 4000
"""No game has more decisions than this."""
MIXES = (("house", "random"), ("random", "house"), ("house", "house"))
SPARSE = 7
"""Most blind games look at every so many decisions; each tenth game looks at all."""

Look = Callable[[NetrunnerGame], None]


class Played(NamedTuple):
    decisions: int
    looks: int
    winner: Side
    reason: str


def bot(kind: str, side: Side, seed: int) -> Bot:
    return house_bot(side, seed) if kind == "house" else RandomBot(2 * seed + side)


def decks(seed: int, all_decks: bool) -> tuple[str, str]:
    """The first two starter decks, or each pair of all in turn."""
    if not all_decks:
        return "jinteki", "shaper"
    pairs = list(product(starter_names(CORP), starter_names(RUNNER)))
    return pairs[seed // 6 % len(pairs)]


def pairing(seed: int) -> tuple[str, str]:
    """Every other game is random on both sides; the others take turns."""
    return MIXES[seed // 2 % len(MIXES)] if seed % 2 else ("random", "random")


def play(seed: int, look: Look, every: int = 1, *, all_decks: bool = False, asked: Asked = Asked.ALL) -> Played:
    """One game to its end, looked at every so many decisions; the bots are asked so much."""
    game = new_game(*decks(seed, all_decks), seed=seed)
    corp, runner = pairing(seed)
    bots = (bot(corp, CORP, seed), bot(runner, RUNNER, seed))
    decisions = looks = 0
    while game.decision is not None:
        if decisions % every == seed % every:
            look(game)
            looks += 1
        given = unasked(game, asked)
        game.decide(answer(game, bots) if given is None else given)
        decisions += 1
        assert decisions < MOST, "the game does not end"
    assert game.result is not None
    return Played(decisions, looks, Side(game.result.winners[0]), game.result.reason.id)


def checked(seed: int, *, all_decks: bool = False) -> Played | str:
    """A game with every invariant at every decision."""
    return _or_fault(seed, lambda: play(seed, _watching(), all_decks=all_decks))


def blind(seed: int, *, all_decks: bool = False, asked: Asked = Asked.ALL) -> Played | str:
    """A game with a redraw for every seat at its decisions."""
    every = SPARSE if seed % 10 else 1
    return _or_fault(seed, lambda: play(seed, Blind(seed), every, all_decks=all_decks, asked=asked))


def _or_fault(seed: int, game: Callable[[], Played]) -> Played | str:
    """The game, or what went wrong in it and where."""
    try:
        return game()
    except Exception as fault:
        where = traceback.extract_tb(fault.__traceback__)[-1]
        return f"game {seed}: {type(fault).__name__} {fault} ({Path(where.filename).name}:{where.lineno} {where.line})"


def _watching() -> Look:
    watch: Watch | None = None

    def look(game: NetrunnerGame) -> None:
        nonlocal watch
        watch = watch or Watch(game)
        watch(game)

    return look


class Canonical:
    """What a seat imagines is the same, byte for byte, in a game and in another one that looks alike to it."""

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)
        self.compared = 0

    def __call__(self, game: NetrunnerGame) -> None:
        for seat in (CORP, RUNNER, SPECTATOR):
            chance, twin = self.rng.below(1 << 32), game.determinise(seat, self.rng)
            one, other = game.determinise(seat, Rng(chance)), twin.determinise(seat, Rng(chance))
            assert one.save() == other.save(), f"what seat {seat} imagines betrays something hidden"
            self.compared += 1


class Veiled:
    """Of a card that a seat may not know, an event and its line show the same whichever card it is."""

    def __init__(self) -> None:
        self.compared = 0

    def __call__(self, game: NetrunnerGame) -> None:
        for seat in (CORP, RUNNER, SPECTATOR):
            for event in game.last.events:
                assert isinstance(event, Event)
                disguised = _disguised(event, seat)
                assert _shown(disguised, seat) == _shown(event, seat), f"seat {seat} can tell {event}"
                self.compared += disguised != event


def _disguised(event: Event, seat: int) -> Event:
    """Other cards where the seat may not know them; and nobody else's handles and knowledge."""
    cards = {name: card for name in saved_fields(type(event)) if isinstance(card := getattr(event, name), Card)}
    return replace(event, **{name: _other(card, seat) for name, card in cards.items()})


def _other(card: Card, seat: int) -> Card:
    corp, runner, watching = (number + 1000 * (eyes != seat % 3) for eyes, number in enumerate(card.handles))
    other = card._replace(handles=(corp, runner, watching), known=BOTH - card.known)
    if card.visible(seat):
        return other
    key = next(key for key, printed in PRINTED.items() if printed.side is card.owner and key != card.key)
    return other._replace(id=card.id + 1, key=key)


def _shown(event: Event, seat: int) -> bytes:
    seen = event.seen_by(seat)
    return msgspec.json.encode((seen.pictured(seat), told([seen], seat)))


class Blind:
    """No seat can tell a redrawn game from the real one, and no bot decides otherwise in it."""

    def __init__(self, seed: int) -> None:
        self.blindness = Blindness(seed)
        self.canonical = Canonical(seed)
        self.veiled = Veiled()
        self.rng = Rng(seed)
        self.bots: tuple[tuple[Bot, Bot], ...] = (
            (RandomBot(seed), house_bot(CORP, seed)),
            (RandomBot(seed), house_bot(RUNNER, seed)),
        )

    def __call__(self, game: NetrunnerGame) -> None:
        self.blindness(game)
        self.canonical(game)
        self.veiled(game)
        seen = seen_by(game)
        again = seen_by(game.determinise(seen.seat, self.rng))
        assert again == seen
        assert repr(again).encode() == repr(seen).encode(), "what the bot is given leaks"
        for player in self.bots[seen.seat]:
            twin = copy.deepcopy(player)
            assert player.choose(seen) == twin.choose(again), "a bot decides otherwise"
