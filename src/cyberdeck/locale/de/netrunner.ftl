# Was die Engine von Netrunner sagt.

## Namen

hidden-card = eine Karte
hidden-ice = ein Ice
server-new = Neues ausgelagertes System

counter-virus = Viruszähler
counter-power = Wirkungszähler
counter-agenda = Agendazähler

damage-net = Netz-Schaden
damage-meat = Körper-Schaden
damage-brain = Hirn-Schaden

about-net-damage = Netz-Schaden
about-meat-damage = Körper-Schaden
about-brain-damage = Hirn-Schaden
about-tags = Erhalten von Markierungen
about-trash = Zerstören von Karten
about-expose = Enthüllen von Karten

step-corp-1-1 = Anfang des Konzern-Zuges
step-corp-1-2 = Der Zug des Konzerns beginnt
step-corp-1-3 = Der Konzern zieht
step-corp-2-1 = Vor der ersten Aktion des Konzerns
step-corp-2-2 = Nach der Aktion des Konzerns
step-corp-3-1 = Der Konzern wirft ab
step-corp-3-2 = Nach dem Abwerfen des Konzerns
step-corp-3-3 = Ende des Konzern-Zuges
step-runner-1-1 = Anfang des Runner-Zuges
step-runner-1-2 = Der Zug des Runners beginnt
step-runner-1-3 = Nach der Aktion des Runners
step-runner-2-1 = Der Runner wirft ab
step-runner-2-2 = Nach dem Abwerfen des Runners
step-runner-2-3 = Ende des Runner-Zuges
step-run-2-1 = Annäherung an Ice
step-run-2-3 = Annäherung an Ice, Zeit zum Laden
step-run-3-1 = Treffen auf Ice, Zeit zum Ausschalten
step-run-4-1 = Annäherung an das System
step-run-4-3 = Annäherung an das System, Zeit zum Laden

## Fragen

ask-mulligan = Behältst du deine Starthand?
ask-action =
    { $number ->
        [one] Du hast noch { $number } Klick. Was tust du?
       *[other] Du hast noch { $number } Klicks. Was tust du?
    }
ask-window = { $step }: handeln oder passen?
ask-discard =
    { $number ->
        [one] Du hast zu viele Handkarten: Wirf { $number } Karte ab.
       *[other] Du hast zu viele Handkarten: Wirf { $number } Karten ab.
    }
ask-install-where = Wo installierst du { $card }?
ask-install-trash = Zerstörst du dort etwas, bevor du { $card } installierst?
ask-install-host = Auf welcher Karte installierst du { $card }?
ask-make-room = Zerstörst du Programme, bevor du { $card } installierst?
ask-memory-short = Deine Programme brauchen mehr Speicher, als du hast. Welches zerstörst du?
ask-pay-from-card = Wie viele Credits nimmst du von { $card }?
ask-pay-from-run = Wie viele Credits dieses Runs gibst du aus?
ask-jack-out =
    { $server ->
        [Archiv] Setzt du den Run auf das Archiv fort, oder stöpselst du dich aus?
       *[other] Setzt du den Run auf { $server } fort, oder stöpselst du dich aus?
    }
ask-break-more = Schaltet { $card } noch mehr Subroutinen aus?
ask-access = Worauf greifst du als Nächstes zu?
ask-accessing = Du greifst auf { $card } zu. Was tust du damit?
ask-trace-strength = Die Aufspürstärke ist { $number }. Wie viele Credits legst du dazu?
ask-link-strength = Die Aufspürstärke ist { $number }. Wie viele Credits gibst du für deine Verbindung aus?
ask-may = Setzt du { $card } ein?
ask-may-pay =
    { $number ->
        [one] Bezahlst du { $number } Credit, um { $card } einzusetzen?
       *[other] Bezahlst du { $number } Credits, um { $card } einzusetzen?
    }
ask-run-where = { $card }: Auf welches System führst du den Run durch?
ask-access-more = Auf wie viele zusätzliche Karten greifst du zu?
ask-access-or-instead = Greifst du auf Karten zu, oder setzt du stattdessen etwas ein?
ask-choose-advance = { $card }: Wähle eine Karte zum Entwickeln.
ask-choose-expose = { $card }: Wähle eine Karte zum Enthüllen.
ask-choose-program = { $card }: Wähle ein Programm zum Zerstören.
ask-forfeit = Welche Agenda gibst du auf?
ask-install-free = { $card }: Installierst und lädst du Ice umsonst?
ask-name-x = { $card }: Wie viele Credits gibst du aus?
ask-lose-credits = { $card }: wie viele Credits verliert der Konzern?
ask-prevent-damage = { $card }: Wie viel Schaden verhinderst du?
ask-rez-or-trash = Lädst du { $card }, oder wird die Karte zerstört?
ask-search = { $card }: Welche Karte nimmst du?
ask-tag-or-end = { $card }: Nimmst du 1 Markierung, oder endet der Run?
ask-take-back = { $card }: Welche Karte nimmst du zurück?
ask-take-credits = Wie viele Credits nimmst du von { $card }?
ask-choose-ice = { $card }: Wähle ein Ice.
ask-choose-install = { $card }: Welche Karte installierst du?
ask-crypsis = { $card } hat eine Subroutine ausgeschaltet: Entfernst du einen Viruszähler, oder zerstörst du die Karte?
ask-infiltration = { $card }: Erhältst du Credits, oder enthüllst du eine Karte?
ask-pawn = { $card }: Zerstörst du eine installierte Karte für 3 Credits?
ask-put-on-top = { $card }: Welche Karte kommt als Nächste, von oben gezählt?
ask-rez-free = { $card }: Lädst du ein Ice umsonst?

## Antworten

option-keep = Hand behalten
option-mulligan = Mulligan nehmen
option-yes = Ja
option-no = Nein
option-pass = Passen
option-draw = 1 Karte ziehen
option-credit = 1 Credit erhalten
option-credits =
    { $number ->
        [one] { $number } Credit erhalten
       *[other] { $number } Credits erhalten
    }
option-play = { $card } spielen
option-install = { $card } installieren
option-server = { $server }
option-host = Auf { $card }
option-trash-first = Zuerst { $card } zerstören
option-rez = { $card } laden
option-advance = { $card } entwickeln
option-score = Punkte für { $card } erzielen
option-purge = Viruszähler löschen
option-run =
    { $server ->
        [Archiv] Run auf das Archiv
       *[other] Run auf { $server }
    }
option-continue = Run fortsetzen
option-jack-out = Ausstöpseln
option-boost = { $card } verstärken
option-break =
    { $kinds ->
        [number-card] Subroutine { $number } ausschalten ({ $card })
       *[number] Subroutine { $number } ausschalten
    }
option-access =
    { $kinds ->
        [server] Auf eine Karte zugreifen ({ $server })
       *[card] Auf { $card } zugreifen
    }
option-steal = { $card } stehlen
option-trash = { $card } zerstören
option-leave = { $card } dort lassen
option-use =
    { $kinds ->
        [card-number] { $card } einsetzen (Fähigkeit { $number })
       *[card] { $card } einsetzen
    }
option-prevent =
    { $kinds ->
        [card-card] { $card } einsetzen, für { $card2 }
        [card-number] { $card } einsetzen (Fähigkeit { $number })
        [card-number-card] { $card } einsetzen (Fähigkeit { $number }), für { $card3 }
       *[card] { $card } einsetzen
    }
option-access-cards = Auf Karten zugreifen
option-instead = Stattdessen { $card } einsetzen
option-rig = In der Ausrüstung
option-forfeit = { $card } aufgeben
option-take = { $card } nehmen
option-take-tag = 1 Markierung nehmen
option-end-run = Run beenden
option-choose = Wählen: { $card }
option-expose = Enthüllen: { $card }
option-next = { $card }
option-discard = { $card } abwerfen
option-remove-counter = 1 Viruszähler entfernen
option-remove-tag = 1 Markierung entfernen

## Der Verlauf: Züge

event-turn-began = Der { $side } beginnt seinen Zug
event-turn-ended = Der { $side } beendet seinen Zug
event-kept-hand = Der { $side } behält seine Starthand
event-took-mulligan = Der { $side } nimmt einen Mulligan
event-drew = Der { $side } zieht { $card }{ $more }
event-gained-credits =
    { $number ->
        [one] Der { $side } erhält { $number } Credit{ $more }
       *[other] Der { $side } erhält { $number } Credits{ $more }
    }
event-lost-credits =
    { $number ->
        [one] Der { $side } verliert { $number } Credit{ $more }
       *[other] Der { $side } verliert { $number } Credits{ $more }
    }
event-paid-credits =
    { $number ->
        [one] Der { $side } bezahlt { $number } Credit{ $more }
       *[other] Der { $side } bezahlt { $number } Credits{ $more }
    }
event-lost-click = Der { $side } verliert 1 Klick{ $more }
event-gained-clicks =
    { $number ->
        [one] Der { $side } erhält { $number } Klick{ $more }
       *[other] Der { $side } erhält { $number } Klicks{ $more }
    }
event-spent-clicks =
    { $number ->
        [one] Der { $side } gibt { $number } Klick aus{ $more }
       *[other] Der { $side } gibt { $number } Klicks aus{ $more }
    }
event-shuffled = Der { $side } mischt sein Deck{ $more }

## Der Verlauf: Karten

event-played = Der { $side } spielt { $card }{ $more }
event-used = Der { $side } setzt { $card } ein{ $more }
event-corp-installed = Der Konzern installiert { $card } ({ $server }){ $more }
event-runner-installed = Der Runner installiert { $card }{ $more }
event-rezzed = Der Konzern lädt { $card }{ $more }
event-derezzed = { $card } wird entladen{ $more }
event-advanced =
    { $number ->
        [one] Der Konzern entwickelt { $card }{ $more }
       *[other] Der Konzern entwickelt { $card } { $number }-mal{ $more }
    }
event-counters-placed = { $card } erhält { $number } { $counter }{ $more }
event-counters-removed = { $card } verliert { $number } { $counter }{ $more }
event-scored = Der Konzern erzielt Punkte für { $card }
event-stolen = Der Runner stiehlt { $card }{ $more }
event-forfeited = Der { $side } gibt { $card } auf
event-trashed =
    { $by ->
        [nobody] Zerstört: { $card }{ $more }
       *[other] Der { $by } zerstört { $card }{ $more }
    }
event-discarded = Der { $side } wirft { $card } ab
event-exposed = { $card } wird enthüllt{ $more }
event-revealed = Der { $side } deckt { $card } auf
event-looked-at-deck =
    { $number ->
        [one] Der { $side } sieht sich die oberste Karte seines Decks an{ $more }
       *[other] Der { $side } sieht sich die obersten { $number } Karten seines Decks an{ $more }
    }
event-purged =
    { $number ->
        [0] Der Konzern löscht die Viruszähler{ $more }; es gab keine
       *[other] Der Konzern löscht { $number } Viruszähler{ $more }
    }
event-archives-turned =
    { $number ->
        [0] Im Archiv liegt keine verdeckte Karte
        [one] Im Archiv wird { $number } Karte aufgedeckt
       *[other] Im Archiv werden { $number } Karten aufgedeckt
    }

## Der Verlauf: Runs

event-run-began =
    { $server ->
        [Archiv] Der Runner beginnt einen Run auf das Archiv{ $more }
       *[other] Der Runner beginnt einen Run auf { $server }{ $more }
    }
event-approached = Annäherung an { $card }{ $more }
event-approached-server =
    { $server ->
        [Archiv] Annäherung an das Archiv
       *[other] Annäherung an { $server }
    }
event-encountered = Der Runner trifft auf { $card }
event-subroutine-broken = Der Runner schaltet Subroutine { $number } von { $card } aus{ $more }
event-subroutine-resolved = { $card } führt Subroutine { $number } durch
event-encounter-ended = Das Treffen ist vorbei
event-bypassed = Der Runner umgeht { $card }
event-passed = Der Runner lässt { $card } hinter sich
event-jacked-out = Der Runner stöpselt sich aus
event-run-succeeded =
    { $server ->
        [Archiv] Der Run auf das Archiv ist erfolgreich
       *[other] Der Run auf { $server } ist erfolgreich
    }
event-run-failed =
    { $server ->
        [Archiv] Der Run auf das Archiv ist nicht erfolgreich
       *[other] Der Run auf { $server } ist nicht erfolgreich
    }
event-run-ended = Der Run ist zu Ende
event-accessed = Der Runner greift auf { $card } zu

## Der Verlauf: Aufspüren, Markierungen, Schaden

event-trace-began = Ein Aufspüren beginnt mit Stärke { $number }{ $more }
event-trace-raised =
    { $number ->
        [one] Der { $side } legt { $number } Credit dazu: Stärke { $strength }
       *[other] Der { $side } legt { $number } Credits dazu: Stärke { $strength }
    }
event-trace-succeeded = Das Aufspüren ist erfolgreich
event-trace-failed = Das Aufspüren ist nicht erfolgreich
event-tagged =
    { $number ->
        [one] Der Runner erhält { $number } Markierung{ $more }
       *[other] Der Runner erhält { $number } Markierungen{ $more }
    }
event-untagged =
    { $number ->
        [one] Der Runner verliert { $number } Markierung{ $more }
       *[other] Der Runner verliert { $number } Markierungen{ $more }
    }
event-took-bad-publicity = Der Konzern erhält { $number } Negative Publicity{ $more }
event-damaged = Der Runner erleidet { $number } { $damage }{ $more }
event-prevented = Der { $side } verhindert { $about }: { $number }{ $more }
event-saved = Der { $side } bewahrt { $card } vor der Zerstörung{ $more }
event-kept-hidden = Der { $side } bewahrt { $card } vor dem Enthüllen{ $more }
event-strengthened = { $card }: Stärke +{ $number }{ $more }
event-weakened = { $card }: Stärke −{ $number }{ $more }
event-flatlined = Der Runner ist hirntot

## Das Ende einer Zeile im Verlauf: wo, wofür, durch welche Karte

told-more = { $first }{ $rest }
told-in = {" "}({ $server })
told-ice = {" "}(Ice { $number }, { $server })
told-card = {" "}(Karte { $number }, { $server })
told-for = {" "}für { $price }
told-both = { $first } und { $second }
told-credits =
    { $number ->
        [one] { $number } Credit
       *[other] { $number } Credits
    }
told-clicks =
    { $number ->
        [one] { $number } Klick
       *[other] { $number } Klicks
    }
told-by = {" "}({ $card })

## Wie eine Partie gewonnen wurde

won-by-points = Die Agendapunkte entscheiden die Partie.
won-by-flatline = Der Runner ist hirntot.
won-by-empty-deck = Der Konzern muss ziehen, aber F&E ist leer.

## Warum eine Entscheidung nicht zur Wahl steht

why-access-steal = Nur eine Agenda kann gestohlen werden, und was das kostet, muss bezahlt werden.
why-access-trash = Das kannst du nicht zerstören: Es hat keine Zerstörungskosten, du kannst sie nicht bezahlen, oder die Karte liegt im Archiv.
why-always-holds = Das wird nicht eingesetzt: Es gilt immer, solange die Karte aktiv ist.
why-broken = Diese Subroutine ist schon ausgeschaltet, oder es gibt sie nicht.
why-by-itself = Das wird nicht eingesetzt: Es geschieht oder du wirst gefragt, sobald seine Bedingung erfüllt ist.
why-console = Du kannst nur eine Konsole installiert haben.
why-first-ice = Ausstöpseln kannst du dich nur auf die Frage, ob der Run weitergeht, und nicht beim ersten Ice des Runs.
why-host = Keine installierte Karte kann sie hosten.
why-install-credits = Du hast zu wenige Credits, um das zu installieren.
why-jack-out = Ausstöpseln kannst du dich nur während eines Runs, bei der Annäherung an Ice oder an das System.
why-memory = Das braucht mehr Speicher, als du insgesamt hast.
why-must-steal = Eine Agenda, auf die du zugreifst, musst du stehlen.
why-no-click = Diese Subroutine auszuschalten kostet einen Klick, und du hast keinen mehr.
why-no-encounter = Du triffst gerade auf kein Ice.
why-no-server = Ein solches System gibt es nicht.
why-no-stack = Dein Stapel ist leer; es gibt nichts zu ziehen.
why-no-such-card = Du hast keine solche Karte, mit der das ginge.
why-no-tag = Du hast keine Markierung, die du entfernen könntest.
why-no-window = Das geht erst im nächsten Zeitfenster, das es erlaubt.
why-not-action = Aktionen gehen nur in deiner eigenen Aktionsphase, solange du Klicks hast.
why-not-advanceable = Diese Karte kann nicht entwickelt werden.
why-not-advanced = Punkte gibt es nur für eine Agenda mit genug Entwicklungsmarkern.
why-not-resource = So kannst du nur eine installierte Ressource zerstören.
why-not-tagged = Der Runner ist nicht markiert.
why-one-credit = Entwickeln kostet 1 Credit, und du hast keinen.
why-only-instead = Das wird statt des Zugriffs angeboten, nach einem erfolgreichen Run, wie ihn die Karte nennt.
why-only-prevents = Das verhindert nur: Es wird angeboten, wenn gerade eintreten soll, was es verhindert, und du bezahlen kannst.
why-other-ice = Die Karte sagt, welches Ice diese Fähigkeit ausschalten kann, und dieses gehört nicht dazu.
why-play-condition = Was diese Karte braucht, ist nicht da; sie kann jetzt nicht gespielt werden.
why-play-credits = Du hast zu wenige Credits, um das zu spielen.
why-rez-agenda = Agendas können nicht geladen werden.
why-rez-credits = Du hast zu wenige Credits, um das zu laden.
why-rez-forfeit = Das Laden kostet eine Agenda aus deiner Punktezone, und du hast keine.
why-rez-ice = Ice kann nur geladen werden, während der Runner sich ihm annähert.
why-rezzed-already = Diese Karte ist schon geladen.
why-score-now = Punkte für Agendas erzielst du nur im eigenen Zug, vor und nach Aktionen.
why-subtype = Dieser Ice-Brecher kommt gegen diese Unterart nicht an.
why-three-clicks = Das Löschen kostet 3 Klicks.
why-too-weak = Der Ice-Brecher ist schwächer als das Ice; verstärke ihn zuerst.
why-two-credits = Das kostet 2 Credits, und du hast weniger.
why-use-condition = Diese Fähigkeit geht jetzt nicht; was sie braucht, ist nicht da.
why-use-cost = Du kannst diese Fähigkeit nicht bezahlen.

## Decks und Stellungen, die nicht zu brauchen sind

bad-seed = Die Startzahl muss eine ganze Zahl sein; gib eine an.
deck-card = Eine Karte „{ $card }“ gibt es hier nicht; prüfe ihre Kennung.
deck-malformed = Das ist kein Deck; gib eine Identität an und zu jeder Karte ihrer Seite die Anzahl der Kopien von 1 bis 99.
deck-side = Das ist kein Deck für diese Seite ({ $side }); wähle ein anderes.
deck-unknown = Ein Startdeck „{ $name }“ gibt es nicht; wähle eines von { $known }.
position-acted = „acted“ öffnet das Zeitfenster nach einer Aktion; lass „run“ und „step“ dabei weg.
position-active = „active“ muss Nummern aktiver Karten nennen; lass es weg.
position-broken = „{ $text }“ ist keine ausgeschaltete Subroutine; schreibe ihre Nummer und den installierten Ice-Brecher, etwa „1 Crypsis“, jede Nummer einmal.
position-card = Eine Karte „{ $card }“ gibt es hier nicht; prüfe den Namen. Ähnliche: { $near }.
position-cards = „{ $text }“ ist keine Liste von Karten; schreibe ihre Namen mit Kommas dazwischen.
position-chosen = „{ $card }“ kann keine solche Karte wählen; schreibe [chosen NAME@hq:1] mit einer installierten Karte der Art, die sie wählt. ({ $clause })
position-console = Der Runner kann nur eine Konsole installiert haben; lass eine liegen. ({ $clause })
position-counters = „{ $card }“ kann dort höchstens { $most } von „{ $counter }“ haben; nur Karten im Spiel haben Marker, und nicht mehr, als ihr Text bringt. ({ $clause })
position-crowded = „{ $card }“ kann dort neben den anderen nicht liegen: Ein ausgelagertes System enthält nicht mehr als eine Agenda oder einen Aktivposten, ein Server nicht mehr als eine Region; lass eine Karte liegen. ({ $clause })
position-empty = „{ $card }“ wäre ohne den letzten Credit zerstört worden; lass welche darauf oder nimm die Karte weg. ({ $clause })
position-encounter = Hier gibt es kein Treffen: Nötig sind „encounter: true“ und als nächstes ein geladenes Ice.
position-host = Die hostende Karte bei „{ $card }“ passt nicht oder fehlt; schreibe [on NAME] mit einer installierten Karte, und nur wo eine nötig ist. ({ $clause })
position-lasting = „{ $text }“ wirkt hier nicht nach; schreibe eine Karte im Spiel, die in diesem Run oder Zug noch etwas tut, „Corroder +2“ für in diesem Run gekaufte Stärke oder „Tinkering on NAME“ mit installiertem Ice im Zug des Runners.
position-mark = „{ $mark }“ kann nicht in den Klammern nach „{ $card }“ stehen; nimm „rezzed“, „facedown“, „on NAME“, „chosen NAME“ oder einen Zähler wie „advancement 2“.
position-memory = Die Programme der Ausrüstung brauchen mehr Speicher, als der Runner hat; nimm einige heraus. ({ $clause })
position-over = Mit { $points } Agendapunkten wäre das Spiel vorbei; lass weniger in der Punktezone. ({ $clause })
position-run = Dieser Run ist unmöglich; der Runner muss am Zug sein und kann an nicht mehr Ice vorbei sein, als da ist.
position-seen = „seen“ muss jeder sichtbaren Karte eine eigene Nummer geben, und keine über der letzten; lass es in der ganzen Datei weg.
position-server = Ein System „{ $server }“ gibt es hier nicht; nimm hq, rd, archives oder ein ausgelagertes System wie remote1.
position-side = „{ $card }“ kann dort nicht liegen; nimm eine Karte der richtigen Seite und Art.
position-step = „{ $step }“ ist kein Schritt dieses Zuges; nimm einen von { $known }.
position-turn = „turn“ muss corp oder runner sein; berichtige es.
position-unique = Eine einzigartige Karte ist mehrfach aktiv; lass nur eine Kopie aktiv. ({ $clause })
position-weak = „{ $card }“ wäre zerstört worden, weil die Stärke unter dem gehosteten Programm 0 oder weniger ist; nimm Marker weg. ({ $clause })
position-yes = „{ $key }“ muss true oder false sein; berichtige es.
hidden-ice-at = Ice { $number } ({ $server })
hidden-card-at = Karte { $number } ({ $server })
why-never-installed = Ereignisse und Operationen werden gespielt, nie installiert.
event-took-card = Der { $side } nimmt { $card } auf die Hand{ $more }
why-access-first = Das geht nur beim Zugriff auf die Karte, in einem erfolgreichen Run auf ihren Server.
why-inactive = Eine Karte wirkt nur, solange sie aktiv ist: installiert und, wenn sie dem Konzern gehört, geladen.
why-needs-breaker = Seine Subroutinen werden mit Ice-Brechern ausgeschaltet; zeige auf einen von deinen.
why-not-yours = Diese Karte gehört nicht dir.
why-stolen = Eine gestohlene Agenda bringt Punkte und sonst nichts.
why-subroutines = Das wird nicht eingesetzt: Seine Subroutinen werden durchgeführt, wenn der Runner darauf trifft.
why-nothing-to-use = Diese Karte hat keine Fähigkeit, die man einsetzt.
why-pays = Das wird nicht eingesetzt: Ihre Credits werden angeboten, wenn du für das bezahlst, was sie nennt.
