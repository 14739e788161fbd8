"""What goes over the wire. Documented in docs/protocol.md; nothing a client sends is trusted."""

from __future__ import annotations

from typing import Any

import msgspec

from cyberdeck.kernel import Decision, Message, Offer


class Decide(msgspec.Struct, tag="decide", forbid_unknown_fields=True):
    """A seat's answer to the question with that sequence number."""

    seq: int
    notation: str


class OptionSeen(msgspec.Struct):
    notation: str
    message: Message
    at: tuple[str, ...]


class Question(msgspec.Struct):
    prompt: Message
    options: list[OptionSeen]


class Ending(msgspec.Struct):
    winners: list[str]
    reason: Message


class Update(msgspec.Struct, tag="update"):
    """All that a seat may know now: the view, whose decision it is, and the options if it is its own."""

    seq: int
    game: str
    seat: str
    seats: tuple[str, ...]
    view: Any
    deciding: str | None
    question: Question | None
    log: list[Message]
    """Lines since the last update on this connection; all of them in the first."""
    ending: Ending | None


class Refused(msgspec.Struct, tag="refused"):
    """The decision was not taken, and nothing has changed."""

    seq: int
    reason: Message


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """What to play, and who sits where: `person` or `house`."""

    game: str
    seats: dict[str, str]
    setup: dict[str, Any] = {}


class Opened(msgspec.Struct):
    """The secret links of the seats for people."""

    links: dict[str, str]


encode = msgspec.json.Encoder().encode
decode_decision = msgspec.json.Decoder(Decide).decode
decode_table = msgspec.json.Decoder(NewTable).decode


def question(decision: Decision) -> Question:
    return Question(decision.prompt, [_option(offer) for offer in decision.options])


def _option(offer: Offer) -> OptionSeen:
    return OptionSeen(offer.notation, offer.message, offer.at)
