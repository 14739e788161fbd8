# Die Kupfer- und Silber-Ziele von Deckers und was sie fragen. { BY($deckers, "1/2/2/3") }: die Zahl für so viele Decker.

## Kupfer

objective-copper-404 = 404 – Nicht gefunden
    .goal = Auf Feld 4 jedes Heim-Servers liegt kein SMC-Marker.
    .rules = Einen Späher, den der SMC in der Befehlsphase auf einem Feld 6 platzieren würde, platziert ihr stattdessen auf Feld 4 dieses Servers. In jeder Phase gilt das auch für Späher aus Explosionen.
    .success = Platziert auf Feld 4 jedes Heim-Servers 1 grünes Programm.
    .failure = Platziert auf Feld 1 jedes Servers 1 schwarzen Späher.
objective-copper-alert = Anwesenheit registriert
    .goal = Auf mindestens { BY($deckers, "1/2/2/3") } verschiedenen Servern liegen grüne Installationen.
    .success = Platziert 1 blaue Installation auf einem beliebigen Feld.
    .failure = Würfelt für jeden Server ohne grüne Installation mit dem schwarzen Würfel und platziert auf diesem Feld des Servers 1 schwarzen Späher.
objective-copper-bypass = Bypass
    .goal = Auf jedem Heim-Server liegen auf mindestens 2 verschiedenen Feldern grüne Programme.
    .success = Platziert 1 grüne Installation auf einem beliebigen Feld.
    .failure = Platziert auf jedem Heim-Server, auf dem weniger als 2 Felder grüne Programme haben, 1 schwarzen Späher auf jedem der Felder 1, 3 und 5 ohne grünes Programm.
objective-copper-double-switch = Doppelpack
    .goal = Auf Feld 4 jedes Heim-Servers liegen genau 2 Späher, schwarz oder weiß.
    .success = Entfernt alle Späher von Feld 4 jedes Servers und platziert dort ebenso viele grüne Programme.
    .failure = Platziert je 1 schwarzen Späher auf Rot#4, Gelb#4, Grün#4 und Blau#4.
objective-copper-misdirection = Irreführung
    .goal = Auf Feld 6 von mindestens { BY($deckers, "2/3/4/5") } verschiedenen Servern liegt ein gelbes Programm.
    .success = Platziert 1 rote Installation auf einem beliebigen Feld.
    .failure = Wählt ein Feld 6 ohne gelbes Programm und platziert dort nacheinander 2 schwarze Späher.
objective-copper-clockwork-plague = Koordinierter Befall
    .goal = Auf jedem Heim-Server liegen auf mindestens 2 verschiedenen Feldern rote Programme.
    .success = Platziert 1 gelbe Installation auf einem beliebigen Feld.
    .failure = Platziert auf jedem Heim-Server, auf dem weniger als 2 Felder rote Programme haben, 1 schwarzen Späher auf jedem der Felder 1, 3 und 5 ohne rotes Programm.
objective-copper-roman-candle = Römisches Licht
    .goal = Auf jedem Heim-Server liegt mindestens 1 Installation.
    .rules = Am Ende jedes Schritts „Neue Späher“ erscheint 1 weiterer schwarzer Späher, nach den Regeln des SMC für diesen Schritt; auch wenn der SMC auf dieser Stufe keine Späher bringt, aber nicht, wenn der Schritt entfällt. Mit drei oder vier Deckern erscheint er nur, solange auf dem Heim-Server des aktiven Deckers keine Installation ist.
    .success = Wählt einen Heim-Server und platziert auf jedem seiner sechs Felder 1 Programm beliebiger Farbe; lila nur, wenn Rupert Stanz aktiv ist.
    .failure = Platziert auf Feld 6 jedes Servers ohne Installation 1 schwarzen Späher.
objective-copper-shattered-glass = Seitenwechsel
    .goal = Auf dieser Karte liegen für jeden Decker mindestens 2 gelbe Programme.
    .preparation = Jeder Decker darf 1 Programm auf dem eigenen Zugangsfeld durch ein gelbes aus dem Vorrat ersetzen.
    .rules = Legt nach jeder Umwandeln-Aktion 1 gelbes Programm aus dem Vorrat auf diese Karte; nur wenn dort keines ist, von einem beliebigen Feld.
    .success = Dreht alle Programme auf dieser Karte auf Rot und legt sie auf beliebige Felder. Platziert dann 1 blaue Installation auf einem beliebigen Feld.
    .failure = Legt die Programme auf dieser Karte in den Vorrat zurück. Platziert dann je 1 schwarzen Späher auf Blau#1, Gelb#1, Rot#6 und Lila#6.
objective-copper-garbage-detail = Systembereinigung
    .goal = Jeder Avatar steht auf einem geschlossenen Feld (gibt es keines: auf einem Feld mit den meisten angrenzenden Feldern), und weder auf Feldern mit einem Avatar noch auf angrenzenden liegt ein SMC-Marker. Avatare dürfen sich ein Feld teilen.
    .part1 = Avatare auf geschlossenen Feldern
    .part2 = SMC-Marker auf oder neben den Feldern der Avatare
    .success = Entfernt bis zu { BY($deckers, "2/3/4/5") } Späher von beliebigen Feldern.
    .failure = Platziert für jeden Avatar 1 schwarzen Späher auf seinem Feld, dann 1 schwarzen Späher auf einem angrenzenden Feld eurer Wahl.
objective-copper-knowledge = Wissen ist der Preis der Freiheit
    .goal = Auf dieser Karte liegen für jeden Decker mindestens 3 Programme seines Start-Typs.
    .rules = Gleich nach einer Upgrade-Aktion darf der aktive Decker 1 Programm seines Start-Typs von einem beliebigen Feld auf diese Karte legen.
    .success = Legt alle Programme auf dieser Karte auf beliebige Felder.
    .failure = Platziert für jedes Programm, das zum Ziel fehlt, 1 schwarzen Späher auf einem beliebigen Feld des grünen Servers. Legt dann die Programme auf dieser Karte in den Vorrat zurück.
objective-copper-keycode = Zugangscode
    .goal = Auf Feld 1 jedes Heim-Servers liegen Programme aller vier Grundfarben.
    .success = Platziert 1 beliebige Installation auf einem Feld des blauen oder des grünen Servers.
    .failure = Platziert auf Feld 1 jedes Servers 1 schwarzen Späher.
objective-copper-access-denied = Zugriff verweigert
    .goal = Auf den Feldern 1 bis 4 des lila Servers liegt je mindestens 1 blaues oder grünes Programm, auf den ersten { BY($deckers, "1/2/3/4") } davon liegen je mindestens 2, beliebig gemischt.
    .success = Platziert auf Feldern des lila Servers 1 blaue Installation und dann 1 rotes Programm.
    .failure = Platziert auf jedem Feld des lila Servers ohne blaues und ohne grünes Programm 1 schwarzen Späher.

## Silber

objective-silver-fireworks = Feuerwerk
    .goal = Auf mindestens { BY($deckers, "1/2/2/3") } verschiedenen Servern liegen rote Installationen.
    .preparation = Ersetzt jede rote Installation im Netzwerk durch eine blaue, grüne oder gelbe eurer Wahl.
    .success = Wählt eine rote Installation und platziert nacheinander 3 schwarze Späher auf angrenzenden Feldern.
    .failure = Platziert auf jedem Feld des lila Servers 1 schwarzen Späher.
objective-silver-neural-matrix = Gedankenmatrix
    .goal = Auf mindestens { BY($deckers, "2/3/4/5") } Servern liegt auf jedem der Felder 1, 3 und 5 ein grünes oder ein gelbes Programm, frei gemischt.
    .success = Würfelt mit dem Server-Würfel. Platziert auf jedem Feld dieses Servers, auf dem weder ein SMC-Marker noch ein grünes oder gelbes Programm liegt, 1 schwarzen Späher.
    .failure = Platziert für jeden Decker, auf dessen Heim-Server kein grünes und kein gelbes Programm liegt, nacheinander 2 schwarze Späher auf seinem Zugangsfeld. Würfelt dann mit dem Server-Würfel und platziert auf jedem Feld dieses Servers 1 schwarzen Späher.
objective-silver-hackers-palace = Hacker-Palast
    .goal = Auf mindestens { BY($deckers, "2/3/4/4") } verschiedenen Feldern des lila Servers liegen Installationen.
    .rules = Eine Installieren-Aktion braucht nur 2 Programme.
    .success = Stapelt 2 beliebige Installationen des lila Servers auf ein Feld 3 eurer Wahl: Das ist der Hacker-Palast, kein Marker mehr. Er nimmt jeden Späher auf, der dort liegt oder das Feld betritt, ohne weitere Folgen. Mit dem dritten Späher fällt er, und seine Installationen und Späher kommen in den Vorrat.
    .failure = Platziert einzeln je 2 schwarze Späher auf Gelb#3, Lila#3, Rot#3 und Grün#3.
objective-silver-data-overload = Informationsflut
    .goal = Es gibt Pfade über die Felder 1, 2 und 3 von { BY($deckers, "1/2/3/3") } verschiedenen Servern. Sie hängen zusammen, und ein weiterer Pfad auf einem anderen Server berührt den einen oder zwei davon.
    .success = Platziert 1 blaue Installation auf einem beliebigen Feld.
    .failure = Platziert auf jedem Heim-Server 1 schwarzen Späher auf jedem der Felder 1, 2 und 3 ohne blaues Programm und ohne blaue Installation.
objective-silver-jacobs-ladder = Jakobsleiter
    .goal = Auf jedem Heim-Server liegt auf den Feldern 2 und 3 je genau 1 Späher, beide schwarz oder beide weiß.
    .rules = Am Ende jedes Spielzugs bewegen sich Späher wie in der SMC-Phase mit je einem Pfeil nach oben auf dem lila, gelben, roten, grünen und blauen Server, in dieser Reihenfolge.
    .success = Platziert { BY($deckers, "2/3/4/5") } schwarze Späher auf den Feldern 1 beliebiger Server.
    .failure = Platziert auf Feld 1 jedes Heim-Servers 1 schwarzen Späher, dann auf jedem Zugangsfeld nacheinander 2 schwarze Späher.
objective-silver-reduct-or-reboot = Kontrolle oder Chaos
    .goal = Die Nummern aller Felder, auf denen ein Programm in der Farbe des Feldes liegt, ergeben zusammen genau { BY($deckers, "11/20/29/38") }.
    .success = Platziert auf Feld 6 jedes Heim-Servers 1 Programm beliebiger Farbe; lila nur, wenn Rupert Stanz aktiv ist.
    .failure = Platziert auf Feld 6 jedes Servers 1 schwarzen Späher. Diese Zielkarte bleibt für den nächsten Zyklus; auch gegen Sentinel ist die Partie dann nicht verloren.
objective-silver-null-and-void = Null und nichtig
    .goal = Auf dieser Karte liegen mindestens { BY($deckers, "3/5/7/9") } Programme und mindestens { BY($deckers, "3/5/7/9") } Späher.
    .part1 = Programme auf dieser Karte
    .part2 = Späher auf dieser Karte
    .rules = In der Befehlsphase kommt jeder Späher, der aus dem Netzwerk entfernt wird, auf diese Karte, bis { BY($deckers, "3/5/7/9") } dort liegen. Im SMC-Angriff kommt jedes Programm, das aus dem Netzwerk entfernt wird, auf diese Karte, auch ein blockiertes.
    .success = Legt alle Programme auf dieser Karte auf beliebige Felder. Legt die Späher in den Vorrat zurück.
    .failure = Legt alle Marker auf dieser Karte in den Vorrat zurück. Platziert dann für jeden Marker, der zum Ziel fehlte, 1 schwarzen Späher auf einem beliebigen Feld eines Heim-Servers, höchstens aber { BY($deckers, "2/4/6/8") }.
objective-silver-dreams = Scharlachrote Träume
    .goal = Mindestens { BY($deckers, "1/2/3/3") } grüne Installationen liegen auf dem roten Server oder auf angrenzenden Feldern.
    .rules = Im Schritt „Neue Späher“ tritt der rote Server an die Stelle jedes gewürfelten Servers und des Servers des aktiven Deckers. Das Feld wird wie sonst bestimmt.
    .success = Entfernt 1 grüne Installation eurer Wahl. Platziert 1 blaue oder grüne Installation auf einem beliebigen Feld ohne Installation. Platziert auf jedem daran angrenzenden Feld 1 schwarzen Späher.
    .failure = Entfernt alle grünen Programme vom roten Server. Platziert auf seinen ersten { BY($deckers, "1/2/3/4") } Feldern je 1 schwarzen Späher. Platziert auf Feld 1 jedes anderen Servers 1 schwarzen Späher.
objective-silver-swarm = Schwarm
    .goal = Auf dem Schwarm-Server liegt kein SMC-Marker.
    .preparation = Würfelt mit dem Server-Würfel: Das ist der Schwarm-Server. Platziert auf jedem seiner Felder ohne SMC-Marker 1 schwarzen Späher.
    .rules = Im Schritt „Neue Späher“ tritt der Schwarm-Server an die Stelle jedes gewürfelten Servers und des Servers des aktiven Deckers. Das Feld wird wie sonst bestimmt.
    .success = Platziert auf den Feldern 1, 3 und 5 des Schwarm-Servers je 1 schwarzen Späher.
    .failure = Platziert auf jedem Feld des Schwarm-Servers 1 schwarzen Späher.
objective-silver-scrambler = Systemstörung
    .goal = Auf { BY($deckers, "1/2/3/3") } verschiedenen Servern liegen auf Feld 5 mindestens 2 Programme in der Farbe des Servers.
    .rules = Würfelt am Ende jedes Spielzugs mit dem Server-Würfel und dreht alle Programme dieses Servers um: Blau und Grün, Gelb und Rot.
    .success = Platziert { BY($deckers, "2/3/4/5") } schwarze Späher auf den Feldern 5 beliebiger Server.
    .failure = Platziert auf jedem Feld 5 mit weniger als 2 Programmen in der Farbe seines Servers 1 schwarzen Späher, dann { BY($deckers, "1/2/3/4") } schwarze Späher auf den Feldern 5 beliebiger Server.
objective-silver-viral-overload = Virale Überlastung
    .goal = Auf mindestens { BY($deckers, "4/6/8/10") } offenen Feldern des gelben und des roten Servers, oder auf allen, wenn es weniger sind, liegt ein rotes Programm.
    .success = Platziert 1 schwarzen Späher auf einem offenen Feld des gelben Servers und 1 auf einem offenen Feld des roten Servers.
    .failure = Nehmt die Zahl der Felder, die zum Ziel fehlen, und 2 dazu: Platziert auf so vielen verschiedenen offenen Feldern des gelben und des roten Servers ohne rotes Programm (höchstens auf allen) je 1 schwarzen Späher.
objective-silver-access-shutdown = Zugangssperre
    .goal = Auf jedem Zugangsfeld liegt mindestens 1 rotes Programm.
    .rules = Am Ende jedes Spielzugs entfernt der aktive Decker 1 rotes Programm von einem beliebigen Feld. Nur wenn im Netzwerk keines liegt, platziert nacheinander 2 schwarze Späher auf seinem Zugangsfeld; mit drei oder vier Deckern nur, wenn dort kein SMC-Marker ist.
    .success = Platziert auf Feld 4 jedes Servers 1 rotes Programm.
    .failure = Platziert auf Feld 6 jedes Servers, auf dessen Feld 4 oder 5 ein SMC-Marker liegt, 1 schwarzen Späher.

## Fragen

ask-avatar-next = Um welchen Avatar werden als Nächstes Späher platziert?
ask-collect = Du darfst auf die Zielkarte legen: { $program }. Von welchem Feld?
ask-collect-yellow = Im Vorrat ist kein gelbes Programm. Von welchem Feld kommt eines auf die Zielkarte?
ask-exchange-for-yellow = Ersetzt du ein Programm auf { $space } durch ein gelbes?
ask-lay-out = Welches Programm der Zielkarte kommt als Nächstes?
ask-lay-out-where = Noch auf Felder zu legen: { $program }. Wohin kommt das nächste?
ask-palace-of =
    { $number ->
        [one] Welche ist die zweite Installation für den Hacker-Palast?
       *[other] Aus welchen Installationen wird der Hacker-Palast?
    }
ask-palace-where = Wo baut ihr den Hacker-Palast?
ask-pick-server = Welchen Server wählst du?
ask-pick-space = { $objective }: Welches Feld wählst du?
ask-shutdown-from = Von welchem Feld wird ein rotes Programm entfernt?
ask-program-where = Zu platzieren: { $program }. Auf welchem Feld?
ask-programs-where =
    { $number ->
        [one] Im Vorrat ist nur noch { $number } Programm. Wo platzierst du es?
       *[other] Im Vorrat sind nur noch { $number } Programme. Wo platzierst du das nächste?
    }
ask-rebuild = Welche Installation tritt an die Stelle der roten auf { $space }?
ask-rebuild-where =
    { $number ->
        [one] Im Vorrat ist nur noch { $number } Installation. Wo platzierst du sie?
       *[other] Im Vorrat sind nur noch { $number } Installationen. Wo platzierst du die nächste?
    }
ask-roll-for = Für welchen Server wird der schwarze Würfel als Nächstes geworfen?

## Möglichkeiten

option-collect = Von { $space }
option-collect-none = Keines
option-exchange = Ersetzen: { $program }
option-exchange-none = Nichts ersetzen
option-lay-out = { $program }
option-pick-server =
    { $colour ->
        [blue] Der blaue Server
        [green] Der grüne Server
        [yellow] Der gelbe Server
        [red] Der rote Server
       *[purple] Der lila Server
    }
option-roll-for =
    { $colour ->
        [blue] Für den blauen Server
        [green] Für den grünen Server
        [yellow] Für den gelben Server
        [red] Für den roten Server
       *[purple] Für den lila Server
    }

## Ereignisse

event-palace-built = Der Hacker-Palast steht auf { $at }.
event-palace-fell = Der Hacker-Palast auf { $at } fällt.
