"""`game.position()` writes the file of any position, and reading it gives the same game."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from itertools import islice
from pathlib import Path

import pytest
import yaml

from cyberdeck import games
from cyberdeck.deckers.table import table as deckers_table
from cyberdeck.kernel import Complaint, Origin
from cyberdeck.netrunner.position import _entries
from cyberdeck.netrunner.table import table
from round_trips import look, round_trip


@pytest.mark.parametrize("name", ["netrunner", "deckers"])
@pytest.mark.parametrize("seed", [0, 2, 4])
def test_reading_what_was_written_gives_the_same_game(name: str, seed: int) -> None:
    """benchmarks/positions.py looks at thousands."""
    found = list(islice(look(name, seed), 40))
    assert found
    assert not {one.fault for one in found} - {""}


def test_a_moment_in_words() -> None:
    """What people would write is written as they would."""
    position = table(turn="runner", runner={"clicks": 2, "rig": "Corroder"}).position()
    assert "still" not in position
    run = {"server": "hq", "encounter": True, "broken": ["1 Corroder"]}
    game = table(
        turn="runner",
        run=run,
        lasting=["Corroder +2"],
        runner={"rig": "Corroder"},
        servers={"hq": {"ice": "Wall of Static [rezzed]"}},
    )
    position = game.position()
    assert position["run"] == {"server": "hq", "passed": 0, "credits": 0, "encounter": True, "broken": ["1 corroder#1"]}
    assert position["lasting"] == ["corroder#1 +1", "corroder#1 +1"]
    assert deckers_table(phase="actions").position()["phase"] == "actions"


def test_a_moment_in_the_middle_of_something() -> None:
    """The steps to come, and the answers that the open question has had."""
    game = table(corp={"hand": "PAD Campaign", "credits": 3})
    game.decide("install pad-campaign")
    position = game.position()
    still = position["still"]
    assert isinstance(still, list)
    assert still[0] == "Act"
    assert position["answered"] == ["install pad-campaign"]


def test_a_card_that_was_shown_and_has_left_the_hand() -> None:
    """An upgrade may take a card whose show ability has been used in this turn."""
    game = deckers_table(phase="actions")
    game.state.deckers[0].shown = [game.state.upgrades[0]]
    assert not round_trip(game, str(dict(game.position())), 1)


def test_a_position_holds_the_coming_chances() -> None:
    """Whoever sits down to such a table is told that somebody knows them."""
    rules = games.find("netrunner")
    assert rules.origin({"position": table().position()}) is Origin.SCRIPT
    assert rules.origin({"position": {}}) is Origin.POSITION


@pytest.mark.parametrize(("number", "name"), [(0, "netrunner"), (1, "deckers")])
def test_the_examples_of_the_documentation(number: int, name: str) -> None:
    text = (Path(__file__).parents[1] / "docs" / "notation.md").read_text(encoding="utf-8")
    examples = re.findall(r"```yaml\n(.*?)```", text, re.DOTALL)
    assert len(examples) == 2
    game = games.find(name).new_game({"position": yaml.safe_load(examples[number])}, 1)
    assert not round_trip(game, str(dict(game.position())), 1)


def test_steps_that_do_not_fit_are_refused() -> None:
    """A step of a run without a run, and a question that has had all its answers."""
    for still, answered in (["Succeed"], []), (["Act"], ["credit"]):
        with pytest.raises(Complaint) as caught:
            table(still=still, answered=answered)
        assert caught.value.message.id == "spec-unsound"


@pytest.mark.parametrize(
    ("position", "clause"),
    [
        ({"runner": {"rig": "Corroder [virus 1]"}}, "NR-51.3"),
        ({"corp": {"score": "Priority Requisition [agenda 1]"}}, "NR-51.1"),
        ({"servers": {"hq": {"ice": "Enigma [rezzed, power 1]"}}}, "NR-51.2"),
        ({"runner": {"rig": "The Toolbox, Grimoire"}}, "NR-19.10"),
    ],
)
def test_what_no_play_reaches_is_refused_with_its_clause(position: dict[str, object], clause: str) -> None:
    with pytest.raises(Complaint) as caught:
        games.find("netrunner").new_game({"position": position}, 0)
    assert str(caught.value).endswith(f"({clause})")


@pytest.mark.parametrize(
    ("position", "clause"),
    [
        ({"spaces": {"red1": "3 black"}}, "DK-12.7"),
        ({"spaces": {"red1": "4 red"}}, "DK-3.11"),
        ({"supply": {"scouts": 26}}, "DK-3.5"),
        ({"supply": {"red-installations": 6}}, "DK-3.7"),
    ],
)
def test_so_it_is_in_deckers(position: dict[str, object], clause: str) -> None:
    with pytest.raises(Complaint) as caught:
        games.find("deckers").new_game({"position": position}, 0)
    assert str(caught.value).endswith(f"({clause})")


def test_another_game_is_noticed() -> None:
    """The comparison can fail: a credit more, another chance."""
    game = table(corp={"credits": 3, "deck": "Enigma, Hunter"})
    assert not round_trip(game, str(dict(game.position())), 1)
    for key, value in (("chance", 5), ("turns", 9)):
        assert round_trip(game, str({**game.position(), key: value}), 1)


HOSTILE = {
    "spaces": ("netrunner", {"corp": {"hand": "a" + 15_000 * " " + "b"}}),
    "spaces before a bracket": ("netrunner", {"corp": {"hand": ["a" + 15_000 * " " + "["]}}),
    "many cards": ("netrunner", {"corp": {"deck": 2_000 * ["Hunter"]}}),
    "a long number": ("netrunner", {"corp": {"hand": f"Enigma [advancement {5_000 * '9'}]"}}),
    "many scouts": ("deckers", {"spaces": {"blue1": "999999999 black"}}),
    "a place in words": ("deckers", {"layout": {"blue": ["a", 0]}}),
}
READ = """
import json, resource, sys
from cyberdeck import games
from cyberdeck.kernel import Complaint
resource.setrlimit(resource.RLIMIT_CPU, (60, 60))
game, position = json.load(sys.stdin)
try:
    games.find(game).new_game({"position": position}, 0)
except Complaint as complaint:
    print(complaint.message.id)
"""
"""A process may use up so many seconds of its own; what was meant to hang takes years."""


@pytest.mark.parametrize("position", HOSTILE)
def test_what_would_be_read_for_years_is_refused(position: str) -> None:
    command, asked = [sys.executable, "-c", READ], json.dumps(HOSTILE[position])
    done = subprocess.run(command, input=asked, capture_output=True, text=True, check=False)
    assert done.stdout.strip(), done.stderr[-500:]


@pytest.mark.parametrize(
    ("written", "read"),
    [
        (" Enigma  [rezzed] ", ["Enigma"]),
        ("Enigma, Hunter ,Enigma", ["Enigma", "Hunter", "Enigma"]),
        ("Enigma [known both, rezzed],Hunter#2", ["Enigma", "Hunter"]),
    ],
)
def test_cards_between_commas(written: str, read: list[str]) -> None:
    assert [title.strip() for title, _ in _entries(written)] == read
