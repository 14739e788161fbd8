"""The action step: declaring an action, paying for it, carrying it out (DK-14), and projecting it (DK-21)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import cache
from typing import Any, Final, Generic, NamedTuple, Protocol, TypeVarTuple

from cyberdeck.deckers.abilities import has_ability
from cyberdeck.deckers.content import CONTENT, Vector
from cyberdeck.deckers.events import ActionDeclared, CardInterrupted, CommandLaid, CommandPlayed, GhostPut, PacketSpent
from cyberdeck.deckers.field import NONE
from cyberdeck.deckers.names import Ability, Lasting
from cyberdeck.deckers.payment import (
    HELP,
    Payment,
    Purse,
    commands_of,
    covers,
    open_purse,
    plus,
    with_joker,
)
from cyberdeck.deckers.scouts import may_hold
from cyberdeck.deckers.specials import special_rules
from cyberdeck.deckers.state import Action, ActionName, Reading, State, same_server, servers_spaces
from cyberdeck.deckers.steps import Deed, Effect, Question, acts
from cyberdeck.deckers.words import AT, GREEN, SPACES, At, Colour, Named, Space, card_named, decker_named, server_of
from cyberdeck.kernel import Asking, Do, Effects, Option, Pointer, Reason, Step, choose, frozen, message

CANNOT_PAY: Final = Reason(message("why-cannot-pay"), "DK-14.4")
NO_PROJECTING: Final = Reason(message("why-no-projecting"), "DK-21.1")
OTHER_SERVER: Final = Reason(message("why-other-server"), "DK-21.1")
NOTHING_THERE: Final = Reason(message("why-nothing-there"), "DK-14.4")

Subject = TypeVarTuple("Subject")
"""What an action is declared with: nothing, a colour, or a card by its key."""


class Actor(NamedTuple):
    """Who acts: an avatar, or its ghost on some space."""

    avatar: int
    ghost: int
    at: Space


FREE: Final = Payment()
"""For actions that cost no commands."""

# the kinds of action


class Kind(Protocol):
    """A kind of action: how it can be taken now, and why it cannot."""

    @property
    def verb(self) -> str: ...

    def options(self, reading: Reading, actor: Actor, purse: Purse) -> list[Option[Deed]]: ...

    def cost(self, reading: Reading, deed: Any) -> Vector: ...

    def why_not(self, reading: Reading, actor: Actor, purse: Purse, word: str) -> Reason | None: ...


@frozen
class With(Generic[*Subject]):
    """What a kind of action may be declared with: as far as it lies there, with its pointers, and by its name."""

    there: Callable[[Reading], Iterable[tuple[tuple[*Subject], tuple[Pointer, ...]]]]
    named: Callable[[str], Iterable[tuple[*Subject]]]


_NOTHING: Final = (((), ()),)
COLOURS: Final = tuple(((colour,), (colour,)) for colour in Colour)
ALONE: Final[With[()]] = With(lambda reading: _NOTHING, lambda word: () if word else ((),))
A_COLOUR: Final[With[Colour]] = With(lambda reading: COLOURS, lambda word: [(c,) for c in Colour if c.word == word])


def a_card(ids: Callable[[Reading], Iterable[int]]) -> With[str]:
    """One of these cards, by its key."""
    return With(
        lambda reading: [_subject(key) for key in {reading.cards[id]: 0 for id in ids(reading)}],
        lambda word: [(word,)] if word in CONTENT.cards else [],
    )


@cache
def _subject(key: str) -> tuple[tuple[str], tuple[Pointer, ...]]:
    return (key,), (card_named(key),)


@frozen
class ActionKind(Generic[*Subject]):
    """What stands in its way, commands apart; the least that it costs; and how it is done."""

    verb: str
    subject: With[*Subject]
    obstacle: Callable[[Reading, Actor, *Subject], Reason | None]
    price: Callable[[Reading, Actor, *Subject], Vector]
    deed: Callable[[Actor, *Subject], Deed]
    unpaid: Reason = CANNOT_PAY
    ground: Callable[[Reading, Actor], Reason | None] | None = None
    """What stands in the way whatever it is declared with: asked once, and first."""

    def options(self, reading: Reading, actor: Actor, purse: Purse) -> list[Option[Deed]]:
        if self.ground is not None and self.ground(reading, actor) is not None:
            return []
        affords, price, obstacle = purse.affords, self.price, self.obstacle
        return [
            Option(self.verb, self.deed(actor, *subject), pointers)
            for subject, pointers in self.subject.there(reading)
            if affords(price(reading, actor, *subject)) and obstacle(reading, actor, *subject) is None
        ]

    def cost(self, reading: Reading, deed: Any) -> Vector:
        """The least commands that a deed of this kind takes."""
        return self.price(reading, *deed)

    def why_not(self, reading: Reading, actor: Actor, purse: Purse, word: str) -> Reason | None:
        for subject in self.subject.named(word):
            unpaid = None if purse.affords(self.price(reading, actor, *subject)) else self.unpaid
            ground = None if self.ground is None else self.ground(reading, actor)
            return self.obstacle(reading, actor, *subject) or ground or unpaid
        return None


def unhindered(reading: Reading, actor: Actor) -> None:
    """For an action that nothing but its price can stand in the way of."""


# the step


@frozen
class ActionStep(Question):
    """Any number of actions, until the active decker ends the step (DK-14.1)."""

    def resolve(self, reading: Reading, source: int) -> Asking[Effects]:
        menus = reading.notes.menus
        options = menus.get(None)
        if options is None:
            options = menus[None] = self.options(reading)
        deed = yield from choose(reading.active, "deckers-action", options)
        effects = yield from deed.steps(reading)
        return (*effects, self) if effects else ()

    def options(self, reading: Reading) -> list[Option[Deed]]:
        purse, actors = open_purse(reading), own_actors(reading)
        found = menu(reading, actors[0], purse)
        for actor in actors[1:]:
            if can_act(reading, actor, purse):
                found.append(Option("twin", Switch(actor, purse), (AT[actor.at],)))
        for ghost in ghosts(reading, actors):
            if can_act(reading, ghost, purse):
                found.append(Option("project", Switch(ghost, purse), _projected(actors, ghost)))
        found.append(Option("end-actions", Do(())))
        return found


def own_actors(reading: Reading) -> list[Actor]:
    """The avatar; with twins in different places both."""
    avatars = reading.deckers[reading.active].avatars
    if len(avatars) == 1:
        return [Actor(0, NONE, avatars[0])]
    return [Actor(avatars.index(at), NONE, at) for at in dict.fromkeys(avatars)]


def _projected(actors: list[Actor], ghost: Actor) -> tuple[At, ...]:
    """Twins in different places say from which avatar they project."""
    return (AT[ghost.at],) if len(actors) == 1 else (AT[ghost.at], AT[actors[ghost.avatar].at])


def menu(reading: Reading, actor: Actor, purse: Purse) -> list[Option[Deed]]:
    return [option for kind in reading.rules.menu for option in kind.options(reading, actor, purse)]


def can_act(reading: Reading, actor: Actor, purse: Purse) -> bool:
    """Whether there is anything on the menu."""
    return any(kind.options(reading, actor, purse) for kind in reading.rules.menu)


class Switch(NamedTuple):
    """Act with the other avatar, or with a ghost: the action comes next."""

    actor: Actor
    purse: Purse

    def steps(self, reading: Reading) -> Asking[Effects]:
        menus = reading.notes.menus
        options = menus.get(self.actor)
        if options is None:
            options = menus[self.actor] = menu(reading, self.actor, self.purse)
        deed = yield from choose(reading.active, "action-there", options, AT[self.actor.at])
        return (yield from deed.steps(reading))


def ghosts(reading: Reading, actors: list[Actor]) -> list[Actor]:
    """Where the active decker may project to (DK-21.1, DK-32.3)."""
    return [Actor(actor.avatar, at, at) for actor in actors for at in ghost_spaces(reading, actor.at)]


def project_obstacle(reading: Reading, at: Space) -> Reason | None:
    """Why nobody can project there; what could be done there is another matter."""
    found = ghosts(reading, own_actors(reading))
    if not found:
        return NO_PROJECTING
    return None if any(ghost.at == at for ghost in found) else OTHER_SERVER


def ghost_spaces(reading: Reading, avatar: Space) -> list[Space]:
    field = reading.fields[avatar]
    found: list[Space] = []
    if field.installation == GREEN or Lasting.TELEPRESENCE in reading.lasting:
        found += servers_spaces(server_of(avatar))
    if field.has(GREEN) and has_ability(reading, reading.active, Ability.PROJECTS_TO_INSTALLATIONS):
        built = [at for at in SPACES if reading.fields[at].installation != NONE]
        greens = [at for at in built if reading.fields[at].installation == GREEN]
        found += built
        found += [at for at in SPACES if any(same_server(at, green) for green in greens)]
    return sorted(set(found)) if found else found


# declaring and paying


def declared(
    reading: Reading, name: ActionName, actor: Actor, need: Vector, payment: Payment, *effects: Step
) -> Effects:
    """The effects of an action: declare and pay, carry out, finish."""
    action = Action(name, actor.avatar, actor.ghost, payment.cards)
    whole: tuple[Step, ...] = (Declare(action, payment), *effects, action_over())
    if payment.help:
        return (lay_out(payment.cards), Accomplices(need, payment, whole))
    return whole


@acts
def lay_out(state: State, cards: tuple[int, ...]) -> None:
    """Whoever is asked for help sees what it is to be added to."""
    decker = state.deckers[state.active]
    for card in cards:
        if card not in decker.known:
            decker.known.append(card)
        state.emit(CommandLaid(decker_named(decker.id), card_named(state.cards[card])))


@frozen
class Declare(Effect):
    """The cards of the payment leave the hand; they are discarded when the action is over."""

    action: Action
    payment: Payment = FREE

    def resolve(self, state: State, source: int) -> Effects:
        name = decker_named(state.deckers[state.active].id)
        verb, avatar, ghost, _, _ = self.action
        at_avatar = state.deckers[state.active].avatars[avatar]
        state.emit(ActionDeclared(name, _action_named(verb), AT[at_avatar if ghost == NONE else ghost]))
        if ghost != NONE:
            state.emit(GhostPut(name, AT[ghost], AT[at_avatar]))
        for id in self.payment.cards:
            state.emit(CommandPlayed(name, card_named(state.cards[id])))
        for packet in self.payment.packets:
            state.emit(PacketSpent(name, Named("packet", packet)))
        begin(state, self.action, self.payment)
        return ()


def begin(state: State, action: Action, payment: Payment) -> None:
    """The action is under way and paid for; nobody is told."""
    decker = state.deckers[state.active]
    verb, avatar, ghost, cards, _ = action
    here = decker.avatars[avatar] if ghost == NONE else ghost
    state.action = Action(verb, avatar, ghost, cards, (here,))
    for id in payment.cards:
        decker.hand.remove(id)
        decker.played.append(id)
        forget(state, state.active, id)
    for packet in payment.packets:
        use_packet(state, state.active, packet)
    decker.joker_used = decker.joker_used or payment.joker


@cache
def _action_named(verb: ActionName) -> Named:
    return Named("action", verb)


def forget(state: State, seat: int, card: int) -> None:
    """A card that everybody had seen in a hand has left it."""
    known = state.deckers[seat].known
    if card in known:
        known.remove(card)


def spend_packet(state: State, seat: int, packet: str) -> None:
    use_packet(state, seat, packet)
    state.emit(PacketSpent(decker_named(state.deckers[seat].id), Named("packet", packet)))


def use_packet(state: State, seat: int, packet: str) -> None:
    state.deckers[seat].packets.remove(packet)
    state.spent_tiles = (*state.spent_tiles, packet)


@acts
def action_over(state: State) -> Effects:
    """The played cards are discarded, the ghost is taken away; what follows from a finished action comes now."""
    action = state.action
    assert action is not None
    at = state.here
    end(state)
    special = [rule.after_action for rule in special_rules(state) if rule.after_action is not None]
    return tuple(step for follow in (*special, *state.rules.after_action) for step in follow(state, action, at))


def end(state: State) -> None:
    """The action is over, whatever may follow from it."""
    decker = state.deckers[state.active]
    decker.discard += decker.played
    decker.played.clear()
    state.action = None


@frozen
class Accomplices(Question):
    """Other deckers may add the commands of Accomplice; without enough of them the action is not declared after all."""

    need: Vector
    payment: Payment
    whole: tuple[Step, ...]
    asked: int = 1
    added: int = 0

    def resolve(self, reading: Reading, source: int) -> Asking[Effects]:
        if self._covered(reading):
            return self.whole
        if self.asked >= len(reading.deckers):
            return ()
        seat = (reading.active + self.asked) % len(reading.deckers)
        following = replace(self, asked=self.asked + 1)
        if not may_hold(reading, seat, HELP):
            return (following,)
        cards = [id for id in reading.deckers[seat].hand if reading.cards[id] == HELP]
        options: list[Option[int]] = [Option("interrupt", id, (card_named(HELP),)) for id in cards[:1]]
        card = yield from choose(seat, "accomplice", [*options, Option("decline", NONE)])
        if card == NONE:
            return (following,)
        return (UseInterrupt(seat, card), replace(self, added=self.added + 1))

    def _covered(self, reading: Reading) -> bool:
        have = commands_of(reading, self.payment)
        for _ in range(self.added):
            have = plus(have, CONTENT.symbols[HELP])
        return covers(with_joker(reading, have) if self.payment.joker else have, self.need)


@frozen
class UseInterrupt(Effect):
    """An interrupt card goes from a hand to its owner's discard pile (DK-15.3, A27)."""

    seat: int
    card: int

    def resolve(self, state: State, source: int) -> Effects:
        decker = state.deckers[self.seat]
        decker.hand.remove(self.card)
        decker.discard.append(self.card)
        forget(state, self.seat, self.card)
        state.emit(CardInterrupted(decker_named(decker.id), card_named(state.cards[self.card])))
        return ()
