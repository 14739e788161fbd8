# Words of the table of Deckers in the browser.

deckers-network = Netzwerk
web-cards = Karten
web-cards-search = Nach Namen oder Wörtern suchen
web-cards-kind = Was gezeigt wird
web-cards-found =
    { $number ->
        [one] { $number } Ding
       *[other] { $number } Dinge
    }
web-kind-command = Befehlskarten
web-kind-objective = Ziele
web-kind-smc = Rechner
web-kind-upgrade = Aufrüstungen
web-kind-decker = Decker
web-kind-packet = Pakete
deckers-upgrade-row = Upgrade-Reihe
deckers-supply = Vorrat
pool-blue-green = blaue und grüne Programme
pool-yellow-red = gelbe und rote Programme
pool-purple = lila Programme
pool-scouts = Späher
pool-guardians = Wächter
pool-blue-installations = blaue Installationen
pool-green-installations = grüne Installationen
pool-yellow-installations = gelbe Installationen
pool-red-installations = rote Installationen
level-copper = Kupfer
level-silver = Silber
level-gold = Gold
level-ghost = Mothers Geist
keyword-execute = Ausführen
keyword-show = Vorzeigen
keyword-interrupt = Unterbrechen
keyword-passive = Beim Ausspielen
part-goal = Ziel:
part-preparation = Vorbereitung:
part-rules = Regeln:
part-setup = Spielvorbereitung:
part-success = Erfolg:
part-failure = Fehlschlag:
web-programs = Programme { $colour }: { $number }
web-installation = Installation { $colour }
web-scouts = { $number } Späher
web-crew = Computer und Decker
web-cycle = Zyklus { $number }, { $level }
web-turns = Spielzüge in diesem Zyklus: { $number }
web-last-turn = Letzter Zug: { $actions }
web-smc-spawn = Neue Späher je Zug: Kupfer { $copper }, Silber { $silver }, Gold { $gold }.
web-smc-spawn-many = Mit drei oder vier Deckern: Kupfer { $copper }, Silber { $silver }, Gold { $gold }.
deckers-progress =
    { $need ->
        [0] nichts davon darf übrig sein: { $have }
       *[other] { $have } von { $need }
    }
deckers-swarm =
    { $colour ->
        [blue] Der Schwarm-Server: blau
        [green] Der Schwarm-Server: grün
        [yellow] Der Schwarm-Server: gelb
        [red] Der Schwarm-Server: rot
       *[purple] Der Schwarm-Server: lila
    }

## Der Tisch

web-home-of = Heimat: { $decker }
web-closed-space = geschlossenes Feld
web-swarm-space = Schwarm-Server
web-hands = Hände
web-stars-of-machine =
    { $number ->
        [one] { $number } Stern von 4
       *[other] { $number } Sterne von 4
    }
web-spawn =
    { $number ->
        [0] Kein neuer Späher im Zug
        [one] { $number } neuer Späher je Zug
       *[other] { $number } neue Späher je Zug
    }
web-pile-hand = Hand
web-pile-deck = Deck
web-pile-discard = Ablage
web-owned = Alle Karten des Decks ({ $number })
web-objective-of = Auftrag, { $level } · Zyklus { $number }
web-this-cycle = In diesem Zyklus:
web-goal = Ziel
web-goal-part = Teil { $number }
web-to-go = noch { $number }
web-supply-loss = Vorrat – leer heißt verloren
web-alarm-guardians = Kein Wächter mehr: der nächste dritte Späher verliert das Spiel.
web-alarm-ripe =
    { $number ->
        [one] { $number } Feld mit zwei Spähern
       *[other] { $number } Felder mit zwei Spähern
    }
web-pay = Bezahlen
web-verb-modify = Umwandeln
web-verb-ghost = Projizieren
web-verb-play = Karte
web-verb-more = Mehr
web-verb-end = Zugende
web-keep-nothing = Nichts behalten
web-click-a-space = Klicke ein Feld an
web-not-enough = Noch zu wenig: klicke weitere Karten an
web-nothing-lost = Nichts verfällt
web-sign-white-guardian = weißer Wächter: kein Zutritt
web-lay-hint = Zeige auf einen Punkt, um zu sehen, wie das Segment läge; es muss mit mindestens zwei seiner Felder anliegen.
web-lay-tap = Tippe auf einen Punkt, um zu sehen, wie das Segment läge; es muss mit mindestens zwei seiner Felder anliegen.
web-lay-here = Bei { $sign } hinlegen
web-lay-list = Alle Stellen in Worten
web-space-list = Alle in einer Liste
