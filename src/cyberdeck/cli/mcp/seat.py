"""A seat that is played by words: the table, what happened, the question with prices and effects, and an answer.

It says what a person at this seat would be told, and nothing else: the view, the log and the options of the seat.
"""

from __future__ import annotations

from collections.abc import Mapping

from cyberdeck.bots import Bot, shown_to
from cyberdeck.cli.mcp.page import Page
from cyberdeck.cli.play.face import Face
from cyberdeck.kernel import AnyGame, Asked, Complaint, Decision, Message, message, unasked
from cyberdeck.kernel.paper import beside
from cyberdeck.kernel.shortcuts import begin


class Seat:
    """One player of a game; the house plays all others. What is no choice is answered for him."""

    def __init__(self, game: AnyGame, face: Face, bots: Mapping[int, Bot], language: str) -> None:
        self.game, self.face, self.bots, self.language = game, face, bots, language
        self._told = 0
        """How many decisions he has heard of."""
        self._made = 0
        self._go_on()

    @property
    def seat(self) -> int:
        """Who is asked; where several seats are his, the one that is."""
        own = [seat for seat in range(len(self.game.seats)) if seat not in self.bots]
        decision = self.game.decision
        return decision.seat if decision is not None and decision.seat in own else own[0]

    def table(self) -> str:
        """The table as the seat sees it, and what it has no room for."""
        page = self._page()
        page.show(*self.face.picture(self.game, self.seat, page.text, page.out.width, None))
        page.line()
        page.show(*self.face.piles(self.game, self.seat, page.text))
        return page.text_so_far

    def happened(self, last: int | None = None) -> str:
        """What the last decisions of all led to, or else everything."""
        page = self._page()
        lines = self.game.log(self.seat) if last is None else self.face.news(self.game, self.seat, last)
        for line in lines:
            page.say(line)
        return page.text_so_far

    def question(self) -> str:
        """What is asked, with every option, its price and what it surely does; or how the game ended."""
        page, decision, result = self._page(), self.game.decision, self.game.result
        if decision is None:
            assert result is not None
            names = ", ".join(page.text(self.face.seat(self.game, seat)) for seat in result.winners)
            told = message("replay-won", reason=result.reason, winners=names)
            page.say(told if names else message("replay-not-won", reason=result.reason))
            return page.text_so_far
        page.say(self.face.heading(self.game, decision))
        page.line(
            (page.text(self.face.seat(self.game, decision.seat)), ""), (": ", ""), (page.text(decision.prompt), "")
        )
        for offer in decision.options:
            words = page.text(offer.message) + beside(offer, page.text)
            page.line((f"  {offer.index + 1}. [{offer.notation}] {words}", ""))
        shortcuts = list(self.game.shortcuts)
        if shortcuts:
            page.say(message("play-shortcuts"))
        for number, shortcut in enumerate(shortcuts, len(decision.notations) + 1):
            words = page.text(shortcut.message) + beside(shortcut, page.text)
            page.line((f"  {number}. [{shortcut.notation}] {words}", ""))
        return page.text_so_far

    def decide(self, answer: str) -> str:
        """Take an option or a shortcut by number or notation; what happened since, and the next question."""
        decision = self.game.decision
        if decision is None:
            raise Complaint(message("why-not-over"))
        self._take(decision, " ".join(answer.split()).casefold())
        self._go_on()
        unread, self._told = self._made - self._told, self._made
        return f"{self.happened(unread)}\n\n{self.question()}".strip()

    def drop(self) -> str:
        """Begin the open question anew."""
        self.game.cancel()
        return self.question()

    def why_not(self, wish: str) -> str:
        """Why a decision is not offered, or what stands against all that could be done with a thing."""
        page, withheld = self._page(), self.game.withheld(self.seat, wish)
        for notation, reason in withheld.items():
            page.say(message("play-why-wish", wish=notation, reason=reason.message, clause=reason.clause or "–"))
        if not withheld:
            page.say(self._reason(wish))
        return page.text_so_far

    def explain(self, words: str) -> str:
        """A card, a word or a clause of the rules."""
        page = self._page()
        unknown = self.face.explain(page, words)
        if unknown is not None:
            raise Complaint(unknown)
        return page.text_so_far

    def _reason(self, wish: str) -> Message:
        reason = self.game.why_not(self.seat, wish)
        if reason is None:
            return message("play-offered", notation=wish)
        return message("play-why", reason=reason.message, clause=reason.clause) if reason.clause else reason.message

    def _take(self, decision: Decision, answer: str) -> None:
        notations, shortcuts = decision.notations, [shortcut.notation for shortcut in self.game.shortcuts]
        every = [*notations, *shortcuts]
        if answer.isdecimal():
            if not 1 <= int(answer) <= len(every):
                raise Complaint(message("play-no-number", found=answer[:20], count=len(every)))
            answer = every[int(answer) - 1]
        if answer in notations:
            self._decide(notations.index(answer))
        elif answer in shortcuts:
            self._shorten(answer)
        else:
            raise Complaint(self._reason(answer))

    def _shorten(self, notation: str) -> None:
        running = begin(self.game, notation)
        while (following := running.next(self.game)) is not None:
            answer, running = following
            self._decide(answer)
            self._go_on(running.seat)
            if not running.goes_on(self.game):
                return

    def _decide(self, answer: int) -> None:
        self.game.decide(answer)
        self._made += 1

    def _go_on(self, until: int | None = None) -> None:
        """The house plays, and what is no choice is answered, until the player has to decide."""
        while (decision := self.game.decision) is not None:
            bot = self.bots.get(decision.seat)
            if bot is not None:
                self._decide(0 if len(decision.options) == 1 else bot.choose(shown_to(bot, self.game)))
            elif until is None and (answer := unasked(self.game, Asked.CHOICES)) is not None:
                self._decide(answer)
            else:
                return

    def _page(self) -> Page:
        return Page(self.language)
