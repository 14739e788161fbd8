"""Puzzles over HTTP: the shelf, today's one, how an attempt at a table stands, and new ones from a position."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from typing import Annotated, Any, Final

import msgspec
import yaml
from starlette.requests import Request
from starlette.responses import Response

from cyberdeck import puzzles
from cyberdeck.kernel import Complaint, Message, message
from cyberdeck.puzzles import Puzzle
from cyberdeck.puzzles.attempt import Look, Told
from cyberdeck.puzzles.puzzle import PUZZLING, puzzle_from, puzzle_on
from cyberdeck.service.answers import answer, body_of, hall_of
from cyberdeck.service.guard import client_of
from cyberdeck.service.openapi import Endpoint
from cyberdeck.service.pictures import MEDIA, drawn_once, language_of, pictured
from cyberdeck.service.proving import Looking, Proving
from cyberdeck.service.thinking import TooSlow
from cyberdeck.service.wire import Name

LONG: Final = 3000
"""So long a word of a puzzle may be."""
BUDGET: Final = 20.0
"""Seconds for a proof on a busy machine; what ends it is how many decisions it tries."""
RATE: Final = 0.05
"""New puzzles a second that a client may have proved in the long run."""
BURST: Final = 5
DEEP: Final = 20
"""So deep a position may be nested; the reader of YAML takes ever longer for each step further down."""


class PuzzleListed(msgspec.Struct):
    name: str
    game: str
    seat: str
    goal: str
    task: Message
    grade: int
    """How many of the computer's players spoil it, from 1 to 5; 0 if they have not tried."""


class PuzzlesListed(msgspec.Struct):
    day: str
    today: str
    """The name of the one that everybody is given today."""
    puzzles: list[PuzzleListed]
    goals: dict[str, dict[str, Message]]
    """What a puzzle of each game may ask for."""


class DisclosedSeen(msgspec.Struct):
    """Cards that are told beside the table."""

    where: Message
    cards: tuple[Message, ...]


class PuzzleShown(PuzzleListed):
    seats: tuple[str, ...]
    position: dict[str, Any]
    disclosed: tuple[DisclosedSeen, ...]


class NewPuzzle(msgspec.Struct, forbid_unknown_fields=True):
    """A position, as a file or as a line, and what is to be reached."""

    position: Annotated[str, msgspec.Meta(max_length=40_000)]
    goal: Name


class Proved(msgspec.Struct):
    puzzle: str
    solutions: int
    """How many first moves solve it."""


class Attempted(msgspec.Struct, forbid_unknown_fields=True):
    """The secret of the seat at a table that was opened with the position of the puzzle."""

    token: Name
    helping: bool = False


class Looked(msgspec.Struct):
    look: Look
    decision: int
    """After how many decisions it was solved, missed or spoilt; or how many there have been."""
    good: str = ""
    """The notation of an answer that keeps the goal in reach, if it was asked for."""


async def list_puzzles(request: Request) -> Response:
    day = datetime.now(UTC).date()
    rows = [_listed(puzzle) for puzzle in puzzles.shelf().values()]
    goals = {game: {goal: Message(f"puzzle-{game}-{goal}") for goal in about.goals} for game, about in PUZZLING.items()}
    return answer(PuzzlesListed(day.isoformat(), puzzles.of_the_day(day).name, rows, goals))


async def show_puzzle(request: Request) -> Response:
    puzzle = named(request)
    told = tuple(DisclosedSeen(*row) for row in puzzle.disclosed())
    listed, seats = msgspec.structs.asdict(_listed(puzzle)), puzzle.start().seats
    return answer(PuzzleShown(**listed, seats=seats, position=dict(puzzle.position), disclosed=told))


async def make_puzzle(request: Request) -> Response:
    """Proved before anybody else is asked to solve it."""
    wish, client, hall = await body_of(request, NewPuzzle), client_of(request.scope), hall_of(request)
    if not request.app.state.puzzlers.take(client):
        raise Complaint(message("too-fast"))
    puzzle = await asyncio.to_thread(_of_text, wish.position, wish.goal)
    async with hall.looking_up(client):
        try:
            found = await hall.thinkers.work(Proving(puzzle.name, puzzle), client, BUDGET)
        except TooSlow:
            found = None
    if not found:
        raise Complaint(message("puzzle-open" if found is None else "puzzle-refuted"))
    return answer(Proved(puzzle.name, len(found)), 201)


async def look_at(request: Request) -> Response:
    """How an attempt stands; only at a table of this very puzzle, where nobody else plays."""
    wish, client, hall = await body_of(request, Attempted), client_of(request.scope), hall_of(request)
    puzzle, found = named(request), await hall.find(wish.token)
    if found is None:
        raise Complaint(message("table-unknown"))
    ledger = found[0].ledger
    if ledger.charter.game != puzzle.game or ledger.charter.setup != {"position": puzzle.position}:
        raise Complaint(message("puzzle-other"))
    if not ledger.may_ask_for_hints(found[1][0]):
        raise Complaint(message("hint-forbidden"))
    async with hall.looking_up(client):
        try:
            job = Looking(ledger.charter.id, puzzle, ledger.game.journal, wish.helping)
            told: Told = await hall.thinkers.work(job, client, BUDGET)
        except TooSlow:
            raise Complaint(message("hint-slow")) from None
    return answer(Looked(told.look, told.decision, told.good))


async def puzzle_picture(request: Request, form: str) -> Response:
    """The table as its solver sees it at the beginning."""
    language, puzzle = language_of(request), named(request)
    start = puzzle.start()
    seat = start.seats.index(puzzle.seat)
    return await drawn_once(request, ("puzzle", puzzle.name, language), form, lambda: start.svg(seat, language))


def _listed(puzzle: Puzzle) -> PuzzleListed:
    return PuzzleListed(puzzle.name, puzzle.game, puzzle.seat, puzzle.goal, puzzle.task, puzzle.grade)


def named(request: Request) -> Puzzle:
    return puzzles.named(request.path_params["puzzle"][:LONG])


def _of_text(text: str, goal: str) -> Puzzle:
    if (puzzle := puzzle_on(text, goal)) is not None:
        return puzzle
    try:
        _check_size(text)
        return puzzle_from(yaml.safe_load(text), goal)
    except (yaml.YAMLError, ValueError, RecursionError):
        raise Complaint(message("puzzle-unreadable")) from None


def _check_size(text: str) -> None:
    """A ValueError for what would be more than it looks: a few aliases could stand for millions of cards."""
    depth = 0
    for event in yaml.parse(text, yaml.SafeLoader):
        depth += isinstance(event, yaml.CollectionStartEvent) - isinstance(event, yaml.CollectionEndEvent)
        if depth > DEEP or isinstance(event, yaml.AliasEvent):
            raise ValueError(event)


PUZZLES: Final = [
    Endpoint("GET", "/api/puzzles", list_puzzles, "The puzzles, and which one is today's", gives=PuzzlesListed),
    Endpoint(
        "POST",
        "/api/puzzles",
        make_puzzle,
        "A new puzzle from a position, if it can be proved",
        takes=NewPuzzle,
        gives=Proved,
        status=201,
        refusals=(400, 429),
    ),
    Endpoint("GET", "/api/puzzles/{puzzle}", show_puzzle, "One puzzle", gives=PuzzleShown, refusals=(400, 404)),
    Endpoint(
        "POST",
        "/api/puzzles/{puzzle}/look",
        look_at,
        "How an attempt at a table stands",
        takes=Attempted,
        gives=Looked,
        refusals=(400, 404),
    ),
    *(
        Endpoint(
            "GET",
            f"/api/puzzles/{{puzzle}}/picture.{form}",
            pictured(form, puzzle_picture),
            "The table as its solver sees it at the beginning",
            gives=bytes,
            refusals=(400, 404),
            media=media,
        )
        for form, media in MEDIA.items()
    ),
]
