# Co grozi: zwiadowcy następnej tury, jeszcze jeden z nich, atak.

threat-no-turn = Przed atakiem nie przyjdą nowi zwiadowcy.
threat-installation-blue = niebieska instalacja
threat-installation-green = zielona instalacja
threat-installation-yellow = żółta instalacja
threat-installation-red = czerwona instalacja

web-lens = Co pokazuje mapa
web-lens-plain = Zwykła
web-lens-next = Zwiadowcy
web-lens-attack = Atak
web-percent = { $number }%
web-tag-sure = pewne
web-tag-chain = ŁAŃCUCH
web-tag-loss = PRZEGRANA
web-tag-explosion = WYBUCH
web-tag-guardian = → STRAŻNIK
web-tag-destroys = −{ $number }
web-tag-destroys-unless = −{ $number } · ocaleje { $percent }%
web-next-turn = Następna tura:
web-no-loss = Jej zwiadowcy nie mogą przegrać gry.
web-loss-by = { $percent }% przegranej: { $reason }
web-lost-chain = łańcuch eksplozji
web-lost-guardians = brak strażników
web-lost-scouts = brak zwiadowców
web-attack-now = Atak następuje po tej turze:
web-attack-later = Atak, gdyby nastąpił teraz:
web-attack-takes =
    { $number ->
        [0] nic nie zostanie zniszczone.
        [one] zagrożony { $number } znacznik.
        [few] zagrożone { $number } znaczniki.
       *[many] zagrożonych { $number } znaczników.
    }
