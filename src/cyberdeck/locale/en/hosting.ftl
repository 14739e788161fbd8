cli-help-serve = Run the table service and its page
cli-help-serve-host = The address to listen on
cli-help-serve-port = The port to listen on; 0 takes a free one
cli-help-serve-database = The file that keeps the tables
cli-help-serve-open = Open the page in the browser
serve-impossible = Cannot listen on { $host }, port { $port }: { $reason }; choose another with --port or stop the other program.
serve-at = Cyberdeck is at { $address } – stop it with Ctrl+C.
bad-setting = { $name } cannot be “{ $value }”.
cli-help-serve-lan = Let friends in the local network come, and show them the address
cli-help-serve-settings = A TOML file with settings
serve-friends = A friend in the same network opens { $address }, or points a camera here:
serve-no-network = This machine is in no network, so no friend can come; connect it to one, or leave out --lan.
settings-unreadable = The settings in “{ $file }” cannot be read: { $reason }.
settings-malformed = The settings in “{ $file }” are not TOML: { $reason }.
unknown-setting = There is no setting “{ $name }”; did you mean “{ $near }”?
database-scheme = No tables can be kept in “{ $scheme }”. Give the name of a file, or an address that begins with postgresql://.
database-folder = The folder for the database “{ $file }” cannot be made: { $reason }; name another file with --database.
hosting-help-backup = Copy the whole database into a file, also while the service runs
hosting-help-restore = Fill a new database from such a file
hosting-help-migrate = Bring the database to this version, as starting the service does
hosting-help-file = The file
backup-done =
    { $rows ->
        [one] { $rows } row is in { $file }.
       *[other] { $rows } rows are in { $file }.
    }
restore-done =
    { $rows ->
        [one] { $rows } row of { $file } is in the database.
       *[other] { $rows } rows of { $file } are in the database.
    }
migrate-done = The database is up to date.
backup-there = “{ $file }” is there already; choose another name.
backup-nothing = There is no database “{ $file }”; name it with --database.
backup-unwritable = “{ $file }” cannot be written: { $reason }.
backup-broken = “{ $file }” is no backup, or not a whole one; use another copy.
backup-newer = “{ $file }” was written by a newer version of Cyberdeck; install that version.
restore-full = A backup is put back into a new database only, and this one holds something; name another with --database.
admin-help = Look at tables and accounts, and remove them
admin-help-tables = List the tables where something was done last
admin-help-end = End games; nobody wins them
admin-help-delete = Delete tables with all that belongs to them
admin-help-accounts = List the newest accounts
admin-help-delete-account = Delete an account; its games stay without its name
admin-help-named = The tables, as they are listed
admin-help-name = The name of the account
admin-help-most = How many at most
admin-help-yes = Delete without asking
admin-on = on
admin-over = over
admin-table = Table
admin-game = Game
admin-opened = Opened
admin-acted = Last deed
admin-state = State
admin-account = Account
admin-decks = Decks
admin-games = Games
admin-no-table = There is no table “{ $table }”; “cyberdeck admin tables” lists them.
admin-no-account = There is no account “{ $name }”; “cyberdeck admin accounts” lists them.
admin-yes = yes
admin-sure = What is deleted does not come back. Write “{ $word }” to go on:
admin-ended = Games ended: { $number }.
admin-deleted = Tables deleted: { $number }.
admin-account-deleted = The account “{ $name }” is deleted.
