"""Jinteki: cards 67 to 79."""

from __future__ import annotations

from cyberdeck.kernel import Asking, Effects, Option, choose
from cyberdeck.netrunner.abilities import may
from cyberdeck.netrunner.card import Card
from cyberdeck.netrunner.conditions import during_run, this_card
from cyberdeck.netrunner.counters import Place
from cyberdeck.netrunner.damage import net, tag
from cyberdeck.netrunner.encounters import OnNextEncounter, StrengthenEncountered, UnlessAllBroken
from cyberdeck.netrunner.events import Scored, Stolen
from cyberdeck.netrunner.exposing import Expose, LookAtTop, PreventExpose, PutOnTop
from cyberdeck.netrunner.rezzing import DerezSelf
from cyberdeck.netrunner.runs import EndTheRun, ReturnToOutermost
from cyberdeck.netrunner.state import Reading
from cyberdeck.netrunner.steps import asks
from cyberdeck.netrunner.text import Cost, Paid, Prevents, Text, When, define
from cyberdeck.netrunner.trashing import TrashSelf
from cyberdeck.netrunner.words import CORP, Value, Zone


@asks
def junebug(reading: Reading, me: Card) -> Asking[Effects]:
    return (yield from may(reading, me, 1, net(2 * me.advancement))) if me.advancement else ()


@asks
def snare(reading: Reading, me: Card) -> Asking[Effects]:
    return () if me.zone is Zone.DISCARD else (yield from may(reading, me, 4, net(3), tag(1)))


@asks
def precognition(reading: Reading, me: Card) -> Asking[Effects]:
    """The order is asked for from the top downwards."""
    left, order = [reading.cards[id] for id in reading.corp.deck[-5:]], list[int]()
    while left:
        titles = {card.key: card for card in left}
        card = yield from choose(CORP, "put-on-top", [Option("next", c, (c,)) for c in titles.values()], me)
        left.remove(card)
        order.insert(0, card.id)
    return (PutOnTop(CORP, tuple(order)),)


def ice_here_costs_less(reading: Reading, me: Card, target: int, base: int) -> int:
    ice = reading.cards[target]
    return base - 2 if ice.zone is Zone.ICE and ice.server == me.server else base


def exposed_cards(reading: Reading, me: Card, expose: Expose) -> tuple[int, ...]:
    return tuple(id for id in expose.cards if not reading.cards[id].faceup)


define(
    Text("personal-evolution", when=(When(Scored, (net(1),)), When(Stolen, (net(1),)))),
    Text(
        "nisei-mk-ii",
        when=(When(Scored, (Place(agenda=1),), this_card),),
        paid=(Paid(Cost(agenda=1), (EndTheRun(),), during_run),),
    ),
    Text("project-junebug", can_advance=True, on_access=(junebug,)),
    Text("snare", shown_on_access=True, on_access=(snare,)),
    Text(
        "zaibatsu-loyalty",
        rez_to_prevent=Expose,
        prevents=(
            Prevents(Expose, Cost(credits=1), lambda target: (PreventExpose(target),), exposed_cards),
            Prevents(Expose, Cost(trash=True), lambda target: (PreventExpose(target),), exposed_cards),
        ),
    ),
    Text("neural-emp", can_play=lambda reading, me: reading.last_record.runs > 0, on_play=(net(1),)),
    Text("precognition", can_play=lambda reading, me: bool(reading.corp.deck), on_play=(LookAtTop(5), precognition)),
    Text("cell-portal", subroutines=((DerezSelf(), ReturnToOutermost()),)),
    Text("chum", subroutines=((OnNextEncounter((StrengthenEncountered(2), UnlessAllBroken((net(3),)))),),)),
    Text("data-mine", subroutines=((net(1), TrashSelf()),)),
    Text("neural-katana", subroutines=((net(3),),)),
    Text("wall-of-thorns", subroutines=((net(2),), (EndTheRun(),))),
    Text("akitaro-watanabe", constant={Value.REZ_COST: ice_here_costs_less}),
)
