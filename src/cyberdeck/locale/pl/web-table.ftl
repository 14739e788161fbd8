# The table in the browser: help, settings, runs, stories, and what is wrong with a connection.

## Help and settings

web-help = Klawisze i ustawienia
web-key-enter = dalej: pas, kontynuuj, gotowe
web-key-digits = wybierz odpowiedź z tym klawiszem; liczba ma swoją cyfrę
web-key-back = cofnij ostatnią decyzję
web-key-seek = znajdź odpowiedź, pisząc
web-key-tab = do następnej rzeczy, której można użyć
web-key-arrows = chodź między kartami, polami i przyciskami
web-key-look = obejrzyj kartę z bliska
web-key-decision = do decyzji
web-key-board = do serwerów albo do sieci
web-key-hand = do twojej ręki
web-key-log = do przebiegu gry
web-key-reel = zatrzymaj pokaz, krok wstecz, krok dalej
web-key-sound = włącz i wyłącz dźwięki
web-key-help = ta pomoc
web-key-escape = zamknij to, co leży nad stołem; zacznij niedokończoną decyzję od początku
web-stops = Okna, w których gra na ciebie czeka
web-stops-hint = W pozostałych ta przeglądarka pasuje za ciebie, cokolwiek można by tam zrobić; nikt więc nic z tego nie wywnioskuje.
web-rest = Pasuj do końca tury
web-rest-hint = Pasuje w każdym oknie tej tury poza skokami
web-pace = Jak szybko widzisz, co się dzieje
web-pace-slow = wolno
web-pace-normal = normalnie
web-pace-fast = szybko
web-pace-off = wszystko naraz
web-question-first = Pytaj mnie od razu, zanim wszystko zostanie pokazane
web-sound = Dźwięki
web-sound-on = Chcę słyszeć, co się dzieje
web-volume = Głośność

## Runs and traces in Netrunner

web-run-on = Skok na { $server }
web-bid-trace = +{ $bid } → namierzanie { $total }
web-bid-link = +{ $bid } → połączenie { $total } przeciw { $trace }
web-host = Na: { $card }
web-hosts = hostuje: { $card }

## Deckers

web-hand-empty = Nie masz kart na ręce: każde obrażenia oznaczają wypłaszczenie.
web-hand-of = Ręka: { $decker }
web-played = Zagrane
web-discard = Stos kart odrzuconych
web-known = Widziane na ręce
web-packets = Pakiety
web-reel-title = Oto, co się dzieje:
web-reel-shown = Dotąd pokazano
web-reel-own = Wróć do mojej ostatniej decyzji
web-reel-back = Krok wstecz (,)
web-reel-on = Krok dalej (.)
web-reel-play = Dalej (P)
web-reel-pause = Zatrzymaj (P)
web-reel-hurry = Szybciej
web-reel-skip = Pomiń
web-reel-now = Do teraz
web-reel-again = Pokaż ostatnią cudzą turę
web-sign-installation = instalacja (tego koloru)
web-sign-black = czarny zwiadowca
web-sign-white = biały zwiadowca
web-sign-blocked = biały zwiadowca blokujący program
web-sign-guardian = strażnik
web-sign-ghost = duch (akcja przez projekcję)
web-blue = niebieski
web-green = zielony
web-yellow = żółty
web-red = czerwony
web-purple = fioletowy

## Two at one screen

web-hot-seat = Dwie osoby przy tym ekranie
web-curtain = Przekaż ekran: teraz decyduje { $side }. Nikt inny nie powinien patrzeć.
web-curtain-lift = To ja: { $side }

## When something is wrong

web-not-begun = Czekanie, aż wszystkie miejsca będą zajęte…
web-stopped = Przy tym stole nie można grać dalej.
web-outdated = Jest nowsza wersja tej strony.
web-reload = Odśwież
web-hint = Co byś zrobił?
web-hint-title = Co zrobiłby komputer
web-hint-thinking = Komputer myśli…
web-hint-own-knowledge = Nie wie więcej niż ty.
web-your-turn = Twoja kolej
web-invite-code = Ten sam adres dla aparatu telefonu

web-plan-open = Zdecyduj z góry
web-plan-when = Jeśli inni tylko spasują, padnie pytanie:
web-plan-again = Nie wiadomo, jakie pytanie padnie następne. Gdy znów padnie to:
web-plan-then = … a potem, jeśli inni tylko spasują:
web-plan-unknown = Nikt nie przewidzi, co będzie potem.
web-plan-nothing = Na razie nie ma o czym decydować z góry.
web-plan-so-far = Twój plan: { $steps }
web-plan-leave = Zostaw ten plan
web-plan-waits = Gdy padnie pytanie, twoja odpowiedź to: { $steps }
web-plan-dropped = Stało się coś innego, więc plan przepadł: { $steps }
web-plan-drop = Wycofaj
web-plan-read = W porządku
