"""Every byte sent to a seat is searched for card ids that it may not know at that moment."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from typing import Any

from server import Seat, Server, random_choice

from cyberdeck.kernel import Game
from cyberdeck.netrunner.printed import PRINTED
from cyberdeck.netrunner.rules import RULES
from cyberdeck.netrunner.state import State
from cyberdeck.service.store import hashed

_IDS = re.compile(r"(?<![a-z-])(" + "|".join(sorted(map(re.escape, PRINTED), key=len, reverse=True)) + r")(?![a-z-])")


def search_one_game(server: Server, seed: int) -> int:
    """Two people play a random game; the number of messages searched."""
    tokens = server.open_table(corp="person", runner="person")
    seats = {name: server.sit_down(token) for name, token in tokens.items()}
    _play(list(seats.values()), seed)
    for seat in seats.values():
        seat.close()
    allowed = dict(_allowed(_game(server, tokens["corp"])))
    for number, seat in enumerate(seats.values()):
        for text in seat.received:
            seq = int(re.search(r'"seq":(\d+)', text)[1])  # type: ignore[index]
            leaked = set(_IDS.findall(text)) - allowed[seq][number]
            assert not leaked, f"seat {number} was sent {leaked} at {seq}: {text[:300]}"
    return sum(len(seat.received) for seat in seats.values())


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


def _allowed(journal: tuple[Game[State], list[str]]) -> Iterator[tuple[int, list[set[str]]]]:
    """After each decision, the ids that each seat has been entitled to see up to now."""
    game, decisions = journal
    seen: list[set[str]] = [set(), set()]
    for seq, notation in enumerate(["", *decisions]):
        if notation:
            game.decide(notation)
        for seat in (0, 1):
            seen[seat] |= {card.key for card in game.state.cards if card.visible(seat)} | _told(game, seat)
        yield seq, [set(seen[0]), set(seen[1])]


def _told(game: Game[State], seat: int) -> set[str]:
    """Cards that an event showed for a moment."""
    past: Any = game._past
    cards = [getattr(event, "card", None) for event in past.events]
    return {card.key for card in cards if card is not None and card.visible(seat)}
