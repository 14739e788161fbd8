## The two sides and the servers

side-corp = Corp
side-runner = Runner
server-hq = HQ
server-rd = R&D
server-archives = Archives
server-remote = Remote server { $number }

## Factions

faction-anarch = Anarch
faction-criminal = Criminal
faction-shaper = Shaper
faction-haas-bioroid = Haas-Bioroid
faction-jinteki = Jinteki
faction-nbn = NBN
faction-weyland-consortium = Weyland Consortium
faction-neutral = neutral

## Card types

type-identity = identity
type-agenda = agenda
type-asset = asset
type-upgrade = upgrade
type-ice = ice
type-operation = operation
type-event = event
type-hardware = hardware
type-program = program
type-resource = resource

## Subtypes

subtype-advertisement = advertisement
subtype-ai = AI
subtype-ambush = ambush
subtype-ap = AP
subtype-barrier = barrier
subtype-bioroid = bioroid
subtype-black-ops = black ops
subtype-chip = chip
subtype-code-gate = code gate
subtype-connection = connection
subtype-console = console
subtype-cyborg = cyborg
subtype-daemon = daemon
subtype-decoder = decoder
subtype-deflector = deflector
subtype-destroyer = destroyer
subtype-expansion = expansion
subtype-facility = facility
subtype-fracter = fracter
subtype-g-mod = G-mod
subtype-gray-ops = gray ops
subtype-icebreaker = icebreaker
subtype-initiative = initiative
subtype-job = job
subtype-killer = killer
subtype-link = link
subtype-location = location
subtype-megacorp = megacorp
subtype-mod = mod
subtype-natural = natural
subtype-observer = observer
subtype-region = region
subtype-remote = remote
subtype-research = research
subtype-run = run
subtype-sabotage = sabotage
subtype-security = security
subtype-seedy = seedy
subtype-sentry = sentry
subtype-sysop = sysop
subtype-tracer = tracer
subtype-transaction = transaction
subtype-trap = trap
subtype-unorthodox = unorthodox
subtype-virtual = virtual
subtype-virus = virus
choose-deck = Deck: { $side }
