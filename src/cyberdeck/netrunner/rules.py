"""Netrunner as the kernel sees it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from importlib.resources import files
from typing import Any, TypeAlias

from cyberdeck import kernel
from cyberdeck.kernel import (
    Ask,
    Choosing,
    Complaint,
    Effect,
    Effects,
    FirstGame,
    Game,
    Message,
    Option,
    Outcome,
    Pointer,
    Price,
    Reason,
    Rng,
    Shortcut,
    Step,
    Tool,
    Trigger,
    by,
    message,
)
from cyberdeck.kernel.rules import Sharing, view_from
from cyberdeck.locale.texts import render
from cyberdeck.netrunner import cards, choosing, hiding, outcomes, prices, why
from cyberdeck.netrunner.abilities import interrupt_options
from cyberdeck.netrunner.card import NO_CARD, Card
from cyberdeck.netrunner.cardlist import card_list
from cyberdeck.netrunner.conceivable import conceivable
from cyberdeck.netrunner.damage import Damage, GiveTags
from cyberdeck.netrunner.deckbuilding import faults
from cyberdeck.netrunner.decks import Deck, deck_of
from cyberdeck.netrunner.encounters import StrengthenEncountered
from cyberdeck.netrunner.events import Encountered
from cyberdeck.netrunner.exposing import Expose
from cyberdeck.netrunner.facts import CardFacts, facts
from cyberdeck.netrunner.foregone import foregone, obvious, seldom
from cyberdeck.netrunner.installing import MemoryShort
from cyberdeck.netrunner.position import add_identity, build
from cyberdeck.netrunner.rezzing import rez_obstacle
from cyberdeck.netrunner.runs import PassIce, VanishRun
from cyberdeck.netrunner.shortcuts import shortcuts
from cyberdeck.netrunner.state import Reading, State
from cyberdeck.netrunner.steps import Deed
from cyberdeck.netrunner.telling import told
from cyberdeck.netrunner.text import TEXTS, text_of
from cyberdeck.netrunner.tools import TOOLS
from cyberdeck.netrunner.trashing import Trash
from cyberdeck.netrunner.turns import Setup
from cyberdeck.netrunner.values import memory_limit, memory_used, points, strength
from cyberdeck.netrunner.view import NetrunnerView, view
from cyberdeck.netrunner.windows import RezCard
from cyberdeck.netrunner.words import CENTRALS, CORP, RUNNER, Side, Word, Zone
from cyberdeck.netrunner.writing import position


class Netrunner(kernel.Rules[State, Reading, NetrunnerView]):
    name = "netrunner"
    factions = cards.__all__
    version = 2

    def begin(self, setup: Mapping[str, object], seed: int) -> State:
        """`corp` and `runner`: a starter deck by its faction, or `identity` and `cards`."""
        if "position" in setup:
            return build(setup["position"], seed)
        decks = [_deck(setup.get(key, usual), Side(seat)) for seat, (key, usual) in enumerate(choosing.USUAL.items())]
        if not isinstance(seed, int):
            raise Complaint(message("bad-seed"))
        state = State(rng=seed)
        for deck in decks:
            add_deck(state, deck)
        state.push((Setup(),), -1)
        return state

    def text(self, view: NetrunnerView, language: str, width: int) -> str:
        from cyberdeck.netrunner.picture import text

        return text(view, language, width)

    def svg(self, view: NetrunnerView, language: str) -> str:
        from cyberdeck.netrunner.drawing import table

        return table(view, partial(render, language=language))

    def ending_svg(self, view: NetrunnerView, winners: Sequence[str], reason: Message, language: str) -> str:
        from cyberdeck.netrunner.drawing import ending

        words = partial(render, language=language)
        return ending(view, winners, words(reason), words)

    def view_of(self, data: object) -> NetrunnerView:
        return view_from(data, NetrunnerView)

    def shared(self) -> dict[str, Sharing]:
        from cyberdeck.netrunner.deckdrawing import shared_deck

        return {"deck": shared_deck}

    def jargon(self) -> bytes:
        return files("cyberdeck.netrunner").joinpath("data/jargon.txt").read_bytes()

    def position(self, state: State) -> Mapping[str, object]:
        return position(state)

    def seats(self, reading: Reading) -> tuple[str, ...]:
        return ("corp", "runner")

    def seat_message(self, name: str) -> Message:
        return Message(f"side-{name}")

    def led_by(self, setup: Mapping[str, Any], seat: str) -> str:
        """The identity of its deck."""
        usual = {choosing.key: choosing.usual[0] for choosing in self.choosings()}
        return deck_of(setup.get(seat, usual[seat]), Side[seat.upper()]).identity

    def choosings(self) -> Sequence[Choosing]:
        return choosing.choosings()

    def first_game(self) -> FirstGame:
        return choosing.first_game()

    def view(self, state: State, seat: int) -> NetrunnerView:
        return view(state, seat)

    def determinise(self, state: State, seat: int, rng: Rng) -> None:
        hiding.determinise(state, seat, rng)

    def revealed(self, before: State, after: State, events: Sequence[kernel.Event]) -> bool:
        return hiding.revealed(before, after, events)

    def told(self, events: Sequence[kernel.Event], seat: int) -> list[Message]:
        return told(events, seat)

    def facts(self) -> dict[str, CardFacts]:
        return facts()

    def card_list(self, language: str) -> list[dict[str, object]]:
        return card_list(language)

    def charted(self, state: State) -> Mapping[str, int]:
        """Credits and agenda points of both sides (NR-6)."""
        corp, runner = state.players
        return {
            "turn": state.turns,
            "corp-credits": corp.credits,
            "runner-credits": runner.credits,
            "corp-points": points(state, CORP),
            "runner-points": points(state, RUNNER),
        }

    def tools(self) -> Mapping[str, Tool]:
        return TOOLS

    def price(self, state: State, ask: Ask, index: int) -> Price:
        return prices.price(state, ask, index)

    def outcomes(self, state: State, ask: Ask, index: int) -> tuple[Outcome, ...]:
        return outcomes.outcomes(state, ask, index)

    def foregone(self, state: State, ask: Ask) -> int | None:
        return foregone(state, ask)

    def seldom(self, state: State, ask: Ask) -> int | None:
        return seldom(state, ask)

    def obvious(self, state: State, ask: Ask) -> int | None:
        return obvious(state, ask)

    def shortcuts(self, state: State, ask: Ask) -> Sequence[Shortcut]:
        return shortcuts(state, ask)

    def conceivable(self, reading: Reading, seat: int, thing: str) -> Sequence[str]:
        return conceivable(reading, seat, thing)

    def why_not(self, state: State, ask: Ask, seat: int, notation: str) -> Reason | None:
        return why.why_not(state, ask, seat, notation)

    def order(self, reading: Reading) -> Sequence[int]:
        """NR-43.3: the player whose turn it is comes first."""
        return (reading.turn, reading.turn.other)

    def check(self, state: State) -> Effects:
        """What holds at once when installed cards have changed: servers, the run, memory."""
        if state.index.table.get("trashes_weak_host") and not _about_to_change(state) and (weak := _weak_hosts(state)):
            return by(NO_CARD, Trash(weak))
        if not state.changed:
            return ()
        state.changed = False
        for server in [n for n, column in state.servers.items() if n not in CENTRALS and not any(column)]:
            del state.servers[server]
        if _server_gone(state):
            return (VanishRun(),)
        passing: Effects = (PassIce(),) if _ice_gone(state) else ()
        return (MemoryShort(), *passing) if memory_used(state) > memory_limit(state) else passing

    # abilities

    def controller(self, reading: Reading, source: int) -> int:
        return reading.cards[source].controller

    def triggered(self, reading: Reading, event: kernel.Event, source: int) -> Iterable[int]:
        me = reading.cards[source]
        for number, when in enumerate(text_of(me).when):
            if when.event is type(event) and when.met(reading, me, event):
                yield number

    def applies(self, reading: Reading, trigger: Trigger) -> bool:
        """NR-40.5: its card is still active; NR-27.6, NR-25.11: what an encounter has triggered ends with it."""
        event = trigger.event
        if isinstance(event, Encountered) and (reading.run is None or reading.run.encounter != event.card.id):
            return False
        return reading.cards[trigger.source].active

    def effects_of(self, reading: Reading, trigger: Trigger) -> tuple[Step, ...]:
        effects = text_of(reading.cards[trigger.source]).when[trigger.number].effects
        return effects(trigger.event) if callable(effects) else effects

    def named(self, reading: Reading, trigger: Trigger) -> tuple[Pointer, ...]:
        me = reading.cards[trigger.source]
        return (me,) if trigger.number == 0 else (me, trigger.number + 1)

    def modified(self, reading: Reading, name: str, source: int, target: int, base: int) -> int:
        me = reading.cards[source]
        return TEXTS[me.key].modifiers[name](reading, me, target, base)

    def interrupts(
        self, reading: Reading, seat: int, effect: Effect[State], source: int
    ) -> Sequence[Option[Deed]] | None:
        """NR-42.8. The Corp is asked about an expose whenever a facedown card could be of use, whatever it is."""
        side = Side(seat)
        options = interrupt_options(reading, side, effect)
        if side is CORP and isinstance(effect, Expose):
            facedown = [reading.cards[id] for column in reading.servers.values() for id in column.root]
            facedown = [card for card in facedown if not card.faceup]
            options += [
                Option("rez", RezCard(card.id), (card,))
                for card in facedown
                if text_of(card).rez_to_prevent is Expose and rez_obstacle(reading, card) is None
            ]
            if facedown:
                return options
        return options or None

    def described(self, reading: Reading, effect: Effect[State]) -> tuple[Pointer, ...]:
        match effect:
            case Damage(kind, points):
                return (Word("about", f"{kind.value}-damage"), points)
            case GiveTags(tags):
                return (Word("about", "tags"), tags)
            case Trash(ids):
                return (Word("about", "trash"), len(ids))
            case Expose(ids):
                return (Word("about", "expose"), len(ids))
        raise TypeError(effect)


MESSAGE_IDS = ("about-*",)


def _server_gone(state: State) -> bool:
    """Whether the server of an unsuccessful run is no more."""
    run = state.run
    return run is not None and run.server not in state.servers and not run.successful and not run.vanished


def _ice_gone(state: State) -> bool:
    """Whether the ice at which the Runner is no longer lies there."""
    run = state.run
    return run is not None and run.ice >= 0 and state.cards[run.ice].zone is not Zone.ICE


def _about_to_change(state: State) -> bool:
    """NR-FAQ-14: what changes strength at the start of an encounter all applies at the same moment."""
    return bool(state.stack) and isinstance(state.stack[-1][0], StrengthenEncountered)


def _weak_hosts(state: State) -> tuple[int, ...]:
    """Rezzed ice with strength 0 or less that hosts a card which trashes it then; no trigger, not preventable."""
    hosts = (state.cards[state.cards[id].host] for id in state.index.get("trashes_weak_host"))
    return tuple(host.id for host in hosts if host.faceup and strength(state, host) <= 0)


def _deck(setup: object, side: Side) -> Deck:
    """NR-52.11: a constructed deck must be legal, in whatever way it comes."""
    deck = deck_of(setup, side)
    if not isinstance(setup, str) and (reasons := faults(deck)):
        raise Complaint(reasons[0].message)
    return deck


def add_deck(state: State, deck: Deck) -> None:
    """Identity and deck of one side. Ids are dealt after a shuffle, so that they tell nothing."""
    side, first = deck.side, len(state.cards)
    add_identity(state, deck.identity, side)
    for key in state.shuffled([key for key, copies in deck.cards.items() for _ in range(copies)]):
        state.cards.append(Card(len(state.cards), key, side, Zone.DECK))
    state.players[side].deck = list(range(first + 1, len(state.cards)))


NetrunnerGame: TypeAlias = Game[State, NetrunnerView]
RULES = Netrunner()
State.rules = RULES


def new_game(corp: str | Deck = "jinteki", runner: str | Deck = "shaper", seed: int = 0) -> NetrunnerGame:
    """A new game; decks by the name of a faction's starter deck, or as a Deck."""
    setup = {"corp": _data(corp), "runner": _data(runner)}
    return RULES.new_game(setup, seed)


def _data(deck: str | Deck) -> object:
    return deck.data() if isinstance(deck, Deck) else deck
