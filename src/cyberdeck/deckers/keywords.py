"""Command cards used for their text: execute, show, interrupt (DK-15).

A `Text` says whether a card can be used and which steps then follow; the modules of the five colours
hold them. The steps find the decker's space in the position, so a text works for an avatar and for a ghost alike.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any, Final, Literal, NamedTuple

from cyberdeck.deckers.actions import FREE, Actor, UseInterrupt, declared, forget
from cyberdeck.deckers.content import CONTENT, Vector
from cyberdeck.deckers.events import CardExecuted, CardShown
from cyberdeck.deckers.field import NONE
from cyberdeck.deckers.names import Lasting
from cyberdeck.deckers.payment import NOTHING, Purse
from cyberdeck.deckers.scouts import may_hold
from cyberdeck.deckers.state import Reading, State
from cyberdeck.deckers.steps import Deed, acts
from cyberdeck.deckers.uploading import add_programs
from cyberdeck.deckers.words import Colour, Space, card_named, decker_named
from cyberdeck.kernel import Asking, Do, Effects, Option, Reason, Step, choose, message

NOT_IN_HAND: Final = Reason(message("why-not-in-hand"), "DK-15.1")
OTHER_KEYWORD: Final = Reason(message("why-other-keyword"), "DK-14.2")
SHOWN: Final = Reason(message("why-shown"), "DK-15.2")
NO_TARGETS: Final = Reason(message("why-no-targets"), "DK-15.6")
INTERRUPT: Final = Reason(message("why-interrupt"), "DK-15.3")

Keyword = Literal["execute", "show"]
_KEYWORDS: Final = {key: card.keyword for key, card in CONTENT.cards.items()}


class Use(NamedTuple):
    """A card in use: by whom, and which cards are bound by it while its steps are carried out."""

    actor: Actor
    cards: tuple[int, ...]

    @property
    def at(self) -> Space:
        return self.actor.at

    def near(self, reading: Reading) -> tuple[Space, ...]:
        """The space and those adjacent to it."""
        return (self.at, *reading.board.neighbours[self.at])

    def other_cards(self, reading: Reading) -> list[int]:
        """The rest of the hand."""
        return [id for id in reading.deckers[reading.active].hand if id not in self.cards]


class Text(NamedTuple):
    """What a card does; it may be used only where `can` finds all that the steps require (DK-15.6)."""

    can: Callable[[Reading, Use], Collection[object] | bool]
    steps: tuple[Step, ...]


# the actions


def text_obstacle(
    reading: Reading, actor: Actor, keyword: Keyword, id: int, bound: tuple[int, ...] = ()
) -> Reason | None:
    """Why the text of a card of the hand cannot be used; none twice a turn (DK-15.2)."""
    key = reading.cards[id]
    printed = CONTENT.cards[key].keyword
    if printed != keyword:
        return INTERRUPT if printed == "interrupt" else OTHER_KEYWORD
    if id in reading.deckers[reading.active].shown or id in bound:
        return SHOWN
    return None if reading.rules.texts[key].can(reading, Use(actor, (*bound, id))) else NO_TARGETS


def usable(reading: Reading, actor: Actor, keyword: Keyword, bound: tuple[int, ...] = ()) -> dict[str, int]:
    """The cards of the hand with a keyword whose text can be carried out now."""
    found: dict[str, int] = {}
    cards = reading.cards
    for id in reading.deckers[reading.active].hand:
        key = cards[id]
        if _KEYWORDS[key] == keyword and text_obstacle(reading, actor, keyword, id, bound) is None:
            found.setdefault(key, id)
    return found


class TextKind(NamedTuple):
    """Cards of the hand used for their text, by a keyword."""

    verb: Keyword
    use: Callable[[int], Step]

    def options(self, reading: Reading, actor: Actor, purse: Purse) -> list[Option[Deed]]:
        return [
            Option(self.verb, Do(self.effects(reading, actor, id)), (card_named(key),))
            for key, id in usable(reading, actor, self.verb).items()
        ]

    def cost(self, reading: Reading, deed: Any) -> Vector:
        """Texts take no commands."""
        return NOTHING

    def effects(self, reading: Reading, actor: Actor, id: int) -> Effects:
        steps = reading.rules.texts[reading.cards[id]].steps
        return declared(reading, self.verb, actor, NOTHING, FREE, self.use(id), *steps)

    def why_not(self, reading: Reading, actor: Actor, purse: Purse, word: str) -> Reason | None:
        held = [id for id in reading.deckers[reading.active].hand if reading.cards[id] == word]
        obstacles = [text_obstacle(reading, actor, self.verb, id) for id in held]
        return NOT_IN_HAND if not held else None if None in obstacles else obstacles[0]


@acts
def use_up(state: State, card: int) -> None:
    """An executed card goes to the discard pile before anything comes of it (DK-15.1)."""
    decker = state.deckers[state.active]
    decker.hand.remove(card)
    decker.discard.append(card)
    forget(state, state.active, card)
    state.emit(CardExecuted(decker_named(decker.id), card_named(state.cards[card])))


@acts
def show_card(state: State, card: int) -> None:
    """A shown card stays in the hand, where everybody has now seen it; not again this turn (DK-15.2)."""
    decker, action = state.deckers[state.active], state.action
    assert action is not None
    decker.shown.append(card)
    if card not in decker.known:
        decker.known.append(card)
    state.action = action._replace(cards=(*action.cards, card))
    state.emit(CardShown(decker_named(decker.id), card_named(state.cards[card])))


EXECUTE: Final = TextKind("execute", use_up)
SHOW: Final = TextKind("show", show_card)


# what many steps need


def in_use(reading: Reading) -> Use:
    """The use of the card whose steps are being carried out."""
    action = reading.action
    assert action is not None
    return Use(Actor(action.avatar, action.ghost, reading.here), action.cards)


def choose_cards(reading: Reading, prompt: str, ids: Sequence[int], most: int) -> Asking[tuple[int, ...]]:
    """At least one of these cards and up to `most`, to be put under a deck, one question after the other."""
    chosen: list[int] = []
    while len(chosen) < most:
        left = {reading.cards[id]: id for id in ids if id not in chosen}
        options = [Option("put-under", id, (card_named(key),)) for key, id in left.items()]
        if not options:
            break
        if chosen:
            options.append(Option("done", NONE))
        id = yield from choose(reading.active, prompt, options)
        if id == NONE:
            break
        chosen.append(id)
    return tuple(chosen)


def with_scouts(reading: Reading, spaces: Sequence[Space]) -> list[Space]:
    return [at for at in spaces if reading.fields[at].scouts]


@acts
def place_here(state: State, colour: Colour) -> Effects:
    """A program on the space of the decker, wherever that is by now."""
    return (add_programs(state.here, colour),)


@acts
def last(state: State, name: Lasting) -> None:
    """Something holds until the end of the action step."""
    state.lasting = (*state.lasting, name.value)


def lasting(name: Lasting) -> Text:
    """A text that makes something last; pointless while it does already."""
    return Text(lambda reading, use: name not in reading.lasting, (last(name),))


def interrupt(reading: Reading, seat: int, key: str, *effects: Step) -> list[Option[Deed]] | None:
    """The use of an interrupt card; None where everybody knows that the seat does not hold it."""
    ids = held(reading, seat, key)
    if ids is None:
        return None
    return [Option("interrupt", Do((UseInterrupt(seat, id), *effects)), (card_named(key),)) for id in ids]


def held(reading: Reading, seat: int, key: str) -> list[int] | None:
    """A copy of the card in the hand, if it is there; None where everybody knows that it is not."""
    if not may_hold(reading, seat, key):
        return None
    return [id for id in reading.deckers[seat].hand if reading.cards[id] == key][:1]
