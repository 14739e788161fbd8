cli-help-serve = Startet den Tischdienst mit seiner Seite.
cli-help-serve-host = Die Adresse, auf der er hört.
cli-help-serve-port = Der Port, auf dem er hört; 0 nimmt einen freien.
cli-help-serve-database = Die Datei, in der die Tische stehen.
cli-help-serve-open = Öffnet die Seite im Browser.
serve-impossible = Auf { $host }, Port { $port }, ist kein Dienst möglich: { $reason }; wähle mit --port einen anderen oder beende das andere Programm.
serve-at = Cyberdeck ist unter { $address } zu finden – Ende mit Strg+C.
bad-setting = { $name } kann nicht „{ $value }“ sein.
cli-help-serve-lan = Lässt Freunde aus dem lokalen Netz herein und zeigt ihnen die Adresse.
cli-help-serve-settings = Eine TOML-Datei mit Einstellungen.
serve-friends = Ein Freund im selben Netz öffnet { $address } oder hält die Kamera hierher:
serve-no-network = Dieser Rechner ist in keinem Netz, also kann niemand kommen; verbinde ihn oder lass --lan weg.
settings-unreadable = Die Einstellungen in „{ $file }“ sind nicht lesbar: { $reason }.
settings-malformed = Die Einstellungen in „{ $file }“ sind kein TOML: { $reason }.
unknown-setting = Die Einstellung „{ $name }“ gibt es nicht; meintest du „{ $near }“?
database-scheme = In „{ $scheme }“ können keine Tische liegen. Gib den Namen einer Datei an oder eine Adresse, die mit postgresql:// beginnt.
database-folder = Der Ordner für die Datenbank „{ $file }“ kann nicht angelegt werden: { $reason }; nenne mit --database eine andere Datei.
hosting-help-backup = Kopiert die ganze Datenbank in eine Datei, auch während der Dienst läuft.
hosting-help-restore = Füllt eine neue Datenbank aus einer solchen Datei.
hosting-help-migrate = Bringt die Datenbank auf diese Version, wie es der Start des Dienstes tut.
hosting-help-file = Die Datei.
backup-done =
    { $rows ->
        [one] { $rows } Zeile steht in { $file }.
       *[other] { $rows } Zeilen stehen in { $file }.
    }
restore-done =
    { $rows ->
        [one] { $rows } Zeile aus { $file } steht in der Datenbank.
       *[other] { $rows } Zeilen aus { $file } stehen in der Datenbank.
    }
migrate-done = Die Datenbank ist auf dem neuesten Stand.
backup-there = „{ $file }“ gibt es schon; wähle einen anderen Namen.
backup-nothing = Eine Datenbank „{ $file }“ gibt es nicht; nenne sie mit --database.
backup-unwritable = „{ $file }“ ist nicht beschreibbar: { $reason }.
backup-broken = „{ $file }“ ist keine Sicherung oder keine ganze; nimm eine andere.
backup-newer = „{ $file }“ hat eine neuere Version von Cyberdeck geschrieben; installiere sie.
restore-full = Eine Sicherung kommt nur in eine neue Datenbank, und diese ist nicht leer; nenne mit --database eine andere.
admin-help = Tische und Konten ansehen und entfernen.
admin-help-tables = Listet die Tische, an denen zuletzt etwas geschah.
admin-help-end = Beendet Partien; niemand gewinnt sie.
admin-help-delete = Löscht Tische mit allem, was dazugehört.
admin-help-accounts = Listet die neuesten Konten.
admin-help-delete-account = Löscht ein Konto; seine Partien bleiben ohne seinen Namen.
admin-help-named = Die Tische, wie sie aufgelistet sind.
admin-help-name = Der Name des Kontos.
admin-help-most = Wie viele höchstens.
admin-help-yes = Löscht ohne Rückfrage.
admin-on = läuft
admin-over = zu Ende
admin-table = Tisch
admin-game = Spiel
admin-opened = Eröffnet
admin-acted = Zuletzt
admin-state = Stand
admin-account = Konto
admin-decks = Zahl der Decks
admin-games = Partien
admin-no-table = Einen Tisch „{ $table }“ gibt es nicht; „cyberdeck admin tables“ listet sie.
admin-no-account = Ein Konto „{ $name }“ gibt es nicht; „cyberdeck admin accounts“ listet sie.
admin-yes = ja
admin-sure = Was gelöscht ist, kommt nicht wieder. Schreib „{ $word }“, um fortzufahren:
admin-ended = Beendete Partien: { $number }.
admin-deleted = Gelöschte Tische: { $number }.
admin-account-deleted = Das Konto „{ $name }“ ist gelöscht.
