# Karty poleceń gry Deckers oraz pytania i komunikaty o nich.

## Karty bazowe

command-ping = Ping
command-route-trace = Śledzenie trasy
command-packet-sniffer = Sniffer pakietów
command-impulse = Impuls
command-concentration = Koncentracja
command-remote-hand = Zdalna ręka
command-bluff = Blef
command-spoof = Podszycie
command-mimic = Naśladowca
command-glitch = Usterka
command-payload = Ładunek
command-logic-bomb = Bomba logiczna
command-improvise = Improwizacja

## Karty niebieskie

command-slipstream = Cień aerodynamiczny
    .text = Wykonaj: wykonaj akcję ruchu z dokładnie 1 punktem ruchu, bez płacenia. Obowiązuje wszystko, co dotyczy akcji ruchu.
command-courier = Kurier
    .text = Wykonaj: przenieś 1 lub 2 programy dowolnych kolorów z sąsiednich pól na swoje pole, pojedynczo.
command-cache-swap = Wymiana cache
    .text = Wykonaj: tylko jeśli w twojej talii poleceń są co najmniej 2 karty: połóż 1 lub 2 inne karty z ręki na jej spodzie, a potem dobierz tyle samo z wierzchu.
command-tunnel = Tunel
    .text = Pokaż: do końca twoich akcji w tej turze zielone programy liczą się w twoich akcjach ruchu także jako niebieskie dla darmowych kroków po ścieżce i jako cel teleportacji. Niesione programy się nie liczą.
command-root-access = Dostęp roota
    .text = Wykonaj: postaw swojego awatara na dowolnym innym polu bez białego strażnika. Może zabrać ze starego pola do 3 programów jednego koloru podstawowego albo 1 program fioletowy. To nie jest akcja ruchu.
command-backbone = Szkielet sieci
    .text = Pokaż: umieść 1 niebieski program na polu bez znacznika SMC, które sąsiaduje z polem z niebieskim programem lub niebieską instalacją.

## Karty zielone

command-nudge = Szturchnięcie
    .text = Wykonaj: przesuń 1 program lub zwiadowcę ze swojego albo sąsiedniego pola na pole, które z nim sąsiaduje.
command-shortcut = Skrót
    .text = Jeśli zagrasz tę kartę w akcji instalowania, akcja wymaga tylko 2 programów, nigdy mniej.
command-premonition = Przeczucie
    .text = Przerwij: gdy w kroku nowych zwiadowców dowolnego deckera rzucono dla nowego zwiadowcy kością lub kośćmi, rzuć jeszcze raz jedną z nich lub obiema; liczy się nowy wynik.
command-puppeteer = Lalkarz
    .text = Wykonaj: wybierz dowolne pole ze zwiadowcami i przesuń 1 lub 2 z nich, jednego po drugim, każdego na sąsiednie pole.
command-telepresence = Teleobecność
    .text = Wykonaj: do końca twoich akcji w tej turze możesz wykonywać akcje przez projekcję na dowolnym polu serwera, na którym jest twój awatar, także bez zielonej instalacji.
command-rewire = Nowe okablowanie
    .text = Wykonaj: przenieś 1 instalację z dowolnego innego pola na swoje pole. Na twoim polu nie może być instalacji ani znacznika SMC.

## Karty żółte

command-disguise = Przebranie
    .text = Wykonaj: odwróć 1 program na swoim polu: niebieski staje się zielonym, żółty czerwonym i na odwrót.
command-decoy = Przynęta
    .text = Wykonaj: przesuń 1 zwiadowcę z sąsiedniego pola na swoje pole; gdy wykonano wszystko, co z tego wynika, umieść na swoim polu 1 żółty program.
command-double-agent = Podwójny agent
    .text = Wykonaj: usuń 1 zwiadowcę ze swojego pola, a potem umieść tam 1 żółty program.
command-accomplice = Wspólnik
    .text = Przerwij: gdy inny decker deklaruje i opłaca akcję, dodaj symbole tej karty do zapłaty. Nie można jej poświęcić w akcji ulepszania.
command-masquerade = Maskarada
    .text = Wykonaj: odwróć jednocześnie dowolną liczbę programów na swoim serwerze; potem sprawdź limity.
command-clone = Klon
    .text = Jeśli zagrasz tę kartę w akcji przekształcania, umieść potem na tym samym polu jeszcze 1 program utworzonego koloru.

## Karty czerwone

command-overvoltage = Przepięcie
    .text = Przerwij: gdy rzucono kośćmi w akcji infekowania, twojej lub innego deckera, dodaj 2 do jej wartości infekcji. Nie w ataku SMC.
command-scalpel = Skalpel
    .text = Wykonaj: usuń 1 zwiadowcę ze swojego pola.
command-shockwave = Fala uderzeniowa
    .text = Jeśli zagrasz tę kartę w akcji infekowania i akcja jest udana, usuń też po 1 zwiadowcy z najwyżej 2 pól sąsiadujących z twoim.
command-cauterise = Wypalenie
    .text = Wykonaj: odwróć wszystkich białych zwiadowców na swoim serwerze na czarnych. Programy, które blokowali, są znów wolne.
command-wrecking-ball = Kula wyburzeniowa
    .text = Wykonaj: usuń 1 strażnika ze swojego albo sąsiedniego pola, a potem umieść tam 1 czarnego zwiadowcę.
command-overkill = Przesada
    .text = Jeśli zagrasz tę kartę w akcji infekowania i akcja jest nieudana, nie usuwa się czerwonego programu.

## Karty fioletowe

command-fence = Paser
    .text = Pokaż: połóż 1 lub więcej kart z rzędu ulepszeń, potasowanych, pod stosem ulepszeń, a potem od razu uzupełnij rząd do 4 kart.
command-kill-switch = Wyłącznik awaryjny
    .text = Przerwij: gdy zwiadowca miałby wejść na pole twojego awatara lub na pole z nim sąsiadujące, nie wchodzi. Zwiadowca, który miał być umieszczony, zostaje w zapasie, każdy inny zostaje tam, gdzie był.
command-scatter = Rozproszenie
    .text = Wykonaj: przenieś od 1 do 3 zwiadowców swojego serwera, jednego po drugim, każdego na dowolne inne pole tego serwera.
command-prototype = Prototyp
    .text = Wykonaj: jeśli na twoim polu nie ma znacznika SMC ani instalacji, usuń z niego 2 dowolne programy, a potem umieść tam 1 instalację dowolnego koloru.
command-clean-sweep = Wielkie sprzątanie
    .text = Wykonaj: usuń 1 zwiadowcę ze swojego pola i po 1 z każdego sąsiedniego pola, na którym jakiś jest.
command-echo = Echo
    .text = Pokaż: pokaż też inną kartę z ręki ze słowem „Wykonaj” i wykonaj jej efekt bez odrzucania jej. Tego efektu nie można użyć ponownie w tej turze, ale kartę wolno jeszcze zagrać dla symboli.
command-zero-day = Zero-day
    .text = Wykonaj: usuń 1 strażnika ze swojego albo sąsiedniego pola.
command-handshake = Uścisk dłoni
    .text = Pokaż: wymień jawnie 1 inną kartę z ręki na 1 kartę z ręki innego deckera, jeśli ten się zgodzi; obie na stałe zmieniają właściciela. Jeśli gra tylko jeden decker, wymień ją na wierzchnią kartę swojego stosu kart odrzuconych.

## Akcje

action-execute = Wykonaj
action-show = Pokaż

## Pytania

ask-fetch = Kurier: który program przenosisz na swoje pole?
ask-cache-swap = Wymiana cache: którą kartę kładziesz pod swoją talią poleceń?
ask-root-access = Dostęp roota: gdzie stawiasz swojego awatara?
ask-backbone = Szkielet sieci: gdzie umieszczasz niebieski program?
ask-nudge = Szturchnięcie: z którego pola coś przesuwasz?
ask-puppeteer = Lalkarz: z którego pola przesuwasz zwiadowców?
ask-rewire = Nowe okablowanie: z którego pola bierzesz instalację?
ask-disguise = Przebranie: który program odwracasz?
ask-masquerade = Maskarada: które programy odwracasz?
ask-decoy = Przynęta: z którego pola zwabiasz zwiadowcę?
ask-which-guardian = Z którego pola usuwasz strażnika?
ask-fence = Paser: która karta z rzędu ulepszeń trafia pod stos?
ask-scatter = Rozproszenie: z którego pola przenosisz zwiadowcę?
ask-scatter-to = Dokąd trafia { $scout } z pola { $space }?
ask-echo = Echo: efekt której karty powtarzasz?
ask-handshake = Uścisk dłoni: którą kartę proponujesz i komu?
ask-handshake-alone = Uścisk dłoni: którą kartę wymieniasz na kartę { $command }?
ask-handshake-offer = { $decker }: propozycja karty { $command } dla ciebie. Którą kartę za nią dajesz?

## Opcje

option-execute = Wykonaj kartę { $command }
option-show = Pokaż kartę { $command }
option-fetch = Weź { $program } z pola { $space }
option-put-under = Połóż pod spodem kartę { $command }
option-put-avatar = Na polu { $space }
option-place-program = Na polu { $space }
option-flip = Odwróć { $program } na polu { $space }
option-echo = Powtórz kartę { $command }
option-move-to = Na pole { $space }
option-offer = { $command } → { $decker }
option-give = Daj kartę { $command }
option-refuse = Nie dawaj nic
option-swap = Wymień kartę { $command }
option-reroll-server = { $command }: rzuć jeszcze raz kością serwera
option-reroll-number = { $command }: rzuć jeszcze raz czarną kością
option-reroll-both = { $command }: rzuć jeszcze raz obiema kośćmi

## Co się dzieje

event-installation-moved =
    { $colour ->
        [blue] Niebieska instalacja z pola { $origin } jest teraz na polu { $at }.
        [green] Zielona instalacja z pola { $origin } jest teraz na polu { $at }.
        [yellow] Żółta instalacja z pola { $origin } jest teraz na polu { $at }.
       *[red] Czerwona instalacja z pola { $origin } jest teraz na polu { $at }.
    }
event-scouts-flipped =
    { $number ->
        [one] { $number } biały zwiadowca na polu { $at } staje się czarny.
        [few] { $number } biali zwiadowcy na polu { $at } stają się czarni.
       *[many] { $number } białych zwiadowców na polu { $at } staje się czarnymi.
    }
event-program-freed = Na polu { $at } znów wolny: { $program }
event-cards-put-under =
    { $number ->
        [one] { $decker }: { $number } karta pod talię
        [few] { $decker }: { $number } karty pod talię
       *[many] { $decker }: { $number } kart pod talię
    }
event-card-offered = { $decker } → { $other }: propozycja karty { $card }
event-offer-refused = { $decker }: propozycja odrzucona, wszystkie karty zostają na ręce.
event-cards-swapped = { $decker }: karta { $card } wymieniona na kartę { $gained }
event-row-card-put-under = Z rzędu ulepszeń pod stos: { $card }
