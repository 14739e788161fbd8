"""The commands about decks."""

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.table import Table

from cyberdeck.cli.deckplot import plot
from cyberdeck.cli.deckstats import HAND, chance, costs, hands, mean_cost, roles, types
from cyberdeck.cli.line import Command, Group, argument, option
from cyberdeck.cli.terminal import Terminal
from cyberdeck.kernel import Complaint, Message, message
from cyberdeck.netrunner.deckbuilding import (
    agenda_points,
    agenda_points_for,
    faults,
    influence,
    influence_by_faction,
    influence_of,
    is_foreign,
    size,
)
from cyberdeck.netrunner.deckfiles import find_deck, write_deck
from cyberdeck.netrunner.deckformats import NamedDeck, by_type
from cyberdeck.netrunner.decklinks import link_of
from cyberdeck.netrunner.decks import Deck, starter_names
from cyberdeck.netrunner.printed import PRINTED
from cyberdeck.netrunner.words import CORP

HEADING: Final = "bold cyan"
HOME: Final = "http://localhost:8737"
"""Where `make play` serves."""
DOT: Final = "●"
_BAR: Final = "█"
_LONGEST_BAR: Final = 40


File = Annotated[str, argument("deck-help-file")]
Identity = Annotated[str, option("deck-help-identity", "--identity")]


def check(
    terminal: Terminal,
    file: File,
    sets: Annotated[int | None, option("deck-help-sets", min=1, show_default=False)] = None,
    identity: Identity = "",
) -> None:
    if not show_check(terminal, found(terminal, file, identity), sets):
        raise typer.Exit(1)


def show(terminal: Terminal, file: File, identity: Identity = "") -> None:
    show_deck(terminal, found(terminal, file, identity))


def hand(
    terminal: Terminal,
    file: File,
    number: Annotated[int, option("deck-help-hands", "--hands", min=0, max=1000)] = 3,
    seed: Annotated[int, option("deck-help-seed")] = 0,
    identity: Identity = "",
) -> None:
    show_hand(terminal, found(terminal, file, identity), number, seed)


def convert(
    terminal: Terminal, file: File, to: Annotated[str, argument("deck-help-to")], identity: Identity = ""
) -> None:
    write_deck(to, found(terminal, file, identity))
    terminal.say(message("deck-converted", file=to), "green")


def link(
    terminal: Terminal,
    file: File,
    identity: Identity = "",
    address: Annotated[str, option("deck-help-address", "--address")] = HOME,
) -> None:
    """Where the deckbuilder of a service opens the deck; bare, so that it can be piped and copied."""
    named = found(terminal, file, identity)
    terminal.out.out(link_of(named.deck, named.name, address))


def stats(
    terminal: Terminal,
    file: File,
    plotted: Annotated[str, option("deck-help-plot", "--plot")] = "",
    identity: Identity = "",
) -> None:
    named = found(terminal, file, identity)
    show_stats(terminal, named)
    if plotted:
        write_plot(terminal, plotted, named)


DECK: Final = Group(
    "deck",
    message("deck-help"),
    (
        Command("check", message("deck-help-check"), check),
        Command("show", message("deck-help-show"), show),
        Command("hand", message("deck-help-hand"), hand),
        Command("convert", message("deck-help-convert"), convert),
        Command("link", message("deck-help-link"), link),
        Command("stats", message("deck-help-stats"), stats),
    ),
)


def found(terminal: Terminal, file: str, identity: str = "") -> NamedDeck:
    """The deck in a file or a link, or a starter deck under a name in the reader's language."""
    named = find_deck(file, identity)
    if file not in starter_names():
        return named
    return named._replace(name=terminal.text(message("deck-starter", faction=Message(f"faction-{file}"))))


def show_check(terminal: Terminal, named: NamedDeck, sets: int | None) -> bool:
    """Whether a deck is legal, and all the reasons why it is not."""
    reasons = faults(named.deck, sets)
    if not reasons:
        terminal.say(message("deck-legal", name=named.name), "bold green")
        _show_totals(terminal, named.deck)
        return True
    terminal.say(message("deck-not-legal", name=named.name, count=len(reasons)), "bold red")
    for reason in reasons:
        clause = f"  {reason.clause}" if reason.clause else ""
        terminal.line(("  – ", "red"), (terminal.text(reason.message), ""), (clause, "dim"))
    return False


def show_deck(terminal: Terminal, named: NamedDeck) -> None:
    """The cards by type, those of other factions with their influence."""
    _show_head(terminal, named)
    identity = PRINTED[named.deck.identity]
    groups = by_type(named.deck)
    width = max((len(_title(terminal, id)) for cards in groups.values() for id in cards), default=0)
    for type, cards in groups.items():
        _heading(terminal, Message(f"type-{type.value}"), sum(cards.values()))
        for id, copies in cards.items():
            card = PRINTED[id]
            foreign = is_foreign(card, identity)
            dots = DOT * influence_of(card, identity) * copies
            owner = f"  {terminal.text(Message(f'faction-{card.faction}'))}" if foreign else ""
            title = f"{_title(terminal, id):<{width}}  " if foreign else _title(terminal, id)
            terminal.line((f"{copies:>3}  ", "bold"), (title, ""), (dots, "cyan"), (owner, "dim"))


def show_hand(terminal: Terminal, named: NamedDeck, number: int, seed: int) -> None:
    """How likely the opening hand holds what a deck needs, and some hands."""
    deck = named.deck
    _show_head(terminal, named)
    terminal.line()
    table = Table(box=None, padding=(0, 2, 0, 0), header_style=HEADING)
    table.add_column(terminal.text(message("deck-hand-one", cards=HAND)))
    for heading in (message("deck-hand-cards"), message("deck-hand-first"), message("deck-hand-second")):
        table.add_column(terminal.text(heading), justify="right")
    for kind, cards in (types(deck) | roles(deck)).items():
        table.add_row(_capital(terminal.text(kind)), *_odds(terminal, cards, size(deck)))
    for copies in (3, 2, 1):
        if copies in deck.cards.values():
            label = terminal.text(message("deck-hand-copies", copies=copies))
            table.add_row(label, *_odds(terminal, copies, size(deck)), style="dim")
    terminal.show(table)
    if number:
        terminal.line()
        terminal.say(message("deck-hand-samples", seed=str(seed)), HEADING)
    for place, hand in enumerate(hands(deck, number, seed), 1):
        titles = Table.grid(padding=(0, 1, 0, 0))
        titles.add_row(f"{place:>3}.", ", ".join(_title(terminal, id) for id in hand))
        terminal.show(titles)


def show_stats(terminal: Terminal, named: NamedDeck) -> None:
    """What a deck is made of, what it costs and where its influence goes."""
    deck = named.deck
    _show_head(terminal, named)
    _show_bars(terminal, message("deck-mix"), {_capital(terminal.text(kind)): n for kind, n in types(deck).items()})
    _show_bars(terminal, message("deck-roles"), {_capital(terminal.text(kind)): n for kind, n in roles(deck).items()})
    tenths = round(mean_cost(deck) * 10)
    mean = message("tenths", whole=tenths // 10, tenth=tenths % 10)
    curve = {f"{cost:>2}": types.total() for cost, types in costs(deck).items()}
    _show_bars(terminal, message("deck-costs", mean=mean), curve)
    spent = influence_by_faction(deck)
    factions = {terminal.text(Message(f"faction-{faction}")): points for faction, points in spent.items()}
    _show_bars(terminal, _influence(deck), factions)


def write_plot(terminal: Terminal, file: str, named: NamedDeck) -> None:
    """The same as a picture."""
    if Path(file).suffix.lower() != ".svg":
        raise Complaint(message("deck-plot-format", file=file))
    try:
        Path(file).write_text(plot(named, terminal.text), encoding="utf-8")
    except (OSError, ValueError):
        raise Complaint(message("file-not-written", file=file)) from None
    terminal.line()
    terminal.say(message("deck-plotted", file=file), "green")


def _show_head(terminal: Terminal, named: NamedDeck) -> None:
    terminal.line((named.name, "bold"))
    terminal.line((_title(terminal, named.deck.identity), ""))
    _show_totals(terminal, named.deck)
    if faults(named.deck):
        terminal.say(message("deck-see-check"), "yellow")


def _show_totals(terminal: Terminal, deck: Deck) -> None:
    cards = size(deck)
    told = [message("deck-size", cards=cards, least=PRINTED[deck.identity].min_deck), _influence(deck)]
    allowed = agenda_points_for(cards) if deck.side is CORP else None
    if allowed is not None:
        low, high = allowed
        told.append(message("deck-points", points=agenda_points(deck), low=low, high=high))
    terminal.line((" · ".join(map(terminal.text, told)), "dim"))


def _influence(deck: Deck) -> Message:
    return message("deck-influence", spent=influence(deck), limit=PRINTED[deck.identity].influence_limit)


def _show_bars(terminal: Terminal, heading: Message, numbers: Mapping[str, int]) -> None:
    """Numbers as bars, one character a card where there is room."""
    terminal.line()
    terminal.line((_capital(terminal.text(heading)), HEADING))
    width = max(map(len, numbers), default=0)
    scale = min(1.0, _LONGEST_BAR / max([*numbers.values(), 1]))
    for label, number in numbers.items():
        bar = _BAR * max(round(number * scale), int(number > 0))
        terminal.line((f"  {label:<{width}}  ", ""), (f"{number:>2}  ", "bold"), (bar, "cyan"))


def _heading(terminal: Terminal, title: Message, cards: int) -> None:
    terminal.line()
    terminal.line((f"{_capital(terminal.text(title))} ({cards})", HEADING))


def _odds(terminal: Terminal, wanted: int, cards: int) -> tuple[str, ...]:
    """The number of cards, the chance of one of them in a hand, and with a mulligan if there is none."""
    once = chance(wanted, cards)
    return str(wanted), *(_percent(terminal, share) for share in (once, 1 - (1 - once) ** 2))


def _percent(terminal: Terminal, share: float) -> str:
    """In whole percent; what is not certain is never 100 %."""
    return terminal.text(message("percent", number=round(share * 100) if share == 1 else min(99, round(share * 100))))


def _title(terminal: Terminal, id: str) -> str:
    return terminal.text(Message(f"card-{id}"))


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
