"""The table of Deckers as text: the map, beside it the state of the game, below it goal, hand and upgrade row."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from io import StringIO
from typing import Final, NamedTuple

from rich.cells import cell_len
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from cyberdeck.deckers.content import CONTENT
from cyberdeck.deckers.names import Track
from cyberdeck.deckers.network import LOW, NARROWEST, TALL, WIDEST, Hex, Size, network, size
from cyberdeck.deckers.signs import avatars, installation, named, programs, symbols
from cyberdeck.deckers.view import DeckerSeen, DeckersView, SpaceSeen
from cyberdeck.deckers.words import Colour
from cyberdeck.kernel import Decision
from cyberdeck.kernel.paper import Flow, Words, beside, on_paper
from cyberdeck.locale import Message, message
from cyberdeck.locale.texts import UnknownMessage, render

MESSAGE_IDS: Final = (
    "deckers-play-health",
    "deckers-play-horse",
    "deckers-play-palace",
    "deckers-play-resistance",
)
_PANEL: Final = 26
_BELOW: Final = 14
_ROOMY: Final = 36
_LOWEST: Final = 28
_TURNS: Final = 3
_FEW: Final = 5
_LABEL: Final = "bold"
ENDLESS: Final = 1000
"""The height of paper."""


class _Sheet(NamedTuple):
    """How the map is drawn: lines for half a hex, columns for a hex, columns that are left beside it."""

    half: int
    cell: int
    beside: int


def picture(
    view: DeckersView,
    hands: Mapping[str, Sequence[str]],
    decision: Decision | None,
    words: Words,
    width: int,
    height: int,
) -> list[RenderableType]:
    """The whole table; `hands` are those that the reader holds, the one who decides first."""
    painter, marks = _Painter(view, words), _marks(decision)
    needed = size(view, marks)
    sheet = _sheet(needed, width, height)
    drawn = network(view, marks, sheet.half, sheet.cell)
    shown = hands if sheet.half == TALL else dict(list(hands.items())[:1])
    goal = painter.goal(("goal", "rules") if height > _LOWEST else ("goal",))
    held: list[RenderableType] = [painter.hand(id, hand) for id, hand in shown.items() if hand]
    row: list[RenderableType] = [painter.row()] if view.row else []
    top: RenderableType = Group(drawn, Flow(Text(), painter.panel()))
    if sheet.beside:
        top = _side_by_side(
            drawn, painter.panel(), (goal, held, row) if sheet.half == LOW else (goal, row), width, sheet
        )
    below = [*goal, *held, *row]
    room = height - _lines(top, width) - _dialogue(decision, words, width)
    for spare in (*row, *goal):
        if sum(_lines(part, width) for part in below) > room:
            below.remove(spare)
    return [top, *below]


def _side_by_side(
    drawn: Text, panel: Sequence[Text], more: Sequence[list[RenderableType]], width: int, sheet: _Sheet
) -> Table:
    """The map and the panel; `more` moves into the panel as far as it has room, and is taken from where it was."""
    beside: list[RenderableType] = list(panel)
    room = _lines(drawn, width) - sum(_lines(line, sheet.beside) for line in panel)
    for block in more:
        lines = sum(_lines(part, sheet.beside) for part in block)
        if lines <= room:
            beside += block
            room -= lines
            block.clear()
    grid = Table.grid()
    grid.add_column(width=width - sheet.beside)
    grid.add_column(width=sheet.beside, overflow="fold")
    grid.add_row(drawn, Group(*beside))
    return grid


def _dialogue(decision: Decision | None, words: Words, width: int) -> int:
    """About how many lines the question takes below the picture: heading, news, prompt, options, answer."""
    if decision is None:
        return 0
    options = sum(cell_len(words(offer.message) + beside(offer, words)) + 5 for offer in decision.options)
    return 6 + -(-options // width)


def _sheet(needed: Size, width: int, height: int) -> _Sheet:
    """Tall hexes where the screen is high enough, and the panel beside the map where it is wide enough."""
    half = TALL if height >= max(_ROOMY, needed.lines(TALL) + _BELOW) else LOW
    cell = min(WIDEST, (width - _PANEL) // needed.columns)
    if cell >= NARROWEST:
        return _Sheet(half, cell, width - cell * needed.columns)
    return _Sheet(half, max(3, min(WIDEST, width // needed.columns)), 0)


def _lines(part: RenderableType, width: int) -> int:
    return len(Console(width=width, file=StringIO()).render_lines(part, pad=False))


def text(view: DeckersView, language: str, width: int) -> str:
    """The same on paper, with all hands that the viewer sees and what anyone may look through."""
    words = partial(render, language=language)
    hands = {decker.id: decker.hand for decker in view.deckers if decker.hand is not None}
    return on_paper([*picture(view, hands, None, words, width, ENDLESS), *piles(view, hands, words)], width)


def piles(view: DeckersView, hands: Mapping[str, Sequence[str]], words: Words) -> list[RenderableType]:
    """Everything in words that the map shows in signs, all open cards, and the hands that the reader holds."""
    painter = _Painter(view, words)
    return [
        *painter.spaces(),
        *(painter.hand(id, hand) for id, hand in hands.items()),
        *painter.discards(),
        painter.row(),
        painter.coming(),
        painter.pools(),
    ]


def _marks(decision: Decision | None) -> dict[str | Hex, int]:
    """The numbers of the options that point at a space, or at a hex where a segment may be laid."""
    marks: dict[str | Hex, int] = {}
    for offer in decision.options if decision is not None else ():
        if len(offer.at) == 2 and offer.notation.startswith("lay "):
            marks[int(offer.at[0]), int(offer.at[1])] = offer.index + 1
        elif offer.at and offer.at[0][:-1] in _SERVERS and offer.at[0][-1].isdecimal():
            marks.setdefault(offer.at[0], offer.index + 1)
    return marks


_SERVERS: Final = frozenset(("blue", "green", "yellow", "red", "purple"))


class _Painter:
    """Draws the parts of one view."""

    def __init__(self, view: DeckersView, words: Words) -> None:
        self.view, self.words = view, words

    # beside the map

    def panel(self) -> list[Text]:
        view = self.view
        last = view.cycle + len(view.objectives) - 1
        level = Message(f"level-{view.level.value}")
        lines = [
            Text(self._smc(), "bold"),
            Text(self.words(message("deckers-play-cycle", number=view.cycle, last=last, level=level))),
            Text(self.words(Message(f"phase-{view.phase.value}")), "dim"),
            *self._objective(),
            *map(self._decker, view.deckers),
            *self._supply(),
        ]
        return lines

    def _smc(self) -> str:
        name = self.words(Message(f"smc-{self.view.smc}"))
        return f"{name} {self.view.upgrade}" if self.view.upgrade else name

    def _objective(self) -> list[Text]:
        objective = self.view.objective
        line = Text(self.words(Message(f"objective-{objective.id}")), "bold cyan")
        for part in objective.progress:
            far = f"{part.have}/{part.need}" if part.need else f"{part.have}→0"
            line.append(f" {far}{'✓' if part.met else ''}", _style(part.met))
        return [line, *self._on_card()]

    def _on_card(self) -> list[Text]:
        """What lies on the objective, and what it keeps track of."""
        objective = self.view.objective
        laid = programs(objective.programs)
        laid.append("x" * objective.black).append("o" * objective.white)
        found = [Text(self.words(message("deckers-play-on-card")) + " ").append(laid)] if laid else []
        track = objective.track
        for name in ("health", "resistance"):
            if name in track:
                found.append(Text(self.words(Message(f"deckers-play-{name}", (("number", track[name]),)))))
        return found

    def _decker(self, decker: DeckerSeen) -> Text:
        """Who, where, how many turns are taken, and how many cards are held."""
        active = decker.id == self.view.active
        line = Text("▶" if active else " ", "bold").append(avatars([decker.colour])).append(" ")
        line.append(self.words(Message(f"decker-{decker.id}")), "bold" if active else "")
        line.append(f" {'●' * decker.turns}{'○' * (_TURNS - decker.turns)} {decker.cards}", "dim")
        return line.append(f" ◇{len(decker.packets)}" if decker.packets else "", "bold cyan")

    def _supply(self) -> list[Text]:
        """What the computer may run out of first, for then the game is lost."""
        supply = self.view.supply
        scouts, guardians = supply["scouts"], supply["guardians"]
        danger = Text(self.words(message("deckers-supply")) + ": ")
        danger.append(f"xo{scouts}", _danger(scouts <= _FEW)).append(" ")
        danger.append(f"XO{guardians}", _danger(guardians <= 1))
        rest = Text().append(f"bg{supply['blue-green']} yr{supply['yellow-red']} p{supply['purple']}", "dim")
        for colour in ("blue", "green", "yellow", "red"):
            rest.append(" ").append(installation(colour)).append(str(supply[f"{colour}-installations"]))
        return [danger, rest]

    # below the map

    def goal(self, parts: Sequence[str]) -> list[RenderableType]:
        line = Text()
        for part, told in parts_of(f"objective-{self.view.objective.id}", parts, self.words, len(self.view.deckers)):
            line.append(" " if line else "").append(self.words(Message(f"part-{part}")) + " ", _LABEL).append(told)
            if part == "goal" and (far := "; ".join(self._far())):
                line.append(f" ({far})", "dim")
        return [line] if line else []

    def _far(self) -> Iterator[str]:
        """How far each of several parts of the goal is met, and what only this game knows of it."""
        objective = self.view.objective
        for number, part in enumerate(objective.progress if len(objective.progress) > 1 else (), 1):
            name = self.words(Message(f"objective-{objective.id}.part{number}"))
            yield f"{name}: {self.words(message('deckers-progress', have=part.have, need=part.need))}"
        if Track.SWARM in objective.track:
            yield self.words(message("deckers-swarm", colour=Colour(objective.track[Track.SWARM]).word))

    def hand(self, id: str, cards: Sequence[str]) -> Flow:
        label = message("deckers-play-hand", decker=Message(f"decker-{id}"))
        return self._line(label, (self._card(key, copies) for key, copies in Counter(cards).items()))

    def row(self) -> Flow:
        offered = (self._card(key).append(" ").append(self._cost(key)) for key in self.view.row)
        return self._line(message("deckers-play-row"), offered)

    def _line(self, label: Message, items: Iterable[Text]) -> Flow:
        found = list(items) or [Text(self.words(message("nothing")), "dim")]
        return Flow(Text(self.words(label), _LABEL), found)

    def _card(self, key: str, copies: int = 1) -> Text:
        """The title and the commands of a card."""
        line = Text(self.words(Message(f"command-{key}"))).append(" ")
        line.append(symbols(list(CONTENT.cards[key].symbols)))
        return line.append(f" ×{copies}" if copies > 1 else "")

    def _cost(self, key: str) -> Text:
        return Text("(").append(symbols(list(CONTENT.cards[key].cost))).append(")")

    # in words

    def spaces(self) -> Iterable[Text]:
        for space in self.view.spaces:
            if things := list(self._things(space)):
                line = Text(f"{named(space.name)} ", "bold").append(", ".join(things))
                yield line

    def _things(self, space: SpaceSeen) -> Iterable[str]:
        for decker in self.view.deckers:
            if space.name in decker.avatars:
                yield self.words(Message(f"decker-{decker.id}"))
        if space.guardian is not None:
            yield self.words(Message(f"piece-{_PIECES.get(space.guardian, space.guardian)}"))
        for shade, scouts in (("black", space.black), ("white", space.white)):
            yield from [self.words(message("scout", shade=shade))] * scouts
        for colour in space.blocked:
            yield self.words(message("scout-blocking", colour=colour))
        if space.installation is not None:
            yield self.words(message("deckers-play-installation", colour=space.installation))
        for colour, count in space.programs.items():
            yield self.words(message("programs", colour=colour, number=count))
        for packet in space.packets:
            yield self.words(message("deckers-play-packet", packet=Message(f"packet-{packet}")))
        for piece, seen in (("palace", self.view.palace), ("horse", self.view.horse)):
            if seen is not None and seen.at == space.name:
                yield self.words(Message(f"deckers-play-{piece}"))

    def discards(self) -> Iterable[Flow]:
        for decker in self.view.deckers:
            label = message("deckers-play-discard", decker=Message(f"decker-{decker.id}"))
            held = Counter(decker.discard)
            yield self._line(label, (self._card(key, copies) for key, copies in held.items()))
            if decker.packets:
                label = message("deckers-play-packets", decker=Message(f"decker-{decker.id}"))
                yield self._line(label, (Text(self.words(Message(f"packet-{id}"))) for id in decker.packets))

    def coming(self) -> Flow:
        names = (Text(self.words(Message(f"objective-{id}"))) for id in self.view.objectives)
        return self._line(message("deckers-play-objectives"), names)

    def pools(self) -> Flow:
        counts = self.view.supply.items()
        pools = (Text(f"{self.words(Message(f'pool-{name}'))} {count}") for name, count in counts)
        return Flow(Text(self.words(message("deckers-supply")) + ":", _LABEL), pools)


_PIECES: Final = {"black": "black-guardian", "white": "white-guardian"}


def _style(met: bool) -> str:
    return "bold green" if met else "bold yellow"


def _danger(near: bool) -> str:
    return "bold red" if near else ""


def parts_of(id: str, parts: Sequence[str], words: Words, deckers: int = 0) -> Iterator[tuple[str, str]]:
    """Those of these texts that a thing has; numbers are those for so many deckers, if that is known."""
    for part in parts:
        try:
            yield part, words(Message(f"{id}.{part}", (("deckers", deckers),)))
        except UnknownMessage:
            continue
