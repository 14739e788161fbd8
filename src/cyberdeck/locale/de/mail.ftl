# Was der Dienst per E-Mail verschickt, und was die App ohne Verbindung zeigt.

notice-turn-subject = Du bist am Zug
notice-turn =
    { $game }: du bist am Zug, als { $seat }.

    { $address }

    Du bekommst diese E-Mail, weil du darum gebeten hast; in deinem Konto unter derselben Adresse kannst du das ändern.
notice-confirm-subject = Dein Code
notice-confirm =
    Jemand möchte unter dieser Adresse erfahren, wann er an einem Tisch am Zug ist. Wenn du das bist, gib diesen Code in deinem Konto ein:

    { $code }

    Wenn nicht, tu nichts: es kommt keine weitere E-Mail.
offline-title = Keine Verbindung
offline-text = Der Dienst ist nicht zu erreichen. Deine Tische sind dort aufgehoben, und diese Seite ist wieder da, sobald die Verbindung da ist.
offline-again = Noch einmal versuchen
