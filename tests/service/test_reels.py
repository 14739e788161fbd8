"""The film of a finished game: part by part, frame by frame, it shows what each seat saw; so do the films of old."""

from __future__ import annotations

import asyncio
import json
import lzma
import random
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from server import Server, play_some

from cyberdeck.deckers import RULES as DECKERS
from cyberdeck.kernel.patch import applied
from cyberdeck.netrunner import RULES
from cyberdeck.service.entries import Charter, Sitting, Terms
from cyberdeck.service.filming import Filming, Part, film, unpacked
from cyberdeck.service.ledger import Ledger
from cyberdeck.service.thinking import Thinkers

SEATS = {"netrunner": ["corp", "runner"], "deckers": ["oshin-noro", "monty-quantum"]}
PART = 64


def finished(server: Server, game: str) -> str:
    table, tokens = server.open(game, seats=dict.fromkeys(SEATS[game], "person"))
    seats = [server.sit_down(token) for token in tokens.values()]
    play_some(seats, 100, random.Random(3))
    if not seats[0].last["ending"]:
        seats[0].say("resign")
        seats[0].until(lambda update: update["ending"])
    return table


def told(server: Server, game: str, table: str, who: str) -> list[dict[str, Any]]:
    """What the film shows after each decision, wound on from part to part."""
    shown: list[dict[str, Any]] = []
    while not shown or shown[-1]["at"] < shown[-1]["of"]:
        reel = server.get(f"/api/tables/{table}/reel?from={len(shown)}{who}")
        assert (reel["game"], reel["at"], reel["first"]) == (game, len(shown), 0)
        view, log = reel["view"], reel["log"]
        for number, frame in enumerate(reel["frames"]):
            view = applied(view, frame.get("changes", [])) if number else view
            log = [*log, *frame.get("log", [])]
            shown.append({"at": frame["at"], "of": reel["of"], "view": view, "log": log} | asked(frame))
        assert (reel["ending"] is not None) is (shown[-1]["at"] == reel["of"])
    return shown


def asked(frame: dict[str, Any]) -> dict[str, Any]:
    return {name: frame.get(name) for name in ("deciding", "question", "taken")}


def as_of_old(database: Path, table: str, views: dict[int, list[dict[str, Any]]]) -> None:
    """The film of a game as the first releases made it: a whole view after each decision."""
    with sqlite3.connect(database) as connection:
        connection.execute("delete from reels where table_id = ? and part like 'reel %'", (table,))
        for seat, shown in views.items():
            for start in range(0, len(shown), PART):
                shots = [{"view": shot["view"], **asked(shot)} for shot in shown[start : start + PART]]
                data = lzma.compress(json.dumps(shots).encode(), lzma.FORMAT_XZ, lzma.CHECK_CRC32, 1)
                row = (table, f"shots {seat} {start // PART}", data)
                connection.execute("insert into reels (table_id, part, data) values (?, ?, ?)", row)


@pytest.mark.parametrize("game", SEATS)
def test_a_film_is_wound_to_every_decision(tmp_path: Path, game: str) -> None:
    """Frames lead to the views that programs ask for one by one, and an older film is read as one of today."""
    with Server(tmp_path / "tables.sqlite") as server:
        table = finished(server, game)
        views = dict[int, list[dict[str, Any]]]()
        for seat, who in enumerate(["", *(f"&seat={name}" for name in SEATS[game])], -1):
            shown = views[seat] = told(server, game, table, who)
            for at in {0, 1, PART - 1, PART, PART + 1, len(shown) - 1} & {*range(len(shown))}:
                replayed = server.get(f"/api/tables/{table}/replay?at={at}{who}")
                assert {name: replayed[name] for name in shown[at]} == shown[at]
        assert any(frame.get("events") for frame in server.get(f"/api/tables/{table}/reel?from=0")["frames"])
        as_of_old(tmp_path / "tables.sqlite", table, views)
        for seat, who in enumerate(["", *(f"&seat={name}" for name in SEATS[game])], -1):
            assert told(server, game, table, who) == views[seat]
            last = server.get(f"/api/tables/{table}/replay?at={len(views[seat]) - 1}{who}")
            assert last["view"] == views[seat][-1]["view"]


def given_up(rules: Any) -> Ledger:
    """A game that was played by chance for a while."""
    charter = Charter("t", rules.name, rules.version, {}, 5, "", Terms(), False, 0, (Sitting.PERSON,) * 2)
    ledger, chance = Ledger(charter), random.Random(5)
    while len(ledger.moves) < PART and (decision := ledger.decision) is not None:
        ledger.decide((0, 1), ledger.seq, chance.choice(decision.notations), 0)
    ledger.resign(0, 0)
    return ledger


@pytest.mark.parametrize("rules", [RULES, DECKERS], ids=lambda rules: rules.name)
def test_what_happens_is_filmed_once(rules: Any) -> None:
    """Of the answers of an open question nothing comes, and what came before it is not told again with each of them."""
    ledger = given_up(rules)
    reel = unpacked(film(ledger)["reel 0 0"], Part).frames
    game, open_after = ledger.from_start(0), []
    for at in range(PART - 1):
        ledger.play(game, at)
        open_after += [at + 1] * bool(game.begun)
    assert open_after
    assert any(shot.events for shot in reel)
    for at in open_after:
        assert (reel[at].events, reel[at].by) == ((), ledger.seats[ledger.moves[at - 1].seat])


@pytest.mark.parametrize("in_memory", [True, False])
def test_a_process_of_the_house_makes_the_same_film(in_memory: bool) -> None:
    ledger = given_up(RULES)
    read = Filming("t", ledger.charter, None, ledger.written, RULES.version)
    job = Filming.of(ledger) if in_memory else read

    async def by_the_house() -> Any:
        house = Thinkers(1, 60)
        try:
            return await house.work(job)
        finally:
            await house.close()

    assert asyncio.run(by_the_house()) == film(ledger)
    assert job._replace(version=RULES.version + 1).work() is None
