"""The rules may change: finished games are shown as they were, unfinished ones are played to their end."""

from __future__ import annotations

import json
import random
import urllib.error
from pathlib import Path
from typing import Any

import pytest
from server import LONG, Seat, Server, play_some, play_to_the_end, random_choice

NEWER = Path(__file__).parent / "with_newer_rules.py"
CREW = ["oshin-noro", "monty-quantum"]
PEOPLE = {"corp": "person", "runner": "person"}


def shown(server: Server, table: str, seats: list[str]) -> dict[str, Any]:
    """All that a finished game can be asked for, at some of its moments."""
    series = server.get(f"/api/tables/{table}/series")
    last = len(next(iter(series["measures"].values()))) - 1
    asked = [f"replay?at={at}{who}" for at in (0, 1, last // 2, last) for who in ("", *(f"&seat={s}" for s in seats))]
    found = {path: server.get(f"/api/tables/{table}/{path}") for path in asked}
    return {"journal": server.text(f"/api/tables/{table}/journal"), "series": series, **found}


def test_a_finished_game_is_shown_as_it_was_under_any_later_rules(tmp_path: Path) -> None:
    with Server(tmp_path / "t.sqlite") as server:
        table, tokens = server.open(seats={"corp": "house", "runner": "person"})
        end = play_to_the_end(server.sit_down(tokens["runner"]), random_choice(8))
        second, ours = server.open("deckers", seats=dict.fromkeys(CREW, "person"), together=[CREW])
        play_to_the_end(server.sit_down(ours[CREW[0]]), random_choice(3))
        before = shown(server, table, ["corp", "runner"]), shown(server, second, CREW)
    with Server(tmp_path / "t.sqlite", program=NEWER) as server:
        assert (shown(server, table, ["corp", "runner"]), shown(server, second, CREW)) == before
        again = server.sit_down(tokens["runner"]).next()
        assert (again["view"], again["ending"]) == (end["view"], end["ending"])
        with pytest.raises(urllib.error.HTTPError) as branch:
            server.post(f"/api/tables/{table}/branches", {"at": 1, "seats": {"corp": "house", "runner": "person"}})
        with branch.value as refused:
            assert (refused.code, json.load(refused)["error"][0]) == (409, "journal-engine")


def test_an_unfinished_game_goes_on_from_where_it_stood(tmp_path: Path) -> None:
    """The newer rules lead elsewhere from the start, so only the position that was kept can be what goes on."""
    chance = random.Random(4)
    with Server(tmp_path / "t.sqlite") as server:
        table, tokens = server.open(seats=PEOPLE)
        seats = [server.sit_down(tokens[name]) for name in PEOPLE]
        play_some(seats, 30, chance)
        stood = [standing(seat) for seat in seats]
        log = seats[0].log
    for _ in range(2):
        with Server(tmp_path / "t.sqlite", program=NEWER) as server:
            seats = [server.sit_down(tokens[name]) for name in PEOPLE]
            for seat in seats:
                seat.next()
            assert [standing(seat) for seat in seats] == stood
            assert [line for line in seats[0].log if line[0] != "log-new-rules"] == log
            assert [line[0] for line in seats[0].log].count("log-new-rules") == 1
    with Server(tmp_path / "t.sqlite", program=NEWER) as server:
        seats = [server.sit_down(tokens[name]) for name in PEOPLE]
        first = first_own(seats)
        first.say("back")
        assert first.refusal() == "back-before-rules"
        play_some(seats, 5000, chance)
        end = seats[0].last
        assert end["ending"]
        last = server.get(f"/api/tables/{table}/replay?seat=corp")
        assert (last["view"], last["ending"]) == (end["view"], end["ending"])
        assert server.get(f"/api/tables/{table}/replay?at=0")["at"] > 0
        assert len(server.text(f"/api/tables/{table}/journal").splitlines()) > last["of"]


def standing(seat: Seat) -> tuple[Any, Any]:
    """What it sees and is asked; answers of the open question that older rules took can no longer be dropped."""
    question = seat.last["question"]
    return seat.last["view"], question and {**question, "begun": 0}


def first_own(seats: list[Seat]) -> Seat:
    """Somebody who has decided something and can ask for it back."""
    for seat in seats:
        seat.next()
    return seats[0]


def test_after_a_kill_the_newer_rules_follow_as_far_as_they_can(tmp_path: Path) -> None:
    """No snapshot was kept: decisions that the newer rules do not offer are dropped, and the game goes on."""
    chance = random.Random(5)
    with Server(tmp_path / "t.sqlite") as server:
        _, tokens = server.open(seats=PEOPLE, setup=LONG)
        seats = [server.sit_down(tokens[name]) for name in PEOPLE]
        play_some(seats, 40, chance)
        number = seats[0].last["number"]
        server.kill()
    with Server(tmp_path / "t.sqlite", program=NEWER) as server:
        seats = [server.sit_down(tokens[name]) for name in PEOPLE]
        for seat in seats:
            assert seat.next()["number"] > number
        assert any(line[0] == "log-new-rules" for line in seats[0].log)
        play_some(seats, 40, chance)
        assert seats[0].last["number"] > number + 40
