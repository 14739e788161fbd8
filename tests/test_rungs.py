"""The rungs: the same player with more or fewer blunders, by name, for every game and seat."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from cyberdeck import cli, deckers, netrunner
from cyberdeck.bots import AnySeen, Bot, Plan, answer, bot_for, rungs, shown_to
from cyberdeck.kernel import AnyGame, Complaint, Rng
from cyberdeck.locale.texts import LANGUAGES, render

GAMES = ("netrunner", "deckers")


def new_game(name: str, seed: int) -> AnyGame:
    if name == "netrunner":
        return netrunner.new_game(seed=seed)
    return deckers.new_game(smc="alpha-moby", deckers=["oshin-noro", "monty-quantum"], seed=seed)


class First:
    """Always takes the first offer."""

    def choose(self, seen: AnySeen) -> int:
        return 0


def played(name: str, bots: Sequence[Bot], decisions: int, seed: int = 4) -> AnyGame:
    game = new_game(name, seed)
    for _ in range(decisions):
        if game.ask is None:
            break
        game.decide(answer(game, bots))
    return game


@pytest.mark.parametrize("name", GAMES)
def test_a_ladder_has_five_rungs_for_every_seat_and_each_slips_less_and_sees_more(name: str) -> None:
    for ladder in rungs.PLAYED[name].ladders:
        assert tuple(ladder.rungs) == rungs.NAMES
        sights = list(ladder.rungs.values())
        shares = [sight.blunders for sight in sights]
        assert shares == sorted(shares, reverse=True)
        assert shares[-1] == 0
        seen = [sight.plans if name == "netrunner" else sight.positions for sight in sights]
        assert seen == sorted(seen)


def test_where_people_are_rated_the_rungs_are_rated_on_the_same_scale_each_above_the_last() -> None:
    for ladder in rungs.PLAYED["netrunner"].ladders:
        assert tuple(ladder.rated) == rungs.NAMES
        assert list(ladder.rated.values()) == sorted(set(ladder.rated.values()))
    assert not any(ladder.rated for ladder in rungs.PLAYED["deckers"].ladders)


@pytest.mark.parametrize("rung", rungs.PLAYERS)
def test_everybody_has_a_name_and_a_character_in_every_language(rung: str) -> None:
    for language in LANGUAGES:
        assert "rung-" not in render(rungs.title(rung), language)
        for game, seat in (("netrunner", 0), ("netrunner", 1), ("deckers", 3)):
            assert len(render(rungs.character(rung, game, seat), language)) > 15


def test_who_there_is_not_is_complained_about() -> None:
    with pytest.raises(Complaint) as caught:
        bot_for("netrunner", 0, rung="grandmaster")
    assert "grandmaster" in render(caught.value.message, "en")
    assert "oracle" in render(caught.value.message, "en")


def test_after_a_win_the_next_rung_is_suggested() -> None:
    assert [rungs.next_after(name) for name in rungs.NAMES] == [*rungs.NAMES[1:], None]
    assert rungs.next_after("house") is None


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    games = [played(name, [bot_for(name, seat, 9, "script") for seat in (0, 1)], 60) for _ in range(2)]
    assert games[0].save() == games[1].save()


@pytest.mark.parametrize("name", GAMES)
def test_with_many_waiting_less_is_looked_at(name: str) -> None:
    """Without any clock: the smaller sight is chosen before it thinks."""
    eased = rungs.PLAYED[name].eased
    for ladder in rungs.PLAYED[name].ladders:
        top = ladder.rungs["oracle"]
        sizes = [eased(top, ease) for ease in range(4)]
        looked = [(size.worlds, size.plans) if name == "netrunner" else size.positions for size in sizes]
        assert looked == sorted(looked, reverse=True)
        assert len(set(looked)) == 4
        assert all(size.blunders == top.blunders for size in sizes)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("rung", ["script", "agent"])
def test_moves_and_advice_are_the_same_in_every_twin_that_looks_the_same(name: str, rung: str) -> None:
    """A sample of `benchmarks/blindness.py`."""
    bots = [bot_for(name, seat, 2, "house") for seat in (0, 1)]
    game = new_game(name, 8)
    compared = 0
    for number in range(90):
        ask = game.ask
        if ask is None:
            break
        if number % 9 == 0 and len(ask.options) > 1:
            twin = game.determinise(ask.seat, Rng(number + 1))
            moves = [_move(name, ask.seat, rung, number, one) for one in (game, twin)]
            assert moves[0] == moves[1]
            compared += 1
        game.decide(answer(game, bots))
    assert compared >= 3


def _move(name: str, seat: int, rung: str, seed: int, game: AnyGame) -> int:
    bot = bot_for(name, seat, seed, rung)
    return bot.choose(shown_to(bot, game))


@pytest.mark.parametrize("name", GAMES)
def test_a_searching_player_explains_its_plans_in_every_language(name: str) -> None:
    game, bots = new_game(name, 5), [bot_for(name, seat, 2, "house") for seat in (0, 1)]
    menu = "action" if name == "netrunner" else "deckers-action"
    while game.ask is not None and game.ask.prompt != menu:
        game.decide(answer(game, bots))
    assert game.ask is not None
    bot = bot_for(name, game.ask.seat, 1, "agent")
    plans = rungs.advice(name, bot, shown_to(bot, game))
    assert 1 < len(plans) <= 3
    for plan in plans:
        assert 0 <= plan.offer < len(game.ask.options)
        assert plan.verdict is not None
        words = [[render(part, language) for part in (plan.verdict, *plan.after)] for language in LANGUAGES]
        assert len({row[0] for row in words}) == len(LANGUAGES)
        assert not any("-" in word and " " not in word for row in words for word in row)


def test_who_cannot_explain_himself_says_what_he_would_take() -> None:
    seen = shown_to(First(), new_game("netrunner", 1))
    assert rungs.advice("netrunner", First(), seen) == (Plan(0),)


def test_the_terminal_names_who_plays(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("builtins.input", lambda *_: (_ for _ in ()).throw(EOFError))
    assert cli.main(["--lang", "de", "play", "netrunner", "--seed", "1", "--rung", "construct"]) == 0
    assert "Konstrukt" in capsys.readouterr().out
    assert cli.main(["--lang", "en", "play", "netrunner", "--rung", "nobody"]) == 2
    assert "nobody" in capsys.readouterr().err
