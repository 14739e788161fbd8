"""What is told over the socket, put together as docs/protocol.md says: as plain data, for tests to compare."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from cyberdeck.kernel.patch import applied

PROTOCOL = 2
_LEFT_OUT = ("deciding", "question", "running", "ending", "plan")
"""What news say anew each time: null if they are silent of it."""

_CHARGE: Final[Mapping[str, Any]] = {"source": "", "more": False}
_OUTCOME: Final[Mapping[str, Any]] = {"chance": None}
_OFFER: Final[Mapping[str, Any]] = {"at": [], "price": [], "outcomes": []}
_QUESTION: Final[Mapping[str, Any]] = {"at": [], "begun": 0, "shortcuts": []}
_FRAME: Final[Mapping[str, Any]] = {"by": None, "events": [], "log": [], "changes": []}


def after(known: Mapping[str, Any], told: Mapping[str, Any]) -> dict[str, Any]:
    """What is known after a `whole` or `news`, in the shape of a `whole`; the first must be a whole."""
    question = asked(told.get("question"))
    if told["type"] == "whole":
        return {**told, "question": question}
    frames = [filled(frame) for frame in told.get("frames", ())]
    new = {name: told[name] for name in ("seq", "at", "about") if name in told}
    return {
        **known,
        **new,
        "number": told.get("number", told["seq"]),
        **{name: told.get(name) for name in _LEFT_OUT},
        "question": question,
        "view": applied(known["view"], [change for frame in frames for change in frame["changes"]]),
        "log": [*known["log"], *(line for frame in frames for line in frame["log"])],
        "chat": [*known["chat"], *told.get("chat", ())],
    }


def asked(question: Mapping[str, Any] | None) -> dict[str, Any] | None:
    """A question with all that was left out since it is empty."""
    if question is None:
        return None
    put = {**_QUESTION, **question}
    return {**put, **{name: [_offered(offer) for offer in put[name]] for name in ("options", "shortcuts")}}


def _offered(offer: Mapping[str, Any]) -> dict[str, Any]:
    put = {**_OFFER, **offer}
    price = [{**_CHARGE, **charge} for charge in put["price"]]
    return {**put, "price": price, "outcomes": [{**_OUTCOME, **outcome} for outcome in put["outcomes"]]}


def filled(frame: Mapping[str, Any]) -> dict[str, Any]:
    """A frame with all that was left out since it is empty."""
    return {**_FRAME, **frame}
