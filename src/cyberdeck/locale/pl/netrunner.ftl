# Co mówi silnik gry Netrunner.

## Nazwy

hidden-card = zakryta karta
hidden-ice = zakryty lód
server-new = Nowy serwer zdalny

counter-virus = wirusa
counter-power = zasilania
counter-agenda = projektu

damage-net = sprzętu
damage-meat = ciała
damage-brain = mózgu

about-net-damage = obrażenia sprzętu
about-meat-damage = obrażenia ciała
about-brain-damage = obrażenia mózgu
about-tags = tagi
about-trash = kasowanie kart
about-expose = ujawnianie kart

step-corp-1-1 = Początek tury korporacji
step-corp-1-2 = Zaczyna się tura korporacji
step-corp-1-3 = Korporacja dobiera kartę
step-corp-2-1 = Przed pierwszą akcją korporacji
step-corp-2-2 = Po akcji korporacji
step-corp-3-1 = Korporacja odrzuca karty
step-corp-3-2 = Po fazie odrzucania korporacji
step-corp-3-3 = Koniec tury korporacji
step-runner-1-1 = Początek tury runnera
step-runner-1-2 = Zaczyna się tura runnera
step-runner-1-3 = Po akcji runnera
step-runner-2-1 = Runner odrzuca karty
step-runner-2-2 = Po fazie odrzucania runnera
step-runner-2-3 = Koniec tury runnera
step-run-2-1 = Podejście do lodu
step-run-2-3 = Podejście do lodu, czas na rezowanie
step-run-3-1 = Spotkanie z lodem, czas na łamanie
step-run-4-1 = Podejście do serwera
step-run-4-3 = Podejście do serwera, czas na rezowanie

## Pytania

ask-mulligan = Zatrzymujesz rękę startową?
ask-action =
    { $number ->
        [one] Został ci { $number } klik. Co robisz?
        [few] Zostały ci { $number } kliki. Co robisz?
       *[many] Zostało ci { $number } klików. Co robisz?
    }
ask-window = { $step }: działasz czy pasujesz?
ask-discard =
    { $number ->
        [one] Masz za dużo kart na ręce: odrzuć { $number } kartę.
        [few] Masz za dużo kart na ręce: odrzuć { $number } karty.
       *[many] Masz za dużo kart na ręce: odrzuć { $number } kart.
    }
ask-install-where = Gdzie instalujesz kartę { $card }?
ask-install-trash = Czy skasujesz tam coś, zanim zainstalujesz kartę { $card }?
ask-install-host = Na której karcie instalujesz kartę { $card }?
ask-make-room = Czy skasujesz jakieś programy, zanim zainstalujesz kartę { $card }?
ask-memory-short = Twoje programy potrzebują więcej pamięci, niż masz. Który kasujesz?
ask-pay-from-card = Ile kredytów wydajesz z karty { $card }?
ask-pay-from-run = Ile kredytów tego skoku wydajesz?
ask-jack-out = Kontynuujesz skok na { $server } czy się odłączasz?
ask-break-more = Czy { $card } łamie jeszcze jakieś podprogramy?
ask-access = Do czego teraz uzyskujesz dostęp?
ask-accessing = Uzyskujesz dostęp do karty { $card } – co z nią robisz?
ask-trace-strength = Siła namierzania wynosi { $number }. Ile kredytów dokładasz?
ask-link-strength = Siła namierzania wynosi { $number }. Ile kredytów dokładasz do połączenia?
ask-may = Czy używasz karty { $card }?
ask-may-pay =
    { $number ->
        [one] Czy płacisz { $number } kredyt, aby użyć karty { $card }?
        [few] Czy płacisz { $number } kredyty, aby użyć karty { $card }?
       *[many] Czy płacisz { $number } kredytów, aby użyć karty { $card }?
    }
ask-run-where = { $card }: na który serwer przeprowadzasz skok?
ask-access-more = Do ilu dodatkowych kart uzyskujesz dostęp?
ask-access-or-instead = Uzyskujesz dostęp do kart czy używasz czegoś zamiast tego?
ask-choose-advance = { $card }: wybierz kartę do awansowania.
ask-choose-expose = { $card }: wybierz kartę do ujawnienia.
ask-choose-program = { $card }: wybierz program do skasowania.
ask-forfeit = Który projekt poświęcasz?
ask-install-free = { $card }: czy instalujesz i rezujesz lód za darmo?
ask-name-x = { $card }: ile kredytów wydajesz?
ask-lose-credits = { $card }: ile kredytów traci korporacja?
ask-prevent-damage = { $card }: ile punktów obrażeń blokujesz?
ask-rez-or-trash = { $card }: rezujesz czy kasujesz tę kartę?
ask-search = { $card }: którą kartę bierzesz?
ask-tag-or-end = { $card }: bierzesz 1 tag czy kończysz skok?
ask-take-back = { $card }: którą kartę bierzesz z powrotem?
ask-take-credits = Ile kredytów bierzesz z karty { $card }?
ask-choose-ice = { $card }: wybierz lód.
ask-choose-install = { $card }: którą kartę instalujesz?
ask-crypsis = { $card }: ta karta złamała podprogram. Usuwasz znacznik wirusa czy ją kasujesz?
ask-infiltration = { $card }: pobierasz kredyty czy ujawniasz kartę?
ask-pawn = { $card }: czy kasujesz zainstalowaną kartę za 3 kredyty?
ask-put-on-top = { $card }: która karta jest następna, licząc od wierzchu?
ask-rez-free = { $card }: czy rezujesz lód za darmo?

## Odpowiedzi

option-keep = Zatrzymaj rękę
option-mulligan = Weź mulligan
option-yes = Tak
option-no = Nie
option-pass = Pasuj
option-draw = Dobierz 1 kartę
option-credit = Pobierz 1 kredyt
option-credits =
    { $number ->
        [one] Pobierz { $number } kredyt
        [few] Pobierz { $number } kredyty
       *[many] Pobierz { $number } kredytów
    }
option-play = Zagraj: { $card }
option-install = Zainstaluj: { $card }
option-server = { $server }
option-host = Na karcie: { $card }
option-trash-first = Najpierw skasuj: { $card }
option-rez = Zrezuj: { $card }
option-advance = Awansuj: { $card }
option-score = Zapunktuj: { $card }
option-purge = Usuń znaczniki wirusa
option-run = Skok na { $server }
option-continue = Kontynuuj skok
option-jack-out = Odłącz się
option-boost = Wzmocnij: { $card }
option-break =
    { $kinds ->
        [number-card] Złam podprogram { $number } ({ $card })
       *[number] Złam podprogram { $number }
    }
option-access =
    { $kinds ->
        [server] Uzyskaj dostęp do karty ({ $server })
       *[card] Uzyskaj dostęp: { $card }
    }
option-steal = Wykradnij: { $card }
option-trash = Skasuj: { $card }
option-leave = Zostaw: { $card }
option-use =
    { $kinds ->
        [card-number] Użyj: { $card } (zdolność { $number })
       *[card] Użyj: { $card }
    }
option-prevent =
    { $kinds ->
        [card-card] Użyj: { $card } → { $card2 }
        [card-number] Użyj: { $card } (zdolność { $number })
        [card-number-card] Użyj: { $card } (zdolność { $number }) → { $card3 }
       *[card] Użyj: { $card }
    }
option-access-cards = Uzyskaj dostęp do kart
option-instead = Zamiast tego użyj: { $card }
option-rig = W warsztacie
option-forfeit = Poświęć: { $card }
option-take = Weź: { $card }
option-take-tag = Weź 1 tag
option-end-run = Zakończ skok
option-choose = Wybierz: { $card }
option-expose = Ujawnij: { $card }
option-next = { $card }
option-discard = Odrzuć: { $card }
option-remove-counter = Usuń 1 znacznik wirusa
option-remove-tag = Usuń 1 tag

## Przebieg: tury

event-turn-began = { $side } zaczyna turę
event-turn-ended = { $side } kończy turę
event-kept-hand = { $side } zatrzymuje rękę startową
event-took-mulligan = { $side } bierze mulligan
event-drew = { $side } dobiera: { $card }{ $more }
event-gained-credits =
    { $number ->
        [one] { $side } pobiera { $number } kredyt{ $more }
        [few] { $side } pobiera { $number } kredyty{ $more }
       *[many] { $side } pobiera { $number } kredytów{ $more }
    }
event-lost-credits =
    { $number ->
        [one] { $side } traci { $number } kredyt{ $more }
        [few] { $side } traci { $number } kredyty{ $more }
       *[many] { $side } traci { $number } kredytów{ $more }
    }
event-paid-credits =
    { $number ->
        [one] { $side } płaci { $number } kredyt{ $more }
        [few] { $side } płaci { $number } kredyty{ $more }
       *[many] { $side } płaci { $number } kredytów{ $more }
    }
event-lost-click = { $side } traci 1 klik{ $more }
event-gained-clicks =
    { $number ->
        [one] { $side } otrzymuje { $number } klik{ $more }
        [few] { $side } otrzymuje { $number } kliki{ $more }
       *[many] { $side } otrzymuje { $number } klików{ $more }
    }
event-spent-clicks =
    { $number ->
        [one] { $side } wydaje { $number } klik{ $more }
        [few] { $side } wydaje { $number } kliki{ $more }
       *[many] { $side } wydaje { $number } klików{ $more }
    }
event-shuffled = { $side } tasuje talię{ $more }

## Przebieg: karty

event-played = { $side } zagrywa kartę { $card }{ $more }
event-used = { $side } używa karty { $card }{ $more }
event-corp-installed = Korporacja instaluje: { $card } ({ $server }){ $more }
event-runner-installed = Runner instaluje kartę { $card }{ $more }
event-rezzed = Korporacja rezuje kartę { $card }{ $more }
event-derezzed = Karta { $card } zostaje odrezowana{ $more }
event-advanced =
    { $number ->
        [one] Korporacja awansuje: { $card }{ $more }
       *[many] Korporacja awansuje { $number } razy: { $card }{ $more }
    }
event-counters-placed =
    { $number ->
        [one] Karta { $card } otrzymuje { $number } znacznik { $counter }{ $more }
        [few] Karta { $card } otrzymuje { $number } znaczniki { $counter }{ $more }
       *[many] Karta { $card } otrzymuje { $number } znaczników { $counter }{ $more }
    }
event-counters-removed =
    { $number ->
        [one] Karta { $card } traci { $number } znacznik { $counter }{ $more }
        [few] Karta { $card } traci { $number } znaczniki { $counter }{ $more }
       *[many] Karta { $card } traci { $number } znaczników { $counter }{ $more }
    }
event-scored = Korporacja punktuje projekt { $card }
event-stolen = Runner wykrada projekt { $card }{ $more }
event-forfeited = { $side } poświęca projekt { $card }
event-trashed =
    { $by ->
        [nobody] Skasowano: { $card }{ $more }
       *[other] { $by } kasuje: { $card }{ $more }
    }
event-discarded = { $side } odrzuca: { $card }
event-exposed = Ujawniono kartę { $card }{ $more }
event-revealed = { $side } odsłania kartę { $card }
event-looked-at-deck =
    { $number ->
        [one] { $side } ogląda wierzchnią kartę talii{ $more }
        [few] { $side } ogląda { $number } wierzchnie karty talii{ $more }
       *[many] { $side } ogląda { $number } wierzchnich kart talii{ $more }
    }
event-purged =
    { $number ->
        [0] Korporacja usuwa znaczniki wirusa{ $more }, ale żadnego nie było
        [one] Korporacja usuwa { $number } znacznik wirusa{ $more }
        [few] Korporacja usuwa { $number } znaczniki wirusa{ $more }
       *[many] Korporacja usuwa { $number } znaczników wirusa{ $more }
    }
event-archives-turned =
    { $number ->
        [0] W Archiwach nie ma zakrytych kart
        [one] W Archiwach odkryto { $number } kartę
        [few] W Archiwach odkryto { $number } karty
       *[many] W Archiwach odkryto { $number } kart
    }

## Przebieg: skoki

event-run-began = Runner rozpoczyna skok na { $server }{ $more }
event-approached = Runner podchodzi, przed nim { $card }{ $more }
event-approached-server = Runner podchodzi, przed nim { $server }
event-encountered = Runner spotyka lód { $card }
event-subroutine-broken = Runner łamie podprogram { $number } lodu { $card }{ $more }
event-subroutine-resolved = Lód { $card } wykonuje podprogram { $number }
event-encounter-ended = Spotkanie dobiega końca
event-bypassed = Runner omija lód { $card }
event-passed = Runner pokonuje: { $card }
event-jacked-out = Runner się odłącza
event-run-succeeded = Skok na { $server } jest udany
event-run-failed = Skok na { $server } jest nieudany
event-run-ended = Skok dobiega końca
event-accessed = Runner uzyskuje dostęp: { $card }

## Przebieg: namierzanie, tagi, obrażenia

event-trace-began = Zaczyna się namierzanie z siłą { $number }{ $more }
event-trace-raised =
    { $number ->
        [one] { $side } dokłada { $number } kredyt: siła { $strength }
        [few] { $side } dokłada { $number } kredyty: siła { $strength }
       *[many] { $side } dokłada { $number } kredytów: siła { $strength }
    }
event-trace-succeeded = Namierzanie jest udane
event-trace-failed = Namierzanie jest nieudane
event-tagged =
    { $number ->
        [one] Runner otrzymuje { $number } tag{ $more }
        [few] Runner otrzymuje { $number } tagi{ $more }
       *[many] Runner otrzymuje { $number } tagów{ $more }
    }
event-untagged =
    { $number ->
        [one] Runner traci { $number } tag{ $more }
        [few] Runner traci { $number } tagi{ $more }
       *[many] Runner traci { $number } tagów{ $more }
    }
event-took-bad-publicity =
    { $number ->
        [one] Korporacja otrzymuje { $number } punkt złej prasy{ $more }
        [few] Korporacja otrzymuje { $number } punkty złej prasy{ $more }
       *[many] Korporacja otrzymuje { $number } punktów złej prasy{ $more }
    }
event-damaged =
    { $number ->
        [one] Runner otrzymuje { $number } punkt obrażeń { $damage }{ $more }
        [few] Runner otrzymuje { $number } punkty obrażeń { $damage }{ $more }
       *[many] Runner otrzymuje { $number } punktów obrażeń { $damage }{ $more }
    }
event-prevented = { $side } blokuje { $about }: { $number }{ $more }
event-saved = { $side } chroni przed skasowaniem: { $card }{ $more }
event-kept-hidden = { $side } chroni przed ujawnieniem: { $card }{ $more }
event-strengthened = { $card }: siła +{ $number }{ $more }
event-weakened = { $card }: siła −{ $number }{ $more }
event-flatlined = Runner zostaje wypłaszczony

## Koniec wiersza przebiegu: gdzie, za ile, przez którą kartę

told-more = { $first }{ $rest }
told-in = {" "}({ $server })
told-ice = {" "}(lód { $number }, { $server })
told-card = {" "}(karta { $number }, { $server })
told-for = {" "}za { $price }
told-both = { $first } i { $second }
told-credits =
    { $number ->
        [one] { $number } kredyt
        [few] { $number } kredyty
       *[many] { $number } kredytów
    }
told-clicks =
    { $number ->
        [one] { $number } klik
        [few] { $number } kliki
       *[many] { $number } klików
    }
told-by = {" "}({ $card })

## Jak wygrano partię

won-by-points = O wyniku partii decydują punkty projektów.
won-by-flatline = Runner zostaje wypłaszczony.
won-by-empty-deck = Korporacja musi dobrać kartę, ale R&D jest puste.

## Dlaczego jakiejś decyzji nie ma wśród możliwości

why-access-steal = Wykraść można tylko projekt, i trzeba zapłacić to, co wykradzenie kosztuje.
why-access-trash = Nie możesz skasować tej karty: nie ma kosztu skasowania, nie stać cię na jego opłacenie albo karta leży w Archiwach.
why-always-holds = Tego się nie używa: działa stale, dopóki karta jest aktywna.
why-broken = Ten podprogram jest już złamany albo go nie ma.
why-by-itself = Tego się nie używa: dzieje się to samo albo padnie pytanie, gdy tylko spełni się warunek.
why-console = Możesz mieć zainstalowaną tylko jedną konsolę.
why-first-ice = Możesz się odłączyć tylko wtedy, gdy pada pytanie o kontynuowanie skoku, i nie przy pierwszym lodzie skoku.
why-host = Żadna zainstalowana karta nie może jej hostować.
why-install-credits = Masz za mało kredytów, aby to zainstalować.
why-jack-out = Możesz się odłączyć tylko w czasie skoku, podchodząc do lodu lub serwera.
why-memory = To wymaga więcej pamięci, niż w ogóle masz.
why-must-steal = Projekt, do którego uzyskujesz dostęp, trzeba wykraść.
why-no-click = Złamanie tej podprocedury kosztuje kliknięcie, a nie masz już żadnego.
why-no-encounter = Nie spotykasz teraz żadnego lodu.
why-no-server = Nie ma takiego serwera.
why-no-stack = Twój stos jest pusty; nie ma czego dobierać.
why-no-such-card = Nie masz takiej karty, z którą można to zrobić.
why-no-tag = Nie masz żadnego taga do usunięcia.
why-no-window = Z tym trzeba poczekać na następne okno, które na to pozwala.
why-not-action = Akcje są możliwe tylko w twojej fazie akcji, dopóki masz kliki.
why-not-advanceable = Tej karty nie można awansować.
why-not-advanced = Zapunktować można tylko projekt z wystarczającą liczbą żetonów zaawansowania.
why-not-resource = Tak można skasować tylko zainstalowane zasoby.
why-not-tagged = Runner nie jest otagowany.
why-one-credit = Awansowanie kosztuje 1 kredyt, a nie masz żadnego.
why-only-instead = To można wybrać zamiast dostępu, po udanym skoku takim, jaki podaje karta.
why-only-prevents = To tylko zapobiega: można tego użyć, gdy właśnie ma się stać to, czemu zapobiega, i gdy cię na to stać.
why-other-ice = Karta mówi, jaki lód łamie ta zdolność, a ten lód taki nie jest.
why-play-condition = Nie ma tego, czego ta karta potrzebuje, więc nie można jej teraz zagrać.
why-play-credits = Masz za mało kredytów, aby to zagrać.
why-rez-agenda = Projektów nie można rezować.
why-rez-credits = Masz za mało kredytów, aby to zrezować.
why-rez-forfeit = Zrezowanie kosztuje projekt z twojego obszaru punktacji, a nie masz żadnego.
why-rez-ice = Lód można zrezować tylko wtedy, gdy runner do niego podchodzi.
why-rezzed-already = Ta karta jest już zrezowana.
why-score-now = Projekty można punktować tylko we własnej turze, przed akcjami i po nich.
why-subtype = Ten lodołamacz nie radzi sobie z tym podrodzajem lodu.
why-three-clicks = Usuwanie znaczników kosztuje 3 kliki.
why-too-weak = Lodołamacz jest słabszy od lodu; najpierw go wzmocnij.
why-two-credits = To kosztuje 2 kredyty, a masz mniej.
why-use-condition = Tej zdolności nie można teraz użyć; nie ma tego, czego potrzebuje.
why-use-cost = Nie stać cię na tę zdolność.

## Talie i pozycje, których nie można użyć

bad-seed = Ziarno losowości musi być liczbą całkowitą; podaj taką.
deck-card = Nie ma tu karty „{ $card }”; sprawdź jej identyfikator.
deck-malformed = To nie jest talia; podaj tożsamość, a przy każdej karcie jej strony liczbę kopii od 1 do 99.
deck-side = To nie jest talia dla tej strony ({ $side }); wybierz inną.
deck-unknown = Nie ma talii początkowej „{ $name }”; wybierz jedną z: { $known }.
position-acted = „acted” otwiera okno po akcji; pomiń przy tym „run” i „step”.
position-active = „active” musi wymieniać numery aktywnych kart; pomiń je.
position-broken = „{ $text }” nie jest złamaną podprocedurą; napisz jej numer i zainstalowany lodołamacz, na przykład „1 Crypsis”, każdy numer raz.
position-card = Nie ma tu karty „{ $card }”; sprawdź nazwę. Podobne: { $near }.
position-cards = „{ $text }” nie jest listą kart; napisz ich nazwy oddzielone przecinkami.
position-chosen = „{ $card }” nie może wybrać takiej karty; napisz [chosen NAZWA@hq:1] z zainstalowaną kartą takiego rodzaju, jaki ona wybiera. ({ $clause })
position-console = Runner może mieć zainstalowaną tylko jedną konsolę; zostaw jedną. ({ $clause })
position-counters = „{ $card }” może tam mieć najwyżej { $most } z „{ $counter }”; znaczniki mają tylko karty w grze, i nie więcej, niż daje ich tekst. ({ $clause })
position-crowded = „{ $card }” nie może tam leżeć obok innych: serwer zdalny zawiera nie więcej niż jeden projekt lub jedne aktywa, a serwer nie więcej niż jeden obszar; zostaw jedną kartę. ({ $clause })
position-empty = „{ $card }” trafiłaby do kosza bez ostatniego kredytu; zostaw na niej kilka albo usuń kartę. ({ $clause })
position-encounter = Nie ma tu spotkania: potrzebne jest „encounter: true” i zrezowany lód jako następny.
position-host = Karta hostująca przy „{ $card }” nie pasuje albo jej brakuje; napisz [on NAZWA] z zainstalowaną kartą, i tylko tam, gdzie trzeba. ({ $clause })
position-lasting = „{ $text }” nie ma tu dalszego skutku; napisz kartę w grze, która w tym skoku lub tej turze ma jeszcze coś zrobić, „Corroder +2” za siłę kupioną w tym skoku, albo „Tinkering on NAZWA” z zainstalowanym lodem w turze runnera.
position-mark = „{ $mark }” nie może stać w nawiasie po „{ $card }”; użyj „rezzed”, „facedown”, „on NAZWA”, „chosen NAZWA” lub znacznika, na przykład „advancement 2”.
position-memory = Programy w warsztacie potrzebują więcej pamięci, niż ma runner; usuń niektóre. ({ $clause })
position-over = Przy { $points } punktach projektów gra byłaby skończona; zostaw mniej w strefie punktów. ({ $clause })
position-run = Ten skok jest niemożliwy; musi trwać tura runnera, a pokonać można najwyżej tyle lodu, ile jest.
position-seen = „seen” musi dać każdej widocznej karcie własny numer, nie większy od ostatniego; pomiń je w całym pliku.
position-server = Nie ma tu serwera „{ $server }”; użyj hq, rd, archives lub serwera zdalnego, na przykład remote1.
position-side = Karta „{ $card }” nie może tam leżeć; wybierz kartę właściwej strony i rodzaju.
position-step = „{ $step }” nie jest krokiem tej tury; użyj jednego z: { $known }.
position-turn = „turn” musi mieć wartość corp lub runner; popraw ją.
position-unique = Unikatowa karta jest aktywna więcej niż raz; zostaw aktywną jedną kopię. ({ $clause })
position-weak = „{ $card }” trafiłby do kosza, bo pod hostowanym programem ma siłę 0 lub mniej; zabierz znaczniki. ({ $clause })
position-yes = „{ $key }” musi mieć wartość true lub false; popraw ją.
hidden-ice-at = lód { $number } ({ $server })
hidden-card-at = karta { $number } ({ $server })
why-never-installed = Wydarzenia i operacje się zagrywa, nigdy nie instaluje.
event-took-card = { $side } bierze na rękę: { $card }{ $more }
why-access-first = To można zrobić tylko podczas dostępu do tej karty, w udanym skoku na jej serwer.
why-inactive = Karta działa tylko wtedy, gdy jest aktywna: zainstalowana, a karta Korporacji także zrezowana.
why-needs-breaker = Jego podprogramy łamie się lodołamaczami; wskaż jeden ze swoich.
why-not-yours = Ta karta nie należy do ciebie.
why-stolen = Wykradziony projekt daje punkty i nic więcej.
why-subroutines = Tego się nie używa: podprogramy wykonują się, gdy Runner spotyka ten lód.
why-nothing-to-use = Ta karta nie ma zdolności, której się używa.
why-pays = Tego się nie używa: jej kredyty są do wyboru, gdy płacisz za to, co wymienia.
