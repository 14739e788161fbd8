"""Haas-Bioroid: cards 54 to 66."""

from __future__ import annotations

from cyberdeck.kernel import About, Asking, Effects, Option, Settle, choose, choose_number, frozen
from cyberdeck.netrunner.abilities import Strengthen, may
from cyberdeck.netrunner.card import Card
from cyberdeck.netrunner.conditions import own_turn, this_card
from cyberdeck.netrunner.credits import Gain, GainClicks, TakeFromCard, available, payment
from cyberdeck.netrunner.damage import brain, tag
from cyberdeck.netrunner.events import CorpInstalled, Scored, TurnBegan
from cyberdeck.netrunner.exposing import LookAtTop
from cyberdeck.netrunner.installing import corp_install
from cyberdeck.netrunner.rezzing import Rez
from cyberdeck.netrunner.runs import EndTheRun
from cyberdeck.netrunner.searching import titles
from cyberdeck.netrunner.state import Reading, Until
from cyberdeck.netrunner.steps import Question, asks
from cyberdeck.netrunner.targets import choose_card, trash_program
from cyberdeck.netrunner.text import Cost, Paid, Purpose, Text, When, define
from cyberdeck.netrunner.traces import Trace
from cyberdeck.netrunner.trashing import ToHand, Trash, TrashFromDeck
from cyberdeck.netrunner.values import programs
from cyberdeck.netrunner.words import CORP, Spending, Type, Value, Zone


def first_install(reading: Reading, me: Card, event: CorpInstalled) -> bool:
    return reading.record.corp_installed == 1


@asks
def beta_test(reading: Reading, me: Card) -> Asking[Effects]:
    return (yield from may(reading, me, 0, LookAtTop(3), release)) if reading.corp.deck else ()


@asks
def release(reading: Reading, me: Card) -> Asking[Effects]:
    """Each piece of ice among the cards looked at may be installed and rezzed; the rest is trashed."""
    looked_at = [card for card in reading.cards if card.zone is Zone.DECK and card.shown & 1]
    pieces = titles(card for card in looked_at if card.type is Type.ICE)
    picks: list[Option[Card | None]] = [Option("done", None), *(Option("install", c, (c,)) for c in pieces)]
    card = yield from choose(CORP, "install-free", picks, me)
    if card is None:
        return (TrashFromDeck(tuple(c.id for c in looked_at)),)
    return (*(yield from corp_install(reading, card, free=True)), Rez(card.id), Settle(), release)


@asks
def secretary(reading: Reading, me: Card) -> Asking[Effects]:
    return (yield from may(reading, me, 2, TrashPrograms(me.advancement))) if me.advancement else ()


@frozen
class TrashPrograms(Question):
    """The Corp chooses different programs; all are chosen before any is trashed."""

    number: int

    def resolve(self, reading: Reading, source: int) -> Asking[Effects]:
        left, chosen = programs(reading), list[int]()
        while left and len(chosen) < self.number:
            chosen.append((yield from choose_card(reading, CORP, "choose-program", left, reading.cards[source])))
            left = [card for card in left if card.id not in chosen]
        return (About(Trash(tuple(chosen))),) if chosen else ()


@asks
def archived_memories(reading: Reading, me: Card) -> Asking[Effects]:
    pile = [reading.cards[id] for id in reading.corp.discard]
    options = [Option("take", card.id, (card,)) for card in titles(pile)]
    return (ToHand(((yield from choose(CORP, "take-back", options, me)),)),)


@frozen
class InstallMore(Question):
    """Up to so many cards of HQ, one after the other, each under the full rules (NR-14.14); each is settled first."""

    most: int

    def resolve(self, reading: Reading, source: int) -> Asking[Effects]:
        hand = titles(reading.cards[id] for id in reading.corp.hand)
        cards = [card for card in hand if card.type is not Type.OPERATION]
        if not self.most or not cards:
            return ()
        picks: list[Option[Card | None]] = [Option("done", None), *(Option("install", c, (c,)) for c in cards)]
        card = yield from choose(CORP, "choose-install", picks, reading.cards[source])
        if card is None:
            return ()
        return (*(yield from corp_install(reading, card)), Settle(), InstallMore(self.most - 1))


def rezzed_here(reading: Reading, me: Card) -> list[Card]:
    pieces = reading.servers[me.server].ice if me.server in reading.servers else ()
    return [reading.cards[id] for id in pieces if reading.cards[id].faceup]


def can_troubleshoot(reading: Reading, me: Card) -> bool:
    return bool(rezzed_here(reading, me)) and available(reading, CORP, Purpose(Spending.USE, me.id)) > 0


def troubleshoot(reading: Reading, me: Card) -> Asking[Effects]:
    """X is named, at least 1, and paid together with the trash."""
    target = yield from choose_card(reading, CORP, "choose-ice", rezzed_here(reading, me), me)
    most = available(reading, CORP, Purpose(Spending.USE, me.id))
    x = yield from choose_number(CORP, "name-x", range(1, most + 1), me)
    paid = yield from payment(reading, CORP, x, Purpose(Spending.USE, me.id))
    return (*paid, Strengthen(x, Until.TURN, target))


def ice_here_is_stronger(reading: Reading, me: Card, target: int, base: int) -> int:
    ice = reading.cards[target]
    return base + 1 if ice.zone is Zone.ICE and ice.server == me.server else base


define(
    Text("engineering-the-future", when=(When(CorpInstalled, (Gain(1),), first_install),)),
    Text("accelerated-beta-test", when=(When(Scored, (beta_test,), this_card),)),
    Text("adonis-campaign", credits=12, when=(When(TurnBegan, (TakeFromCard(3),), own_turn),)),
    Text("aggressive-secretary", can_advance=True, on_access=(secretary,)),
    Text("archived-memories", can_play=lambda reading, me: bool(reading.corp.discard), on_play=(archived_memories,)),
    Text("biotic-labor", on_play=(GainClicks(2),)),
    Text(
        "shipment-from-mirrormorph",
        can_play=lambda reading, me: any(reading.cards[id].type is not Type.OPERATION for id in reading.corp.hand),
        on_play=(InstallMore(3),),
    ),
    Text("heimdall-1-0", break_for_click=True, subroutines=((brain(1),), (EndTheRun(),), (EndTheRun(),))),
    Text(
        "ichi-1-0",
        break_for_click=True,
        subroutines=((trash_program,), (trash_program,), (Trace(1, (tag(), brain(1))),)),
    ),
    Text("viktor-1-0", break_for_click=True, subroutines=((brain(1),), (EndTheRun(),))),
    Text("rototurret", subroutines=((trash_program,), (EndTheRun(),))),
    Text(
        "corporate-troubleshooter",
        paid=(Paid(Cost(trash=True), (), can_troubleshoot, troubleshoot),),
    ),
    Text("experiential-data", constant={Value.STRENGTH: ice_here_is_stronger}),
)
