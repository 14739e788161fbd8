# Decks, the card list and simulated games.

## Numbers

percent = { $number }%
tenths = { $whole }.{ $tenth }

## Help: deck

deck-help = Check, show, convert and weigh decks.
deck-help-check = Say whether a deck is legal, or each reason why it is not.
deck-help-convert = Write a deck in another format: .txt, .json or .o8d, by the name of the new file.
deck-help-file = The deck: a file, or the faction of a starter deck.
deck-help-hand = Show how likely the opening hand holds what the deck needs, and some hands.
deck-help-hands = How many hands to draw.
deck-help-plot = Also draw the costs and the influence into this SVG file.
deck-help-seed = The number that settles all chance.
deck-help-sets = How many core sets the cards come from; without it, there are enough of each.
deck-help-show = Show the cards of a deck by type.
deck-help-stats = Show what a deck is made of, what it costs and where its influence goes.
deck-help-to = The new file.

## Help: cards

cards-help = List the cards with their texts.
cards-help-card = Show one card with the rules about it.
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
simulate-help-runner = The Runner’s deck: a file, or the faction of a starter deck.
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
deck-starter = { $faction } starter deck
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
deck-plot-cost = cost in credits
deck-plot-costs = Cards by cost
deck-plot-none = No card of another faction.

## Why a deck is not legal

deck-fault-identity = “{ $identity }” is not an identity; a deck belongs to exactly one.
deck-fault-second-identity = “{ $card }” is an identity and cannot be in the deck.
deck-fault-size = The deck has { $cards } cards, and its identity asks for { $least } or more.
deck-fault-points = The deck has { $points } agenda points; with { $cards } cards it must have { $low } or { $high }.
deck-fault-influence = Cards of other factions take { $spent } influence, but the identity allows { $limit }.
deck-fault-copies = There are { $copies } copies of “{ $card }”; { $most } are allowed.
deck-fault-side = “{ $card }” is a card of the other side ({ $side }).
deck-fault-agenda = “{ $card }” is an agenda of another faction.
deck-fault-no-influence = “{ $card }” is of another faction and has no influence value, so only its own faction may use it.
deck-fault-sets =
    { $sets ->
        [one] There are { $copies } copies of “{ $card }”, but one core set holds { $there }.
       *[other] There are { $copies } copies of “{ $card }”, but { $sets } core sets hold { $there }.
    }

## What is wrong with a file

deck-plot-format = The picture is drawn as SVG; let the name end in .svg instead of “{ $file }”.
deckfile-card = There is no card “{ $card }” in the core set; check its title.
deckfile-card-near = There is no card “{ $card }” in the core set; perhaps { $near }?
deckfile-count = “{ $count }” is not a number of copies of “{ $card }”; write a number from 1 to { $most }.
deckfile-count-identity = A deck has its identity once; write “{ $card }” with 1 or without a number.
deckfile-doctype = The file declares a document type, which no deck needs; remove it.
deckfile-format = How to write “{ $file }” cannot be told from its name; let it end in one of { $known }.
deckfile-identities = The deck has two identities, “{ $first }” and “{ $second }”; remove one.
deckfile-illegal = The deck “{ $file }” is not legal: { $reason }
deckfile-json = Line { $line } of the file is not well-formed JSON; correct it.
deckfile-missing = There is no file “{ $file }” and no starter deck of that name; the starter decks are { $known }.
deckfile-no-identity = The deck has no identity; add a line with its title.
deckfile-not-deck = This is not a deck: no card of the core set is named in it.
deckfile-not-replaced = The file “{ $file }” exists and is no deck, so it is left as it is; choose another name.
deckfile-xml = Line { $line } of the file is not well-formed XML; correct it.

## The card list

cards-clauses = Rules
cards-found =
    { $count ->
        [0] No card found.
        [one] { $count } card
       *[other] { $count } cards
    }
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
simulate-interrupted = Interrupted; with --resume FILE the finished games would be kept.
simulate-kept = Interrupted; the finished games are in “{ $file }”, and the same command goes on from there.
simulate-not-file = The file “{ $file }” holds no simulated games; choose another name.
simulate-other = The games in “{ $file }” are of other decks, another seed or another version; choose another name.
