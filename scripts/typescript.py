"""TypeScript types of what goes over the wire and of what each game shows, written from the Python types.

`python scripts/typescript.py` renews the files in web/src; with `--check` it only says which ones are stale.
"""

from __future__ import annotations

import ast
import inspect
import json
import sys
import textwrap
import types
from collections.abc import Iterable, Iterator, Mapping
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import inspect as shapes

from cyberdeck import games, kernel
from cyberdeck.kernel.plain import saved_fields
from cyberdeck.locale import messages
from cyberdeck.service import clocks, cupforms, forms, friendforms, seekforms, solved, wire

ROOT: Final = Path(__file__).parents[1]
WEB: Final = ROOT / "web" / "src"
WIRE: Final = WEB / "service" / "wire.ts"
WIDEST: Final = 120
COMMAND: Final = "python scripts/typescript.py"

_SIMPLE: Final[Mapping[type[shapes.Type], str]] = {
    shapes.AnyType: "unknown",
    shapes.BoolType: "boolean",
    shapes.FloatType: "number",
    shapes.IntType: "number",
    shapes.NoneType: "null",
    shapes.RawType: "unknown",
    shapes.StrType: "string",
}
Named = shapes.StructType | shapes.DataclassType | shapes.NamedTupleType | shapes.EnumType


class File:
    """One file: the types that were asked for and all that they consist of, each once, in the order of need."""

    def __init__(self, path: Path, *shared: File) -> None:
        self.path, self.shared = path, shared
        self.written: dict[str, str] = {}
        """The declarations by name; a name that is still being written has none."""
        self.aliases: dict[str, str] = {}
        """The names of unions, by what they stand for."""
        self.classes: set[type] = set()
        self.imported: set[str] = set()

    def alias(self, name: str, of: Any) -> None:
        """A union of Python has a name in TypeScript too."""
        if name in self.written:
            return
        text = self.type(shapes.type_info(of))
        self.aliases[text] = name
        self.written[name] = _broken(f"export type {name} =", text.split(" | "))

    def type(self, shape: shapes.Type) -> str:
        """How a type is written where it is used."""
        match shape:
            case shapes.Metadata():
                return self.type(shape.type)
            case shapes.LiteralType():
                return self._named(" | ".join(map(json.dumps, shape.values)))
            case shapes.UnionType():
                return self._union(shape)
            case shapes.TupleType():
                return f"readonly [{', '.join(map(self.type, shape.item_types))}]"
            case shapes.ListType() | shapes.VarTupleType():
                item = self.type(shape.item_type)
                return f"readonly ({item})[]" if item.startswith("readonly ") or " | " in item else f"readonly {item}[]"
            case shapes.DictType():
                return self._record(shape)
            case shapes.StructType() | shapes.DataclassType() | shapes.NamedTupleType() | shapes.EnumType():
                return self._declared(shape)
        return _SIMPLE[type(shape)]

    def _named(self, text: str) -> str:
        return self.aliases.get(text, text)

    def _union(self, shape: shapes.UnionType) -> str:
        parts = [self.type(part) for part in shape.types if not isinstance(part, shapes.NoneType)]
        text = self._named(" | ".join(parts))
        return f"{text} | null" if shape.includes_none else text

    def _record(self, shape: shapes.DictType) -> str:
        key, value = self.type(shape.key_type), self.type(shape.value_type)
        record = f"Record<{key}, {value}>"
        return f"Readonly<{record}>" if key == "string" else f"Readonly<Partial<{record}>>"

    def _declared(self, shape: Named) -> str:
        """The name of a class, whose declaration is written beside its first use."""
        name = shape.cls.__name__
        if any(shape.cls in file.classes for file in self.shared):
            self.imported.add(name)
        elif shape.cls not in self.classes:
            self.classes.add(shape.cls)
            self.written[name] = ""
            self.written[name] = self._declaration(name, shape)
        return name

    def _declaration(self, name: str, shape: Named) -> str:
        if isinstance(shape, shapes.EnumType):
            values = [json.dumps(member.value) for member in shape.cls]
            return _told(shape.cls, "") + _broken(f"export type {name} =", values)
        if isinstance(shape, shapes.NamedTupleType):
            items = ", ".join(f"{field.name}: {self.type(field.type)}" for field in shape.fields)
            return _told(shape.cls, "") + f"export type {name} = readonly [{items}];\n"
        return _told(shape.cls, "") + f"export interface {name} {{\n{''.join(self._fields(shape))}}}\n"

    def _fields(self, shape: shapes.StructType | shapes.DataclassType) -> Iterator[str]:
        # What has a default may be left out by a client; the service does so only in what says so, and of what is
        # spare the page puts everything back as soon as it hears it.
        sent = isinstance(shape, shapes.StructType) and _may_leave_out(shape)
        if isinstance(shape, shapes.StructType) and shape.tag_field is not None:
            yield f"  readonly {shape.tag_field}: {json.dumps(shape.tag)};\n"
        docs = _field_docs(shape.cls)
        for field in shape.fields:
            mark = "?" if sent and not field.required else ""
            yield _comment(docs.get(field.name, ""), "  ")
            yield f"  readonly {field.encode_name}{mark}: {self.type(field.type)};\n"

    @property
    def text(self) -> str:
        head = f"// Written by {COMMAND} from the types of the engine and the service: do not edit.\n\n"
        imports = f'import type {{ {", ".join(sorted(self.imported))} }} from "../service/wire";\n\n'
        return head + (imports if self.imported else "") + "\n".join(self.written.values())


def _may_leave_out(shape: shapes.StructType) -> bool:
    omits = shape.cls.__struct_config__.omit_defaults and not issubclass(shape.cls, wire.Spare)
    return shape.forbid_unknown_fields or omits


def _broken(head: str, parts: Iterable[str]) -> str:
    """A union in one line, or a line for each part."""
    parts = list(parts)
    line = f"{head} {' | '.join(parts)};\n"
    return line if len(line) <= WIDEST + 1 else f"{head}\n" + "\n".join(f"  | {part}" for part in parts) + ";\n"


def _told(cls: type, indent: str) -> str:
    """The docstring of a class, unless it was made from its fields."""
    doc = vars(cls).get("__doc__") or ""
    return "" if doc.startswith(f"{cls.__name__}(") else _comment(doc.strip().split("\n\n")[0], indent)


def _comment(text: str, indent: str) -> str:
    words = " ".join(text.split())
    if not words:
        return ""
    line = f"{indent}/** {words} */\n"
    if len(line) <= WIDEST + 1:
        return line
    lines = textwrap.wrap(words, WIDEST - len(indent) - 3)
    return f"{indent}/**\n" + "".join(f"{indent} * {part}\n" for part in lines) + f"{indent} */\n"


def _field_docs(cls: type) -> dict[str, str]:
    """The strings below the fields of a class."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(cls)))
    body = tree.body[0].body if isinstance(tree.body[0], ast.ClassDef) else []
    docs: dict[str, str] = {}
    for field, below in pairwise(body):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name) and isinstance(below, ast.Expr):
            docs[field.target.id] = str(ast.literal_eval(below.value))
    return docs


def _unions(*modules: types.ModuleType) -> Iterator[tuple[str, Any]]:
    """The unions and literals that a module has a name for."""
    for module in modules:
        for name, value in vars(module).items():
            if get_origin(value) in (Literal, Union, types.UnionType) and not name.startswith("_"):
                yield name, value


def _of_the_wire() -> File:
    file = File(WIRE)
    file.alias("Arg", int | str | messages.Message)
    for name, union in _unions(clocks, wire, forms, seekforms):
        file.alias(name, union)
    for module in (wire, forms, seekforms, cupforms, friendforms, solved):
        for value in vars(module).values():
            ours = isinstance(value, type) and value.__module__ == module.__name__
            if ours and issubclass(value, msgspec.Struct) and value is not wire.Spare:
                file.type(shapes.type_info(value))
    return file


def _of_a_game(name: str, shared: File) -> File:
    rules = type(games.find(name))
    file = File(WEB / name / "view.ts", shared)
    for shown in (get_type_hints(told)["return"] for told in (rules.view, rules.facts, rules.forecast)):
        if shown is object:
            continue
        cls = next(arg for arg in (shown, *get_args(shown)) if isinstance(arg, type) and arg is not str)
        for union_name, union in _unions(sys.modules[cls.__module__]):
            file.alias(union_name, union)
        file.type(shapes.type_info(shown))
    return file


def _events_of(name: str) -> File:
    """What can happen in a game, as frames tell it: one type for each kind of event."""
    file = File(WEB / name / "events.ts")
    kinds = [cls for cls in _kinds(kernel.Event) if cls.__module__.startswith(f"cyberdeck.{name}.")]
    for cls in kinds:
        hints = get_type_hints(cls)
        fields = "".join(f"  readonly {field}: {_pictured(file, hints[field])};\n" for field in saved_fields(cls))
        body = f"  readonly kind: {json.dumps(cls.kind)};\n{fields}"
        file.written[cls.__name__] = f"{_told(cls, '')}export interface {cls.__name__} {{\n{body}}}\n"
    file.written["Event"] = _broken("export type Event =", [cls.__name__ for cls in kinds])
    return file


def _kinds(cls: type[kernel.Event]) -> Iterator[type[kernel.Event]]:
    """The kinds of event below a class; those that only others derive from are none themselves."""
    below = cls.__subclasses__()
    for kind in below:
        yield from _kinds(kind)
    if not below:
        yield cls


def _pictured(file: File, hint: Any) -> str:
    """How a field of an event is told: by its picture, its word, or the name of the thing."""
    if hint is types.NoneType:
        return "null"
    if get_origin(hint) in (Union, types.UnionType):
        return " | ".join(dict.fromkeys(_pictured(file, part) for part in get_args(hint)))
    if hint is int or get_origin(hint) is Literal or issubclass(hint, str):
        return file.type(shapes.type_info(hint))
    shown = getattr(hint, "pictured", None) or hint.notation
    return file.type(shapes.type_info(get_type_hints(shown)["return"]))


def files() -> list[File]:
    """The wire, and each game that has a room in the client."""
    shared = _of_the_wire()
    names = [name for name in games.all_games() if (WEB / name).is_dir()]
    return [shared, *(_of_a_game(name, shared) for name in names), *map(_events_of, names)]


def main(check: bool) -> int:
    stale = [file for file in files() if not file.path.exists() or file.path.read_text(encoding="utf-8") != file.text]
    for file in stale:
        name = file.path.relative_to(ROOT)
        if check:
            print(f"{name} no longer says what the Python types say: run `{COMMAND}`")
        else:
            file.path.write_text(file.text, encoding="utf-8")
            print(f"{name} written")
    return int(check and bool(stale))


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv[1:]))
