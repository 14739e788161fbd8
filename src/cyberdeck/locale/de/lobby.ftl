seek-sides = Sag, welche Seiten du spielen würdest, eine oder beide, und mit welchem Deck.
seek-gone = Dort wartet niemand mehr.
seek-oneself = Das bist du selbst; die andere Seite muss jemand anders übernehmen.
too-many-seeks = Es sind schon { $number } Gesuche offen, mehr gehen nicht; zieh eines zurück oder warte.

## Die Seite

web-seeking = Wer sucht ein Spiel?
web-seek-new = Spiel suchen
web-seek-sides = Ich würde spielen
web-seek-deck = Deck für { $side }
web-seek-to = Wen forderst du heraus?
web-seek-anybody = alle
web-seek-begin = Spiel suchen
web-challenge = Herausfordern
web-seek-waiting-hint = Sieh dich um; sobald sich jemand dazusetzt, bist du am Tisch.
web-seek-withdraw = Zurückziehen
web-seek-expired = Es kam niemand, und dein Gesuch ist abgelaufen.
web-seek-you = du: { $side }
web-seek-either = du: eine der Seiten
web-nobody-seeks = Gerade sucht niemand ein Spiel
web-nobody-seeks-hint = Fang eine Suche an und lies weiter: Sobald sich jemand setzt, kommst du an den Tisch.
web-sit-down = Dazusetzen
web-challenges-you = fordert dich heraus
web-challenged = Herausforderung an { $name }
web-rated = gewertet
web-rated-hint = Zwei Konten, eine Uhr, und nichts wird zurückgenommen.
web-guest = Gast
web-live = Gerade gespielt
web-delayed = { $number } s später
web-free-seats = Frei: { $seats }
web-turns-waiting =
    { $number ->
        [one] { $number } wartet auf dich
       *[other] { $number } warten auf dich
    }
web-find-player = Spieler finden
web-leaders = Die Stärksten
web-gather = Mitspieler suchen: { $game }
web-against-computer = Gegen den Computer spielen

## Spieler

web-nobody-rated = Noch frei: der erste Platz
web-nobody-rated-hint = Mit dieser Seite hat noch niemand gewertet gespielt.
web-provisional = vorläufig
web-rated-games =
    { $number ->
        [one] { $number } gewertetes Spiel
       *[other] { $number } gewertete Spiele
    }
web-rating-hint = Jede Seite eines Spiels hat ihre eigene Wertung (Glicko-2, ab 1500). Mit 95 % liegt die Wahrheit innerhalb von ±; solange das weit ist, ist die Wertung vorläufig und ohne Platz. Was abgebrochen wird, bevor beide entschieden haben, zählt nicht.
web-computer-players = Die Spieler des Computers
web-rung-measured = Vom stärksten zum schwächsten, wie sie gegeneinander abschnitten; Agent steht dort, wo Neulinge anfangen.
web-player-since =
    { $number ->
        [one] hier seit { $since } · { $number } Spiel, das alle sehen dürfen
       *[other] hier seit { $since } · { $number } Spiele, die alle sehen dürfen
    }
web-results = Ergebnisse
web-no-results = Noch keine Ergebnisse
web-no-results-hint = Gewertete und öffentliche Partien stehen hier, sobald sie zu Ende sind.
web-unrated = ungewertet
web-broken-off = abgebrochen
web-by-deck = Nach Deck
web-won-lost = gewonnen · verloren
web-won-and-lost = { $won } gewonnen, { $lost } verloren
web-decks-shown = Decks, die alle sehen dürfen
web-deck-size =
    { $number ->
        [one] { $number } Karte
       *[other] { $number } Karten
    }
web-deck-copy = Kopie nehmen

friend-oneself = Mit dir selbst bist du schon befreundet.
too-many-friends = Mehr als { $number } andere hat niemand in seiner Liste.
web-friends = Freunde
web-friends-none = Noch niemand. Wer zustimmt, ist hier zu sehen und sieht dich.
web-friend-ask = Jemanden nach Namen hinzufügen
web-friend-asking = Gefragt: { $names }
web-friend-asks = { $name } möchte mit dir befreundet sein
web-friend-agree = Zustimmen
web-friend-part = Freundschaft beenden
web-friend-block = Blockieren
web-friend-unblock = Nicht mehr blockieren
web-friend-blocked = Blockiert: { $names }
web-friend-online = da
web-friend-playing = am Tisch
web-friend-offline = nicht da
web-friend-add = Als Freund hinzufügen

crew-together = Mannschaften gibt es in Spielen, die zwei bis vier gemeinsam spielen.
crew-full = Es ist kein Platz mehr frei.
web-crew-find = Mitspieler finden: { $game }
web-crew-size = zu { $number ->
    [2] zweit
    [3] dritt
   *[4] viert
}
web-crew-fill = Der Computer soll die freien Plätze spielen
