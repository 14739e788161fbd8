"""The commands `deck`, `cards` and `card`: what they print, and one sentence for every mistake."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET
from collections.abc import Callable
from math import comb
from pathlib import Path

import pytest

from cyberdeck import cli
from cyberdeck.cli.clauses import about_card, named_in
from cyberdeck.cli.deckplot import WIDTH, plot
from cyberdeck.cli.deckstats import chance, costs, hands, is_economy, mean_cost, roles, types
from cyberdeck.kernel import Message
from cyberdeck.locale.reference import clauses
from cyberdeck.locale.texts import LANGUAGES, render
from cyberdeck.netrunner.deckbuilding import size
from cyberdeck.netrunner.deckfiles import find_deck
from cyberdeck.netrunner.deckformats import NamedDeck
from cyberdeck.netrunner.decks import Deck, starter_deck, starter_names
from cyberdeck.netrunner.printed import PRINTED, Printed

Run = Callable[..., tuple[int, str, str]]

TOO_FEW = "Noise\n4x Sure Gamble\n1x Snare!\n"


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Runs one command line on a screen of 80 columns and gives its exit code, output and errors."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "80")

    def command(*arguments: str) -> tuple[int, str, str]:
        code = cli.main(arguments)
        return code, *capsys.readouterr()

    return command


@pytest.fixture
def small(tmp_path: Path) -> str:
    """An illegal deck."""
    file = tmp_path / "small.txt"
    file.write_text(TOO_FEW, encoding="utf-8")
    return str(file)


def complaint(result: tuple[int, str, str]) -> str:
    """The one sentence on the error stream."""
    code, out, err = result
    assert (code, out, err.count("\n")) == (2, "", 1)
    return err.strip()


def in_screen(out: str) -> str:
    """The output, which fits the screen."""
    assert max(map(len, out.splitlines())) <= 80
    return out


# deck check


@pytest.mark.parametrize("faction", starter_names())
def test_a_legal_deck(run: Run, faction: str) -> None:
    code, out, err = run("deck", "check", faction)
    assert (code, err) == (0, "")
    assert "is legal." in out


def test_an_illegal_deck(run: Run, small: str) -> None:
    code, out, err = run("deck", "check", small)
    assert (code, err) == (1, "")
    assert out.splitlines() == [
        "The deck “small” is not legal, for these 3 reasons:",
        "  – The deck has 5 cards, and its identity asks for 45 or more.  NR-52.2",
        "  – There are 4 copies of “Sure Gamble”; 3 are allowed.  NR-52.4",
        "  – “Snare!” is a card of the other side (Corp).  NR-52.5",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_in_the_readers_language(run: Run, small: str, language: str) -> None:
    code, out, _ = run("deck", "check", small, "--lang", language)
    assert code == 1
    assert out.count("  – ") == 3
    assert render(Message("card-snare"), language) in out


def test_the_number_of_core_sets(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "deck.txt"
    deck = starter_deck("shaper")
    lines = [f"{copies} {id}" for id, copies in {**deck.cards, "magnum-opus": 3}.items()]
    file.write_text("\n".join([deck.identity, *lines]), encoding="utf-8")
    assert run("deck", "check", str(file))[0] == 0
    code, out, _ = run("deck", "check", str(file), "--sets", "1")
    assert (code, "There are 3 copies of “Magnum Opus”, but one core set holds 2." in out) == (1, True)
    assert run("deck", "check", str(file), "--sets", "2")[0] == 0


# deck show, hand, stats, convert


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["show", "hand", "stats"])
@pytest.mark.parametrize("faction", ["criminal", "nbn"])
def test_what_is_shown(run: Run, command: str, faction: str, language: str) -> None:
    code, out, err = run("deck", command, faction, "--lang", language)
    assert (code, err) == (0, "")
    in_screen(out)
    assert render(Message(f"card-{starter_deck(faction).identity}"), language) in out


def test_show_groups_by_type_and_names_influence(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "deck.txt"
    file.write_text("Noise\n2 Diesel\n3 Sure Gamble\n1 Wyrm", encoding="utf-8")
    out = run("deck", "show", str(file))[1]
    lines = [line.split() for line in out.splitlines()]
    assert ["2", "Diesel", "●●●●", "Shaper"] in lines
    assert ["3", "Sure", "Gamble"] in lines
    assert ["Event", "(5)"] in lines
    assert ["Program", "(1)"] in lines
    assert "“cyberdeck deck check” says why" in out


def test_hands_follow_the_seed(run: Run) -> None:
    first = run("deck", "hand", "shaper", "--seed", "7", "--hands", "2")[1]
    assert first == run("deck", "hand", "shaper", "--seed", "7", "--hands", "2")[1]
    assert first != run("deck", "hand", "shaper", "--seed", "8", "--hands", "2")[1]
    assert "Hands" not in run("deck", "hand", "shaper", "--hands", "0")[1]


@pytest.mark.parametrize("ending", ["txt", "json", "o8d"])
def test_convert(run: Run, tmp_path: Path, ending: str) -> None:
    file = str(tmp_path / f"nbn.{ending}")
    code, out, err = run("deck", "convert", "nbn", file)
    assert (code, err) == (0, "")
    assert out == f"The deck is in “{file}”.\n"
    assert find_deck(file).deck == starter_deck("nbn")
    assert run("deck", "check", file)[0] == 0


def test_plot(run: Run, tmp_path: Path) -> None:
    file = str(tmp_path / "deck.svg")
    code, out, _ = run("deck", "stats", "nbn", "--plot", file)
    assert (code, out.endswith(f"The picture is in “{file}”.\n")) == (0, True)
    assert ET.parse(file).getroot().tag == "{http://www.w3.org/2000/svg}svg"


@pytest.mark.parametrize(
    ("arguments", "beginning"),
    [
        (["deck", "check", "nowhere"], "There is no file “nowhere” and no starter deck of that name"),
        (["deck", "check", "."], "The file “.” cannot be read"),
        (["deck", "check"], "The value for FILE is missing"),
        (["deck", "dance", "nbn"], "“cyberdeck deck dance nbn” is not a command"),
        (["deck", "check", "nbn", "--sets", "0"], "SETS must be at least 1."),
        (["deck", "convert", "nbn", "deck.doc"], "How to write “deck.doc” cannot be told from its name"),
        (["deck", "convert", "nbn", "/nowhere/deck.txt"], "The file “/nowhere/deck.txt” cannot be written"),
        (["card", "zzzz"], "No card is called “zzzz”; “cyberdeck cards” lists all."),
        (["card", "shure", "gamble"], "No card is called “shure gamble”; perhaps one of these: Sure Gamble."),
        (["card", "neural"], "No card is called “neural”; perhaps one of these: Neural EMP, Neural Katana."),
        (["card"], "The value for NAME is missing"),
    ],
)
def test_mistakes(run: Run, arguments: list[str], beginning: str) -> None:
    assert complaint(run(*arguments)).startswith(beginning)


def test_a_plot_is_svg(run: Run) -> None:
    code, _, err = run("deck", "stats", "nbn", "--plot", "deck.png")
    assert (code, err) == (2, "The picture is drawn as SVG; let the name end in .svg instead of “deck.png”.\n")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "command",
    [["deck"], ["deck", "check"], ["deck", "hand"], ["cards"], ["card"], ["simulate"], ["simulate", "netrunner"]],
)
def test_help(run: Run, command: list[str], language: str) -> None:
    code, out, err = run(*command, "--help", "--lang", language)
    assert (code, err) == (0, "")
    assert "--help" in out


# the numbers


def test_types_and_roles() -> None:
    deck = starter_deck("weyland-consortium")
    assert sum(types(deck).values()) == size(deck) == 49
    assert types(deck)[Message("type-ice")] == 18
    found = {message.id: number for message, number in roles(deck).items()}
    assert found == {"deck-economy": 12, "subtype-barrier": 8, "subtype-code-gate": 3, "subtype-sentry": 7}


def test_economy() -> None:
    found = {id for id, card in PRINTED.items() if is_economy(card)}
    assert {"sure-gamble", "hedge-fund", "pad-campaign", "bank-job", "magnum-opus", "adonis-campaign"} <= found
    assert not {"noise", "snare", "diesel", "account-siphon", "enigma"} & found


def test_costs() -> None:
    deck = Deck("noise", {"sure-gamble": 3, "stimhack": 2, "wyrm": 1})
    assert {cost: numbers.total() for cost, numbers in costs(deck).items()} == {0: 2, 1: 1, 2: 0, 3: 0, 4: 0, 5: 3}
    assert mean_cost(deck) == pytest.approx(16 / 6)
    assert costs(Deck("noise", {})) == {}
    assert mean_cost(Deck("noise", {})) == 0
    assert sum(numbers.total() for numbers in costs(starter_deck("nbn")).values()) == 49 - 10


def test_chances() -> None:
    assert chance(3, 45) == pytest.approx(1 - comb(42, 5) / comb(45, 5))
    assert (chance(0, 45), chance(45, 45), chance(41, 45)) == (0, 1, 1)
    assert (chance(1, 3), chance(0, 3)) == (1, 0)


def test_hands_are_cards_of_the_deck() -> None:
    deck = starter_deck("anarch")
    for hand in hands(deck, 50, 1):
        assert len(hand) == 5
        assert all(hand.count(id) <= deck.cards[id] for id in hand)
    assert hands(Deck("noise", {"wyrm": 2}), 1, 0) == [["wyrm", "wyrm"]]


# the picture


def texts(svg: str) -> list[str]:
    return [element.text or "" for element in ET.fromstring(svg).iter("{http://www.w3.org/2000/svg}text")]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("faction", starter_names())
def test_the_picture_stays_on_its_paper(faction: str, language: str) -> None:
    deck = starter_deck(faction)
    others = [
        id for id, card in PRINTED.items() if card.side is deck.side and (card.influence or 0) and id not in deck.cards
    ]
    full = Deck(deck.identity, {**deck.cards, **dict.fromkeys(others, 3)})
    root = ET.fromstring(plot(NamedDeck("<&>", full), lambda message: render(message, language)))
    _, _, width, height = map(float, root.get("viewBox", "").split())
    assert width == WIDTH
    for element in root.iter():
        x, y = float(element.get("x", 0)), float(element.get("y", 0))
        right, bottom = x + float(element.get("width", 0)), y + float(element.get("height", 0))
        assert (0 <= x <= right <= width, 0 <= y <= bottom <= height) == (True, True)


def test_the_picture_tells_the_numbers() -> None:
    deck = Deck("noise", {"sure-gamble": 3, "diesel": 2})
    told = texts(plot(NamedDeck("Mine", deck), lambda message: render(message, "en")))
    assert {"Mine", "2× Diesel", "Shaper", "4", "Influence 4 of 15", "cost in credits"} <= set(told)


def test_the_picture_of_an_empty_deck() -> None:
    told = texts(plot(NamedDeck("", Deck("noise", {})), lambda message: render(message, "en")))
    assert "No card of another faction." in told


# links


def test_a_link_to_a_deck(run: Run, tmp_path: Path) -> None:
    """What is printed can be given to the next command, and to a browser."""
    code, link, _ = run("deck", "link", "anarch", "--address", "https://cards.example")
    assert code == 0
    assert link.startswith("https://cards.example/decks?list=")
    assert link.count("\n") == 1
    assert "Noise: Hacker Extraordinaire" in run("deck", "show", link.strip())[1]
    lines = tmp_path / "jinteki.txt"
    lines.write_text("3 Sure Gamble\n", encoding="utf-8")
    assert "--identity" in complaint(run("deck", "show", str(lines)))
    assert "Gabriel Santiago" in run("deck", "show", str(lines), "--identity", "gabriel santiago")[1]


# cards


def test_all_cards_are_listed(run: Run) -> None:
    code, out, err = run("cards")
    assert (code, err) == (0, "")
    assert out.rstrip().endswith("113 cards")
    in_screen(out)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_cards_of_deckers(run: Run, language: str) -> None:
    found = json.loads(run("cards", "deckers", "--json", "--lang", language)[1])
    titles = {thing["id"]: thing["title"] for thing in found}
    assert titles["command-root-access"] == render(Message("command-root-access"), language)
    things = {thing["id"]: thing for thing in found}
    assert len(things) == len(found) == 111
    assert all(thing["goal"] for thing in found if thing["kind"] == "objective")
    assert not any({"success", "failure", "arrows"} & thing.keys() for thing in found)  # DK-9.3
    assert things["smc-spider"]["stars"] == 2
    assert things["command-ping"]["symbols"] == ["B"]
    assert {id.partition("-")[0] for id in titles} == {"command", "decker", "objective", "packet", "smc", "upgrade"}
    code, out, _ = run("card", titles["smc-spider"], "--lang", language)
    assert code == 0
    assert out.startswith(titles["smc-spider"])
    assert "Root Access" in run("cards", "deckers", "--search", "root access")[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_as_json(run: Run, language: str) -> None:
    code, out, _ = run("cards", "--json", "--lang", language)
    cards = json.loads(out)
    assert (code, len(cards)) == (0, 113)
    by_id = {card["id"]: card for card in cards}
    assert by_id["sure-gamble"]["title"] == render(Message("card-sure-gamble"), language)
    assert all(card["text"] == render(Message(f"card-{card['id']}.text"), language) for card in cards)
    assert by_id["nisei-mk-ii"]["points"] == 2
    assert "influence" not in by_id["nisei-mk-ii"]
    assert by_id["enigma"] | {"strength": 2, "cost": 3, "influence": 0, "code": "01111"} == by_id["enigma"]


def test_search(run: Run) -> None:
    found = json.loads(run("cards", "--json", "--search", "virus Anarch PROGRAM")[1])
    assert {"datasucker", "medium", "parasite"} <= {card["id"] for card in found}
    assert "corroder" not in {card["id"] for card in found}
    assert [card["id"] for card in json.loads(run("cards", "--json", "--search", "deja vu")[1])] == ["deja-vu"]
    assert run("cards", "--search", "xyzzy")[1].strip() == "No card found."


@pytest.mark.parametrize("name", ["Parasite", "PARASITE", "parasi", "01012"])
def test_one_card(run: Run, name: str) -> None:
    code, out, err = run("card", name)
    assert (code, err) == (0, "")
    in_screen(out)
    for word in ("Parasite", "install cost 2", "NR-CARD-12", "NR-FAQ-8", "NR-FAQ-14", "NR-25.11"):
        assert word in out


@pytest.mark.parametrize("card", PRINTED.values(), ids=lambda card: card.id)
def test_every_card_has_its_ruling(card: Printed) -> None:
    number = card.number
    found = about_card(number)
    assert next(iter(found)) == f"NR-CARD-{number}"
    assert all(found.values())
    known = clauses("netrunner")
    assert all(id in known for id in named_in(known[f"NR-CARD-{number}"]))


def test_clauses_that_a_text_names() -> None:
    assert named_in("NR-FAQ-8, -14; NR-15.2 to 15.4. NR-54, NR-25.11") == [
        *("NR-FAQ-8", "NR-FAQ-14", "NR-15.2", "NR-15.3", "NR-15.4", "NR-54", "NR-25.11")
    ]
    assert about_card(114) == {}
