# Lekcje: co mówi trener obok stołu.

## Strona i trener

web-learn-netrunner = Nauka gry w Netrunnera
web-learn-netrunner-about = Cztery krótkie lekcje przy prawdziwym stole. Rób to, co proponuje trener, albo idź własną drogą: podąży za tobą. Odnośniki pod każdym krokiem prowadzą do zasad.
web-learn-deckers = Nauka gry w Deckers
web-learn-deckers-about = Trzy krótkie lekcje przy prawdziwym stole. Rób to, co proponuje trener, albo idź własną drogą: podąży za tobą. Odnośniki pod każdym krokiem prowadzą do zasad.
web-learn-begin = Zacznij
web-learn-once-more = Jeszcze raz
web-learn-done = ukończona
web-learn-play = Zagraj teraz pierwszą partię
web-learn-first-netrunner = Jesteś runnerem z talią Kształcerzy, a program gra korporacją Jinteki. Od tych dwóch talii najlepiej zacząć.
web-learn-first-deckers = Prowadzisz postacie Oshin Noro i Monty Quantum przeciw Alpha-Moby, z układem i kartami celu na pierwszą partię.
web-learn-step = Krok { $number } z { $all }
web-learn-next = Dalej
web-learn-again = Od początku
web-learn-next-lesson = Następna lekcja
web-learn-all = Wszystkie lekcje
web-learn-aside = Tego lekcja nie przewidziała. Zdecyduj, jak chcesz; potoczy się dalej, gdy jej następny krok będzie możliwy.

## Netrunner: skok

web-learn-run = Skok
web-learn-run-about = Jesteś runnerem: zarób kredyty, zainstaluj lodołamacz, pokonaj lód i wykradnij projekt.
web-learn-run-table = Jesteś runnerem, na dole stołu. Twoje karty to twoja ręka, czyli garść. Naprzeciw leżą serwery korporacji: HQ to jej ręka, R&D to jej talia, a Archiwa to jej stos skasowanych kart. Wygrywa, kto pierwszy ma 7 punktów projektów; ty wykradasz projekty, przeprowadzając skoki na serwery.
web-learn-run-credit = Każda tura daje ci 4 kliki, a każda akcja kosztuje przynajmniej jeden. „{ card-sure-gamble }” kosztuje 5 kredytów, a ty masz 4. Wydaj więc klik na 1 kredyt.
web-learn-run-event = Teraz zagraj wydarzenie „{ card-sure-gamble }”: płacisz 5 kredytów i dostajesz 9. Wydarzenie robi to, co na nim napisano, i trafia na stertę, twój stos skasowanych kart.
web-learn-run-install = R&D strzeże lód: „{ card-wall-of-static }”, bariera. Bez lodołamacza zakończy twój skok. „{ card-corroder }” łamie bariery; zainstaluj go w swoim warsztacie.
web-learn-run-run = Za ostatni klik przeprowadź skok na R&D. Możesz też kliknąć sam serwer.
web-learn-run-boost = Spotykasz „{ card-wall-of-static }”, siła 3. „{ card-corroder }” ma siłę 2, a lodołamacz musi być co najmniej tak silny jak lód. Zapłać 1 kredyt za +1 do siły na czas tego spotkania.
web-learn-run-break = Wystarczy. Zapłać 1 kredyt, aby złamać podprogram „Zakończ skok”.
web-learn-run-pass = Nie został żaden niezłamany podprogram, więc nic ci nie grozi. Spasuj, a pokonasz lód.
web-learn-run-continue = Cały lód jest za tobą. Zanim uzyskasz dostęp do kart, możesz się jeszcze odłączyć, czyli przerwać skok. Nie masz się czego bać: kontynuuj.
web-learn-run-steal = Skok się udał i uzyskujesz dostęp do wierzchniej karty R&D. To projekt za 3 punkty: wykradnij go. Inne karty można tylko obejrzeć albo skasować, jeśli mają koszt skasowania.
web-learn-run-end = Projekt leży w twoim obszarze punktacji: masz 3 z 7 potrzebnych punktów. To serce tej gry. Teraz spójrz na nią z drugiej strony.

## Netrunner: projekt

web-learn-score = Projekt
web-learn-score-about = Jesteś korporacją: zarób kredyty, zainstaluj lód i projekt, awansuj go i zapunktuj.
web-learn-score-table = Jesteś korporacją. Wygrywasz, gdy zapunktujesz projekty warte 7 punktów: zainstaluj je zakryte w serwerze zdalnym, awansuj i zapunktuj. Jeden serwer zdalny jest gotowy; strzeże go „{ card-wall-of-static }”. Tura zaczyna się od dobrania karty i daje ci 3 kliki.
web-learn-score-operation = Najpierw pieniądze: zagraj operację „{ card-hedge-fund }”. Kosztuje 5 kredytów i daje 9, a twoja tożsamość dokłada 1.
web-learn-score-ice = Runner może też przeprowadzać skoki na twoje serwery centralne. Zainstaluj lód „{ card-enigma }” przed R&D. Lód instaluje się zakryty i nic nie kosztuje, dopóki go nie zrezujesz.
web-learn-score-agenda = Teraz zainstaluj projekt „{ card-hostile-takeover }” w pierwszym serwerze zdalnym, za lodem. Runner widzi zakrytą kartę i nie wie, co to jest.
web-learn-score-advance = Twoje kliki się skończyły i gra runner. Nie ma lodołamacza, więc nie pokona muru. Gdy znów będzie twoja kolej, awansuj projekt za 1 klik i 1 kredyt.
web-learn-score-again = Leży na nim jeden żeton zaawansowania. Karta wymaga 2, więc awansuj go jeszcze raz.
web-learn-score-score = Projekt jest w pełni zaawansowany. Zapunktuj go: to nie kosztuje klika.
web-learn-score-end = Masz pierwszy punkt. Ta karta dała też 7 kredytów, ale za cenę złej prasy: runner dostaje za nią 1 kredyt w każdym skoku. Teraz trzeba go powstrzymać.

## Netrunner: lód

web-learn-rez = Lód przeciw skokowi
web-learn-rez-about = Jesteś korporacją, a runner nadchodzi: zrezuj lód w odpowiedniej chwili i ocal swój projekt.
web-learn-rez-table = Trwa tura runnera, który przeprowadza skok na twój serwer zdalny. Leży w nim „{ card-private-security-force }” z 3 żetonami zaawansowania; z jeszcze jednym można ten projekt zapunktować. Przed serwerem leżą dwie karty lodu, obie jeszcze zakryte.
web-learn-rez-katana = Runner podchodzi do najdalszego lodu. Tylko teraz możesz go zrezować; kosztuje to kredyty, ale nie kliki. „{ card-neural-katana }” zadaje 3 punkty obrażeń sprzętu: runner traci 3 losowe karty z garści. Zrezuj ją.
web-learn-rez-wall = Nie miał lodołamacza. Jeśli odważy się podejść do następnego lodu, zrezuj „{ card-wall-of-static }”: zakończy skok. W przeciwnym razie runner się odłączy i przyjdzie twoja tura.
web-learn-rez-advance = Projekt jest bezpieczny i zaczęła się twoja tura. Awansuj „{ card-private-security-force }” po raz czwarty.
web-learn-rez-score = Zapunktuj od razu, zanim runner wróci.
web-learn-rez-end = Dwa punkty, a twoja tożsamość zadała jeszcze 1 punkt obrażeń sprzętu. Gdyby punktów obrażeń było więcej niż kart w garści, runner zostałby wypłaszczony i wygrana byłaby twoja od razu. Zrezowany lód zostaje zrezowany; runner wie teraz, co go czeka.

## Netrunner: namierzanie

web-learn-trace = Namierzanie
web-learn-trace-about = Jesteś korporacją: namierz runnera, daj mu tag i uderz w jego majątek.
web-learn-trace-table = Runner przeprowadza skok na HQ, twoją rękę. Przed nim stoi „{ card-hunter }”, jeszcze zakryty. Nie zatrzyma runnera, ale go namierzy. Jeśli namierzanie się uda, runner dostanie tag, a otagowany runner jest w niebezpieczeństwie.
web-learn-trace-rez = Runner podchodzi do lodu. Zrezuj kartę „{ card-hunter }”.
web-learn-trace-bid = Namierzanie zaczyna się z siłą 3, a każdy wydany przez ciebie kredyt dodaje 1. Potem runner odpowiada swoim połączeniem, 1, i najwyżej 4 kredytami: razem do 5. Musisz mieć więcej niż on. Wydaj 3 kredyty, aby mieć siłę 6, a nie ucieknie.
web-learn-trace-trash = Runner jest otagowany. Skok trwa, ale w HQ znajdzie on tylko operacje. W swojej turze, dopóki ma tag, możesz za 1 klik i 2 kredyty skasować jego zasoby: skasuj „{ card-armitage-codebusting }”, jego źródło pieniędzy.
web-learn-trace-accounts = Niektóre karty można zagrać tylko przeciw otagowanemu runnerowi. „{ card-closed-accounts }” zabiera mu wszystkie kredyty. Zagraj tę kartę.
web-learn-trace-end = Runner stracił pieniądze. Taga pozbywa się za 1 klik i 2 kredyty, jeśli może zapłacić. Teraz wiesz dość, żeby grać. Reszta jest na kartach: wskaż kartę, a zobaczysz ją w powiększeniu.

## Deckers: programy i drogi

web-learn-move = Programy i drogi
web-learn-move-about = Wgraj program, przenieś go przez sieć i skorzystaj ze ścieżki.
web-learn-move-table = Sieć ma pięć serwerów po sześć pól. Jesteś czerwonym deckerem, to Oshin Noro na polu 6 swojego serwera macierzystego. Wszyscy deckerzy grają razem przeciw jednemu komputerowi, SMC. Jego czarni zwiadowcy stoją na fioletowym serwerze.
web-learn-move-cards = Na dole leżą twoje karty poleceń. Każdą akcję opłacasz symbolami z kart. Fioletowy symbol liczy się jako dowolny kolor, a dowolne trzy symbole razem jako jeden fioletowy.
web-learn-move-upload = Wgraj czerwony program: kosztuje to 3 czerwone polecenia, a na twoim polu nie może być znacznika SMC. Zapłać kartami „{ command-payload }” i „{ command-glitch }”.
web-learn-move-pay = Teraz ruch. Każde niebieskie polecenie to jeden punkt ruchu. Weź 2 i zapłać kartą „{ command-route-trace }”.
web-learn-move-carry = Idź na pole Czerwony#1 i zabierz czerwony program. W każdym kroku możesz nieść do trzech programów jednego koloru.
web-learn-move-on = Pola o wspólnym boku sąsiadują ze sobą, także między serwerami. Idź z programem na pole Żółty#1.
web-learn-move-path = Nie masz już punktów ruchu. Ale na polach Żółty#1 i Żółty#6 leży po niebieskim programie: tworzą ścieżkę, a kroki po niej są darmowe. Idź z programem na Żółty#6 i tam się zatrzymaj.
web-learn-move-finish = Zakończ akcje. Odrzucasz karty z ręki, ale jedną możesz zatrzymać: „{ command-spoof }”. Potem dobierasz pięć.
web-learn-move-end = Zaczęła się nowa tura i komputer umieścił w pobliżu zwiadowcę. Z trzech programów jednego koloru na jednym polu możesz zrobić instalację, która jest silniejsza i zostaje na miejscu. Teraz: jak się pozbyć zwiadowców.

## Deckers: zwiadowcy

web-learn-sparks = Zwiadowcy
web-learn-sparks-about = Co robią zwiadowcy i dwa sposoby, by się ich pozbyć: infekowanie i przekształcanie.
web-learn-sparks-table = Na twoim polu stoją dwaj czarni zwiadowcy. Dopóki tu są, nie możesz niczego wgrywać. Trzeci zmieniłby ich w strażnika, którego znacznie trudniej usunąć. A jeśli trzeba umieścić zwiadowcę, gdy w zapasie nie ma już żadnego, przegrywacie.
web-learn-sparks-infect = Zainfekuj ich: potrzebny jest czerwony program na twoim polu. Czerwona kość, 1 za każde czerwone polecenie i 1 za każdy czerwony program stają przeciw czarnej kości i 1 za każdego zwiadowcę. Oshin Noro dodaje 2. Użyj 2 czerwonych poleceń: „{ command-payload }”.
web-learn-sparks-move = Zwiadowcy zniknęli. Gdyby twój wynik nie był wyższy, przepadłby czerwony program. Idź teraz na pole Żółty#1 za 1 niebieskie polecenie, „{ command-ping }”, i zostaw programy tutaj.
web-learn-sparks-modify = Tu są 2 żółte programy i 1 zwiadowca. Gdy żółtych programów jest więcej niż zwiadowców, możesz przekształcać: żółty program i zwiadowca znikają, a pojawia się nowy program. Zapłać 1 żółte i 1 czerwone polecenie za czerwony.
web-learn-sparks-finish = Bez kości i bez ryzyka. Zakończ akcje.
web-learn-sparks-end = Zielone polecenia przesuwają zwiadowców i programy na sąsiednie pole. Nie przesuwaj zwiadowcy na strażnika: wybuchnie i rozrzuci zwiadowców na wszystkie pola wokół. Teraz: cały cykl.

## Deckers: cykl

web-learn-cycle = Cykl
web-learn-cycle-about = Od początku tury do ataku komputera: cel, ulepszanie, rozliczenie.
web-learn-cycle-table = Partia trwa kilka cykli, a każdy ma kartę celu. W cyklu każdy decker ma trzy tury, potem przychodzi kolej SMC. To twoja trzecia tura. Cel karty „{ objective-copper-404 }”: na koniec na polu 4 twojego serwera macierzystego nie może być znacznika SMC.
web-learn-cycle-spark = Na początku każdej tury Alpha-Moby umieszcza zwiadowcę na twoim polu. Ta karta celu posyła go z pola 6 na pole 4, właśnie tam, gdzie go nie chcesz. Później w grze pojawiają się też losowo nowi zwiadowcy.
web-learn-cycle-move = Na polu Czerwony#4 czekają dwa czerwone programy. Idź tam za 1 niebieskie polecenie: „{ command-ping }”.
web-learn-cycle-infect = Zainfekuj zwiadowcę 2 czerwonymi poleceniami: „{ command-payload }”.
web-learn-cycle-upgrade = W rzędzie ulepszeń leżą lepsze karty. „{ command-cache-swap }” kosztuje 2 niebieskie polecenia: zapłać kartą „{ command-route-trace }”. Nowa karta trafia na rękę, a jedna z tych, którymi płacisz, opuszcza grę. Talia staje się więc lepsza, ale nigdy większa.
web-learn-cycle-finish = Zakończ akcje. To była twoja ostatnia tura w tym cyklu, więc SMC atakuje: czerwone programy walczą ze zwiadowcami na swoim polu, a zwiadowcy, którzy zostaną, niszczą tam wszystkie programy. Potem cel zostaje rozliczony.
web-learn-cycle-row = Cel osiągnięty: karta daje ci zielony program. Potem zwiadowcy ruszyli się według strzałek na karcie. Teraz tasujesz swoje karty i możesz wymienić rząd ulepszeń. Zostaw go.
web-learn-cycle-end = Zaczął się drugi cykl, z nową kartą celu. Tylko ostatni, złoty cel trzeba osiągnąć: wtedy wygrywasz. Przegrywasz, jeśli się nie uda albo jeśli zabraknie zwiadowcy lub strażnika, którego trzeba umieścić. Teraz wiesz dość, żeby grać.
