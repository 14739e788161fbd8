"""What a player may want to do with a card, and why it is not offered."""

from __future__ import annotations

import pytest

from cyberdeck.netrunner.words import CORP, RUNNER
from netrunner.tables import table

CORP_SIDE = {"hand": "Hedge Fund, Enigma, PAD Campaign, Nisei MK II", "score": "Nisei MK II", "credits": 0}
SERVERS = {
    "hq": {"ice": "Ice Wall, Wall of Static [rezzed]"},
    "rd": {"ice": "Ichi 1.0 [rezzed]"},
    "remote1": {"root": "Private Security Force"},
    "remote2": {"root": "PAD Campaign"},
    "remote3": {"root": "Melange Mining Corp. [rezzed]"},
}
RUNNER_SIDE = {
    "deck": "Diesel, Diesel, Diesel",
    "hand": "Sure Gamble, Diesel, Modded",
    "rig": "Corroder, Armitage Codebusting",
    "credits": 0,
}


@pytest.mark.parametrize(
    ("seat", "thing", "wishes"),
    [
        (CORP, "hedge-fund", ["play"]),
        (CORP, "enigma", ["install"]),
        (CORP, "ice-wall@hq:2", ["rez", "advance"]),
        (CORP, "wall-of-static@hq:1", ["use"]),
        (CORP, "private-security-force@remote1/1", ["score", "advance"]),
        (CORP, "pad-campaign@remote2/1", ["rez", "advance"]),
        (CORP, "melange-mining-corp@remote3/1", ["use", "advance"]),
        (CORP, "armitage-codebusting", ["trash"]),
        (CORP, "corroder", ["trash"]),
        (CORP, "sure-gamble", []),
        (RUNNER, "sure-gamble", ["play"]),
        (RUNNER, "modded", ["play"]),
        (RUNNER, "corroder", ["break 1", "boost"]),
        (RUNNER, "armitage-codebusting", ["use"]),
        (RUNNER, "ice-wall@hq:2", []),
        (RUNNER, "hq:2", ["break 1"]),
        (RUNNER, "pad-campaign@remote2/1", []),
        (RUNNER, "remote2/1", ["access", "trash"]),
        (RUNNER, "ichi-1-0@rd:1", ["break 1"]),
        (CORP, "ichi-1-0@rd:1", ["use"]),
        (CORP, "nisei-mk-ii", ["install", "use"]),
        (RUNNER, "nisei-mk-ii", ["use"]),
        (-1, "corroder", []),
    ],
)
def test_what_is_conceivable_follows_from_what_the_seat_sees(seat: int, thing: str, wishes: list[str]) -> None:
    game = table(turn="runner", corp=CORP_SIDE, servers=SERVERS, runner=RUNNER_SIDE)
    assert game.rules.conceivable(game.state, seat, thing) == [f"{verb} {thing}" for verb in wishes]


def test_what_is_offered_is_not_withheld() -> None:
    """NR-18.4: Diesel costs nothing, Sure Gamble five credits."""
    game = table(turn="runner", corp=CORP_SIDE, servers=SERVERS, runner=RUNNER_SIDE)
    assert game.withheld(RUNNER, "diesel") == {}
    [(wish, reason)] = game.withheld(RUNNER, "sure-gamble").items()
    assert (wish, reason.clause[:3]) == ("play sure-gamble", "NR-")


def test_who_is_not_asked_is_told_too() -> None:
    game = table(turn="runner", corp=CORP_SIDE, servers=SERVERS, runner=RUNNER_SIDE)
    assert list(game.withheld(CORP, "private-security-force@remote1/1")) == [
        "score private-security-force@remote1/1",
        "advance private-security-force@remote1/1",
    ]
