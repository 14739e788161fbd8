"""Snapshots: a ledger as bytes, so that a table comes to life quickly, and whatever has become of the rules."""

from __future__ import annotations

import zlib
from collections.abc import Iterable

import msgspec

from cyberdeck.kernel import Asked, Message, Result
from cyberdeck.service.entries import Charter, Entry
from cyberdeck.service.ledger import Ledger
from cyberdeck.service.records import AskedBack, Mark, Move, Note


class Snapshot(msgspec.Struct, array_like=True):
    """A ledger as bytes."""

    number: int
    seq: int
    rewinds: int
    game: bytes
    moves: list[tuple[int, str, bool]]
    left: list[int]
    since: int
    joined: list[int]
    stand_ins: list[int]
    lent: list[int]
    consents: list[int]
    mutes: list[tuple[int, int]]
    asked: tuple[int, int, list[int], list[int]] | None
    notes: list[tuple[int, Message]] = []
    verdict: tuple[list[int], Message] | None = None
    engine: int = 0
    base: tuple[int, bytes] | None = None
    sides: list[tuple[int, int]] = []
    again: list[int] = []
    obvious: list[int] = []
    wishes: list[tuple[int, Asked]] = []
    away: list[tuple[int, list[tuple[int, int]]]] = []


def taken(ledger: Ledger) -> bytes:
    """The snapshot of a ledger, made once for all who want it."""
    if ledger.saved is None or ledger.saved[0] != ledger.number:
        ledger.saved = ledger.number, _made(ledger)
    return ledger.saved[1]


def _made(ledger: Ledger) -> bytes:
    asked = ledger.asked
    verdict = ledger.verdict
    snapshot = Snapshot(
        number=ledger.number,
        seq=ledger.seq,
        rewinds=ledger.rewinds,
        game=ledger.game.save(with_log=True),
        moves=[(move.seat, move.notation, move.foregone) for move in ledger.moves],
        left=ledger.left,
        since=ledger.since,
        joined=sorted(ledger.joined),
        stand_ins=sorted(ledger.stand_ins),
        lent=sorted(ledger.lent),
        consents=[],
        mutes=[],
        asked=asked and (asked.seat, asked.keep, list(asked.held), sorted(asked.agreed)),
        notes=[(note.after, note.text) for note in ledger.notes],
        verdict=verdict and (list(verdict.winners), verdict.reason),
        engine=ledger.engine,
        again=ledger.again,
        obvious=[number for number, move in enumerate(ledger.moves) if move.obvious],
        wishes=sorted(ledger.wishes.items()),
        away=[(seat, list(spans)) for seat, spans in sorted(ledger.away.items())],
        sides=sorted(ledger.consents.items()),
        base=ledger.base and (ledger.base.after, ledger.base.game.save(with_log=True)),
    )
    return zlib.compress(msgspec.msgpack.encode(snapshot))


def folded(charter: Charter, snapshot: bytes | None, entries: Iterable[Entry]) -> Ledger:
    """The ledger that a snapshot and the entries after it say."""
    ledger = Ledger(charter)
    if snapshot is not None:
        put_back(ledger, snapshot)
    ledger.read(entries)
    return ledger


def put_back(ledger: Ledger, data: bytes) -> None:
    """What was `taken`, into a new ledger of the same table."""
    snapshot = msgspec.msgpack.decode(_inflated(data), type=Snapshot)
    ledger.game = ledger.rules.load(snapshot.game, older=True)
    ledger.number, ledger.seq, ledger.rewinds = snapshot.number, snapshot.seq, snapshot.rewinds
    obvious = set(snapshot.obvious)
    ledger.moves = [Move(*move, number in obvious) for number, move in enumerate(snapshot.moves)]
    ledger.wishes = dict(snapshot.wishes)
    ledger.away = {seat: tuple(spans) for seat, spans in snapshot.away}
    ledger.left, ledger.since = snapshot.left, snapshot.since
    ledger.again = snapshot.again or ledger.again
    ledger.joined, ledger.stand_ins = frozenset(snapshot.joined), frozenset(snapshot.stand_ins)
    ledger.lent = frozenset(snapshot.lent)
    ledger.consents = dict(snapshot.sides) or dict.fromkeys(snapshot.consents, 0)
    ledger.notes = tuple(Note(*note) for note in snapshot.notes)
    ledger.engine = snapshot.engine or ledger.engine
    if snapshot.base:
        after, game = snapshot.base
        ledger.base = Mark(after, ledger.rules.load(game, older=True))
    if snapshot.verdict:
        winners, reason = snapshot.verdict
        ledger.verdict = Result(tuple(winners), reason)
    if snapshot.asked:
        seat, keep, held, agreed = snapshot.asked
        ledger.asked = AskedBack(seat, keep, tuple(held), frozenset(agreed))
    ledger.mark()


def _inflated(data: bytes) -> bytes:
    """Snapshots of the first releases were not compressed."""
    return zlib.decompress(data) if data[:1] == b"x" else data
