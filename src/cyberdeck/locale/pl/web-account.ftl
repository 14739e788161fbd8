# Co można zrobić z kontem.

web-account-manage = Hasło, eksport, usunięcie
web-password-old = Obecne hasło
web-password-new = Nowe hasło
web-password-change = Zmień hasło
web-password-changed = Hasło zmienione; inne przeglądarki muszą zalogować się ponownie.
web-account-export = Pobierz wszystko, co jest o tobie zapisane
web-account-delete = Usuń konto
web-account-delete-hint = Talie, ustawienia i czat znikną na zawsze; rozegrane partie zostaną bez twojej nazwy.
web-own-page = Co wszyscy mogą o tobie zobaczyć
