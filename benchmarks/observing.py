"""What a game of Netrunner shows of how its players play: blunders, and which cards they use."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from typing import Any

from cyberdeck.bots.netrunner import HouseCorp, HouseRunner
from cyberdeck.netrunner import RUNNER
from cyberdeck.netrunner.card import Card
from cyberdeck.netrunner.rules import NetrunnerGame
from cyberdeck.netrunner.words import CENTRALS, HQ, Type, Zone

CHANCE = (HouseCorp.left_to_chance, HouseRunner.left_to_chance)
USED = ("play", "install")


class Observer:
    """Looks at each answer before it is given."""

    def __init__(self, players: Sequence[str]) -> None:
        self.house = [player == "house" for player in players]
        self.counts: Counter[str] = Counter()
        self.installed: set[int] = set()
        self.idle: str | None = None
        """A run that can show nothing new, until something is taken in it."""
        self.drawn: list[set[str]] = [set(), set()]
        self.used: list[set[str]] = [set(), set()]

    def answered(self, game: NetrunnerGame, index: int) -> None:
        ask, state = game.ask, game.state
        assert ask is not None
        option = ask.options[index]
        card = next((thing for thing in option.at if isinstance(thing, Card)), None)
        if len(ask.options) > 1 and self.house[ask.seat] and ask.prompt in CHANCE[ask.seat]:
            self.counts["answered by chance"] += 1
        if ask.prompt == "action":
            self._action(game, option.verb, card)
            if option.verb == "run":
                self._run(game, option.at[0].number)  # type: ignore[union-attr]
        elif ask.prompt == "trace-strength":
            self.counts["traces"] += 1
            self.counts["traces bid 0"] += option.at[0] == 0
        elif ask.prompt == "accessing" and option.verb in ("steal", "trash"):
            self.idle = None
            self.counts["stolen where installed"] += (
                option.verb == "steal" and card is not None and card.zone is Zone.ROOT
            )
        elif card is not None and option.verb in USED:
            self.used[ask.seat].add(card.key)
        for column in state.servers.values():
            self.installed.update(id for id in column.root if state.cards[id].type is Type.AGENDA)

    def _action(self, game: NetrunnerGame, verb: str, card: Card | None) -> None:
        seat = int(game.state.turn)
        if self.idle is not None:
            self.counts[self.idle] += 1
            self.idle = None
        assert game.ask is not None
        for option in game.ask.options:
            if option.verb in USED:
                self.drawn[seat].add(option.at[0].key)  # type: ignore[union-attr]
        if card is not None and verb in USED:
            self.used[seat].add(card.key)

    def _run(self, game: NetrunnerGame, server: int) -> None:
        state = game.state
        self.counts["runs"] += 1
        inside = state.corp.hand if server == HQ else state.servers[server].root if server not in CENTRALS else None
        if inside is None:
            return
        cards = [state.cards[id] for id in inside]
        known = all(card.known_to(RUNNER) for card in cards)
        if known and not any(card.type is Type.AGENDA for card in cards):
            self.idle = "runs on an unchanged HQ" if server == HQ else "runs on a known asset that is left"

    def data(self) -> dict[str, Any]:
        self.counts["agendas installed"] = len(self.installed)
        return {
            "counts": dict(self.counts),
            "drawn": [sorted(cards) for cards in self.drawn],
            "used": [sorted(cards) for cards in self.used],
        }


def report(rows: Sequence[dict[str, Any]]) -> None:
    """Blunders a game, and the cards that were hardly ever used when they could be."""
    total: Counter[str] = Counter()
    for row in rows:
        total.update(row["counts"])
    for name, count in sorted(total.items()):
        print(f"    {name}: {count}, {count / len(rows):.2f} a game")
    for seat, side in enumerate(("corp", "runner")):
        drawn: Counter[str] = Counter()
        used: Counter[str] = Counter()
        shares: dict[str, float] = defaultdict(float)
        for row in rows:
            drawn.update(row["drawn"][seat])
            used.update(row["used"][seat])
        for key, games in drawn.items():
            shares[key] = used[key] / games
        rare = sorted((share, key) for key, share in shares.items() if share < 0.25)
        print(
            f"    {side} used {sum(used[key] > 0 for key in drawn)} of {len(drawn)} titles that could be used; seldom:"
        )
        print("     ", ", ".join(f"{key} {used[key]}/{drawn[key]}" for _, key in rare))
