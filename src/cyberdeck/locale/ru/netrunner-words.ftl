## The two sides and the servers

side-corp = Корпорация
side-runner = Раннер
server-hq = HQ
server-rd = R&D
server-archives = Archives
server-remote = Remote Server { $number }

## Factions

faction-anarch = Анархисты
faction-criminal = Преступники
faction-shaper = Шейперы
faction-haas-bioroid = Haas-Bioroid
faction-jinteki = Jinteki
faction-nbn = NBN
faction-weyland-consortium = Weyland Consortium
faction-neutral = нейтральная

## Card types

type-identity = Identity
type-agenda = Agenda
type-asset = Asset
type-upgrade = Upgrade
type-ice = Ice
type-operation = Operation
type-event = Event
type-hardware = Hardware
type-program = Program
type-resource = Resource

## Subtypes

subtype-advertisement = реклама
subtype-ai = ИИ
subtype-ambush = засада
subtype-ap = AP
subtype-barrier = Barrier
subtype-bioroid = биороид
subtype-black-ops = чёрная операция
subtype-chip = чип
subtype-code-gate = Code Gate
subtype-connection = знакомство
subtype-console = консоль
subtype-cyborg = киборг
subtype-daemon = демон
subtype-decoder = декодер
subtype-deflector = дефлектор
subtype-destroyer = разрушитель
subtype-expansion = экспансия
subtype-facility = учреждение
subtype-fracter = фрактер
subtype-g-mod = G-мод
subtype-gray-ops = серая операция
subtype-icebreaker = Icebreaker
subtype-initiative = инициатива
subtype-job = работа
subtype-killer = киллер
subtype-link = Link
subtype-location = место
subtype-megacorp = мегакорпорация
subtype-mod = мод
subtype-natural = естественный человек
subtype-observer = наблюдатель
subtype-region = регион
subtype-remote = дистанционное
subtype-research = исследование
subtype-run = Ран
subtype-sabotage = саботаж
subtype-security = безопасность
subtype-seedy = сомнительное
subtype-sentry = Sentry
subtype-sysop = сисоп
subtype-tracer = трассировщик
subtype-transaction = сделка
subtype-trap = Trap
subtype-unorthodox = неортодоксальный
subtype-virtual = виртуальное
subtype-virus = Virus
choose-deck = Колода: { $side }
