"""Kinds of abilities, paid and conditional ones, prohibitions, searching and looking (NR-38 to NR-40, NR-44, NR-54)."""

from __future__ import annotations

import pytest

from cyberdeck.netrunner.values import link, memory_limit, rez_cost
from netrunner.tables import find, keys, leave_open, options, pass_until, play, seat, table

# kinds of abilities


def test_a_constant_ability_works_by_itself_while_its_card_is_active() -> None:
    """NR-38.2: from the moment of rezzing on, without a cost of its own, and not for ice of another server."""
    game = table(
        turn="runner",
        corp={"credits": 2},
        servers={
            "archives": {"ice": "Wall of Static", "root": "Akitaro Watanabe"},
            "hq": {"ice": "Enigma"},
        },
        run="archives",
    )
    wall = find(game, "wall-of-static")
    assert rez_cost(game.state, wall) == 3
    play(game, "pass*2", "pass", "rez akitaro-watanabe@archives/1")
    assert rez_cost(game.state, wall) == 1
    assert rez_cost(game.state, find(game, "enigma")) == 3
    play(game, "rez wall-of-static@archives:1", "pass*4")
    assert game.state.corp.credits == 0


def test_a_constant_ability_ends_with_its_card() -> None:
    """NR-38.2: links and memory of a card are gone as soon as it is."""
    game = table(turn="runner", step="runner-1-1", runner={"rig": "Aesop's Pawnshop, The Toolbox"})
    assert (link(game.state), memory_limit(game.state)) == (3, 6)
    play(game, "pass*2", "trash the-toolbox")
    assert (link(game.state), memory_limit(game.state)) == (1, 4)


def test_an_effect_resolves_immediately() -> None:
    """NR-38.4: with nothing to prevent it, the damage is done before anybody is asked anything."""
    game = table(corp={"hand": "Neural EMP"}, runner={"hand": "Diesel, Diesel"}, last_turn={"runs": 1})
    play(game, "play neural-emp")
    assert len(game.state.runner.hand) == 1
    assert (seat(game), options(game)) == ("corp", ["pass"])


def test_only_prevention_comes_between() -> None:
    """NR-38.4, NR-42.1: the Runner may prevent or decline, and nothing else."""
    game = table(
        corp={"hand": "Neural EMP"},
        runner={"hand": "Diesel, Diesel", "rig": "Net Shield, Magnum Opus, Gordian Blade"},
        last_turn={"runs": 1},
    )
    play(game, "play neural-emp")
    assert (seat(game), options(game)) == ("runner", ["prevent net-shield", "decline"])
    play(game, "decline")
    assert len(game.state.runner.hand) == 1


def test_a_printed_restriction_is_kept() -> None:
    """NR-38.5, NR-47.2: a card for icebreakers is installed on nothing else."""
    game = table(turn="runner", runner={"hand": "The Personal Touch", "rig": "Magnum Opus, Pipeline, Net Shield"})
    play(game, "install the-personal-touch")
    assert options(game) == ["host pipeline"]
    play(game, "host pipeline")
    game = table(turn="runner", runner={"hand": "The Personal Touch", "rig": "Magnum Opus, Net Shield"})
    assert "install the-personal-touch" not in options(game)


# paid abilities


def test_costs_of_clicks_credits_and_counters() -> None:
    """NR-39.2: each kind of cost is taken from where it is."""
    game = table(
        turn="runner",
        corp={"score": "Nisei MK II [agenda 1]"},
        runner={"credits": 0, "rig": "Magnum Opus, Gordian Blade"},
        servers={"archives": {"ice": "Enigma [rezzed]"}},
    )
    play(game, "use magnum-opus", "pass*2")
    assert (game.state.runner.clicks, game.state.runner.credits) == (3, 2)
    play(game, "run archives", "boost gordian-blade")
    assert game.state.runner.credits == 1
    play(game, "pass", "use nisei-mk-ii")
    assert find(game, "nisei-mk-ii").agenda == 0


def test_a_cost_of_trashing_the_card_itself() -> None:
    """NR-39.2, NR-10.10, NR-45.3: the card is in the heap, and its effect resolves all the same."""
    game = table(
        turn="runner",
        runner={"rig": "Crypsis, Sacrificial Construct"},
        servers={"archives": {"ice": "Wall of Static [rezzed]"}},
        run="archives",
    )
    play(game, "pass*4", "boost crypsis", "boost crypsis", "boost crypsis", "break 1 crypsis", "pass*2")
    play(game, "trash crypsis", "prevent sacrificial-construct crypsis")
    assert keys(game, game.state.runner.discard) == ["sacrificial-construct"]
    assert keys(game, game.state.rig) == ["crypsis"]
    pass_until(game, "action")


@pytest.mark.parametrize(("credits", "offered"), [(1, False), (2, True)])
def test_a_cost_is_paid_in_full_or_the_ability_is_not_triggered(credits: int, offered: bool) -> None:
    """NR-39.3"""
    game = table(
        turn="runner",
        runner={"credits": credits, "rig": "Battering Ram"},
        servers={"archives": {"ice": "Wall of Static [rezzed]"}},
        run="archives",
    )
    play(game, "pass*4")
    assert ("break 1 battering-ram" in options(game)) is offered
    play(game, "pass*2")


def test_clicks_of_a_cost_must_all_be_there() -> None:
    """NR-39.3: two clicks do not pay for three."""
    servers = {"remote1": {"root": "Melange Mining Corp. [rezzed]"}}
    assert "use melange-mining-corp@remote1/1" in options(table(servers=servers))
    assert "use melange-mining-corp@remote1/1" not in options(table(corp={"clicks": 2}, servers=servers))


def test_as_often_as_it_is_paid_for() -> None:
    """NR-39.4, NR-39.7: each payment gives one resolution, and the number is not limited."""
    game = table(turn="runner", runner={"credits": 0, "rig": "Magnum Opus"})
    for times in range(1, 4):
        play(game, "use magnum-opus", "pass*2")
        assert game.state.runner.credits == 2 * times
    assert game.state.runner.clicks == 1


def test_one_payment_breaks_one_subroutine() -> None:
    """NR-39.7: two subroutines cost two payments."""
    game = table(
        turn="runner",
        runner={"credits": 5, "rig": "Gordian Blade"},
        servers={"archives": {"ice": "Enigma [rezzed]"}},
        run="archives",
    )
    play(game, "pass*4", "break 1 gordian-blade")
    assert (game.state.runner.credits, options(game)) == (
        4,
        ["pass", "break 2 gordian-blade", "boost gordian-blade"],
    )
    play(game, "break 2 gordian-blade")
    assert game.state.runner.credits == 3
    pass_until(game, "action")


def test_paid_abilities_belong_into_every_window_of_a_run() -> None:
    """NR-39.5, NR-CARD-68: both players may use theirs in Run 2.1, 2.3, 3.1, 4.1 and 4.3."""
    game = table(
        turn="runner",
        corp={"score": "Nisei MK II [agenda 1]"},
        runner={"rig": "Gordian Blade"},
        servers={"archives": {"ice": "Hunter [rezzed]"}},
        run="archives",
    )
    used = []
    while game.state.run is not None:
        if {"boost gordian-blade", "use nisei-mk-ii"} & set(options(game)):
            used.append((game.view(-1).step, seat(game)))
        play(game, next(o for o in ("pass", "continue", "number 0") if o in options(game)))
    steps = ("run-2-1", "run-2-3", "run-3-1", "run-4-1", "run-4-3")
    assert used == [(step, side) for step in steps for side in ("runner", "corp")]
    assert "use nisei-mk-ii" not in options(game), "and not in the window after the run"


def test_an_ability_with_a_click_is_an_action() -> None:
    """NR-39.6: not during a run, not in a window, not in the other player's turn."""
    game = table(
        turn="runner",
        runner={"clicks": 2, "rig": "Magnum Opus, Crypsis"},
        servers={"remote1": {"root": "Melange Mining Corp. [rezzed]"}},
        corp={"clicks": 3, "deck": "Hedge Fund"},
    )
    assert {"use magnum-opus", "use crypsis"} <= set(options(game))
    play(game, "run archives")
    for _ in range(7):
        assert not any(option.startswith("use") for option in options(game))
        play(game, "continue" if "continue" in options(game) else "pass")
    assert {"use magnum-opus", "use crypsis"} <= set(options(game))
    play(game, "credit")
    pass_until(game, "action")
    assert seat(game) == "corp"
    assert [option for option in options(game) if option.startswith("use")] == ["use melange-mining-corp@remote1/1"]


def test_what_cannot_be_resolved_at_all_cannot_be_started() -> None:
    """NR-39.9, NR-AMB-9, NR-AMB-8: no card to draw, no ice to choose, nothing to install, no run to end."""
    game = table(
        turn="runner",
        corp={"score": "Nisei MK II [agenda 1]"},
        runner={"hand": "Diesel, Tinkering, Modded, Access to Globalsec", "credits": 0},
    )
    assert options(game) == ["credit", "run hq", "run rd", "run archives"]
    play(game, "credit", "pass")
    assert options(game) == ["pass"], "no run to end"
    play(game, "pass")


def test_what_can_be_resolved_in_part_may_be_used() -> None:
    """NR-39.9: three cards are to be drawn, one is there."""
    game = table(turn="runner", runner={"hand": "Diesel", "deck": "Sure Gamble"})
    play(game, "play diesel")
    assert keys(game, game.state.runner.hand) == ["sure-gamble"]


def test_objects_are_needed_but_all_may_be_none() -> None:
    """NR-AMB-9, NR-10.12: purging nothing is legal; trashing a resource needs a tag, advancing a card for it."""
    game = table(turn="corp", servers={"remote1": {"root": "PAD Campaign"}}, runner={"rig": "Armitage Codebusting"})
    assert options(game) == ["draw", "credit", "purge"]
    play(game, "purge")
    assert game.state.corp.clicks == 0


def test_an_empty_deck_can_be_drawn_from() -> None:
    """NR-39.9: the draw of a Corporation without R&D can be tried, and loses."""
    game = table()
    play(game, "draw")
    assert game.result is not None
    assert game.result.winners == (1,)


# conditional abilities


def test_once_for_each_time_its_condition_is_met() -> None:
    """NR-40.1, NR-40.2: two agendas stolen, one point of damage each."""
    game = table(
        turn="runner",
        corp={"archives": "Nisei MK II, Private Security Force"},
        runner={"hand": "Diesel, Diesel, Diesel"},
        run="archives",
    )
    pass_until(game, "access")
    play(game, "access nisei-mk-ii", "steal nisei-mk-ii")
    assert len(game.state.runner.hand) == 2
    play(game, "access private-security-force", "steal private-security-force")
    assert len(game.state.runner.hand) == 1


def test_an_optional_ability_is_its_controllers_to_use() -> None:
    """NR-40.3: the Corporation decides about the trap, the Runner about the pawnshop; no is an answer."""
    game = table(turn="runner", corp={"hand": "Snare!"}, runner={"hand": "Diesel"}, run="hq")
    pass_until(game, "access")
    play(game, "access hq")
    assert (seat(game), options(game)) == ("corp", ["yes", "no"])
    play(game, "no", "leave snare")
    assert (len(game.state.runner.hand), game.state.runner.tags, game.state.corp.credits) == (1, 0, 5)
    game = table(turn="runner", step="runner-1-1", runner={"rig": "Aesop's Pawnshop, Net Shield"})
    play(game, "pass*2")
    assert (seat(game), options(game)) == ("runner", ["no", "trash net-shield"])
    play(game, "no")
    assert game.state.runner.credits == 5


def test_a_required_ability_is_not_asked_about() -> None:
    """NR-40.4, NR-CARD-109, NR-EX-9: the credit is there without a question."""
    game = table(step="corp-1-1", corp={"deck": "Hedge Fund"}, servers={"remote1": {"root": "PAD Campaign [rezzed]"}})
    play(game, "pass*2")
    assert game.state.corp.credits == 6
    assert (game.view(0).step, keys(game, game.state.corp.hand)) == ("corp-2-1", ["hedge-fund"])


def test_access_abilities_need_no_active_card() -> None:
    """NR-40.6, NR-7.8, NR-EX-10, NR-FAQ-29: unrezzed, the trap works."""
    game = table(
        turn="runner",
        runner={"hand": "Diesel, Diesel"},
        servers={"remote1": {"root": "Project Junebug [advancement 1]"}},
        run="remote1",
    )
    pass_until(game, "access")
    play(game, "access remote1/1", "yes")
    assert (len(game.state.runner.hand), game.state.corp.credits) == (0, 4)
    play(game, "leave project-junebug@remote1/1")
    assert not find(game, "project-junebug").faceup


@pytest.mark.parametrize(("runs", "playable"), [(0, False), (1, True)])
def test_a_play_restriction_is_checked_when_the_card_is_played(runs: int, playable: bool) -> None:
    """NR-40.7"""
    game = table(corp={"hand": "Neural EMP"}, runner={"hand": "Diesel"}, last_turn={"runs": runs})
    assert ("play neural-emp" in options(game)) is playable


# prohibitions and self-reference


def test_a_prohibition_beats_a_permission() -> None:
    """NR-44.1: an event that installs does not get around the limit of one console."""
    game = table(turn="runner", runner={"hand": "Modded, The Toolbox", "credits": 20, "rig": "The Toolbox"})
    assert "play modded" not in options(game)


def test_a_title_means_the_card_itself() -> None:
    """NR-44.2: only the agenda that is scored gets a counter."""
    game = table(
        corp={"score": "Nisei MK II"},
        runner={"hand": "Diesel"},
        servers={"remote1": {"root": "Nisei MK II [advancement 4]"}},
        step="corp-2-1",
    )
    play(game, "score nisei-mk-ii@remote1/1", "resolve nisei-mk-ii#2")
    assert [game.state.cards[id].agenda for id in game.state.corp.score] == [0, 1]


def test_another_copy_is_not_meant() -> None:
    """NR-44.2: when the second copy is installed, the first one has nothing to say."""
    game = table(turn="runner", runner={"hand": "Rabbit Hole", "rig": "Rabbit Hole", "deck": "Diesel"})
    play(game, "install rabbit-hole", "no")
    assert options(game) == ["pass"]


# searching and looking


def test_a_search_takes_a_fitting_card_and_shuffles() -> None:
    """NR-54.1: the copy found is installed, and the stack is shuffled."""
    game = table(
        turn="runner",
        runner={"hand": "Rabbit Hole", "deck": "Diesel, Rabbit Hole, Sure Gamble", "credits": 3},
        coming={"runner-deck": [[1, 0]]},
    )
    play(game, "install rabbit-hole", "yes", "no")
    assert keys(game, game.state.rig) == ["rabbit-hole", "rabbit-hole"]
    assert keys(game, game.state.runner.deck) == ["diesel", "sure-gamble"]


def test_a_search_without_a_find_shuffles_too() -> None:
    """NR-54.1"""
    game = table(
        turn="runner",
        runner={"hand": "Rabbit Hole", "deck": "Diesel, Sure Gamble"},
        coming={"runner-deck": [[1, 0]]},
    )
    play(game, "install rabbit-hole", "yes")
    assert (len(game.state.rig), game.state.runner.credits) == (1, 4)
    assert keys(game, game.state.runner.deck) == ["diesel", "sure-gamble"]


def test_the_other_player_sees_nothing_of_a_search() -> None:
    """NR-54.2: no title of the stack reaches the Corporation, only the copy that is installed."""
    game = table(turn="runner", runner={"hand": "Rabbit Hole", "deck": "Diesel, Rabbit Hole, Modded"})
    play(game, "install rabbit-hole", "yes")
    play(game, "no")
    assert game.view(0).runner.deck == 2
    told = repr(game.log(0))
    assert "rabbit-hole" in told
    assert "diesel" not in told
    assert "modded" not in told


def test_looking_at_a_deck_is_private_and_keeps_its_order() -> None:
    """NR-54.3, NR-CARD-73: the Corporation sees five cards, the Runner none."""
    game = table(
        corp={"hand": "Precognition", "deck": "Hunter, Enigma, Chum, Data Mine, PAD Campaign, Hedge Fund"},
    )
    before = list(game.state.corp.deck)
    play(game, "play precognition")
    assert game.state.corp.deck == before
    seen = {card.id for card in game.view(0).shown}
    assert seen == {"hunter", "enigma", "chum", "data-mine", "pad-campaign"}
    assert (game.view(1).shown, game.view(-1).shown) == ((), ())
    leave_open(game)
