# Turnieje

cups-about = Zgłosić się może każdy, kto ma konto, także boty. Rundy zaczynają się same.
cups-to-enter = Można się zgłosić
cups-under-way = W toku
cups-over = Zakończone
cups-none = Nie ogłoszono żadnego turnieju
cups-none-hint = Ogłoś własny: wystarczą dwie osoby, rundy zaczynają się same, a boty też grają.
cups-sign-in = Zaloguj się, aby ogłosić turniej.
cups-sign-in-to-enter = Zaloguj się, aby wziąć udział
cups-called-off = Odwołany
cups-is-over = Zakończony
cups-begins = Początek: { $time }
cups-round-until = Runda { $number }, do { $time }
cups-swiss = System szwajcarski
cups-round-robin = Każdy z każdym
cups-challenge = Wyzwanie
cups-players = Miejsca: { $number } z { $most }
cups-days =
    { $number ->
        [one] { $number } dzień
       *[other] { $number } dni
    }
cups-hours =
    { $number ->
        [one] { $number } godzina
        [few] { $number } godziny
       *[other] { $number } godzin
    }
cups-minutes =
    { $number ->
        [one] { $number } minuta
        [few] { $number } minuty
       *[other] { $number } minut
    }
cups-new = Nowy turniej
cups-name = Nazwa
cups-game = Gra
cups-shape = Kojarzenie
cups-challenge-hint = Wszystkie drużyny grają z tym samym komputerem, tymi samymi deckerami i tak samo potasowanymi kartami, w każdej rundzie inaczej.
cups-rounds = Rundy
cups-rounds-enough = ile trzeba
cups-round-lasts = Najdłuższy czas rundy
cups-begins-in = Początek za
cups-house = Przy nieparzystej liczbie
cups-free = ktoś pauzuje
cups-rated = Partie liczą się do rankingu
cups-announce = Ogłoś
cups-enter = Weź udział
cups-begin-now = Zacznij teraz
cups-leave = Wycofaj się
cups-leave-question = Nie dostaniesz już kolejnych przeciwników. Rozpoczęta partia trwa dalej.
cups-call-off = Odwołaj
cups-call-off-question = Nikt nie zagra w tym turnieju.
cups-standings-after = Tabela po rundzie { $number }
cups-entered = Uczestnicy
cups-nobody = Nikt się jeszcze nie zgłosił.
cups-player = Gracz
cups-points = Punkty
cups-tie-strength = Siła przeciwników
cups-tie-extended = Rozszerzona
cups-tie-won = Wygrane
cups-tie-cycles = Cykle
cups-tie-goals = Cele
cups-is-free = pauza
cups-nameless = bez nazwy
cups-program = bot
cups-gone = wycofany
cups-round = Runda { $number }
cups-playing = W toku
cups-reached = cykl { $cycle }, cele { $goals }, decyzje { $decisions }
cups-play-as = Zagraj: { $side }
cups-play = Zagraj
cups-rules = Zasady
cups-rule-sides = Mecz to dwie partie, po jednej każdą stroną. Wygrana partia daje trzy punkty.
cups-rule-ties = Przy równej liczbie punktów decyduje siła przeciwników, potem ich przeciwników, potem los.
cups-rule-free = Przy nieparzystej liczbie ktoś pauzuje: sześć punktów, najwyżej raz.
cups-rule-house = Przy nieparzystej liczbie ktoś gra z komputerem, najwyżej raz.
cups-rule-team = Każde konto jest drużyną i gra wszystkimi deckerami rundy.
cups-rule-team-points = Dwa punkty za każdą drużynę, która zaszła mniej daleko, jeden za każdą, która zaszła tak samo daleko: wygrana, cykl, cele; potem kto wygrał w mniej decyzji albo wytrzymał dłużej.
cups-rule-team-secret = Partie można oglądać, gdy runda się skończy.
cups-rule-time = Najdłuższy czas rundy: { $time }. Potem przegrywa ten, kto nie przyszedł, a jeśli przyszli obaj, ten, kto zużył więcej czasu.
cups-rule-late = Kto przyjdzie później, nie ma punktów za opuszczone rundy.
cups-of-rounds =
    { $number ->
        [one] { $number } runda
        [few] { $number } rundy
       *[other] { $number } rund
    }
cups-made-by = Ogłoszony przez: { $name }
cups-all = Wszystkie turnieje
