"""How the Runner installs, memory and consoles (NR-19)."""

from __future__ import annotations

import pytest

from cyberdeck.kernel import Complaint
from cyberdeck.netrunner.words import CORP, RUNNER
from netrunner.tables import find, keys, options, play, table, why

FULL = "Magnum Opus, Gordian Blade, Pipeline"
"""2 + 1 + 1 of 4 MU."""


def test_paid_and_faceup() -> None:
    """NR-19.1: Armitage Codebusting for 1, open to both."""
    game = play(table(turn="runner", runner={"hand": "Armitage Codebusting"}), "install armitage-codebusting")
    assert game.state.runner.credits == 4
    assert [(card.id, card.faceup) for card in game.view(CORP).rig] == [("armitage-codebusting", True)]


def test_memory_costs_add_up() -> None:
    """NR-19.2: hardware and resources take none."""
    rig = "Magnum Opus, Gordian Blade, Akamatsu Mem Chip, Armitage Codebusting"
    view = table(turn="runner", runner={"rig": rig}).view(RUNNER)
    assert (view.memory_used, view.memory) == (3, 5)


@pytest.mark.parametrize(
    ("rig", "memory"),
    [("", 4), ("Akamatsu Mem Chip", 5), ("The Toolbox", 6), ("The Toolbox, Akamatsu Mem Chip, Akamatsu Mem Chip", 8)],
)
def test_memory(rig: str, memory: int) -> None:
    """NR-19.3: 4 MU, and what cards add."""
    assert table(runner={"rig": rig}).view(RUNNER).memory == memory


def test_a_full_memory_takes_no_program_more() -> None:
    """NR-19.4: one must go before Net Shield comes; Magnum Opus needs 2 MU."""
    game = play(table(turn="runner", runner={"hand": "Net Shield", "rig": FULL}), "install net-shield")
    assert options(game) == ["trash-first magnum-opus", "trash-first gordian-blade", "trash-first pipeline"]
    play(game, "trash-first pipeline", "done")
    assert keys(game, game.state.rig) == ["magnum-opus", "gordian-blade", "net-shield"]
    assert game.view(RUNNER).memory_used == 4
    with pytest.raises(Complaint):
        table(runner={"rig": f"{FULL}, Net Shield"})


def test_enough_programs_must_go() -> None:
    """NR-19.4: two of 1 MU for Battering Ram's 2."""
    runner = {"hand": "Battering Ram", "rig": FULL}
    game = play(table(turn="runner", runner=runner), "install battering-ram", "trash-first pipeline")
    assert "done" not in options(game)
    play(game, "trash-first gordian-blade", "done")
    assert keys(game, game.state.rig) == ["magnum-opus", "battering-ram"]


def test_programs_may_be_trashed_though_there_is_room() -> None:
    """NR-19.5: any number, before the new one is paid and comes; it cannot go itself."""
    game = play(table(turn="runner", runner={"hand": "Net Shield", "rig": "Crypsis, Pipeline"}), "install net-shield")
    assert options(game) == ["done", "trash-first crypsis", "trash-first pipeline"]
    play(game, "trash-first crypsis", "trash-first pipeline")
    assert keys(game, game.state.rig) == ["net-shield"]
    assert keys(game, game.state.runner.discard) == ["crypsis", "pipeline"]
    assert (game.state.runner.clicks, game.state.runner.credits) == (3, 4)


def test_memory_lost_costs_programs() -> None:
    """NR-19.6: Aesop's Pawnshop sells a chip, and the Runner must choose programs until the rest fits."""
    rig = f"Aesop's Pawnshop, Akamatsu Mem Chip, {FULL}, Net Shield, Sacrificial Construct"
    game = play(table(turn="runner", step="runner-1-1", runner={"rig": rig}), "pass*2", "trash akamatsu-mem-chip")
    programs = ["magnum-opus", "gordian-blade", "pipeline", "net-shield"]
    assert options(game) == [f"trash {program}" for program in programs]
    play(game, "trash gordian-blade")
    assert game.view(RUNNER).memory_used == game.view(RUNNER).memory == 4
    assert "credit" in options(game)


def test_one_program_after_the_other_until_the_rest_fits() -> None:
    """NR-19.6: with The Toolbox sold 6 MU of programs face 4."""
    rig = f"Aesop's Pawnshop, The Toolbox, {FULL}, Net Shield, Crypsis"
    game = play(table(turn="runner", step="runner-1-1", runner={"rig": rig}), "pass*2", "trash the-toolbox")
    play(game, "trash crypsis", "trash net-shield")
    assert game.view(RUNNER).memory_used == 4
    assert "credit" in options(game)


def test_nothing_is_trashed_for_hardware_and_resources() -> None:
    """NR-19.7: no question about programs."""
    runner = {"hand": "Akamatsu Mem Chip, Access to Globalsec", "rig": FULL}
    game = table(turn="runner", runner=runner)
    play(game, "install akamatsu-mem-chip", "pass*2", "install access-to-globalsec")
    assert len(game.state.rig) == 5
    assert game.state.runner.discard == []


def test_no_limit_on_resources_and_hardware() -> None:
    """NR-19.8, NR-19.9: eight of each, and the next is offered."""
    rig = ["Access to Globalsec"] * 8 + ["Akamatsu Mem Chip"] * 8
    game = table(turn="runner", runner={"rig": rig, "hand": "Access to Globalsec, Akamatsu Mem Chip"})
    assert {"install access-to-globalsec", "install akamatsu-mem-chip"} < set(options(game))


def test_one_console() -> None:
    """NR-19.10, NR-19.11, NR-DIFF-12, NR-FAQ-23: a second cannot be installed, nor by giving up the first."""
    runner = {"credits": 20, "hand": "The Toolbox", "rig": "The Toolbox"}
    game = table(turn="runner", runner=runner)
    assert not any("toolbox" in option for option in options(game))
    assert why(game, RUNNER, "install the-toolbox") == "NR-19.10"


def test_one_console_also_by_an_effect() -> None:
    """NR-19.10: Modded has nothing to install then."""
    runner = {"credits": 20, "hand": "The Toolbox, Modded", "rig": "The Toolbox"}
    assert "play modded" not in options(table(turn="runner", runner=runner))


def test_several_consoles_in_the_grip() -> None:
    """NR-19.13: the limit looks at installed ones; the first can be installed."""
    game = table(turn="runner", runner={"credits": 20, "hand": "The Toolbox, The Toolbox", "heap": "The Toolbox"})
    play(game, "install the-toolbox", "pass*2")
    assert keys(game, game.state.rig) == ["the-toolbox"]
    assert "install the-toolbox" not in options(game)


def test_memory_counts_when_an_effect_installs() -> None:
    """NR-19.12: Modded takes 3 off the cost and nothing off the memory; programs may make room."""
    runner = {"credits": 1, "hand": "Modded, Battering Ram", "rig": FULL}
    game = play(table(turn="runner", runner=runner), "play modded", "install battering-ram")
    assert options(game) == ["trash-first magnum-opus", "trash-first gordian-blade", "trash-first pipeline"]
    play(game, "trash-first magnum-opus", "done")
    assert keys(game, game.state.rig) == ["gordian-blade", "pipeline", "battering-ram"]
    assert (game.state.runner.credits, game.state.runner.clicks) == (1 - (5 - 3 - 1), 3)


def test_a_cost_never_falls_below_nothing() -> None:
    """NR-AMB-18: Modded and Kate take 4 off a chip that costs 1."""
    runner = {"hand": "Modded, Akamatsu Mem Chip"}
    game = play(table(turn="runner", runner=runner), "play modded", "install akamatsu-mem-chip")
    assert game.state.runner.credits == 5
    assert find(game, "akamatsu-mem-chip").installed
