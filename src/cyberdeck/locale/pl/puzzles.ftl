### Zagadki: czego wymagają, co zdradzają, co z którąś jest nie tak

puzzle-netrunner-win = Wygraj w tej turze.
puzzle-netrunner-flatline = Wypłaszcz Runnera w tej turze.
puzzle-netrunner-score = Zapunktuj projekt w tej turze.
puzzle-netrunner-steal = Wykradnij projekt w tej turze.
puzzle-netrunner-breach = Wykonaj w tej turze udany skok na serwer zdalny.
puzzle-netrunner-survive = Bądź wciąż w grze, gdy zacznie się twoja następna tura.
puzzle-deckers-meet = Rozegraj ostatnią turę cyklu tak, by cel został osiągnięty.
puzzle-deckers-reach = Osiągnij cel w tym kroku akcji.
puzzle-deckers-banish = Usuń strażnika w tym kroku akcji.
puzzle-deckers-infect = Wygraj infekcję w tym kroku akcji.
puzzle-deckers-survive = Bądź wciąż w grze, gdy zaczną się następne akcje.
puzzle-hand =
    { $side ->
        [corp] W HQ
       *[runner] W garści
    }
puzzle-deck =
    { $side ->
        [corp] R&D od góry
       *[runner] Stos od góry
    }
puzzle-facedown = Zakryte: { $server }
puzzle-moment = Zagadka zaczyna się tam, gdzie ktoś ma wykonać akcję we własnej turze.
puzzle-unreadable = To nie jest zagadka: potrzebne są gra, cel i pozycja.
puzzle-goal = Nie ma celu „{ $found }”; cele to: { $known }.
puzzle-over = W tej pozycji nie ma już o co pytać.
puzzle-unknown = Nie ma zagadki „{ $name }”: podaj numer od 1 do { $last } albo słowo zagadki, którą ktoś ułożył.
puzzle-refuted = To nie jest zagadka: celu nie da się wymusić.
puzzle-open = Ani udowodnione, ani obalone: jest zbyt wiele dróg. Może pomóc mniej kliknięć lub kart.
puzzle-other = Ten stół nie należy do tej zagadki.
preview-puzzle = umiesz ją rozwiązać?
