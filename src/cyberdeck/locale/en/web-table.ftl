# The table in the browser: help, settings, runs, stories, and what is wrong with a connection.

## Help and settings

web-help = Keys and settings
web-key-enter = go on: pass, continue, done
web-key-digits = take the answer with that key; a number has its own digit
web-key-back = take the last decision back
web-key-seek = find an answer by typing
web-key-tab = to the next thing that can be used
web-key-arrows = walk among cards, spaces and buttons
web-key-look = look at the card closely
web-key-decision = to the decision
web-key-board = to the servers or the network
web-key-hand = to your hand
web-key-log = to the log
web-key-reel = stop what is being shown, one step back, one step on
web-key-sound = sounds on and off
web-key-help = this help
web-key-escape = close what lies over the table; go back to the beginning of a half-made decision
web-stops = Windows in which the game stops for you
web-stops-hint = In the others this browser passes for you, whatever you could do there; so nobody learns anything from it.
web-rest = Pass for the rest of the turn
web-rest-hint = Passes in every window of this turn outside of runs
web-pace = How fast you see what happens
web-pace-slow = slowly
web-pace-normal = normally
web-pace-fast = fast
web-pace-off = everything at once
web-question-first = Ask me at once, while it is still being shown
web-sound = Sounds
web-sound-on = Let me hear what happens
web-volume = Volume

## Runs and traces in Netrunner

web-run-on = Run on { $server }
web-bid-trace = +{ $bid } → trace { $total }
web-bid-link = +{ $bid } → link { $total } against { $trace }
web-host = On { $card }
web-hosts = hosts { $card }

## Deckers

web-hand-empty = No card in hand: any damage would flatline you.
web-hand-of = Hand: { $decker }
web-played = Played
web-discard = Discard pile
web-known = Seen in the hand
web-packets = Packets
web-reel-title = This is happening:
web-reel-shown = Shown so far
web-reel-own = Back to my last decision
web-reel-back = One step back (,)
web-reel-on = One step on (.)
web-reel-play = Go on (P)
web-reel-pause = Stop (P)
web-reel-hurry = Faster
web-reel-skip = Skip
web-reel-now = To the present
web-reel-again = Show their last turn again
web-sign-installation = installation (of that colour)
web-sign-black = black Spark
web-sign-white = white Spark
web-sign-blocked = white Spark that blocks a program
web-sign-guardian = Guardian
web-sign-ghost = ghost of an action
web-blue = blue
web-green = green
web-yellow = yellow
web-red = red
web-purple = purple

## Two at one screen

web-hot-seat = Two at this screen
web-curtain = Hand the screen over: now { $side } decides. Nobody else should look.
web-curtain-lift = I am: { $side }

## When something is wrong

web-not-begun = Waiting until all seats are taken …
web-stopped = This table cannot be played on.
web-outdated = There is a newer version of this page.
web-reload = Reload
web-hint = What would you do?
web-hint-title = What the computer would do
web-hint-thinking = The computer is thinking …
web-hint-own-knowledge = It knows no more than you do.
web-your-turn = Your turn
web-invite-code = The same address for a telephone’s camera

web-plan-open = Decide ahead
web-plan-when = If the others only pass, you will be asked:
web-plan-again = Nobody can say what you will be asked next. When you are asked this again:
web-plan-then = … and then, if the others only pass:
web-plan-unknown = What comes then nobody can foresee.
web-plan-nothing = There is nothing yet that could be decided ahead.
web-plan-so-far = You will: { $steps }
web-plan-leave = Leave it so
web-plan-waits = You will answer when you are asked: { $steps }
web-plan-dropped = Something else came up, so this was dropped: { $steps }
web-plan-drop = Take it back
web-plan-read = All right
