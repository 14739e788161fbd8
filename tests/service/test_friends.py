"""Friends: nothing is known of who has not agreed; presence and challenges for who has; blocks reach the lobby."""

from __future__ import annotations

from typing import Any

from server import Server
from test_notices import Person

FRIENDS, BLOCKS = "/api/account/friends", "/api/account/blocks"
SEEK: dict[str, Any] = {"game": "netrunner", "decks": {"corp": "jinteki", "runner": "shaper"}}


def test_friends_agree_see_each_other_and_part(server: Server) -> None:
    ann, ben = (Person(server.address, name) for name in ("Ann F", "Ben F"))
    ann.ask("PUT", f"{FRIENDS}/Nobody F", status=404)
    ann.ask("PUT", f"{FRIENDS}/Ann F", status=409)
    asked = ann.ask("PUT", f"{FRIENDS}/ben f")
    assert (asked["asking"], asked["friends"]) == (["Ben F"], [])
    assert ben.ask("GET", FRIENDS)["asked_by"] == ["Ann F"]
    both = ben.ask("PUT", f"{FRIENDS}/Ann F")["friends"]
    assert both == [{"name": "Ann F", "presence": "online", "table": ""}]
    table, tokens = server.open(seats={"corp": "house", "runner": "person"}, public=True)
    ann.ask("POST", "/api/account/games", status=204, token=tokens["runner"])
    seat = server.sit_down(tokens["runner"])
    seat.asked()
    assert ben.ask("GET", FRIENDS)["friends"] == [{"name": "Ann F", "presence": "playing", "table": table}]
    seat.close()
    assert ben.ask("DELETE", f"{FRIENDS}/Ann F")["friends"] == []
    assert ann.ask("GET", FRIENDS)["friends"] == []


def test_who_declines_or_blocks_is_not_known_to(server: Server) -> None:
    cat, dan = (Person(server.address, name) for name in ("Cat F", "Dan F"))
    before = cat.ask("PUT", f"{FRIENDS}/Dan F")
    dan.ask("DELETE", f"{FRIENDS}/Cat F")
    assert dan.ask("GET", FRIENDS)["asked_by"] == []
    assert cat.ask("GET", FRIENDS) == before
    cat.ask("DELETE", f"{FRIENDS}/Dan F")
    assert cat.ask("PUT", f"{FRIENDS}/Dan F") == before, "asking again is as vain, and looks the same"
    assert dan.ask("GET", FRIENDS)["asked_by"] == []

    dan.ask("PUT", f"{BLOCKS}/Cat F")
    assert cat.ask("GET", FRIENDS) == before
    cat.ask("POST", "/api/seeks", status=201, to="Dan F", **SEEK)
    assert [seek["to"] for seek in cat.ask("GET", "/api/seeks") if seek["name"] == "Cat F"] == ["Dan F"]
    assert not [seek for seek in dan.ask("GET", "/api/seeks") if seek["name"] == "Cat F"]
    open_seek = cat.ask("POST", "/api/seeks", status=201, **SEEK)
    assert dan.ask("POST", "/api/seeks", status=201, **SEEK)["place"] is None, "the two are not paired"
    dan.ask("POST", f"/api/seeks/{open_seek['seek']}/seat", status=404, decks=SEEK["decks"])
    dan.ask("DELETE", f"{BLOCKS}/Cat F")
    dan.ask("PUT", f"{FRIENDS}/Cat F")
    assert [friend["name"] for friend in cat.ask("GET", FRIENDS)["friends"]] == ["Dan F"]
