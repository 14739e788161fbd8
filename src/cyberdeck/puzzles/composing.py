"""Putting puzzles together: small positions drawn at random around a theme. The solver says which of them are any."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple, cast

from cyberdeck.deckers.choosing import DECKERS
from cyberdeck.deckers.content import CONTENT
from cyberdeck.deckers.words import SPACES, space_name
from cyberdeck.kernel import Complaint, Rng
from cyberdeck.puzzles.memory import Proof
from cyberdeck.puzzles.mining import NODES, judged, poorer
from cyberdeck.puzzles.puzzle import Puzzle, own_puzzle

TRIED: Final = 2_500
"""So many decisions are tried before a position is given up."""


class Theme(NamedTuple):
    """What a puzzle is to be about: who has to reach what, and positions in which that may be possible."""

    game: str
    goal: str
    draws: Callable[[Rng], Mapping[str, object]]
    nodes: int = NODES


def composed(theme: str, seed: int) -> Puzzle | None:
    """The puzzle of a theme and a number, if it is one."""
    game, goal, draws, nodes = THEMES[theme]
    try:
        puzzle = own_puzzle(game, goal, draws(Rng(seed * len(THEMES) + [*THEMES].index(theme))), f"{theme}-{seed}")
    except Complaint:
        return None
    if puzzle.solver(TRIED).proof(puzzle.start()) is not Proof.PROVED:
        return None
    tight = poorer(puzzle) if game == "netrunner" else puzzle
    return None if tight is None else judged(tight, nodes)


def one(rng: Rng, pool: Sequence[Any]) -> Any:
    return pool[rng.below(len(pool))]


def some(rng: Rng, pool: Sequence[str], least: int, most: int) -> list[str]:
    """Different entries of a pool, which may name a card twice."""
    left = list(pool)
    return [left.pop(rng.below(len(left))) for _ in range(least + rng.below(most - least + 1))]


# Netrunner

_IDLE: Final = ("Aurora", "Battering Ram", "Cyberfeeder", "Grimoire", "Ninja", "Pipeline", "Wyrm", "Rabbit Hole")
_TEMPO: Final = ("Hedge Fund", "Beanstalk Royalties", "Biotic Labor", "Archived Memories", "Anonymous Tip")
_KILLING: Final = ("Scorched Earth", "Scorched Earth", "SEA Source", "Neural EMP", "Neural EMP", "Closed Accounts")
_ROOTS: Final = (
    (),
    ("Breaking News [advancement 1]",),
    ("Posted Bounty [advancement 2]",),
    ("Breaking News",),
    ("Posted Bounty [advancement 1]",),
)
_SHELTER: Final = ("Crash Space", "Decoy", "Net Shield", "Access to Globalsec")
_CORPS: Final = (
    "Jinteki: Personal Evolution",
    "NBN: Making News",
    "Weyland Consortium: Building a Better World",
    "Haas-Bioroid: Engineering the Future",
)
_RUNNERS: Final = (
    "Noise: Hacker Extraordinaire",
    "Gabriel Santiago: Consummate Professional",
    'Kate "Mac" McCaffrey: Digital Tinker',
)
_RAN: Final = {"runs": 1, "successes": [0]}


def _flatlining(rng: Rng) -> Mapping[str, object]:
    """The Corporation has what it takes to do damage, but not all at once."""
    hand = [*some(rng, _KILLING, 2, 3), *some(rng, _TEMPO, 1, 2)]
    root = one(rng, _ROOTS)
    return {
        "turn": "corp",
        "last_turn": one(rng, ({}, _RAN, _RAN)),
        "corp": {
            "identity": one(rng, _CORPS[:3]),
            "clicks": 2 + rng.below(2),
            "credits": rng.below(11),
            "hand": hand,
            "deck": ["Hunter", "Enigma"],
            "score": one(rng, ([], ["Private Security Force"])),
            "archives": one(rng, ([], ["Scorched Earth"])),
        },
        "runner": {
            "identity": one(rng, _RUNNERS),
            "credits": rng.below(6),
            "tags": one(rng, (0, 0, 1)),
            "hand": some(rng, _IDLE, 1, 5),
            "deck": ["Diesel", "Sure Gamble"],
            "rig": some(rng, _SHELTER, 0, 2),
        },
        "servers": {"remote1": {"ice": ["Ice Wall [rezzed]"], "root": list(root)}} if root else {},
    }


_REFUGE: Final = ("Diesel", "Sure Gamble", "Crash Space", "Decoy", "Net Shield", "Access to Globalsec", "Easy Mark")


def _sheltering(rng: Rng) -> Mapping[str, object]:
    """The Runner has the rest of a turn to make sure that he lives through the next one."""
    return {
        "turn": "runner",
        "this_turn": one(rng, ({}, _RAN, _RAN)),
        "corp": {
            "identity": one(rng, _CORPS[:3]),
            "credits": 4 + rng.below(8),
            "hand": some(rng, _KILLING, 3, 4),
            "deck": [one(rng, ("Hunter", "Hedge Fund", "Neural EMP", "Scorched Earth")), "Enigma"],
        },
        "runner": {
            "identity": one(rng, _RUNNERS),
            "clicks": 1 + rng.below(2),
            "credits": rng.below(6),
            "tags": one(rng, (0, 1, 1, 2)),
            "hand": [*some(rng, _REFUGE, 1, 3), *some(rng, _IDLE, 0, 1)],
            "deck": some(rng, _IDLE, 4, 5),
            "rig": some(rng, _SHELTER, 0, 1),
        },
    }


_ICE: Final = (
    "Ice Wall", "Wall of Static", "Enigma", "Hunter", "Shadow", "Neural Katana", "Data Mine", "Rototurret", "Tollbooth",
    "Viktor 1.0", "Cell Portal", "Chum", "Data Raven", "Hadrian's Wall",
)  # fmt: skip
_BREAKERS: Final = (
    "Corroder", "Gordian Blade", "Mimic", "Yog.0", "Ninja", "Aurora", "Battering Ram", "Pipeline", "Crypsis [virus 1]",
    "Datasucker [virus 2]", "Femme Fatale", "Wyrm", "Ice Carver", "Parasite",
)  # fmt: skip
_TRICKS: Final = (
    "Inside Job", "Stimhack", "Tinkering", "Sure Gamble", "Easy Mark", "Modded", "Special Order", "Corroder", "Mimic",
    "Forged Activation Orders", "Yog.0", "Femme Fatale", "Infiltration", "The Maker's Eye", "Account Siphon",
    "Parasite", "The Personal Touch", "Gordian Blade", "Demolition Run", "Déjà Vu",
)  # fmt: skip
_PRIZES: Final = ("Nisei MK II [advancement 2]", "Priority Requisition [advancement 1]", "Private Security Force")
_GUARDS: Final = ("", "", "Red Herrings", "Akitaro Watanabe [rezzed]", "Corporate Troubleshooter")


def _running(goal: str) -> Callable[[Rng], Mapping[str, object]]:
    """An agenda behind ice, and a Runner with tools for some of it."""

    def draws(rng: Rng) -> Mapping[str, object]:
        ice = [f"{name}{one(rng, (' [rezzed]', ' [rezzed]', ''))}" for name in some(rng, _ICE, 1, 2)]
        guard = one(rng, _GUARDS)
        score = ["Nisei MK II", "Priority Requisition"] if goal == "win" else []
        rig = [tool for tool in some(rng, _BREAKERS, 1, 2) if tool != "Parasite"]
        return {
            "turn": "runner",
            "corp": {
                "identity": one(rng, _CORPS),
                "credits": rng.below(5),
                "hand": ["Hedge Fund", "PAD Campaign"],
                "deck": ["Hedge Fund", "Biotic Labor", "PAD Campaign"],
            },
            "runner": {
                "identity": one(rng, _RUNNERS),
                "clicks": 2 + rng.below(2),
                "credits": 1 + rng.below(8),
                "hand": some(rng, _TRICKS, 2, 3),
                "deck": ["Diesel", "Sure Gamble", "Wyldside"],
                "rig": rig,
                "score": score,
            },
            "servers": {
                "hq": {"ice": [one(rng, _ICE)]},
                "rd": {"ice": [one(rng, _ICE)]},
                "remote1": {"ice": ice, "root": [one(rng, _PRIZES), *([guard] if guard else [])]},
            },
        }

    return draws


# Deckers

_COMMON: Final = tuple(key for key, card in CONTENT.cards.items() if len(card.symbols) <= 3)
_THINGS: Final = ("black", "black", "2 black", "2 red", "3 red", "red", "green", "blue", "yellow", "red installation")


def _network(rng: Rng, things: Sequence[str], number: int) -> dict[str, str]:
    return {space_name(one(rng, SPACES)): one(rng, things) for _ in range(number)}


def _fighting(rng: Rng) -> Mapping[str, object]:
    """A Guardian, red programs not far away, and a few cards."""
    avatar, near = (space_name(one(rng, SPACES)) for _ in range(2))
    spaces = {
        **_network(rng, _THINGS, 4),
        avatar: one(rng, ("3 red", "2 red, black", "red installation, red", "2 red, 2 black")),
        near: one(rng, ("black guardian", "black guardian, 2 red", "black guardian, red", "white guardian")),
    }
    return _alone(rng, spaces, avatar, some(rng, _COMMON, 2, 3), 1 + rng.below(3))


def _banishing(rng: Rng) -> Mapping[str, object]:
    """A Guardian, and one of the two cards that are for it, in hand or still to be had."""
    avatar, place = (space_name(one(rng, SPACES)) for _ in range(2))
    spaces = {**_network(rng, _THINGS[:-1], 5), place: "black guardian"}
    card, hand = one(rng, ("zero-day", "wrecking-ball")), some(rng, _COMMON, 2, 3)
    drawn = _alone(rng, spaces, avatar, hand, 1 + rng.below(3))
    if rng.below(2):
        return {**drawn, "row": [card]}
    return _alone(rng, spaces, avatar, [card, *hand[1:]], 1 + rng.below(3))


def _saving(rng: Rng) -> Mapping[str, object]:
    """The last turn of a cycle, and hardly a scout is left for what the computer will send."""
    avatar = space_name(one(rng, SPACES))
    things = ("2 black", "2 black", "black", "black guardian", "yellow", "green")
    spaces = {**_network(rng, things, 12), avatar: one(rng, ("2 red", "red, black", "black, yellow", "2 black, 3 red"))}
    drawn = _alone(rng, spaces, avatar, some(rng, _COMMON, 2, 3), 3)
    return {**drawn, "supply": {"scouts": rng.below(2)}}


_NEAR_GOALS: Final = (
    "copper-404", "copper-bypass", "copper-misdirection", "copper-clockwork-plague", "copper-roman-candle",
    "copper-double-switch", "silver-access-shutdown", "gold-neutrino-scanner", "copper-keycode",
)  # fmt: skip
"""Goals that one decker may meet in a turn."""


def _meeting(rng: Rng) -> Mapping[str, object]:
    """The last turn of a cycle, at home, where most of what the goal asks for lies about."""
    home = one(rng, ("blue", "green", "yellow", "red"))
    lying = ("green", "red", "yellow", "blue", "2 green", "2 red", "2 yellow", "black", "2 black", "green, black")
    spaces = {f"{home}{1 + rng.below(6)}": one(rng, lying) for _ in range(4)}
    at = f"{home}{1 + rng.below(6)}"
    drawn = _alone(rng, {**spaces, **_network(rng, lying, 2)}, at, some(rng, _COMMON, 2, 3), 3)
    ((name, decker),) = cast("dict[str, dict[str, object]]", drawn["deckers"]).items()
    objectives = [one(rng, _NEAR_GOALS), "gold-hackman"]
    return {**drawn, "objectives": objectives, "cycle": 1, "deckers": {name: {**decker, "start": home}}}


def _alone(rng: Rng, spaces: Mapping[str, str], at: str, hand: list[str], turns: int) -> dict[str, object]:
    decker = one(rng, DECKERS.values)
    place: object = [at, at] if decker == "techno-twins" else at
    return {
        "smc": one(rng, [*CONTENT.smcs]),
        "objectives": some(rng, [*CONTENT.objectives], 2, 2),
        "cycle": 1 + rng.below(2),
        "deckers": {decker: {"at": place, "hand": hand, "turns": turns}},
        "spaces": dict(spaces),
        "row": [],
        "phase": "actions",
    }


THEMES: Final[Mapping[str, Theme]] = {
    "flatline": Theme("netrunner", "flatline", _flatlining),
    "shelter": Theme("netrunner", "survive", _sheltering, 12_000),
    "breach": Theme("netrunner", "breach", _running("breach")),
    "theft": Theme("netrunner", "steal", _running("steal")),
    "end": Theme("netrunner", "win", _running("win")),
    "infect": Theme("deckers", "infect", _fighting, 12_000),
    "banish": Theme("deckers", "banish", _banishing, 12_000),
    "meet": Theme("deckers", "meet", _meeting, 12_000),
    "save": Theme("deckers", "survive", _saving, 12_000),
}
