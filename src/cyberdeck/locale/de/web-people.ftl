# Company at the table, and what one may set, in the browser.

web-unread = { $number } neu
web-awaited = noch nicht da
web-late = Du siehst alles { $number } Sekunden später.
web-you = du
web-chat = Was gesagt wird
web-back-waiting = Du möchtest zurücknehmen; { $seat } muss zustimmen …
web-back-refused = Es wird nichts zurückgenommen: Deine Bitte wurde abgelehnt.
web-rematch-asked = { $seat } möchte noch einmal spielen.
web-rematch-swapped = { $seat } möchte mit getauschten Seiten noch einmal spielen.
web-rematch-join = Mitspielen
web-rematch-swap = Noch einmal, Seiten getauscht
web-invite = Wir warten auf die anderen
web-invite-hint = Schick diesen Link, oder lass ein Telefon den Code lesen. Frei: { $seats }. Das Spiel beginnt, sobald alle da sind.
web-settings = Einstellungen
web-keys-and-signs = Tasten und Zeichen
web-text-size = Schrift und Farben
web-text-normal = normale Schrift
web-text-large = große Schrift
web-text-larger = sehr große Schrift
web-patterns = Muster zusätzlich zu Farben
web-asking = Du und der Tisch
web-notify = Der Browser soll mir sagen, wenn ich dran bin und woanders hinsehe
web-rematch = Revanche
web-invited = Du bist an diesen Tisch eingeladen. Ein Konto brauchst du nicht.
web-away-until = nicht da bis { $date }
