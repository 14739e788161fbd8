"""How often a person is asked: whole games and single cases at a real ledger, with and without its answers."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import yaml

from cyberdeck import games
from cyberdeck.bots import bot_for, seen_by
from cyberdeck.kernel import Asked, Decision
from cyberdeck.service.entries import Charter, Sitting, Terms
from cyberdeck.service.ledger import Ledger

POSITIONS = Path(__file__).parents[1] / "benchmarks" / "questions"
MOST = 6000
"""No game has more decisions than this."""


def table(game: str, seat: int, setup: dict[str, Any], seed: int, asked: Asked | None = None) -> Ledger:
    """One person, and the house in all other seats."""
    rules = games.find(game)
    sittings = [Sitting.HOUSE] * len(rules.new_game(setup, seed).seats)
    sittings[seat] = Sitting.PERSON
    terms = Terms(asked=asked)
    ledger = Ledger(Charter("t", game, rules.version, setup, seed, "", terms, False, 0, tuple(sittings)))
    ledger.settle(0)
    return ledger


# whole games


class Count(NamedTuple):
    """What one person was asked in a game, or in several."""

    asked: int
    """Questions of the rules."""
    fair: int
    """Without what everybody can see to have one answer."""
    shown: int
    """What was really asked."""
    lone: int
    """Of these, questions with one answer."""
    turns: int


def played(game: str, seed: int) -> Count:
    """A game that the house's player plays in a person's seat, now in this one and now in that."""
    ledger = table(game, seed % 2, {}, seed)
    bots = [bot_for(game, seat, seed) for seat in range(len(ledger.seats))]
    lone = 0
    for _ in range(MOST):
        decision = ledger.decision
        if decision is None:
            break
        seat = decision.seat
        answer = bots[seat].choose(seen_by(ledger.game)) if len(decision.options) > 1 else 0
        if ledger.by_house(seat):
            ledger.decide_for_house(ledger.seq, decision.notation(answer), 0)
        else:
            lone += len(decision.options) == 1
            ledger.decide([seat], ledger.seq, decision.notation(answer), 0)
    assert ledger.result is not None, "the game does not end"
    mine = [move for move in ledger.moves if move.seat == seed % 2]
    fair, shown = sum(not move.foregone for move in mine), sum(move.own for move in mine)
    return Count(len(mine), fair, shown, lone, turns(ledger, seed % 2))


def turns(ledger: Ledger, seat: int) -> int:
    """How many turns that seat has had."""
    if ledger.charter.game == "netrunner":
        return max(1, int(ledger.game.view(seat).turns) // 2)
    return max(1, sum(move.seat == seat and move.notation == "end-actions" for move in ledger.moves))


# single cases


class Case(NamedTuple):
    """Something that a person wants to do, from a position."""

    name: str
    game: str
    seat: int
    wishes: tuple[str, ...]
    """What he says, one after the other where it counts, as soon as it is offered; otherwise he lets the game go on."""
    shortcut: str
    """What he says instead where he can: the shortcut that begins so."""
    counted: tuple[str, ...]
    """The steps of Netrunner in which it is counted how often he is asked; otherwise all until the next action."""
    most: int
    """So many questions at most, with all helps."""
    position: str = ""
    """The file it begins with, if that is not called like the case."""


CASES = (
    Case("archives", "netrunner", 1, ("run archives",), "", (), 3),
    Case(
        "crypsis",
        "netrunner",
        1,
        ("run hq", "boost", "break 1", "pass", "remove-counter"),
        "break-all crypsis",
        ("run-3", "question"),
        2,
    ),
    Case(
        "crypsis-run",
        "netrunner",
        1,
        ("run hq", "boost", "break 1", "pass", "remove-counter", "continue"),
        "break-all crypsis",
        (),
        2,
        "crypsis",
    ),
    Case(
        "carry",
        "deckers",
        0,
        (
            "move",
            "number 2",
            "pay route-trace",
            "go red1",
            "take-programs red",
            "go yellow6",
            "take-programs red",
            "done",
        ),
        "carry-to yellow6 red",
        (),
        4,
    ),
    Case("approach", "netrunner", 1, ("run hq",), "", ("run-2",), 0),
)


def asked_in(case: Case, asked: Asked | None, shortcuts: bool = False) -> int:
    """How often the person is asked between the first answer and the next action."""
    setup = {"position": yaml.safe_load((POSITIONS / f"{case.position or case.name}.yaml").read_text(encoding="utf-8"))}
    ledger, wishes = table(case.game, case.seat, setup, 1, asked), list(case.wishes)
    count, begun = 0, False
    while (decision := ledger.decision) is not None:
        if ledger.by_house(decision.seat):
            ledger.decide_for_house(ledger.seq, decision.notations[0], 0)
            continue
        if decision.prompt.id in ("ask-action", "ask-deckers-action"):
            if begun:
                break
            begun = counts = True
            count += not case.counted
        else:
            counts = _counts(case, ledger, decision)
            count += counts
        short = _short(case, ledger) if shortcuts else None
        if short is not None:
            ledger.take_shortcut([case.seat], ledger.seq, short, 0)
        else:
            ledger.decide([case.seat], ledger.seq, _said(decision, wishes) if counts else decision.notations[0], 0)
    return count


def _counts(case: Case, ledger: Ledger, decision: Decision) -> bool:
    step = getattr(ledger.game.view(case.seat), "step", "")
    if decision.prompt.id == "ask-jack-out":
        return not case.counted
    return not case.counted or step.startswith(case.counted)


def _short(case: Case, ledger: Ledger) -> str | None:
    named = [it.notation for it in ledger.game.shortcuts] if case.shortcut else []
    return next((notation for notation in named if notation.startswith(case.shortcut)), None)


def _said(decision: Decision, wishes: list[str]) -> str:
    offered = decision.notations
    if wishes and (fitting := [notation for notation in offered if notation.startswith(wishes[0])]):
        del wishes[0]
        return fitting[0]
    return offered[0]
