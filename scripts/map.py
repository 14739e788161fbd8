"""The map of the modules: `python scripts/map.py` writes docs/map.md from the first sentence of each module.

With `--check` it only says whether the map is up to date. Within a package of the engine, modules stand in the order in
which they can be read: each after those that it imports.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
MAP: Final = ROOT / "docs" / "map.md"
SOURCE: Final = ROOT / "src" / "cyberdeck"
CLIENT: Final = ROOT / "web" / "src"
PACKAGES: Final = ("locale", "kernel", "netrunner", "deckers", "bots", "puzzles", "envs", "client", "service", "cli")
HEAD: Final = """# The map

Every module in a sentence; `python scripts/map.py` writes this page from their first lines, and a test sees that it is
up to date. Imports point downwards only, the two games never import each other, and the service knows no game.

```
   web/src  ({web})  draws what a seat sees, sends decisions
      |          over /ws and /api
  __main__ --> cli  ({cli})  the command cyberdeck
                |
             service  ({service})  tables over the network
                |
            puzzles  ({puzzles})  positions with a goal, and proofs that it can be reached
                |
              bots  ({bots})  players who see what their seat may see
                |
          games, bench  which games there are; how fast they run
            /       \\
   netrunner  ({netrunner})    deckers  ({deckers})  the rules as chapters, the cards as data
            \\       /
             kernel  ({kernel})  effects, questions, events, journals
                |
             locale  ({locale})  messages in four languages
```

In brackets is the number of modules. Within a package a module stands after those that it imports, so that one can read
from the top.
"""


def page() -> str:
    """The whole map."""
    parts = {package: _listed(package) for package in PACKAGES}
    client = dict(_client())
    counts = {package: len(rows) for package, rows in parts.items()} | {"web": len(client)}
    top = {path.stem: _first_sentence(path) for path in sorted(SOURCE.glob("*.py")) if path.stem != "__init__"}
    sections = [HEAD.format(**counts), _section("cyberdeck", top)]
    sections += [_section(f"cyberdeck.{package}", rows) for package, rows in parts.items()]
    return "\n".join([*sections, _section("web/src", client)])


def _section(title: str, rows: Mapping[str, str]) -> str:
    return "\n".join([f"## {title}", "", "| module | what is in it |", "|---|---|", *map(_row, rows.items()), ""])


def _row(row: tuple[str, str]) -> str:
    name, sentence = row
    return f"| `{name}` | {sentence.replace('|', chr(92) + '|')} |"


def _listed(package: str) -> dict[str, str]:
    """The modules of a package with their sentences, each after those that it imports."""
    paths = {_dotted(path): path for path in (SOURCE / package).rglob("*.py") if "versions" not in path.parts}
    modules = {name for name, path in paths.items() if path.stem != "__init__"}
    imports = {name: set(_imports(path)) & modules for name, path in paths.items()}

    @cache
    def depth(name: str) -> int:
        return 1 + max((depth(other) for other in imports[name]), default=0)

    names = sorted(paths, key=lambda name: (depth(name), name))
    whole = f"cyberdeck.{package}"
    return {name.removeprefix(f"{whole}."): _first_sentence(paths[name]) for name in names}


def _dotted(path: Path) -> str:
    parts = path.relative_to(SOURCE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def _imports(path: Path) -> Iterator[str]:
    """What is imported when the module is, by its full name."""
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)


def _client() -> Iterator[tuple[str, str]]:
    for path in sorted(CLIENT.rglob("*.ts*"), key=lambda path: (len(path.relative_to(CLIENT).parts) > 1, path)):
        if not path.name.endswith(".d.ts"):
            yield path.relative_to(CLIENT).as_posix(), _first_sentence(path)


def _first_sentence(path: Path) -> str:
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".py":
        told = ast.get_docstring(ast.parse(text)) or ""
    else:
        told = "\n".join(line.removeprefix("//").strip() for line in text.partition("\n\n")[0].splitlines())
    sentence = re.split(r"(?<=\.)\s", " ".join(told.partition("\n\n")[0].split()))[0]
    return sentence.removesuffix(".")


def main(words: list[str]) -> int:
    if words != ["--check"]:
        MAP.write_text(page(), encoding="utf-8")
    elif MAP.read_text(encoding="utf-8") != page():
        print("docs/map.md is not up to date; python scripts/map.py writes it anew")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
