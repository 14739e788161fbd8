"""Saves: what was written comes back exactly, in today's form and in that of the first releases."""

from __future__ import annotations

import random
from collections.abc import Iterator
from enum import Enum, IntEnum
from typing import Any, NamedTuple

import msgspec
import pytest

import toy
from contract import random_answer
from cyberdeck import games
from cyberdeck.kernel import AnyGame, AnyRules, Complaint, NotPlain, decode, encode, plain, regular
from cyberdeck.kernel.condensed import condensed, spread
from cyberdeck.kernel.plain import pack
from cyberdeck.kernel.saving import unpack, written


@plain
class Suit(IntEnum):
    CLUB = 0
    SPADE = 1


@plain
class Mood(Enum):
    GOOD = "good"
    BAD = "bad"


@plain
class Row(NamedTuple):
    """A named tuple."""

    number: int
    suit: Suit | None = None
    tail: tuple[int, ...] = ()
    inner: Any = None


@regular
class Square(NamedTuple):
    """A named tuple that holds what its types say."""

    number: int
    suit: Suit
    mood: Mood | None = None
    open: bool = False
    tail: tuple[int, ...] = ()


VALUES: list[Any] = [
    (),
    [],
    {},
    [1, True, 0, False, None, "x", ""],
    [Row(n) for n in range(5)],
    [Row(0) for n in range(5)],
    [Row(n, Suit(n % 2), (n,) * n) for n in range(5)],
    [Row(n, Suit.CLUB if n else None, (1, 2)) for n in range(6)],
    [Row(True), Row(1), Row(Suit.SPADE), Row(1), Row(1)],
    [Row(0, None, ()), Row(0, None, (0,)), Row(0, None, (False,)), Row(0, None, (0,))],
    [Row(1, inner=Row(2, inner=Mood.BAD)), *(Row(1, inner=Row(n)) for n in range(4))],
    [Mood.GOOD, Mood.BAD, None, Mood.GOOD, Mood.GOOD],
    [((1, "a"), n) for n in range(5)],
    [(), (1,), (), (2, 3)],
    [(), (), (), ()],
    [[1], [2], [3], [4]],
    [{"a": n} for n in range(4)],
    {Suit(n % 2) if n < 2 else n: (n, None) for n in range(6)},
    {str(n): Row(n) for n in range(6)},
    {Row: 1, Mood: 2, "x": 3, Suit: 4},
    [Square(n, Suit(n % 2), Mood.BAD if n else None, n > 2, (n,) * n) for n in range(6)],
    {n: Square(-n, Suit.SPADE) for n in range(6)},
    (Square(1, Suit.CLUB), Row(1)),
    (1 << 64, 1),
    [Square(1 << 90, Suit.CLUB) for _ in range(5)],
    [Row(1 << 90) for _ in range(5)],
]


def exactly(value: Any) -> str:
    """True is not 1 here, and neither is a member of an enum."""
    return repr(pack(value))


@pytest.mark.parametrize("value", VALUES, ids=lambda value: repr(value)[:40])
def test_what_is_written_comes_back_exactly(value: Any) -> None:
    again = decode(written(value))
    assert again == value
    assert exactly(again) == exactly(value)
    assert exactly(decode(encode(value))) == exactly(value)


@pytest.mark.parametrize("value", VALUES[:-3], ids=lambda value: repr(value)[:40])
def test_both_forms_say_the_same(value: Any) -> None:
    assert spread(condensed(value)) == pack(value)
    assert exactly(unpack(spread(condensed(value)))) == exactly(value)


def test_a_live_object_is_refused() -> None:
    with pytest.raises(NotPlain, match="object"):
        written([object() for _ in range(5)])


RULES: list[AnyRules] = [toy.RULES, *map(games.find, games.all_games())]
by_name = pytest.mark.parametrize("rules", RULES, ids=lambda rules: rules.name)


def played(rules: AnyRules, decisions: int) -> Iterator[AnyGame]:
    game, chance = rules.new_game({}, 5), random.Random(5)
    for _ in range(decisions):
        if game.decision is None:
            return
        game.decide(random_answer(game, chance))
        yield game


@by_name
def test_a_position_is_condensed_without_loss(rules: AnyRules) -> None:
    for game in played(rules, 90):
        assert spread(condensed(game.state)) == pack(game.state)
        assert rules.load(game.save()).digest == game.digest


@by_name
def test_a_game_goes_on_from_pages_of_its_past(rules: AnyRules) -> None:
    """Saved and loaded after each decision, it still knows all its moves; so does a copy that went another way."""
    chance = random.Random(3)
    game = rules.new_game({}, 3)
    loaded = game.copy()
    for _ in range(70):
        if game.decision is None:
            break
        branch = loaded.copy()
        branch.decide(0)
        assert rules.load(branch.save()).journal == branch.journal
        answer = random_answer(game, chance)
        game.decide(answer)
        loaded.decide(answer)
        loaded = rules.load(loaded.save())
        assert rules.load(game.save()).last.notation == game.last.notation
    assert loaded.journal == game.journal
    assert rules.load(game.save()).journal == game.journal


def first_form(game: AnyGame) -> bytes:
    """As the first releases saved."""
    rules, seats = game.rules, game.seats
    moves = [(seats.index(seat), notation) for seat, notation in game.journal.decisions]
    return encode((rules.name, rules.version, dict(game.setup), game.seed, moves, game.state))


@by_name
def test_saves_of_the_first_releases_are_read(rules: AnyRules) -> None:
    for game in played(rules, 40):
        twin = rules.load(first_form(game))
        assert (twin.digest, twin.journal) == (game.digest, game.journal)


@by_name
def test_a_save_of_an_older_version_is_reshaped_from_its_plain_form(
    rules: AnyRules, monkeypatch: pytest.MonkeyPatch
) -> None:
    *_, game = played(rules, 40)
    save, shapes = game.save(), list[Any]()

    def reshaped(version: int, packed: Any) -> Any:
        shapes.append(packed)
        return packed

    monkeypatch.setattr(rules, "version", rules.version + 1)
    monkeypatch.setattr(rules, "reshaped", reshaped)
    with pytest.raises(Complaint, match="saved game"):
        rules.load(save)
    assert rules.load(save, older=True).digest == game.digest
    assert pack(game.state) in shapes[0]


@by_name
def test_no_part_of_a_save_and_no_changed_byte_is_taken_for_a_game(rules: AnyRules) -> None:
    *_, game = played(rules, 40)
    save, chance = game.save(), random.Random(1)
    for _ in range(300):
        at = chance.randrange(len(save))
        changed = bytearray(save)
        changed[at] ^= chance.randrange(1, 256)
        for broken in (save[:at], bytes(changed)):
            with pytest.raises(Complaint, match="saved game"):
                rules.load(broken)


@by_name
def test_a_forged_save_is_refused_or_played(rules: AnyRules) -> None:
    """Whoever changes what lies under the seal gets a game or a sentence, never a traceback."""
    *_, game = played(rules, 40)
    chance, refused = random.Random(2), 0
    for _ in range(300):
        packed = msgspec.msgpack.decode(game.save()[5:])
        forge(packed, chance)
        try:
            rules.load(msgspec.msgpack.encode(packed))
        except Complaint as complaint:
            refused += complaint.message.id == "save-unreadable"
    assert refused > 100


def forge(packed: list[Any], chance: random.Random) -> None:
    """Put something else somewhere."""
    lists = [packed]
    for found in lists:
        lists += [item for item in found if isinstance(item, list)]
    place = chance.choice([found for found in lists if found])
    other = chance.choice(
        ["(", "()", "[|", "|", "", "=", "enum", "builtins.object", -1, 1 << 40, None, [], ["()"], b"x"]
    )
    place[chance.randrange(len(place))] = other
