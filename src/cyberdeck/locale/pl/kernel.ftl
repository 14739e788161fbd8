# Co mówi jądro, niezależnie od gry.

## Decyzje

illegal-decision = „{ $notation }” nie należy teraz do możliwości; wybierz jedną z podanych.
illegal-index =
    { $count ->
        [one] Nie ma możliwości numer { $index }; jedyna możliwość ma numer 0.
        [few] Nie ma możliwości numer { $index }; { $count } możliwości są numerowane od 0.
        [many] Nie ma możliwości numer { $index }; { $count } możliwości jest numerowanych od 0.
       *[other] Nie ma możliwości numer { $index }; { $count } możliwości jest numerowanych od 0.
    }
game-over = Partia jest skończona; nie ma już o czym decydować.
nothing-to-cancel = Nie zaczęto niczego, co można by przerwać; wybierz jedną z możliwości.
option-number = { $number }
outcome-chance = { $outcome } ({ $percent } %)
option-done = Gotowe
ask-interrupt =
    { $kinds ->
        [about] Za chwilę: { $about }. Czy czegoś użyjesz?
        [about-number] Za chwilę: { $about } ({ $number }). Czy czegoś użyjesz?
       *[other] Czy czegoś użyjesz, zanim to się stanie?
    }
ask-resolve-next = Co wykonać jako następne?
option-decline = Nie używaj niczego
option-resolve =
    { $kinds ->
        [card-number] Wykonaj: { $card } (zdolność { $number })
       *[other] Wykonaj: { $card }
    }

## Dlaczego jakiejś decyzji nie ma wśród możliwości

why-not-over = Partia jest skończona.
why-not-turn = Decyduje teraz: { $seat }.
why-not-unknown = „{ $notation }” nie jest ruchem w tej grze; podane możliwości pokazują, jak zapisuje się ruchy.

## Zapisy partii

journal-empty = Zapis partii jest pusty; wybierz plik, który zawiera partię.
journal-not-one = To nie jest zapis partii Cyberdeck; pierwszy wiersz musi go tak oznaczać.
journal-format = Zapis partii ma format { $found }, a ten Cyberdeck czyta format { $ours }; użyj programu, który go utworzył.
journal-engine = Zapis partii pochodzi z wersji { $found } silnika gry { $game }, a ta wersja to { $ours }; odtworzyć go może tylko wersja { $found }.
picture-not-over = Gra jeszcze się nie skończyła, więc nie ma czego narysować.
extra-missing = Nie zainstalowano części Cyberdecka, która jest tu potrzebna; zainstaluj ją: pip install "cyberdeck[{ $extra }]"
journal-game = Zapis dotyczy gry o nazwie „{ $game }”, której ten Cyberdeck nie zna; zainstaluj ją albo sprawdź nazwę.
journal-line = Nie można odczytać wiersza { $line } zapisu partii: „{ $text }”; popraw go lub usuń.
journal-header = Na początku zapisu partii brakuje wpisu „{ $key }” lub jest on nieczytelny; przywróć go.
journal-decision = Decyzja { $line } w zapisie partii, „{ $notation }”, jest w tym miejscu niedozwolona; zapis został zmieniony albo dotyczy innej gry.
journal-seat = Decyzję { $line } w zapisie partii podejmuje { $found }, a powinno ją podjąć miejsce { $expected }; zapis został zmieniony.
journal-digest = Odtworzona partia kończy się inną pozycją, niż podaje zapis; zapis został zmieniony albo jest uszkodzony.
journal-too-long = Decyzja { $line } w zapisie partii następuje po końcu partii; usuń ją razem z dalszymi.

## Zapisane stany gry i przygotowane wyniki

save-unreadable = To nie jest stan gry zapisany przez ten silnik; użyj stanu zapisanego przez tę samą wersję.
script-unknown = Przygotowany wynik „{ $outcome }” nie pasuje do „{ $stream }”; przygotuj taki, który może tam wystąpić.

## To, co ludzie piszą ręcznie

spec-mapping = „{ $name }” musi być listą kluczy z wartościami; tak ją zapisz.
spec-key = „{ $key }” nic tam nie znaczy (podobne: { $near }); użyj jednego z: { $known }.
spec-number = „{ $key }” musi być liczbą całkowitą od 0 do { $most }; popraw ją.
spec-names = „{ $key }” musi być listą nazw; tak ją zapisz.
spec-coming = Nie można odczytać przyszłych wyników przy „{ $stream }”; napisz listę nazw, liczb lub kolejności.
spec-unreadable = „{ $text }” nie jest krokiem ani wartością, jaką może mieć pozycja; zostaw to tak, jak zostało zapisane, albo usuń to, co stoi pod „still”, i opisz chwilę słowami.
spec-chance = „chance” musi być liczbą całkowitą zapisaną z pozycją; pomiń ją, aby los zaczął się od nowa.
spec-answered = „{ $notation }” nie jest odpowiedzią na otwarte pytanie; odpowiedzi pisz tylko po pytaniu pod „still”.
spec-numbered = Numer { $number } musi mieć dokładnie jedna karta; ponumeruj wszystkie karty od 0 albo żadnej.
spec-unsound = To, co ma się stać według „still”, nie pasuje do tej pozycji; zostaw plik tak, jak został zapisany, albo opisz chwilę słowami.
spec-no-positions = Ta gra nie zapisuje plików pozycji.

## Gry

none = brak
unknown-game = Nie ma gry „{ $name }”; znane gry: { $known }.
short-broken = Ten wiersz nie zawiera całej pozycji; skopiuj wszystko, od nazwy gry do ostatniego znaku.
short-form = Ten wiersz ma postać { $found }, a Cyberdeck czyta postać { $ours }; zainstaluj wersję, którą go zrobiono, albo nowszą.
