"""A tournament is its journal too: who entered, who met whom, what came of it, folded one by one. Waits for nothing."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from enum import StrEnum
from typing import Any, Final, NamedTuple

import msgspec

from cyberdeck.service import swiss
from cyberdeck.service.clocks import Clock
from cyberdeck.service.swiss import BYE, WON, Match, Scored

FEWEST: Final = 2
"""Who is alone has nobody to play against."""


class Shape(StrEnum):
    """How it is decided who plays whom."""

    SWISS = "swiss"
    ROUND_ROBIN = "round-robin"
    CHALLENGE = "challenge"
    """Everybody plays the same game for himself: those who play together against the game."""


class CupTerms(msgspec.Struct, frozen=True, omit_defaults=True):
    """What was agreed when it was announced."""

    shape: Shape
    clock: Clock
    minutes: float
    """How long a round may take."""
    most: int
    rounds: int = 0
    """How many rounds; 0 is as many as are needed for so many players."""
    house: str = ""
    """Which of the computer's players is met by whom nobody is left for; without one he is free."""
    setup: dict[str, Any] = {}
    rated: bool = False


class Mark(StrEnum):
    """What can stand in the journal of a tournament."""

    ENTER = "enter"
    """The text holds what the player brings, such as his decks."""
    DROP = "drop"
    ROUND = "round"
    SCORED = "scored"
    OVER = "over"


class CupEntry(NamedTuple):
    number: int
    mark: Mark
    player: int
    """Whom it is about, or -1."""
    text: str
    at: int


class Bout(NamedTuple):
    """A game of a match: who sits in which seat; None is the house."""

    table: str
    match: int
    players: tuple[int | None, ...]


class Drawn(msgspec.Struct, frozen=True):
    """A round as it was drawn."""

    matches: list[Match]
    bouts: list[Bout]
    due: int


class Round(NamedTuple):
    drawn: Drawn
    begun_at: int
    scores: list[list[int]] | None = None
    """For each match what it was worth: the points of both, or how far a team has come."""


class Entrant(NamedTuple):
    since: int
    """How many rounds had begun when he came."""
    brings: dict[str, Any]
    gone: bool = False


class Cup:
    """What the entries say."""

    def __init__(self, id: str, game: str, terms: CupTerms, seed: int, entries: Iterable[CupEntry] = ()) -> None:
        self.id, self.game, self.terms, self.seed = id, game, terms, seed
        self.number = 0
        self.entrants: dict[int, Entrant] = {}
        self.rounds: list[Round] = []
        self.over = False
        for entry in entries:
            self.apply(entry)

    def apply(self, entry: CupEntry) -> None:
        self.number = entry.number
        match entry.mark:
            case Mark.ENTER:
                brings = msgspec.json.decode(entry.text or "{}", type=dict[str, Any])
                self.entrants[entry.player] = Entrant(len(self.rounds), brings)
            case Mark.DROP:
                self.entrants[entry.player] = self.entrants[entry.player]._replace(gone=True)
            case Mark.ROUND:
                self.rounds.append(Round(msgspec.json.decode(entry.text, type=Drawn), entry.at))
            case Mark.SCORED:
                scores = msgspec.json.decode(entry.text, type=list[list[int]])
                self.rounds[-1] = self.rounds[-1]._replace(scores=scores)
            case Mark.OVER:
                self.over = True

    @property
    def playing(self) -> list[int]:
        """Those who have not left."""
        return [player for player, entrant in self.entrants.items() if not entrant.gone]

    @property
    def under_way(self) -> Round | None:
        return self.rounds[-1] if self.rounds and self.rounds[-1].scores is None else None

    @property
    def scored(self) -> list[list[Scored]]:
        """The rounds that are over, of people who met."""
        return [
            [
                Scored(match, (score[0], score[1]), match.second is None)
                for match, score in zip(round.drawn.matches, round.scores, strict=True)
            ]
            for round in self.rounds
            if round.scores is not None
        ]

    @property
    def feats(self) -> list[dict[int, list[int]]]:
        """How far each team has come in the rounds that are over."""
        return [
            {match.first: score for match, score in zip(round.drawn.matches, round.scores, strict=True)}
            for round in self.rounds
            if round.scores is not None
        ]

    @property
    def last_round(self) -> int:
        """How many rounds there will be, as things stand."""
        if self.terms.shape is Shape.ROUND_ROBIN:
            return len(self._timetable())
        return self.terms.rounds or swiss.enough(len(self.entrants))

    def _timetable(self) -> list[list[Match]]:
        """Of a round robin: for those who were there at the beginning."""
        return swiss.round_robin([player for player, entrant in self.entrants.items() if not entrant.since], self.seed)

    def next_round(self) -> list[Match] | None:
        """Who meets whom next; None if it is over."""
        playing = self.playing
        if len(playing) < FEWEST or len(self.rounds) >= self.last_round:
            return None
        match self.terms.shape:
            case Shape.CHALLENGE:
                return [Match(player, None) for player in playing]
            case Shape.ROUND_ROBIN:
                there = [_of_those(match, playing) for match in self._timetable()[len(self.rounds)]]
                return [match for match in there if match is not None]
        return swiss.swiss(playing, self.scored, self.seed)

    def late(self) -> bool:
        """Whether somebody can still enter: not once a round robin has begun, and not in the last round."""
        if not self.rounds:
            return len(self.playing) < self.terms.most
        if self.terms.shape is Shape.ROUND_ROBIN or len(self.rounds) >= self.last_round:
            return False
        return len(self.playing) < self.terms.most


def _of_those(match: Match, playing: Sequence[int]) -> Match | None:
    """Whose opponent has left is free."""
    there = [player for player in match if player is not None and player in playing]
    if not there:
        return None
    return match if len(there) == FEWEST else Match(there[0], None)


def worth(match: Match, bouts: Mapping[Bout, Sequence[int]]) -> list[int]:
    """The points of a match, from its games with the seats that have won; who is free without a game has won it."""
    if not bouts:
        return [BYE, 0]
    points = [0, 0]
    for bout, winners in bouts.items():
        for seat in winners if len(winners) == 1 else ():
            points[0 if bout.players[seat] == match.first else 1] += WON
    return points


class Team(NamedTuple):
    """How a team stands in a challenge."""

    player: int
    points: int
    feats: tuple[int, ...]
    """What it has reached in all rounds together, without the decisions that took."""


def teams(players: Iterable[int], rounds: Sequence[Mapping[int, Sequence[int]]], seed: int) -> list[Team]:
    """In each round two points for each team that came less far, one for each that came as far; then by feats."""
    found = []
    for player in players:
        mine = [each[player] for each in rounds if each.get(player)]
        points = sum(_beaten(each[player], each) for each in rounds if player in each)
        found.append(Team(player, points, tuple(map(sum, zip(*mine, strict=True)))[:-1]))
    return sorted(
        found, key=lambda team: (-team.points, [-feat for feat in team.feats], swiss.lot(seed, 0, team.player))
    )


def _beaten(feat: Sequence[int], others: Mapping[int, Sequence[int]]) -> int:
    ahead = sum(2 for other in others.values() if list(feat) > list(other))
    return ahead + sum(1 for other in others.values() if list(feat) == list(other)) - 1
