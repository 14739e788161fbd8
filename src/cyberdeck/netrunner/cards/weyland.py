"""Weyland Consortium: cards 93 to 105."""

from __future__ import annotations

from cyberdeck.kernel import Asking, Effects, Option, choose_some
from cyberdeck.netrunner.abilities import may
from cyberdeck.netrunner.card import Card
from cyberdeck.netrunner.conditions import tagged, this_card
from cyberdeck.netrunner.credits import Gain
from cyberdeck.netrunner.damage import TakeBadPublicity, meat, tag
from cyberdeck.netrunner.events import Played, Scored
from cyberdeck.netrunner.rezzing import Advance
from cyberdeck.netrunner.runs import EndTheRun
from cyberdeck.netrunner.searching import search_deck
from cyberdeck.netrunner.state import Reading
from cyberdeck.netrunner.steps import asks
from cyberdeck.netrunner.targets import can_be_advanced, choose_card, ice, something_to_advance, trash_program
from cyberdeck.netrunner.text import Cost, Modifier, Paid, Text, When, define, for_side
from cyberdeck.netrunner.traces import Trace
from cyberdeck.netrunner.trashing import Forfeit, Trash
from cyberdeck.netrunner.words import CORP, HQ, Type, Value


def transaction_played(reading: Reading, me: Card, event: Played) -> bool:
    return event.card.type is Type.OPERATION and "transaction" in event.card.printed.subtypes


@asks
def bounty(reading: Reading, me: Card) -> Asking[Effects]:
    return (yield from may(reading, me, 0, Forfeit(me.id), tag(), TakeBadPublicity()))


def rezzed_ice(reading: Reading) -> list[Card]:
    return [card for card in ice(reading) if card.faceup]


def scrap(reading: Reading, me: Card) -> Asking[Effects]:
    return (Trash(((yield from choose_card(reading, CORP, "choose-ice", rezzed_ice(reading), me)),)),)


@asks
def negotiate(reading: Reading, me: Card) -> Asking[Effects]:
    return (yield from search_deck(reading, me, lambda card: True, reveal=False))


@asks
def kaguya(reading: Reading, me: Card) -> Asking[Effects]:
    """Up to two cards (NR-10.13)."""
    cards = [Option("choose", card.id, (card,)) for card in can_be_advanced(reading)]
    return tuple(Advance(id) for id in (yield from choose_some(CORP, "choose-advance", cards, 2, me)))


def per_token(reading: Reading, me: Card, target: int, base: int) -> int:
    return base + me.advancement if target == me.id else base


GROWS: dict[Value, Modifier] = {Value.STRENGTH: per_token}

define(
    Text("building-a-better-world", when=(When(Played, (Gain(1),), transaction_played),)),
    Text("hostile-takeover", when=(When(Scored, (Gain(7), TakeBadPublicity()), this_card),)),
    Text("posted-bounty", when=(When(Scored, (bounty,), this_card),)),
    Text(
        "security-subcontract",
        paid=(Paid(Cost(clicks=1), (Gain(4),), lambda reading, me: bool(rezzed_ice(reading)), scrap),),
    ),
    Text(
        "aggressive-negotiation",
        can_play=lambda reading, me: reading.record.scored > 0 and bool(reading.corp.deck),
        on_play=(negotiate,),
    ),
    Text("beanstalk-royalties", on_play=(Gain(3),)),
    Text("scorched-earth", can_play=tagged, on_play=(meat(4),)),
    Text("shipment-from-kaguya", can_play=something_to_advance, on_play=(kaguya,)),
    Text(
        "archer",
        rez_forfeit=True,
        subroutines=((Gain(2),), (trash_program,), (trash_program,), (EndTheRun(),)),
    ),
    Text("hadrians-wall", can_advance=True, constant=GROWS, subroutines=((EndTheRun(),), (EndTheRun(),))),
    Text("ice-wall", can_advance=True, constant=GROWS, subroutines=((EndTheRun(),),)),
    Text("shadow", can_advance=True, constant=GROWS, subroutines=((Gain(2),), (Trace(3, (tag(),)),))),
    Text("research-station", only_in=HQ, constant={Value.HAND_SIZE: for_side(CORP, 2)}),
)
