# The table of Netrunner in the browser.

## What a click on a thing does

web-do-play = Spielen
web-do-install = Installieren
web-do-use = Einsetzen
web-do-run = Run
web-do-advance = Entwickeln
web-do-boost = Verstärken
web-do-break = Ausschalten
web-do-score = Punkten
web-do-steal = Stehlen
web-do-access = Zugreifen
web-do-rez = Laden
web-do-trash = Zerstören
web-do-prevent = Verhindern
web-do-instead = Stattdessen
web-do-choose = Wählen
web-do-expose = Enthüllen
web-do-take = Nehmen
web-do-discard = Abwerfen
web-do-forfeit = Aufgeben
web-do-server = Hier
web-do-host = Hierauf

## Basic actions

web-slot-draw = Ziehen
web-slot-credit = Credit
web-slot-run = Run
web-slot-remove-tag = Markierung entfernen
web-slot-trash = Ressource zerstören
web-slot-purge = Viren löschen
web-lit-hint = Leuchtende Karten und Server sind nutzbar: anklicken.
web-on-table = Mehr, und was auf dem Tisch liegt ({ $number })

## The way of a run

web-gate-passed = passiert
web-gate-approach = Annäherung
web-gate-encounter = Konfrontation
web-gate-ahead = voraus
web-let-fire =
    { $number ->
        [one] { $number } Subroutine wirken lassen
       *[other] { $number } Subroutinen wirken lassen
    }
web-gate-on = Weiter
web-gate-unrezzed = Nicht laden
web-gate-server = Eindringen: { $server }
web-ask-encounter =
    { $number ->
        [0] { $card } – nichts davon wirkt mehr.
        [one] { $card } – { $number } Subroutine würde wirken.
       *[other] { $card } – { $number } Subroutinen würden wirken.
    }
web-words = Begriffe der Regeln
