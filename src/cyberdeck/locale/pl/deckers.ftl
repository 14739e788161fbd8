# Co mówi silnik gry Deckers.
# $colour i $server to blue, green, yellow, red lub purple; $shade to black lub white. $kinds mówi, na co wskazuje opcja,
# na przykład space-space.

## Rzeczy

space =
    { $server ->
        [blue] Niebieski#{ $number }
        [green] Zielony#{ $number }
        [yellow] Żółty#{ $number }
        [red] Czerwony#{ $number }
       *[purple] Fioletowy#{ $number }
    }
scout =
    { $shade ->
        [white] biały zwiadowca
       *[black] czarny zwiadowca
    }
scout-blocking =
    { $colour ->
        [blue] biały zwiadowca na niebieskim programie
        [green] biały zwiadowca na zielonym programie
        [yellow] biały zwiadowca na żółtym programie
        [red] biały zwiadowca na czerwonym programie
       *[purple] biały zwiadowca na fioletowym programie
    }
programs =
    { $colour ->
        [blue]
            { $number ->
                [one] niebieski program
                [few] { $number } niebieskie programy
               *[many] { $number } niebieskich programów
            }
        [green]
            { $number ->
                [one] zielony program
                [few] { $number } zielone programy
               *[many] { $number } zielonych programów
            }
        [yellow]
            { $number ->
                [one] żółty program
                [few] { $number } żółte programy
               *[many] { $number } żółtych programów
            }
        [red]
            { $number ->
                [one] czerwony program
                [few] { $number } czerwone programy
               *[many] { $number } czerwonych programów
            }
       *[purple]
            { $number ->
                [one] fioletowy program
                [few] { $number } fioletowe programy
               *[many] { $number } fioletowych programów
            }
    }
commands =
    { $colour ->
        [blue]
            { $number ->
                [one] { $number } niebieskie
                [few] { $number } niebieskie
               *[many] { $number } niebieskich
            }
        [green]
            { $number ->
                [one] { $number } zielone
                [few] { $number } zielone
               *[many] { $number } zielonych
            }
        [yellow]
            { $number ->
                [one] { $number } żółte
                [few] { $number } żółte
               *[many] { $number } żółtych
            }
        [red]
            { $number ->
                [one] { $number } czerwone
                [few] { $number } czerwone
               *[many] { $number } czerwonych
            }
       *[purple]
            { $number ->
                [one] { $number } fioletowe
                [few] { $number } fioletowe
               *[many] { $number } fioletowych
            }
    }
listed = { $first }, { $rest }
listed-and = { $first } i { $rest }
lay-beside = { $space } przy polu { $spaces }
lay-first = na środku stołu
nothing = nic

piece-black-guardian = czarny strażnik
piece-white-guardian = biały strażnik
piece-hackman = HackMan
piece-mothers-ghost = Duch Mother

effect-of-smc = SMC
effect-of-upgrade = rozbudowany SMC
effect-of-objective = karta celu

action-upgrade = Ulepszanie
action-upload = Wgrywanie
action-install = Instalowanie
action-move = Ruch
action-shift = Przesuwanie
action-convert = Przekształcanie
action-infect = Infekowanie

phase-setup = Przygotowanie do gry
phase-information = Faza informacji
phase-start-of-turn = Początek tury
phase-new-scouts = Nowi zwiadowcy
phase-actions = Akcje
phase-end-of-turn = Koniec tury
phase-draw = Dobieranie
phase-attack = Atak SMC
phase-evaluation = Rozliczenie celu
phase-move-scouts = Ruch zwiadowców
phase-refresh = Faza odświeżania

## Pytania: przygotowanie i cykl

ask-lay-segment =
    { $colour ->
        [blue] Gdzie układasz niebieski segment?
        [green] Gdzie układasz zielony segment?
        [yellow] Gdzie układasz żółty segment?
        [red] Gdzie układasz czerwony segment?
       *[purple] Gdzie układasz fioletowy segment?
    }
ask-start-type = Jaki kolor jest w tej grze twoim typem startowym?
ask-free-program =
    { $number ->
        [one]
            { $colour ->
                [yellow] Gdzie umieszczasz ostatni żółty program przygotowania?
               *[blue] Gdzie umieszczasz ostatni niebieski program przygotowania?
            }
        [few]
            { $colour ->
                [yellow] Możecie dowolnie umieścić { $number } żółte programy. Gdzie następny?
               *[blue] Możecie dowolnie umieścić { $number } niebieskie programy. Gdzie następny?
            }
       *[many]
            { $colour ->
                [yellow] Możecie dowolnie umieścić { $number } żółtych programów. Gdzie następny?
               *[blue] Możecie dowolnie umieścić { $number } niebieskich programów. Gdzie następny?
            }
    }
ask-hand-tile = Kto rozgrywa następną turę?
ask-effect-next = Który efekt będzie pierwszy?
ask-hold-back =
    { $number ->
        [one] Którą kartę zatrzymujesz? Możesz zatrzymać jedną.
        [few] Którą kartę zatrzymujesz? Możesz zatrzymać jeszcze { $number }.
       *[many] Którą kartę zatrzymujesz? Możesz zatrzymać jeszcze { $number }.
    }
ask-renew-row = Czy wymieniasz rząd ulepszeń na następny cykl?
ask-which-avatar = Który z twoich awatarów się liczy?

## Pytania: akcje

ask-deckers-action = Jaką akcję wykonujesz?
ask-action-there = Jaką akcję wykonujesz na polu { $space }?
ask-how-many-commands =
    { $colour ->
        [blue] Ilu niebieskich poleceń używasz?
        [green] Ilu zielonych poleceń używasz?
        [yellow] Ilu żółtych poleceń używasz?
        [red] Ilu czerwonych poleceń używasz?
       *[purple] Ilu fioletowych poleceń używasz?
    }
ask-how-many-programs =
    { $colour ->
        [blue] Ile niebieskich programów wgrywasz?
        [green] Ile zielonych programów wgrywasz?
        [yellow] Ile żółtych programów wgrywasz?
        [red] Ile czerwonych programów wgrywasz?
       *[purple] Ile fioletowych programów wgrywasz?
    }
ask-pay = Koszt: { $commands }. Jakie karty zagrywasz?
ask-pay-more = Koszt: { $commands }. Jaką kartę dokładasz?
ask-accomplice = Czy dokładasz polecenia swojego wspólnika?
ask-sacrifice = Którą z zagranych kart poświęcasz za nową?
ask-move-to =
    { $number ->
        [0] Nie masz już punktów ruchu. Dokąd idziesz za darmo?
        [one] Został { $number } punkt ruchu. Dokąd idziesz?
        [few] Zostały { $number } punkty ruchu. Dokąd idziesz?
       *[many] Zostało { $number } punktów ruchu. Dokąd idziesz?
    }
ask-take-along = Co zabierasz na pole { $space }?
ask-take-more = Co jeszcze zabierasz na pole { $space }?
ask-push-from =
    { $number ->
        [one] Zostało { $number } przesunięcie. Z którego pola?
        [few] Zostały { $number } przesunięcia. Z którego pola?
       *[many] Zostało { $number } przesunięć. Z którego pola?
    }
ask-push-what = Co przesuwasz z pola { $space }?
ask-push-to = Dokąd przesuwasz to z pola { $space }?
ask-which-programs = Które programy usuwasz?
ask-shockwave = Fala uderzeniowa: z którego sąsiedniego pola usuwasz jeszcze zwiadowcę?

## Pytania: zwiadowcy i znaczniki

ask-scout-next = Dokąd trafia następny zwiadowca?
ask-spread-scout =
    { $number ->
        [one] Gdzie umieszczasz ostatniego zwiadowcę?
        [few] Trzeba jeszcze umieścić { $number } zwiadowców. Gdzie następny?
       *[many] Trzeba jeszcze umieścić { $number } zwiadowców. Gdzie następny?
    }
ask-which-redirect = Dokąd trafia zwiadowca, który miał wejść na pole { $space }?
ask-angel = Na pole { $space } ma wejść { $scout }. Dokąd go kierujesz?
ask-block = Który program blokuje biały zwiadowca na polu { $space }?
ask-which-scout = Który zwiadowca na polu { $space }?
ask-remove-scout-from =
    { $number ->
        [one] Z którego pola usuwasz zwiadowcę?
        [few] Możesz usunąć { $number } zwiadowców. Z którego pola?
       *[many] Możesz usunąć { $number } zwiadowców. Z którego pola?
    }
ask-fight-next = Gdzie teraz walczą czerwone programy?
ask-choose-space = Które pole wybierasz?
ask-which-program = Jaki program umieszczasz na polu { $space }?
ask-which-installation = Jaką instalację umieszczasz?
ask-where-installation =
    { $colour ->
        [blue] Gdzie umieszczasz niebieską instalację?
        [green] Gdzie umieszczasz zieloną instalację?
        [yellow] Gdzie umieszczasz żółtą instalację?
       *[red] Gdzie umieszczasz czerwoną instalację?
    }

## Opcje

option-lay = { $place }
option-start-type =
    { $colour ->
        [blue] niebieski
        [green] zielony
        [yellow] żółty
        [red] czerwony
       *[purple] fioletowy
    }
option-hand-tile = { $decker }
option-resolve-effect = Najpierw { $effect-of }
option-hold = Zatrzymaj kartę { $command }
option-keep-row = Zostaw rząd
option-renew-row = Wymień cały rząd
option-avatar = Awatar na polu { $space }

option-upgrade = Ulepszenie: { $command }
option-upload =
    { $colour ->
        [blue] Wgraj niebieski program
        [green] Wgraj zielony program
        [yellow] Wgraj żółty program
        [red] Wgraj czerwony program
       *[purple] Wgraj fioletowy program
    }
option-installation =
    { $colour ->
        [blue] Umieść niebieską instalację
        [green] Umieść zieloną instalację
        [yellow] Umieść żółtą instalację
       *[red] Umieść czerwoną instalację
    }
option-move = Ruch
option-shift = Przesuwanie
option-convert =
    { $colour ->
        [blue] Przekształć zwiadowcę w niebieski program
        [green] Przekształć zwiadowcę w zielony program
        [yellow] Przekształć zwiadowcę w żółty program
        [red] Przekształć zwiadowcę w czerwony program
       *[purple] Przekształć zwiadowcę w fioletowy program
    }
option-infect = Infekowanie
option-project =
    { $kinds ->
        [space-space] Projekcja z pola { $space2 } na pole { $space }
       *[space] Projekcja na pole { $space }
    }
option-twin = Działaj awatarem na polu { $space }
option-end-actions = Zakończ akcje

option-pay = { $cards }
option-pay-with-help = { $cards } + pomoc wspólnika
option-pay-with-joker = { $cards } (typ startowy jako joker)
option-pay-with-joker-and-help = { $cards } (typ startowy jako joker) + pomoc wspólnika
option-other-payment = Inne karty…
option-add =
    { $kinds ->
        [packet] Dołóż pakiet { $packet }
       *[command] Dołóż kartę { $command }
    }
option-done-with-help = Gotowe, z pomocą wspólnika
option-done-with-joker = Gotowe, z typem startowym jako jokerem
option-done-with-joker-and-help = Gotowe, z typem startowym jako jokerem i z pomocą wspólnika
option-interrupt = Przerwij kartą { $command }
option-sacrifice = Poświęć kartę { $command }

option-go = Na pole { $space }
option-backdoor = Tylnymi drzwiami na pole { $space }
option-take-nothing = Nic
option-take-programs = Zabierz { $program }
option-take-scout = Zabierz: { $scout }
option-push-from = Z pola { $space }
option-ghost-to = Połóż ducha na polu { $space }
option-push =
    { $kinds ->
        [scout] Przesuń: { $scout }
       *[program] Przesuń { $program }
    }
option-push-to = Na pole { $space }
option-remove =
    { $kinds ->
        [program-program] Usuń { $program } i { $program2 }
       *[program] Usuń { $program }
    }
option-from = Z pola { $space }

option-place = Na polu { $space }
option-space = { $space }
option-redirect = Na pole { $space }
option-let-enter = Pozwól mu wejść
option-block = Zablokuj { $program }
option-scout = Ten: { $scout }
option-fight = Na polu { $space }
option-program =
    { $colour ->
        [blue] Niebieski program
        [green] Zielony program
        [yellow] Żółty program
        [red] Czerwony program
       *[purple] Fioletowy program
    }

## Co się dzieje: cykl

event-segment-laid =
    { $colour ->
        [blue] Ułożono niebieski segment.
        [green] Ułożono zielony segment.
        [yellow] Ułożono żółty segment.
        [red] Ułożono czerwony segment.
       *[purple] Ułożono fioletowy segment.
    }
event-start-type-chosen =
    { $colour ->
        [blue] { $decker }: typ startowy to niebieski.
        [green] { $decker }: typ startowy to zielony.
        [yellow] { $decker }: typ startowy to żółty.
       *[red] { $decker }: typ startowy to czerwony.
    }
event-cycle-began = Cykl { $number }: { $objective }
event-phase-began = – { $phase } –
event-tile-handed = Następna tura: { $decker }
event-goal-met = Cel osiągnięty: { $objective }
event-goal-missed = Cel nieosiągnięty: { $objective }
event-arrow-followed =
    { $colour ->
        [blue]
            { $direction ->
                [up] Strzałka w górę na niebieskim serwerze
               *[down] Strzałka w dół na niebieskim serwerze
            }
        [green]
            { $direction ->
                [up] Strzałka w górę na zielonym serwerze
               *[down] Strzałka w dół na zielonym serwerze
            }
        [yellow]
            { $direction ->
                [up] Strzałka w górę na żółtym serwerze
               *[down] Strzałka w dół na żółtym serwerze
            }
        [red]
            { $direction ->
                [up] Strzałka w górę na czerwonym serwerze
               *[down] Strzałka w dół na czerwonym serwerze
            }
       *[purple]
            { $direction ->
                [up] Strzałka w górę na fioletowym serwerze
               *[down] Strzałka w dół na fioletowym serwerze
            }
    }

## Co się dzieje: karty i akcje

event-action-declared = { $decker }: { $action } ({ $at }){ $more }
told-with = {" "}za: { $cards }
event-command-laid = { $decker } wykłada kartę { $card } i prosi o pomoc
event-command-played = { $decker }: zagrana karta { $card }
event-card-executed = { $decker }: wykonana karta { $card }
event-card-shown = { $decker }: pokazana karta { $card }
event-card-interrupted = { $decker }: przerywa karta { $card }
event-card-bought = { $decker }: na rękę trafia karta { $card }
event-card-sacrificed = { $decker }: poświęcona karta { $card }
event-hand-discarded =
    { $number ->
        [one] { $decker }: odrzucono { $number } kartę
        [few] { $decker }: odrzucono { $number } karty
       *[many] { $decker }: odrzucono { $number } kart
    }
event-commands-drawn =
    { $number ->
        [one] { $decker }: dobrano { $number } kartę
        [few] { $decker }: dobrano { $number } karty
       *[many] { $decker }: dobrano { $number } kart
    }
event-command-drawn = Dobierasz kartę { $card }.
event-command-drawn-unseen = Dobrano kartę.
event-row-refilled = Nowa karta w rzędzie ulepszeń: { $card }
event-packet-taken = { $decker }: znaleziono pakiet { $packet }
event-packet-put = Pakiet na polu { $at }: { $packet }
event-packet-spent = { $decker }: użyto pakietu { $packet }
event-avatar-moved = { $decker } → { $at }
event-ghost-put = { $decker }: duch na polu { $at }
event-avatar-relocated = { $decker }: przeniesienie na pole { $at }

## Co się dzieje: kości

event-server-rolled =
    { $face ->
        [blue] Kość serwera: niebieski
        [green] Kość serwera: zielony
        [yellow] Kość serwera: żółty
        [red] Kość serwera: czerwony
        [purple] Kość serwera: fioletowy
       *[avatar] Kość serwera: awatar
    }
event-number-rolled = Czarna kość: { $number }
event-infection-rolled = Infekcja na polu { $at }: czerwona kość { $red }, czarna kość { $black }
event-infection-won = Infekcja na polu { $at }: { $infection } przeciw { $resistance }, udana!
event-infection-lost = Infekcja na polu { $at }: { $infection } przeciw { $resistance }, nieudana

## Co się dzieje: znaczniki

event-scout-placed = Na polu { $at } pojawia się { $scout }.
event-scout-moved = Z pola { $origin } na pole { $at } przechodzi { $scout }.
event-scout-removed = Z pola { $at } znika { $scout }.
event-scout-redirected = Zwiadowca zamiast na pole { $origin } trafia na pole { $at }.
event-scout-stopped = Zwiadowca zostaje zatrzymany przed polem { $at }.
event-scout-swallowed = Pałac hakera na polu { $at } pochłania zwiadowcę.
event-scout-to-card = Na kartę celu trafia { $scout }.
event-exploded = Eksplozja na polu { $at }!
event-transformed =
    { $shade ->
        [white] Trzech zwiadowców na polu { $at } zmienia się w białego strażnika.
       *[black] Trzech zwiadowców na polu { $at } zmienia się w czarnego strażnika.
    }
event-program-blocked = Biały zwiadowca na polu { $at } blokuje { $program }.
event-guardian-entered = Teraz na polu { $at }: { $piece }
event-guardian-removed = Z pola { $at } znika: { $piece }
event-space-cleared = Wszystko inne na polu { $at } zostaje usunięte.
event-programs-placed = Na polu { $at } umieszczono { $program }.
event-programs-moved = { $origin } → { $at }: { $program }
event-programs-removed = Z pola { $at } usunięto { $program }.
event-programs-surplus = Pole { $at } jest pełne, wraca do zapasu: { $program }
event-programs-flipped = Na polu { $at } odwrócono { $program }.
event-programs-to-card = Na karcie celu położono { $program }.
event-installation-placed =
    { $colour ->
        [blue] Na polu { $at } umieszczono niebieską instalację.
        [green] Na polu { $at } umieszczono zieloną instalację.
        [yellow] Na polu { $at } umieszczono żółtą instalację.
       *[red] Na polu { $at } umieszczono czerwoną instalację.
    }
event-installation-removed =
    { $colour ->
        [blue] Z pola { $at } usunięto niebieską instalację.
        [green] Z pola { $at } usunięto zieloną instalację.
        [yellow] Z pola { $at } usunięto żółtą instalację.
       *[red] Z pola { $at } usunięto czerwoną instalację.
    }

## Koniec

won-goal = Ostatni cel osiągnięty; maszyna pokonana!
lost-goal = Cel nie został osiągnięty; wygrywa maszyna.
lost-scouts = W zapasie nie ma już zwiadowcy do umieszczenia; maszyna przejęła sieć.
lost-guardians = W zapasie nie ma już strażnika do umieszczenia; maszyna przejęła sieć.
lost-chain = Przez sieć biegnie eksplozja łańcuchowa; wygrywa maszyna.

## Błędy w przygotowaniu

deckers-setup-how-many = Gra od jednego do czterech deckerów, a nie { $number }.
deckers-setup-same-colour =
    { $colour ->
        [blue] Dwóch deckerów ma kolor niebieski; wybierz deckerów różnych kolorów.
        [green] Dwóch deckerów ma kolor zielony; wybierz deckerów różnych kolorów.
        [yellow] Dwóch deckerów ma kolor żółty; wybierz deckerów różnych kolorów.
        [red] Dwóch deckerów ma kolor czerwony; wybierz deckerów różnych kolorów.
       *[purple] Dwóch deckerów ma kolor fioletowy; wybierz deckerów różnych kolorów.
    }
deckers-setup-two-upgrades = Wybierz albo 2.0, albo 2.1, nie oba.
deckers-setup-unknown =
    { $kind ->
        [smc] Nie ma SMC „{ $id }”; wybierz spośród: { $known }.
        [decker] Nie ma deckera „{ $id }”; wybierz spośród: { $known }.
        [variants] Nie ma wariantu „{ $id }”; wybierz spośród: { $known }.
        [options] Nie ma zasady domowej „{ $id }”; wybierz spośród: { $known }.
        [upgrade] Nie ma ulepszenia „{ $id }”; wybierz spośród: { $known }.
        [packet] Nie ma pakietu „{ $id }”; wybierz spośród: { $known }.
        [colour] Nie ma koloru „{ $id }”; wybierz spośród: { $known }.
        [pool] Nie ma zasobu „{ $id }”; wybierz spośród: { $known }.
       *[objective] Nie ma karty celu „{ $id }”; wybierz spośród: { $known }.
    }

## Błędy w pozycji

deckers-position-items = Nie da się odczytać „{ $text }”; pisz nazwy i liczby oddzielone przecinkami, na przykład „2 blue, black”.
deckers-position-objectives = Potrzebna jest co najmniej jedna karta celu.
deckers-position-how-many = Gra od jednego do czterech deckerów. ({ $clause })
deckers-position-avatars = „{ $decker }” ma inną liczbę awatarów; podaj pole dla każdego.
deckers-position-card = Nie ma karty poleceń „{ $card }”; podobne: { $near }.
deckers-position-layout = „{ $text }” nie jest układem; podaj środek każdego z pięciu segmentów, tak aby wszystkie się stykały i żadne na siebie nie zachodziły.
deckers-position-space = Nie ma pola „{ $space }”; pola zapisuje się jak yellow4.
deckers-position-item = „{ $item }” nie może leżeć na polu { $space }; zapisz to jak „2 blue”, „white-on-red” lub „red installation”.
deckers-position-scouts = Na polu { $space } może być najwyżej dwóch zwiadowców i żaden obok strażnika. ({ $clause })
deckers-position-limit = Na polu { $space } jest za dużo programów; limit to trzy jednego koloru i jeden fioletowy. ({ $clause })
deckers-position-supply = Nie ma tylu żetonów „{ $pool }”. ({ $clause })
deckers-position-phase = Nie ma fazy „{ $phase }”; możliwe są: { $known }.

## Błędy w plikach zawartości

content-invalid = Zawartości „{ $file }” nie da się użyć: { $problem }
content-unknown = „{ $file }”, { $entry }, { $path }: nie ma tu słowa „{ $word }”; najbliższe znane słowo to „{ $near }”.
content-missing = „{ $file }”, { $entry }, { $path }: brakuje pola „{ $field }”.
content-misfit = „{ $file }”, { $entry }, { $path }: to nie pasuje ({ $problem }).
content-expression = „{ $file }”, { $entry }, { $path }: „{ $expression }” nie jest wyrażeniem zawartości; chodzi o „{ $problem }”.
