"""Criminal: cards 17 to 32."""

from __future__ import annotations

from cyberdeck.kernel import About, Asking, Effects, Option, choose, choose_number, frozen
from cyberdeck.netrunner.abilities import may
from cyberdeck.netrunner.card import Card
from cyberdeck.netrunner.conditions import OfCard, this_card
from cyberdeck.netrunner.credits import Gain, Lose, TakeFromCard
from cyberdeck.netrunner.damage import AvoidTag, Damage, GiveTags, Kind, PreventDamage, tag
from cyberdeck.netrunner.events import Encountered, RunnerInstalled, RunSucceeded
from cyberdeck.netrunner.exposing import Expose
from cyberdeck.netrunner.lasting import ChooseFor
from cyberdeck.netrunner.rezzing import rez_obstacle, rez_paying
from cyberdeck.netrunner.runs import Bypass, MakeRun
from cyberdeck.netrunner.searching import search_deck
from cyberdeck.netrunner.state import Reading
from cyberdeck.netrunner.steps import Question, asks
from cyberdeck.netrunner.targets import choose_card, choose_server, ice, unrezzed
from cyberdeck.netrunner.text import Boost, Break, Cost, Instead, Paid, Prevents, Text, When, define, plus, text_of
from cyberdeck.netrunner.trashing import Trash
from cyberdeck.netrunner.words import ARCHIVES, CENTRALS, CORP, HQ, RUNNER, Spending, Value, Zone


def first_success_on_hq(reading: Reading, me: Card, event: RunSucceeded) -> bool:
    return event.server.number == HQ and reading.record.successes.count(HQ) == 1


@asks
def siphon(reading: Reading, me: Card) -> Asking[Effects]:
    """Up to 5 are lost, as the Runner chooses (NR-10.13)."""
    most = min(5, reading.corp.credits)
    lost = (yield from choose_number(RUNNER, "lose-credits", range(most, -1, -1), me)) if most else 0
    return (Lose(lost, CORP), Gain(2 * lost, RUNNER))


@asks
def forged_orders(reading: Reading, me: Card) -> Asking[Effects]:
    hidden = [card for card in ice(reading) if not card.faceup]
    return (RezOrTrash((yield from choose_card(reading, RUNNER, "choose-ice", hidden, me))),)


@frozen
class RezOrTrash(Question):
    """The Corp pays for rezzing this ice, or it is trashed."""

    card: int

    def resolve(self, reading: Reading, source: int) -> Asking[Effects]:
        card = reading.cards[self.card]
        options = [Option("trash", False, (card,))]
        if rez_obstacle(reading, card) is None:
            options.insert(0, Option("rez", True, (card,)))
        if (yield from choose(CORP, "rez-or-trash", options, card)):
            return (yield from rez_paying(reading, card))
        return (Trash((card.id,)),)


@asks
def inside_job(reading: Reading, me: Card) -> Asking[Effects]:
    return (MakeRun((yield from choose_server(reading, me, reading.servers)), bypass_first=True),)


@asks
def special_order(reading: Reading, me: Card) -> Asking[Effects]:
    return (yield from search_deck(reading, me, lambda card: "icebreaker" in card.printed.subtypes, reveal=True))


def expose_one(reading: Reading, me: Card) -> Asking[Effects]:
    return (About(Expose(((yield from choose_card(reading, RUNNER, "choose-expose", unrezzed(reading), me)),))),)


def after_hq(reading: Reading, me: Card) -> bool:
    return HQ in reading.record.successes and bool(unrezzed(reading))


@asks
def choose_prey(reading: Reading, me: Card) -> Asking[Effects]:
    installed = ice(reading)
    return (ChooseFor((yield from choose_card(reading, RUNNER, "choose-ice", installed, me))),) if installed else ()


def meets_her_choice(reading: Reading, me: Card, event: OfCard) -> bool:
    return event.card.id == me.chosen


@asks
def seduce(reading: Reading, me: Card) -> Asking[Effects]:
    return (yield from may(reading, me, len(text_of(reading.cards[me.chosen]).subroutines), Bypass()))


def success_on_remote(reading: Reading, me: Card) -> bool:
    return reading.run is not None and reading.run.server not in CENTRALS


@asks
def bank_job(reading: Reading, me: Card) -> Asking[Effects]:
    return (TakeFromCard((yield from choose_number(RUNNER, "take-credits", range(me.credits, -1, -1), me))),)


@asks
def hide_out(reading: Reading, me: Card) -> Asking[Effects]:
    return (PreventDamage((yield from choose_number(RUNNER, "prevent-damage", (3, 2, 1, 0), me))),)


def meat_damage(reading: Reading, me: Card, damage: Damage) -> tuple[int, ...]:
    return (-1,) if damage.kind is Kind.MEAT else ()


define(
    Text("gabriel-santiago", when=(When(RunSucceeded, (Gain(2),), first_success_on_hq),)),
    Text("account-siphon", on_play=(MakeRun(HQ, instead=(siphon, tag(2))),)),
    Text("easy-mark", on_play=(Gain(3),)),
    Text(
        "forged-activation-orders",
        can_play=lambda reading, me: any(not card.faceup for card in ice(reading)),
        on_play=(forged_orders,),
    ),
    Text("inside-job", on_play=(inside_job,)),
    Text("special-order", can_play=lambda reading, me: bool(reading.runner.deck), on_play=(special_order,)),
    Text("lemuria-codecracker", paid=(Paid(Cost(clicks=1, credits=1), (), after_hq, expose_one),)),
    Text("desperado", constant={Value.MEMORY: plus(1)}, when=(When(RunSucceeded, (Gain(1),)),)),
    Text("aurora", breaks=(Break(2, "barrier"),), boosts=(Boost(2, 3),)),
    Text(
        "femme-fatale",
        breaks=(Break(1, "sentry"),),
        boosts=(Boost(2, 1),),
        chooses=lambda reading, card: card.zone is Zone.ICE,
        when=(When(RunnerInstalled, (choose_prey,), this_card), When(Encountered, (seduce,), meets_her_choice)),
    ),
    Text("ninja", breaks=(Break(1, "sentry"),), boosts=(Boost(3, 5),)),
    Text("sneakdoor-beta", paid=(Paid(Cost(clicks=1), (MakeRun(ARCHIVES, becomes=HQ),)),)),
    Text("bank-job", credits=8, instead_of_access=Instead(success_on_remote, (bank_job,))),
    Text(
        "crash-space",
        recurring=2,
        pays_for=lambda reading, me, purpose: purpose.what is Spending.REMOVE_TAG,
        prevents=(Prevents(Damage, Cost(trash=True), lambda target: (hide_out,), meat_damage),),
    ),
    Text("data-dealer", paid=(Paid(Cost(clicks=1, forfeit=1), (Gain(9),)),)),
    Text("decoy", prevents=(Prevents(GiveTags, Cost(trash=True), lambda target: (AvoidTag(),)),)),
)
