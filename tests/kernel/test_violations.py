"""Each clause of the contract, broken on purpose: the check that exists for it catches it."""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, cast

import pytest
from mypy import api

import contract
from cyberdeck.kernel import Asking, Effects, EngineFault, Game, NotPlain, Option, choose
from toy.effects import Effect, Gain
from toy.questions import Question
from toy.rules import Heist, HeistGame
from toy.state import Reading, Seat, State
from toy.view import Seen, view

VIOLATIONS = Path(__file__).parents[1] / "violations"


@pytest.mark.parametrize("file", sorted(VIOLATIONS.glob("*.py")), ids=lambda file: file.stem)
def test_mypy_refuses(file: Path) -> None:
    """Every line marked `# refused` is an error for mypy, and no other line is."""
    marked = {n for n, line in enumerate(file.read_text().splitlines(), 1) if "# refused" in line}
    report, _, _ = api.run([str(file), "--no-error-summary", "--cache-dir", "/dev/null"])
    found = {int(line.split(":")[1]) for line in report.splitlines() if f"{file.name}:" in line and ": error:" in line}
    assert marked
    assert found == marked


def game(first: Any, rules: type[Heist] = Heist) -> HeistGame:
    """A game of broken rules that starts with `first`."""

    class Broken(rules):  # type: ignore[misc, valid-type]
        def begin(self, setup: Mapping[str, Any], seed: int) -> State:
            state = BrokenState(rng=seed)
            filled = Heist().begin(setup, seed)
            state.cards, state.deck = filled.cards, filled.deck
            state.push((*(step for step, _ in filled.stack[:0:-1]), first), -1)
            return state

    @dataclasses.dataclass(slots=True, kw_only=True)
    class BrokenState(State):
        pass

    BrokenState.rules = Broken()
    return Game(BrokenState.rules.begin({}, 1), {}, 1)


@dataclasses.dataclass(frozen=True, slots=True)
class ActsThenAsks(Question):
    def resolve(self, view: Reading, source: int) -> Asking[Effects]:
        cast(State, view).players[0].coins += 1
        yield from choose(0, "action", [Option("draw", None), Option("coin", None)])
        return ()


@dataclasses.dataclass(frozen=True, slots=True)
class AsksTwice(Question):
    def resolve(self, view: Reading, source: int) -> Asking[Effects]:
        yield from choose(0, "action", [Option("coin", None)])
        yield from choose(1, "action", [Option("coin", None)])
        return ()


@dataclasses.dataclass(frozen=True, slots=True)
class SameName(Question):
    def resolve(self, view: Reading, source: int) -> Asking[Effects]:
        return (yield from choose(0, "action", [Option("coin", ()), Option("coin", (Gain(Seat.SOUTH, 1),))]))


@dataclasses.dataclass(frozen=True, slots=True)
class Live(Effect):
    callback: Callable[[State], None]

    def resolve(self, state: State, source: int) -> Effects:
        self.callback(state)
        return ()


@dataclasses.dataclass(frozen=True, slots=True)
class AskFirst(Question):
    def resolve(self, view: Reading, source: int) -> Asking[Effects]:
        return (yield from choose(0, "action", [Option("coin", ())]))


@dataclasses.dataclass(frozen=True, slots=True)
class BetrayingOptions(Question):
    def resolve(self, view: Reading, source: int) -> Asking[Effects]:
        top = view.cards[view.deck[-1]]
        return (yield from choose(0, "action", [Option("play", (), (top,))]))


@dataclasses.dataclass(frozen=True, slots=True)
class WhoDecidesBetrays(Question):
    def resolve(self, view: Reading, source: int) -> Asking[Effects]:
        seat = int(view.cards[view.deck[-1]].title < "f")
        return (yield from choose(seat, "action", [Option("coin", ())]))


class Leaky(Heist):
    def view(self, state: State, seat: int) -> Any:
        seen: Seen = view(state, seat)
        return dataclasses.replace(seen, turn=state.cards[state.players[Seat.NORTH].hand[0]].title)


def test_a_question_that_changes_the_position_is_caught() -> None:
    with pytest.raises(AssertionError, match="changed the position"):
        contract.questions_change_nothing(game(ActsThenAsks()))


def test_a_question_to_two_seats_is_caught() -> None:
    with pytest.raises(EngineFault, match="two seats"):
        game(AsksTwice()).decide("coin")


def test_a_notation_used_twice_is_caught() -> None:
    with pytest.raises(AssertionError, match="not unique"):
        contract.options_are_sound(game(SameName()))


def test_a_live_object_on_the_stack_is_caught() -> None:
    stuck = game(AskFirst())
    stuck.state.stack.insert(0, (Live(lambda state: None), -1))
    with pytest.raises(NotPlain, match="function"):
        contract.copies_are_the_same(stuck)


def test_a_view_that_leaks_is_caught() -> None:
    with pytest.raises(AssertionError, match=r"view of seat .* leaks"):
        contract.play(game(AskFirst(), Leaky), random.Random(1), *[contract.Blindness(n) for n in range(9)])


def test_options_that_leak_are_caught() -> None:
    with pytest.raises(AssertionError, match="options of seat 0 leak"):
        contract.play(game(BetrayingOptions()), random.Random(1), *[contract.Blindness(n) for n in range(9)])


def test_a_betraying_question_is_caught() -> None:
    with pytest.raises(AssertionError, match="who decides"):
        contract.play(game(WhoDecidesBetrays()), random.Random(1), *[contract.Blindness(n) for n in range(9)])
