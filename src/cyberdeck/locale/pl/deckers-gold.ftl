# Złote cele i cele Ducha Mother oraz ich pytania i komunikaty.

## Karty

objective-gold-blackout = Blackout
    .goal = Na każdym z pól 1, 3 i 5 każdego serwera macierzystego jest co najmniej jeden program lub instalacja, a każdy awatar stoi na swoim polu wejściowym.
    .part1 = pola 1, 3 i 5 serwerów macierzystych z programem lub instalacją
    .part2 = awatary poza swoim polem wejściowym
    .preparation = Usuńcie wszystkich zwiadowców z pól 1, 3 i 5 każdego serwera macierzystego.
    .rules = Żadna akcja ruchu, nawet z teleportacją, nie może zaprowadzić awatara na pole 1, 3 lub 5 jakiegokolwiek serwera. Awatar może je opuścić, a duchy mogą na nie wchodzić.
    .success = Umieśćcie czarnego zwiadowcę na każdym polu wejściowym.
    .failure = Umieśćcie czarnego zwiadowcę na każdym polu wejściowym. Potem umieśćcie po jednym na każdym polu 1, 3 i 5 serwerów macierzystych, na którym nie ma programu ani instalacji.
objective-gold-simsmudge = Chromatyczny chaos
    .goal = Na co najmniej { BY($deckers, "3/4/5/6") } zamkniętych polach (na wszystkich, jeśli jest ich mniej) leży program, a na co najmniej { BY($deckers, "3/6/6/8") } spośród pól 1, 3 i 5 serwerów macierzystych leży zielony program.
    .part1 = zamknięte pola z programem
    .part2 = pola 1, 3 i 5 serwerów macierzystych z zielonym programem
    .rules = Koniec tury: przeprowadźcie atak SMC. Ten w fazie SMC też się odbywa.
    .success = Umieśćcie czarnego zwiadowcę na każdym zamkniętym polu fioletowego serwera.
    .failure = Umieśćcie czarnego zwiadowcę na każdym zamkniętym polu fioletowego serwera. Potem umieśćcie po jednym na każdym polu 1, 3 i 5 serwerów macierzystych bez zielonego programu.
objective-gold-flash-flood = Fala danych
    .goal = Na każdym polu wejściowym leży niebieski program, a co najmniej jeden leży na tej karcie.
    .part1 = pola wejściowe z niebieskim programem
    .part2 = niebieskie programy na tej karcie
    .rules = Początek tury: umieśćcie czarnego zwiadowcę na polu wejściowym aktywnego deckera, przy trzech lub czterech deckerach tylko wtedy, gdy nie ma tam znacznika SMC. Po akcji ruchu, w której awatar lub duch był na każdym polu wejściowym i na polu Fioletowy#6, licząc też pole początkowe, jeden niebieski program z dowolnego pola trafia na tę kartę.
    .success = Odłóżcie programy z tej karty do zapasu. Umieśćcie czarnego zwiadowcę na każdym polu wejściowym.
    .failure = Odłóżcie programy z tej karty do zapasu. Umieśćcie po jednym czarnym zwiadowcy na polach 1, 2 i 3 każdego serwera macierzystego.
objective-gold-hackman = HackMan
    .goal = HackMan jest usunięty, a każdy awatar stoi na swoim polu wejściowym.
    .part1 = HackMan usunięty
    .part2 = awatary poza swoim polem wejściowym
    .preparation = Połóżcie strażnika na żółtej instalacji: to HackMan. Oba znaczniki bierzecie z zapasu, a jeśli któregoś tam nie ma, z dowolnego pola. HackMan czeka obok tej karty.
    .rules = Wszyscy strażnicy liczą się jako biali, HackMan też; jego instalacja się nie liczy. Początek tury: jeśli nie jest usunięty, HackMan wchodzi na pole aktywnego deckera. Usuwa się go jak strażnika i już nie wraca.
    .success = Umieśćcie czarnego zwiadowcę na polu każdego awatara.
    .failure = Umieśćcie czarnego zwiadowcę na polu każdego awatara. Jeśli HackMan jest w sieci, usuńcie go i umieśćcie na jego polu pojedynczo dwóch czarnych zwiadowców.
objective-gold-message-queue = Łańcuch wiadomości
    .goal = Łańcuch na tej karcie zawiera co najmniej tyle razy, { BY($deckers, "1/2/3/4") }, ciąg: czerwony, żółty, zielony i niebieski program, potem zwiadowca, w tej kolejności.
    .rules = Zamiast przesunąć program lub zwiadowcę w akcji przesuwania możesz położyć go na końcu łańcucha, jeśli jest następny w tym ciągu, który powtarza się bez końca. Program zablokowany przez tego zwiadowcę trafia do zapasu.
    .success = Odłóżcie programy łańcucha do zapasu. Połóżcie jego zwiadowców z powrotem na dowolnych polach, po jednym.
    .failure = Połóżcie zwiadowców łańcucha z powrotem na polach wejściowych, po jednym, a potem umieśćcie na polach wejściowych tylu czarnych zwiadowców: { BY($deckers, "1/2/3/4") }, według uznania. Odłóżcie programy łańcucha do zapasu.
objective-gold-dni-web = Sieć neuronowa
    .goal = Wszystkie awatary stoją na jednej sieci połączonych pól, z których na każdym jest zielony program lub zielona instalacja. Dotyka ona co najmniej { BY($deckers, "3/4/4/4") } serwerów.
    .preparation = Postawcie każdego awatara na jego polu wejściowym.
    .rules = Żadna akcja ruchu, nawet z teleportacją, nie może wyprowadzić awatara z jego serwera. Duchy mogą go opuszczać.
    .success = Umieśćcie czarnego zwiadowcę na każdym polu wejściowym.
    .failure = Umieśćcie pojedynczo po dwóch czarnych zwiadowców na polu każdego awatara.
objective-gold-neutrino-scanner = Skaner neutrinowy
    .goal = Na żadnym polu wejściowym nie ma zwiadowcy ani strażnika.
    .rules = Krok „Nowi zwiadowcy” odpada. Koniec tury: z każdego z pól 1, 2 i 3 serwera macierzystego aktywnego deckera, na którym są zwiadowcy, jeden przechodzi na pole wejściowe aktywnego deckera, jeden po drugim. Potem umieśćcie po jednym czarnym zwiadowcy na polach 1, 2 i 3 (przy trzech lub czterech deckerach tylko 1) serwera macierzystego następnego deckera przy stole.
    .success = Umieśćcie czarnego zwiadowcę na każdym polu wejściowym.
    .failure = Umieśćcie pojedynczo po dwóch czarnych zwiadowców na każdym polu wejściowym.
objective-gold-roman-road = Tropiciel ścieżek
    .goal = Dla każdego deckera ścieżka prowadzi z jego pola wejściowego do pola 6 innego serwera. Jedna ścieżka może służyć kilku deckerom.
    .rules = Koniec tury: usuńcie jeden niebieski program z serwera aktywnego deckera.
    .success = Umieśćcie czarnego zwiadowcę na każdym polu wejściowym.
    .failure = Umieśćcie czarnego zwiadowcę na każdym polu fioletowego serwera.
objective-gold-mirror-map = Lustrzane odbicia
    .goal = Na wszystkich serwerach macierzystych i jeszcze jednym pola o tym samym numerze mają dokładnie takie same programy i takich samych zwiadowców, a na każdym z tych serwerów jest co najmniej jeden program każdego koloru podstawowego. Instalacje i strażnicy nie mają znaczenia.
    .part1 = jednakowe numery na wszystkich tych serwerach
    .part2 = kolory podstawowe na serwerze macierzystym, który ma ich najmniej
    .success = Umieśćcie czarnego zwiadowcę na polu Fioletowy#3, potem po jednym na polu 3 każdego serwera macierzystego.
    .failure = Umieśćcie pojedynczo dwóch czarnych zwiadowców na polu Fioletowy#3, potem po jednym na polach 3 i 6 każdego serwera macierzystego.
objective-gold-trojan-horse = Koń trojański
    .goal = Koń trojański stracił swój ostatni program.
    .preparation = Ułóżcie w stos po jednym programie typu startowego każdego deckera i czarnego zwiadowcę: to koń trojański. Znaczniki bierzecie z zapasu, a jeśli któregoś tam nie ma, z dowolnego pola. Postawcie konia na polu 1 najdalszym od pola wejściowego aktywnego deckera.
    .rules = Koń nie jest znacznikiem. W akcji przesuwania można go przesunąć jak program, także na pole strażnika. Na polu wejściowym deckera traci jego program, który wraca do zapasu; z ostatnim programem koń znika.
    .success = Umieśćcie zieloną instalację na polu fioletowego serwera bez instalacji. Umieśćcie czarnego zwiadowcę na każdym polu wejściowym.
    .failure = Odłóżcie konia do zapasu i umieśćcie na jego polu czarnego strażnika. Umieśćcie czarnego zwiadowcę na każdym polu wejściowym.
objective-gold-distributed-defense = Rozproszona obrona
    .goal = Każdy awatar stoi na polu z zieloną instalacją poza fioletowym serwerem. Deckerzy mogą dzielić pole.
    .rules = Początek tury: umieśćcie czarnego zwiadowcę na polu Fioletowy#1, przy trzech lub czterech deckerach tylko wtedy, gdy nie ma tam znacznika SMC. Jeśli twój awatar kończy akcję ruchu na serwerze innym niż fioletowy, na którym stoi awatar innego deckera, umieść czarnego zwiadowcę na polu swojego awatara. Ruchu ducha to nie dotyczy.
    .success = Umieśćcie czarnego zwiadowcę na każdym polu, na którym stoi awatar.
    .failure = Umieśćcie czarnego zwiadowcę na każdym polu, na którym stoi awatar. Potem umieśćcie jeszcze jednego na każdym z nich bez zielonej instalacji.
objective-gold-waterfall = Wodospad
    .goal = Na żadnym polu 4 ani 5 żadnego serwera nie ma zwiadowcy ani strażnika.
    .rules = Koniec tury: znajdźcie na serwerze aktywnego deckera najniższy numer bez strażnika. Od niego w górę wszyscy zwiadowcy z wyższych numerów przechodzą po jednym na najbliższy niższy numer, przeskakując strażników. Potem umieśćcie czarnego zwiadowcę na polu 6 tego serwera, przy trzech lub czterech deckerach tylko wtedy, gdy na serwerze nie ma znacznika SMC.
    .success = Umieśćcie czarnego zwiadowcę na polu 6 każdego serwera bez żółtej instalacji.
    .failure = Umieśćcie czarnego zwiadowcę na polu 6 każdego serwera bez żółtej instalacji. Potem umieśćcie po jednym na każdym polu 4 i 5, na którym jest zwiadowca lub strażnik.
objective-ghost-brute-force = Brutalna siła
    .goal = Natychmiast: akcja infekowania pokonała Ducha Mother.
    .preparation = Postawcie Ducha Mother jako białego strażnika na polu 6 losowego serwera, który nie jest macierzysty.
    .rules = Z jego pola lub sąsiedniego, jeśli jest tam czerwony program, możesz skierować akcję infekowania przeciw Duchowi Mother; działa ona wtedy tylko na niego. Jego opór to czarna kość + { BY($deckers, "12/14/16/18") }. W każdej infekcji każda czerwona instalacja daje o 4 więcej. Nic innego go nie usuwa.
    .success = Wygrywacie grę.
    .failure = Przegrywacie grę.
objective-ghost-system-crash = Awaria systemu
    .goal = Natychmiast: awaria systemu została wykonana { BY($deckers, "raz/raz/dwa razy/dwa razy", "raz, a przy trzech lub czterech deckerach dwa razy") }, za każdym razem w innym kolorze.
    .preparation = Postawcie Ducha Mother jako białego strażnika na polu 6 (przy jednym deckerze: na polu 1) losowego serwera, który nie jest macierzysty.
    .rules = Awaria systemu, akcja na jego polu lub sąsiednim: jeśli na każdym polu sąsiadującym z nim leży program jednego koloru podstawowego (albo fioletowy), zapłać trzy polecenia tego koloru i usuń z każdego z nich jeden taki program. Początek tury: umieśćcie czarnego zwiadowcę na sąsiadującym z nim polu o najniższym numerze, na którym nie ma zwiadowcy ani strażnika. Nic go nie usuwa.
    .success = Wygrywacie grę.
    .failure = Przegrywacie grę.
objective-ghost-tsunami = Tsunami
    .goal = Natychmiast: ścieżka łączy każde pole wejściowe z polem sąsiadującym z Duchem Mother, a każdy awatar stoi na polu sąsiadującym z nim.
    .part1 = pola wejściowe połączone z Duchem Mother
    .part2 = awatary obok Ducha Mother
    .preparation = Postawcie Ducha Mother jako białego strażnika na polu 6 losowego serwera, który nie jest macierzysty. Usuńcie wszystkie znaczniki z sąsiednich pól.
    .rules = Koniec tury: rzućcie czarną kością i umieśćcie czarnego zwiadowcę na tym polu jego serwera; jeśli on tam stoi, na najbliższym niższym numerze (zamiast 1 na 6). Nic go nie usuwa.
    .success = Wygrywacie grę.
    .failure = Przegrywacie grę.
objective-ghost-virus-flood = Zalew wirusów
    .goal = Natychmiast: Duch Mother nie ma już punktów życia.
    .preparation = Postawcie Ducha Mother jako białego strażnika na polu 6 losowego serwera, który nie jest macierzysty. Jego punkty życia: { BY($deckers, "4/6/8/10") }.
    .rules = Z jego pola lub sąsiedniego, jeśli jest tam czerwony program, możesz skierować akcję infekowania przeciw Duchowi Mother; działa ona wtedy tylko na niego. Jego opór to czarna kość + 4. Akcja udana: traci on tyle punktów życia, ile wynosi różnica, najwyżej 3, i jeśli jakieś mu zostały, przechodzi na losowe pole. Akcja nieudana: zyskuje jeden punkt. Nic innego go nie usuwa.
    .success = Wygrywacie grę.
    .failure = Przegrywacie grę.

## Pytania i opcje

action-system-crash = Awaria systemu

ask-flood-from = Z którego pola niebieski program trafia na kartę celu?
ask-hackman-guardian = Który strażnik staje się częścią HackMana?
ask-hackman-installation = Która żółta instalacja staje się częścią HackMana?
ask-scout-from-card =
    { $number ->
        [one] Z karty celu wraca jeden zwiadowca. Który?
        [few] Z karty celu wraca { $number } zwiadowców. Który następny?
       *[many] Z karty celu wraca { $number } zwiadowców. Który następny?
    }
ask-gather-from = Z którego pola następny zwiadowca przechodzi na pole { $space }?
ask-road-from = Z którego pola znika niebieski program?
ask-horse-where = Na którym polu staje koń trojański?
ask-take-token = Zapas jest pusty. Co staje się częścią konia trojańskiego?
ask-crash-program = Który program na polu { $space } usuwasz?

option-queue =
    { $kinds ->
        [scout] Do łańcucha: { $scout }
       *[program] Do łańcucha: { $program }
    }
option-push-horse = Przesuń konia trojańskiego
option-take-from =
    { $kinds ->
        [space-scout] { $space }: { $scout }
       *[space-program] { $space }: { $program }
    }
option-infect-mothers-ghost = Infekowanie Ducha Mother
option-system-crash =
    { $colour ->
        [blue] Awaria systemu niebieskimi programami
        [green] Awaria systemu zielonymi programami
        [yellow] Awaria systemu żółtymi programami
       *[red] Awaria systemu czerwonymi programami
    }

## Co się dzieje

event-hackman-built = HackMan czeka obok karty celu.
event-horse-built = Koń trojański staje na polu { $at }.
event-horse-pushed = Koń trojański przechodzi z pola { $origin } na pole { $at }.
event-horse-unloaded = { $decker }: koń trojański traci { $program }.
event-horse-gone = Koń trojański znika.
event-ghost-beaten = Duch Mother jest pokonany!
event-ghost-wounded = Duch Mother: punkty życia −{ $number }, zostaje { $health }
event-ghost-recovered = Duch Mother dochodzi do siebie: punkty życia { $health }
event-system-crashed =
    { $colour ->
        [blue] { $decker }: niebieska awaria systemu!
        [green] { $decker }: zielona awaria systemu!
        [yellow] { $decker }: żółta awaria systemu!
       *[red] { $decker }: czerwona awaria systemu!
    }
