# Was man mit seinem Konto tun kann.

web-account-manage = Passwort, Export, Löschen
web-password-old = Jetziges Passwort
web-password-new = Neues Passwort
web-password-change = Passwort ändern
web-password-changed = Das Passwort ist geändert; andere Browser müssen sich neu anmelden.
web-account-export = Alles herunterladen, was über dich gespeichert ist
web-account-delete = Konto löschen
web-account-delete-hint = Decks, Einstellungen und Chat werden endgültig gelöscht; gespielte Partien bleiben ohne deinen Namen.
web-own-page = Was alle von dir sehen dürfen
