# Powtórka zakończonej partii, zasady i dlaczego czegoś nie można zrobić.

## Powtórka

web-replay-failed = Nie udało się wczytać powtórki; spróbuj za chwilę.
web-open-here = Otwórz w Cyberdecku
web-replay-place = Miejsce w partii
web-replay-at = Decyzja { $at } z { $of }
web-replay-first = Na początek (Home)
web-replay-last = Na koniec (End)
web-replay-back = Jedna decyzja wstecz (←)
web-replay-on = Jedna decyzja dalej (→)
web-replay-turn-back = Do poprzedniej tury (Page up)
web-replay-turn-on = Do następnej tury (Page down)
web-replay-play = Odtwarzaj (spacja)
web-replay-pause = Pauza (spacja)
web-replay-view = Kto patrzy
web-replay-spectator = Widz
web-replay-taken = wybrano
web-replay-hands = Karty wszystkich
web-replay-share = Kopiuj link
web-replay-journal = Zapis partii
web-play-on = Graj dalej od tego miejsca
web-play-on-hint = Nowy stół zaczyna się po decyzji { $number }; ta partia się nie zmienia.
web-play-on-me = Gram ja
web-play-on-friend = Znajomy, przez link
web-play-on-house = Komputer
web-play-on-begin = Zacznij
web-measure-corp-credits = Korporacja: kredyty
web-measure-runner-credits = Runner: kredyty
web-measure-corp-points = Korporacja: punkty
web-measure-runner-points = Runner: punkty
web-measure-scouts = Zwiadowcy
web-measure-guardians = Strażnicy
web-measure-markers = Programy i instalacje

## Zasady

web-rules-of = Zasady: { $game }
web-rules-games = Gry
web-rules-search = Szukaj słów lub numerów
web-rules-cards = Karty tego rozdziału
web-rules-contents = Spis treści
web-rules-hits =
    { $number ->
        [one] Znaleziono { $number } miejsce
        [few] Znaleziono { $number } miejsca
       *[other] Znaleziono { $number } miejsc
    }
web-rules-failed = Nie udało się wczytać zasad; spróbuj za chwilę.
web-rules-link = Link do { $clause }
web-card-rules = Zasady dotyczące tej karty

## Dlaczego nie?

web-why = Dlaczego nie teraz?
web-why-play = Dlaczego nie mogę jej zagrać?
web-why-install = Dlaczego nie mogę jej zainstalować?
web-why-rez = Dlaczego nie mogę jej zrezować?
web-why-score = Dlaczego nie mogę jej zapunktować?
web-why-advance = Dlaczego nie mogę jej awansować?
web-why-use = Dlaczego nie mogę jej użyć?
web-why-break = Dlaczego nie mogę nią łamać?
web-why-trash = Dlaczego nie mogę jej skasować?
web-why-upgrade = Dlaczego nie mogę jej dostać?
web-why-execute = Dlaczego nie mogę jej wykonać?
web-why-show = Dlaczego nie mogę jej pokazać?
web-why-boost = Dlaczego nie mogę jej wzmocnić?
web-why-prevent = Dlaczego nie mogę nią niczego zablokować?
web-why-instead = Dlaczego nie mogę użyć jej zamiast dostępu?
web-why-access = Dlaczego nie mogę uzyskać do niej dostępu?
web-why-run = Dlaczego nie mogę tam skoczyć?
web-why-interrupt = Dlaczego nie mogę nią przerwać?
web-why-go = Dlaczego nie mogę tam pójść?
web-why-project = Dlaczego nie mogę użyć tam projekcji?
web-why-push-from = Dlaczego nie mogę stamtąd przesuwać?
web-why-infect = Dlaczego nie mogę tu infekować?
web-why-upload = Dlaczego nie mogę wgrać programu: { $colour }?
web-why-installation = Dlaczego nie mogę zainstalować: { $colour }?
web-why-convert = Dlaczego nie mogę przekształcić zwiadowcy w: { $colour }?
web-why-hand-tile = Dlaczego to nie tura tego deckera?
web-why-spend-packet = Dlaczego nie mogę go wydać?
web-why-rule = Zasada { $clause }
web-explain = Dlaczego?
web-explain-who = { $seat }, jak widzi to { $rung }:
web-explain-other = Tego, co wybrano, nie ma wśród nich: to błąd albo inny zamysł.
