"""What a link shows before it is opened: tags and pictures, of what a spectator may know."""

from __future__ import annotations

import html
import json
import random
import re
import xml.etree.ElementTree as ET
from typing import Any

import httpx
import pytest
from server import Seat, Server, play_some

from cyberdeck.netrunner.decklinks import link_of
from cyberdeck.netrunner.decks import starter_deck

PEOPLE = {"corp": "person", "runner": "person"}


def tags(server: Server, path: str, language: str = "en") -> dict[str, str]:
    """The tags of a page by their names."""
    answer = httpx.get(server.address + path, headers={"Accept-Language": language})
    assert answer.status_code == 200
    found = re.findall(r'<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)">', answer.text)
    return {name: html.unescape(value) for name, value in found}


def picture(server: Server, address: str) -> httpx.Response:
    answer = httpx.get(address)
    assert answer.status_code == 200, answer.text
    assert address.startswith(server.address)
    return answer


def sent_along(server: Server, path: str) -> dict[str, Any]:
    """What the page need not ask for, by its address."""
    text = httpx.get(server.address + path, headers={"Accept-Language": "de"}).text
    found = re.search(r'<script type="application/json" id="along">([^<]*)</script>', text)
    return {} if found is None else json.loads(found.group(1))


def begun(server: Server) -> tuple[str, list[Seat]]:
    table, links = server.open(seats=PEOPLE)
    seats = [server.sit_down(links[name]) for name in PEOPLE]
    play_some(seats, 12, random.Random(3))
    return table, seats


def test_a_table_that_is_being_played(server: Server) -> None:
    table, seats = begun(server)
    for path in (f"/watch/{table}", f"/table/{table}"):
        told = tags(server, path)
        assert told["og:title"] == "Netrunner: Corp – Runner"
        assert told["og:description"] == "Being played just now: look on."
        assert not sent_along(server, path)
    answer = picture(server, told["og:image"])
    assert answer.content.startswith(b"\x89PNG")
    assert answer.headers["content-type"] == told["og:image:type"] == "image/png"
    assert answer.headers["cross-origin-resource-policy"] == "cross-origin"
    svg = picture(server, f"{server.address}/api/tables/{table}/picture.svg").text
    drawn = {id for element in ET.fromstring(svg).iter() if (id := element.get("id", "")).startswith("art-")}
    hands = {card["id"] for seat in seats for side in PEOPLE for card in seat.last["view"][side]["hand"]}
    assert hands
    assert not {f"art-{id}" for id in hands} & drawn - _open(seats[0])
    for seat in seats:
        seat.close()


def _open(seat: Seat) -> set[str]:
    """What lies open on the table anyway."""
    return {
        f"art-{id}" for id in re.findall(r"'id': '([^']+)', 'handle': [^,]+, 'faceup': True", str(seat.last["view"]))
    }


def test_a_game_that_is_over(server: Server) -> None:
    table, seats = begun(server)
    seats[0].say("resign")
    seats[1].until(lambda update: update["ending"])
    told = tags(server, f"/replay/{table}", "de")
    assert told["og:title"].startswith("Netrunner: ")
    along = sent_along(server, f"/replay/{table}?at=3&seat=corp")
    film = f"/api/tables/{table}"
    assert {f"{film}/reel?from=3&seat=corp", f"{film}/series", "/locale/de/netrunner.ftl"} < along.keys()
    for address, sent in along.items():
        asked = httpx.get(server.address + address)
        assert sent == (asked.text if isinstance(sent, str) else asked.json()), address
    assert not any("/reel" in address for address in sent_along(server, f"/replay/{table}?at=9999"))
    ended = picture(server, f"{server.address}/api/tables/{table}/picture.svg?lang=de").text
    assert "gewinnt" in ended
    assert told["og:image"].endswith("lang=de")
    for at in (0, 5):
        ET.fromstring(picture(server, f"{server.address}/api/tables/{table}/picture.svg?at={at}").text)
    open_table, own = (
        picture(server, f"{server.address}/api/tables/{table}/picture.svg?at=0{seat}").text
        for seat in ("", "&seat=corp")
    )
    hand = {f"art-{card['id']}" for card in seats[0].last["view"]["corp"]["hand"]}
    assert not [id for id in hand if f'"{id}"' in open_table]
    assert [id for id in hand if f'"{id}"' in own]
    assert httpx.get(f"{server.address}/api/tables/{table}/picture.svg?at=9999").status_code == 400
    for seat in seats:
        seat.close()


def test_a_deck(server: Server) -> None:
    link = link_of(starter_deck("nbn"), 'Tags & "more" <b>')
    told = tags(server, link, "pl,en;q=0.5")
    assert told["og:title"] == 'Tags & "more" <b>'
    assert "NBN" in told["og:description"]
    assert picture(server, told["og:image"]).content.startswith(b"\x89PNG")
    assert "og:image" not in tags(server, "/decks")
    assert "og:image" not in tags(server, "/decks?list=1broken")


def test_a_position_is_drawn_as_a_seat_sees_it(server: Server) -> None:
    """What it holds in its hand; nobody else sees that."""
    asked = {"position": json.dumps({"runner": {"hand": "Diesel"}}), "lang": "de"}
    own, others = (
        httpx.get(f"{server.address}/api/games/netrunner/pictures/position.svg", params={**asked, "seat": seat})
        for seat in ("runner", "corp")
    )
    assert own.status_code == others.status_code == 200
    assert "art-diesel" in own.text
    assert "art-diesel" not in others.text


def test_a_secret_link_shows_nothing_of_its_table(server: Server) -> None:
    _, links = server.open(seats=PEOPLE)
    told = tags(server, f"/t/{links['corp']}")
    assert told["og:title"] == "Cyberdeck"
    assert "og:image" not in told


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/api/tables/nothing/picture.svg", 404),
        ("/api/tables/nothing/picture.gif", 404),
        ("/api/games/netrunner/pictures/deck.svg?list=1x", 400),
        ("/api/games/netrunner/pictures/nothing.svg", 404),
        ("/api/games/deckers/pictures/deck.svg", 404),
        ("/api/games/deckers/pictures/position.svg?position=[", 400),
        ("/api/games/netrunner/pictures/position.svg?position=[1]", 400),
        (f"/api/games/netrunner/pictures/position.svg?position={'[' * 4001}", 413),
        ('/api/games/netrunner/pictures/position.svg?position={"still":[[]]}', 400),
        ('/api/games/deckers/pictures/position.svg?position={"layout":{"blue":["a",0]}}', 400),
        ('/api/games/deckers/pictures/position.svg?position={"spaces":{"blue1":"999999999 black"}}', 400),
        ("/api/games/nothing/pictures/position.svg?position={}", 404),
    ],
)
def test_what_has_no_picture(server: Server, path: str, status: int) -> None:
    assert httpx.get(server.address + path).status_code == status


def test_a_page_of_a_number_that_nobody_counts_to(server: Server) -> None:
    table, tokens = server.open(seats={"corp": "house", "runner": "person"})
    runner = server.sit_down(tokens["runner"])
    runner.asked()
    runner.say("resign")
    runner.until(lambda update: update["ending"])
    assert httpx.get(f"{server.address}/replay/{table}?at={'9' * 5000}").status_code == 200


def test_only_what_is_made_for_it_may_be_framed(server: Server) -> None:
    for path in ("/", "/replay/x", "/watch/x", "/api/games", "/embedded"):
        headers = httpx.get(server.address + path).headers
        assert headers["x-frame-options"] == "DENY"
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
    headers = httpx.get(f"{server.address}/embed/replay/x").headers
    assert "x-frame-options" not in headers
    assert "frame-ancestors *" in headers["content-security-policy"]
