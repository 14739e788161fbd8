"""The plans of a Runner's turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from cyberdeck.bots.netrunner.crossing import purse_of
from cyberdeck.bots.netrunner.facts import facts
from cyberdeck.bots.netrunner.plans import Plan, Step, different, step_of
from cyberdeck.bots.netrunner.policy import card_of
from cyberdeck.bots.netrunner.runner_policy import RunnerPolicy
from cyberdeck.bots.netrunner.runner_prizes import Prizes
from cyberdeck.bots.netrunner.runner_runs import RUN_EVENTS, event_servers
from cyberdeck.bots.netrunner.ways import covered
from cyberdeck.kernel import Ask
from cyberdeck.netrunner.state import State
from cyberdeck.netrunner.words import HQ, RD

LEAST_PRIZE = 0.3
RUNS = 4
SINGLES = 5


class Means(NamedTuple):
    """What there is to make plans of."""

    money: list[Step]
    """What earns most comes first; what can be done again is there again."""
    tools: list[Step]
    runs: list[Step]
    """The best prize first."""
    events: list[Step]
    """Run events, each with its server."""
    ranked: list[Step]
    """All actions, as the policy likes them."""


def runner_plans(state: State, ask: Ask, most: int) -> list[Plan]:
    """Any action; earn and draw all turn; icebreakers, money, then a run; a run again and again; run events."""
    means, clicks = _means(state, ask), state.runner.clicks
    offered = set(means.ranked) | set(means.events)
    plans = (plan for plan in _wanted(means, clicks) if plan and plan[0] in offered)
    return different(plans, clicks, most)


def _means(state: State, ask: Ask) -> Means:
    worth = RunnerPolicy().worths(state, ask)
    order = sorted(range(len(worth)), key=lambda place: -worth[place])
    prizes, have, clicks = Prizes(state), covered(purse_of(state)), state.runner.clicks
    money: list[tuple[float, Step, int]] = []
    tools: list[Step] = []
    runs: list[tuple[float, Step]] = []
    events: list[Step] = []
    for option in ask.options:
        card, step = card_of(option), step_of(option)
        of = None if card is None else facts(card.key)
        if option.verb == "credit":
            money.append((1.0, step, clicks))
        elif option.verb == "run":
            prize = prizes.of(step.server, 1)
            if prize > LEAST_PRIZE:
                runs.append((prize, step))
        elif of is None or card is None:
            continue
        elif option.verb == "play" and card.key in RUN_EVENTS:
            events += [Step("play", card.key, server) for server in event_servers(state, card.key)]
        elif option.verb == "play" and of.gain > 0:
            money.append((float(of.gain), step, 1))
        elif option.verb == "use" and of.income > 1:
            money.append((of.income, step, clicks))
        elif option.verb == "install" and any((ability.subtype or "any") not in have for ability in of.breaks):
            tools.append(step)
    money.sort(key=lambda row: -row[0])
    runs.sort(key=lambda row: -row[0])
    earn = [step for _, step, times in money for _ in range(times)]
    best = [step for _, step in runs[:RUNS]]
    servers = [step.server for step in best[:3]]
    likely = [event for event in events if event.server in servers]
    return Means(earn, tools, best, likely, [step_of(ask.options[place]) for place in order])


def _wanted(means: Means, clicks: int) -> Iterator[list[Step]]:
    money, tools, runs, events, ranked = means
    setups = [[tool] for tool in tools[:3]] + ([tools[:2]] if len(tools) > 1 and clicks > 2 else [])
    draw = Step("draw")
    yield ranked[:1]
    yield from ([run] for run in runs)
    yield from ([event] for event in events[:4])
    yield from ([step] for step in [step for step in ranked if step.verb != "run"][:SINGLES])
    yield money
    yield [draw, *money]
    if clicks < 2:
        return
    for run in runs[:3]:
        yield from ([*setup, run] for setup in setups)
        yield [*money[:1], run]
        if run.server in (HQ, RD):
            yield [run] * clicks
        yield [*money[: clicks - 1], run]
    yield from ([*setup, *money] for setup in setups)
    yield [draw] * 2 + money
    yield from ([*money[:1], event] for event in events[:2])
