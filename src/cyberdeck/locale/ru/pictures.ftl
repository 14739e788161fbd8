# Слова на изображениях позиций.

picture-over = Игра окончена
preview-site = Android: Netrunner и Deckers точно по правилам: в одиночку, с друзьями, против компьютера.
preview-waiting = Есть свободное место: приходите играть.
preview-playing = Идёт игра: посмотрите.
preview-deck = { $identity } · карт: { $cards } · влияние { $spent } из { $limit }
picture-run = Ран на { $server }
picture-rig = Риг
picture-nothing = пока ничего не установлено
picture-wins = Победа: { $name }
picture-turns = Ходы
picture-credits = Кредиты
picture-cards-left = Карт осталось
picture-together = Декеры победили
picture-machine = Победа: { $name }
picture-cycle = Цикл { $number } · { $level }
picture-cycles = Циклы
picture-sparks = Искры в сети
picture-guardians = Стражи
picture-programs = Программы
