# Decks: wie sie heißen und was an ihnen nicht stimmt.

## Was ein Deck ist

deck-starter = Startdeck { $faction }
deck-plot-cost = Kosten in Credits
deck-plot-costs = Karten nach Kosten

## Warum ein Deck nicht erlaubt ist

deck-fault-identity = „{ $identity }“ ist keine Identität; ein Deck gehört zu genau einer.
deck-fault-second-identity = „{ $card }“ ist eine Identität und kann nicht im Deck sein.
deck-fault-size = Das Deck hat { $cards } Karten, und seine Identität verlangt mindestens { $least }.
deck-fault-points = Das Deck hat { $points } Agendapunkte; mit { $cards } Karten müssen es { $low } oder { $high } sein.
deck-fault-influence = Karten anderer Fraktionen brauchen { $spent } Einfluss, aber die Identität erlaubt { $limit }.
deck-fault-copies = „{ $card }“ ist { $copies }-mal im Deck; erlaubt ist es { $most }-mal.
deck-fault-side = „{ $card }“ ist eine Karte der anderen Seite ({ $side }).
deck-fault-agenda = „{ $card }“ ist eine Agenda einer anderen Fraktion.
deck-fault-no-influence = „{ $card }“ gehört zu einer anderen Fraktion und hat keinen Einfluss-Wert; nur die eigene Fraktion darf sie nutzen.
deck-fault-sets =
    { $sets ->
        [one] „{ $card }“ ist { $copies }-mal im Deck, aber in einem Grundset nur { $there }-mal.
       *[other] „{ $card }“ ist { $copies }-mal im Deck, aber in { $sets } Grundsets nur { $there }-mal.
    }

## Was mit einer Datei nicht stimmt

deckfile-card = Eine Karte „{ $card }“ gibt es im Grundset nicht; prüfe ihren Namen.
deckfile-card-near = Eine Karte „{ $card }“ gibt es im Grundset nicht; vielleicht { $near }?
deckfile-count = „{ $count }“ ist keine Zahl von Kopien von „{ $card }“; schreib eine Zahl von 1 bis { $most }.
deckfile-count-identity = Ein Deck hat seine Identität einmal; schreib „{ $card }“ mit 1 oder ohne Zahl.
deckfile-doctype = Die Datei erklärt einen Dokumenttyp, den kein Deck braucht; entferne ihn.
deckfile-format = Wie „{ $file }“ zu schreiben ist, sagt der Name nicht; lass ihn auf eines von { $known } enden.
deckfile-identities = Das Deck hat zwei Identitäten, „{ $first }“ und „{ $second }“; entferne eine.
deckfile-identity = „{ $name }“ ist keine Identität des Grundsets; es gibt { $known }.
deckfile-illegal = Das Deck „{ $file }“ ist nicht erlaubt: { $reason }
deckfile-json = Zeile { $line } der Datei ist kein richtiges JSON; berichtige sie.
deckfile-link = Dieser Link zu einem Deck ist unvollständig oder verschrieben; kopiere ihn noch einmal.
deckfile-missing = Eine Datei „{ $file }“ gibt es nicht und auch kein Startdeck dieses Namens; die Startdecks sind { $known }.
deckfile-no-identity = Das Deck nennt keine Identität; füge eine Zeile mit ihrem Namen hinzu (auf der Kommandozeile: --identity).
deckfile-not-deck = Das ist kein Deck: Keine Karte des Grundsets kommt darin vor.
deckfile-not-replaced = Die Datei „{ $file }“ gibt es schon, und sie ist kein Deck; sie bleibt, wie sie ist, wähle einen anderen Namen.
deckfile-xml = Zeile { $line } der Datei ist kein richtiges XML; berichtige sie.

## Die Kartenliste

cards-found =
    { $count ->
        [0] Keine Karte gefunden.
        [one] { $count } Karte
       *[other] { $count } Karten
    }
