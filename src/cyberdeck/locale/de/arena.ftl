### Der Befehl `arena`.

arena-help = Lässt die Spieler des Computers gegeneinander antreten: Wertungen, wer wen schlägt, und wie lange sie nachdenken.
arena-help-netrunner = Alle Paare mit denselben Zufallszahlen, auf beiden Seiten, reihum mit allen Startdecks.
arena-help-deckers = Alle Spieler an denselben Partien, jeder mit allen Deckern in der Hand.
arena-help-players = Wer teilnimmt, durch Kommas getrennt: Stufen von script bis oracle, house, random.
arena-help-rounds = Mit wie vielen Zufallszahlen gespielt wird; jede von allen Paaren, bei Deckers von allen Spielern.
arena-help-calibrate = Nur Nachbarn spielen, jeder auch gegen sich selbst; schlägt Fehlerquoten für gleiche Stufen vor.
arena-too-few = Mindestens zwei Spieler müssen teilnehmen.
arena-player = Spieler
arena-elo = Elo
arena-median = Denkt (ms)
arena-p99 = 99 %
arena-against = Gewinnt gegen
arena-ladder = Platz
arena-rating = Wertung
arena-blunders = Fehler jetzt
arena-proposed = Vorschlag
