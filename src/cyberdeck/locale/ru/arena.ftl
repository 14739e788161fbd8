### Команда `arena`.

arena-help = Пусть игроки компьютера сыграют друг с другом: рейтинги, кто кого побеждает и сколько думает.
arena-help-netrunner = Все пары с теми же случайными числами, на обеих сторонах, по очереди всеми стартовыми колодами.
arena-help-deckers = Все игроки в одних и тех же партиях, каждый со всеми декерами в руках.
arena-help-players = Кто участвует, через запятую: ступени от script до oracle, house, random.
arena-help-rounds = Сколько случайных чисел; каждым играют все пары, а в Deckers все игроки.
arena-help-calibrate = Играют только соседи, каждый и сам с собой; предлагает доли ошибок для ровных ступеней.
arena-too-few = Нужны хотя бы два игрока.
arena-player = Игрок
arena-elo = Эло
arena-median = Думает (мс)
arena-p99 = 99 %
arena-against = Побеждает
arena-ladder = Место
arena-rating = Рейтинг
arena-blunders = Ошибки сейчас
arena-proposed = Предложение
