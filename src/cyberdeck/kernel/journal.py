"""The journal: game, engine version, setup, seed and decisions, as text. What PGN is for chess."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

from cyberdeck.kernel.game import AnyGame, IllegalDecision
from cyberdeck.kernel.message import Arg, Complaint, message
from cyberdeck.kernel.rules import AnyRules

FORMAT = 1
_TITLE = "cyberdeck journal"


class JournalError(Complaint):
    """This text is not a journal that this engine can replay."""


@dataclass(frozen=True, slots=True)
class About:
    """Who played when and where, and how it ended: for readers only, replaying needs nothing of it."""

    event: str = ""
    date: str = ""
    players: tuple[tuple[str, str], ...] = ()
    """The name of who sat at each seat."""
    result: str = ""

    def lines(self) -> list[str]:
        """As a journal has them, without those that say nothing."""
        known = {"event": self.event, "date": self.date, "result": self.result}
        names = [f"player {seat}: {_line(name)}" for seat, name in self.players]
        return [*(f"{key}: {_line(value)}" for key, value in known.items() if value), *names]

    @staticmethod
    def read(pairs: Mapping[str, str]) -> About:
        players = ((key.removeprefix("player "), name) for key, name in pairs.items() if key.startswith("player "))
        return About(pairs.get("event", ""), pairs.get("date", ""), tuple(players), pairs.get("result", ""))


@dataclass(frozen=True, slots=True, repr=False)
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
    about: About = About()
    rules: AnyRules | None = field(default=None, compare=False)
    """Those of its game, where they are known: `Game.journal` knows them, `cyberdeck.games.journals` looks them up."""

    def _repr_svg_(self) -> str | None:
        """What notebooks show: how the game ended, or where it stands."""
        if self.rules is None:
            return None
        game = replay(self, self.rules)
        return game.svg() if game.result is None else game.ending_svg()

    def __repr__(self) -> str:
        return f"<journal of {self.game}, {len(self.decisions)} decisions>"

    def __str__(self) -> str:
        fresh = [f"fresh: {json.dumps(self.fresh)}"] if self.fresh else []
        head = [
            f"{_TITLE} {FORMAT}",
            f"game: {self.game}",
            f"engine: {self.engine}",
            *self.about.lines(),
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
        """The first game of a file."""
        return next(Journal.parse_all(text))

    @staticmethod
    def parse_all(text: str) -> Iterator[Journal]:
        """The games of a file, one after the other."""
        lines = text.splitlines()
        begins = [n for n, line in enumerate(lines) if n and line.rpartition(" ")[0] == _TITLE]
        for begin, end in pairwise([0, *begins, len(lines)]):
            yield Journal._parse(lines[begin:end], begin)

    @staticmethod
    def _parse(lines: list[str], before: int) -> Journal:
        _check_title(lines)
        try:
            blank = lines.index("")
        except ValueError:
            blank = len(lines)
        pairs = _pairs(lines[1:blank])
        head = _header(pairs)
        rest = enumerate(lines[blank + 1 :], before + blank + 2)
        moves = tuple(_move(n, line) for n, line in rest if line.strip())
        return Journal(
            head("game", str),
            head("engine", int),
            head("setup", _setup),
            head("seed", int),
            moves,
            head("end", str),
            head("fresh", _fresh),
            About.read(pairs),
        )


def setup_text(setup: Mapping[str, Any]) -> str:
    """A setup as the journal writes it."""
    return json.dumps(setup, ensure_ascii=False)


def replay(journal: Journal, rules: AnyRules, watch: Callable[[int], None] | None = None) -> AnyGame:
    """The same game again, bit for bit; a JournalError where the journal and the rules disagree."""
    following = replaying(journal, rules)
    game = next(following)
    for number, _ in enumerate(following, 1):
        if watch is not None:
            watch(number)
    if game.digest != journal.digest:
        raise _error("journal-digest")
    return game


def replaying(journal: Journal, rules: AnyRules) -> Iterator[AnyGame]:
    """The game before the first decision, and the same game after each of them."""
    if journal.game != rules.name:
        raise _error("journal-game", game=journal.game)
    if journal.engine != rules.version:
        raise _error("journal-engine", game=journal.game, found=journal.engine, ours=rules.version)
    game, fresh = rules.new_game(journal.setup, journal.seed), dict(journal.fresh)
    if 0 in fresh:
        game.reseed(fresh[0])
    yield game
    for number, (seat, notation) in enumerate(journal.decisions, 1):
        _retake(game, number, seat, notation)
        if number in fresh:
            game.reseed(fresh[number])
        yield game


def _retake(game: AnyGame, number: int, seat: str, notation: str) -> None:
    decision = game.decision
    if decision is None:
        raise _error("journal-too-long", line=number)
    if game.seats[decision.seat] != seat:
        raise _error("journal-seat", line=number, found=seat, expected=game.seats[decision.seat])
    try:
        game.decide(notation)
    except IllegalDecision:
        raise _error("journal-decision", line=number, notation=notation) from None


def _check_title(lines: list[str]) -> None:
    if not any(line.strip() for line in lines):
        raise _error("journal-empty")
    title, _, number = lines[0].rpartition(" ")
    if title != _TITLE:
        raise _error("journal-not-one")
    if number != str(FORMAT):
        raise _error("journal-format", found=number, ours=FORMAT)


def _pairs(lines: list[str]) -> dict[str, str]:
    return {"fresh": "[]"} | dict(line.split(": ", 1) for line in lines if ": " in line)


def _header(pairs: Mapping[str, str]) -> Callable[[str, Callable[[str], Any]], Any]:
    def read(key: str, convert: Callable[[str], object]) -> object:
        try:
            return convert(pairs[key])
        except (KeyError, ValueError, TypeError, RecursionError):
            raise _error("journal-header", key=key) from None

    return read


def _line(text: str) -> str:
    return " ".join(text.split())


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
