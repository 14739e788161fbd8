"""A seat for language models: whole games through the official client, and nothing that the seat may not know."""

from __future__ import annotations

import asyncio
import random
import re
import sys

import pytest
from mcp.client.client import Client
from mcp.client.stdio import StdioServerParameters, stdio_client

from cyberdeck.bots import RandomBot
from cyberdeck.cli.mcp.seat import Seat
from cyberdeck.cli.mcp.server import make_server
from cyberdeck.cli.play.deckers.table import DeckersFace
from cyberdeck.cli.play.netrunner.table import NetrunnerFace
from cyberdeck.games import find
from cyberdeck.kernel import Complaint, Journal, Rng, replay

OPTION = re.compile(r"^  (\d+)\. \[([^\]]+)\]", re.MULTILINE)
MOST = 3000


async def told(client: Client, tool: str, **arguments: object) -> tuple[str, bool]:
    answer = await client.call_tool(tool, dict(arguments))
    (content,) = answer.content
    assert content.type == "text"
    return content.text, bool(answer.is_error)


async def whole_game(client: Client, seed: int, **wish: object) -> str:
    """Answers by chance, now by number, now by notation, shortcuts among them; the last thing that is said."""
    rng = random.Random(seed)
    text, failed = await told(client, "new_game", seed=seed, **wish)
    for _ in range(MOST):
        assert not failed, text
        options = OPTION.findall(text)
        if not options:
            return text
        text, failed = await told(client, "decide", answer=rng.choice(rng.choice(options)))
    raise AssertionError("no end")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "seats", "language"),
    [
        ("netrunner", ["runner"], "en"),
        ("netrunner", ["corp"], "de"),
        ("deckers", None, "ru"),
        ("deckers", ["oshin-noro"], "pl"),
    ],
)
def test_whole_games(game: str, seats: list[str] | None, language: str) -> None:
    async def play() -> None:
        async with Client(make_server(language)) as client:
            for seed in range(3):
                text = await whole_game(client, seed, game=game, seats=seats)
                assert text.strip()
                journal = Journal.parse((await told(client, "journal"))[0])
                assert replay(journal, find(game)).digest == journal.digest
                assert (await told(client, "decide", answer="1"))[1]

    asyncio.run(play())


@pytest.mark.slow
def test_over_standard_input_and_output() -> None:
    async def play() -> None:
        line = [sys.executable, "-m", "cyberdeck", "--lang", "en", "mcp"]
        async with Client(stdio_client(StdioServerParameters(command=line[0], args=line[1:]))) as client:
            text, _ = await told(client, "new_game", game="netrunner", seed=1)
            assert "Keep your starting hand?" in text
            text, _ = await told(client, "decide", answer="keep")
            assert "What do you do?" in text
            text, _ = await told(client, "table")
            assert "Your grip" in text

    asyncio.run(play())


def test_what_a_model_may_look_up() -> None:
    async def ask() -> None:
        async with Client(make_server("en")) as client:
            assert "new_game" in (await told(client, "question"))[0]
            assert "no seat" in (await told(client, "new_game", game="netrunner", seats=["judge"]))[0]
            await told(client, "new_game", game="netrunner", seed=1)
            await told(client, "decide", answer="keep")
            assert "NR-34.1" in (await told(client, "rules", game="netrunner", words="trace"))[0]
            assert (await told(client, "rules", game="netrunner", words="xyzzy"))[1]
            assert "code gate" in (await told(client, "explain", words="Enigma"))[0]
            assert "NR-" in (await told(client, "why_not", wish="use kate-mac-mccaffrey"))[0]
            assert "Corp" in (await told(client, "happened"))[0]
            assert (await told(client, "journal"))[1], "who is still playing may not see everything"
            text, failed = await told(client, "decide", answer="999")
            assert failed
            assert "999" in text
            assert "Error" not in text, "one sentence of ours"

    asyncio.run(ask())


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("game", ["netrunner", "deckers"])
def test_twins_that_look_the_same_are_told_the_same(game: str, seat: int) -> None:
    """NR-6, DK-14: what the seat may not know could be otherwise, and not a letter would differ."""
    rng, compared = random.Random(seat), 0
    played = find(game).new_game({}, 5 + seat)
    for _ in range(160):
        decision = played.decision
        if decision is None:
            break
        if decision.seat == seat and rng.random() < 0.3:
            twin = played.determinise(seat, Rng(rng.randrange(1 << 30)))
            first, second = (Seat.__new__(Seat) for _ in range(2))
            for found, its in ((first, played), (second, twin)):
                face = NetrunnerFace() if game == "netrunner" else DeckersFace([1 - seat], 2)
                found.game, found.face, found.bots = its, face, {1 - seat: RandomBot(0)}
                found.language = "en"
            assert first.table() == second.table()
            assert first.question() == second.question()
            compared += 1
        played.decide(rng.randrange(len(decision.options)))
    assert compared > 3


def test_an_answer_that_is_not_offered_changes_nothing() -> None:
    game = find("netrunner").new_game({}, 3)
    seat = Seat(game, NetrunnerFace(), {0: RandomBot(1)}, "en")
    before = game.digest
    for wrong in ("0", "77", "dance", ""):
        with pytest.raises(Complaint):
            seat.decide(wrong)
    assert game.digest == before
