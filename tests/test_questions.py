"""A small sample of benchmarks/questions.py."""

from __future__ import annotations

import pytest

from cyberdeck.kernel import Asked
from prompts import CASES, Case, asked_in, played


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_what_is_done_often_is_not_asked_often(case: Case) -> None:
    assert asked_in(case, None, shortcuts=True) <= case.most
    assert asked_in(case, None) <= asked_in(case, Asked.FAIR) <= asked_in(case, Asked.ALL)


@pytest.mark.slow
@pytest.mark.parametrize("game", ["netrunner", "deckers"])
def test_a_person_is_asked_only_for_choices(game: str) -> None:
    for seed in (1, 2):
        count = played(game, seed)
        assert count.lone == 0
        assert count.shown < count.fair < count.asked
