"""The line to a client: uvicorn's WebSocket, with a short way for what is said most.

A text that comes as one whole frame goes straight to who waits for it, and a text for the client straight onto the
wire; everything else (hands shaken, pings, parts of messages, whatever breaks the protocol) goes the usual way. Who
sends more frames than anybody needs, of whatever kind, is cut off.
"""

from __future__ import annotations

from struct import Struct
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.speedups import apply_mask

from cyberdeck.service import metrics
from cyberdeck.service.limits import Bucket

_SHORT, _LONG, _VERY_LONG = Struct(">BB"), Struct(">BBH"), Struct(">BBQ")
_FINAL, _MASKED, _EXTENDED = 0x80, 0x80, 126
_TEXT = _FINAL | Opcode.TEXT
_KEY = 4
GONE, TOO_MANY = 1006, 4429
LINGER = 1.0
"""Seconds for which a line stands on that has been cut off."""
PIECE = 1 << 12
"""So many bytes are looked at before it is seen whether there are too many frames in them."""
RATE, SPARE = 2, 300
"""Frames that a line takes for each message that a client may send in a second, and how many more at once: who is only
hasty is told so first."""


class Line(WebSocketsSansIOProtocol):
    messages: float = 0
    """Messages a second that a client may send; 0 is no limit."""
    _cut = False
    """Whether it has sent too much, and nothing of it is heard any more."""
    _frames_come_whole = False
    """Whether the usual way has had whole frames only: else it may wait for the rest of one."""

    def __init__(self, *how: Any, **more: Any) -> None:
        super().__init__(*how, **more)
        self._frames = Bucket(RATE * self.messages, RATE * self.messages + SPARE)

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
                if self._counted():
                    words = apply_mask(data[begins:], data[begins - _KEY : begins])
                    self.frames, self.curr_msg_data_type = [words], "text"
                    self.send_receive_event_to_app()
                return
        for start in range(0, len(data), PIECE):
            if not (self._cut or self.transport.is_closing()):
                super().data_received(data[start : start + PIECE])

    def _counted(self) -> bool:
        """Whether one more frame is taken."""
        if self._cut or self.transport.is_closing():
            return False
        self._cut = not self._frames.take()
        if self._cut:
            self._cut_off()
        return not self._cut

    def _cut_off(self) -> None:
        """It is said why, and nothing more is read; who has sent all that may still hear it for a moment."""
        metrics.TURNED_AWAY.labels("frames").inc()
        if not self.handshake_complete:
            self.transport.abort()
            return
        self.transport.pause_reading()
        if not self.close_sent:
            self.conn.fail(TOO_MANY)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.queue.put_nowait({"type": "websocket.disconnect", "code": TOO_MANY})
        self.read_paused = False  # else who waits for the next message would go on reading
        self.close_timer = self.loop.call_later(LINGER, self.transport.abort)

    def handle_text(self, event: Frame) -> None:
        if self._counted():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if self._counted():
            super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        if self._counted():
            super().handle_cont(event)

    def handle_ping(self) -> None:
        if self._counted():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._counted():
            super().handle_pong(event)

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


def lines(messages: float) -> type[Line]:
    """Lines to clients who may send so many messages a second."""
    return type("Metered", (Line,), {"messages": messages})


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
    elif size > _EXTENDED:
        return 0
    return begins if len(data) == begins + size else 0


def _head(size: int) -> bytes:
    if size < _EXTENDED:
        return _SHORT.pack(_TEXT, size)
    return _LONG.pack(_TEXT, _EXTENDED, size) if size <= 0xFFFF else _VERY_LONG.pack(_TEXT, _EXTENDED + 1, size)
