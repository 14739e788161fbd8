# Decks, die Kartenliste und simulierte Partien auf der Kommandozeile.

## Zahlen

percent = { $number } %
tenths = { $whole },{ $tenth }

## Hilfe: deck

deck-help = Decks prüfen, zeigen, umwandeln und auswerten.
deck-help-address = Der Dienst, zu dem der Link führt.
deck-help-check = Sagt, ob ein Deck erlaubt ist, oder jeden Grund, warum nicht.
deck-help-convert = Schreibt ein Deck in einem anderen Format: .txt, .md, .bbcode, .json oder .o8d, je nach dem Namen der neuen Datei.
deck-help-file = Das Deck: eine Datei, ein Link oder die Fraktion eines Startdecks.
deck-help-hand = Zeigt, wie wahrscheinlich die Starthand enthält, was das Deck braucht, und einige Hände.
deck-help-hands = Wie viele Hände gezogen werden.
deck-help-identity = Die Identität, für ein Deck, das keine nennt, oder anstelle seiner eigenen.
deck-help-link = Gibt einen Link aus, der das Deck im Deckbau öffnet.
deck-help-plot = Zeichnet die Kosten und den Einfluss auch in diese SVG-Datei.
deck-help-seed = Die Zahl, die allen Zufall festlegt.
deck-help-sets = Aus wie vielen Grundsets die Karten kommen; ohne Angabe ist von jeder genug da.
deck-help-show = Zeigt die Karten eines Decks nach ihrer Art.
deck-help-stats = Zeigt, woraus ein Deck besteht, was es kostet und wohin sein Einfluss geht.
deck-help-to = Die neue Datei.

## Hilfe: cards

cards-help = Die Karten mit ihren Texten auflisten.
cards-help-card = Eine Karte mit den Regeln zu ihr zeigen.
cards-help-game = Wessen Karten: netrunner (so üblich) oder deckers.
cards-help-json = Als JSON, für Programme.
cards-help-name = Die Karte, nach ihrem Namen oder einem Teil davon.
cards-help-search = Nur Karten, in denen alle diese Wörter vorkommen.

## Hilfe: simulate

simulate-help = Den Computer viele Partien gegen sich selbst spielen lassen.
simulate-help-netrunner = Spielt viele Partien Netrunner zwischen zwei Decks.
simulate-help-corp = Das Deck des Konzerns: eine Datei oder die Fraktion eines Startdecks.
simulate-help-games = Wie viele Partien.
simulate-help-jobs = Wie viele Partien zugleich gespielt werden; ohne Angabe so viele, wie es Prozessoren gibt.
simulate-help-json = Als JSON, für Programme.
simulate-help-resume = Hebt fertige Partien in dieser Datei auf und macht von ihr aus weiter, wenn es sie gibt.
simulate-help-on = Wo gespielt wird: local (dieser Rechner), ray (ein eigener Verbund hier) oder ray://HOST:PORT eines Ray-Verbunds.
simulate-help-plot = Zeichnet als SVG in diese Datei, was herausgekommen ist.
simulate-help-runner = Das Deck des Runners: eine Datei oder die Fraktion eines Startdecks.
simulate-help-corp-rung = Wer den Konzern spielt: eine Stufe von script bis oracle, house oder random.
simulate-help-runner-rung = Wer den Runner spielt, mit denselben Wörtern.
simulate-help-seed = Die Zahl, die allen Zufall festlegt; dieselbe Zahl ergibt dieselben Partien.

## Was ein Deck ist

deck-legal = Das Deck „{ $name }“ ist erlaubt.
deck-not-legal =
    { $count ->
        [one] Das Deck „{ $name }“ ist nicht erlaubt, aus diesem Grund:
       *[other] Das Deck „{ $name }“ ist nicht erlaubt, aus diesen { $count } Gründen:
    }
deck-see-check = Dieses Deck ist nicht erlaubt; „cyberdeck deck check“ sagt, warum.
deck-size =
    { $cards ->
        [one] { $cards } Karte (mindestens { $least })
       *[other] { $cards } Karten (mindestens { $least })
    }
deck-influence = Einfluss { $spent } von { $limit }
deck-points = Agendapunkte { $points } ({ $low } oder { $high })
deck-economy = Wirtschaft
deck-mix = Karten nach ihrer Art
deck-roles = Darunter
deck-costs = Karten nach Kosten, { $mean } im Mittel, ohne Agendas
deck-hand-one = Mindestens eine in einer Starthand von { $cards }
deck-hand-cards = Karten
deck-hand-first = Chance
deck-hand-second = mit Mulligan
deck-hand-copies =
    { $copies ->
        [one] eine Karte mit { $copies } Kopie
       *[other] eine Karte mit { $copies } Kopien
    }
deck-hand-samples = Gezogene Hände, Startzahl { $seed }
deck-converted = Das Deck steht in „{ $file }“.
deck-plotted = Das Bild steht in „{ $file }“.
deck-plot-none = Keine Karte einer anderen Fraktion.

## Was mit einer Datei nicht stimmt

deck-plot-format = Das Bild wird als SVG gezeichnet; lass den Namen auf .svg enden statt „{ $file }“.

## Die Kartenliste

cards-clauses = Regeln
cards-influence = Einfluss { $number }
cards-near = Keine Karte heißt „{ $name }“; vielleicht eine von diesen: { $near }.
cards-no-clauses = Keine Regeln zu dieser Karte allein.
cards-none = Keine Karte heißt „{ $name }“; „cyberdeck cards“ listet alle auf.

## Simulierte Partien

simulate-progress = Es wird gespielt
simulate-of =
    { $games ->
        [one] { $games } Partie, Startzahl { $seed }
       *[other] { $games } Partien, Startzahl { $seed }
    }
simulate-won = Gewonnen von
simulate-games = Partien
simulate-share = Anteil
simulate-interval = 95-%-Konfidenz
simulate-reason = Wie es endete
simulate-length = Länge
simulate-least = wenigste
simulate-median = Median
simulate-mean = Mittel
simulate-most = meiste
simulate-turns = Züge beider Seiten
simulate-decisions = Entscheidungen
simulate-interrupted = Unterbrochen; mit --out DATEI blieben die fertigen Partien erhalten.
simulate-kept = Unterbrochen; die fertigen Partien stehen in „{ $file }“, derselbe Befehl macht dort weiter.
simulate-not-file = Die Datei „{ $file }“ enthält keine simulierten Partien; wähle einen anderen Namen.
simulate-no-ray = Um in einem Verbund zu spielen, braucht es Ray: pip install 'cyberdeck[ray]'.
simulate-no-cluster = Unter „{ $address }“ antwortet kein Ray-Verbund.
simulate-nowhere = Unter „{ $address }“ lässt sich nicht spielen; verwende local, ray oder ray://HOST:PORT.
simulate-other = Die Partien in „{ $file }“ sind von anderen Decks, einer anderen Startzahl oder Version; wähle einen anderen Namen.
