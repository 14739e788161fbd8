"""Credits, recurring credits, and which credits pay for what (NR-49)."""

from __future__ import annotations

import pytest

from cyberdeck.netrunner.rules import NetrunnerGame
from netrunner.tables import find, options, pass_until, play, table

FIVE_CARDS = "Diesel, Diesel, Diesel, Diesel, Diesel"


def purse(game: NetrunnerGame) -> tuple[int, int, int]:
    """Pool, credits on The Toolbox, credits of the run."""
    run = game.state.run
    return game.state.runner.credits, find(game, "the-toolbox").recurring, run.credits if run is not None else 0


def prompt(game: NetrunnerGame) -> str:
    assert game.decision is not None
    return game.decision.prompt.id


def at_enigma(credits: int, bad_publicity: int = 0, rig: str = "The Toolbox, Gordian Blade") -> NetrunnerGame:
    """The Runner encounters Enigma in front of an empty Archives."""
    game = table(
        turn="runner",
        corp={"bad_publicity": bad_publicity},
        runner={"credits": credits, "rig": rig},
        servers={"archives": {"ice": "Enigma [rezzed]"}},
        run="archives",
    )
    return play(game, "pass*4")


def test_credits_spent_are_gone() -> None:
    """NR-49.1: from the pool and from a card alike."""
    game = at_enigma(3)
    play(game, "break 1 gordian-blade", "number 0", "break 2 gordian-blade", "number 1")
    assert purse(game) == (2, 1, 0)
    pass_until(game, "action")
    assert purse(game) == (2, 1, 0)


def test_recurring_credits_are_there_at_once() -> None:
    """NR-49.2, NR-FAQ-31, NR-DIFF-13: and are spent in the same turn."""
    game = table(
        turn="runner",
        runner={"credits": 8, "hand": "The Toolbox", "rig": "Gordian Blade"},
        servers={"archives": {"ice": "Enigma [rezzed]"}},
    )
    play(game, "install the-toolbox", "pass*2")
    assert purse(game) == (0, 2, 0)
    play(game, "run archives", "pass*4", "break 1 gordian-blade", "break 2 gordian-blade")
    assert purse(game) == (0, 0, 0)
    pass_until(game, "action")


@pytest.mark.parametrize("left", [0, 1, 2])
def test_recurring_credits_are_refilled(left: int) -> None:
    """NR-49.3, NR-49.4, NR-FAQ-32, NR-DIFF-13: up to the printed number, however many were left."""
    game = table(turn="runner", step="runner-1-1", runner={"rig": f"The Toolbox [recurring {left}]"})
    assert purse(game)[1] == left
    play(game, "pass*2")
    assert purse(game)[1] == 2


def test_refilled_before_other_abilities_of_that_moment() -> None:
    """NR-49.3, NR-12.21: when the pawnshop asks, the credits are back."""
    game = table(
        turn="runner", step="runner-1-1", runner={"rig": "Aesop's Pawnshop, The Toolbox [recurring 0], Net Shield"}
    )
    play(game, "pass*2")
    assert options(game) == ["no", "trash the-toolbox", "trash net-shield"]
    assert purse(game)[1] == 2
    play(game, "no")


def test_not_refilled_in_the_other_players_turn() -> None:
    """NR-49.3: the controller's turn is meant."""
    game = table(step="corp-1-1", corp={"deck": "Hedge Fund"}, runner={"rig": "The Toolbox [recurring 0]"})
    play(game, "pass*2")
    assert purse(game)[1] == 0


def test_recurring_credits_pay_for_boosting_and_breaking() -> None:
    """NR-49.5, NR-CARD-41: with an empty pool."""
    game = at_enigma(0)
    play(game, "boost gordian-blade", "break 2 gordian-blade")
    assert purse(game) == (0, 0, 0)
    assert options(game) == ["pass"]
    pass_until(game, "action")


def test_recurring_credits_pay_for_nothing_else() -> None:
    """NR-49.5, NR-CARD-41: neither for installing an icebreaker, nor for an event, nor for removing a tag."""
    game = table(
        turn="runner",
        runner={"credits": 1, "tags": 1, "hand": "Pipeline, The Maker's Eye", "rig": "The Toolbox"},
    )
    assert {"install pipeline", "play the-makers-eye", "remove-tag"}.isdisjoint(options(game))


def test_recurring_credits_do_not_pay_for_programs_that_are_no_icebreakers() -> None:
    """NR-49.5: Net Shield costs credits of the pool."""
    game = table(
        corp={"hand": "Neural EMP", "credits": 4},
        runner={"credits": 0, "hand": FIVE_CARDS, "rig": "The Toolbox, Net Shield"},
        last_turn={"runs": 1},
    )
    play(game, "play neural-emp")
    assert len(game.state.runner.hand) == 4
    assert purse(game) == (0, 2, 0)


def test_recurring_credits_do_not_pay_for_traces_and_trash_costs() -> None:
    """NR-49.5, NR-CARD-41"""
    game = table(
        turn="runner",
        corp={"credits": 0},
        runner={"credits": 0, "rig": "The Toolbox"},
        servers={"remote1": {"ice": "Hunter [rezzed]", "root": "Melange Mining Corp."}},
        run="remote1",
    )
    play(game, "pass*6", "number 0")
    assert options(game) == ["number 0"]
    play(game, "number 0")
    assert game.state.runner.tags == 0, "link 3 against trace 3"
    pass_until(game, "access")
    play(game, "access remote1/1")
    assert options(game) == ["leave melange-mining-corp@remote1/1"]
    play(game, "leave melange-mining-corp@remote1/1")


def test_credits_of_the_run_count_as_credits() -> None:
    """NR-49.6, NR-23.3: an empty pool and one bad publicity pay a trash cost of 1."""
    for bad_publicity, offered in ((0, False), (1, True)):
        game = table(
            turn="runner",
            corp={"bad_publicity": bad_publicity},
            runner={"credits": 0},
            servers={"remote1": {"root": "Melange Mining Corp."}},
            run="remote1",
        )
        pass_until(game, "access")
        play(game, "access remote1/1")
        assert ("trash melange-mining-corp@remote1/1" in options(game)) is offered
        play(game, options(game)[0])


def test_credits_of_the_run_raise_the_link() -> None:
    """NR-49.6, NR-34.10: two of bad publicity and one of the pool."""
    game = table(
        turn="runner",
        corp={"bad_publicity": 2},
        runner={"credits": 1},
        servers={"archives": {"ice": "Hunter [rezzed]"}},
        run="archives",
    )
    play(game, "pass*6", "number 0")
    assert options(game) == ["number 0", "number 1", "number 2", "number 3"]
    play(game, "number 2", "number 2")
    assert (game.state.runner.tags, game.state.runner.credits) == (0, 1)
    pass_until(game, "action")


Payment = tuple[list[str], tuple[int, int, int]]
PAYMENTS: list[Payment] = [
    (["number 2"], (5, 0, 1)),
    (["number 1", "number 1"], (5, 1, 0)),
    (["number 1", "number 0"], (4, 1, 1)),
    (["number 0", "number 1"], (4, 2, 0)),
    (["number 0", "number 0"], (3, 2, 1)),
]


@pytest.mark.parametrize(("answers", "left"), PAYMENTS)
def test_the_payer_chooses_the_credits(answers: list[str], left: tuple[int, int, int]) -> None:
    """NR-49.7: pool, recurring and run-bound credits, mixed as he likes; here 2 of 5, 2 and 1."""
    game = table(
        turn="runner",
        corp={"bad_publicity": 1},
        runner={"credits": 5, "rig": "The Toolbox, Battering Ram"},
        servers={"archives": {"ice": "Wall of Static [rezzed]"}},
        run="archives",
    )
    play(game, "pass*4", "break 1 battering-ram", *answers)
    assert purse(game) == left
    pass_until(game, "action")


def test_the_most_restricted_credits_are_offered_first() -> None:
    """NR-49.7: the first answer to each question spends the recurring credits, then those of the run."""
    game = at_enigma(5, bad_publicity=1)
    play(game, "boost gordian-blade")
    assert (prompt(game), options(game)) == ("ask-pay-from-card", ["number 1", "number 0"])
    play(game, "number 1")
    assert purse(game) == (5, 1, 1)
    play(game, "boost gordian-blade", "number 0")
    assert (prompt(game), options(game)) == ("ask-pay-from-run", ["number 1", "number 0"])
    play(game, "number 1")
    assert purse(game) == (5, 1, 0)
    pass_until(game, "action")


def test_no_question_where_there_is_no_choice() -> None:
    """NR-49.7: with an empty pool the only credits that can pay are spent."""
    game = at_enigma(0)
    play(game, "break 1 gordian-blade")
    assert purse(game) == (0, 1, 0)
    pass_until(game, "action")


def test_a_mixed_payment_may_be_forced() -> None:
    """NR-49.6, NR-49.7: two credits from one of the pool and one of the card, no less than one of either."""
    game = table(
        turn="runner",
        runner={"credits": 1, "rig": "The Toolbox [recurring 1], Battering Ram"},
        servers={"archives": {"ice": "Wall of Static [rezzed]"}},
        run="archives",
    )
    play(game, "pass*4", "break 1 battering-ram")
    assert purse(game) == (0, 0, 0)
    pass_until(game, "action")


def test_unspent_credits_of_the_run_go_back() -> None:
    """NR-49.6, NR-23.4: they never reach the pool."""
    game = at_enigma(5, bad_publicity=3)
    assert purse(game) == (5, 2, 3)
    play(game, "pass*2")
    assert purse(game) == (5, 2, 0)
