# The deckbuilder and the account.

## Browsing

web-deck-cards = Cards
web-deck-deck = Deck
web-deck-search = Search in titles and texts
web-deck-side = Side
web-deck-faction = Faction
web-deck-type = Type
web-deck-any = all
web-deck-clear = Clear filters
web-deck-more = One more: { $card }
web-deck-fewer = One fewer: { $card }
web-deck-copies =
    { $number ->
        [one] { $number } copy in the deck
       *[other] { $number } copies in the deck
    }
web-deck-use = Use
web-deck-used = In use

## Decks

web-deck-begin = New deck
web-deck-begin-with = Begin with …
web-deck-starters = Starter decks
web-deck-empty = Empty, with this identity
web-deck-open = My decks
web-deck-none = Begin with a starter deck or an identity, or import a deck.
web-deck-no-cards = No cards yet; add some with +.
web-deck-name = Name of the deck
web-deck-duplicate = Duplicate
web-deck-drop = Delete
web-deck-drop-sure = Delete the deck “{ $name }”?
web-deck-kept-here = Every change is kept in this browser.
web-deck-kept-account = Every change is kept in the account of { $name }.

## How a deck stands

web-deck-of-least = { $number } (at least { $least })
web-deck-of-limit = { $number } of { $limit }
web-deck-points = Agenda points
web-deck-points-of = { $number } ({ $low } or { $high })
web-deck-legal = This deck is legal.
web-deck-illegal = This deck is not legal yet:
web-deck-rule = Rule { $clause }
web-deck-against = The house plays
web-deck-play = Play this deck against the house
web-deck-play-illegal = Only a legal deck can be played.

## Trying it

web-deck-as-table = As a table
web-deck-hand = Opening hand
web-deck-draw = Draw 5 cards
web-deck-mulligan = Mulligan

## Import and export

web-deck-import = Import a deck
web-deck-import-hint = The deck as a list, a link, Markdown, BBCode, JSON or from OCTGN
web-deck-import-take = Import this text
web-deck-import-file = Choose a file
web-deck-imported = Imported deck
web-deck-export = Export this deck
web-deck-format = Format
web-deck-format-text = Text
web-deck-format-link = Link
web-deck-download = Download

## The account

web-account = Account
web-account-hint = An account collects your decks and games on all your devices. You can play without one.
web-account-name = Name
web-password = Password
web-password-hint =
    { $number ->
        [one] At least { $number } character
       *[other] At least { $number } characters
    }
web-sign-in = Sign in
web-create-account = Create an account
web-sign-out = Sign out
web-signed-in = You are signed in as { $name }.
web-account-decks = Decks in the account
web-account-no-decks = No decks yet.
web-account-games =
    { $number ->
        [one] { $number } game in the account
       *[other] { $number } games in the account
    }
web-no-answer = The service does not answer; try again in a moment.
