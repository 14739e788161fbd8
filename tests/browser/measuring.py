"""What a page looks like, measured: text that is cut, things that cover each other, targets that are too small."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Page

Size = tuple[int, int]
SIZES: tuple[Size, ...] = ((1280, 800), (1920, 1080), (820, 1180), (390, 844), (844, 390))
LANGUAGES = ("en", "de", "pl", "ru")

FINDINGS = """target => {
    const TOLERANCE = 2, found = [];
    const box = element => element.getBoundingClientRect();
    // While a dialog is open, nothing else can be used or need be read.
    const open = document.querySelector("dialog:modal") ?? document;
    const shown = element => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
        && open.contains(element)
        && !element.closest(".unseen, .spoken, .flights, [inert], .preview, .drawer:not(.open), .skip");
    const called = element => `${element.tagName.toLowerCase()}.${[...element.classList].join(".")}`;
    const nameOf = element => (element.ariaLabel ?? element.textContent).trim().slice(0, 20);
    const known = new Map();
    const clips = element => {
        if (!known.has(element)) known.set(element, clipping(element));
        return known.get(element);
    };
    const clipping = element => {
        const { overflowX, overflowY, clipPath } = getComputedStyle(element);
        const cuts = way => way === "hidden" || way === "clip";
        const lets = way => way === "auto" || way === "scroll";
        const scrolls = lets(overflowX) || lets(overflowY);
        return { x: cuts(overflowX), y: cuts(overflowY), lets: scrolls, gone: clipPath === "inset(50%)" };
    };

    // Text is cut where it goes beyond an element that hides what does not fit into it; what can be scrolled is not.
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        if (!node.data.trim() || !shown(parent)) continue;
        if (parent.closest("select, option, .print, .faded, .recent, svg")) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const text = range.getBoundingClientRect();
        if (text.width === 0) continue;
        for (let at = parent; at && at !== document.body; at = at.parentElement) {
            const { x, y, lets, gone } = clips(at);
            if (lets || gone) break;
            const edge = box(at);
            const over = Math.max(x ? edge.left - text.left : 0, x ? text.right - edge.right : 0,
                y ? (edge.top - text.top) - text.height / 5 : 0, y ? (text.bottom - edge.bottom) - text.height / 5 : 0);
            if (over > TOLERANCE) {
                found.push(`cut: "${node.data.trim().slice(0, 30)}" by ${Math.round(over)} px in ${called(at)}`);
                break;
            }
        }
    }

    // What can be used is hit where it is: of nine points on it, most; of a card in a fan, some.
    const hall = document.querySelector(".table");
    for (const element of document.querySelectorAll("button, a[href], select, input, summary, [role=button]")) {
        // What is no answer now can be looked at elsewhere.
        const isIdle = element.matches(":disabled, .space[tabindex='-1']");
        if (!shown(element) || element.closest(".told") || isIdle) continue;
        // What is accessed lies over the servers, which wait folded.
        if (element.closest(".far") && document.querySelector(".accessed")) continue;
        const { left, top, width, height } = box(element);
        if (width < 2 || height < 2) continue;
        let tried = 0, hit = 0;
        for (const dx of [0.2, 0.5, 0.8]) for (const dy of [0.2, 0.5, 0.8]) {
            const x = left + width * dx, y = top + height * dy;
            if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) {
                if (hall && !scrolls(element)) tried += 1;
                continue;
            }
            const there = document.elementFromPoint(x, y);
            if (!there) continue;
            if (scrolledAway(element, x, y) || (!hall && stays(there))) continue;
            tried += 1;
            const label = there.closest("label");
            if (element.contains(there) || there.contains(element) || label?.contains(element)) hit += 1;
        }
        const piled = element.closest(".card, .pile, .host, svg") ? 0.1 : 0.6;
        if (tried > 0 && hit / tried < piled) {
            const there = document.elementFromPoint(left + width / 2, top + height / 2);
            found.push(`covered: ${called(element)} "${nameOf(element)}" by ${there && called(there)}`);
        }
        // Tiles that touch each other have no gaps for a finger to fall into: their width counts.
        const least = element.closest("svg") ? width : Math.min(width, height);
        const isSmall = least < target - 0.5 && !element.matches(".info, input");
        if (isSmall && !element.closest("p, .prompt"))
            found.push(`small: ${called(element)} "${nameOf(element)}" ${Math.round(width)} x ${Math.round(height)}`);
    }
    /** Bars that stay where they are while a page is scrolled. */
    function stays(element) {
        for (let at = element; at; at = at.parentElement)
            if (["fixed", "sticky"].includes(getComputedStyle(at).position)) return true;
        return false;
    }
    function scrolls(element) {
        for (let at = element.parentElement; at; at = at.parentElement) if (clips(at).lets) return true;
        return false;
    }
    function scrolledAway(element, x, y) {
        for (let at = element.parentElement; at; at = at.parentElement) {
            if (!clips(at).lets) continue;
            const { left, right, top, bottom } = box(at);
            if (x < left || x > right || y < top || y > bottom) return true;
        }
        return false;
    }
    const wide = document.documentElement.scrollWidth;
    if (wide > innerWidth) found.push(`too wide: ${wide}`);
    return [...new Set(found)];
}"""


SETTLED = """async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
}"""
"""What is fitted to its place is so a few frames after that place has changed, however long they take."""
TRIES = 10


def findings(page: Page, target: int = 0) -> list[str]:
    """What is found and stays."""
    found: list[str] = []
    for _ in range(TRIES):
        page.evaluate(SETTLED)
        found = page.evaluate(FINDINGS, target)
        if not found:
            break
        page.wait_for_timeout(100)
    return found


def speak(page: Page, language: str) -> None:
    """Switch the language in place, wherever the switch is."""
    page.locator(".language").first.evaluate(
        """(select, language) => {
            select.value = language;
            select.dispatchEvent(new Event("change", { bubbles: true }));
        }""",
        language,
    )
    page.locator(f'html[lang="{language}"]').wait_for(state="attached")


def everywhere(
    page: Page, languages: Sequence[str] = LANGUAGES, sizes: Sequence[Size] = SIZES, fingers: int = 44
) -> dict[str, Any]:
    """What is found in each language at each size; targets are to be large where fingers are."""
    all_found: dict[str, Any] = {}
    for language in languages:
        speak(page, language)
        for width, height in sizes:
            page.set_viewport_size({"width": width, "height": height})
            if found := findings(page, fingers if width == 390 else 0):
                all_found[f"{language} {width}x{height}"] = found
    return all_found
