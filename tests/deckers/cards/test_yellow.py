"""The yellow command cards."""

from __future__ import annotations

from deckers.commands import holding, offered, over, pile
from deckers.tables import at, avatars, hand, network, of, options, play, prompt, seat, supply

# Disguise


# DK-3.16
def test_disguise_flips_one_program_of_the_own_space() -> None:
    game = holding("disguise", {"red6": "blue, 2 red, purple", "red1": "green"})
    play(game, "execute disguise")
    assert options(game) == ["flip blue red6", "flip red red6"]
    play(game, "flip red red6")
    assert at(game, "red6") == "blue, yellow, red, purple"
    over(game)
    for before, after in (("blue", "green"), ("green", "blue"), ("yellow", "red"), ("red", "yellow")):
        game = play(holding("disguise", {"red6": before}), "execute disguise")
        assert at(game, "red6") == after


# DK-3.16: the flipped program counts as entering
def test_a_disguised_program_above_the_limit_goes_to_the_supply() -> None:
    game = holding("disguise", {"red6": "blue, 3 green"})
    play(game, "execute disguise", "flip blue red6")
    assert at(game, "red6") == "3 green"
    assert supply(game, "blue-green") == 12
    over(game)


# DK-15.6, DK-3.18: purple has no other side, a blocked program counts for nothing
def test_disguise_needs_a_program_that_can_be_flipped() -> None:
    assert not offered(holding("disguise", {"red6": "purple, white-on-blue", "red1": "blue"}), "disguise")


# Decoy


# DK-20.6
def test_decoy_lures_a_scout_and_places_a_yellow_program() -> None:
    game = holding("decoy", {"red1": "black, white-on-red", "yellow1": "black", "green1": "black"})
    play(game, "execute decoy")
    assert options(game) == ["push-from red1", "push-from yellow1"]
    play(game, "push-from red1")
    assert options(game) == ["scout black", "scout white-on-red"]
    play(game, "scout white-on-red")
    assert at(game, "red6") == "yellow, white-on-red"
    over(game)


# DK-12.14, DK-12.16: a white scout blocks an old program before the new one comes; else the new one
def test_a_lured_white_scout_blocks() -> None:
    game = play(holding("decoy", {"red1": "white", "red6": "red"}), "execute decoy")
    assert at(game, "red6") == "yellow, white-on-red"
    over(game)
    game = play(holding("decoy", {"red1": "white"}), "execute decoy")
    assert at(game, "red6") == "white-on-yellow"
    over(game)


# DK-12.7: the transformation comes first, so the program survives
def test_decoy_transforms_before_the_program_comes() -> None:
    game = play(holding("decoy", {"red1": "black", "red6": "2 black, red"}), "execute decoy")
    assert network(game) == {"red6": "yellow, black guardian"}
    over(game)


# DK-13.6, DK-13.10: a decker who is relocated goes on from the new space
def test_decoy_follows_a_relocated_decker() -> None:
    game = holding("decoy", {"red1": "black", "red6": "black, white"}, coming={"server": ["green"], "black": [2]})
    play(game, "execute decoy")
    assert network(game) == {"red6": "white guardian", "green2": "yellow"}
    assert avatars(game, "tilda-sweet") == ["green2"]
    over(game)


# DK-15.6, DK-3.9
def test_decoy_needs_a_scout_beside_and_a_program() -> None:
    assert not offered(holding("decoy", {"red6": "black", "green1": "black"}), "decoy")
    assert not offered(holding("decoy", {"red1": "black"}, supply={"yellow-red": 0}), "decoy")
    assert offered(holding("decoy", {"red1": "black"}, supply={"yellow-red": 1}), "decoy")


# DK-12.20: Angel may send the scout elsewhere; the program comes all the same
def test_angel_may_redirect_the_lured_scout() -> None:
    game = holding("decoy", {"red1": "black"}, who="angel-nitrate")
    play(game, "execute decoy", "redirect red4")
    assert network(game) == {"red4": "black", "red6": "yellow"}
    over(game)


# Double Agent


# DK-12.17
def test_double_agent_replaces_a_scout_by_a_yellow_program() -> None:
    game = holding("double-agent", {"red6": "black, white-on-blue"})
    play(game, "execute double-agent")
    assert options(game) == ["scout black", "scout white-on-blue"]
    play(game, "scout white-on-blue")
    assert at(game, "red6") == "yellow, black"
    over(game)


# DK-12.14: a free white scout that stays blocks the new program
def test_the_new_program_may_be_blocked() -> None:
    game = play(holding("double-agent", {"red6": "2 white"}), "execute double-agent")
    assert at(game, "red6") == "white-on-yellow"
    over(game)


# DK-3.12
def test_double_agent_obeys_the_limit() -> None:
    game = play(holding("double-agent", {"red6": "3 yellow, black"}), "execute double-agent")
    assert at(game, "red6") == "3 yellow"
    over(game)


# DK-15.6, DK-3.9, A10: the supply is looked at before the scout leaves
def test_double_agent_needs_a_scout_and_a_program() -> None:
    assert not offered(holding("double-agent", {"red1": "black"}), "double-agent")
    assert not offered(holding("double-agent", {"red6": "black guardian"}), "double-agent")
    blocked = {"red6": "white-on-yellow"}
    assert not offered(holding("double-agent", blocked, supply={"yellow-red": 0}), "double-agent")
    assert offered(holding("double-agent", blocked), "double-agent")


# Accomplice


# DK-15.3, DK-15.7
def test_accomplice_adds_to_the_payment_of_another_decker() -> None:
    others = {"monty-quantum": {"hand": "accomplice"}}
    game = holding("spoof", {"red6": ""}, who="oshin-noro", others=others)
    play(game, "upload yellow", "pay-with-help spoof")
    assert (seat(game), prompt(game)) == ("monty-quantum", "accomplice")
    play(game, "interrupt accomplice")
    assert at(game, "red6") == "yellow"
    assert pile(game, "oshin-noro") == ["spoof"]
    assert pile(game, "monty-quantum") == ["accomplice"]
    over(game)


def test_without_the_help_the_action_is_not_declared() -> None:
    others = {"monty-quantum": {"hand": "accomplice"}}
    game = holding("spoof", who="oshin-noro", others=others)
    play(game, "upload yellow", "pay-with-help spoof", "decline")
    assert network(game) == {}
    assert hand(game, "oshin-noro") == ["spoof"]
    over(game)


# The own card is only worth its symbols; it cannot be sacrificed by another decker.
def test_accomplice_is_no_help_for_its_owner_and_no_sacrifice() -> None:
    game = holding("accomplice", who="oshin-noro")
    assert "upload yellow" not in options(game)
    others = {"monty-quantum": {"hand": "accomplice"}}
    game = holding("bluff", who="oshin-noro", others=others, row="masquerade", upgrades="")
    play(game, "upgrade masquerade", "pay-with-help bluff", "interrupt accomplice")
    assert options(game) == ["sacrifice bluff"]
    play(game, "sacrifice bluff")
    assert hand(game, "oshin-noro") == ["masquerade"]
    assert pile(game, "monty-quantum") == ["accomplice"]


# Masquerade


# DK-3.16: flipped together, then checked
def test_masquerade_flips_any_programs_of_the_server() -> None:
    game = holding("masquerade", {"red6": "2 blue, 2 green", "red1": "red", "yellow1": "red", "red2": "purple"})
    play(game, "execute masquerade")
    assert options(game) == ["flip red red1"] + [f"flip {what} red6" for what in ("blue", "blue*2", "green", "green*2")]
    play(game, "flip blue*2 red6")
    assert options(game) == ["flip red red1", "flip green red6", "flip green*2 red6", "done"]
    play(game, "flip green*2 red6", "flip red red1")
    assert network(game) == {"red6": "2 blue, 2 green", "red1": "yellow", "yellow1": "red", "red2": "purple"}
    over(game)


def test_masquerade_loses_what_is_above_the_limit() -> None:
    game = holding("masquerade", {"red6": "3 blue, 2 green"})
    play(game, "execute masquerade", "flip blue*3 red6", "flip green red6")
    assert at(game, "red6") == "blue, 3 green"
    assert supply(game, "blue-green") == 11
    over(game)
    game = holding("masquerade", {"red6": "3 blue, 2 green"})
    play(game, "execute masquerade", "flip blue red6", "done")
    assert at(game, "red6") == "2 blue, 3 green"


# DK-15.6
def test_masquerade_needs_a_program_on_the_server() -> None:
    spaces = {"red6": "purple", "red1": "white-on-red", "yellow1": "red"}
    assert not offered(holding("masquerade", spaces), "masquerade")
    assert offered(holding("masquerade", {**spaces, "red4": "red"}), "masquerade")


# DK-21.3, DK-28.5
def test_masquerade_on_the_server_of_the_own_space() -> None:
    game = holding("masquerade", {"red1": "red"}, "red6", fragmented=True)
    assert at(play(game, "execute masquerade", "flip red red1"), "red1") == "yellow"


# Clone


# DK-22.5
def test_clone_makes_a_second_program_of_a_conversion() -> None:
    game = holding("clone", {"red6": "2 yellow, black"})
    play(game, "convert yellow", "pay clone")
    assert at(game, "red6") == "3 yellow"
    assert pile(game) == ["clone"]
    over(game)
    game = holding("clone ping", {"red6": "2 yellow, black"})
    play(game, "convert blue", "pay clone+ping")
    assert at(game, "red6") == "2 blue, yellow"


# DK-3.8, DK-3.12: supply and limit permitting
def test_clone_obeys_supply_and_limit() -> None:
    game = holding("clone bluff", {"red6": "3 yellow, black"})
    play(game, "convert yellow", "pay clone")
    assert at(game, "red6") == "3 yellow"
    over(game)
    game = holding("clone ping", {"red6": "2 yellow, black"}, supply={"blue-green": 1})
    play(game, "convert blue", "pay clone+ping")
    assert at(game, "red6") == "blue, yellow"
    assert supply(game, "blue-green") == 0


# DK-14.6: without the card in the payment nothing more comes
def test_clone_works_only_if_it_is_paid_with() -> None:
    game = holding("clone spoof", {"red6": "2 yellow, black"})
    play(game, "convert yellow")
    assert options(game)[:2] == ["pay spoof", "pay clone"]
    play(game, "pay spoof")
    assert at(game, "red6") == "2 yellow"
    assert hand(game, "tilda-sweet") == ["clone"]


# DK-32.10
def test_clone_of_a_purple_program_is_surplus() -> None:
    game = holding("clone improvise", {"red6": "2 yellow, black"}, who="rupert-stanz")
    play(game, "convert purple", "pay clone+improvise")
    assert at(game, "red6") == "yellow, purple"
    assert of(game, "rupert-stanz").discard
    over(game)
