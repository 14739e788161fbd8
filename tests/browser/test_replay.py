"""A finished game, decision by decision, in a real browser against the real service."""

from __future__ import annotations

import json
import re
import threading
import urllib.request
from collections.abc import Iterator, Sequence
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from server import Seat

from browser.measuring import everywhere
from browser.player import PATIENCE, PHONE, NewPage, fits, patient

DECISIONS = 16
CALM = ("keep", "credit", "pass")
FEW = 5
"""Files that the first screen needs: two of script, the styles, two of letters."""
DECKERS = ["oshin-noro", "monty-quantum"]


def post(service: str, path: str, wish: Any) -> Any:
    with urllib.request.urlopen(urllib.request.Request(f"{service}{path}", json.dumps(wish).encode())) as answer:
        return json.load(answer)


def asked_after(seat: Seat, last: int) -> int:
    """Wait for a question after the one with that number; its own number."""
    return int(seat.until(lambda update: update["question"] and update["seq"] > last)["seq"])


def give_up_later(service: str, game: str, seats: Sequence[str], wishes: Sequence[str] = (), **setup: Any) -> str:
    """A table of one person who makes some decisions for all seats and resigns."""
    people = dict.fromkeys(seats, "person")
    opened = post(service, "api/tables", {"game": game, "seats": people, "together": [list(seats)], "setup": setup})
    seat = Seat(f"{service.replace('http', 'ws')}ws/{opened['links'][seats[0]].rpartition('/')[2]}?protocol=2")
    last = -1
    for _ in range(DECISIONS):
        last = asked_after(seat, last)
        offered = seat.notations()
        seat.decide(next((wish for wish in wishes if wish in offered), offered[0]))
    asked_after(seat, last)
    seat.say("resign")
    seat.until(lambda update: update["ending"])
    seat.close()
    return str(opened["table"])


@pytest.fixture(scope="module")
def netrunner(service: str) -> str:
    return give_up_later(service, "netrunner", ("corp", "runner"), CALM)


@pytest.fixture(scope="module")
def deckers(service: str) -> str:
    return give_up_later(service, "deckers", DECKERS, smc="alpha-moby", deckers=DECKERS, first_game=True)


def open_replay(new_page: NewPage, table: str, query: str = "", **more: Any) -> Page:
    page = new_page(f"replay/{table}{query}", **more)
    page.locator(".chart .line").first.wait_for(state="attached", timeout=PATIENCE)
    return page


def at(page: Page, number: int) -> None:
    expect(page.locator(".panel")).to_have_attribute("data-at", str(number), timeout=PATIENCE)


def last_of(page: Page) -> int:
    return int(page.locator("input[type=range]").get_attribute("max") or -1)


def test_one_walks_by_buttons_and_keys(new_page: NewPage, netrunner: str) -> None:
    page = open_replay(new_page, netrunner, "?at=0")
    at(page, 0)
    last = last_of(page)
    assert last >= DECISIONS
    page.locator(".controls .on").click()
    at(page, 1)
    page.keyboard.press("ArrowRight")
    at(page, 2)
    lines = page.locator(".log li").count()
    page.keyboard.press("End")
    at(page, last)
    expect(page.locator(".panel .prompt")).to_contain_text("Resigned")
    expect(page.locator(".log li").nth(lines)).to_be_attached()
    expect(page.locator(".controls .on")).to_be_disabled()
    page.locator(".controls .back").click()
    at(page, last - 1)
    page.keyboard.press("Home")
    at(page, 0)
    page.keyboard.press("PageDown")
    expect(page.locator(".status")).to_contain_text("Turn 1")
    page.locator("input[type=range]").fill("3")
    at(page, 3)


@pytest.mark.parametrize("game", ["netrunner", "deckers"])
def test_the_first_screen_needs_only_its_page(new_page: NewPage, game: str, request: pytest.FixtureRequest) -> None:
    page = open_replay(new_page, request.getfixturevalue(game))
    expect(page.locator(".panel")).not_to_have_attribute("data-at", "0")  # where the first turn begins
    asked = page.evaluate("performance.getEntriesByType('resource').map(({name}) => new URL(name).pathname)")
    assert asked
    assert not [path for path in asked if not path.startswith("/static/")]
    named = page.evaluate("""[...document.querySelectorAll("link[rel*=load], link[rel=stylesheet], script[src]")]
        .map(({href, src}) => new URL(href ?? src).pathname)""")
    assert sorted(asked) == sorted(named)
    assert len(asked) <= FEW


def test_what_is_looked_at_later_is_sent_for_then(new_page: NewPage, deckers: str) -> None:
    page = open_replay(new_page, deckers)
    files: list[str] = []
    page.on("request", lambda request: files.append(request.url))
    page.locator(".objective").click()
    expect(page.locator("dialog.zoom .text").first).to_be_visible()
    assert [re.sub(r".*/|-.*", "", file) for file in files] == ["later"]


def test_the_log_goes_on_for_whoever_reads_its_end(new_page: NewPage, netrunner: str) -> None:
    page = open_replay(new_page, netrunner, "?at=0", viewport={"width": 1280, "height": 260})
    log = page.locator(".log")
    page.keyboard.press("End")
    at(page, last_of(page))
    below = "box => box.scrollHeight - box.clientHeight - box.scrollTop"
    assert log.evaluate("box => box.scrollHeight > box.clientHeight + 100")
    page.wait_for_function("() => { const box = document.querySelector('.log'); return (" + below + ")(box) < 2; }")
    page.locator(".controls .back").click()
    log.evaluate("box => new Promise(done => { box.onscroll = done; box.scrollTop = 0; })")
    page.keyboard.press("End")
    at(page, last_of(page))
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert log.evaluate("box => box.scrollTop") == 0


def test_it_plays_by_itself(new_page: NewPage, netrunner: str) -> None:
    page = open_replay(new_page, netrunner, "?at=0")
    page.keyboard.press("Space")
    expect(page.locator(".panel")).to_have_attribute("data-at", re.compile(r"^([2-9]|\d\d)$"))
    page.keyboard.press("Space")
    expect(page.locator(".controls .play")).to_have_attribute("aria-label", re.compile("^Play"))


def test_a_link_leads_to_a_place_and_a_view(new_page: NewPage, netrunner: str) -> None:
    """NR-6: a spectator sees no hand; after the game every seat's view is open."""
    page = open_replay(new_page, netrunner, "?at=1")
    expect(page.locator(".hand .card:not(.hidden)")).to_have_count(0)
    page.locator(".who select").select_option("runner")
    expect(page.locator(".hand .card:not(.hidden)")).to_have_count(5)
    expect(page.locator(".next .taken")).to_contain_text("Keep")
    expect(page).to_have_url(re.compile(r"\?at=1&seat=runner$"))
    page.reload()
    at(page, 1)
    expect(page.locator(".who select")).to_have_value("runner")
    expect(page.locator(".next .taken")).to_have_count(1)


def test_all_hands_lie_open(new_page: NewPage, netrunner: str) -> None:
    """NR-3.6: five cards each."""
    page = open_replay(new_page, netrunner, "?at=0")
    page.locator(".hands summary").click()
    expect(page.locator(".hands dd")).to_have_count(2)
    expect(page.locator(".hands dd")).to_have_text([re.compile(r"^[^·]+(·[^·]+){4}$")] * 2)


def test_the_chart_tells_the_numbers_and_leads_to_them(new_page: NewPage, netrunner: str) -> None:
    """NR-3.4: five credits each at first."""
    page = open_replay(new_page, netrunner, "?at=0")
    expect(page.locator(".chart figcaption").first).to_have_text(re.compile(r"Corp: credits 5\s*Runner: credits 5"))
    page.locator(".chart figure > svg").first.click()
    at(page, round(last_of(page) / 2))


def test_a_game_is_played_on(new_page: NewPage, netrunner: str) -> None:
    page = open_replay(new_page, netrunner, "?at=0&seat=corp")
    page.locator(".play-on").click()
    for place, who in enumerate(("me", "house")):
        expect(page.locator(".branching select").nth(place)).to_have_value(who)
    page.locator(".branching .begin").click()
    page.wait_for_url(re.compile(r"/t/[\w-]+$"))
    expect(page.locator('.panel .choice[data-notation="mulligan"]')).to_be_enabled(timeout=PATIENCE)
    page.goto(page.url.partition("/t/")[0] + "/games")
    expect(page.locator(".listed li")).to_have_count(1)


def test_the_journal_is_downloaded(new_page: NewPage, netrunner: str) -> None:
    page = open_replay(new_page, netrunner)
    with page.expect_download() as download:
        page.locator("a[download]").click()
    assert "corp: keep" in download.value.path().read_text()


def test_it_opens_where_the_game_begins_with_the_eyes_of_ones_own_seat(new_page: NewPage, deckers: str) -> None:
    """DK-10.2: each turn is one, also of a decker who plays alone; before the first there is no network."""
    page = open_replay(new_page, deckers)
    expect(page.locator(".network .space")).to_have_count(30)
    expect(page.locator(".who select")).to_have_value("")
    first = int(page.locator(".panel").get_attribute("data-at") or 0)
    page.keyboard.press("PageDown")
    expect(page.locator(".panel")).not_to_have_attribute("data-at", str(first))
    kept = {"table": deckers, "game": "deckers", "link": "/t/none", "seats": ["monty-quantum"], "at": 0}
    page.evaluate("kept => localStorage.setItem('cyberdeck-games', JSON.stringify([kept]))", kept)
    page.goto(page.url.partition("?")[0])
    expect(page.locator(".who select")).to_have_value("monty-quantum")


def test_deckers_on_a_phone(new_page: NewPage, deckers: str) -> None:
    page = open_replay(new_page, deckers, "?at=3&seat=oshin-noro", viewport=PHONE)
    expect(page.locator(".network .space")).to_have_count(30)
    expect(page.locator(".chart figcaption")).to_contain_text(re.compile(r"Sparks \d+"))
    page.locator(".controls .last").click()
    at(page, last_of(page))
    fits(page)


def test_a_game_that_is_on_is_not_shown(browser: Browser, service: str) -> None:
    wish = {"game": "netrunner", "seats": {"corp": "person", "runner": "person"}}
    table = post(service, "api/tables", wish)["table"]
    page = patient(browser.new_context(locale="en").new_page())
    page.goto(f"{service}replay/{table}")
    expect(page.locator(".failed")).to_contain_text("over")
    page.context.close()


ELSEWHERE = """<!doctype html><title>A diary</title><iframe title="Game" width="1000" height="640" src="{}"></iframe>"""


@pytest.fixture
def diary(service: str, netrunner: str, tmp_path: Path) -> Iterator[str]:
    """The address of another site, with a page that frames what may be framed, and one that frames what may not."""
    for name, path in (("today", "embed/replay"), ("tomorrow", "replay")):
        (tmp_path / f"{name}.html").write_text(ELSEWHERE.format(f"{service}{path}/{netrunner}"), encoding="utf-8")
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(tmp_path))) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()
        thread.join()


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        pass


def test_a_replay_in_a_page_of_another_site(browser: Browser, diary: str, netrunner: str) -> None:
    """It may be framed, is looked through there, and offers one way out; every other page refuses to be framed."""
    context = browser.new_context(viewport={"width": 1100, "height": 700}, locale="en")
    page = patient(context.new_page())
    refused: list[str] = []
    page.on("console", lambda line: refused.append(line.text) if "frame" in line.text else None)
    page.goto(f"{diary}/today.html")
    frame = page.frame_locator("iframe")
    frame.locator(".controls .first").click()
    expect(frame.locator(".panel")).to_have_attribute("data-at", "0")
    frame.locator(".controls .on").click()
    expect(frame.locator(".panel")).to_have_attribute("data-at", "1")
    link = frame.locator(".ways a")
    expect(link).to_have_attribute("href", f"/replay/{netrunner}?at=1")
    expect(link).to_have_attribute("target", "_blank")
    expect(frame.locator(".ways button")).to_have_count(0)
    assert refused == []
    with page.expect_console_message(lambda line: "frame-ancestors" in line.text):
        page.goto(f"{diary}/tomorrow.html")
    expect(frame.locator(".controls")).to_have_count(0)
    context.close()


def test_a_replay_of_deckers_fits(new_page: NewPage, deckers: str) -> None:
    """On a tablet and on a phone on its side too; upright it is scrolled."""
    page = open_replay(new_page, deckers, reduced_motion="reduce")
    assert everywhere(page, ("de",), ((1280, 800), (820, 1180), (844, 390)), fingers=0) == {}
