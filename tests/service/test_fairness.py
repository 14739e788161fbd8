"""Nobody can look into, rewind or play the game of somebody who is away."""

from __future__ import annotations

import hashlib
import json
import time
import urllib.error
from typing import Any

import pytest
from server import Seat, Server, until_closed

from cyberdeck.kernel import Journal, replay, setup_text
from cyberdeck.netrunner import RULES

PEOPLE = {"corp": "person", "runner": "person"}
OPEN_RUN = {
    "turn": "runner",
    "corp": {"deck": "Hedge Fund, Hedge Fund", "hand": "Hedge Fund, PAD Campaign"},
    "runner": {"deck": "Sure Gamble, Sure Gamble"},
}


def sit(server: Server, **wish: Any) -> tuple[dict[str, str], Seat, Seat]:
    """The tokens, Corp and Runner, who have seen each other."""
    _, tokens = server.open(**{"seats": PEOPLE, "setup": {"position": OPEN_RUN}, **wish})
    corp, runner = server.sit_down(tokens["corp"]), server.sit_down(tokens["runner"])
    for seat in (corp, runner):
        seat.until(lambda u: u["begun"] and all(player["online"] for player in u["players"]))
    return tokens, corp, runner


def go_away(seat: Seat, other: Seat) -> None:
    """Long enough to be replaced."""
    seat.close()
    other.until(lambda u: not all(player["online"] for player in u["players"]))
    time.sleep(0.4)


def told(seat: Seat, id: str) -> list[Any]:
    return [line for line in seat.log if line[0] == id]


def decide_until_told(seat: Seat, id: str) -> None:
    """Always the first offer."""
    while not told(seat, id):
        update = seat.asked()
        assert not update["ending"]
        if not told(seat, id):
            seat.decide(seat.notations()[0])
            seat.after(update["seq"])


# stand-ins


def test_a_stand_in_does_not_agree_for_the_person_whose_seat_it_is(server: Server) -> None:
    """Run, see the card, take it back unasked: not while the Corp is away."""
    tokens, corp, runner = sit(server)
    go_away(corp, runner)
    runner.say("stand-in", seat="corp")
    runner.until(lambda u: u["players"][0]["stand_in"])
    runner.decide("run hq")
    decide_until_told(runner, "event-accessed")
    number, view = runner.last["number"], runner.last["view"]
    runner.say("back")
    asked = runner.until(lambda u: u["number"] > number)
    assert asked["back"] == {"seat": "runner", "waiting": ["corp"]}
    assert asked["view"] == view
    corp = server.sit_down(tokens["corp"])
    assert corp.until(lambda u: u["back"])["back"]["waiting"] == ["corp"]
    corp.say("answer", agree=False)
    assert runner.until(lambda u: not u["back"])["view"] == view


def test_nothing_rewinds_past_the_decision_of_somebody_who_is_away(server: Server) -> None:
    tokens, corp, runner = sit(server, setup={})
    corp.decide("keep")
    runner.until(lambda u: u["question"])
    runner.decide("keep")
    for _ in range(4):
        seq = corp.until(lambda u: u["question"])["seq"]
        corp.decide(corp.notations()[0])
        corp.after(seq)
    go_away(corp, runner)
    runner.say("stand-in", seat="corp")
    decided = runner.until(lambda u: u["players"][0]["stand_in"])["number"]
    runner.say("back")
    asked = runner.until(lambda u: u["number"] > decided and u["back"])
    assert asked["back"]["waiting"] == ["corp"]
    corp = server.sit_down(tokens["corp"])
    assert corp.next()["seq"] >= seq


def test_who_has_days_for_a_decision_is_not_replaced(server: Server) -> None:
    _, corp, runner = sit(server, clock={"kind": "decision", "days": 3})
    go_away(corp, runner)
    runner.say("stand-in", seat="corp")
    assert runner.refusal() == "seat-has-days"


def test_who_never_came_is_not_replaced(server: Server) -> None:
    _, tokens = server.open(seats=PEOPLE)
    corp = server.sit_down(tokens["corp"])
    corp.next()
    time.sleep(0.4)
    corp.say("stand-in", seat="runner")
    assert corp.refusal() == "seat-awaited"


@pytest.mark.parametrize("own", [True, False])
def test_a_seat_is_taken_back_at_any_time_and_all_are_told(server: Server, own: bool) -> None:
    tokens, corp, runner = sit(server)
    if own:
        corp.say("stand-in", seat="corp")
    else:
        go_away(corp, runner)
        runner.say("stand-in", seat="corp")
    runner.until(lambda u: u["players"][0]["stand_in"])
    assert [line[0] for line in runner.log][-1] == "log-stood-in"
    if own:
        corp.say("give-back")
    else:
        corp = server.sit_down(tokens["corp"])
    for seat in (corp, runner):
        seat.until(lambda _, seat=seat: told(seat, "log-given-back"))  # type: ignore[misc]
        assert not seat.last["players"][0]["stand_in"]


# take-backs


def test_a_take_back_is_a_line_of_the_log_for_all(server: Server) -> None:
    tokens, corp, runner = sit(server)
    table = corp.last["table"]
    looker = server.watch(table)
    before = runner.asked()
    runner.decide("credit")
    runner.until(lambda u: u["seq"] > before["seq"])
    runner.say("back")
    for seat in (corp, runner, looker):
        seat.until(lambda _, seat=seat: told(seat, "log-taken-back"))  # type: ignore[misc]
        (line,) = told(seat, "log-taken-back")
        assert dict(line[1])["number"] == 1
    runner.decide("draw")
    corp.until(lambda u: u["seq"] > looker.last["seq"])
    again = server.sit_down(tokens["corp"])
    again.next()
    assert again.log == corp.log


# watching


def sees_hand(seat: Seat, side: str) -> bool:
    return any(card["id"] for card in seat.last["view"][side]["hand"])


def test_a_side_is_seen_only_by_those_who_have_its_key(server: Server) -> None:
    table, tokens = server.open(seats=PEOPLE)
    corp, runner = server.sit_down(tokens["corp"]), server.sit_down(tokens["runner"])
    for seat in (corp, runner):
        seat.say("consent")
    side = runner.until(lambda u: u["side"])["side"]
    corp.until(lambda u: u["side"] and all(player["consents"] for player in u["players"]))
    assert side not in "".join(corp.received)
    guest = server.watch(table, "runner")
    assert guest.next()["seat"] is None
    assert not sees_hand(guest, "runner")
    friend = server.sit_down(f"watch/{table}?{side.partition('?')[2]}")
    assert (friend.next()["seat"], friend.last["side"]) == ("runner", None)
    assert sees_hand(friend, "runner")
    assert not sees_hand(friend, "corp")
    runner.say("consent", on=False)
    assert friend.until(lambda u: u["seat"] is None)["whole"]
    runner.say("consent")
    assert runner.until(lambda u: u["side"] not in (None, side))
    assert friend.last["seat"] is None


def test_the_hand_of_the_house_is_seen_by_nobody(server: Server) -> None:
    """Whoever plays against the house consents alone; that opens his own side at most."""
    table, tokens = server.open(seats={"corp": "house", "runner": "person"})
    runner = server.sit_down(tokens["runner"])
    runner.say("consent")
    key = runner.until(lambda u: u["side"])["side"].rpartition("=")[2]
    for wish in ("?seat=corp", f"?seat=corp&side={key}"):
        looker = server.sit_down(f"watch/{table}{wish}")
        looker.next()
        assert not sees_hand(looker, "corp")
    runner.say("stand-in", seat="runner")
    looker.until(lambda u: u["players"][1]["stand_in"])
    assert looker.last["ending"] or looker.last["seat"] is None


# tables from a position


def test_a_laid_out_table_says_so_to_all_and_is_committed_to(server: Server) -> None:
    table, tokens = server.open(seats=PEOPLE, setup={"position": OPEN_RUN}, public=True)
    corp, looker = server.sit_down(tokens["corp"]), server.watch(table)
    assert {corp.next()["origin"], looker.next()["origin"], server.get(f"/api/tables/{table}")["origin"]} == {
        "position"
    }
    assert next(row for row in server.get("/api/tables") if row["table"] == table)["origin"] == "position"
    corp.say("resign")
    end = corp.until(lambda u: u["ending"])
    setup = Journal.parse(server.text(f"/api/tables/{table}/journal")).setup
    assert end["proof"].rpartition(":")[2] == hashlib.sha256(setup_text(setup).encode()).hexdigest()
    assert hashlib.sha256(end["proof"].encode()).hexdigest() == end["commitment"]
    plain, _ = server.open(seats=PEOPLE)
    assert server.get(f"/api/tables/{plain}")["origin"] == "beginning"


def test_fixed_chances_are_for_oneself_alone(server: Server) -> None:
    setup = {"position": {**OPEN_RUN, "coming": {"damage": [0]}}}
    for seats in (PEOPLE, {"corp": "person", "runner": "open"}):
        with pytest.raises(urllib.error.HTTPError) as bad:
            server.open(seats=seats, setup=setup)
        assert json.load(bad.value)["error"][0] == "table-script"
    alone, _ = server.open(seats=PEOPLE, setup=setup, together=[["corp", "runner"]])
    house, _ = server.open(seats={"corp": "house", "runner": "person"}, setup=setup)
    assert {server.get(f"/api/tables/{table}")["origin"] for table in (alone, house)} == {"script"}


def test_no_table_begins_in_the_middle_of_something(server: Server) -> None:
    """Only the engine can know the steps to come to be sound."""
    with pytest.raises(urllib.error.HTTPError) as bad:
        server.open(seats=PEOPLE, setup={"position": {**OPEN_RUN, "still": ["EndTurn"]}})
    assert json.load(bad.value)["error"][0] == "table-midst"


# links and mutes


def test_a_new_link_makes_the_old_ones_void(server: Server) -> None:
    tokens, corp, runner = sit(server)
    thief = server.sit_down(tokens["runner"])
    thief.next()
    runner.say("renew")
    while (renewed := runner.next())["type"] != "renewed":
        pass
    assert "4404" in until_closed(thief)
    assert "4404" in until_closed(server.sit_down(tokens["runner"]))
    again = server.sit_down(renewed["link"].rpartition("/")[2])
    assert again.next()["held"] == ["runner"]
    runner.asked()
    runner.decide("credit")
    assert corp.after(0)["seq"]


def test_muting_changes_nothing_that_others_see(server: Server) -> None:
    seen = []
    for muting in (False, True):
        _, corp, runner = sit(server)
        before = len(corp.received)
        if muting:
            runner.say("mute", seat="corp")
            runner.next()
        runner.decide("credit")
        corp.after(0)
        seen.append(
            [(update["seq"], update.get("number", update["seq"])) for update in map(json.loads, corp.received[before:])]
        )
    assert seen[0] == seen[1]


# seeds


def test_a_branch_does_not_follow_from_the_seed_that_everybody_knows(server: Server) -> None:
    """The same decisions lead elsewhere each time; the journal of a branch can be replayed all the same."""
    table, tokens = server.open(seats=PEOPLE, together=[["corp", "runner"]])
    both = server.sit_down(tokens["corp"])
    both.next()
    both.say("resign")
    public = both.until(lambda u: u["ending"])["proof"].partition(":")[0]
    assert int(public) >> 64
    hands = set()
    for _ in range(3):
        opened = server.post(
            f"/api/tables/{table}/branches", {"at": 0, "seats": PEOPLE, "together": [["corp", "runner"]]}
        )
        again = server.sit_down(opened["links"]["corp"].rpartition("/")[2])
        assert again.next()["origin"] == "branch"
        again.decide("mulligan")
        again.until(lambda u: u["seq"] > 0)
        again.decide("mulligan")
        view = again.until(lambda u: u["seq"] > 1 and u["seat"] == "corp")["view"]
        hands.add(json.dumps(sorted(card["id"] for card in view["corp"]["hand"])))
        again.say("resign")
        end = again.until(lambda u: u["ending"])
        assert hashlib.sha256(end["proof"].encode()).hexdigest() == end["commitment"]
        journal = Journal.parse(server.text(f"/api/tables/{opened['table']}/journal"))
        assert (str(journal.seed), str(journal.fresh[0][1])) == (public, end["proof"].partition(":")[0])
        assert replay(journal, RULES).digest == journal.digest
    assert len(hands) > 1
