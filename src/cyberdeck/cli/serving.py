"""The command `serve`."""

from __future__ import annotations

import webbrowser

from cyberdeck.cli.terminal import Terminal
from cyberdeck.kernel import message


def show_serve(terminal: Terminal, host: str, port: int, database: str, open_page: bool) -> None:
    """Serve until interrupted, telling where."""
    from cyberdeck.service.serving import serve
    from cyberdeck.service.settings import Settings

    def ready(address: str) -> None:
        terminal.line((address, "bold cyan"))
        terminal.say(message("serve-at", address=address))
        if open_page:
            webbrowser.open(address)

    serve(host, port, Settings.from_environment(database=database), ready)
