### Законченная партия, ещё раз.

review-help = Показывает, как менялись шансы в законченной партии и где можно было сыграть лучше.
review-help-file = Запись партии или - для стандартного ввода.
review-help-seat = Только решения этого места.
review-progress = Разбор
review-seat = В этой партии нет места «{ $name }»; есть: { $known }.
review-curve = { $seat }: { $good } из { $all } решений были не хуже других
review-known = по известному месту
review-open = при открытых картах
review-ends = ход { $first }: { $before } % … ход { $last }: { $after } %
review-flawless = Не упущено ничего, что изменило бы шансы на десятую долю.
review-moment = Ход { $turn }, { $seat }, после { $number } { $number ->
        [one] решения
       *[other] решений
    }
review-taken = Выбрано: { $what } ({ $chance } % на победу)
review-taken-together = Выбрано: { $what } ({ $chance } % за цель цикла)
review-better = Лучше: { $what } ({ $chance } %)
