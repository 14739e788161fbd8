# Gra w terminalu.

## Polecenia i ich opcje

play-command = Rozpoczyna grę tu, w terminalu.
play-netrunner-command = Więcej dla Netrunnera: gra od zadanej pozycji.
play-command-netrunner = Gra w Netrunnera przeciw komputerowi albo dwóch osób przy jednym ekranie.
play-command-position = Gra dalej od pozycji z pliku, na przykład od zadania.
play-position-file = Pozycja jako plik YAML.
play-option-all-windows = Pyta przy każdej okazji, także gdy nie masz nic do wyboru.
play-option-quick = Przy jednym ekranie nie pyta żadnego z was tam, gdzie tylko on widzi, że nie ma wyboru.
play-option-pace = Sekundy na każdy wiersz tego, co robią inni; 0 pokazuje wszystko od razu.
play-option-as = Twoja strona, corp lub runner; drugą gra komputer. Bez tej opcji jesteś runnerem.
play-option-corp = Talia początkowa korporacji, według frakcji.
play-option-hot-seat = Dwie osoby na zmianę przy tym ekranie; komputer nie gra.
play-option-journal = Zapisuje przebieg partii do tego pliku.
play-option-resume = Gra dalej od tego zapisu.
play-option-runner = Talia początkowa runnera, według frakcji.
play-option-seed = Liczba, która ustala wszystkie wyniki losowe; bez niej każda partia jest nowa.
play-resume-alone = Zapis partii ma już swoje talie i ziarno; pomiń --corp, --runner i --seed.
play-finished = Partia w „{ $file }” jest skończona; pokaże ją „cyberdeck replay”.

## Pliki

file-bad-yaml = Plik „{ $file }” nie jest pozycją w YAML; popraw go albo wybierz inny.
file-bad-yaml-line = Plik „{ $file }” nie jest poprawnym YAML w pobliżu wiersza { $line }; popraw go tam.
file-not-replaced = Plik „{ $file }” już istnieje i nie jest zapisem partii, więc zostaje, jaki był; wybierz inną nazwę.
file-exists = Plik „{ $file }” już istnieje i zostaje, jaki był; wybierz inną nazwę.
file-not-written = Nie można zapisać pliku „{ $file }”; sprawdź, czy folder istnieje i czy wolno ci w nim pisać.

## Stół

play-archives = Archiwa { $number }
play-bad-publicity = zła prasa { $number }
play-brain-damage = obrażenia mózgu { $number }
play-clicks =
    { $number ->
        [one] { $number } klik
        [few] { $number } kliki
        [many] { $number } klików
       *[other] { $number } kliku
    }
play-corp-score = Zapunktowane przez korporację:
play-counter-agenda = projekt { $number }
play-counter-credits = { $number }¢
play-counter-power = zasilanie { $number }
play-counter-recurring = { $number }¢ odnawialne
play-counter-virus = wirus { $number }
play-credits = { $number }¢
play-empty = nic
play-grip = garść { $number }/{ $limit }
play-hand-grip = Twoja garść:
play-hand-hq = Twoje HQ:
play-heap = sterta { $number }
play-heap-title = Sterta:
play-archives-title = Archiwa:
play-hidden-card = karta
play-hidden-ice = lód
play-hq = HQ { $number }/{ $limit }
play-in-play = Zagrywane:
play-link = połączenie { $number }
play-memory = pamięć { $number }/{ $limit }
play-points = punkty { $number }/{ $limit }
play-rd = R&D { $number }
play-remote = Zdalny { $number }
play-rig = Warsztat:
play-run-access = Skok na { $server }: udany, dostęp
play-run-approach = Skok na { $server }: podejście ({ $ice })
play-run-broken = Skok na { $server }: { $ice }, wszystkie podprogramy złamane
play-run-credits = { $number }¢ na ten skok
play-run-encounter = Skok na { $server }: spotkanie ({ $ice }), niezłamane podprogramy: { $numbers }
play-run-server = Skok na { $server }: przed serwerem
play-runner-score = Wykradzione przez runnera:
play-setup = Przygotowanie
play-shown = Widzisz:
play-stack = stos { $number }
play-tags = tagi { $number }
play-turn = Tura { $number } · { $side }

## Co się mówi podczas gry

play-choose =
    { $count ->
        [one] Wpisz 1, by wybrać jedyną możliwość, albo ? po pomoc.
        [few] Wpisz liczbę od 1 do { $count } albo ? po pomoc.
        [many] Wpisz liczbę od 1 do { $count } albo ? po pomoc.
       *[other] Wpisz liczbę od 1 do { $count } albo ? po pomoc.
    }
play-more-log =
    { $number ->
        [one] … jeszcze { $number } wiersz; „log” pokazuje wszystko
        [few] … jeszcze { $number } wiersze; „log” pokazuje wszystko
        [many] … jeszcze { $number } wierszy; „log” pokazuje wszystko
       *[other] … jeszcze { $number } wiersza; „log” pokazuje wszystko
    }
play-no-number =
    { $count ->
        [one] Nie ma możliwości { $found }; jedyna to 1.
        [few] Nie ma możliwości { $found }; wybierz od 1 do { $count }.
        [many] Nie ma możliwości { $found }; wybierz od 1 do { $count }.
       *[other] Nie ma możliwości { $found }; wybierz od 1 do { $count }.
    }
play-no-rest = Odpocząć można tylko w otwartym oknie poza skokiem.
play-no-undo = Nie ma czego cofnąć.
play-undo-hot-seat = Cofać można tylko wtedy, gdy dwie osoby grają przy jednym ekranie.
play-nothing-found = Nie ma karty ani słowa z zasad „{ $words }”; podobne: { $near }.
play-offered = „{ $notation }” jest teraz wśród możliwości.
play-why-wish = { $wish }: { $reason } ({ $clause })
play-why = { $reason } ({ $clause })
play-hand-over = Teraz gra: { $side }
play-press-enter = Naciśnij Enter, gdy ekran widzi tylko właściwy gracz.

## Pomoc

play-help-number = wybiera możliwość o tym numerze
play-help-notation = to samo w notacji
play-help-shortcut = skrót, numerem lub nazwą: kilka odpowiedzi naraz
play-shortcuts = Naraz:
play-more-shortcuts = jeszcze { $number } po wpisaniu ?
play-help-enter = pasuje albo idzie dalej, jeśli to stoi na początku; wybiera jedyną możliwość
play-help-explain = objaśnia kartę albo słowo z zasad
play-help-why = mówi, dlaczego ruchu zapisanego w notacji nie ma do wyboru
play-help-look = przegląda Archiwa, stertę i obszary punktacji
play-help-log = pokazuje wszystko, co się wydarzyło
play-help-again = pokazuje jeszcze raz, krok po kroku, co się wydarzyło od twojej ostatniej decyzji
play-skip = Enter pomija
play-nothing-told = Nikt inny jeszcze nic nie zrobił.
play-help-rest = pasuje w każdym oknie do końca tury albo do początku skoku
play-help-save = zapisuje przebieg partii do pliku
play-help-position = zapisuje pozycję do pliku, także zakryte karty
play-help-back = porzuca odpowiedzi na to pytanie i zaczyna je od nowa
play-help-undo = cofa ostatnią decyzję (dwie osoby przy jednym ekranie)
play-help-quit = odchodzi od stołu
play-help-signs = Znaki: ■ odkryta · ▒ zakryta · ▶ gdzie jest runner · (2) siła · ▲ żetony zaawansowania · ★ punkty projektu · ¢ kredyty
play-help-now = Teraz w notacji:

## Co jest na karcie

play-fact-advancement = trudność realizacji { $number }
play-fact-install = koszt instalacji { $number }
play-fact-link = połączenie { $number }
play-fact-memory = wymagania pamięciowe { $number }
play-fact-play = koszt zagrania { $number }
play-fact-points = punkty projektu { $number }
play-fact-rez = koszt zrezowania { $number }
play-fact-strength = siła { $number }
play-fact-trash = koszt skasowania { $number }
play-fact-unique = unikatowa

## Początek i koniec

play-first-game = Zagrać teraz pierwszą partię Netrunnera, jako runner (Kształcerze) przeciw Jinteki? Enter: tak, n: nie:
play-save-as = Zapisać partię? Nazwa pliku albo sam Enter, by odejść bez zapisu:
play-saved = Zapis partii jest w „{ $file }”.
play-position-saved = Pozycja jest w „{ $file }”, razem z zakrytymi kartami i przyszłymi losami.
play-left = Partia pozostaje nieskończona; jej ziarno to { $seed }.
play-seed = Ziarno: { $seed }
play-won-by = Zwycięstwo: { $winners }
play-you-lost = Przegrana.
play-you-won = Wygrana!
play-help-hint = pyta, co komputer zrobiłby na twoim miejscu i jak dobre to jest
play-no-hint = Tu dwie osoby grają przeciw sobie; nikt nie pyta komputera.
