"""The film of a finished game: what each seat saw after each decision, in parts that are shown without any rule.

Each part is compressed JSON: `head`, `journal`, `series`, `log SEAT` and `shots SEAT NUMBER`. A seat is its number, -1
for spectators.
"""

from __future__ import annotations

import lzma
from collections.abc import Callable
from typing import Any

import msgspec

from cyberdeck.kernel import SPECTATOR, AnyGame, Complaint, Decision, Journal
from cyberdeck.service.chronicle import ending_of
from cyberdeck.service.ledger import Ledger
from cyberdeck.service.wire import Ending, Question, encode, question

SHOTS = 64
"""How many shots make a part: few enough to be unpacked for one of them, many enough to be packed well."""


class Head(msgspec.Struct):
    seats: tuple[str, ...]
    first: int
    """Older rules led to what was before, and took it with them."""
    last: int
    ending: Ending | None


class Shot(msgspec.Struct):
    """The table as a seat saw it after so many decisions."""

    view: Any
    deciding: str | None
    question: Question | None
    taken: str | None


def film(ledger: Ledger, rest: Callable[[], None] = lambda: None) -> dict[str, bytes]:
    """All parts; `rest` is called between the shots, so that others can work meanwhile."""
    first, game = _beginning(ledger)
    last, ending = len(ledger.moves), ending_of(ledger)
    seats = (SPECTATOR, *range(len(ledger.seats)))
    head = Head(ledger.seats, first, last, None if ending is None else Ending(*ending))
    parts = {"head": packed(head), "journal": packed(str(journal_of(ledger, ledger.game.digest)))}
    measures: list[dict[str, int]] = []
    shots: dict[int, list[Shot]] = {seat: [] for seat in seats}
    for at in range(first, last + 1):
        measures.append(dict(ledger.rules.charted(game.state)))
        for seat in seats:
            shots[seat].append(_shot(ledger, game, at, seat))
            if len(shots[seat]) == SHOTS or at == last:
                parts[f"shots {seat} {(at - first) // SHOTS}"] = packed(shots[seat])
                shots[seat] = []
        if at < last:
            ledger.play(game, at)
        rest()
    parts |= {f"log {seat}": packed(ledger.pages(seat)) for seat in seats}
    parts["series"] = packed({name: [numbers[name] for numbers in measures] for name in measures[0]})
    return parts


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


def _shot(ledger: Ledger, game: AnyGame, at: int, seat: int) -> Shot:
    decision: Decision | None = game.decision if at < len(ledger.moves) else None
    asked = decision is not None and decision.seat == seat
    return Shot(
        view=game.view(seat),
        deciding=None if decision is None else game.seats[decision.seat],
        question=question(decision) if decision is not None and asked else None,
        taken=ledger.moves[at].notation if asked else None,
    )


def journal_of(ledger: Ledger, digest: str) -> Journal:
    charter = ledger.charter
    moves = tuple((ledger.seats[move.seat], move.notation) for move in ledger.moves)
    return Journal(charter.game, charter.engine, charter.setup, charter.seed, moves, digest, ledger.game.fresh)


def packed(what: Any) -> bytes:
    return lzma.compress(encode(what), lzma.FORMAT_XZ, lzma.CHECK_CRC32, 1)


def unpacked(data: bytes, kind: Any) -> Any:
    return msgspec.json.decode(lzma.decompress(data), type=kind)
