"""Damage and flatline, tags, bad publicity (NR-35, NR-36)."""

from __future__ import annotations

from dataclasses import replace
from enum import Enum

from cyberdeck.kernel import About, Effects, Message, Result, amend_about, frozen, plain
from cyberdeck.netrunner.events import Damaged, Flatlined, Prevented, Tagged, TookBadPublicity, Untagged
from cyberdeck.netrunner.moving import trash
from cyberdeck.netrunner.state import State
from cyberdeck.netrunner.steps import Effect
from cyberdeck.netrunner.words import CORP, Word

MESSAGE_IDS = ("damage-*",)


@plain
class Kind(Enum):
    NET = "net"
    MEAT = "meat"
    BRAIN = "brain"


@frozen
class Damage(Effect):
    """One instance of damage, after prevention: compared as a whole with the grip (NR-36.12)."""

    kind: Kind
    points: int

    def resolve(self, state: State, source: int) -> Effects:
        runner = state.runner
        state.emit(Damaged(self.points, Word("damage", self.kind.value), state.cause(source)))
        if self.kind is Kind.NET:
            state.record = state.record._replace(net_damage=True)
        if self.kind is Kind.BRAIN:
            runner.brain += self.points
        if self.points > len(runner.hand):
            return (Flatline(),)
        for _ in range(self.points):
            trash(state, state.pick("damage", runner.hand, lambda id: state.cards[id].key), source)
        return ()


def damage(kind: Kind, points: int) -> About:
    return About(Damage(kind, points))


def net(points: int) -> About:
    return damage(Kind.NET, points)


def brain(points: int) -> About:
    return damage(Kind.BRAIN, points)


def meat(points: int) -> About:
    return damage(Kind.MEAT, points)


@frozen
class PreventDamage(Effect):
    """So many points less of the damage about to be done (NR-42.5)."""

    points: int

    def resolve(self, state: State, source: int) -> Effects:
        def less(done: Damage) -> Damage | None:
            about = Word("about", f"{done.kind.value}-damage")
            me = state.cards[source]
            state.emit(Prevented(me.controller, about, min(self.points, done.points), me))
            if done.kind is Kind.NET:
                state.record = state.record._replace(net_damage=True)
            return replace(done, points=done.points - self.points) if done.points > self.points else None

        amend_about(state, Damage, less)
        return ()


@frozen
class Flatline(Effect):
    def resolve(self, state: State, source: int) -> Effects:
        state.emit(Flatlined())
        state.result = Result((CORP,), Message("won-by-flatline"))
        return ()


@frozen
class GiveTags(Effect):
    """After avoiding; the tags given at once are avoided singly."""

    tags: int

    def resolve(self, state: State, source: int) -> Effects:
        state.runner.tags += self.tags
        state.emit(Tagged(self.tags, state.cause(source)))
        return ()


def tag(tags: int = 1) -> About:
    return About(GiveTags(tags))


@frozen
class LoseTags(Effect):
    tags: int = 1

    def resolve(self, state: State, source: int) -> Effects:
        lost = min(self.tags, state.runner.tags)
        state.runner.tags -= lost
        state.emit(Untagged(lost, state.cause(source)))
        return ()


@frozen
class AvoidTag(Effect):
    """One of the tags about to be given is not received."""

    def resolve(self, state: State, source: int) -> Effects:
        amend_about(state, GiveTags, lambda given: replace(given, tags=given.tags - 1) if given.tags > 1 else None)
        me = state.cards[source]
        state.emit(Prevented(me.controller, Word("about", "tags"), 1, me))
        return ()


@frozen
class TakeBadPublicity(Effect):
    points: int = 1

    def resolve(self, state: State, source: int) -> Effects:
        state.corp.bad_publicity += self.points
        state.emit(TookBadPublicity(self.points, state.cause(source)))
        return ()
