"""What an answer surely does, and its odds where dice come next: read off a trial of it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Any, Final

from cyberdeck.deckers.actions import ActionStep
from cyberdeck.deckers.content import Vector
from cyberdeck.deckers.events import (
    ActionDeclared,
    AvatarMoved,
    CardBought,
    CardExecuted,
    CardInterrupted,
    CardOffered,
    CardSacrificed,
    CardShown,
    CommandLaid,
    CommandPlayed,
    Exploded,
    GhostPut,
    GuardianEntered,
    InstallationRemoved,
    PacketSpent,
    PhaseBegan,
    ProgramBlocked,
    ProgramsMoved,
    ProgramsPlaced,
    ProgramsRemoved,
    ScoutMoved,
    ScoutPlaced,
    ScoutRedirected,
    ScoutRemoved,
    SegmentLaid,
    SpaceCleared,
    StartTypeChosen,
    TileHanded,
    Transformed,
)
from cyberdeck.deckers.expressions import measured, met, progress
from cyberdeck.deckers.foreseeing import HOW_MANY, foreseen, stopping
from cyberdeck.deckers.infecting import Compare, Infect, costs_a_program
from cyberdeck.deckers.moving import Moving
from cyberdeck.deckers.payment import Payment, commands_of, covers, left_over, shortfall, with_joker
from cyberdeck.deckers.prices import given_up
from cyberdeck.deckers.shifting import Pushing
from cyberdeck.deckers.state import State
from cyberdeck.deckers.words import RED, At, Commands, Phase
from cyberdeck.kernel import About, Ask, Event, Message, Option, Outcome, Trial, message

MOST: Final = 4
"""So many lines about what happens are told of an answer, the gravest first."""
TOLD_BY_THE_OPTION: Final = (
    ActionDeclared,
    AvatarMoved,
    CardBought,
    CardExecuted,
    CardInterrupted,
    CardOffered,
    CardSacrificed,
    CardShown,
    CommandLaid,
    CommandPlayed,
    GhostPut,
    PacketSpent,
    PhaseBegan,
    SegmentLaid,
    StartTypeChosen,
    TileHanded,
)
GRAVE: Final = (Exploded, Transformed)
_AS_SAID: Final[dict[str, tuple[type[Event], ...]]] = {
    "block": (ProgramBlocked,),
    "place": (ScoutPlaced,),
    "push-to": (ProgramsMoved, ScoutMoved),
    "redirect": (ScoutRedirected,),
    "scout": (ScoutMoved, ScoutRemoved),
    "space": (ProgramsPlaced, ScoutPlaced),
}
_IMPLIED: Final[dict[type[Event], tuple[type[Event], ...]]] = {
    Transformed: (GuardianEntered,),
    SpaceCleared: (ScoutRemoved, ProgramsRemoved, InstallationRemoved),
}


def outcomes(state: State, ask: Ask, index: int) -> tuple[Outcome, ...]:
    """What comes of an answer to the open question, from what its seat may know; laying the network says it all."""
    if state.phase is Phase.SETUP:
        return ()
    option = ask.options[index]
    found = _FORESEEN.get(option.verb, _plain)
    return tuple(found(state, ask, index, option))


Foreseen = Callable[[State, Ask, int, Option[Any]], Iterator[Outcome]]


def _plain(state: State, ask: Ask, index: int, option: Option[Any]) -> Iterator[Outcome]:
    trial = foreseen(state, index)
    yield from _told(state, trial, [*given_up(option, trial), *_as_said(option, trial)])
    if trial.ask is not None and trial.ask.prompt in HOW_MANY and RED in trial.ask.about:
        yield from _at_least_and_most(state, index, trial.ask)


def _as_said(option: Option[Any], trial: Trial[State]) -> list[Event]:
    """The first thing that happens, where the option has told it in its own words."""
    return [event for event in trial.events[:1] if isinstance(event, _AS_SAID.get(option.verb, ()))]


def _told(state: State, trial: Trial[State], known: Collection[Event] = ()) -> Iterator[Outcome]:
    """The end of the game, progress towards the goal, what happens on the way, and the odds of what is rolled next.

    What price and option have said need not be told again.
    """
    after = trial.state
    if after.result is not None:
        yield Outcome(after.result.reason)
    yield from _progress(state, after)
    yield from _happening([event for event in trial.events if event not in known])
    yield from _pending(state, trial)
    if _pointless(state, trial):
        yield Outcome(message("outcome-nothing"))


def _happening(events: Sequence[Event]) -> Iterator[Outcome]:
    telling = [event for event in _told_for_itself(events) if not isinstance(event, TOLD_BY_THE_OPTION)]
    grave = sorted(telling, key=lambda event: not isinstance(event, GRAVE))
    lines = list(dict.fromkeys(event.message(-1) for event in grave))
    yield from map(Outcome, lines[:MOST])
    if len(lines) > MOST:
        yield Outcome(message("outcome-more", number=len(lines) - MOST))


def _told_for_itself(events: Sequence[Event]) -> Iterator[Event]:
    """Not what follows when a space is cleared, nor the guardian that three scouts become."""
    said: list[tuple[type[Event], At]] = []
    for event in events:
        at = getattr(event, "at", None)
        if not any(at == there and isinstance(event, _IMPLIED[kind]) for kind, there in said):
            yield event
        if isinstance(event, Transformed | SpaceCleared):
            said.append((type(event), event.at))


def _progress(state: State, after: State) -> Iterator[Outcome]:
    """The parts of the goal that are nearer or farther then, and whether it is met."""
    if after.objectives != state.objectives or measured(after) == measured(state):
        return
    parts = state.objective.goal.parts
    for number, part in enumerate(parts, 1):
        have, need, _ = progress(after, part)
        if (have, need) != progress(state, part)[:2]:
            far = message("deckers-progress", have=have, need=need)
            yield Outcome(_named(state, number, far) if len(parts) > 1 else message("outcome-goal", progress=far))
    if met(after) and not met(state):
        yield Outcome(message("outcome-goal-met"))


def _named(state: State, part: int, far: Message) -> Message:
    """Of several parts of a goal each has a name."""
    return message("outcome-goal-part", part=Message(f"objective-{state.objective.id}.part{part}"), progress=far)


def _pointless(state: State, trial: Trial[State]) -> bool:
    """Whether a whole action leaves everything but the cards as it was."""
    after = trial.state
    if after.action is not None or not any(isinstance(event, ActionDeclared) for event in trial.events):
        return False
    if not after.stack or not isinstance(after.stack[-1][0], ActionStep):
        return False
    return _network(state) == _network(after)


def _network(state: State) -> object:
    avatars = [decker.avatars for decker in state.deckers]
    cards = [len(decker.hand) + len(decker.discard) for decker in state.deckers]
    return state.fields, state.laid, state.track, state.horse, state.lasting, state.layout, state.row, avatars, cards


# what comes next


def _pending(state: State, trial: Trial[State]) -> Iterator[Outcome]:
    """Dice that are rolled next; what has been rolled, as it stands; points or pushes that have just been paid for."""
    after = trial.state
    step = after.stack[-1][0] if after.stack else None
    if isinstance(step, Infect):
        yield from _odds(after, step)
    elif isinstance(step, About) and isinstance(step.effect, Compare):
        yield _as_it_stands(step.effect)
    elif isinstance(step, Moving) and state.action is None:
        yield Outcome(message("outcome-points", number=step.points))
    elif isinstance(step, Pushing) and state.action is None and trial.ask is not None:
        yield Outcome(message("outcome-pushes", number=step.left))


def _odds(after: State, infect: Infect) -> Iterator[Outcome]:
    """Of an infection, and what it costs if it is lost (DK-23.6, DK-23.7)."""
    chance = infect.chance(after)
    yield Outcome(message("outcome-infection-won"), chance)
    if chance < 1 and costs_a_program(after, infect.at):
        yield Outcome(message("outcome-infection-lost"), 1 - chance)


def _as_it_stands(compare: Compare) -> Outcome:
    word = "outcome-stands-won" if compare.won else "outcome-stands-lost"
    return Outcome(message(word, infection=compare.infection, resistance=compare.resistance))


def _at_least_and_most(state: State, index: int, ask: Ask) -> Iterator[Outcome]:
    """The odds of an infection with the fewest commands and with the most."""
    for number in dict.fromkeys((0, len(ask.options) - 1)):
        after = foreseen(state, index, number).state
        step = after.stack[-1][0] if after.stack else None
        if isinstance(step, Infect):
            yield Outcome(message("outcome-infection-with", number=step.commands), step.chance(after))


# paying


def _paying(state: State, ask: Ask, index: int, option: Option[Any]) -> Iterator[Outcome]:
    """What it does, and the commands that are left over and lost (DK-14.6)."""
    yield from _plain(state, ask, index, option)
    payment = option.value[0] if ask.prompt == "pay-more" else option.value
    if isinstance(payment, Payment) and not payment.help:
        have = commands_of(state, payment)
        yield from _lost(with_joker(state, have) if payment.joker else have, _need(ask))


def _adding(state: State, ask: Ask, index: int, option: Option[Any]) -> Iterator[Outcome]:
    """What is still missing with one more card, or then left over."""
    have, need = commands_of(state, option.value[0]), _need(ask)
    if covers(have, need):
        yield from _lost(have, need)
    else:
        yield Outcome(message("outcome-missing", commands=Commands(shortfall(have, need)).spoken(-1)))


def _lost(have: Vector, need: Vector) -> Iterator[Outcome]:
    lost = left_over(have, need)
    if any(lost):
        yield Outcome(message("outcome-left-over", commands=Commands(lost).spoken(-1)))


def _need(ask: Ask) -> Any:
    (commands,) = ask.about
    assert isinstance(commands, Commands)
    return commands.need


# moving


def _going(state: State, ask: Ask, index: int, option: Option[Any]) -> Iterator[Outcome]:
    """What ends a move action there."""
    trial = stopping(state, index)
    for outcome in _told(state, trial):
        yield Outcome(message("outcome-if-you-stop", outcome=outcome.message), outcome.chance)


_FORESEEN: Final[dict[str, Foreseen]] = {
    **dict.fromkeys(("pay", "pay-with-joker"), _paying),
    **dict.fromkeys(("done", "done-with-joker"), _paying),
    "add": _adding,
    **dict.fromkeys(("go", "backdoor"), _going),
}
