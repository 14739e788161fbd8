"""The commands `cards` and `card`."""

import json
from collections.abc import Mapping
from enum import StrEnum
from typing import Annotated

from rich.padding import Padding
from rich.text import Text

from cyberdeck.cli.clauses import about_card
from cyberdeck.cli.line import argument, option
from cyberdeck.cli.play.deckers.glossary import called, show
from cyberdeck.cli.play.netrunner.glossary import facts
from cyberdeck.cli.terminal import Terminal
from cyberdeck.deckers.cardlist import PARTS, card_list
from cyberdeck.kernel import Complaint, Message, message
from cyberdeck.netrunner.cardlist import card_data
from cyberdeck.netrunner.cardnames import find_card, folded, near, titles_of
from cyberdeck.netrunner.printed import PRINTED, Printed


class Cards(StrEnum):
    """Whose cards `cards` lists."""

    netrunner = "netrunner"
    deckers = "deckers"


def show_cards(
    terminal: Terminal,
    game: Annotated[Cards, argument("cards-help-game")] = Cards.netrunner,
    search: Annotated[str, option("cards-help-search")] = "",
    as_json: Annotated[bool, option("cards-help-json", "--json")] = False,
) -> None:
    """All cards, or those in which all words occur."""
    wanted = [folded(word) for word in search.split()]
    if game is Cards.deckers:
        _show_deckers(terminal, wanted, as_json)
        return
    found = [card for card in PRINTED.values() if all(word in _all_words(terminal, card) for word in wanted)]
    if as_json:
        _show_json(terminal, [card_data(card, terminal.language) for card in found])
        return
    for card in found:
        _show(terminal, card)
    _show_count(terminal, len(found))


def _show_deckers(terminal: Terminal, wanted: list[str], as_json: bool) -> None:
    """Command cards, deckers, objectives, packets, computers and their upgrades."""
    things = card_list(terminal.language)
    found = [thing for thing in things if all(word in _words(thing) for word in wanted)]
    if as_json:
        _show_json(terminal, found)
        return
    for thing in found:
        terminal.line()
        show(terminal, str(thing["id"]))
    _show_count(terminal, len(found))


def _words(thing: Mapping[str, object]) -> str:
    texts = PARTS[str(thing["kind"])]
    return folded(" ".join(str(thing[part]) for part in ("title", *texts) if part in thing))


def _show_json(terminal: Terminal, found: list[dict[str, object]]) -> None:
    terminal.out.out(json.dumps(found, ensure_ascii=False, indent=2))


def _show_count(terminal: Terminal, count: int) -> None:
    terminal.line()
    terminal.say(message("cards-found", count=count), "dim")


def show_card(terminal: Terminal, name: Annotated[list[str], argument("cards-help-name")]) -> None:
    """One card, and what the rules reference says about it; also anything of Deckers that has that name."""
    words = " ".join(name)
    if find_card(words) is None and (other := called(words, terminal.language)) is not None:
        show(terminal, other)
        return
    card = _looked_up(terminal, words)
    _show(terminal, card)
    clauses = about_card(card.number, terminal.language)
    terminal.line()
    terminal.say(message("cards-clauses" if clauses else "cards-no-clauses"), "bold cyan")
    for id, words in clauses.items():
        terminal.show(Padding(Text.assemble((f"{id}  ", "bold"), words), (0, 0, 0, 2)))


def _looked_up(terminal: Terminal, name: str) -> Printed:
    """A card by its name, or by a part of it that no other has."""
    card = find_card(name)
    wanted = folded(name)
    if card is None and wanted:
        parts = [card for card in PRINTED.values() if any(wanted in folded(title) for title in titles_of(card))]
        if len(parts) == 1:
            return parts[0]
        like = [_title(terminal, card) for card in parts[:6]] or near(name)
        if like:
            raise Complaint(message("cards-near", name=name[:60], near=", ".join(like)))
    if card is None:
        raise Complaint(message("cards-none", name=name[:60]))
    return card


def _show(terminal: Terminal, card: Printed) -> None:
    told = [terminal.text(fact) for fact in facts(card)]
    if card.influence is not None:
        told.append(terminal.text(message("cards-influence", number=card.influence)))
    terminal.line()
    terminal.line((f"{card.number:>3}  ", "dim"), (_title(terminal, card), "bold"))
    terminal.show(Padding(Text(" · ".join(told), "cyan"), (0, 0, 0, 5)))
    terminal.show(Padding(Text(_text(terminal, card)), (0, 0, 0, 5)))


def _all_words(terminal: Terminal, card: Printed) -> str:
    told = [terminal.text(fact) for fact in facts(card)]
    side = terminal.text(Message(f"side-{card.side.notation(-1)}"))
    return folded(" ".join([*titles_of(card), side, *told, _text(terminal, card)]))


def _title(terminal: Terminal, card: Printed) -> str:
    return terminal.text(Message(f"card-{card.id}"))


def _text(terminal: Terminal, card: Printed) -> str:
    return terminal.text(Message(f"card-{card.id}.text"))
