"""NBN: cards 80 to 92."""

from __future__ import annotations

from cyberdeck.kernel import Asking, Effects, Option, choose, choose_number
from cyberdeck.netrunner.abilities import may
from cyberdeck.netrunner.card import Card
from cyberdeck.netrunner.conditions import tagged, this_card
from cyberdeck.netrunner.counters import Place
from cyberdeck.netrunner.credits import Lose, available, payment
from cyberdeck.netrunner.damage import LoseTags, tag
from cyberdeck.netrunner.events import Encountered, Scored
from cyberdeck.netrunner.lasting import AtEndOfTurn
from cyberdeck.netrunner.rezzing import Advance
from cyberdeck.netrunner.runs import EndTheRun
from cyberdeck.netrunner.state import Reading
from cyberdeck.netrunner.steps import asks
from cyberdeck.netrunner.targets import can_be_advanced, choose_card, something_to_advance, unrezzed
from cyberdeck.netrunner.text import Cost, Paid, Purpose, Text, When, define
from cyberdeck.netrunner.traces import Trace
from cyberdeck.netrunner.trashing import Draw
from cyberdeck.netrunner.words import CENTRALS, CORP, RUNNER, Spending, Value


@asks
def advance_one(reading: Reading, me: Card) -> Asking[Effects]:
    return (Advance((yield from choose_card(reading, CORP, "choose-advance", can_be_advanced(reading), me))),)


@asks
def close_accounts(reading: Reading, me: Card) -> Asking[Effects]:
    yield from ()
    return (Lose(reading.runner.credits, RUNNER),)


@asks
def psychographics(reading: Reading, me: Card) -> Asking[Effects]:
    """X, at least 1, is named and paid; all tokens go on one card."""
    most = min(reading.runner.tags, available(reading, CORP, Purpose(Spending.PLAY, me.id)))
    x = yield from choose_number(CORP, "name-x", range(1, most + 1), me)
    paid = yield from payment(reading, CORP, x, Purpose(Spending.PLAY, me.id))
    card = yield from choose_card(reading, CORP, "choose-advance", can_be_advanced(reading), me)
    return (*paid, Advance(card, x))


def profiled(reading: Reading, me: Card) -> bool:
    return (
        tagged(reading, me)
        and something_to_advance(reading, me)
        and available(reading, CORP, Purpose(Spending.PLAY, me.id)) > 0
    )


@asks
def ghost_branch(reading: Reading, me: Card) -> Asking[Effects]:
    return (yield from may(reading, me, 0, tag(me.advancement))) if me.advancement else ()


@asks
def tag_or_end(reading: Reading, me: Card) -> Asking[Effects]:
    options: list[Option[Effects]] = [Option("take-tag", (tag(),)), Option("end-run", (EndTheRun(),))]
    return (yield from choose(RUNNER, "tag-or-end", options, me))


@asks
def analyze(reading: Reading, me: Card) -> Asking[Effects]:
    """Whether a card that lies facedown could be advanced is not for the Runner to learn."""
    fitting = can_be_advanced(reading)
    return (yield from may(reading, me, 1, advance_one, able=bool(fitting))) if fitting or unrezzed(reading) else ()


@asks
def toll(reading: Reading, me: Card) -> Asking[Effects]:
    """Whoever can pay must; icebreaker credits do not count."""
    if available(reading, RUNNER, Purpose(Spending.TOLL, me.id)) < 3:
        return (EndTheRun(),)
    return (yield from payment(reading, RUNNER, 3, Purpose(Spending.TOLL, me.id)))


def five_more(reading: Reading, me: Card, target: int, base: int) -> int:
    agenda = reading.cards[target]
    run_here = reading.run is not None and reading.run.server == me.server
    return base + 5 if agenda.server == me.server or (me.server in CENTRALS and run_here) else base


def agendas_here_need_less(reading: Reading, me: Card, target: int, base: int) -> int:
    return base - 1 if reading.cards[target].server == me.server else base


define(
    Text("making-news", recurring=2, pays_for=lambda reading, me, purpose: purpose.what is Spending.TRACE),
    Text(
        "astroscript-pilot-program",
        when=(When(Scored, (Place(agenda=1),), this_card),),
        paid=(Paid(Cost(agenda=1), (advance_one,), something_to_advance),),
    ),
    Text("breaking-news", when=(When(Scored, (tag(2), AtEndOfTurn((LoseTags(2),))), this_card),)),
    Text("anonymous-tip", on_play=(Draw(3),)),
    Text("closed-accounts", can_play=tagged, on_play=(close_accounts,)),
    Text("psychographics", can_play=profiled, on_play=(psychographics,)),
    Text("sea-source", can_play=lambda reading, me: bool(reading.last_record.successes), on_play=(Trace(3, (tag(),)),)),
    Text("ghost-branch", can_advance=True, on_access=(ghost_branch,)),
    Text(
        "data-raven",
        when=(When(Encountered, (tag_or_end,), this_card),),
        paid=(Paid(Cost(power=1), (tag(),)),),
        subroutines=((Trace(3, (Place(power=1),)),),),
    ),
    Text(
        "matrix-analyzer",
        when=(When(Encountered, (analyze,), this_card),),
        subroutines=((Trace(2, (tag(),)),),),
    ),
    Text("tollbooth", when=(When(Encountered, (toll,), this_card),), subroutines=((EndTheRun(),),)),
    Text("red-herrings", steal_cost=five_more),
    Text("sansan-city-grid", constant={Value.ADVANCEMENT_REQUIREMENT: agendas_here_need_less}),
)
