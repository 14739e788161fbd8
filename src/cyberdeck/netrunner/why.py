"""Why a conceivable decision is not offered, with the clause that says so: what stands in the way of each verb."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from cyberdeck.kernel import Ask, Reason, message
from cyberdeck.netrunner.abilities import (
    BROKEN,
    NO_ENCOUNTER,
    NO_SUCH_CARD,
    WRONG_SUBTYPE,
    boost_obstacle,
    break_obstacle,
    click_obstacle,
    unbroken,
    use_obstacle,
)
from cyberdeck.netrunner.access import ACCESSING
from cyberdeck.netrunner.actions import (
    Act,
    advance_obstacle,
    draw_obstacle,
    installed_obstacle,
    play_obstacle,
    purge_obstacle,
    resource_obstacle,
    tag_obstacle,
)
from cyberdeck.netrunner.card import Card
from cyberdeck.netrunner.conceivable import find
from cyberdeck.netrunner.rezzing import rez_obstacle
from cyberdeck.netrunner.runs import NO_JACKING_OUT, jack_out_obstacle
from cyberdeck.netrunner.state import State
from cyberdeck.netrunner.text import text_of
from cyberdeck.netrunner.windows import NO_WINDOW, Window
from cyberdeck.netrunner.words import CORP, RUNNER, Side, Zone

NOT_YOUR_ACTION: Final = Reason(message("why-not-action"), "NR-11.4")
UNFINISHED: Final = Reason(message("why-unfinished"), "NR-11.6")
NO_SERVER: Final = Reason(message("why-no-server"), "NR-5.13")
ONLY_PREVENTS: Final = Reason(message("why-only-prevents"), "NR-42.8")
ONLY_INSTEAD: Final = Reason(message("why-only-instead"), "NR-28.6")
BY_ITSELF: Final = Reason(message("why-by-itself"), "NR-40.1")
ALWAYS_HOLDS: Final = Reason(message("why-always-holds"), "NR-38.2")
NOTHING_TO_USE: Final = Reason(message("why-nothing-to-use"), "NR-38.3")
PAYS: Final = Reason(message("why-pays"), "NR-49.5")
SUBROUTINES: Final = Reason(message("why-subroutines"), "NR-25.5")
INACTIVE: Final = Reason(message("why-inactive"), "NR-7.1")
NOT_YOURS: Final = Reason(message("why-not-yours"), "NR-39.1")
STOLEN: Final = Reason(message("why-stolen"), "NR-7.12")
NEEDS_BREAKER: Final = Reason(message("why-needs-breaker"), "NR-26.1")
ACCESS_FIRST: Final = Reason(message("why-access-first"), "NR-28.4")
CLOSED: Final = Window("closed")
"""Where no window is open, nothing can be rezzed or scored."""


class Wish(NamedTuple):
    """What a seat asks for: a verb with numbers, and perhaps a card that it can name."""

    state: State
    ask: Ask
    side: Side
    numbers: tuple[int, ...]
    card: Card

    @property
    def not_acting(self) -> Reason | None:
        """Why this is no moment for an action."""
        if self.state.turn is not self.side or not isinstance(self.state.stack[-1][0], Act):
            return NOT_YOUR_ACTION
        return None if self.ask.prompt == "action" else UNFINISHED

    @property
    def window(self) -> Window:
        step = self.state.stack[-1][0]
        return step if isinstance(step, Window) and self.ask.prompt == "window" else CLOSED

    @property
    def no_window(self) -> Reason | None:
        return NO_WINDOW if self.window is CLOSED else None


Obstacle = Callable[[Wish], Reason | None]


def why_not(state: State, ask: Ask, seat: int, notation: str) -> Reason | None:
    verb, *words = notation.split(" ")
    if seat < 0:
        return None
    side = Side(seat)
    if ask.prompt == "accessing" and side is RUNNER and verb in ACCESSING:
        accessed = [card for card in ask.about if isinstance(card, Card) and card.notation(seat) in words]
        return ACCESSING[verb](state, accessed[0]) if accessed else ACCESS_FIRST
    zones, _ = VERBS[side].get(verb, ((), None))
    card = find(state, seat, words, _IN_PLAY if zones == _ANYWHERE else zones)
    numbers = tuple(int(word) for word in words if word.isdecimal())
    wish = Wish(state, ask, side, numbers, card or state.cards[0])
    return _refusal(wish, verb, card) if verb in VERBS[side] else None


def _refusal(wish: Wish, verb: str, card: Card | None) -> Reason | None:
    """First the moment, then the card, then what stands in the way of the verb."""
    if verb in ACTIONS[wish.side] and wish.not_acting is not None:
        return wish.not_acting
    zones, obstacle = VERBS[wish.side][verb]
    return NO_SUCH_CARD if zones and (card is None or card.zone not in zones) else obstacle(wish)


def _use(wish: Wish) -> Reason | None:
    """An ability with a click in its cost is an action; the others wait for a window."""
    if (useless := _useless(wish)) is not None:
        return useless
    abilities = text_of(wish.card).paid
    chosen = [ability for number, ability in enumerate(abilities, 1) if number in wish.numbers] or abilities
    for ability in chosen:
        if ability.cost.clicks and (moment := wish.not_acting) is not None:
            return moment
        if (obstacle := use_obstacle(wish.state, wish.card, ability)) is not None:
            return obstacle
    return NO_WINDOW if chosen else _never_used(wish.card)


def _useless(wish: Wish) -> Reason | None:
    """Why no ability of this card is the player's to use; of a hidden card nothing is said but whose it is."""
    card = wish.card
    if card.zone is Zone.SCORE and card.holder is RUNNER and wish.side is RUNNER:
        return STOLEN
    if card.controller is not wish.side:
        return NOT_YOURS
    return None if card.active else INACTIVE


def _never_used(card: Card) -> Reason:
    """What a card without paid abilities does instead."""
    text = text_of(card)
    if text.prevents:
        return ONLY_PREVENTS
    if text.instead_of_access is not None:
        return ONLY_INSTEAD
    if text.when:
        return BY_ITSELF
    if text.subroutines:
        return SUBROUTINES
    if text.recurring:
        return PAYS
    return ALWAYS_HOLDS if text.constant else NOTHING_TO_USE


def _break(wish: Wish) -> Reason | None:
    """Of several abilities the one that fits the ice best tells."""
    if wish.card.zone is Zone.ICE:
        if not wish.card.visible(wish.side):
            return NO_ENCOUNTER
        if not text_of(wish.card).break_for_click:
            return NEEDS_BREAKER
        obstacles = [click_obstacle(wish.state, wish.card)]
    else:
        obstacles = [break_obstacle(wish.state, wish.card, ability) for ability in text_of(wish.card).breaks]
    if None in obstacles:
        return wish.no_window if set(wish.numbers) & set(unbroken(wish.state)) else BROKEN
    return next(
        (reason for reason in obstacles if reason is not WRONG_SUBTYPE), WRONG_SUBTYPE if obstacles else NO_SUCH_CARD
    )


def _boost(wish: Wish) -> Reason | None:
    obstacles = [boost_obstacle(wish.state, wish.card, boost) for boost in text_of(wish.card).boosts]
    return obstacles[0] or wish.no_window if obstacles else NO_SUCH_CARD


_IN_PLAY = (Zone.ICE, Zone.ROOT, Zone.RIG, Zone.SCORE, Zone.IDENTITY)
_HAND, _INSTALLED, _RIG, _ANYWHERE = (Zone.HAND,), (Zone.ICE, Zone.ROOT), (Zone.RIG,), tuple(Zone)

ACTIONS: Final[Mapping[Side, Mapping[str, tuple[tuple[Zone, ...], Obstacle]]]] = {
    CORP: {
        "credit": ((), lambda wish: None),
        "draw": ((), lambda wish: draw_obstacle(wish.state, CORP)),
        "install": (_HAND, lambda wish: installed_obstacle(wish.state, wish.card)),
        "play": (_HAND, lambda wish: play_obstacle(wish.state, wish.card)),
        "advance": (_INSTALLED, lambda wish: advance_obstacle(wish.state, wish.card)),
        "trash": (_ANYWHERE, lambda wish: resource_obstacle(wish.state, wish.card)),
        "purge": ((), lambda wish: purge_obstacle(wish.state)),
    },
    RUNNER: {
        "credit": ((), lambda wish: None),
        "draw": ((), lambda wish: draw_obstacle(wish.state, RUNNER)),
        "install": (_HAND, lambda wish: installed_obstacle(wish.state, wish.card)),
        "play": (_HAND, lambda wish: play_obstacle(wish.state, wish.card)),
        "run": ((), lambda wish: NO_SERVER),
        "remove-tag": ((), lambda wish: tag_obstacle(wish.state)),
    },
}

VERBS: Final[Mapping[Side, Mapping[str, tuple[tuple[Zone, ...], Obstacle]]]] = {
    CORP: {
        **ACTIONS[CORP],
        "rez": (
            _INSTALLED,
            lambda wish: rez_obstacle(wish.state, wish.card) or wish.window.rez_obstacle(wish.state, wish.card),
        ),
        "score": ((Zone.ROOT,), lambda wish: wish.window.score_obstacle(wish.state, wish.card)),
        "use": (_ANYWHERE, _use),
        "prevent": (_ANYWHERE, lambda wish: _useless(wish) or ONLY_PREVENTS),
    },
    RUNNER: {
        **ACTIONS[RUNNER],
        "break": ((Zone.RIG, Zone.ICE), _break),
        "boost": (_RIG, _boost),
        "use": (_ANYWHERE, _use),
        "prevent": (_ANYWHERE, lambda wish: _useless(wish) or ONLY_PREVENTS),
        "instead": (_ANYWHERE, lambda wish: _useless(wish) or ONLY_INSTEAD),
        **dict.fromkeys((*ACCESSING, "access"), (_ANYWHERE, lambda wish: ACCESS_FIRST)),
        "jack-out": ((), lambda wish: jack_out_obstacle(wish.state) or NO_JACKING_OUT),
    },
}
