"""The film of a finished game: what each seat saw, in parts that are shown without any rule.

Each part is compressed JSON: `head`, `journal`, `series`, `log SEAT` and `reel SEAT NUMBER`. A seat is its number, -1
for spectators. Older films have `shots SEAT NUMBER` instead: a whole view after each decision.
"""

from __future__ import annotations

import lzma
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any, NamedTuple, Self

import msgspec

from cyberdeck.kernel import SPECTATOR, AnyGame, Complaint, Decision, Follower, Journal, Message
from cyberdeck.kernel.patch import applied, changes
from cyberdeck.service.chronicle import ending_of
from cyberdeck.service.entries import Charter, Entry
from cyberdeck.service.forms import Shot
from cyberdeck.service.ledger import Ledger
from cyberdeck.service.putting import question
from cyberdeck.service.snapshots import folded, taken
from cyberdeck.service.wire import Ending, Question, encode

PART = 64
"""How many decisions make a part: few enough to be unpacked for one of them, many enough to be packed well."""


class Head(msgspec.Struct):
    seats: tuple[str, ...]
    first: int
    """Older rules led to what was before, and took it with them."""
    last: int
    ending: Ending | None


class Part(msgspec.Struct):
    """The view after the first of these frames, and one frame for each decision."""

    view: Any
    frames: list[Shot]

    def after(self, number: int) -> Any:
        """The view after so many frames more."""
        return applied(self.view, [change for frame in self.frames[1 : number + 1] for change in frame.changes])


class OldShot(msgspec.Struct):
    """The table as a seat saw it after so many decisions."""

    view: Any
    deciding: str | None
    question: Question | None
    taken: str | None


class _Camera:
    """Films a game with the eyes of one seat, part by part."""

    def __init__(self, ledger: Ledger, game: AnyGame, seat: int) -> None:
        self._ledger, self._seat = ledger, seat
        self._eyes, self._pages = Follower(game, seat), ledger.pages(seat)
        self._view: Any = None
        self._shots: list[Shot] = []

    def shoot(self, game: AnyGame, at: int) -> None:
        frame = self._eyes.frame(game, at)
        if not self._shots:
            self._view = self._eyes.view
        log, moves = self._pages[at], self._ledger.moves
        # Of the answers of an open question nothing comes; what came before them was filmed then.
        by, events = (game.seats[moves[at - 1].seat], ()) if game.begun else (frame.by, tuple(frame.events))
        decision: Decision | None = game.decision if at < len(moves) else None
        asked = decision is not None and decision.seat == self._seat
        self._shots.append(
            Shot(
                at=at,
                by=by,
                events=events,
                log=tuple(log),
                changes=tuple(frame.changes),
                deciding=None if decision is None else game.seats[decision.seat],
                question=question(decision) if decision is not None and asked else None,
                taken=moves[at].notation if asked else None,
            )
        )

    @property
    def full(self) -> bool:
        return len(self._shots) == PART

    def developed(self) -> bytes:
        """The part that has been filmed; the next one begins."""
        shots, self._shots = self._shots, []
        return packed(Part(self._view, shots))


def film(ledger: Ledger, rest: Callable[[], None] = lambda: None) -> dict[str, bytes]:
    """All parts; `rest` is called after each decision, so that others can work meanwhile."""
    first, game = _beginning(ledger)
    last, ending = len(ledger.moves), ending_of(ledger)
    head = Head(ledger.seats, first, last, None if ending is None else Ending(*ending))
    parts = {"head": packed(head), "journal": packed(str(journal_of(ledger, ledger.game.digest)))}
    measures: list[dict[str, int]] = []
    cameras = {seat: _Camera(ledger, game, seat) for seat in (SPECTATOR, *range(len(ledger.seats)))}
    for at in range(first, last + 1):
        measures.append(dict(ledger.rules.charted(game.state)))
        for seat, camera in cameras.items():
            camera.shoot(game, at)
            if camera.full or at == last:
                parts[f"reel {seat} {(at - first) // PART}"] = camera.developed()
        if at < last:
            ledger.play(game, at)
        rest()
    parts |= {f"log {seat}": packed(ledger.pages(seat)) for seat in cameras}
    parts["series"] = packed({name: [numbers[name] for numbers in measures] for name in measures[0]})
    return parts


class Filming(NamedTuple):
    """The same as work for the processes that think."""

    table: str
    charter: Charter
    snapshot: bytes | None
    entries: Sequence[Entry]
    """Those after the snapshot, or all."""
    version: int
    """Of the rules that are to show it."""

    @classmethod
    def of(cls, ledger: Ledger) -> Self:
        """A game that is in memory: as a snapshot it is smaller than its entries, and nobody need read them again."""
        return cls(ledger.charter.id, ledger.charter, taken(ledger), (), ledger.rules.version)

    def work(self) -> dict[str, bytes] | None:
        """All parts; None where other rules would have to show them."""
        ledger = folded(self.charter, self.snapshot, self.entries)
        return film(ledger) if ledger.engine == ledger.rules.version == self.version else None


def _beginning(ledger: Ledger) -> tuple[int, AnyGame]:
    """The first position that the present rules can show: where they took over, or, if they agree, the very first."""
    base = ledger.base
    if base is None:
        return 0, ledger.from_start(0)
    try:
        same = ledger.from_start(base.after).digest == base.game.digest
    except Complaint:
        same = False
    return (0, ledger.from_start(0)) if same else (base.after, base.game.copy())


def of_old(shots: Sequence[OldShot], start: int, pages: Sequence[list[Message]]) -> Part:
    """A part of an older film, which knows what was seen and not what happened."""
    frames = list[Shot]()
    for at, (before, shot) in enumerate(pairwise([shots[0], *shots]), start):
        by = before.deciding if before is not shot else None
        changed = changes(before.view, shot.view)
        frames.append(Shot(at, by, (), pages[at], changed, shot.deciding, shot.question, shot.taken))
    return Part(shots[0].view, frames)


def journal_of(ledger: Ledger, digest: str) -> Journal:
    charter = ledger.charter
    moves = tuple((ledger.seats[move.seat], move.notation) for move in ledger.moves)
    return Journal(charter.game, charter.engine, charter.setup, charter.seed, moves, digest, ledger.game.fresh)


def packed(what: Any) -> bytes:
    return lzma.compress(encode(what), lzma.FORMAT_XZ, lzma.CHECK_CRC32, 1)


def unpacked(data: bytes, kind: Any) -> Any:
    return msgspec.json.decode(lzma.decompress(data), type=kind)
