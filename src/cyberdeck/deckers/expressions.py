"""Expressions of the content files: goals, spaces and numbers, measured on a position.

An expression is a small piece of Python: comparisons, arithmetic, comprehensions, and the names below, nothing else.
`at(S, 4)` is space 4 of server S; `prog(red, X)` counts unblocked red programs on X, `prog(X)` those of any colour. A
purple program is only purple here.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Sequence
from functools import cache
from types import CodeType
from typing import Any, Final

from cyberdeck.deckers.field import HACKMAN, MOTHERS_GHOST, NONE
from cyberdeck.deckers.state import Reading, piece_at
from cyberdeck.deckers.words import (
    BASIC,
    BLUE,
    GREEN,
    MIDDLE,
    RED,
    SPACES,
    YELLOW,
    Colour,
    Space,
    number_of,
    server_of,
    space,
)
from cyberdeck.kernel import Complaint, message

_NODES: Final = (
    ast.Expression,
    ast.BoolOp,
    ast.And,
    ast.Or,
    ast.BinOp,
    ast.Add,
    ast.Sub,
    ast.Mult,
    ast.UnaryOp,
    ast.Not,
    ast.USub,
    ast.Compare,
    ast.Eq,
    ast.NotEq,
    ast.Lt,
    ast.LtE,
    ast.Gt,
    ast.GtE,
    ast.In,
    ast.NotIn,
    ast.Call,
    ast.Name,
    ast.Load,
    ast.Store,
    ast.Constant,
    ast.List,
    ast.Tuple,
    ast.ListComp,
    ast.GeneratorExp,
    ast.comprehension,
    ast.IfExp,
    ast.Subscript,
)
_BUILTINS: Final[dict[str, Any]] = {
    "all": all,
    "any": any,
    "len": len,
    "max": max,
    "min": min,
    "range": range,
    "sorted": sorted,
    "sum": sum,
    "set": lambda items: sorted(set(items)),
}


def measure(reading: Reading, expression: str, **names: Any) -> Any:
    """The value of an expression in this position."""
    code, used = _compiled(expression)
    scope = {name: _MEASURES[name](reading) for name in used if name not in names}
    return eval(code, {"__builtins__": _BUILTINS, **scope, **names})


def number(reading: Reading, expression: str, **names: Any) -> int:
    return int(measure(reading, expression, **names))


def spaces(reading: Reading, expression: str, **names: Any) -> tuple[Space, ...]:
    return tuple(measure(reading, expression, **names))


def progress(reading: Reading, part: str) -> tuple[int, int, bool]:
    """How far a part of a goal is met: what there is, what is needed, whether that suffices."""
    left, right, exact = _sides(part)
    have, need = number(reading, left), number(reading, right)
    return have, need, have == need if exact else have >= need


def met(reading: Reading) -> bool:
    """Whether the goal of the current objective is met (DK-26.6)."""
    return all(progress(reading, part)[2] for part in reading.objective.goal.parts)


def check_expression(expression: str, *names: str) -> None:
    """A Complaint for an expression that is none, or uses what it may not."""
    known = {*_MEASURES, *_BUILTINS, *names}
    tree = _parsed(expression)
    bound = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and node.id not in known | bound:
            raise _bad(expression, node.id)


def check_goal(part: str) -> None:
    for side in _sides(part)[:2]:
        check_expression(side)


@cache
def _compiled(expression: str) -> tuple[CodeType, tuple[str, ...]]:
    """The expression as code, and which of the measures it uses."""
    tree = _parsed(expression)
    used = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and node.id in _MEASURES}
    return compile(tree, "<content>", "eval"), tuple(sorted(used))


def _parsed(expression: str) -> ast.Expression:
    try:
        tree = ast.parse(expression.strip(), mode="eval")
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        raise _bad(expression, expression) from None
    for node in ast.walk(tree):
        if not isinstance(node, _NODES):
            raise _bad(expression, type(node).__name__)
    return tree


@cache
def _sides(part: str) -> tuple[str, str, bool]:
    body = _parsed(part).body
    if not isinstance(body, ast.Compare) or len(body.ops) != 1 or not isinstance(body.ops[0], ast.GtE | ast.Eq):
        raise _bad(part, part)
    return ast.unparse(body.left), ast.unparse(body.comparators[0]), isinstance(body.ops[0], ast.Eq)


def _bad(expression: str, problem: str) -> Complaint:
    return Complaint(message("content-expression", expression=expression, problem=problem))


# what can be measured

Measure = Callable[[Reading], Any]
_MEASURES: Final[dict[str, Measure]] = {}


def _constant(name: str, value: Any) -> None:
    _MEASURES[name] = lambda reading: value


for _colour in Colour:
    _constant(_colour.word, _colour)
_constant("servers", tuple(Colour))
_constant("basic", BASIC)
_constant("network", tuple(SPACES))
_constant("odd", (1, 3, 5))
_constant("numbers", (1, 2, 3, 4, 5, 6))
_constant("at", space)
_constant("number", number_of)
_constant("server", server_of)
_constant("spaces", lambda server: tuple(space(server, k) for k in range(1, 7)))
_constant("count", lambda items: sum(1 for item in items if item))

SEQUENCE: Final = (RED, YELLOW, GREEN, BLUE, None)
"""What the queue on a card must consist of, again and again; None is a scout of any colour."""


def _queued(reading: Reading) -> int:
    """How many markers of the queue follow the sequence, from its beginning."""
    for i, item in enumerate(reading.laid.queue):
        wanted = SEQUENCE[i % len(SEQUENCE)]
        if item < len(Colour) if wanted is None else item != wanted:
            return i
    return len(reading.laid.queue)


def _stock(reading: Reading, at: Space) -> tuple[int, ...]:
    """The programs of each colour and the scouts of each shade: what equal spaces have in common."""
    field = reading.fields[at]
    return (*field.programs, field.black, field.white + len(field.blocked))


_OF_A_POSITION: Final[dict[str, Measure]] = {
    "n": lambda reading: len(reading.deckers),
    "home": lambda reading: reading.home,
    "entries": lambda reading: tuple(decker.entry for decker in reading.deckers),
    "entry": lambda reading: reading.deckers[reading.active].entry,
    "home_server": lambda reading: reading.deckers[reading.active].colour,
    "next_home": lambda reading: reading.deckers[(reading.active + 1) % len(reading.deckers)].colour,
    "deckers": lambda reading: tuple(range(len(reading.deckers))),
    "start": lambda reading: lambda decker: reading.deckers[decker].start,
    "avatars": lambda reading: tuple(at for decker in reading.deckers for at in decker.avatars),
    "strayed": lambda reading: sum(at != decker.entry for decker in reading.deckers for at in decker.avatars),
    "your_space": lambda reading: reading.at_avatar,
    "your_server": lambda reading: server_of(reading.at_avatar),
    "by_n": lambda reading: lambda values: values[len(reading.deckers) - 1],
    "scouts": lambda reading: lambda at: reading.fields[at].scouts,
    "guards": lambda reading: lambda at: reading.fields[at].guards,
    "smc": lambda reading: lambda at: reading.fields[at].smc,
    "prog": lambda reading: _counting(reading, _programs),
    "inst": lambda reading: _counting(reading, _installations),
    "blue_mark": lambda reading: lambda at: reading.fields[at].has(BLUE),
    "green_mark": lambda reading: lambda at: reading.fields[at].has(GREEN),
    "near": lambda reading: lambda at: () if at == NONE else reading.board.neighbours[at],
    "segment": lambda reading: lambda at: reading.board.segment_of[at],
    "closed": lambda reading: lambda at: at in reading.board.closed,
    "open": lambda reading: lambda at: at not in reading.board.closed,
    "card": lambda reading: lambda colour: reading.laid.programs[colour],
    "card_programs": lambda reading: sum(reading.laid.programs),
    "card_scouts": lambda reading: reading.laid.scouts,
    "track": lambda reading: lambda name: reading.track.get(name, 0),
    "picked": lambda reading: () if reading.track.get("picked", NONE) == NONE else (reading.track["picked"],),
    "queued": _queued,
    "stock": lambda reading: lambda at: _stock(reading, at),
    "hackman_at_large": lambda reading: int(reading.track.get("hackman", 0) or piece_at(reading, HACKMAN) != NONE),
    "horse_programs": lambda reading: 0 if reading.horse is None else sum(c != NONE for c in reading.horse.programs),
    "ghost": lambda reading: piece_at(reading, MOTHERS_GHOST),
    "fits": lambda reading: lambda at: reading.fields[at].installation == NONE,
    "joined": lambda reading: lambda colour, a, b: b in reach(reading, colour, a),
    "regions": lambda reading: lambda colour: regions(reading, colour),
    "lowest_fewest": lambda reading: lambda server, weight: _fewest(reading, server, weight, lowest=True),
    "highest_fewest": lambda reading: lambda server, weight: _fewest(reading, server, weight, lowest=False),
    "least_watched": lambda reading: lambda server: _least_watched(reading, server),
    "yellow_on": lambda reading: lambda at: reading.fields[at].programs[YELLOW],
    "red_on": lambda reading: lambda at: reading.fields[at].programs[RED],
}
_MEASURES.update(_OF_A_POSITION)


def _programs(reading: Reading, colour: int | None, at: Space) -> int:
    programs = reading.fields[at].programs
    return sum(programs) if colour is None else programs[colour]


def _installations(reading: Reading, colour: int | None, at: Space) -> int:
    found = reading.fields[at].installation
    return int(found != NONE if colour is None else found == colour)


def _counting(reading: Reading, count: Callable[[Reading, int | None, Space], int]) -> Callable[..., int]:
    """With a colour and a space, or with a space alone."""

    def counted(*where: int) -> int:
        return count(reading, None, where[0]) if len(where) == 1 else count(reading, where[0], where[1])

    return counted


def reach(reading: Reading, colour: Colour, start: Space) -> frozenset[Space]:
    """The unbroken chain of spaces with a mark of that colour that `start` belongs to (DK-19.8)."""
    if not reading.fields[start].has(colour):
        return frozenset()
    reached, edge = {start}, [start]
    while edge:
        for near in reading.board.neighbours[edge.pop()]:
            if near not in reached and reading.fields[near].has(colour):
                reached.add(near)
                edge.append(near)
    return frozenset(reached)


def regions(reading: Reading, colour: Colour) -> list[frozenset[Space]]:
    """All such chains."""
    found: list[frozenset[Space]] = []
    for at in SPACES:
        if reading.fields[at].has(colour) and not any(at in region for region in found):
            found.append(reach(reading, colour, at))
    return found


def _fewest(reading: Reading, server: Colour, weight: Callable[[Space], int], *, lowest: bool) -> Space:
    """Of the server's spaces without guardian those with the least weight, of these the lowest or highest number.

    Space 1 if guardians hold them all.
    """
    free = [at for at in _spaces_of(server) if not reading.fields[at].guards]
    if not free:
        return space(server, 1)
    least = min(map(weight, free))
    fitting = [at for at in free if weight(at) == least]
    return fitting[0] if lowest else fitting[-1]


def _least_watched(reading: Reading, server: Colour) -> Space:
    """The lowest-numbered space among those with the fewest scouts; a guardian counts as three."""
    return min(_spaces_of(server), key=lambda at: (reading.fields[at].scouts + 3 * reading.fields[at].guards, at))


def _spaces_of(server: Colour) -> Sequence[Space]:
    return [space(server, k) for k in range(1, MIDDLE + 1)]
