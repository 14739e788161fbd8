"""What goes over the socket. Documented in docs/protocol.md; nothing a client sends is trusted."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any

import msgspec

from cyberdeck.kernel import Asked, Message, Origin
from cyberdeck.service.clocks import Clock

Name = Annotated[str, msgspec.Meta(max_length=40)]
Words = Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
Steps = Annotated[tuple[Annotated[str, msgspec.Meta(max_length=200)], ...], msgspec.Meta(max_length=8)]

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


class Price(msgspec.Struct, tag="price", forbid_unknown_fields=True):
    """What do the answers to the question with that number cost, and what do they do? For who is put it without."""

    seq: int


class Why(msgspec.Struct, tag="why", forbid_unknown_fields=True):
    """Why a decision is not offered."""

    notation: Annotated[str, msgspec.Meta(max_length=200)]


class Consider(msgspec.Struct, tag="consider", forbid_unknown_fields=True):
    """What one may want to do with a thing and is not offered."""

    thing: Annotated[str, msgspec.Meta(max_length=200)]


class Foresee(msgspec.Struct, tag="foresee", forbid_unknown_fields=True):
    """What threatens; where that depends on something, such as whose turn comes next, `thing` names it."""

    thing: Annotated[str, msgspec.Meta(max_length=200)] = ""


class Glance(msgspec.Struct, tag="glance", forbid_unknown_fields=True):
    """What another of one's own seats sees."""

    seat: str


class Hint(msgspec.Struct, tag="hint", forbid_unknown_fields=True):
    """What would the computer do, with what this seat knows?"""

    seq: int


class Fill(msgspec.Struct, tag="fill", forbid_unknown_fields=True):
    """The computer is to play the seats that are still free, where all play together."""


class Expect(msgspec.Struct, tag="expect", forbid_unknown_fields=True):
    """What would this seat be asked next, after these answers, if the others did nothing but pass?"""

    steps: Steps = ()


class LeavePlan(msgspec.Struct, tag="plan", forbid_unknown_fields=True):
    """What is to be answered when one is asked, where there are days for a decision."""

    steps: Steps
    """Options or shortcuts of what `expected` has named, one after the other."""
    asked: Name = ""
    """The prompt of a question that was not foreseen but asked before, and whose answer this is to be again."""


Said = (
    Decide
    | Look
    | Price
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
    | Foresee
    | Glance
    | Hint
    | Expect
    | LeavePlan
    | Fill
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
    rung: str = ""
    """Which of the computer's players it is; empty for the plain one."""
    away: int = 0
    """Until when his days stand still, in milliseconds since 1970; 0 if they do not."""


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
    """How much the seat is asked: `all`, `fair`, `brief` or `choices`; null for a spectator."""
    side: str | None
    """The link by which others see this side, for its own player and while he consents."""
    proof: str | None
    """The seed, its salt and a hash of the setup, when the game is over."""


class PlanLeft(msgspec.Struct):
    """What one has left to be answered in one's absence."""

    message: Message
    dropped: bool
    """Whether something else has come up, and it is not followed any more."""


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
    hints: bool
    """Whether these seats may ask what the computer would do."""
    cup: str
    """The tournament that the game is part of, or nothing."""
    week: str
    """The week whose challenge it is, or nothing."""
    late: int
    """By how many seconds this is shown later than it happens: to spectators, where that was agreed."""
    plan: PlanLeft | None = None
    """One's own, where there is one."""


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
    plan: PlanLeft | None = None


class Priced(msgspec.Struct, tag="priced"):
    """The question with that number, with prices, outcomes and shortcuts."""

    seq: int
    question: Question


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


class Foreseen(msgspec.Struct, tag="foreseen"):
    """What threatens after so many decisions, as the game tells it."""

    seq: int
    thing: str
    forecast: Any


class Glanced(msgspec.Struct, tag="glanced"):
    """What another of one's own seats sees, as changes of the view that one is shown."""

    seq: int
    seat: str
    changes: list[Any]


class PlanSeen(Spare):
    """What the computer thinks of doing."""

    notation: str
    """The option that it begins with."""
    message: Message
    after: tuple[Message, ...] = ()
    """What is to come after it."""
    verdict: Message | None = None
    """How good it is, in words."""
    chance: float | None = None
    """How likely the game is won this way, where the computer can tell."""


class Advice(msgspec.Struct, tag="advice"):
    """What the computer would do with what this seat knows, the best plan first."""

    seq: int
    plans: list[PlanSeen]


class Expected(msgspec.Struct, tag="expected"):
    """What the seat would be asked after these steps."""

    steps: Steps
    foreseen: bool
    """Whether it surely comes to that if the others only pass; otherwise these are what it was asked last, by kind."""
    questions: list[Question]


class Again(msgspec.Struct, tag="rematch"):
    """The link to the same seats at the table of the rematch."""

    link: str


class Renewed(msgspec.Struct, tag="renewed"):
    """The only link to these seats from now on."""

    link: str


Told = Whole | News | Priced | Refused | Because | Considered | Foreseen | Glanced | Advice | Expected | Again | Renewed

encode = msgspec.json.Encoder().encode
decode_said = msgspec.json.Decoder(Said).decode
