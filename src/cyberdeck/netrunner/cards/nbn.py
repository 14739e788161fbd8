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
from cyberdeck.netrunner.state import View
from cyberdeck.netrunner.steps import asks
from cyberdeck.netrunner.targets import can_be_advanced, choose_card, something_to_advance, unrezzed
from cyberdeck.netrunner.text import Cost, Paid, Purpose, Text, When, define
from cyberdeck.netrunner.traces import Trace
from cyberdeck.netrunner.trashing import Draw
from cyberdeck.netrunner.words import CENTRALS, CORP, RUNNER


@asks
def advance_one(view: View, me: Card) -> Asking[Effects]:
    return (Advance((yield from choose_card(view, CORP, "choose-advance", can_be_advanced(view), me))),)


@asks
def close_accounts(view: View, me: Card) -> Asking[Effects]:
    yield from ()
    return (Lose(view.runner.credits, RUNNER),)


@asks
def psychographics(view: View, me: Card) -> Asking[Effects]:
    """X, at least 1, is named and paid; all tokens go on one card."""
    most = min(view.runner.tags, available(view, CORP, Purpose("play", me.id)))
    x = yield from choose_number(CORP, "name-x", range(1, most + 1), me)
    paid = yield from payment(view, CORP, x, Purpose("play", me.id))
    card = yield from choose_card(view, CORP, "choose-advance", can_be_advanced(view), me)
    return (*paid, Advance(card, x))


def profiled(view: View, me: Card) -> bool:
    return tagged(view, me) and something_to_advance(view, me) and available(view, CORP, Purpose("play", me.id)) > 0


@asks
def ghost_branch(view: View, me: Card) -> Asking[Effects]:
    return (yield from may(view, me, 0, tag(me.advancement))) if me.advancement else ()


@asks
def tag_or_end(view: View, me: Card) -> Asking[Effects]:
    options: list[Option[Effects]] = [Option("take-tag", (tag(),)), Option("end-run", (EndTheRun(),))]
    return (yield from choose(RUNNER, "tag-or-end", options, me))


@asks
def analyze(view: View, me: Card) -> Asking[Effects]:
    """Whether a card that lies facedown could be advanced is not for the Runner to learn."""
    fitting = can_be_advanced(view)
    return (yield from may(view, me, 1, advance_one, able=bool(fitting))) if fitting or unrezzed(view) else ()


@asks
def toll(view: View, me: Card) -> Asking[Effects]:
    """Whoever can pay must; icebreaker credits do not count."""
    if available(view, RUNNER, Purpose("toll", me.id)) < 3:
        return (EndTheRun(),)
    return (yield from payment(view, RUNNER, 3, Purpose("toll", me.id)))


def five_more(view: View, me: Card, target: int, base: int) -> int:
    agenda = view.cards[target]
    run_here = view.run is not None and view.run.server == me.server
    return base + 5 if agenda.server == me.server or (me.server in CENTRALS and run_here) else base


def agendas_here_need_less(view: View, me: Card, target: int, base: int) -> int:
    return base - 1 if view.cards[target].server == me.server else base


define(
    Text("making-news", recurring=2, pays_for=lambda view, me, purpose: purpose.what == "trace"),
    Text(
        "astroscript-pilot-program",
        when=(When(Scored, (Place(agenda=1),), this_card),),
        paid=(Paid(Cost(agenda=1), (advance_one,), something_to_advance),),
    ),
    Text("breaking-news", when=(When(Scored, (tag(2), AtEndOfTurn((LoseTags(2),))), this_card),)),
    Text("anonymous-tip", on_play=(Draw(3),)),
    Text("closed-accounts", can_play=tagged, on_play=(close_accounts,)),
    Text("psychographics", can_play=profiled, on_play=(psychographics,)),
    Text("sea-source", can_play=lambda view, me: bool(view.last_record.successes), on_play=(Trace(3, (tag(),)),)),
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
    Text("sansan-city-grid", constant={"advancement requirement": agendas_here_need_less}),
)
