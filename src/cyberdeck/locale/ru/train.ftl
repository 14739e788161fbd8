### Команда `train`.

train-help = Подогнать по сыгранным партиям то, что знают игроки компьютера.
train-help-evaluator = Подгоняет по партиям своих правил, как ищущий игрок Netrunner оценивает позицию, и пишет веса в новый файл.
train-help-file = Новый файл весов; на месте bots/netrunner/data/evaluator.json он и используется.
train-help-games = На скольких партиях учиться.
train-missing = Для обучения нужен numpy: установите cyberdeck[envs].
train-done = { $file }: веса из { $games } партий, средняя логарифмическая потеря { $loss } (у монеты 0,6931).
