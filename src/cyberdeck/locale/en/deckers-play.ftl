# Playing Deckers in a terminal.

## Commands and their options

deckers-play-command = Play Deckers: run one to four deckers against a computer’s network, alone or with bots.
deckers-play-more = More for Deckers: positions to play from.
deckers-play-option-smc = The SMC to play against.
deckers-play-option-deckers = The deckers, of different colours, with commas between them.
deckers-play-option-variant = Variants with commas between them: fragmented, packets, 2.0 or 2.1.
deckers-play-option-first-game = The layout and the Objectives that the rules recommend for a first game.
deckers-play-option-bots = Deckers that the computer plays; NAME:random plays at random. You play all others.
deckers-play-resume-alone = A journal brings its own setup and its own seed; leave out everything but --resume, --bots and --journal.
deckers-play-not-there = “{ $name }” does not take part in this game; the deckers are { $known }.
deckers-play-no-bot = There is no computer player “{ $name }”; choose one of { $known }.

## The table

deckers-play-cycle = Cycle { $number }/{ $last } · { $level }
deckers-play-turn = { $decker } · turn { $number } of 3
deckers-play-on-card = On the card:
deckers-play-health = Health: { $number }
deckers-play-resistance = Resistance: { $number }
deckers-play-hand = { $decker } holds:
deckers-play-row = Upgrade row (cost):
deckers-play-discard = { $decker }, discard pile:
deckers-play-packets = { $decker }, packets:
deckers-play-objectives = Objectives:
deckers-play-installation = { $colour } installation
deckers-play-packet = packet { $packet }
deckers-play-palace = Hacker’s Palace
deckers-play-horse = Trojan Horse
deckers-play-cost = cost

## Help

deckers-play-help-enter = take the first payment or the only option, or leave it at that
deckers-play-help-explain = explain a card, an Objective, a decker, an SMC, a packet or a clause such as DK-12.7
deckers-play-help-look = everything on the network in words, discard piles, all your hands
deckers-play-help-undo = take back the last decision
deckers-play-help-signs = Signs: B G Y R P blue, green, yellow, red, purple · b program (2b two) · letter on colour installation · x o black, white Spark · øb white Spark on a program · X O black, white Guardian · H HackMan · M Mother’s Ghost · @R avatar · ~R ghost · ◇ packet · ⌂ Hacker’s Palace · ♘ Horse · green number: option
deckers-play-nothing-found = Nothing is called “{ $words }”; similar: { $near }.

## Simulations

simulate-help-deckers = Play many games of Deckers against one SMC.
simulate-help-bot = Who plays the deckers: house or random.
simulate-deckers = The deckers
simulate-cycles = Last cycle
