# The table of Netrunner in the browser.

## What a click on a thing does

web-do-play = Play
web-do-install = Install
web-do-use = Use
web-do-run = Run
web-do-advance = Advance
web-do-boost = Boost
web-do-break = Break
web-do-score = Score
web-do-steal = Steal
web-do-access = Access
web-do-rez = Rez
web-do-trash = Trash
web-do-prevent = Prevent
web-do-instead = Instead
web-do-choose = Choose
web-do-expose = Expose
web-do-take = Take
web-do-discard = Discard
web-do-forfeit = Forfeit
web-do-server = Here
web-do-host = On this

## Basic actions

web-slot-draw = Draw
web-slot-credit = Credit
web-slot-run = Run
web-slot-remove-tag = Remove tag
web-slot-trash = Trash resource
web-slot-purge = Purge
web-lit-hint = Lit cards and servers can be used: click them.
web-on-table = More, and what lies on the table ({ $number })

## The way of a run

web-gate-passed = passed
web-gate-approach = approach
web-gate-encounter = encounter
web-gate-ahead = ahead
web-let-fire =
    { $number ->
        [one] Let { $number } subroutine fire
       *[other] Let { $number } subroutines fire
    }
web-gate-on = Go on
web-gate-unrezzed = Leave it unrezzed
web-gate-server = Go on into { $server }
web-ask-encounter =
    { $number ->
        [0] { $card } – nothing of it will fire.
        [one] { $card } – { $number } subroutine would fire.
       *[other] { $card } – { $number } subroutines would fire.
    }
web-words = Words of the rules
