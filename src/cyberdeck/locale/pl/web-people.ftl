# Company at the table, and what one may set, in the browser.

web-unread = nowe: { $number }
web-awaited = jeszcze nieobecny
web-late = Widzisz wszystko { $number } s później.
web-you = ty
web-chat = Rozmowa
web-back-waiting = Prosisz o cofnięcie; czekamy na zgodę: { $seat }…
web-back-refused = Nic nie cofnięto: odmówiono ci.
web-rematch-asked = { $seat } chce zagrać jeszcze raz.
web-rematch-swapped = { $seat } chce zagrać jeszcze raz, z zamianą stron.
web-rematch-join = Zagraj
web-rematch-swap = Jeszcze raz, zamiana stron
web-invite = Czekamy na pozostałych
web-invite-hint = Wyślij ten link albo daj telefonowi odczytać kod. Wolne: { $seats }. Gra zacznie się, gdy wszyscy przyjdą.
web-settings = Ustawienia
web-keys-and-signs = Klawisze i znaki
web-text-size = Litery i kolory
web-text-normal = zwykłe litery
web-text-large = duże litery
web-text-larger = bardzo duże litery
web-patterns = Wzory obok kolorów
web-asking = Ty i stół
web-notify = Niech przeglądarka mi powie, gdy jest moja kolej, a patrzę gdzie indziej
web-rematch = Rewanż
web-invited = Zaproszono cię do tego stołu. Konto nie jest potrzebne.
web-away-until = urlop do { $date }
