"""Cards of several factions together: worked examples, and what one card does to another."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from cyberdeck.kernel import Complaint, Rng
from cyberdeck.netrunner.moving import change
from cyberdeck.netrunner.rules import NetrunnerGame
from cyberdeck.netrunner.state import State
from cyberdeck.netrunner.values import hand_size, memory_used, strength
from cyberdeck.netrunner.words import HQ, RUNNER, Zone
from netrunner.invariants import Watch, check
from netrunner.logs import events, told, walk
from netrunner.tables import find, keys, leave_open, options, pass_until, play, seat, table

GRIP = "Sure Gamble, Sure Gamble, Sure Gamble, Sure Gamble, Sure Gamble"
TO_ACCESS = ("pass*2", "continue", "pass*2")
NEXT_ICE = ("pass*2", "continue", "pass*2")
"""From the approach of another piece of rezzed ice to its encounter."""


def icy(game: NetrunnerGame, key: str) -> int:
    return strength(game.state, find(game, key))


# simultaneous effects


def wyldside_and_aesop() -> NetrunnerGame:
    rig = "Wyldside, Aesop's Pawnshop"
    game = table(turn="runner", step="runner-1-1", runner={"credits": 0, "rig": rig, "deck": "Diesel, Modded"})
    play(game, "pass*2")
    assert sorted(options(game)) == ["resolve aesops-pawnshop", "resolve wyldside"]
    return game


def test_wyldside_pawned_before_its_turn() -> None:
    """NR-EX-11, NR-40.5, NR-43.2, NR-43.4: three credits, four clicks, no cards."""
    game = wyldside_and_aesop()
    play(game, "resolve aesops-pawnshop", "trash wyldside")
    assert (game.state.runner.credits, game.state.runner.clicks, game.state.runner.hand) == (3, 4, [])


def test_wyldside_pawned_after_its_turn() -> None:
    """NR-EX-11, NR-43.1, NR-DIFF-20: the other way round he has cards, three credits and three clicks."""
    game = wyldside_and_aesop()
    play(game, "resolve wyldside", "trash wyldside")
    assert (game.state.runner.credits, game.state.runner.clicks, len(game.state.runner.hand)) == (3, 3, 2)


# Chum and what follows it


def after_chum(ice: str, rig: str = "", credits: int = 9, **position: Any) -> NetrunnerGame:
    """Chum's subroutine has resolved, and the next piece of ice is encountered."""
    game = table(
        turn="runner",
        runner={"credits": credits, "hand": GRIP, "rig": rig},
        servers={"hq": {"ice": f"Chum [rezzed], {ice} [rezzed]"}},
        run="hq",
        **position,
    )
    return play(game, "pass*6", *NEXT_ICE)


def test_chum_ice_carver_and_parasite() -> None:
    """NR-EX-16, NR-FAQ-14, NR-26.13: 2 - 1 + 2 - 1 is 2, and Enigma is not trashed."""
    game = after_chum("Enigma", "Ice Carver, Parasite [on Enigma, virus 1]")
    assert (find(game, "enigma").zone, icy(game, "enigma")) == (Zone.ICE, 2)
    walk(game)


def test_ice_carver_and_parasite_without_chum() -> None:
    """NR-EX-16, NR-CARD-12: 2 - 1 - 1 is 0, and Enigma goes."""
    game = table(
        turn="runner",
        runner={"rig": "Ice Carver, Parasite [on Enigma, virus 1]"},
        servers={"hq": {"ice": "Enigma [rezzed]"}},
        run="hq",
    )
    assert icy(game, "enigma") == 1
    play(game, "pass*4")
    assert keys(game, game.state.corp.discard) == ["enigma"]
    walk(game)


def test_chum_and_ice_trashed_in_the_encounter() -> None:
    """NR-CARD-75, NR-25.11: not all of it was broken, so the damage comes at once."""
    game = after_chum("Enigma", "Datasucker [virus 3], Parasite [on Enigma, virus 1]")
    play(game, "use datasucker", "use datasucker")
    assert len(game.state.runner.hand) == 5
    play(game, "use datasucker")
    assert (keys(game, game.state.corp.discard), len(game.state.runner.hand)) == (["enigma"], 2)
    walk(game)


def test_chum_and_a_bypass() -> None:
    """NR-27.7, NR-CARD-75, NR-CARD-26: nothing was broken on bypassed ice."""
    game = table(
        turn="runner",
        runner={"credits": 20, "hand": f"Femme Fatale, {GRIP}"},
        servers={"hq": {"ice": "Chum [rezzed], Wall of Static [rezzed]"}},
    )
    play(game, "install femme-fatale", "choose wall-of-static@hq:1", "pass*2", "run hq", "pass*6", *NEXT_ICE, "yes")
    assert (len(game.state.runner.hand), events(game, "bypassed")) == (2, ["bypassed"])
    walk(game)


def test_chum_and_an_unpaid_toll() -> None:
    """NR-CARD-75, NR-CARD-90: the run ends before anything could be broken."""
    game = after_chum("Tollbooth", credits=2)
    assert (game.state.run, len(game.state.runner.hand)) == (None, 2)


def test_chum_and_data_raven() -> None:
    """NR-CARD-75, NR-CARD-88"""
    game = after_chum("Data Raven")
    play(game, "end-run")
    assert (game.state.run, len(game.state.runner.hand)) == (None, 2)


def test_an_inside_job_at_chum() -> None:
    """NR-CARD-21, NR-27.5: bypassed, it marks nothing."""
    game = table(
        turn="runner",
        runner={"hand": f"Inside Job, {GRIP}"},
        servers={"hq": {"ice": "Chum [rezzed], Enigma [rezzed]"}},
    )
    play(game, "play inside-job", "run hq", "pass*4", *NEXT_ICE)
    assert icy(game, "enigma") == 2
    play(game, "pass*2")
    assert (game.state.run, len(game.state.runner.hand)) == (None, 5)


# Parasite at any moment


def test_parasite_when_the_ice_loses_its_support() -> None:
    """NR-CARD-12, NR-CARD-66: the upgrade that held it up is trashed, and the ice goes with it."""
    game = table(
        turn="runner",
        runner={"rig": "Parasite [on Ice Wall, virus 1]", "credits": 2},
        servers={"remote1": {"ice": "Ice Wall [rezzed]", "root": "Experiential Data [rezzed]"}},
        run={"server": "remote1", "passed": 1},
    )
    assert icy(game, "ice-wall") == 1
    play(game, *TO_ACCESS, "access experiential-data@remote1/1", "trash experiential-data@remote1/1")
    assert sorted(keys(game, game.state.corp.discard)) == ["experiential-data", "ice-wall"]
    assert (game.state.run, 3 in game.state.servers, game.state.rig) == (None, False, [])


def test_parasite_when_the_turn_ends() -> None:
    """NR-CARD-12, NR-CARD-65: the troubleshooter's strength ends with the turn, and so does the ice."""
    game = table(
        turn="runner",
        step="runner-1-1",
        corp={"deck": "Hunter"},
        runner={"clicks": 1, "rig": "Parasite [on Enigma, virus 1]"},
        servers={"hq": {"ice": "Enigma [rezzed]", "root": "Corporate Troubleshooter [rezzed]"}},
    )
    play(game, "pass", "use corporate-troubleshooter@hq/1", "choose enigma@hq:1", "number 2", "pass*2", "credit")
    assert (find(game, "parasite").virus, icy(game, "enigma"), game.state.turn) == (2, 2, RUNNER)
    pass_until(game, "action")
    assert keys(game, game.state.corp.discard) == ["corporate-troubleshooter", "enigma"]
    assert keys(game, game.state.runner.discard) == ["parasite"]


def test_parasite_and_tokens() -> None:
    """NR-CARD-12, NR-CARD-103: each token is worth a counter."""
    game = table(
        turn="runner",
        step="runner-1-1",
        runner={"rig": "Parasite [on Ice Wall, virus 1]"},
        servers={"hq": {"ice": "Ice Wall [rezzed, advancement 2]"}},
    )
    play(game, "pass*2")
    assert (icy(game, "ice-wall"), find(game, "ice-wall").zone) == (1, Zone.ICE)


def test_a_pawned_parasite_frees_its_host() -> None:
    """NR-CARD-47, NR-47.4: a program on ice is one of the Runner's installed cards."""
    game = table(
        turn="runner",
        step="runner-1-1",
        runner={"credits": 0, "rig": "Aesop's Pawnshop, Parasite [on Chum, virus 2]"},
        servers={"hq": {"ice": "Chum [rezzed]"}},
    )
    play(game, "pass*2", "resolve aesops-pawnshop", "trash parasite")
    assert (icy(game, "chum"), game.state.runner.credits) == (4, 3)


def test_memory_lost_and_a_parasite() -> None:
    """NR-19.6, NR-19.14, NR-CARD-6: a program on ice may be the one to go."""
    rig = "Aesop's Pawnshop, Grimoire, Magnum Opus, Sneakdoor Beta, Parasite [on Chum]"
    game = table(turn="runner", step="runner-1-1", runner={"rig": rig}, servers={"hq": {"ice": "Chum [rezzed]"}})
    assert memory_used(game.state) == 5
    play(game, "pass*2", "resolve aesops-pawnshop", "trash grimoire")
    assert options(game) == ["trash magnum-opus", "trash sneakdoor-beta", "trash parasite"]
    play(game, "trash parasite")
    assert memory_used(game.state) == 4


# Djinn


def at_rototurret(rig: str) -> NetrunnerGame:
    game = table(turn="runner", runner={"rig": rig}, servers={"hq": {"ice": "Rototurret [rezzed]"}}, run="hq")
    return play(game, "pass*6")


def test_what_is_on_djinn_cannot_be_saved() -> None:
    """NR-47.6, NR-CARD-48, NR-42.6: only Djinn itself is being trashed by the subroutine."""
    game = at_rototurret("Djinn, Medium [on Djinn], Sacrificial Construct")
    play(game, "choose djinn")
    assert options(game) == ["prevent sacrificial-construct djinn", "decline"]
    play(game, "decline")
    assert keys(game, game.state.rig) == ["sacrificial-construct"]


def test_djinn_saved_with_what_is_on_it() -> None:
    """NR-CARD-48, NR-CARD-9"""
    game = at_rototurret("Djinn, Medium [on Djinn, virus 2], Sacrificial Construct")
    play(game, "choose djinn", "prevent sacrificial-construct djinn")
    assert (keys(game, game.state.rig), find(game, "medium").virus) == (["djinn", "medium"], 2)


def test_a_program_on_djinn_is_a_target_of_its_own() -> None:
    """NR-47.4, NR-25.8"""
    game = at_rototurret("Djinn, Medium [on Djinn]")
    assert options(game) == ["choose djinn", "choose medium"]
    play(game, "choose medium")
    assert (keys(game, game.state.rig), find(game, "djinn").hosted) == (["djinn"], ())


def test_a_hosted_datasucker_works() -> None:
    """NR-CARD-9, NR-7.4: hosted programs are installed and active."""
    game = table(turn="runner", runner={"rig": "Djinn, Datasucker [on Djinn]"}, run="archives")
    walk(game)
    assert find(game, "datasucker").virus == 1


def test_secretary_djinn_and_its_programs() -> None:
    """NR-CARD-57, NR-47.6, NR-45.5: chosen both, they go together."""
    game = table(
        turn="runner",
        runner={"rig": "Djinn, Medium [on Djinn], Corroder"},
        servers={"remote1": {"root": "Aggressive Secretary [advancement 2]"}},
        run="remote1",
    )
    play(game, *TO_ACCESS, "access remote1/1", "yes", "choose djinn", "choose medium")
    assert keys(game, game.state.rig) == ["corroder"]
    play(game, "leave aggressive-secretary@remote1/1")


# credits of the run


def test_stimhack_pays_the_toll_and_the_herrings() -> None:
    """NR-CARD-4, NR-CARD-90, NR-CARD-91, NR-49.6: 3 and 5 of 9, without a credit in the pool."""
    game = table(
        turn="runner",
        runner={"credits": 0, "hand": "Stimhack, Diesel, Diesel, Diesel", "rig": "Yog.0, Datasucker [virus 2]"},
        servers={"remote1": {"ice": "Tollbooth [rezzed]", "root": "Nisei MK II, Red Herrings [rezzed]"}},
    )
    play(game, "play stimhack", "run remote1", "pass*4")
    assert game.state.run is not None
    assert game.state.run.credits == 6
    play(game, "use datasucker", "use datasucker", "break 1 yog-0", "pass*2", *TO_ACCESS)
    play(game, "access remote1/1", "steal nisei-mk-ii@remote1/1")
    assert game.state.run.credits == 1
    play(game, "access red-herrings@remote1/1", "trash red-herrings@remote1/1")
    assert (game.view(RUNNER).runner.points, game.state.runner.brain, len(game.state.runner.hand)) == (2, 1, 1)
    assert hand_size(game.state, RUNNER) == 4


def test_icebreaker_credits_do_not_pay_the_toll() -> None:
    """NR-CARD-90, NR-CARD-5, NR-CARD-41: only pool and credits of the run count."""
    game = table(
        turn="runner",
        runner={"credits": 2, "rig": "Cyberfeeder, The Toolbox, Yog.0"},
        servers={"hq": {"ice": "Tollbooth [rezzed]"}},
        run="hq",
    )
    play(game, "pass*4")
    assert (game.state.run, game.state.runner.credits) == (None, 2)


def test_a_toll_from_two_sources() -> None:
    """NR-49.7, NR-CARD-90: the Runner chooses how many of the run's credits he spends."""
    game = table(
        turn="runner",
        corp={"bad_publicity": 2},
        runner={"credits": 3},
        servers={"hq": {"ice": "Tollbooth [rezzed]"}},
        run="hq",
    )
    play(game, "pass*4")
    assert options(game) == ["number 2", "number 1", "number 0"]
    play(game, "number 1")
    assert game.state.run is not None
    assert (game.state.runner.credits, game.state.run.credits) == (1, 1)
    play(game, "pass*2")


# Sneakdoor Beta


def test_sneakdoor_beta_and_red_herrings() -> None:
    """NR-CARD-28, NR-CARD-91: those in the root of HQ count, those in the root of Archives do not."""
    for server, offered in (("hq", ["leave breaking-news"]), ("archives", ["steal breaking-news"])):
        game = table(
            turn="runner",
            corp={"identity": "NBN: Making News", "hand": "Breaking News"},
            runner={"credits": 0, "rig": "Sneakdoor Beta"},
            servers={server: {"root": "Red Herrings [rezzed]"}},
        )
        play(game, "use sneakdoor-beta", *TO_ACCESS, "access hq")
        assert options(game) == offered
        play(game, offered[0])
        walk(game)


def test_sneakdoor_beta_and_desperado() -> None:
    """NR-CARD-28, NR-CARD-24, NR-CARD-17: one success, of HQ and not of Archives, counted once."""
    game = table(
        turn="runner",
        runner={"identity": "Gabriel Santiago", "credits": 0, "rig": "Sneakdoor Beta, Desperado"},
    )
    play(game, "use sneakdoor-beta", *TO_ACCESS, "resolve desperado")
    assert (game.state.runner.credits, told(game, "run-succeeded", "server")) == (3, ["server-hq"])


# only this card


@pytest.mark.parametrize(
    "scored",
    ["Accelerated Beta Test", "AstroScript Pilot Program", "Breaking News", "Hostile Takeover", "Posted Bounty"],
)
def test_agendas_scored_before_do_not_trigger_again(scored: str) -> None:
    """NR-44.2, NR-CARD-55, NR-CARD-81, NR-CARD-82, NR-CARD-94, NR-CARD-95"""
    game = table(
        step="corp-2-1",
        corp={"identity": "NBN: Making News", "score": scored, "deck": "Enigma"},
        servers={"remote1": {"root": "Private Security Force [advancement 4]"}},
    )
    play(game, "score private-security-force@remote1/1")
    assert (options(game), game.state.corp.credits) == (["pass"], 5)
    assert (game.state.runner.tags, game.state.corp.bad_publicity) == (0, 0)


@pytest.mark.parametrize("other", ["Data Raven", "Matrix Analyzer", "Tollbooth"])
def test_ice_that_is_not_encountered_does_nothing(other: str) -> None:
    """NR-44.2, NR-CARD-88, NR-CARD-89, NR-CARD-90"""
    game = table(
        turn="runner",
        servers={
            "hq": {"ice": "Wall of Static [rezzed]"},
            "rd": {"ice": f"{other} [rezzed]"},
            "remote1": {"root": "Breaking News"},
        },
        run="hq",
    )
    play(game, "pass*4")
    assert (seat(game), options(game), game.state.runner.credits) == ("runner", ["pass"], 5)
    play(game, "pass*2")


# icebreakers and other cards


def test_tinkering_for_yog_0() -> None:
    """NR-CARD-14, NR-CARD-37: a wall is a code gate for a turn."""
    game = table(
        turn="runner",
        runner={"hand": "Tinkering", "rig": "Yog.0"},
        servers={"hq": {"ice": "Wall of Static [rezzed]"}},
    )
    play(game, "play tinkering", "choose wall-of-static@hq:1", "pass*2", "run hq", "pass*4", "break 1 yog-0")
    walk(game)
    assert events(game, "run-succeeded") == ["run-succeeded"]


def test_ice_carver_helps_wyrm() -> None:
    """NR-CARD-13, NR-CARD-15, NR-FAQ-17: 2 less 1 is within its strength from the start."""
    game = table(
        turn="runner",
        runner={"credits": 4, "rig": "Ice Carver, Wyrm"},
        servers={"hq": {"ice": "Enigma [rezzed]"}},
        run="hq",
    )
    play(game, "pass*4", "use wyrm", "break 2 wyrm")
    assert (icy(game, "enigma"), game.state.runner.credits) == (0, 0)
    walk(game)


def test_crypsis_and_grimoire() -> None:
    """NR-CARD-6, NR-CARD-51: the counter placed at the install pays for the first encounter."""
    game = table(
        turn="runner",
        runner={"credits": 8, "hand": "Crypsis", "rig": "Grimoire"},
        servers={"hq": {"ice": "Ice Wall [rezzed]"}},
    )
    play(game, "install crypsis", "pass*2", "run hq", "pass*4", "boost crypsis", "break 1 crypsis", "pass*2")
    play(game, "remove-counter")
    assert (find(game, "crypsis").virus, find(game, "crypsis").zone) == (0, Zone.RIG)
    walk(game)


def test_biotic_labor_and_purging() -> None:
    """NR-CARD-59, NR-13.7: four clicks left are enough."""
    game = table(corp={"credits": 4, "clicks": 2, "hand": "Biotic Labor"}, runner={"rig": "Medium [virus 4]"})
    play(game, "play biotic-labor", "pass*2", "purge")
    assert (game.state.corp.clicks, find(game, "medium").virus) == (0, 0)


def test_sansan_and_biotic_labor() -> None:
    """NR-CARD-92, NR-CARD-59: an agenda installed, advanced twice and scored in one turn."""
    game = table(
        corp={"identity": "NBN: Making News", "credits": 6, "hand": "Biotic Labor, AstroScript Pilot Program"},
        servers={"remote1": {"root": "SanSan City Grid [rezzed]"}},
    )
    play(game, "play biotic-labor", "pass*2", "install astroscript-pilot-program", "server remote1", "done", "pass*2")
    agenda = "astroscript-pilot-program@remote1/2"
    play(game, f"advance {agenda}", "pass*2", f"advance {agenda}", f"score {agenda}")
    assert (game.view(0).corp.points, game.state.corp.clicks) == (2, 1)


def test_bad_publicity_helps_the_next_run() -> None:
    """NR-23.6, NR-23.2, NR-CARD-94: given by a card, granted at every run."""
    game = table(
        step="corp-2-1",
        corp={"identity": "Weyland Consortium", "clicks": 1},
        servers={"remote1": {"root": "Hostile Takeover [advancement 2]"}},
    )
    play(game, "score hostile-takeover@remote1/1", "pass*2", "credit")
    pass_until(game, "action")
    play(game, "run archives")
    assert game.state.run is not None
    assert game.state.run.credits == 1
    walk(game)


def test_red_herrings_trashed_by_a_demolition_run() -> None:
    """NR-CARD-3, NR-CARD-91: the cost stays; the agenda can still be trashed for nothing."""
    game = table(
        turn="runner",
        corp={"hand": "Nisei MK II"},
        runner={"credits": 6, "hand": "Demolition Run"},
        servers={"hq": {"root": "Red Herrings [rezzed]"}},
    )
    play(game, "play demolition-run", "run hq", *TO_ACCESS)
    play(game, "access red-herrings@hq/1", "trash red-herrings@hq/1", "access hq")
    assert options(game) == ["trash nisei-mk-ii", "leave nisei-mk-ii"]
    play(game, "trash nisei-mk-ii")
    assert game.state.runner.credits == 4


# positions with the cards of all decks


@pytest.mark.parametrize(
    ("position", "clause"),
    [
        ({"servers": {"hq": {"root": "SanSan City Grid, SanSan City Grid"}}}, "cannot lie there"),
        ({"servers": {"rd": {"root": "Research Station"}}}, "cannot lie there"),
        ({"servers": {"remote1": {"root": "Research Station"}}}, "cannot lie there"),
        ({"runner": {"rig": "Parasite"}}, "host"),
        ({"runner": {"rig": "Djinn, Parasite [on Djinn]"}}, "host"),
        ({"runner": {"rig": "Djinn, Crypsis [on Djinn]"}}, "host"),
        ({"runner": {"rig": "Djinn, Magnum Opus [on Djinn], Sneakdoor Beta [on Djinn]"}}, "host"),
        ({"runner": {"rig": "Medium, Datasucker [on Medium]"}}, "host"),
        ({"runner": {"rig": "Djinn, Decoy [on Djinn]"}}, "host"),
        ({"runner": {"rig": "Parasite [on Enigma]"}, "servers": {"hq": {"ice": "Enigma"}}}, "host"),
        (
            {"runner": {"rig": "Parasite [on Ice Wall, virus 1]"}, "servers": {"hq": {"ice": "Ice Wall [rezzed]"}}},
            "host",
        ),
        ({"runner": {"rig": "Djinn, Sneakdoor Beta, Magnum Opus"}}, "memory"),
    ],
)
def test_impossible_positions(position: dict[str, Any], clause: str) -> None:
    """NR-14.10, NR-47.2, NR-19.4, NR-CARD-9, NR-CARD-12, NR-CARD-105: what no play could lead to is refused."""
    with pytest.raises(Complaint, match=clause):
        table(**position)


def test_a_possible_position() -> None:
    """NR-47.1, NR-19.14, NR-CARD-9: programs on Djinn use no memory, the one on ice does."""
    game = table(
        runner={"rig": "Djinn, Magnum Opus [on Djinn], Medium [on Djinn], Parasite [on Enigma], Corroder"},
        servers={"hq": {"ice": "Enigma [rezzed]", "root": "Research Station, SanSan City Grid"}},
    )
    assert memory_used(game.state) == 3
    check(game.state)


# what the invariants see of them


def a_position() -> State:
    game = table(
        corp={"identity": "NBN: Making News"},
        runner={"rig": "Djinn, Medium [on Djinn], Parasite [on Enigma]"},
        servers={
            "hq": {"ice": "Enigma [rezzed]", "root": "SanSan City Grid, Red Herrings"},
            "remote1": {"root": "Nisei MK II, Experiential Data"},
        },
    )
    leave_open(game)
    check(game.state)
    return game.state


def _two_regions(state: State) -> None:
    change(state, state.servers[HQ].root[1], key="sansan-city-grid")


def _station_in_a_remote(state: State) -> None:
    change(state, state.servers[3].root[1], key="research-station")


def _weak_host(state: State) -> None:
    change(state, state.rig[2], virus=2)


def _parasite_on_djinn(state: State) -> None:
    djinn, medium, parasite = state.rig
    change(state, state.cards[parasite].host, hosted=())
    change(state, parasite, host=djinn)
    change(state, djinn, hosted=(medium, parasite))


def _parasite_without_host(state: State) -> None:
    change(state, state.cards[state.rig[2]].host, hosted=())
    change(state, state.rig[2], host=-1)


def _program_on_a_program(state: State) -> None:
    djinn, medium, parasite = state.rig
    change(state, djinn, hosted=())
    change(state, medium, host=parasite)
    change(state, parasite, hosted=(medium,))


def _djinn_on_ice(state: State) -> None:
    djinn, _, parasite = state.rig
    enigma = state.cards[parasite].host
    change(state, enigma, hosted=(parasite, djinn))
    change(state, djinn, host=enigma)


@pytest.mark.parametrize(
    "spoil",
    [
        _two_regions,
        _station_in_a_remote,
        _weak_host,
        _parasite_on_djinn,
        _parasite_without_host,
        _program_on_a_program,
        _djinn_on_ice,
    ],
)
def test_a_spoilt_position_is_noticed(spoil: Callable[[State], None]) -> None:
    """NR-14.10, NR-47.2, NR-CARD-105, NR-CARD-9, NR-CARD-12"""
    state = a_position().copy()
    spoil(state)
    with pytest.raises(AssertionError):
        check(state)


def test_the_invariants_in_a_beta_test() -> None:
    """NR-CARD-55, NR-54.3: cards that the Corp looks at are shown for a while."""
    game = table(
        step="corp-2-1",
        corp={"identity": "NBN: Making News", "deck": "Enigma, Hunter, Hedge Fund"},
        servers={"remote1": {"root": "Accelerated Beta Test [advancement 3]"}},
    )
    watch = Watch(game)
    for answer in ("score accelerated-beta-test@remote1/1", "yes", "install enigma", "server hq", "done"):
        play(game, answer)
        watch(game)
    assert seat(game) == "corp"


def test_redrawn_servers_keep_their_rules() -> None:
    """NR-14.10, NR-CARD-105, NR-6.24: what the Runner cannot see is redrawn as it could be."""
    game = table(
        corp={"identity": "NBN: Making News", "hand": "Research Station, SanSan City Grid", "deck": "Hunter"},
        servers={"rd": {"root": "Red Herrings, Experiential Data"}, "remote1": {"root": "Red Herrings, Snare!"}},
    )
    drawn = [game.determinise(RUNNER, Rng(n)).state for n in range(60)]
    for state in drawn:
        check(state)
    assert any("sansan-city-grid" in (state.cards[id].key for id in state.servers[1].root) for state in drawn)
