# What the kernel says, whatever the game.

## Decisions

illegal-decision = “{ $notation }” is not among the options now; choose one of those offered.
illegal-index =
    { $count ->
        [one] There is no option number { $index }; the only option is number 0.
       *[other] There is no option number { $index }; the { $count } options are numbered from 0.
    }
game-over = The game is over; nothing is left to decide.
nothing-to-cancel = Nothing has been begun that could be dropped; choose one of the options.
option-number = { $number }
outcome-chance = { $outcome } ({ $percent }%)
option-done = Done
ask-interrupt =
    { $kinds ->
        [about] About to happen: { $about }. Do you use anything?
        [about-number] About to happen: { $about } ({ $number }). Do you use anything?
       *[other] Do you use anything before this happens?
    }
ask-resolve-next = Which of these resolves next?
option-decline = Use nothing
option-resolve =
    { $kinds ->
        [card-number] Resolve { $card } (ability { $number })
       *[other] Resolve { $card }
    }

## Why a decision is not offered

why-not-over = The game is over.
why-not-turn = To decide now: { $seat }.
why-not-unknown = “{ $notation }” is not a move of this game; look at the options for how moves are written.

## Journals

journal-empty = The journal is empty; choose a file that holds a game.
journal-not-one = This is not a Cyberdeck journal; its first line must say that it is one.
journal-format = The journal is of format { $found }, but this Cyberdeck reads format { $ours }; use the Cyberdeck that wrote it.
journal-engine = The journal was written by version { $found } of the { $game } engine, and this is version { $ours }; only version { $found } can replay it.
picture-not-over = The game is not over yet, so there is no end to draw.
extra-missing = A part of Cyberdeck is not installed that this needs; install it with: pip install "cyberdeck[{ $extra }]"
journal-game = The journal is of a game called “{ $game }”, which this Cyberdeck does not have; install it or check the name.
journal-line = Line { $line } of the journal cannot be read: “{ $text }”; correct or remove it.
journal-header = The entry “{ $key }” at the top of the journal is missing or cannot be read; restore it.
journal-decision = Decision { $line } of the journal, “{ $notation }”, is not legal at that point; the journal was changed or is of another game.
journal-seat = Decision { $line } of the journal is by { $found }, but { $expected } has to decide there; the journal was changed.
journal-digest = The replayed game ends in another position than the journal says; the journal was changed or is damaged.
journal-too-long = The game is over before decision { $line } of the journal; remove that decision and what follows.

## Saved games and prepared outcomes

save-unreadable = This is not a saved game of this engine; use a save that the same version wrote.
script-unknown = The prepared outcome “{ $outcome }” does not fit “{ $stream }”; prepare one that can happen there.

## What people write by hand

spec-mapping = “{ $name }” must be a list of keys with their values; write it so.
spec-key = “{ $key }” means nothing there (similar: { $near }); use one of { $known }.
spec-number = “{ $key }” must be a whole number from 0 to { $most }; correct it.
spec-names = “{ $key }” must be a list of names; write it so.
spec-coming = The coming outcomes at “{ $stream }” cannot be read; write a list of names, numbers or orders.
spec-unreadable = “{ $text }” is not a step or a value that a position can hold; leave it as it was written, or leave out what stands under “still” and say the moment in words.
spec-chance = “chance” must be a whole number as a position was written with; leave it out to let chance begin anew.
spec-answered = “{ $notation }” is not an answer to the question that is open; write answers only after the question under “still”.
spec-numbered = Exactly one card must have the number { $number }; number all cards from 0 on, or none.
spec-unsound = What is “still” to happen does not fit this position; leave the file as it was written, or say the moment in words.
spec-no-positions = This game writes no position files.

## Games

none = none
unknown-game = There is no game “{ $name }”; known games: { $known }.
short-broken = This line does not hold a whole position; copy all of it, from the name of the game to the last letter.
short-form = This line has form { $found }, and Cyberdeck reads form { $ours }; install the version that it was made with, or a newer one.
