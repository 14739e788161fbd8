# The review of a finished game, in the browser.

web-review-thinking = The computer thinks the game through: { $done } of { $of } decisions. You can leave; it goes on.
web-review-cut = The time for thinking was up; the last decisions were not looked at.
web-review-known = { $seat }, as it could know
web-review-known-all = The goal of the cycle is met, as the deckers could know
web-review-open = With everything open
web-review-moment = Turn { $turn } · { $seat } · { $before } → { $after } %
web-review-moment-cycle = Cycle { $turn } · { $seat } · { $before } → { $after } %
web-review-board = The table at that moment
web-review-taken = Decided
web-review-best = The computer would have
web-review-before = Before
web-review-next = Next
web-review-again = Try again from here
web-review-again-hint = The computer plays the other side; this game stays as it is
web-review-share = { $seat }: { $good } of { $all } decisions as good as any
web-review-flawless = Nothing was missed that would have made a difference of a tenth.
