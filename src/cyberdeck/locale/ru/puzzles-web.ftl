### Страница задач и задача рядом со столом

web-puzzles-about = Позиция, цель и доказательство, что её можно достичь, что бы ни делала другая сторона и что бы ни выпало. Звёзды говорят, сколько игроков компьютера не справляются.
web-puzzles-all = Все задачи
web-puzzle-any = Все цели
web-puzzle-daily = Задача дня
web-puzzle-solve = Решать
web-puzzle-streak = Дней подряд: { $days }
web-puzzle-grade = Звёзд: { $grade } из 5
web-puzzle-rule = Должно получиться, что бы ни ответили другие и что бы ни выпало.
web-puzzle-solved = Решено!
web-puzzle-missed = Не так: всё кончено, а цель не достигнута.
web-puzzle-spoilt = Не так: после этого цели уже нельзя добиться наверняка.
web-puzzle-hint = Подсказка
web-puzzle-more = Назвать ход
web-puzzle-thing = Подумайте о том, что выделено на столе.
web-puzzle-no-hint = Сейчас посоветовать нечего.
web-puzzle-again = Ещё раз
web-puzzle-solution = Показать решение
web-puzzle-showing = Смотрите, как это делается.
web-puzzle-shown = Вот как это решается.
web-puzzle-own = Своя задача
web-puzzle-own-about = Вставьте позицию, файлом или строкой, и скажите, чего нужно достичь. Её докажут и дадут ссылку.
web-puzzle-position = Позиция
web-puzzle-goal = Цель
web-puzzle-prove = Доказать
web-puzzle-proving = Доказывается …
web-puzzle-proved = Доказано. Первых ходов, которые её решают: { $count }. Вот ссылка:
