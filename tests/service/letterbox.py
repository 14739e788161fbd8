"""A small mail server and a small web server on this machine, which keep what they are given."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from email import message_from_bytes
from email.message import Message
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from socketserver import StreamRequestHandler, ThreadingTCPServer
from typing import Any


class _Kept:
    """Served by threads of its own while it is entered."""

    server: ThreadingTCPServer | ThreadingHTTPServer

    @property
    def port(self) -> int:
        return int(self.server.server_address[1])

    def __enter__(self) -> Any:
        self._serving = threading.Thread(target=self.server.serve_forever, daemon=True)
        self._serving.start()
        return self

    def __exit__(self, *error: object) -> None:
        self.server.shutdown()
        self.server.server_close()
        self._serving.join()


class Mailbox(_Kept):
    """SMTP as RFC 5321 has it, as far as one who sends one letter needs it."""

    def __init__(self) -> None:
        letters: list[Message] = []
        self.letters = letters

        class Postman(StreamRequestHandler):
            def handle(self) -> None:
                self.wfile.write(b"220 mailbox\r\n")
                while line := self.rfile.readline():
                    word = line[:4].upper()
                    if word == b"DATA":
                        self.wfile.write(b"354 go on\r\n")
                        letters.append(message_from_bytes(b"".join(iter(self.rfile.readline, b".\r\n"))))
                    self.wfile.write(b"221 bye\r\n" if word == b"QUIT" else b"250 mailbox\r\n")
                    if word == b"QUIT":
                        return

        self.server = ThreadingTCPServer(("127.0.0.1", 0), Postman)


class Hooked(_Kept):
    """What was posted: its headers and its body; `status` is what is answered."""

    def __init__(self) -> None:
        self.posted: list[tuple[dict[str, str], bytes]] = []
        self.status = 204
        hooked = self

        class Taker(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                hooked.posted.append((dict(self.headers), body))
                self.send_response(hooked.status)
                self.end_headers()

            def log_message(self, *told: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Taker)


def until(there: Callable[[], object], seconds: float = 180) -> None:
    deadline = time.monotonic() + seconds
    while not there():
        assert time.monotonic() < deadline, "it has not come"
        time.sleep(0.1)
