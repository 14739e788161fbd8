"""Several service processes on one PostgreSQL: the players of a table on different nodes."""

from __future__ import annotations

import asyncio
import random
import re
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Self, TypeVar
from urllib.parse import parse_qs, urlsplit

import httpx
import msgspec
import pytest
from postgres import crash, postgresql
from server import LONG, Seat, Server, play_some, random_choice, until_closed
from surviving import Kills, survive

from cyberdeck.client import Service, new_token, wishes
from cyberdeck.service.appending import Append, Taken
from cyberdeck.service.clocks import GameClock
from cyberdeck.service.cupforms import NewCup
from cyberdeck.service.cups import Shape
from cyberdeck.service.entries import Charter, Entry, Kind, Sitting, Terms
from cyberdeck.service.hall import Hall
from cyberdeck.service.serving import database_url
from cyberdeck.service.settings import Settings
from cyberdeck.service.store import Store
from cyberdeck.service.umpire import tend
from cyberdeck.service.wire import Resign

PEOPLE = {"corp": "person", "runner": "person"}
T = TypeVar("T")


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgresql() as running:
        yield running.get_uri()


@pytest.fixture(scope="module")
def nodes(database: str) -> Iterator[tuple[Server, Server]]:
    with Server(database, abandoned=0.2, snapshot=40) as first, Server(database, abandoned=0.2) as second:
        yield first, second


def same(first: Seat, second: Seat) -> bool:
    return bool(first.last["seq"] == second.last["seq"] and first.last["ending"] == second.last["ending"])


def test_players_on_different_nodes_play_a_whole_game(nodes: tuple[Server, Server]) -> None:
    _, tokens = nodes[0].open(seats=PEOPLE)
    seats = [node.sit_down(tokens[name]) for node, name in zip(nodes, PEOPLE, strict=True)]
    play_some(seats, 5000, random.Random(4))
    assert seats[0].last["ending"]
    assert same(*seats)
    seats[0].say("chat", text="well played")
    seats[1].until(lambda _: seats[1].chat == ["well played"])


def _asked_after(hand: Seat, seq: int) -> None:
    """One hand holds both seats: first it sees the rest with the old eyes, then it is asked."""
    hand.until(lambda update: update["seq"] > seq and (update["question"] or update["ending"]))


def test_of_two_nodes_only_one_writes_a_number(nodes: tuple[Server, Server]) -> None:
    """The same seat decides on both nodes at once: one decision is taken, the other refused."""
    _, tokens = nodes[0].open(seats=PEOPLE, together=[["corp", "runner"]])
    twins = [node.sit_down(tokens["corp"]) for node in nodes]
    for twin in twins:
        twin.next()
    refusals, chance = 0, random.Random(1)
    for _ in range(60):
        if twins[0].last["ending"]:
            break
        seq = twins[0].last["seq"]
        for twin in twins:
            twin.decide(chance.choice(twin.notations()), seq)
        for twin in twins:
            before = len(twin.received)
            _asked_after(twin, seq)
            refusals += any('"refused"' in text for text in twin.received[before:])
        latest = max(twin.last["seq"] for twin in twins)
        for twin in twins:
            _asked_after(twin, latest - 1)
        assert twins[0].last["view"] == twins[1].last["view"]
    assert refusals


def test_a_node_that_dies_loses_nothing(database: str, nodes: tuple[Server, Server]) -> None:
    dying = Server(database)
    _, tokens = dying.open(seats=PEOPLE, setup=LONG)
    seats = [dying.sit_down(tokens["corp"]), nodes[1].sit_down(tokens["runner"])]
    chance = random.Random(6)
    play_some(seats, 30, chance)
    known = seats[0].last
    dying.kill()
    seats[0].close()
    seats[0] = nodes[0].sit_down(tokens["corp"])
    again = seats[0].next()
    assert {key: again[key] for key in ("seq", "view", "question")} == {
        key: known[key] for key in ("seq", "view", "question")
    }
    play_some(seats, 30, chance)
    assert same(*seats)


def test_nodes_and_their_database_killed_at_random_moments() -> None:
    """benchmarks/chaos.py kills many times."""
    with postgresql() as own:
        chaos, views, decisions = survive(own.get_uri(), 2, Kills(2, 2), 7, lambda: crash(own))
    assert views > decisions > 100
    assert sum(record.comebacks for record in chaos.records) >= 3


def test_a_database_that_is_away_loses_nothing() -> None:
    with postgresql() as own, Server(own.get_uri()) as first, Server(own.get_uri()) as second:
        _, tokens = first.open(seats=PEOPLE, setup=LONG)
        seats = [first.sit_down(tokens["corp"]), second.sit_down(tokens["runner"])]
        chance = random.Random(2)
        play_some(seats, 10, chance)
        own.stop()
        asked = next(seat for seat in seats if seat.last["question"])
        asked.decide(asked.notations()[0])
        assert asked.refusal() == "store-away"
        assert [httpx.get(f"{first.address}/{path}").status_code for path in ("health", "ready")] == [200, 503]
        assert "1013" in until_closed(first.sit_down(tokens["corp"]))
        own.start()
        play_some(seats, 20, chance)
        assert same(*seats)


class Cutting:
    """Between a program and its database: of the next commit, which is carried out, the answer never comes."""

    def __init__(self, server: str, folder: Path) -> None:
        self._server, self.folder, self.cuts = server, folder, 0

    async def __aenter__(self) -> Self:
        self._listening = await asyncio.start_unix_server(self._relay, str(self.folder / Path(self._server).name))
        return self

    async def __aexit__(self, *_: object) -> None:
        self._listening.close()

    async def _relay(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        back, forth = await asyncio.open_unix_connection(self._server)
        answering = asyncio.create_task(_pass_on(back, writer))
        while data := await reader.read(1 << 16):
            cut = self.cuts > 0 and b"COMMIT" in data
            if cut:
                self.cuts -= 1
                answering.cancel()
                await asyncio.gather(answering, return_exceptions=True)
            forth.write(data)
            await forth.drain()
            if cut:
                await back.read(1 << 16)  # it is done now
                break
        for end in (writer, forth):
            end.close()
        await asyncio.gather(answering, return_exceptions=True)


async def _pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    while data := await reader.read(1 << 16):
        writer.write(data)
        await writer.drain()
    writer.close()


def test_an_answer_that_gets_lost_is_asked_for_again(database: str) -> None:
    """Each decision is committed, and its answer lost: nobody is told that nothing has changed."""
    folder = parse_qs(urlsplit(database).query)["host"][0]
    sockets = list(Path(folder).glob(".s.PGSQL.*[0-9]"))
    charter = Charter("ab", "netrunner", 1, {}, 1, "", Terms(), False, 0, (Sitting.PERSON, Sitting.PERSON))
    head = {"acted_at": 1, "deciding": 0, "due_at": None, "finished_at": None, "ending": None}

    async def run() -> None:
        with tempfile.TemporaryDirectory() as other:
            await play(other)

    async def play(other: str) -> None:
        async with Cutting(str(sockets[0]), Path(other)) as between:
            store = Store(database_url(database.replace(folder, other)))
            await store.prepare()
            await store.open(charter, "", {}, {})
            for number in (1, 2, 3):
                between.cuts = 1
                await store.append(Append("ab", [Entry(number, Kind.DECIDE, 0, "x", 1)], head))
                assert between.cuts == 0
            with pytest.raises(Taken):
                await store.append(Append("ab", [Entry(3, Kind.DECIDE, 1, "y", 1)], head))
            whole = await store.whole("ab")
            assert whole is not None
            assert [(entry.number, entry.text) for entry in whole.entries] == [(1, "x"), (2, "x"), (3, "x")]
            await store.close()

    asyncio.run(run())


def thought(node: Server) -> int:
    found = re.search(r"^cyberdeck_think_seconds_count (\d+)", node.text("/metrics"), re.MULTILINE)
    return int(found[1]) if found else 0


def test_the_house_thinks_once_for_all_nodes(nodes: tuple[Server, Server]) -> None:
    before = sum(map(thought, nodes))
    table, tokens = nodes[0].open(seats={"corp": "house", "runner": "person"})
    seats = [node.sit_down(tokens["runner"]) for node in nodes]
    choice, answered = random_choice(3), -1
    for seat in seats:
        seat.next()
    while not seats[0].last["ending"]:
        update = seats[0].asked()
        if update["question"] and update["seq"] > answered:
            answered = update["seq"]
            seats[0].decide(choice(update))
        if not update["ending"]:
            seats[0].next()
    seats[1].until(lambda u: u["ending"])
    journal = nodes[1].text(f"/api/tables/{table}/journal")
    decided = sum(move.startswith("corp") for move in re.findall(r"^\d+\. (.*)$", journal, re.MULTILINE))
    assert 0 < sum(map(thought, nodes)) - before <= decided


def test_time_runs_out_once(nodes: tuple[Server, Server]) -> None:
    _, tokens = nodes[0].open(seats=PEOPLE, clock={"kind": "game", "seconds": 0.6})
    seats = [node.sit_down(tokens[name]) for node, name in zip(nodes, PEOPLE, strict=True)]
    ends: list[dict[str, Any]] = [seat.until(lambda u: u["ending"]) for seat in seats]
    assert [end["ending"]["reason"][0] for end in ends] == ["ended-time-out"] * 2
    assert ends[0]["number"] == ends[1]["number"] == 3


def test_a_rematch_over_two_nodes_is_one_table(nodes: tuple[Server, Server]) -> None:
    _, tokens = nodes[0].open(seats=PEOPLE)
    seats = [node.sit_down(tokens[name]) for node, name in zip(nodes, PEOPLE, strict=True)]
    seats[0].asked()
    seats[0].say("resign")
    seats[1].until(lambda u: u["ending"])
    tables = set()
    for node, seat in zip(nodes, seats, strict=True):
        seat.say("rematch")
        while (told := seat.next())["type"] != "rematch":
            pass
        tables.add(node.sit_down(told["link"].rpartition("/")[2]).next()["table"])
        seats[1].until(lambda u: u["rematch"])
    assert len(tables) == 1


def test_a_seat_is_joined_once_on_all_nodes(nodes: tuple[Server, Server]) -> None:
    table, tokens = nodes[0].open(seats={"corp": "person", "runner": "open"}, public=True)
    corp = nodes[0].sit_down(tokens["corp"])
    corp.next()
    assert table in [listed["table"] for listed in nodes[1].get("/api/tables")]
    link = nodes[1].post(f"/api/tables/{table}/seats", {"seat": "runner", "name": "Bob"})["link"]
    runner = nodes[1].sit_down(link.rpartition("/")[2])
    runner.next()
    corp.until(lambda u: u["begun"] and u["players"][1]["online"])
    runner.close()
    corp.until(lambda u: not u["players"][1]["online"])
    time.sleep(0.4)
    corp.say("stand-in", seat="runner")
    corp.until(lambda u: u["players"][1]["stand_in"])


@pytest.mark.slow
def test_of_two_nodes_one_draws_a_round_and_its_tables(database: str, nodes: tuple[Server, Server]) -> None:
    """Both look at the same moment, again and again: each round is drawn once, and nobody has a table too many."""
    people = [Service(nodes[0].address, new_token(nodes[0].address, f"P{n}", "secretly", new=True)) for n in range(4)]
    wish = NewCup("Race", "netrunner", Shape.SWISS, GameClock(3600), minutes=0.01, begins_in=60, rounds=3)
    cup = people[0].ask(wishes.announce(wish)).cup.id
    for person in people:
        person.ask(wishes.enter(cup, {}))

    async def race() -> None:
        stores = [Store(database_url(database)) for _ in range(2)]
        for store in stores:
            await store.prepare()
        halls = [Hall(store, Settings()) for store in stores]
        deadline = time.monotonic() + 180
        while not people[1].ask(wishes.tournament(cup)).cup.over:
            await asyncio.gather(*(tend(hall) for hall in halls * 2))
            assert time.monotonic() < deadline
        for hall in halls:
            await hall.end()
        for store in stores:
            await store.close()

    people[0].ask(wishes.begin(cup))
    asyncio.run(race())
    over = people[1].ask(wishes.tournament(cup))
    assert [len(each.matches) for each in over.rounds] == [2, 2, 2]
    for person in people:
        mine = [table for table in person.own_tables() if table.ending is not None]
        assert len(mine) == 3 * 2
        person.__exit__()


@pytest.mark.parametrize("shared", [False, True])
def test_no_later_snapshot_gives_way_to_an_earlier_one(shared: bool, database: str, tmp_path: Path) -> None:
    sittings = (Sitting.PERSON, Sitting.PERSON)
    charter = Charter("kept", "netrunner", 1, {}, 5, "", Terms(), False, 0, sittings)

    async def kept() -> list[bytes | None]:
        store, found = Store(database_url(database if shared else str(tmp_path / "t.sqlite"))), list[bytes | None]()
        await store.prepare()
        await store.open(charter, "", {}, {})
        for number in (3, 7, 5):
            await store.keep_snapshot(charter.id, number, b"%d" % number)
            stored = await store.table(charter.id)
            assert stored is not None
            found.append(stored.snapshot)
        await store.close()
        return found

    assert asyncio.run(kept()) == [b"3", b"7", b"7"]


@pytest.fixture
def pair(nodes: tuple[Server, Server]) -> Iterator[tuple[Service, Service]]:
    """Two accounts, one at each node."""
    ann, bob = (new_token(nodes[0].address, name, "a long secret", new=True) for name in ("Ann W", "Bob W"))
    with Service(nodes[0].address, ann) as first, Service(nodes[1].address, bob) as second:
        yield first, second


def eventually(look: Callable[[], T], true: Callable[[T], Any]) -> T:
    deadline = time.monotonic() + 180
    while not true(found := look()):
        assert time.monotonic() < deadline
        time.sleep(0.1)
    return found


def asked(service: Service, method: str, path: str, **body: Any) -> Any:
    return service.ask(wishes.Wish(method, path, Any, msgspec.json.encode(body)))


@pytest.mark.slow
def test_what_is_around_the_table_is_kept_in_postgresql(pair: tuple[Service, Service]) -> None:
    """Friends, a seek, a rated game, its review, a plan, vacation, puzzles, the week, from both nodes."""
    ann, bob = pair
    ann.befriend("Bob W")
    assert [friend.name for friend in bob.befriend("Ann W").friends] == ["Ann W"]
    bob.block("Ann W")
    assert bob.unblock("Ann W").blocked == []

    seek = ann.seek("netrunner", {"corp": "jinteki"}, clock={"kind": "game", "seconds": 600}, rated=True, to="Bob W")
    eventually(bob.seeks, bool)
    place = bob.take_seek(seek.seek, {"runner": "shaper"}).place
    assert place is not None
    with ann.own_seat(place.table) as corp, bob.sit(place.link) as runner:
        next(runner.told())  # both have come
        for seat in (corp, runner):
            next(seat.questions())
            seat.decide("keep")
        next(corp.questions())
        corp.send(Resign())
        next(True for _ in runner.told() if runner.ending)
    won = eventually(lambda: ann.player("Bob W"), lambda found: found.ratings).ratings["netrunner-runner"]
    assert (won.rating > 1500, won.games, won.provisional) == (True, 1, True)
    assert [row.name for row in bob.strongest("netrunner")["corp"]][-1] == "Ann W"
    assert bob.begin_review(place.table).begun
    assert eventually(lambda: ann.review(place.table), lambda found: found.over).of

    position = {"turn": "runner", "servers": {"remote1": {"root": "PAD Campaign"}}, "corp": {"credits": 9}}
    opened = ann.open("netrunner", PEOPLE, setup={"position": position}, clock={"kind": "decision", "days": 3})
    with ann.sit(opened.links["corp"]) as corp, bob.sit(opened.links["runner"]) as runner:
        next(corp.told())
        next(runner.questions())
        runner.decide("credit")
        next(corp.questions())
        runner.leave("credit")
        next(True for _ in runner.told() if runner.plan)
        before = corp.view.runner.credits
        corp.decide("pass")
        next(True for _ in corp.told() if corp.view.runner.credits > before)

    notices = asked(ann, "PUT", "/api/account/notices", mail="", hook="https://example.org/turn", language="de")
    assert asked(ann, "GET", "/api/account/notices") == notices
    assert asked(ann, "POST", "/api/account/vacation", days=3)["away"]
    solved = {"tried": {"1": "first"}, "days": ["2026-11-17"]}
    assert asked(ann, "POST", "/api/account/solved", **solved) == solved
    crew = ann.crew("deckers", 3)
    with ann.sit(crew.link) as waiting:
        next(waiting.told())
        assert bob.crew("deckers", 3).table == crew.table
    with bob.sit(next(iter(bob.ask(wishes.try_week()).links.values()))) as seat:
        next(seat.questions())
        seat.send(Resign())
    tries = eventually(lambda: ann.ask(wishes.week()).tries, lambda found: found and found[0].outcome)
    assert [(each.name, each.mine) for each in tries] == [("Bob W", False)]
