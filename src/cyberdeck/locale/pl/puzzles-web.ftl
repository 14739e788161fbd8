### Strona zagadek i zagadka obok stołu

web-puzzles-about = Pozycja, cel i dowód, że da się go osiągnąć, cokolwiek zrobi druga strona i przyniesie los. Gwiazdki mówią, ilu graczy komputerowych zawodzi.
web-puzzles-all = Wszystkie zagadki
web-puzzle-any = Wszystkie cele
web-puzzle-daily = Zagadka dnia
web-puzzle-solve = Rozwiąż
web-puzzle-streak = Dni z rzędu: { $days }
web-puzzle-grade = Gwiazdki: { $grade } z 5
web-puzzle-rule = Musi się udać, cokolwiek odpowiedzą inni i przyniesie los.
web-puzzle-solved = Rozwiązane!
web-puzzle-missed = Nie tędy: to koniec, a celu nie osiągnięto.
web-puzzle-spoilt = Nie tędy: po tym celu nie da się już wymusić.
web-puzzle-hint = Podpowiedź
web-puzzle-more = Zdradź ruch
web-puzzle-thing = Pomyśl o tym, co wyróżnia się na stole.
web-puzzle-no-hint = W tej chwili nie ma czego doradzić.
web-puzzle-again = Jeszcze raz
web-puzzle-solution = Pokaż rozwiązanie
web-puzzle-showing = Zobacz, jak to zrobić.
web-puzzle-shown = Tak się to rozwiązuje.
web-puzzle-own = Ułóż własną
web-puzzle-own-about = Wklej pozycję, jako plik lub jako wiersz, i powiedz, co trzeba osiągnąć. Zostanie udowodniona i dostanie link.
web-puzzle-position = Pozycja
web-puzzle-goal = Cel
web-puzzle-prove = Udowodnij
web-puzzle-proving = Trwa dowodzenie …
web-puzzle-proved = Udowodnione. Pierwsze ruchy, które ją rozwiązują: { $count }. Oto link:
