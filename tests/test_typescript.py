"""The types of the client are those of the service and of the games; `python scripts/typescript.py` renews them."""

from __future__ import annotations

import importlib.util
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from types import ModuleType
from typing import Literal

import msgspec
import pytest
from msgspec.inspect import type_info

SCRIPT = Path(__file__).parents[1] / "scripts" / "typescript.py"


@pytest.fixture(scope="module")
def typescript() -> ModuleType:
    spec = importlib.util.spec_from_file_location("typescript", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_files_say_what_the_types_say(typescript: ModuleType) -> None:
    stale = [file.path.name for file in typescript.files() if file.path.read_text(encoding="utf-8") != file.text]
    assert stale == [], "run `python scripts/typescript.py`"


def test_a_stale_file_is_named_with_the_command_that_renews_it(
    typescript: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "wire.ts").write_text("export type Old = never;\n")
    monkeypatch.setattr(typescript, "ROOT", tmp_path)
    monkeypatch.setattr(typescript, "files", lambda: [typescript.File(tmp_path / "wire.ts")])
    assert typescript.main(check=True) == 1
    assert capsys.readouterr().out == (
        "wire.ts no longer says what the Python types say: run `python scripts/typescript.py`\n"
    )
    assert typescript.main(check=False) == 0
    assert typescript.main(check=True) == 0


Kind = Literal["red", "blue"]


class Size(Enum):
    SMALL = "small"
    LARGE = "large"


@dataclass(frozen=True)
class Seen:
    """What is seen."""

    name: str | None
    """Null where it is hidden."""
    kinds: dict[Kind, int]
    sizes: tuple[Size, ...] = ()


class Sent(msgspec.Struct, tag="sent", forbid_unknown_fields=True):
    seen: list[Seen | None]
    kind: Kind | None = None


def test_how_types_are_written(typescript: ModuleType) -> None:
    """What is received is whole, what is sent may leave out what has a default; strings below fields are comments."""
    file = typescript.File(Path("view.ts"))
    file.alias("Kind", Kind)
    assert file.type(type_info(Sent)) == "Sent"
    assert file.written == {
        "Kind": 'export type Kind = "blue" | "red";\n',
        "Sent": """export interface Sent {
  readonly type: "sent";
  readonly seen: readonly (Seen | null)[];
  readonly kind?: Kind | null;
}
""",
        "Seen": """/** What is seen. */
export interface Seen {
  /** Null where it is hidden. */
  readonly name: string | null;
  readonly kinds: Readonly<Partial<Record<Kind, number>>>;
  readonly sizes: readonly Size[];
}
""",
        "Size": 'export type Size = "small" | "large";\n',
    }


def test_a_type_of_another_file_is_imported(typescript: ModuleType) -> None:
    shared = typescript.File(Path("wire.ts"))
    shared.type(type_info(Seen))
    file = typescript.File(Path("view.ts"), shared)
    file.type(type_info(list[Seen]))
    assert file.written == {}
    assert 'import type { Seen } from "../service/wire";\n' in file.text
