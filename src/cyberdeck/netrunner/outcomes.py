"""What an option surely does, and what subroutines and traces threaten: read from the effects themselves."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from cyberdeck.kernel import About, Ask, Frame, Message, Outcome, Step, message, ways
from cyberdeck.netrunner.abilities import BreakSubroutines, Strengthen, encountered, lasts, unbroken
from cyberdeck.netrunner.access import Steal
from cyberdeck.netrunner.counters import Place
from cyberdeck.netrunner.credits import Gain, GainClicks, Lose, LoseClick, TakeFromCard
from cyberdeck.netrunner.damage import AvoidTag, Damage, GiveTags, PreventDamage, TakeBadPublicity
from cyberdeck.netrunner.encounters import OnNextEncounter, StrengthenEncountered, UnlessAllBroken
from cyberdeck.netrunner.exposing import LookAtTop
from cyberdeck.netrunner.prices import forks
from cyberdeck.netrunner.rezzing import Advance, DerezSelf, Score
from cyberdeck.netrunner.runs import Bypass, EndTheRun, MakeRun, ReturnToOutermost
from cyberdeck.netrunner.state import Reading, State
from cyberdeck.netrunner.targets import trash_program
from cyberdeck.netrunner.text import text_of
from cyberdeck.netrunner.traces import CorpBid, RunnerBid, Trace, TraceOver
from cyberdeck.netrunner.trashing import Draw, TrashSelf
from cyberdeck.netrunner.values import WINNING_POINTS, link, points, requirement, strength
from cyberdeck.netrunner.windows import Window
from cyberdeck.netrunner.words import CORP, RUNNER, Server, Side, Type

_ACTIONS: Final = ("credit", "credits", "draw", "install", "purge", "remove-tag", "rez")
_DETAILS: Final = ("server", "trash-first", "host", "rig", "access", "leave", "discard")
_ANSWERS: Final = ("keep", "mulligan", "continue", "jack-out", "end-run")
SAID: Final = frozenset((*_ACTIONS, *_DETAILS, *_ANSWERS))
"""Options whose words say all that they do."""
Teller = Callable[[Reading, Any, int], Message | None]


def outcomes(state: State, ask: Ask, index: int) -> tuple[Outcome, ...]:
    """What happens on every way through what is still asked."""
    verb = ask.options[index].verb
    if verb in SAID:
        return ()
    if verb == "pass":
        return tuple(map(Outcome, _let_fire(state, ask)))
    first, *others = ([*_told(state, ask, frames, verb)] for frames in ways(state, ask, index, forks))
    return tuple(Outcome(line) for line in first if all(line in lines for lines in others))


def _told(reading: Reading, ask: Ask, frames: tuple[Frame, ...], verb: str) -> Iterable[Message]:
    for step, source in frames:
        said = isinstance(step, MakeRun) and verb == "run" and not step.credits
        line = None if said or _is_price(ask, step) else told(reading, step, source)
        if line is not None:
            yield line


def _is_price(ask: Ask, step: Step) -> bool:
    """A card given up for it and a tag to come are named there."""
    tagged = isinstance(step, About) and isinstance(step.effect, GiveTags)
    return isinstance(step, TrashSelf) or (tagged and ask.seat == RUNNER)


def _let_fire(state: State, ask: Ask) -> Iterable[Message]:
    """What hits the Runner who breaks nothing more."""
    window, run = state.stack[-1][0], state.run
    if ask.seat != RUNNER or run is None or not isinstance(window, Window) or window.step != "run-3-1":
        return
    ice, left = encountered(state), unbroken(state)
    if ice is None or not left:
        return
    for step, source in run.unless_broken:
        if (line := told(state, step, source)) is not None:
            yield message("does-by-card", card=state.cards[source].spoken(RUNNER), does=line)
    texts = subroutines(state)
    for number in left:
        yield message("does-subroutine", number=number, does=texts[number - 1])


def subroutines(reading: Reading) -> tuple[Message, ...]:
    """What each subroutine of the encountered ice does, broken or not."""
    ice = encountered(reading)
    return () if ice is None else tuple(several(reading, steps, ice.id) for steps in text_of(ice).subroutines)


def several(reading: Reading, steps: Iterable[Step], source: int) -> Message:
    """What all of these steps do, in one line."""
    lines = [line for step in steps if (line := told(reading, step, source)) is not None]
    line = lines[0] if lines else message("does-something")
    for following in lines[1:]:
        line = message("does-and", first=line, second=following)
    return line


def told(reading: Reading, step: Step, source: int) -> Message | None:
    """What one step does, in words, if there are words for it."""
    teller = TOLD.get(type(step))
    return None if teller is None else teller(reading, step, source)


def _draw(reading: Reading, step: Draw, source: int) -> Message:
    side = reading.cards[source].controller if step.side is None else step.side
    return message("does-draw", number=min(step.cards, len(reading.players[side].deck)), side=side.spoken(side))


def _gain(reading: Reading, step: Gain, source: int) -> Message:
    side = reading.cards[source].controller if step.side is None else step.side
    return message("does-gain", number=step.credits, side=side.spoken(side))


def _damage(reading: Reading, step: Damage, source: int) -> Message:
    """NR-36.12: more damage than cards in the grip is the end."""
    kind = Message(f"damage-{step.kind.value}")
    if step.points > len(reading.runner.hand):
        return message("does-damage-fatal", number=step.points, damage=kind)
    return message("does-damage", number=step.points, damage=kind)


def _place(reading: Reading, step: Place, source: int) -> Message | None:
    card = reading.cards[source if step.card < 0 else step.card]
    placed = {"virus": step.virus, "power": step.power, "agenda": step.agenda}
    found = [(counter, number) for counter, number in placed.items() if number > 0]
    if not found:
        return None
    counter, number = found[0]
    return message("does-counters", number=number, counter=Message(f"counter-{counter}"), card=card.spoken(card.owner))


def _take(reading: Reading, step: TakeFromCard, source: int) -> Message:
    card = reading.cards[source]
    taken, title = min(step.credits, card.credits), card.spoken(card.owner)
    if taken == card.credits:
        return message("does-take-last", number=taken, card=title)
    return message("does-take", number=taken, card=title)


def _strengthen(reading: Reading, step: Strengthen, source: int) -> Message:
    card = reading.cards[source if step.card < 0 else step.card]
    now = strength(reading, card)
    if not lasts(reading, step.until):
        return message("does-strength-lost")
    return message("does-strength", number=now + step.strength, card=card.spoken(card.owner))


def _weaken(reading: Reading, step: StrengthenEncountered, source: int) -> Message | None:
    ice = encountered(reading)
    if ice is None:
        return None
    return message("does-strength", number=strength(reading, ice) + step.strength, card=ice.spoken(RUNNER))


def _break(reading: Reading, step: BreakSubroutines, source: int) -> Message:
    texts = subroutines(reading)
    line = message("does-stop", does=texts[step.subroutines[0] - 1])
    for number in step.subroutines[1:]:
        line = message("does-and", first=line, second=message("does-stop", does=texts[number - 1]))
    return line


def _next_ice(reading: Reading, step: OnNextEncounter, source: int) -> Message:
    stronger = sum(part.strength for part in step.then if isinstance(part, StrengthenEncountered))
    threat = [threat for part in step.then if isinstance(part, UnlessAllBroken) for threat in part.then]
    return message("does-next-ice", number=stronger, does=several(reading, threat, source))


def _run(reading: Reading, step: MakeRun, source: int) -> Message:
    server = Server(step.server).spoken(RUNNER)
    if step.credits:
        return message("does-run-credits", server=server, number=step.credits)
    return message("does-run", server=server)


def _points(side: Side) -> Teller:
    def teller(reading: Reading, step: Steal | Score, source: int) -> Message:
        gained = reading.cards[step.card].printed.points
        wins = points(reading, side) + gained >= WINNING_POINTS
        return message("does-win", number=gained) if wins else message("does-points", number=gained)

    return teller


def _advance(reading: Reading, step: Advance, source: int) -> Message | None:
    card = reading.cards[step.card]
    if card.type is not Type.AGENDA:
        return None
    return message("does-advance", number=card.advancement + step.tokens, needed=requirement(reading, card))


def stake(reading: Reading, step: CorpBid | RunnerBid, source: int) -> Message:
    """What happens if the trace succeeds."""
    return several(reading, step.success, source)


def _bid(reading: Reading, step: RunnerBid, source: int) -> Message:
    """The Corp has raised: what it takes to escape."""
    return message("does-escape", number=max(0, step.trace - link(reading)))


TOLD: Final[Mapping[type, Teller]] = {
    About: lambda reading, step, source: told(reading, step.effect, source),
    Advance: _advance,
    AvoidTag: lambda reading, step, source: message("does-avoid-tag"),
    BreakSubroutines: _break,
    Bypass: lambda reading, step, source: message("does-bypass"),
    Damage: _damage,
    DerezSelf: lambda reading, step, source: message("does-derez"),
    Draw: _draw,
    EndTheRun: lambda reading, step, source: message("does-end-run"),
    Gain: _gain,
    GainClicks: lambda reading, step, source: message("does-clicks", number=step.clicks),
    GiveTags: lambda reading, step, source: message("does-tags", number=step.tags),
    LookAtTop: lambda reading, step, source: message("does-look", number=step.cards),
    Lose: lambda reading, step, source: message(
        "does-lose", number=min(step.credits, reading.players[step.side].credits), side=step.side.spoken(step.side)
    ),
    LoseClick: lambda reading, step, source: message("does-lose-click"),
    MakeRun: _run,
    OnNextEncounter: _next_ice,
    Place: _place,
    PreventDamage: lambda reading, step, source: message("does-prevent", number=step.points),
    ReturnToOutermost: lambda reading, step, source: message("does-return"),
    RunnerBid: _bid,
    Score: _points(CORP),
    Steal: _points(RUNNER),
    Strengthen: _strengthen,
    StrengthenEncountered: _weaken,
    TakeBadPublicity: lambda reading, step, source: message("does-bad-publicity", number=step.points),
    TakeFromCard: _take,
    Trace: lambda reading, step, source: message(
        "does-trace", number=step.base, does=several(reading, step.success, source)
    ),
    TraceOver: lambda reading, step, source: message("does-traced" if step.successful else "does-escaped"),
    TrashSelf: lambda reading, step, source: message("does-trash", card=reading.cards[source].spoken(CORP)),
    type(trash_program): lambda reading, step, source: message("does-trash-program"),
}
"""How each effect is told that is certain once it comes."""
