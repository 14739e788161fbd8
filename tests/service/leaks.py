"""Every byte sent to a seat or a spectator is searched for card ids that it may not know at that moment."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from server import Server, play_some

from cyberdeck import games
from cyberdeck.deckers.rules import RULES as DECKERS
from cyberdeck.kernel import SPECTATOR, AnyGame, Journal
from cyberdeck.netrunner.printed import PRINTED


class Search(NamedTuple):
    """The ids of a game's cards, and those that a seat may know in a position: from the state, not from a view."""

    ids: Iterable[str]
    known: Callable[[AnyGame, int], set[str]]


def _netrunner(game: AnyGame, seat: int) -> set[str]:
    """NR-6: the cards it can see, and those that an event showed for a moment."""
    shown = [getattr(event, "card", None) for event in game._past.events]  # type: ignore[union-attr]
    return {card.key for card in (*game.state.cards, *shown) if card is not None and card.visible(seat)}


def _deckers(game: AnyGame, seat: int) -> set[str]:
    """Who owns which cards is open; what lies in the upgrade deck is not."""
    hidden = set(game.state.upgrades)
    return {key for id, key in enumerate(game.state.cards) if id not in hidden}


SEARCHES = {
    "netrunner": Search(PRINTED, _netrunner),
    "deckers": Search(set(DECKERS.new_game({}, 0).state.cards), _deckers),
}


def search_one_game(server: Server, seed: int, game: str = "netrunner") -> int:
    """A random game with a person in each seat before a spectator; the number of messages searched."""
    names = games.find(game).new_game({}, 0).seats
    table, tokens = server.open(game, seats=dict.fromkeys(names, "person"))
    seats = [*(server.sit_down(tokens[name]) for name in names), server.watch(table, names[0])]
    play_some(seats, 100_000, random.Random(seed))
    for seat in seats:
        seat.close()
    search = SEARCHES[game]
    ids = re.compile(rf"(?<![a-z-])({'|'.join(sorted(search.ids, key=len, reverse=True))})(?![a-z-])")
    journal = Journal.parse(server.text(f"/api/tables/{table}/journal"))
    allowed = dict(_allowed(journal, search))
    for number, seat in zip((*range(len(names)), SPECTATOR), seats, strict=True):
        for text in seat.received:
            seq = int(re.search(r'"seq":(\d+)', text)[1])  # type: ignore[index]
            leaked = set(ids.findall(text)) - allowed[seq][number]
            assert not leaked, f"seat {number} was sent {leaked} at {seq}: {text[:300]}"
    return sum(len(seat.received) for seat in seats)


def _allowed(journal: Journal, search: Search) -> Iterator[tuple[int, dict[int, set[str]]]]:
    """After each decision, the ids that each seat and a spectator have been entitled to see up to now."""
    game = games.find(journal.game).new_game(journal.setup, journal.seed)
    seen: dict[int, set[str]] = {seat: set() for seat in (*range(len(game.seats)), SPECTATOR)}
    for seq, notation in enumerate(["", *(notation for _, notation in journal.decisions)]):
        if notation:
            game.decide(notation)
        for seat in seen:
            seen[seat] |= search.known(game, seat)
        yield seq, {seat: set(ids) for seat, ids in seen.items()}
