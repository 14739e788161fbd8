"""Where there are days for a decision: who is asked hears of it by mail and webhook, and may be away for some days."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
import re
import socket
from collections.abc import Iterator
from email.header import decode_header, make_header
from email.message import Message
from pathlib import Path
from typing import Any

import httpx
import pytest
from letterbox import Hooked, Mailbox, until
from server import Server
from sqlalchemy import select

from cyberdeck.client import Service
from cyberdeck.kernel import Complaint
from cyberdeck.service import hooks, mail
from cyberdeck.service.clocks import DAY, gone, paused
from cyberdeck.service.schema import ERRANDS
from cyberdeck.service.serving import database_url
from cyberdeck.service.settings import Settings
from cyberdeck.service.store import Store

DAYS = {"kind": "decision", "days": 3}


class Person:
    """Somebody with an account, as the page has him."""

    def __init__(self, address: str, name: str) -> None:
        self.address = address
        made = httpx.post(f"{address}/api/accounts", json={"name": name, "password": "a long secret"})
        self.cookies, self.headers = made.cookies, {"X-CSRF-Token": made.json()["csrf"]}

    def ask(self, method: str, path: str, status: int = 200, **body: Any) -> Any:
        with httpx.Client(base_url=self.address, cookies=self.cookies, headers=self.headers) as web:
            answer = web.request(method, path, json=body or None)
        assert answer.status_code == status, answer.text
        return answer.json() if answer.content else None


@pytest.fixture
def box() -> Iterator[Mailbox]:
    with Mailbox() as found:
        yield found


@pytest.fixture
def hooked() -> Iterator[Hooked]:
    with Hooked() as found:
        yield found


def settings(box: Mailbox) -> dict[str, Any]:
    mail = {"smtp": f"smtp://127.0.0.1:{box.port}", "mail_from": "table@play.example.org"}
    return {**mail, "hooks_inside": "yes", "notice_after": 0, "vacation": 30}


def played(service: Service, link: str, *notations: str) -> None:
    """Somebody comes, answers what he is asked, and leaves."""
    with service.sit(link) as seat:
        questions = seat.questions()
        for notation in notations:
            next(questions)
            seat.decide(notation)
        told = seat.told()
        while notations and seat.question is not None and seat.question.options[0].notation in notations:
            next(told)
        if not notations:
            next(told)


def text_of(letter: Message) -> str:
    payload = letter.get_payload(decode=True)
    assert isinstance(payload, bytes)
    return payload.decode()


def errands(server: Server) -> list[tuple[Any, ...]]:
    async def look() -> list[tuple[Any, ...]]:
        store = Store(database_url(str(server.database)))
        rows = await store.rows(select(ERRANDS.c.way, ERRANDS.c.tries, ERRANDS.c.number))
        await store.close()
        return [tuple(row) for row in rows]

    return asyncio.run(look())


@pytest.mark.slow
def test_who_is_asked_hears_of_it_once_also_over_a_restart(tmp_path: Path, box: Mailbox, hooked: Hooked) -> None:
    database = tmp_path / "tables.db"
    with Server(database, **settings(box)) as server, Service(server.address) as service:
        corp = Person(server.address, "Corp")
        hook = f"http://127.0.0.1:{hooked.port}/turn?x=1"
        kept = corp.ask("PUT", "/api/account/notices", mail="corp@example.org", hook=hook, language="de")
        assert (kept["confirmed"], kept["mails"], kept["days"]) == (False, True, 30)
        opened = service.open("netrunner", {"corp": "person", "runner": "person"}, clock=DAYS)
        corp.ask("POST", "/api/account/games", 204, token=opened.links["corp"].rpartition("/")[2])
        played(service, opened.links["corp"])
        played(service, opened.links["runner"])

        until(lambda: hooked.posted)
        headers, body = hooked.posted[0]
        said = dict(part.split("=") for part in headers["Cyberdeck-Signature"].split(","))
        proof = hmac.new(kept["secret"].encode(), f"{said['t']}.".encode() + body, hashlib.sha256)
        assert hmac.compare_digest(proof.hexdigest(), said["v1"])
        turn = json.loads(body)
        assert (turn["event"], turn["table"], turn["seat"]) == ("turn", opened.table, "corp")
        assert turn["link"] == f"{server.address}/table/{opened.table}"

        assert len(box.letters) == 1, "only the code, before it has come back"
        corp.ask("POST", "/api/account/notices/mail", 400, code="nonsense")
        code = re.search(r"^([0-9a-f]{8})\r?$", text_of(box.letters[0]), re.MULTILINE)
        assert code
        assert corp.ask("POST", "/api/account/notices/mail", code=code[1])["confirmed"]

        played(service, opened.links["corp"], "keep")
        hooked.status = 500
        played(service, opened.links["runner"], "keep")
        until(lambda: len(box.letters) > 1 and len(hooked.posted) > 1)
        letter = box.letters[1]
        assert str(make_header(decode_header(letter["Subject"]))) == "Du bist am Zug"
        assert letter["To"] == "corp@example.org"
        assert turn["link"] in text_of(letter)
        assert json.loads(hooked.posted[1][1])["number"] > turn["number"]
        until(lambda: [errand[:2] for errand in errands(server)] == [("hook", 1)])
        server.kill()
    with Server(database, **settings(box)) as server:
        corp.address = server.address
        assert corp.ask("GET", "/api/account/notices")["confirmed"]
        assert [errand[:2] for errand in errands(server)] == [("hook", 1)], "it will be tried again, and later"
        assert (len(hooked.posted), len(box.letters)) == (2, 2), "nobody hears the same twice"


@pytest.mark.slow
def test_who_is_away_is_waited_for_and_everybody_is_told(tmp_path: Path, box: Mailbox) -> None:
    database = tmp_path / "tables.db"
    with Server(database, **settings(box)) as server, Service(server.address) as service:
        corp = Person(server.address, "Corp")
        opened = service.open("netrunner", {"corp": "person", "runner": "person"}, clock=DAYS)
        timed = service.open("netrunner", {"corp": "person", "runner": "person"}, clock={"kind": "game", "seconds": 60})
        for table in (opened, timed):
            corp.ask("POST", "/api/account/games", 204, token=table.links["corp"].rpartition("/")[2])
        played(service, opened.links["corp"])
        assert corp.ask("POST", "/api/account/vacation", 400, days=31)["error"][0] == "vacation-over"
        assert corp.ask("POST", "/api/account/vacation", days=20)["days"] == 10
        with service.sit(opened.links["runner"]) as runner:
            next(runner.told())
            assert str(runner.log[-1]) == "Corp is away for 20 days: the clock stands still."
            [seen] = [player for player in runner.about.players if player.seat == "corp"]
            assert seen.away > 0
            clock = runner.about.clock
            assert clock is not None
            assert 22 * DAY < (clock.left or 0) <= 23 * DAY
        with service.sit(timed.links["runner"]) as runner:
            next(runner.told())
            assert [player.away for player in runner.about.players] == [0, 0], "minutes are not days"
        exported = corp.ask("GET", "/api/account/export")
        assert [until - since for since, until in exported["vacations"]] == [20 * DAY]
        server.kill()
    with Server(database, **settings(box)) as server, Service(server.address) as service:
        corp.address = server.address
        assert corp.ask("DELETE", "/api/account/vacation")["days"] == 30
        with service.sit(opened.links["runner"]) as runner:
            next(runner.told())
            assert str(runner.log[-1]) == "Corp is back."
            clock = runner.about.clock
            assert clock is not None
            assert 2 * DAY < (clock.left or 0) <= 3 * DAY


def test_a_vacation_stops_the_time_that_it_overlaps() -> None:
    assert paused((), 0, 100) == 100
    assert paused(gone((), 50, 80), 0, 100) == 130
    assert paused(gone((), 150, 180), 0, 100) == 100, "it was up before"
    assert paused(gone((), 50, 80), 70, 170) == 180, "only what is left of it"
    back = gone(gone((), 50, 1000), 60, 60)
    assert paused(back, 0, 100) == 110


@pytest.mark.parametrize(
    "address",
    [
        "http://127.0.0.1:8737/",
        "http://localhost/",
        "http://[::1]/",
        "http://10.0.0.1/",
        "http://169.254.169.254/latest",
        "http://100.64.0.1/",
        "http://[::ffff:10.0.0.1]/",
        "http://[64:ff9b::a00:1]/",
        "http://[64:ff9b:1::a00:1]/",
        "http://[::127.0.0.1]/",
        "http://[::ffff:0:127.0.0.1]/",
        "http://[fec0::1]/",
        "http://[fd00::1]/",
        "http://224.0.0.1/",
        "ftp://example.org/",
        "https://user:secret@example.org/",
        "https://example.org/ x",
        "https://",
        "http://example.org:99999/",
    ],
)
def test_a_webhook_leads_outside(address: str) -> None:
    with pytest.raises(Complaint):
        hooks.target(address, inside=False)


@pytest.mark.parametrize(
    "address", ["a\x1cb@example.org", "a\x85b@example.org", "a\u2028b@example.org", "a\tb@example.org"]
)
def test_an_address_of_mail_is_one_line(address: str) -> None:
    with pytest.raises(Complaint):
        mail.check(address, Settings(smtp="smtp://127.0.0.1", mail_from="table@example.org"))


def test_a_server_that_takes_no_mail_holds_nobody_else_up() -> None:
    """However many letters wait for it: tables are loaded by the threads that all share."""

    async def run(deaf: socket.socket) -> str:
        settings = Settings(smtp="smtp://{}:{}".format(*deaf.getsockname()), mail_from="table@example.org")
        letters = [asyncio.create_task(mail.send(settings, "ann@example.org", "", "")) for _ in range(40)]
        heard, _ = await asyncio.to_thread(deaf.accept)
        loaded = await asyncio.to_thread(str, "loaded")
        assert not any(letter.done() for letter in letters)
        for letter in letters:
            letter.cancel()
        heard.close()
        return loaded

    with socket.create_server(("127.0.0.1", 0)) as deaf:
        assert asyncio.run(run(deaf)) == "loaded"


@pytest.mark.parametrize("address", ["http://2130706433/", "http://localhost.:1/", "http://0x7f.1/"])
def test_what_a_name_stands_for_is_looked_at_too(address: str, hooked: Hooked) -> None:
    where = hooks.target(address, inside=False)._replace(port=hooked.port)
    with pytest.raises(hooks.Unreachable):
        asyncio.run(hooks.post(where, b"{}", "", inside=False))
    assert not hooked.posted
