"""Who is asked: what the service answers for a person, when, and what others can tell from it."""

from __future__ import annotations

import random
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from server import Seat, Server

from cyberdeck import games
from cyberdeck.kernel import Asked
from cyberdeck.service.clocks import GameClock
from cyberdeck.service.entries import Charter, Kind, Sitting, Terms
from cyberdeck.service.ledger import Ledger
from cyberdeck.service.pauses import LONGEST, USUAL, a_pause, paced
from cyberdeck.service.snapshots import put_back, taken

PEOPLE = {"corp": "person", "runner": "person"}
FACEDOWN = {
    "turn": "runner",
    "corp": {"credits": 0, "deck": "Hedge Fund, Hedge Fund, Hedge Fund"},
    "runner": {"deck": "Sure Gamble, Sure Gamble, Sure Gamble"},
    "servers": {"remote1": {"root": "PAD Campaign"}},
}
"""After each action the Corp may rez what lies there, as far as the Runner knows; it cannot pay for it."""


def opened(*sittings: Sitting, game: str = "netrunner", setup: Any = None, **terms: Any) -> Ledger:
    rules = games.find(game)
    charter = Charter("t", game, rules.version, setup or {}, 7, "salt", Terms(**terms), False, 0, sittings)
    ledger = Ledger(charter)
    for seat in range(len(sittings)):
        if ledger.awaits(seat):
            ledger.join(seat, 0)
    ledger.settle(0)
    return ledger


def facedown(*sittings: Sitting, **terms: Any) -> Ledger:
    return opened(*(sittings or (Sitting.PERSON, Sitting.PERSON)), setup={"position": FACEDOWN}, **terms)


def decided(ledger: Ledger, notation: str, now: int = 0) -> None:
    assert ledger.decision is not None
    ledger.decide([ledger.decision.seat], ledger.seq, notation, now)


def kinds(ledger: Ledger) -> list[Kind]:
    return [entry.kind for entry in ledger.written]


# where nobody is deceived


@pytest.mark.parametrize("game", ["netrunner", "deckers"])
@pytest.mark.parametrize("place", [0, 1])
def test_against_the_house_every_question_is_a_choice(game: str, place: int) -> None:
    """And nothing that was answered for the player is a decision that he takes back."""
    answered = 0
    for seed in range(12):
        answered += kinds(played(game, place, random.Random(seed))).count(Kind.OBVIOUS)
    assert answered


def played(game: str, place: int, chance: random.Random) -> Ledger:
    """A game with one person, up to so many questions."""
    sittings = [Sitting.HOUSE, Sitting.HOUSE]
    sittings[place] = Sitting.PERSON
    ledger, shown = opened(*sittings, game=game), 0
    while shown < 60 and (decision := ledger.decision) is not None:
        if decision.seat == place:
            assert len(decision.options) > 1
            shown += 1
            ledger.decide([place], ledger.seq, chance.choice(decision.notations), 0)
        else:
            ledger.decide_for_house(ledger.seq, chance.choice(decision.notations), 0)
    if ledger.result is None:
        before = [move for move in ledger.moves if move.seat == place and move.own]
        ledger.ask_back([place], 0)
        assert [move for move in ledger.moves if move.seat == place and move.own] == before[:-1]
    return ledger


def test_several_deckers_in_one_hand_are_alone() -> None:
    ledger = opened(Sitting.PERSON, Sitting.PERSON, game="deckers", together=((0, 1),))
    assert [ledger.asks(seat) for seat in (0, 1)] == [Asked.CHOICES, Asked.CHOICES]


def test_opponents_at_one_screen_are_two_people() -> None:
    """Otherwise the Runner could tell from a screen that stays his that the Corp can do nothing."""
    ledger = facedown(together=((0, 1),))
    decided(ledger, "run remote1")
    decided(ledger, "continue")
    assert ledger.decision is not None
    assert (ledger.decision.seat, ledger.decision.notations, ledger.pending) == (0, ["pass"], None)
    ledger.ask([0, 1], Asked.CHOICES, 0)
    assert ledger.decision is not None
    assert ledger.decision.seat == 1


def handed_over(ledger: Ledger, *wishes: str) -> int:
    """How often the screen changes hands in a run, if each takes the first of these that begins what he is offered."""
    decided(ledger, "run remote1")
    seats = [1]
    while ledger.game.view(0).run is not None and (decision := ledger.decision) is not None:
        seats.append(decision.seat)
        offered = (*decision.notations, *(shortcut.notation for shortcut in ledger.game.shortcuts))
        said = next(one for wish in wishes for one in offered if one.startswith(wish))
        give = ledger.decide if said in decision.notations else ledger.take_shortcut
        give([decision.seat], ledger.seq, said, 0)
    return sum(one != other for one, other in pairwise(seats))


TWO = "Neural Katana, Neural Katana"
OPEN = "Neural Katana [rezzed], Neural Katana [rezzed]"


@pytest.mark.parametrize(
    ("ice", "root", "asked", "order", "changes"),
    [
        (TWO, "", None, "pass", 4),
        (TWO, "", None, "pass-until-turn", 2),
        (TWO, "", None, "rez-as-met", 2),
        (TWO, "PAD Campaign", None, "rez-as-met", 2),
        (OPEN, "", Asked.FAIR, "pass", 6),
        (OPEN, "", None, "pass", 0),
    ],
)
def test_the_screen_is_handed_over_only_for_the_server_that_is_run_on(
    ice: str, root: str, asked: Asked | None, order: str, changes: int
) -> None:
    """And with one order for all its ice once a run, whatever the order says."""
    servers = {"remote1": {"ice": ice, "root": root or "PAD Campaign [rezzed]"}, "remote2": {"root": "Snare!"}}
    runner = {"deck": "Sure Gamble", "hand": ", ".join(["Sure Gamble"] * 7)}
    corp = {"credits": 9, "deck": "Hedge Fund"}
    position = {"turn": "runner", "corp": corp, "runner": runner, "servers": servers}
    people = (Sitting.PERSON, Sitting.PERSON)
    ledger = opened(*people, setup={"position": position}, together=((0, 1),), asked=asked)
    assert handed_over(ledger, order, "pass", "continue", "leave", "done") == changes


def test_ice_is_rezzed_as_it_is_met() -> None:
    servers = {"remote1": {"ice": "Archer, Neural Katana, Ice Wall", "root": "PAD Campaign [rezzed]"}}
    position = {**FACEDOWN, "corp": {"credits": 4, "deck": "Hedge Fund"}, "servers": servers}
    ledger = opened(Sitting.PERSON, Sitting.HOUSE, setup={"position": position}, asked=Asked.FAIR)
    ledger.decide_for_house(ledger.seq, "run remote1", 0)
    ledger.take_shortcut([0], ledger.seq, "rez-as-met remote1 9", 0)
    while ledger.decision is not None and ledger.game.view(0).run is not None:
        ledger.decide_for_house(ledger.seq, next(iter(ledger.decision.notations)), 0)
    assert [card.faceup for card in ledger.game.view(0).servers[3].ice] == [False, True, False]


# among people


def test_among_people_one_is_asked_unless_one_says_otherwise() -> None:
    ledger = facedown()
    decided(ledger, "credit")
    assert (ledger.asks(0), ledger.pending, kinds(ledger)[-1]) == (Asked.FAIR, None, Kind.FOREGONE)
    ledger.ask([0], Asked.CHOICES, 0)
    assert (ledger.asks(0), ledger.asks(1), ledger.pending) == (Asked.CHOICES, Asked.FAIR, "pass")
    ledger.answer_pending(ledger.seq, 1000)
    assert Kind.OBVIOUS in kinds(ledger)
    assert ledger.decision is not None
    assert ledger.decision.seat == 1


def test_an_outside_program_is_asked() -> None:
    assert facedown(Sitting.BOT, Sitting.HOUSE).asks(0) is Asked.FAIR


def test_a_table_with_all_windows_asks_everything() -> None:
    ledger = facedown(asked=Asked.ALL)
    decided(ledger, "credit")
    assert ledger.decision is not None
    assert (ledger.decision.seat, ledger.decision.notations) == (1, ["pass"])
    assert kinds(ledger) == [Kind.DECIDE]


def test_it_is_the_same_when_read_again() -> None:
    ledger = facedown(clock=GameClock(100, increment=10))
    ledger.ask([0], Asked.CHOICES, 0)
    decided(ledger, "credit", 1000)
    ledger.answer_pending(ledger.seq, 3000)
    again, kept = Ledger(ledger.charter), Ledger(ledger.charter)
    again.read(ledger.written)
    put_back(kept, taken(ledger))
    kept.read([])
    for twin in (again, kept):
        assert (twin.game.digest, twin.moves, twin.left) == (ledger.game.digest, ledger.moves, ledger.left)
        assert (twin.wishes, twin.seq, twin.pending) == (ledger.wishes, ledger.seq, ledger.pending)
    assert any(move.obvious for move in kept.moves)


def test_the_clock_runs_as_if_the_player_had_answered() -> None:
    """What is left is seen by all."""
    left = []
    for how in (Asked.CHOICES, Asked.FAIR):
        ledger = facedown(clock=GameClock(100, increment=10))
        ledger.ask([0], how, 0)
        decided(ledger, "credit", 1000)
        if ledger.pending:
            ledger.answer_pending(ledger.seq, 3000)
        else:
            decided(ledger, "pass", 3000)
        left.append(ledger.left)
    assert left[0] == left[1]


def test_what_was_answered_for_another_counts_as_his_decision() -> None:
    """Whether a take-back needs his consent must not tell whether he was asked."""
    asked = []
    for how in (Asked.CHOICES, Asked.FAIR):
        ledger = facedown()
        ledger.ask([0], how, 0)
        decided(ledger, "credit")
        if ledger.pending:
            ledger.answer_pending(ledger.seq, 0)
        else:
            decided(ledger, "pass")
        ledger.ask_back([1], 0)
        asked.append(ledger.asked is not None)
    assert asked == [True, True]


# when


def test_a_pause_is_one_of_the_players_own() -> None:
    pace: Any = ()
    assert {a_pause(pace, "pass", chance) for chance in range(5)} == {time * 850 // 1000 for time in USUAL}
    for spent in (400, 500, 600, LONGEST + 1):
        pace = paced(pace, "pass", spent)
    pace = paced(pace, "rez enigma", 3000)
    found = {a_pause(pace, "pass", chance) for chance in range(1000)}
    assert min(found) >= 400 * 0.85 - 1
    assert max(found) <= 600 * 1.15
    assert len(found) > 100


def test_a_pause_depends_on_nothing_hidden() -> None:
    """The same for any card that lies there, and for any hand."""
    pauses = set()
    for card in ("PAD Campaign", "Melange Mining Corp.", "Snare!", "Priority Requisition"):
        position = {**FACEDOWN, "servers": {"remote1": {"root": card}}}
        ledger = opened(Sitting.PERSON, Sitting.PERSON, setup={"position": position})
        ledger.ask([0], Asked.CHOICES, 0)
        decided(ledger, "credit")
        if ledger.pending:
            pauses.add((ledger.seq, ledger.pause))
    assert len(pauses) == 1


def test_others_see_an_ordinary_decision_after_a_while(server: Server) -> None:
    _, tokens = server.open(seats=PEOPLE, setup={"position": FACEDOWN})
    corp, runner = (server.sit_down(tokens[name]) for name in PEOPLE)
    corp.next()
    corp.say("asked", how="choices")
    assert corp.until(lambda u: u["asked"] == "choices")
    before = runner.asked()
    assert before["asked"] == "fair"
    runner.decide("credit")
    waiting = corp.until(lambda u: u["deciding"] == "corp")
    assert waiting["question"] is None
    seen = runner.until(lambda u: u["deciding"] == "corp")
    after = runner.until(lambda u: u["deciding"] == "runner")
    assert after["seq"] > seen["seq"]
    assert keys(after) == keys(seen) == keys(before)
    assert "obvious" not in "".join(runner.received)


def keys(update: dict[str, Any]) -> set[str]:
    return set(update)


def test_a_pause_goes_on_after_a_kill(tmp_path: Path) -> None:
    with Server(tmp_path / "t.sqlite") as server:
        _, tokens = server.open(seats=PEOPLE, setup={"position": FACEDOWN})
        corp, runner = (server.sit_down(tokens[name]) for name in PEOPLE)
        corp.next()
        corp.say("asked", how="choices")
        corp.until(lambda u: u["asked"] == "choices")
        runner.asked()
        runner.decide("credit")
        runner.until(lambda u: u["deciding"] == "corp")
        server.kill()
    with Server(tmp_path / "t.sqlite") as server:
        again: Seat = server.sit_down(tokens["runner"])
        assert again.until(lambda u: u["deciding"] == "runner")["question"]
