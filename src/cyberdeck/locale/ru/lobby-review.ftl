# Разбор законченной партии в браузере.

web-review-thinking = Компьютер обдумывает партию: { $done } из { $of } решений. Можно уйти, он продолжит.
web-review-cut = Время на обдумывание вышло; последние решения не рассмотрены.
web-review-known = { $seat }, по своим сведениям
web-review-known-all = Цель цикла будет достигнута, по сведениям декеров
web-review-open = Если бы всё было открыто
web-review-moment = Ход { $turn } · { $seat } · { $before } → { $after } %
web-review-moment-cycle = Цикл { $turn } · { $seat } · { $before } → { $after } %
web-review-board = Стол в этот момент
web-review-taken = Выбрано
web-review-best = Компьютер выбрал бы
web-review-before = Назад
web-review-next = Дальше
web-review-again = Ещё раз отсюда
web-review-again-hint = За другую сторону играет компьютер; эта партия остаётся как есть
web-review-share = { $seat }: { $good } из { $all } решений не хуже любых других
web-review-flawless = Не упущено ничего, что изменило бы шансы на десятую долю.
