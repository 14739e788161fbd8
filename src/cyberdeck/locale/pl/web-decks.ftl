# Kreator talii i konto.

## Przeglądanie kart

web-deck-cards = Karty
web-deck-deck = Talia
web-deck-search = Szukaj w nazwach i tekstach
web-deck-side = Strona
web-deck-faction = Frakcja
web-deck-type = Rodzaj
web-deck-any = wszystkie
web-deck-clear = Wyczyść filtry
web-deck-more = O jedną więcej: { $card }
web-deck-fewer = O jedną mniej: { $card }
web-deck-copies =
    { $number ->
        [one] { $number } kopia w talii
        [few] { $number } kopie w talii
       *[many] { $number } kopii w talii
    }
web-deck-use = Wybierz
web-deck-used = Wybrana

## Talie

web-deck-begin = Nowa talia
web-deck-begin-with = Zacznij od…
web-deck-starters = Talie początkowe
web-deck-empty = Pusta, z tą tożsamością
web-deck-open = Moje talie
web-deck-none = Zacznij od talii początkowej albo tożsamości, albo wczytaj talię.
web-deck-no-cards = Nie ma jeszcze kart; dodaj je przyciskiem +.
web-deck-name = Nazwa talii
web-deck-duplicate = Powiel
web-deck-drop = Usuń
web-deck-drop-sure = Usunąć talię „{ $name }”?
web-deck-kept-here = Każda zmiana zostaje w tej przeglądarce.
web-deck-kept-account = Każda zmiana zostaje na koncie: { $name }.

## Stan talii

web-deck-of-least = { $number } (co najmniej { $least })
web-deck-of-limit = { $number } z { $limit }
web-deck-points = Punkty projektów
web-deck-points-of = { $number } ({ $low } lub { $high })
web-deck-legal = Ta talia jest dozwolona.
web-deck-illegal = Ta talia nie jest jeszcze dozwolona:
web-deck-rule = Zasada { $clause }
web-deck-against = Komputer gra talią
web-deck-play = Zagraj tą talią przeciw komputerowi
web-deck-play-illegal = Grać można tylko dozwoloną talią.

## Próby

web-deck-as-table = Jako tabela
web-deck-hand = Ręka startowa
web-deck-draw = Dobierz 5 kart
web-deck-mulligan = Mulligan

## Wczytywanie i zapisywanie

web-deck-import = Wczytaj talię
web-deck-import-hint = Talia jako lista, odnośnik, Markdown, BBCode, JSON albo z OCTGN
web-deck-import-take = Wczytaj ten tekst
web-deck-import-file = Wybierz plik
web-deck-imported = Wczytana talia
web-deck-export = Zapisz tę talię
web-deck-format = Format
web-deck-format-text = Tekst
web-deck-format-link = Odnośnik
web-deck-download = Pobierz

## Konto

web-account = Konto
web-account-hint = Konto zbiera twoje talie i partie na wszystkich urządzeniach. Grać można też bez niego.
web-account-name = Nazwa
web-password = Hasło
web-password-hint =
    { $number ->
        [one] Co najmniej { $number } znak
        [few] Co najmniej { $number } znaki
       *[many] Co najmniej { $number } znaków
    }
web-sign-in = Zaloguj się
web-create-account = Załóż konto
web-sign-out = Wyloguj się
web-signed-in = Zalogowano jako { $name }.
web-account-decks = Talie na koncie
web-account-no-decks = Nie ma jeszcze talii.
web-account-games =
    { $number ->
        [one] { $number } partia na koncie
        [few] { $number } partie na koncie
       *[many] { $number } partii na koncie
    }
web-no-answer = Serwis nie odpowiada; spróbuj za chwilę ponownie.
