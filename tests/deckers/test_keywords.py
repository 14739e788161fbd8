"""Interrupts and texts without keyword: the general rules (DK-15); execute and show are in cards/test_keywords."""

from __future__ import annotations

from cyberdeck.deckers.rules import DeckersGame
from deckers.tables import at, network, of, options, play, prompt, quiet, seat


def discarded(game: DeckersGame, decker: str) -> list[str]:
    return [game.state.cards[id] for id in of(game, decker).discard]


# DK-15.3
def test_an_interrupt_is_no_action() -> None:
    deckers = {"oshin-noro": {"hand": "kill-switch premonition overvoltage"}}
    found = options(quiet(deckers=deckers, spaces={"red6": "red"}))
    assert not any(option.startswith(("execute", "show", "interrupt")) for option in found)
    assert "move" in found


# DK-15.3, DK-15.7
def test_an_interrupt_may_be_played_in_anothers_turn() -> None:
    deckers = {"oshin-noro": {"hand": "ping"}, "monty-quantum": {"at": "red5", "hand": "kill-switch"}}
    game = quiet(deckers=deckers, phase="start-of-turn")
    assert prompt(game) == "interrupt"
    assert seat(game) == "monty-quantum"
    assert options(game) == ["interrupt kill-switch", "decline"]
    play(game, "interrupt kill-switch")
    assert network(game) == {}
    assert discarded(game, "monty-quantum") == ["kill-switch"]
    assert seat(game) == "oshin-noro"


# DK-15.7
def test_several_interrupts_at_one_moment_one_after_another() -> None:
    """1 + 1 + 1 + 2 for Oshin, and twice 2 by interrupts, against 6 + 2."""
    deckers = {"oshin-noro": {"hand": "glitch overvoltage"}, "monty-quantum": {"hand": "overvoltage"}}
    game = quiet(deckers=deckers, spaces={"red6": "red, 2 black"}, coming={"red": [1], "black": [6]})
    play(game, "infect", "number 1", "pay glitch")
    assert (prompt(game), seat(game)) == ("interrupt", "oshin-noro")
    play(game, "decline")
    assert seat(game) == "monty-quantum"
    play(game, "interrupt overvoltage")
    assert discarded(game, "monty-quantum") == ["overvoltage"]
    assert (prompt(game), seat(game)) == ("interrupt", "oshin-noro")
    play(game, "interrupt overvoltage")
    assert prompt(game) == "deckers-action"
    assert at(game, "red6") == "red"
    assert discarded(game, "oshin-noro") == ["overvoltage", "glitch"]


# DK-15.7
def test_who_has_been_seen_to_hold_nothing_is_not_asked() -> None:
    deckers = {"oshin-noro": {"hand": "ping"}, "monty-quantum": {"at": "red5", "discard": "kill-switch"}}
    game = quiet(deckers=deckers, phase="start-of-turn")
    assert prompt(game) == "deckers-action"
    assert at(game, "red6") == "black"


# DK-15.5
def test_a_text_without_keyword_works_with_the_symbols_in_its_action() -> None:
    deckers = {"tilda-sweet": {"hand": "overkill"}}
    spaces = {"yellow6": "red, 2 black"}
    coming = {"red": [1], "black": [6]}
    game = quiet(deckers=deckers, spaces=spaces, coming=coming)
    assert not any(option.endswith("overkill") for option in options(game))
    play(game, "infect", "number 1", "pay overkill")
    assert at(game, "yellow6") == "red, 2 black"
    deckers = {"tilda-sweet": {"hand": "glitch overkill"}}
    game = play(quiet(deckers=deckers, spaces=spaces, coming=coming), "infect", "number 1", "pay glitch")
    assert at(game, "yellow6") == "2 black"


# DK-15.6
def test_a_text_without_a_target_cannot_be_used() -> None:
    deckers = {"oshin-noro": {"hand": "scalpel"}}
    assert "execute scalpel" in options(quiet(deckers=deckers, spaces={"red6": "black"}))
    assert "execute scalpel" not in options(quiet(deckers=deckers, spaces={"red5": "black"}))
