"""Things in a row, broken between them and not inside."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from rich.console import Console, ConsoleOptions
from rich.text import Text

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
