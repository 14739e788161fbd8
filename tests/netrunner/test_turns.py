"""The turns of both sides and their steps (NR-11, NR-12)."""

from __future__ import annotations

import pytest

from cyberdeck.netrunner.rules import NetrunnerGame
from cyberdeck.netrunner.words import CORP, RUNNER
from netrunner.tables import find, keys, options, play, seat, table, why

DECK = ["Chum"] * 5
AGENDA = {"remote1": {"root": "Private Security Force [advancement 4]"}}


def steps(game: NetrunnerGame, turn: str) -> list[str]:
    """The windows and other questions that a turn goes through while everybody does as little as possible."""
    found: list[str] = []
    while game.view(CORP).turn == turn:
        assert game.decision is not None
        prompt = game.decision.prompt.id.removeprefix("ask-")
        step = game.view(CORP).step if prompt == "window" else prompt
        found.append(f"{seat(game)} {step}")
        play(game, next(option for option in ("pass", "credit", options(game)[0]) if option in options(game)))
    return found


def both(step: str, first: str) -> list[str]:
    other = "runner" if first == "corp" else "corp"
    return [f"{first} {step}", f"{other} {step}"]


# the structure


def test_the_corps_turn() -> None:
    """NR-11.1, NR-12.1, NR-12.4, NR-12.5, NR-12.6, NR-12.7, NR-DIFF-1: its windows and actions in order."""
    game = table(step="corp-1-1", corp={"deck": "Chum", "hand": ["Hunter"] * 5})
    action = ["corp action", *both("corp-2-2", "corp")]
    assert steps(game, "corp") == [
        *both("corp-1-1", "corp"),
        *both("corp-2-1", "corp"),
        *action * 3,
        "corp discard",
        *both("corp-3-2", "corp"),
    ]
    assert game.view(CORP).step == "runner-1-1"


def test_the_runners_turn() -> None:
    """NR-11.2, NR-12.9, NR-12.11, NR-12.12, NR-12.13, NR-12.19, NR-AMB-1: no draw, no window before the actions."""
    game = table(turn="runner", step="runner-1-1", runner={"deck": "Diesel", "hand": ["Modded"] * 6})
    action = ["runner action", *both("runner-1-3", "runner")]
    assert steps(game, "runner") == [
        *both("runner-1-1", "runner"),
        *action * 4,
        "runner discard",
        *both("runner-2-2", "runner"),
    ]
    assert keys(game, game.state.runner.deck) == ["diesel"]


def test_clicks_of_a_turn() -> None:
    """NR-11.3, NR-11.11, NR-12.8, NR-12.14: 3 for the Corp, 4 for the Runner, turn after turn."""
    game = table(step="corp-3-2", corp={"clicks": 0, "deck": DECK})
    play(game, "pass*2")
    assert (game.view(CORP).turn, game.state.corp.clicks, game.state.runner.clicks) == ("runner", 0, 4)
    game = table(turn="runner", step="runner-2-2", corp={"deck": DECK}, runner={"clicks": 0})
    play(game, "pass*2")
    assert (game.view(CORP).turn, game.state.corp.clicks, game.state.runner.clicks) == ("corp", 3, 0)


def test_clicks_are_spent_in_ones_own_action_phase() -> None:
    """NR-11.4: Magnum Opus is no option in a window, not even of the Runner's own turn, nor in the Corp's turn."""
    runner = {"rig": "Magnum Opus"}
    for turn, step in (("runner", "runner-1-1"), ("corp", "corp-2-1")):
        game = table(turn=turn, step=step, runner={**runner, "clicks": 4})
        play(game, *(["pass"] if turn == "corp" else []))
        assert (seat(game), options(game)) == ("runner", ["pass"])
        assert why(game, RUNNER, "use magnum-opus") == "NR-11.4"
        assert why(game, RUNNER, "credit") == "NR-11.4"
    game = table(turn="runner", runner=runner)
    assert why(game, CORP, "credit") == "NR-11.4"
    assert "use magnum-opus" in options(game)


@pytest.mark.parametrize("turn", ["corp", "runner"])
def test_all_clicks_must_be_spent(turn: str) -> None:
    """NR-11.5: nobody may pass an action."""
    game = table(turn=turn)
    for _ in range(3 if turn == "corp" else 4):
        assert "pass" not in options(game)
        play(game, "credit", "pass*2")
    assert game.view(CORP).step == ("corp-3-2" if turn == "corp" else "runner-2-2")
    assert (game.state.corp.clicks, game.state.runner.clicks) == (0, 0)


def test_one_action_after_the_other() -> None:
    """NR-11.6: while a run goes on, no other action begins."""
    game = table(turn="runner", corp={"hand": "Chum"}, runner={"rig": "Magnum Opus", "deck": "Diesel"})
    play(game, "run hq")
    while game.state.run is not None:
        actions = {"draw", "credit", "run hq", "use magnum-opus"}
        assert not actions & set(options(game))
        play(game, options(game)[0])
    play(game, "pass*2")
    assert actions < set(options(game))


def test_actions_are_repeated_and_mixed() -> None:
    """NR-11.7"""
    game = table(turn="runner", runner={"deck": "Diesel, Modded"})
    play(game, "draw", "pass*2", "credit", "pass*2", "draw", "pass*2", "credit")
    assert (game.state.runner.credits, keys(game, game.state.runner.hand)) == (7, ["diesel", "modded"])


def test_the_corp_draws_a_card_for_no_click() -> None:
    """NR-11.8, NR-12.3: the top card of R&D, between 1.1 and 2.1."""
    game = table(step="corp-1-1", corp={"deck": "Hedge Fund, Chum"})
    play(game, "pass*2")
    assert (keys(game, game.state.corp.hand), keys(game, game.state.corp.deck)) == (["hedge-fund"], ["chum"])
    assert (game.state.corp.clicks, game.view(CORP).step) == (3, "corp-2-1")


def test_the_corp_loses_when_it_must_draw_from_an_empty_rd() -> None:
    """NR-11.9: an empty R&D is no loss until then."""
    game = table(step="corp-1-1", corp={"deck": "Chum"})
    play(game, "pass*2")
    assert game.result is None
    game = play(table(step="corp-1-1"), "pass*2")
    assert game.result is not None
    assert game.result.winners == (RUNNER,)


def test_the_corp_may_try_to_draw_from_an_empty_rd() -> None:
    """NR-11.9: it loses by it."""
    game = play(table(), "draw")
    assert game.result is not None
    assert game.result.winners == (RUNNER,)


def test_the_action_phase_ends_after_the_window_of_the_last_action() -> None:
    """NR-11.10: an agenda can still be scored in it, then the Corp discards."""
    corp = {"clicks": 1, "hand": ["Chum"] * 6}
    game = table(corp=corp, runner={"hand": "Diesel"}, servers=AGENDA)
    play(game, "credit")
    assert game.view(CORP).step == "corp-2-2"
    play(game, "score private-security-force@remote1/1", "pass*2")
    assert options(game) == ["discard chum"]
    play(game, "discard chum")


# what may be done in which step


@pytest.mark.parametrize(
    ("turn", "step", "score"),
    [
        ("corp", "corp-1-1", True),
        ("corp", "corp-2-1", True),
        ("corp", "corp-2-2", True),
        ("corp", "corp-3-2", False),
        ("runner", "runner-1-1", False),
        ("runner", "runner-1-3", False),
        ("runner", "runner-2-2", False),
    ],
)
def test_windows_of_the_turns(turn: str, step: str, score: bool) -> None:
    """NR-12.1, NR-12.4, NR-12.5, NR-12.7, NR-12.9, NR-12.11, NR-12.13: rezzing everywhere, scoring in three of them.

    NR-12.15, NR-12.16, NR-DIFF-10, NR-DIFF-26: never ice; no agenda in Corp 3.2 or in the Runner's turn.
    """
    servers = {**AGENDA, "remote2": {"root": "PAD Campaign", "ice": "Data Mine"}, "hq": {"root": "Akitaro Watanabe"}}
    game = table(turn=turn, step=step, servers=servers)
    if step in ("corp-2-2", "runner-1-3"):
        play(game, "credit")
    if turn == "runner":
        play(game, "pass")
    assert (seat(game), game.view(CORP).step) == ("corp", step)
    scoring = ["score private-security-force@remote1/1"] if score else []
    assert sorted(options(game)) == sorted(
        ["pass", "rez pad-campaign@remote2/1", "rez akitaro-watanabe@hq/1", *scoring]
    )
    assert why(game, CORP, "rez data-mine@remote2:1") == "NR-16.4"
    if not score:
        assert why(game, CORP, "score private-security-force@remote1/1") == "NR-17.8"


def test_when_the_corps_turn_begins() -> None:
    """NR-12.2: PAD Campaign pays after 1.1 and before the draw; one rezzed in 1.1 is in time, one in 2.1 is not."""
    servers = {"remote1": {"root": "PAD Campaign"}, "remote2": {"root": "PAD Campaign"}}
    game = table(step="corp-1-1", corp={"deck": DECK}, servers=servers)
    play(game, "rez pad-campaign@remote1/1")
    assert game.state.corp.credits == 3
    play(game, "pass*2")
    assert (game.state.corp.credits, game.view(CORP).step) == (4, "corp-2-1")
    ids = [line.id for line in game.log(CORP)]
    assert ids.index("event-turn-began") < ids.index("event-gained-credits") < ids.index("event-drew")
    play(game, "rez pad-campaign@remote2/1", "pass*2")
    assert game.state.corp.credits == 2


def test_no_window_between_the_beginning_and_the_draw() -> None:
    """NR-12.19: from 1.1 the Corp comes to 2.1 with the credit and the card."""
    game = table(step="corp-1-1", corp={"deck": DECK}, servers={"remote1": {"root": "PAD Campaign [rezzed]"}})
    play(game, "pass*2")
    assert (game.view(CORP).step, game.state.corp.credits, len(game.state.corp.hand)) == ("corp-2-1", 6, 1)


def test_when_the_runners_turn_begins() -> None:
    """NR-12.10, NR-12.19: Aesop's Pawnshop asks in 1.2, and the first action follows at once."""
    game = table(turn="runner", step="runner-1-1", runner={"rig": "Aesop's Pawnshop, Akamatsu Mem Chip"})
    assert options(game) == ["pass"]
    play(game, "pass*2")
    assert options(game) == ["no", "trash akamatsu-mem-chip"]
    play(game, "trash akamatsu-mem-chip")
    assert game.state.runner.credits == 8
    assert "credit" in options(game)


def test_step_1_1_belongs_to_the_turn() -> None:
    """NR-12.17: Net Shield, used in Corp 1.1 against the first net damage of the turn, is of no use in 2.1."""
    servers = {f"remote{n}": {"root": "Private Security Force [advancement 4]"} for n in (1, 2)}
    runner = {"hand": "Diesel, Diesel", "rig": "Net Shield"}
    game = table(step="corp-1-1", corp={"deck": DECK}, runner=runner, servers=servers)
    play(game, "score private-security-force@remote1/1", "prevent net-shield")
    assert (len(game.state.runner.hand), game.state.runner.credits) == (2, 4)
    play(game, "pass*2", "score private-security-force@remote2/1")
    assert len(game.state.runner.hand) == 1
    assert game.state.record.scored == 2


def test_a_turn_ends_with_its_last_step() -> None:
    """NR-12.17: what Kate has used up in one turn is there again in the next."""
    runner = {"clicks": 1, "credits": 9, "hand": "Net Shield, Net Shield", "deck": "Diesel"}
    game = table(turn="runner", corp={"deck": DECK}, runner=runner)
    play(game, "install net-shield", "pass*4")
    assert (game.state.runner.credits, game.view(CORP).turn) == (8, "corp")
    while game.view(CORP).turn == "corp":
        play(game, "credit" if "credit" in options(game) else "pass")
    play(game, "pass*2", "install net-shield", "done")
    assert game.state.runner.credits == 7


def test_the_window_after_a_run() -> None:
    """NR-12.18: it opens when the run is over; a click was spent for it."""
    game = table(turn="runner", corp={"hand": "Chum"})
    play(game, "run hq", "pass*2", "jack-out")
    assert game.state.run is None
    assert (game.view(RUNNER).step, seat(game), game.state.runner.clicks) == ("runner-1-3", "runner", 3)


@pytest.mark.parametrize(("side", "clicks"), [("corp", 3), ("runner", 4)])
def test_clicks_are_there_from_the_first_step(side: str, clicks: int) -> None:
    """NR-12.20, NR-AMB-2: in 1.1 already, though nothing can be done with them."""
    last = {"corp": "runner-2-2", "runner": "corp-3-2"}[side]
    game = table(turn="runner" if side == "corp" else "corp", step=last, corp={"clicks": 0}, runner={"clicks": 0})
    play(game, "pass*2")
    assert game.view(CORP).step == f"{side}-1-1"
    assert getattr(game.view(CORP), side).clicks == clicks
    assert options(game) == ["pass"]


def test_recurring_credits_come_before_what_happens_when_the_turn_begins() -> None:
    """NR-12.21: The Toolbox is full when Aesop's Pawnshop asks."""
    rig = "The Toolbox [recurring 0], Aesop's Pawnshop, Net Shield"
    game = table(turn="runner", step="runner-1-1", runner={"rig": rig})
    assert find(game, "the-toolbox").recurring == 0
    play(game, "pass*2")
    assert "trash net-shield" in options(game)
    assert find(game, "the-toolbox").recurring == 2
    play(game, "no")
