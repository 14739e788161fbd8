"""The drawings of the table and its letters, as data that Python draws positions with.

`python scripts/drawings.py` renews the files of the drawings from web/src; with `--check` it only says which ones are
stale. `python scripts/drawings.py --letters` also renews the outlines of the letters (needs fonttools and brotli).
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parents[1]
WEB: Final = ROOT / "web"
SOURCES: Final = ROOT / "src" / "cyberdeck"
FONTS: Final = WEB / "node_modules" / "@fontsource-variable"
FACES: Final = {"display": ("tektur", 700), "read": ("sofia-sans-condensed", 600)}
SETS: Final = ("latin", "latin-ext", "cyrillic")
WANTED: Final = (
    "".join(map(chr, range(0x20, 0x7F)))
    + "ÄÖÜäöüßéàèêëïôœÉ"
    + "ĄĆĘŁŃÓŚŹŻąćęłńóśźż"
    + "".join(map(chr, range(0x410, 0x450)))
    + "Ёё"
    + "“”„‘’‚«»–—…×·•→§©"
)


def drawings() -> dict[Path, str]:
    """The files of the drawings, and what they should hold."""
    told = subprocess.run(["node", "drawings.mjs"], cwd=WEB, capture_output=True, text=True, check=True).stdout
    found: dict[str, Any] = json.loads(told)
    return {SOURCES / game / "data" / "drawings.json": _written(data) for game, data in found.items()}


def letters() -> dict[Path, str]:
    """Of each face the letters that our texts use: how far each goes, and its outline from its foot on the left."""
    from fontTools.pens.svgPathPen import SVGPathPen
    from fontTools.pens.transformPen import TransformPen
    from fontTools.ttLib import TTFont
    from fontTools.varLib.instancer import instantiateVariableFont

    faces: dict[str, dict[str, Any]] = {}
    for face, (family, weight) in FACES.items():
        found = faces.setdefault(face, {})
        for part in SETS:
            font = TTFont(FONTS / family / "files" / f"{family}-{part}-wght-normal.woff2")
            font = instantiateVariableFont(font, {"wght": weight})
            glyphs, names, unit = font.getGlyphSet(), font.getBestCmap(), 1000 / font["head"].unitsPerEm
            for letter in WANTED:
                if ord(letter) not in names or letter in found:
                    continue
                glyph = glyphs[names[ord(letter)]]
                pen = SVGPathPen(glyphs, ntos=lambda number: str(round(number)))
                glyph.draw(TransformPen(pen, (unit, 0, 0, -unit, 0, 0)))
                found[letter] = [round(glyph.width * unit), pen.getCommands()]
    return {SOURCES / "kernel" / "data" / "letters.json": _written(faces)}


def _written(data: dict[str, dict[str, Any]]) -> str:
    """A line for each thing that is drawn."""

    def line(name: str, thing: object) -> str:
        return f"  {json.dumps(name, ensure_ascii=False)}: {json.dumps(thing, ensure_ascii=False)}"

    kinds = (
        f" {json.dumps(kind)}: {{\n" + ",\n".join(line(*row) for row in things.items()) + "\n }"
        for kind, things in data.items()
    )
    return "{\n" + ",\n".join(kinds) + "\n}\n"


def main(arguments: list[str]) -> int:
    wanted = {**drawings(), **(letters() if "--letters" in arguments else {})}
    stale = [path for path, text in wanted.items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    if "--check" in arguments:
        for path in stale:
            print(f"{path.relative_to(ROOT)} is stale: run python scripts/drawings.py")
        return int(bool(stale))
    for path in stale:
        path.parent.mkdir(exist_ok=True)
        path.write_text(wanted[path], encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
