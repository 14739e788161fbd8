# Analiza zakończonej gry w przeglądarce.

web-review-thinking = Komputer rozważa grę: { $done } z { $of } decyzji. Możesz odejść, on liczy dalej.
web-review-cut = Skończył się czas na myślenie; ostatnich decyzji nie zbadano.
web-review-known = { $seat }, według własnej wiedzy
web-review-known-all = Cel cyklu zostanie osiągnięty, według wiedzy deckerów
web-review-open = Gdy wszystko jest odkryte
web-review-moment = Tura { $turn } · { $seat } · { $before } → { $after } %
web-review-moment-cycle = Cykl { $turn } · { $seat } · { $before } → { $after } %
web-review-board = Stół w tej chwili
web-review-taken = Wybrano
web-review-best = Komputer wybrałby
web-review-before = Poprzedni
web-review-next = Następny
web-review-again = Spróbuj stąd jeszcze raz
web-review-again-hint = Komputer gra drugą stroną; ta gra zostaje, jaka jest
web-review-share = { $seat }: { $good } z { $all } decyzji nie gorszych od innych
web-review-flawless = Nie pominięto niczego, co zmieniłoby szanse o jedną dziesiątą.
