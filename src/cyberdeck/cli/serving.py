"""The command `serve`."""

from __future__ import annotations

import webbrowser
from typing import Annotated

from rich.text import Text

from cyberdeck.cli.line import option
from cyberdeck.cli.terminal import Terminal
from cyberdeck.kernel import message

_BLOCKS = {(False, False): " ", (True, False): "▀", (False, True): "▄", (True, True): "█"}


def show_serve(
    terminal: Terminal,
    host: Annotated[str, option("cli-help-serve-host")] = "",
    port: Annotated[int | None, option("cli-help-serve-port", min=0, max=65535)] = None,
    lan: Annotated[bool | None, option("cli-help-serve-lan", "--lan")] = None,
    database: Annotated[str, option("cli-help-serve-database")] = "",
    settings: Annotated[str, option("cli-help-serve-settings")] = "",
    open_page: Annotated[bool, option("cli-help-serve-open", "--open")] = False,
) -> None:
    """Serve until interrupted, telling where."""
    from cyberdeck.service.serving import Ready, serve
    from cyberdeck.service.settings import Settings

    def ready(where: Ready) -> None:
        terminal.line((where.here, "bold cyan"))
        terminal.say(message("serve-at", address=where.here))
        if where.friends:
            terminal.say(message("serve-friends", address=where.friends))
            terminal.show(drawn(where.friends))
        if open_page:
            webbrowser.open(where.here)

    serve(Settings.found(host=host, port=port, lan=lan, database=database, settings=settings), ready)


def drawn(address: str) -> Text:
    """An address that a telephone can read, two rows of squares in a line of text."""
    import segno

    rows = [[bool(square) for square in row] for row in segno.make(address, micro=False).matrix_iter(border=2)]
    rows += [[False] * len(rows[0])] * (len(rows) % 2)
    pairs = zip(rows[::2], rows[1::2], strict=True)
    lines = ("".join(_BLOCKS[squares] for squares in zip(upper, lower, strict=True)) for upper, lower in pairs)
    return Text("\n".join(lines), "black on bright_white", no_wrap=True)
