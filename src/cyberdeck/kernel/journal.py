"""The journal: game, engine version, setup, seed and decisions, as text. What PGN is for chess."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from cyberdeck.kernel.game import AnyGame, IllegalDecision
from cyberdeck.kernel.message import Arg, Complaint, message
from cyberdeck.kernel.rules import AnyRules

FORMAT = 1
_TITLE = "cyberdeck journal"


class JournalError(Complaint):
    """This text is not a journal that this engine can replay."""


@dataclass(frozen=True, slots=True)
class Journal:
    """The whole of a game in a few lines of text."""

    game: str
    engine: int
    setup: dict[str, object]
    seed: int
    decisions: tuple[tuple[str, str], ...]
    digest: str
    fresh: tuple[tuple[int, int], ...] = ()
    """After how many decisions chance began anew, with which seed, as in a game that is played on from another one."""

    def __str__(self) -> str:
        fresh = [f"fresh: {json.dumps(self.fresh)}"] if self.fresh else []
        head = [
            f"{_TITLE} {FORMAT}",
            f"game: {self.game}",
            f"engine: {self.engine}",
            f"setup: {setup_text(self.setup)}",
            f"seed: {self.seed}",
            *fresh,
            f"end: {self.digest}",
            "",
        ]
        moves = [f"{n}. {seat}: {notation}" for n, (seat, notation) in enumerate(self.decisions, 1)]
        return "\n".join([*head, *moves, ""])

    @staticmethod
    def parse(text: str) -> Journal:
        lines = text.splitlines()
        _check_title(lines)
        try:
            blank = lines.index("")
        except ValueError:
            blank = len(lines)
        head = _header(lines[1:blank])
        moves = tuple(_move(n, line) for n, line in enumerate(lines[blank + 1 :], blank + 2) if line.strip())
        return Journal(
            head("game", str),
            head("engine", int),
            head("setup", _setup),
            head("seed", int),
            moves,
            head("end", str),
            head("fresh", _fresh),
        )


def setup_text(setup: Mapping[str, Any]) -> str:
    """A setup as the journal writes it."""
    return json.dumps(setup, ensure_ascii=False)


def replay(journal: Journal, rules: AnyRules, watch: Callable[[int], None] | None = None) -> AnyGame:
    """The same game again, bit for bit; a JournalError where the journal and the rules disagree."""
    if journal.game != rules.name:
        raise _error("journal-game", game=journal.game)
    if journal.engine != rules.version:
        raise _error("journal-engine", game=journal.game, found=journal.engine, ours=rules.version)
    game, fresh = rules.new_game(journal.setup, journal.seed), dict(journal.fresh)
    if 0 in fresh:
        game.reseed(fresh[0])
    for number, (seat, notation) in enumerate(journal.decisions, 1):
        decision = game.decision
        if decision is None:
            raise _error("journal-too-long", line=number)
        if game.seats[decision.seat] != seat:
            raise _error("journal-seat", line=number, found=seat, expected=game.seats[decision.seat])
        try:
            game.decide(notation)
        except IllegalDecision:
            raise _error("journal-decision", line=number, notation=notation) from None
        if number in fresh:
            game.reseed(fresh[number])
        if watch is not None:
            watch(number)
    if game.digest != journal.digest:
        raise _error("journal-digest")
    return game


def _check_title(lines: list[str]) -> None:
    if not any(line.strip() for line in lines):
        raise _error("journal-empty")
    title, _, number = lines[0].rpartition(" ")
    if title != _TITLE:
        raise _error("journal-not-one")
    if number != str(FORMAT):
        raise _error("journal-format", found=number, ours=FORMAT)


def _header(lines: list[str]) -> Callable[[str, Callable[[str], Any]], Any]:
    pairs = {"fresh": "[]"} | dict(line.split(": ", 1) for line in lines if ": " in line)

    def read(key: str, convert: Callable[[str], object]) -> object:
        try:
            return convert(pairs[key])
        except (KeyError, ValueError, TypeError, RecursionError):
            raise _error("journal-header", key=key) from None

    return read


def _setup(text: str) -> dict[str, object]:
    try:
        setup = json.loads(text)
    except RecursionError:
        raise ValueError(text) from None
    if not isinstance(setup, dict):
        raise ValueError(text)
    return setup


def _fresh(text: str) -> tuple[tuple[int, int], ...]:
    return tuple((int(after), int(seed)) for after, seed in json.loads(text))


def _move(number: int, line: str) -> tuple[str, str]:
    _, dot, rest = line.partition(". ")
    seat, colon, notation = rest.partition(": ")
    if not (dot and colon and notation):
        raise _error("journal-line", line=number, text=line[:60])
    return seat, notation


def _error(id: str, **args: Arg) -> JournalError:
    return JournalError(message(id, **args))
