"""The command `mcp`: a server of the Model Context Protocol over standard input and output."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from functools import wraps
from typing import TYPE_CHECKING, Final, Literal, ParamSpec

from cyberdeck.bots import bot_for, rungs
from cyberdeck.cli.clauses import without_sources
from cyberdeck.cli.mcp.seat import Seat
from cyberdeck.cli.play.deckers.table import DeckersFace
from cyberdeck.cli.play.face import Face
from cyberdeck.cli.play.netrunner.table import NetrunnerFace
from cyberdeck.cli.terminal import Terminal
from cyberdeck.games import find
from cyberdeck.kernel import Complaint, message
from cyberdeck.locale.reference import search
from cyberdeck.locale.texts import render

if TYPE_CHECKING:
    from mcp.server import MCPServer

P = ParamSpec("P")
GameName = Literal["netrunner", "deckers"]
_SEEDS: Final = 1 << 63

INSTRUCTIONS: Final = """\
Play a seat of Android: Netrunner (2012 core set) or Deckers, exactly by the rulebook.
Begin with new_game; then decide, by the number or the [notation] of an option, until the game is over.
An option says its price after the dot and what it surely does after the arrow; a shortcut is several answers as one.
table shows all that your seat may see, happened the log, why_not the rule that stands against a wish, explain a card
or a word, rules the clauses that speak of something, journal the finished game. What your seat may not know is never
told."""


def show_mcp(terminal: Terminal) -> None:
    """Offer a seat to a language model, until its client goes."""
    try:
        server = make_server(terminal.language)
    except ImportError:
        raise Complaint(message("extra-missing", extra="mcp")) from None
    server.run("stdio")


def make_server(language: str) -> MCPServer:
    """A server with one desk, at which one game at a time is played."""
    from mcp.server import MCPServer
    from mcp.types import CallToolResult, TextContent

    def told(tool: Callable[P, str]) -> Callable[P, str | CallToolResult]:
        """A complaint is told to the model as what it is, in its own words: something to do better."""

        @wraps(tool)
        def safe(*args: P.args, **kwargs: P.kwargs) -> str | CallToolResult:
            try:
                return tool(*args, **kwargs)
            except Complaint as complaint:
                text = render(complaint.message, language)
                return CallToolResult(content=[TextContent(type="text", text=text)], is_error=True)

        return safe

    desk, server = Desk(language), MCPServer("cyberdeck", instructions=INSTRUCTIONS, log_level="ERROR")
    for play in (desk.new_game, desk.decide, desk.drop_answers, desk.question, desk.table, desk.happened):
        server.tool(structured_output=False)(told(play))
    for look in (desk.why_not, desk.explain, desk.rules, desk.journal):
        server.tool(structured_output=False)(told(look))
    return server


class Desk:
    """Where a model sits: the tools as it finds them."""

    def __init__(self, language: str) -> None:
        self._language = language
        self._seat: Seat | None = None

    def new_game(
        self, game: GameName, seats: list[str] | None = None, seed: int | None = None, rung: str = rungs.USUAL
    ) -> str:
        """Sit down to a new game; the house plays the other seats.

        seats: which are yours. Netrunner: ["runner"] (usual) or ["corp"]. Deckers: any of ["oshin-noro",
        "monty-quantum"]; without it all of them. seed: the same seed gives the same shuffles.
        rung: how strong the house is, from weak to strong: script, daemon, agent, construct, oracle.
        """
        rules = find(game)
        played = rules.new_game({}, secrets.randbelow(_SEEDS) if seed is None else seed)
        own = seats or (["runner"] if game == "netrunner" else list(played.seats))
        for name in own:
            if name not in played.seats:
                raise Complaint(message("mcp-no-seat", name=name[:40], known=", ".join(played.seats)))
        others = [seat for seat, name in enumerate(played.seats) if name not in own]
        bots = {seat: bot_for(game, seat, played.seed + seat, rung) for seat in others}
        face: Face = NetrunnerFace() if game == "netrunner" else DeckersFace(bots, len(played.seats))
        self._seat = Seat(played, face, bots, self._language)
        return f"{self._seat.table()}\n\n{self._seat.question()}"

    def question(self) -> str:
        """The open question with every option and shortcut, or how the game ended."""
        return self._own.question()

    def decide(self, answer: str) -> str:
        """Take an option or a shortcut, by its number or its [notation]: what happened, and the next question."""
        return self._own.decide(answer)

    def drop_answers(self) -> str:
        """Drop the answers given so far to a question of several parts, and begin it anew."""
        return self._own.drop()

    def table(self) -> str:
        """The whole table as your seat may see it, with hands and piles."""
        return self._own.table()

    def happened(self, last: int | None = None) -> str:
        """The log: what the last so many decisions of all players led to, or all of it."""
        return self._own.happened(last)

    def why_not(self, wish: str) -> str:
        """Why a decision is not offered, and by which rule: a [notation], or the name of a thing on the table."""
        return self._own.why_not(wish)

    def explain(self, words: str) -> str:
        """A card, or a word of the game."""
        return self._own.explain(words)

    def rules(self, game: GameName, words: str) -> str:
        """The clauses of the rules in which all these words occur, by whatever name."""
        found = search(game, self._language, words.split())
        if not found:
            raise Complaint(message("rules-nothing", words=words[:60]))
        clauses = [f"{clause.id}  {without_sources(clause.text)}" for chapter in found for clause in chapter.clauses]
        return "\n".join(clauses)

    def journal(self) -> str:
        """The whole game as text, once it is over: every decision of all players, with the seed."""
        if self._own.game.result is None:
            raise Complaint(message("replay-early"))
        return str(self._own.game.journal)

    @property
    def _own(self) -> Seat:
        if self._seat is None:
            raise Complaint(message("mcp-no-game"))
        return self._seat
