"""The Anarch cards, 1 to 16 (NR-CARD-1 to NR-CARD-16)."""

from __future__ import annotations

from typing import Any

import pytest

from cyberdeck.netrunner.rules import NetrunnerGame
from cyberdeck.netrunner.values import hand_size, memory_limit, memory_used, strength
from cyberdeck.netrunner.words import CORP, RUNNER, Zone
from netrunner.logs import events, told, walk
from netrunner.tables import find, keys, leave_open, options, pass_until, play, run_seen, seat, table

GRIP = "Sure Gamble, Sure Gamble, Sure Gamble, Sure Gamble, Sure Gamble"


def at_ice(ice: str, rig: str, server: str = "hq", credits: int = 9, **position: Any) -> NetrunnerGame:
    """A run that has come to Run 3.1, or to the first question of the encounter."""
    servers = {server: {"ice": ice}, **position.pop("servers", {})}
    runner = {"credits": credits, "rig": rig, "hand": GRIP, **position.pop("runner", {})}
    game = table(turn="runner", runner=runner, servers=servers, run=server, **position)
    return play(game, "pass*4")


def icy(game: NetrunnerGame, key: str) -> int:
    return strength(game.state, find(game, key))


# Noise


def test_noise_trashes_the_top_of_rd() -> None:
    """NR-CARD-1, NR-6.14, NR-AMB-4: facedown and unseen by the Runner, for virus programs only."""
    game = table(
        turn="runner",
        corp={"deck": "Hedge Fund, Enigma"},
        runner={"identity": "Noise", "hand": "Datasucker, Corroder, Cyberfeeder"},
    )
    play(game, "install datasucker")
    assert keys(game, game.state.corp.discard) == ["hedge-fund"]
    assert [game.view(side).corp.discard[0].id for side in (0, 1)] == ["hedge-fund", None]
    play(game, "pass*2", "install corroder", "done", "pass*2", "install cyberfeeder")
    assert (len(game.state.corp.deck), len(game.state.corp.discard)) == (1, 1)


@pytest.mark.parametrize(
    ("card", "answers"),
    [("Crypsis", ["done"]), ("Parasite", ["done", "host enigma@hq:1"]), ("Medium", ["done", "host djinn"])],
)
def test_noise_and_every_kind_of_virus(card: str, answers: list[str]) -> None:
    """NR-CARD-1: an icebreaker that is a virus, a virus on ice, a virus on Djinn."""
    game = table(
        turn="runner",
        corp={"deck": "Hedge Fund, Hunter"},
        runner={"identity": "Noise", "hand": card, "rig": "Djinn"},
        servers={"hq": {"ice": "Enigma [rezzed]"}},
    )
    play(game, f"install {card.lower()}", *answers)
    assert keys(game, game.state.corp.discard) == ["hedge-fund"]


def test_noise_and_an_install_by_an_effect() -> None:
    """NR-CARD-1: an event installs, and Noise triggers once the event is through."""
    game = table(turn="runner", corp={"deck": "Hedge Fund"}, runner={"identity": "Noise", "hand": "Modded, Datasucker"})
    play(game, "play modded", "install datasucker")
    assert keys(game, game.state.corp.discard) == ["hedge-fund"]


def test_noise_and_an_empty_rd() -> None:
    """NR-CARD-1, NR-37.3: nothing is trashed, and nobody loses."""
    game = table(turn="runner", runner={"identity": "Noise", "hand": "Datasucker"})
    play(game, "install datasucker")
    assert (game.result, game.state.corp.discard) == (None, [])


def test_noise_and_grimoire_in_the_runners_order() -> None:
    """NR-CARD-1, NR-CARD-6, NR-43.1"""
    for first, second in (("trashed", "counters-placed"), ("counters-placed", "trashed")):
        game = table(
            turn="runner",
            corp={"deck": "Hedge Fund"},
            runner={"identity": "Noise", "hand": "Datasucker", "rig": "Grimoire"},
        )
        play(game, "install datasucker")
        assert (seat(game), sorted(options(game))) == ("runner", ["resolve grimoire", "resolve noise"])
        play(game, "resolve noise" if first == "trashed" else "resolve grimoire")
        assert events(game, "trashed", "counters-placed") == [first, second]
        assert (len(game.state.corp.discard), find(game, "datasucker").virus) == (1, 1)


# Déjà Vu


def deja_vu(heap: str) -> NetrunnerGame:
    return table(turn="runner", runner={"hand": "Déjà Vu", "heap": heap})


def test_deja_vu_takes_one_card() -> None:
    """NR-CARD-2: any card, no second one that is no virus."""
    game = play(deja_vu("Corroder, Diesel, Datasucker"), "play deja-vu")
    assert options(game) == ["take corroder", "take datasucker", "take diesel"]
    play(game, "take corroder")
    assert keys(game, game.state.runner.hand) == ["corroder"]
    assert keys(game, game.state.runner.discard) == ["diesel", "datasucker", "deja-vu"]
    assert (game.state.runner.credits, game.state.runner.clicks) == (3, 3)


def test_deja_vu_takes_two_viruses() -> None:
    """NR-CARD-2, NR-7.10, NR-54.4: a virus in the heap is a virus; two copies are two cards."""
    game = play(deja_vu("Corroder, Medium, Parasite, Medium"), "play deja-vu", "take medium")
    assert options(game) == ["done", "take medium", "take parasite"]
    assert game.state.runner.hand == []
    play(game, "take medium")
    assert keys(game, game.state.runner.hand) == ["medium", "medium"]


def test_deja_vu_may_stop_at_one_virus() -> None:
    """NR-CARD-2, NR-10.13"""
    game = play(deja_vu("Medium, Parasite"), "play deja-vu", "take parasite", "done")
    assert keys(game, game.state.runner.hand) == ["parasite"]
    game = play(deja_vu("Crypsis, Diesel"), "play deja-vu", "take crypsis")
    assert keys(game, game.state.runner.hand) == ["crypsis"]


def test_deja_vu_needs_a_heap() -> None:
    """NR-CARD-2, NR-39.9: not itself."""
    assert "play deja-vu" not in options(deja_vu(""))


# Demolition Run


def demolition(server: str, **position: Any) -> NetrunnerGame:
    runner = {"credits": 2, "hand": f"Demolition Run, {GRIP}", **position.pop("runner", {})}
    game = table(turn="runner", runner=runner, **position)
    play(game, "play demolition-run")
    assert options(game) == ["run hq", "run rd"]
    return pass_until(play(game, f"run {server}"), "access")


@pytest.mark.parametrize("card", ["Hedge Fund", "Enigma", "PAD Campaign", "Akitaro Watanabe"])
def test_demolition_run_trashes_anything(card: str) -> None:
    """NR-CARD-3, NR-32.4: free, faceup, ice and operations too; or the card is left."""
    key = card.lower().replace(" ", "-")
    game = demolition("rd", corp={"deck": f"{card}, Hunter"})
    play(game, "access rd")
    assert options(game) == [f"trash {key}", f"leave {key}"]
    play(game, f"trash {key}")
    assert (keys(game, game.state.corp.discard), game.state.runner.credits) == ([key], 0)
    assert game.view(1).corp.discard[0].id == key


def test_demolition_run_and_an_agenda() -> None:
    """NR-CARD-3, NR-31.2: trashed instead of stolen, so it scores nothing and triggers nothing; or stolen."""
    for answer, points, cards in (("trash", 0, 5), ("steal", 2, 4)):
        game = demolition("hq", corp={"hand": "Nisei MK II"})
        play(game, "access hq")
        assert options(game) == ["steal nisei-mk-ii", "trash nisei-mk-ii"]
        play(game, f"{answer} nisei-mk-ii")
        assert (game.view(1).runner.points, len(game.state.runner.hand)) == (points, cards)
        assert (find(game, "nisei-mk-ii").zone is Zone.DISCARD) is (answer == "trash")


def test_demolition_run_and_a_root() -> None:
    """NR-CARD-3: the upgrade goes as well, at no cost."""
    game = demolition("hq", corp={"hand": "Hunter"}, servers={"hq": {"root": "SanSan City Grid"}})
    play(game, "access hq/1", "trash sansan-city-grid@hq/1", "access hq", "trash hunter")
    assert sorted(keys(game, game.state.corp.discard)) == ["hunter", "sansan-city-grid"]
    assert game.state.runner.credits == 0


def test_demolition_run_comes_after_access_abilities() -> None:
    """NR-CARD-3, NR-30.9: the trap snaps first."""
    game = demolition("hq", corp={"hand": "Snare!"})
    play(game, "access hq", "yes")
    assert (len(game.state.runner.hand), options(game)) == (2, ["trash snare", "leave snare"])
    play(game, "trash snare")
    assert game.state.runner.tags == 1


def test_demolition_run_and_an_additional_cost_to_steal() -> None:
    """NR-CARD-3, NR-31.6: not asked for when the agenda is trashed."""
    game = demolition("hq", corp={"hand": "Nisei MK II"}, servers={"hq": {"root": "Red Herrings [rezzed]"}})
    play(game, "access hq")
    assert options(game) == ["trash nisei-mk-ii", "leave nisei-mk-ii"]
    play(game, "trash nisei-mk-ii", "access red-herrings@hq/1", "leave red-herrings@hq/1")
    assert keys(game, game.state.corp.discard) == ["nisei-mk-ii"]


def test_demolition_run_is_for_its_own_run() -> None:
    """NR-CARD-3"""
    game = demolition("rd", corp={"deck": "Hunter"})
    play(game, "access rd", "leave hunter", "pass*2", "run rd")
    pass_until(game, "access")
    play(game, "access rd")
    assert options(game) == ["leave hunter"]
    play(game, "leave hunter")


# Stimhack


def stimhack(server: str, **position: Any) -> NetrunnerGame:
    runner = {"credits": 0, "hand": "Stimhack, Diesel, Modded", **position.pop("runner", {})}
    game = table(turn="runner", runner=runner, **position)
    return play(game, "play stimhack", f"run {server}")


def test_stimhack_pays_for_a_run() -> None:
    """NR-CARD-4, NR-36.5, NR-36.6, NR-FAQ-28: 9 credits of the run, then one point that costs hand size."""
    game = stimhack("remote1", servers={"remote1": {"root": "PAD Campaign"}}, coming={"damage": ["Modded"]})
    assert game.view(1).run is not None
    assert game.state.run is not None
    assert (game.state.run.credits, game.state.runner.credits) == (9, 0)
    pass_until(game, "access")
    play(game, "access remote1/1", "trash pad-campaign@remote1/1")
    assert (game.state.runner.credits, game.state.runner.brain, hand_size(game.state, RUNNER)) == (0, 1, 4)
    assert keys(game, game.state.runner.discard) == ["modded", "stimhack"]
    assert keys(game, game.state.runner.hand) == ["diesel"]


def test_stimhack_hurts_after_an_unsuccessful_run_too() -> None:
    """NR-CARD-4: the run is over, however it ended."""
    game = stimhack("hq", servers={"hq": {"ice": "Wall of Static [rezzed]"}})
    play(game, "pass*6")
    assert (game.state.run, game.state.runner.brain, len(game.state.runner.hand)) == (None, 1, 1)


def test_stimhack_with_an_empty_grip() -> None:
    """NR-CARD-4, NR-36.8: flatline."""
    game = stimhack("archives", runner={"hand": "Stimhack"})
    play(game, "pass*2", "continue", "pass*2")
    assert game.result is not None
    assert (game.result.winners, game.result.reason.id) == ((CORP,), "won-by-flatline")


def test_stimhack_and_bad_publicity_pay_for_anything() -> None:
    """NR-CARD-4, NR-34.10, NR-23.2: both are there from the start, and pay for a trace too."""
    game = stimhack("archives", corp={"bad_publicity": 2}, servers={"archives": {"ice": "Hunter [rezzed]"}})
    play(game, "pass*6", "number 0")
    assert options(game)[-1] == "number 11"
    play(game, "number 2")
    assert (game.state.run and game.state.run.credits, game.state.runner.tags) == (9, 0)
    pass_until(game, "action")


def test_stimhack_is_not_prevented() -> None:
    """NR-CARD-4, NR-42.2: nobody is asked."""
    game = stimhack("archives", runner={"rig": "Net Shield, Crash Space, Sacrificial Construct"})
    play(game, "pass*2", "continue", "pass*2")
    assert (options(game), game.state.runner.brain) == (["pass"], 1)


# Cyberfeeder


def test_cyberfeeder_pays_for_icebreakers() -> None:
    """NR-CARD-5, NR-49.7: for breaking or for strength, or the pool does."""
    game = at_ice("Wall of Static [rezzed]", "Corroder, Cyberfeeder", credits=2)
    play(game, "boost corroder")
    assert options(game) == ["number 1", "number 0"]
    play(game, "number 1", "break 1 corroder")
    assert (game.state.runner.credits, find(game, "cyberfeeder").recurring) == (1, 0)
    pass_until(game, "action")


def test_cyberfeeder_pays_for_virus_installs() -> None:
    """NR-CARD-5, NR-49.2: fresh on the table, one of two; not for other programs, nor for the chip after it."""
    game = table(turn="runner", runner={"identity": "Noise", "credits": 2, "hand": "Cyberfeeder, Datasucker"})
    play(game, "install cyberfeeder", "pass*2", "install datasucker")
    assert (game.state.runner.credits, find(game, "cyberfeeder").recurring) == (0, 0)
    for card, offered in (("Medium", True), ("Mimic", False), ("Parasite", False), ("Wyldside", False)):
        game = table(turn="runner", runner={"identity": "Noise", "credits": 2, "hand": card, "rig": "Cyberfeeder"})
        assert (f"install {card.lower()}" in options(game)) is offered


def test_cyberfeeder_pays_for_nothing_else() -> None:
    """NR-CARD-5, NR-49.5: not for a trash cost, not for a trace, not for removing a tag."""
    game = table(
        turn="runner",
        runner={"credits": 0, "rig": "Cyberfeeder", "tags": 1},
        servers={"archives": {"ice": "Hunter [rezzed]", "root": "Red Herrings"}},
    )
    assert "remove-tag" not in options(game)
    play(game, "run archives", "pass*6", "number 0")
    assert options(game) == ["number 0"]
    play(game, "number 0")
    pass_until(game, "access")
    play(game, "access archives/1")
    assert options(game) == ["leave red-herrings@archives/1"]
    play(game, "leave red-herrings@archives/1")


def test_cyberfeeder_is_refilled() -> None:
    """NR-CARD-5, NR-49.3, NR-49.4: when the Runner's turn begins, to one."""
    for left in (0, 1):
        game = table(turn="runner", step="runner-1-1", runner={"rig": f"Cyberfeeder [recurring {left}]"})
        play(game, "pass*2")
        assert find(game, "cyberfeeder").recurring == 1


# Grimoire


def test_grimoire() -> None:
    """NR-CARD-6: two units, and a counter on each virus program, whether it uses any or not."""
    game = table(turn="runner", runner={"credits": 20, "hand": "Grimoire, Crypsis, Corroder, Medium"})
    play(game, "install grimoire", "pass*2", "install crypsis", "pass*2", "install corroder", "done", "pass*2")
    play(game, "install medium", "done")
    assert memory_limit(game.state) == 6
    assert [find(game, key).virus for key in ("crypsis", "corroder", "medium")] == [1, 0, 1]


def test_grimoire_with_parasite() -> None:
    """NR-CARD-6, NR-CARD-12: the counter comes at once and may be the ice's end."""
    game = table(
        turn="runner",
        runner={"hand": "Parasite", "rig": "Grimoire"},
        servers={"hq": {"ice": "Ice Wall [rezzed]"}},
    )
    play(game, "install parasite", "host ice-wall@hq:1")
    assert keys(game, game.state.corp.discard) == ["ice-wall"]
    assert (keys(game, game.state.runner.discard), find(game, "parasite").virus) == (["parasite"], 0)


def test_grimoire_with_a_parasite_that_is_gone_already() -> None:
    """NR-CARD-6, NR-CARD-12, NR-7.9: nothing lies on a card in the heap."""
    game = table(
        turn="runner",
        runner={"hand": "Parasite", "rig": "Grimoire"},
        servers={"hq": {"ice": "Rototurret [rezzed]"}},
    )
    play(game, "install parasite", "host rototurret@hq:1")
    assert (keys(game, game.state.runner.discard), find(game, "parasite").virus) == (["parasite"], 0)
    assert events(game, "counters-placed") == []


# the icebreakers


@pytest.mark.parametrize(
    ("breaker", "ice", "boosts", "broken", "left"),
    [
        ("corroder", "wall-of-static", 1, True, 7),
        ("corroder", "wall-of-static", 0, False, 9),
        ("corroder", "enigma", 0, False, 9),
        ("mimic", "neural-katana", 0, True, 8),
        ("mimic", "hunter", 0, False, 9),
        ("mimic", "enigma", 0, False, 9),
        ("yog-0", "enigma", 0, True, 9),
        ("yog-0", "viktor-1-0", 0, True, 9),
        ("yog-0", "chum", 0, False, 9),
        ("yog-0", "wall-of-static", 0, False, 9),
    ],
)
def test_what_an_icebreaker_breaks(breaker: str, ice: str, boosts: int, broken: bool, left: int) -> None:
    """NR-CARD-7, NR-CARD-11, NR-CARD-14, NR-26.2, NR-26.3: its subtype, with enough strength."""
    game = at_ice(f"{ice} [rezzed]", breaker, server="hq")
    play(game, *[f"boost {breaker}"] * boosts)
    assert (f"break 1 {breaker}" in options(game)) is broken
    if broken:
        play(game, f"break 1 {breaker}")
    assert game.state.runner.credits == left
    walk(game)


def test_corroder_breaks_one_subroutine_a_payment() -> None:
    """NR-CARD-7: and its strength is 2 again after the encounter."""
    game = at_ice("Wall of Thorns [rezzed]", "Corroder", credits=5)
    play(game, *["boost corroder"] * 3)
    assert icy(game, "corroder") == 5
    play(game, "break 2 corroder")
    assert options(game) == ["pass", "break 1 corroder", "boost corroder"]
    play(game, "break 1 corroder", "pass*2")
    assert (game.state.runner.credits, icy(game, "corroder"), len(game.state.runner.hand)) == (0, 2, 5)
    pass_until(game, "action")


def test_mimic_has_no_boost() -> None:
    """NR-CARD-11"""
    game = at_ice("Hunter [rezzed]", "Mimic")
    assert options(game) == ["pass"]
    play(game, "pass*2", "number 0", "number 2")
    pass_until(game, "action")


def test_yog_0_breaks_for_nothing() -> None:
    """NR-CARD-14: as often as wished, with no credit at all."""
    game = at_ice("Enigma [rezzed]", "Yog.0", credits=0)
    play(game, "break 1 yog-0", "break 2 yog-0", "pass*2")
    assert game.state.runner.clicks == 4
    pass_until(game, "action")


# Datasucker


def test_datasucker_collects_on_central_servers() -> None:
    """NR-CARD-8: one for each successful run there, none for a remote server."""
    game = table(
        turn="runner",
        corp={"hand": "Hunter", "deck": "Hunter, Hunter"},
        runner={"rig": "Datasucker"},
        servers={"remote1": {"ice": "Enigma"}},
    )
    for server, counters in (("hq", 1), ("rd", 2), ("archives", 3), ("remote1", 3)):
        walk(play(game, f"run {server}"))
        assert find(game, "datasucker").virus == counters
        play(game, "pass*2")


def test_datasucker_lowers_the_encountered_ice() -> None:
    """NR-CARD-8, NR-EX-1, NR-47.5, NR-39.3, NR-26.7: one counter, one less until the encounter ends."""
    game = at_ice("Wall of Static [rezzed]", "Corroder, Datasucker [virus 1]", credits=1)
    assert "break 1 corroder" not in options(game)
    play(game, "use datasucker")
    assert (icy(game, "wall-of-static"), find(game, "datasucker").virus) == (2, 0)
    assert options(game) == ["pass", "break 1 corroder", "boost corroder"]
    play(game, "break 1 corroder", "pass*2")
    assert icy(game, "wall-of-static") == 3
    pass_until(game, "action")


def test_datasucker_is_for_encounters_only() -> None:
    """NR-CARD-8: neither on approaching ice nor at the server."""
    game = table(
        turn="runner",
        runner={"rig": "Datasucker [virus 2]"},
        servers={"archives": {"ice": "Hunter [rezzed]"}},
        run="archives",
    )
    assert "use datasucker" not in options(game)
    play(game, "pass*4")
    assert "use datasucker" in options(game)
    play(game, "pass*2", "number 0", "number 2")
    assert "use datasucker" not in options(game)
    pass_until(game, "action")


def test_datasucker_below_zero() -> None:
    """NR-CARD-8, NR-26.14, NR-10.12: strength may be negative, and that alone trashes nothing."""
    game = at_ice("Ice Wall [rezzed]", "Datasucker [virus 3]")
    play(game, *["use datasucker"] * 3)
    assert icy(game, "ice-wall") == -2
    play(game, "pass*2")
    assert (game.state.run, find(game, "ice-wall").faceup, icy(game, "ice-wall")) == (None, True, 1)


def test_virus_counters_are_purged() -> None:
    """NR-13.9, NR-51.3, NR-CARD-8, NR-CARD-10, NR-CARD-12: those of every card, on ice and on Djinn too."""
    rig = "Datasucker [virus 2], Djinn, Medium [on Djinn, virus 3], Parasite [on Enigma, virus 1]"
    game = table(runner={"rig": rig}, servers={"hq": {"ice": "Enigma [rezzed]"}})
    assert icy(game, "enigma") == 1
    play(game, "purge")
    assert [find(game, key).virus for key in ("datasucker", "medium", "parasite")] == [0, 0, 0]
    assert icy(game, "enigma") == 2


# Djinn


def test_djinn_hosts_programs() -> None:
    """NR-CARD-9, NR-47.1, NR-47.2: into the rig or onto Djinn, where no memory is used."""
    game = table(turn="runner", runner={"credits": 9, "hand": "Medium, Medium", "rig": "Djinn"})
    play(game, "install medium", "done")
    assert options(game) == ["rig", "host djinn"]
    play(game, "host djinn")
    assert (memory_used(game.state), keys(game, find(game, "djinn").hosted)) == (1, ["medium"])
    play(game, "pass*2", "install medium", "done", "rig")
    assert (memory_used(game.state), len(find(game, "djinn").hosted)) == (2, 1)
    assert [card.name for card in game.view(0).rig] == ["djinn", "medium#2"]


def test_djinn_has_room_for_three_units() -> None:
    """NR-CARD-9: memory costs of 3 in all."""
    rig = "Djinn, Sneakdoor Beta [on Djinn]"
    game = table(turn="runner", runner={"credits": 9, "hand": "Magnum Opus, Net Shield", "rig": rig})
    play(game, "install magnum-opus", "done")
    assert (find(game, "magnum-opus").host, memory_used(game.state)) == (-1, 3)
    play(game, "pass*2", "install net-shield", "done", "host djinn")
    assert (len(find(game, "djinn").hosted), memory_used(game.state)) == (2, 3)


def test_djinn_hosts_when_memory_is_short() -> None:
    """NR-CARD-9, NR-19.4: nothing has to be trashed for a program on Djinn."""
    rig = "Djinn, Corroder, Mimic, Yog.0"
    game = table(turn="runner", runner={"credits": 9, "hand": "Datasucker", "rig": rig})
    play(game, "install datasucker", "done")
    assert options(game) == ["host djinn"]
    play(game, "host djinn")
    assert memory_used(game.state) == 4
    game = table(turn="runner", runner={"credits": 9, "hand": "Datasucker", "rig": rig})
    play(game, "install datasucker", "trash-first mimic", "done", "rig")
    assert memory_used(game.state) == 4


def test_room_on_djinn_is_made_before_the_place_is_chosen() -> None:
    """NR-19.5, NR-19.12, NR-CARD-9: a program on a full Djinn may be trashed for the new one."""
    rig = "Djinn, Medium [on Djinn], Net Shield [on Djinn], Datasucker [on Djinn], Corroder, Mimic, Yog.0"
    game = table(turn="runner", runner={"credits": 9, "hand": "Sneakdoor Beta", "rig": rig})
    play(game, "install sneakdoor-beta")
    assert "done" not in options(game)
    play(game, "trash-first medium", "trash-first net-shield", "done", "host djinn")
    assert keys(game, find(game, "djinn").hosted) == ["datasucker", "sneakdoor-beta"]


@pytest.mark.parametrize("card", ["Crypsis", "Corroder", "Grimoire"])
def test_djinn_hosts_no_icebreakers(card: str) -> None:
    """NR-CARD-9: nor anything that is no program; no place is asked for."""
    game = table(turn="runner", runner={"credits": 9, "hand": card, "rig": "Djinn"})
    play(game, f"install {card.lower()}")
    if card != "Grimoire":
        play(game, "done")
    assert find(game, "djinn").hosted == ()


def test_parasite_goes_on_ice_not_on_djinn() -> None:
    """NR-FAQ-2, NR-47.7, NR-CARD-9, NR-CARD-12"""
    game = table(
        turn="runner",
        runner={"hand": "Parasite", "rig": "Djinn"},
        servers={"hq": {"ice": "Enigma [rezzed]"}},
    )
    play(game, "install parasite", "done")
    assert options(game) == ["host enigma@hq:1"]
    play(game, "host enigma@hq:1")
    assert find(game, "djinn").hosted == ()
    assert "install parasite" not in options(table(turn="runner", runner={"hand": "Parasite", "rig": "Djinn"}))


def test_nothing_moves_to_djinn_later() -> None:
    """NR-FAQ-13, NR-FAQ-41, NR-47.8: no action and no window offers it."""
    game = table(turn="runner", runner={"hand": "Djinn", "rig": "Medium"})
    play(game, "install djinn", "done")
    assert options(game) == ["pass"]
    play(game, "pass*2")
    assert not any("medium" in option or "host" in option for option in options(game))


def test_djinn_takes_its_programs_along() -> None:
    """NR-CARD-9, NR-47.6"""
    rig = "Aesop's Pawnshop, Djinn, Medium [on Djinn, virus 2], Sacrificial Construct"
    game = table(turn="runner", step="runner-1-1", runner={"rig": rig})
    play(game, "pass*2", "trash djinn")
    assert sorted(keys(game, game.state.runner.discard)) == ["djinn", "medium"]
    assert (find(game, "medium").virus, find(game, "medium").host) == (0, -1)


def test_djinn_searches() -> None:
    """NR-CARD-9, NR-54.1, NR-7.10: one virus program of the stack, shown; then a shuffle."""
    game = table(turn="runner", runner={"rig": "Djinn", "deck": "Diesel, Crypsis, Parasite, Corroder, Déjà Vu"})
    play(game, "use djinn")
    assert options(game) == ["take crypsis", "take parasite"]
    play(game, "take parasite")
    assert keys(game, game.state.runner.hand) == ["parasite"]
    assert (game.state.runner.credits, game.state.runner.clicks, len(game.state.runner.deck)) == (4, 3, 4)
    assert told(game, "revealed", seat=CORP) == ["parasite"]
    assert events(game, "revealed", "shuffled") == ["revealed", "shuffled"]


def test_djinn_finds_nothing() -> None:
    """NR-CARD-9, NR-54.1: the stack is shuffled all the same; an empty one cannot be searched."""
    game = table(turn="runner", runner={"rig": "Djinn", "deck": "Diesel, Corroder"})
    play(game, "use djinn")
    assert (game.state.runner.hand, events(game, "shuffled")) == ([], ["shuffled"])
    assert "use djinn" not in options(table(turn="runner", runner={"rig": "Djinn"}))


# Medium


def at_rd(virus: int, deck: str = "Hunter, Enigma, Hedge Fund, Chum", rig: str = "") -> NetrunnerGame:
    game = table(turn="runner", corp={"deck": deck}, runner={"rig": f"Medium [virus {virus}]{rig}"})
    play(game, "run rd")
    return play(game, "pass*2", "continue", "pass*2")


def test_medium_with_its_first_counter() -> None:
    """NR-CARD-10: the first one gives nothing, so nothing is asked."""
    game = at_rd(0)
    assert (find(game, "medium").virus, options(game)) == (1, ["access rd"])
    play(game, "access rd", "leave hunter")


def test_medium_is_settled_before_the_first_access() -> None:
    """NR-CARD-10, NR-EX-15, NR-FAQ-6, NR-30.7, NR-30.11: with 3 counters, 1 to 3 cards, named before any is seen."""
    for extra in (0, 1, 2):
        game = at_rd(2)
        assert find(game, "medium").virus == 3
        assert options(game) == ["number 2", "number 1", "number 0"]
        assert game.view(RUNNER).shown == ()
        play(game, f"number {extra}")
        for card in ("hunter", "enigma", "hedge-fund")[: extra + 1]:
            play(game, "access rd", f"leave {card}")
        assert game.state.run is None
        assert keys(game, reversed(game.state.corp.deck)) == ["hunter", "enigma", "hedge-fund", "chum"]


def test_two_mediums_add_up() -> None:
    """NR-CARD-10: 2 and 1 beyond the first of each."""
    game = at_rd(2, rig=", Medium [virus 1]")
    play(game, "resolve medium")
    assert options(game)[0] == "number 3"
    play(game, "number 3")
    for card in ("hunter", "enigma", "hedge-fund", "chum"):
        play(game, "access rd", f"leave {card}")
    assert game.state.run is None


def test_medium_with_the_makers_eye() -> None:
    """NR-CARD-36, NR-CARD-10: 1 and 2 and the number named."""
    game = table(
        turn="runner",
        corp={"deck": "Hunter, Enigma, Hedge Fund, Chum, Data Mine"},
        runner={"hand": "The Maker's Eye", "rig": "Medium [virus 1]"},
    )
    play(game, "play the-makers-eye", "pass*2", "continue", "pass*2", "number 1")
    for card in ("hunter", "enigma", "hedge-fund", "chum"):
        play(game, "access rd", f"leave {card}")
    assert game.state.run is None


def test_medium_is_for_rd_only() -> None:
    """NR-CARD-10: neither a counter nor a card more at HQ."""
    game = table(turn="runner", corp={"hand": "Hunter, Enigma"}, runner={"rig": "Medium [virus 3]"}, run="hq")
    play(game, "pass*2", "continue", "pass*2", "access hq")
    play(game, options(game)[0])
    assert (game.state.run, find(game, "medium").virus) == (None, 3)


# Parasite


def test_parasite_is_installed_on_rezzed_ice() -> None:
    """NR-CARD-12, NR-19.14, NR-47.2: any rezzed ice; it uses a unit like any other program."""
    game = table(
        turn="runner",
        runner={"hand": "Parasite"},
        servers={"hq": {"ice": "Enigma, Hunter [rezzed]"}, "rd": {"ice": "Chum [rezzed]"}},
    )
    play(game, "install parasite")
    assert options(game) == ["host hunter@hq:1", "host chum@rd:1"]
    play(game, "host chum@rd:1")
    assert (memory_used(game.state), find(game, "parasite").virus, icy(game, "chum")) == (1, 0, 4)
    assert [card.name for card in game.view(0).servers[1].ice[0].hosted] == ["parasite"]
    game = table(turn="runner", runner={"hand": "Parasite"}, servers={"hq": {"ice": "Enigma"}})
    assert "install parasite" not in options(game)


def test_parasite_eats_its_host() -> None:
    """NR-CARD-12, NR-47.6: a counter a turn; at 0 the ice goes faceup, Parasite to the heap."""
    game = table(
        turn="runner",
        step="runner-1-1",
        corp={"deck": "Hedge Fund, Hedge Fund"},
        runner={"clicks": 1, "rig": "Parasite [on Enigma]"},
        servers={"hq": {"ice": "Enigma [rezzed]"}},
    )
    play(game, "pass*2")
    assert (icy(game, "enigma"), find(game, "parasite").virus) == (1, 1)
    pass_until(play(game, "credit"), "action")
    for _ in range(3):
        pass_until(play(game, "credit"), "action")
    assert keys(game, game.state.corp.discard) == ["enigma"]
    assert game.view(RUNNER).corp.discard[0].id == "enigma"
    assert keys(game, game.state.runner.discard) == ["parasite"]


def test_parasite_on_rototurret() -> None:
    """NR-CARD-12, NR-CARD-64: strength 0 without any counter."""
    game = table(turn="runner", runner={"hand": "Parasite"}, servers={"hq": {"ice": "Rototurret [rezzed]"}})
    play(game, "install parasite", "host rototurret@hq:1")
    assert (keys(game, game.state.corp.discard), game.state.rig) == (["rototurret"], [])


def test_parasite_in_the_middle_of_an_encounter() -> None:
    """NR-CARD-12, NR-25.11, NR-27.1: the ice is gone, none of its subroutines resolves, the run goes on."""
    game = at_ice("Enigma [rezzed]", "Datasucker [virus 1], Parasite [on Enigma, virus 1]")
    play(game, "use datasucker")
    assert keys(game, game.state.corp.discard) == ["enigma"]
    assert (game.state.run and game.state.run.encounter, game.state.runner.clicks) == (-1, 4)
    pass_until(game, "jack-out")
    pass_until(game, "action")


def test_parasite_goes_on_to_the_ice_behind() -> None:
    """NR-CARD-12, NR-25.11: the next piece inwards is approached."""
    game = at_ice("Enigma [rezzed], Hunter [rezzed]", "Datasucker [virus 1], Parasite [on Enigma, virus 1]")
    play(game, "use datasucker")
    assert run_seen(game, 0).ice == "hunter@hq:1"
    play(game, "pass*2", "jack-out")


def test_two_parasites_on_one_host() -> None:
    """NR-CARD-12, NR-26.13: their counters add up."""
    rig = "Parasite [on Chum, virus 1], Parasite [on Chum, virus 1]"
    game = table(turn="runner", step="runner-1-1", runner={"rig": rig}, servers={"hq": {"ice": "Chum [rezzed]"}})
    assert icy(game, "chum") == 2
    play(game, "pass*2", "resolve parasite")
    assert (keys(game, game.state.corp.discard), len(game.state.runner.discard)) == (["chum"], 2)


def test_parasite_and_derezzed_ice() -> None:
    """NR-FAQ-8, NR-16.8, NR-47.9, NR-CARD-12: it stays and counts on; rezzed again, the ice goes at once."""
    game = table(
        turn="runner",
        corp={"credits": 9, "deck": "Hedge Fund"},
        runner={"clicks": 1, "rig": "Parasite [on Cell Portal, virus 6]"},
        servers={"hq": {"ice": "Cell Portal [rezzed]"}},
    )
    play(game, "run hq", "pass*6", "pass*2", "jack-out")
    pass_until(game, "action")
    for _ in range(3):
        pass_until(play(game, "credit"), "action")
    assert (find(game, "parasite").virus, find(game, "cell-portal").zone) == (7, Zone.ICE)
    assert game.view(CORP).servers[0].ice[0].strength is None
    play(game, "run hq", "pass*3", "rez cell-portal@hq:1")
    assert (keys(game, game.state.corp.discard), game.state.rig) == (["cell-portal"], [])
    walk(game)


def test_parasite_is_a_program_like_any_other() -> None:
    """NR-CARD-12, NR-19.5: it may be trashed to make room, and leaves its host alone."""
    game = table(
        turn="runner",
        runner={"hand": "Datasucker", "rig": "Corroder, Mimic, Yog.0, Parasite [on Chum, virus 2]"},
        servers={"hq": {"ice": "Chum [rezzed]"}},
    )
    play(game, "install datasucker", "trash-first parasite", "done")
    assert (icy(game, "chum"), find(game, "chum").hosted) == (4, ())


# Wyrm


def test_wyrm_needs_strength_to_lower() -> None:
    """NR-CARD-13, NR-FAQ-17: 1 is not enough for Enigma; with 2 it takes two credits and three to break."""
    game = at_ice("Enigma [rezzed]", "Wyrm", credits=9)
    assert options(game) == ["pass", "boost wyrm"]
    play(game, "boost wyrm")
    assert (icy(game, "wyrm"), options(game)) == (2, ["pass", "use wyrm", "boost wyrm"])
    play(game, "use wyrm", "use wyrm", "break 2 wyrm")
    assert (icy(game, "enigma"), game.state.runner.credits) == (0, 3)
    play(game, "pass*2")
    assert (icy(game, "enigma"), icy(game, "wyrm"), game.state.runner.clicks) == (2, 1, 3)
    pass_until(game, "action")


def test_wyrm_breaks_weak_ice_only() -> None:
    """NR-CARD-13: ice of strength 0 or less, whatever its subtype."""
    game = at_ice("Ice Wall [rezzed]", "Wyrm", credits=4)
    assert "break 1 wyrm" not in options(game)
    play(game, "use wyrm", "break 1 wyrm")
    assert game.state.runner.credits == 0
    pass_until(game, "action")
    game = at_ice("Rototurret [rezzed]", "Wyrm", credits=3)
    assert "break 2 wyrm" in options(game)
    play(game, "break 2 wyrm", "pass*2", "choose wyrm")
    pass_until(game, "action")


def test_wyrm_lowers_for_an_encounter_only() -> None:
    """NR-CARD-13, NR-26.7, NR-DIFF-38: not before it, and gone after it."""
    game = table(
        turn="runner",
        runner={"rig": "Wyrm"},
        servers={"archives": {"ice": "Ice Wall [rezzed]"}},
        run="archives",
    )
    assert "use wyrm" not in options(game)
    play(game, "pass*4", "use wyrm")
    assert icy(game, "ice-wall") == 0
    play(game, "pass*2")
    assert icy(game, "ice-wall") == 1


# Ice Carver


def test_ice_carver() -> None:
    """NR-CARD-15, NR-38.2: one less during the encounter, for every piece, neither before nor after."""
    game = table(
        turn="runner",
        runner={"rig": "Ice Carver, Corroder", "credits": 1},
        servers={"archives": {"ice": "Wall of Static [rezzed]"}, "hq": {"ice": "Enigma [rezzed]"}},
        run="archives",
    )
    assert icy(game, "wall-of-static") == 3
    play(game, "pass*4")
    assert (icy(game, "wall-of-static"), icy(game, "enigma")) == (2, 2)
    play(game, "break 1 corroder", "pass*2")
    assert icy(game, "wall-of-static") == 3
    pass_until(game, "action")


def test_ice_carver_below_zero() -> None:
    """NR-CARD-15, NR-26.14: -1 trashes nothing by itself."""
    game = at_ice("Rototurret [rezzed]", "Ice Carver, Wyrm", credits=3)
    assert (icy(game, "rototurret"), find(game, "rototurret").zone) == (-1, Zone.ICE)
    play(game, "break 2 wyrm", "pass*2", "choose wyrm")
    pass_until(game, "action")


def test_ice_carver_and_parasite() -> None:
    """NR-CARD-15, NR-CARD-12: 0 from the first moment of the encounter, so the ice goes before it does anything."""
    game = at_ice("Ice Wall [rezzed]", "Ice Carver, Parasite [on Ice Wall]")
    assert keys(game, game.state.corp.discard) == ["ice-wall"]
    pass_until(game, "action")


def test_ice_carver_comes_before_encounter_abilities() -> None:
    """NR-CARD-15: Tollbooth is weaker already when its toll is due, and with Parasite gone before it is paid."""
    game = at_ice("Tollbooth [rezzed]", "Ice Carver, Parasite [on Tollbooth, virus 4]", credits=5)
    assert (keys(game, game.state.corp.discard), game.state.runner.credits) == (["tollbooth"], 5)
    pass_until(game, "action")


# Wyldside


def test_wyldside() -> None:
    """NR-CARD-16, NR-DIFF-20: two cards and one click less."""
    game = table(turn="runner", step="runner-1-1", runner={"rig": "Wyldside", "deck": "Diesel, Modded, Crypsis"})
    play(game, "pass*2")
    assert keys(game, game.state.runner.hand) == ["diesel", "modded"]
    assert game.state.runner.clicks == 3


def test_wyldside_with_a_short_stack() -> None:
    """NR-CARD-16, NR-37.5: what is there; the click is lost all the same."""
    game = table(turn="runner", step="runner-1-1", runner={"rig": "Wyldside", "deck": "Diesel"})
    play(game, "pass*2")
    assert (keys(game, game.state.runner.hand), game.state.runner.clicks) == (["diesel"], 3)
    game = table(step="corp-1-1", corp={"deck": "Hunter"}, runner={"rig": "Wyldside", "deck": "Diesel"})
    play(game, "pass*2")
    assert game.state.runner.hand == []
    leave_open(game)
