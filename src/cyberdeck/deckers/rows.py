"""The steps of the content: rows of a verb and its fields, carried out when their turn comes (DK-35.2).

A step is a row such as `scouts: {where: "[at(S, 4) for S in home]", times: 2}`. The verbs are in verbs.py, and beside
the cards that alone need them: steps, or functions that give steps. The types of their parameters say what may stand in
a field: expressions are measured, words stand for something.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from typing import Annotated, Any, Final, Literal, NamedTuple, TypeAlias, get_args, get_origin

from cyberdeck.deckers.content import Content, OngoingRules, StepRow
from cyberdeck.deckers.dice import which_avatar
from cyberdeck.deckers.expressions import check_expression, check_goal, names_in, number, server, servers, spaces
from cyberdeck.deckers.faults import Place
from cyberdeck.deckers.names import Track
from cyberdeck.deckers.state import Reading, State
from cyberdeck.deckers.steps import Effect
from cyberdeck.deckers.words import Colour, Shade, Space
from cyberdeck.kernel import Effects, Step, frozen

Verb: TypeAlias = "Callable[..., Step | Effects]"
Spaces = Annotated[tuple[Space, ...], spaces]
Number = Annotated[int, number]
Server = Annotated[Colour, server]
Servers = Annotated[tuple[Colour, ...], servers]
"""What an expression may be measured for."""

_COLOURS: Final[dict[object, Colour | None]] = {colour.word: colour for colour in Colour}
_WORDS: Final[Mapping[object, Mapping[object, object]]] = {
    bool: {True: True, False: False},
    Colour: _COLOURS,
    Colour | None: {**_COLOURS, "any": None},
    Shade: {shade.word: shade for shade in Shade},
    Track: {track.value: track for track in Track},
}
"""What the words of a field stand for, by its type."""


class Slot(NamedTuple):
    """What may stand in a field: an expression, a word, or several words."""

    measure: Callable[[Reading, str], object] | None = None
    words: Mapping[object, object] = {}
    several: bool = False

    def value(self, reading: Reading, given: Any) -> object:
        if self.measure is not None:
            return self.measure(reading, str(given))
        return tuple(self.words[word] for word in _listed(given)) if self.several else self.words[given]

    def check(self, place: Place, given: object) -> None:
        if self.measure is not None:
            check_expression(place, str(given))
            return
        for word in _listed(given) if self.several else [given]:
            if word not in list(self.words):
                raise place.unknown(word, self.words)


def _listed(given: object) -> list[Any]:
    return given if isinstance(given, list) else [given]


@cache
def _fields(verb: Verb) -> dict[str, Slot]:
    """The fields of a verb; other parameters are its own business."""
    parameters = inspect.signature(verb, eval_str=True).parameters
    slots = {name: _slot(parameter.annotation) for name, parameter in parameters.items()}
    return {name: slot for name, slot in slots.items() if slot is not None}


def _slot(hint: Any) -> Slot | None:
    origin = get_origin(hint)
    if origin is Annotated:
        return Slot(hint.__metadata__[0])
    if origin is Literal:
        return Slot(words={word: word for word in get_args(hint)})
    if origin is tuple:
        one = _slot(get_args(hint)[0])
        return None if one is None else one._replace(several=True)
    return Slot(words=_WORDS[hint]) if hint in _WORDS else None


def steps(rows: Iterable[StepRow]) -> tuple[Step, ...]:
    """The rows of the content as effects."""
    return tuple(CarryOut(verb, fields) for row in rows for verb, fields in row.items())


@frozen
class CarryOut(Effect):
    """A step of the content: its expressions are measured now, and its verb does the rest."""

    verb: str
    fields: dict[str, object]

    def resolve(self, state: State, source: int) -> Effects:
        verb = state.rules.verbs[self.verb]
        slots = _fields(verb)
        done = verb(**{name: slots[name].value(state, given) for name, given in self.fields.items()})
        return done if isinstance(done, tuple) else (done,)


def for_the_avatar(reading: Reading, rows: Iterable[StepRow]) -> Effects:
    """Steps outside actions that name your space or your server: of two avatars one is chosen first (DK-32.6)."""
    return which_avatar(reading) if any(_yours(reading, row) for row in rows) else ()


def _yours(reading: Reading, row: StepRow) -> bool:
    expressions = [
        str(given)
        for verb, fields in row.items()
        for name, given in fields.items()
        if _fields(reading.rules.verbs[verb])[name].measure is not None
    ]
    return any(names_in(expression) & {"your_space", "your_server"} for expression in expressions)


# checks


def check_content(content: Content, verbs: Mapping[str, Verb]) -> None:
    """A Complaint for the first step or expression of the content that cannot be carried out."""
    for place, row in all_steps(content):
        for verb, fields in row.items():
            _check_step(verbs, place, verb, fields)
    for place, rules in _all_rules(content):
        if rules.new_scout is not None and rules.new_scout.space != "die":
            check_expression(place.at("new_scout.space"), rules.new_scout.space, "S")
        if rules.new_scout_server:
            check_expression(place.at("new_scout_server"), rules.new_scout_server)
    for id, objective in content.objectives.items():
        for part in objective.goal.parts:
            check_goal(content.place(id, "goal.parts"), part)


def _check_step(verbs: Mapping[str, Verb], place: Place, verb: str, fields: Mapping[str, object]) -> None:
    if verb not in verbs:
        raise place.unknown(verb, verbs)
    slots, place = _fields(verbs[verb]), place.at(verb)
    for name, given in fields.items():
        if name not in slots:
            raise place.unknown(name, slots)
        slots[name].check(place.at(name), given)
    for name, parameter in inspect.signature(verbs[verb]).parameters.items():
        if parameter.default is parameter.empty and name not in fields:
            raise place.missing(name)


def all_steps(content: Content) -> Iterator[tuple[Place, StepRow]]:
    """Every step of the content, and where it stands."""
    for id, smc in content.smcs.items():
        yield from _placed(content.place(id, "setup.steps"), smc.setup.steps)
    for id, objective in content.objectives.items():
        for name in ("preparation", "success", "failure"):
            yield from _placed(content.place(id, f"{name}.steps"), getattr(objective, name).steps)
    for place, rules in _all_rules(content):
        for name in ("start_of_turn", "end_of_turn", "end_of_new_scouts"):
            yield from _placed(place.at(name), getattr(rules, name))


def _placed(place: Place, rows: Iterable[StepRow]) -> Iterator[tuple[Place, StepRow]]:
    return ((place, row) for row in rows)


def _all_rules(content: Content) -> Iterator[tuple[Place, OngoingRules]]:
    for rows in (content.smcs, content.upgrades, content.objectives):
        for id, row in rows.items():
            yield content.place(id, "rules"), row.rules
