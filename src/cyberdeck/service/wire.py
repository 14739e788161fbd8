"""What goes over the socket. Documented in docs/protocol.md; nothing a client sends is trusted."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, Any

import msgspec

from cyberdeck import kernel
from cyberdeck.kernel import Asked, Decision, FrameSeen, Message, Origin, Shortcut
from cyberdeck.service.clocks import Clock

Name = Annotated[str, msgspec.Meta(max_length=40)]
Words = Annotated[str, msgspec.Meta(min_length=1, max_length=500)]

# from the client


class Decide(msgspec.Struct, tag="decide", forbid_unknown_fields=True):
    """The answer to the question with that sequence number."""

    seq: int
    notation: str


class TakeShortcut(msgspec.Struct, tag="shortcut", forbid_unknown_fields=True):
    """A shortcut of the question with that sequence number: the service gives its answers, one by one."""

    seq: int
    notation: Annotated[str, msgspec.Meta(max_length=200)]


class Halt(msgspec.Struct, tag="halt", forbid_unknown_fields=True):
    """Do not go on with the shortcut that is being played."""


class Cancel(msgspec.Struct, tag="cancel", forbid_unknown_fields=True):
    """Drop the answers that the question with that sequence number has had, and begin it anew."""

    seq: int


class Ask(msgspec.Struct, tag="asked", forbid_unknown_fields=True):
    """How much one wants to be asked from now on; null is what is usual."""

    how: Asked | None = None


class Back(msgspec.Struct, tag="back", forbid_unknown_fields=True):
    """Take the last own decision back: at once where that harms nobody, otherwise the others are asked."""


class Answer(msgspec.Struct, tag="answer", forbid_unknown_fields=True):
    """Agree that somebody takes his decision back, or not."""

    agree: bool


class Say(msgspec.Struct, tag="chat", forbid_unknown_fields=True):
    text: Words


class Mute(msgspec.Struct, tag="mute", forbid_unknown_fields=True):
    """Do not tell me what that seat says."""

    seat: Name
    on: bool = True


class StandIn(msgspec.Struct, tag="stand-in", forbid_unknown_fields=True):
    """Let the house play that seat: one's own, or one that was abandoned."""

    seat: Name


class GiveBack(msgspec.Struct, tag="give-back", forbid_unknown_fields=True):
    """Play one's seat again."""


class Resign(msgspec.Struct, tag="resign", forbid_unknown_fields=True):
    pass


class Consent(msgspec.Struct, tag="consent", forbid_unknown_fields=True):
    """Whoever is given the key may see this side's cards."""

    on: bool = True


class Rematch(msgspec.Struct, tag="rematch", forbid_unknown_fields=True):
    """The same again, or with the seats swapped: a link to one's seat at the new table.

    Whoever asks first says which; the others come to the table that he has opened.
    """

    swap: bool = False


class Renew(msgspec.Struct, tag="renew", forbid_unknown_fields=True):
    """A new link to one's seats; those that were known no longer open them."""


class Look(msgspec.Struct, tag="look", forbid_unknown_fields=True):
    """Show me the whole again."""


class Why(msgspec.Struct, tag="why", forbid_unknown_fields=True):
    """Why a decision is not offered."""

    notation: Annotated[str, msgspec.Meta(max_length=200)]


class Consider(msgspec.Struct, tag="consider", forbid_unknown_fields=True):
    """What one may want to do with a thing and is not offered."""

    thing: Annotated[str, msgspec.Meta(max_length=200)]


Said = (
    Decide
    | Look
    | TakeShortcut
    | Halt
    | Cancel
    | Ask
    | Back
    | Answer
    | Say
    | Mute
    | StandIn
    | GiveBack
    | Resign
    | Consent
    | Rematch
    | Renew
    | Why
    | Consider
)

# from the server


class Spare(msgspec.Struct, omit_defaults=True):
    """What has its default is not sent: whoever reads it puts it back."""


class Charge(Spare):
    """One item of a price."""

    what: str
    """One of the game's own words for what can be paid with, such as click, credit, card."""
    amount: int
    message: Message
    """The same in words."""
    source: str = ""
    """What it is taken from, by its name in the view; empty for the seat's own pool, or where that is still asked."""
    more: bool = False
    """Whether an answer that is still to come may add to it."""


class Outcome(Spare):
    """What an answer surely leads to, or how likely it is."""

    message: Message
    chance: float | None = None
    """The odds as a fraction of 1; null for what is certain."""


class ShortcutSeen(Spare):
    """Several answers under one name; what they are, the service knows."""

    notation: str
    message: Message
    at: tuple[str, ...] = ()
    price: tuple[Charge, ...] = ()
    """All that its answers cost, as long as nothing else comes up."""
    outcomes: tuple[Outcome, ...] = ()


class Offer(Spare):
    """An option as its seat sees it."""

    notation: str
    message: Message
    at: tuple[str, ...] = ()
    """The things it points at, by their names in the view."""
    price: tuple[Charge, ...] = ()
    """What it costs, as far as that is certain."""
    outcomes: tuple[Outcome, ...] = ()
    """What it surely does, or how likely."""


class Question(Spare):
    prompt: Message
    options: tuple[Offer, ...]
    at: tuple[str, ...] = ()
    """What it points at, by the names that options have for things."""
    begun: int = 0
    """How many answers it has had that `cancel` drops: nothing has happened since the first."""
    shortcuts: tuple[ShortcutSeen, ...] = ()
    """What can be said at once instead of answer by answer."""


class Ending(msgspec.Struct):
    winners: list[str]
    reason: Message


class PlayerSeen(msgspec.Struct):
    """Who sits in a seat."""

    seat: str
    sitting: str
    """person, bot, house, open (nobody yet) or joined"""
    name: str
    came: bool
    """Whether he has been here at all."""
    online: bool
    stand_in: bool
    """Whether the house plays for him just now."""
    consents: bool
    """Whether those to whom he gives the key may see his side."""
    left: int | None
    """Milliseconds left when his clock stopped last."""


class ClockSeen(msgspec.Struct):
    terms: Clock
    running: str | None
    """The seat whose time it is."""
    left: int | None
    """The milliseconds that seat has left now."""


class BackSeen(msgspec.Struct):
    """Somebody asks to take his decision back."""

    seat: str
    waiting: list[str]
    """Who has not agreed yet."""


class RematchSeen(msgspec.Struct):
    """Somebody has opened a table for the rematch."""

    seat: str | None
    """Who has; null where that is not known any more."""
    swapped: bool
    """Whether everybody plays another seat there."""


class Line(msgspec.Struct):
    """What somebody said."""

    seat: str
    text: str
    at: int


class Frame(Spare):
    """What one decision led to, as the seat saw it; a line of the log about the table itself comes in one too."""

    at: int
    """After how many decisions."""
    by: str | None = None
    """The seat that decided."""
    events: Sequence[Mapping[str, Any]] = ()
    """What happened, in order; each has a `kind`."""
    log: Sequence[Message] = ()
    changes: Sequence[Sequence[Any]] = ()
    """What turns the view before into the view after: `[path, value]`, `[path]`, `[path, at, gone, new]`."""


class About(msgspec.Struct):
    """The table around the game."""

    begun: bool
    players: list[PlayerSeen]
    clock: ClockSeen | None
    back: BackSeen | None
    rematch: RematchSeen | None
    """The rematch that somebody has opened."""
    asked: Asked | None
    """How much the seat is asked: `all`, `fair` or `choices`; null for a spectator."""
    side: str | None
    """The link by which others see this side, for its own player and while he consents."""
    proof: str | None
    """The seed, its salt and a hash of the setup, when the game is over."""


class Whole(msgspec.Struct, tag="whole"):
    """All that a seat may know now: on joining, when asked for, after a take-back, and when the seat is another."""

    seq: int
    number: int
    """The number of the last entry of the journal."""
    at: int
    """How many decisions have been made."""
    game: str
    seat: str | None
    """The seat whose view this is; null for a spectator."""
    seats: tuple[str, ...]
    view: Any
    deciding: str | None
    question: Question | None
    log: list[Message]
    """All lines."""
    ending: Ending | None
    running: Message | None
    """The shortcut of one's own that goes on when it is one's turn to answer again."""
    about: About
    chat: list[Line]
    """The latest lines."""
    table: str
    held: list[str]
    """The seats that this link opens."""
    commitment: str
    """The hash of the proof."""
    origin: Origin
    """From where the game has set out."""


class News(msgspec.Struct, tag="news", omit_defaults=True):
    """What is new since the last message; else what is left out is null or empty, and `about` as it was."""

    seq: int
    at: int
    number: int | None = None
    """As `seq`, where it is left out."""
    deciding: str | None = None
    question: Question | None = None
    running: Message | None = None
    frames: list[Frame] = []
    ending: Ending | None = None
    about: About | None = None
    chat: list[Line] = []


class Refused(msgspec.Struct, tag="refused"):
    """What was sent was not taken, and nothing has changed."""

    seq: int
    reason: Message


class Because(msgspec.Struct, tag="because"):
    """Why a decision is not offered; null if it is."""

    notation: str
    reason: Message | None
    clause: str


class Withheld(msgspec.Struct):
    """A decision that is not offered, and why."""

    notation: str
    reason: Message
    clause: str


class Considered(msgspec.Struct, tag="considered"):
    """What the seat may want to do with a thing and is not offered."""

    thing: str
    withheld: list[Withheld]


class Again(msgspec.Struct, tag="rematch"):
    """The link to the same seats at the table of the rematch."""

    link: str


class Renewed(msgspec.Struct, tag="renewed"):
    """The only link to these seats from now on."""

    link: str


Told = Whole | News | Refused | Because | Considered | Again | Renewed

encode = msgspec.json.Encoder().encode
decode_said = msgspec.json.Decoder(Said).decode


def question(decision: Decision, begun: int = 0, shortcuts: Iterable[Shortcut] = ()) -> Question:
    seen = tuple(
        ShortcutSeen(found.notation, found.message, found.at, _price(found.price), _outcomes(found.outcomes))
        for found in shortcuts
    )
    offers = tuple(
        Offer(offer.notation, offer.message, offer.at, _price(offer.price), _outcomes(offer.outcomes))
        for offer in decision.options
    )
    return Question(decision.prompt, offers, decision.at, begun, seen)


def _price(price: kernel.Price) -> tuple[Charge, ...]:
    return tuple(Charge(item.what, item.amount, item.message, item.source, item.more) for item in price)


def _outcomes(outcomes: tuple[kernel.Outcome, ...]) -> tuple[Outcome, ...]:
    return tuple(Outcome(outcome.message, outcome.chance) for outcome in outcomes)


def frame(seen: FrameSeen) -> Frame:
    return Frame(seen.at, seen.by, tuple(seen.events), tuple(seen.log), tuple(seen.changes))
