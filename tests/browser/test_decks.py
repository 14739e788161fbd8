"""The deckbuilder and the account, in a real browser against the real service."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.player import PATIENCE, PHONE, NewPage, Player, fits, patient
from cyberdeck.netrunner.decklinks import link_of
from cyberdeck.netrunner.decks import starter_deck

LIST = """# Borrowed tools

Noise: Hacker Extraordinaire

Event (6)
3x Sure Gamble
3x Diesel

Program (4)
2x Corroder
2x Wyrm
"""


def begin(page: Page, start: str) -> None:
    """A new deck from a starter deck or an empty one, with the verdict of the rules."""
    page.locator(".new-deck").select_option(start)
    page.locator(".verdict").wait_for()


def expect_copies(page: Page, card: str, count: int) -> None:
    """The open deck shows so many copies of a card."""
    expect(page.locator(f'.deck-cards [data-card="{card}"] .copies')).to_have_text(str(count))


def change(page: Page, card: str, deed: str, times: int = 1) -> None:
    """Click `more` or `fewer` beside a card of the list."""
    for _ in range(times):
        page.locator(f'.browse [data-card="{card}"] .{deed}').click()


def test_from_a_starter_deck_to_a_game(new_page: NewPage) -> None:
    page = new_page("decks")
    begin(page, "starter criminal")
    expect(page.locator(".verdict")).to_contain_text("This deck is legal.")
    change(page, "corroder", "more", 2)  # NR-53.2: each copy takes its influence
    change(page, "crypsis", "fewer", 2)
    expect(page.locator(".counter.influence dd")).to_have_text("4 of 15")
    expect(page.locator(".spent li.faction-anarch")).to_contain_text("Anarch 4")
    page.locator(".rival").select_option("nbn")
    page.locator(".play-deck").click()
    page.wait_for_url(re.compile(r"/t/[\w-]+$"))
    player = Player(page, ())
    assert "keep" in player.offered()
    expect(page.locator(".board")).to_have_class(re.compile("seat-runner"))
    expect(page.locator(".player.mine")).to_contain_text("Gabriel")
    expect(page.locator(".player.theirs")).to_contain_text("NBN")
    player.decide("keep")


def test_a_fault_names_its_rule_until_it_is_mended(new_page: NewPage) -> None:
    page = new_page("decks")
    begin(page, "starter shaper")
    play, fault = page.locator(".play-deck"), page.locator(".fault")
    expect(play).to_be_enabled()
    change(page, "sure-gamble", "more")  # NR-52.4
    expect(fault).to_have_text(re.compile("There are 4 copies of “Sure Gamble”; 3 are allowed."))
    expect(fault.locator("a")).to_have_attribute("href", "/rules/netrunner#NR-52.4")
    expect(page.locator(".deck-cards .faulty")).to_have_attribute("data-card", "sure-gamble")
    expect(play).to_be_disabled()
    change(page, "sure-gamble", "fewer")
    expect(fault).to_have_count(0)
    expect(play).to_be_enabled()


def test_a_corp_deck_counts_agenda_points(new_page: NewPage) -> None:
    page = new_page("decks")
    begin(page, "starter jinteki")
    points = page.locator(".counter.points dd")
    expect(points).to_have_text(re.compile(r"2[01] \(20 or 21\)"))  # NR-52.8
    change(page, "nisei-mk-ii", "fewer", 3)
    expect(page.locator(".fault", has_text="agenda points").locator("a")).to_have_text("NR-52.8")


def test_a_text_is_imported_and_comes_back_in_other_formats(new_page: NewPage, tmp_path: Path) -> None:
    page = new_page("decks")
    page.locator(".import-text").fill(LIST)
    page.locator(".import-take").click()
    expect(page.locator(".deck-name")).to_have_value("Borrowed tools")
    for card, count in {"sure-gamble": 3, "diesel": 3, "corroder": 2, "wyrm": 2}.items():
        expect_copies(page, card, count)
    expect(page.locator(".fault")).to_contain_text("The deck has 10 cards")  # NR-52.2
    page.locator(".export summary").click()
    page.locator(".export-format").select_option("json")
    expect(page.locator(".export-text")).to_have_value(re.compile(r'"cards"'))
    assert json.loads(page.locator(".export-text").input_value())["name"] == "Borrowed tools"
    with page.expect_download() as saved:
        page.locator(".download").click()
    file = tmp_path / saved.value.suggested_filename
    saved.value.save_as(file)
    assert file.name == "Borrowed tools.json"
    page.locator(".import summary").click()
    page.locator(".import input[type=file]").set_input_files(file)
    expect(page.locator(".deck-name")).to_have_value("Borrowed tools 2")
    expect_copies(page, "corroder", 2)


def test_a_text_that_is_no_deck_is_refused_with_a_reason(browser: Browser, service: str) -> None:
    page = patient(browser.new_page(locale="en"))
    page.goto(f"{service}decks")
    page.locator(".import-text").fill("Noise\n3 Shure Gamble")
    page.locator(".import-take").click()
    expect(page.locator(".import .failed")).to_have_text(
        "There is no card “Shure Gamble” in the core set; perhaps Sure Gamble?"
    )
    expect(page.locator(".import-text")).to_have_value("Noise\n3 Shure Gamble")
    page.close()


def test_decks_are_kept_in_the_browser(new_page: NewPage) -> None:
    page = new_page("decks")
    begin(page, "starter anarch")
    begin(page, "empty nbn")
    page.locator(".deck-name").fill("  Bright / future ")
    page.locator(".deck-name").press("Enter")
    expect(page.locator(".open-deck")).to_have_value("Bright - future")
    change(page, "hedge-fund", "more", 3)
    page.reload()
    expect(page.locator(".deck-name")).to_have_value("Bright - future")
    expect_copies(page, "hedge-fund", 3)
    page.locator(".drop-deck").click()
    page.locator("dialog.sure[open] .primary").click()
    expect(page.locator(".deck-name")).to_have_value("Anarch starter deck")
    expect(page.locator(".open-deck option")).to_have_count(1)


@pytest.mark.parametrize(
    ("locale", "search", "found"),
    [
        ("en", "gain 9 neutral event", "sure-gamble"),
        ("de", "sichere hand", "sure-gamble"),
        ("ru", "верная ставка", "sure-gamble"),
    ],
)
def test_cards_are_found_by_words_in_the_readers_language(
    new_page: NewPage, locale: str, search: str, found: str
) -> None:
    page = new_page("decks", locale=locale)
    rows = page.locator(".browse .cell")
    expect(rows).to_have_count(113)
    page.locator(".search").fill(search)
    expect(rows).to_have_count(1)
    expect(rows).to_have_attribute("data-card", found)


def test_cards_are_filtered_and_looked_at(new_page: NewPage) -> None:
    page = new_page("decks")
    rows = page.locator(".browse .cell")
    page.locator(".filter-side").select_option("corp")
    page.locator(".facet.faction-jinteki").click()
    page.locator(".facet.type-ice").click()
    expect(page.locator(".facet.type-ice")).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".browse .cell:not(.type-ice)")).to_have_count(0)
    expect(rows.first).to_be_visible()
    page.locator(".filter-cost").select_option("8")
    expect(rows).to_have_count(1)
    page.locator(".filters .clear").click()
    expect(rows).to_have_count(113)
    rows.first.locator(".look").click()
    expect(page.locator("dialog.zoom .text")).not_to_be_empty()


def test_all_cards_are_looked_at_without_a_deck(new_page: NewPage) -> None:
    page = new_page("cards")
    cards = page.locator(".gallery-of li")
    expect(cards).to_have_count(113)
    page.locator(".facet.type-identity").click()
    expect(cards).to_have_count(7)
    page.locator(".facet.type-identity").click()
    page.locator(".search").fill("heimdall")
    expect(cards).to_have_count(1)
    cards.locator(".look").click()
    expect(page.locator("dialog.zoom h2")).to_have_text("Heimdall 1.0")
    expect(page.locator("dialog.zoom .text .sub")).to_have_count(3)


def test_a_link_opens_a_deck_once(new_page: NewPage) -> None:
    """The link of the command line opens the deck; the page gives the same link, and it lies on the shelf once."""
    link = link_of(starter_deck("jinteki"), "Lent & kept")
    page = new_page(link.lstrip("/"))
    expect(page.locator(".verdict")).to_contain_text("This deck is legal.")
    expect(page.locator(".deck-name")).to_have_value("Lent & kept")
    page.locator(".export summary").click()
    page.locator(".export-format").select_option("link")
    expect(page.locator(".export-text")).to_have_value(re.compile(re.escape(link)))
    page.goto(page.locator(".export-text").input_value())
    expect(page.locator(".verdict")).to_contain_text("This deck is legal.")
    expect(page.locator(".open-deck option")).to_have_count(1)


def test_the_components_of_deckers(new_page: NewPage) -> None:
    page = new_page("cards")
    page.locator(".games-nav").get_by_text("Deckers").click()
    things = page.locator(".things-of li")
    expect(things).to_have_count(111)
    page.get_by_role("button", name="Computers").click()
    expect(things).to_have_count(7)
    expect(page.locator(".things-of .emblem")).to_have_count(7)
    page.get_by_role("button", name="Computers").click()
    page.locator(".search").fill("404 not found")
    expect(things).to_have_count(1)
    expect(things).to_contain_text("There is no SMC marker on space 4")


def test_an_opening_hand_can_be_changed_once(new_page: NewPage) -> None:
    page = new_page("decks")
    begin(page, "starter shaper")
    hand, mulligan = page.locator(".trial-hand li"), page.locator(".mulligan")
    expect(mulligan).to_be_disabled()
    page.locator(".draw-hand").click()
    expect(hand).to_have_count(5)
    mulligan.click()
    expect(hand).to_have_count(5)
    expect(mulligan).to_be_disabled()


@pytest.mark.parametrize("locale", ["en", "ru"])
def test_a_deck_is_built_on_a_phone(new_page: NewPage, locale: str) -> None:
    page = new_page("decks", locale=locale, viewport=PHONE)
    begin(page, "starter weyland-consortium")
    page.locator(".show-cards").click()
    change(page, "hedge-fund", "fewer")
    expect(page.locator(".panes .brief")).to_contain_text("48/45")
    fits(page)
    page.locator(".show-deck").click()
    expect_copies(page, "hedge-fund", 2)
    fits(page)


def enter(page: Page, name: str, button: str) -> None:
    page.locator(".account-open").click()
    dialog = page.locator("dialog.account")
    dialog.locator("input[name=name]").fill(name)
    dialog.locator("input[name=password]").fill("correct horse")
    dialog.locator(button).click()
    expect(page.locator(".account-open")).to_have_text(name)
    dialog.locator(".close").click()


def test_an_account_carries_decks_and_games_to_another_device(new_page: NewPage) -> None:
    page = new_page("decks")
    begin(page, "starter haas-bioroid")
    with page.expect_response(lambda answer: answer.request.method == "PUT"):
        enter(page, "Ada", ".create-account")
    with page.expect_response(lambda answer: answer.request.method == "PUT") as kept:
        change(page, "hedge-fund", "fewer")
    assert kept.value.status == 204
    expect(page.locator(".play-deck")).to_be_enabled()
    with page.expect_response(
        lambda answer: answer.request.method == "POST" and answer.url.endswith("/api/account/games")
    ) as claimed:
        page.locator(".play-deck").click()
    assert claimed.value.status == 204
    page.locator(".prompt[data-state=asked]").wait_for(timeout=PATIENCE)

    other = new_page("decks")
    enter(other, "Ada", ".sign-in")
    expect(other.locator(".deck-name")).to_have_value("Haas-Bioroid starter deck")
    expect_copies(other, "hedge-fund", 2)
    other.goto(re.sub(r"/decks$", "/games", other.url))
    other.locator(".account-game .plain").click()
    other.wait_for_url(re.compile(r"/t/[\w-]+$"))
    other.locator(".prompt[data-state=asked]").wait_for(timeout=PATIENCE)
    expect(other.locator(".board")).to_have_class(re.compile("seat-corp"))


def test_signing_out_takes_the_decks_along(new_page: NewPage) -> None:
    page = new_page("decks")
    begin(page, "empty jinteki")
    with page.expect_response(lambda answer: answer.request.method == "PUT"):
        enter(page, "Grace", ".create-account")
    page.locator(".account-open").click()
    expect(page.locator(".account-decks a")).to_have_text(["Jinteki: Personal Evolution"])
    page.locator(".sign-out").click()
    expect(page.locator(".sign-in")).to_be_visible()
    page.locator("dialog.account .close").click()
    expect(page.locator(".account-open")).to_have_text("Sign in")
    expect(page.locator(".open-deck")).to_have_count(0)
    page.reload()
    expect(page.locator(".new-deck")).to_be_visible()
    expect(page.locator(".open-deck")).to_have_count(0)


def test_an_account_gets_a_new_password_and_is_deleted(new_page: NewPage) -> None:
    page = new_page("decks")
    enter(page, "Hedy", ".create-account")
    page.locator(".account-open").click()
    manage = page.locator("dialog.account .manage:not(.hearing)")
    manage.locator("summary").click()
    manage.locator("input[name=password]").fill("correct horse")
    manage.locator("input[name=new]").fill("battery staple")
    manage.locator(".change-password").click()
    expect(manage.locator("form > [role=status]")).not_to_be_empty()
    with page.expect_download() as download:
        manage.locator(".export").click()
    assert '"name":"Hedy"' in download.value.path().read_text(encoding="utf-8")
    manage.locator("input[name=password]").fill("battery staple")
    manage.locator(".delete-account").click()
    expect(page.locator(".sign-in")).to_be_visible()
