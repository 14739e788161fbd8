"""Messages and their texts in every language. The lowest layer: it knows nothing of games."""

from __future__ import annotations

from cyberdeck.locale.messages import Arg, Message, message

__all__ = ["Arg", "Message", "message"]
