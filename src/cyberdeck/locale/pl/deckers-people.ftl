# Deckerzy, komputery i pakiety gry Deckers.

## Deckerzy

decker-hettie-magnetic = Hettie Magnetic
    .text = W każdym kroku akcji ruchu możesz zabrać jeszcze jedną rzecz: kolejny program dowolnego koloru albo zwiadowcę (białego razem z programem, który blokuje). Limity pól nadal obowiązują, a niesiony zwiadowca wchodzi na każde pole po drodze, ze wszystkim, co z tego wynika.
decker-tokyo-black = Tokyo Black
    .text = Akcja specjalna za 3 niebieskie polecenia: podnieś segment, na którym jesteś, ze wszystkim, co na nim leży, i ułóż go ponownie. Nie wolno go obracać, musi się stykać z innymi segmentami co najmniej 2 swoimi polami i wszystkie pięć segmentów musi być połączonych; może też wrócić na stare miejsce. To, co na nim leży, nie wchodzi przez to na żadne pole.
decker-monty-quantum = Monty Quantum
    .text = Gdy twój awatar jest na polu z zielonym programem lub zieloną instalacją, możesz wykonywać akcje przez projekcję na dowolnym polu z instalacją; jeśli ta instalacja jest zielona, na dowolnym polu jej serwera.
decker-kelly-nexus = Kelly Nexus
    .text = Na koniec swojej pierwszej i drugiej tury w cyklu możesz zatrzymać do 3 kart zamiast 1.
decker-tilda-sweet = Tilda Sweet
    .text = Wgranie żółtego programu kosztuje cię 2 żółte polecenia zamiast 3. Wzmocnione wgrywanie kosztuje cię tyle, co wszystkich.
decker-techno-twins = Techno-Twins
    .text = Masz dwa awatary, które zaczynają na tym samym polu wejściowym, ale jedną rękę, jednego ducha i 3 tury. Każdą akcję wykonuje jeden z nich. Gdy efekt poza twoimi akcjami mówi o twoim polu lub twoim serwerze, wybierasz, o którego awatara chodzi. Cele i efekty, które mówią o każdym awatarze, dotyczą obu.
decker-oshin-noro = Oshin Noro
    .text = Każda infekcja na twoim polu dostaje +2 do wartości infekcji, czyjakolwiek to akcja, także w ataku SMC. Podczas twojej akcji przez projekcję liczy się pole ducha, a nie awatara.
decker-angel-nitrate = Angel Nitrate
    .text = Tuż przed wejściem zwiadowcy na twoje pole możesz sprawić, że zamiast tego wejdzie na pole sąsiednie: raz na każdego zwiadowcę, w każdej fazie i w czyjejkolwiek turze. Podczas twojej akcji przez projekcję liczy się pole ducha, a nie awatara.
decker-leiko-mori = Leiko Mori
    .text = Wybierasz swój typ startowy, zanim zostanie umieszczony twój pierwszy program: niebieski, zielony, żółty lub czerwony. Raz w każdej swojej turze, gdy płacisz za akcję, wszystkie polecenia twojego typu startowego w tej zapłacie mogą liczyć się jako fioletowe. Nie możesz tworzyć fioletowych programów.
decker-rupert-stanz = Rupert Stanz
    .text = Tylko ty możesz tworzyć fioletowe programy: wgrywając za 3 fioletowe polecenia, przekształcając za 1 żółte i 1 fioletowe polecenie albo, gdy jesteś aktywnym deckerem, dzięki efektowi, który pozwala ci umieścić program dowolnego koloru.

## Komputery

smc-alpha-moby = Alpha-Moby
    .setup = Po 1 czarnym zwiadowcy na każdym polu fioletowego serwera, potem po 1 na polu wejściowym każdego deckera.
    .rules = Początek tury: 1 czarny zwiadowca na polu aktywnego deckera.
smc-spider = Spider
    .setup = Po 1 czarnym zwiadowcy na każdym polu fioletowego serwera, potem po 1 na polach 1, 3 i 5 każdego serwera macierzystego; przy trzech lub czterech deckerach tylko na 3.
    .rules = Nowi zwiadowcy: rzuca się tylko kością serwera. Zwiadowca trafia na pole tego serwera, na którym jest najmniej zwiadowców (strażnik liczy się za 3), przy remisie na to, które sąsiaduje z największą liczbą pól ze znacznikami deckerów, potem na najniższy numer. Koniec tury: ustalcie wszystkie pola, których każde sąsiednie pole ma znacznik SMC, a potem usuńcie z nich wszystkie programy i instalacje. Faza SMC: zwiadowcy się nie ruszają.
smc-glom = Glom
    .setup = Wszystkie programy umieszczane podczas przygotowania do gry są żółte zamiast w swoim kolorze. Po 1 czarnym zwiadowcy na każdym polu fioletowego serwera, potem po 1 na polu 4 każdego serwera macierzystego.
    .rules = Nowi zwiadowcy: rzuca się tylko kością serwera. Spośród pól tego serwera bez strażnika zwiadowca trafia na to, na którym jest najmniej żółtych programów, przy remisie na najniższy numer (na pole 1, jeśli wszędzie są strażnicy). Koniec tury: na serwerze aktywnego deckera 1 zwiadowca przechodzi z najwyższego numeru ze zwiadowcami na najniższy. Atak SMC: żółtych programów się nie usuwa.
smc-logi = Logi
    .setup = Po 1 czarnym zwiadowcy na polach 1, 3 i 5 fioletowego serwera.
    .rules = Nowi zwiadowcy: bez kości, a wszyscy zwiadowcy są biali. Spośród pól bez strażnika na serwerze aktywnego deckera każdy zwiadowca trafia na to, na którym jest najmniej czerwonych programów, przy remisie na najwyższy numer (na pole 1, jeśli wszędzie są strażnicy).
smc-viking = Viking
    .setup = Po 1 czarnym zwiadowcy na każdym polu fioletowego serwera, potem po 1 białym na polach 1, 3, 5 i 6 każdego serwera macierzystego; przy trzech lub czterech deckerach tylko na 1 i 5.
    .rules = Nowi zwiadowcy: zwiadowca, który trafiłby na pole o numerze parzystym, trafia na najbliższy niższy numer tego serwera, także gdy kieruje go tam Angel Nitrate. Eksplozje w tym kroku umieszczają zwiadowców tylko na polach o numerach nieparzystych.
smc-sentinel = Sentinel
    .setup = Po 1 czarnym zwiadowcy na każdym polu fioletowego serwera, potem po 1 białym zwiadowcy na polu 6 każdego innego serwera, który nie jest serwerem macierzystym.
    .rules = Nowi zwiadowcy: rzuca się tylko czarną kością; zwiadowcy pojawiają się na serwerze aktywnego deckera. Trzeba osiągnąć każdy cel, inaczej gra jest przegrana. Atak SMC: bez kości; na każdym polu usuwajcie po 1 czerwonym programie razem z 1 wybranym zwiadowcą, aż zabraknie tam czerwonych programów albo zwiadowców. Strażników to nie dotyczy. Potem znaczniki deckerów usuwa się jak zwykle.
smc-mother = Mother
    .setup = Po 1 czarnym zwiadowcy na każdym polu fioletowego serwera, potem po 1 na każdym sąsiadującym z nim polu, potem po 1 na każdym zamkniętym polu bez zwiadowcy.
    .rules = Początek tury: 1 czarny zwiadowca na polu wejściowym aktywnego deckera.
upgrade-2-0 = 2.0
    .rules = Dochodzi jeden złoty cykl, przeciw Duchowi Mother. Nowi zwiadowcy: po zwiadowcach SMC pojawia się jeszcze 1 czarny zwiadowca, według zasad SMC dla tego kroku.
upgrade-2-1 = 2.1
    .rules = Dochodzi jeden złoty cykl, przeciw Duchowi Mother. Nowi zwiadowcy: pierwszy nowy zwiadowca każdej tury jest biały. Jeśli SMC nie daje na tym poziomie żadnego, pojawia się 1 biały zwiadowca, według zasad SMC dla tego kroku.

## Pakiety

packet-pkt-alarm = Alarm
    .text = Natychmiast: umieść czarnych zwiadowców na wybranych sąsiednich polach, po jednym: w miedzi 1, w srebrze 2, w złocie 3, wtedy tylko na polach bez znacznika SMC (na wszystkich takich, jeśli jest ich mniej). Potem połóż kafelek na losowym polu.
packet-pkt-cooperation = Współpraca
    .text = Natychmiast: daj kafelek innemu deckerowi (jeśli gra tylko jeden decker, zatrzymaj go). Kto go ma, może go później wydać, gdy płaci za akcję: daje 1 fioletowe polecenie.
packet-pkt-cache = Schowek danych
    .text = Wydaj, gdy płacisz za akcję: daje 1 fioletowe polecenie, w złocie 2.
packet-pkt-exploit = Exploit
    .text = Wydaj po rzucie kośćmi infekcji na twoim polu, w czyjejkolwiek akcji lub w ataku SMC: +4 do wartości infekcji.
packet-pkt-backdoor = Tylne drzwi
    .text = Wydaj podczas swojej akcji ruchu: teleportuj się raz tak, jakby na twoim polu była niebieska instalacja.
packet-pkt-patch = Łatka
    .text = Natychmiast: usuń 1 zwiadowcę ze swojego pola lub z sąsiedniego; w złocie do 2.
packet-pkt-leak = Wyciek danych
    .text = Natychmiast: umieść na swoim polu programy dowolnych kolorów, fioletowe tylko jako Rupert Stanz: w miedzi 2, w srebrze 1, w złocie 1, a potem czarnego zwiadowcę.

## Pytania, opcje, zdarzenia

action-lift = Podniesienie segmentu
ask-lift-where =
    { $colour ->
        [blue] Gdzie teraz układasz niebieski segment?
        [green] Gdzie teraz układasz zielony segment?
        [yellow] Gdzie teraz układasz żółty segment?
        [red] Gdzie teraz układasz czerwony segment?
       *[purple] Gdzie teraz układasz fioletowy segment?
    }
ask-spare-scout =
    { $number ->
        [one] Zapas jest pusty. Z którego pola bierzecie zwiadowcę dla ostatniego pakietu?
        [few] Zapas jest pusty. Z którego pola bierzecie zwiadowcę dla jednego z { $number } pakietów?
       *[many] Zapas jest pusty. Z którego pola bierzecie zwiadowcę dla jednego z { $number } pakietów?
    }
ask-packet-next = Który pakiet otwierasz najpierw?
ask-give-packet = Kto dostaje pakiet { $packet }?
option-lift = Podnieś swój segment i ułóż go ponownie
option-open-packet = { $packet }
option-give-to = { $decker }
option-spend-packet = Wydaj pakiet { $packet }
event-packet-given = { $decker }: otrzymano pakiet { $packet }

# before a game
choose-smc = Komputer
choose-deckers = Deckerzy (po jednym z koloru, najwyżej czworo)
choose-variants = Warianty
variant-fragmented = Pofragmentowane serwery
variant-packets = Pakiety
variant-2-0 = Rozbudowany komputer 2.0
variant-2-1 = Rozbudowany komputer 2.1
