"""Frames over the socket: what a seat is told bit by bit leads to what it would be shown at once."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
import told
from server import Seat, Server, play_some, until_closed

from cyberdeck.kernel import FrameSeen
from cyberdeck.service.watching import KEPT, Strip

SEATS = {
    "netrunner": {"corp": "person", "runner": "person"},
    "deckers": {"oshin-noro": "person", "monty-quantum": "person"},
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("frames") / "tables.sqlite") as running:
        yield running


def sit_down(server: Server, place: str) -> Seat:
    seat = server.sit_down(place)
    seat.next()
    return seat


def look(seat: Seat) -> dict[str, Any]:
    """What it is shown when it asks for the whole; after that, it is up to date."""
    seat.say("look")
    while not (told := seat.next())["whole"]:
        pass
    return told


@pytest.mark.parametrize("game", SEATS)
def test_frames_from_the_start_give_the_view_at_every_decision(server: Server, game: str) -> None:
    """Whoever has come just now is shown what the others have been told in frames."""
    table, tokens = server.open(game, seats=SEATS[game])
    places = [*tokens.values(), f"watch/{table}"]
    viewers, chance = [sit_down(server, place) for place in places], random.Random(5)
    for _ in range(60):
        if viewers[0].last["ending"]:
            break
        asked = next(viewer for viewer in viewers if viewer.last["question"])
        seq = asked.last["seq"]
        asked.decide(chance.choice(asked.notations()))
        for viewer, place in zip(viewers, places, strict=True):
            viewer.after(seq)
            fresh = sit_down(server, place)
            assert (viewer.last["view"], viewer.log) == (fresh.last["view"], fresh.log)
            assert viewer.last["question"] == fresh.last["question"]
            fresh.close()
    for viewer in viewers:
        assert all(json.loads(text)["type"] == "news" for text in viewer.received[1:])


def test_whoever_asks_is_shown_the_whole_again(server: Server) -> None:
    table, tokens = server.open(seats=SEATS["netrunner"])
    for place in (tokens["corp"], f"watch/{table}"):
        viewer = sit_down(server, place)
        before = viewer.last["view"]
        assert look(viewer)["view"] == before


def same_as_fresh(server: Server, seats: dict[str, Seat]) -> None:
    """What each knows is what one who comes now is shown."""
    for place, seat in seats.items():
        fresh = sit_down(server, place)
        seat.until(lambda update, fresh=fresh: update["seq"] >= fresh.last["seq"])  # type: ignore[misc]
        for name in ("seat", "view", "question", "deciding"):
            assert seat.last[name] == fresh.last[name], name
        assert seat.log == fresh.log
        fresh.close()


def test_take_backs_cancels_and_reconnections_leave_nobody_behind(server: Server) -> None:
    """Deckers: payments are answered bit by bit, and can be begun anew."""
    table, tokens = server.open("deckers", seats=SEATS["deckers"])
    places = [*tokens.values(), f"watch/{table}"]
    seats, chance = {place: sit_down(server, place) for place in places}, random.Random(2)
    done, decided = {"cancel": 0, "back": 0, "again": 0}, None
    for turn in range(90):
        asked = next((seat for seat in seats.values() if seat.last["question"]), None)
        if asked is None:
            break
        seq, begun = asked.last["seq"], asked.last["question"]["begun"]
        if begun and chance.random() < 0.5:
            asked.say("cancel", seq=seq)
            done["cancel"], decided = done["cancel"] + 1, None
        elif decided is not None and turn % 8 == 5:
            before = seats[decided]
            before.say("back")
            for other in tokens.values():
                if seats[other] is not before:
                    seats[other].until(lambda update, seq=seq: update["back"] or update["seq"] > seq)  # type: ignore[misc]
                    if seats[other].last["back"]:
                        seats[other].say("answer", agree=True)
            done["back"], decided = done["back"] + 1, None
        else:
            decided = next(place for place, seat in seats.items() if seat is asked)
            asked.decide(chance.choice(asked.notations()))
        for seat in seats.values():
            seat.after(seq)
        if turn % 15 == 7:
            place = places[turn % 3]
            seats[place].close()
            seats[place] = sit_down(server, place)
            done["again"] += 1
        if turn % 5 == 0:
            same_as_fresh(server, seats)
    same_as_fresh(server, seats)
    assert done["again"]


@pytest.mark.parametrize("game", SEATS)
def test_several_seats_in_one_hand_are_each_shown_whole(server: Server, game: str) -> None:
    """What lies between two of them is seen with the eyes of the first."""
    names = list(SEATS[game])
    table, tokens = server.open(game, seats=SEATS[game], together=[names])
    hand, chance = sit_down(server, tokens[names[0]]), random.Random(4)
    watching = sit_down(server, f"watch/{table}")
    for _ in range(40):
        if not hand.last["question"]:
            break
        before, told = hand.last, len(hand.received)
        hand.decide(chance.choice(hand.notations()))
        hand.after(before["seq"])
        now = hand.until(lambda update: update["question"] or update["ending"])
        *parting, last = map(json.loads, hand.received[told:])
        assert (last["type"] == "whole") is (now["seat"] != before["seat"])
        assert all(news["type"] == "news" and news["frames"] and "question" not in news for news in parting)
        watching.after(before["seq"])
    same_as_fresh(server, {f"watch/{table}": watching})
    assert hand.last["view"] == look(hand)["view"]


def test_lines_about_the_table_come_in_frames(server: Server) -> None:
    tokens = server.open_table(corp="person", runner="person")
    corp, runner = (sit_down(server, tokens[name]) for name in ("corp", "runner"))
    corp.say("stand-in", seat="corp")
    runner.until(lambda _: any(line[0] == "log-stood-in" for line in runner.log))
    frame = json.loads(runner.received[-1])["frames"][-1]
    assert {*frame} == {"at", "log"}


def test_who_speaks_another_protocol_is_told_so(server: Server) -> None:
    tokens = server.open_table(corp="person", runner="person")
    for query in ("", "?protocol=1", "?protocol=3"):
        old = Seat(f"{server.address.replace('http', 'ws')}/ws/{tokens['corp']}{query}")
        assert old.refusal() == "protocol-other"
        assert "4426" in until_closed(old)


def test_only_so_many_frames_are_kept_for_who_is_slow() -> None:
    strip = Strip()
    strip.add(FrameSeen(at, "corp") for at in range(KEPT))
    assert [msgspec.json.decode(frame)["at"] for frame in strip.since(KEPT - 2)] == [KEPT - 2, KEPT - 1]
    assert strip.reaches(0)
    strip.add([FrameSeen(KEPT, "corp")])
    assert not strip.reaches(0)
    assert not strip.since(strip.count)


@pytest.mark.parametrize("game", SEATS)
def test_who_wants_it_lean_is_shown_and_offered_the_same(server: Server, game: str) -> None:
    """Without what has happened and what answers cost; the latter comes when it is asked for."""
    _, tokens = server.open(game, seats=SEATS[game])
    pairs = [[sit_down(server, token), sit_down(server, f"{token}?lean=1")] for token in tokens.values()]
    pairs[1].pop(0).close()  # one seat is looked at by both kinds, the other by nobody who wants to hear all
    lean, other, chance, rest = pairs[0][1], pairs[1][0], random.Random(3), 0
    for _ in range(50):
        asked = next(seat for seat in (lean, other) if seat.last["question"])
        seq = asked.last["seq"]
        if asked is lean:
            question = pairs[0][0].after(seq - 1)["question"]
            assert lean.last["question"] == {**question, "shortcuts": [], "options": bare(question["options"])}
            other.say("price", seq=seq)
            assert other.refusal() == "decision-late"
            lean.say("price", seq=seq)
            while (priced := lean.next())["type"] != "priced":
                pass
            assert told.asked(priced["question"]) == question
            rest += question != lean.last["question"]
        asked.decide(chance.choice(asked.notations()))
        for seat in (*pairs[0], other):
            seat.after(seq)
        assert lean.last["view"] == pairs[0][0].last["view"]
    assert rest
    same_view = sit_down(server, f"{[*tokens.values()][1]}?lean=1").last
    assert (same_view["view"], same_view["log"], lean.log) == (other.last["view"], [], [])
    frames = [frame for text in (*lean.received, *other.received) for frame in json.loads(text).get("frames", ())]
    assert {key for frame in frames for key in frame} == {"at", "by", "changes"}


def bare(options: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [{**option, "price": [], "outcomes": []} for option in options]


def test_who_comes_to_a_lean_seat_hears_all_that_happens_from_then_on(server: Server) -> None:
    _, tokens = server.open(seats=SEATS["netrunner"])
    seats, chance = [sit_down(server, f"{token}?lean=1") for token in tokens.values()], random.Random(4)
    play_some(seats, 10, chance)
    full = sit_down(server, tokens["corp"])
    play_some(seats, 30, chance)
    full.after_entry(seats[0].last["number"] - 1)
    assert (full.log, full.last["view"]) == (look(full)["log"], seats[0].last["view"])
