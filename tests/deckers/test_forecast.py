"""What threatens is what comes of all rolls, each as likely as the others."""

from __future__ import annotations

import random
from collections import Counter
from itertools import product
from typing import Any

import pytest

from cyberdeck.deckers.dice import FACES
from cyberdeck.deckers.events import Exploded, PhaseBegan, ScoutPlaced, Transformed
from cyberdeck.deckers.forecast import Doomed, Forecast
from cyberdeck.deckers.new_scouts import new_shades
from cyberdeck.deckers.rules import DeckersGame, new_game
from cyberdeck.deckers.words import Phase, space_name
from cyberdeck.kernel import Rng
from deckers.tables import at, leave_open, quiet

SILVER = "silver-data-overload gold-mirror-map"
NUMBERS = range(1, 7)
EMPTY = {"oshin-noro": {"hand": "", "turns": 1}, "monty-quantum": {"hand": "", "turns": 1}}
REFUSALS = ("decline", "let-enter")


def foretold(game: DeckersGame, decker: str = "") -> Forecast:
    found = game.forecast(decker)
    assert isinstance(found, Forecast)
    return found


def let_pass(game: DeckersGame, seen: int = 0) -> Counter[str]:
    """Up to the actions, where nobody steps in: what happens where, each thing once, and how it is lost."""
    found: set[str] = set()
    while True:
        for moment in list(game._moments())[seen:]:
            seen += 1
            for event in moment.events:
                if isinstance(event, ScoutPlaced | Transformed | Exploded):
                    found.add(f"{type(event).__name__} {space_name(event.at.space)}")
                if isinstance(event, PhaseBegan) and event.phase.id == Phase.ACTIONS.value:
                    return Counter(found)
        if game.result is not None:
            return Counter([*found, game.result.reason.id])
        assert game.decision is not None
        notations = game.decision.notations
        game.decide(next((word for word in REFUSALS if word in notations), notations[0]))


def counted(found: Forecast) -> dict[str, float]:
    return {
        **{f"ScoutPlaced {name}": chance for name, chance in found.scouts.items()},
        **{f"Transformed {name}": chance for name, chance in found.guardians.items()},
        **{f"Exploded {name}": chance for name, chance in found.explosions.items()},
        **found.lost,
    }


POSITIONS: list[dict[str, Any]] = [
    {"smc": "mother", "spaces": {"red3": "2 black, red", "blue1": "black guardian", "blue6": "2 black"}},
    {"smc": "mother", "spaces": {"red3": "black guardian", "red6": "black guardian", "yellow2": "white guardian"}},
    {"smc": "mother", "supply": {"guardians": 0, "scouts": 2}, "spaces": {"red3": "2 black", "green2": "2 black"}},
    {"smc": "alpha-moby", "objectives": SILVER, "spaces": {"red6": "2 black", "red1": "black guardian"}},
    {"smc": "spider", "spaces": {"red3": "2 black, red", "blue2": "green", "blue6": "2 black"}},
    {"smc": "viking", "spaces": {"red3": "2 black", "red5": "black guardian", "green3": "black guardian"}},
    {"smc": "sentinel", "spaces": {"red3": "2 black", "red5": "white guardian"}},
    {"smc": "logi", "spaces": {"red5": "2 white", "red6": "red", "green1": "white"}},
]


# DK-10.3, DK-11.3, DK-11.5, DK-12.7 to DK-12.13
@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position["smc"])
def test_the_next_turn_is_what_all_rolls_come_to(position: dict[str, Any]) -> None:
    told = foretold(quiet(**{"deckers": EMPTY, "phase": "hand-tile", **position}), "oshin-noro")
    rolled: Counter[str] = Counter()
    for face, number in product(FACES, NUMBERS):
        coming = {"server": [face], "black": [number]}
        rolled += let_pass(quiet(**{"deckers": EMPTY, "phase": "start-of-turn", "coming": coming, **position}))
    leave_open()
    assert told.decker == "oshin-noro"
    assert counted(told) == pytest.approx({what: times / 36 for what, times in rolled.items()})


# DK-11.2, DK-11.3
def test_two_scouts_come_one_after_another() -> None:
    position = {
        "smc": "viking",
        "objectives": SILVER,
        "deckers": EMPTY,
        "spaces": {"red3": "black", "blue5": "2 black"},
    }
    told = foretold(quiet(phase="hand-tile", **position), "oshin-noro")
    rolled: Counter[str] = Counter()
    for one, other in product(product(FACES, NUMBERS), repeat=2):
        coming = {"server": [one[0], other[0]], "black": [one[1], other[1]]}
        rolled += let_pass(quiet(phase="start-of-turn", coming=coming, **position))
    leave_open()
    assert counted(told) == pytest.approx({what: times / 36**2 for what, times in rolled.items()})
    assert told.guardians["red3"] == pytest.approx((4 / 36) ** 2), "3 or 4, by the red or the avatar face, twice"


def wandering(smc: str, seed: int) -> DeckersGame:
    """A random game that stands where the tile is handed on, in its middle."""
    game, chance = new_game(smc, ("oshin-noro", "monty-quantum"), seed), random.Random(seed)
    for taken in range(400):
        decision = game.decision
        if decision is None:
            break
        if taken > 60 and decision.prompt.id == "ask-hand-tile":
            return game
        game.decide(chance.randrange(len(decision.notations)))
    return wandering(smc, seed + 100)


# DK-11
@pytest.mark.parametrize("smc", ["alpha-moby", "spider", "glom", "viking", "mother"])
def test_in_any_game_it_is_what_all_rolls_come_to(smc: str) -> None:
    game = next(game for seed in range(9) if len(new_shades((game := wandering(smc, seed)).state)) <= 1)
    told = foretold(game)
    rolled: Counter[str] = Counter()
    for face, number in product(FACES, NUMBERS):
        twin = game.copy()
        twin.state.script = {"server": (face,), "black": (number,)}
        before = len(list(twin._moments()))
        twin.decide(f"hand-tile {told.decker}")
        rolled += let_pass(twin, before)
    assert counted(told) == pytest.approx({what: times / 36 for what, times in rolled.items()})


def test_nothing_hidden_is_in_it() -> None:
    game = wandering("mother", 3)
    for seat, seed in product(range(2), range(5)):
        assert game.determinise(seat, Rng(seed)).forecast() == game.forecast()


def test_asking_changes_nothing() -> None:
    game = wandering("spider", 1)
    before = game.save()
    game.forecast()
    assert game.save() == before


# DK-8.1, DK-26
def test_after_the_last_turn_of_a_cycle_the_attack_comes_first() -> None:
    over = {"oshin-noro": {"hand": "", "turns": 3}, "monty-quantum": {"hand": "", "turns": 3}}
    told = foretold(quiet(smc="mother", deckers=over, phase="actions"))
    assert (told.turns, told.decker, told.scouts, told.lost) == ((), None, {}, {})


# DK-11.1
def test_the_very_first_turn_brings_no_new_scout() -> None:
    fresh = {"oshin-noro": {"hand": "", "turns": 0}, "monty-quantum": {"hand": "", "turns": 0}}
    told = foretold(quiet(smc="mother", deckers=fresh, phase="hand-tile", first_turn=True), "oshin-noro")
    assert told.scouts == {"red6": 1.0}


# DK-12.10 to DK-12.13
def test_one_scout_and_what_it_sets_off() -> None:
    spaces = {"red3": "2 black", "red1": "black guardian", "blue1": "black guardian", "blue2": "black guardian"}
    told = foretold(quiet(spaces=spaces, deckers=EMPTY))
    ripe, alone, chain = told.sparks["red3"], told.sparks["red1"], told.sparks["blue1"]
    assert (ripe.enters, ripe.guardians, ripe.explosions, ripe.lost) == (("red3",), ("red3",), (), "")
    assert (alone.explosions, alone.guardians, alone.lost) == (("red1",), (), "")
    assert (chain.explosions, chain.lost) == (("blue1", "blue2"), "lost-chain")


ATTACKED = [
    ("2 red, black", {"red": 2}, None),
    ("red, blue, 2 black", {"red": 1, "blue": 1}, None),
    ("2 red, green, black guardian, blue installation", {"red": 2, "green": 1}, "blue"),
]


# DK-26.1 to DK-26.4, DK-23.4, DK-23.5
@pytest.mark.parametrize(("lying", "programs", "installation"), ATTACKED)
def test_the_attack_is_what_all_rolls_come_to(lying: str, programs: dict[str, int], installation: str | None) -> None:
    away = {"tilda-sweet": {"at": "blue6", "hand": ""}}
    position = {"objectives": "gold-mirror-map", "deckers": away, "spaces": {"yellow3": lying}}
    (told,) = foretold(quiet(phase="actions", **position)).attack
    held = 0
    for dice in product(NUMBERS, repeat=4):
        coming = {"red": dice[:2], "black": dice[2:]}
        held += "black" not in at(quiet(phase="attack", coming=coming, **position), "yellow3")
    leave_open()
    assert (told.space, told.programs, told.installation) == ("yellow3", programs, installation)
    assert told.safe == pytest.approx(held / 6**4)


# DK-26.3
def test_without_red_programs_nothing_is_saved_and_scouts_spare_installations() -> None:
    told = foretold(quiet(deckers=EMPTY, spaces={"yellow3": "2 green, black, blue installation", "blue2": "black"}))
    assert told.attack == (Doomed("yellow3", {"green": 2}, None, 0.0),)


# DK-31.6
def test_sentinel_trades_one_for_one() -> None:
    spaces = {"yellow3": "2 red, black, green", "yellow4": "red, 2 black"}
    told = foretold(quiet(smc="sentinel", deckers=EMPTY, spaces=spaces))
    assert {(doomed.space, doomed.safe) for doomed in told.attack} == {("yellow3", 1.0), ("yellow4", 0.0)}


# DK-7
def test_before_the_network_is_laid_out_there_is_nothing_to_tell() -> None:
    assert new_game().forecast() is None
