# Сокращения: несколько ответов сразу
shortcut-break-all = { $card }: взломать всё и идти дальше
shortcut-break-hurting = { $card }: взломать только вредное и идти дальше
shortcut-break-all-for-clicks = Взломать всё за Click и идти дальше
shortcut-break-hurting-for-clicks = Взломать за Click только вредное и идти дальше
shortcut-match-strength = { $card }: усилить до силы Ice
shortcut-rez-as-met =
    Резнуть каждый Ice на { $server }, к которому подойдёт Runner (до { $number ->
        [one] { $number } кредита
       *[other] { $number } кредитов
    }), затем пас до своего хода
shortcut-pass-until-turn = Пас до своего хода, если ничего не случится
shortcut-run-and-let-be = Ран на { $server }: ничего не использовать, пусть Ice срабатывает
shortcut-let-be = Дальше на { $server }: ничего не использовать, пусть Ice срабатывает
shortcut-access-rest = Получить доступ ко всему остальному
shortcut-take-all = Вместо этого взять все кредиты с карты { $card }
shortcut-repeat-credit = Взять кредиты за все Click ({ $number })
shortcut-repeat-use = Использовать { $number } раз: { $card }
shortcut-repeat-advance = Продвинуть { $number } раз: { $card }
