"""The house's players: they see what their seat sees, and think outside the event loop."""

from __future__ import annotations

import asyncio
from typing import Any

from cyberdeck.bots import Bot, bot_for, seen_by
from cyberdeck.kernel import Game


class HousePlayer:
    """A bot in a seat."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot

    async def choose(self, game: Game[Any]) -> int:
        return await asyncio.to_thread(self._bot.choose, seen_by(game))


def house_player(game: str, seat: int, seed: int) -> HousePlayer:
    return HousePlayer(bot_for(game, seat, seed))
