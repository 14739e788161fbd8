# Der Deckbau und das Konto.

## Karten durchsehen

web-deck-cards = Karten
web-deck-deck = Deck
web-deck-search = In Namen und Texten suchen
web-deck-side = Seite
web-deck-faction = Fraktion
web-deck-type = Kartenart
web-deck-any = alle
web-deck-clear = Filter leeren
web-deck-more = Eine mehr: { $card }
web-deck-fewer = Eine weniger: { $card }
web-deck-copies =
    { $number ->
        [one] { $number } Kopie im Deck
       *[other] { $number } Kopien im Deck
    }
web-deck-use = Nehmen
web-deck-used = Gewählt

## Decks

web-deck-begin = Neues Deck
web-deck-begin-with = Beginnen mit …
web-deck-starters = Startdecks
web-deck-empty = Leer, mit dieser Identität
web-deck-open = Meine Decks
web-deck-none = Beginne mit einem Startdeck oder einer Identität, oder lies ein Deck ein.
web-deck-no-cards = Noch keine Karten; füge mit + welche hinzu.
web-deck-name = Name des Decks
web-deck-duplicate = Kopie anlegen
web-deck-drop = Löschen
web-deck-drop-sure = Das Deck „{ $name }“ löschen?
web-deck-kept-here = Jede Änderung bleibt in diesem Browser.
web-deck-kept-account = Jede Änderung bleibt im Konto von { $name }.

## Wie ein Deck steht

web-deck-of-least = { $number } (mindestens { $least })
web-deck-of-limit = { $number } von { $limit }
web-deck-points = Agendapunkte
web-deck-points-of = { $number } ({ $low } oder { $high })
web-deck-legal = Dieses Deck ist erlaubt.
web-deck-illegal = Dieses Deck ist noch nicht erlaubt:
web-deck-rule = Regel { $clause }
web-deck-against = Das Haus spielt
web-deck-play = Dieses Deck gegen das Haus spielen
web-deck-play-illegal = Nur ein erlaubtes Deck kann gespielt werden.

## Ausprobieren

web-deck-as-table = Als Tabelle
web-deck-hand = Starthand
web-deck-draw = 5 Karten ziehen
web-deck-mulligan = Mulligan

## Einlesen und ausgeben

web-deck-import = Ein Deck einlesen
web-deck-import-hint = Das Deck als Liste, Link, Markdown, BBCode, JSON oder aus OCTGN
web-deck-import-take = Diesen Text einlesen
web-deck-import-file = Datei wählen
web-deck-imported = Eingelesenes Deck
web-deck-export = Dieses Deck ausgeben
web-deck-format = Format
web-deck-format-text = Text
web-deck-format-link = Als Link
web-deck-download = Herunterladen

## Das Konto

web-account = Konto
web-account-hint = Ein Konto sammelt deine Decks und Partien auf all deinen Geräten. Spielen kannst du auch ohne.
web-account-name = Name
web-password = Passwort
web-password-hint =
    { $number ->
        [one] Mindestens { $number } Zeichen
       *[other] Mindestens { $number } Zeichen
    }
web-sign-in = Anmelden
web-create-account = Konto anlegen
web-sign-out = Abmelden
web-signed-in = Du bist als { $name } angemeldet.
web-account-decks = Decks im Konto
web-account-no-decks = Noch keine Decks.
web-account-games =
    { $number ->
        [one] { $number } Partie im Konto
       *[other] { $number } Partien im Konto
    }
web-no-answer = Der Dienst antwortet nicht; versuch es gleich noch einmal.
