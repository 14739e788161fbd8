"""The rules reference, and the ways to it, in a real browser against the real service."""

from __future__ import annotations

import json
import re
import urllib.request
from typing import Any

from playwright.sync_api import expect

from browser.player import PATIENCE, PHONE, NewPage, fits


def test_an_address_leads_to_a_clause(new_page: NewPage) -> None:
    page = new_page("rules/netrunner#NR-22.9")
    clause = page.locator("[id='NR-22.9']")
    expect(clause).to_have_class(re.compile("aimed"))
    expect(clause).to_be_in_viewport()
    page.locator("[id='NR-22.2'] a", has_text="NR-22.21").click()
    expect(page.locator("[id='NR-22.21']")).to_have_class(re.compile("aimed"))
    expect(clause).not_to_have_class(re.compile("aimed"))


def test_words_and_numbers_are_found(new_page: NewPage) -> None:
    page = new_page("rules/deckers")
    page.locator(".numbered").first.wait_for(timeout=PATIENCE)
    everything = page.locator(".numbered").count()
    page.locator("input[type=search]").fill("purple PROGRAMS pool")
    expect(page.locator("[id='DK-3.4'] mark").first).to_have_text("Purple")
    expect(page.locator(".numbered")).not_to_have_count(everything)
    page.locator("input[type=search]").fill("DK-12.7")
    expect(page.locator("[id='DK-12.7'] .anchor mark")).to_have_text("DK-12.7")
    page.locator(".contents a").first.click()
    page.locator("input[type=search]").fill("")
    expect(page.locator(".numbered")).to_have_count(everything)


def test_the_rules_speak_all_languages_and_have_tables(new_page: NewPage) -> None:
    page = new_page("rules/netrunner", viewport=PHONE)
    expect(page.locator("[id='NR-1.3']")).to_contain_text("the Corp has the first turn")
    page.locator(".language").select_option("de")
    expect(page.locator("h1")).to_have_text("Regeln: Netrunner")
    expect(page.locator("[id='NR-1.3']")).to_contain_text("Konzern")
    expect(page.locator(".rules table").first).to_be_attached()
    fits(page)
    assert page.locator(".rules").inner_html().count("**") == 0


def position_link(service: str, position: dict[str, Any]) -> str:
    """The Runner's link to a table that starts from a position, against the house."""
    wish = {"game": "netrunner", "seats": {"corp": "house", "runner": "person"}, "setup": {"position": position}}
    with urllib.request.urlopen(urllib.request.Request(f"{service}api/tables", json.dumps(wish).encode())) as answer:
        return str(json.load(answer)["links"]["runner"]).lstrip("/")


def test_a_card_tells_why_not_and_leads_to_its_rules(new_page: NewPage, service: str) -> None:
    """NR-18.4: an event is played by paying its cost."""
    runner = {"credits": 0, "hand": "Sure Gamble"}
    page = new_page(position_link(service, {"turn": "runner", "runner": runner}))
    page.locator(".prompt[data-state=asked]").wait_for(timeout=PATIENCE)
    page.locator(".hand .card .face").click()
    reason = page.locator(".why .reason")
    expect(reason).to_contain_text("credits")
    expect(reason.locator("a")).to_have_attribute("href", "/rules/netrunner#NR-18.4")
    expect(page.locator("dialog.zoom .more a")).to_have_attribute("href", "/rules/netrunner#NR-CARD-50")
    with page.context.expect_page() as opened:
        page.locator("dialog.zoom .more a").click()
    expect(opened.value.locator("[id='NR-CARD-50']")).to_have_class(re.compile("aimed"), timeout=PATIENCE)
