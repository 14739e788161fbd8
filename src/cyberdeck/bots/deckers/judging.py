"""Questions beside the actions of a turn: what each answer would lead to."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from cyberdeck.bots.deckers.gauge import Gauge, distances
from cyberdeck.bots.deckers.gold_goals import blue_programs
from cyberdeck.bots.deckers.imagining import COLOURS, SPACE, Seen
from cyberdeck.bots.deckers.insight import Insight
from cyberdeck.bots.deckers.odds import outlasts
from cyberdeck.bots.deckers.outlook import Outlook
from cyberdeck.bots.deckers.paying import worth_of
from cyberdeck.bots.deckers.piece_goals import SLAYERS, ambush
from cyberdeck.bots.deckers.tryout import outcome, verb
from cyberdeck.deckers.content import CONTENT
from cyberdeck.deckers.markers import remove_programs, remove_scout
from cyberdeck.deckers.scouts import block_program
from cyberdeck.deckers.setup import setup_colour
from cyberdeck.deckers.state import State
from cyberdeck.deckers.uploading import add_installation, add_programs
from cyberdeck.deckers.words import BLUE, RED, YELLOW, Colour, Phase, Space, server_of
from cyberdeck.kernel import Offer

Worth = Callable[[Offer], float]
Judge = Callable[[State, Seen, Insight], Worth]
HARM: Final = 4.0
"""A scout that costs at least this is worth an interrupt card."""


def space_in(pointing: Seen | Offer) -> Space | None:
    """The space that a question is about, or that an offer points at."""
    return next((SPACE[name] for name in pointing.at if name in SPACE), None)


def colour_in(pointing: Seen | Offer) -> Colour | None:
    return next((COLOURS[name] for name in pointing.at if name in COLOURS), None)


def by_space(worth: Callable[[Space], float], otherwise: float = 0.0) -> Worth:
    """What an offer is worth by the space that it points at."""
    return lambda offer: otherwise if (at := space_in(offer)) is None else worth(at)


def by_colour(worth: Callable[[Colour], float]) -> Worth:
    return lambda offer: 0.0 if (colour := colour_in(offer)) is None else worth(colour)


# scouts


def scout_there(state: State, seen: Seen, insight: Insight) -> Worth:
    """A scout on the space where it does the least harm."""
    outlook = Outlook(state, insight)
    sights = outlook.sights(state)
    return by_space(lambda at: -outlook.enters(state, sights, at))


def which_avatar(state: State, seen: Seen, insight: Insight) -> Worth:
    """Whose space or server a rule means: where a scout does the least harm, or where no road can be lost."""
    if state.phase is not Phase.END_OF_TURN or state.objective.id != "gold-roman-road":
        return scout_there(state, seen, insight)
    return by_space(lambda at: -float(bool(blue_programs(state, server_of(at)))))


def harm(state: State, seen: Seen, insight: Insight) -> Worth:
    """The space where a scout would do the most harm: it is rid of one, or protected."""
    judged = scout_there(state, seen, insight)
    return lambda offer: -judged(offer)


def let_scout_in(state: State, seen: Seen, insight: Insight) -> Worth:
    """Angel's choice: her own space is the one in question."""
    judged, own = scout_there(state, seen, insight), space_in(seen)
    outlook = Outlook(state, insight)
    stays = 0.0 if own is None else -outlook.enters(state, outlook.sights(state), own)
    return lambda offer: stays if verb(offer) == "let-enter" else judged(offer)


def remove_scout_from(state: State, seen: Seen, insight: Insight) -> Worth:
    outlook = Outlook(state, insight)

    def worth(at: Space) -> float:
        twin = state.copy()
        remove_scout(twin, at, twin.fields[at].kinds_of_scout[0])
        return outlook.worth(twin)

    return by_space(worth, outlook.worth(state))


def fight_first(state: State, seen: Seen, insight: Insight) -> Worth:
    """The surest fight first: a guardian that falls weakens its neighbours."""
    outlook = Outlook(state, insight)
    sights = outlook.sights(state)
    return by_space(lambda at: outlasts(sights[at].reds, outlook.edge(state, sights, at)) + sights[at].guarded)


# the deckers' markers


def program_there(state: State, seen: Seen, insight: Insight) -> Worth:
    """A program of the colour in question on a space."""
    outlook, colour = Outlook(state, insight), colour_in(seen)
    if colour is None:
        colour = setup_colour(state, BLUE)

    def worth(at: Space) -> float:
        twin = outcome(state.copy(), add_programs(at, colour))
        return outlook.worth(twin) + 0.01 * central(state, at)

    return by_space(worth)


def free_program(state: State, seen: Seen, insight: Insight) -> Worth:
    """The programs of the setup: a path that begins at an entry space, away from scouts."""
    judged = program_there(state, seen, insight)
    entries = [decker.entry for decker in state.deckers]
    far, near = distances(state.board), state.board.neighbours

    def worth(offer: Offer) -> float:
        at = space_in(offer)
        assert at is not None
        field = state.fields[at]
        if any(field.programs[colour] for colour in (BLUE, YELLOW)) or field.smc:
            return judged(offer) - 5.0
        linked = any(state.fields[x].has(BLUE) for x in near[at])
        return judged(offer) + linked - 0.2 * min(far[at][entry] for entry in entries)

    return worth


def central(state: State, at: Space) -> float:
    """How near a space is to where the deckers come from."""
    far = distances(state.board)
    return -sum(far[at][decker.entry] for decker in state.deckers)


def program_of_choice(state: State, seen: Seen, insight: Insight) -> Worth:
    outlook, at = Outlook(state, insight), space_in(seen)
    assert at is not None
    return by_colour(lambda colour: outlook.worth(outcome(state.copy(), add_programs(at, colour))))


def installation_there(state: State, seen: Seen, insight: Insight) -> Worth:
    outlook, colour = Outlook(state, insight), colour_in(seen)

    assert colour is not None

    def worth(at: Space) -> float:
        twin = outcome(state.copy(), add_installation(at, colour))
        return outlook.worth(twin) - (9.0 if twin.fields[at].smc else 0.0) + 0.05 * central(state, at)

    return by_space(worth)


def installation_of_choice(state: State, seen: Seen, insight: Insight) -> Worth:
    return by_colour(Outlook(state, insight).weights.installation.__getitem__)


def block(state: State, seen: Seen, insight: Insight) -> Worth:
    outlook, at = Outlook(state, insight), space_in(seen)
    assert at is not None
    return by_colour(lambda colour: outlook.worth(outcome(state.copy(), block_program(at, colour))))


def give_up_program(state: State, seen: Seen, insight: Insight) -> Worth:
    """The space that misses a program least: red for Access Shutdown, blue for Flash Flood and Roman Road."""
    colour = RED if seen.asked.id == "ask-shutdown-from" else BLUE
    outlook = Outlook(state, insight)

    def worth(at: Space) -> float:
        if not state.fields[at].programs[colour]:
            return 0.0
        twin = state.copy()
        remove_programs(twin, at, colour)
        return outlook.worth(twin)

    return by_space(worth)


# cards


def hold_back(state: State, seen: Seen, insight: Insight) -> Worth:
    return lambda offer: worth_of(CONTENT.symbols[offer.at[0]]) if offer.at else 0.0


def sacrifice(state: State, seen: Seen, insight: Insight) -> Worth:
    return lambda offer: -worth_of(CONTENT.symbols[offer.at[0]])


def renew_row(state: State, seen: Seen, insight: Insight) -> Worth:
    """Another row, unless something in it is a bargain."""
    cards = [state.cards[id] for id in state.row]
    if state.objectives[-1] == "gold-hackman" and any(key in SLAYERS for key in cards):
        return saying("keep-row")(state, seen, insight)
    gain = max((worth_of(CONTENT.symbols[key]) - sum(CONTENT.costs[key]) for key in cards), default=0.0)
    return lambda offer: float((verb(offer) == "keep-row") == (gain >= 1.0))


def interrupt(state: State, seen: Seen, insight: Insight) -> Worth:
    """A card is used where it changes something that matters."""
    return lambda offer: 0.0 if verb(offer) == "decline" else USES.get(offer.at[0], _never)(state, seen, insight)


def _never(state: State, seen: Seen, insight: Insight) -> float:
    return -1.0


def _stop_scout(state: State, seen: Seen, insight: Insight) -> float:
    at = space_in(seen)
    if at is None:
        return -1.0
    outlook = Outlook(state, insight)
    return outlook.enters(state, outlook.sights(state), at) - HARM


def _strengthen(by: int) -> Callable[[State, Seen, Insight], float]:
    def use(state: State, seen: Seen, insight: Insight) -> float:
        numbers = [int(name) for name in seen.at if name.isdecimal()]
        if len(numbers) != 2:
            return -1.0
        infection, resistance = numbers
        return 1.0 if infection <= resistance < infection + by else -1.0

    return use


USES: Final[Mapping[str, Callable[[State, Seen, Insight], float]]] = {
    "kill-switch": _stop_scout,
    "premonition": _stop_scout,
    "overvoltage": _strengthen(2),
    "pkt-exploit": _strengthen(4),
}


# turns


def hand_tile(state: State, seen: Seen, insight: Insight) -> Worth:
    """Who has the most turns left; against HackMan, who is ready for him."""
    seats = {decker.id: seat for seat, decker in enumerate(state.deckers)}
    waited = state.objective.id == "gold-hackman"
    gauge = Gauge(state)

    def worth(offer: Offer) -> float:
        seat = seats[offer.at[0]]
        ready = 3.0 * ambush(gauge, seat) if waited else 0.0
        return ready - state.deckers[seat].turns + 0.1 * (seat != state.active)

    return worth


def objective_last(state: State, seen: Seen, insight: Insight) -> Worth:
    """A scout that comes before HackMan is swept away by him."""
    return lambda offer: float(offer.at != ("objective",))


# plain answers


def first(state: State, seen: Seen, insight: Insight) -> Worth:
    return lambda offer: -float(offer.index)


def saying(word: str) -> Judge:
    return lambda state, seen, insight: lambda offer: float(verb(offer) == word)


def start_type(state: State, seen: Seen, insight: Insight) -> Worth:
    return lambda offer: float(offer.at == ("red",))


JUDGES: Final[Mapping[str, Judge]] = {
    "accomplice": first,
    "angel": let_scout_in,
    "avatar-next": first,
    "block": block,
    "choose-space": scout_there,
    "collect": first,
    "effect-next": objective_last,
    "exchange-for-yellow": saying("exchange-none"),
    "fight-next": fight_first,
    "flood-from": give_up_program,
    "free-program": free_program,
    "hand-tile": hand_tile,
    "handshake-offer": saying("refuse"),
    "hold-back": hold_back,
    "how-many-commands": first,
    "how-many-programs": first,
    "interrupt": interrupt,
    "lay-out-where": program_there,
    "move-to": saying("done"),
    "palace-where": harm,
    "pay": first,
    "pay-more": saying("done"),
    "pick-space": scout_there,
    "program-where": program_there,
    "programs-where": program_there,
    "push-from": saying("done"),
    "push-to": scout_there,
    "remove-scout-from": remove_scout_from,
    "renew-row": renew_row,
    "road-from": give_up_program,
    "sacrifice": sacrifice,
    "scatter-to": scout_there,
    "scout-next": scout_there,
    "shockwave": remove_scout_from,
    "shutdown-from": give_up_program,
    "spare-scout": remove_scout_from,
    "spread-scout": scout_there,
    "start-type": start_type,
    "take-along": first,
    "take-more": first,
    "where-installation": installation_there,
    "which-avatar": which_avatar,
    "which-guardian": harm,
    "which-installation": installation_of_choice,
    "which-program": program_of_choice,
    "which-redirect": scout_there,
}

PLANNED: Final = frozenset(("action-there", "deckers-action", "push-what", "which-programs", "which-scout"))
"""Questions that the plan of the turn answers."""

LEFT_TO_CHANCE: Final = frozenset((
    "backbone", "cache-swap", "collect-yellow", "crash-program", "decoy", "disguise", "echo", "fence", "fetch",
    "gather-from", "give-packet", "hackman-guardian", "hackman-installation", "handshake", "handshake-alone",
    "horse-where", "lay-out", "lay-segment", "lift-where", "masquerade", "nudge", "packet-next", "palace-of",
    "pick-server", "puppeteer", "rebuild", "rebuild-where", "resolve-next", "rewire", "roll-for",
    "root-access", "scatter", "scout-from-card", "take-token",
))  # fmt: skip
"""Questions without a judge. A plan that uses a card has tried out its answers; chance decides where there is none."""
