## The two sides and the servers

side-corp = Konzern
side-runner = Runner
server-hq = HQ
server-rd = F&E
server-archives = Archiv
server-remote = Ausgelagertes System { $number }

## Factions

faction-anarch = Anarchos
faction-criminal = Kriminelle
faction-shaper = Gestalter
faction-haas-bioroid = Haas-Bioroid
faction-jinteki = Jinteki
faction-nbn = NBN
faction-weyland-consortium = Weyland-Konsortium
faction-neutral = neutral

## Card types

type-identity = Identität
type-agenda = Agenda
type-asset = Aktivposten
type-upgrade = Upgrade
type-ice = Ice
type-operation = Operation
type-event = Ereignis
type-hardware = Hardware
type-program = Programm
type-resource = Ressource

## Subtypes

subtype-advertisement = Werbung
subtype-ai = KI
subtype-ambush = Hinterhalt
subtype-ap = AP
subtype-barrier = Barriere
subtype-bioroid = Bioroid
subtype-black-ops = Schwarze Operation
subtype-chip = Chip
subtype-code-gate = Code-Zugang
subtype-connection = Kontakt
subtype-console = Konsole
subtype-cyborg = Cyborg
subtype-daemon = Daemon
subtype-decoder = Decoder
subtype-deflector = Deflektor
subtype-destroyer = Zerstörer
subtype-expansion = Expansion
subtype-facility = Einrichtung
subtype-fracter = Fracter
subtype-g-mod = G-Mod
subtype-gray-ops = Graue Operation
subtype-icebreaker = Ice-Brecher
subtype-initiative = Initiative
subtype-job = Auftrag
subtype-killer = Killer
subtype-link = Verbindung
subtype-location = Ort
subtype-megacorp = Megakonzern
subtype-mod = Mod
subtype-natural = natürlicher Mensch
subtype-observer = Beobachter
subtype-region = Region
subtype-remote = ausgelagert
subtype-research = Forschung
subtype-run = Run
subtype-sabotage = Sabotage
subtype-security = Sicherheit
subtype-seedy = zwielichtig
subtype-sentry = Wächter
subtype-sysop = Sysop
subtype-tracer = Aufspürer
subtype-transaction = Transaktion
subtype-trap = Falle
subtype-unorthodox = unorthodox
subtype-virtual = virtuell
subtype-virus = Virus
choose-deck = Deck: { $side }
