# Playing Deckers in a terminal.

## Commands and their options

deckers-play-command = Play Deckers: run one to four deckers against a computer’s network, alone or with bots.
deckers-play-more = More for Deckers: positions to play from.
deckers-play-option-smc = The SMC to play against.
deckers-play-option-deckers = The deckers, of different colours, with commas between them.
deckers-play-option-variant = Variants with commas between them: fragmented, packets, 2.0 or 2.1.
deckers-play-option-first-game = The layout and the Objectives that the rules recommend for a first game.
deckers-play-option-bots = Deckers that the computer plays; NAME:RUNG says on which rung, NAME:random at random. You play all others.
deckers-play-resume-alone = A journal brings its own setup and its own seed; leave out everything but --resume, --bots and --journal.
deckers-play-not-there = “{ $name }” does not take part in this game; the deckers are { $known }.
deckers-play-first-smc = The first game is played against { $smc }; leave out --smc or --first-game.

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
deckers-play-help-threat = what threatens: the next Sparks with their chances, the attack; `threat monty` for the turn of another
deckers-play-help-undo = take back the last decision
deckers-play-help-signs = Signs: B G Y R P blue, green, yellow, red, purple · b program (2b two) · letter on colour installation · x o black, white Spark · øb white Spark on a program · X O black, white Guardian · H HackMan · M Mother’s Ghost · @R avatar · ~R ghost · ◇ packet · ⌂ Hacker’s Palace · ♘ Horse · green number: option
deckers-play-nothing-found = Nothing is called “{ $words }”; similar: { $near }.

## Simulations

simulate-help-deckers = Play many games of Deckers against one SMC.
simulate-help-bot = Who plays the deckers: a rung from script to oracle, house or random.
simulate-deckers = The deckers
simulate-cycles = Last cycle

### What threatens, at the command line.

threat-next-turn = The next turn of { $decker }, with the network as it is now:
threat-likely = { $percent }%: a Spark on { $spaces }
threat-guardian = { $percent }%: a Guardian arises on { $space }
threat-explosion = { $percent }%: an explosion on { $space }
threat-lost = { $percent }%: the game is lost. { $reason }
threat-one-more = One more Spark:
threat-makes-guardian = on { $space }: it becomes a Guardian
threat-explodes = on { $space }: it explodes, with Sparks on { $spaces }
threat-loses = on { $space }: the game is lost. { $reason }
threat-attack = The attack, if it came now:
threat-attack-nothing = It would destroy nothing.
threat-destroys = { $space }: { $what }
threat-destroys-unless = { $space }: { $what }; saved with { $percent }%
deckers-play-option-campaign = Show the campaign, and play the next game of it.
campaign-alone = The campaign chooses the computer and its variants; only --deckers goes with it.
campaign-too-many = At most { $most } deckers may go against this computer.
