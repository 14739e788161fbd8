"""Sitting down to a game of Netrunner: a new one, one from a journal, one from a position; and getting up again."""

from __future__ import annotations

import json
import secrets
from dataclasses import dataclass
from typing import Any, Final

from cyberdeck.bots import Bot, house_bot
from cyberdeck.cli.files import read_text, read_yaml, write_journal
from cyberdeck.cli.play.dialogue import Quit, side_name
from cyberdeck.cli.play.picture import picture
from cyberdeck.cli.play.session import Session
from cyberdeck.cli.terminal import Terminal
from cyberdeck.games import find
from cyberdeck.kernel import Complaint, Game, Journal, message, replay
from cyberdeck.netrunner.deckfiles import load_deck
from cyberdeck.netrunner.decks import starter_names
from cyberdeck.netrunner.words import CORP, RUNNER, Side

_SEEDS: Final = 1 << 32
_NO: Final = ("n", "no", "nein", "nie", "нет", "н")


@dataclass(frozen=True, slots=True)
class Seating:
    """Who sits where, how much is asked, and where the journal goes."""

    side: Side = RUNNER
    hot_seat: bool = False
    all_windows: bool = False
    journal: str = ""


def play_new(terminal: Terminal, seating: Seating, corp: str, runner: str, seed: int | None) -> None:
    """A new game between two decks: starter decks by their factions, or deck files."""
    setup = {"corp": _deck(corp, CORP), "runner": _deck(runner, RUNNER)}
    game = find("netrunner").new_game(setup, _seed(seed))
    play(terminal, seating, game)


def _deck(name: str, side: Side) -> Any:
    """A starter deck stays a name in the journal; a file becomes its cards."""
    return name if name in starter_names(side) else load_deck(name, side).data()


def play_on(terminal: Terminal, seating: Seating, file: str) -> None:
    """A game that a journal left unfinished."""
    game = replay(Journal.parse(read_text(file)), find("netrunner"))
    if game.decision is None:
        raise Complaint(message("play-finished", file=file))
    play(terminal, seating, game)


def play_position(terminal: Terminal, seating: Seating, file: str, seed: int | None) -> None:
    """A game from a position file on."""
    setup = {"position": read_yaml(file)}
    game = find("netrunner").new_game(setup, _seed(seed))
    try:
        json.dumps(setup)
    except (TypeError, ValueError):
        raise Complaint(message("file-bad-yaml", file=file)) from None
    play(terminal, seating, game)


def offer_first_game(terminal: Terminal) -> None:
    """A person who has just started Cyberdeck may begin at once."""
    terminal.line()
    answer = terminal.ask(terminal.text(message("play-first-game")) + " ")
    if answer is not None and answer.casefold() not in _NO:
        play_new(terminal, Seating(), "jinteki", "shaper", None)


def play(terminal: Terminal, seating: Seating, game: Game[Any]) -> None:
    """Play, show the result, and keep the journal if it is wanted."""
    if seating.journal:
        write_journal(seating.journal, game)
    other = seating.side.other
    bots: dict[int, Bot] = {} if seating.hot_seat else {other: house_bot(other, game.seed)}
    session = Session(terminal, game, bots, seating.all_windows)
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


def _quit(terminal: Terminal, game: Game[Any], seating: Seating) -> None:
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


def _show_result(terminal: Terminal, game: Game[Any], seating: Seating) -> None:
    result = game.result
    assert result is not None
    if terminal.height is not None:
        terminal.clear()
    terminal.show(*picture(game.view(seating.side), terminal.text, terminal.out.width))
    terminal.line()
    for line in game.news(seating.side):
        terminal.say(line)
    terminal.say(result.reason, "bold")
    if seating.hot_seat or not result.winners:
        winners = [terminal.text(side_name(seat)) for seat in result.winners]
        terminal.say(message("play-won-by", winners=", ".join(winners) or message("none")), "bold")
    else:
        terminal.say(message("play-you-won" if seating.side in result.winners else "play-you-lost"), "bold")
    terminal.say(message("play-seed", seed=str(game.seed)), "dim")


def _seed(wish: int | None) -> int:
    return secrets.randbelow(_SEEDS) if wish is None else wish


SIDES: Final = {"corp": CORP, "runner": RUNNER}
