"""How many clicks it takes: `python scripts/clicks.py`.

Each row is done in the real page, click by click from the list below, until the log says what was wanted; before is
what the first page of the table needed for the same (every question that had to be answered).
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any, Final, NamedTuple

from studio import OPEN, Studio, studio

ON: Final = ".panel .going-on:enabled"
IN_HAND: Final = ".hand .card .face"
ARCHIVED: Final = ", ".join(("Hedge Fund",) * 11)
RIG: Final = "Crypsis [virus 2], Battering Ram, Akamatsu Mem Chip"


def at(server: str) -> str:
    return f'.server[data-name="{server}"].legal'


class Action(NamedTuple):
    name: str
    before: int | None
    """Where it was counted at the first table."""
    seat: str
    position: dict[str, Any]
    clicks: tuple[str, ...]
    told: str
    """What the log says when it is done."""


RUNNER: Final[dict[str, Any]] = {
    "corp": {"credits": 5, "deck": "Hedge Fund, Hedge Fund", "hand": "Hedge Fund", "archives": ARCHIVED},
    "runner": {"credits": 9, "hand": "Sure Gamble, Diesel", "deck": "Diesel, Diesel, Diesel", "rig": RIG},
    "servers": {"hq": {"ice": "Wall of Static [rezzed]"}, "remote1": {"root": "PAD Campaign [rezzed]"}},
}
CORP: Final[dict[str, Any]] = {
    "corp": {"credits": 9, "deck": "Hedge Fund, Hedge Fund", "hand": "Wall of Static, Hedge Fund"},
    "runner": {"credits": 5, "deck": "Diesel, Diesel"},
    "servers": {"remote1": {"root": "Nisei MK II [advancement 2]"}},
}
ACTIONS: Final = (
    Action("take a credit", None, "runner", RUNNER, ('.slot[data-notation="credit"]',), "gains 1 credit"),
    Action("play an event", None, "runner", RUNNER, (IN_HAND,), "gains 9 credits"),
    Action("a run past one ice with one subroutine", 6, "runner", RUNNER, (at("hq"), ON), "accesses"),
    Action("Archives with eleven known cards", 22, "runner", RUNNER, (at("archives"), ON), "run ends"),
    Action(
        "trash an asset", None, "runner", RUNNER, (at("remote1"), ".panel .choice[data-notation^=trash]"), "trashes PAD"
    ),
    Action("install ice", None, "corp", CORP, (IN_HAND, at("hq")), "installs"),
    Action("advance a card", None, "corp", CORP, (".base .legal .face",), "advances"),
)


def counted(place: Studio, action: Action) -> int:
    """The clicks that were made until it was told."""
    page = place.open(place.netrunner(action.seat, action.position)[1])
    page.add_init_script('localStorage.setItem("cyberdeck-settings", JSON.stringify({pace: "off"}))')
    page.reload()
    made, clicks = 0, list(action.clicks)
    while not page.locator(".log li", has_text=action.told).count():
        page.locator(OPEN).first.wait_for(timeout=60_000)
        page.wait_for_timeout(500)  # until the question is no longer guarded
        seq = page.locator(".panel").get_attribute("data-seq")
        wanted = clicks and page.locator(clicks[0]).count()
        page.locator(clicks.pop(0) if wanted else ON).first.click(timeout=20_000)
        made += 1
        page.locator(f'.panel:not([data-seq="{seq}"])').wait_for(timeout=60_000)
        page.wait_for_timeout(1000)
    page.context.close()
    return made


def main() -> None:
    print(f"{'':45} before  now")
    with tempfile.TemporaryDirectory() as scratch, studio(Path(scratch)) as place:
        for action in ACTIONS:
            print(f"{action.name:45} {action.before or '–':>6} {counted(place, action):4}", flush=True)


if __name__ == "__main__":
    main()
