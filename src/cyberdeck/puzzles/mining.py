"""Cutting puzzles from games that computer players play: positions with few good moves, which not everybody finds."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final, NamedTuple

from cyberdeck.bots import answer, bot_for
from cyberdeck.bots.rungs import HOUSE, NAMES
from cyberdeck.deckers.choosing import DECKERS as CREW
from cyberdeck.deckers.content import CONTENT
from cyberdeck.deckers.cycle import TURNS
from cyberdeck.deckers.expressions import met
from cyberdeck.games import find
from cyberdeck.kernel import AnyGame, Complaint, Rng
from cyberdeck.netrunner.decks import starter_names
from cyberdeck.netrunner.position import printed_card
from cyberdeck.netrunner.state import State
from cyberdeck.netrunner.words import Side
from cyberdeck.puzzles.deckers import last_turn
from cyberdeck.puzzles.goals import Standing
from cyberdeck.puzzles.memory import Proof
from cyberdeck.puzzles.puzzle import PUZZLING, Puzzle
from cyberdeck.puzzles.solver import Solver

NODES: Final = 12_000
MOST: Final = 6
"""So many first moves may solve a puzzle, and no more than half of all."""
FEWEST: Final = 4
"""From so many first moves one has to choose."""
SEEDS: Final = (1,)
STEPS: Final = 5
"""A proof in Deckers can follow so many steps of moves."""
_STRIDES: Final = ("B", "P")
LEAST: Final = 25
"""What takes fewer tries to prove is no riddle."""
DEEDS: Final = 2
PLAIN: Final = ("corp",)
"""Who does nothing but advance need not be asked; a single run or action may be a riddle that two players fail."""
ACTIONS: Final = ("action", "deckers-action")
GOOD: Final = (HOUSE, NAMES[-1])
_TRIED: Final = 3_000
_PROGRAMS: Final = re.compile(r"(?:\d )?(?:blue|green|yellow|red|purple)")
_DECOYS: Final = 2
PLAYERS: Final = (HOUSE, *NAMES[:4])
"""Who is asked to solve it: as many as there are stars. The strongest takes too long over many puzzles."""
_CLICKS: Final = (1, 2, 3, 4)


class Candidate(NamedTuple):
    """A moment of a game that may be a puzzle."""

    game: AnyGame
    seat: int
    goal: str
    turn: int
    """How many turns or phases have begun before it."""


# where to look


def candidates(game: str, seed: int) -> Iterator[Candidate]:
    """The moments of one game from which the house's players reached a goal in the same turn; the setup is drawn."""
    played = find(game).new_game(_SETUPS[game](Rng(seed)), seed)
    bots = [bot_for(game, seat, seed + seat) for seat in range(len(played.seats))]
    judges = {goal: judge for goal, judge in PUZZLING[game].goals.items() if goal != "survive"}
    moments: list[Candidate] = []
    turn = 0
    while played.ask is not None:
        seat = played.ask.seat
        if not played.begun and played.ask.prompt in ACTIONS:
            moments = [moment for moment in moments if moment.seat == seat]
            moments += [Candidate(played.copy(), seat, goal, turn) for goal in judges if _FIT[game](played, goal)]
        played.decide(answer(played, bots))
        standings = {goal: judge(played, seat) for goal, judge in judges.items()}
        reached = next((goal for goal, standing in standings.items() if standing is Standing.REACHED), None)
        yield from _telling([moment for moment in moments if moment.goal == reached])
        if reached is not None or Standing.MISSED in standings.values():
            moments, turn = [], turn + 1


def _telling(moments: list[Candidate]) -> list[Candidate]:
    """Of the moments of a turn those just before the end: further back there is too much to prove."""
    return moments[:-4:-1]


def _decks(rng: Rng) -> Mapping[str, object]:
    return {side.name.lower(): _one(starter_names(side), rng) for side in Side}


def _crew(rng: Rng) -> Mapping[str, object]:
    """One decker: so nobody else's hand is in the way."""
    return {"deckers": [_one(CREW.values, rng)], "smc": _one([*CONTENT.smcs], rng)}


def _one(names: Sequence[str], rng: Rng) -> str:
    return names[rng.below(len(names))]


_SETUPS: Final = {"netrunner": _decks, "deckers": _crew}


def _clicks_left(game: AnyGame, goal: str) -> bool:
    state: State = game.state
    return state.players[state.turn].clicks in _CLICKS


def _cards_left(game: AnyGame, goal: str) -> bool:
    """The computer looks at the goal after the last turn of a cycle; before, it is to be met for a moment."""
    state: Any = game.state
    in_time = goal == "banish" or (not met(state) and (goal == "meet") == last_turn(state))
    return in_time and len(state.deckers[state.active].hand) > 1


_FIT: Final = {"netrunner": _clicks_left, "deckers": _cards_left}


# what is kept


def mined(candidate: Candidate, name: str, nodes: int = NODES) -> Puzzle | None:
    """The puzzle of that moment, if it is one."""
    game, seat, goal, _ = candidate
    try:
        position = PUZZLING[game.rules.name].laid_out(game, seat)
    except Complaint:
        return None
    tight = _TIGHTENED[game.rules.name](Puzzle(name, game.rules.name, game.seats[seat], goal, position))
    if tight is None:
        return None
    if goal == "reach" and (lasting := judged(in_last_turn(tight), nodes)) is not None:
        return lasting
    return judged(tight, nodes)


def judged(puzzle: Puzzle, nodes: int = NODES) -> Puzzle | None:
    """A puzzle with all that is to be known about it; None if it is none, or too easy."""
    start, solver = puzzle.start(), puzzle.solver(nodes)
    if start.ask is None or start.ask.seat != solver.seat or len(start.ask.options) < FEWEST:
        return None
    solutions = solver.solutions(start, min(MOST, len(start.ask.options) // 2))
    if not solutions:
        return None
    effort = nodes - solver.left
    if effort < LEAST:
        return None
    failed = failures(start, solver)
    plain = len(deeds(start, solver)) < DEEDS and (puzzle.seat in PLAIN or len(failed) < DEEDS)
    return replace(puzzle, solutions=solutions, effort=effort, failed=failed) if failed and not plain else None


def deeds(start: AnyGame, solver: Solver) -> set[str]:
    """The different actions of a solution: who does the same again and again need not be asked."""
    return {
        game.ask.options[index].notation(solver.seat)
        for game, index in solver.line(start)
        if game.ask is not None and game.ask.prompt in ACTIONS and solver.mine(game)
    }


def _proved(puzzle: Puzzle) -> bool:
    try:
        start = puzzle.start()
    except Complaint:
        return False
    solver = puzzle.solver(_TRIED)
    return start.ask is not None and solver.mine(start) and solver.proof(start) is Proof.PROVED


def poorer(puzzle: Puzzle) -> Puzzle | None:
    """As few credits as it can be done with: so there are few ways to do it."""
    if not _proved(puzzle):
        return None
    least, enough = 0, puzzle
    while least < (most := _credits(enough)):
        half = (least + most) // 2
        tried = _with_credits(enough, half)
        if _proved(tried):
            enough = tried
        else:
            least = half + 1
    return _shorter(enough)


def _shorter(puzzle: Puzzle) -> Puzzle:
    """A hand with what is needed, and a little more."""
    solver, start = puzzle.solver(_TRIED), puzzle.start()
    if solver.proof(start) is not Proof.PROVED:
        return puzzle
    used = " ".join(game.ask.options[index].notation(solver.seat) for game, index in solver.line(start) if game.ask)
    side: Any = puzzle.position[puzzle.seat]
    hand = [card for card in side["hand"] if printed_card(card.partition(" [")[0]).id in used]
    hand += [card for card in side["hand"] if card not in hand][:_DECOYS]
    fewer = replace(puzzle, position={**puzzle.position, puzzle.seat: {**side, "hand": hand}})
    return fewer if _proved(fewer) else puzzle


def _credits(puzzle: Puzzle) -> int:
    side: Any = puzzle.position[puzzle.seat]
    credits: int = side["credits"]
    return credits


def _with_credits(puzzle: Puzzle, credits: int) -> Puzzle:
    side: Any = puzzle.position[puzzle.seat]
    return replace(puzzle, position={**puzzle.position, puzzle.seat: {**side, "credits": credits}})


def _emptier(puzzle: Puzzle) -> Puzzle | None:
    """Without the cards and programs that a good player does not need for it, and with few upgrades to be had."""
    solver = puzzle.solver()
    line = next((line for rung in GOOD if (line := _line(puzzle.start(), solver, rung))), None)
    if line is None:
        return None
    tight = next((bare for left in (0, 1) if _leads(bare := _with_row(puzzle, left), line)), puzzle)
    for fewer in (_fewer_cards, _fewer_programs):
        tight = fewer(tight, line)
    return tight if _steps(tight) <= STEPS else None


def _with_row(puzzle: Puzzle, left: int) -> Puzzle:
    """Only so many upgrades are to be had; the others lie under all that are still to come."""
    row: Any = puzzle.position.get("row", [])
    upgrades: Any = puzzle.position.get("upgrades", [])
    return replace(puzzle, position={**puzzle.position, "row": row[:left], "upgrades": [*upgrades, *row[left:]]})


def in_last_turn(puzzle: Puzzle) -> Puzzle:
    """The same in the last turn of a cycle: what is reached must hold until the computer has looked at it."""
    crew: Any = puzzle.position["deckers"]
    deckers = {name: {**decker, "turns": TURNS} for name, decker in crew.items()}
    return replace(puzzle, goal="meet", position={**puzzle.position, "deckers": deckers})


def _steps(puzzle: Puzzle) -> int:
    """How far the cards in hand may move an avatar: each step leads to many more positions."""
    deckers: Any = puzzle.position["deckers"]
    keys = [card.partition("#")[0] for card in deckers[puzzle.seat]["hand"]]
    return sum(symbol in _STRIDES for key in keys for symbol in CONTENT.cards[key].symbols)


def _fewer_cards(puzzle: Puzzle, line: Sequence[str]) -> Puzzle:
    """Each card that the line can do without goes to the discard pile."""
    deckers: Any = puzzle.position["deckers"]
    for card in deckers[puzzle.seat]["hand"]:
        crew: Any = puzzle.position["deckers"]
        decker = crew[puzzle.seat]
        hand = [other for other in decker["hand"] if other != card]
        less = {**decker, "hand": hand, "discard": [card, *decker.get("discard", ())]}
        tried = replace(puzzle, position={**puzzle.position, "deckers": {**crew, puzzle.seat: less}})
        puzzle = tried if hand and _leads(tried, line) else puzzle
    return puzzle


def _fewer_programs(puzzle: Puzzle, line: Sequence[str]) -> Puzzle:
    """Nor are there programs on the network that it does not need; what is in the way stays."""
    lying: Any = puzzle.position.get("spaces", {})
    for space, things in lying.items():
        for thing in things.split(", "):
            if _PROGRAMS.fullmatch(thing):
                spaces: Any = puzzle.position["spaces"]
                rest = [other for other in spaces[space].split(", ") if other != thing]
                less = (
                    {**spaces, space: ", ".join(rest)} if rest else {at: it for at, it in spaces.items() if at != space}
                )
                tried = replace(puzzle, position={**puzzle.position, "spaces": less})
                puzzle = tried if _leads(tried, line) else puzzle
    return puzzle


def _line(start: AnyGame, solver: Solver, rung: str) -> list[str] | None:
    """The decisions by which a player reaches the goal; None if it does not."""
    game = start.copy()
    bots = [bot_for(game.rules.name, seat, 1, rung) for seat in range(len(game.seats))]
    line: list[str] = []
    while game.ask is not None:
        index = answer(game, bots)
        line.append(game.ask.options[index].notation(game.ask.seat))
        game.decide(index)
        standing = solver.standing(game)
        if standing is not Standing.OPEN:
            return line if standing is Standing.REACHED else None
    return None


def _leads(puzzle: Puzzle, line: Sequence[str]) -> bool:
    """Whether the same decisions still reach the goal."""
    try:
        game = puzzle.start()
        solver = puzzle.solver()
        for notation in line:
            game.decide(notation)
    except Complaint:
        return False
    return solver.standing(game) is Standing.REACHED


_TIGHTENED: Final = {"netrunner": poorer, "deckers": _emptier}


def failures(start: AnyGame, solver: Solver) -> tuple[str, ...]:
    """The computer's players who spoil it, the weakest first."""
    return tuple(rung for rung in PLAYERS if any(not _solves(start, solver, rung, seed) for seed in SEEDS))


def _solves(start: AnyGame, solver: Solver, rung: str, seed: int) -> bool:
    """Whether a player of that rung reaches the goal without once giving it away."""
    game = start.copy()
    game.reseed(seed)
    kind = game.rules.name
    bots = [bot_for(kind, seat, seed, rung if seat == solver.seat else HOUSE) for seat in range(len(game.seats))]
    while True:
        mine = solver.mine(game)
        game.decide(answer(game, bots))
        standing = solver.standing(game)
        if standing is not Standing.OPEN:
            return standing is Standing.REACHED
        if mine and not game.begun and solver.proof(game) is Proof.REFUTED:
            return False
