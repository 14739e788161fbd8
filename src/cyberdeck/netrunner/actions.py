"""The actions of both sides: what may be done with a click, and why not (NR-13, NR-18)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from cyberdeck.kernel import Asking, Do, Effects, Option, Reason, Settle, by, choose, frozen, message
from cyberdeck.netrunner.abilities import NO_SUCH_CARD, paid_options
from cyberdeck.netrunner.card import Card
from cyberdeck.netrunner.counters import Purge
from cyberdeck.netrunner.credits import Gain, SpendClicks, affords, available, payment
from cyberdeck.netrunner.damage import LoseTags
from cyberdeck.netrunner.events import Played
from cyberdeck.netrunner.installing import corp_install, install_obstacle, runner_install
from cyberdeck.netrunner.moving import move, trash
from cyberdeck.netrunner.rezzing import Advance
from cyberdeck.netrunner.runs import MakeRun
from cyberdeck.netrunner.state import Reading, State
from cyberdeck.netrunner.steps import Deed, Effect, Question
from cyberdeck.netrunner.targets import different
from cyberdeck.netrunner.text import Purpose, text_of
from cyberdeck.netrunner.trashing import Draw, Trash
from cyberdeck.netrunner.values import advanceable, play_cost
from cyberdeck.netrunner.words import CORP, RUNNER, Server, Side, Spending, Type, Zone

PLAY_CREDITS: Final = tuple(Reason(message("why-play-credits"), clause) for clause in ("NR-13.4", "NR-18.4"))
PLAY_CONDITION: Final = Reason(message("why-play-condition"), "NR-39.9")
NOT_TAGGED: Final = Reason(message("why-not-tagged"), "NR-13.6")
NO_TAG: Final = Reason(message("why-no-tag"), "NR-18.5")
TAG_CREDITS: Final = Reason(message("why-two-credits"), "NR-18.5")
RESOURCE_CREDITS: Final = Reason(message("why-two-credits"), "NR-13.6")
ONE_CREDIT: Final = Reason(message("why-one-credit"), "NR-13.5")
THREE_CLICKS: Final = Reason(message("why-three-clicks"), "NR-13.7")
NO_STACK: Final = Reason(message("why-no-stack"), "NR-37.5")
NEVER_INSTALLED: Final = Reason(message("why-never-installed"), "NR-7.11")
NOT_ADVANCEABLE: Final = Reason(message("why-not-advanceable"), "NR-17.2")
NOT_RESOURCE: Final = Reason(message("why-not-resource"), "NR-13.6")
TAG_COST: Final = 2
RESOURCE_COST: Final = 2
ADVANCE_COST: Final = 1
PURGE_CLICKS: Final = 3
PLAYED: Final = (Type.EVENT, Type.OPERATION)


@frozen
class Act(Question):
    """One action of the player whose turn it is; the window after it follows on the stack."""

    def resolve(self, reading: Reading, source: int) -> Asking[Effects]:
        side = reading.turn
        options = corp_actions(reading) if side is CORP else runner_actions(reading)
        deed = yield from choose(side, "action", options, reading.players[side].clicks)
        return (*(yield from deed.steps(reading)), Settle())


# both sides


class Play(NamedTuple):
    """Operation or event: pay, put it into the play area, resolve, trash (NR-13.10, NR-18.8)."""

    card: int

    def steps(self, reading: Reading) -> Asking[Effects]:
        card = reading.cards[self.card]
        paid = yield from payment(reading, card.owner, play_cost(reading, card), Purpose(Spending.PLAY, card.id))
        text = by(card.id, PutInPlay(), *text_of(card).on_play, TrashPlayed())
        return (SpendClicks(card.owner), *paid, *text)


@frozen
class PutInPlay(Effect):
    def resolve(self, state: State, source: int) -> Effects:
        card = move(state, source, Zone.PLAY, faceup=True)
        state.emit(Played(card.owner, card))
        return ()


@frozen
class TrashPlayed(Effect):
    def resolve(self, state: State, source: int) -> Effects:
        if state.cards[source].zone is Zone.PLAY:
            trash(state, source)
        return ()


def play_obstacle(reading: Reading, card: Card) -> Reason | None:
    """Why a card of the hand cannot be played."""
    if card.type not in PLAYED:
        return NO_SUCH_CARD
    if not affords(reading, card.owner, play_cost(reading, card), Spending.PLAY, card):
        return PLAY_CREDITS[card.owner]
    return None if text_of(card).can_play(reading, card) else PLAY_CONDITION


def installed_obstacle(reading: Reading, card: Card) -> Reason | None:
    """Why a card of the hand cannot be installed; the Corp can make room and pay for all of its own (NR-15.4)."""
    if card.type in PLAYED:
        return NEVER_INSTALLED
    return None if card.owner is CORP else install_obstacle(reading, card)


def draw_obstacle(reading: Reading, side: Side) -> Reason | None:
    return NO_STACK if side is RUNNER and not reading.runner.deck else None


def from_hand(reading: Reading, side: Side) -> Iterator[Option[Deed]]:
    install = InstallInServer if side is CORP else InstallInRig
    for card in different(reading, reading.players[side].hand):
        if card.type in PLAYED:
            if play_obstacle(reading, card) is None:
                yield Option("play", Play(card.id), (card,))
        elif installed_obstacle(reading, card) is None:
            yield Option("install", install(card.id), (card,))


# the Corporation


class InstallInServer(NamedTuple):
    card: int

    def steps(self, reading: Reading) -> Asking[Effects]:
        return (SpendClicks(CORP), *(yield from corp_install(reading, reading.cards[self.card])))


_CORP_DRAW: Final = Option("draw", Do((SpendClicks(CORP), Draw(1, CORP))))
_CORP_CREDIT: Final = Option("credit", Do((SpendClicks(CORP), Gain(1, CORP))))
_PURGE: Final = Option("purge", Do((SpendClicks(CORP, PURGE_CLICKS), Purge())))


def corp_actions(reading: Reading) -> list[Option[Deed]]:
    cards = reading.cards
    options: list[Option[Deed]] = [_CORP_DRAW, _CORP_CREDIT, *from_hand(reading, CORP)]
    for column in reading.servers.values():
        for id in (*column.ice, *column.root):
            if advance_obstacle(reading, cards[id]) is None:
                options.append(Option("advance", AdvanceCard(id), (cards[id],)))
    for id in reading.rig if reading.runner.tags else ():
        if resource_obstacle(reading, cards[id]) is None:
            options.append(Option("trash", TrashResource(id), (cards[id],)))
    if purge_obstacle(reading) is None:
        options.append(_PURGE)
    return options + paid_options(reading, CORP, with_clicks=True)


def advance_obstacle(reading: Reading, card: Card) -> Reason | None:
    if not advanceable(card) or not card.installed:
        return NOT_ADVANCEABLE
    return None if reading.corp.credits >= ADVANCE_COST else ONE_CREDIT


def resource_obstacle(reading: Reading, card: Card) -> Reason | None:
    """Why the Corp cannot trash a card of the rig."""
    if not reading.runner.tags:
        return NOT_TAGGED
    if card.type is not Type.RESOURCE or card.zone is not Zone.RIG:
        return NOT_RESOURCE
    return None if reading.corp.credits >= RESOURCE_COST else RESOURCE_CREDITS


def purge_obstacle(reading: Reading) -> Reason | None:
    return None if reading.corp.clicks >= PURGE_CLICKS else THREE_CLICKS


class AdvanceCard(NamedTuple):
    card: int

    def steps(self, reading: Reading) -> Asking[Effects]:
        paid = yield from payment(reading, CORP, ADVANCE_COST, Purpose(Spending.ADVANCE, self.card))
        return (SpendClicks(CORP), *paid, Advance(self.card))


class TrashResource(NamedTuple):
    card: int

    def steps(self, reading: Reading) -> Asking[Effects]:
        paid = yield from payment(reading, CORP, RESOURCE_COST, Purpose(Spending.TRASH_RESOURCE, self.card))
        return (SpendClicks(CORP), *paid, Trash((self.card,)))


# the Runner


class InstallInRig(NamedTuple):
    card: int

    def steps(self, reading: Reading) -> Asking[Effects]:
        return (SpendClicks(RUNNER), *(yield from runner_install(reading, reading.cards[self.card])))


class RemoveTag(NamedTuple):
    def steps(self, reading: Reading) -> Asking[Effects]:
        paid = yield from payment(reading, RUNNER, TAG_COST, Purpose(Spending.REMOVE_TAG))
        return (SpendClicks(RUNNER), *paid, LoseTags())


_RUNNER_DRAW: Final = Option("draw", Do((SpendClicks(RUNNER), Draw(1, RUNNER))))
_RUNNER_CREDIT: Final = Option("credit", Do((SpendClicks(RUNNER), Gain(1, RUNNER))))


def runner_actions(reading: Reading) -> list[Option[Deed]]:
    options: list[Option[Deed]] = [] if draw_obstacle(reading, RUNNER) else [_RUNNER_DRAW]
    options += [_RUNNER_CREDIT, *from_hand(reading, RUNNER)]
    options += [Option("run", _run(server), (Server(server),)) for server in reading.servers]
    if tag_obstacle(reading) is None:
        options.append(Option("remove-tag", RemoveTag()))
    return options + paid_options(reading, RUNNER, with_clicks=True)


def tag_obstacle(reading: Reading) -> Reason | None:
    """Why the Runner cannot remove a tag."""
    if not reading.runner.tags:
        return NO_TAG
    return None if available(reading, RUNNER, Purpose(Spending.REMOVE_TAG)) >= TAG_COST else TAG_CREDITS


def _run(server: int) -> Do:
    return Do((SpendClicks(RUNNER), MakeRun(server)))
