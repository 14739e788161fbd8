"""Shaper: cards 33 to 48."""

from __future__ import annotations

from cyberdeck.kernel import Asking, Effects, Option, choose
from cyberdeck.netrunner.abilities import wants
from cyberdeck.netrunner.card import Card
from cyberdeck.netrunner.conditions import icebreaker, own_turn, this_card
from cyberdeck.netrunner.credits import Gain
from cyberdeck.netrunner.damage import Damage, Kind, PreventDamage
from cyberdeck.netrunner.events import RunnerInstalled, TurnBegan
from cyberdeck.netrunner.installing import install_obstacle, runner_install
from cyberdeck.netrunner.lasting import GainSubtypes
from cyberdeck.netrunner.runs import MakeRun
from cyberdeck.netrunner.state import Reading, Until
from cyberdeck.netrunner.steps import asks
from cyberdeck.netrunner.targets import choose_card, different, ice
from cyberdeck.netrunner.text import Boost, Break, Cost, Paid, Prevents, Purpose, Text, When, define, plus, text_of
from cyberdeck.netrunner.trashing import Draw, SaveFromTrash, ShuffleDeck, Trash
from cyberdeck.netrunner.values import is_tool
from cyberdeck.netrunner.words import RD, RUNNER, Spending, Value, Zone


def first_tool_costs_less(reading: Reading, me: Card, target: int, base: int) -> int:
    return base - 1 if not reading.record.tools_installed and is_tool(reading.cards[target]) else base


def modifiable(reading: Reading) -> list[Card]:
    grip = different(reading, reading.runner.hand)
    return [card for card in grip if is_tool(card) and install_obstacle(reading, card, 3) is None]


@asks
def modded(reading: Reading, me: Card) -> Asking[Effects]:
    options = [Option("install", card, (card,)) for card in modifiable(reading)]
    card = yield from choose(RUNNER, "choose-install", options, me)
    return (yield from runner_install(reading, card, 3))


@asks
def tinkering(reading: Reading, me: Card) -> Asking[Effects]:
    chosen = yield from choose_card(reading, RUNNER, "choose-ice", ice(reading), me)
    return (GainSubtypes(chosen, text_of(me).lends, Until.TURN),)


@asks
def rabbit_hole(reading: Reading, me: Card) -> Asking[Effects]:
    """Search for another copy and install it for its cost; who cannot pay may search, too, and shuffles."""
    if not (yield from wants(reading, me)):
        return ()
    copies = [reading.cards[id] for id in reading.runner.deck if reading.cards[id].key == me.key]
    if not copies or install_obstacle(reading, copies[-1]) is not None:
        return (ShuffleDeck(RUNNER),)
    return (*(yield from runner_install(reading, copies[-1])), ShuffleDeck(RUNNER))


@asks
def pawn(reading: Reading, me: Card) -> Asking[Effects]:
    others = [reading.cards[id] for id in reading.rig if id != me.id]
    options: list[Option[int]] = [Option("no", -1), *(Option("trash", card.id, (card,)) for card in others)]
    sold = yield from choose(RUNNER, "pawn", options, me)
    return () if sold < 0 else (Trash((sold,)), Gain(3))


def for_icebreakers(reading: Reading, me: Card, purpose: Purpose) -> bool:
    return purpose.what is Spending.USE and icebreaker(reading, reading.cards[purpose.card])


def first_net_damage(reading: Reading, me: Card, damage: Damage) -> tuple[int, ...]:
    return (-1,) if damage.kind is Kind.NET and not reading.record.net_damage else ()


def installed_tools(reading: Reading, me: Card, trash: Trash) -> tuple[int, ...]:
    return tuple(id for id in trash.cards if is_tool(reading.cards[id]) and reading.cards[id].zone is Zone.RIG)


define(
    Text("kate-mac-mccaffrey", constant={Value.INSTALL_COST: first_tool_costs_less}),
    Text("diesel", can_play=lambda reading, me: bool(reading.runner.deck), on_play=(Draw(3),)),
    Text("modded", can_play=lambda reading, me: bool(modifiable(reading)), on_play=(modded,)),
    Text("the-makers-eye", on_play=(MakeRun(RD, extra=2),)),
    Text(
        "tinkering",
        can_play=lambda reading, me: bool(ice(reading)),
        on_play=(tinkering,),
        lends=("sentry", "code-gate", "barrier"),
    ),
    Text("akamatsu-mem-chip", constant={Value.MEMORY: plus(1)}),
    Text("rabbit-hole", constant={Value.LINK: plus(1)}, when=(When(RunnerInstalled, (rabbit_hole,), this_card),)),
    Text(
        "the-personal-touch",
        host=icebreaker,
        constant={Value.STRENGTH: lambda reading, me, target, base: base + (target == me.host)},
    ),
    Text("the-toolbox", constant={Value.MEMORY: plus(2), Value.LINK: plus(2)}, recurring=2, pays_for=for_icebreakers),
    Text("battering-ram", breaks=(Break(2, "barrier", 2),), boosts=(Boost(1, 1, Until.RUN),)),
    Text("gordian-blade", breaks=(Break(1, "code-gate"),), boosts=(Boost(1, 1, Until.RUN),)),
    Text("magnum-opus", paid=(Paid(Cost(clicks=1), (Gain(2),)),)),
    Text(
        "net-shield",
        prevents=(Prevents(Damage, Cost(credits=1), lambda target: (PreventDamage(1),), first_net_damage),),
    ),
    Text("pipeline", breaks=(Break(1, "sentry"),), boosts=(Boost(2, 1, Until.RUN),)),
    Text("aesops-pawnshop", when=(When(TurnBegan, (pawn,), own_turn),)),
    Text(
        "sacrificial-construct",
        prevents=(Prevents(Trash, Cost(trash=True), lambda target: (SaveFromTrash(target),), installed_tools),),
    ),
)
