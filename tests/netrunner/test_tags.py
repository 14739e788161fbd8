"""Tags (NR-35)."""

from __future__ import annotations

from netrunner.logs import walk
from netrunner.tables import keys, options, pass_until, play, table, why


def test_tags_come_from_effects_and_stay() -> None:
    """NR-35.1, NR-35.2: each successful trace of Hunter gives one, and both see it."""
    game = table(turn="runner", corp={"credits": 0}, runner={"credits": 0}, servers={"hq": {"ice": "Hunter [rezzed]"}})
    for tags in (1, 2):
        walk(play(game, "run hq"))
        pass_until(game, "action")
        assert (game.view(0).tags, game.view(1).tags) == (tags, tags)


def test_the_corp_trashes_a_resource() -> None:
    """NR-35.3, NR-35.6, NR-DIFF-32: a click and 2 credits for one resource; the tag stays."""
    rig = "Armitage Codebusting, Access to Globalsec, Gordian Blade, Rabbit Hole"
    game = table(turn="corp", corp={"credits": 5}, runner={"tags": 1, "rig": rig})
    trashing = [option for option in options(game) if option.startswith("trash")]
    assert trashing == ["trash armitage-codebusting", "trash access-to-globalsec"]
    play(game, "trash access-to-globalsec")
    assert (game.state.corp.clicks, game.state.corp.credits, game.state.runner.tags) == (2, 3, 1)
    assert keys(game, game.state.rig) == ["armitage-codebusting", "gordian-blade", "rabbit-hole"]
    assert keys(game, game.state.runner.discard) == ["access-to-globalsec"]
    play(game, "pass*2", "trash armitage-codebusting")
    assert (game.state.corp.credits, game.state.runner.tags) == (1, 1)


def test_without_a_tag_no_resource_is_trashed() -> None:
    """NR-35.2, NR-35.3: the action is not there."""
    game = table(turn="corp", runner={"rig": "Armitage Codebusting"})
    assert "trash armitage-codebusting" not in options(game)
    assert why(game, 0, "trash armitage-codebusting") == "NR-13.6"


def test_trashing_a_resource_needs_two_credits() -> None:
    """NR-35.3: one is not enough."""
    game = table(turn="corp", corp={"credits": 1}, runner={"tags": 1, "rig": "Armitage Codebusting"})
    assert "trash armitage-codebusting" not in options(game)


def test_the_runner_removes_tags() -> None:
    """NR-35.4, NR-DIFF-32: a click and 2 credits each, while credits and tags last."""
    game = table(turn="runner", runner={"tags": 2, "credits": 5})
    for tags, clicks, credits in ((1, 3, 3), (0, 2, 1)):
        play(game, "remove-tag")
        runner = game.state.runner
        assert (runner.tags, runner.clicks, runner.credits) == (tags, clicks, credits)
        play(game, "pass*2")
    assert "remove-tag" not in options(game)
    assert why(game, 1, "remove-tag") == "NR-18.5"


def test_removing_a_tag_needs_two_credits() -> None:
    """NR-35.4: with 3 credits and 2 tags it works once."""
    game = table(turn="runner", runner={"tags": 2, "credits": 3})
    play(game, "remove-tag", "pass*2")
    assert "remove-tag" not in options(game)
    assert (game.state.runner.tags, game.state.runner.credits) == (1, 1)


def test_after_the_last_tag_the_runner_is_not_tagged() -> None:
    """NR-35.2: his resources are safe in the Corp's next turn."""
    runner = {"tags": 1, "clicks": 1, "rig": "Armitage Codebusting"}
    game = table(turn="runner", corp={"deck": "Hedge Fund"}, runner=runner)
    pass_until(play(game, "remove-tag"), "action")
    assert game.view(0).turn == "corp"
    assert "trash armitage-codebusting" not in options(game)


def test_a_card_that_needs_a_tagged_runner() -> None:
    """NR-35.5, NR-35.2: Private Security Force does its damage while there is a tag."""
    corp = {"score": "Private Security Force"}
    untagged = table(turn="corp", corp=corp, runner={"hand": "Diesel, Diesel"})
    assert "use private-security-force" not in options(untagged)
    tagged = table(turn="corp", corp=corp, runner={"hand": "Diesel, Diesel", "tags": 1})
    play(tagged, "use private-security-force")
    assert (len(tagged.state.runner.hand), tagged.state.runner.tags, tagged.state.corp.clicks) == (1, 1, 2)
