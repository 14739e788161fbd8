"""Deckers as the kernel sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from importlib.resources import files
from typing import Final, TypeAlias

from cyberdeck import kernel
from cyberdeck.deckers import campaign, catalogue, choosing, outcomes, prices, why
from cyberdeck.deckers.beginning import beginning
from cyberdeck.deckers.cardlist import card_list
from cyberdeck.deckers.conceivable import conceivable
from cyberdeck.deckers.content import CONTENT
from cyberdeck.deckers.cycle import TURNS
from cyberdeck.deckers.ending import IMMEDIATE, immediate
from cyberdeck.deckers.facts import DeckersFacts, facts
from cyberdeck.deckers.field import NONE
from cyberdeck.deckers.forecast import Forecast, forecast
from cyberdeck.deckers.foregone import foregone
from cyberdeck.deckers.guardians import strays
from cyberdeck.deckers.hiding import determinise, revealed
from cyberdeck.deckers.interrupts import coming
from cyberdeck.deckers.position import build
from cyberdeck.deckers.rows import check_content
from cyberdeck.deckers.shortcuts import shortcuts
from cyberdeck.deckers.state import Reading, State
from cyberdeck.deckers.steps import Deed
from cyberdeck.deckers.telling import told
from cyberdeck.deckers.view import DeckersView, view
from cyberdeck.deckers.words import Phase
from cyberdeck.deckers.writing import position
from cyberdeck.kernel import (
    Ask,
    Choosing,
    Effect,
    Effects,
    FirstGame,
    Game,
    Message,
    Option,
    Outcome,
    Pointer,
    Price,
    Rng,
    Stage,
)
from cyberdeck.kernel.rules import view_from
from cyberdeck.kernel.spec import Spec
from cyberdeck.locale.texts import render


class Deckers(kernel.Rules[State, Reading, DeckersView]):
    name = "deckers"
    version = 4
    together = True

    menu = catalogue.MENU
    after_action = catalogue.AFTER_ACTION
    specials = catalogue.SPECIALS
    texts = catalogue.TEXTS
    verbs = catalogue.VERBS

    def begin(self, setup: Mapping[str, object], seed: int) -> State:
        return build(setup["position"], seed) if "position" in setup else beginning(setup, seed)

    def text(self, view: DeckersView, language: str, width: int) -> str:
        from cyberdeck.deckers.picture import text

        return text(view, language, width)

    def svg(self, view: DeckersView, language: str) -> str:
        from cyberdeck.deckers.drawing import table

        return table(view, partial(render, language=language))

    def ending_svg(self, view: DeckersView, winners: Sequence[str], reason: Message, language: str) -> str:
        from cyberdeck.deckers.drawing import ending

        words = partial(render, language=language)
        return ending(view, winners, words(reason), words)

    def view_of(self, data: object) -> DeckersView:
        return view_from(data, DeckersView)

    def jargon(self) -> bytes:
        return files("cyberdeck.deckers").joinpath("data/jargon.txt").read_bytes()

    def position(self, state: State) -> Mapping[str, object]:
        return position(state)

    def told(self, events: Sequence[kernel.Event], seat: int) -> list[Message]:
        return told(events, seat)

    def seats(self, reading: Reading) -> tuple[str, ...]:
        return tuple(decker.id for decker in reading.deckers)

    def all_seats(self) -> tuple[str, ...]:
        return tuple(choosing.DECKERS.values)

    def seat_message(self, name: str) -> Message:
        return Message(f"decker-{name}")

    def choosings(self) -> Sequence[Choosing]:
        return (choosing.SMC, choosing.DECKERS, choosing.VARIANTS)

    def first_game(self) -> FirstGame:
        return choosing.first_game()

    def campaign(self) -> Sequence[Stage]:
        return campaign.campaign()

    def challenge(self, number: int) -> Spec:
        return campaign.challenge(number)

    def view(self, state: State, seat: int) -> DeckersView:
        return view(state, seat)

    def determinise(self, state: State, seat: int, rng: Rng) -> None:
        determinise(state, seat, rng)

    def revealed(self, before: State, after: State, events: Sequence[kernel.Event]) -> bool:
        return revealed(before, after)

    def order(self, reading: Reading) -> Sequence[int]:
        """The active decker first, then around the table."""
        count = len(reading.deckers)
        return [(reading.active + i) % count for i in range(count)]

    def check(self, state: State) -> Effects:
        """An immediate goal is met; avatars on the space of a white guardian are relocated at once (DK-13.6)."""
        state.noted = None
        if state.objectives[0] in IMMEDIATE and (won := immediate(state)):
            return won
        fields = state.fields
        for decker in state.deckers:
            for at in decker.avatars:
                if fields[at].guardian != NONE and state.denies(at):
                    return strays(state)
        return ()

    def interrupts(
        self, reading: Reading, seat: int, effect: Effect[State], source: int
    ) -> Sequence[Option[Deed]] | None:
        uses = catalogue.INTERRUPTS.get(type(effect), ())
        offered = [options for use in uses if (options := use(reading, seat, effect)) is not None]
        return [option for options in offered for option in options] if offered else None

    def described(self, reading: Reading, effect: Effect[State]) -> tuple[Pointer, ...]:
        return coming(effect)

    def foregone(self, state: State, ask: kernel.Ask) -> int | None:
        return foregone(state, ask)

    def shortcuts(self, state: State, ask: kernel.Ask) -> Sequence[kernel.Shortcut]:
        return shortcuts(state, ask)

    def conceivable(self, reading: Reading, seat: int, thing: str) -> Sequence[str]:
        return conceivable(reading, seat, thing)

    def why_not(self, state: State, ask: Ask, seat: int, notation: str) -> kernel.Reason | None:
        return why.why_not(state, ask, seat, notation)

    def price(self, state: State, ask: Ask, index: int) -> Price:
        return prices.price(state, ask, index)

    def outcomes(self, state: State, ask: Ask, index: int) -> tuple[Outcome, ...]:
        return outcomes.outcomes(state, ask, index)

    def charted(self, state: State) -> Mapping[str, int]:
        """What lies on the network: of the computer, and of the deckers (DK-6)."""
        fields, turns = state.fields, sum(decker.turns for decker in state.deckers)
        over = state.cycle - 1 - (state.phase is Phase.REFRESH and turns > 0)
        return {
            "cycle": state.cycle,
            "turn": over * TURNS * len(state.deckers) + turns,
            "scouts": sum(field.scouts for field in fields),
            "guardians": sum(field.guards for field in fields),
            "markers": sum(field.markers for field in fields),
        }

    def reached(self, state: State, told: Sequence[Message]) -> Mapping[str, int]:
        return {"cycle": state.cycle, "goals": sum(line.id == "event-goal-met" for line in told)}

    def forecast(self, state: State, thing: str) -> Forecast | None:
        return forecast(state, thing)

    def facts(self) -> DeckersFacts:
        return facts()

    def card_list(self, language: str) -> list[dict[str, object]]:
        return card_list(language)


DeckersGame: TypeAlias = Game[State, DeckersView]
RULES: Final = Deckers()
State.rules = RULES
check_content(CONTENT, catalogue.VERBS)


def new_game(
    smc: str = "alpha-moby",
    deckers: Sequence[str] = ("oshin-noro", "monty-quantum"),
    seed: int = 0,
    **more: object,
) -> DeckersGame:
    """A new game; `more` may be first_game, variants, options, objectives."""
    return RULES.new_game({"smc": smc, "deckers": list(deckers), **more}, seed)
