"""The network as a map: flat-topped hexes become bricks, each column half a brick lower than the one before."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from rich.text import Text

from cyberdeck.deckers.signs import DARK, avatars, installation, named, programs, smc_markers
from cyberdeck.deckers.view import DeckersView, SpaceSeen

Hex = tuple[int, int]

LOW: Final = 1
TALL: Final = 2
"""Lines for half a hex."""
NARROWEST: Final = 5
WIDEST: Final = 11
_MARK: Final = "bold black on green"


class Size(NamedTuple):
    """How many columns a map needs, and how many lines at each height."""

    columns: int
    halves: int

    def lines(self, half: int) -> int:
        return half * (self.halves + 2)


def size(view: DeckersView, marks: Mapping[str | Hex, int]) -> Size:
    hexes = _hexes(view, marks)
    if not hexes:
        return Size(1, 0)
    columns = [q for q, _ in hexes]
    heights = [2 * r + q for q, r in hexes]
    return Size(max(columns) - min(columns) + 1, max(heights) - min(heights))


def network(view: DeckersView, marks: Mapping[str | Hex, int], half: int, cell: int) -> Text:
    """All spaces with what lies on them; `marks` are the numbers of options that point at a space or a free hex."""
    hexes = _hexes(view, marks)
    if not hexes:
        return Text()
    left, top = min(q for q, _ in hexes), min(2 * r + q for q, r in hexes)
    lines: list[list[tuple[int, Text]]] = [[] for _ in range(size(view, marks).lines(half))]
    for (q, r), brick in _bricks(view, marks, half, cell):
        line = half * (2 * r + q - top)
        for offset, text in enumerate(brick):
            lines[line + offset].append(((q - left) * cell, text))
    drawn = [_joined(line) for line in lines]
    while not drawn[-1].plain.strip():
        drawn.pop()
    return Text("\n").join(drawn)


def _hexes(view: DeckersView, marks: Iterable[str | Hex]) -> list[Hex]:
    return [(space.q, space.r) for space in view.spaces] + [at for at in marks if not isinstance(at, str)]


def _bricks(
    view: DeckersView, marks: Mapping[str | Hex, int], half: int, cell: int
) -> Iterable[tuple[Hex, list[Text]]]:
    for space in view.spaces:
        at = (space.q, space.r)
        yield at, _brick(view, space, marks.get(space.name, marks.get(at)), half, cell)
    taken = {(space.q, space.r) for space in view.spaces}
    for free, number in marks.items():
        if not isinstance(free, str) and free not in taken:
            yield free, [_fitted(Text(str(number), _MARK), cell)]


def _brick(view: DeckersView, space: SpaceSeen, mark: int | None, half: int, cell: int) -> list[Text]:
    """A bar with the name and who stands there, below it the markers."""
    bar = Text(named(space.name)).append(_standing(view, space.name))
    if mark is not None:
        bar.append(" " * max(0, cell - 1 - bar.cell_len - len(str(mark)))).append(str(mark), _MARK)
    bar.append(" " * max(0, cell - 1 - bar.cell_len))
    bar.style = f"bold white on {DARK[space.server]}"
    watch = smc_markers(space).append(installation(space.installation))
    rest = programs(space.programs)
    pieces = _pieces(view, space)
    body = [watch.append(pieces).append(rest)] if half == LOW else [watch.append(pieces), rest]
    return [_fitted(line, cell) for line in (bar, *body)]


def _standing(view: DeckersView, name: str) -> Text:
    here = [decker.colour for decker in view.deckers for at in decker.avatars if at == name]
    action = view.action
    acting = next(decker.colour for decker in view.deckers if decker.id == view.active)
    return avatars(here, acting if action is not None and action.ghost == name else None)


def _pieces(view: DeckersView, space: SpaceSeen) -> Text:
    """Packets, Hacker's Palace and the Horse."""
    text = Text("◇" * len(space.packets), "bold cyan")
    if view.palace is not None and view.palace.at == space.name:
        text.append("⌂" + str(view.palace.scouts or ""), "bold")
    if view.horse is not None and view.horse.at == space.name:
        text.append("♘", "bold")
    return text


def _fitted(text: Text, cell: int) -> Text:
    """Cut to its cell; what does not fit, the command `look` tells."""
    if text.cell_len > cell:
        text.truncate(cell, overflow="ellipsis")
    return text


def _joined(parts: Sequence[tuple[int, Text]]) -> Text:
    line = Text()
    for column, text in sorted(parts, key=lambda part: part[0]):
        line.append(" " * (column - line.cell_len)).append(text)
    return line
