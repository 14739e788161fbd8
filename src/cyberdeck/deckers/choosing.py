"""What people choose before a game of Deckers: the computer, the crew, the variants (DK-7)."""

from __future__ import annotations

from typing import Final

from cyberdeck.deckers.content import CONTENT
from cyberdeck.kernel import Choice, Choosing, FirstGame, Message, message

SMC: Final = Choosing(
    "smc",
    message("choose-smc"),
    tuple(Choice(id, Message(f"smc-{id}"), stars=row.stars.value) for id, row in CONTENT.smcs.items()),
    ("alpha-moby",),
)
DECKERS: Final = Choosing(
    "deckers",
    message("choose-deckers"),
    tuple(Choice(id, Message(f"decker-{id}"), group=row.colour.word) for id, row in CONTENT.deckers.items()),
    tuple(CONTENT.first_game.deckers[:2]),
    most=4,
    seats=True,
)
"""One to four deckers of different colours (DK-1.1, DK-7.9)."""

VARIANTS: Final = Choosing(
    "variants",
    message("choose-variants"),
    (
        Choice("fragmented", message("variant-fragmented")),
        Choice("packets", message("variant-packets")),
        *(Choice(id, Message(f"variant-{id.replace('.', '-')}"), group="upgrade") for id in CONTENT.upgrades),
    ),
    (),
    least=0,
    most=3,
)
"""The computer is upgraded once at most (DK-29)."""

MESSAGE_IDS: Final = ("variant-*",)


def first_game() -> FirstGame:
    """Two deckers against the easiest computer, on the network that the rulebook lays out (DK-7)."""
    crew = list(DECKERS.usual)
    return FirstGame({"smc": SMC.usual[0], "deckers": crew, "first_game": True}, crew[0])
