"""Expressions of the content files: goals, spaces and numbers, measured on a position.

An expression is a small piece of Python: comparisons, arithmetic, comprehensions, and the names of the tables at the
end, nothing else. `at(S, 4)` is space 4 of server S; `prog(red, X)` counts unblocked red programs on X, `prog(X)`
those of any colour. A purple program is only purple here.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable, Set
from functools import cache, partial
from typing import Any, Final, TypeVar

from cyberdeck.deckers.faults import Place
from cyberdeck.deckers.field import NONE, Guardian
from cyberdeck.deckers.names import Track
from cyberdeck.deckers.state import Reading, piece_at, servers_spaces
from cyberdeck.deckers.words import BASIC, BLUE, GREEN, RED, SPACES, YELLOW, Colour, Space, number_of, server_of, space

T = TypeVar("T")
POSITION: Final = "reading"
"""What the position is called in a compiled expression; no expression can name it."""
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


def measure(reading: Reading, expression: str, **names: Any) -> Any:
    """The value of an expression in this position."""
    function, values = _compiled(expression, tuple(names))
    return function(reading, *names.values(), *[value(reading) for value in values])


def number(reading: Reading, expression: str) -> int:
    return int(measure(reading, expression))


def spaces(reading: Reading, expression: str) -> tuple[Space, ...]:
    return tuple(measure(reading, expression))


def server(reading: Reading, expression: str) -> Colour:
    return Colour(measure(reading, expression))


def servers(reading: Reading, expression: str) -> tuple[Colour, ...]:
    return tuple(map(Colour, measure(reading, expression)))


def progress(reading: Reading, part: str) -> tuple[int, int, bool]:
    """How far a part of a goal is met: what there is, what is needed, whether that suffices."""
    left, right, exact = _sides(part)
    have, need = number(reading, left), number(reading, right)
    return have, need, have == need if exact else have >= need


def measured(reading: Reading) -> object:
    """All that the parts of a goal can depend on: as long as it is equal, so is their progress."""
    deckers = [(decker.start, *decker.avatars) for decker in reading.deckers]
    cards = reading.objective.id, reading.laid, reading.track, reading.horse
    return [*reading.fields], reading.layout, cards, deckers, reading.active, reading.focus


def needed(reading: Reading, part: str) -> int:
    """What a part of a goal asks for."""
    return number(reading, _sides(part)[1])


def met(reading: Reading) -> bool:
    """Whether the goal of the current objective is met (DK-26.6)."""
    return all(progress(reading, part)[2] for part in reading.objective.goal.parts)


# checks


def check_expression(place: Place, expression: str, *names: str) -> None:
    """A Complaint for an expression that is none, or uses what it may not."""
    try:
        tree = _parsed(expression)
    except ValueError as error:
        raise place.no_expression(expression, str(error)) from None
    nodes = list(ast.walk(tree))
    bound = {node.id for node in nodes if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
    known = {*CONSTANTS, *VALUES, *FUNCTIONS, *bound, *names}
    for node in nodes:
        if isinstance(node, ast.Name) and node.id not in known:
            raise place.unknown(node.id, known)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "track":
            _check_track(place, expression, node)


def _check_track(place: Place, expression: str, call: ast.Call) -> None:
    match call.args:
        case [ast.Constant(value=str(name))]:
            if name not in tuple(Track):
                raise place.unknown(name, tuple(Track))
        case _:
            raise place.no_expression(expression, ast.unparse(call))


def check_goal(place: Place, part: str) -> None:
    try:
        left, right, _ = _sides(part)
    except ValueError as error:
        raise place.no_expression(part, str(error)) from None
    check_expression(place, left)
    check_expression(place, right)


@cache
def names_in(expression: str) -> frozenset[str]:
    """The known names that an expression uses."""
    known = {*CONSTANTS, *VALUES, *FUNCTIONS}
    return frozenset(n.id for n in ast.walk(_parsed(expression)) if isinstance(n, ast.Name) and n.id in known)


@cache
def _compiled(expression: str, given: tuple[str, ...]) -> tuple[Callable[..., Any], list[Callable[[Reading], object]]]:
    """The expression as a function of a position, of what else is given, and of these values of the position."""
    tree = _parsed(expression)
    bound = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
    values = sorted(VALUES.keys() & names_in(expression) - bound)
    body = _OfPosition(FUNCTIONS.keys() - bound).visit(tree.body)
    parameters = [ast.arg(name) for name in (POSITION, *given, *values)]
    arguments = ast.arguments(posonlyargs=[], args=parameters, kwonlyargs=[], kw_defaults=[], defaults=[])
    function = ast.fix_missing_locations(ast.Expression(ast.Lambda(arguments, body)))
    scope = {"__builtins__": {}, "partial": partial, **CONSTANTS, **FUNCTIONS}
    return eval(compile(function, "<content>", "eval"), scope), [VALUES[name] for name in values]


class _OfPosition(ast.NodeTransformer):
    """Gives functions of the position the position."""

    def __init__(self, functions: Set[str]) -> None:
        self.functions = functions

    def visit_Call(self, node: ast.Call) -> ast.expr:
        args = [self.visit(arg) for arg in node.args]
        if isinstance(node.func, ast.Name) and node.func.id in self.functions:
            return ast.Call(node.func, [_position(), *args], [])
        return ast.Call(self.visit(node.func), args, [])

    def visit_Name(self, node: ast.Name) -> ast.expr:
        """One that another function gets."""
        return ast.Call(ast.Name("partial", ast.Load()), [node, _position()], []) if node.id in self.functions else node


def _position() -> ast.Name:
    return ast.Name(POSITION, ast.Load())


def _parsed(expression: str) -> ast.Expression:
    """A ValueError that names what is wrong."""
    try:
        tree = ast.parse(expression.strip(), mode="eval")
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        raise ValueError(expression) from None
    for node in ast.walk(tree):
        if not isinstance(node, _NODES):
            raise ValueError(type(node).__name__)
    return tree


@cache
def _sides(part: str) -> tuple[str, str, bool]:
    body = _parsed(part).body
    if not isinstance(body, ast.Compare) or len(body.ops) != 1 or not isinstance(body.ops[0], ast.GtE | ast.Eq):
        raise ValueError(part)
    return ast.unparse(body.left), ast.unparse(body.comparators[0]), isinstance(body.ops[0], ast.Eq)


# what can be measured

SEQUENCE: Final = (RED, YELLOW, GREEN, BLUE, None)
"""What the queue on a card must consist of, again and again; None is a scout of any colour."""


def queued(reading: Reading) -> int:
    """How many markers of the queue follow the sequence, from its beginning."""
    for i, item in enumerate(reading.laid.queue):
        wanted = SEQUENCE[i % len(SEQUENCE)]
        if item < len(Colour) if wanted is None else item != wanted:
            return i
    return len(reading.laid.queue)


def hackman_at_large(reading: Reading) -> int:
    """1 while he stands beside the card or on the network."""
    return int(reading.tracked(Track.HACKMAN) or piece_at(reading, Guardian.HACKMAN) != NONE)


def stock(reading: Reading, at: Space) -> tuple[int, ...]:
    """The programs of each colour and the scouts of each shade: what equal spaces have in common."""
    field = reading.fields[at]
    return (*field.programs, field.black, field.white + len(field.blocked))


def programs(reading: Reading, *where: int) -> int:
    """Of a colour on a space, or of any colour on a space."""
    found = reading.fields[where[-1]].programs
    return sum(found) if len(where) == 1 else found[where[0]]


def installations(reading: Reading, *where: int) -> int:
    found = reading.fields[where[-1]].installation
    return int(found != NONE if len(where) == 1 else found == where[0])


def reach(reading: Reading, colour: Colour, start: Space) -> frozenset[Space]:
    """The unbroken chain of spaces with a mark of that colour that `start` belongs to (DK-19.8)."""
    if not reading.fields[start].has(colour):
        return frozenset()
    return _spread(reading, start, lambda near: reading.fields[near].has(colour))


def _spread(reading: Reading, start: Space, belongs: Callable[[Space], bool]) -> frozenset[Space]:
    """A space and all that hang together with it."""
    reached, edge = {start}, [start]
    while edge:
        for near in reading.board.neighbours[edge.pop()]:
            if near not in reached and belongs(near):
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


def overload(reading: Reading, n: int) -> int:
    """Of n paths over spaces 1 to 3 so many that hang together, and 1 if a further path joins them (DK-33.16)."""
    return max((_joined(reading, chain, n) for chain in regions(reading, BLUE)), default=0)


def _joined(reading: Reading, chain: frozenset[Space], n: int) -> int:
    """A join lies on one server and touches two of the paths, which lie on others; a single path it just touches."""
    near = reading.board.neighbours
    parts = {server: _parts(reading, chain.intersection(servers_spaces(server))) for server in Colour}
    paths: dict[Colour, frozenset[Space]] = {}
    for server in Colour:
        wanted = {space(server, k) for k in (1, 2, 3)}
        if wanted <= chain:
            paths[server] = frozenset[Space]().union(*(part for part in parts[server] if part & wanted))
    for server in Colour:
        others = [path for other, path in paths.items() if other is not server]
        for join in parts[server] if len(others) >= n else ():
            beside = {at for own in join for at in near[own]}
            if sum(not path.isdisjoint(beside) for path in others) >= min(n, 2):
                return n + 1
    return min(n, len(paths))


def _parts(reading: Reading, spaces: frozenset[Space]) -> set[frozenset[Space]]:
    """What of these spaces hangs together."""
    return {_spread(reading, at, spaces.__contains__) for at in spaces}


def fewest(reading: Reading, server: Colour, weight: Callable[[Space], int]) -> list[Space]:
    """Of the server's spaces without guardian those with the least weight; space 1 if guardians hold them all."""
    free = [at for at in servers_spaces(server) if not reading.fields[at].guards]
    least = min(map(weight, free), default=0)
    return [at for at in free if weight(at) == least] or [space(server, 1)]


def least_watched(reading: Reading, server: Colour) -> Space:
    """The space with the fewest scouts, a guardian counting as three; among equals the one beside most spaces with
    decker markers, then the lowest number (DK-31.2).
    """
    fields, near = reading.fields, reading.board.neighbours
    watched = {at: fields[at].scouts + 3 * fields[at].guards for at in servers_spaces(server)}
    least = min(watched.values())
    equals = [at for at, number in watched.items() if number == least]
    if len(equals) == 1:
        return equals[0]
    return max(equals, key=lambda at: sum([fields[other].markers > 0 for other in near[at]]))


def different(items: Iterable[T]) -> list[T]:
    return sorted(set(items))  # type: ignore[type-var]


def count(items: Iterable[object]) -> int:
    """How many of them hold."""
    return sum(1 for item in items if item)


CONSTANTS: Final[dict[str, object]] = {
    **{function.__name__: function for function in (all, any, len, max, min, range, sorted, sum, count)},
    **{colour.word: colour for colour in Colour},
    "set": different,
    "servers": tuple(Colour),
    "basic": BASIC,
    "network": tuple(SPACES),
    "odd": (1, 3, 5),
    "numbers": (1, 2, 3, 4, 5, 6),
    "at": space,
    "number": number_of,
    "server": server_of,
    "spaces": lambda server: tuple(servers_spaces(server)),
}
"""What does not depend on the position."""

VALUES: Final[dict[str, Callable[[Reading], object]]] = {
    "n": lambda reading: len(reading.deckers),
    "home": lambda reading: reading.home,
    "entries": lambda reading: tuple(decker.entry for decker in reading.deckers),
    "entry": lambda reading: reading.deckers[reading.active].entry,
    "home_server": lambda reading: reading.deckers[reading.active].colour,
    "next_home": lambda reading: reading.deckers[(reading.active + 1) % len(reading.deckers)].colour,
    "deckers": lambda reading: tuple(range(len(reading.deckers))),
    "avatars": lambda reading: tuple(at for decker in reading.deckers for at in decker.avatars),
    "strayed": lambda reading: sum(at != decker.entry for decker in reading.deckers for at in decker.avatars),
    "your_space": lambda reading: reading.at_avatar,
    "your_server": lambda reading: server_of(reading.at_avatar),
    "card_programs": lambda reading: sum(reading.laid.programs),
    "card_scouts": lambda reading: reading.laid.scouts,
    "picked": lambda reading: tuple(at for at in (reading.track.get(Track.PICKED, NONE),) if at != NONE),
    "queued": queued,
    "hackman_at_large": hackman_at_large,
    "horse_programs": lambda reading: 0 if reading.horse is None else sum(c != NONE for c in reading.horse.programs),
    "ghost": lambda reading: piece_at(reading, Guardian.MOTHERS_GHOST),
}
"""What is read off the position."""

FUNCTIONS: Final[dict[str, Callable[..., object]]] = {
    "start": lambda reading, decker: reading.deckers[decker].start,
    "by_n": lambda reading, values: values[len(reading.deckers) - 1],
    "scouts": lambda reading, at: reading.fields[at].scouts,
    "white_scouts": lambda reading, at: reading.fields[at].white + len(reading.fields[at].blocked),
    "guards": lambda reading, at: reading.fields[at].guards,
    "smc": lambda reading, at: reading.fields[at].smc,
    "prog": programs,
    "inst": installations,
    "blue_mark": lambda reading, at: reading.fields[at].has(BLUE),
    "near": lambda reading, at: () if at == NONE else reading.board.neighbours[at],
    "segment": lambda reading, at: reading.board.segment_of[at],
    "closed": lambda reading, at: at in reading.board.closed,
    "open": lambda reading, at: at not in reading.board.closed,
    "card": lambda reading, colour: reading.laid.programs[colour],
    "track": lambda reading, name: reading.track.get(name, 0),
    "stock": stock,
    "fits": lambda reading, at: reading.fields[at].installation == NONE,
    "joined": lambda reading, colour, a, b: b in reach(reading, colour, a),
    "overload": overload,
    "regions": regions,
    "lowest_fewest": lambda reading, server, weight: fewest(reading, server, weight)[0],
    "highest_fewest": lambda reading, server, weight: fewest(reading, server, weight)[-1],
    "least_watched": least_watched,
    "yellow_on": lambda reading, at: reading.fields[at].programs[YELLOW],
    "red_on": lambda reading, at: reading.fields[at].programs[RED],
}
"""What is asked of the position: its first argument."""
