"""Pictures of a game in letters: how they are laid out, and what stands beside an option."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from io import StringIO
from typing import Final

from rich.console import Console, ConsoleOptions, RenderableType
from rich.text import Text

from cyberdeck.kernel.message import Message, message
from cyberdeck.kernel.option import Offer
from cyberdeck.kernel.price import Outcome
from cyberdeck.kernel.shortcuts import Shortcut

Words = Callable[[Message], str]
"""A message as text in the reader's language."""
WIDTH: Final = 100
_BETWEEN: Final = " · "


class Flow:
    """A label and then items with dots between them; an item that does not fit goes to the next line."""

    def __init__(self, label: Text, items: Iterable[Text], between: str = _BETWEEN) -> None:
        self.label, self.items, self.between = label, list(items), between

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        line, begun = Text().append(self.label), False
        for item in self.items:
            gap = self.between if begun else " " if line else ""
            if line and line.cell_len + len(gap) + item.cell_len > options.max_width:
                yield line
                line, gap = Text("  "), ""
            line.append(gap).append(item)
            begun = True
        yield line


def on_paper(parts: Iterable[RenderableType], width: int = WIDTH) -> str:
    """All parts below each other, without colours."""
    sheet = StringIO()
    console = Console(file=sheet, width=width, highlight=False, no_color=True, force_terminal=False)
    for part in parts:
        console.print(part)
    return "\n".join(line.rstrip() for line in sheet.getvalue().splitlines()).strip("\n")


def beside(offer: Offer | Shortcut, text: Words) -> str:
    """` · 1 click, 2 credits → gain 9 credits`, or nothing."""
    price = ", ".join(text(charge.message) for charge in offer.price)
    outcomes = "; ".join(text(_told(outcome)).rstrip(".") for outcome in offer.outcomes)
    return (f" · {price}" if price else "") + (f" → {outcomes}" if outcomes else "")


def _told(outcome: Outcome) -> Message:
    if outcome.chance is None:
        return outcome.message
    return message("outcome-chance", outcome=outcome.message, percent=round(100 * outcome.chance))
