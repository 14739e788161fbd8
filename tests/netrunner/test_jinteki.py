"""The Jinteki cards, 67 to 79 (NR-CARD-67 to NR-CARD-79)."""

from __future__ import annotations

from typing import Any

import pytest

from cyberdeck.kernel import Message
from cyberdeck.netrunner.rules import NetrunnerGame
from cyberdeck.netrunner.values import rez_cost, strength
from cyberdeck.netrunner.words import Zone
from netrunner.tables import find, keys, options, pass_until, play, run_seen, seat, table

FIVE_CARDS = "Diesel, Diesel, Diesel, Diesel, Diesel"
NEXT_ICE = ("pass*2", "continue", "pass*2")
"""From the approach of another piece of rezzed ice to Run 3.1."""


def told(game: NetrunnerGame, event: str, seat: int = -1) -> list[Any]:
    """The cards that the log names to a seat for that kind of event."""
    return [dict(m.args).get("card") for m in game.log(seat) if m.id == f"event-{event}"]


# Personal Evolution


def test_personal_evolution_on_a_score() -> None:
    """NR-CARD-67: required; one random card, with the agenda scored already."""
    game = table(
        step="corp-2-1",
        runner={"hand": "Diesel, Modded"},
        servers={"remote1": {"root": "Private Security Force [advancement 4]"}},
        coming={"damage": ["Modded"]},
    )
    play(game, "score private-security-force@remote1/1")
    assert keys(game, game.state.runner.discard) == ["modded"]
    assert keys(game, game.state.corp.score) == ["private-security-force"]


def test_personal_evolution_flatlines_an_empty_grip() -> None:
    """NR-CARD-67, NR-36.8: scoring wins the game by damage."""
    game = table(step="corp-2-1", servers={"remote1": {"root": "Private Security Force [advancement 4]"}})
    play(game, "score private-security-force@remote1/1")
    assert game.result is not None
    assert (game.result.winners, game.result.reason.id) == ((0,), "won-by-flatline")


def test_personal_evolution_comes_after_a_win_by_points() -> None:
    """NR-CARD-67, NR-37.2: seven points end the game before any damage, for the Corporation too."""
    game = table(
        step="corp-2-1",
        corp={"score": "Priority Requisition, Nisei MK II"},
        servers={"remote1": {"root": "Private Security Force [advancement 4]"}},
    )
    play(game, "score private-security-force@remote1/1")
    assert game.result is not None
    assert game.result.reason.id == "won-by-points"


def test_personal_evolution_on_a_steal_from_hq() -> None:
    """NR-CARD-67: a stolen agenda costs a card."""
    game = table(turn="runner", corp={"hand": "Nisei MK II"}, runner={"hand": "Diesel, Diesel"}, run="hq")
    pass_until(game, "access")
    play(game, "access hq", "steal nisei-mk-ii")
    assert (len(game.state.runner.hand), keys(game, game.state.runner.score)) == (1, ["nisei-mk-ii"])


# Nisei MK II


def test_nisei_ends_the_run() -> None:
    """NR-CARD-68: unsuccessful, before anything is accessed."""
    game = table(turn="runner", corp={"score": "Nisei MK II [agenda 1]", "hand": "Hedge Fund"}, run="hq")
    play(game, "pass*2", "continue", "pass", "use nisei-mk-ii")
    assert game.state.run is None
    ids = [m.id for m in game.log()]
    assert "event-run-failed" in ids
    assert "event-accessed" not in ids


def test_nisei_is_of_no_use_outside_a_run() -> None:
    """NR-CARD-68, NR-39.9"""
    game = table(turn="runner", corp={"score": "Nisei MK II [agenda 1]"})
    play(game, "credit", "pass")
    assert options(game) == ["pass"]


def test_nisei_comes_too_late_while_subroutines_resolve() -> None:
    """NR-CARD-68: Run 3.2 and 4.5 have no window; the Corporation is asked for its bid only."""
    game = table(
        turn="runner",
        corp={"score": "Nisei MK II [agenda 1]", "hand": "Hedge Fund", "credits": 1},
        servers={"hq": {"ice": "Hunter [rezzed]"}},
        run="hq",
    )
    play(game, "pass*6")
    assert (seat(game), options(game)) == ("corp", ["number 0", "number 1"])
    play(game, "number 0", "number 2")
    pass_until(game, "access")
    play(game, "access hq")
    assert seat(game) == "runner"
    play(game, "leave hedge-fund")


def test_a_stolen_nisei_serves_nobody() -> None:
    """NR-CARD-68, NR-7.12, NR-FAQ-40: the Runner has its points and the Corporation nothing."""
    game = table(turn="runner", runner={"score": "Nisei MK II [agenda 1]"}, run="archives")
    assert game.view(1).runner.points == 2
    assert options(game) == ["pass"]
    play(game, "pass")
    assert options(game) == ["pass"]
    pass_until(game, "action")


# Project Junebug


@pytest.mark.parametrize(("tokens", "grip"), [(1, 3), (2, 1)])
def test_junebug(tokens: int, grip: int) -> None:
    """NR-CARD-69: two points a token for one credit; then the Runner may trash it for nothing."""
    game = table(
        turn="runner",
        runner={"hand": FIVE_CARDS, "credits": 0},
        servers={"remote1": {"root": f"Project Junebug [advancement {tokens}]"}},
        run="remote1",
    )
    pass_until(game, "access")
    play(game, "access remote1/1", "yes")
    assert (len(game.state.runner.hand), game.state.corp.credits) == (grip, 4)
    play(game, "trash project-junebug@remote1/1")
    assert find(game, "project-junebug").zone is Zone.DISCARD


def test_junebug_is_one_instance() -> None:
    """NR-CARD-69, NR-36.12: six points against five cards flatline, even if the shield takes one off a larger sum."""
    game = table(
        turn="runner",
        runner={"hand": FIVE_CARDS, "rig": "Net Shield"},
        servers={"remote1": {"root": "Project Junebug [advancement 3]"}},
        run="remote1",
    )
    pass_until(game, "access")
    saved = play(game.copy(), "access remote1/1", "yes", "prevent net-shield")
    assert (saved.result, saved.state.runner.hand) == (None, [])
    play(game, "access remote1/1", "yes", "decline")
    assert game.result is not None
    assert game.state.runner.discard == []


def test_junebug_without_tokens_asks_nothing() -> None:
    """NR-CARD-69, NR-6.26: installed, in HQ, in R&D, in Archives."""
    for place in ("hq", "rd", "archives", "remote1"):
        pile = {"hq": "hand", "rd": "deck", "archives": "archives"}.get(place)
        game = table(
            turn="runner",
            corp={pile: "Project Junebug"} if pile else {},
            servers={} if pile else {"remote1": {"root": "Project Junebug"}},
            run=place,
        )
        pass_until(game, "access")
        play(game, options(game)[0])
        assert seat(game) == "runner"
        play(game, options(game)[-1])
        assert game.state.corp.credits == 5


def test_junebug_without_a_credit() -> None:
    """NR-CARD-69, NR-39.3: not asked, no damage."""
    game = table(
        turn="runner",
        corp={"credits": 0},
        servers={"remote1": {"root": "Project Junebug [advancement 2]"}},
        run="remote1",
    )
    pass_until(game, "access")
    play(game, "access remote1/1")
    assert (seat(game), options(game)) == (
        "runner",
        ["trash project-junebug@remote1/1", "leave project-junebug@remote1/1"],
    )
    play(game, "leave project-junebug@remote1/1")


# Snare!


@pytest.mark.parametrize("place", ["hq", "rd", "remote1", "rezzed"])
def test_snare(place: str) -> None:
    """NR-CARD-70: from HQ, R&D or installed, rezzed or not: 4 credits for 3 net damage and a tag; then 0 to trash."""
    corp = {"hq": {"hand": "Snare!"}, "rd": {"deck": "Snare!"}}.get(place, {})
    root = "Snare! [rezzed]" if place == "rezzed" else "Snare!"
    servers = {} if corp else {"remote1": {"root": root}}
    run = "remote1" if place == "rezzed" else place
    game = table(turn="runner", corp=corp, runner={"hand": FIVE_CARDS, "credits": 0}, servers=servers, run=run)
    pass_until(game, "access")
    play(game, options(game)[0])
    assert (seat(game), options(game)) == ("corp", ["yes", "no"])
    play(game, "yes")
    assert (game.state.corp.credits, len(game.state.runner.hand), game.state.runner.tags) == (1, 2, 1)
    assert (seat(game), len(options(game))) == ("runner", 2)
    play(game, options(game)[0])
    assert (find(game, "snare").zone, find(game, "snare").faceup) == (Zone.DISCARD, True)


def test_snare_in_archives() -> None:
    """NR-CARD-70: nothing happens, and it cannot be trashed again."""
    game = table(turn="runner", corp={"archives": "Snare! [facedown]"}, runner={"hand": FIVE_CARDS}, run="archives")
    pass_until(game, "access")
    play(game, "access snare")
    assert (seat(game), options(game)) == ("runner", ["leave snare"])
    play(game, "leave snare")
    assert (len(game.state.runner.hand), game.state.runner.tags, game.state.corp.credits) == (5, 0, 5)


@pytest.mark.parametrize("credits", [3, 4])
def test_snare_from_rd_is_shown(credits: int) -> None:
    """NR-CARD-70, NR-6.20: whether or not the Corporation can or will pay."""
    game = table(turn="runner", corp={"deck": "Snare!", "credits": credits}, runner={"hand": FIVE_CARDS}, run="rd")
    pass_until(game, "access")
    play(game, "access rd")
    assert seat(game) == ("corp" if credits == 4 else "runner")
    assert told(game, "revealed", 0) == [Message("card-snare")]
    assert [card.id for card in game.view(0).shown] == ["snare"]
    if credits == 4:
        play(game, "no")
    play(game, "leave snare")
    assert game.view(0).shown == ()
    assert (len(game.state.runner.hand), game.state.corp.credits) == (5, credits)


def test_other_cards_from_rd_are_not_shown() -> None:
    """NR-CARD-70, NR-6.20: the Corporation learns nothing of a trap that need not be shown."""
    game = table(turn="runner", corp={"deck": "Project Junebug"}, run="rd")
    pass_until(game, "access")
    play(game, "access rd")
    assert game.view(0).shown == ()
    play(game, "leave project-junebug")
    assert "junebug" not in repr(game.log(0))


def test_snare_flatlines() -> None:
    """NR-CARD-70, NR-30.9: a Runner with two cards is dead before the tag, and trashes nothing."""
    game = table(turn="runner", corp={"hand": "Snare!"}, runner={"hand": "Diesel, Diesel"}, run="hq")
    pass_until(game, "access")
    play(game, "access hq", "yes")
    assert game.result is not None
    assert (game.result.winners, game.state.runner.tags, game.state.corp.hand) == ((0,), 0, [find(game, "snare").id])


def test_the_damage_of_snare_is_prevented_the_tag_is_not() -> None:
    """NR-CARD-70: damage first, then the tag, each by itself."""
    game = table(turn="runner", corp={"hand": "Snare!"}, runner={"hand": FIVE_CARDS, "rig": "Net Shield"}, run="hq")
    pass_until(game, "access")
    play(game, "access hq", "yes")
    assert (options(game), game.state.runner.tags) == (["prevent net-shield", "decline"], 0)
    play(game, "prevent net-shield", "leave snare")
    assert (len(game.state.runner.hand), game.state.runner.tags) == (3, 1)


# Zaibatsu Loyalty


def infiltrated(target: str, servers: dict[str, dict[str, str]], credits: int = 5) -> NetrunnerGame:
    """The Runner is about to expose a card."""
    game = table(turn="runner", corp={"credits": credits}, runner={"hand": "Infiltration"}, servers=servers)
    return play(game, "play infiltration", f"expose {target}")


ONE = "zaibatsu-loyalty@remote1/1"


def test_zaibatsu_is_rezzed_when_a_card_is_about_to_be_exposed() -> None:
    """NR-CARD-71: in another server, for nothing; then a credit prevents the expose."""
    game = infiltrated("hq:1", {"remote1": {"root": "Zaibatsu Loyalty"}, "hq": {"ice": "Enigma"}})
    assert (seat(game), options(game)) == ("corp", [f"rez {ONE}", "decline"])
    play(game, f"rez {ONE}")
    assert game.state.corp.credits == 5
    play(game, f"prevent {ONE} 1 enigma@hq:1")
    assert (game.state.corp.credits, told(game, "exposed", 1)) == (4, [])
    assert find(game, "zaibatsu-loyalty").faceup
    assert keys(game, game.state.runner.discard) == ["infiltration"], "NR-CARD-49: spent all the same"


def test_zaibatsu_by_trashing_itself() -> None:
    """NR-CARD-71: the other price, with credits or without."""
    game = infiltrated("hq:1", {"remote1": {"root": "Zaibatsu Loyalty [rezzed]"}, "hq": {"ice": "Enigma"}})
    both = [f"prevent {ONE} 1 enigma@hq:1", f"prevent {ONE} 2 enigma@hq:1"]
    assert options(game) == [*both, "decline"]
    play(game, both[1])
    assert (game.state.corp.credits, find(game, "zaibatsu-loyalty").zone) == (5, Zone.DISCARD)
    assert told(game, "exposed") == []
    assert find(game, "zaibatsu-loyalty").faceup


def test_zaibatsu_itself_about_to_be_exposed() -> None:
    """NR-CARD-71, NR-46.2: rezzed, it is no longer a card to be exposed."""
    game = infiltrated("remote1/1", {"remote1": {"root": "Zaibatsu Loyalty"}})
    play(game, f"rez {ONE}")
    assert options(game) == ["pass"]
    assert (find(game, "zaibatsu-loyalty").faceup, told(game, "exposed")) == (True, [])
    assert game.state.corp.credits == 5


def test_zaibatsu_is_not_used() -> None:
    """NR-CARD-71, NR-42.8: rezzed or left facedown, declined is exposed."""
    game = infiltrated("hq:1", {"remote1": {"root": "Zaibatsu Loyalty"}, "hq": {"ice": "Enigma"}})
    play(game, "decline")
    assert told(game, "exposed", 1) == [Message("card-enigma")]
    game = infiltrated("hq:1", {"remote1": {"root": "Zaibatsu Loyalty"}, "hq": {"ice": "Enigma"}})
    play(game, f"rez {ONE}", "decline")
    assert told(game, "exposed", 1) == [Message("card-enigma")]


def test_zaibatsu_itself_exposed() -> None:
    """NR-CARD-71, NR-46.1: not rezzed, it is shown and facedown again."""
    game = infiltrated("remote1/1", {"remote1": {"root": "Zaibatsu Loyalty"}})
    play(game, "decline")
    assert told(game, "exposed", 1) == [Message("card-zaibatsu-loyalty")]
    assert not find(game, "zaibatsu-loyalty").faceup


def test_the_question_betrays_no_card() -> None:
    """NR-CARD-71, NR-6.26: the Corporation is asked with any facedown card in a server, not with ice alone."""
    game = infiltrated("hq:1", {"remote1": {"root": "PAD Campaign"}, "hq": {"ice": "Enigma"}})
    assert (seat(game), options(game)) == ("corp", ["decline"])
    play(game, "decline")
    game = infiltrated("hq:1", {"hq": {"ice": "Enigma"}})
    assert (seat(game), options(game)) == ("runner", ["pass"])


def test_a_second_zaibatsu_for_the_same_expose() -> None:
    """NR-CARD-71: any copy in any server will do."""
    servers = {"remote1": {"root": "Zaibatsu Loyalty"}, "remote2": {"root": "Zaibatsu Loyalty"}}
    game = infiltrated("remote1/1", servers, credits=0)
    two = "zaibatsu-loyalty@remote2/1"
    play(game, f"rez {two}", f"prevent {two} 2 {ONE}")
    assert told(game, "exposed") == []
    assert not find(game, "zaibatsu-loyalty", Zone.ROOT).faceup
    assert len(game.state.corp.discard) == 1


def test_zaibatsu_has_no_use_in_windows() -> None:
    """NR-CARD-71, NR-42.4: its abilities wait for an expose."""
    game = table(step="corp-2-1", servers={"remote1": {"root": "Zaibatsu Loyalty [rezzed]"}})
    assert options(game) == ["pass"]


# Neural EMP


def test_neural_emp() -> None:
    """NR-CARD-72: after a turn with a run, even an unsuccessful one; two credits, one point."""
    game = table(
        turn="runner",
        corp={"hand": "Neural EMP", "deck": "Hedge Fund"},
        runner={"clicks": 1, "hand": "Diesel, Diesel"},
    )
    play(game, "run archives", "pass*2", "jack-out")
    pass_until(game, "action")
    play(game, "play neural-emp")
    assert (len(game.state.runner.hand), game.state.corp.credits) == (1, 3)
    assert find(game, "neural-emp").faceup


def test_neural_emp_without_a_run() -> None:
    """NR-CARD-72: runs of an earlier turn do not count."""
    game = table(
        turn="runner",
        corp={"hand": "Neural EMP", "deck": "Hedge Fund"},
        runner={"clicks": 1, "hand": "Diesel"},
        last_turn={"runs": 1},
    )
    play(game, "credit")
    pass_until(game, "action")
    assert (seat(game), "play neural-emp" in options(game)) == ("corp", False)


# Precognition


def test_precognition() -> None:
    """NR-CARD-73: the top five in any order, the sixth untouched."""
    game = table(corp={"hand": "Precognition", "deck": "Hunter, Enigma, Chum, Data Mine, PAD Campaign, Hedge Fund"})
    play(game, "play precognition")
    assert sorted(options(game)) == ["next chum", "next data-mine", "next enigma", "next hunter", "next pad-campaign"]
    order = ["pad-campaign", "chum", "hunter", "data-mine", "enigma"]
    play(game, *(f"next {card}" for card in order))
    assert keys(game, reversed(game.state.corp.deck)) == [*order, "hedge-fund"]
    assert game.view(0).shown == ()
    assert not any(card in repr(game.log(1)) for card in order)


def test_precognition_with_a_small_deck() -> None:
    """NR-CARD-73: all there are; with an empty R&D it cannot be played."""
    game = table(corp={"hand": "Precognition", "deck": "Hunter, Enigma"})
    play(game, "play precognition", "next enigma", "next hunter")
    assert keys(game, reversed(game.state.corp.deck)) == ["enigma", "hunter"]
    assert "play precognition" not in options(table(corp={"hand": "Precognition"}))


# Cell Portal


def test_cell_portal_sends_back() -> None:
    """NR-CARD-74, NR-22.21: derezzed, not passed, and every piece from the outermost on is approached anew."""
    game = table(
        turn="runner",
        corp={"credits": 0},
        servers={"archives": {"ice": "Hunter, Cell Portal [rezzed], Chum"}},
        run="archives",
    )
    play(game, "pass*4", *NEXT_ICE, "pass*2")
    portal = find(game, "cell-portal")
    assert (portal.faceup, portal.zone) == (False, Zone.ICE)
    assert [m.id for m in game.log()].count("event-passed") == 1, "only Hunter was passed"
    assert game.view(0).run is not None
    assert run_seen(game, 0).ice == "hunter@archives:3"
    play(game, "pass*2", "continue", "pass*2")
    assert run_seen(game, 0).ice == "cell-portal@archives:2"
    pass_until(game, "action")
    assert [m.id for m in game.log()].count("event-passed") == 4


def test_cell_portal_as_the_outermost_ice() -> None:
    """NR-CARD-74, NR-AMB-12: it is approached again, unrezzed, and may be rezzed for its cost again."""
    game = table(
        turn="runner",
        corp={"credits": 11},
        servers={"archives": {"ice": "Cell Portal"}},
        run="archives",
    )
    play(game, "pass*3", "rez cell-portal@archives:1", "pass*2", "pass*2")
    assert not find(game, "cell-portal").faceup
    play(game, "pass*2", "continue", "pass", "rez cell-portal@archives:1", "pass*2", "pass*2")
    assert game.state.corp.credits == 1
    play(game, "pass*2", "continue", "pass")
    assert options(game) == ["pass"], "no credits for a third time"
    pass_until(game, "action")


def test_cell_portal_broken() -> None:
    """NR-CARD-74: strength 7; broken, it stays rezzed and is passed."""
    game = table(
        turn="runner",
        runner={"credits": 6, "rig": "Gordian Blade"},
        servers={"archives": {"ice": "Cell Portal [rezzed]"}},
        run="archives",
    )
    play(game, "pass*4", *["boost gordian-blade"] * 4)
    assert "break 1 gordian-blade" not in options(game)
    play(game, "boost gordian-blade", "break 1 gordian-blade")
    pass_until(game, "action")
    assert find(game, "cell-portal").faceup


# Chum


def chummed(ice: str, runner: dict[str, Any] | None = None, **more: Any) -> NetrunnerGame:
    """Chum's subroutine has resolved, and the Runner approaches the next ice."""
    game = table(
        turn="runner",
        runner={"hand": FIVE_CARDS, "credits": 20, **(runner or {})},
        servers={"hq": {"ice": f"Chum [rezzed], {ice}"}},
        run="hq",
        **more,
    )
    return play(game, "pass*6")


def test_chum_strengthens_the_next_ice() -> None:
    """NR-CARD-75: by two, for that encounter; with all broken no damage is done."""
    game = chummed("Enigma [rezzed]", {"rig": "Gordian Blade"})
    play(game, *NEXT_ICE)
    assert strength(game.state, find(game, "enigma")) == 4
    assert "break 1 gordian-blade" not in options(game)
    play(game, "boost gordian-blade", "boost gordian-blade", "break 1 gordian-blade", "break 2 gordian-blade", "pass*2")
    assert len(game.state.runner.hand) == 5
    assert strength(game.state, find(game, "enigma")) == 2
    pass_until(game, "action")


def test_chum_bites_before_the_subroutines() -> None:
    """NR-CARD-75: one of two broken is not all; the damage comes when Run 3.1 closes."""
    game = chummed("Enigma [rezzed]", {"rig": "Gordian Blade"})
    play(game, *NEXT_ICE, "boost gordian-blade", "boost gordian-blade", "break 2 gordian-blade", "pass*2")
    assert len(game.state.runner.hand) == 2
    ids = [m.id for m in game.log()]
    after_chum = ids.index("event-encountered", ids.index("event-encountered") + 1)
    assert ids.index("event-damaged") < ids.index("event-subroutine-resolved", after_chum)
    pass_until(game, "action")


def test_chum_kills_before_the_subroutines() -> None:
    """NR-CARD-75, NR-36.8: with two cards the Runner is flatlined, although the wall would only end the run."""
    game = chummed("Wall of Static [rezzed]", {"hand": "Diesel, Diesel"})
    play(game, *NEXT_ICE, "pass*2")
    assert game.result is not None
    assert game.result.winners == (0,)


def test_chum_waits_for_the_next_encounter() -> None:
    """NR-CARD-75: unrezzed ice is passed without harm; the next ice encountered is meant, however far inwards."""
    game = chummed("Wall of Thorns, Enigma [rezzed]", corp={"credits": 0})
    play(game, "pass*2", "continue", "pass*2")
    assert len(game.state.runner.hand) == 5
    play(game, *NEXT_ICE)
    assert strength(game.state, find(game, "enigma")) == 4
    play(game, "pass*2")
    assert len(game.state.runner.hand) == 2


def test_chum_marks_one_encounter_only() -> None:
    """NR-CARD-75: the piece after the next is as usual."""
    game = chummed("Data Mine [rezzed], Enigma [rezzed]")
    play(game, *NEXT_ICE)
    assert strength(game.state, find(game, "data-mine")) == 4
    play(game, "pass*2", *NEXT_ICE)
    assert len(game.state.runner.hand) == 1, "three of Chum, one of the mine"
    assert strength(game.state, find(game, "enigma")) == 2
    play(game, "pass*2")
    assert len(game.state.runner.hand) == 1


def test_chum_behind_chum() -> None:
    """NR-CARD-75: the inner one has +2, and its subroutine marks the next ice in turn."""
    game = chummed("Chum [rezzed], Hunter [rezzed]", {"hand": f"{FIVE_CARDS}, Modded"}, corp={"credits": 0})
    play(game, *NEXT_ICE)
    assert [strength(game.state, game.state.cards[id]) for id in game.state.servers[0].ice] == [4, 6, 4]
    play(game, "pass*2")
    assert len(game.state.runner.hand) == 3
    play(game, *NEXT_ICE)
    assert strength(game.state, find(game, "hunter")) == 6
    play(game, "pass*2", "number 0", "number 2")
    assert game.state.runner.hand == []
    pass_until(game, "action")


def test_chum_without_further_ice() -> None:
    """NR-CARD-75: no further encounter, no damage; the next run is not concerned."""
    game = chummed("Enigma", corp={"credits": 3})
    play(game, "pass*2", "continue", "pass*2", "pass*2", "continue", "pass*2")
    assert (game.state.run, len(game.state.runner.hand)) == (None, 5)


def test_chum_is_forgotten_in_the_next_run() -> None:
    """NR-CARD-75: in this run is in this run."""
    game = chummed("Enigma [rezzed]")
    play(game, "pass*2", "jack-out", "pass*2", "run hq", "pass*4")
    assert strength(game.state, find(game, "chum")) == 4
    play(game, "pass*2", "pass*2", "jack-out")
    assert len(game.state.runner.hand) == 5


def test_chum_and_a_run_that_is_ended_in_the_encounter() -> None:
    """NR-CARD-75, NR-22.22: ended in Run 3.1 with a subroutine unbroken, the damage is done at once."""
    game = chummed("Enigma [rezzed]", {"rig": "Gordian Blade"}, corp={"score": "Nisei MK II [agenda 1]"})
    play(game, *NEXT_ICE, "boost gordian-blade", "boost gordian-blade", "break 1 gordian-blade", "pass")
    play(game, "use nisei-mk-ii")
    assert (game.state.run, len(game.state.runner.hand)) == (None, 2)


def test_chum_and_a_run_that_is_ended_with_all_broken() -> None:
    """NR-CARD-75: nothing was left unbroken."""
    game = chummed("Data Mine [rezzed]", {"rig": "Crypsis [virus 1]"}, corp={"score": "Nisei MK II [agenda 1]"})
    play(game, *NEXT_ICE, *["boost crypsis"] * 4, "break 1 crypsis", "pass", "use nisei-mk-ii", "remove-counter")
    assert (game.state.run, len(game.state.runner.hand)) == (None, 5)


def test_chum_and_a_run_that_is_ended_at_the_approach() -> None:
    """NR-CARD-75: no encounter, no damage."""
    game = chummed("Enigma [rezzed]", corp={"score": "Nisei MK II [agenda 1]"})
    play(game, "pass", "use nisei-mk-ii")
    assert (game.state.run, len(game.state.runner.hand)) == (None, 5)


def test_chum_broken_does_nothing() -> None:
    """NR-CARD-75, NR-25.7"""
    game = table(
        turn="runner",
        runner={"credits": 3, "hand": FIVE_CARDS, "rig": "Gordian Blade"},
        servers={"hq": {"ice": "Chum [rezzed], Enigma [rezzed]"}},
        run="hq",
    )
    play(game, "pass*4", "boost gordian-blade", "boost gordian-blade", "break 1 gordian-blade", "pass*2", *NEXT_ICE)
    assert strength(game.state, find(game, "enigma")) == 2
    play(game, "pass*2")
    assert len(game.state.runner.hand) == 5


def test_chum_and_net_shield() -> None:
    """NR-CARD-75, NR-CARD-45: one of the three points is prevented."""
    game = chummed("Wall of Static [rezzed]", {"rig": "Net Shield"})
    play(game, *NEXT_ICE, "pass*2", "prevent net-shield")
    assert (game.state.run, len(game.state.runner.hand)) == (None, 3)


def test_chum_and_cell_portal() -> None:
    """NR-CARD-75, NR-CARD-74: the portal is marked, bites and sends back; Chum is encountered again, as usual."""
    game = chummed("Cell Portal [rezzed]", corp={"credits": 0})
    play(game, *NEXT_ICE)
    assert strength(game.state, find(game, "cell-portal")) == 9
    play(game, "pass*2")
    assert len(game.state.runner.hand) == 2
    play(game, *NEXT_ICE)
    assert strength(game.state, find(game, "chum")) == 4
    play(game, "pass*2", "pass*2", "jack-out")
    assert len(game.state.runner.hand) == 2


# other ice


def test_data_mine() -> None:
    """NR-CARD-76, NR-25.11: one point, then it is trashed faceup and passed; the run goes on."""
    game = table(
        turn="runner",
        runner={"hand": "Diesel, Diesel"},
        servers={"hq": {"ice": "Data Mine [rezzed], Hunter"}},
        run="hq",
    )
    play(game, "pass*6")
    mine = find(game, "data-mine")
    assert (mine.zone, mine.faceup, len(game.state.runner.hand)) == (Zone.DISCARD, True, 1)
    assert told(game, "passed") == [Message("card-data-mine")]
    assert game.view(0).run is not None
    assert run_seen(game, 0).ice == "hunter@hq:1"
    pass_until(game, "action")


def test_data_mine_is_trashed_whatever_was_prevented() -> None:
    """NR-CARD-76: both parts are required."""
    game = table(
        turn="runner",
        runner={"hand": "Diesel", "rig": "Net Shield"},
        servers={"hq": {"ice": "Data Mine [rezzed]"}},
        run="hq",
    )
    play(game, "pass*6", "prevent net-shield")
    assert (find(game, "data-mine").zone, len(game.state.runner.hand)) == (Zone.DISCARD, 1)
    pass_until(game, "action")


def test_data_mine_alone_before_a_remote_server() -> None:
    """NR-CARD-76, NR-33.5, NR-14.13: when the last card of the server is gone, so is the server and the run."""
    game = table(
        turn="runner",
        runner={"hand": "Diesel"},
        servers={"remote1": {"ice": "Data Mine [rezzed]"}},
        run="remote1",
    )
    play(game, "pass*6")
    assert game.state.run is None
    ids = [m.id for m in game.log()]
    assert "event-run-failed" not in ids
    assert "event-run-succeeded" not in ids


def test_data_mine_broken_stays() -> None:
    """NR-CARD-76, NR-25.10: a trap is no sentry, code gate or barrier; Crypsis breaks it."""
    game = table(
        turn="runner",
        runner={"hand": "Diesel", "rig": "Crypsis [virus 1], Pipeline, Gordian Blade"},
        servers={"hq": {"ice": "Data Mine [rezzed]"}},
        run="hq",
    )
    play(game, "boost pipeline", "pass*4", "boost crypsis", "boost crypsis")
    assert [option for option in options(game) if option.startswith("break")] == ["break 1 crypsis"]
    play(game, "break 1 crypsis", "pass*2", "remove-counter")
    assert (find(game, "data-mine").zone, len(game.state.runner.hand)) == (Zone.ICE, 1)
    pass_until(game, "action")


@pytest.mark.parametrize(("grip", "dead"), [("Diesel, Diesel", True), ("Diesel, Diesel, Diesel", False)])
def test_neural_katana(grip: str, dead: bool) -> None:
    """NR-CARD-77, NR-36.12: three points as one instance."""
    game = table(turn="runner", runner={"hand": grip}, servers={"hq": {"ice": "Neural Katana [rezzed]"}}, run="hq")
    play(game, "pass*6")
    assert (game.result is not None) is dead
    assert len(game.state.runner.discard) == (0 if dead else 3)
    if not dead:
        pass_until(game, "action")


def test_wall_of_thorns() -> None:
    """NR-CARD-78: two points, then the run ends."""
    game = table(
        turn="runner", runner={"hand": FIVE_CARDS}, servers={"hq": {"ice": "Wall of Thorns [rezzed]"}}, run="hq"
    )
    play(game, "pass*6")
    assert (game.state.run, len(game.state.runner.hand)) == (None, 3)


# Akitaro Watanabe


def test_akitaro_has_to_be_rezzed_first() -> None:
    """NR-CARD-79, NR-16.5: in the same window, before the ice."""
    game = table(
        turn="runner",
        corp={"credits": 2},
        servers={"hq": {"ice": "Wall of Static", "root": "Akitaro Watanabe"}},
        run="hq",
    )
    play(game, "pass*3")
    assert options(game) == ["pass", "rez akitaro-watanabe@hq/1"]
    play(game, "rez akitaro-watanabe@hq/1", "rez wall-of-static@hq:1")
    assert game.state.corp.credits == 0
    pass_until(game, "action")


@pytest.mark.parametrize(("ice", "cost"), [("Data Mine", 0), ("Chum", 0), ("Enigma", 1), ("Wall of Thorns", 6)])
def test_akitaro_lowers_rez_costs(ice: str, cost: int) -> None:
    """NR-CARD-79, NR-AMB-18: by two, not below 0; only of ice protecting his own server."""
    servers = {"hq": {"ice": ice, "root": "Akitaro Watanabe [rezzed]"}, "rd": {"ice": ice}}
    game = table(servers=servers)
    own, other = (game.state.cards[game.state.servers[n].ice[0]] for n in (0, 1))
    assert (rez_cost(game.state, own), rez_cost(game.state, other)) == (cost, own.printed.cost)


def test_akitaro_does_not_help_assets() -> None:
    """NR-CARD-79: ice only."""
    game = table(step="corp-2-1", servers={"remote1": {"root": "PAD Campaign, Akitaro Watanabe [rezzed]"}})
    play(game, "rez pad-campaign@remote1/1")
    assert game.state.corp.credits == 3
