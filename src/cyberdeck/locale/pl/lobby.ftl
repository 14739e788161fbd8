seek-sides = Podaj, którą stroną zagrasz, jedną lub obiema, i jaką talią.
seek-gone = Nikt już tam nie czeka.
seek-oneself = To ty; drugą stronę musi wziąć ktoś inny.
too-many-seeks = Liczba otwartych ogłoszeń doszła do { $number }, więcej się nie da; wycofaj któreś albo poczekaj.

## Strona

web-seeking = Kto szuka gry?
web-seek-new = Szukaj gry
web-seek-sides = Chcę grać jako
web-seek-deck = Talia: { $side }
web-seek-to = Kogo wyzywasz?
web-seek-anybody = kogokolwiek
web-seek-begin = Szukaj gry
web-challenge = Wyzwij
web-seek-waiting-hint = Rozejrzyj się; gdy tylko ktoś się dosiądzie, trafisz do stołu.
web-seek-withdraw = Wycofaj
web-seek-expired = Nikt nie przyszedł i ogłoszenie wygasło.
web-seek-you = ty: { $side }
web-seek-either = ty: dowolna strona
web-nobody-seeks = Teraz nikt nie szuka gry
web-nobody-seeks-hint = Zacznij szukać i zajmij się czymś innym: gdy ktoś się dosiądzie, trafisz do stołu.
web-sit-down = Dosiądź się
web-challenges-you = wyzywa cię
web-challenged = wyzwanie: { $name }
web-rated = rankingowa
web-rated-hint = Dwa konta, zegar i bez cofania.
web-guest = Gość
web-live = Teraz trwają
web-delayed = { $number } s później
web-free-seats = Wolne: { $seats }
web-turns-waiting =
    { $number ->
        [one] { $number } czeka na ciebie
        [few] { $number } czekają na ciebie
       *[other] { $number } czeka na ciebie
    }
web-find-player = Znajdź gracza
web-leaders = Najsilniejsi
web-gather = Zbierz ekipę: { $game }
web-against-computer = Graj z komputerem

## Gracze

web-nobody-rated = Wolne: pierwsze miejsce
web-nobody-rated-hint = Tą stroną nikt jeszcze nie grał o ranking.
web-provisional = wstępny
web-rated-games =
    { $number ->
        [one] { $number } gra rankingowa
        [few] { $number } gry rankingowe
       *[other] { $number } gier rankingowych
    }
web-rating-hint = Każda strona gry ma osobny ranking (Glicko-2, od 1500). Z pewnością 95 % prawda leży w granicach ±; dopóki są szerokie, ranking jest wstępny i bez miejsca. Gra przerwana, zanim obie strony podjęły decyzję, się nie liczy.
web-computer-players = Gracze komputerowi
web-rung-measured = Od najsilniejszego do najsłabszego, według gier między sobą; Agent stoi tam, gdzie zaczynają nowi gracze.
web-player-since =
    { $number ->
        [one] tutaj od: { $since } · { $number } gra widoczna dla wszystkich
        [few] tutaj od: { $since } · { $number } gry widoczne dla wszystkich
       *[other] tutaj od: { $since } · { $number } gier widocznych dla wszystkich
    }
web-results = Wyniki
web-no-results = Nie ma jeszcze wyników
web-no-results-hint = Gry rankingowe i publiczne pojawiają się tu po zakończeniu.
web-unrated = towarzyska
web-broken-off = przerwana
web-by-deck = Według talii
web-won-lost = wygrane · przegrane
web-won-and-lost = wygrane: { $won }, przegrane: { $lost }
web-decks-shown = Talie widoczne dla wszystkich
web-deck-size =
    { $number ->
        [one] { $number } karta
        [few] { $number } karty
       *[other] { $number } kart
    }
web-deck-copy = Weź kopię

friend-oneself = Ze sobą już się przyjaźnisz.
too-many-friends = Na liście mieści się najwyżej { $number } osób.
web-friends = Znajomi
web-friends-none = Na razie nikogo. Kto się zgodzi, będzie tu widoczny i zobaczy ciebie.
web-friend-ask = Dodaj znajomego po imieniu
web-friend-asking = Zaproszeni: { $names }
web-friend-asks = { $name } chce dodać cię do znajomych
web-friend-agree = Zgoda
web-friend-part = Usuń ze znajomych
web-friend-block = Zablokuj
web-friend-unblock = Odblokuj
web-friend-blocked = Zablokowani: { $names }
web-friend-online = na miejscu
web-friend-playing = przy stole
web-friend-offline = poza grą
web-friend-add = Dodaj do znajomych

crew-together = Drużyny są w grach, w które gra się wspólnie, w dwie do czterech osób.
crew-full = Nie ma już wolnego miejsca.
web-crew-find = Znajdź drużynę: { $game }
web-crew-size = w { $number } osoby
web-crew-fill = Niech na wolnych miejscach zagra komputer
