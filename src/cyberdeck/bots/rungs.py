"""The rungs of a ladder: five players for every seat from the weakest to the strongest, by name, as data.

All are the same searching player with more or fewer blunders, a wider or narrower sight, and a character of their own.
`house` is the plain player that judges one question at a time, kept as a yardstick; `random` takes any offer.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final, NamedTuple

from cyberdeck.bots import deckers, netrunner
from cyberdeck.bots.bot import AnySeen, Bot, Plan, RandomBot
from cyberdeck.bots.deckers import advising as deckers_advising
from cyberdeck.bots.deckers.mind import Mind
from cyberdeck.bots.netrunner import advising as netrunner_advising
from cyberdeck.bots.netrunner.sight import CHARACTERS, Sight
from cyberdeck.kernel import Complaint, Message, message

HOUSE: Final = "house"
RANDOM: Final = "random"
NAMES: Final = ("script", "daemon", "agent", "construct", "oracle")
"""The rungs, the weakest first."""
PLAYERS: Final = (*NAMES, HOUSE, RANDOM)
USUAL: Final = "agent"
MESSAGE_IDS: Final = ("rung-*",)


class Ladder(NamedTuple):
    """The rungs of a seat; its name is that of the attribute in which each of them is described."""

    name: str
    rungs: Mapping[str, Any]
    """How far each sees and how often it slips, in the words of its game."""
    rated: Mapping[str, int] = {}
    """How strong each is on the scale on which people are rated, as the arena found."""


class Players(NamedTuple):
    """Who plays a game for the computer."""

    ladders: tuple[Ladder, ...]
    """By seat; where all seats are played alike there is one."""
    house: Callable[[int, int], Bot]
    searching: Callable[[int, int, Any], Bot]
    eased: Callable[[Any, int], Any]
    """A smaller sight, in so many steps."""
    plans: Callable[[Any, Any], tuple[Plan, ...]]
    """What it thinks of, in words."""
    says: Callable[[Any, Any], Message | None]
    """What it tells those who play with it, before a decision."""
    ponders: Callable[[int, str, Sequence[str]], bool]
    """Whether it may think about such a question at all, as everybody can tell."""


def _sights(*rungs: Any) -> dict[str, Any]:
    return dict(zip(NAMES, rungs, strict=True))


CORP: Final = _sights(
    Sight(worlds=4, plans=8, horizon=2, blunders=0.20),
    Sight(worlds=4, plans=10, horizon=2, blunders=0.15, character=CHARACTERS["rush"]),
    Sight(worlds=6, plans=14, horizon=2, blunders=0.09, character=CHARACTERS["glacier"]),
    Sight(worlds=8, plans=20, horizon=2, blunders=0.045, character=CHARACTERS["trap-layer"]),
    Sight(),
)
RUNNER: Final = _sights(
    Sight(worlds=4, plans=8, horizon=2, blunders=0.27),
    Sight(worlds=4, plans=10, horizon=2, blunders=0.19, character=CHARACTERS["gambler"]),
    Sight(worlds=6, plans=14, horizon=2, blunders=0.11, character=CHARACTERS["breaker"]),
    Sight(worlds=8, plans=20, horizon=2, blunders=0.055, character=CHARACTERS["denier"]),
    Sight(),
)
CORP_RATED: Final = _sights(1178, 1261, 1443, 1655, 1749)
RUNNER_RATED: Final = _sights(1294, 1390, 1557, 1611, 1800)
"""By the games of neighbours: `cyberdeck arena netrunner --calibrate` tells these numbers."""
DECKERS: Final = _sights(
    Mind(width=2, depth=4, positions=40, ending=1, blunders=0.65),
    Mind(width=2, depth=5, positions=60, ending=1, blunders=0.47, character="bold"),
    Mind(width=2, depth=6, positions=100, ending=1, blunders=0.40, character="builder"),
    Mind(width=3, depth=8, positions=150, ending=1, blunders=0.21, character="careful"),
    Mind(),
)
PLAYED: Final[dict[str, Players]] = {
    "netrunner": Players(
        (Ladder("corp", CORP, CORP_RATED), Ladder("runner", RUNNER, RUNNER_RATED)),
        netrunner.house_bot,
        netrunner.searching_bot,
        lambda sight, ease: replace(
            sight,
            worlds=max(1, sight.worlds >> ease),
            plans=max(2, sight.plans >> ease),
            horizon=max(1, sight.horizon >> (ease + 1) // 2),
        ),
        netrunner_advising.plans,
        lambda bot, seen: None,
        netrunner_advising.ponders,
    ),
    "deckers": Players(
        (Ladder("deckers", DECKERS),),
        deckers.house_bot,
        deckers.searching_bot,
        lambda mind, ease: replace(mind, positions=max(10, mind.positions >> ease)),
        deckers_advising.plans,
        deckers_advising.says,
        lambda seat, prompt, at: False,
    ),
}
"""The one place where a new game is entered. `cyberdeck arena calibrate` proposes the shares of blunders."""


def check(name: str) -> str:
    """The name of a player, if there is one; a Complaint if not."""
    if name not in PLAYERS:
        raise Complaint(message("rung-unknown", name=name[:40], known=", ".join(PLAYERS)))
    return name


def searches(rung: str) -> bool:
    """Whether a player of that name needs an imagined game."""
    return rung in NAMES


def ladder(game: str, seat: int) -> Ladder:
    ladders = PLAYED[game].ladders
    return ladders[seat % len(ladders)]


def title(name: str) -> Message:
    """How a rung is called, in the reader's language."""
    return Message(f"rung-{name}")


def character(name: str, game: str, seat: int) -> Message:
    """A sentence about how it plays that seat."""
    return Message(f"rung-{name}.{ladder(game, seat).name}")


def next_after(name: str) -> str | None:
    """Whom to play against after a win; None where nobody is stronger."""
    above = NAMES[NAMES.index(name) + 1 :] if name in NAMES else ()
    return above[0] if above else None


def bot_for(game: str, seat: int, seed: int = 0, rung: str = HOUSE, ease: int = 0) -> Bot:
    """The computer's player for a seat of a game, by the names of game and rung; the same seed plays the same game.

    Where many wait, `ease` makes the sight of who searches so many steps smaller.
    """
    players = PLAYED[game]
    if check(rung) == RANDOM:
        return RandomBot(seed)
    if rung == HOUSE:
        return players.house(seat, seed)
    sight = ladder(game, seat).rungs[rung]
    return players.searching(seat, seed, players.eased(sight, ease) if ease else sight)


def advice(game: str, bot: Bot, seen: AnySeen) -> tuple[Plan, ...]:
    """The plans that a bot thinks best, the best first; who does not search only says what he would take."""
    found = PLAYED[game].plans(bot, seen) if hasattr(bot, "explain") else ()
    return found or (Plan(bot.choose(seen)),)


def says(game: str, bot: Bot, seen: AnySeen) -> Message | None:
    """What a bot tells those who play with it."""
    return PLAYED[game].says(bot, seen) if hasattr(bot, "intends") else None


def ponders(game: str, seat: int, prompt: str, at: Sequence[str]) -> bool:
    """Whether a searching player of the opponent's may think about such a question; some games have none yet."""
    return game in PLAYED and PLAYED[game].ponders(seat, prompt, at)
