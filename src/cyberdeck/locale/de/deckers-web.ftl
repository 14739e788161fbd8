# Words of the table of Deckers in the browser.

deckers-network = Netzwerk
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
web-decker-cards = Hand { $hand } · Deck { $deck } · Ablage { $discard }
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
