"""The NBN cards, 80 to 92 (NR-CARD-80 to NR-CARD-92)."""

from __future__ import annotations

from typing import Any

import pytest

from cyberdeck.netrunner.rules import NetrunnerGame
from cyberdeck.netrunner.values import link, requirement
from cyberdeck.netrunner.words import CORP, RUNNER, Zone
from netrunner.logs import events, walk
from netrunner.tables import find, keys, options, pass_until, play, seat, table

GRIP = "Sure Gamble, Sure Gamble, Sure Gamble, Sure Gamble, Sure Gamble"
TO_ACCESS = ("pass*2", "continue", "pass*2")
NBN = "NBN: Making News"


def at_ice(ice: str, rig: str = "", **position: Any) -> NetrunnerGame:
    """A run on HQ that has come to the first question of the encounter."""
    runner = {"rig": rig, "hand": GRIP, **position.pop("runner", {})}
    servers = {"hq": {"ice": f"{ice} [rezzed]"}, **position.pop("servers", {})}
    return play(table(turn="runner", runner=runner, servers=servers, run="hq", **position), "pass*4")


# Making News


def test_making_news_pays_for_traces() -> None:
    """NR-CARD-80, NR-49.5: two more for the strength of a trace, in the Runner's turn too."""
    game = at_ice("Hunter", corp={"identity": NBN, "credits": 1}, runner={"credits": 0})
    play(game, "pass*2")
    assert options(game) == ["number 0", "number 1", "number 2", "number 3"]
    play(game, "number 2")
    assert options(game) == ["number 2", "number 1"], "which credits to spend"
    play(game, "number 2", "number 0")
    assert (game.state.corp.credits, find(game, "making-news").recurring, game.state.runner.tags) == (1, 0, 1)
    walk(game)


def test_making_news_pays_for_nothing_else() -> None:
    """NR-CARD-80, NR-49.5: not for an operation, not for advancing, not for rezzing."""
    game = table(
        corp={"identity": NBN, "credits": 0, "hand": "Closed Accounts"},
        runner={"tags": 1},
        servers={"remote1": {"root": "Breaking News"}, "remote2": {"root": "PAD Campaign"}},
    )
    assert not {"play closed-accounts", "advance breaking-news@remote1/1"} & set(options(game))
    play(game, "credit")
    assert options(game) == ["pass"]


def test_making_news_is_refilled_in_his_own_turn() -> None:
    """NR-CARD-80, NR-49.3: Corp 1.2, not the Runner's."""
    game = table(
        corp={"identity": NBN, "clicks": 1, "hand": "SEA Source", "deck": "Hunter"},
        runner={"deck": "Diesel"},
        last_turn={"successes": (0,)},
    )
    play(game, "play sea-source", "number 2", "number 2", "number 5")
    pass_until(game, "action")
    assert (game.state.turn, find(game, "making-news").recurring) == (RUNNER, 0)
    for _ in range(4):
        pass_until(play(game, "credit"), "action")
    assert find(game, "making-news").recurring == 2


# AstroScript Pilot Program


def test_astroscript_pilot_program() -> None:
    """NR-CARD-81, NR-17.14, NR-51.1: a counter when scored; spent, it is a token, and the agenda may be scored."""
    game = table(
        step="corp-2-1",
        corp={"identity": NBN, "clicks": 1, "credits": 0},
        servers={
            "remote1": {"root": "AstroScript Pilot Program [advancement 3]"},
            "remote2": {"root": "Breaking News [advancement 1]"},
            "remote3": {"root": "PAD Campaign"},
            "hq": {"ice": "Ice Wall, Enigma"},
        },
    )
    play(game, "score astroscript-pilot-program@remote1/1")
    assert find(game, "astroscript-pilot-program").agenda == 1
    play(game, "use astroscript-pilot-program")
    assert options(game) == ["choose ice-wall@hq:2", "choose breaking-news@remote2/1"]
    play(game, "choose breaking-news@remote2/1", "score breaking-news@remote2/1")
    assert (game.view(0).corp.points, find(game, "astroscript-pilot-program").agenda) == (3, 0)
    assert game.state.corp.credits == 0


def test_astroscript_in_the_runners_turn() -> None:
    """NR-CARD-81: any P window; without a counter or a target it is not offered."""
    for score, root, offered in (
        ("AstroScript Pilot Program [agenda 1]", "Ghost Branch", True),
        ("AstroScript Pilot Program [agenda 1]", "PAD Campaign", False),
        ("AstroScript Pilot Program", "Ghost Branch", False),
    ):
        game = table(turn="runner", corp={"score": score}, servers={"remote1": {"root": root}}, run="archives")
        play(game, "pass")
        assert ("use astroscript-pilot-program" in options(game)) is offered
        if offered:
            play(game, "use astroscript-pilot-program", "choose ghost-branch@remote1/1")
            assert find(game, "ghost-branch").advancement == 1
        walk(game)


# Breaking News


def test_breaking_news() -> None:
    """NR-CARD-82: two tags now, two less when the turn ends, of whatever origin."""
    game = table(
        step="corp-2-1",
        corp={"identity": NBN, "clicks": 1, "deck": "Hunter"},
        runner={"tags": 1},
        servers={"remote1": {"root": "Breaking News [advancement 2]"}},
    )
    play(game, "score breaking-news@remote1/1")
    assert game.state.runner.tags == 3
    play(game, "pass*2", "credit")
    pass_until(game, "action")
    assert (game.state.runner.tags, game.state.turn) == (1, RUNNER)
    for _ in range(4):
        pass_until(play(game, "credit"), "action")
    assert (game.state.runner.tags, game.state.turn) == (1, CORP)


def test_breaking_news_and_a_decoy() -> None:
    """NR-CARD-82, NR-CARD-32: one avoided; the one left is lost, and no more than there are."""
    game = table(
        step="corp-2-1",
        corp={"identity": NBN, "clicks": 1},
        runner={"rig": "Decoy"},
        servers={"remote1": {"root": "Breaking News [advancement 2]"}},
    )
    play(game, "score breaking-news@remote1/1", "prevent decoy")
    assert game.state.runner.tags == 1
    play(game, "pass*2", "credit")
    pass_until(game, "action")
    assert game.state.runner.tags == 0


def test_breaking_news_stolen() -> None:
    """NR-CARD-82, NR-7.12: nothing but points."""
    game = table(turn="runner", runner={"hand": GRIP}, servers={"remote1": {"root": "Breaking News"}}, run="remote1")
    play(game, *TO_ACCESS, "access remote1/1", "steal breaking-news@remote1/1")
    assert (game.state.runner.tags, game.view(1).runner.points) == (0, 1)


# Anonymous Tip


def test_anonymous_tip() -> None:
    """NR-CARD-83"""
    game = table(corp={"hand": "Anonymous Tip", "deck": "Enigma, Hunter, Chum, Hedge Fund"})
    play(game, "play anonymous-tip")
    assert (keys(game, game.state.corp.hand), game.state.corp.clicks) == (["enigma", "hunter", "chum"], 2)


@pytest.mark.parametrize(("deck", "over"), [("Enigma, Hunter, Chum", False), ("Enigma, Hunter", True), ("", True)])
def test_anonymous_tip_and_an_empty_rd(deck: str, over: bool) -> None:
    """NR-CARD-83, NR-37.3, NR-39.9: needing a card that is not there loses; the last one drawn does not."""
    game = table(corp={"hand": "Anonymous Tip", "deck": deck})
    play(game, "play anonymous-tip")
    assert (game.result is not None) is over
    if game.result:
        assert game.result.winners == (RUNNER,)


# Closed Accounts


def test_closed_accounts() -> None:
    """NR-CARD-84, NR-49.8: the whole pool, not what lies on cards."""
    game = table(
        corp={"hand": "Closed Accounts"},
        runner={"tags": 1, "credits": 12, "rig": "Cyberfeeder, Armitage Codebusting"},
    )
    play(game, "play closed-accounts")
    assert (game.state.runner.credits, game.state.corp.credits) == (0, 4)
    assert (find(game, "cyberfeeder").recurring, find(game, "armitage-codebusting").credits) == (1, 12)


def test_closed_accounts_conditions() -> None:
    """NR-CARD-84, NR-10.12, NR-35.5: a tag is needed, credits are not."""
    assert "play closed-accounts" not in options(table(corp={"hand": "Closed Accounts"}))
    game = table(corp={"hand": "Closed Accounts"}, runner={"tags": 1, "credits": 0})
    play(game, "play closed-accounts")
    assert game.state.runner.credits == 0


# Psychographics


def test_psychographics() -> None:
    """NR-CARD-85, NR-10.14, NR-17.14: X up to the tags, paid, all on one card."""
    game = table(
        corp={"credits": 5, "hand": "Psychographics"},
        runner={"tags": 3},
        servers={"remote1": {"root": "Breaking News"}, "hq": {"ice": "Shadow"}},
    )
    play(game, "play psychographics")
    assert options(game) == ["number 1", "number 2", "number 3"]
    play(game, "number 2")
    assert options(game) == ["choose shadow@hq:1", "choose breaking-news@remote1/1"]
    play(game, "choose breaking-news@remote1/1")
    assert (find(game, "breaking-news").advancement, game.state.corp.credits, game.state.corp.clicks) == (2, 3, 2)
    assert "score breaking-news@remote1/1" in options(game)


def test_psychographics_limits() -> None:
    """NR-CARD-85, NR-10.14, NR-39.9: no more than can be paid; a tag, a credit and a target are needed."""
    root = {"remote1": {"root": "Breaking News"}}
    game = table(corp={"credits": 1, "hand": "Psychographics"}, runner={"tags": 3}, servers=root)
    play(game, "play psychographics")
    assert options(game) == ["number 1"]
    play(game, "number 1", "choose breaking-news@remote1/1")
    servers: dict[str, dict[str, str]]
    for tags, credits, servers in ((0, 5, root), (2, 0, root), (2, 5, {})):
        game = table(corp={"credits": credits, "hand": "Psychographics"}, runner={"tags": tags}, servers=servers)
        assert "play psychographics" not in options(game)


# SEA Source


def test_sea_source() -> None:
    """NR-CARD-86: trace 3 after a successful run in the Runner's last turn, replaced access or not."""
    game = table(corp={"hand": "SEA Source"}, runner={"credits": 0}, last_turn={"runs": 1, "successes": (0,)})
    play(game, "play sea-source", "number 0", "number 0")
    assert (game.state.runner.tags, game.state.corp.credits) == (1, 3)
    game = table(corp={"hand": "SEA Source"}, runner={"credits": 9}, last_turn={"runs": 1, "successes": (3,)})
    play(game, "play sea-source", "number 1", "number 3")
    assert (game.state.runner.tags, game.state.runner.credits) == (0, 6)


def test_sea_source_needs_success() -> None:
    """NR-CARD-86: an unsuccessful run is not enough."""
    assert "play sea-source" not in options(table(corp={"hand": "SEA Source"}, last_turn={"runs": 2}))


def test_sea_source_after_an_account_siphon() -> None:
    """NR-CARD-86, NR-CARD-18: a replaced access was a success."""
    game = table(
        turn="runner",
        corp={"hand": "SEA Source", "deck": "Hunter", "credits": 8},
        runner={"clicks": 1, "hand": "Account Siphon"},
    )
    play(game, "play account-siphon", *TO_ACCESS, "instead account-siphon", "number 5")
    pass_until(game, "action")
    assert "play sea-source" in options(game)


# Ghost Branch


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_ghost_branch(answer: str) -> None:
    """NR-CARD-87: a tag for each token, all or none, free; then it may be trashed for nothing."""
    game = table(
        turn="runner",
        corp={"credits": 0},
        runner={"credits": 0},
        servers={"remote1": {"root": "Ghost Branch [advancement 3]"}},
        run="remote1",
    )
    play(game, *TO_ACCESS, "access remote1/1")
    assert (seat(game), options(game)) == ("corp", ["yes", "no"])
    play(game, answer, "trash ghost-branch@remote1/1")
    assert (game.state.runner.tags, find(game, "ghost-branch").zone) == (3 if answer == "yes" else 0, Zone.DISCARD)


def test_ghost_branch_without_tokens() -> None:
    """NR-CARD-87: in HQ or unadvanced, no question is asked."""
    game = table(turn="runner", corp={"hand": "Ghost Branch"}, run="hq")
    play(game, *TO_ACCESS, "access hq")
    assert (seat(game), options(game)) == ("runner", ["trash ghost-branch", "leave ghost-branch"])
    play(game, "leave ghost-branch")


def test_ghost_branch_can_be_advanced() -> None:
    """NR-CARD-87, NR-17.3"""
    game = table(servers={"remote1": {"root": "Ghost Branch"}})
    play(game, "advance ghost-branch@remote1/1")
    assert find(game, "ghost-branch").advancement == 1


# Data Raven


def test_data_raven_tag_or_end() -> None:
    """NR-CARD-88, NR-25.1, NR-FAQ-25, NR-DIFF-6: at Run 3 the Runner chooses, before any ability can be used."""
    for answer, tags, goes_on in (("take-tag", 1, True), ("end-run", 0, False)):
        game = at_ice("Data Raven", "Ninja")
        assert (seat(game), options(game)) == ("runner", ["take-tag", "end-run"])
        play(game, answer)
        assert (game.state.runner.tags, game.state.run is not None) == (tags, goes_on)
        assert events(game, "run-failed") == ([] if goes_on else ["run-failed"])
        if goes_on:
            assert "boost ninja" in options(game)
        walk(game)


def test_data_raven_and_a_decoy() -> None:
    """NR-CARD-88, NR-CARD-32: the tag chosen may be avoided, and the run goes on."""
    game = at_ice("Data Raven", "Decoy")
    play(game, "take-tag", "prevent decoy")
    assert (game.state.runner.tags, game.state.run is not None) == (0, True)
    walk(game)


@pytest.mark.parametrize(("bid", "counters", "left"), [(3, 0, 4), (2, 1, 5)])
def test_data_raven_traced(bid: int, counters: int, left: int) -> None:
    """NR-EX-8, NR-CARD-88, NR-34.6, NR-34.7, NR-51.2: 5 against 5 fails, 5 against 4 places a power counter."""
    game = at_ice("Data Raven", "Access to Globalsec", runner={"credits": 7})
    assert link(game.state) == 2
    play(game, "take-tag", "pass*2", "number 2", f"number {bid}")
    assert (find(game, "data-raven").power, game.state.runner.credits) == (counters, left)
    walk(game)


def test_data_ravens_power_counter() -> None:
    """NR-CARD-88, NR-51.2, NR-51.5: a tag in any P window while it is rezzed, in either turn."""
    game = table(servers={"hq": {"ice": "Data Raven [rezzed, power 1]"}})
    play(game, "credit")
    assert "use data-raven@hq:1" in options(game)
    play(game, "use data-raven@hq:1")
    assert (game.state.runner.tags, find(game, "data-raven").power) == (1, 0)
    assert "use data-raven@hq:1" not in options(game)
    game = table(turn="runner", servers={"hq": {"ice": "Data Raven [rezzed, power 1]"}}, run="archives")
    play(game, "pass", "use data-raven@hq:1")
    assert game.state.runner.tags == 1
    walk(game)


# Matrix Analyzer


def test_matrix_analyzer() -> None:
    """NR-CARD-89, NR-17.14: a credit for a token anywhere, then the trace."""
    game = at_ice(
        "Matrix Analyzer",
        corp={"credits": 2},
        runner={"credits": 0},
        servers={"remote1": {"root": "Breaking News"}, "rd": {"ice": "Ice Wall"}},
    )
    assert (seat(game), options(game)) == ("corp", ["yes", "no"])
    play(game, "yes")
    assert options(game) == ["choose ice-wall@rd:1", "choose breaking-news@remote1/1"]
    play(game, "choose breaking-news@remote1/1")
    assert (find(game, "breaking-news").advancement, game.state.corp.credits) == (1, 1)
    play(game, "pass*2", "number 0", "number 0")
    assert game.state.runner.tags == 1
    walk(game)


def test_matrix_analyzer_traces_with_two() -> None:
    """NR-CARD-89, NR-34.7: a link of one and a credit are enough."""
    game = at_ice("Matrix Analyzer", corp={"credits": 0}, runner={"credits": 1})
    play(game, "pass*2", "number 0", "number 1")
    assert game.state.runner.tags == 0
    walk(game)


def test_matrix_analyzer_is_optional() -> None:
    """NR-CARD-89: and not asked without a credit or a target."""
    roots = {"remote1": {"root": "Breaking News"}}
    game = at_ice("Matrix Analyzer", servers=roots)
    play(game, "no")
    assert (find(game, "breaking-news").advancement, game.state.corp.credits) == (0, 5)
    walk(game)
    servers: dict[str, dict[str, str]]
    for credits, servers in ((0, roots), (5, {})):
        game = at_ice("Matrix Analyzer", corp={"credits": credits}, servers=servers)
        assert (seat(game), options(game)) == ("runner", ["pass"])
        walk(game)


# Tollbooth


def test_tollbooth() -> None:
    """NR-CARD-90: three credits, then the subroutine."""
    game = at_ice("Tollbooth", "Yog.0", runner={"credits": 3})
    assert (game.state.runner.credits, game.state.run is not None) == (0, True)
    play(game, "pass*2")
    assert game.state.run is None


def test_tollbooth_and_a_runner_who_cannot_pay() -> None:
    """NR-FAQ-11, NR-CARD-90: the run ends at once, unsuccessful, and he keeps his two credits."""
    game = at_ice("Tollbooth", "Cyberfeeder, Corroder", runner={"credits": 2})
    assert (game.state.runner.credits, game.state.run, events(game, "run-failed")) == (2, None, ["run-failed"])
    assert events(game, "subroutine-resolved") == []


def test_tollbooth_and_bad_publicity() -> None:
    """NR-EX-17, NR-FAQ-11, NR-49.6: two credits and one of the run make three, so he pays."""
    game = at_ice("Tollbooth", corp={"bad_publicity": 1}, runner={"credits": 2})
    assert game.state.run is not None
    assert (game.state.runner.credits, game.state.run.credits) == (0, 0)
    play(game, "pass*2")


def test_tollbooth_when_the_bad_publicity_is_spent() -> None:
    """NR-EX-17, NR-FAQ-11: spent on an earlier ice, it does not count any more."""
    game = table(
        turn="runner",
        corp={"bad_publicity": 1},
        runner={"credits": 2, "rig": "Gordian Blade"},
        servers={"hq": {"ice": "Tollbooth [rezzed]"}},
        run="hq",
    )
    play(game, "boost gordian-blade", "number 1", "pass*4")
    assert (game.state.run, game.state.runner.credits) == (None, 2)


def test_tollbooth_comes_before_paid_abilities() -> None:
    """NR-FAQ-7, NR-25.1: Datasucker lowers it only when the toll is paid."""
    game = table(
        turn="runner",
        runner={"credits": 3, "rig": "Datasucker [virus 2], Yog.0"},
        servers={"hq": {"ice": "Tollbooth [rezzed]"}},
        run="hq",
    )
    play(game, "pass*3")
    assert "use datasucker" not in options(game)
    play(game, "pass")
    assert game.state.runner.credits == 0
    play(game, "use datasucker", "use datasucker", "break 1 yog-0", "pass*2")
    walk(game)
    assert events(game, "run-succeeded") == ["run-succeeded"]


# Red Herrings


def herrings(server: str, root: str, corp: dict[str, Any] | None = None, credits: int = 6) -> NetrunnerGame:
    game = table(
        turn="runner",
        corp={"identity": NBN, **(corp or {})},
        runner={"credits": credits, "hand": GRIP},
        servers={server: {"root": root}},
        run=server,
    )
    return play(game, *TO_ACCESS)


def test_red_herrings_in_a_remote_server() -> None:
    """NR-CARD-91, NR-31.6: five credits to steal, or the agenda stays."""
    for answer, credits, points in (("steal", 1, 1), ("leave", 6, 0)):
        game = herrings("remote1", "Breaking News, Red Herrings [rezzed]")
        play(game, "access remote1/1")
        assert options(game) == ["steal breaking-news@remote1/1", "leave breaking-news@remote1/1"]
        play(game, f"{answer} breaking-news@remote1/1")
        left = options(game)[0].removeprefix("access ")
        play(game, f"access {left}", f"leave {left}")
        assert (game.state.runner.credits, game.view(1).runner.points) == (credits, points)


def test_red_herrings_and_a_poor_runner() -> None:
    """NR-CARD-91: without five credits he must leave it."""
    game = herrings("remote1", "Breaking News, Red Herrings [rezzed]", credits=4)
    play(game, "access remote1/1")
    assert options(game) == ["leave breaking-news@remote1/1"]
    play(game, "leave breaking-news@remote1/1")
    walk(game)
    assert find(game, "breaking-news").zone is Zone.ROOT


def test_two_red_herrings_add_up() -> None:
    """NR-CARD-91"""
    for credits, offered in ((9, False), (10, True)):
        game = herrings("remote1", "Breaking News, Red Herrings [rezzed], Red Herrings [rezzed]", credits=credits)
        play(game, "access remote1/1")
        assert ("steal breaking-news@remote1/1" in options(game)) is offered
        play(game, "leave breaking-news@remote1/1")
        walk(game)


@pytest.mark.parametrize(
    ("server", "corp", "access"),
    [
        ("hq", {"hand": "Breaking News"}, "access hq"),
        ("rd", {"deck": "Breaking News"}, "access rd"),
        ("archives", {"archives": "Breaking News"}, "access breaking-news"),
    ],
)
def test_red_herrings_in_a_root(server: str, corp: dict[str, Any], access: str) -> None:
    """NR-CARD-91: for the cards of that central server."""
    game = herrings(server, "Red Herrings [rezzed]", corp)
    play(game, access)
    assert options(game) == ["steal breaking-news", "leave breaking-news"]
    play(game, "steal breaking-news")
    assert game.state.runner.credits == 1
    walk(game)


def test_red_herrings_elsewhere() -> None:
    """NR-CARD-91: another server's agendas cost nothing more."""
    game = table(
        turn="runner",
        corp={"identity": NBN, "hand": "Breaking News"},
        servers={"rd": {"root": "Red Herrings [rezzed]"}, "remote1": {"root": "Red Herrings [rezzed]"}},
        run="hq",
    )
    play(game, *TO_ACCESS, "access hq")
    assert options(game) == ["steal breaking-news"]
    play(game, "steal breaking-news")


def test_red_herrings_trashed_in_this_run() -> None:
    """NR-CARD-91, NR-33.4: rezzed, its cost stays to the run's end; unrezzed, it never applies."""
    for mark, name, offered in (
        (" [rezzed]", "red-herrings@remote1/2", ["steal", "leave"]),
        ("", "remote1/2", ["steal"]),
    ):
        game = herrings("remote1", f"Breaking News, Red Herrings{mark}")
        play(game, f"access {name}", "trash red-herrings@remote1/2", "access remote1/1")
        assert [option.split()[0] for option in options(game)] == offered
        play(game, "steal breaking-news@remote1/1")
        assert game.state.runner.credits == (0 if mark else 5)


def test_red_herrings_trashed_in_an_earlier_run() -> None:
    """NR-CARD-91: the next run knows nothing of it."""
    game = herrings("remote1", "Breaking News, Red Herrings [rezzed]")
    play(game, "access red-herrings@remote1/2", "trash red-herrings@remote1/2", "access remote1/1")
    play(game, "leave breaking-news@remote1/1", "pass*2", "run remote1", *TO_ACCESS, "access remote1/1")
    assert options(game) == ["steal breaking-news@remote1/1"]
    play(game, "steal breaking-news@remote1/1")


def test_an_agenda_left_in_rd_is_not_shown() -> None:
    """NR-31.6, NR-6.20, NR-CARD-91"""
    game = herrings("rd", "Red Herrings [rezzed]", {"deck": "Breaking News"})
    play(game, "access rd")
    assert game.view(0).shown == ()
    play(game, "leave breaking-news")
    walk(game)
    assert not any("breaking-news" in str(message) for message in game.log(0))


# SanSan City Grid


def test_sansan_city_grid() -> None:
    """NR-CARD-92: one token less, in its own server, while rezzed, looked at when scoring."""
    game = table(
        step="corp-2-1",
        corp={"identity": NBN, "credits": 6},
        servers={
            "remote1": {"root": "Breaking News [advancement 1], SanSan City Grid"},
            "remote2": {"root": "Breaking News [advancement 1]"},
        },
    )
    assert not any(option.startswith("score") for option in options(game))
    play(game, "rez sansan-city-grid@remote1/2")
    assert [option for option in options(game) if option.startswith("score")] == ["score breaking-news@remote1/1"]
    assert requirement(game.state, game.state.cards[game.state.servers[3].root[0]]) == 1
    play(game, "score breaking-news@remote1/1")
    assert requirement(game.state, game.state.cards[game.state.servers[4].root[0]]) == 2
    assert (game.state.corp.credits, game.view(0).corp.points) == (0, 1)


def test_one_region_a_server() -> None:
    """NR-CARD-92, NR-14.10, NR-14.11, NR-AMB-6: the old one must be trashed first; another server takes it freely."""
    game = table(corp={"hand": "SanSan City Grid, SanSan City Grid"}, servers={"hq": {"root": "SanSan City Grid"}})
    play(game, "install sansan-city-grid", "server hq")
    assert options(game) == ["trash-first sansan-city-grid@hq/1"]
    play(game, "trash-first sansan-city-grid@hq/1", "pass*2")
    assert (len(game.state.servers[0].root), len(game.state.corp.discard)) == (1, 1)
    play(game, "install sansan-city-grid", "server rd")
    assert len(game.state.servers[1].root) == 1


def test_a_region_beside_other_upgrades() -> None:
    """NR-14.10, NR-8.10: only regions exclude each other."""
    game = table(corp={"hand": "SanSan City Grid"}, servers={"hq": {"root": "Red Herrings, Experiential Data"}})
    play(game, "install sansan-city-grid", "server hq", "done")
    assert len(game.state.servers[0].root) == 3
