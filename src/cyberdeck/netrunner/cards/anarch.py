"""Anarch: cards 1 to 16."""

from __future__ import annotations

from cyberdeck.kernel import Asking, Effects, Option, choose
from cyberdeck.netrunner.abilities import encountered
from cyberdeck.netrunner.card import Card
from cyberdeck.netrunner.conditions import OfCard, central, icebreaker, own_turn, server_is
from cyberdeck.netrunner.counters import Place
from cyberdeck.netrunner.credits import LoseClick
from cyberdeck.netrunner.damage import Damage, Kind
from cyberdeck.netrunner.encounters import StrengthenEncountered
from cyberdeck.netrunner.events import RunnerInstalled, RunSucceeded, TurnBegan
from cyberdeck.netrunner.runs import MakeRun
from cyberdeck.netrunner.searching import search_deck, titles
from cyberdeck.netrunner.state import Reading
from cyberdeck.netrunner.steps import asks
from cyberdeck.netrunner.targets import choose_server
from cyberdeck.netrunner.text import Boost, Break, Cost, Paid, Purpose, Text, When, define, plus
from cyberdeck.netrunner.trashing import Draw, ToHand, TrashTop
from cyberdeck.netrunner.values import strength
from cyberdeck.netrunner.words import HQ, RD, RUNNER, Spending, Type, Value, Zone


def virus_program(card: Card) -> bool:
    return card.type is Type.PROGRAM and "virus" in card.printed.subtypes


def virus_installed(reading: Reading, me: Card, event: OfCard) -> bool:
    return virus_program(event.card)


@asks
def deja_vu(reading: Reading, me: Card) -> Asking[Effects]:
    """One card, or two if the first is a virus and a second virus is wanted."""
    heap = [reading.cards[id] for id in reading.runner.discard]
    first = yield from choose(RUNNER, "take-back", [Option("take", c, (c,)) for c in titles(heap)], me)
    others = titles(c for c in heap if c.id != first.id and "virus" in c.printed.subtypes)
    if "virus" not in first.printed.subtypes or not others:
        return (ToHand((first.id,)),)
    more: list[Option[int]] = [Option("done", -1), *(Option("take", c.id, (c,)) for c in others)]
    second = yield from choose(RUNNER, "take-back", more, me)
    return (ToHand((first.id,) if second < 0 else (first.id, second)),)


@asks
def demolition_run(reading: Reading, me: Card) -> Asking[Effects]:
    return (MakeRun((yield from choose_server(reading, me, (HQ, RD))), free_trash=True),)


@asks
def stimhack(reading: Reading, me: Card) -> Asking[Effects]:
    return (MakeRun((yield from choose_server(reading, me, reading.servers)), credits=9), Damage(Kind.BRAIN, 1))


def icebreakers_and_viruses(reading: Reading, me: Card, purpose: Purpose) -> bool:
    card = reading.cards[purpose.card]
    if purpose.what is Spending.USE:
        return icebreaker(reading, card)
    return purpose.what is Spending.INSTALL and virus_program(card)


def encountering(reading: Reading, me: Card) -> bool:
    return encountered(reading) is not None


def hosts_program(reading: Reading, me: Card, program: Card) -> bool:
    """Programs other than icebreakers, with memory costs of 3 in all."""
    room = 3 - sum(reading.cards[id].printed.memory for id in me.hosted)
    return "icebreaker" not in program.printed.subtypes and program.printed.memory <= room and program.id != me.id


def hosted_uses_no_memory(reading: Reading, me: Card, target: int, base: int) -> int:
    return 0 if reading.cards[target].host == me.id else base


@asks
def djinn(reading: Reading, me: Card) -> Asking[Effects]:
    return (yield from search_deck(reading, me, virus_program, reveal=True))


def cards_beyond_the_first(reading: Reading, me: Card) -> int:
    return max(0, me.virus - 1) if reading.run is not None and reading.run.server == RD else 0


def strong_enough(reading: Reading, me: Card) -> bool:
    ice = encountered(reading)
    return ice is not None and strength(reading, me) >= strength(reading, ice)


def weaker_when_encountered(reading: Reading, me: Card, target: int, base: int) -> int:
    return base - 1 if reading.run is not None and reading.run.encounter == target else base


define(
    Text("noise", when=(When(RunnerInstalled, (TrashTop(),), virus_installed),)),
    Text("deja-vu", can_play=lambda reading, me: bool(reading.runner.discard), on_play=(deja_vu,)),
    Text("demolition-run", on_play=(demolition_run,)),
    Text("stimhack", on_play=(stimhack,)),
    Text("cyberfeeder", recurring=1, pays_for=icebreakers_and_viruses),
    Text(
        "grimoire",
        constant={Value.MEMORY: plus(2)},
        when=(When(RunnerInstalled, lambda event: (Place(virus=1, card=event.card.id),), virus_installed),),
    ),
    Text("corroder", breaks=(Break(1, "barrier"),), boosts=(Boost(1, 1),)),
    Text(
        "datasucker",
        when=(When(RunSucceeded, (Place(virus=1),), central),),
        paid=(Paid(Cost(virus=1), (StrengthenEncountered(-1),), encountering),),
    ),
    Text(
        "djinn",
        can_host=hosts_program,
        constant={Value.MEMORY_COST: hosted_uses_no_memory},
        paid=(Paid(Cost(clicks=1, credits=1), (djinn,), lambda reading, me: bool(reading.runner.deck)),),
    ),
    Text(
        "medium",
        when=(When(RunSucceeded, (Place(virus=1),), server_is(RD)),),
        more_access=cards_beyond_the_first,
    ),
    Text("mimic", breaks=(Break(1, "sentry"),)),
    Text(
        "parasite",
        host=lambda reading, ice: ice.zone is Zone.ICE and ice.faceup,
        constant={Value.STRENGTH: lambda reading, me, target, base: base - me.virus if target == me.host else base},
        when=(When(TurnBegan, (Place(virus=1),), own_turn),),
        trashes_weak_host=True,
    ),
    Text(
        "wyrm",
        breaks=(Break(3, only=lambda reading, ice: strength(reading, ice) <= 0),),
        boosts=(Boost(1, 1),),
        paid=(Paid(Cost(credits=1), (StrengthenEncountered(-1),), strong_enough),),
    ),
    Text("yog-0", breaks=(Break(0, "code-gate"),)),
    Text("ice-carver", constant={Value.STRENGTH: weaker_when_encountered}),
    Text("wyldside", when=(When(TurnBegan, (Draw(2), LoseClick(RUNNER)), own_turn),)),
)
