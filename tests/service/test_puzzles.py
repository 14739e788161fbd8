"""Puzzles over HTTP: what is told about one, how an attempt stands, and who may not ask."""

from __future__ import annotations

import json

import httpx
import pytest
import yaml
from server import Server
from test_previews import tags

from cyberdeck.kernel import Complaint
from cyberdeck.puzzles import shelf
from cyberdeck.service.puzzling import _of_text

SEATS = {"corp": "person", "runner": "house"}


def opened(server: Server, position: object, goal: str) -> str:
    """The secret of the Corp's seat at a table from a position; the house at the other knows what is to be spoilt."""
    _, links = server.open(seats=SEATS, setup={"position": position}, goal=goal)
    return links["corp"].rpartition("/")[2]


def look(server: Server, name: str, token: str, helping: bool = False) -> httpx.Response:
    said = {"token": token, "helping": helping}
    return httpx.post(f"{server.address}/api/puzzles/{name}/look", json=said)


def test_an_attempt_is_looked_at_where_its_table_is(server: Server) -> None:
    puzzle = next(one for one in shelf().values() if one.game == "netrunner" and one.seat == "corp")
    shown = httpx.get(f"{server.address}/api/puzzles/{puzzle.name}").json()
    assert "solutions" not in json.dumps(shown)
    token = opened(server, shown["position"], shown["goal"])
    told = look(server, puzzle.name, token, helping=True).json()
    assert (told["look"], told["decision"]) == ("open", 0)
    assert told["good"] in puzzle.solutions
    other = next(one.name for one in shelf().values() if one.name != puzzle.name)
    assert look(server, other, token).json()["error"][0] == "puzzle-other"
    assert look(server, puzzle.name, "nobody").status_code == 404
    hidden = {"position": {"turn": "corp", "corp": {"hand": "Hedge Fund"}}}
    for seats, setup in ((SEATS, hidden), ({**SEATS, "runner": "person"}, {"position": shown["position"]})):
        wish = {"game": "netrunner", "seats": seats, "setup": setup, "goal": "score"}
        assert httpx.post(f"{server.address}/api/tables", json=wish).json()["error"][0] == "puzzle-other"


@pytest.mark.parametrize("text", [19_000 * "[" + 19_000 * "]", 9_000 * "{a: ", 19_000 * "- ", "corp: &a [*a]"])
def test_what_would_take_long_to_read_is_not_read(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    read = list[str]()
    monkeypatch.setattr(yaml, "safe_load", read.append)
    with pytest.raises(Complaint):
        _of_text(text, "win")
    assert not read


def test_a_new_one_is_proved_first_and_its_link_says_what_it_asks(server: Server) -> None:
    position = {"turn": "runner", "corp": {"hand": "Priority Requisition"}, "runner": {"clicks": 1}}
    wish = {"position": json.dumps(position), "goal": "steal"}
    made = httpx.post(f"{server.address}/api/puzzles", json=wish)
    assert made.status_code == 201, made.text
    assert made.json()["solutions"] == 1
    told = tags(server, f"/puzzles/{made.json()['puzzle']}")
    assert told["og:description"] == "Runner: Steal an agenda this turn."
    assert httpx.get(told["og:image"].replace(".png", ".svg")).text.startswith("<svg")
    empty = httpx.post(f"{server.address}/api/puzzles", json={**wish, "goal": "win"})
    assert empty.json()["error"][0] == "puzzle-refuted"
    bomb = "a: &a [x]\nb: [*a, *a]"
    refused = httpx.post(f"{server.address}/api/puzzles", json={**wish, "position": bomb})
    assert refused.json()["error"][0] == "puzzle-unreadable"
