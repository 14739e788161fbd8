"""What was solved belongs to the account: what each of its browsers knows is put together."""

from __future__ import annotations

from typing import Any

from server import Server
from test_notices import Person

from cyberdeck.service.solved import DAYS, Solved, Success, merged

PATH = "/api/account/solved"


def test_browsers_of_an_account_know_the_same(server: Server) -> None:
    eve = Person(server.address, "Eve P")
    first: dict[str, Any] = {"tried": {"a": "failed", "b": "first"}, "days": ["2026-11-16"]}
    assert eve.ask("POST", PATH, **first) == first
    both = eve.ask("POST", PATH, tried={"a": "later", "b": "later", "c": "failed"}, days=["2026-11-17", "2026-11-15"])
    assert both["tried"] == {"a": "later", "b": "first", "c": "failed"}
    assert both["days"] == ["2026-11-15", "2026-11-16", "2026-11-17"]
    assert eve.ask("POST", PATH, days=[]) == both
    assert eve.ask("GET", "/api/account/export")["solved"] == both
    eve.ask("POST", PATH, status=400, days=["yesterday"])


def test_what_is_kept_is_bounded() -> None:
    days = [f"{year}-{month:02}-{day:02}" for year in (2025, 2026) for month in range(1, 13) for day in range(1, 29)]
    found = merged(Solved({}, days[:DAYS]), Solved({"a": Success.FIRST}, days[-DAYS:]))
    assert (len(found.days), found.days[-1]) == (DAYS, days[-1])
