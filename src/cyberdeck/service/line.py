"""The line to a client: uvicorn's WebSocket, with a short way for what is said most.

A text that comes as one whole frame goes straight to who waits for it, and a text for the client straight onto the
wire; everything else (hands shaken, pings, parts of messages, whatever breaks the protocol) goes the usual way.
"""

from __future__ import annotations

from struct import Struct
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Opcode
from websockets.http11 import Request
from websockets.speedups import apply_mask

_SHORT, _LONG, _VERY_LONG = Struct(">BB"), Struct(">BBH"), Struct(">BBQ")
_FINAL, _MASKED, _EXTENDED = 0x80, 0x80, 126
_TEXT = _FINAL | Opcode.TEXT
_KEY = 4
GONE = 1006


class Line(WebSocketsSansIOProtocol):
    _frames_come_whole = False
    """Whether the usual way has had whole frames only: else it may wait for the rest of one."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"]["line"] = self  # type: ignore[assignment]

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            self._frames_come_whole = data.endswith(b"\r\n\r\n")
        elif self._frames_come_whole:
            begins = _beginning(data)
            self._frames_come_whole = begins > 0
            if begins and data[0] == _TEXT and self.conn.current_size is None and not self.close_sent:
                self.frames, self.curr_msg_data_type = [apply_mask(data[begins:], data[begins - _KEY : begins])], "text"
                self.send_receive_event_to_app()
                return
        super().data_received(data)

    async def say(self, text: bytes) -> None:
        """Once the client has taken what it was told before."""
        if not self.writable.is_set():
            await self.writable.wait()
        if self.disconnected or self.close_sent:
            raise WebSocketDisconnect(GONE)
        self.transport.write(_head(len(text)) + text)

    async def hear(self) -> str | None:
        """The next text; None where somebody sends bytes."""
        heard: Any = await self.receive()
        if heard["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(heard.get("code", GONE))
        text: str | None = heard.get("text")
        return text


def line_of(socket: WebSocket) -> Line:
    """The line under a socket that has been accepted."""
    line: Line = socket.scope["extensions"]["line"]
    return line


def _beginning(data: bytes) -> int:
    """Where the words of a frame begin that is all there is; 0 if it is not whole, or more than one, or very long."""
    if len(data) < _SHORT.size + _KEY or not data[1] & _MASKED:
        return 0
    size, begins = data[1] ^ _MASKED, _SHORT.size + _KEY
    if size == _EXTENDED:
        size, begins = int.from_bytes(data[2:4]), _LONG.size + _KEY
    return begins if size <= 0xFFFF and len(data) == begins + size else 0


def _head(size: int) -> bytes:
    if size < _EXTENDED:
        return _SHORT.pack(_TEXT, size)
    return _LONG.pack(_TEXT, _EXTENDED, size) if size <= 0xFFFF else _VERY_LONG.pack(_TEXT, _EXTENDED + 1, size)
