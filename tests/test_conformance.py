"""The conformance script: what it takes for a clause, for a citation and for a fault."""

from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[1]

RULES = """\
# A game

- **[EN]** a source.

## NR-1 Frame

- **NR-1.1** Two players. [EN]
- **NR-1.2** Advice | or not. [EN]
- **NR-EX-1 A run (Bart).** Given: **P R** and NR-1.1.
  - NR-9.9 is a step of it.

## 2 Later

- DK-2.1 One to four people.
"""

REASONS = """\
unobservable:
  NR-1.2: advice
later:
  DK-2.1: next year
"""

TESTS = '''\
"""Nothing counts here: NR-EX-1."""

# Nor here: NR-EX-1.

# NR-1.1, above the decorator.
@mark(
    "NR-2.1"
)
def test_first():
    """NR-3.1 to 3.2."""
    text = "NR-4.1"
    # NR-5.1.


class TestOthers:
    async def test_second(self):
        assert True  # NR-1.1 and NR-1
        # NR-CARD-12

    def helper(self):
        """NR-EX-1."""
'''


def load() -> ModuleType:
    spec = spec_from_file_location("conformance", ROOT / "scripts" / "conformance.py")
    assert spec
    assert spec.loader
    module = module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


conformance = load()


IN_TEXTS = "src/cyberdeck/locale/en/rules"


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project with these rules and reasons, and no tests."""
    rules, reasons = tmp_path / IN_TEXTS, tmp_path / "docs" / "rules"
    for folder in (rules, reasons, tmp_path / "tests" / "deep"):
        folder.mkdir(parents=True)
    (rules / "game.md").write_text(RULES)
    (reasons / "game-unobservable.yaml").write_text(REASONS)
    return tmp_path


def cite(project: Path, text: str, name: str = "test_cards.py") -> None:
    (project / "tests" / "deep" / name).write_text(f"def test_it():\n    '''{text}'''\n")


def test_clauses_are_the_bullets_with_an_id() -> None:
    found = [(clause.chapter, clause.id, clause.text) for clause in conformance.clauses(RULES)]
    assert found == [
        ("NR-1 Frame", "NR-1.1", "Two players. [EN]"),
        ("NR-1 Frame", "NR-1.2", "Advice | or not. [EN]"),
        ("NR-1 Frame", "NR-EX-1", "A run (Bart). Given: P R and NR-1.1."),
        ("2 Later", "DK-2.1", "One to four people."),
    ]


def test_a_citation_belongs_to_the_test_function_around_it() -> None:
    assert list(conformance.citations(TESTS)) == [
        ("NR-1.1", "test_first"),
        ("NR-2.1", "test_first"),
        ("NR-3.1", "test_first"),
        ("NR-4.1", "test_first"),
        ("NR-5.1", "test_first"),
        ("NR-1", "test_second"),
        ("NR-1.1", "test_second"),
        ("NR-CARD-12", "test_second"),
    ]


def test_each_clause_is_cited_or_excused_or_open(project: Path) -> None:
    cite(project, "NR-1.1")
    matrix = conformance.read_matrix(project)
    assert [(matrix.status(clause), matrix.note(clause)) for clause in matrix.clauses] == [
        ("cited", "test_cards.test_it"),
        ("unobservable", "unobservable: advice"),
        ("open", "open"),
        ("later", "later: next year"),
    ]
    assert [clause.id for clause in matrix.open()] == ["NR-EX-1"]
    assert matrix.summary() == "4 clauses: 1 cited, 1 unobservable, 1 later, 1 open"
    assert matrix.faults() == []


def test_a_citation_outweighs_a_reason(project: Path) -> None:
    cite(project, "NR-1.2")
    matrix = conformance.read_matrix(project)
    assert matrix.summary() == "4 clauses: 1 cited, 0 unobservable, 1 later, 2 open"
    assert matrix.faults() == []


def test_a_chapter_may_be_named_but_cites_nothing(project: Path) -> None:
    cite(project, "NR-1")
    matrix = conformance.read_matrix(project)
    assert matrix.summary() == "4 clauses: 0 cited, 1 unobservable, 1 later, 2 open"
    assert matrix.faults() == []


def test_ids_that_name_no_clause_are_faults(project: Path) -> None:
    cite(project, "NR-1.3, NR-FAQ-7")
    (project / "docs" / "rules" / "other-unobservable.yaml").write_text("later:\n  NR-8.1: never\n")
    assert conformance.read_matrix(project).faults() == [
        "test_cards.test_it cites NR-1.3, which is no clause",
        "test_cards.test_it cites NR-FAQ-7, which is no clause",
        "NR-8.1 has a reason, but is no clause",
    ]


def test_a_clause_that_is_there_twice_is_a_fault(project: Path) -> None:
    (project / IN_TEXTS / "other.md").write_text("- NR-1.1 Again.\n")
    assert conformance.read_matrix(project).faults() == ["NR-1.1 is there 2 times"]


def test_this_file_cites_nothing(project: Path) -> None:
    cite(project, "NR-1.1", Path(__file__).name)
    assert conformance.read_matrix(project).tests == {}


def test_the_markdown_holds_every_clause(project: Path) -> None:
    cite(project, "NR-1.1")
    lines = conformance.markdown(conformance.read_matrix(project)).splitlines()
    assert "4 clauses: 1 cited, 1 unobservable, 1 later, 1 open." in lines
    assert "## 2 Later" in lines
    assert "| NR-1.1 | Two players. [EN] | test_cards.test_it |" in lines
    assert r"| NR-1.2 | Advice \| or not. [EN] | unobservable: advice |" in lines


def test_the_check_fails_on_open_clauses_only_while_there_are_some(
    project: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(conformance, "ROOT", project)
    cite(project, "NR-1.1")
    with pytest.raises(conformance.typer.Exit):
        conformance.main(check=True)
    assert "NR-EX-1 is open" in capsys.readouterr().out
    cite(project, "NR-1.1, NR-EX-1")
    conformance.main(check=True)
    assert capsys.readouterr().out == "4 clauses: 2 cited, 1 unobservable, 1 later, 0 open\n"


def test_the_ids_of_this_project_name_clauses() -> None:
    assert conformance.read_matrix(ROOT).faults() == []


def test_every_clause_is_cited_or_cannot_be_observed() -> None:
    assert [clause.id for clause in conformance.read_matrix(ROOT).open()] == []
