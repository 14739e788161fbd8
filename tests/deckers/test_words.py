"""The texts of the objectives are those of this table: the right numbers, every part of a goal by its name."""

from __future__ import annotations

import re

import pytest

from cyberdeck.deckers.content import CONTENT
from cyberdeck.locale import Message, message
from cyberdeck.locale.texts import LANGUAGES, UnknownMessage, render
from deckers.tables import quiet

CREWS = (
    ("oshin-noro",),
    ("oshin-noro", "monty-quantum"),
    ("oshin-noro", "monty-quantum", "tilda-sweet"),
    ("oshin-noro", "monty-quantum", "tilda-sweet", "hettie-magnetic"),
)
PARTS = ("goal", "preparation", "rules", "success", "failure")
UNFILLED = re.compile(r"\d/\d|\bn\b|\dn\b|[{}$]")
COUNTED = (
    "copper-alert",
    "copper-misdirection",
    "silver-fireworks",
    "silver-neural-matrix",
    "silver-hackers-palace",
    "silver-reduct-or-reboot",
    "silver-null-and-void",
    "silver-dreams",
    "silver-scrambler",
)
"""Objectives whose goal needs just the number that it names."""


def told(id: str, part: str, deckers: int, language: str) -> str | None:
    try:
        return render(Message(f"objective-{id}.{part}", (("deckers", deckers),)), language)
    except UnknownMessage:
        return None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", CONTENT.objectives)
def test_nothing_is_left_to_be_filled_in(id: str, language: str) -> None:
    for deckers in range(1, 5):
        for part in PARTS:
            text = told(id, part, deckers, language)
            assert text is None or not UNFILLED.search(text), text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", COUNTED)
def test_the_goal_names_the_number_that_it_needs(id: str, language: str) -> None:
    """DK-9.4: what depends on the number of deckers is said for theirs."""
    for crew in CREWS:
        need = quiet(deckers=list(crew), objectives=[id, "gold-mirror-map"]).view(0).objective.progress[0].need
        text = told(id, "goal", len(crew), language)
        assert text is not None
        assert str(need) in re.findall(r"\d+", text), f"{text} needs {need}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", CONTENT.objectives)
def test_each_of_several_parts_has_a_name(id: str, language: str) -> None:
    several = len(CONTENT.objectives[id].goal.parts) > 1
    names = [told(id, f"part{number}", 1, language) for number in (1, 2)]
    assert [name is not None for name in names] == [several, several]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_must_be_gone_is_not_counted_against_nothing(language: str) -> None:
    assert not re.search(r"6 ?(/|of|von|z|из) ?0", render(message("deckers-progress", have=6, need=0), language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_table_all_numbers_stand_there(language: str) -> None:
    text = told("copper-alert", "goal", 0, language)
    assert text is not None
    assert "1/2/2/3" in text
