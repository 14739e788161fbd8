"""A bot in a seat, over the protocol that people's browsers use: `python examples/bot_seat.py LINK`.

LINK is the address of a seat, such as http://127.0.0.1:8737/t/TOKEN. To get one, open a table with a seat for a bot:

    curl http://127.0.0.1:8737/api/tables -d '{"game": "netrunner", "seats": {"corp": "person", "runner": "bot"}}'

This one prefers to run and otherwise takes any option, whatever the table looks like; to see it, put together `whole`
and `news` as `cyberdeck.service.client` does. It needs the package `websockets` and nothing of Cyberdeck.
"""

from __future__ import annotations

import json
import random
import sys
import time
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

UNKNOWN_LINK = 4404


def choose(question: dict[str, Any]) -> str:
    """The notation of the option to take."""
    options = [option["notation"] for option in question["options"]]
    runs = [notation for notation in options if notation.startswith("run ")]
    return str(random.choice(runs or options))


def play(socket: ClientConnection) -> dict[str, Any] | None:
    """Answer each question once, until the game is over; how it ended."""
    answered, held = -1, set[str]()
    for text in socket:
        told = json.loads(text)
        if told["type"] == "refused":
            print("refused:", told["reason"][0])
            answered = -1
        elif told["type"] in ("whole", "news"):
            held |= set(told.get("held", ()))
            if ending := told.get("ending"):
                return dict(ending)
            back = (told.get("about") or {}).get("back")
            if back and set(back["waiting"]) & held:
                socket.send(json.dumps({"type": "answer", "agree": True}))
            question = told.get("question")
            if question and told["seq"] != answered:
                answered = told["seq"]
                socket.send(json.dumps({"type": "decide", "seq": answered, "notation": choose(question)}))
    return None


def main(link: str) -> None:
    """Play; a lost connection is taken up again where the game stands."""
    address = link.replace("http", "ws", 1).replace("/t/", "/ws/") + "?protocol=2"
    while True:
        try:
            with connect(address, max_size=None) as socket:
                if ending := play(socket):
                    print("winners:", ", ".join(ending["winners"]) or "nobody")
                    return
        except ConnectionClosed as closed:
            if closed.rcvd is not None and closed.rcvd.code == UNKNOWN_LINK:
                sys.exit("There is no table behind this link.")
        except OSError:
            pass
        time.sleep(1)


if __name__ == "__main__":
    main(sys.argv[1])
