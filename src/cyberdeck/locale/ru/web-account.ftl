# Что можно делать с учётной записью.

web-account-manage = Пароль, выгрузка, удаление
web-password-old = Нынешний пароль
web-password-new = Новый пароль
web-password-change = Сменить пароль
web-password-changed = Пароль сменён; другим браузерам нужно войти заново.
web-account-export = Скачать всё, что о вас хранится
web-account-delete = Удалить учётную запись
web-account-delete-hint = Колоды, настройки и чат удаляются навсегда; сыгранные партии остаются без вашего имени.
web-own-page = Что о вас видно всем
