"""A bot that waits to be challenged: `python examples/standing_bot.py ADDRESS NAME PASSWORD [--new]`.

ADDRESS is a service, such as http://127.0.0.1:8737; NAME and PASSWORD are an account there, which `--new` makes. People
find the bot in `GET /api/bots` while it runs, and ask for it when they open a table:

    {"game": "netrunner", "seats": {"corp": "person", "runner": "bot"}, "bots": {"runner": "NAME"}}

It plays at up to four tables at once, with the house's player.
"""

from __future__ import annotations

import asyncio
import sys

from cyberdeck import games
from cyberdeck.bots import Bot, bot_for
from cyberdeck.client import Refusal, aio, new_token
from cyberdeck.service.forms import Called


def player(call: Called) -> Bot:
    """Who plays at a table to which it was called."""
    print(f"challenged to {call.game} as {', '.join(call.seats)}", flush=True)
    return bot_for(call.game, 0 if call.game == "deckers" else ["corp", "runner"].index(call.seats[0]))


async def wait(address: str, token: str) -> None:
    async with aio.Service(address, token) as service:
        await service.stand(games.all_games(), "plays as the house does")
        print("waiting", flush=True)
        await service.answer_challenges(player)


def main(address: str, name: str, password: str, *more: str) -> None:
    try:
        asyncio.run(wait(address, new_token(address, name, password, new="--new" in more)))
    except Refusal as refusal:
        sys.exit(str(refusal))
    except KeyboardInterrupt:
        pass


if __name__ == "__main__":
    main(*sys.argv[1:])
