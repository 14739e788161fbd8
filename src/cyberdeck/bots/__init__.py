"""Computer players, who know of a game only what their seat may see."""

from cyberdeck.bots.bot import (
    AnySeen,
    Bot,
    Plan,
    RandomBot,
    Seen,
    answer,
    play_out,
    seen_by,
    shown_to,
)
from cyberdeck.bots.rungs import bot_for

__all__ = [
    "AnySeen",
    "Bot",
    "Plan",
    "RandomBot",
    "Seen",
    "answer",
    "bot_for",
    "play_out",
    "seen_by",
    "shown_to",
]
