cli-help-serve = Uruchamia serwer stołów wraz ze stroną.
cli-help-serve-host = Adres, na którym nasłuchuje.
cli-help-serve-port = Port, na którym nasłuchuje; 0 wybiera wolny.
cli-help-serve-database = Plik, w którym zapisane są stoły.
cli-help-serve-open = Otwiera stronę w przeglądarce.
serve-impossible = Nie można nasłuchiwać na { $host }, port { $port }: { $reason }; wybierz inny przez --port albo zatrzymaj drugi program.
serve-at = Cyberdeck działa pod adresem { $address } – Ctrl+C go kończy.
bad-setting = { $name } nie może mieć wartości „{ $value }”.
cli-help-serve-lan = Wpuszcza znajomych z sieci lokalnej i pokazuje im adres.
cli-help-serve-settings = Plik TOML z ustawieniami.
serve-friends = Znajomy w tej samej sieci otwiera { $address } albo kieruje tu aparat:
serve-no-network = Ten komputer nie jest w żadnej sieci, więc nikt nie może przyjść; podłącz go albo pomiń --lan.
settings-unreadable = Nie można odczytać ustawień z „{ $file }”: { $reason }.
settings-malformed = Ustawienia w „{ $file }” nie są w formacie TOML: { $reason }.
unknown-setting = Nie ma ustawienia „{ $name }”; czy chodziło o „{ $near }”?
database-scheme = W „{ $scheme }” nie można przechowywać stołów. Podaj nazwę pliku albo adres zaczynający się od postgresql://.
database-folder = Nie można utworzyć folderu dla bazy „{ $file }”: { $reason }; podaj inny plik przez --database.
hosting-help-backup = Kopiuje całą bazę do pliku, także gdy usługa działa.
hosting-help-restore = Wypełnia nową bazę z takiego pliku.
hosting-help-migrate = Dostosowuje bazę do tej wersji, tak jak uruchomienie usługi.
hosting-help-file = Plik.
backup-done =
    { $rows ->
        [one] W { $file } jest { $rows } wiersz.
        [few] W { $file } są { $rows } wiersze.
       *[many] W { $file } jest { $rows } wierszy.
    }
restore-done =
    { $rows ->
        [one] W bazie jest { $rows } wiersz z { $file }.
        [few] W bazie są { $rows } wiersze z { $file }.
       *[many] W bazie jest { $rows } wierszy z { $file }.
    }
migrate-done = Baza jest aktualna.
backup-there = „{ $file }” już istnieje; wybierz inną nazwę.
backup-nothing = Nie ma bazy „{ $file }”; podaj ją przez --database.
backup-unwritable = Nie można zapisać „{ $file }”: { $reason }.
backup-broken = „{ $file }” nie jest kopią zapasową albo nie jest cała; użyj innej.
backup-newer = „{ $file }” zapisała nowsza wersja Cyberdeck; zainstaluj ją.
restore-full = Kopię można przywrócić tylko do nowej bazy, a ta nie jest pusta; podaj inną przez --database.
admin-help = Przeglądanie i usuwanie stołów i kont.
admin-help-tables = Pokazuje stoły, przy których ostatnio coś się działo.
admin-help-end = Kończy partie; nikt ich nie wygrywa.
admin-help-delete = Usuwa stoły ze wszystkim, co do nich należy.
admin-help-accounts = Pokazuje najnowsze konta.
admin-help-delete-account = Usuwa konto; jego partie zostają bez jego nazwy.
admin-help-named = Stoły, tak jak na liście.
admin-help-name = Nazwa konta.
admin-help-most = Ile najwyżej.
admin-help-yes = Usuwa bez pytania.
admin-on = trwa
admin-over = po grze
admin-table = Stół
admin-game = Gra
admin-opened = Otwarto
admin-acted = Ostatnio
admin-state = Stan
admin-account = Konto
admin-decks = Talie
admin-games = Partie
admin-no-table = Nie ma stołu „{ $table }”; „cyberdeck admin tables” je pokazuje.
admin-no-account = Nie ma konta „{ $name }”; „cyberdeck admin accounts” je pokazuje.
admin-yes = tak
admin-sure = Usuniętego nie da się odzyskać. Napisz „{ $word }”, aby kontynuować:
admin-ended = Zakończone partie: { $number }.
admin-deleted = Usunięte stoły: { $number }.
admin-account-deleted = Konto „{ $name }” jest usunięte.
