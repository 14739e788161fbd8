"""Tournaments at a real service: a Swiss over a restart, rounds whose time is up, late comers, challenges of weeks."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import TypeVar

import pytest
from server import Server

from cyberdeck.client import Refusal, Service, aio, new_token, wishes
from cyberdeck.netrunner import RULES
from cyberdeck.service.clocks import Clock, DecisionClock, GameClock
from cyberdeck.service.cupforms import CupShown, NewCup
from cyberdeck.service.cups import Shape
from cyberdeck.service.entries import Charter, Sitting, Terms
from cyberdeck.service.forms import RatingListed
from cyberdeck.service.ledger import Ledger
from cyberdeck.service.swiss import BYE, WON
from cyberdeck.service.wire import Back, Resign

T = TypeVar("T")
PEOPLE = ["Ann", "Bob", "Cy", "Dee", "Eve", "Flo"]
"""The first are the stronger ones."""
HOUR = GameClock(3600)
GUIDE = Path(__file__).parents[2] / "docs" / "tournaments.md"


async def until(look: Callable[[], Awaitable[T]], true: Callable[[T], bool]) -> T:
    """What is seen as soon as it is true."""
    deadline = time.monotonic() + 180
    while True:
        try:
            if true(found := await look()):
                return found
        except Refusal as refusal:
            if refusal.reason.id != "service-silent":
                raise
        assert time.monotonic() < deadline
        await asyncio.sleep(0.1)


async def take_part(service: aio.Service, name: str) -> None:
    """At every table of one's own: when both have decided, the weaker one resigns."""
    sitting: dict[str, asyncio.Task[None]] = {}

    async def play(table: str) -> None:
        async with await service.own_seat(table) as seat:
            async for _ in seat.questions():
                names = [player.name for player in seat.about.players]
                if name == max(names) and seat.whole is not None and seat.whole.at > 1:
                    await seat.send(Resign())
                else:
                    await seat.decide(0)

    try:
        async for call in service.calls():
            if not call.over and (call.table not in sitting or sitting[call.table].done()):
                sitting[call.table] = asyncio.create_task(play(call.table))
    finally:
        for task in sitting.values():
            task.cancel()


@pytest.mark.slow
def test_six_play_three_rounds_of_a_rated_swiss_over_a_restart(tmp_path: Path) -> None:
    over, ranks = asyncio.run(_cup(tmp_path / "tables.sqlite", PEOPLE, Shape.SWISS))
    assert len(over.rounds) == over.cup.rounds == 3
    assert len(met_once(over)) == 9
    assert over.standings[0].player == 0
    assert over.standings[0].points == 3 * BYE
    assert sum(row.points for row in over.standings) == 9 * 2 * WON
    for side in ranks.values():
        assert {row.name: row.games for row in side} == dict.fromkeys(PEOPLE, 3)
        assert side[0].name == "Ann"


@pytest.mark.slow
def test_everybody_meets_everybody_in_a_rated_round_robin_over_a_restart(tmp_path: Path) -> None:
    over, ranks = asyncio.run(_cup(tmp_path / "tables.sqlite", PEOPLE[:3], Shape.ROUND_ROBIN))
    assert len(over.rounds) == over.cup.rounds == 3
    assert met_once(over) == {frozenset(pair) for pair in ((0, 1), (0, 2), (1, 2))}
    free = [match.first for each in over.rounds for match in each.matches if match.second is None]
    assert sorted(free) == [0, 1, 2]
    assert [(row.player, row.points) for row in over.standings] == [(0, 3 * BYE), (1, 2 * BYE), (2, BYE)]
    for side in ranks.values():
        assert [(row.name, row.games) for row in side] == [("Ann", 2), ("Bob", 2), ("Cy", 2)]


async def _cup(file: Path, names: list[str], shape: Shape) -> tuple[CupShown, dict[str, list[RatingListed]]]:
    """Played through by scripted clients, killed in the second round: how it ended, and the ladders of both sides."""
    server = Server(file)
    tokens = [new_token(server.address, name, "a long secret", new=True) for name in names]
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(aio.Service(server.address, token)) for token in tokens]
        wish = NewCup("Neon Cup", "netrunner", shape, HOUR, minutes=60, begins_in=60, rated=True)
        cup = (await people[0].ask(wishes.announce(wish))).cup.id
        for person in people:
            await person.ask(wishes.enter(cup, {"runner": "criminal"}))
        tasks = [asyncio.create_task(take_part(*both)) for both in zip(people, names, strict=True)]
        await people[0].ask(wishes.begin(cup))

        def shown() -> Awaitable[CupShown]:
            return people[0].ask(wishes.tournament(cup))

        await until(shown, lambda found: len(found.rounds) == 2)
        server.kill()
        with Server(file, server.port):
            over = await until(shown, lambda found: found.cup.over)
            games = sum(len(match.games) for each in over.rounds for match in each.matches if match.second is not None)
            ranks = await until(
                lambda: people[0].strongest("netrunner"),
                lambda found: sum(row.games for side in found.values() for row in side) == 2 * games,
            )
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    return over, ranks


def met_once(over: CupShown) -> set[frozenset[int]]:
    """Who met whom: nobody twice, each with both sides, and the stronger one won."""
    met = [match for each in over.rounds for match in each.matches if match.second is not None]
    for match in met:
        assert [game.players for game in match.games] == [[match.first, match.second], [match.second, match.first]]
        stronger = min(match.first, match.second or 0)
        assert [game.players[game.winners[0]] for game in match.games] == [stronger] * 2
    pairs = {frozenset((match.first, match.second or 0)) for match in met}
    assert len(pairs) == len(met)
    return pairs


@pytest.mark.parametrize(
    ("clock", "spent", "loser"),
    [(GameClock(600), (9, 5), 0), (GameClock(600), (5, 9), 1), (DecisionClock(1), (9, 5), 1)],
)
def test_who_used_up_more_time_loses_what_is_undecided(clock: Clock, spent: tuple[int, int], loser: int) -> None:
    """The Corp keeps after so many seconds, the Runner is still asked after so many more."""
    people = (Sitting.PERSON, Sitting.PERSON)
    ledger = Ledger(Charter("cup", "netrunner", RULES.version, {}, 5, "salt", Terms(clock=clock), False, 0, people))
    for seat in (0, 1):
        ledger.join(seat, 0)
    ledger.decide([0], ledger.seq, "keep", spent[0] * 1000)
    ledger.adjudicate(sum(spent) * 1000)
    assert ledger.result is not None
    assert ledger.result.winners == (1 - loser,)
    ledger.adjudicate(10**6)
    assert len(ledger.written) == 4


@pytest.fixture(scope="module")
def people(server: Server) -> Iterator[list[Service]]:
    found = [Service(server.address, new_token(server.address, name, "a long secret", new=True)) for name in "XYZ"]
    yield found
    for each in found:
        each.__exit__()


def look(service: Service, cup: str, true: Callable[[CupShown], bool]) -> CupShown:
    deadline = time.monotonic() + 180
    while not true(found := service.ask(wishes.tournament(cup))):
        assert time.monotonic() < deadline
        time.sleep(0.1)
    return found


@pytest.mark.slow
def test_who_does_not_come_loses_when_the_round_is_over_and_late_comers_have_missed_it(people: list[Service]) -> None:
    ann, bob, cy = people
    wish = NewCup("Late", "netrunner", Shape.SWISS, HOUR, 0.1, 60, rounds=2, house="script")
    cup = ann.ask(wishes.announce(wish)).cup.id
    ann.ask(wishes.enter(cup, {}))
    (sample,) = re.findall(r"```python\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)
    exec(sample.replace("http://127.0.0.1:8737", bob.address), {"token": bob.token})
    with pytest.raises(Refusal, match="already"):
        bob.ask(wishes.enter(cup, {}))
    with pytest.raises(Refusal):
        bob.ask(wishes.begin(cup))
    ann.ask(wishes.begin(cup))
    begun = look(ann, cup, lambda found: bool(found.rounds))
    (match,) = begun.rounds[0].matches
    with ann.own_seat(str(match.games[0].table)) as seat:
        next(seat.told())  # the other never comes
        cy.ask(wishes.enter(cup, {}))
        second = look(ann, cup, lambda found: len(found.rounds) == 2)
    score = second.rounds[0].matches[0].score
    assert score == ([WON, 0] if match.first == 0 else [0, WON])
    assert [row.points for row in second.standings] == [WON, 0, 0]
    free = [match for match in second.rounds[1].matches if match.second is None]
    assert [game.players for game in free[0].games] == [[free[0].first, None], [None, free[0].first]]
    bob.ask(wishes.leave(cup))
    assert [entrant.gone for entrant in ann.ask(wishes.tournament(cup)).entrants] == [False, True, False]
    with pytest.raises(Refusal):
        bob.ask(wishes.enter(cup, {}))


@pytest.mark.slow
def test_teams_play_the_same_and_nobody_sees_the_others_until_the_round_is_over(people: list[Service]) -> None:
    ann, bob, _ = people
    setup = {"smc": "alpha-moby", "deckers": ["oshin-noro", "monty-quantum"], "first_game": True}
    wish = NewCup("Teams", "deckers", Shape.CHALLENGE, HOUR, 60, 60, rounds=1, setup=setup)
    cup = ann.ask(wishes.announce(wish)).cup.id
    for each in (ann, bob):
        each.ask(wishes.enter(cup, {}))
    ann.ask(wishes.begin(cup))
    seen = look(ann, cup, lambda found: bool(found.rounds)).rounds[0].matches
    assert [match.games[0].table is None for match in seen] == [False, True]
    tables, hands = [], []
    for who, service in enumerate((ann, bob)):
        table = service.ask(wishes.tournament(cup)).rounds[0].matches[who].games[0].table
        assert table is not None
        tables.append(table)
        with service.own_seat(table) as seat:
            for number, _ in enumerate(seat.questions()):
                if number == 0:
                    hands.append([decker.hand for decker in seat.view.deckers])
                if number < 3 - who:
                    seat.decide(0)
                else:
                    seat.send(Resign())
    assert hands[0] == hands[1]
    over = look(ann, cup, lambda found: found.cup.over)
    assert [match.games[0].table for match in over.rounds[0].matches] == tables
    assert [match.score for match in over.rounds[0].matches] == [[0, 1, 0, 3], [0, 1, 0, 2]]
    assert [(row.player, row.points) for row in over.standings] == [(0, 2), (1, 0)]


@pytest.mark.slow
def test_the_first_try_of_a_week_counts_unless_something_is_taken_back(people: list[Service]) -> None:
    hands = []
    for backs, service in enumerate(people[:2]):
        for _ in range(2):
            opened = service.ask(wishes.try_week())
            with service.sit(next(iter(opened.links.values()))) as seat:
                for number, _ in enumerate(seat.questions()):
                    if number == 0:
                        hands.append(seat.question and [option.notation for option in seat.question.options])
                    if number == 1 and backs:
                        seat.send(Back())
                    elif number > 2:
                        seat.send(Resign())
                    else:
                        seat.decide(0)
    assert all(hand == hands[0] for hand in hands)
    deadline = time.monotonic() + 180
    while any(each.outcome is None for each in people[0].ask(wishes.week()).tries):
        assert time.monotonic() < deadline
        time.sleep(0.1)
    week = people[0].ask(wishes.week())
    found = {(each.name, each.number): each.outcome and each.outcome.counts for each in week.tries}
    assert found == {("X", 1): True, ("X", 2): False, ("Y", 1): False, ("Y", 2): False}
    assert [each.table is None for each in week.tries] == [not each.mine for each in week.tries]
    with pytest.raises(Refusal):
        people[0].ask(wishes.week("1999-W01"))
