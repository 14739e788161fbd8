"""Frames over the socket: what a seat is told bit by bit leads to what it would be shown at once."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest
from server import Seat, Server

from cyberdeck.kernel.patch import applied

SEATS = {
    "netrunner": {"corp": "person", "runner": "person"},
    "deckers": {"oshin-noro": "person", "monty-quantum": "person"},
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("frames") / "tables.sqlite") as running:
        yield running


class Viewer(Seat):
    """A seat that puts together what it is told."""

    def next(self, timeout: float = 120) -> dict[str, Any]:
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        self.received.append(text)
        told: dict[str, Any] = json.loads(text)
        if told["type"] == "whole":
            self.last, self.log = told, told["log"]
        elif told["type"] == "news":
            self._go_on(told)
        return told

    def _go_on(self, told: dict[str, Any]) -> None:
        view = self.last["view"]
        for frame in told.get("frames", ()):
            view = applied(view, frame["changes"])
            self.log = [*self.log, *frame["log"]]
        self.last = {**self.last, "question": None, "ending": None, "deciding": None, "running": None, **told}
        self.last["view"] = view

    def look(self) -> dict[str, Any]:
        self.say("look")
        while (told := self.next())["type"] != "whole":
            assert told["type"] == "news", told
        return told


def sit_down(server: Server, path: str) -> Viewer:
    viewer = Viewer(f"{server.address.replace('http', 'ws')}/ws/{path}?protocol=2")
    viewer.next()
    return viewer


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
        assert viewer.look()["view"] == before
