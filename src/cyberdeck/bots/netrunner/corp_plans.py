"""The plans of a Corporation's turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from cyberdeck.bots.netrunner import corp_homes as homes
from cyberdeck.bots.netrunner.corp_policy import CorpPolicy
from cyberdeck.bots.netrunner.facts import facts
from cyberdeck.bots.netrunner.plans import Plan, Step, different, step_of
from cyberdeck.bots.netrunner.policy import card_of
from cyberdeck.kernel import Ask
from cyberdeck.netrunner.card import Card
from cyberdeck.netrunner.state import State
from cyberdeck.netrunner.text import TEXTS
from cyberdeck.netrunner.words import ARCHIVES, CENTRALS, HQ, NEW_REMOTE, RD, Type

HOMES = 3
HURTING = ("scorched-earth", "private-security-force", "neural-emp", "closed-accounts", "psychographics")
TAGGING = ("sea-source",)


class Means(NamedTuple):
    """What there is to make plans of."""

    ranked: list[Step]
    """All actions, as the policy likes them; a card to install stands there once for each good home."""
    money: list[Step]
    ice: list[Step]
    agendas: list[Step]
    advances: list[Step]
    hurting: list[Step]
    tagging: list[Step]


def corp_plans(state: State, ask: Ask, most: int) -> list[Plan]:
    """Any action with any good home; earn; ice, then what it guards; an agenda and tokens on it; what tags allow."""
    means, clicks = _means(state, ask), state.corp.clicks
    offered = set(means.ranked)
    plans = (plan for plan in _wanted(state, means, clicks) if plan and plan[0] in offered)
    return different(plans, clicks, most)


def _means(state: State, ask: Ask) -> Means:
    worth, clicks = CorpPolicy().worths(state, ask), state.corp.clicks
    ranked: list[tuple[float, Step]] = []
    money: list[tuple[float, Step, int]] = []
    found: dict[str, list[Step]] = {"ice": [], "agenda": [], "advance": [], "hurt": [], "tag": []}
    for place, option in enumerate(ask.options):
        card, step = card_of(option), step_of(option)
        of = None if card is None else facts(card.key)
        if option.verb == "purge" and not any(card.virus for card in state.cards):
            continue
        if option.verb == "credit":
            money.append((1.0, step, clicks))
        if card is None or of is None:
            ranked.append((worth[place], step))
        elif option.verb == "install":
            placed = _homes(state, card)
            ranked += placed
            if of.type in (Type.ICE, Type.AGENDA):
                found[str(of.type)] += [step for _, step in placed]
        else:
            ranked.append((worth[place], step))
            if option.verb == "play" and of.gain > 0:
                money.append((float(of.gain), step, 1))
            elif option.verb == "use" and of.income > 1:
                money.append((of.income, step, 1))
            elif option.verb == "advance" and of.type is not Type.ICE:
                found["advance"].append(step)
            elif card.key in HURTING:
                found["hurt"].append(step)
            elif card.key in TAGGING:
                found["tag"].append(step)
    ranked.sort(key=lambda row: -row[0])
    money.sort(key=lambda row: -row[0])
    earn = [step for _, step, times in money for _ in range(times)]
    kinds = [found[name] for name in ("ice", "agenda", "advance", "hurt", "tag")]
    return Means([step for _, step in ranked], earn, *kinds)


def _homes(state: State, card: Card) -> list[tuple[float, Step]]:
    """The best places for a card."""
    of, only = facts(card.key), TEXTS[card.key].only_in
    if of.type is Type.ICE:
        servers = [HQ, RD, ARCHIVES, *(n for n in state.servers if n not in CENTRALS), NEW_REMOTE]
    elif of.type is Type.UPGRADE:
        servers = [only] if only is not None else [n for n in state.servers if n != ARCHIVES]
    else:
        servers = [*(n for n in state.servers if n not in CENTRALS), NEW_REMOTE]
    free = [server for server in servers if of.type is Type.ICE or not homes.spoils(state, of, server)]
    placed = [(homes.home(state, card.key, of, server), Step("install", card.key, server)) for server in free]
    placed.sort(key=lambda row: -row[0])
    return placed[: HOMES if of.type is not Type.ASSET else 2]


def _wanted(state: State, means: Means, clicks: int) -> Iterator[list[Step]]:
    ranked, money, ice, agendas, _, hurting, tagging = means
    yield ranked[:1]
    yield from _scoring(state, means, clicks)
    yield from ([*tagging[:1], *hurting, *hurting], [*hurting, *hurting])
    yield from ([step] for step in ranked[:10])
    yield money
    yield from ([step, *money] for step in ranked[:4] if step.verb == "install")
    yield from ([step, step] for step in ranked[:3] if step.verb == "draw")
    yield [Step("draw"), *money]
    for piece in ice[:4]:
        for agenda in agendas[:3]:
            server = _number(state, piece.server)
            if server not in CENTRALS and clicks > 1 and not homes.spoils(state, facts(agenda.key), server):
                yield [piece, agenda._replace(server=server)]
    yield from (
        [one, other] for one in ice[:3] for other in ice[1:4] if one.key != other.key or one.server != other.server
    )


def _scoring(state: State, means: Means, clicks: int) -> Iterator[list[Step]]:
    """Tokens on what lies there, or on what is installed first; with Biotic Labor two more."""
    extra = Step("play", "biotic-labor")
    labor = [extra] if extra in means.ranked and state.corp.credits >= 4 else []
    for agenda in means.agendas:
        if homes.at_once(state, agenda.key):
            yield [agenda, *[Step("advance", agenda.key)] * (clicks - 1)]
    for step in means.advances[:4]:
        yield [step] * clicks
        if labor:
            yield [*labor, *[step] * (clicks + 1)]
        yield [*means.money[: max(1, clicks - 2)], step, step]
    for agenda in means.agendas[:4]:
        tokens = [Step("advance", agenda.key)]
        yield [agenda, *tokens * (clicks - 1)]
        yield [agenda, *means.money]
        if labor:
            yield [*labor, agenda, *tokens * clicks]


def _number(state: State, server: int) -> int:
    """The number that a new remote will have."""
    if server != NEW_REMOTE:
        return server
    return next(n for n in range(3, len(state.servers) + 4) if n not in state.servers)
