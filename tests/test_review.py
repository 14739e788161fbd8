"""Games looked at again: what was missed is found, from what the seat knew, and told in a few lines."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from cyberdeck import deckers, netrunner
from cyberdeck.bots import bot_for, seen_by
from cyberdeck.bots.netrunner.reviewing import NetrunnerJudge
from cyberdeck.bots.reviewing import judge_of, reviewed
from cyberdeck.cli import main
from cyberdeck.kernel import AnyGame, Complaint, Rng

POSITION = Path(__file__).parents[1] / "examples" / "positions" / "corp-wins.yaml"
CERTAIN = 12


@pytest.fixture
def game() -> AnyGame:
    """The Corporation wins this turn, or the Runner takes the agenda in his and wins: no ice lies before it."""
    position = yaml.safe_load(POSITION.read_text(encoding="utf-8"))
    del position["servers"]["remote1"]["ice"]
    found = netrunner.RULES.new_game({"position": position}, 1)
    assert found.decision is not None
    return found


def test_a_missed_win_is_a_moment_and_the_win_is_none(game: AnyGame) -> None:
    assert game.decision is not None
    seen, judge, notations = seen_by(game, imagining=True), NetrunnerJudge(certain=CERTAIN), game.decision.notations
    missed = judge.weigh(seen, notations.index("credit"))
    assert missed is not None
    assert missed.is_moment
    assert missed.best.steps[0] == "advance nisei-mk-ii@remote1/1"
    assert missed.best.chance > 0.95 > missed.taken.chance
    won = judge.weigh(seen, notations.index("advance nisei-mk-ii@remote1/1"))
    assert won is not None
    assert not won.is_moment


def test_a_plan_says_where_its_card_goes_and_is_confirmed_as_that_plan() -> None:
    """The same card installed elsewhere is another plan, and a worse one."""
    position = yaml.safe_load(POSITION.read_text(encoding="utf-8"))
    position["corp"] |= {"hand": ["AstroScript Pilot Program"], "clicks": 1}
    position["servers"]["remote1"] = {"ice": ["Tollbooth [rezzed]"]}
    seen = seen_by(netrunner.RULES.new_game({"position": position}, 1), imagining=True)
    taken = next(offer.index for offer in seen.offers if offer.notation == "credit")
    weighed = NetrunnerJudge(1, CERTAIN).weigh(seen, taken)
    assert weighed is not None
    assert weighed.best.steps[0] == "install astroscript-pilot-program remote1"
    best, again = NetrunnerJudge(2, CERTAIN).compared(seen, weighed)
    assert best - again > weighed.gain / 2 > 0


def test_what_the_seat_cannot_know_changes_nothing(game: AnyGame) -> None:
    assert game.decision is not None
    twin = game.determinise(game.decision.seat, Rng(9))
    judge, taken = NetrunnerJudge(certain=CERTAIN), game.decision.notations.index("draw")
    first, second = (judge.weigh(seen_by(its, imagining=True), taken) for its in (game, twin))
    assert first == second


def test_a_journal_is_reviewed_in_the_terminal(
    game: AnyGame, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cyberdeck.bots.netrunner.reviewing.CERTAIN", CERTAIN)
    game.decide("credit")
    journal = tmp_path / "missed.journal"
    journal.write_text(str(game.journal), encoding="utf-8")
    assert [
        point.seat for point in reviewed(game.journal, netrunner.RULES, NetrunnerJudge(certain=CERTAIN), [0, 1])
    ] == [0]
    assert main(["--lang", "en", "review", str(journal), "--seat", "corp"]) == 0
    told = capsys.readouterr().out
    assert "Corp: 0 of 1 decisions were as good as any" in told
    assert "Taken: Gain 1 credit" in told
    assert "Better: Advance" in told


def test_a_seat_that_is_not_there_is_named(game: AnyGame, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    journal = tmp_path / "begun.journal"
    journal.write_text(str(game.journal), encoding="utf-8")
    assert main(["--lang", "en", "review", str(journal), "--seat", "judge"]) != 0
    assert "There is no seat “judge” in this game; there are: corp, runner." in capsys.readouterr().err


def test_games_that_nobody_can_judge_say_so() -> None:
    with pytest.raises(Complaint):
        judge_of("heist")


def test_the_last_turns_of_a_cycle_of_deckers_are_judged_from_what_the_decker_knows() -> None:
    """The house's deckers play until a turn near the end of the first cycle begins."""
    game = deckers.RULES.new_game({}, 3)
    bots = [bot_for("deckers", seat, 3 + seat, "house") for seat in range(len(game.seats))]
    judge = judge_of("deckers", 2)
    while True:
        decision = game.decision
        assert decision is not None
        seen = seen_by(game, imagining=True)
        choice = bots[decision.seat].choose(seen)
        if (weighed := judge.weigh(seen, choice)) is not None:
            break
        game.decide(choice)
    assert judge.turn(seen) == 1
    assert (weighed.taken.offer, weighed.best.chance >= weighed.taken.chance) == (choice, True)
    assert {*judge.open(game)} <= {0.0, 1.0}
    assert judge.weigh(seen_by(game.determinise(seen.seat, Rng(5)), imagining=True), choice) == weighed
