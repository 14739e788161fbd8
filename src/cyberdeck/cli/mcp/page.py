"""A page of text instead of a screen: what a terminal would show, without colours, as wide as is easily read."""

from __future__ import annotations

import io

from rich.console import Console

from cyberdeck.cli.terminal import Terminal
from cyberdeck.kernel.paper import WIDTH


class Page(Terminal):
    """Whatever is said and shown here stands in `text_so_far`."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        self._written = io.StringIO()
        self.out = Console(file=self._written, width=WIDTH, highlight=False, no_color=True, force_terminal=False)
        self.err = self.out

    @property
    def height(self) -> None:
        return None

    @property
    def text_so_far(self) -> str:
        return "\n".join(line.rstrip() for line in self._written.getvalue().splitlines()).strip("\n")
