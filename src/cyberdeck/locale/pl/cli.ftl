# Wiersz poleceń.

## Pomoc

cli-about = Android: Netrunner i Deckers, dokładnie tak, jak każą ich instrukcje.
cli-help-bench = Mierzy, jak szybko działa gra.
cli-help-bench-game = Mierzona gra; jeśli żadnej nie podano, wszystkie.
cli-help-bench-seconds = Przez ile sekund rozgrywać każdą grę.
cli-help-games = Wymienia gry.
cli-help-help = Pokazuje tę pomoc.
cli-help-lang = Język: { $languages }.
cli-help-replay = Odtwarza zapis partii: decyzje, przebieg i wynik.
cli-help-replay-file = Zapis partii.
cli-help-replay-verify = Mówi też, czy odtworzona partia kończy się tak, jak podaje zapis.
cli-help-version = Pokazuje wersję.
cli-panel-arguments = Argumenty
cli-panel-commands = Polecenia
cli-panel-options = Opcje

## Powitanie

cli-version = Cyberdeck { $version }
cli-welcome-games = Gry
cli-welcome-more = „cyberdeck POLECENIE --help” mówi więcej o poleceniu.
cli-no-games = Nie zainstalowano jeszcze żadnej gry.

## Odtwarzanie

replay-of = { $game }, wersja silnika { $engine }
replay-seats = Miejsca: { $seats }
replay-decisions = Decyzje
replay-log = Przebieg
replay-progress = Odtwarzanie
replay-open = Partia nie jest jeszcze skończona.
replay-won = { $reason } Zwycięstwo: { $winners }
replay-not-won = { $reason } Nikt nie wygrał.
replay-verified =
    { $count ->
        [one] Sprawdzono: { $count } decyzja, suma kontrolna { $digest }
        [few] Sprawdzono: { $count } decyzje, suma kontrolna { $digest }
        [many] Sprawdzono: { $count } decyzji, suma kontrolna { $digest }
       *[other] Sprawdzono: { $count } decyzji, suma kontrolna { $digest }
    }

## Szybkość

bench-title = Szybkość losowej gry
bench-game = Gra
bench-decisions = Decyzje na sekundę
bench-copy = Kopia, ns
bench-save = Zapis i odczyt, ns
bench-progress = Pomiar: { $game }
bench-number = { $number }

## Błędy

cli-bad-command = „cyberdeck { $arguments }” nie jest poleceniem; „cyberdeck --help” wymienia polecenia.
cli-bad-option = Opcja { $option } nie istnieje lub brakuje jej wartości; „cyberdeck --help” wymienia opcje.
cli-bad-value = Brakuje wartości { $name } lub jest ona niewłaściwego rodzaju; „cyberdeck --help” mówi, jaka ma być.
cli-too-large = { $name } może wynosić najwyżej { $most }.
cli-too-small = { $name } musi wynosić co najmniej { $least }.
cli-unknown-language = „{ $found }” nie jest językiem Cyberdeck; wybierz jeden z: { $languages }.
file-missing = Nie ma pliku „{ $file }”; sprawdź nazwę.
file-not-text = Plik „{ $file }” nie jest tekstem; wybierz inny.
file-too-big = Plik „{ $file }” ma ponad { $megabytes } MB; wybierz inny.
file-unreadable = Nie można odczytać pliku „{ $file }”; sprawdź, czy to plik i czy wolno ci go czytać.

## Zasady

rules-help = Pokazuje zasady gry albo je przeszukuje.
rules-help-game = Gra: netrunner lub deckers.
rules-help-search = Tylko punkty, w których występują wszystkie te słowa, także pod inną nazwą.
rules-unknown-game = Nie ma tu zasad gry „{ $game }”; wybierz jedną z: { $known }.
rules-nothing = W zasadach nic nie mówi o „{ $words }”; spróbuj mniej słów albo innych.

## Positions and journals

convert-help = Zapisuje pozycję w innej postaci: jako plik albo wiersz do przekazania.
convert-help-source = Plik pozycji, dziennik albo przekazany wiersz.
convert-help-to = Postać: yaml albo line; bez podania ta druga.
convert-help-at = W dzienniku: po ilu decyzjach; bez podania koniec.
convert-help-out = Plik do zapisania; bez podania terminal.
convert-form = „{ $found }” nie jest postacią pozycji; wybierz jedną z: { $known }.
convert-at = Dziennik ma tylko { $most } decyzji; wybierz najwyżej tę liczbę.
convert-unknown = „{ $file }” nie jest pozycją żadnej gry; „cyberdeck GRA position PLIK” powie, co w nim nie tak.
positions-help = Wypisuje pozycje dziennika, każdą jako wiersz do przekazania.
positions-help-every = Tylko co tyle decyzji.
short-other = Ten wiersz to pozycja gry { $game }; użyj „cyberdeck { $game } position”.

## Language models

mcp-help = Pozwala modelowi językowemu zająć miejsce (Model Context Protocol).
picture-help = Rysuje pozycję albo koniec gry jako SVG lub PNG.
picture-help-out = Obraz do zapisania: nazwa kończąca się na .svg lub .png.
picture-help-seat = Kto patrzy: miejsce albo spectator; bez tego ten, kto decyduje.
picture-help-end = Zamiast tego rysuje, jak skończyła się gra.
picture-drawn = Narysowano „{ $file }”.
picture-format = „{ $file }” nie kończy się ani na .svg, ani na .png; wybierz jedno z nich.
picture-seat = Nie ma miejsca „{ $found }”; są: { $known }.
mcp-no-game = Nie ma jeszcze gry; najpierw wywołaj new_game.
mcp-no-seat = Nie ma miejsca „{ $name }”; wybierz spośród: { $known }.
