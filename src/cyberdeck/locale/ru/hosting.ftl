cli-help-serve = Запустить сервер столов и его страницу
cli-help-serve-host = Адрес, на котором он слушает
cli-help-serve-port = Порт, на котором он слушает; 0 — любой свободный
cli-help-serve-database = Файл, в котором хранятся столы
cli-help-serve-open = Открыть страницу в браузере
serve-impossible = Нельзя слушать { $host }, порт { $port }: { $reason }; выберите другой через --port или остановите другую программу.
serve-at = Cyberdeck работает по адресу { $address } (остановить: Ctrl+C).
bad-setting = { $name } не может быть «{ $value }».
cli-help-serve-lan = Пустить друзей из локальной сети и показать им адрес
cli-help-serve-settings = Файл TOML с настройками
serve-friends = Друг в той же сети открывает { $address } или наводит сюда камеру:
serve-no-network = Этот компьютер ни в какой сети, поэтому никто не сможет прийти; подключите его или уберите --lan.
settings-unreadable = Настройки в «{ $file }» не читаются: { $reason }.
settings-malformed = Настройки в «{ $file }» не в формате TOML: { $reason }.
unknown-setting = Настройки «{ $name }» нет; может быть, «{ $near }»?
database-scheme = В «{ $scheme }» столы хранить нельзя. Укажите имя файла или адрес, который начинается с postgresql://.
database-folder = Папку для базы «{ $file }» создать нельзя: { $reason }; назовите другой файл через --database.
hosting-help-backup = Скопировать всю базу в файл, также при работающей службе
hosting-help-restore = Заполнить новую базу из такого файла
hosting-help-migrate = Привести базу к этой версии, как это делает запуск службы
hosting-help-file = Файл
backup-done =
    { $rows ->
        [one] В { $file } { $rows } строка.
        [few] В { $file } { $rows } строки.
       *[many] В { $file } { $rows } строк.
    }
restore-done =
    { $rows ->
        [one] В базе { $rows } строка из { $file }.
        [few] В базе { $rows } строки из { $file }.
       *[many] В базе { $rows } строк из { $file }.
    }
migrate-done = База приведена к этой версии.
backup-there = «{ $file }» уже есть; выберите другое имя.
backup-nothing = Базы «{ $file }» нет; назовите её через --database.
backup-unwritable = «{ $file }» нельзя записать: { $reason }.
backup-broken = «{ $file }» не резервная копия или не вся; возьмите другую.
backup-newer = «{ $file }» записала более новая версия Cyberdeck; установите её.
restore-full = Копию можно вернуть только в новую базу, а эта не пуста; назовите другую через --database.
admin-help = Смотреть столы и учётные записи и удалять их
admin-help-tables = Перечислить столы, за которыми что-то делали последними
admin-help-end = Закончить партии; в них никто не победит
admin-help-delete = Удалить столы со всем, что к ним относится
admin-help-accounts = Перечислить новейшие учётные записи
admin-help-delete-account = Удалить учётную запись; её партии останутся без её имени
admin-help-named = Столы, как в списке
admin-help-name = Имя учётной записи
admin-help-most = Сколько самое большее
admin-help-yes = Удалить без вопроса
admin-on = идёт
admin-over = окончена
admin-table = Стол
admin-game = Игра
admin-opened = Открыт
admin-acted = Последнее
admin-state = Состояние
admin-account = Учётная запись
admin-decks = Колоды
admin-games = Партии
admin-no-table = Стола «{ $table }» нет; «cyberdeck admin tables» их перечислит.
admin-no-account = Учётной записи «{ $name }» нет; «cyberdeck admin accounts» их перечислит.
admin-yes = да
admin-sure = Удалённое не вернуть. Напишите «{ $word }», чтобы продолжить:
admin-ended = Закончено партий: { $number }.
admin-deleted = Удалено столов: { $number }.
admin-account-deleted = Учётная запись «{ $name }» удалена.
