# Decks: what they are called, and what is wrong with them.

## What a deck is

deck-starter = { $faction } starter deck
deck-plot-cost = cost in credits
deck-plot-costs = Cards by cost

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

deckfile-card = There is no card “{ $card }” in the core set; check its title.
deckfile-card-near = There is no card “{ $card }” in the core set; perhaps { $near }?
deckfile-count = “{ $count }” is not a number of copies of “{ $card }”; write a number from 1 to { $most }.
deckfile-count-identity = A deck has its identity once; write “{ $card }” with 1 or without a number.
deckfile-doctype = The file declares a document type, which no deck needs; remove it.
deckfile-format = How to write “{ $file }” cannot be told from its name; let it end in one of { $known }.
deckfile-identities = The deck has two identities, “{ $first }” and “{ $second }”; remove one.
deckfile-identity = “{ $name }” is no identity of the core set; they are { $known }.
deckfile-illegal = The deck “{ $file }” is not legal: { $reason }
deckfile-json = Line { $line } of the file is not well-formed JSON; correct it.
deckfile-link = This link to a deck is incomplete or misspelt; copy it anew.
deckfile-missing = There is no file “{ $file }” and no starter deck of that name; the starter decks are { $known }.
deckfile-no-identity = The deck names no identity; add a line with its title (at the command line: --identity).
deckfile-not-deck = This is not a deck: no card of the core set is named in it.
deckfile-not-replaced = The file “{ $file }” exists and is no deck, so it is left as it is; choose another name.
deckfile-xml = Line { $line } of the file is not well-formed XML; correct it.

## The card list

cards-found =
    { $count ->
        [0] No card found.
        [one] { $count } card
       *[other] { $count } cards
    }
