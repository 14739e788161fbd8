"""Cancel: the answers of an open question are dropped, for good, and nobody else notices."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from server import Seat, Server

from cyberdeck import games
from cyberdeck.kernel import Complaint, Journal, replay
from cyberdeck.netrunner import RULES
from cyberdeck.service.clocks import DAY, DecisionClock, GameClock
from cyberdeck.service.entries import Charter, Sitting, Terms
from cyberdeck.service.ledger import Ledger
from cyberdeck.service.snapshots import put_back, taken

PEOPLE = {"corp": "person", "runner": "person"}
INSTALLING = {
    "turn": "corp",
    "corp": {"hand": "PAD Campaign, Enigma", "deck": "Hedge Fund, Hedge Fund, Hedge Fund"},
    "runner": {"deck": "Sure Gamble, Sure Gamble"},
    "servers": {"remote1": {}},
}
BEGIN = "install pad-campaign"


def begun(corp: Seat) -> dict[str, Any]:
    """An install that has been named, and not yet placed."""
    before = corp.asked()
    corp.decide(BEGIN)
    corp.until(lambda u: u["seq"] > before["seq"])
    assert corp.last["question"]["begun"] == 1
    return before


def test_what_was_begun_is_dropped_and_nobody_is_told(server: Server) -> None:
    table, tokens = server.open(seats=PEOPLE, setup={"position": INSTALLING})
    corp, runner, watcher = (*(server.sit_down(tokens[name]) for name in PEOPLE), server.watch(table))
    before, others = begun(corp), [runner.next(), watcher.next()]
    corp.say("cancel", seq=corp.last["seq"])
    after = corp.until(lambda u: u["seq"] > before["seq"] + 1)
    assert (after["view"], after["question"]) == (before["view"], before["question"])
    assert (after["log"], after["whole"], after["question"]["begun"]) == ([], False, 0)
    for seat, told in zip((runner, watcher), others, strict=True):
        heard = seat.until(lambda u: u["seq"] == after["seq"])
        assert (heard["view"], heard["question"], heard["deciding"]) == (told["view"], None, "corp")
        assert (heard["log"], heard["whole"], heard["back"]) == ([], False, None)
    corp.decide("credit")
    for seat in (corp, runner, watcher):
        seat.until(lambda u: u["seq"] > after["seq"])
        assert [line[0] for line in seat.log].count("log-taken-back") == 0
        assert len(seat.log) == len(corp.log)


def test_there_must_be_something_to_drop(server: Server) -> None:
    _, tokens = server.open(seats=PEOPLE, setup={"position": INSTALLING})
    corp, runner = (server.sit_down(tokens[name]) for name in PEOPLE)
    before = corp.asked()
    corp.say("cancel", seq=before["seq"])
    assert corp.refusal() == "nothing-to-cancel"
    begun(corp)
    runner.until(lambda u: u["seq"] == corp.last["seq"])
    runner.say("cancel", seq=corp.last["seq"])
    assert runner.refusal() == "decision-foreign"
    corp.say("cancel", seq=before["seq"])
    assert corp.refusal() == "decision-late"


@pytest.mark.parametrize("snapshot", [2, 1000])
def test_it_survives_a_kill(tmp_path: Path, snapshot: int) -> None:
    """Before and after the drop, with a snapshot in the middle of the question and without any."""
    with Server(tmp_path / "t.sqlite", snapshot=snapshot) as server:
        _, tokens = server.open(seats=PEOPLE, setup={"position": INSTALLING})
        before = begun(server.sit_down(tokens["corp"]))
        server.kill()
    with Server(tmp_path / "t.sqlite", snapshot=snapshot) as server:
        corp = server.sit_down(tokens["corp"])
        assert corp.asked()["question"]["begun"] == 1
        corp.say("cancel", seq=corp.last["seq"])
        dropped = corp.until(lambda u: u["question"] and not u["question"]["begun"])
        assert dropped["view"] == before["view"]
        server.kill()
    with Server(tmp_path / "t.sqlite", snapshot=snapshot) as server:
        again = server.sit_down(tokens["corp"]).asked()
        assert (again["seq"], again["view"], again["question"]) == (dropped["seq"], before["view"], before["question"])


def test_the_replay_of_a_game_knows_nothing_of_it(server: Server) -> None:
    table, tokens = server.open(seats=PEOPLE, setup={"position": INSTALLING}, together=[["corp", "runner"]])
    both = server.sit_down(tokens["corp"])
    begun(both)
    both.say("cancel", seq=both.last["seq"])
    both.until(lambda u: u["question"] and not u["question"]["begun"])
    both.decide("credit")
    both.say("resign")
    both.until(lambda u: u["ending"])
    first = server.get(f"/api/tables/{table}/replay?at=0&seat=corp")
    assert first["taken"] == "credit"
    moves = Journal.parse(server.text(f"/api/tables/{table}/journal")).decisions
    assert moves[0] == ("corp", "credit")


# the ledger alone


def opened(clock: GameClock | DecisionClock | None = None, game: str = "") -> Ledger:
    setup, rules = ({}, games.find(game)) if game else ({"position": INSTALLING}, RULES)
    charter = Charter(
        "t", rules.name, rules.version, setup, 7, "salt", Terms(clock=clock), False, 0,
        (Sitting.PERSON, Sitting.PERSON),
    )  # fmt: skip
    ledger = Ledger(charter)
    for seat in (0, 1) if clock else ():
        ledger.join(seat, 0)
    ledger.settle(0)
    return ledger


def same(ledger: Ledger) -> Ledger:
    """The same table, read again from what was written."""
    twin = Ledger(ledger.charter)
    twin.read(ledger.written)
    return twin


def decided(ledger: Ledger, notation: str, now: int) -> None:
    assert ledger.decision is not None
    ledger.decide([ledger.decision.seat], ledger.seq, notation, now)


def test_answering_again_gains_no_time_again() -> None:
    """Otherwise a clock with an increment, or with days for each decision, could be filled for ever."""
    ledger = opened(GameClock(100, increment=10))
    left = ledger.left[0]
    for n in range(5):
        decided(ledger, BEGIN, n * 2000 + 1000)
        ledger.cancel([0], ledger.seq, n * 2000 + 2000)
    assert ledger.left[0] == left - 10_000 + 10_000
    assert same(ledger).left == ledger.left
    days = opened(DecisionClock(3))
    decided(days, BEGIN, DAY)
    assert days.left[0] == 3 * DAY
    days.cancel([0], days.seq, 2 * DAY)
    decided(days, BEGIN, 3 * DAY)
    days.cancel([0], days.seq, 4 * DAY - 1)
    assert days.left[0] == 1
    assert days.due == 4 * DAY
    days.time_out(4 * DAY)
    assert days.result is not None


def test_a_snapshot_keeps_what_was_begun() -> None:
    ledger = opened(GameClock(100, increment=10))
    decided(ledger, BEGIN, 1000)
    ledger.cancel([0], ledger.seq, 2000)
    decided(ledger, BEGIN, 3000)
    twin = Ledger(ledger.charter)
    put_back(twin, taken(ledger))
    twin.read([])
    twin.cancel([0], twin.seq, 4000)
    ledger.cancel([0], ledger.seq, 4000)
    assert (twin.game.digest, twin.moves, twin.left, twin.again) == (ledger.game.digest, [], ledger.left, ledger.again)


def test_take_back_after_a_drop_goes_before_the_question() -> None:
    ledger = opened()
    start = ledger.game.digest
    decided(ledger, "credit", 0)
    while ledger.decision is not None and BEGIN not in ledger.decision.notations:
        decided(ledger, "pass", 0)
    decided(ledger, BEGIN, 0)
    ledger.mark()
    ledger.cancel([0], ledger.seq, 0)
    ledger.ask_back([0, 1], 0)
    while ledger.moves:
        ledger.ask_back([0, 1], 0)
    assert ledger.game.digest == start
    assert same(ledger).game.digest == start


@pytest.mark.parametrize("game", ["deckers", "netrunner"])
def test_games_full_of_drops_are_the_same_when_read_again(game: str) -> None:
    """Both the position and the journal, which holds only what was decided in the end."""
    chance, ledger, drops = random.Random(3), opened(game=game), 0
    while drops < 5 and len(ledger.moves) < 2000 and (decision := ledger.decision) is not None:
        if ledger.droppable and chance.random() < 0.5:
            ledger.cancel([decision.seat], ledger.seq, 0)
            drops += 1
        else:
            decided(ledger, chance.choice(decision.notations), 0)
    twin = same(ledger)
    assert drops
    assert (twin.game.digest, twin.moves, twin.seq) == (ledger.game.digest, ledger.moves, ledger.seq)
    seats = ledger.seats
    moves = tuple((seats[move.seat], move.notation) for move in ledger.moves)
    journal = Journal(game, ledger.rules.version, {}, 7, moves, ledger.game.digest, ())
    assert replay(journal, ledger.rules).digest == ledger.game.digest


def test_nothing_is_dropped_that_was_there_before_a_branch() -> None:
    ledger = opened()
    decided(ledger, BEGIN, 0)
    charter = ledger.charter._replace(terms=Terms(fresh=((len(ledger.moves), "8"),)))
    branch = Ledger(charter)
    branch.read(ledger.written)
    assert (branch.game.begun, branch.droppable) == (1, 0)
    with pytest.raises(Complaint):
        branch.cancel([0], branch.seq, 0)
