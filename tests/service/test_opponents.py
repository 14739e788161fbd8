"""The computer at the table: which rung plays, what it says, what it advises, and what it does when many wait."""

from __future__ import annotations

import asyncio
import json
import urllib.error
from types import SimpleNamespace
from typing import Any

import pytest
from server import Seat, Server

from cyberdeck import games
from cyberdeck.bots import rungs, seen_by
from cyberdeck.kernel import SPECTATOR
from cyberdeck.service.entries import Charter, Kind, Sitting, Terms
from cyberdeck.service.ledger import Ledger
from cyberdeck.service.rematches import again
from cyberdeck.service.tables import Table
from cyberdeck.service.thinking import EASING, Question, Thinkers, Thought, TooSlow, think
from cyberdeck.service.turns import Turns

RAID = {"smc": "alpha-moby", "deckers": ["oshin-noro", "monty-quantum"]}


def sit_down(server: Server, token: str) -> Seat:
    seat = server.sit_down(token)
    seat.next()
    return seat


def refused(server: Server, **wish: Any) -> str:
    with pytest.raises(urllib.error.HTTPError) as caught:
        server.open(**wish)
    with caught.value as answer:
        return str(json.load(answer)["error"][0])


# who plays


def test_a_game_names_its_rungs_with_a_sentence_about_each_seat(server: Server) -> None:
    listed = {game["name"]: game["rungs"] for game in server.get("/api/games")}
    assert [rung["name"] for rung in listed["netrunner"]] == list(rungs.NAMES)
    assert [set(rung["ratings"]) for rung in listed["netrunner"]] == [{"corp", "runner"}] * len(rungs.NAMES)
    assert not any(rung["ratings"] for rung in listed["deckers"])
    assert {frozenset(rung["about"]) for rung in listed["netrunner"]} == {frozenset(("corp", "runner"))}
    assert {frozenset(rung["about"]) for rung in listed["deckers"]} == {frozenset(("",))}


def test_a_table_says_which_rung_plays_and_it_plays(server: Server) -> None:
    seats = {"corp": "house", "runner": "person"}
    table, tokens = server.open(seats=seats, rungs={"corp": "script"})
    runner = sit_down(server, tokens["runner"])
    first = runner.asked()
    assert [player["rung"] for player in first["players"]] == ["script", ""]
    assert [seat["rung"] for seat in server.get(f"/api/tables/{table}")["seats"]] == ["script", ""]
    runner.decide("keep")
    assert runner.until(lambda update: update["question"] and update["view"]["turn"] == "runner")["view"]["turns"] > 0


def test_a_table_without_rungs_is_played_by_the_plain_player(server: Server) -> None:
    _, tokens = server.open(seats={"corp": "house", "runner": "person"})
    assert [player["rung"] for player in sit_down(server, tokens["runner"]).last["players"]] == ["", ""]


def test_only_a_seat_of_the_house_has_a_rung_and_only_one_that_there_is(server: Server) -> None:
    seats = {"corp": "house", "runner": "person"}
    assert refused(server, seats=seats, rungs={"runner": "agent"}) == "table-rungs"
    assert refused(server, seats=seats, rungs={"nobody": "agent"}) == "table-rungs"
    assert refused(server, seats=seats, rungs={"corp": "grandmaster"}) == "rung-unknown"


def test_in_a_rematch_with_swapped_seats_the_rung_goes_with_its_player() -> None:
    terms = Terms(rungs=("oracle", ""))
    charter = Charter("a", "netrunner", 1, {}, 1, "", terms, False, 0, (Sitting.HOUSE, Sitting.PERSON))
    swapped = again(charter, 2, True)
    assert swapped.sittings == (Sitting.PERSON, Sitting.HOUSE)
    assert swapped.terms.rungs == ("", "oracle")
    assert again(charter, 2, False).terms.rungs == ("oracle", "")


# what it says


def test_a_partner_says_what_it_is_about_to_do_and_all_read_it_in_the_log() -> None:
    sittings = (Sitting.HOUSE, Sitting.PERSON)
    setup = {**RAID, "first_game": True}
    charter = Charter("a", "deckers", games.find("deckers").version, setup, 1, "", Terms(), False, 0, sittings)
    ledger = Ledger(charter)
    while ledger.game.ask is not None and (ledger.game.ask.prompt, ledger.game.ask.seat) != ("deckers-action", 0):
        ledger.game.decide(0)
    question = Question("deckers", "a", 1, seen_by(ledger.game, imagining=True), "script", speaks=True)
    thought, silent = think(question), think(question._replace(table="b", speaks=False))  # a player of its own
    assert thought.said is not None
    assert thought.said.id.startswith("deckers-intends")
    assert (silent.said, silent.choice) == (None, thought.choice)
    decision = ledger.game.decision
    assert decision is not None
    ledger.decide_for_house(ledger.seq, decision.notation(thought.choice), 5, thought.said)
    assert [entry.kind for entry in ledger.written][:2] == [Kind.SAYS, Kind.DECIDE]
    for seat in (SPECTATOR, 1):
        said = next(line for line in ledger.lines(seat) if line.id == "log-says")
        assert dict(said.args)["words"] == thought.said


# what it advises


def hinted(seat: Seat) -> dict[str, Any]:
    seat.say("hint", seq=seat.last["seq"])
    while (found := seat.next())["type"] not in ("advice", "refused"):
        pass
    return found


def test_who_plays_alone_may_ask_what_the_computer_would_do(server: Server) -> None:
    _, tokens = server.open(seats={"corp": "house", "runner": "person"}, rungs={"corp": "script"})
    runner = sit_down(server, tokens["runner"])
    assert runner.last["hints"] is True
    runner.until(lambda update: update["question"])
    before = runner.last["number"]
    advice = hinted(runner)
    assert advice["type"] == "advice"
    assert advice["seq"] == runner.last["seq"]
    assert {plan["notation"] for plan in advice["plans"]} <= set(runner.notations())
    runner.say("look")
    assert runner.next()["number"] == before, "asking has written nothing"


def test_who_plays_against_people_may_ask_only_where_that_was_agreed(server: Server) -> None:
    people = {"corp": "person", "runner": "person"}
    for agreed, kind in ((None, "refused"), (True, "advice"), (False, "refused")):
        _, tokens = server.open(seats=people, hints=agreed)
        corp, _ = (sit_down(server, tokens[name]) for name in ("corp", "runner"))
        corp.until(lambda update: update["question"])
        assert corp.last["hints"] is (kind == "advice")
        assert hinted(corp)["type"] == kind


def test_advice_is_for_the_question_that_is_put_to_oneself(server: Server) -> None:
    _, tokens = server.open(seats={"corp": "person", "runner": "person"}, hints=True)
    corp, runner = (sit_down(server, tokens[name]) for name in ("corp", "runner"))
    corp.until(lambda update: update["question"])
    assert hinted(runner)["reason"][0] == "hint-late"
    corp.say("hint", seq=corp.last["seq"] - 1)
    assert corp.refusal() == "hint-late"


def test_after_the_game_the_computer_says_why(server: Server) -> None:
    table, tokens = server.open(seats={"corp": "house", "runner": "person"}, rungs={"corp": "script"})
    runner = sit_down(server, tokens["runner"])
    runner.until(lambda update: update["question"])
    with pytest.raises(urllib.error.HTTPError) as caught:
        server.get(f"/api/tables/{table}/why?at=0")
    caught.value.close()
    runner.decide("keep")
    runner.until(lambda update: update["question"] and update["view"]["turn"] == "runner")
    runner.say("resign")
    runner.until(lambda update: update["ending"])
    for at, seat, rung in ((0, "corp", "script"), (1, "runner", "oracle")):
        why = server.get(f"/api/tables/{table}/why?at={at}")
        assert (why["seat"], why["rung"]) == (seat, rung)
        assert why["taken"] in ("keep", "mulligan")
        assert {plan["notation"] for plan in why["plans"]} <= {"keep", "mulligan"}
    with pytest.raises(urllib.error.HTTPError) as caught:
        server.get(f"/api/tables/{table}/why?at=9999")
    caught.value.close()


# when many wait


def test_with_many_waiting_less_is_looked_at() -> None:
    """Only the length of the queue counts, and it is looked at before the thinking begins."""

    async def run() -> list[int]:
        thinkers, places, found = Thinkers(2, 5.0), 2, []
        turns: Turns = thinkers._turns
        waiting: list[asyncio.Task[None]] = []

        async def wait() -> None:
            async with turns.of(f"client {len(waiting)}"):
                await asyncio.Event().wait()

        for many in (0, *(places * many for many in EASING)):
            while turns.all_waiting < many:
                waiting.append(asyncio.create_task(wait()))
                await asyncio.sleep(0)
            found.append(thinkers._ease)
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        await thinkers.close()
        return found

    assert asyncio.run(run()) == [0, 1, 2, 3]


def test_who_takes_too_long_is_answered_for_by_the_plain_player() -> None:
    """And where that one takes too long as well, by the first offer."""
    asked: list[str] = []

    class Slow:
        def __init__(self, rungs: tuple[str, ...]) -> None:
            self.rungs = rungs

        async def choose(self, question: Question, opener: str) -> Thought:
            asked.append(question.rung)
            if question.rung in self.rungs:
                raise TooSlow
            return think(question)

    game = games.find("netrunner").new_game({}, 1)
    question = Question("netrunner", "t", 7, seen_by(game, imagining=True), "oracle", speaks=True)
    plain = asyncio.run(Table._plainly(SimpleNamespace(_thinkers=Slow(()), opener=""), question))  # type: ignore[arg-type]
    assert plain == think(question._replace(rung="house", speaks=False))
    first = asyncio.run(Table._plainly(SimpleNamespace(_thinkers=Slow(("house",)), opener=""), question))  # type: ignore[arg-type]
    assert first == Thought(0)
    assert asked == ["house", "house"]


def test_a_process_thinks_as_the_rung_does_and_explains_when_asked() -> None:
    game = games.find("netrunner").new_game({}, 1)
    seen = seen_by(game, imagining=True)
    question = Question("netrunner", "t", 7, seen, "oracle")
    bot = rungs.bot_for("netrunner", seen.seat, 7, "oracle")
    assert think(question).choice == bot.choose(seen)
    plans = think(question._replace(advice=True)).plans
    assert plans[0].offer == think(question).choice


@pytest.mark.parametrize("step", ["run-2-3", "runner-1-1", "run-3-1"])
def test_whether_a_pause_is_made_hangs_on_nothing_hidden(step: str) -> None:
    """The step of the window is on the table for all to see; what could be done in it is not asked."""
    assert rungs.ponders("netrunner", 0, "window", (step,)) is (step == "run-2-3")
    assert rungs.ponders("netrunner", 0, "action", ())
    assert not rungs.ponders("deckers", 0, "deckers-action", ())
