### Zadania w terminalu

puzzle-help = Zagadki: dzisiejsza lub o podanym numerze; z --goal nowa z pozycji.
puzzle-help-which = Numer, słowo zagadki lub plik; bez niego dzisiejsza.
puzzle-help-goal = Udowodnij, że ten cel da się osiągnąć z pozycji, i podaj słowo zagadki.
puzzle-help-list = Podaj wszystkie zagadki z ich trudnością.
puzzle-help-solution = Podaj pierwsze ruchy, które ją rozwiązują.
puzzle-number = Zagadka { $name }, gwiazdki: { $grade } z 5
puzzle-solved = Rozwiązane!
puzzle-missed = Nie tędy: to koniec, a celu nie osiągnięto.
puzzle-spoilt = Nie tędy: po tym celu nie da się już wymusić.
puzzle-again = Enter zaczyna od nowa, ? pokazuje rozwiązanie:
puzzle-shown = Tak się to rozwiązuje.
puzzle-hint-thing = Pomyśl o: { $thing }
puzzle-hint-move = To pozostawia cel w zasięgu: { $move }
puzzle-no-hint = W tej chwili nie ma czego doradzić.
puzzle-proved = Udowodnione. Pierwsze ruchy, które ją rozwiązują: { $count }
