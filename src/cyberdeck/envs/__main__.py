"""What stands where in an observation: `python -m cyberdeck.envs`, as Markdown for docs/environments.md."""

from __future__ import annotations

from collections.abc import Iterator

from cyberdeck.envs.layout import Part
from cyberdeck.envs.play import layout_of

GAMES = ("netrunner", "deckers")
LONG = 40
"""Longer lists are told by how they begin and end."""


def described(game: str) -> Iterator[str]:
    layout = layout_of(game)
    yield f"**{game}**, layout {layout.version}: {layout.size} bytes."
    yield ""
    yield "| part | from byte | rows × columns | rows | columns |"
    yield "|---|---|---|---|---|"
    start = 0
    for part in layout.parts:
        rows, columns = part.shape
        yield f"| `{part.name}` | {start} | {rows} × {columns} | {_rows(part)} | {_words(part.columns)} |"
        start += part.size


def _rows(part: Part) -> str:
    return "" if isinstance(part.rows, int) else _words(part.rows)


def _words(words: tuple[str, ...]) -> str:
    if len(words) <= LONG or words[0] in ("side", "seats"):
        return ", ".join(words)
    return f"{words[0]}, {words[1]} … {words[-1]}"


def main() -> None:
    for game in GAMES:
        print("\n".join(described(game)))
        print()


if __name__ == "__main__":
    main()
