"""The lessons: each of them is played to its end as its coach proposes, at a real table against the house."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from browser.player import PATIENCE, PHONE, NewPage

LESSONS = {
    "netrunner": ["netrunner-run", "netrunner-score", "netrunner-rez", "netrunner-trace"],
    "deckers": ["deckers-move", "deckers-sparks", "deckers-cycle"],
}
MOVES = "[...document.querySelectorAll('.panel .choice:enabled, .coach .next-step')].length > 0"


def begin(page: Page, lesson: str) -> None:
    page.locator(f'[data-lesson="{lesson}"] .begin').click()
    page.wait_for_url(re.compile(rf"/t/[\w-]+\?lesson={lesson}$"))
    page.locator(".coach").wait_for()


def follow(page: Page) -> list[str]:
    """Do as the coach says until he is through; the decisions that he wished for."""
    decided: list[str] = []
    coach, wish = page.locator(".coach .says"), page.locator(".panel .choice.wished:enabled")
    for _ in range(60):
        expect(page.locator('.coach .next-step, .panel .choice.wished:enabled, .says[data-over="true"]').first).to_be_visible(
            timeout=PATIENCE
        )
        if coach.get_attribute("data-over") == "true":
            return decided
        seq = page.locator(".panel").get_attribute("data-seq")
        if wish.count():
            decided.append(str(wish.get_attribute("data-notation")))
            wish.click()
            expect(page.locator(".panel")).not_to_have_attribute("data-seq", str(seq), timeout=PATIENCE)
        else:
            step = coach.get_attribute("data-step")
            page.locator(".coach .next-step").click()
            expect(coach).not_to_have_attribute("data-step", str(step))
    raise AssertionError(f"no end after {decided}")


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
    assert page.locator("dialog.end").count() == 0
    page.goto(page.url.split("/t/")[0] + f"/learn/{game}")
    expect(page.locator(f'[data-lesson="{lesson}"].done')).to_have_count(1)
