"""Whatever Netrunner says can be read in every language, by both players and by a spectator."""

from __future__ import annotations

import random
import re
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

import contract
from cyberdeck.kernel import AnyGame, Complaint, Decision, Message, Option, message
from cyberdeck.locale.texts import LANGUAGES, render
from cyberdeck.locale.used import used_ids
from cyberdeck.netrunner import decks, events, position
from cyberdeck.netrunner.card import Card
from cyberdeck.netrunner.damage import Kind
from cyberdeck.netrunner.printed import PRINTED
from cyberdeck.netrunner.rules import RULES, NetrunnerGame, new_game
from cyberdeck.netrunner.table import table
from cyberdeck.netrunner.text import TEXTS
from cyberdeck.netrunner.turns import STEPS
from cyberdeck.netrunner.words import CENTRALS, CORP, NEW_REMOTE, RUNNER, Server, Side, Spending, Word, Zone
from netrunner.tables import find, options, pass_until, play

PACKAGE = Path(position.__file__).parent
RUN_STEPS = ("run-2-1", "run-2-3", "run-3-1", "run-4-1", "run-4-3")
DANGLING = re.compile(r"[{}$]|\s\s|\.\.|[!?]\.|^\s|\s$")
FIVE_CARDS = "Diesel, Diesel, Diesel, Diesel, Diesel"


class Told:
    """All that is said along a game: once each, however often it is said."""

    def __init__(self) -> None:
        self.messages: set[Message] = set()

    def __call__(self, game: AnyGame) -> None:
        if game.decision is not None:
            self.messages |= said_by(game.decision)
        for seat in contract.seats(game):
            self.messages.update(game.news(seat))

    def ids(self, prefix: str) -> set[str]:
        return {said.id for said in self.messages if said.id.startswith(prefix)}


def said_by(decision: Decision) -> set[Message]:
    return {decision.prompt, *(offer.message for offer in decision.options)}


def reads_well(*messages: Message) -> None:
    """A text in every language, with nothing missing and no clash of punctuation."""
    for said in messages:
        for language in LANGUAGES:
            text = render(said, language)
            assert text, f"{language}: {said.id} is empty"
            assert not DANGLING.search(text), f"{language}: {said.id}: {text}"


@pytest.mark.parametrize("seed", range(20))
def test_random_games_are_told(seed: int) -> None:
    told = Told()
    game = new_game(seed=seed)
    contract.play(game, random.Random(seed), told)
    told(game)
    assert game.result is not None
    reads_well(*told.messages, game.result.reason)
    for line in told.messages:
        if line.id.startswith("event-"):
            says_more(line)


# questions that random games hardly ever reach


def told_after(game: NetrunnerGame, *notations: str) -> Told:
    """What is said from here on, along these decisions."""
    told = Told()
    told(game)
    for notation in notations:
        game.decide(notation)
        told(game)
    reads_well(*told.messages)
    return told


def test_an_icebreaker_and_its_helpers_are_told() -> None:
    game = table(
        turn="runner",
        corp={"bad_publicity": 2},
        runner={"rig": "Crypsis [virus 1], The Toolbox, Sacrificial Construct"},
        servers={"archives": {"ice": "Wall of Static [rezzed]"}},
        run="archives",
    )
    boosts = ["boost crypsis", "number 1", "boost crypsis", "number 0", "number 1", "boost crypsis", "number 1"]
    told = told_after(play(game, "pass*4"), *boosts)
    assert told.ids("ask-pay") == {"ask-pay-from-card", "ask-pay-from-run"}
    play(game, "break 1 crypsis", "number 1", "pass*2")
    assert options(game) == ["remove-counter", "trash crypsis"]
    told = told_after(game, "trash crypsis")
    assert told.ids("ask-") == {"ask-crypsis", "ask-interrupt"}
    assert "prevent sacrificial-construct crypsis" in options(game)
    told_after(game, "prevent sacrificial-construct crypsis")


def test_breaking_two_subroutines_is_told() -> None:
    game = table(
        turn="runner",
        runner={"rig": "Battering Ram", "credits": 9},
        servers={"archives": {"ice": "Wall of Thorns [rezzed]"}},
        run="archives",
    )
    play(game, "pass*4")
    told = told_after(game, "boost battering-ram", "boost battering-ram", "break 1 battering-ram", "break 2")
    assert "ask-break-more" in told.ids("ask-")
    assert {said.args[-1] for said in told.messages if said.id == "option-break"} == {
        ("kinds", "number-card"),
        ("kinds", "number"),
    }


def test_exposing_is_told() -> None:
    game = table(
        turn="runner",
        runner={"hand": "Infiltration"},
        servers={"remote1": {"root": "Project Junebug"}, "remote2": {"root": "Zaibatsu Loyalty [rezzed]"}},
    )
    told = told_after(game, "play infiltration", "expose remote1/1")
    assert told.ids("ask-") == {"ask-action", "ask-infiltration", "ask-interrupt"}
    assert "prevent zaibatsu-loyalty@remote2/1 2 project-junebug@remote1/1" in options(game)
    told_after(game, "prevent zaibatsu-loyalty@remote2/1 1 project-junebug@remote1/1")


def test_selling_and_making_room_are_told() -> None:
    game = table(
        turn="runner",
        step="runner-1-2",
        runner={"rig": "Aesop's Pawnshop, Akamatsu Mem Chip, Magnum Opus, Magnum Opus, Net Shield"},
    )
    told = told_after(game, "trash akamatsu-mem-chip", "trash net-shield")
    assert told.ids("ask-") == {"ask-pawn", "ask-memory-short", "ask-action"}


def test_rezzing_for_free_is_told() -> None:
    game = table(
        step="corp-2-1",
        servers={"remote1": {"root": "Priority Requisition [advancement 5]"}, "hq": {"ice": "Enigma"}},
    )
    told = told_after(game, "score priority-requisition@remote1/1")
    assert game.decision is not None
    if game.decision.prompt.id == "ask-resolve-next":
        told = told_after(game, "resolve priority-requisition")
    assert "ask-rez-free" in told.ids("ask-")
    told_after(game, "rez enigma@hq:1")


def test_a_trap_is_told() -> None:
    game = table(turn="runner", corp={"hand": "Snare!"}, runner={"hand": FIVE_CARDS, "rig": "Net Shield"}, run="hq")
    told = told_after(pass_until(game, "access"), "access hq", "yes", "prevent net-shield", "leave snare")
    assert {"ask-may-pay", "ask-interrupt", "ask-accessing"} <= told.ids("ask-")


def test_hosting_is_told() -> None:
    game = table(turn="runner", runner={"hand": "The Personal Touch, Modded, Net Shield", "rig": "Gordian Blade"})
    told = told_after(game, "install the-personal-touch")
    assert "ask-install-host" in told.ids("ask-")
    told = told_after(play(game, "host gordian-blade", "pass*2"), "play modded", "install net-shield")
    assert {"ask-choose-install", "ask-make-room"} <= told.ids("ask-")


# answers that point at more or fewer things


@pytest.mark.parametrize("verb", ["use", "prevent", "resolve"])
def test_one_of_several_abilities_is_told_apart(verb: str) -> None:
    card = find(new_game(), "crypsis")
    texts = [Option(verb, None, at).message(RUNNER) for at in ((card,), (card, 1), (card, 2))]
    reads_well(*texts)
    for language in LANGUAGES:
        assert len({render(text, language) for text in texts}) == len(texts)


# words and events, one by one


def test_every_word_is_told() -> None:
    about = [*(f"{kind.value}-damage" for kind in Kind), "tags", "trash", "expose"]
    words = [
        *(Word("step", step) for step in (*STEPS, *RUN_STEPS)),
        *(Word("damage", kind.value) for kind in Kind),
        *(Word("counter", counter) for counter in ("virus", "power", "agenda")),
        *(Word("about", name) for name in about),
    ]
    servers = [Server(number) for number in (NEW_REMOTE, *CENTRALS, 3)]
    spoken = [thing.spoken(-1) for thing in (*words, *servers, *Side)]
    reads_well(*(said for said in spoken if isinstance(said, Message)))
    reads_well(message("none"), message("hidden-card"), message("hidden-ice"))


SAMPLES: dict[str, list[Any]] = {
    "side": list(Side),
    "server": [Server(0), Server(3)],
    "number": [0, 1, 2, 5, 21, 22],
    "strength": [4],
    "counter": [Word("counter", "virus"), Word("counter", "agenda")],
    "damage": [Word("damage", kind.value) for kind in Kind],
    "about": [Word("about", "tags"), Word("about", "net-damage")],
    "what": list(Spending),
    "source": [None, Card(3, "corroder", RUNNER, Zone.RIG, faceup=True)],
    "card": [
        Card(0, "snare", CORP, Zone.ROOT, server=3, faceup=True),
        Card(1, "melange-mining-corp", CORP, Zone.HAND),
        Card(2, "enigma", CORP, Zone.ICE, server=0),
    ],
}


EVENTS = {event.__name__: event for event in events.Event.__subclasses__()}


@pytest.mark.parametrize("event", EVENTS.values())
def test_every_event_is_told(event: type[events.Event]) -> None:
    names = [field.name for field in fields(event)]
    for turn in range(max(len(SAMPLES[name]) for name in names) if names else 1):
        happened = event(**{name: SAMPLES[name][turn % len(SAMPLES[name])] for name in names})
        for seat in (-1, *Side):
            for line in RULES.told([happened.seen_by(seat)], seat):
                reads_well(line)
                says_more(line)


def says_more(line: Message) -> None:
    """Where, for how much and by which card is part of the sentence."""
    more = dict(line.args)["more"]
    for language in LANGUAGES if isinstance(more, Message) else ():
        assert isinstance(more, Message)
        assert render(more, language) in render(line, language), f"{language}: {line.id}"


def test_every_title_is_told() -> None:
    reads_well(*(message(f"card-{key}") for key in PRINTED if key in TEXTS))


def test_the_ends_of_a_game_are_told() -> None:
    reads_well(*(message(f"won-by-{how}") for how in ("points", "flatline", "empty-deck")))


# refusals

ACCESS = {"turn": "runner", "run": "remote1", "runner": {"credits": 0}}
ENCOUNTER = {"turn": "runner", "run": "hq", "servers": {"hq": {"ice": "Enigma [rezzed]"}}}
WHY: list[tuple[str, str, dict[str, Any], tuple[str, ...], Side]] = [
    ("access-trash", "trash pad-campaign@remote1/1", {**ACCESS, "servers": {"remote1": {"root": "PAD Campaign"}}},
     ("access remote1/1",), RUNNER),
    ("access-steal", "steal pad-campaign@remote1/1", {**ACCESS, "servers": {"remote1": {"root": "PAD Campaign"}}},
     ("access remote1/1",), RUNNER),
    ("broken", "break 9 gordian-blade", {**ENCOUNTER, "runner": {"credits": 9, "rig": "Gordian Blade"}},
     ("pass",) * 4, RUNNER),
    ("must-steal", "leave nisei-mk-ii@remote1/1", {**ACCESS, "servers": {"remote1": {"root": "Nisei MK II"}}},
     ("access remote1/1",), RUNNER),
    ("console", "install the-toolbox",
     {"turn": "runner", "runner": {"credits": 20, "hand": "The Toolbox", "rig": "The Toolbox"}}, (), RUNNER),
    ("first-ice", "jack-out", {"turn": "runner", "run": "hq", "servers": {"hq": {"ice": "Enigma"}}}, (), RUNNER),
    ("jack-out", "jack-out", {"turn": "runner"}, (), RUNNER),
    ("host", "install the-personal-touch", {"turn": "runner", "runner": {"hand": "The Personal Touch"}}, (), RUNNER),
    ("install-credits", "install magnum-opus", {"turn": "runner", "runner": {"credits": 0, "hand": "Magnum Opus"}},
     (), RUNNER),
    ("no-encounter", "break 1 crypsis", {"turn": "runner", "runner": {"rig": "Crypsis"}}, (), RUNNER),
    ("no-server", "run remote7", {"turn": "runner"}, (), RUNNER),
    ("no-stack", "draw", {"turn": "runner"}, (), RUNNER),
    ("no-such-card", "play diesel", {"turn": "runner"}, (), RUNNER),
    ("no-tag", "remove-tag", {"turn": "runner"}, (), RUNNER),
    ("two-credits", "remove-tag", {"turn": "runner", "runner": {"tags": 1, "credits": 1}}, (), RUNNER),
    ("no-window", "rez pad-campaign@remote1/1", {"servers": {"remote1": {"root": "PAD Campaign"}}}, (), CORP),
    ("not-action", "draw", {"turn": "runner"}, (), CORP),
    ("not-advanceable", "advance enigma@hq:1", {"servers": {"hq": {"ice": "Enigma"}}}, (), CORP),
    ("one-credit", "advance nisei-mk-ii@remote1/1",
     {"corp": {"credits": 0}, "servers": {"remote1": {"root": "Nisei MK II"}}}, (), CORP),
    ("not-advanced", "score nisei-mk-ii@remote1/1",
     {"step": "corp-2-1", "servers": {"remote1": {"root": "Nisei MK II"}}}, (), CORP),
    ("score-now", "score nisei-mk-ii@remote1/1",
     {"step": "corp-3-2", "servers": {"remote1": {"root": "Nisei MK II [advancement 4]"}}}, (), CORP),
    ("not-resource", "trash crypsis", {"runner": {"tags": 1, "rig": "Crypsis"}}, (), CORP),
    ("not-tagged", "trash armitage-codebusting", {"runner": {"rig": "Armitage Codebusting"}}, (), CORP),
    ("play-condition", "play neural-emp", {"corp": {"hand": "Neural EMP"}}, (), CORP),
    ("play-credits", "play hedge-fund", {"corp": {"credits": 4, "hand": "Hedge Fund"}}, (), CORP),
    ("rez-agenda", "rez nisei-mk-ii@remote1/1",
     {"step": "corp-2-1", "servers": {"remote1": {"root": "Nisei MK II"}}}, (), CORP),
    ("rez-credits", "rez pad-campaign@remote1/1",
     {"step": "corp-2-1", "corp": {"credits": 0}, "servers": {"remote1": {"root": "PAD Campaign"}}}, (), CORP),
    ("rez-forfeit", "rez archer@hq:1",
     {"turn": "runner", "run": "hq", "servers": {"hq": {"ice": "Archer"}}}, ("pass",) * 3, CORP),
    ("rez-ice", "rez enigma@hq:1", {"step": "corp-2-1", "servers": {"hq": {"ice": "Enigma"}}}, (), CORP),
    ("rezzed-already", "rez pad-campaign@remote1/1",
     {"step": "corp-2-1", "servers": {"remote1": {"root": "PAD Campaign [rezzed]"}}}, (), CORP),
    ("unfinished", "credit", {"corp": {"hand": "Enigma"}}, ("install enigma",), CORP),
    ("three-clicks", "purge", {"corp": {"clicks": 2}}, (), CORP),
    ("never-installed", "install diesel", {"turn": "runner", "runner": {"hand": "Diesel"}}, (), RUNNER),
    ("subtype", "break 1 pipeline", {**ENCOUNTER, "runner": {"rig": "Pipeline"}}, ("pass",) * 4, RUNNER),
    ("too-weak", "break 1 crypsis", {**ENCOUNTER, "runner": {"rig": "Crypsis"}}, ("pass",) * 4, RUNNER),
    ("use-cost", "break 1 gordian-blade", {**ENCOUNTER, "runner": {"credits": 0, "rig": "Gordian Blade"}},
     ("pass",) * 4, RUNNER),
    ("no-click", "break 1 ichi-1-0@hq:1",
     {"turn": "runner", "run": "hq", "servers": {"hq": {"ice": "Ichi 1.0 [rezzed]"}}, "runner": {"clicks": 0}},
     ("pass",) * 4, RUNNER),
    ("other-ice", "break 1 wyrm", {**ENCOUNTER, "runner": {"rig": "Wyrm"}}, ("pass",) * 4, RUNNER),
    ("only-prevents", "use net-shield", {"turn": "runner", "runner": {"rig": "Net Shield"}}, (), RUNNER),
    ("only-instead", "use bank-job", {"turn": "runner", "runner": {"rig": "Bank Job"}}, (), RUNNER),
    ("by-itself", "use wyldside", {"turn": "runner", "runner": {"rig": "Wyldside"}}, (), RUNNER),
    ("always-holds", "use akamatsu-mem-chip", {"turn": "runner", "runner": {"rig": "Akamatsu Mem Chip"}}, (), RUNNER),
    ("use-condition", "use private-security-force", {"corp": {"score": "Private Security Force"}}, (), CORP),
    ("inactive", "use private-security-force@remote1/1",
     {"servers": {"remote1": {"root": "Private Security Force"}}}, (), CORP),
    ("not-yours", "use armitage-codebusting", {"runner": {"rig": "Armitage Codebusting"}}, (), CORP),
    ("stolen", "use private-security-force", {"turn": "runner", "runner": {"score": "Private Security Force"}}, (),
     RUNNER),
    ("subroutines", "use enigma@hq:1", {"servers": {"hq": {"ice": "Enigma [rezzed]"}}}, (), CORP),
    ("pays", "use the-toolbox", {"turn": "runner", "runner": {"rig": "The Toolbox"}}, (), RUNNER),
    ("nothing-to-use", "use corroder", {"turn": "runner", "runner": {"rig": "Corroder"}}, (), RUNNER),
    ("needs-breaker", "break 1 enigma@hq:1", ENCOUNTER, ("pass",) * 4, RUNNER),
    ("access-first", "trash pad-campaign@remote1/1",
     {"turn": "runner", "servers": {"remote1": {"root": "PAD Campaign [rezzed]"}}}, (), RUNNER),
]  # fmt: skip
NEVER_GIVEN = {"why-memory"}
"""Refusals that no card of the core set leads to."""


@pytest.mark.parametrize(("id", "notation", "spec", "before", "seat"), WHY, ids=[case[0] for case in WHY])
def test_refusals_are_told(id: str, notation: str, spec: dict[str, Any], before: tuple[str, ...], seat: Side) -> None:
    game = table(**spec)
    if before and before[0].startswith("access"):
        pass_until(game, "access")
    play(game, *before)
    reason = game.why_not(seat, notation)
    assert reason is not None
    assert reason.message.id == f"why-{id}"
    reads_well(reason.message)


def test_every_refusal_is_told() -> None:
    ids = {id for id in used_ids(PACKAGE) if id.startswith("why-")}
    assert ids - {f"why-{case[0]}" for case in WHY} == NEVER_GIVEN
    reads_well(*(message(id) for id in ids))


# complaints

COMPLAINTS: list[tuple[str, Any]] = [
    ("card", {"corp": {"hand": "Hedge Found"}}),
    ("card", {"corp": {"hand": "Qwxyz"}}),
    ("cards", {"corp": {"hand": 3}}),
    ("cards", {"corp": {"hand": [3]}}),
    ("coming", {"coming": {"hq": "Enigma"}}),
    ("coming", {"coming": {"hq": [1.5]}}),
    ("host", {"runner": {"rig": "The Personal Touch"}}),
    ("host", {"runner": {"rig": "The Personal Touch [on Crypsis]"}}),
    ("key", {"corp": {"grip": ""}}),
    ("mapping", {"corp": "Enigma"}),
    ("mark", {"corp": {"hand": "Enigma [broken]"}}),
    ("seen", {"seen": "many"}),
    ("seen", {"corp": {"hand": "Enigma [seen 1 2]"}}),
    ("memory", {"runner": {"rig": "Magnum Opus, Magnum Opus, Magnum Opus"}}),
    ("number", {"corp": {"credits": -1}}),
    ("run", {"turn": "corp", "run": "hq"}),
    ("server", {"servers": {"hive": {}}}),
    ("server", {"servers": {"new": {}}}),
    ("server", {"turn": "runner", "run": "remote4"}),
    ("side", {"corp": {"hand": "Diesel"}}),
    ("side", {"corp": {"identity": "Enigma"}}),
    ("step", {"step": "runner-1-1"}),
    ("turn", {"turn": "house"}),
    ("crowded", {"servers": {"remote1": {"root": "PAD Campaign, Nisei MK II"}}}),
    ("console", {"runner": {"rig": "The Toolbox, Grimoire"}}),
    ("over", {"corp": {"score": "Priority Requisition, Priority Requisition, Nisei MK II"}}),
    ("over", {"runner": {"score": "Priority Requisition, Priority Requisition, Nisei MK II"}}),
    ("empty", {"runner": {"rig": "Bank Job [credits 0]"}}),
    ("empty", {"servers": {"remote1": {"root": "Adonis Campaign [rezzed, credits 0]"}}}),
    ("counters", {"runner": {"rig": "Bank Job [credits 9]"}}),
    ("counters", {"corp": {"hand": "Nisei MK II [advancement 1]"}}),
    ("counters", {"runner": {"hand": "Parasite [virus 1]"}}),
    ("counters", {"runner": {"heap": "Bank Job [credits 1]"}}),
    ("counters", {"runner": {"rig": "The Toolbox [recurring 9]"}}),
    ("counters", {"servers": {"remote1": {"root": "Nisei MK II [agenda 1]"}}}),
    ("counters", {"servers": {"hq": {"ice": "Data Raven [power 1]"}}}),
    ("counters", {"corp": {"identity": "Making News [recurring 3]"}}),
    ("counters", {"servers": {"hq": {"ice": "Enigma [advancement 1]"}}}),
    ("mark", {"corp": {"hand": "Enigma [rezzed]"}}),
    ("mark", {"servers": {"hq": {"ice": "Enigma [facedown]"}}}),
    ("mark", {"corp": {"identity": "Making News [rezzed]"}}),
    ("weak", {"runner": {"rig": "Parasite [on Ice Wall, virus 1]"}, "servers": {"hq": {"ice": "Ice Wall [rezzed]"}}}),
    ("host", {"runner": {"rig": "Parasite [on Ice Wall]"}, "servers": {"hq": {"ice": "Ice Wall"}}}),
    ("host", {"runner": {"rig": "Parasite [on Enigma@hq:2]"}, "servers": {"hq": {"ice": "Enigma [rezzed]"}}}),
    ("chosen", {"runner": {"rig": "Femme Fatale [chosen Enigma]"}}),
    ("chosen", {"runner": {"rig": "Ninja [chosen Enigma]"}, "servers": {"hq": {"ice": "Enigma"}}}),
    ("chosen", {"runner": {"rig": "Femme Fatale [chosen PAD Campaign]"},
                "servers": {"remote1": {"root": "PAD Campaign"}}}),
    ("acted", {"acted": True, "step": "corp-2-1"}),
    ("acted", {"acted": True, "turn": "runner", "run": "hq"}),
    ("yes", {"acted": "of course"}),
    ("encounter", {"turn": "runner", "run": {"server": "hq", "encounter": True}}),
    ("encounter", {"turn": "runner", "run": {"server": "hq", "encounter": True}, "servers": {"hq": {"ice": "Enigma"}}}),
    ("encounter", {"turn": "runner", "run": {"server": "hq", "broken": ["1"]}}),
    ("broken", {"turn": "runner", "run": {"server": "hq", "encounter": True, "broken": ["1 Crypsis"]},
                "servers": {"hq": {"ice": "Enigma [rezzed]"}}}),
    ("broken", {"turn": "runner", "run": {"server": "hq", "encounter": True, "broken": ["3 Crypsis"]},
                "servers": {"hq": {"ice": "Enigma [rezzed]"}}, "runner": {"rig": "Crypsis"}}),
    ("broken", {"turn": "runner", "run": {"server": "hq", "encounter": True, "broken": ["1"]},
                "servers": {"hq": {"ice": "Enigma [rezzed]"}}}),
    ("lasting", {"turn": "runner", "lasting": ["Tinkering on Enigma"]}),
    ("lasting", {"lasting": ["Tinkering on Enigma"], "servers": {"hq": {"ice": "Enigma"}}}),
    ("lasting", {"turn": "runner", "lasting": ["Modded on Enigma"], "servers": {"hq": {"ice": "Enigma"}}}),
    ("lasting", {"turn": "runner", "lasting": ["Chum"], "servers": {"hq": {"ice": "Chum [rezzed]"}}}),
    ("lasting", {"turn": "runner", "lasting": ["Chum"], "servers": {"hq": {"ice": "Chum [rezzed]"}}, "run": "hq"}),
    ("lasting", {"turn": "runner", "lasting": ["Breaking News"], "corp": {"score": "Breaking News"}}),
    ("lasting", {"lasting": ["Nisei MK II"], "corp": {"score": "Nisei MK II"}}),
    ("lasting", {"turn": "runner", "lasting": ["Corroder +1"], "runner": {"rig": "Corroder"}}),
    ("lasting", {"turn": "runner", "lasting": ["Yog.0 +1"], "runner": {"rig": "Yog.0"}, "run": "hq"}),
    ("counters", {"runner": {"rig": "Corroder [virus 1]"}}),
    ("counters", {"runner": {"rig": "Corroder [power 1]"}}),
    ("counters", {"corp": {"score": "Priority Requisition [agenda 1]"}}),
    ("mark", {"corp": {"hand": "Enigma [shown both]"}}),
    ("active", {"active": [999]}),
    ("numbered", {"corp": {"identity": "Making News [#0]", "hand": "Enigma [#0]"}}),
    ("numbered", {"corp": {"identity": "Making News [#0]", "hand": "Enigma [#9]"}}),
    ("chance", {"chance": "lucky"}),
    ("answered", {"answered": ["credit"]}),
    ("answered", {"still": ["Act"], "answered": ["dance"]}),
    ("unreadable", {"still": "Act"}),
    ("unreadable", {"still": ["Dance"]}),
    ("unreadable", {"still": [{"Window": {"step": 3}}]}),
    ("unreadable", {"still": [{"Window": {"colour": "red"}}]}),
    ("unreadable", {"still": [{"StartTurn": {"side": {"Side": "HOUSE"}}}]}),
    ("unreadable", {"still": [{"Side": "CORP"}]}),
    ("unreadable", {"still": ["StartTurn"]}),
    ("unreadable", {"still": [], "run": "hq"}),
    ("unreadable", {"waiting": [3]}),
    ("unreadable", {"result": "won"}),
    ("unique", {"servers": {"hq": {"root": "Akitaro Watanabe [rezzed], Akitaro Watanabe [rezzed]"}}}),
]  # fmt: skip


KERNEL = {"answered", "chance", "coming", "key", "mapping", "number", "numbered", "unreadable"}
"""What every game refuses in a position."""


@pytest.mark.parametrize(("id", "spec"), COMPLAINTS)
def test_bad_positions_are_told(id: str, spec: Any) -> None:
    with pytest.raises(Complaint) as caught:
        position.build(spec)
    assert caught.value.message.id in (f"position-{id}", f"spec-{id}")
    reads_well(caught.value.message)


@pytest.mark.parametrize("name", ["Ice Wall", "ice-wall", "Eisbarriere", "ледяная СТЕНА", "Lodowy mur", "01103"])
def test_a_position_knows_a_card_by_every_name(name: str) -> None:
    """The same names as in a deck file: title in any language, id, code."""
    assert position.printed_card(name).id == "ice-wall"


def test_every_bad_position_is_told() -> None:
    sources = [(PACKAGE / f"{name}.py").read_text(encoding="utf-8") for name in ("position", "reachable")]
    used = {id for source in sources for id in re.findall(r'"position-([a-z-]+)"', source)}
    assert used == {id for id, _ in COMPLAINTS} - KERNEL


@pytest.mark.parametrize(
    ("id", "setup", "seed"),
    [
        ("bad-seed", {}, "x"),
        ("deck-unknown", {"corp": "militech"}, 0),
        ("deck-side", {"corp": "shaper"}, 0),
        ("deck-malformed", {"corp": 7}, 0),
        ("deck-malformed", {"corp": {"identity": "enigma", "cards": {}}}, 0),
        ("deck-malformed", {"corp": {"identity": "personal-evolution", "cards": {"enigma": 0}}}, 0),
        ("deck-card", {"corp": {"identity": "personal-evolution", "cards": {"tesla": 1}}}, 0),
    ],
)
def test_bad_setups_are_told(id: str, setup: dict[str, Any], seed: Any) -> None:
    with pytest.raises(Complaint) as caught:
        RULES.begin(setup, seed)
    assert caught.value.message.id == id
    reads_well(caught.value.message)


def test_a_deck_without_its_cards_is_told() -> None:
    """A card of the set whose text is not here yet."""
    missing = [key for key in PRINTED if key not in TEXTS]
    if missing:
        side = PRINTED[missing[0]].side
        with pytest.raises(Complaint) as caught:
            decks.deck_of(decks.Deck(decks.starter_deck(decks.starter_names(side)[0]).identity, {missing[0]: 1}), side)
        reads_well(caught.value.message)
