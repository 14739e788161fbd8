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
    .text = Ta karta musi być hostowana przez jeden z twoich lodołamaczy, którego siła rośnie o 1.
card-the-toolbox = Skrzynka narzędziowa
    .text = Twój limit pamięci rośnie o 2 MU, a połączenie o 2. 2 kredyty odnawialne, tylko na używanie lodołamaczy. Możesz mieć zainstalowaną tylko 1 konsolę.
card-battering-ram = Taran
    .text = 2 kredyty: złam 1 lub 2 podprogramy bariery. 1 kredyt: siła większa o 1 do końca skoku.
card-gordian-blade = Miecz gordyjski
    .text = 1 kredyt: złam 1 podprogram bramy kodowej. 1 kredyt: siła większa o 1 do końca skoku.
card-magnum-opus = Opus Magnum
    .text = 1 klik: pobierz 2 kredyty z banku.
card-net-shield = Tarcza sprzętowa
    .text = 1 kredyt: zablokuj 1 punkt obrażeń sprzętu, o ile jest pierwszy w tej turze.
card-pipeline = Rurociąg
    .text = 1 kredyt: złam 1 podprogram strażnika. 2 kredyty: siła większa o 1 do końca skoku.
card-aesops-pawnshop = Lombard Aesopa
    .text = Na początku swojej tury możesz skasować jedną z pozostałych swoich zainstalowanych kart; pobierz za nią 3 kredyty z banku.
card-sacrificial-construct = Konstrukt ofiarny
    .text = Skasuj tę kartę: zablokuj skasowanie 1 zainstalowanego programu lub sprzętu.

## Neutral Runner cards

card-infiltration = Infiltracja
    .text = Wybierz jedno: pobierz 2 kredyty z banku albo ujawnij 1 zainstalowaną niezrezowaną kartę.
card-sure-gamble = Pewny zakład
    .text = Pobierz 9 kredytów z banku.
card-crypsis = Mimetyzm
    .text = 1 kredyt: złam 1 podprogram dowolnego lodu albo siła większa o 1 do końca spotkania. 1 klik: połóż na tej karcie 1 znacznik wirusa. Na koniec spotkania, w którym złamała ona podprogram, usuń z niej 1 znacznik wirusa albo ją skasuj.
card-access-to-globalsec = Dostęp do Globalsec
    .text = Twoje połączenie rośnie o 1.
card-armitage-codebusting = Pogromcy kodu Armitage'a
    .text = Wchodzi do gry z 12 kredytami z banku; gdy nie zostanie żaden, skasuj tę kartę. 1 klik: przenieś 2 z tych kredytów do swojej puli kredytów.

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
    .text = Wymaga, aby runner rozpoczął skok w swojej ostatniej turze, udany lub nie. Zadaj 1 punkt obrażeń sprzętu.
card-precognition = Prekognicja
    .text = Obejrzyj 5 kart z wierzchu R&D, po czym odłóż je tam w wybranej przez siebie kolejności.
card-cell-portal = Portal komórkowy
    .text = ▸ Odrezuj ten lód, a runner ponownie podchodzi do najdalszego lodu zaatakowanego serwera.
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
