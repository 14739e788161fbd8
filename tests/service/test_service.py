"""The service through its real process, its real database and its real sockets."""

from __future__ import annotations

import json
import random
import threading
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import leaks
import pytest
from server import Seat, Server, play_some, play_to_the_end, random_choice

from cyberdeck import games
from cyberdeck.locale import Message
from cyberdeck.locale.texts import LANGUAGES, render


def seated(server: Server, **seats: str) -> dict[str, Seat]:
    tokens = server.open_table(**seats)
    return {name: server.sit_down(token) for name, token in tokens.items()}


def await_question(*seats: Seat) -> Seat:
    """The first updates of all; the seat that is asked."""
    for seat in seats:
        seat.next()
    return next(seat for seat in seats if seat.last["question"])


def shown(update: dict[str, Any]) -> dict[str, Any]:
    """What does not depend on the connection and on who else is here."""
    return update | {"log": [], "whole": True, "players": []}


def test_a_whole_game_against_the_house(server: Server) -> None:
    seats = seated(server, corp="house", runner="person")
    end = play_to_the_end(seats["runner"], random_choice(1))
    assert end["deciding"] is None
    assert end["ending"]["winners"] in (["corp"], ["runner"])


def test_two_people_play_a_whole_game(server: Server) -> None:
    seats = seated(server, corp="person", runner="person")
    ends: dict[str, Any] = {}

    def play(name: str, seed: int) -> None:
        ends[name] = play_to_the_end(seats[name], random_choice(seed))

    players = [threading.Thread(target=play, args=(name, seed)) for seed, name in enumerate(seats)]
    for player in players:
        player.start()
    for player in players:
        player.join(120)
    assert ends["corp"]["ending"] == ends["runner"]["ending"]
    assert ends["corp"]["seq"] == ends["runner"]["seq"]


def test_late_double_foreign_and_illegal_decisions_change_nothing(server: Server) -> None:
    seats = seated(server, corp="person", runner="person")
    corp, runner = seats["corp"], seats["runner"]
    assert await_question(corp, runner) is corp
    runner.decide("keep")
    assert runner.refusal() == "decision-foreign"
    corp.decide("fly to the moon")
    assert corp.refusal() == "illegal-decision"
    corp.decide("keep", seq=corp.last["seq"] + 1)
    assert corp.refusal() == "decision-late"
    seq = corp.last["seq"]
    corp.decide("keep")
    corp.decide("keep", seq=seq)
    assert corp.refusal() == "decision-late"
    assert runner.until(lambda update: update["seq"] > seq)["seq"] == seq + 1


@pytest.mark.parametrize(
    "text",
    ["", "x", "[]", "{}", '{"type": "decide"}', '{"type": "decide", "seq": "1", "notation": 2}', "9" * 5000, "\0"],
)
def test_malformed_messages_are_refused(server: Server, text: str) -> None:
    corp = seated(server, corp="person", runner="house")["corp"]
    before = corp.next()
    corp.socket.send(text)
    assert corp.refusal() == "bad-request"
    corp.decide("keep")
    assert corp.until(lambda update: update["seq"] > before["seq"])


def test_an_unknown_link_is_closed(server: Server) -> None:
    seat = server.sit_down("nobody")
    with pytest.raises(Exception, match="4404"):
        seat.next()


@pytest.mark.parametrize(
    "wish",
    [
        b"",
        b"nonsense",
        b"{}",
        b'{"game": "whist", "seats": {}}',
        b'{"game": "netrunner", "seats": {"corp": "house", "runner": "house"}}',
        b'{"game": "netrunner", "seats": {"corp": "person"}}',
        b'{"game": "netrunner", "seats": {"corp": "person", "runner": "a cat"}}',
        b'{"game": "netrunner", "seats": {"corp": "person", "runner": "house"}, "setup": {"corp": "shaper"}}',
        b'{"game": "netrunner", "seats": {"corp": "person", "runner": "house"}, "setup": {"position": 7}}',
    ],
)
def test_a_bad_table_is_refused(server: Server, wish: bytes) -> None:
    with pytest.raises(urllib.error.HTTPError) as refused:
        urllib.request.urlopen(urllib.request.Request(f"{server.address}/api/tables", wish))
    assert refused.value.code == 400
    assert json.load(refused.value)["error"][0]


def test_small_requests(server: Server) -> None:
    assert server.get("/health")["status"] == "ok"
    assert f'content="{server.get("/health")["version"]}"' in server.text("/")
    listed = {game["name"]: game for game in server.get("/api/games")}
    assert listed["netrunner"]["seats"] == ["corp", "runner"]
    assert [choosing["key"] for choosing in listed["deckers"]["choosings"]] == ["smc", "deckers", "variants"]
    assert [listed[game]["together"] for game in ("deckers", "netrunner")] == [True, False]
    assert listed["deckers"]["first"]["seats"] == ["oshin-noro", "monty-quantum"]
    assert server.get("/api/cards/netrunner")["enigma"]["subtypes"] == ["code-gate"]
    listed = {card["code"]: card for card in server.get("/api/cards/netrunner?lang=de")}
    assert listed["01050"]["text"] == render(Message("card-sure-gamble.text"), "de")
    things = {thing["id"]: thing for thing in server.get("/api/cards/deckers?lang=ru")}
    assert things["objective-copper-404"]["goal"] == render(Message("objective-copper-404.goal"), "ru")
    assert things["smc-spider"]["stars"] == 2
    with pytest.raises(urllib.error.HTTPError, match="404"):
        server.get("/api/cards/deckers?lang=xx")
    for language in LANGUAGES:
        with urllib.request.urlopen(f"{server.address}/locale/{language}.ftl") as answer:
            assert "card-enigma = " in answer.read().decode()


def test_a_seat_comes_back_where_it_was(server: Server) -> None:
    token = server.open_table(corp="person", runner="house")["corp"]
    first = server.sit_down(token)
    first.next()
    first.decide("mulligan")
    update = first.next()
    while not update["question"]:
        update = first.next()
    first.close()
    again = server.sit_down(token)
    assert shown(again.next()) == shown(update)


def test_a_killed_server_loses_and_repeats_nothing(tmp_path: Path) -> None:
    """Killed three times over one game, at moments when both seats have just been told of a decision."""
    server = Server(tmp_path / "tables.sqlite")
    tokens = server.open_table(corp="person", runner="person")
    chance, known = random.Random(3), list[dict[str, Any]]()
    for _ in range(3):
        seats = [server.sit_down(tokens[name]) for name in ("corp", "runner")]
        for seat in seats:
            seat.next()
        assert not known or [shown(seat.last) for seat in seats] == known
        for _ in range(12):
            play_one(seats, chance)
        known = [shown(seat.last) for seat in seats]
        server.kill()
        for seat in seats:
            seat.close()
        server = Server(tmp_path / "tables.sqlite", server.port)
    server.kill()


def play_one(seats: list[Seat], chance: random.Random) -> None:
    """One random decision, and what it brings to both seats."""
    if seats[0].last["ending"]:
        return
    asked = next(seat for seat in seats if seat.last["question"])
    seq = asked.last["seq"]
    asked.decide(chance.choice(asked.notations()))
    for seat in seats:
        while seat.last["seq"] <= seq:
            seat.next()


@pytest.mark.parametrize("game", leaks.SEARCHES)
def test_no_seat_is_ever_sent_a_title_it_may_not_know(server: Server, game: str) -> None:
    """NR-6.24; benchmarks/search_leaks.py searches the large sample."""
    assert sum(leaks.search_one_game(server, seed, game) for seed in range(2)) > 50


@pytest.mark.parametrize("game", ["netrunner", "deckers"])
def test_scripted_clients_play_whole_games(server: Server, game: str) -> None:
    """Against the house, and with a person in each seat."""
    names = games.find(game).new_game({}, 0).seats
    _, tokens = server.open(game, seats={name: "person" if n == 0 else "house" for n, name in enumerate(names)})
    assert play_to_the_end(server.sit_down(tokens[names[0]]), random_choice(2))["ending"]
    _, tokens = server.open(game, seats=dict.fromkeys(names, "person"))
    seats = [server.sit_down(token) for token in tokens.values()]
    play_some(seats, 100_000, random.Random(3))
    assert all(seat.last["ending"] == seats[0].last["ending"] for seat in seats)


def test_deckers_lose_together_when_time_runs_out(server: Server) -> None:
    names = games.find("deckers").new_game({}, 0).seats
    clock = {"kind": "game", "seconds": 0.3}
    _, tokens = server.open("deckers", seats=dict.fromkeys(names, "person"), clock=clock)
    seats = [server.sit_down(token) for token in tokens.values()]
    assert seats[0].until(lambda update: update["ending"])["ending"]["winners"] == []


def test_one_hand_plays_several_deckers(server: Server) -> None:
    deckers = ["oshin-noro", "monty-quantum"]
    _, tokens = server.open(
        "deckers", seats=dict.fromkeys(deckers, "person"), together=[deckers], setup={"deckers": deckers}
    )
    assert len(set(tokens.values())) == 1
    seat = server.sit_down(tokens["oshin-noro"])
    assert play_to_the_end(seat, random_choice(1))["ending"]
    assert {told["seat"] for told in map(json.loads, seat.received) if told["type"] == "whole"} == set(deckers)
