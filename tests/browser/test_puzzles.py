"""Puzzles in the browser: failed and solved with the hints; one's own gets a link, and its solution is shown."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, Route, expect

from browser.player import PATIENCE, NewPage, unfold
from cyberdeck.puzzles import Puzzle, shelf

POSITIONS = Path(__file__).parents[2] / "examples" / "positions"
ASKED = ".panel .choice[data-notation]:enabled"
GIVE_UP = "end-actions"
WISH = ".panel .choice.wished:enabled"


READY = """selector => {
    const seq = document.querySelector(".panel")?.dataset.seq;
    const says = document.querySelector(".riddle .says");
    return says?.dataset.seq === seq && document.querySelector(selector) && seq;
}"""
"""The number of the question to which something can be answered, when the service has said how it stands."""

SETTLED = """before => {
    const says = document.querySelector(".riddle .says");
    const seq = document.querySelector(".panel")?.dataset.seq;
    return says && (says.dataset.look !== "open" || (seq !== before && says.dataset.seq === seq));
}"""
"""Whether there is another question, and the service has said how it stands; or it has said that it is over."""


def look(page: Page) -> str:
    return str(page.locator(".riddle .says").get_attribute("data-look"))


def take(page: Page, selector: str) -> None:
    seq = page.wait_for_function(READY, arg=selector, timeout=PATIENCE).json_value()
    unfold(page.locator(selector).first)
    page.locator(selector).first.click()
    page.wait_for_function(SETTLED, arg=seq, timeout=PATIENCE)


def choose_today(page: Page, puzzle: Puzzle) -> None:
    """Whatever day it is, this is its puzzle."""

    def tell(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, json={**answer.json(), "today": puzzle.name})

    page.route("**/api/puzzles", tell)
    page.reload()


def test_the_puzzle_of_the_day_is_failed_and_then_solved_with_hints(new_page: NewPage) -> None:
    """One of Deckers, where nobody has to think before the service says that ending the turn has missed the goal."""
    puzzle = min((one for one in shelf().values() if one.game == "deckers"), key=lambda one: one.effort)
    assert GIVE_UP not in puzzle.solutions
    page = new_page("puzzles")
    choose_today(page, puzzle)
    page.locator(f'.daily [data-puzzle="{puzzle.name}"] .solve').click()
    page.wait_for_url(re.compile(rf"/t/[\w-]+\?puzzle={puzzle.name}&day="))
    take(page, f'.panel .choice[data-notation="{GIVE_UP}"]:enabled')
    while look(page) == "open":
        take(page, ASKED)
    assert look(page) in ("missed", "spoilt")
    failed = page.url
    page.locator(".riddle .try-again").click()
    page.wait_for_url(lambda url: url != failed)
    page.wait_for_function(SETTLED, arg="", timeout=PATIENCE)
    for _ in range(60):
        follow_hint(page)
        if look(page) != "open":
            break
    assert look(page) == "solved"
    page.goto(re.sub(r"/t/.*", "/puzzles", page.url))
    expect(page.locator(f'.daily [data-puzzle="{puzzle.name}"][data-state="later"]')).to_be_visible()
    expect(page.locator(".streak")).to_contain_text("1")


def follow_hint(page: Page) -> None:
    """First what it is about, then what to do; the answer stands out among the options."""
    page.locator(".riddle .ask-help").click()
    page.locator(".riddle .wish").wait_for(timeout=PATIENCE)
    page.locator(".riddle .ask-help").click()
    take(page, WISH)


def test_an_own_position_is_proved_and_its_link_can_be_played(new_page: NewPage) -> None:
    page = new_page("puzzles")
    page.locator(".all-puzzles .kind").select_option("deckers banish")
    expect(page.locator(".all-puzzles .number")).to_have_count(sum(one.goal == "banish" for one in shelf().values()))
    form = page.locator(".own-puzzle")
    form.locator("textarea").fill((POSITIONS / "one-click.yaml").read_text())
    form.locator("select").select_option("steal")
    form.locator(".prove").click()
    expect(form.locator(".made")).to_be_visible(timeout=PATIENCE)
    page.goto(form.locator(".made .link input").input_value())
    page.locator(".daily .solve").click()
    expect(page.locator('.riddle .says[data-look="open"]')).to_be_visible(timeout=PATIENCE)
    take(page, '.panel .choice[data-notation="credit"]:enabled')
    page.locator(".riddle .show-solution").click()
    page.wait_for_url(re.compile("shown=1"))
    expect(page.locator('.riddle .says[data-look="solved"]')).to_be_visible(timeout=PATIENCE)
