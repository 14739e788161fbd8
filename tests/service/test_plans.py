"""Plans where there are days for a decision: they outlive a kill, are followed or dropped, and nobody else hears."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from server import Seat, Server
from test_shortcuts import PEOPLE, RUNNING

DAYS = {"kind": "decision", "days": 3}


def waiting(server: Server) -> tuple[dict[str, str], Seat, Seat]:
    """The Runner has taken a credit, and the Corp may rez something."""
    _, tokens = server.open(seats=PEOPLE, setup={"position": RUNNING}, clock=DAYS)
    corp, runner = (server.sit_down(tokens[name]) for name in PEOPLE)
    runner.asked()
    runner.decide("credit")
    corp.asked()
    runner.until(lambda update: update["deciding"] == "corp")
    return tokens, corp, runner


def expected(seat: Seat, *steps: str) -> dict[str, Any]:
    seat.say("expect", steps=steps)
    while (found := seat.next())["type"] != "expected":
        pass
    return found


def test_a_plan_is_followed_after_a_kill_and_only_its_seat_knows_of_it(tmp_path: Path) -> None:
    with Server(tmp_path / "t.sqlite") as server:
        tokens, corp, runner = waiting(server)
        first = expected(runner)
        assert first["foreseen"]
        assert "credit" in [option["notation"] for option in first["questions"][0]["options"]]
        assert expected(runner, "credit")["questions"], "after it, too, it is known what is asked"
        before = len(corp.received)
        runner.say("plan", steps=["credit", "run remote1"])
        assert runner.until(lambda update: update["plan"])["plan"]["message"][0] == "plan-then"
        server.kill()
    with Server(tmp_path / "t.sqlite") as server:
        corp = server.sit_down(tokens["corp"])
        for _ in ("credit", "run remote1"):
            corp.asked()
            seq = corp.last["seq"]
            corp.decide("pass")
            corp.after(seq)
        assert corp.until(lambda update: update["view"]["run"])["view"]["run"]["server"] == "remote1"
        assert not any('"plan-' in text for text in corp.received)
        assert len(corp.received) >= before
        runner = server.sit_down(tokens["runner"])
        assert runner.next()["plan"] is None, "it is done"


def test_what_was_not_expected_drops_it_and_it_can_be_taken_back(server: Server) -> None:
    _, corp, runner = waiting(server)
    runner.say("plan", steps=["credit"])
    runner.until(lambda update: update["plan"])
    runner.say("halt")
    runner.until(lambda update: not update["plan"])
    runner.say("plan", steps=["credit"])
    runner.until(lambda update: update["plan"])
    corp.decide(next(notation for notation in corp.notations() if notation.startswith("rez")))
    after = runner.until(lambda update: update["plan"] and update["plan"]["dropped"])
    while not runner.last["question"]:
        corp.asked()
        corp.decide("pass")
        runner.until(lambda update: update["question"] or update["deciding"] == "corp")
    assert runner.last["view"]["runner"]["clicks"] == after["view"]["runner"]["clicks"] == 3


def test_the_asked_the_hasty_and_the_curious_are_refused(server: Server) -> None:
    _, corp, runner = waiting(server)
    corp.say("plan", steps=["pass"])
    assert corp.refusal() == "plan-asked"
    runner.say("plan", steps=["run hq", "no such thing"])
    assert runner.refusal() in ("plan-unsure", "illegal-decision")
    runner.say("plan", steps=["pass"] * 9)
    assert runner.refusal() == "bad-request"
    tokens = server.open_table(corp="person", runner="person")
    quick = server.sit_down(tokens["runner"])
    quick.next()
    quick.say("expect")
    assert quick.refusal() == "plan-no-days"
