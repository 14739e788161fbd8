"""For clients in Python: what is told over the socket, put together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cyberdeck.kernel.patch import applied

PROTOCOL = 2
_LEFT_OUT = ("deciding", "question", "running", "ending")
"""What news say anew each time: null if they are silent of it."""


def after(known: Mapping[str, Any], told: Mapping[str, Any]) -> dict[str, Any]:
    """What is known after a `whole` or `news`, in the shape of a `whole`; the first must be a whole."""
    if told["type"] == "whole":
        return dict(told)
    frames = told.get("frames", ())
    new = {name: told[name] for name in ("seq", "number", "at", "about") if name in told}
    return {
        **known,
        **new,
        **{name: told.get(name) for name in _LEFT_OUT},
        "view": applied(known["view"], [change for frame in frames for change in frame["changes"]]),
        "log": [*known["log"], *(line for frame in frames for line in frame["log"])],
        "chat": [*known["chat"], *told.get("chat", ())],
    }
