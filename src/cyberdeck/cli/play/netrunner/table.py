"""The table of Netrunner: what is particular about it at a terminal, and how a game begins there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from rich.console import RenderableType
from rich.text import Text

from cyberdeck.bots import bot_for, rungs
from cyberdeck.cli.play.face import Face
from cyberdeck.cli.play.netrunner.glossary import facts, look_up
from cyberdeck.cli.play.sitting import Seating, new_game, play
from cyberdeck.cli.play.telling import PACE
from cyberdeck.cli.terminal import Terminal
from cyberdeck.kernel import SPECTATOR, AnyGame, Asked, Decision, Message, message
from cyberdeck.kernel.paper import Flow, Words
from cyberdeck.netrunner.deckfiles import load_deck
from cyberdeck.netrunner.decks import starter_names
from cyberdeck.netrunner.picture import picture, piles
from cyberdeck.netrunner.printed import PRINTED
from cyberdeck.netrunner.rules import NetrunnerGame
from cyberdeck.netrunner.view import NetrunnerView
from cyberdeck.netrunner.words import CORP, RUNNER, Side

SIDES: Final = {"corp": CORP, "runner": RUNNER}
_BY_ENTER: Final = ("pass", "continue", "done")
_NO: Final = ("n", "no", "nein", "nie", "нет", "н")


class NetrunnerFace(Face):
    commands: ClassVar[Mapping[str, Message]] = {
        "1, 2 …": message("play-help-number"),
        "run rd …": message("play-help-notation"),
        "break-all …": message("play-help-shortcut"),
        "Enter": message("play-help-enter"),
        "? …": message("play-help-explain"),
        "why …": message("play-help-why"),
        "look": message("play-help-look"),
        "log": message("play-help-log"),
        "again": message("play-help-again"),
        "hint": message("play-help-hint"),
        "rest": message("play-help-rest"),
        "save …": message("play-help-save"),
        "position …": message("play-help-position"),
        "back": message("play-help-back"),
        "undo": message("play-help-undo"),
        "quit": message("play-help-quit"),
    }
    signs: ClassVar[Message] = message("play-help-signs")

    def seat(self, game: NetrunnerGame, seat: int) -> Message:
        return Message(f"side-{Side(seat).notation(seat)}")

    def heading(self, game: NetrunnerGame, decision: Decision) -> Message:
        """A game from a position does not count the turns before."""
        view: NetrunnerView = game.view(decision.seat)
        turn = Message(f"side-{view.turn}")
        if decision.prompt.id == "ask-mulligan":
            return message("play-setup")
        return message("play-turn", number=view.turns, side=turn) if view.turns else turn

    def picture(
        self, game: NetrunnerGame, seat: int, words: Words, width: int, height: int | None
    ) -> list[RenderableType]:
        return picture(game.view(seat), words, width)

    def piles(self, game: NetrunnerGame, seat: int, words: Words) -> list[RenderableType]:
        return piles(game.view(seat), words)

    def explain(self, terminal: Terminal, words: str) -> Message | None:
        found = look_up(words, terminal.language)
        if found.id is None:
            return message("play-nothing-found", words=words, near=", ".join(found.near) or message("none"))
        text = terminal.text
        terminal.line((text(Message(found.id)), "bold"))
        kind, _, key = found.id.partition("-")
        if kind == "card":
            terminal.show(Flow(Text(), [Text(text(fact), "dim") for fact in facts(PRINTED[key])]))
        terminal.show(Text(text(Message(f"{found.id}.text"))))
        if kind == "term":
            terminal.show(Text(text(Message(f"{found.id}.clause")), "dim"))
        return None

    def by_enter(self, decision: Decision) -> int | None:
        notations = decision.notations
        return 0 if len(notations) == 1 or notations[0] in _BY_ENTER else None

    def resting(self, game: NetrunnerGame, decision: Decision) -> int | None:
        """In windows outside runs, until the turn ends."""
        view: NetrunnerView = game.view(SPECTATOR)
        turns: int = view.turns
        return turns if decision.prompt.id == "ask-window" and view.run is None else None


def seating(side: Side, rung: str, asked: Asked, journal: str, game: NetrunnerGame, pace: float = PACE) -> Seating:
    """The computer plays the other side on that rung; without one two people take turns at this screen."""
    bots = {int(side.other): bot_for("netrunner", side.other, game.seed, rung)} if rung else {}
    return Seating(NetrunnerFace(), bots, asked, journal, pace, rung)


def between(corp: str, runner: str, seed: int | None) -> AnyGame:
    """A new game between two decks: starter decks by their factions, or deck files."""
    return new_game("netrunner", {"corp": _deck(corp, CORP), "runner": _deck(runner, RUNNER)}, seed)


def _deck(name: str, side: Side) -> object:
    """A starter deck stays a name in the journal; a file becomes its cards."""
    return name if name in starter_names(side) else load_deck(name, side).data()


def offer_first_game(terminal: Terminal) -> None:
    """A person who has just started Cyberdeck may begin at once."""
    terminal.line()
    answer = terminal.ask(terminal.text(message("play-first-game")) + " ")
    if answer is not None and answer.casefold() not in _NO:
        game = between("jinteki", "shaper", None)
        play(terminal, seating(RUNNER, rungs.USUAL, Asked.CHOICES, "", game), game)
