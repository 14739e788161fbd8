## Anarch

card-noise = Jazgot: Haker Nadzwyczajny
    .text = Za każdym razem, gdy instalujesz program-wirus, wierzchnia karta R&D zostaje skasowana i pozostaje zakryta.
card-deja-vu = Déjà Vu
    .text = Weź ze sterty do garści 1 dowolną kartę albo 2 karty, jeśli obie są wirusami.
card-demolition-run = Skok-demolka
    .text = Przeprowadź skok na HQ lub R&D. Każdą kartę, do której uzyskasz w nim dostęp, możesz skasować za darmo, nawet jeśli nie ma kosztu skasowania; skasowany w ten sposób projekt nie zostaje wykradziony.
card-stimhack = Włam na dopalaczach
    .text = Przeprowadź skok na dowolny serwer z 9 kredytami z banku, które są ważne tylko w tym skoku. Po skoku otrzymujesz 1 punkt obrażeń mózgu, którego nie można zablokować.
card-cyberfeeder = Cyberzłącze
    .text = 1 kredyt odnawialny, tylko na używanie lodołamaczy i instalowanie programów-wirusów.
card-grimoire = Grimuar
    .text = Twój limit pamięci rośnie o 2 MU. Każdy program-wirus, który instalujesz, otrzymuje 1 znacznik wirusa. Możesz mieć zainstalowaną tylko 1 konsolę.
card-corroder = Wyżeracz
    .text = 1 kredyt: złam 1 podprogram bariery. 1 kredyt: siła większa o 1 do końca spotkania.
card-datasucker = Zasysacz danych
    .text = Gdy twój skok na serwer centralny jest udany, połóż na tej karcie 1 znacznik wirusa. 1 znacznik wirusa z tej karty: lód, który właśnie spotykasz, ma siłę mniejszą o 1 do końca spotkania.
card-djinn = Dżin
    .text = Może hostować programy niebędące lodołamaczami, które razem wymagają najwyżej 3 MU; nie zajmują one twojej pamięci. 1 klik i 1 kredyt: znajdź w swoim stosie program-wirus, odsłoń go i weź do garści; potem potasuj stos.
card-medium = Medium
    .text = Gdy twój skok na R&D jest udany, połóż na tej karcie 1 znacznik wirusa. Gdy uzyskujesz dostęp do kart z R&D, za każdy znacznik wirusa na tej karcie poza pierwszym możesz uzyskać dostęp do 1 karty więcej.
card-mimic = Naśladowca
    .text = 1 kredyt: złam 1 podprogram strażnika.
card-parasite = Pasożyt
    .text = Tę kartę można zainstalować tylko na zrezowanym lodzie. Lód ten ma siłę mniejszą o 1 za każdy znacznik wirusa na tej karcie i zostaje skasowany, gdy tylko siła ta wyniesie 0 lub mniej. Na początku swojej tury połóż na tej karcie 1 znacznik wirusa.
card-wyrm = Żmij
    .text = 3 kredyty: złam 1 podprogram dowolnego lodu o sile 0 lub mniejszej. 1 kredyt: lód, który właśnie spotykasz, ma siłę mniejszą o 1 do końca spotkania, o ile ta karta jest co najmniej tak silna jak on. 1 kredyt: siła większa o 1 do końca spotkania.
card-yog-0 = Yog.0
    .text = 0 kredytów: złam 1 podprogram bramy kodowej.
card-ice-carver = Szpikulec do lodu
    .text = Każdy lód, który spotykasz, ma na czas tego spotkania siłę mniejszą o 1.
card-wyldside = Wyldside
    .text = Na początku swojej tury dobierasz 2 karty, a potem tracisz 1 klik.

## Criminal

card-gabriel-santiago = Gabriel Santiago: Oddany Profesjonalista
    .text = W każdej turze za swój pierwszy udany skok na HQ pobierasz 2 kredyty z banku.
card-account-siphon = Pompowanie konta
    .text = Przeprowadź skok na HQ; jeśli będzie udany, możesz zrezygnować z dostępu do kart. Wtedy korporacja traci do 5 kredytów, tyle, ile wybierzesz, a ty pobierasz 2 za każdy utracony i otrzymujesz 2 tagi.
card-easy-mark = Łatwy cel
    .text = Pobierz 3 kredyty z banku.
card-forged-activation-orders = Sfałszowane zlecenie aktywacji
    .text = Wybierz 1 niezrezowany lód. Korporacja musi za niego zapłacić i go zrezować albo go skasować.
card-inside-job = Robota od wewnątrz
    .text = Przeprowadź skok na dowolny serwer. Pierwszy lód, który w nim spotkasz, omijasz.
card-special-order = Zamówienie specjalne
    .text = Znajdź w swoim stosie lodołamacz, odsłoń go i weź do garści; potem potasuj stos.
card-lemuria-codecracker = Łamacz kodów z Lemurii
    .text = 1 klik i 1 kredyt: ujawnij 1 zainstalowaną niezrezowaną kartę. Tylko po udanym skoku na HQ w tej samej turze.
card-desperado = Desperado
    .text = Twój limit pamięci rośnie o 1 MU. Za każdy swój udany skok pobierasz 1 kredyt z banku. Możesz mieć zainstalowaną tylko 1 konsolę.
card-aurora = Aurora
    .text = 2 kredyty: złam 1 podprogram bariery. 2 kredyty: siła większa o 3 do końca spotkania.
card-femme-fatale = Femme Fatale
    .text = 1 kredyt: złam 1 podprogram strażnika. 2 kredyty: siła większa o 1 do końca spotkania. Instalując tę kartę, wybierz 1 zainstalowany lód; ilekroć go spotkasz, możesz go ominąć, płacąc 1 kredyt za każdy jego podprogram.
card-ninja = Ninja
    .text = 1 kredyt: złam 1 podprogram strażnika. 3 kredyty: siła większa o 5 do końca spotkania.
card-sneakdoor-beta = Boczne wejście Beta
    .text = 1 klik: przeprowadź skok na Archiwa; jeśli będzie udany, liczy się zamiast tego jako udany skok na HQ.
card-bank-job = Skok na bank
    .text = Wchodzi do gry z 8 kredytami z banku; gdy nie zostanie żaden, skasuj tę kartę. Gdy skok na serwer zdalny jest udany, zamiast uzyskiwać dostęp do kart możesz przenieść dowolną liczbę tych kredytów do swojej puli kredytów.
card-crash-space = Miejscówka
    .text = 2 kredyty odnawialne, tylko na usuwanie tagów. Skasuj tę kartę: zablokuj do 3 punktów obrażeń ciała.
card-data-dealer = Handlarz danych
    .text = 1 klik i poświęć 1 projekt ze swojego obszaru punktacji: pobierz 9 kredytów z banku.
card-decoy = Zmyłka
    .text = Skasuj tę kartę: pomiń 1 tag, który masz właśnie otrzymać.

## Shaper

card-kate-mac-mccaffrey = Kate "Mac" McCaffrey: Cyfrowa złota rączka
    .text = W każdej turze pierwszy program lub sprzęt, który instalujesz, kosztuje o 1 kredyt mniej.
card-diesel = Diesel
    .text = Dobierz 3 karty z wierzchu swojego stosu.
card-modded = Zmodowany
    .text = Zainstaluj z garści 1 program lub sprzęt, płacąc za niego o 3 kredyty mniej.
card-the-makers-eye = Oko stwórcy
    .text = Przeprowadź skok na R&D; jeśli będzie udany, uzyskujesz tam dostęp do 2 kart więcej niż zwykle.
card-tinkering = Dłubanina
    .text = Wybierz 1 zainstalowany lód, zrezowany lub nie. Do końca tej tury jest on także barierą, bramą kodową i strażnikiem.
card-akamatsu-mem-chip = Kość pamięci Akamatsu
    .text = Twój limit pamięci rośnie o 1 MU.
card-rabbit-hole = Królicza nora
    .text = Twoje połączenie rośnie o 1. Po zainstalowaniu tej karty możesz przeszukać swój stos, aby znaleźć kolejną jej kopię i zainstalować ją za jej koszt instalacji; potem potasuj stos.
card-the-personal-touch = Osobisty styl
    .text = Ta karta musi być hostowana przez jeden z twoich lodołamaczy; jego siła rośnie o 1.
card-the-toolbox = Skrzynka narzędziowa
    .text = Twój limit pamięci rośnie o 2 MU, a połączenie o 2. 2 kredyty odnawialne, tylko na używanie lodołamaczy. Możesz mieć zainstalowaną tylko 1 konsolę.
card-battering-ram = Taran
    .text = 2 kredyty: złam 1 lub 2 podprogramy bariery. 1 kredyt: siła większa o 1 do końca skoku.
card-gordian-blade = Miecz gordyjski
    .text = 1 kredyt: złam 1 podprogram bramy kodowej. 1 kredyt: siła większa o 1 do końca skoku.
card-magnum-opus = Opus Magnum
    .text = 1 klik: pobierz 2 kredyty z banku.
card-net-shield = Tarcza sprzętowa
    .text = 1 kredyt: zablokuj 1 punkt obrażeń sprzętu, ale tylko pierwszy w danej turze.
card-pipeline = Rurociąg
    .text = 1 kredyt: złam 1 podprogram strażnika. 2 kredyty: siła większa o 1 do końca skoku.
card-aesops-pawnshop = Lombard Aesopa
    .text = Na początku swojej tury możesz skasować jedną ze swoich pozostałych zainstalowanych kart; pobierz za nią 3 kredyty z banku.
card-sacrificial-construct = Konstrukt ofiarny
    .text = Skasuj tę kartę: zablokuj skasowanie 1 zainstalowanego programu lub sprzętu.

## Neutral Runner cards

card-infiltration = Infiltracja
    .text = Wybierz jedno: pobierz 2 kredyty z banku albo ujawnij 1 zainstalowaną niezrezowaną kartę.
card-sure-gamble = Pewny zakład
    .text = Pobierz 9 kredytów z banku.
card-crypsis = Mimetyzm
    .text = 1 kredyt: złam 1 podprogram dowolnego lodu. 1 kredyt: siła większa o 1 do końca spotkania. 1 klik: połóż na tej karcie 1 znacznik wirusa. Na koniec spotkania, w którym złamała ona podprogram, usuń z niej 1 znacznik wirusa albo ją skasuj.
card-access-to-globalsec = Dostęp do Globalsec
    .text = Twoje połączenie rośnie o 1.
card-armitage-codebusting = Pogromcy kodu Armitage'a
    .text = Wchodzi do gry z 12 kredytami z banku; gdy nie zostanie żaden, skasuj tę kartę. 1 klik: przenieś 2 z tych kredytów do swojej puli kredytów.

## Haas-Bioroid

card-engineering-the-future = Haas-Bioroid: Inżynieria przyszłości
    .text = W każdej turze za pierwszą kartę, którą instalujesz, pobierasz 1 kredyt z banku.
card-accelerated-beta-test = Przyspieszony Beta Test
    .text = Po zapunktowaniu tego projektu możesz obejrzeć 3 karty z wierzchu R&D. Lód spośród nich możesz zainstalować i zrezować, nic za to nie płacąc; czego nie zainstalujesz, zostaje skasowane.
card-adonis-campaign = Kampania reklamowa Adonisa
    .text = Po zrezowaniu otrzymuje 12 kredytów z banku; gdy nie zostanie żaden, skasuj tę kartę. Na początku swojej tury przenieś 3 z tych kredytów do swojej puli kredytów.
card-aggressive-secretary = Agresywna sekretarka
    .text = Tę kartę można awansować, zrezowaną lub nie. Gdy runner uzyskuje do niej dostęp, możesz zapłacić 2 kredyty, aby skasować 1 zainstalowany program za każdy żeton zaawansowania na niej.
card-archived-memories = Archiwum wspomnień
    .text = Weź 1 dowolną kartę z Archiwów do HQ.
card-biotic-labor = Biotyczni pracownicy
    .text = Otrzymujesz 2 kliki na tę turę.
card-shipment-from-mirrormorph = Dostawa z MirrorMorph
    .text = Zainstaluj po kolei do 3 kart z HQ. Nie kosztuje to klików, ale koszty instalacji płacisz jak zwykle.
card-heimdall-1-0 = Heimdall 1.0
    .text = Runner może łamać podprogramy tego lodu, wydając 1 klik za każdy. ▸ Zadaj 1 punkt obrażeń mózgu. ▸ Zakończ skok. ▸ Zakończ skok.
card-ichi-1-0 = Ichi 1.0
    .text = Runner może łamać podprogramy tego lodu, wydając 1 klik za każdy. ▸ Skasuj 1 zainstalowany program. ▸ Skasuj 1 zainstalowany program. ▸ Namierzanie 1: jeśli udane, runner otrzymuje 1 tag, a potem 1 punkt obrażeń mózgu.
card-viktor-1-0 = Viktor 1.0
    .text = Runner może łamać podprogramy tego lodu, wydając 1 klik za każdy. ▸ Zadaj 1 punkt obrażeń mózgu. ▸ Zakończ skok.
card-rototurret = Wieżyczka obrotowa
    .text = ▸ Skasuj 1 zainstalowany program. ▸ Zakończ skok.
card-corporate-troubleshooter = Korporacyjny mediator
    .text = X kredytów, co najmniej 1, i skasuj tę kartę: wybierz 1 zrezowany lód chroniący ten serwer; do końca tury ma on siłę większą o X.
card-experiential-data = Dane empiryczne
    .text = Lód chroniący ten serwer ma siłę większą o 1.

## Jinteki

card-personal-evolution = Jinteki: Rozwój osobisty
    .text = Za każdym razem, gdy projekt zostaje zapunktowany lub wykradziony, runner otrzymuje 1 punkt obrażeń sprzętu.
card-nisei-mk-ii = Nisei Model II
    .text = Po zapunktowaniu ten projekt otrzymuje 1 znacznik projektu. 1 znacznik projektu z tej karty: zakończ trwający skok.
card-project-junebug = Projekt Chrabąszcz
    .text = Tę kartę można awansować, zrezowaną lub nie. Gdy runner uzyskuje do niej dostęp, możesz zapłacić 1 kredyt, aby zadać 2 punkty obrażeń sprzętu za każdy żeton zaawansowania na niej.
card-snare = Sidła!
    .text = Gdy runner uzyskuje dostęp do tej karty poza Archiwami, możesz zapłacić 4 kredyty, aby zadać mu 3 punkty obrażeń sprzętu, a potem dać mu 1 tag. Jeśli uzyskuje do niej dostęp w R&D, musi ją odsłonić.
card-zaibatsu-loyalty = Lojalność Zaibatsu
    .text = Możesz zrezować tę kartę w chwili, gdy runner ma ujawnić jakąś kartę. 1 kredyt albo skasuj tę kartę: zablokuj ujawnienie 1 karty.
card-neural-emp = EMP neuralne
    .text = Wymaga, aby w swojej ostatniej turze runner rozpoczął skok, udany lub nie. Zadaj 1 punkt obrażeń sprzętu.
card-precognition = Prekognicja
    .text = Obejrzyj 5 kart z wierzchu R&D, po czym odłóż je tam w wybranej przez siebie kolejności.
card-cell-portal = Portal komórkowy
    .text = ▸ Odrezuj ten lód; runner ponownie podchodzi do najdalszego lodu zaatakowanego serwera.
card-chum = Karma
    .text = ▸ Następny lód, który runner spotka w tym skoku, ma podczas tego spotkania siłę większą o 2; jeśli któryś z jego podprogramów nie zostanie złamany, zadaj 3 punkty obrażeń sprzętu.
card-data-mine = Zaminowane dane
    .text = ▸ Zadaj 1 punkt obrażeń sprzętu, po czym skasuj ten lód.
card-neural-katana = Neuralna Katana
    .text = ▸ Zadaj 3 punkty obrażeń sprzętu.
card-wall-of-thorns = Mur cierniowy
    .text = ▸ Zadaj 2 punkty obrażeń sprzętu. ▸ Zakończ skok.
card-akitaro-watanabe = Akitaro Watanabe
    .text = Zrezowanie lodu chroniącego ten serwer kosztuje o 2 kredyty mniej.

## NBN

card-making-news = NBN: Tworzymy wiadomości
    .text = 2 kredyty odnawialne, tylko na namierzanie.
card-astroscript-pilot-program = Program pilotażowy AstroScript
    .text = Po zapunktowaniu ten projekt otrzymuje 1 znacznik projektu. 1 znacznik projektu z tej karty: połóż 1 żeton zaawansowania na zainstalowanej karcie, którą można awansować.
card-breaking-news = Najnowsze wiadomości
    .text = Po zapunktowaniu tego projektu runner otrzymuje 2 tagi; na koniec tej tury traci 2 tagi.
card-anonymous-tip = Anonimowy cynk
    .text = Dobierz 3 karty z wierzchu R&D.
card-closed-accounts = Zamknięty rachunek
    .text = Wymaga, aby runner był otagowany. Traci on wszystkie kredyty ze swojej puli kredytów.
card-psychographics = Psychografia
    .text = Kosztuje X kredytów; X to co najmniej 1 i najwyżej tyle, ile tagów ma runner. Połóż X żetonów zaawansowania na 1 zainstalowanej karcie, którą można awansować.
card-sea-source = Wtyczka w SEA
    .text = Wymaga, aby runner przeprowadził udany skok w swojej ostatniej turze. Namierzanie 3: jeśli udane, runner otrzymuje 1 tag.
card-ghost-branch = Filia-widmo
    .text = Tę kartę można awansować, zrezowaną lub nie. Gdy runner uzyskuje do niej dostęp, możesz dać mu 1 tag za każdy żeton zaawansowania na niej.
card-data-raven = Kruk danych
    .text = Spotykając ten lód, runner wybiera: otrzymuje 1 tag albo skok się kończy. 1 znacznik zasilania z tej karty: runner otrzymuje 1 tag. ▸ Namierzanie 3: jeśli udane, ten lód otrzymuje 1 znacznik zasilania.
card-matrix-analyzer = Analizator matrycy
    .text = Gdy runner spotyka ten lód, możesz za 1 kredyt położyć 1 żeton zaawansowania na zainstalowanej karcie, którą można awansować. ▸ Namierzanie 2: jeśli udane, runner otrzymuje 1 tag.
card-tollbooth = Rogatka
    .text = Spotykając ten lód, runner musi zapłacić 3 kredyty; jeśli ma mniej, nie płaci nic, a skok się kończy. ▸ Zakończ skok.
card-red-herrings = Tematy zastępcze
    .text = Aby wykraść projekt, do którego uzyskuje dostęp na tym serwerze, runner musi zapłacić 5 kredytów; inaczej projekt tam zostaje. Jeśli ta karta zostanie skasowana jako zrezowana, obowiązuje to jeszcze do końca skoku.
card-sansan-city-grid = Sieć miejska SanSan
    .text = Do zapunktowania projektu na tym serwerze potrzeba o 1 żeton zaawansowania mniej. Na każdym serwerze może być zainstalowany tylko 1 obszar.

## Weyland Consortium

card-building-a-better-world = Weyland Consortium: Budujemy lepszy świat
    .text = Za każdą zagraną operację podrodzaju transakcja pobierasz 1 kredyt z banku.
card-hostile-takeover = Wrogie przejęcie
    .text = Po zapunktowaniu tego projektu pobierasz 7 kredytów z banku, a potem otrzymujesz 1 punkt złej prasy.
card-posted-bounty = Wyznaczona nagroda
    .text = Po zapunktowaniu tego projektu możesz go poświęcić: runner otrzymuje 1 tag, a ty 1 punkt złej prasy.
card-security-subcontract = Kontrakt na ochronę
    .text = 1 klik i skasuj 1 zrezowany lód: pobierz 4 kredyty z banku.
card-aggressive-negotiation = Agresywne negocjacje
    .text = Wymaga zapunktowania projektu w tej turze. Znajdź w R&D 1 dowolną kartę, weź ją do HQ bez pokazywania i potasuj R&D.
card-beanstalk-royalties = Dochody licencyjne z Łodygi
    .text = Pobierz 3 kredyty z banku.
card-scorched-earth = Spalona ziemia
    .text = Wymaga, aby runner był otagowany. Zadaj 4 punkty obrażeń ciała.
card-shipment-from-kaguya = Dostawa z Kaguya
    .text = Wybierz do 2 zainstalowanych kart, które można awansować; każda otrzymuje 1 żeton zaawansowania.
card-archer = Łucznik
    .text = Aby zrezować ten lód, musisz też poświęcić 1 projekt ze swojego obszaru punktacji. ▸ Pobierz 2 kredyty z banku. ▸ Skasuj 1 zainstalowany program. ▸ Skasuj 1 zainstalowany program. ▸ Zakończ skok.
card-hadrians-wall = Mur Hadriana
    .text = Tę kartę można awansować, zrezowaną lub nie; jej siła rośnie o 1 za każdy żeton zaawansowania na niej. ▸ Zakończ skok. ▸ Zakończ skok.
card-ice-wall = Lodowy mur
    .text = Tę kartę można awansować, zrezowaną lub nie; jej siła rośnie o 1 za każdy żeton zaawansowania na niej. ▸ Zakończ skok.
card-shadow = Cień
    .text = Tę kartę można awansować, zrezowaną lub nie; jej siła rośnie o 1 za każdy żeton zaawansowania na niej. ▸ Pobierz 2 kredyty z banku. ▸ Namierzanie 3: jeśli udane, runner otrzymuje 1 tag.
card-research-station = Stacja badawcza
    .text = Tę kartę można zainstalować tylko w katalogu głównym HQ. Zrezowana zwiększa twój limit kart na ręce o 2.

## Neutral Corporation cards

card-priority-requisition = Priorytetowe zapotrzebowanie
    .text = Po zapunktowaniu tego projektu możesz zrezować 1 zainstalowany lód, nic za to nie płacąc.
card-private-security-force = Prywatny oddział ochrony
    .text = 1 klik: zadaj 1 punkt obrażeń ciała. Tylko wtedy, gdy runner jest otagowany.
card-melange-mining-corp = Korporacja wydobywcza Melange
    .text = 3 kliki: pobierz 7 kredytów z banku.
card-pad-campaign = Kampania reklamowa PADów
    .text = Na początku każdej swojej tury pobierz 1 kredyt z banku.
card-hedge-fund = Fundusz hedgingowy
    .text = Pobierz 9 kredytów z banku.
card-enigma = Enigma
    .text = ▸ Runner traci 1 klik, jeśli jeszcze jakiś ma. ▸ Zakończ skok.
card-hunter = Łowca
    .text = ▸ Namierzanie 3: jeśli udane, runner otrzymuje 1 tag.
card-wall-of-static = Mur zakłóceń
    .text = ▸ Zakończ skok.
