# The table of Netrunner in the browser.

## What a click on a thing does

web-do-play = Zagraj
web-do-install = Zainstaluj
web-do-use = Użyj
web-do-run = Skok
web-do-advance = Awansuj
web-do-boost = Wzmocnij
web-do-break = Złam
web-do-score = Zapunktuj
web-do-steal = Wykradnij
web-do-access = Dostęp
web-do-rez = Zrezuj
web-do-trash = Skasuj
web-do-prevent = Zapobiegnij
web-do-instead = Zamiast
web-do-choose = Wybierz
web-do-expose = Ujawnij
web-do-take = Weź
web-do-discard = Odrzuć
web-do-forfeit = Poświęć
web-do-server = Tutaj
web-do-host = Na tej

## Basic actions

web-slot-draw = Dobierz
web-slot-credit = Kredyt
web-slot-run = Skok
web-slot-remove-tag = Usuń tag
web-slot-trash = Skasuj zasób
web-slot-purge = Usuń wirusy
web-lit-hint = Podświetlonych kart i serwerów można użyć: kliknij je.
web-on-table = Więcej i to, co leży na stole ({ $number })

## The way of a run

web-gate-passed = za tobą
web-gate-approach = podejście
web-gate-encounter = starcie
web-gate-ahead = przed tobą
web-let-fire =
    { $number ->
        [one] Niech zadziała { $number } podprogram
        [few] Niech zadziałają { $number } podprogramy
       *[many] Niech zadziała { $number } podprogramów
    }
web-gate-on = Dalej
web-gate-unrezzed = Nie rezuj
web-gate-server = Wejdź: { $server }
web-ask-encounter =
    { $number ->
        [0] { $card } – nic już nie zadziała.
        [one] { $card } – zadziałałby { $number } podprogram.
        [few] { $card } – zadziałałyby { $number } podprogramy.
       *[other] { $card } – zadziałałoby { $number } podprogramów.
    }
web-words = Słowa z zasad
