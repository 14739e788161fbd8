"""Neutral cards: 49 to 53 of the Runner, 106 to 113 of the Corporation."""

from __future__ import annotations

from cyberdeck.kernel import About, Asking, Effects, Option, choose
from cyberdeck.netrunner.card import Card
from cyberdeck.netrunner.conditions import own_turn, this_card
from cyberdeck.netrunner.counters import Place
from cyberdeck.netrunner.credits import Gain, LoseClick, TakeFromCard
from cyberdeck.netrunner.damage import meat, tag
from cyberdeck.netrunner.events import EncounterEnded, Scored, TurnBegan
from cyberdeck.netrunner.exposing import Expose
from cyberdeck.netrunner.rezzing import Rez
from cyberdeck.netrunner.runs import EndTheRun
from cyberdeck.netrunner.state import Reading
from cyberdeck.netrunner.steps import asks
from cyberdeck.netrunner.targets import ice, unrezzed
from cyberdeck.netrunner.text import Boost, Break, Cost, Paid, Text, When, define, plus
from cyberdeck.netrunner.traces import Trace
from cyberdeck.netrunner.trashing import TrashSelf
from cyberdeck.netrunner.words import CORP, RUNNER, Value


@asks
def infiltration(reading: Reading, me: Card) -> Asking[Effects]:
    exposing = [Option("expose", card.id, (card,)) for card in unrezzed(reading)]
    chosen = yield from choose(RUNNER, "infiltration", [Option("credits", -1, (2,)), *exposing], me)
    return (Gain(2),) if chosen < 0 else (About(Expose((chosen,))),)


def broke_a_subroutine(reading: Reading, me: Card, event: EncounterEnded) -> bool:
    return reading.run is not None and me.id in reading.run.breakers


@asks
def crypsis(reading: Reading, me: Card) -> Asking[Effects]:
    counter = [Option("remove-counter", True)] if me.virus else []
    if (yield from choose(RUNNER, "crypsis", [*counter, Option("trash", False, (me,))], me)):
        return (Place(virus=-1),)
    return (TrashSelf(by_force=False),)


@asks
def requisition(reading: Reading, me: Card) -> Asking[Effects]:
    hidden = [card for card in ice(reading) if not card.faceup]
    options: list[Option[int]] = [Option("no", -1), *(Option("rez", card.id, (card,)) for card in hidden)]
    chosen = yield from choose(CORP, "rez-free", options, me)
    return () if chosen < 0 else (Rez(chosen),)


define(
    Text("infiltration", on_play=(infiltration,)),
    Text("sure-gamble", on_play=(Gain(9),)),
    Text(
        "crypsis",
        breaks=(Break(1),),
        boosts=(Boost(1, 1),),
        paid=(Paid(Cost(clicks=1), (Place(virus=1),)),),
        when=(When(EncounterEnded, (crypsis,), broke_a_subroutine),),
    ),
    Text("access-to-globalsec", constant={Value.LINK: plus(1)}),
    Text("armitage-codebusting", credits=12, paid=(Paid(Cost(clicks=1), (TakeFromCard(2),)),)),
    Text("priority-requisition", when=(When(Scored, (requisition,), this_card),)),
    Text(
        "private-security-force",
        paid=(Paid(Cost(clicks=1), (meat(1),), lambda reading, me: reading.runner.tags > 0),),
    ),
    Text("melange-mining-corp", paid=(Paid(Cost(clicks=3), (Gain(7),)),)),
    Text("pad-campaign", when=(When(TurnBegan, (Gain(1),), own_turn),)),
    Text("hedge-fund", on_play=(Gain(9),)),
    Text("enigma", subroutines=((LoseClick(RUNNER),), (EndTheRun(),))),
    Text("hunter", subroutines=((Trace(3, (tag(),)),),)),
    Text("wall-of-static", subroutines=((EndTheRun(),),)),
)
