"""What every position of Netrunner keeps, whatever was played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from cyberdeck.kernel import Event, Key
from cyberdeck.netrunner.access import AccessNext
from cyberdeck.netrunner.actions import Act
from cyberdeck.netrunner.card import Card
from cyberdeck.netrunner.events import GainedCredits, LostCredits, PaidCredits, RunBegan, TurnBegan
from cyberdeck.netrunner.installing import MemoryShort
from cyberdeck.netrunner.rules import NetrunnerGame
from cyberdeck.netrunner.runs import JackOut
from cyberdeck.netrunner.state import State
from cyberdeck.netrunner.text import text_of
from cyberdeck.netrunner.turns import DiscardDown
from cyberdeck.netrunner.values import WINNING_POINTS, advanceable, memory_limit, memory_used, points, strength
from cyberdeck.netrunner.windows import Window
from cyberdeck.netrunner.words import CENTRALS, CORP, RUNNER, Side, Type, Zone

SINGLE = (Type.AGENDA, Type.ASSET)
BETWEEN = (Window, Act, JackOut, AccessNext, DiscardDown)
"""Questions of the rules themselves."""
IN_RIG = (Type.PROGRAM, Type.HARDWARE, Type.RESOURCE)

TOKENS = ("advancement", "credits", "recurring", "virus", "power", "agenda")


def check(state: State, cards: Iterable[Card] | None = None) -> None:
    """Every invariant of one position; of single cards only those in `cards`, where the others have not changed."""
    for kept in INVARIANTS:
        kept(state)
    for card in state.cards if cards is None else cards:
        a_card_is_sound(card)


def every_card_is_in_one_place(state: State) -> None:
    """The list in which a card lies is the one that its record names."""
    places = dict(_places(state))
    listed = [id for ids in places.values() for id in ids]
    assert sorted(listed) == list(range(len(state.cards))), f"lost or doubled: {Counter(listed).most_common(3)}"
    for place, ids in places.items():
        for id in ids:
            assert _place(state.cards[id]) == place, f"{state.cards[id]} lies in {place}"


Place = tuple[Zone, int]


def _places(state: State) -> Iterable[tuple[Place, list[int]]]:
    for side, player in enumerate(state.players):
        yield (Zone.DECK, side), player.deck
        yield (Zone.HAND, side), player.hand
        yield (Zone.DISCARD, side), player.discard
        yield (Zone.SCORE, side), player.score
        yield (Zone.IDENTITY, side), [player.identity]
    for number, column in state.servers.items():
        yield (Zone.ICE, number), list(column.ice)
        yield (Zone.ROOT, number), list(column.root)
    yield (Zone.RIG, -1), state.rig
    yield (Zone.PLAY, -1), state.play
    yield (Zone.REMOVED, -1), state.removed


def _place(card: Card) -> Place:
    match card.zone:
        case Zone.DECK | Zone.HAND | Zone.DISCARD | Zone.IDENTITY:
            return card.zone, card.owner
        case Zone.SCORE:
            assert card.holder is not None
            return card.zone, card.holder
        case Zone.ICE | Zone.ROOT:
            return card.zone, card.server
    return card.zone, -1


def nothing_is_negative(state: State) -> None:
    for player in state.players:
        assert min(player.credits, player.clicks, player.tags, player.brain, player.bad_publicity) >= 0, player
    assert not state.players[state.turn.other].clicks, "clicks outside of the own turn"
    assert state.run is None or state.run.credits >= 0


def a_card_is_sound(card: Card) -> None:
    """It lies where its type belongs, on the side that it should, with tokens that it can have."""
    assert min(getattr(card, token) for token in TOKENS) >= 0, card
    match card.zone:
        case Zone.ICE:
            assert card.type is Type.ICE
        case Zone.ROOT:
            assert card.type in (*SINGLE, Type.UPGRADE)
            assert not (card.faceup and card.type is Type.AGENDA), "a rezzed agenda"
        case Zone.RIG:
            assert card.type in IN_RIG
            assert card.faceup
        case Zone.SCORE:
            assert card.type is Type.AGENDA
            assert card.faceup
        case Zone.DECK | Zone.HAND:
            assert not card.faceup
    if not card.installed and card.zone is not Zone.IDENTITY:
        assert card.virus + card.credits + card.recurring == 0, f"tokens out of play: {card}"
        assert not card.hosted
        assert not card.advancement or card.zone is Zone.SCORE
    elif card.advancement:
        assert advanceable(card)


def servers_are_sound(state: State) -> None:
    for number, column in state.servers.items():
        for ids in column:
            assert [state.cards[id].spot for id in ids] == list(range(1, len(ids) + 1)), "a spot is wrong"
        root = [state.cards[id] for id in column.root]
        types = [card.type for card in root]
        assert sum("region" in card.printed.subtypes for card in root) <= 1, "two regions in a server"
        assert all(text_of(card).only_in in (None, number) for card in root), "a card in a server that is not for it"
        if number in CENTRALS:
            assert set(types) <= {Type.UPGRADE}, "only upgrades lie in the root of a central server"
        else:
            assert any(column), "an empty remote"
            assert sum(type in SINGLE for type in types) <= 1, "two cards where only one may be"


def the_rig_is_sound(state: State) -> None:
    if not any(isinstance(step, MemoryShort) for step, _ in state.stack):
        assert memory_used(state) <= memory_limit(state), "too many programs"
    rig = [state.cards[id] for id in state.rig]
    assert sum("console" in card.printed.subtypes for card in rig) <= 1, "two consoles"
    assert len({(card.key, card.spot) for card in rig}) == len(rig), "two cards with one name"


def hosts_are_fit(state: State) -> None:
    """A card is on a host that it needs or that takes programs, and none is left on ice it should have trashed."""
    for id in state.rig:
        card, needs = state.cards[id], text_of(state.cards[id]).host
        if card.host < 0:
            assert needs is None, "a card without the host it needs"
            continue
        host = state.cards[card.host]
        on_ice = host.zone is Zone.ICE and text_of(card).trashes_weak_host
        assert on_ice or (needs(state, host) if needs else text_of(host).can_host), "a host that does not fit"
        assert not (on_ice and host.faceup) or strength(state, host) > 0, "weak ice is still there"


def unique_cards_are_active_once(state: State) -> None:
    active = [card.key for card in state.cards if card.faceup and card.installed and card.printed.unique]
    assert len(set(active)) == len(active), active


def hosts_and_hosted_agree(state: State) -> None:
    for card in state.cards:
        if card.host >= 0:
            assert card.id in state.cards[card.host].hosted
            assert card.installed
        for id in card.hosted:
            assert state.cards[id].host == card.id
        assert card.chosen < 0 or (card.installed and state.cards[card.chosen].installed), "a choice outlives its card"


def the_index_knows_the_active_cards(state: State) -> None:
    expected: dict[Key, set[int]] = {}
    for card in state.cards:
        if card.active:
            for key in text_of(card).keys:
                expected.setdefault(key, set()).add(card.id)
    indexed = {key: ids for key, ids in state.index.table.items() if ids}
    assert {key: set(ids) for key, ids in indexed.items()} == expected
    assert all(len(set(ids)) == len(ids) for ids in indexed.values()), "indexed twice"


def nothing_stays_shown(state: State) -> None:
    """Cards are shown only while one is accessed or a card's own question is open."""
    if state.stack and isinstance(state.stack[-1][0], BETWEEN):
        shown = [card for card in state.cards if card.shown]
        assert not shown, f"left shown: {shown}"


def who_sees_a_card_of_a_deck_knows_it(state: State) -> None:
    for player in state.players:
        assert all(not (card := state.cards[id]).shown & ~card.known for id in player.deck)


def what_lasts_lasts_on_installed_cards(state: State) -> None:
    assert all(state.cards[x.target].installed for x in state.lasting)


def the_run_is_where_it_can_be(state: State) -> None:
    run = state.run
    if run is None:
        return
    assert state.turn is RUNNER
    ice = state.servers[run.server].ice if run.server in state.servers else ()
    assert ice or run.server in state.servers or run.successful, "a run on a server that is gone"
    assert -1 <= run.position < max(1, len(ice))
    for id in (run.ice, run.encounter):
        assert id < 0 or id in ice, "the run is at ice that is not there"
    assert run.encounter < 0 or state.cards[run.encounter].faceup, "an encounter with unrezzed ice"
    assert len(set(run.accessed)) == len(run.accessed), "accessed twice"


def points_are_counted(state: State) -> None:
    for side in Side:
        total = sum(state.cards[id].printed.points for id in state.players[side].score)
        assert points(state, side) == total
        assert total < WINNING_POINTS or (state.result is not None and state.result.winners == (side,))


INVARIANTS = (
    every_card_is_in_one_place,
    nothing_is_negative,
    servers_are_sound,
    the_rig_is_sound,
    hosts_are_fit,
    unique_cards_are_active_once,
    hosts_and_hosted_agree,
    the_index_knows_the_active_cards,
    nothing_stays_shown,
    who_sees_a_card_of_a_deck_knows_it,
    what_lasts_lasts_on_installed_cards,
    the_run_is_where_it_can_be,
    points_are_counted,
)


class Watch:
    """Follows one game: the invariants at every decision, no card lost, and credits that come and go by events only."""

    def __init__(self, game: NetrunnerGame) -> None:
        check(game.state)
        self.cards = game.state.cards.copy()
        self.pools = [player.credits for player in game.state.players]
        self.others = [_other_credits(game.state, side) for side in Side]

    def __call__(self, game: NetrunnerGame) -> None:
        state = game.state
        assert len(state.cards) == len(self.cards)
        changed = [(old, new) for old, new in zip(self.cards, state.cards, strict=True) if new is not old]
        check(state, [new for _, new in changed])
        for old, new in changed:
            assert (old.id, old.key, old.owner) == (new.id, new.key, new.owner), "a card has changed"
        self.cards = state.cards.copy()
        assert game._past is not None
        for side in Side:
            self._credits(state, side, game._past.events)

    def _credits(self, state: State, side: Side, events: tuple[Event, ...]) -> None:
        """The pool has changed by what was gained, lost and paid; only credits elsewhere may have paid for it."""
        booked = sum(_booked(event, side) for event in events)
        elsewhere = state.players[side].credits - self.pools[side] - booked
        fresh = sum(_fresh(state, event, side) for event in events)
        assert 0 <= elsewhere <= self.others[side] + fresh, f"{elsewhere} credits from nowhere: {events}"
        self.pools[side], self.others[side] = state.players[side].credits, _other_credits(state, side)


def _booked(event: Event, side: Side) -> int:
    match event:
        case GainedCredits(whose, number) if whose is side:
            return number
        case LostCredits(whose, number) | PaidCredits(whose, number) if whose is side:
            return -number
    return 0


def _other_credits(state: State, side: Side) -> int:
    on_cards = sum(state.cards[id].recurring for id in state.index.get("recurring") if state.cards[id].owner is side)
    return on_cards + (state.run.credits if state.run is not None and side is RUNNER else 0)


def _fresh(state: State, event: Event, side: Side) -> int:
    """Credits besides the pool that may have come and been spent since the last decision."""
    match event:
        case TurnBegan(whose) if whose is side:
            return sum(text_of(card).recurring for card in state.cards if card.owner is side and card.active)
        case RunBegan() if side is RUNNER:
            return state.players[CORP].bad_publicity
    return 0
