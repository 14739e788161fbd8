"""Every byte sent to a seat is searched for card ids that it may not know at that moment."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from typing import Any

from server import Seat, Server, random_choice

from cyberdeck.kernel import SPECTATOR, Game
from cyberdeck.netrunner.printed import PRINTED
from cyberdeck.netrunner.rules import RULES
from cyberdeck.netrunner.state import State
from cyberdeck.netrunner.words import Side
from cyberdeck.service.store import hashed

_IDS = re.compile(r"(?<![a-z-])(" + "|".join(sorted(map(re.escape, PRINTED), key=len, reverse=True)) + r")(?![a-z-])")


def search_one_game(server: Server, seed: int) -> int:
    """Two people play a random game before a spectator; the number of messages searched."""
    table, tokens = server.open(seats={"corp": "person", "runner": "person"})
    seats = [server.sit_down(tokens["corp"]), server.sit_down(tokens["runner"]), server.watch(table, "corp")]
    _play(seats, seed)
    for seat in seats:
        seat.close()
    allowed = dict(_allowed(_game(server, tokens["corp"])))
    for number, seat in zip((*Side, SPECTATOR), seats, strict=True):
        for text in seat.received:
            seq = int(re.search(r'"seq":(\d+)', text)[1])  # type: ignore[index]
            leaked = set(_IDS.findall(text)) - allowed[seq][number]
            assert not leaked, f"seat {number} was sent {leaked} at {seq}: {text[:300]}"
    return sum(len(seat.received) for seat in seats)


def _play(seats: list[Seat], seed: int) -> None:
    choice = random_choice(seed)
    for seat in seats:
        seat.next()
    while not seats[0].last["ending"]:
        asked = next(seat for seat in seats if seat.last["question"])
        seq = asked.last["seq"]
        asked.decide(choice(asked.last))
        for seat in seats:
            while seat.last["seq"] <= seq:
                seat.next()


def _game(server: Server, token: str) -> tuple[Game[State], list[str]]:
    """The table from its journal: a new game, and the decisions."""
    with sqlite3.connect(server.database) as database:
        query = "select t.id, t.seed from tables t join links l on l.table_id = t.id where l.token_hash = ?"
        table, seed = database.execute(query, (hashed(token),)).fetchone()
        rows = database.execute("select text from entries where table_id = ? order by number", (table,))
        return RULES.new_game({}, int(seed)), [notation for (notation,) in rows]


def _allowed(journal: tuple[Game[State], list[str]]) -> Iterator[tuple[int, dict[int, set[str]]]]:
    """After each decision, the ids that each seat and a spectator have been entitled to see up to now."""
    game, decisions = journal
    seen: dict[int, set[str]] = {0: set(), 1: set(), SPECTATOR: set()}
    for seq, notation in enumerate(["", *decisions]):
        if notation:
            game.decide(notation)
        for seat in seen:
            seen[seat] |= {card.key for card in game.state.cards if card.visible(seat)} | _told(game, seat)
        yield seq, {seat: set(ids) for seat, ids in seen.items()}


def _told(game: Game[State], seat: int) -> set[str]:
    """Cards that an event showed for a moment."""
    past: Any = game._past
    cards = [getattr(event, "card", None) for event in past.events]
    return {card.key for card in cards if card is not None and card.visible(seat)}
