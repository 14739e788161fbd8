# The browser client.

## The start page

web-title = Cyberdeck
web-play-now = Zagraj teraz
web-friend-address = Link dla drugiej osoby
web-copy = Kopiuj
web-copied = Skopiowano
web-enter = Zajmij miejsce: { $side }
web-open-failed = Nie udało się otworzyć stołu; spróbuj za chwilę.
web-no-table = Pod tym linkiem nie ma stołu; sprawdź, czy skopiowano go w całości.
web-language = Język

## The table

web-connecting = Łączenie…
web-lost = Utracono połączenie – ponawiam…
web-waiting = Decyduje: { $side }…
web-you-win = Wygrywasz.
web-you-lose = Przegrywasz.
web-nobody-wins = Nikt nie wygrywa.
web-new-game = Nowa gra
web-to-start = Strona główna
web-see-board = Obejrzyj stół
web-turn = Tura { $number } · { $side }
web-run-credits =
    { $number ->
        [one] { $number } kredyt na ten skok
        [few] { $number } kredyty na ten skok
        [many] { $number } kredytów na ten skok
       *[other] { $number } kredytu na ten skok
    }
web-log = Przebieg gry
web-question = Twoja decyzja
web-keys = I: obejrzyj kartę · ?: pomoc
web-seek = Znajdź odpowiedź
web-hurts = szkodzi ci
web-cancel = Wróć
web-shortcuts = Skróty
web-shortcuts-many = Skróty ({ $number })
web-shortcut-runs = Trwa: { $shortcut }
web-shortcut-halt = Zatrzymaj
web-by-itself = Nie ma tu nic do rozstrzygnięcia; gra zaraz potoczy się dalej.
web-servers = Serwery
web-your-hand = Twoja ręka
web-spotlight = Właśnie pokazane
web-close = Zamknij
web-look = Obejrzyj kartę
web-look-through = Przejrzyj ten stos
web-empty = Nic tu nie leży.
web-hidden-card = Zakryta karta
web-facedown = zakryta
web-broken = złamany

## What a player has

web-credits = Kredyty
web-clicks = Kliki
web-points = Punkty
web-bad-publicity = Zła prasa
web-tags = Tagi
web-brain-damage = Obr. mózgu
web-link = Połączenie
web-memory = Pamięć

## What lies on cards

web-advancement = Żetony zaawansowania
web-recurring = Kredyty odnawialne
web-virus = Znaczniki wirusa
web-power = Znaczniki zasilania
web-agenda-counters = Znaczniki projektu

## What is printed on cards

web-cost = Koszt
web-strength = Siła
web-strength-now = Siła teraz
web-memory-cost = Wymagania pamięciowe
web-requirement = Trudność realizacji
web-trash-cost = Koszt skasowania
web-influence = Wpływ
