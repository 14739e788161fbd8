"""The table of Deckers: what is particular about it at a terminal, and how a game begins there."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar, Final

from rich.console import RenderableType
from rich.text import Text

from cyberdeck.bots import Bot, bot_for
from cyberdeck.cli.play.deckers.glossary import clause, look_up, show
from cyberdeck.cli.play.deckers.threats import threats
from cyberdeck.cli.play.face import Face
from cyberdeck.cli.play.sitting import Seating
from cyberdeck.cli.terminal import Terminal
from cyberdeck.deckers.content import CONTENT
from cyberdeck.deckers.picture import ENDLESS, picture, piles
from cyberdeck.deckers.rules import DeckersGame
from cyberdeck.kernel import Asked, Complaint, Decision, Message, message
from cyberdeck.kernel.paper import Words

_BY_ENTER: Final = ("done", "decline", "take-nothing", "let-enter", "keep-row")


class DeckersFace(Face):
    commands: ClassVar[Mapping[str, Message]] = {
        "1, 2 …": message("play-help-number"),
        "upload red …": message("play-help-notation"),
        "move-to red3 …": message("play-help-shortcut"),
        "Enter": message("deckers-play-help-enter"),
        "? …": message("deckers-play-help-explain"),
        "why …": message("play-help-why"),
        "look": message("deckers-play-help-look"),
        "threat": message("deckers-play-help-threat"),
        "log": message("play-help-log"),
        "again": message("play-help-again"),
        "hint": message("play-help-hint"),
        "save …": message("play-help-save"),
        "position …": message("play-help-position"),
        "back": message("play-help-back"),
        "undo": message("deckers-play-help-undo"),
        "quit": message("play-help-quit"),
    }
    signs: ClassVar[Message] = message("deckers-play-help-signs")
    fewest_news: ClassVar[int] = 2
    together: ClassVar[bool] = True

    def __init__(self, bots: Iterable[int] = (), deckers: int = 0) -> None:
        self.bots, self.deckers = frozenset(bots), deckers

    def seat(self, game: DeckersGame, seat: int) -> Message:
        return Message(f"decker-{game.seats[seat]}")

    def heading(self, game: DeckersGame, decision: Decision) -> Message:
        view = game.view(decision.seat)
        decker = next(decker for decker in view.deckers if decker.id == view.active)
        if not decker.turns:
            return Message(f"phase-{view.phase.value}")
        return message("deckers-play-turn", decker=Message(f"decker-{decker.id}"), number=decker.turns)

    def picture(
        self, game: DeckersGame, seat: int, words: Words, width: int, height: int | None
    ) -> list[RenderableType]:
        hands = self._hands(game, seat)
        return picture(game.view(seat), hands, game.decision, words, width, ENDLESS if height is None else height)

    def piles(self, game: DeckersGame, seat: int, words: Words) -> list[RenderableType]:
        return piles(game.view(seat), self._hands(game, seat), words)

    def threats(self, game: DeckersGame, thing: str, words: Words) -> list[RenderableType]:
        return [Text(line) for line in threats(game.forecast(completed(thing, game.seats)), words)]

    def _hands(self, game: DeckersGame, seat: int) -> dict[str, Sequence[str]]:
        """All hands of the person, who may look at them at any time; first that of the seat that decides."""
        own = sorted(set(range(len(game.seats))) - self.bots, key=lambda other: (other != seat, other))
        return {game.seats[other]: game.view(other).deckers[other].hand or () for other in own}

    def news(self, game: DeckersGame, seat: int, last: int) -> list[Message]:
        """Without the cards drawn and without a heading that nothing follows: the hand and the phase are shown."""
        lines = [line for line in game.news(seat, last) if line.id != "event-command-drawn"]
        while lines and lines[-1].id == "event-phase-began":
            lines.pop()
        return lines

    def explain(self, terminal: Terminal, words: str) -> Message | None:
        if (rule := clause(words, terminal.language)) is not None:
            terminal.show(Text.assemble((f"{rule[0]} ", "bold"), rule[1]))
            return None
        found = look_up(words, terminal.language)
        if found.id is None:
            return message("deckers-play-nothing-found", words=words, near=", ".join(found.near) or message("none"))
        show(terminal, found.id, self.deckers)
        return None

    def by_enter(self, decision: Decision) -> int | None:
        """The only option, the first payment, or to leave it at that."""
        notations = decision.notations
        if len(notations) == 1 or decision.prompt.id == "ask-pay":
            return 0
        return next((notations.index(word) for word in _BY_ENTER if word in notations), None)


def seating(game: DeckersGame, bots: Sequence[str], rung: str, asked: Asked, journal: str, pace: float) -> Seating:
    """The computer plays these deckers, written `oshin-noro` or `oshin-noro:script`; a person plays all others."""
    players = dict(_player(game, wish, rung) for wish in bots)
    return Seating(DeckersFace(players, len(game.seats)), players, asked, journal, pace)


def _player(game: DeckersGame, wish: str, rung: str) -> tuple[int, Bot]:
    name, _, kind = wish.partition(":")
    id = completed(name, game.seats)
    if id not in game.seats:
        raise Complaint(message("deckers-play-not-there", name=name, known=", ".join(game.seats)))
    seat = game.seats.index(id)
    return seat, bot_for("deckers", seat, game.seed + seat, kind or rung)


def setup(smc: str, deckers: str, variants: str, first_game: bool) -> dict[str, object]:
    """The setup that a command line asks for; what it leaves open, the rules know."""
    made: dict[str, object] = {}
    if smc:
        made["smc"] = completed(smc, CONTENT.smcs)
    if deckers:
        made["deckers"] = [completed(name, CONTENT.deckers) for name in listed(deckers)]
    if variants:
        made["variants"] = listed(variants)
    if first_game:
        made["first_game"] = True
        if made.get("smc", known := CONTENT.first_game.smc) != known:
            raise Complaint(message("deckers-play-first-smc", smc=message(f"smc-{known}")))
    return made


def listed(words: str) -> list[str]:
    return [word for word in words.replace(",", " ").split() if word]


def completed(name: str, known: Iterable[str]) -> str:
    """A name that may be cut short where only one begins so; any other stays for the rules to complain about."""
    name = name.casefold()
    begun = [id for id in known if id.startswith(name)]
    return begun[0] if len(begun) == 1 else name
