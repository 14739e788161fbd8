"""How fast the page is: `python benchmarks/page.py [--times 10] [--only replay]`.

A service and a browser on this machine. Measured are the time until the first page can be used, the time until a seat
can decide, the time from a click on a decision until the table shows what came of it, the time until a finished game of
1,000 decisions is on the screen, and while turns of the house and of the computer are told, with all their motions, the
longest tasks, by the clock and by the processor's time that the page took itself, and the frames. The aims: one second,
100 and 300 milliseconds, no task over 50, a frame every 17.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright
from websockets.sync.client import connect

ARGUMENTS: Final = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]
NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "chrome")
PATIENCE: Final = 300_000
SETTLED: Final = 1200
"""Milliseconds after which a new window of Chromium is no longer busy with itself."""
CALM: Final = ("keep", "pass", "credit")
USABLE: Final = """selector => new Promise(resolve => {
    const drawn = () => setTimeout(() => resolve(performance.now()));
    const look = () => document.querySelector(selector) ? drawn() : requestAnimationFrame(look);
    requestAnimationFrame(look);
})"""
"""When it has been laid out and painted, too: what a frame does is done before the next task."""
READY: Final = ".panel:not([data-guarded]) .choice[data-notation]:enabled"
"""What decides, and not what skips what is being told."""
DECIDED: Final = """ready => new Promise((resolve, reject) => {
    const panel = document.querySelector(".panel"), seq = panel.dataset.seq, begun = performance.now();
    const look = () => {
        const took = performance.now() - begun;
        if (panel.dataset.seq !== seq) resolve(took);
        else if (took > 30000) reject(new Error("a click on a choice decided nothing"));
        else requestAnimationFrame(look);
    };
    document.querySelector(ready).click();
    look();
})"""
REPLAYED: Final = ".replaying:has(main.board:not(.empty)) .panel[data-at]"
"""There once the moment that is shown has been drawn, with its board."""

WATCHED: Final = """() => {
    window.tasks = [], window.frames = [];
    new PerformanceObserver(all => {
        for (const {startTime, duration} of all.getEntries()) tasks.push([startTime, duration]);
    }).observe({type: "longtask", buffered: true});
    let last = 0;
    const look = now => {
        if (document.querySelector(".prompt[data-state=showing]")) frames.push(now - last);
        last = now;
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
}"""
"""Keeps the tasks over 50 milliseconds, and how long each frame took while something was told."""
TOLD: Final = ".prompt[data-state=showing]"
ASKED: Final = ".prompt[data-state=asked], .prompt[data-state=over]"
IDLE: Final = ("keep", "credit", "end-actions", "hand-tile", "done", "keep-row", "pass", "continue")


def ask(address: str, wish: object) -> dict[str, str]:
    """The links of a new table, by seat."""
    with urllib.request.urlopen(urllib.request.Request(f"{address}/api/tables", json.dumps(wish).encode())) as answer:
        links: dict[str, str] = json.load(answer)["links"]
    return links


def open_table(address: str) -> str:
    """A link to both deckers at a table of Deckers, so that no bot thinks between a decision and what it shows."""
    seats = ["oshin-noro", "monty-quantum"]
    setup = {"first_game": True, "deckers": seats}
    wish = {"game": "deckers", "seats": dict.fromkeys(seats, "person"), "together": [seats], "setup": setup}
    return ask(address, wish)[seats[0]]


def against_house(address: str, game: str) -> str:
    """A seat whose opponent, or whose partner, is the house."""
    if game == "netrunner":
        return ask(address, {"game": game, "seats": {"corp": "house", "runner": "person"}})["runner"]
    seats = {"oshin-noro": "person", "monty-quantum": "house"}
    return ask(address, {"game": game, "seats": seats, "setup": {"first_game": True, "deckers": list(seats)}})[
        "oshin-noro"
    ]


class Told(NamedTuple):
    """What telling the turns of others takes, in milliseconds."""

    tasks: list[float]
    """Each long task."""
    worked: list[float]
    """What the longest tasks of the page took of a processor: what others on the machine do is not in it."""
    frames: list[float]


def traced(page: Page) -> Callable[[], list[float]]:
    """Begin to look at the tasks of the page; what is returned ends that and tells."""
    session, events, over = page.context.new_cdp_session(page), list[dict[str, Any]](), list[dict[str, Any]]()
    session.on("Tracing.dataCollected", lambda part: events.extend(part["value"]))
    session.on("Tracing.tracingComplete", lambda told: over.extend([told]))
    config = {"includedCategories": ["devtools.timeline", "disabled-by-default-devtools.timeline"]}
    session.send("Tracing.start", {"transferMode": "ReportEvents", "traceConfig": config})

    def end() -> list[float]:
        session.send("Tracing.end")
        while not over:
            page.wait_for_timeout(100)
        named = (event for event in events if event["name"] == "thread_name")
        mains = {(it["pid"], it["tid"]) for it in named if it["args"]["name"] == "CrRendererMain"}
        tasks = (event for event in events if event["name"] == "RunTask" and (event["pid"], event["tid"]) in mains)
        return sorted(task.get("tdur", 0) / 1000 for task in tasks)[-50:]

    return end


def told(browser: Browser, address: str, turns: int) -> Told:
    """The player does little."""
    page, _ = usable(browser, address, ".choice:enabled")
    page.evaluate(WATCHED)
    end = traced(page)
    spans = list[tuple[float, float]]()
    while len(spans) < turns:
        page.locator(f"{ASKED}, {TOLD}").first.wait_for(timeout=PATIENCE)
        if page.locator(".prompt[data-state=over]").count():
            break
        begun = float(page.evaluate("performance.now()"))
        if page.locator(TOLD).count():
            page.locator(ASKED).first.wait_for(timeout=PATIENCE)
            spans.append((begun, float(page.evaluate("performance.now()"))))
        elif offered := page.locator(".panel .choice[data-notation]:enabled").evaluate_all(
            "all => all.map(one => one.dataset.notation)"
        ):
            choice = next((one for wish in IDLE for one in offered if one and one.startswith(wish)), offered[0])
            page.locator(".panel:not([data-guarded])").wait_for(state="attached")
            page.locator(f'.panel .choice[data-notation="{choice}"]').first.evaluate("one => one.click()")
    tasks, frames = page.evaluate("[tasks, frames]")
    return Told([took for at, took in tasks if any(begun <= at <= over for begun, over in spans)], end(), frames)


def report_told(name: str, told: Told) -> None:
    late = sum(frame > 34 for frame in told.frames) / max(1, len(told.frames))
    print(
        f"{name:32} {len(told.tasks)} tasks over 50 ms, the longest {max(told.tasks, default=0):.0f} ms;"
        f" of the page's own time {sum(took > 50 for took in told.worked)}, the longest"
        f" {max(told.worked, default=0):.0f} ms;"
        f" a frame every {statistics.median(told.frames or [0]):.0f} ms, {late:.0%} late"
    )


def finished(address: str, most: int = 1000) -> str:
    """A finished game of Netrunner of so many decisions, filmed: both sides do little, and are asked everything."""
    seats = ["corp", "runner"]
    wish = {"game": "netrunner", "seats": dict.fromkeys(seats, "person"), "together": [seats], "asked": "all"}
    with urllib.request.urlopen(urllib.request.Request(f"{address}/api/tables", json.dumps(wish).encode())) as answer:
        opened = json.load(answer)
    token = opened["links"]["corp"].removeprefix("/t/")
    with connect(f"{address.replace('http', 'ws')}/ws/{token}?protocol=2", max_size=None) as socket:
        answered, said = -1, dict[str, object]()
        while not (told := json.loads(socket.recv())).get("ending"):
            if told["type"] == "refused":  # too fast
                time.sleep(0.5)
                socket.send(json.dumps(said))
            if not told.get("question") or told["seq"] <= answered:
                continue
            offered = [option["notation"] for option in told["question"]["options"]]
            choice = next((wish for wish in CALM if wish in offered), offered[0])
            answered = told["seq"]
            decision = {"type": "decide", "seq": answered, "notation": choice}
            said = decision if answered < most else {"type": "resign"}
            socket.send(json.dumps(said))
    urllib.request.urlopen(f"{address}/api/tables/{opened['table']}/reel?from=0").close()
    return str(opened["table"])


def usable(browser: Browser, address: str, selector: str, settled: int = 0) -> tuple[Page, float]:
    """A page in a fresh window, and the milliseconds until it could be used.

    A window that has just been opened is still busy with itself; it can be given some milliseconds to settle.
    """
    page = browser.new_context(locale="en", viewport={"width": 1280, "height": 800}).new_page()
    if settled:
        page.wait_for_timeout(settled)
    page.goto(address, wait_until="commit")
    return page, float(page.evaluate(USABLE, selector))


def visits(browser: Browser, address: str, selector: str, times: int, settled: int = 0) -> list[float]:
    """One visit after the other, each of somebody who has never been here: the page is closed before the next one."""
    found = []
    for _ in range(times):
        page, took = usable(browser, address, selector, settled)
        page.context.close()
        found.append(took)
    return found


def decisions(page: Page, times: int) -> list[float]:
    """Milliseconds from a click to what it shows, decision after decision."""
    found = []
    for _ in range(times):
        page.locator(READY).first.wait_for(state="attached")  # a choice may lie on a thing, and its button be folded
        found.append(float(page.evaluate(DECIDED, READY)))
    return found


def report(name: str, times: list[float], aim: int) -> None:
    worst, middle = max(times), statistics.median(times)
    print(f"{name:32} median {middle:6.0f} ms   worst {worst:6.0f} ms   aim {aim} ms")


def measure(browser: Browser, address: str, times: int, only: str | None) -> None:
    if only in (None, "start"):
        report("the first page can be used", visits(browser, f"{address}/", ".play-now:enabled", times), 1000)
    if only in (None, "seat"):
        seat = address + open_table(address)
        report("a seat can decide", visits(browser, seat, ".choice:enabled", times), 1000)
        report("a decision is shown", decisions(usable(browser, seat, ".choice:enabled")[0], times), 100)
    if only in (None, "replay"):
        replay = f"{address}/replay/{finished(address)}"
        report("a replay of 1,000 decisions", visits(browser, replay, REPLAYED, times), 300)
        report("… in a window opened before", visits(browser, replay, REPLAYED, times, SETTLED), 300)
        page, _ = usable(browser, replay, REPLAYED)
        again = []
        for _ in range(times):
            page.reload(wait_until="commit")
            again.append(float(page.evaluate(USABLE, REPLAYED)))
        report("the same once more", again, 300)
    if only in (None, "told"):
        for game in ("netrunner", "deckers"):
            report_told(f"turns told at {game}", told(browser, address + against_house(address, game), times))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--times", type=int, default=10)
    parser.add_argument("--only", choices=("start", "seat", "replay", "told"))
    given = parser.parse_args()
    found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        database = f"{Path(scratch) / 'db.sqlite'}"
        command = [sys.executable, "-m", "cyberdeck", "serve", "--port", "0", "--database", database]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            address = process.stdout.readline().strip().rstrip("/")
            browser = playwright.chromium.launch(executable_path=found, args=ARGUMENTS)
            try:
                measure(browser, address, given.times, given.only)
            finally:
                browser.close()
                process.terminate()


if __name__ == "__main__":
    main()
