# Gra w Deckers w terminalu.

## Polecenia i ich opcje

deckers-play-command = Gra w Deckers: od jednego do czterech deckerów przeciw sieci komputera, samodzielnie lub z botami.
deckers-play-more = Więcej dla Deckers: pozycje do rozegrania.
deckers-play-option-smc = SMC, przeciw któremu gracie.
deckers-play-option-deckers = Deckerzy różnych kolorów, oddzieleni przecinkami.
deckers-play-option-variant = Warianty oddzielone przecinkami: fragmented, packets, 2.0 lub 2.1.
deckers-play-option-first-game = Układ i karty celu, które zasady zalecają na pierwszą partię.
deckers-play-option-bots = Deckerzy, którymi gra komputer; NAZWA:POZIOM mówi, na jakim poziomie, NAZWA:random gra losowo. Pozostałymi grasz ty.
deckers-play-resume-alone = Zapis partii ma już swoje przygotowanie i ziarno; pomiń wszystko prócz --resume, --bots i --journal.
deckers-play-not-there = „{ $name }” nie bierze udziału w tej grze; deckerzy to: { $known }.
deckers-play-first-smc = Pierwsza partia toczy się przeciw { $smc }; pomiń --smc albo --first-game.

## Stół

deckers-play-cycle = Cykl { $number }/{ $last } · { $level }
deckers-play-turn = { $decker } · tura { $number } z 3
deckers-play-on-card = Na karcie:
deckers-play-health = Punkty życia: { $number }
deckers-play-resistance = Opór: { $number }
deckers-play-hand = { $decker }, ręka:
deckers-play-row = Rząd ulepszeń (koszt):
deckers-play-discard = { $decker }, karty odrzucone:
deckers-play-packets = { $decker }, pakiety:
deckers-play-objectives = Karty celu:
deckers-play-installation =
    { $colour ->
        [blue] niebieska instalacja
        [green] zielona instalacja
        [yellow] żółta instalacja
       *[red] czerwona instalacja
    }
deckers-play-packet = pakiet { $packet }
deckers-play-palace = Pałac hakera
deckers-play-horse = Koń trojański
deckers-play-cost = koszt

## Pomoc

deckers-play-help-enter = pierwsza zapłata, jedyna opcja albo poprzestanie na tym, co jest
deckers-play-help-explain = wyjaśnij kartę, cel, deckera, SMC, pakiet albo punkt zasad, na przykład DK-12.7
deckers-play-help-look = wszystko w sieci słowami, karty odrzucone, wszystkie twoje karty
deckers-play-help-threat = co grozi: następni zwiadowcy i ich szanse, atak; `threat monty` dla tury kogoś innego
deckers-play-help-undo = cofnij ostatnią decyzję
deckers-play-help-signs = Znaki: B G Y R P niebieski, zielony, żółty, czerwony, fioletowy · b program (2b dwa) · litera na kolorze instalacja · x o czarny, biały zwiadowca · øb biały zwiadowca na programie · X O czarny, biały strażnik · H HackMan · M Duch Mother · @R awatar · ~R duch · ◇ pakiet · ⌂ Pałac hakera · ♘ koń · zielona liczba: opcja
deckers-play-nothing-found = Nic nie nazywa się „{ $words }”; podobne: { $near }.

## Symulacje

simulate-help-deckers = Rozgrywa wiele partii Deckers przeciw jednemu SMC.
simulate-help-bot = Kto gra deckerami: poziom od script do oracle, house lub random.
simulate-deckers = Deckerzy
simulate-cycles = Ostatni cykl

### What threatens, at the command line.

threat-next-turn = Następna tura: { $decker }, jeśli sieć zostanie taka, jaka jest:
threat-likely = { $percent }%: zwiadowca na polu { $spaces }
threat-guardian = { $percent }%: na polu { $space } powstaje strażnik
threat-explosion = { $percent }%: eksplozja na polu { $space }
threat-lost = { $percent }%: gra jest przegrana. { $reason }
threat-one-more = Jeszcze jeden zwiadowca:
threat-makes-guardian = na polu { $space }: powstaje strażnik
threat-explodes = na polu { $space }: eksplozja, zwiadowcy na polach { $spaces }
threat-loses = na polu { $space }: gra jest przegrana. { $reason }
threat-attack = Atak, gdyby nastąpił teraz:
threat-attack-nothing = Niczego by nie zniszczył.
threat-destroys = { $space }: { $what }
threat-destroys-unless = { $space }: { $what }; ocaleje z szansą { $percent }%
deckers-play-option-campaign = Pokaż kampanię i zagraj w jej następną grę.
campaign-alone = Komputer i warianty wybiera kampania; pasuje do niej tylko --deckers.
campaign-too-many = Przeciw temu komputerowi może iść najwyżej tylu deckerów: { $most }.
