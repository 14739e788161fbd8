# Talie, lista kart i partie symulowane w wierszu poleceń.

## Liczby

percent = { $number }%
tenths = { $whole },{ $tenth }

## Pomoc: deck

deck-help = Sprawdza, pokazuje, przekształca i ocenia talie.
deck-help-address = Serwis, do którego prowadzi odnośnik.
deck-help-check = Mówi, czy talia jest dozwolona, albo podaje każdy powód, dla którego nie jest.
deck-help-convert = Zapisuje talię w innym formacie: .txt, .md, .bbcode, .json lub .o8d, zależnie od nazwy nowego pliku.
deck-help-file = Talia: plik, odnośnik albo frakcja talii początkowej.
deck-help-hand = Pokazuje, jak prawdopodobne jest to, czego talia potrzebuje na ręce startowej, i kilka takich rąk.
deck-help-hands = Ile rąk wylosować.
deck-help-identity = Tożsamość dla talii, która jej nie podaje, albo zamiast jej własnej.
deck-help-link = Wypisuje odnośnik, który otwiera talię w kreatorze talii.
deck-help-plot = Rysuje też koszty i wpływ w tym pliku SVG.
deck-help-seed = Liczba, która ustala wszystkie wyniki losowe.
deck-help-sets = Z ilu zestawów podstawowych pochodzą karty; bez tej opcji każdej jest dość.
deck-help-show = Pokazuje karty talii według rodzaju.
deck-help-stats = Pokazuje, z czego składa się talia, ile kosztuje i na co idzie jej wpływ.
deck-help-to = Nowy plik.

## Pomoc: cards

cards-help = Wypisuje karty z ich tekstami.
cards-help-card = Pokazuje jedną kartę wraz z zasadami, które jej dotyczą.
cards-help-game = Czyje karty: netrunner (domyślnie) albo deckers.
cards-help-json = Jako JSON, dla programów.
cards-help-name = Karta, według nazwy lub jej części.
cards-help-search = Tylko karty, w których występują wszystkie te słowa.

## Pomoc: simulate

simulate-help = Komputer gra wiele partii sam ze sobą.
simulate-help-netrunner = Rozgrywa wiele partii Netrunnera między dwiema taliami.
simulate-help-corp = Talia korporacji: plik albo frakcja talii początkowej.
simulate-help-games = Ile partii.
simulate-help-jobs = Ile partii naraz; bez tej opcji tyle, ile jest procesorów.
simulate-help-json = Jako JSON, dla programów.
simulate-help-resume = Zachowuje ukończone partie w tym pliku i gra dalej od niego, jeśli już jest.
simulate-help-on = Gdzie grać: local (ten komputer), ray (własny klaster tutaj) lub ray://HOST:PORT klastra Ray.
simulate-help-plot = Rysuje w tym pliku wyniki partii jako SVG.
simulate-help-runner = Talia runnera: plik albo frakcja talii początkowej.
simulate-help-corp-rung = Kto gra korporacją: poziom od script do oracle, house lub random.
simulate-help-runner-rung = Kto gra runnerem, tymi samymi słowami.
simulate-help-seed = Liczba, która ustala wszystkie wyniki losowe; ta sama liczba daje te same partie.

## Czym jest talia

deck-legal = Talia „{ $name }” jest dozwolona.
deck-not-legal =
    { $count ->
        [one] Talia „{ $name }” nie jest dozwolona z tego powodu:
        [few] Talia „{ $name }” nie jest dozwolona z tych { $count } powodów:
       *[many] Talia „{ $name }” nie jest dozwolona z tych { $count } powodów:
    }
deck-see-check = Ta talia nie jest dozwolona; „cyberdeck deck check” mówi, dlaczego.
deck-size =
    { $cards ->
        [one] { $cards } karta (minimum { $least })
        [few] { $cards } karty (minimum { $least })
       *[many] { $cards } kart (minimum { $least })
    }
deck-influence = wpływ { $spent } z { $limit }
deck-points = punkty projektów { $points } ({ $low } lub { $high })
deck-economy = ekonomia
deck-mix = Karty według rodzaju
deck-roles = W tym
deck-costs = Karty według kosztu, średnio { $mean }, bez projektów
deck-hand-one =
    { $cards ->
        [one] Co najmniej jedna na ręce startowej ({ $cards } karta)
        [few] Co najmniej jedna na ręce startowej ({ $cards } karty)
       *[many] Co najmniej jedna na ręce startowej ({ $cards } kart)
    }
deck-hand-cards = kart
deck-hand-first = szansa
deck-hand-second = z mulliganem
deck-hand-copies =
    { $copies ->
        [one] karta w { $copies } kopii
        [few] karta w { $copies } kopiach
       *[many] karta w { $copies } kopiach
    }
deck-hand-samples = Wylosowane ręce, ziarno { $seed }
deck-converted = Talia jest w pliku „{ $file }”.
deck-plotted = Obraz jest w pliku „{ $file }”.
deck-plot-none = Żadnej karty innej frakcji.

## Co jest nie tak z plikiem

deck-plot-format = Obraz jest rysowany jako SVG; zakończ nazwę na .svg zamiast „{ $file }”.

## Lista kart

cards-clauses = Zasady
cards-influence = wpływ { $number }
cards-near = Żadna karta nie nazywa się „{ $name }”; może jedna z tych: { $near }.
cards-no-clauses = Żadnych zasad dotyczących tylko tej karty.
cards-none = Żadna karta nie nazywa się „{ $name }”; „cyberdeck cards” wypisuje wszystkie.

## Partie symulowane

simulate-progress = Trwa gra
simulate-of =
    { $games ->
        [one] { $games } partia, ziarno { $seed }
        [few] { $games } partie, ziarno { $seed }
       *[many] { $games } partii, ziarno { $seed }
    }
simulate-won = Wygrane strony
simulate-games = partie
simulate-share = udział
simulate-interval = ufność 95%
simulate-reason = Jak się skończyło
simulate-length = Długość
simulate-least = najmniej
simulate-median = mediana
simulate-mean = średnio
simulate-most = najwięcej
simulate-turns = Tury obu stron
simulate-decisions = Decyzje
simulate-interrupted = Przerwano; z --out PLIK ukończone partie zostałyby zachowane.
simulate-kept = Przerwano; ukończone partie są w pliku „{ $file }”, to samo polecenie gra dalej od niego.
simulate-not-file = W pliku „{ $file }” nie ma partii symulowanych; wybierz inną nazwę.
simulate-no-ray = Do gry w klastrze potrzebny jest Ray: pip install 'cyberdeck[ray]'.
simulate-no-cluster = Pod adresem „{ $address }” nie odpowiada żaden klaster Ray.
simulate-nowhere = „{ $address }” to nie miejsce do gry; użyj local, ray lub ray://HOST:PORT.
simulate-other = Partie w pliku „{ $file }” są innych talii, innego ziarna lub innej wersji; wybierz inną nazwę.
