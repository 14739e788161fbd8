# Was der Kern sagt, gleich bei welchem Spiel.

## Entscheidungen

illegal-decision = „{ $notation }“ steht jetzt nicht zur Wahl; wähle eine der angebotenen Möglichkeiten.
illegal-index =
    { $count ->
        [one] Eine Möglichkeit Nummer { $index } gibt es nicht; die einzige hat die Nummer 0.
       *[other] Eine Möglichkeit Nummer { $index } gibt es nicht; die { $count } Möglichkeiten sind ab 0 nummeriert.
    }
game-over = Die Partie ist zu Ende; es gibt nichts mehr zu entscheiden.
nothing-to-cancel = Es ist nichts begonnen, was sich abbrechen ließe; wähle eine der Möglichkeiten.
option-number = { $number }
outcome-chance = { $outcome } ({ $percent } %)
option-done = Fertig
ask-interrupt =
    { $kinds ->
        [about] Gleich geschieht: { $about }. Setzt du etwas ein?
        [about-number] Gleich geschieht: { $about } ({ $number }). Setzt du etwas ein?
       *[other] Setzt du etwas ein, bevor das geschieht?
    }
ask-resolve-next = Was davon wird als Nächstes durchgeführt?
option-decline = Nichts einsetzen
option-resolve =
    { $kinds ->
        [card-number] { $card }: Fähigkeit { $number } durchführen
       *[other] { $card }: Fähigkeit durchführen
    }

## Warum eine Entscheidung nicht zur Wahl steht

why-not-over = Die Partie ist zu Ende.
why-not-turn = Jetzt entscheidet: { $seat }.
why-not-unknown = „{ $notation }“ ist kein Zug dieses Spiels; die angebotenen Möglichkeiten zeigen, wie man Züge schreibt.

## Protokolle

journal-empty = Das Protokoll ist leer; wähle eine Datei, die eine Partie enthält.
journal-not-one = Das ist kein Cyberdeck-Protokoll; die erste Zeile muss es als solches ausweisen.
journal-format = Das Protokoll hat das Format { $found }, dieses Cyberdeck liest aber das Format { $ours }; nimm das Cyberdeck, das es geschrieben hat.
journal-engine = Das Protokoll stammt von Version { $found } der Engine für { $game }, diese hier hat die Version { $ours }; nur Version { $found } kann es nachspielen.
picture-not-over = Das Spiel ist noch nicht zu Ende, also gibt es kein Ende zu zeichnen.
extra-missing = Ein Teil von Cyberdeck, den das braucht, ist nicht installiert; installiere ihn mit: pip install "cyberdeck[{ $extra }]"
journal-game = Das Protokoll gehört zu einem Spiel namens „{ $game }“, das dieses Cyberdeck nicht hat; installiere es oder prüfe den Namen.
journal-line = Zeile { $line } des Protokolls ist nicht lesbar: „{ $text }“; berichtige oder entferne sie.
journal-header = Der Eintrag „{ $key }“ am Anfang des Protokolls fehlt oder ist nicht lesbar; stelle ihn wieder her.
journal-decision = Entscheidung { $line } des Protokolls, „{ $notation }“, ist an dieser Stelle nicht erlaubt; das Protokoll wurde geändert oder gehört zu einem anderen Spiel.
journal-seat = Entscheidung { $line } des Protokolls ist von { $found }, dort muss aber { $expected } entscheiden; das Protokoll wurde geändert.
journal-digest = Die nachgespielte Partie endet in einer anderen Stellung, als das Protokoll sagt; das Protokoll wurde geändert oder ist beschädigt.
journal-too-long = Entscheidung { $line } des Protokolls kommt nach dem Ende der Partie; entferne sie und alles danach.

## Spielstände und vorbereitete Ergebnisse

save-unreadable = Das ist kein Spielstand dieser Engine; nimm einen, den dieselbe Version geschrieben hat.
script-unknown = Das vorbereitete Ergebnis „{ $outcome }“ passt nicht zu „{ $stream }“; bereite eines vor, das dort vorkommen kann.

## Was Menschen von Hand schreiben

spec-mapping = „{ $name }“ muss eine Liste von Schlüsseln mit ihren Werten sein; schreibe es so.
spec-key = „{ $key }“ bedeutet dort nichts (ähnlich: { $near }); nimm eines von { $known }.
spec-number = „{ $key }“ muss eine ganze Zahl von 0 bis { $most } sein; berichtige es.
spec-names = „{ $key }“ muss eine Liste von Namen sein; schreibe es so.
spec-coming = Die kommenden Ergebnisse bei „{ $stream }“ sind nicht lesbar; schreibe eine Liste von Namen, Zahlen oder Reihenfolgen.
spec-unreadable = „{ $text }“ ist kein Schritt und kein Wert, den eine Stellung haben kann; lass es, wie es geschrieben wurde, oder lass weg, was unter „still“ steht, und sage den Moment mit Worten.
spec-chance = „chance“ muss eine ganze Zahl sein, wie sie mit einer Stellung geschrieben wurde; lass es weg, damit der Zufall neu beginnt.
spec-answered = „{ $notation }“ ist keine Antwort auf die offene Frage; schreibe Antworten nur nach der Frage unter „still“.
spec-numbered = Genau eine Karte muss die Nummer { $number } haben; nummeriere alle Karten ab 0 oder keine.
spec-unsound = Was unter „still“ noch geschehen soll, passt nicht zu dieser Stellung; lass die Datei, wie sie geschrieben wurde, oder sage den Moment mit Worten.
spec-no-positions = Dieses Spiel schreibt keine Stellungsdateien.

## Spiele

none = keine
unknown-game = Ein Spiel „{ $name }“ gibt es nicht; bekannte Spiele: { $known }.
short-broken = Diese Zeile enthält keine ganze Stellung; kopiere alles, vom Namen des Spiels bis zum letzten Zeichen.
short-form = Diese Zeile hat Form { $found }, Cyberdeck liest Form { $ours }; installiere die Version, mit der sie gemacht wurde, oder eine neuere.
