"""The lessons: each of them is played to its end as its coach proposes, at a real table against the house."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from browser.player import PATIENCE, PHONE, NewPage, fits, unfold

NEXT = ".coach .next-step"
WISH = ".panel .choice.wished:enabled"
OVER = '.coach .says[data-over="true"]'


def begin(page: Page, lesson: str) -> None:
    page.locator(f'[data-lesson="{lesson}"] .begin').click()
    page.wait_for_url(re.compile(rf"/t/[\w-]+\?lesson={lesson}$"))
    page.locator(".coach").wait_for()


APART = """() => {
    const [coach, panel] = [".coach", ".panel"].map(part => document.querySelector(part)?.getBoundingClientRect());
    return coach && panel && (coach.bottom <= panel.top || panel.bottom <= coach.top);
}"""
"""Whether the coach leaves the question free."""

LOOK = """([next, wish, over]) => {
    const find = selector => document.querySelector(selector);
    const says = find(".coach .says");
    const shown = {over: find(over) !== null, next: find(next) !== null, wish: find(wish) !== null};
    return says && (shown.over || shown.next || shown.wish) && {...shown, step: says.dataset.step};
}"""
"""What the coach waits for; all of it at once, since he also goes on by himself."""


def follow(page: Page, most: int = 60) -> list[str]:
    """Do as the coach says until he is through; the decisions that he waited for."""
    decided: list[str] = []
    for _ in range(most):
        shown = page.wait_for_function(LOOK, arg=[NEXT, WISH, OVER], timeout=PATIENCE).json_value()
        if shown["over"]:
            break
        if shown["next"]:
            page.locator(NEXT).click()
            expect(page.locator(".coach .says")).not_to_have_attribute("data-step", shown["step"])
        else:
            decided.append(take_wish(page))
    return decided


def take_wish(page: Page) -> str:
    notation = str(page.locator(WISH).get_attribute("data-notation"))
    seq = page.locator(".panel").get_attribute("data-seq")
    unfold(page.locator(WISH))
    page.locator(WISH).click()
    expect(page.locator(".panel")).not_to_have_attribute("data-seq", str(seq), timeout=PATIENCE)
    return notation


@pytest.mark.parametrize(
    ("lesson", "last"),
    [
        ("netrunner-run", "steal priority-requisition"),
        ("netrunner-score", "score hostile-takeover@remote1/1"),
        ("netrunner-rez", "score private-security-force@remote1/1"),
        ("netrunner-trace", "play closed-accounts"),
        ("deckers-move", "hold spoof"),
        ("deckers-sparks", "end-actions"),
        ("deckers-cycle", "keep-row"),
    ],
)
def test_a_lesson_leads_to_its_end(new_page: NewPage, lesson: str, last: str) -> None:
    game = lesson.partition("-")[0]
    page = new_page(f"learn/{game}")
    begin(page, lesson)
    assert follow(page)[-1] == last
    expect(page.locator("dialog.end")).to_have_count(0)
    page.goto(re.sub(r"/t/.*", f"/learn/{game}", page.url))
    expect(page.locator(f'[data-lesson="{lesson}"].done')).to_have_count(1)


def test_the_last_lesson_leads_to_the_first_game(new_page: NewPage) -> None:
    page = new_page("learn/deckers")
    begin(page, "deckers-sparks")
    follow(page)
    page.locator(".next-lesson").click()
    page.wait_for_url(re.compile(r"\?lesson=deckers-cycle$"))
    page.locator(NEXT).wait_for()
    follow(page)
    page.locator(".coach .play-first").click()
    page.wait_for_url(re.compile(r"/t/[\w-]+$"))
    page.locator(".prompt[data-state=asked]").wait_for(timeout=PATIENCE)
    expect(page.locator(".coach")).to_have_count(0)
    expect(page.locator(".network")).to_be_visible()


@pytest.mark.parametrize(
    ("locale", "name", "first", "second"),
    [("de", "Ein Run", "Du bist der Runner", "4 Klicks"), ("ru", "Ран", "Вы — Раннер", "4 Click")],
)
def test_the_coach_speaks_the_language_of_the_reader(
    new_page: NewPage, locale: str, name: str, first: str, second: str
) -> None:
    """On a phone too, where nothing may be wider than the screen, and the coach may not cover the question."""
    page = new_page("learn/netrunner", locale=locale, viewport=PHONE)
    begin(page, "netrunner-run")
    expect(page.locator(".coach summary")).to_contain_text(name)
    expect(page.locator(".coach .says")).to_contain_text(first)
    page.locator(NEXT).click()
    expect(page.locator(".coach .says")).to_contain_text(second)
    fits(page)
    page.locator(".panel .choice:enabled").first.wait_for(state="attached", timeout=PATIENCE)
    page.wait_for_function(APART, timeout=PATIENCE)


def test_the_coach_follows_who_goes_another_way(new_page: NewPage) -> None:
    """Who installs at once is not told to do so later; and a page that is loaded again goes on where it was."""
    page = new_page("learn/netrunner")
    begin(page, "netrunner-run")
    install = page.locator('.panel .choice[data-notation="install corroder"]:enabled')
    install.wait_for(state="attached")
    unfold(install)
    install.click()
    expect(page.locator(NEXT)).to_be_visible()
    page.locator(NEXT).click()
    assert take_wish(page) == "credit"
    expect(page.locator(WISH)).to_have_attribute("data-notation", "run rd")
    page.reload()
    expect(page.locator(WISH)).to_have_attribute("data-notation", "run rd")
    run = page.locator('.panel .choice[data-notation="run hq"]:enabled')
    run.wait_for(state="attached")
    unfold(run)
    run.click()
    expect(page.locator(".coach .aside")).to_be_visible(timeout=PATIENCE)


def test_a_step_leads_to_its_rule(new_page: NewPage) -> None:
    page = new_page("learn/netrunner")
    begin(page, "netrunner-run")
    page.locator(NEXT).click()
    link = page.locator(".coach .clauses a")
    expect(link).to_have_text("NR-18.2")
    with page.context.expect_page() as opened:
        link.click()
    expect(opened.value.locator('[id="NR-18.2"]')).to_be_visible(timeout=PATIENCE)
