# Co serwis wysyła e-mailem i co aplikacja pokazuje bez połączenia.

notice-turn-subject = Twoja kolej
notice-turn =
    { $game }: twoja kolej, grasz jako { $seat }.

    { $address }

    Dostajesz tę wiadomość na własną prośbę; możesz to zmienić na swoim koncie pod tym samym adresem.
notice-confirm-subject = Twój kod
notice-confirm =
    Ktoś chce dowiadywać się pod tym adresem, kiedy przy stole przypada jego kolej. Jeśli to ty, wpisz ten kod na swoim koncie:

    { $code }

    Jeśli nie, nic nie rób: żadna inna wiadomość nie przyjdzie.
offline-title = Brak połączenia
offline-text = Nie można połączyć się z serwisem. Twoje stoły są tam bezpieczne, a ta strona wróci razem z połączeniem.
offline-again = Spróbuj ponownie
