# Deckers im Terminal spielen.

## Befehle und ihre Optionen

deckers-play-command = Spielt Deckers: ein bis vier Decker gegen das Netzwerk eines Computers, allein oder mit Bots.
deckers-play-more = Mehr für Deckers: Stellungen zum Weiterspielen.
deckers-play-option-smc = Der SMC, gegen den gespielt wird.
deckers-play-option-deckers = Die Decker, verschiedener Farbe, mit Kommas dazwischen.
deckers-play-option-variant = Varianten mit Kommas dazwischen: fragmented, packets, 2.0 oder 2.1.
deckers-play-option-first-game = Aufbau und Zielkarten, die die Regeln für eine erste Partie empfehlen.
deckers-play-option-bots = Decker, die der Computer spielt; NAME:STUFE sagt, auf welcher Stufe, NAME:random spielt zufällig. Alle anderen spielst du.
deckers-play-resume-alone = Ein Protokoll bringt Vorbereitung und Startzahl mit; lass alles weg außer --resume, --bots und --journal.
deckers-play-not-there = „{ $name }“ nimmt an dieser Partie nicht teil; die Decker sind { $known }.
deckers-play-first-smc = Die erste Partie wird gegen { $smc } gespielt; --smc oder --first-game weglassen.

## Der Tisch

deckers-play-cycle = Zyklus { $number }/{ $last } · { $level }
deckers-play-turn = { $decker } · Spielzug { $number } von 3
deckers-play-on-card = Auf der Karte:
deckers-play-health = Lebenspunkte: { $number }
deckers-play-resistance = Widerstand: { $number }
deckers-play-hand = { $decker }, Handkarten:
deckers-play-row = Upgrade-Reihe (Kosten):
deckers-play-discard = { $decker }, Ablagestapel:
deckers-play-packets = { $decker }, Pakete:
deckers-play-objectives = Zielkarten:
deckers-play-installation =
    { $colour ->
        [blue] blaue Installation
        [green] grüne Installation
        [yellow] gelbe Installation
       *[red] rote Installation
    }
deckers-play-packet = Paket { $packet }
deckers-play-palace = Hacker-Palast
deckers-play-horse = Trojanisches Pferd
deckers-play-cost = Kosten

## Hilfe

deckers-play-help-enter = die erste Bezahlung oder einzige Möglichkeit nehmen, oder es dabei belassen
deckers-play-help-explain = eine Karte, ein Ziel, einen Decker, einen SMC, ein Paket oder eine Regel wie DK-12.7 erklären
deckers-play-help-look = alles im Netzwerk in Worten, Ablagestapel, alle deine Handkarten
deckers-play-help-threat = was droht: die nächsten Späher mit ihren Chancen, der Angriff; `threat monty` für den Spielzug eines anderen
deckers-play-help-undo = die letzte Entscheidung zurücknehmen
deckers-play-help-signs = Zeichen: B G Y R P Blau, Grün, Gelb, Rot, Lila · b Programm (2b zwei) · Buchstabe auf Farbe Installation · x o schwarzer, weißer Späher · øb weißer Späher auf Programm · X O schwarzer, weißer Wächter · H HackMan · M Mothers Geist · @R Avatar · ~R Geist · ◇ Paket · ⌂ Hacker-Palast · ♘ Pferd · grüne Zahl: Möglichkeit
deckers-play-nothing-found = Nichts heißt „{ $words }“; ähnlich: { $near }.

## Simulationen

simulate-help-deckers = Spielt viele Partien Deckers gegen einen SMC.
simulate-help-bot = Wer die Decker spielt: eine Stufe von script bis oracle, house oder random.
simulate-deckers = Die Decker
simulate-cycles = Letzter Zyklus

### What threatens, at the command line.

threat-next-turn = Nächster Spielzug von { $decker }, wenn das Netzwerk bleibt, wie es ist:
threat-likely = { $percent } %: ein Späher auf { $spaces }
threat-guardian = { $percent } %: auf { $space } entsteht ein Wächter
threat-explosion = { $percent } %: eine Explosion auf { $space }
threat-lost = { $percent } %: Das Spiel ist verloren. { $reason }
threat-one-more = Ein weiterer Späher:
threat-makes-guardian = auf { $space }: er wird zum Wächter
threat-explodes = auf { $space }: Explosion, mit Spähern auf { $spaces }
threat-loses = auf { $space }: Das Spiel ist verloren. { $reason }
threat-attack = Der Angriff, wenn er jetzt käme:
threat-attack-nothing = Er würde nichts zerstören.
threat-destroys = { $space }: { $what }
threat-destroys-unless = { $space }: { $what }; gerettet mit { $percent } %
deckers-play-option-campaign = Die Kampagne zeigen und ihre nächste Partie spielen.
campaign-alone = Computer und Varianten bestimmt die Kampagne; dazu passt nur --deckers.
campaign-too-many = Gegen diesen Computer gehen höchstens { $most } Decker.
