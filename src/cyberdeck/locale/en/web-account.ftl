# What one may do with one’s account.

web-account-manage = Password, export, deletion
web-password-old = Present password
web-password-new = New password
web-password-change = Change the password
web-password-changed = The password is changed; other browsers must sign in again.
web-account-export = Download all that is kept about you
web-account-delete = Delete the account
web-account-delete-hint = Decks, settings and chat are deleted for good; finished games stay without your name.
web-own-page = What everybody may see of you
