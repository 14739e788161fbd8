"""What is the same for everybody is packed, and not sent to whoever has it."""

from __future__ import annotations

import re

import httpx
import pytest
from server import Server

SMALL = 300
"""What is smaller is not packed by the build."""
FIXED = ["/", "/locale/ru/page.ftl", "/locale/en.ftl", "/api/cards/netrunner", "/api/rules/de/deckers"]


def raw(server: Server, path: str, **headers: str) -> tuple[httpx.Headers, int]:
    """The headers of an answer, and how many bytes of it went over the wire."""
    with httpx.stream("GET", server.address + path, headers={"Accept-Encoding": "", **headers}) as answer:
        assert answer.status_code == 200
        return answer.headers, sum(map(len, answer.iter_raw()))


def built(server: Server, page: str = "/") -> list[str]:
    return re.findall(r'(?:href|src)="(/static/[^"]+)"', server.text(page))


@pytest.mark.parametrize("path", FIXED)
def test_what_has_not_changed_is_not_sent_again(server: Server, path: str) -> None:
    answer = httpx.get(server.address + path)
    assert answer.headers["cache-control"] == "no-cache"
    again = httpx.get(server.address + path, headers={"If-None-Match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    other = httpx.get(server.address + path, headers={"If-None-Match": '"another"'})
    assert other.status_code == 200


@pytest.mark.parametrize("path", FIXED[1:])
def test_it_is_packed_for_who_can_unpack(server: Server, path: str) -> None:
    plain, size = raw(server, path)
    packed, small = raw(server, path, **{"Accept-Encoding": "br, gzip"})
    assert "content-encoding" not in plain
    assert (packed["content-encoding"], packed["vary"]) == ("gzip", "Accept-Encoding")
    assert 2 * small < size
    _, refused = raw(server, path, **{"Accept-Encoding": "gzip;q=0"})
    assert refused == size
    assert (
        httpx.get(server.address + path).content
        == httpx.get(server.address + path, headers={"Accept-Encoding": ""}).content
    )


def test_built_files_are_kept_for_ever_and_packed_by_the_build(server: Server) -> None:
    assert len(built(server)) > 2
    for path in built(server):
        plain, size = raw(server, path)
        assert "immutable" in plain["cache-control"]
        sizes = [size]
        for packing in ("gzip", "br") if size >= SMALL else ():
            packed, small = raw(server, path, **{"Accept-Encoding": packing})
            assert packed["content-encoding"] == packing
            assert packed["content-type"] == plain["content-type"]
            assert packed["etag"] != plain["etag"]
            sizes.append(small)
        assert sizes == sorted(sizes, reverse=True)
        again = httpx.get(server.address + path, headers={"If-None-Match": plain["etag"], "Accept-Encoding": ""})
        assert again.status_code == 304


def test_a_replay_sends_for_its_own_part_with_the_page(server: Server) -> None:
    """Round after round of parts that ask for parts would be waited for otherwise."""
    everywhere, replay = built(server), built(server, "/replay/some")
    assert set(everywhere) < set(replay)
    assert any("/replay-" in path for path in replay)
    assert all(httpx.get(server.address + path).status_code == 200 for path in replay)


def test_a_part_of_a_built_file_can_be_asked_for(server: Server) -> None:
    path = built(server)[0]
    answer = httpx.get(server.address + path, headers={"Range": "bytes=0-9", "Accept-Encoding": ""})
    assert (answer.status_code, len(answer.content)) == (206, 10)
    assert not httpx.head(server.address + path).content


def test_long_answers_to_one_client_are_packed_unless_they_hold_a_secret(server: Server) -> None:
    with httpx.Client(base_url=server.address) as browser:
        made = browser.post("/api/accounts", json={"name": "Packed", "password": "correct horse"})
        browser.headers["X-CSRF-Token"] = made.json()["csrf"]
        browser.put("/api/account/settings", json={"long": "x" * 5000})
        assert "content-encoding" not in browser.get("/api/account").headers
    assert httpx.get(f"{server.address}/api/openapi.json").headers["content-encoding"] == "gzip"


def test_unknown_parts_are_not_there(server: Server) -> None:
    for path in ("/locale/en/cli.ftl", "/locale/xx/page.ftl", "/locale/xx.ftl"):
        assert httpx.get(server.address + path).status_code == 404


def test_who_reads_is_shown_the_page_at_an_address_that_leads_nowhere(server: Server) -> None:
    """A browser asks for text; a program is told in its own words."""
    browser = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
    lost = httpx.get(f"{server.address}/nowhere/at/all", headers=browser)
    assert lost.status_code == 404
    assert lost.headers["content-type"].startswith("text/html")
    assert "default-src" in lost.headers["content-security-policy"]
    for path, asks in (("/nowhere/at/all", {}), ("/api/nowhere", browser), ("/static/nowhere.js", browser)):
        told = httpx.get(server.address + path, headers=asks)
        assert (told.status_code, told.json()["error"][0]) == (404, "not-found")
