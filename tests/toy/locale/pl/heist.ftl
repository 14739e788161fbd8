seat-south = Południe
seat-north = Północ
ask-action =
    { $number ->
        [one] Została ci 1 akcja. Co robisz?
        [few] Zostały ci { $number } akcje. Co robisz?
       *[many] Zostało ci { $number } akcji. Co robisz?
    }
ask-bid = Ile monet stawiasz, aby zatrzymać kartę { $card }?
ask-outbid = Obrońca stawia { $number }. Ile monet stawiasz za kartę { $card }?
ask-scry = Która karta trafia na spód talii?
option-draw = Dobierz kartę
option-coin = Weź monetę
option-play = Zagraj kartę { $card }
option-raid = Przeszukaj drugą rękę
option-sink = Połóż na spód kartę { $card }
option-use = Użyj karty { $card }
event-card-drawn = { $seat } dobiera kartę { $card }.
event-card-drawn-unseen = { $seat } dobiera kartę.
event-card-played = { $seat } wykłada kartę { $card }.
event-card-discarded = Karta { $card } zostaje odrzucona.
event-hurt =
    { $number ->
        [one] { $seat } traci 1 życie.
        [few] { $seat } traci { $number } życia.
       *[many] { $seat } traci { $number } żyć.
    }
event-rolled = Na kostce wypada { $number }.
event-bid =
    { $number ->
        [one] { $seat } stawia 1 monetę.
        [few] { $seat } stawia { $number } monety.
       *[many] { $seat } stawia { $number } monet.
    }
event-raided = { $seat } przeszukuje rękę i znajduje kartę { $card }.
event-raided-unseen = { $seat } przeszukuje drugą rękę.
toy-won-by-harm = Drugi złodziej nie ma już żyć.
toy-won-by-lives = Talia się skończyła.
toy-why-not-in-hand = Nie masz tej karty na ręce.
toy-why-coins =
    { $cost ->
        [one] To kosztuje 1 monetę.
        [few] To kosztuje { $cost } monety.
       *[many] To kosztuje { $cost } monet.
    }
toy-card-dagger = Sztylet
toy-card-oracle = Wyrocznia
toy-card-trap = Pułapka
toy-card-alarm = Alarm
toy-card-miser = Skąpiec
toy-card-banker = Bankier
toy-card-shield = Tarcza
toy-card-mirror = Lustro
toy-card-forge = Kuźnia
toy-bad-hand = Ręka ma od 0 do 8 kart; popraw ustawienia.
