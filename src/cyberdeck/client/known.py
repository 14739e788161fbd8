"""What a seat knows of its table, put together from what it is told. No connection, no clock."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, get_type_hints

import msgspec

from cyberdeck import games
from cyberdeck.bots import AnySeen, Seen
from cyberdeck.kernel import Message, Offer, patch
from cyberdeck.kernel.price import Charge, Outcome
from cyberdeck.service.wire import About, Ending, Frame, Line, News, PlanLeft, Priced, Question, Told, Whole
from cyberdeck.service.wire import Offer as Offered

_decode = msgspec.json.Decoder(Told).decode


class Known:
    """The table as one seat, or a spectator, knows it now."""

    def __init__(self, lean: bool = False) -> None:
        self.lean = lean
        """Whether it is told what is and what is asked, but neither what has happened nor what answers cost."""
        self.whole: Whole | None = None
        self.frames: Sequence[Frame] = ()
        """What has happened since the last message; none when the whole was shown."""
        self._view: Any = None
        self._priced = -1

    def hear(self, text: str | bytes) -> Told:
        """Take in one message of the service; all that it means for the table is known afterwards."""
        told: Told = _decode(text)
        if isinstance(told, Whole):
            self.whole, self.frames, self._view = told, (), None
        elif isinstance(told, News):
            self._take(told)
        elif isinstance(told, Priced) and told.seq == self._known.seq:
            self.whole, self._priced = msgspec.structs.replace(self._known, question=told.question), told.seq
        return told

    def _take(self, news: News) -> None:
        known, self.frames = self._known, news.frames
        changes = [change for frame in news.frames for change in frame.changes]
        if changes:
            self._view = None
        self.whole = msgspec.structs.replace(
            known,
            seq=news.seq,
            at=news.at,
            number=news.seq if news.number is None else news.number,
            view=patch.applied(known.view, changes),
            deciding=news.deciding,
            question=news.question,
            running=news.running,
            ending=news.ending,
            plan=news.plan,
            about=news.about or known.about,
            log=[*known.log, *(line for frame in news.frames for line in frame.log)],
            chat=[*known.chat, *news.chat],
        )

    @property
    def _known(self) -> Whole:
        assert self.whole is not None, "the first message of a connection is the whole"
        return self.whole

    # what is known

    @property
    def game(self) -> str:
        return self._known.game

    @property
    def table(self) -> str:
        return self._known.table

    @property
    def seat(self) -> str | None:
        """Whose eyes these are; None for a spectator."""
        return self._known.seat

    @property
    def seats(self) -> tuple[str, ...]:
        return self._known.seats

    @property
    def held(self) -> Sequence[str]:
        """The seats that the link opens."""
        return self._known.held

    @property
    def view(self) -> Any:
        """What the seat may know, in the type of the game: NetrunnerView, DeckersView."""
        if self._view is None:
            self._view = msgspec.convert(self._known.view, _type_of_view(self.game))
        return self._view

    @property
    def question(self) -> Question | None:
        return self._known.question

    @property
    def priced(self) -> bool:
        """Whether the open question comes with prices, outcomes and shortcuts; a lean seat asks for them."""
        return not self.lean or self._priced == self._known.seq

    @property
    def deciding(self) -> str | None:
        return self._known.deciding

    @property
    def log(self) -> Sequence[Message]:
        return self._known.log

    @property
    def ending(self) -> Ending | None:
        return self._known.ending

    @property
    def plan(self) -> PlanLeft | None:
        """What one has left to be answered, where there are days for a decision."""
        return self._known.plan

    @property
    def about(self) -> About:
        return self._known.about

    @property
    def chat(self) -> Sequence[Line]:
        return self._known.chat

    def seen(self) -> AnySeen:
        """The question as bots of the engine see it, so that the same bot can sit at a table of a service."""
        question, seat = self.question, self.seat
        assert question is not None, "nothing is asked of this seat"
        assert seat is not None, "spectators are asked nothing"
        foreseen = [_foreseen(option) for option in question.options]
        offers = tuple(
            Offer(index, option.notation, option.message, option.at, foreseen.__getitem__)
            for index, option in enumerate(question.options)
        )
        return Seen(self.seats.index(seat), self.view, question.prompt, question.at, offers)


@cache
def _type_of_view(game: str) -> Any:
    """What the rules of that game say they show."""
    return get_type_hints(games.find(game).view)["return"]


def _foreseen(option: Offered) -> tuple[tuple[Charge, ...], tuple[Outcome, ...]]:
    price = tuple(Charge(**msgspec.structs.asdict(charge)) for charge in option.price)
    return price, tuple(Outcome(**msgspec.structs.asdict(outcome)) for outcome in option.outcomes)
