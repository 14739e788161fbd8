# Playing in a terminal.

## Commands and their options

play-command = Play a game here in the terminal.
play-netrunner-command = More for Netrunner: positions to play from.
play-command-netrunner = Play Netrunner against the computer, or two people at one screen.
play-command-position = Play on from a position file, such as a puzzle.
play-position-file = The position, as a YAML file.
play-option-all-windows = Ask at every opportunity, also where you have nothing to choose.
play-option-quick = At one screen, do not ask either of you where only he can see that he has no choice.
play-option-pace = Seconds for each line of what the others do; 0 shows it all at once.
play-option-as = Your side, corp or runner; the computer plays the other. Without it you are the Runner.
play-option-corp = The Corporation’s starter deck, by its faction.
play-option-hot-seat = Two people take turns at this screen; the computer does not play.
play-option-journal = Write the journal of the game to this file.
play-option-resume = Play on from this journal.
play-option-runner = The Runner’s starter deck, by its faction.
play-option-seed = The number that fixes all chance; without it every game is new.
play-resume-alone = A journal brings its own decks and its own seed; leave out --corp, --runner and --seed.
play-finished = The game in “{ $file }” is over; “cyberdeck replay” shows it.

## Files

file-bad-yaml = The file “{ $file }” is not a position in YAML; correct it or choose another.
file-bad-yaml-line = The file “{ $file }” is not well-formed YAML near line { $line }; correct it there.
file-not-replaced = The file “{ $file }” exists and is no journal, so it is left as it is; choose another name.
file-exists = The file “{ $file }” exists and is left as it is; choose another name.
file-not-written = The file “{ $file }” cannot be written; check that the folder exists and that you may write there.

## The table

play-archives = Archives { $number }
play-bad-publicity = bad publicity { $number }
play-brain-damage = brain damage { $number }
play-clicks =
    { $number ->
        [one] { $number } click
       *[other] { $number } clicks
    }
play-corp-score = Scored by the Corporation:
play-counter-agenda = agenda { $number }
play-counter-credits = { $number }¢
play-counter-power = power { $number }
play-counter-recurring = { $number }¢ recurring
play-counter-virus = virus { $number }
play-credits = { $number }¢
play-empty = nothing
play-grip = grip { $number }/{ $limit }
play-hand-grip = Your grip:
play-hand-hq = Your HQ:
play-heap = heap { $number }
play-heap-title = Heap:
play-archives-title = Archives:
play-hidden-card = card
play-hidden-ice = ice
play-hq = HQ { $number }/{ $limit }
play-in-play = Being played:
play-link = link { $number }
play-memory = MU { $number }/{ $limit }
play-points = points { $number }/{ $limit }
play-rd = R&D { $number }
play-remote = Remote { $number }
play-rig = Rig:
play-run-access = Run on { $server }: successful, accessing
play-run-approach = Run on { $server }: approaching { $ice }
play-run-broken = Run on { $server }: encountering { $ice }, every subroutine broken
play-run-credits = { $number }¢ for this run
play-run-encounter = Run on { $server }: encountering { $ice }, unbroken subroutines: { $numbers }
play-run-server = Run on { $server }: before the server
play-runner-score = Stolen by the Runner:
play-setup = Setup
play-shown = You see:
play-stack = stack { $number }
play-tags = tags { $number }
play-turn = Turn { $number } · { $side }

## What is said during a game

play-choose =
    { $count ->
        [one] Type 1 to take the only option, or ? for help.
       *[other] Type a number from 1 to { $count }, or ? for help.
    }
play-more-log =
    { $number ->
        [one] … { $number } more line; “log” shows everything
       *[other] … { $number } more lines; “log” shows everything
    }
play-no-number =
    { $count ->
        [one] There is no option { $found }; the only one is 1.
       *[other] There is no option { $found }; choose from 1 to { $count }.
    }
play-no-rest = You can rest only when you are asked in an open window outside a run.
play-no-undo = There is nothing to take back.
play-undo-hot-seat = A decision can be taken back only when two people play at one screen.
play-nothing-found = There is neither a card nor a rule word “{ $words }”; similar: { $near }.
play-offered = “{ $notation }” is among the options now.
play-why-wish = { $wish }: { $reason } ({ $clause })
play-why = { $reason } ({ $clause })
play-hand-over = Hand over to: { $side }
play-press-enter = Press Enter when only the right player can see the screen.

## Help

play-help-number = take the option with this number
play-help-notation = the same in notation
play-help-shortcut = a shortcut, by its number or name: several answers at once
play-shortcuts = At once:
play-more-shortcuts = { $number } more with ?
play-help-enter = pass or continue, where that comes first; take the only option
play-help-explain = explain a card or a rule word
play-help-why = say why a move, written in notation, is not offered
play-help-look = look through Archives, heap and score areas
play-help-log = show all that has happened
play-help-again = show once more, step by step, what happened since your last decision
play-skip = Enter skips
play-nothing-told = Nobody else has done anything yet.
play-help-rest = pass every window until the turn ends or a run begins
play-help-save = write the journal to a file
play-help-position = write the position to a file, hidden cards included
play-help-back = drops the answers of this question and begins it anew
play-help-undo = take back the last decision (two people at one screen)
play-help-quit = leave the table
play-help-signs = Signs: ■ faceup · ▒ facedown · ▶ where the Runner is · (2) strength · ▲ advancement tokens · ★ agenda points · ¢ credits
play-help-now = Now in notation:

## What is printed on a card

play-fact-advancement = advancement requirement { $number }
play-fact-install = install cost { $number }
play-fact-link = link { $number }
play-fact-memory = memory { $number }
play-fact-play = play cost { $number }
play-fact-points = agenda points { $number }
play-fact-rez = rez cost { $number }
play-fact-strength = strength { $number }
play-fact-trash = trash cost { $number }
play-fact-unique = unique

## Beginning and end

play-first-game = Play a first game of Netrunner now, as the Runner (Shaper) against Jinteki? Enter for yes, n for no:
play-save-as = Save the game? A file name, or just Enter to leave without saving:
play-saved = The journal is in “{ $file }”.
play-position-saved = The position is in “{ $file }”, hidden cards and coming chances included.
play-left = The game was left unfinished; its seed is { $seed }.
play-seed = Seed: { $seed }
play-won-by = Won by: { $winners }
play-you-lost = You have lost.
play-you-won = You have won!
play-help-hint = asks what the computer would do in your place, and how good that is
play-no-hint = Two people play each other here; nobody asks the computer.
