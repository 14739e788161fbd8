# Company at the table, and what one may set, in the browser.

web-unread = новых: { $number }
web-awaited = ещё не пришёл
web-late = Вы видите всё на { $number } с позже.
web-you = вы
web-chat = Разговор
web-back-waiting = Вы просите взять ход назад; ждём согласия: { $seat }…
web-back-refused = Ничего не возвращено: вам отказали.
web-rematch-asked = { $seat }: предлагает сыграть ещё раз.
web-rematch-swapped = { $seat }: предлагает сыграть ещё раз, поменявшись сторонами.
web-rematch-join = Сыграть
web-rematch-swap = Ещё раз, сменив стороны
web-invite = Ждём остальных
web-invite-hint = Отправьте эту ссылку или дайте телефону считать код. Свободно: { $seats }. Игра начнётся, когда все придут.
web-settings = Настройки
web-keys-and-signs = Клавиши и знаки
web-text-size = Буквы и цвета
web-text-normal = обычные буквы
web-text-large = крупные буквы
web-text-larger = очень крупные буквы
web-patterns = Узоры вдобавок к цветам
web-asking = Вы и стол
web-notify = Пусть браузер скажет, когда мой ход, а я смотрю в другое место
web-rematch = Реванш
web-invited = Вас пригласили за этот стол. Учётная запись не нужна.
web-away-until = отпуск до { $date }
