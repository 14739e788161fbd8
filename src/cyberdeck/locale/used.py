"""Which messages the code uses: ids are followed from where they are written to where they are said.

- `message("id", ...)` and `Message("id", ...)` use `id`; `Option("verb", ...)` uses `option-verb`; `Ask(seat, "prompt",
  ...)`, `choose(seat, "prompt", ...)`, `choose_number` and `choose_some` use `ask-prompt`;
- a function that passes a parameter on to one of these is one of them, and so is a class that passes a field on: who
  calls it writes the id, by position, by name or by default. Thus prompts are seen through the helpers of a game;
- a name stands for what is assigned to it in its function or module, `a if b else c` for both, `f"prefix-{a}"` for what
  `a` stands for;
- `class SomethingHappened(Event)` uses `event-something-happened`, and `event-something-happened-unseen` if it has a
  `seen_by` of its own, for those from whom a part of it is hidden;
- a row of a data file with `prompt: word` uses `ask-word`;
- a module that makes ids of its data lists them in a constant `MESSAGE_IDS`, written out or made of the data; there
  `step-*` stands for a family of ids, each of which must then be in all languages or in none;
- in the browser client, `t("id")` uses `id`.

Functions go by their bare names; what a module defines itself comes before what has the same name elsewhere.
"""

from __future__ import annotations

import ast
import importlib
import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from itertools import takewhile
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

_WORD_STARTS: Final = re.compile(r"(?<!^)(?=[A-Z])")
_PROMPT_IN_DATA: Final = re.compile(r"\bprompt: ([\w-]+)")
_CLIENT_TEXT: Final = re.compile(r'(?:\bt\(|\[(?=\s*"web-))\s*"([^"]+)"')
"""What the client says, and the messages that it makes itself."""

_Routine: TypeAlias = ast.FunctionDef | ast.AsyncFunctionDef
_Values: TypeAlias = dict[str, list[ast.expr]]


class _Slot(NamedTuple):
    """A parameter that takes an id, or what follows the prefix of one; without a place it is passed by name only."""

    name: str
    place: int | None
    prefix: str = ""


class _Parameter(NamedTuple):
    """A parameter of a function, or a field of a class."""

    owner: str
    name: str
    place: int | None = None
    default: ast.expr | None = None


class _Scope(NamedTuple):
    """What names mean where a call stands: values assigned to them, parameters, and fields of `self`."""

    values: _Values
    parameters: Mapping[str, _Parameter]
    fields: Mapping[str, _Parameter]


_KERNEL: Final = {
    "message": _Slot("id", 0),
    "Message": _Slot("id", 0),
    "Option": _Slot("verb", 0, "option-"),
    **dict.fromkeys(("Ask", "choose", "choose_number", "choose_some"), _Slot("prompt", 1, "ask-")),
}


class _Module:
    """The calls of a module, each with its scope, and the slots of what it defines."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.tree = ast.parse(path.read_text(encoding="utf-8"))
        self.calls: list[tuple[str, ast.Call, _Scope]] = []
        self.slots: dict[str, set[_Slot]] = {}
        self._visit(self.tree, _Scope(_assigned(self.tree), {}, {}))

    def _visit(self, node: ast.AST, scope: _Scope) -> None:
        match node:
            case ast.FunctionDef() | ast.AsyncFunctionDef():
                self.slots[node.name] = set()
                own = {parameter.name: parameter for parameter in _parameters(node)}
                values = {name: value for name, value in scope.values.items() if name not in own} | _assigned(node)
                scope = scope._replace(values=values, parameters={**scope.parameters, **own})
            case ast.ClassDef():
                self.slots[node.name] = set()
                scope = scope._replace(fields={field.name: field for field in _fields(node)})
            case ast.Call(
                func=ast.Name(name) | ast.Subscript(value=ast.Name(name)) | ast.Attribute(ast.Name("self"), name)
            ):
                self.calls.append((name, node, scope))
        for child in ast.iter_child_nodes(node):
            self._visit(child, scope)


_STEPS: Final = ("acts", "asks")
"""A function that becomes a step is called without the position."""


class _Following:
    """Goes through all calls until no function is left that passes a parameter on and was not known to."""

    def __init__(self, modules: list[_Module]) -> None:
        self.ids: set[str] = set()
        self._shared: dict[str, set[_Slot]] = defaultdict(set)
        for name, slot in _KERNEL.items():
            self._shared[name].add(slot)
        self._news = True
        while self._news:
            self._news = False
            for module in modules:
                self._go_through(module)

    def _go_through(self, module: _Module) -> None:
        for name, call, scope in module.calls:
            slots = module.slots.get(name) if name not in _KERNEL else None
            for slot in tuple(self._shared[name] if slots is None else slots):
                for given in _given(call, slot):
                    self._follow(given, slot.prefix, scope, module)

    def _follow(self, given: ast.expr, prefix: str, scope: _Scope, module: _Module) -> None:
        match given:
            case ast.Constant(str(text)) if text:
                self.ids.add(prefix + text)
            case ast.IfExp(body=body, orelse=orelse):
                self._follow(body, prefix, scope, module)
                self._follow(orelse, prefix, scope, module)
            case ast.JoinedStr([ast.Constant(str(more)), ast.FormattedValue(value=value)]):
                self._follow(value, prefix + more, scope, module)
            case ast.Name(name) if name in scope.values:
                outer = scope._replace(values={key: value for key, value in scope.values.items() if key != name})
                for value in scope.values[name]:
                    self._follow(value, prefix, outer, module)
            case ast.Name(name) if name in scope.parameters:
                self._learn(scope.parameters[name], prefix, scope, module)
            case ast.Attribute(ast.Name("self"), name) if name in scope.fields:
                self._learn(scope.fields[name], prefix, scope, module)

    def _learn(self, parameter: _Parameter, prefix: str, scope: _Scope, module: _Module) -> None:
        owner, slot = parameter.owner, _Slot(parameter.name, parameter.place, prefix)
        if owner in _KERNEL or slot in module.slots[owner]:
            return
        self._news = True
        module.slots[owner].add(slot)
        if not owner.startswith("_"):
            self._shared[owner].add(slot)
        if parameter.default is not None:
            self._follow(parameter.default, prefix, scope, module)


def used_ids(package: Path) -> set[str]:
    """The ids of the messages that the modules below a folder use."""
    modules = [_Module(path) for path in sorted(package.rglob("*.py"))]
    told = {id for module in modules for node in ast.walk(module.tree) for id in _told(node)}
    listed = {id for module in modules for id in _listed(module)}
    data = (path.read_text(encoding="utf-8") for path in package.rglob("*.yaml"))
    asked = {f"ask-{prompt}" for text in data for prompt in _PROMPT_IN_DATA.findall(text)}
    return _Following(modules).ids | told | listed | asked


def client_ids(folder: Path) -> set[str]:
    """The ids of the texts that the browser client uses; outside the repository, where its code is not, all of them."""
    if not folder.is_dir():
        return {"web-*"}
    return {id for path in folder.rglob("*.ts*") for id in _CLIENT_TEXT.findall(path.read_text(encoding="utf-8"))}


def _given(call: ast.Call, slot: _Slot) -> Iterator[ast.expr]:
    """What a call puts into a slot."""
    yield from (keyword.value for keyword in call.keywords if keyword.arg == slot.name)
    plain = next((n for n, given in enumerate(call.args) if isinstance(given, ast.Starred)), len(call.args))
    if slot.place is not None and slot.place < plain:
        yield call.args[slot.place]


def _parameters(routine: _Routine) -> Iterator[_Parameter]:
    args = routine.args
    by_place = [*args.posonlyargs, *args.args]
    defaults = [None] * (len(by_place) - len(args.defaults)) + args.defaults
    step = any(isinstance(mark, ast.Name) and mark.id in _STEPS for mark in routine.decorator_list)
    bound = 1 if step or (by_place and by_place[0].arg in ("self", "cls")) else 0
    for place, (arg, default) in enumerate(zip(by_place, defaults, strict=True)):
        yield _Parameter(routine.name, arg.arg, place - bound, default)
    for arg, default in zip(args.kwonlyargs, args.kw_defaults, strict=True):
        yield _Parameter(routine.name, arg.arg, None, default)


def _fields(kind: ast.ClassDef) -> Iterator[_Parameter]:
    """The fields of a data class, in the order in which it takes them."""
    fields = (part for part in kind.body if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name))
    for place, part in enumerate(fields):
        assert isinstance(part.target, ast.Name)
        yield _Parameter(kind.name, part.target.id, place, part.value)


def _assigned(node: ast.Module | _Routine) -> _Values:
    """What is assigned to the names of a module or a function."""
    values: _Values = defaultdict(list)
    parts = node.body if isinstance(node, ast.Module) else ast.walk(node)
    for part in parts:
        match part:
            case ast.Assign(targets=[ast.Name(name)], value=value):
                values[name].append(value)
            case ast.AnnAssign(target=ast.Name(name), value=ast.expr() as value):
                values[name].append(value)
    return dict(values)


def _told(node: ast.AST) -> Iterator[str]:
    match node:
        case ast.ClassDef(name=name, bases=[ast.Name("Event"), *_], body=body):
            id = f"event-{_WORD_STARTS.sub('-', name).lower()}"
            yield id
            if any(isinstance(part, ast.FunctionDef) and part.name == "seen_by" for part in body):
                yield f"{id}-unseen"


def _listed(module: _Module) -> Iterator[str]:
    """The MESSAGE_IDS of a module; where they are made of its data, the module is asked."""
    for value in _assigned(module.tree).get("MESSAGE_IDS", ()):
        try:
            yield from ast.literal_eval(value)
        except ValueError:
            yield from importlib.import_module(_import_name(module.path)).MESSAGE_IDS


def _import_name(path: Path) -> str:
    packages = [folder.name for folder in takewhile(lambda folder: (folder / "__init__.py").exists(), path.parents)]
    return ".".join([*reversed(packages), path.stem]).removesuffix(".__init__")
