# Talie: jak się nazywają i co jest z nimi nie tak.

## Czym jest talia

deck-starter = Talia początkowa: { $faction }
deck-plot-cost = koszt w kredytach
deck-plot-costs = Karty według kosztu

## Dlaczego talia nie jest dozwolona

deck-fault-identity = „{ $identity }” nie jest tożsamością; talia należy do dokładnie jednej.
deck-fault-second-identity = „{ $card }” jest tożsamością i nie może być w talii.
deck-fault-size = Kart w talii: { $cards }, a jej tożsamość wymaga co najmniej { $least }.
deck-fault-points = Punktów projektów w talii: { $points }; przy tylu kartach ({ $cards }) musi ich być { $low } lub { $high }.
deck-fault-influence = Karty innych frakcji zużywają wpływ: { $spent }, a limit wpływu tożsamości to { $limit }.
deck-fault-copies = Kopii karty „{ $card }”: { $copies }; dozwolone są { $most }.
deck-fault-side = „{ $card }” to karta drugiej strony ({ $side }).
deck-fault-agenda = „{ $card }” to projekt innej frakcji.
deck-fault-no-influence = „{ $card }” należy do innej frakcji i nie ma wartości wpływu, więc może jej użyć tylko własna frakcja.
deck-fault-sets =
    { $sets ->
        [one] Kopii karty „{ $card }”: { $copies }, a w jednym zestawie podstawowym jest ich { $there }.
        [few] Kopii karty „{ $card }”: { $copies }, a w { $sets } zestawach podstawowych jest ich { $there }.
       *[many] Kopii karty „{ $card }”: { $copies }, a w { $sets } zestawach podstawowych jest ich { $there }.
    }

## Co jest nie tak z plikiem

deckfile-card = W zestawie podstawowym nie ma karty „{ $card }”; sprawdź nazwę.
deckfile-card-near = W zestawie podstawowym nie ma karty „{ $card }”; może { $near }?
deckfile-count = „{ $count }” to nie liczba kopii karty „{ $card }”; napisz liczbę od 1 do { $most }.
deckfile-count-identity = Talia ma swoją tożsamość raz; napisz „{ $card }” z 1 lub bez liczby.
deckfile-doctype = Plik deklaruje typ dokumentu, którego żadna talia nie potrzebuje; usuń go.
deckfile-format = Z nazwy „{ $file }” nie wynika, jak pisać; zakończ ją na jedno z: { $known }.
deckfile-identities = Talia ma dwie tożsamości, „{ $first }” i „{ $second }”; usuń jedną.
deckfile-identity = „{ $name }” nie jest tożsamością z zestawu podstawowego; są to: { $known }.
deckfile-illegal = Talia „{ $file }” nie jest dozwolona: { $reason }
deckfile-json = Wiersz { $line } pliku nie jest poprawnym JSON-em; popraw go.
deckfile-link = Ten odnośnik do talii jest niepełny lub błędny; skopiuj go ponownie.
deckfile-missing = Nie ma pliku „{ $file }” ani talii początkowej o tej nazwie; talie początkowe to: { $known }.
deckfile-no-identity = Talia nie podaje tożsamości; dodaj wiersz z jej nazwą (w wierszu poleceń: --identity).
deckfile-not-deck = To nie jest talia: nie ma w niej żadnej karty zestawu podstawowego.
deckfile-not-replaced = Plik „{ $file }” już istnieje i nie jest talią, więc zostaje, jaki był; wybierz inną nazwę.
deckfile-xml = Wiersz { $line } pliku nie jest poprawnym XML-em; popraw go.

## Lista kart

cards-found =
    { $count ->
        [0] Nie znaleziono żadnej karty.
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
