"""Frames over the socket: what a seat is told bit by bit leads to what it would be shown at once."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest
from server import Seat, Server

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
