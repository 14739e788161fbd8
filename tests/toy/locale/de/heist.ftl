seat-south = Süd
seat-north = Nord
ask-action =
    { $number ->
        [one] Du hast noch 1 Aktion. Was tust du?
       *[other] Du hast noch { $number } Aktionen. Was tust du?
    }
ask-bid = Wie viele Münzen bietest du, um { $card } zu behalten?
ask-outbid = Der Verteidiger bietet { $number }. Wie viele Münzen bietest du für { $card }?
ask-scry = Welche Karte kommt unter den Stapel?
option-draw = Eine Karte ziehen
option-coin = Eine Münze nehmen
option-play = { $card } spielen
option-raid = Die andere Hand plündern
option-sink = { $card } nach unten legen
option-use = { $card } benutzen
event-card-drawn = { $seat } zieht { $card }.
event-card-drawn-unseen = { $seat } zieht eine Karte.
event-card-played = { $seat } legt { $card } aus.
event-card-discarded = { $card } wird abgelegt.
event-hurt =
    { $number ->
        [one] { $seat } verliert 1 Leben.
       *[other] { $seat } verliert { $number } Leben.
    }
event-rolled = Der Würfel zeigt { $number }.
event-bid =
    { $number ->
        [one] { $seat } bietet 1 Münze.
       *[other] { $seat } bietet { $number } Münzen.
    }
event-raided = { $seat } plündert und findet { $card }.
event-raided-unseen = { $seat } plündert die andere Hand.
toy-won-by-harm = Der andere Dieb hat keine Leben mehr.
toy-won-by-lives = Der Stapel ist leer.
toy-why-not-in-hand = Diese Karte hast du nicht auf der Hand.
toy-why-coins =
    { $cost ->
        [one] Das kostet 1 Münze.
       *[other] Das kostet { $cost } Münzen.
    }
toy-card-dagger = Dolch
toy-card-oracle = Orakel
toy-card-trap = Falle
toy-card-alarm = Alarm
toy-card-miser = Geizhals
toy-card-banker = Bankier
toy-card-shield = Schild
toy-card-mirror = Spiegel
toy-card-forge = Schmiede
toy-bad-hand = Eine Hand hat 0 bis 8 Karten; berichtige den Aufbau.
