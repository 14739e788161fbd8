"""The picture of a table: servers as columns with the ice above them, outermost on top, the rig and the hand below."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import partial
from typing import Final

from rich.align import Align
from rich.box import ROUNDED
from rich.console import RenderableType
from rich.table import Column, Table
from rich.text import Text

from cyberdeck.kernel.paper import Flow, Words, on_paper
from cyberdeck.locale import Message, message
from cyberdeck.locale.texts import render
from cyberdeck.netrunner.printed import PRINTED
from cyberdeck.netrunner.values import WINNING_POINTS
from cyberdeck.netrunner.view import CardSeen, NetrunnerView, PlayerSeen, ServerSeen
from cyberdeck.netrunner.words import CENTRALS, Type, server_number

CORP_STYLE: Final = "bold cyan"
RUNNER_STYLE: Final = "bold red"
RUN_STYLE: Final = "bold yellow"
_LABEL: Final = "bold"
_HIDDEN: Final = "dim"
_FACEDOWN, _FACEUP, _HERE = "▒", "■", "▶"
_NARROWEST: Final = 16
_COUNTERS: Final = ("agenda", "credits", "recurring", "virus", "power")

MESSAGE_IDS: Final = ("play-counter-*",)


def picture(view: NetrunnerView, words: Words, width: int) -> list[RenderableType]:
    """The whole table as its viewer may see it, from the Corp's side down to the viewer's hand."""
    painter = _Painter(view, words)
    return [
        painter.corp(),
        *(painter.servers(row) for row in _rows(view.servers, max(3, width // _NARROWEST))),
        *painter.run(),
        *painter.trace(),
        painter.runner(),
        *painter.cards(message("play-rig"), view.rig),
        *painter.cards(message("play-in-play"), view.in_play),
        *painter.cards(message("play-shown"), view.shown),
        *painter.hand(),
    ]


def text(view: NetrunnerView, language: str, width: int) -> str:
    """The same on paper, with what anyone may look through."""
    words = partial(render, language=language)
    return on_paper([*picture(view, words, width), *piles(view, words)], width)


def piles(view: NetrunnerView, words: Words) -> list[RenderableType]:
    """What anyone may look through: Archives, heap, score areas; facedown cards are shown as such."""
    painter = _Painter(view, words)
    return [
        painter.pile(message("play-archives-title"), view.corp.discard),
        painter.pile(message("play-heap-title"), view.runner.discard),
        painter.score(message("play-corp-score"), view.corp.score),
        painter.score(message("play-runner-score"), view.runner.score),
    ]


class _Painter:
    """Draws the parts of one view."""

    def __init__(self, view: NetrunnerView, words: Words) -> None:
        self.view, self.words = view, words

    # the players

    def corp(self) -> Flow:
        view, corp = self.view, self.view.corp
        publicity = [message("play-bad-publicity", number=view.bad_publicity)] if view.bad_publicity else []
        return self._player(corp, CORP_STYLE, publicity)

    def runner(self) -> Flow:
        view, runner = self.view, self.view.runner
        figures = [
            message("play-grip", number=runner.cards_in_hand, limit=runner.hand_size),
            message("play-stack", number=runner.deck),
            message("play-heap", number=len(runner.discard)),
            message("play-memory", number=view.memory_used, limit=view.memory),
            message("play-link", number=view.link),
        ]
        if view.tags:
            figures.append(message("play-tags", number=view.tags))
        if view.brain_damage:
            figures.append(message("play-brain-damage", number=view.brain_damage))
        return self._player(runner, RUNNER_STYLE, figures)

    def _player(self, player: PlayerSeen, style: str, more: Sequence[Message]) -> Flow:
        figures = [message("play-credits", number=player.credits)]
        if player.clicks:
            figures.append(message("play-clicks", number=player.clicks))
        figures.append(message("play-points", number=player.points, limit=WINNING_POINTS))
        told = [Text(self.words(figure)) for figure in (*figures, *more)]
        name = self._title(player.identity).partition(":")[0]
        return Flow(Text(f"{name} ", style), [*told, *map(self._scored, player.score)])

    # the servers

    def servers(self, row: Sequence[ServerSeen]) -> Table:
        table = Table(box=ROUNDED, show_header=False, expand=True, padding=(0, 1), border_style=_HIDDEN)
        for _ in row:
            table.add_column(overflow="fold")
        if any(server.ice for server in row):
            table.add_row(*(self._ice(server) for server in row))
        table.add_row(*(self._name(server) for server in row))
        if any(server.root for server in row):
            table.add_row(*(self._stacked(server.root) for server in row))
        return table

    def _ice(self, server: ServerSeen) -> Align:
        return Align(self._stacked(server.ice), vertical="bottom")

    def _name(self, server: ServerSeen) -> Text:
        corp, number = self.view.corp, server_number(server.name)
        centrals = (
            message("play-hq", number=corp.cards_in_hand, limit=corp.hand_size),
            message("play-rd", number=corp.deck),
            message("play-archives", number=len(corp.discard)),
        )
        name = centrals[number] if number in CENTRALS else message("play-remote", number=number - 2)
        run = self.view.run
        attacked = run is not None and run.server == server.name
        mark = f"{_HERE} " if attacked and run and run.ice is None else ""
        return Text(mark + self.words(name), RUN_STYLE if attacked else CORP_STYLE)

    def _stacked(self, cards: Sequence[CardSeen]) -> RenderableType:
        """Installed cards, one below the other, each behind its mark."""
        if not cards:
            return ""
        column = Table.grid("", Column(overflow="fold"), padding=(0, 1, 0, 0))
        for card in cards:
            here = self.view.run is not None and self.view.run.ice == card.name
            mark = _HERE if here else _FACEUP if card.faceup else _FACEDOWN
            style = RUN_STYLE if here else "" if card.faceup else _HIDDEN
            column.add_row(Text(mark, style), self._card(card), style=style)
        return column

    def run(self) -> list[Text]:
        run = self.view.run
        if run is None:
            return []
        server = self._server(run.server)
        if run.ice is None:
            told = message("play-run-access" if run.successful else "play-run-server", server=server)
        else:
            ice = next(card for seen in self.view.servers for card in seen.ice if card.name == run.ice)
            if not run.encountered:
                told = message("play-run-approach", server=server, ice=self._title(ice))
            elif run.unbroken:
                numbers = ", ".join(f"{n} ({self.words(run.subroutines[n - 1])})" for n in run.unbroken)
                told = message("play-run-encounter", server=server, ice=self._title(ice), numbers=numbers)
            else:
                told = message("play-run-broken", server=server, ice=self._title(ice))
        line = Text(f"{_HERE} {self.words(told)}", RUN_STYLE)
        if run.credits:
            line.append(" · " + self.words(message("play-run-credits", number=run.credits)))
        return [line]

    def trace(self) -> list[Text]:
        trace = self.view.trace
        if trace is None:
            return []
        told = message("trace-stake", strength=trace.strength, link=trace.link, stake=trace.stake)
        return [Text(self.words(told), RUN_STYLE)]

    def _server(self, name: str) -> Message:
        number = server_number(name)
        return Message(f"server-{name}") if number in CENTRALS else message("server-remote", number=number - 2)

    # cards in a line

    def cards(self, label: Message, cards: Sequence[CardSeen]) -> list[Flow]:
        return [self._line(label, map(self._card, cards))] if cards else []

    def hand(self) -> list[Flow]:
        if self.view.seat < 0:
            return []
        mine = self.view.corp if self.view.seat == 0 else self.view.runner
        held = Counter(card.id for card in mine.hand if card.id is not None)
        label = message("play-hand-hq" if self.view.seat == 0 else "play-hand-grip")
        return [self._line(label, (self._held(id, copies) for id, copies in held.items()))]

    def pile(self, label: Message, cards: Sequence[CardSeen]) -> Flow:
        return self._line(label, map(self._in_pile, cards))

    def score(self, label: Message, cards: Sequence[CardSeen]) -> Flow:
        return self._line(label, map(self._scored, cards))

    def _line(self, label: Message, cards: Iterable[Text]) -> Flow:
        items = list(cards) or [Text(self.words(message("play-empty")), _HIDDEN)]
        return Flow(Text(self.words(label), _LABEL), items)

    def _held(self, id: str, copies: int) -> Text:
        """A card in hand with its price, or an agenda with what it takes and gives."""
        printed = PRINTED[id]
        line = Text(self.words(Message(f"card-{id}")))
        if copies > 1:
            line.append(f" ×{copies}")
        if printed.type is Type.AGENDA:
            return line.append(f" {printed.advancement}▲ {printed.points}★", _HIDDEN)
        return line.append(" " + self.words(message("play-credits", number=printed.shown_cost)), _HIDDEN)

    def _scored(self, card: CardSeen) -> Text:
        points = PRINTED[card.id].points if card.id is not None else 0
        return self._card(card).append(f" {points}★", _HIDDEN)

    def _in_pile(self, card: CardSeen) -> Text:
        line = self._card(card)
        return line if card.faceup else Text(f"{_FACEDOWN} ", _HIDDEN).append(line)

    def _card(self, card: CardSeen) -> Text:
        """Its name, strength, price if it can still be rezzed, and all that lies on it."""
        line = Text(self._title(card))
        if card.strength is not None and card.faceup:
            line.append(f" ({card.strength})", "bold")
        if card.rez_cost is not None and not card.faceup:
            line.append(" " + self.words(message("play-credits", number=card.rez_cost)))
        if card.requirement is not None and not card.faceup:
            line.append(f" ▲{card.advancement}/{card.requirement}", "green")
        elif card.advancement:
            line.append(f" ▲{card.advancement}", "green")
        for counter in _COUNTERS:
            if number := getattr(card, counter):
                told = self.words(Message(f"play-counter-{counter}", (("number", number),)))
                line.append(f" [{told}]", "green")
        for hosted in card.hosted:
            line.append(" + ").append(self._card(hosted))
        return line

    def _title(self, card: CardSeen) -> str:
        if card.id is not None:
            return self.words(Message(f"card-{card.id}"))
        ice = ":" in card.name
        return self.words(message("play-hidden-ice") if ice else message("play-hidden-card"))


def _rows(servers: Sequence[ServerSeen], most: int) -> list[Sequence[ServerSeen]]:
    """As many rows as it takes, about equally long."""
    rows = -(-len(servers) // most)
    length = -(-len(servers) // rows)
    return [servers[i : i + length] for i in range(0, len(servers), length)]
