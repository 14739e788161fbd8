# Decks, the card list and simulated games at the command line.

## Numbers

percent = { $number }%
tenths = { $whole }.{ $tenth }

## Help: deck

deck-help = Check, show, convert and weigh decks.
deck-help-address = The service to which the link leads.
deck-help-check = Say whether a deck is legal, or each reason why it is not.
deck-help-convert = Write a deck in another format: .txt, .md, .bbcode, .json or .o8d, by the name of the new file.
deck-help-file = The deck: a file, a link, or the faction of a starter deck.
deck-help-hand = Show how likely the opening hand holds what the deck needs, and some hands.
deck-help-hands = How many hands to draw.
deck-help-identity = The identity, for a deck that names none, or in place of its own.
deck-help-link = Print a link that opens the deck in the deckbuilder.
deck-help-plot = Also draw the costs and the influence into this SVG file.
deck-help-seed = The number that settles all chance.
deck-help-sets = How many core sets the cards come from; without it, there are enough of each.
deck-help-show = Show the cards of a deck by type.
deck-help-stats = Show what a deck is made of, what it costs and where its influence goes.
deck-help-to = The new file.

## Help: cards

cards-help = List the cards with their texts.
cards-help-card = Show one card with the rules about it.
cards-help-game = Whose cards: netrunner (the usual) or deckers.
cards-help-json = As JSON, for programs.
cards-help-name = The card, by its title or a part of it.
cards-help-search = Only cards in which all these words occur.

## Help: simulate

simulate-help = Let the computer play many games against itself.
simulate-help-netrunner = Play many games of Netrunner between two decks.
simulate-help-corp = The Corporation’s deck: a file, or the faction of a starter deck.
simulate-help-games = How many games.
simulate-help-jobs = How many games to play at once; as many as there are processors, if not given.
simulate-help-json = As JSON, for programs.
simulate-help-resume = Keep finished games in this file, and go on from it if it is there.
simulate-help-on = Where to play: local (this machine), ray (a cluster of its own here), or the ray://HOST:PORT of a Ray cluster.
simulate-help-plot = Draw what came of the games into this file, as SVG.
simulate-help-runner = The Runner’s deck: a file, or the faction of a starter deck.
simulate-help-corp-rung = Who plays the Corporation: a rung from script to oracle, house or random.
simulate-help-runner-rung = Who plays the Runner, in the same words.
simulate-help-seed = The number that settles all chance; the same number gives the same games.

## What a deck is

deck-legal = The deck “{ $name }” is legal.
deck-not-legal =
    { $count ->
        [one] The deck “{ $name }” is not legal, for this reason:
       *[other] The deck “{ $name }” is not legal, for these { $count } reasons:
    }
deck-see-check = This deck is not legal; “cyberdeck deck check” says why.
deck-size =
    { $cards ->
        [one] { $cards } card (minimum { $least })
       *[other] { $cards } cards (minimum { $least })
    }
deck-influence = influence { $spent } of { $limit }
deck-points = agenda points { $points } ({ $low } or { $high })
deck-economy = economy
deck-mix = Cards by kind
deck-roles = Among them
deck-costs = Cards by cost, { $mean } on average, agendas left out
deck-hand-one = At least one in an opening hand of { $cards }
deck-hand-cards = cards
deck-hand-first = chance
deck-hand-second = with mulligan
deck-hand-copies =
    { $copies ->
        [one] a card with { $copies } copy
       *[other] a card with { $copies } copies
    }
deck-hand-samples = Hands drawn with seed { $seed }
deck-converted = The deck is in “{ $file }”.
deck-plotted = The picture is in “{ $file }”.
deck-plot-none = No card of another faction.

## What is wrong with a file

deck-plot-format = The picture is drawn as SVG; let the name end in .svg instead of “{ $file }”.

## The card list

cards-clauses = Rules
cards-influence = influence { $number }
cards-near = No card is called “{ $name }”; perhaps one of these: { $near }.
cards-no-clauses = No rules about this card alone.
cards-none = No card is called “{ $name }”; “cyberdeck cards” lists all.

## Simulated games

simulate-progress = Playing
simulate-of =
    { $games ->
        [one] { $games } game, seed { $seed }
       *[other] { $games } games, seed { $seed }
    }
simulate-won = Won by
simulate-games = games
simulate-share = share
simulate-interval = 95% confidence
simulate-reason = How it ended
simulate-length = Length
simulate-least = least
simulate-median = median
simulate-mean = mean
simulate-most = most
simulate-turns = Turns of both sides
simulate-decisions = Decisions
simulate-interrupted = Interrupted; with --out FILE the finished games would be kept.
simulate-kept = Interrupted; the finished games are in “{ $file }”, and the same command goes on from there.
simulate-not-file = The file “{ $file }” holds no simulated games; choose another name.
simulate-no-ray = Playing on a cluster needs Ray: pip install 'cyberdeck[ray]'.
simulate-no-cluster = No Ray cluster answers at “{ $address }”.
simulate-nowhere = “{ $address }” is no place to play; use local, ray or ray://HOST:PORT.
simulate-other = The games in “{ $file }” are of other decks, another seed or another version; choose another name.
