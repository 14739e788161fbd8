"""Looking ahead: what a seat would be asked next if the others did nothing but pass, and what it may answer then.

It is played in several worlds that the seat could be in. What is not the same in all of them nobody can know, and
what hangs on the truth is never looked at.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from cyberdeck.kernel import AnyGame, Complaint, EngineFault, IllegalDecision, Message, Rng, Running, message
from cyberdeck.kernel.option import names
from cyberdeck.kernel.shortcuts import Answer, Shortcut, begin
from cyberdeck.service.chronicle import Chronicle

WORLDS: Final = 3
FAR: Final = 120
"""So many decisions are looked ahead at most."""
PASSING: Final = "pass"
"""What somebody says who lets a moment go by."""
BACK: Final = 60
"""So many decisions ago a question may lie that one was asked before."""


class Ahead(NamedTuple):
    """What was answered on the way, and a world in which the next question to the seat stands."""

    answers: tuple[Answer, ...]
    said: tuple[Message, ...]
    """The same in words."""
    stops: tuple[str, ...]
    """The messages of events after which it is not gone on."""
    world: AnyGame | None
    """None where nobody can say what comes then."""


def ahead(game: AnyGame, seat: int, steps: Sequence[str]) -> Ahead:
    """As far as these steps lead, each an option or a shortcut; an IllegalDecision if one is not sure to be offered."""
    try:
        found = [_walked(game.determinise(seat, Rng(number)), seat, steps) for number in range(WORLDS)]
    except EngineFault:
        if steps:
            raise IllegalDecision(message("plan-unsure")) from None
        return Ahead((), (), (), None)
    if any(each.answers != found[0].answers for each in found):
        raise IllegalDecision(message("plan-unsure"))
    sure = len({_asked(each.world) for each in found}) == 1
    return found[0] if sure else found[0]._replace(world=None)


def _asked(world: AnyGame | None) -> tuple[object, ...]:
    ask = world and world.ask
    if not ask:
        return ()
    return ask.prompt, names(ask.about, ask.seat), tuple(option.notation(ask.seat) for option in ask.options)


def _walked(world: AnyGame, seat: int, steps: Sequence[str]) -> Ahead:
    answers, said, stops, left = list[Answer](), list[Message](), list[str](), list(steps)
    running: Running | None = None
    for _ in range(FAR):
        ask = world.ask
        if ask is None:
            break
        if (given := _given(world, seat)) is not None:
            world.decide(given)
        elif ask.seat != seat:
            break
        elif running is not None and (following := running.next(world)) is not None:
            world.decide(following[0])
            running = following[1]
        elif not left:
            return Ahead(tuple(answers), tuple(said), tuple(stops), world)
        else:
            running = taken(world, left.pop(0))
            answers += running.left
            said.append(running.shortcut.message)
            stops += running.shortcut.stops
    if left:
        raise IllegalDecision(message("plan-unsure"))
    return Ahead(tuple(answers), tuple(said), tuple(stops), None)


def _given(world: AnyGame, seat: int) -> int | None:
    """What needs no decision of the seat: what is foregone, and others who pass."""
    ask = world.ask
    if ask is None or ask.seat == seat:
        return world.foregone
    passing = (n for n, option in enumerate(ask.options) if option.notation(ask.seat) == PASSING)
    return next(passing, world.foregone)


def taken(game: AnyGame, step: str) -> Running:
    """An option or a shortcut of the open question, about to be played; only what can be written down."""
    ask, decision = game.ask, game.decision
    assert ask is not None
    assert decision is not None
    if step in decision.notations:
        offer = decision.unpriced[decision.notations.index(step)]
        answer = Answer(ask.prompt, step, names(ask.about, ask.seat))
        return Running(ask.seat, _single(offer.notation, offer.message, answer), (answer,))
    running = begin(game, step)
    if any(answer.found for answer in running.left):
        raise Complaint(message("plan-unsure"))
    return running


def _single(notation: str, words: Message, answer: Answer) -> Shortcut:
    return Shortcut(notation, words, (), (answer,))


def remembered(chronicle: Chronicle, seat: int) -> list[AnyGame]:
    """Where the seat was asked last, each kind of question once, the latest first."""
    start = max(chronicle.base.after if chronicle.base else 0, len(chronicle.moves) - BACK, 0)
    game = chronicle.after(start)
    found: dict[str, AnyGame] = {}
    for number in range(start, len(chronicle.moves)):
        ask = game.ask
        if ask is not None and ask.seat == seat and chronicle.moves[number].own:
            found.pop(ask.prompt, None)
            found[ask.prompt] = game.copy()
        chronicle.play(game, number)
    return [*reversed(found.values())]
