"""One decision of a person: the table, what is new, the options, and what may be typed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from cyberdeck.bots import bot_for, rungs, shown_to
from cyberdeck.cli.files import write_journal, write_position
from cyberdeck.cli.play.telling import Teller, last_fitting
from cyberdeck.kernel import AnyGame, Complaint, Decision, Message, message
from cyberdeck.kernel.paper import Flow, beside

FEW: Final = 6
"""So many shortcuts are shown at once."""


class Quit(Exception):
    """The player leaves the table."""


class Undo(Exception):
    """The players take back the last decision."""


class Back(Exception):
    """The player drops the answers of the open question."""


class Shorten(Exception):
    """The player takes a shortcut, which this is the notation of."""


class Rest(Exception):
    """The player takes the first option as long as the game's face lets him rest."""


class Dialogue:
    """One decision of one person, until it is made."""

    def __init__(
        self,
        teller: Teller,
        game: AnyGame,
        decision: Decision,
        unread: int,
        no_undo: Message | None,
        no_hint: Message | None = None,
        own_hint: Callable[[], Message | None] = lambda: None,
    ) -> None:
        self.terminal, self.face, self.teller = teller.terminal, teller.face, teller
        self.game, self.decision = game, decision
        self.unread, self.no_undo, self.no_hint, self.own_hint = unread, no_undo, no_hint, own_hint
        self.shortcuts = list(game.shortcuts)

    def answer(self) -> int:
        """The index of the option chosen."""
        self._draw()
        prompt = f"{self.terminal.text(self.face.seat(self.game, self.decision.seat))}> "
        while (typed := self.terminal.ask(prompt)) is not None:
            chosen = self._heard(" ".join(typed.split()))
            if chosen is not None:
                return chosen
        raise Quit

    # what is shown

    def _draw(self) -> None:
        terminal, seat = self.terminal, self.decision.seat
        above = self.face.picture(self.game, seat, terminal.text, terminal.out.width, terminal.height)
        heading = Rule(terminal.text(self.face.heading(self.game, self.decision)), style="dim")
        prompt = Text(terminal.text(self.decision.prompt), "bold")
        choices = self._choices([*above, prompt])
        below = [prompt, choices, *self._at_once([*above, prompt, choices])]
        if terminal.height is not None:
            terminal.clear()
        terminal.show(*above, heading, *self._news(above, below), *below)

    def _choices(self, others: list[RenderableType]) -> RenderableType:
        """The options in columns, or one after another where a low screen has no room for columns."""
        options = self._options()
        columns = Columns(options, column_first=True, padding=(0, 2))
        height = self.terminal.height
        if height is None or self._lines(*others, columns) + self.face.fewest_news + 2 <= height:
            return columns
        return Flow(Text(), options, "  ")

    def _at_once(self, others: list[RenderableType]) -> list[RenderableType]:
        """The first shortcuts, as many as the screen has room for; their numbers go on from those of the options."""
        label, first = Text(self.terminal.text(message("play-shortcuts")), "dim"), len(self.decision.notations) + 1
        items = [
            Text.assemble(
                (f"{number} ", "bold cyan"),
                self.terminal.text(found.message),
                (beside(found, self.terminal.text), "dim"),
            )
            for number, found in enumerate(self.shortcuts, first)
        ]
        for shown in range(min(len(items), FEW), 0, -1):
            left = len(items) - shown
            more = [Text(self.terminal.text(message("play-more-shortcuts", number=left)), "dim")] if left else []
            row = Flow(label, [*items[:shown], *more])
            height = self.terminal.height
            if height is None or self._lines(*others, row) + self.face.fewest_news + 2 <= height:
                return [row]
        return []

    def _lines(self, *parts: RenderableType) -> int:
        return len(self.terminal.out.render_lines(Group(*parts), pad=False))

    def _options(self) -> list[Text]:
        """Each with its number; options that read the same also say what exactly they point at."""
        offers = list(self.decision.options)
        texts = [self.terminal.text(offer.message) for offer in offers]
        copies = Counter(texts)
        width = len(str(len(offers)))
        lines = []
        for offer, text in zip(offers, texts, strict=True):
            place = f" ({' '.join(offer.at)})" if copies[text] > 1 and offer.at else ""
            told = (place + beside(offer, self.terminal.text), "dim")
            lines.append(Text.assemble((f"{offer.index + 1:>{width}} ", "bold green"), text, told))
        return lines

    def _news(self, above: list[RenderableType], below: list[RenderableType]) -> list[Text]:
        """What has happened since this player's last decision, as far as the screen has room for it."""
        news = self.face.news(self.game, self.decision.seat, self.unread)
        lines = [self.terminal.text(line) for line in news]
        room = self._room(above, below)
        shown = lines if room is None else last_fitting(lines, room, self.terminal.out.width)
        left_out = len(lines) - len(shown)
        if left_out:
            shown = last_fitting(lines, max(self.face.fewest_news - 1, (room or 0) - 1), self.terminal.out.width)
            more = self.terminal.text(message("play-more-log", number=len(lines) - len(shown)))
            return [Text(more, "dim"), *map(Text, shown)]
        return [Text(line) for line in shown]

    def _room(self, above: list[RenderableType], below: list[RenderableType]) -> int | None:
        height = self.terminal.height
        if height is None:
            return None
        return max(self.face.fewest_news, height - self._lines(*above, *below) - 2)

    # what is typed

    def _heard(self, typed: str) -> int | None:
        """The option chosen, or None after anything else has been answered."""
        word, _, rest = typed.partition(" ")
        about: dict[str, Callable[[str], None]] = {"why": self._why, "save": self._save, "position": self._position}
        alone: dict[str, Callable[[], None]] = {
            "log": self._log,
            "look": self._look,
            "again": self._again,
            "hint": self._hint,
            "back": self._back,
            "undo": self._undo,
            "quit": self._quit,
        }
        if "rest" in self.face.commands:
            alone["rest"] = self._rest
        if "threat" in self.face.commands:
            alone["threat"] = about["threat"] = self._threats
        if typed.startswith("?"):
            self._explain(typed[1:].strip())
        elif rest and word in about:
            about[word](rest)
        elif typed in alone:
            alone[typed]()
        else:
            return self._chosen(typed)
        return None

    def _look(self) -> None:
        self.terminal.show(*self.face.piles(self.game, self.decision.seat, self.terminal.text))

    def _threats(self, thing: str = "") -> None:
        self.terminal.show(*self.face.threats(self.game, thing, self.terminal.text))

    def _quit(self) -> None:
        raise Quit

    def _chosen(self, typed: str) -> int | None:
        notations = self.decision.notations
        if not typed:
            chosen = self.face.by_enter(self.decision)
            if chosen is None:
                self._say(message("play-choose", count=len(notations)))
            return chosen
        if typed.isdecimal():
            if 1 <= int(typed) <= len(notations):
                return int(typed) - 1
            if len(notations) < int(typed) <= len(notations) + len(self.shortcuts):
                raise Shorten(self.shortcuts[int(typed) - len(notations) - 1].notation)
            self._say(message("play-no-number", found=typed[:20], count=len(notations)))
            return None
        wanted = typed.casefold()
        if wanted in notations:
            return notations.index(wanted)
        if any(found.notation == wanted for found in self.shortcuts):
            raise Shorten(wanted)
        begun = [i for i, notation in enumerate(notations) if " " in wanted and notation.startswith(wanted)]
        if len(begun) == 1:
            return begun[0]
        self._why(wanted)
        return None

    def _rest(self) -> None:
        if self.face.resting(self.game, self.decision) is not None:
            raise Rest
        self._say(message("play-no-rest"))

    def _again(self) -> None:
        if not self.teller.again():
            self._say(message("play-nothing-told"))
        elif self.teller.pace:
            self._draw()

    def _hint(self) -> None:
        """What the computer would do, with what this player knows."""
        if self.no_hint is not None:
            self._say(self.no_hint)
            return
        if (said := self.own_hint()) is not None:
            self._say(said)
            return
        name, seat = self.game.rules.name, self.decision.seat
        bot = bot_for(name, seat, self.game.seed, rungs.NAMES[-1])
        with self.terminal.thinking():
            plans = rungs.advice(name, bot, shown_to(bot, self.game))
        for plan in plans:
            steps = [self.decision.options[plan.offer].message, *plan.after]
            verdict = f"  {self.terminal.text(plan.verdict)}" if plan.verdict else ""
            words = " → ".join(map(self.terminal.text, dict.fromkeys(steps)))
            self.terminal.line((f"{plan.offer + 1} ", "bold green"), (words, ""), (verdict, "dim"))

    def _back(self) -> None:
        if self.game.begun:
            raise Back
        self._say(message("nothing-to-cancel"))

    def _undo(self) -> None:
        if self.no_undo is None:
            raise Undo
        self._say(self.no_undo)

    def _why(self, notation: str) -> None:
        """Of a move, or of everything that one may want to do with a thing."""
        game, seat = self.game, self.decision.seat
        wishes, withheld = game.rules.conceivable(game.state, seat, notation), game.withheld(seat, notation)
        for wish in wishes:
            if (because := withheld.get(wish)) is None:
                self._say(message("play-offered", notation=wish))
            else:
                self._say(message("play-why-wish", wish=wish, reason=because.message, clause=because.clause or "–"))
        if not wishes:
            self._why_move(notation)

    def _why_move(self, notation: str) -> None:
        reason = self.game.why_not(self.decision.seat, notation)
        if reason is None:
            self._say(message("play-offered", notation=notation))
        elif reason.clause:
            self._say(message("play-why", reason=reason.message, clause=reason.clause))
        else:
            self._say(reason.message)

    def _log(self) -> None:
        for line in self.game.log(self.decision.seat):
            self.terminal.say(line)

    def _save(self, file: str) -> None:
        self._write(write_journal, file, message("play-saved", file=file))

    def _position(self, file: str) -> None:
        self._write(write_position, file, message("play-position-saved", file=file))

    def _write(self, write: Callable[[str, AnyGame], None], file: str, done: Message) -> None:
        try:
            write(file, self.game)
        except Complaint as complaint:
            self._say(complaint.message)
        else:
            self.terminal.say(done, "green")

    def _explain(self, words: str) -> None:
        if not words:
            self._help()
        elif (unknown := self.face.explain(self.terminal, words)) is not None:
            self._say(unknown)

    def _help(self) -> None:
        table = Table.grid(padding=(0, 2))
        for command, purpose in self.face.commands.items():
            table.add_row(Text(command, "bold"), self.terminal.text(purpose))
        self.terminal.show(
            table,
            self.terminal.text(self.face.signs),
            Flow(Text(self.terminal.text(message("play-help-now")), "bold"), map(Text, self.decision.notations)),
            *self._named_shortcuts(),
        )

    def _named_shortcuts(self) -> list[RenderableType]:
        label = Text(self.terminal.text(message("play-shortcuts")), "bold")
        return [Flow(label, [Text(found.notation) for found in self.shortcuts])] if self.shortcuts else []

    def _say(self, told: Message) -> None:
        self.terminal.say(told, "yellow")
