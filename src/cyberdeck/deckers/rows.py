"""The steps of the content: rows of a verb and its fields, made into effects (DK-35.2).

A step is a row such as `scouts: {where: "[at(S, 4) for S in home]", times: 2}`. The verbs are in verbs.py, and beside
the cards that alone need them. Fields of the type `Expr` are expressions, measured when the step is carried out.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from cyberdeck.deckers.content import CONTENT, OngoingRules, StepRow
from cyberdeck.deckers.expressions import check_expression, check_goal
from cyberdeck.deckers.scouts import which_avatar
from cyberdeck.deckers.state import Reading
from cyberdeck.deckers.words import Colour, Shade
from cyberdeck.kernel import Complaint, Effects, Step, message

Expr = str
"""An expression of expressions.py."""

Verbs = Mapping[str, type[Step]]
"""What the verbs of the content files do."""


def steps(reading: Reading, rows: Iterable[StepRow]) -> tuple[Step, ...]:
    """The rows of the content as effects."""
    return _steps(reading.rules.verbs, rows)


def _steps(verbs: Verbs, rows: Iterable[StepRow]) -> tuple[Step, ...]:
    return tuple(_step(verbs, name, fields) for row in rows for name, fields in row.items())


def _step(verbs: Verbs, name: str, fields: dict[str, Any]) -> Step:
    if name not in verbs:
        raise Complaint(message("content-verb", verb=name, known=", ".join(sorted(verbs))))
    known = {field.name for field in dataclasses.fields(verbs[name])}  # type: ignore[arg-type]
    if unknown := fields.keys() - known:
        raise Complaint(message("content-field", verb=name, field=min(unknown), known=", ".join(sorted(known))))
    try:
        return verbs[name](**{key: _plain(value) for key, value in fields.items()})
    except TypeError as error:
        raise Complaint(message("content-invalid", file=name, problem=str(error))) from None


def _plain(value: Any) -> Any:
    """Lists become tuples, numbers in an expression stay readable as text."""
    return tuple(value) if isinstance(value, list) else value


def check_content(verbs: Verbs) -> None:
    """A Complaint for the first step or expression of the content that cannot be carried out."""
    for row in all_steps():
        for step in _steps(verbs, [row]):
            for field in dataclasses.fields(step):  # type: ignore[arg-type]
                _check_field(field.name, field.type == "Expr", getattr(step, field.name))
    for objective in CONTENT.objectives.values():
        for part in objective.goal.parts:
            check_goal(part)


_COLOURS: Final = frozenset(colour.word for colour in Colour)
_WORDS: Final = {
    "colour": _COLOURS | {"any"},
    "colours": _COLOURS,
    "shade": frozenset(shade.word for shade in Shade),
    "arrows": frozenset(letter + way for letter in "BGYRP" for way in "+-"),
}
"""What may stand in the fields of these names."""


def _check_field(name: str, expression: bool, value: Any) -> None:
    if expression:
        check_expression(str(value))
    elif name in _WORDS:
        for word in (value,) if isinstance(value, str) else value:
            if word not in _WORDS[name]:
                known = ", ".join(sorted(_WORDS[name]))
                raise Complaint(message("content-word", field=name, word=str(word), known=known))


def all_steps() -> Iterator[StepRow]:
    for smc in CONTENT.smcs.values():
        yield from smc.setup.steps
        yield from _ongoing(smc.rules)
    for upgrade in CONTENT.upgrades.values():
        yield from _ongoing(upgrade.rules)
    for objective in CONTENT.objectives.values():
        for group in (objective.preparation, objective.success, objective.failure):
            yield from group.steps
        yield from _ongoing(objective.rules)


def _ongoing(rules: OngoingRules) -> Iterator[StepRow]:
    yield from rules.start_of_turn
    yield from rules.end_of_turn
    yield from rules.end_of_new_scouts


def for_the_avatar(reading: Reading, rows: Iterable[StepRow]) -> Effects:
    """Steps outside actions that name your space or your server: of two avatars one is chosen first (DK-32.6)."""
    return which_avatar(reading) if any("your_" in str(row) for row in rows) else ()
