"""The command `rules`: the rules reference to read and to search."""

from typing import Annotated

from rich.padding import Padding
from rich.text import Text

from cyberdeck.cli.clauses import without_sources
from cyberdeck.cli.line import argument
from cyberdeck.cli.terminal import Terminal
from cyberdeck.kernel import Complaint, message
from cyberdeck.locale.reference import REFERENCES, Chapter, reference, search


def show_rules(
    terminal: Terminal,
    game: Annotated[str, argument("rules-help-game")],
    words: Annotated[list[str] | None, argument("rules-help-search")] = None,
) -> None:
    """The chapters of a game, or the clauses in which all words occur, by whatever name."""
    if game not in REFERENCES:
        raise Complaint(message("rules-unknown-game", game=game[:40], known=", ".join(REFERENCES)))
    sought = " ".join(words or ()).split()
    found = search(game, terminal.language, sought) if sought else ()
    if sought and not found:
        raise Complaint(message("rules-nothing", words=" ".join(sought)[:60]))
    for chapter in found:
        _show(terminal, chapter)
    for chapter in () if sought else reference(game, terminal.language):
        terminal.line((f"{chapter.id:>8}  ", "bold"), (chapter.title, ""))


def _show(terminal: Terminal, chapter: Chapter) -> None:
    terminal.line()
    terminal.line((f"{chapter.id}  ", "bold cyan"), (chapter.title, "bold cyan"))
    for clause in chapter.clauses:
        words = without_sources(clause.text)
        terminal.show(Padding(Text.assemble((f"{clause.id}  " if clause.id else "", "bold"), words), (0, 0, 0, 2)))
