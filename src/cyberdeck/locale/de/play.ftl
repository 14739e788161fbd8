# Spielen im Terminal.

## Befehle und ihre Optionen

play-command = Spielt ein Spiel hier im Terminal.
play-netrunner-command = Mehr für Netrunner: Stellungen zum Weiterspielen.
play-command-netrunner = Spielt Netrunner gegen den Computer oder zu zweit an einem Bildschirm.
play-command-position = Spielt von einer Stellungsdatei aus weiter, etwa einem Rätsel.
play-position-file = Die Stellung als YAML-Datei.
play-option-all-windows = Fragt bei jeder Gelegenheit, auch wo du nichts zu wählen hast.
play-option-quick = An einem Bildschirm keinen von euch fragen, wo nur er sieht, dass er keine Wahl hat.
play-option-pace = Sekunden für jede Zeile dessen, was die anderen tun; 0 zeigt alles auf einmal.
play-option-as = Deine Seite, corp oder runner; die andere spielt der Computer. Ohne Angabe bist du der Runner.
play-option-corp = Das Startdeck des Konzerns, nach seiner Fraktion.
play-option-hot-seat = Zwei Menschen wechseln sich an diesem Bildschirm ab; der Computer spielt nicht mit.
play-option-journal = Schreibt das Protokoll der Partie in diese Datei.
play-option-resume = Spielt von diesem Protokoll aus weiter.
play-option-runner = Das Startdeck des Runners, nach seiner Fraktion.
play-option-seed = Die Zahl, die allen Zufall festlegt; ohne sie ist jede Partie neu.
play-resume-alone = Ein Protokoll bringt Decks und Startzahl mit; lass --corp, --runner und --seed weg.
play-finished = Die Partie in „{ $file }“ ist zu Ende; „cyberdeck replay“ zeigt sie.

## Dateien

file-bad-yaml = Die Datei „{ $file }“ ist keine Stellung in YAML; berichtige sie oder wähle eine andere.
file-bad-yaml-line = Die Datei „{ $file }“ ist bei Zeile { $line } kein wohlgeformtes YAML; berichtige sie dort.
file-not-replaced = Die Datei „{ $file }“ gibt es schon, und sie ist kein Protokoll; sie bleibt, wie sie ist, wähle einen anderen Namen.
file-exists = Die Datei „{ $file }“ gibt es schon, und sie bleibt, wie sie ist; wähle einen anderen Namen.
file-not-written = Die Datei „{ $file }“ lässt sich nicht schreiben; prüfe, ob es den Ordner gibt und du dort schreiben darfst.

## Der Tisch

play-archives = Archiv { $number }
play-bad-publicity = Negative Publicity { $number }
play-brain-damage = Hirn-Schaden { $number }
play-clicks =
    { $number ->
        [one] { $number } Klick
       *[other] { $number } Klicks
    }
play-corp-score = Vom Konzern erzielt:
play-counter-agenda = Agenda { $number }
play-counter-credits = { $number }¢
play-counter-power = Wirkung { $number }
play-counter-recurring = { $number }¢ wiederkehrend
play-counter-virus = Virus { $number }
play-credits = { $number }¢
play-empty = nichts
play-grip = Griff { $number }/{ $limit }
play-hand-grip = Dein Griff:
play-hand-hq = Dein HQ:
play-heap = Ablage { $number }
play-heap-title = Ablage:
play-archives-title = Archiv:
play-hidden-card = Karte
play-hidden-ice = Ice
play-hq = HQ { $number }/{ $limit }
play-in-play = Wird gespielt:
play-link = Verbindung { $number }
play-memory = SE { $number }/{ $limit }
play-points = Punkte { $number }/{ $limit }
play-rd = F&E { $number }
play-remote = Ausgelagert { $number }
play-rig = Ausrüstung:
play-run-access =
    { $server ->
        [Archiv] Run auf das Archiv: erfolgreich, Zugriff
       *[other] Run auf { $server }: erfolgreich, Zugriff
    }
play-run-approach =
    { $server ->
        [Archiv] Run auf das Archiv: Annäherung an { $ice }
       *[other] Run auf { $server }: Annäherung an { $ice }
    }
play-run-broken =
    { $server ->
        [Archiv] Run auf das Archiv: { $ice }, alle Subroutinen ausgeschaltet
       *[other] Run auf { $server }: { $ice }, alle Subroutinen ausgeschaltet
    }
play-run-credits = { $number }¢ für diesen Run
play-run-encounter =
    { $server ->
        [Archiv] Run auf das Archiv: Treffen auf { $ice }, aktive Subroutinen: { $numbers }
       *[other] Run auf { $server }: Treffen auf { $ice }, aktive Subroutinen: { $numbers }
    }
play-run-server =
    { $server ->
        [Archiv] Run auf das Archiv: vor dem System
       *[other] Run auf { $server }: vor dem System
    }
play-runner-score = Vom Runner gestohlen:
play-setup = Vorbereitung
play-shown = Du siehst:
play-stack = Stapel { $number }
play-tags = Markierungen { $number }
play-turn = Zug { $number } · { $side }

## Was im Spiel gesagt wird

play-choose =
    { $count ->
        [one] Gib 1 für die einzige Möglichkeit ein oder ? für Hilfe.
       *[other] Gib eine Zahl von 1 bis { $count } ein oder ? für Hilfe.
    }
play-more-log =
    { $number ->
        [one] … { $number } weitere Zeile; „log“ zeigt alles
       *[other] … { $number } weitere Zeilen; „log“ zeigt alles
    }
play-no-number =
    { $count ->
        [one] Eine Möglichkeit { $found } gibt es nicht; die einzige ist 1.
       *[other] Eine Möglichkeit { $found } gibt es nicht; wähle von 1 bis { $count }.
    }
play-no-rest = Ausruhen kannst du nur, wenn du außerhalb eines Runs in einem offenen Zeitfenster gefragt wirst.
play-no-undo = Es gibt nichts zurückzunehmen.
play-undo-hot-seat = Zurücknehmen geht nur, wenn zwei Menschen an einem Bildschirm spielen.
play-nothing-found = Weder eine Karte noch ein Regelwort heißt „{ $words }“; ähnlich: { $near }.
play-offered = „{ $notation }“ steht jetzt zur Wahl.
play-why-wish = { $wish }: { $reason } ({ $clause })
play-why = { $reason } ({ $clause })
play-hand-over = Weitergeben an: { $side }
play-press-enter = Drücke Enter, wenn nur der richtige Spieler den Bildschirm sieht.

## Hilfe

play-help-number = wählt die Möglichkeit mit dieser Nummer
play-help-notation = dasselbe in Notation
play-help-shortcut = eine Abkürzung mit Nummer oder Namen: mehrere Antworten auf einmal
play-shortcuts = Auf einmal:
play-more-shortcuts = { $number } weitere mit ?
play-help-enter = passt oder macht weiter, wo das zuerst steht; wählt die einzige Möglichkeit
play-help-explain = erklärt eine Karte oder ein Regelwort
play-help-why = sagt, warum ein Zug in Notation nicht zur Wahl steht
play-help-look = sieht Archiv, Ablage und Punktezonen durch
play-help-log = zeigt alles, was geschehen ist
play-help-again = zeigt noch einmal Schritt für Schritt, was seit deiner letzten Entscheidung geschehen ist
play-skip = Enter überspringt
play-nothing-told = Noch hat niemand sonst etwas getan.
play-help-rest = passt in jedem Zeitfenster, bis der Zug endet oder ein Run beginnt
play-help-save = schreibt das Protokoll in eine Datei
play-help-position = schreibt die Stellung in eine Datei, auch verdeckte Karten
play-help-back = verwirft die Antworten auf diese Frage und beginnt sie neu
play-help-undo = nimmt die letzte Entscheidung zurück (zwei Menschen, ein Bildschirm)
play-help-quit = verlässt den Tisch
play-help-signs = Zeichen: ■ aufgedeckt · ▒ verdeckt · ▶ wo der Runner ist · (2) Stärke · ▲ Entwicklungsmarker · ★ Agendapunkte · ¢ Credits
play-help-now = Jetzt in Notation:

## Was auf einer Karte steht

play-fact-advancement = Entwicklungsbedingung { $number }
play-fact-install = Installationskosten { $number }
play-fact-link = Verbindung { $number }
play-fact-memory = Speicherkosten { $number }
play-fact-play = Spielkosten { $number }
play-fact-points = Agendapunkte { $number }
play-fact-rez = Ladekosten { $number }
play-fact-strength = Stärke { $number }
play-fact-trash = Zerstörungskosten { $number }
play-fact-unique = einzigartig

## Anfang und Ende

play-first-game = Jetzt eine erste Partie Netrunner spielen, als Runner (Gestalter) gegen Jinteki? Enter für ja, n für nein:
play-save-as = Partie speichern? Ein Dateiname, oder nur Enter, um ohne Speichern zu gehen:
play-saved = Das Protokoll steht in „{ $file }“.
play-position-saved = Die Stellung steht in „{ $file }“, mit verdeckten Karten und kommenden Zufällen.
play-left = Die Partie bleibt unbeendet; ihre Startzahl ist { $seed }.
play-seed = Startzahl: { $seed }
play-won-by = Gewonnen: { $winners }
play-you-lost = Du hast verloren.
play-you-won = Du hast gewonnen!
play-help-hint = fragt, was der Computer an deiner Stelle tun würde und wie gut das ist
play-no-hint = Hier spielen zwei gegeneinander; niemand fragt den Computer.
