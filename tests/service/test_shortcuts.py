"""Shortcuts over the wire: the service gives the answers, one by one, and stops where something else comes up."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from server import Seat, Server

PEOPLE = {"corp": "person", "runner": "person"}
RUNNING: dict[str, Any] = {
    "turn": "runner",
    "corp": {"deck": "Hedge Fund, Hedge Fund, Hedge Fund", "hand": "Hedge Fund", "credits": 9},
    "runner": {"deck": "Sure Gamble, Sure Gamble", "rig": "Corroder", "credits": 9},
    "servers": {"hq": {"ice": "Ice Wall [rezzed]"}, "remote1": {"root": "PAD Campaign"}},
}


def seated(server: Server, position: dict[str, Any]) -> tuple[Seat, Seat]:
    _, tokens = server.open(seats=PEOPLE, setup={"position": position})
    corp, runner = (server.sit_down(tokens[name]) for name in PEOPLE)
    runner.asked()
    corp.next()
    return corp, runner


def named(seat: Seat) -> dict[str, Any]:
    return {found["notation"]: found for found in seat.last["question"]["shortcuts"]}


def take(seat: Seat, notation: str) -> int:
    """Send it; the number of the question that it answers."""
    seq = int(seat.last["seq"])
    seat.say("shortcut", seq=seq, notation=notation)
    return seq


def pass_on(corp: Seat, seq: int) -> int:
    """The Corp passes the window that it is asked about after that entry."""
    update = corp.until(lambda u: u["seq"] > seq and u["question"])
    corp.decide("pass")
    return int(update["seq"])


def test_it_goes_on_when_its_seat_is_asked_again(server: Server) -> None:
    """Four clicks for credits: between them the Corp could rez, so it is asked; the Runner is not."""
    corp, runner = seated(server, RUNNING)
    assert [charge["amount"] for charge in named(runner)["repeat-credit 4"]["price"]] == [4]
    seq = take(runner, "repeat-credit 4")
    for _ in range(3):
        seq = pass_on(corp, seq)
        assert runner.until(lambda u: u["running"])["running"][0] == "shortcut-repeat-credit"
        assert corp.last["running"] is None, "nobody else is told"
    after = runner.until(lambda u: not u["running"])
    assert after["view"]["runner"]["credits"] == 13
    assert after["view"]["runner"]["clicks"] == 0


def test_it_stops_when_something_happens(server: Server) -> None:
    corp, runner = seated(server, RUNNING)
    seq = take(runner, "repeat-credit 4")
    corp.until(lambda u: u["seq"] > seq and u["question"])
    rez = next(notation for notation in corp.notations() if notation.startswith("rez"))
    corp.decide(rez)
    after = runner.until(lambda u: not u["running"] and u["seq"] > seq + 1)
    assert after["view"]["runner"]["clicks"] == 3


def test_breaking_is_one_message(server: Server) -> None:
    corp, runner = seated(server, RUNNING)
    seq = take(runner, "run-and-let-be hq")
    runner.say("halt")
    update = runner.until(lambda u: u["seq"] > seq and (u["question"] or u["deciding"] == "corp"))
    while "break-all corroder" not in named(runner) if runner.last["question"] else True:
        if update["deciding"] == "corp":
            seq = pass_on(corp, int(update["seq"]) - 1)
        else:
            runner.decide(runner.notations()[0])
            seq = int(update["seq"])
        update = runner.after(seq)
    before = update["view"]["runner"]["credits"]
    price = {charge["what"]: charge["amount"] for charge in named(runner)["break-all corroder"]["price"]}
    take(runner, "break-all corroder")
    after = runner.until(lambda u: u["number"] >= update["number"] + 2)
    assert before - after["view"]["runner"]["credits"] == price["credit"]


def test_what_is_late_foreign_or_unknown_is_refused(server: Server) -> None:
    corp, runner = seated(server, RUNNING)
    corp.say("shortcut", seq=runner.last["seq"], notation="repeat-credit 4")
    assert corp.refusal() == "decision-foreign"
    runner.say("shortcut", seq=runner.last["seq"] + 1, notation="repeat-credit 4")
    assert runner.refusal() == "decision-late"
    runner.say("shortcut", seq=runner.last["seq"], notation="repeat-credit 5")
    assert runner.refusal() == "illegal-decision"
    runner.say("shortcut", seq=runner.last["seq"], notation="repeat-credit 4", steps=["credit"])
    assert runner.refusal() == "bad-request"


def test_a_crash_at_worst_stops_it(tmp_path: Path) -> None:
    with Server(tmp_path / "t.sqlite") as server:
        _, tokens = server.open(seats=PEOPLE, setup={"position": RUNNING})
        corp, runner = (server.sit_down(tokens[name]) for name in PEOPLE)
        runner.asked()
        seq = take(runner, "repeat-credit 4")
        corp.until(lambda u: u["seq"] > seq and u["question"])
        server.kill()
    with Server(tmp_path / "t.sqlite") as server:
        corp, runner = (server.sit_down(tokens[name]) for name in PEOPLE)
        assert runner.next()["running"] is None
        pass_on(corp, seq)
        after = runner.until(lambda u: u["question"])
        assert after["view"]["runner"]["clicks"] == 3
        assert "repeat-credit 3" in named(runner)
