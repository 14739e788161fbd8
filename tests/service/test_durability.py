"""What survives: restarts, migrations, memory being freed, slow players of the house."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from server import LONG, Seat, Server, play_some, play_to_the_end, random_choice, until_closed
from sqlalchemy import create_engine
from surviving import Kills, survive

from cyberdeck import games
from cyberdeck.service.founding import hashed
from cyberdeck.service.migrations import upgrade

PEOPLE = {"corp": "person", "runner": "person"}
EXAMPLE = Path(__file__).parents[2] / "examples" / "bot_seat.py"
TOY = Path(__file__).parent / "with_heist.py"


def stands(seat: Seat) -> dict[str, Any]:
    return {key: seat.last[key] for key in ("seq", "number", "view", "question", "deciding", "ending")} | {
        "log": seat.log
    }


def test_snapshots_and_the_entries_after_them_make_the_same_table(tmp_path: Path) -> None:
    """With take-backs and chat in between; the log is the same too."""
    chance = random.Random(2)
    with Server(tmp_path / "t.sqlite", snapshot=10) as server:
        _, tokens = server.open(seats=PEOPLE, setup=LONG)
        seats = [server.sit_down(tokens[name]) for name in PEOPLE]
        for _ in range(4):
            play_some(seats, 17, chance)
            number = seats[0].last["number"]
            seats[0].say("back")
            for seat in seats:
                seat.after_entry(number)
            if seats[0].last["back"]:
                seats[1].say("answer", agree=True)
                for seat in seats:
                    seat.after_entry(number + 2)
        seats[0].say("chat", text="hello")
        seats[1].until(lambda _: seats[1].chat)
        known = [stands(seat) for seat in seats]
        time.sleep(0.3)
        server.kill()
    for spoil in (False, True):
        with sqlite3.connect(tmp_path / "t.sqlite") as database:
            assert database.execute("select number from snapshots").fetchone()[0] >= 50
            if spoil:
                database.execute("update snapshots set data = x'00'")
        with Server(tmp_path / "t.sqlite") as server:
            seats = [server.sit_down(tokens[name]) for name in PEOPLE]
            for seat in seats:
                seat.next()
            assert [stands(seat) for seat in seats] == known
            assert [seat.chat for seat in seats] == [["hello"], ["hello"]]


def test_killed_at_random_moments(tmp_path: Path) -> None:
    """benchmarks/chaos.py kills fifty times."""
    chaos, views, decisions = survive(str(tmp_path / "t.sqlite"), 1, Kills(3), 7)
    assert views > decisions > 100
    assert sum(record.comebacks for record in chaos.records) >= 3


def test_an_idle_table_leaves_memory_and_comes_back(tmp_path: Path) -> None:
    with Server(tmp_path / "t.sqlite", idle=0.5) as server:
        _, tokens = server.open(seats=PEOPLE)
        seats = [server.sit_down(tokens[name]) for name in PEOPLE]
        play_some(seats, 20, random.Random(1))
        known = stands(seats[0])
        for seat in seats:
            seat.close()
        deadline = time.monotonic() + 180
        while "cyberdeck_tables 0.0" not in server.text("/metrics"):
            assert time.monotonic() < deadline
            time.sleep(0.1)
        again = server.sit_down(tokens["corp"])
        again.next()
        assert stands(again) == known


def test_a_clock_runs_out_while_nobody_looks(tmp_path: Path) -> None:
    with Server(tmp_path / "t.sqlite", idle=0.2) as server:
        table, tokens = server.open(seats=PEOPLE, clock={"kind": "game", "seconds": 2})
        seats = [server.sit_down(tokens[name]) for name in PEOPLE]
        seats[0].until(lambda u: u["begun"])
        for seat in seats:
            seat.close()
        server.kill()
    time.sleep(2)
    with Server(tmp_path / "t.sqlite") as server:
        deadline = time.monotonic() + 180
        while server.get(f"/api/tables/{table}")["ending"] is None:
            assert time.monotonic() < deadline
            time.sleep(0.1)
        assert server.get(f"/api/tables/{table}")["ending"]["reason"][0] == "ended-time-out"


def test_stopping_is_graceful(tmp_path: Path) -> None:
    server = Server(tmp_path / "t.sqlite")
    _, tokens = server.open(seats={"corp": "house", "runner": "person"})
    runner = server.sit_down(tokens["runner"])
    runner.asked()
    server.process.terminate()
    assert "1012" in until_closed(runner)
    assert server.process.wait(60) in (0, -15)
    assert server.process.stdout is not None
    server.process.stdout.close()


def test_a_database_of_the_first_version_is_carried_over(tmp_path: Path) -> None:
    """Tables opened by the first release go on, with the same links."""
    path = tmp_path / "old.sqlite"
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        upgrade(connection, "0001")
    engine.dispose()
    game = games.find("netrunner").new_game({}, 77)
    chance = random.Random(1)
    with sqlite3.connect(path) as old:
        old.execute("insert into tables values ('aa', 'netrunner', ?, '{}', '77')", (game.rules.version,))
        old.execute("insert into seats values ('secret-corp', 'aa', 0, 'person')")
        old.execute("insert into seats values ('secret-runner', 'aa', 1, 'house')")
        for seq in range(1, 31):
            assert game.decision
            notation = chance.choice(game.decision.notations)
            old.execute("insert into decisions values ('aa', ?, ?, ?)", (seq, int(game.decision.seat), notation))
            game.decide(notation)
    old.close()
    with Server(path) as server:
        corp = server.sit_down("secret-corp")
        update = corp.asked()
        assert update["seq"] >= 30
        assert server.get("/api/tables/aa")["seats"][1]["sitting"] == "house"
        assert play_to_the_end(server.sit_down("secret-corp"), random_choice(1))["ending"]
    with sqlite3.connect(path) as new:
        assert new.execute("select token_hash from links").fetchall() == [(hashed("secret-corp"),)]


def test_any_game_of_the_registry_can_be_served(tmp_path: Path) -> None:
    """Heist knows nothing of the service, and the service nothing of Heist; its house takes any offer."""
    with Server(tmp_path / "t.sqlite", program=TOY, budget=60) as server:
        [listed] = [game for game in server.get("/api/games") if game["name"] == "heist"]
        assert (listed["seats"], listed["choosings"]) == (["south", "north"], [])
        _, tokens = server.open("heist", seats={"south": "person", "north": "house"}, setup={"hand": 3})
        end = play_to_the_end(server.sit_down(tokens["south"]), random_choice(1))
        assert end["ending"]["winners"]
        _, tokens = server.open("heist", seats={"south": "person", "north": "person"})
        seats = [server.sit_down(tokens[name]) for name in ("south", "north")]
        play_some(seats, 500, random.Random(5))
        assert seats[0].last["ending"] == seats[1].last["ending"] is not None
        assert "cyberdeck_think_too_slow_total 0.0" in server.text("/metrics")


def test_a_slow_player_of_the_house_delays_nobody_else() -> None:
    """It is stopped when its time is up; another table's is asked meanwhile."""
    from cyberdeck.bots import seen_by
    from cyberdeck.service.thinking import Question, Thinkers, Thought, TooSlow

    async def run() -> None:
        thinkers = Thinkers(2, 120.0)
        seen = seen_by(games.find("netrunner").new_game({}, 1))
        await asyncio.gather(*(thinkers.choose(Question("netrunner", table, 1, seen), table) for table in "ab"))
        question = Question("netrunner", "b", 1, _Slow())  # type: ignore[arg-type]
        slow = asyncio.create_task(thinkers.choose(question, "b", budget=10.0))
        await asyncio.sleep(0.1)
        for _ in range(5):
            assert await thinkers.choose(Question("netrunner", "a", 1, seen), "a") in (Thought(0), Thought(1))
            assert not slow.done()
        with pytest.raises(TooSlow):
            await slow
        assert await thinkers.choose(Question("netrunner", "a", 1, seen), "a") in (Thought(0), Thought(1))
        await thinkers.close()

    asyncio.run(run())


class _Slow:
    """What takes for ever to look at."""

    def __reduce__(self) -> tuple[Any, ...]:
        return time.sleep, (600,)


def test_an_outside_bot_plays_a_seat(tmp_path: Path) -> None:
    with Server(tmp_path / "t.sqlite") as server:
        _, tokens = server.open(seats={"corp": "person", "runner": "bot"})
        link = f"{server.address}/t/{tokens['runner']}"
        with subprocess.Popen([sys.executable, str(EXAMPLE), link], stdout=subprocess.PIPE, text=True) as bot:
            end = play_to_the_end(server.sit_down(tokens["corp"]), random_choice(3))
            assert bot.stdout
            assert bot.stdout.read().strip() == f"winners: {', '.join(end['ending']['winners'])}"
        assert bot.returncode == 0
        assert subprocess.run([sys.executable, str(EXAMPLE), f"{server.address}/t/no"], check=False).returncode == 1


def test_the_example_is_short() -> None:
    lines = [line for line in EXAMPLE.read_text().splitlines() if line.strip()]
    assert len(lines) < 40
    assert [line for line in lines if line.startswith(("import cyberdeck", "from cyberdeck"))] == [
        "from cyberdeck.client import Known, Refusal, Seat"
    ]
