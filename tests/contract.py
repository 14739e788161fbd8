"""The contract that every game on the kernel keeps, checked along random games. Knows no game."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
import pytest

from cyberdeck.kernel import SPECTATOR, AnyGame, Follower, IllegalDecision, Journal, Rng, encode, replay
from cyberdeck.kernel.patch import applied
from cyberdeck.kernel.shortcuts import begin
from cyberdeck.kernel.shortcuts import play as play_on
from cyberdeck.locale.texts import LANGUAGES, render

NewGame = Callable[[int], AnyGame]


def random_answer(game: AnyGame, rng: random.Random) -> int:
    assert game.decision is not None
    return rng.randrange(len(game.decision.options))


def play(game: AnyGame, rng: random.Random, *checks: Callable[[AnyGame], None], most: int = 5000) -> int:
    """A random game to its end, with `checks` at every decision; the number of decisions."""
    decisions = 0
    while game.decision is not None:
        assert decisions < most, "the game does not end"
        for check in checks:
            check(game)
        game.decide(random_answer(game, rng))
        decisions += 1
    assert game.result is not None
    return decisions


def options_are_sound(game: AnyGame) -> None:
    """Options have unique, short, printable ASCII notations, and an index that agrees."""
    decision = game.decision
    assert decision is not None
    notations = [offer.notation for offer in decision.options]
    assert notations, "a question without options"
    assert len(set(notations)) == len(notations), f"notation is not unique: {sorted(notations)}"
    assert notations == decision.notations == [decision.notation(i) for i in range(len(notations))]
    for index, offer in enumerate(decision.options):
        assert offer.index == index
        assert offer.notation.isascii()
        assert offer.notation.isprintable()
        assert offer.notation == offer.notation.strip()
    for name in (*decision.at, *(name for offer in decision.options for name in offer.at)):
        assert name.isascii(), name
        assert name.isprintable(), name
        assert not {*" +"} & {*name}, f"two names in one: {name}"
    assert all(game.why_not(decision.seat, notation) is None for notation in notations)


def illegal_answers_change_nothing(game: AnyGame) -> None:
    decision = game.decision
    assert decision is not None
    before = game.digest, decision.notations
    for answer in (len(decision.options), -1, "no such thing", ""):
        with pytest.raises(IllegalDecision):
            game.decide(answer)
    assert game.decision is not None
    assert (game.digest, game.decision.notations) == before
    assert game.why_not(decision.seat, "no such thing") is not None


def questions_change_nothing(game: AnyGame) -> None:
    """Running the pending question again leaves the position as it was."""
    twin = game.copy()
    twin._revive()
    assert encode(twin.state) == encode(game.state), "a question changed the position before its last answer"


def cancelling_drops_the_answers(game: AnyGame) -> None:
    """The question begins anew, in the position and the past in which it was put."""
    answers, decisions = game.state.answers, game.journal.decisions
    twin = game.copy()
    if not answers:
        with pytest.raises(IllegalDecision):
            twin.cancel()
        return
    twin.cancel()
    assert (twin.begun, twin.journal.decisions) == (0, decisions[: -len(answers)])
    for answer in answers:
        twin.decide(answer)
    same(game, twin)
    assert twin.journal.decisions == decisions


def same(game: AnyGame, *others: AnyGame) -> None:
    digest, views = game.digest, [game.view(seat) for seat in seats(game)]
    for other in others:
        assert other.digest == digest
        assert other.result == game.result
        assert (other.decision is None) == (game.decision is None)
        if game.decision is not None and other.decision is not None:
            assert other.decision.seat == game.decision.seat
            assert other.decision.notations == game.decision.notations
            assert other.decision.prompt == game.decision.prompt
        assert [other.view(seat) for seat in seats(game)] == views


def copies_are_the_same(game: AnyGame) -> None:
    twins = (game.copy(), game.rules.load(game.save()))
    same(game, *twins)
    journal = game.journal
    assert all(twin.journal == journal for twin in twins)


def copies_go_on_the_same(game: AnyGame) -> None:
    """A copy and a loaded game that get the same answer come to the same position, and leave the original alone."""
    before, answer = game.digest, random_answer(game, random.Random(game.state.rng))
    twins = (game.copy(), game.rules.load(game.save()))
    for twin in twins:
        twin.decide(answer)
    same(*twins)
    assert game.digest == before


def replay_is_the_same(game: AnyGame) -> None:
    again = replay(Journal.parse(str(game.journal)), game.rules)
    same(game, again)
    assert [again.log(seat) for seat in seats(game)] == [game.log(seat) for seat in seats(game)]


def seats(game: AnyGame) -> Sequence[int]:
    return (*range(len(game.seats)), SPECTATOR)


def offered(game: AnyGame) -> list[object]:
    """The options as a person gets them, with all that is foreseen of them."""
    assert game.decision is not None
    return [(offer, offer.price, offer.outcomes) for offer in game.decision.options]


class Blindness:
    """Redraw what a seat cannot know: its view, options and log must not change by a byte, nor who is asked at all."""

    def __init__(self, seed: int = 0) -> None:
        self.rng = Rng(seed)
        self.redrawn = 0

    def __call__(self, game: AnyGame) -> None:
        for seat in seats(game):
            twin = game.determinise(seat, self.rng)
            self.redrawn += encode(twin.state) != encode(game.state)
            assert encode(twin.view(seat)) == encode(game.view(seat)), f"the view of seat {seat} leaks"
            assert twin.decision is not None
            assert game.decision is not None
            assert twin.decision.seat == game.decision.seat, "who decides betrays something hidden"
            if game.decision.seat == seat:
                assert offered(twin) == offered(game), f"the options of seat {seat} leak"
                assert twin.decision.prompt == game.decision.prompt
                assert twin.shortcuts == game.shortcuts, f"the shortcuts of seat {seat} leak"
                assert twin.obvious == game.obvious, f"what is answered for seat {seat} betrays something hidden"
            if twin.begun == game.begun:
                assert twin.foregone == game.foregone, "who is asked betrays something hidden"
                assert twin.seldom == game.seldom, "who is asked at one screen betrays something hidden"
        assert game.foregone is None or not game.begun, "nobody else knows what is asked inside a question"


class Filmed:
    """The first view and the frames since, over the wire, give the view at every decision."""

    def __init__(self, game: AnyGame) -> None:
        self.followers = [Follower(game, seat) for seat in seats(game)]
        self.views = [_sent(game.view(seat)) for seat in seats(game)]
        self.looks, self.events, self._last = 0, 0, game.last

    def __call__(self, game: AnyGame) -> None:
        """To be called at every decision, and at the end."""
        if game.last is self._last:
            return
        assert game.last.before is self._last, "a decision was not looked at"
        self.looks, self._last = self.looks + 1, game.last
        for n, follower in enumerate(self.followers):
            frame = follower.frame(game, self.looks)
            self.views[n] = applied(self.views[n], _sent(frame.changes))
            assert self.views[n] == _sent(game.view(follower.seat)), f"the frames of seat {follower.seat} go astray"
            events = _sent(frame.events)
            assert all(event["kind"] for event in events)
            self.events += len(events)


def _sent(what: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(what))


def shortcuts_are_ordinary_answers(game: AnyGame) -> None:
    """What the driver plays on a copy, by hand comes to the same; before the next shortcut the driver has stopped."""
    decision, before = game.decision, len(game.journal.decisions)
    assert decision is not None
    notations = [shortcut.notation for shortcut in game.shortcuts]
    assert len(set(notations)) == len(notations), f"notation is not unique: {sorted(notations)}"
    assert not {*notations} & {*decision.notations}
    for shortcut in game.shortcuts:
        driven, by_hand = game.copy(), game.copy()
        drive(driven, shortcut.notation)
        answers = driven.journal.decisions[before:]
        assert answers, f"{shortcut.notation} does nothing"
        assert answers[0][0] == game.seats[decision.seat]
        for _, notation in answers:
            by_hand.decide(notation)
        same(driven, by_hand)
        assert all(render(shortcut.message, language) for language in LANGUAGES)


PATIENCE = 200
"""So many decisions of others are waited for."""


def drive(game: AnyGame, notation: str) -> None:
    """Play a shortcut to its end; the others say what is offered first, with which they may go round in circles."""
    running = play_on(game, begin(game, notation))
    for _ in range(PATIENCE):
        if running is None:
            return
        game.decide(0)
        running = play_on(game, running) if running.goes_on(game) else None


def everything_is_told(game: AnyGame) -> None:
    """Every prompt, option, price and log line can be read in every language."""
    assert game.decision is not None
    offers = list(game.decision.options)
    messages = [game.decision.prompt, *(offer.message for offer in offers)]
    messages += [told.message for offer in offers for told in (*offer.price, *offer.outcomes)]
    for seat in seats(game):
        messages += game.news(seat)
    for language in LANGUAGES:
        for message in messages:
            assert render(message, language)
