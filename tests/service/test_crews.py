"""Crews: who looks for others is put at one table with them, and the computer plays the seats that stay free."""

from __future__ import annotations

from pathlib import Path

import httpx
from server import Seat, Server


def crewed(server: Server, size: int, name: str) -> tuple[str, str]:
    place = server.post("/api/crews", {"game": "deckers", "size": size, "name": name})
    return place["table"], place["link"].rpartition("/")[2]


def sat(server: Server, token: str) -> Seat:
    seat = server.sit_down(token)
    seat.next()
    return seat


def test_people_find_each_other_and_the_computer_fills_up(tmp_path: Path) -> None:
    with Server(tmp_path / "t.sqlite") as server:
        two, ann = crewed(server, 2, "Ann")
        three, cat = crewed(server, 3, "Cat")
        assert two != three
        waiting, filling = sat(server, ann), sat(server, cat)
        found, bob = crewed(server, 2, "Bob")
        assert found == two
        assert waiting.until(lambda update: update["begun"])["deciding"]
        waiting.until(lambda update: {player["name"] for player in update["players"]} == {"Ann", "Bob"})
        other = sat(server, bob)
        other.say("fill")
        assert other.refusal() == "crew-full"

        filling.say("fill")
        filling.until(lambda update: [player["sitting"] for player in update["players"]].count("house") == 2)
        filling.asked()
        server.kill()
    with Server(tmp_path / "t.sqlite") as server:
        again = sat(server, cat)
        assert again.asked()["begun"]
        assert crewed(server, 3, "Dan")[0] != three, "no seat is free there"
        wrong = {"game": "netrunner", "size": 2}
        assert httpx.post(f"{server.address}/api/crews", json=wrong).json()["error"][0] == "crew-together"
