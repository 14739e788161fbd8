"""Puzzles of Netrunner: everything lies open, the decks are short, and it is done before the turn ends."""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterable, Mapping
from dataclasses import fields
from typing import Any, Final

from cyberdeck.kernel import AnyGame, Complaint, Message, message
from cyberdeck.netrunner.events import Flatlined, RunSucceeded, Scored, Stolen, TurnBegan, TurnEnded
from cyberdeck.netrunner.state import Run, State
from cyberdeck.netrunner.words import ARCHIVES, CENTRALS, CORP, Server, Side
from cyberdeck.puzzles.goals import Disclosed, Judge, Puzzling, Standing

DECK: Final = 6
"""So many cards are left in each deck of a puzzle: all of them are told."""
_MARKS: Final = re.compile(r"(?:known|shown) \w+|seen [\d/]+|#\d+$")
_UNSAID: Final = ("active", "chance", "seen", "turns")


# goals


def _happens(kind: type) -> Judge:
    """Something must happen in this turn of the seat."""

    def judge(game: AnyGame, seat: int) -> Standing:
        events = game.last.events
        if any(isinstance(event, kind) for event in events):
            return Standing.REACHED
        return _over(game, seat)

    return judge


def _breach(game: AnyGame, seat: int) -> Standing:
    """The central servers are often open; a remote one is there for something."""
    if any(isinstance(event, RunSucceeded) and event.server.number not in CENTRALS for event in game.last.events):
        return Standing.REACHED
    return _over(game, seat)


def _win(game: AnyGame, seat: int) -> Standing:
    result = game.result
    if result is not None and seat in result.winners and not _turn_is_over(game, seat):
        return Standing.REACHED
    return _over(game, seat)


def _over(game: AnyGame, seat: int) -> Standing:
    return Standing.MISSED if game.result is not None or _turn_is_over(game, seat) else Standing.OPEN


def _turn_is_over(game: AnyGame, seat: int) -> bool:
    return any(isinstance(event, TurnEnded) and event.side == seat for event in game.last.events)


def _survive(game: AnyGame, seat: int) -> Standing:
    """Until one's own next turn begins."""
    if game.result is not None:
        return Standing.REACHED if seat in game.result.winners else Standing.MISSED
    began = any(isinstance(event, TurnBegan) and event.side == seat for event in game.last.events)
    return Standing.REACHED if began else Standing.OPEN


GOALS: Final[dict[str, Judge]] = {
    "win": _win,
    "flatline": _happens(Flatlined),
    "score": _happens(Scored),
    "steal": _happens(Stolen),
    "breach": _breach,
    "survive": _survive,
}


# positions that come to the same


def fingerprint(state: State) -> Hashable:
    """By which numbers eyes follow cards makes no difference, nor in which order they lie in a hand."""
    return (
        tuple([card[:-1] for card in state.cards]),
        tuple([_player(player) for player in state.players]),
        tuple([(n, tuple(column.ice), tuple(column.root)) for n, column in state.servers.items()]),
        (
            state.turn,
            state.turns,
            _run(state.run),
            state.lasting,
            state.record,
            state.last_record,
            state.at_end_of_turn,
        ),
        (tuple(state.stack), state.waiting, tuple(state.rig), tuple(state.play), len(state.removed)),
    )


def _player(player: Any) -> Hashable:
    numbers = (player.credits, player.clicks, player.tags, player.brain, player.bad_publicity)
    piles = (tuple(player.deck), tuple(sorted(player.hand)), tuple(sorted(player.discard)), tuple(player.score))
    return (*numbers, *piles)


def _run(run: Run | None) -> Hashable:
    return None if run is None else tuple([getattr(run, field.name) for field in fields(run)])


# the file of a puzzle


def laid_out(game: AnyGame, seat: int) -> Mapping[str, object]:
    """What hangs on the past of a game is left out, decks are cut, and everybody knows every card."""
    spec: dict[str, Any] = {key: value for key, value in game.position().items() if key not in _UNSAID}
    if "still" in spec or spec.get("turn") != game.seats[seat]:
        raise Complaint(message("puzzle-moment"))
    for side in Side:
        spec[game.seats[side]] = _side(spec[game.seats[side]])
    spec["servers"] = {
        name: {part: [_told(card, seen=False) for card in cards] for part, cards in column.items()}
        for name, column in spec["servers"].items()
        if column or name.startswith("remote")
    }
    return spec


def _side(spec: Mapping[str, Any]) -> dict[str, object]:
    said: dict[str, object] = {}
    for key, value in spec.items():
        if key == "deck":
            said[key] = [f"{_bare(card)} [known both]" for card in value[:DECK]]
        elif isinstance(value, list):
            said[key] = [_told(card, key != "hand" and "facedown" not in card) for card in value]
        else:
            said[key] = _bare(value) if isinstance(value, str) else value
    return said


def _told(card: str, seen: bool) -> str:
    """A card without what hangs on the past, and known to both if one could not see it."""
    name, marks = _parts(card)
    hidden = not seen and "rezzed" not in marks
    return _written(name, [*marks, "known both"] if hidden else marks)


def _bare(card: str) -> str:
    return _written(*_parts(card))


def _parts(card: str) -> tuple[str, list[str]]:
    name, _, brackets = card.partition(" [")
    marks = [mark.strip() for mark in brackets.removesuffix("]").split(",")] if brackets else []
    return name, [mark for mark in marks if not _MARKS.fullmatch(mark)]


def _written(name: str, marks: Iterable[str]) -> str:
    joined = ", ".join(marks)
    return f"{name} [{joined}]" if joined else name


# what the table does not show


def disclosed(game: AnyGame, seat: int) -> tuple[Disclosed, ...]:
    """The other's hand and facedown cards, and the decks from the top."""
    state: State = game.state
    other = Side(seat).other
    rows = [(message("puzzle-hand", side=other.name.lower()), state.players[other].hand)]
    if other is CORP:
        for number in state.servers:
            where = message("puzzle-facedown", server=Server(number).spoken(seat))
            rows.append((where, _facedown(state, number)))
    for side in (other, other.other):
        rows.append((message("puzzle-deck", side=side.name.lower()), state.players[side].deck[::-1]))
    return tuple(
        Disclosed(where, tuple(Message(f"card-{state.cards[id].key}") for id in ids)) for where, ids in rows if ids
    )


def _facedown(state: State, number: int) -> list[int]:
    """From the outermost piece of ice to what lies in the server."""
    column = state.servers[number]
    discard = state.corp.discard if number == ARCHIVES else []
    return [id for id in (*reversed(column.ice), *column.root, *discard) if not state.cards[id].faceup]


NETRUNNER: Final = Puzzling(frozenset(("turn", "corp", "runner", "servers")), GOALS, fingerprint, laid_out, disclosed)
