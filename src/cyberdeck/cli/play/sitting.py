"""Sitting down to a game: a new one, one from a journal, one from a position; and getting up again."""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from cyberdeck.bots import Bot, rungs
from cyberdeck.cli.files import read_text, read_yaml, write_journal
from cyberdeck.cli.play.dialogue import Quit
from cyberdeck.cli.play.face import Face
from cyberdeck.cli.play.session import Session
from cyberdeck.cli.play.telling import PACE
from cyberdeck.cli.terminal import Terminal
from cyberdeck.games import find
from cyberdeck.kernel import SPECTATOR, AnyGame, Asked, Complaint, Journal, Message, Short, message, replay

_SEEDS: Final = 1 << 32


@dataclass(frozen=True, slots=True)
class Seating:
    """How a game looks, which seats computers play, how much is asked, and where the journal goes."""

    face: Face
    bots: Mapping[int, Bot] = field(default_factory=dict)
    asked: Asked = Asked.CHOICES
    journal: str = ""
    pace: float = PACE
    """Seconds for each line of what others did."""
    rung: str = ""
    """On which rung the computer plays, if it does."""


def new_game(name: str, setup: Mapping[str, object], seed: int | None) -> AnyGame:
    """A game of that name; without a seed, one that nobody has played before."""
    return find(name).new_game(setup, secrets.randbelow(_SEEDS) if seed is None else seed)


def resumed(name: str, file: str) -> AnyGame:
    """A game that a journal left unfinished."""
    game = replay(Journal.parse(read_text(file)), find(name))
    if game.decision is None:
        raise Complaint(message("play-finished", file=file))
    return game


def from_position(name: str, file: str, seed: int | None) -> AnyGame:
    """A game from a position on: a file, or a line that somebody has shared."""
    short = Short.found(file)
    if short is not None and short.game != name:
        raise Complaint(message("short-other", game=short.game))
    setup = {"position": read_yaml(file) if short is None else short.position(find(name).jargon())}
    game = new_game(name, setup, seed)
    try:
        json.dumps(setup)
    except (TypeError, ValueError):
        raise Complaint(message("file-bad-yaml", file=file)) from None
    return game


def play(terminal: Terminal, seating: Seating, game: AnyGame) -> AnyGame:
    """Play, show the result, and keep the journal if it is wanted; the game as it was left."""
    if seating.journal:
        write_journal(seating.journal, game)
    _introduce(terminal, seating, game)
    session = Session(terminal, game, seating.face, seating.bots, seating.asked, seating.pace)
    try:
        session.play()
    except Quit:
        _quit(terminal, session.game, seating)
    else:
        _show_result(terminal, session.game, seating)
    finally:
        if seating.journal:
            write_journal(seating.journal, session.game)
    if seating.journal:
        terminal.say(message("play-saved", file=seating.journal), "green")
    return session.game


def _introduce(terminal: Terminal, seating: Seating, game: AnyGame) -> None:
    """Who plays for the computer."""
    if seating.bots and seating.rung:
        about = rungs.character(seating.rung, game.rules.name, min(seating.bots))
        terminal.say(message("rung-plays", rung=rungs.title(seating.rung), about=about), "dim")


def _quit(terminal: Terminal, game: AnyGame, seating: Seating) -> None:
    """Offer to save, as often as the file cannot be written."""
    while not seating.journal:
        file = terminal.ask(terminal.text(message("play-save-as")) + " ")
        if not file:
            break
        try:
            write_journal(file, game)
        except Complaint as complaint:
            terminal.say(complaint.message, "yellow")
        else:
            terminal.say(message("play-saved", file=file), "green")
            break
    terminal.say(message("play-left", seed=str(game.seed)))


def _show_result(terminal: Terminal, game: AnyGame, seating: Seating) -> None:
    result, face = game.result, seating.face
    assert result is not None
    people = [seat for seat in range(len(game.seats)) if seat not in seating.bots]
    seat = people[0] if people else SPECTATOR
    if terminal.height is not None:
        terminal.clear()
    terminal.show(*face.picture(game, seat, terminal.text, terminal.out.width, terminal.height))
    terminal.line()
    for line in game.news(seat):
        terminal.say(line)
    terminal.say(result.reason, "bold")
    alone = bool(people) if face.together else len(people) == 1 and bool(result.winners)
    terminal.say(_verdict(seat in result.winners) if alone else _winners(terminal, game, face), "bold")
    terminal.say(message("play-seed", seed=str(game.seed)), "dim")
    harder = rungs.next_after(seating.rung) if seating.bots and seat in result.winners else None
    if harder is not None:
        terminal.say(message("rung-next", rung=rungs.title(harder), name=harder), "dim")


def _verdict(won: bool) -> Message:
    return message("play-you-won" if won else "play-you-lost")


def _winners(terminal: Terminal, game: AnyGame, face: Face) -> Message:
    winners = game.result.winners if game.result else ()
    names = [terminal.text(face.seat(game, winner)) for winner in winners]
    return message("play-won-by", winners=", ".join(names) or message("none"))
