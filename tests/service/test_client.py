"""The client library: whole games by bots of the engine over the network, lost connections, bots that wait."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from inspect import signature
from pathlib import Path
from typing import Any

import httpx
import pytest
from server import Server

from cyberdeck import deckers, games, netrunner
from cyberdeck.bots import Bot, RandomBot, bot_for, play_out
from cyberdeck.client import Closed, Refusal, Seat, Service, aio, new_token, wishes
from cyberdeck.client.asked import Asked
from cyberdeck.client.known import Known
from cyberdeck.kernel import AnyGame, Journal, replay
from cyberdeck.service.forms import Called

GUIDE = Path(__file__).parents[2] / "docs" / "client.md"
SETUPS = {
    "netrunner": {},
    "deckers": {"smc": "alpha-moby", "deckers": ["oshin-noro", "monty-quantum"]},
}


@pytest.fixture
def service(server: Server) -> Iterator[Service]:
    with Service(server.address) as found:
        yield found


def new_game(name: str, seed: int) -> AnyGame:
    return games.find(name).new_game(SETUPS[name], seed)


def players(game: AnyGame, seed: int) -> list[Bot]:
    return [RandomBot(seed + seat) for seat in range(len(game.seats))]


def all_at_once(seats: list[Seat], bots: list[Bot]) -> None:
    """Each seat in a thread of its own, to the end of the game."""
    failed: list[BaseException] = []

    def play(seat: Seat, bot: Bot) -> None:
        try:
            with seat:
                seat.play(bot)
        except BaseException as error:
            failed.append(error)

    threads = [threading.Thread(target=play, args=both) for both in zip(seats, bots, strict=True)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failed == []


@pytest.mark.slow
@pytest.mark.parametrize("name", ["netrunner", "deckers"])
def test_bots_of_the_engine_play_the_same_game_over_the_network(service: Service, name: str) -> None:
    """With the same seed: the same decisions, whether they look at the game itself or at what a service tells."""
    local = new_game(name, 11)
    play_out(local, players(local, 5))
    opened = service.open(name, dict.fromkeys(local.seats, "bot"), setup=SETUPS[name], seed=11, asked="all")
    assert service.table(opened.table).origin == "seed"
    seats = [service.sit(opened.links[seat]) for seat in local.seats]
    all_at_once(seats, players(local, 5))
    remote = Journal.parse(service.journal(opened.table))
    assert remote.digest == local.journal.digest
    assert replay(remote, games.find(name)).result == local.result
    parts = list(service.reel(opened.table))
    assert sum(len(part.frames) for part in parts) == parts[0].of + 1
    assert parts[-1].ending is not None


def test_views_have_the_type_of_the_game(service: Service) -> None:
    for name, kind in (("netrunner", netrunner.view.NetrunnerView), ("deckers", deckers.view.DeckersView)):
        game = new_game(name, 3)
        opened = service.open(name, dict.fromkeys(game.seats, "bot"), setup=SETUPS[name], seed=3, asked="all")
        with service.sit(opened.links[game.seats[0]]) as seat:
            next(seat.told())
            assert isinstance(seat.view, kind)
            assert seat.view == game.view(0)
            assert (seat.game, seat.seat, seat.held) == (name, game.seats[0], [game.seats[0]])


@pytest.mark.slow
def test_a_game_goes_on_after_the_service_was_killed(tmp_path: Path) -> None:
    """A seat comes back by itself, and is asked again what it had not answered."""
    server = Server(tmp_path / "tables.sqlite")
    with Service(server.address) as service:
        opened = service.open("netrunner", {"corp": "house", "runner": "bot"})
        with service.sit(opened.links["runner"]) as seat:
            bot, answers = bot_for("netrunner", netrunner.RUNNER), 0
            for _ in seat.questions():
                seat.decide(seat.choice(bot))
                answers += 1
                if answers == 8:
                    server.kill()
                    server = Server(tmp_path / "tables.sqlite", server.port)
            assert answers > 8
            assert seat.ending is not None
            assert seat.ending.winners in (["corp"], ["runner"])
        assert service.table(opened.table).ending == seat.ending
    with server:
        pass


def test_what_goes_wrong_is_said_in_a_sentence(service: Service) -> None:
    with pytest.raises(Closed, match="no such table") as gone, service.sit("/t/nobody") as seat:
        next(seat.questions())
    assert gone.value.status == 4404
    with pytest.raises(Refusal, match="There is no game “whist”") as unknown:
        service.open("whist", {})
    assert (unknown.value.reason.id, unknown.value.status) == ("unknown-game", 400)
    with Service("http://127.0.0.1:9") as nowhere, pytest.raises(Refusal, match="There is no service at http://127"):
        nowhere.games()
    opened = service.open("netrunner", {"corp": "bot", "runner": "house"})
    with service.sit(opened.links["corp"]) as seat:
        next(seat.questions())
        seat.decide("surrender")
        with pytest.raises(Refusal, match="surrender"):
            list(seat.questions())


def test_two_people_cannot_play_with_chosen_shuffles(service: Service) -> None:
    for seats in ({"corp": "person", "runner": "person"}, {"corp": "person", "runner": "open"}):
        with pytest.raises(Refusal) as refused:
            service.open("netrunner", seats, seed=7)
        assert refused.value.reason.id == "table-script"


# bots that wait


def first_offer(known: Known) -> int:
    return 0


@pytest.fixture(scope="module")
def token(server: Server) -> str:
    return new_token(server.address, "Deep Pass", "a long secret", new=True)


async def _challenge(address: str, token: str) -> list[str]:
    """A bot listens, is challenged twice and asked for a rematch, and plays all of it to the end."""
    ended: list[str] = []
    async with aio.Service(address, token) as mine, aio.Service(address) as guest:
        await mine.stand(["netrunner"], "passes and hopes", most=2)
        listening = asyncio.create_task(mine.answer_challenges(lambda call: first_offer))
        while not (found := await guest.bots()):
            await asyncio.sleep(0.05)
        assert [(bot.name, bot.games, bot.playing, bot.most) for bot in found] == [("Deep Pass", ["netrunner"], 0, 2)]
        seats, bots = {"corp": "bot", "runner": "bot"}, {"runner": "Deep pass"}
        opened = [await guest.open("netrunner", seats, bots=bots) for _ in range(2)]
        assert all(set(table.links) == {"corp"} for table in opened), "only the bot has its link"
        with pytest.raises(Refusal) as busy:
            await guest.open("netrunner", seats, bots=bots)
        assert (busy.value.reason.id, busy.value.status) == ("bot-busy", 409)
        for table in opened:
            async with guest.sit(table.links["corp"]) as seat:
                ended += (await seat.play(first_offer)).winners
                assert [player.name for player in seat.about.players] == ["", "Deep Pass"]
        again = await _rematch(guest, opened[0].links["corp"])
        async with guest.sit(again) as seat:
            ended += (await seat.play(first_offer)).winners
        listening.cancel()
    return ended


async def _rematch(guest: aio.Service, link: str) -> str:
    from cyberdeck.service.wire import Again, Rematch

    async with guest.sit(link) as seat:
        async for told in seat.told():
            if isinstance(told, Again):
                return told.link
            await seat.send(Rematch())
    raise AssertionError


@pytest.mark.slow
def test_a_bot_waits_and_is_challenged(server: Server, token: str) -> None:
    ended = asyncio.run(_challenge(server.address, token))
    assert len(ended) == 3
    deadline = time.monotonic() + 180
    with Service(server.address) as guest:
        while guest.bots():
            assert time.monotonic() < deadline, "it does not listen any more"
        for wish, reason, status in (
            ({"runner": "Deep Pass"}, "bot-away", 409),
            ({"runner": "Nobody"}, "bot-unknown", 404),
            ({"corp": "Deep Pass"}, "bot-seats", 400),
        ):
            with pytest.raises(Refusal) as refused:
                guest.open("netrunner", {"corp": "person", "runner": "bot"}, bots=wish)
            assert (refused.value.reason.id, refused.value.status) == (reason, status)


def test_both_kinds_of_services_have_the_same_methods_and_words() -> None:
    def methods(kind: type) -> dict[str, list[str]]:
        made = kind("http://127.0.0.1:9")
        public = [name for name in dir(made) if not name.startswith("_") and callable(getattr(made, name))]
        wishes = {name: vars(Asked)[name].wish if name in vars(Asked) else getattr(made, name) for name in public}
        return {name: [str(word) for word in signature(it).parameters.values()] for name, it in wishes.items()}

    assert methods(Service) == methods(aio.Service)
    assert {"games", "open", "journal", "reel", "own_tables", "calls", "answer_challenges"} <= set(methods(Service))
    assert {"seek", "seeks", "take_seek", "decline", "review", "player", "befriend", "crew"} <= set(methods(Service))
    assert Service.journal.__doc__ == wishes.journal.__doc__


def test_a_token_opens_the_account_and_makes_no_tokens(server: Server, token: str) -> None:
    with Service(server.address, token) as mine:
        mine.stand(["deckers"])
        assert isinstance(mine.own_tables(), list)
        with pytest.raises(Refusal) as refused:
            mine.ask(wishes.make_token("another"))
        assert (refused.value.reason.id, refused.value.status) == ("token-enough", 403)
    with Service(server.address, f"{token}x") as stranger:
        with pytest.raises(Refusal) as unknown:
            stranger.own_tables()
        assert unknown.value.status == 401
        with pytest.raises(Closed):
            next(stranger.calls())


def test_an_account_hears_of_its_tables(server: Server, token: str, service: Service) -> None:
    with Service(server.address, token) as mine:
        mine.stand(["netrunner"], most=64)
        calls = mine.calls()
        heard: list[Called] = []
        listening = threading.Thread(target=lambda: heard.append(next(calls)))
        listening.start()
        while not [bot for bot in service.bots() if bot.name == "Deep Pass"]:
            time.sleep(0.05)
        opened = service.open("netrunner", {"corp": "bot", "runner": "person"}, bots={"corp": "Deep Pass"})
        listening.join(60)
        assert heard == [Called(opened.table, "netrunner", ["corp"], True, False)]
        with service.sit(opened.links["runner"]) as guest:
            from cyberdeck.service.wire import Resign

            next(guest.told())
            guest.send(Resign())
            assert next(calls) == Called(opened.table, "netrunner", ["corp"], False, True)
        calls.close()


@pytest.mark.slow
def test_the_example_of_a_waiting_bot_plays_when_it_is_challenged(server: Server, service: Service) -> None:
    example = Path(__file__).parents[2] / "examples" / "standing_bot.py"
    command = [sys.executable, str(example), server.address, "Example", "a long secret", "--new"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as running:
        assert running.stdout is not None
        assert running.stdout.readline() == "waiting\n"
        while not [bot for bot in service.bots() if bot.name == "Example"]:
            time.sleep(0.05)
        opened = service.open("netrunner", {"corp": "bot", "runner": "bot"}, bots={"corp": "Example"})
        with service.sit(opened.links["runner"]) as seat:
            assert seat.play(first_offer).winners in (["corp"], ["runner"])
        assert running.stdout.readline() == "challenged to netrunner as corp\n"
        running.terminate()


def test_the_page_of_the_interface_names_every_request_and_every_type(server: Server) -> None:
    page, told = httpx.get(f"{server.address}/api").text, server.get("/api/openapi.json")
    assert [path for path in told["paths"] if f"<code>{path}</code>" not in page] == []
    assert {"NetrunnerView", "DeckersView"} <= set(told["components"]["schemas"])
    assert [name for name in told["components"]["schemas"] if f'id="{name}"' not in page] == []


def test_the_client_needs_no_part_of_the_server() -> None:
    """Who installs the client alone has neither Starlette nor a database."""
    look = "print([name for name in ('starlette', 'sqlalchemy', 'uvicorn') if name in sys.modules])"
    command = [sys.executable, "-c", f"import sys, cyberdeck.client.aio; {look}"]
    assert subprocess.run(command, check=True, capture_output=True, text=True).stdout == "[]\n"


def test_programs_have_friends_and_find_a_crew(server: Server, service: Service) -> None:
    mine, yours = (
        Service(server.address, new_token(server.address, name, "a long secret", new=True))
        for name in ("Ada C", "Ben C")
    )
    with mine, yours:
        assert mine.befriend("Ben C").asking == ["Ben C"]
        assert [friend.name for friend in yours.befriend("Ada C").friends] == ["Ada C"]
        assert yours.unfriend("Ada C").friends == []
        assert mine.friends().friends == []
        assert mine.block("Ben C").blocked == ["Ben C"]
        assert mine.unblock("Ben C").blocked == []
        place = mine.crew("deckers", 2, "Ada")
        with mine.sit(place.link) as seat:
            next(seat.told())
            found = yours.crew("deckers", 2, "Ben")
            assert (found.table, found.seat != place.seat) == (place.table, True)
    with pytest.raises(Refusal) as alone:
        service.crew("netrunner")
    assert alone.value.reason.id == "crew-together"


def test_a_program_decides_ahead_where_there_are_days(service: Service) -> None:
    position = {
        "turn": "runner",
        "corp": {"deck": "Hedge Fund, Hedge Fund", "hand": "Hedge Fund", "credits": 9},
        "runner": {"deck": "Sure Gamble, Sure Gamble"},
        "servers": {"remote1": {"root": "PAD Campaign"}},
    }
    people, days = {"corp": "person", "runner": "person"}, {"kind": "decision", "days": 3}
    links = service.open("netrunner", people, setup={"position": position}, clock=days).links
    with service.sit(links["corp"]) as corp, service.sit(links["runner"]) as runner:
        next(corp.told())
        next(runner.questions())
        runner.decide("credit")
        next(corp.questions())
        sample = next(code for code in GUIDE.read_text(encoding="utf-8").split("```python\n") if "Expected" in code)
        names: dict[str, Any] = {"seat": runner}
        exec(sample.partition("```")[0], names)
        assert "run hq" in [option.notation for option in names["told"].questions[0].options]
        next(True for _ in runner.told() if runner.plan)
        runner.halt()
        next(True for _ in runner.told() if not runner.plan)
        runner.leave("credit")
        next(True for _ in runner.told() if runner.plan)
        before = corp.view.runner.credits
        corp.decide("pass")
        next(True for _ in corp.told() if corp.view.runner.credits == before + 1)
