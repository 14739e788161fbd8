"""Accessing cards: which ones, in which order, what is seen (NR-28 to NR-30)."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from cyberdeck.netrunner.rules import NetrunnerGame
from cyberdeck.netrunner.runs import MakeRun
from cyberdeck.netrunner.text import TEXTS
from cyberdeck.netrunner.words import HQ
from netrunner.logs import events, told, walk
from netrunner.tables import find, keys, leave_open, options, pass_until, play, seat, table


def shown(game: NetrunnerGame) -> tuple[list[str | None], list[str | None]]:
    """The cards that are shown to the Corp and to the Runner just now."""
    corp, runner = ([card.id for card in game.view(seat).shown] for seat in (0, 1))
    return corp, runner


def test_accessing_is_looking() -> None:
    """NR-28.4, NR-AMB-16: the Runner sees the card of HQ, and the Corp sees which; afterwards it is hidden again."""
    game = table(turn="runner", corp={"hand": "Hedge Fund"}, run="hq")
    play(pass_until(game, "access"), "access hq")
    assert shown(game) == (["hedge-fund"], ["hedge-fund"])
    play(game, "leave hedge-fund")
    assert shown(game) == ([], [])
    assert "hedge-fund" not in str(game.view(1))


def test_a_card_of_rd_is_not_shown_to_the_corp() -> None:
    """NR-29.1, NR-AMB-16: the Runner alone sees the top card, and the log of the Corp does not name it."""
    game = table(turn="runner", corp={"deck": "Hedge Fund, Enigma"}, run="rd")
    play(pass_until(game, "access"), "access rd")
    assert shown(game) == ([], ["hedge-fund"])
    assert "hedge-fund" not in str(game.view(0))
    play(game, "leave hedge-fund")
    assert told(game, "accessed", seat=1) == ["hedge-fund"]
    assert told(game, "accessed", seat=0) == ["hidden-card"]
    assert keys(game, reversed(game.state.corp.deck)) == ["hedge-fund", "enigma"]


def test_access_is_mandatory() -> None:
    """NR-28.5, NR-29.2: the card of HQ and every upgrade in the root, and no way to stop before the last."""
    game = table(
        turn="runner",
        corp={"hand": "Hedge Fund, Enigma"},
        servers={"hq": {"root": "Akitaro Watanabe [rezzed], Akitaro Watanabe"}},
        run="hq",
    )
    pass_until(game, "access")
    assert options(game) == ["access hq", "access akitaro-watanabe@hq/1", "access hq/2"]
    walk(game)
    assert sorted(map(str, told(game, "accessed", seat=1)))[:2] == ["akitaro-watanabe"] * 2
    assert len(told(game, "accessed")) == 3


def test_no_window_between_accesses() -> None:
    """NR-28.7: neither rezzing nor the end of the run by Nisei MK II, nothing but the accesses themselves."""
    game = table(
        turn="runner",
        corp={"deck": "Hedge Fund", "score": "Nisei MK II [agenda 1]", "credits": 9},
        runner={"rig": "Gordian Blade"},
        servers={"rd": {"root": "Akitaro Watanabe"}, "remote1": {"root": "PAD Campaign"}},
        run="rd",
    )
    asked = walk(game)
    assert [step for _, step, _ in asked][-5:] == ["run-4-3", "access", "accessing", "access", "accessing"]
    assert [seat for seat, _, _ in asked][-5:] == ["corp", *["runner"] * 4]


def test_preventing_is_possible_during_access() -> None:
    """NR-28.7: apart from windows, Net Shield works."""
    game = table(
        turn="runner",
        corp={"hand": "Snare!", "credits": 4},
        runner={"rig": "Net Shield", "hand": "Diesel, Diesel, Diesel"},
        run="hq",
    )
    play(pass_until(game, "access"), "access hq", "yes")
    assert options(game) == ["prevent net-shield", "decline"]
    play(game, "prevent net-shield", "leave snare")
    assert len(game.state.runner.hand) == 1


def test_rd_gives_its_top_card() -> None:
    """NR-29.1: one card and the upgrades in the root, not the second card."""
    game = table(turn="runner", corp={"deck": "Hunter, Enigma"}, servers={"rd": {"root": "Akitaro Watanabe"}}, run="rd")
    walk(game)
    assert told(game, "accessed", seat=1) == ["hunter", "akitaro-watanabe"]


def test_the_pick_from_hq_is_random_and_even() -> None:
    """NR-29.2, NR-29.3: each of five cards about as often as the others, in 500 games."""
    hand = "Hedge Fund, Enigma, Hunter, Chum, Data Mine"
    picked: Counter[object] = Counter()
    for seed in range(500):
        game = table(seed, turn="runner", corp={"hand": hand}, run="hq")
        walk(game)
        assert len(told(game, "accessed")) == 1
        picked.update(told(game, "accessed"))
    assert len(picked) == 5
    assert all(65 <= times <= 135 for times in picked.values()), picked


def test_archives_give_every_card() -> None:
    """NR-29.4, NR-29.5, NR-29.8, NR-DIFF-14, NR-FAQ-27: turned faceup before the first access, and they stay so."""
    game = table(
        turn="runner",
        corp={"archives": "Hedge Fund [facedown], Enigma, Hunter [facedown]"},
        servers={"archives": {"root": "Akitaro Watanabe"}},
        run="archives",
    )
    assert [card.id for card in game.view(1).corp.discard] == [None, "enigma", None]
    pass_until(game, "access")
    assert [card.id for card in game.view(1).corp.discard] == ["hedge-fund", "enigma", "hunter"]
    assert sorted(options(game)) == ["access archives/1", "access enigma", "access hedge-fund", "access hunter"]
    play(game, "access hunter", "leave hunter")
    assert sorted(options(game)) == ["access archives/1", "access enigma", "access hedge-fund"]
    walk(game)
    assert len(told(game, "accessed")) == 4
    assert [card.id for card in game.view(1).corp.discard] == ["hedge-fund", "enigma", "hunter"]


def test_archives_stay_facedown_without_success() -> None:
    """NR-29.5: the Runner jacks out, and nothing is turned."""
    game = table(turn="runner", corp={"archives": "Hedge Fund [facedown]"}, run="archives")
    play(game, "pass*2", "jack-out")
    assert [card.id for card in game.view(1).corp.discard] == [None]


def test_every_agenda_in_archives_is_stolen() -> None:
    """NR-29.6, NR-29.7: cards with a trash cost cannot be trashed there."""
    game = table(
        turn="runner",
        corp={"archives": "Nisei MK II [facedown], PAD Campaign, Private Security Force"},
        runner={"hand": "Diesel, Diesel"},
        run="archives",
    )
    play(pass_until(game, "access"), "access pad-campaign")
    assert options(game) == ["leave pad-campaign"]
    play(game, "leave pad-campaign", "access nisei-mk-ii")
    assert options(game) == ["steal nisei-mk-ii"]
    play(game, "steal nisei-mk-ii", "access private-security-force", "steal private-security-force")
    assert keys(game, game.state.runner.score) == ["nisei-mk-ii", "private-security-force"]
    assert keys(game, game.state.corp.discard) == ["pad-campaign"]


def test_copies_in_archives_are_accessed_singly() -> None:
    """NR-29.4, NR-30.1: each copy of a title once."""
    game = table(turn="runner", corp={"archives": "Snare!, Snare!, Hedge Fund"}, run="archives")
    walk(game)
    assert sorted(map(str, told(game, "accessed"))) == ["hedge-fund", "snare", "snare"]


def test_what_enters_archives_during_the_access_is_not_accessed() -> None:
    """NR-29.12, NR-AMB-13: the upgrade trashed from the root lies there then, but is not accessed again."""
    game = table(
        turn="runner",
        corp={"archives": "Hedge Fund"},
        servers={"archives": {"root": "Akitaro Watanabe"}},
        run="archives",
    )
    play(pass_until(game, "access"), "access archives/1", "trash akitaro-watanabe@archives/1")
    assert keys(game, game.state.corp.discard) == ["hedge-fund", "akitaro-watanabe"]
    assert options(game) == ["access hedge-fund"]
    play(game, "access hedge-fund", "leave hedge-fund")
    assert game.state.run is None


def test_a_remote_server_gives_all_its_cards() -> None:
    """NR-29.9, NR-29.10: facedown cards by their place only; its ice is not accessed."""
    game = table(
        turn="runner",
        servers={"remote1": {"ice": "Enigma", "root": "PAD Campaign, Akitaro Watanabe [rezzed], Akitaro Watanabe"}},
        run="remote1",
    )
    pass_until(game, "access")
    assert options(game) == ["access remote1/1", "access akitaro-watanabe@remote1/2", "access remote1/3"]
    walk(game)
    assert len(told(game, "accessed")) == 3
    assert "enigma" not in told(game, "accessed", seat=0)


def test_an_empty_hq_or_rd_gives_the_root_only() -> None:
    """NR-29.11: no pick, and no loss for an empty R&D."""
    for server in ("hq", "rd"):
        game = table(turn="runner", servers={server: {"root": "Akitaro Watanabe"}}, run=server)
        pass_until(game, "access")
        assert options(game) == [f"access {server}/1"]
        walk(game)
        assert told(game, "accessed", seat=1) == ["akitaro-watanabe"]
        assert game.result is None


def test_the_runner_chooses_the_order() -> None:
    """NR-30.1, NR-30.2, NR-30.4: card of R&D, upgrade of the root, then two more from the top downwards."""
    game = table(
        turn="runner",
        corp={"deck": "Hedge Fund, Enigma, Hunter, Chum"},
        runner={"hand": "The Maker's Eye"},
        servers={"rd": {"root": "Akitaro Watanabe"}},
    )
    play(pass_until(play(game, "play the-makers-eye"), "access"), "access rd", "leave hedge-fund")
    assert options(game) == ["access rd", "access rd/1"]
    play(game, "access rd/1", "leave akitaro-watanabe@rd/1", "access rd", "leave enigma", "access rd", "leave hunter")
    assert told(game, "accessed", seat=1) == ["hedge-fund", "akitaro-watanabe", "enigma", "hunter"]
    assert game.state.run is None


def test_rd_keeps_its_order() -> None:
    """NR-30.4, NR-30.5, NR-30.6, NR-AMB-13: what stays lies as before, and no card is accessed twice."""
    game = table(
        turn="runner",
        corp={"deck": "Hedge Fund, Melange Mining Corp., Enigma, Hunter"},
        runner={"hand": "The Maker's Eye"},
    )
    pass_until(play(game, "play the-makers-eye"), "access")
    play(game, "access rd", "leave hedge-fund", "access rd", "trash melange-mining-corp", "access rd", "leave enigma")
    assert keys(game, reversed(game.state.corp.deck)) == ["hedge-fund", "enigma", "hunter"]
    assert keys(game, game.state.corp.discard) == ["melange-mining-corp"]


def test_hq_gives_no_card_twice_in_one_run(monkeypatch: pytest.MonkeyPatch) -> None:
    """NR-30.6, NR-AMB-13, NR-30.10: three accesses, by a Maker's Eye for HQ, are two of two different cards."""
    monkeypatch.setitem(TEXTS, "the-makers-eye", replace(TEXTS["the-makers-eye"], on_play=(MakeRun(HQ, extra=2),)))
    for seed in range(20):
        game = table(seed, turn="runner", corp={"hand": "Hedge Fund, Enigma"}, runner={"hand": "The Maker's Eye"})
        walk(play(game, "play the-makers-eye"))
        assert sorted(map(str, told(game, "accessed"))) == ["enigma", "hedge-fund"]


def test_the_next_run_may_meet_the_same_card() -> None:
    """NR-30.6: what was accessed in one run counts for that run only."""
    game = table(turn="runner", corp={"hand": "Hedge Fund"})
    for times in (1, 2):
        walk(play(game, "run hq"))
        assert told(game, "accessed") == ["hedge-fund"] * times
        pass_until(game, "action")


def test_each_access_is_resolved_completely() -> None:
    """NR-30.3, NR-31.3: the damage for the stolen agenda comes before the next access."""
    game = table(
        turn="runner",
        corp={"archives": "Nisei MK II, Hedge Fund"},
        runner={"hand": "Diesel"},
        run="archives",
    )
    play(pass_until(game, "access"), "access nisei-mk-ii", "steal nisei-mk-ii")
    assert (options(game), len(game.state.runner.hand)) == (["access hedge-fund"], 0)
    play(game, "access hedge-fund", "leave hedge-fund")
    assert events(game, "accessed", "stolen", "damaged") == ["accessed", "stolen", "damaged", "accessed"]


def test_seven_points_leave_the_rest_unaccessed() -> None:
    """NR-30.8: the game is over with one card not yet accessed."""
    game = table(
        turn="runner",
        corp={"archives": "Nisei MK II, Hedge Fund"},
        runner={"score": "Priority Requisition, Nisei MK II"},
        run="archives",
    )
    play(pass_until(game, "access"), "access nisei-mk-ii", "steal nisei-mk-ii")
    assert game.decision is None
    assert told(game, "accessed") == ["nisei-mk-ii"]


def test_access_abilities_come_before_the_runners_decision() -> None:
    """NR-30.9: the Runner sees it, the Corp decides, the damage is done, and only then the Runner may trash it."""
    game = table(
        turn="runner",
        corp={"hand": "Snare!", "credits": 4},
        runner={"hand": "Diesel, Diesel, Diesel, Modded"},
        run="hq",
    )
    play(pass_until(game, "access"), "access hq")
    assert (seat(game), options(game), shown(game)[1]) == ("corp", ["yes", "no"], ["snare"])
    play(game, "yes")
    assert (seat(game), options(game)) == ("runner", ["trash snare", "leave snare"])
    assert (len(game.state.runner.hand), game.state.runner.tags, game.state.corp.credits) == (1, 1, 0)
    play(game, "trash snare")


def test_a_flatlined_runner_neither_steals_nor_trashes() -> None:
    """NR-30.9: the Corp has won, and the card is where it was."""
    game = table(turn="runner", corp={"hand": "Snare!", "credits": 4}, runner={"hand": "Diesel, Diesel"}, run="hq")
    play(pass_until(game, "access"), "access hq", "yes")
    assert game.result is not None
    assert (game.result.winners, keys(game, game.state.corp.hand)) == ((0,), ["snare"])
    assert game.state.runner.tags == 0


def test_fewer_cards_than_may_be_accessed() -> None:
    """NR-30.10: two in R&D, The Maker's Eye allows three."""
    game = table(turn="runner", corp={"deck": "Hedge Fund, Enigma"}, runner={"hand": "The Maker's Eye"})
    walk(play(game, "play the-makers-eye"))
    assert told(game, "accessed", seat=1) == ["hedge-fund", "enigma"]
    assert (game.result, len(game.state.corp.deck)) == (None, 2)


def test_additional_accesses_are_mandatory() -> None:
    """NR-30.11: after the first card there is no choice but the second and the third."""
    game = table(turn="runner", corp={"deck": "Hedge Fund, Enigma, Hunter, Chum"}, runner={"hand": "The Maker's Eye"})
    pass_until(play(game, "play the-makers-eye"), "access")
    for card in ("hedge-fund", "enigma", "hunter"):
        assert options(game) == ["access rd"]
        play(game, "access rd", f"leave {card}")
    assert (game.state.run, told(game, "accessed", seat=1)) == (None, ["hedge-fund", "enigma", "hunter"])


def test_a_card_left_returns_as_it_was() -> None:
    """NR-33.1, NR-22.15: rezzed or unrezzed, in its place, with its tokens."""
    game = table(
        turn="runner",
        corp={"credits": 0},
        servers={"remote1": {"root": "Project Junebug [advancement 2], Akitaro Watanabe [rezzed]"}},
        run="remote1",
    )
    walk(pass_until(game, "access"))
    bug, akitaro = find(game, "project-junebug"), find(game, "akitaro-watanabe")
    assert (bug.place, akitaro.place) == ("remote1/1", "remote1/2")
    assert (bug.faceup, bug.advancement, akitaro.faceup) == (False, 2, True)
    assert [card.id for card in game.view(1).servers[3].root] == [None, "akitaro-watanabe"]


def test_snare_from_rd_is_shown_to_the_corp() -> None:
    """NR-AMB-16: unlike other cards of R&D, by its own text, also when the Corp cannot pay."""
    game = table(turn="runner", corp={"deck": "Snare!", "credits": 0}, run="rd")
    play(pass_until(game, "access"), "access rd")
    assert shown(game) == (["snare"], ["snare"])
    leave_open(game)
