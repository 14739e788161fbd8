## The two sides and the servers

side-corp = Korporacja
side-runner = Runner
server-hq = HQ
server-rd = R&D
server-archives = Archiwa
server-remote = Serwer zdalny { $number }

## Factions

faction-anarch = Anarchowie
faction-criminal = Przestępcy
faction-shaper = Kształcerze
faction-haas-bioroid = Haas-Bioroid
faction-jinteki = Jinteki
faction-nbn = NBN
faction-weyland-consortium = Weyland Consortium
faction-neutral = neutralna

## Card types

type-identity = tożsamość
type-agenda = projekt
type-asset = aktywa
type-upgrade = upgrade
type-ice = lód
type-operation = operacja
type-event = wydarzenie
type-hardware = sprzęt
type-program = program
type-resource = zasoby

## Subtypes

subtype-advertisement = reklama
subtype-ai = SI
subtype-ambush = zasadzka
subtype-ap = AP
subtype-barrier = bariera
subtype-bioroid = bioroid
subtype-black-ops = czarna operacja
subtype-chip = chip
subtype-code-gate = brama kodowa
subtype-connection = kontakt
subtype-console = konsola
subtype-cyborg = cyborg
subtype-daemon = demon
subtype-decoder = dekoder
subtype-deflector = deflektor
subtype-destroyer = niszczyciel
subtype-expansion = ekspansja
subtype-facility = placówka
subtype-fracter = frakter
subtype-g-mod = G-mod
subtype-gray-ops = szara operacja
subtype-icebreaker = lodołamacz
subtype-initiative = inicjatywa
subtype-job = zlecenie
subtype-killer = zabójca
subtype-link = połączenie
subtype-location = miejsce
subtype-megacorp = megakorporacja
subtype-mod = mod
subtype-natural = naturalny człowiek
subtype-observer = obserwator
subtype-region = obszar
subtype-remote = zdalne
subtype-research = badania
subtype-run = skok
subtype-sabotage = sabotaż
subtype-security = bezpieczeństwo
subtype-seedy = podejrzane
subtype-sentry = strażnik
subtype-sysop = sysop
subtype-tracer = tropiciel
subtype-transaction = transakcja
subtype-trap = pułapka
subtype-unorthodox = nieortodoksyjny
subtype-virtual = wirtualne
subtype-virus = wirus
choose-deck = Talia: { $side }
