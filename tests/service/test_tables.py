"""Sitting at a table: open seats, hot-seat, take-back, clocks, stand-ins, spectators, chat, rematch, replay, branch."""

from __future__ import annotations

import hashlib
import json
import time
import urllib.error
from typing import Any

import pytest
from server import Seat, Server, play_to_the_end, random_choice
from told import asked

from cyberdeck.kernel import Journal, replay
from cyberdeck.netrunner import RULES

PEOPLE = {"corp": "person", "runner": "person"}
OPEN_RUN = {
    "turn": "runner",
    "corp": {"deck": "Hedge Fund, Hedge Fund"},
    "runner": {"deck": "Sure Gamble, Sure Gamble"},
}


def seated(server: Server, **wish: Any) -> tuple[str, dict[str, Seat]]:
    table, tokens = server.open(**{"seats": PEOPLE, **wish})
    return table, {name: server.sit_down(token) for name, token in tokens.items()}


def refused(error: pytest.ExceptionInfo[urllib.error.HTTPError]) -> tuple[int, str]:
    return error.value.code, json.load(error.value)["error"][0]


def decide(*seats: Seat, notation: str = "") -> None:
    """One decision of whoever is asked, seen by all."""
    while not any(seat.last and seat.last["question"] for seat in seats):
        seats[0].next() if not seats[0].last else seats[-1].next()
    asked = next(seat for seat in seats if seat.last["question"])
    seq = asked.last["seq"]
    asked.decide(notation or asked.notations()[0])
    for seat in seats:
        seat.until(lambda update: update["seq"] > seq)


# open seats


def test_an_open_seat_is_joined_by_link_and_only_once(server: Server) -> None:
    table, tokens = server.open(seats={"corp": "person", "runner": "open"}, public=True, name="Ann")
    corp = server.sit_down(tokens["corp"])
    update = corp.next()
    assert (update["begun"], update["deciding"], update["question"]) == (False, None, None)
    corp.decide("keep")
    assert corp.refusal() == "table-waiting"
    listed = next(t for t in server.get("/api/tables") if t["table"] == table)
    assert [(s["seat"], s["sitting"], s["name"]) for s in listed["seats"]] == [
        ("corp", "person", "Ann"),
        ("runner", "open", ""),
    ]
    link = server.post(f"/api/tables/{table}/seats", {"seat": "runner", "name": "Bob\u0000\n  the  second"})["link"]
    runner = server.sit_down(link.rpartition("/")[2])
    assert corp.until(lambda u: u["begun"])["question"]
    assert [player["name"] for player in runner.next()["players"]] == ["Ann", "Bob the second"]
    with pytest.raises(urllib.error.HTTPError) as again:
        server.post(f"/api/tables/{table}/seats", {"seat": "runner"})
    assert refused(again) == (409, "seat-taken")
    with pytest.raises(urllib.error.HTTPError) as unknown:
        server.post(f"/api/tables/{table}/seats", {"seat": "dog"})
    assert refused(unknown) == (400, "seat-unknown")


def test_a_private_table_is_not_listed(server: Server) -> None:
    table, _ = server.open(seats=PEOPLE)
    assert table not in [listed["table"] for listed in server.get("/api/tables")]
    assert server.get(f"/api/tables/{table}")["public"] is False


def test_seats_in_one_hand_share_a_link(server: Server) -> None:
    _, tokens = server.open(seats=PEOPLE, together=[["corp", "runner"]])
    assert tokens["corp"] == tokens["runner"]
    both = server.sit_down(tokens["corp"])
    assert both.next()["held"] == ["corp", "runner"]
    assert both.last["seat"] == "corp"
    both.decide("keep")
    update = both.until(lambda u: u["seq"] == 1 and u["seat"] == "runner")
    assert update["whole"]
    both.decide("keep")
    assert play_to_the_end(both, random_choice(5))["ending"]


# take-back


def test_a_harmless_decision_is_taken_back_at_once(server: Server) -> None:
    _, seats = seated(server, setup={"position": OPEN_RUN})
    corp, runner = seats["corp"], seats["runner"]
    before = runner.asked()
    runner.decide("credit")
    runner.until(lambda u: u["seq"] > before["seq"])
    runner.say("back")
    after = runner.until(lambda u: u["whole"] and u["number"] > before["number"] + 1)
    assert (after["view"], after["question"]) == (before["view"], before["question"])
    assert after["seq"] > before["seq"]
    assert corp.until(lambda u: u["seq"] == after["seq"])["view"] == corp.last["view"]
    runner.decide("credit")
    assert runner.until(lambda u: u["seq"] > after["seq"])["ending"] is None


@pytest.mark.parametrize("agree", [True, False])
def test_what_revealed_a_card_is_taken_back_by_consent(server: Server, agree: bool) -> None:
    """NR-6: the Runner has seen the card that was drawn."""
    _, seats = seated(server, setup={"position": OPEN_RUN})
    corp, runner = seats["corp"], seats["runner"]
    before = runner.asked()
    runner.decide("draw")
    seq = runner.until(lambda u: u["seq"] > before["seq"])["seq"]
    corp.say("back")
    assert corp.refusal() == "back-nothing"
    runner.say("back")
    asked = corp.until(lambda u: u["back"])
    assert asked["back"] == {"seat": "runner", "waiting": ["corp"]}
    assert asked["seq"] == seq
    corp.say("answer", agree=agree)
    after = runner.until(lambda u: u["number"] > asked["number"] and not u["back"])
    if agree:
        assert after["view"] == before["view"]
        assert corp.until(lambda u: u["seq"] > seq)["whole"]
    else:
        assert after["seq"] == seq
    corp.say("answer", agree=True)
    assert corp.refusal() == "back-nobody-asks"


def test_a_decision_makes_the_wish_to_go_back_void(server: Server) -> None:
    _, seats = seated(server, setup={"position": OPEN_RUN})
    corp, runner = seats["corp"], seats["runner"]
    runner.asked()
    decide(runner, corp, notation="draw")
    runner.say("back")
    corp.until(lambda u: u["back"])
    decide(runner, corp, notation="credit")
    assert corp.last["back"] is None
    corp.say("answer", agree=True)
    assert corp.refusal() == "back-nobody-asks"


def test_the_house_always_agrees(server: Server) -> None:
    _, seats = seated(server, seats={"corp": "house", "runner": "person"}, setup={"position": OPEN_RUN})
    runner = seats["runner"]
    before = runner.asked()
    runner.decide("draw")
    runner.until(lambda u: u["seq"] > before["seq"])
    runner.say("back")
    assert runner.until(lambda u: u["view"] == before["view"] and u["seq"] > before["seq"])["question"]


# clocks


def test_a_clock_starts_when_all_have_come_and_ends_the_game(server: Server) -> None:
    _, tokens = server.open(seats=PEOPLE, clock={"kind": "game", "seconds": 5.0, "increment": 5.0})
    corp = server.sit_down(tokens["corp"])
    assert corp.next()["begun"] is False
    time.sleep(5.2)
    runner = server.sit_down(tokens["runner"])
    clock = corp.until(lambda u: u["begun"])["clock"]
    assert clock["running"] == "corp"
    assert 0 < clock["left"] <= 5000
    corp.decide("keep")
    left = corp.until(lambda u: u["seq"] > 0 and u["clock"]["running"] == "runner")["players"][0]["left"]
    assert 5000 < left <= 10000
    end = runner.until(lambda u: u["ending"])["ending"]
    assert end["winners"] == ["corp"]
    assert end["reason"][0] == "ended-time-out"
    runner.decide("keep")
    assert runner.refusal() == "game-over"


def test_days_for_each_decision(server: Server) -> None:
    _, seats = seated(server, clock={"kind": "decision", "days": 2})
    corp, runner = seats["corp"], seats["runner"]
    runner.next()
    left = corp.until(lambda u: u["begun"])["clock"]["left"]
    assert 2 * 24 * 3600 * 1000 - 60_000 < left <= 2 * 24 * 3600 * 1000


@pytest.mark.parametrize("clock", [{"kind": "game", "seconds": -1}, {"kind": "sand"}, {"kind": "decision"}, 7])
def test_a_bad_clock_is_refused(server: Server, clock: Any) -> None:
    with pytest.raises(urllib.error.HTTPError) as bad:
        server.open(seats=PEOPLE, clock=clock)
    assert refused(bad) == (400, "bad-request")


def test_giving_up_is_a_result(server: Server) -> None:
    _, seats = seated(server)
    seats["runner"].next()
    seats["runner"].say("resign")
    end = seats["corp"].until(lambda u: u["ending"])["ending"]
    assert (end["winners"], end["reason"][0]) == (["corp"], "ended-resigned")


# stand-ins


def test_the_house_takes_over_an_abandoned_seat_and_gives_it_back(server: Server) -> None:
    _, tokens = server.open(seats=PEOPLE)
    corp, runner = server.sit_down(tokens["corp"]), server.sit_down(tokens["runner"])
    corp.until(lambda u: all(player["online"] for player in u["players"]))
    corp.say("stand-in", seat="runner")
    assert corp.refusal() == "seat-not-abandoned"
    runner.close()
    corp.until(lambda u: not u["players"][1]["online"])
    time.sleep(0.4)
    corp.say("stand-in", seat="runner")
    corp.until(lambda u: u["players"][1]["stand_in"])
    corp.decide("keep")
    assert corp.until(lambda u: u["question"] and u["seq"] > 1)["ending"] is None
    runner = server.sit_down(tokens["runner"])
    assert corp.until(lambda u: not u["players"][1]["stand_in"])
    assert runner.next()["held"] == ["runner"]


def test_one_can_let_the_house_play_for_oneself(server: Server) -> None:
    _, seats = seated(server)
    corp, runner = seats["corp"], seats["runner"]
    runner.next()
    runner.say("stand-in", seat="runner")
    corp.asked()
    corp.decide("keep")
    corp.until(lambda u: u["seq"] > 1 and u["question"])
    runner.decide("keep")
    assert runner.refusal() in ("decision-late", "decision-foreign", "seat-stood-in")
    runner.say("give-back")
    runner.until(lambda u: not u["players"][1]["stand_in"])
    runner.say("give-back")
    assert runner.refusal() == "seat-not-stood-in"


# spectators and chat


def test_chat_is_told_to_all_but_those_who_muted_it(server: Server) -> None:
    table, seats = seated(server)
    corp, runner, looker = seats["corp"], seats["runner"], server.watch(table)
    corp.say("chat", text="hello\u0000 there\n")
    for seat in (corp, runner, looker):
        seat.until(lambda update: update["chat"])
        assert seat.chat == ["hello there"]
    runner.say("mute", seat="corp")
    runner.next()
    corp.say("chat", text="again")
    corp.until(lambda _: corp.chat == ["hello there", "again"])
    runner.say("chat", text="I hear nothing")
    runner.until(lambda _: len(runner.chat) > 1)
    assert runner.chat == ["hello there", "I hear nothing"]
    late = server.watch(table)
    late.until(lambda _: late.chat == ["hello there", "again", "I hear nothing"])
    looker.say("chat", text="me too")
    assert looker.refusal() == "spectators-look"
    for text in ("", "\n", "x" * 501):
        corp.say("chat", text=text)
        assert corp.refusal() == "bad-request"


def test_why_not(server: Server) -> None:
    _, seats = seated(server, setup={"position": OPEN_RUN})
    runner = seats["runner"]
    runner.next()
    runner.say("why", notation="score nisei-mk-ii@remote1/1")
    while (because := runner.next())["type"] != "because":
        pass
    assert because["reason"]
    runner.say("why", notation="credit")
    assert runner.next() == {"type": "because", "notation": "credit", "reason": None, "clause": ""}


def test_a_thing_is_considered(server: Server) -> None:
    """What the Corp may want with its card, and why it is not its turn; the Runner cannot name that card."""
    position = {**OPEN_RUN, "servers": {"remote1": {"root": "Nisei MK II"}}}
    _, seats = seated(server, setup={"position": position})
    said = {}
    for name, seat in seats.items():
        seat.next()
        seat.say("consider", thing="nisei-mk-ii@remote1/1")
        while (told := seat.next())["type"] != "considered":
            pass
        said[name] = told
    assert [wish["notation"] for wish in said["corp"]["withheld"]] == [
        "score nisei-mk-ii@remote1/1",
        "advance nisei-mk-ii@remote1/1",
    ]
    assert all(wish["reason"] for wish in said["corp"]["withheld"])
    assert said["runner"] == {"type": "considered", "thing": "nisei-mk-ii@remote1/1", "withheld": []}


def test_what_threatens_is_told_to_whoever_asks(server: Server) -> None:
    """DK-11: exact chances for Deckers, nothing for a game that foresees nothing."""
    _, seats = seated(server)
    assert answered(next(iter(seats.values())), "foresee")["forecast"] is None
    deckers = {"oshin-noro": {"hand": ""}, "monty-quantum": {"hand": ""}}
    position = {"smc": "mother", "deckers": deckers, "objectives": ["copper-alert", "gold-mirror-map"]}
    _, both = seated(server, game="deckers", seats=ONE_HAND, together=[list(ONE_HAND)], setup={"position": position})
    told = answered(next(iter(both.values())), "foresee", thing="monty-quantum")
    assert told["thing"] == told["forecast"]["decker"] == "monty-quantum"
    assert told["forecast"]["scouts"]["green6"] == 1.0


def test_whoever_holds_two_seats_may_glance_at_both(server: Server) -> None:
    """DK-14.11: the changes lead to the hand of the other decker; nobody may glance at a seat of somebody else."""
    hands = {"oshin-noro": {"hand": "payload"}, "monty-quantum": {"hand": "impulse"}}
    setup = {"position": {"deckers": hands}}
    _, both = seated(server, game="deckers", seats=ONE_HAND, together=[list(ONE_HAND)], setup=setup)
    glanced = answered(next(iter(both.values())), "glance", seat="monty-quantum")
    assert [["deckers", 1, "hand"], ["impulse"]] in glanced["changes"]
    _, apart = seated(server, game="deckers", seats=ONE_HAND, setup=setup)
    apart["oshin-noro"].say("glance", seat="monty-quantum")
    while (refused := apart["oshin-noro"].next())["type"] != "refused":
        pass
    assert refused["reason"][0] == "seat-unknown"


ONE_HAND = {"oshin-noro": "person", "monty-quantum": "person"}


def answered(sitting: Seat, kind: str, **more: str) -> Any:
    """What the service says to that."""
    sitting.next()
    sitting.say(kind, **more)
    while (told := sitting.next())["type"] not in ("foreseen", "glanced", "refused"):
        pass
    return told


# after the end


@pytest.fixture(scope="module")
def finished(server: Server) -> tuple[str, dict[str, str], dict[str, Any]]:
    """A table, its tokens, and the last update of the Runner."""
    table, tokens = server.open(seats={"corp": "house", "runner": "person"})
    runner = server.sit_down(tokens["runner"])
    end = play_to_the_end(runner, random_choice(8))
    return table, tokens, end | {"log": runner.log}


def test_the_seed_is_committed_before_and_proved_after(server: Server, finished: Any) -> None:
    table, _, end = finished
    assert hashlib.sha256(end["proof"].encode()).hexdigest() == end["commitment"]
    journal = server.text(f"/api/tables/{table}/journal")
    assert f"seed: {end['proof'].partition(':')[0]}\n" in journal
    assert replay(Journal.parse(journal), RULES).result


def test_a_finished_game_is_replayed_at_any_decision(server: Server, finished: Any) -> None:
    table, _, end = finished
    last = server.get(f"/api/tables/{table}/replay?seat=runner")
    assert (last["view"], last["log"], last["ending"]) == (end["view"], end["log"], end["ending"])
    first = server.get(f"/api/tables/{table}/replay?seat=corp&at=0")
    assert first["question"]["prompt"][0] == "ask-mulligan"
    assert first["taken"] in ("keep", "mulligan")
    watched = server.get(f"/api/tables/{table}/replay?at=0")
    assert (watched["question"], watched["taken"]) == (None, None)
    wrong = [("at=99999", "replay-beyond"), ("at=-1", "bad-request"), ("seat=dog", "seat-unknown")]
    for query, reason in wrong:
        for what in (f"replay?{query}", f"reel?{query}".replace("?at=", "?from=")):
            with pytest.raises(urllib.error.HTTPError) as bad:
                server.get(f"/api/tables/{table}/{what}")
            assert refused(bad) == (400, reason)


def test_a_finished_game_is_told_in_numbers(server: Server, finished: Any) -> None:
    """Each number is what the views say: credits and points are open information (NR-6)."""
    table, _, _ = finished
    measures = server.get(f"/api/tables/{table}/series")["measures"]
    last = len(measures["turn"]) - 1
    for at in (0, last // 2, last):
        view = server.get(f"/api/tables/{table}/replay?at={at}")["view"]
        assert measures["turn"][at] == view["turns"]
        for side in ("corp", "runner"):
            assert measures[f"{side}-credits"][at] == view[side]["credits"]
            assert measures[f"{side}-points"][at] == view[side]["points"]
    with pytest.raises(urllib.error.HTTPError) as beyond:
        server.get(f"/api/tables/{table}/replay?at={last + 1}")
    assert refused(beyond) == (400, "replay-beyond")


def test_a_running_game_is_replayed_by_nobody(server: Server) -> None:
    table, _ = server.open(seats=PEOPLE)
    for path in ("journal", "replay?at=0", "series"):
        with pytest.raises(urllib.error.HTTPError) as early:
            server.get(f"/api/tables/{table}/{path}")
        assert refused(early) == (409, "replay-early")
    with pytest.raises(urllib.error.HTTPError) as bad:
        server.post(f"/api/tables/{table}/branches", {"at": 0, "seats": PEOPLE})
    assert refused(bad) == (409, "replay-early")


def test_a_finished_game_is_played_on_from_any_decision(server: Server, finished: Any) -> None:
    table, _, _ = finished
    at = len(server.get(f"/api/tables/{table}/series")["measures"]["turn"]) // 2
    opened = server.post(f"/api/tables/{table}/branches", {"at": at, "seats": PEOPLE, "together": [["corp", "runner"]]})
    seat = server.sit_down(opened["links"]["corp"].rpartition("/")[2])
    update = seat.next()
    assert update["seq"] >= at
    replayed = server.get(f"/api/tables/{table}/replay?at={update['seq']}&seat={update['seat']}")
    without: dict[str, list[object]] = {"shortcuts": []}  # a replay has nobody to take them
    assert update["view"] == replayed["view"]
    assert {**update["question"], **without} == {**(asked(replayed["question"]) or {}), **without}
    assert server.get(f"/api/tables/{opened['table']}")["branch_of"] == table
    assert play_to_the_end(server.sit_down(opened["links"]["corp"].rpartition("/")[2]), random_choice(2))["ending"]


def test_a_rematch_brings_all_to_the_same_new_table(server: Server) -> None:
    table, seats = seated(server)
    corp, runner = seats["corp"], seats["runner"]
    corp.asked()
    corp.say("rematch")
    assert corp.refusal() == "rematch-early"
    corp.say("resign")
    runner.until(lambda u: u["ending"])
    links = {}
    for name, seat in seats.items():
        seat.say("rematch")
        while (told := seat.next())["type"] != "rematch":
            pass
        links[name] = told["link"].rpartition("/")[2]
    again = [server.sit_down(links[name]).next() for name in ("corp", "runner")]
    assert [update["held"] for update in again] == [["corp"], ["runner"]]
    assert again[0]["table"] == again[1]["table"] != table
    assert runner.last["rematch"] or runner.until(lambda u: u["rematch"])


def test_a_rematch_with_swapped_seats(server: Server) -> None:
    """Everybody is told who has asked; whoever comes later sits at the same table, in the other seat."""
    _, seats = seated(server, name="Ada")
    corp, runner = seats["corp"], seats["runner"]
    corp.asked()
    corp.say("resign")
    runner.until(lambda u: u["ending"])
    links = {}
    for name, said in (("runner", {"swap": True}), ("corp", {})):
        seats[name].say("rematch", **said)
        while (told := seats[name].next())["type"] != "rematch":
            pass
        links[name] = told["link"].rpartition("/")[2]
    asked = {"seat": "runner", "swapped": True}
    assert corp.last["rematch"] == asked or corp.until(lambda u: u["rematch"])["rematch"] == asked
    again = [server.sit_down(links[name]).next() for name in ("corp", "runner")]
    assert [update["held"] for update in again] == [["runner"], ["corp"]]
    assert again[0]["table"] == again[1]["table"]
    assert {player["name"] for player in again[0]["about"]["players"]} == {"Ada"}


def test_after_the_house_comes_the_other_seat(server: Server) -> None:
    """Against the house a swap takes the house's seat."""
    token = server.open_table(corp="house", runner="person")["runner"]
    seat = server.sit_down(token)
    seat.asked()
    seat.say("resign")
    seat.until(lambda u: u["ending"])
    seat.say("rematch", swap=True)
    while (told := seat.next())["type"] != "rematch":
        pass
    update = server.sit_down(told["link"].rpartition("/")[2]).next()
    assert update["held"] == ["corp"]
    assert {p["seat"]: p["sitting"] for p in update["about"]["players"]} == {"corp": "person", "runner": "house"}
