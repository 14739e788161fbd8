"""The check of the texts finds each kind of fault, and each message that the code uses."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from cyberdeck.locale.check import problems
from cyberdeck.locale.texts import LANGUAGES, SHIPPED
from cyberdeck.locale.used import client_ids, used_ids

Write = Callable[..., Path]
GOOD = "greeting = Hello { $name }\n    .hint = A hint\n"


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Writes a text in all languages, except where a language is given its own."""

    def texts(text: str, **own: str) -> Path:
        for language in LANGUAGES:
            (tmp_path / language).mkdir()
            (tmp_path / language / "a.ftl").write_text(own.get(language, text), encoding="utf-8")
        return tmp_path

    return texts


def test_good_texts_have_no_problems(write: Write) -> None:
    assert problems(write(GOOD), {"greeting"}) == []


def test_missing(write: Write) -> None:
    assert problems(write(GOOD, pl=""), {"greeting"}) == ["pl: greeting is missing", "pl: greeting.hint is missing"]


def test_missing_everywhere(write: Write) -> None:
    assert problems(write(""), {"greeting"}) == [f"{language}: greeting is missing" for language in LANGUAGES]


def test_missing_attribute(write: Write) -> None:
    assert problems(write(GOOD, ru="greeting = Привет, { $name }\n"), {"greeting"}) == ["ru: greeting.hint is missing"]


def test_unused(write: Write) -> None:
    found = problems(write(GOOD, de=GOOD + "farewell = Tschüs\n"), {"greeting"})
    assert found == ["de: farewell is not used"]


def test_malformed(write: Write) -> None:
    assert problems(write(GOOD, de=GOOD + "broken = { $name\n"), {"greeting"}) == [
        "de: a.ftl: malformed: broken = { $name"
    ]


def test_different_variables(write: Write) -> None:
    found = problems(write("greeting = Hello { $name }\n", de="greeting = Hallo { $nmae }\n"), {"greeting"})
    assert found == ["de: greeting has the variables $nmae, but en has $name"]


def test_variables_of_attributes_and_choices_count(write: Write) -> None:
    text = "greeting = { $n ->\n [one] { $a }\n *[other] { $b }\n }\n    .hint = { NUMBER($c) }\n"
    found = problems(write(text, pl="greeting = x\n    .hint = x\n"), {"greeting"})
    assert found == [
        "pl: greeting has the variables none, but en has $a, $b, $n",
        "pl: greeting.hint has the variables none, but en has $c",
    ]


def test_duplicated(write: Write) -> None:
    assert problems(write(GOOD, en=GOOD + GOOD), {"greeting"}) == ["en: greeting is there 2 times"]


def test_references_are_followed(write: Write) -> None:
    text = "-brand = Deck\nname = { -brand }\ngreeting = Hello { name }\n"
    assert problems(write(text, de="name = x\ngreeting = Hallo { name } { -marke }\n"), {"greeting"}) == [
        "de: -marke is missing"
    ]


def test_a_family_of_ids_must_be_the_same_in_all_languages(write: Write) -> None:
    assert problems(write("card-a = A\ncard-b = B\n", ru="card-a = A\n"), {"card-*"}) == ["ru: card-b is missing"]


@pytest.mark.parametrize(
    ("code", "ids"),
    [
        ('message("a", n=1)', {"a"}),
        ('Message("a.text")', {"a.text"}),
        ('message("a" if x else "b")', {"a", "b"}),
        ("message(name)", set()),
        ('Option("play", card)', {"option-play"}),
        ('Option[int]("play", 1)', {"option-play"}),
        ('typer.Option("--help")', set()),
        ('x = yield from choose(seat, "which-card", options)', {"ask-which-card"}),
        ('choose_number(seat, "how-many", range(3))', {"ask-how-many"}),
        ('choose_some(seat, "which", options, 2)', {"ask-which"}),
        ("class CardDrawn(Event): ...", {"event-card-drawn"}),
        ("class Event: ...", set()),
        ('MESSAGE_IDS = ("a", "b")', {"a", "b"}),
        ('MESSAGE_IDS: Final = {"a", "card-*"}', {"a", "card-*"}),
        ('Reason("x")', set()),
        ('def ask(who, prompt): choose(who, prompt, [])\nask(1, "one")\nask(1, prompt="two")', {"ask-one", "ask-two"}),
        ('def ask(*cards, prompt="which"): choose(0, prompt, cards)', {"ask-which"}),
        ('def deep(p): ask(0, p)\ndef ask(who, prompt): choose(who, prompt, [])\ndeep("x")', {"ask-x"}),
        ('def ask(who, other): choose(who, "a", other)\nask(0, "b")', {"ask-a"}),
        ('def _bad(id, **args): return Complaint(message(id, **args))\n_bad("file-wrong")', {"file-wrong"}),
        ('def lost(word): return Message(f"lost-{word}")\nlost("chain")', {"lost-chain"}),
        (
            'class Pick:\n  a: int\n  prompt: str = "p"\n  def f(self): choose(0, self.prompt)\nPick(1, "q")',
            {"ask-p", "ask-q"},
        ),
        ('def f(x):\n  prompt = "a" if x else "b"\n  choose(0, prompt, [])', {"ask-a", "ask-b"}),
        ('NO = "why-no"\nmessage(NO)', {"why-no"}),
        ('class A:\n  def say(self, id): message(id)\n  def f(self): self.say("x")', {"x"}),
        ('def say(id): message(id)\nother.say("x")', set()),
        ('def ask(who, prompt): choose(who, prompt, [])\nask(*both, "x")', set()),
    ],
)
def test_used_ids(tmp_path: Path, code: str, ids: set[str]) -> None:
    (tmp_path / "inner").mkdir()
    source = f"def f():\n    {code}\n" if "yield" in code else code
    (tmp_path / "inner" / "module.py").write_text(source, encoding="utf-8")
    assert used_ids(tmp_path) == ids


def test_a_prompt_is_seen_through_a_helper_of_another_module(tmp_path: Path) -> None:
    """A module of its own has a prompt in no language: the check names it, and no other module's `_say` misleads it."""
    shutil.copy(SHIPPED.parent / "netrunner" / "targets.py", tmp_path)
    (tmp_path / "swapping.py").write_text(
        'def swap(view, me):\n    return (yield from choose_card(view, CORP, "swap-ice-with", ice(view), me))\n'
        'def _say(word): ...\n_say("nothing")\n',
        encoding="utf-8",
    )
    (tmp_path / "other.py").write_text("def _say(id): message(id)\n", encoding="utf-8")
    missing = [f"{language}: ask-swap-ice-with is missing" for language in LANGUAGES]
    used = used_ids(SHIPPED.parent) | client_ids(SHIPPED.parents[2] / "web" / "src")
    assert problems(SHIPPED, used | used_ids(tmp_path)) == missing


def test_a_card_without_a_title_is_missed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Ids made of data are those of the data: the module that makes them is asked."""
    package = tmp_path / "tiny_game"
    package.mkdir()
    (package / "__init__.py").write_text('MESSAGE_IDS = tuple(f"card-{key}" for key in ("a", "b"))\n', encoding="utf-8")
    (package / "rows.yaml").write_text("- pick: {where: there, prompt: which-road}\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    assert used_ids(package) == {"card-a", "card-b", "ask-which-road"}


def test_every_card_of_both_games_needs_its_name() -> None:
    used = used_ids(SHIPPED.parent)
    assert {"card-sure-gamble", "subtype-barrier", "command-ping", "smc-alpha-moby", "packet-pkt-alarm"} <= used
    assert not {"card-*", "command-*", "objective-*", "decker-*", "smc-*"} & used


def test_the_client_uses_texts_too(tmp_path: Path) -> None:
    (tmp_path / "inner").mkdir()
    (tmp_path / "a.ts").write_text('t("a"); start("b"); say(["c", []]);\n', encoding="utf-8")
    (tmp_path / "inner" / "b.tsx").write_text('<p title={t("d.hint")}>{t(\n  "e", { n: 1 })}</p>\n', encoding="utf-8")
    assert client_ids(tmp_path) == {"a", "d.hint", "e"}


def test_without_the_code_of_the_client_its_texts_count_as_used(tmp_path: Path) -> None:
    assert client_ids(tmp_path / "nowhere") == {"web-*"}
