# Командная строка.

## Справка

cli-about = Android: Netrunner и Deckers точно по их правилам.
cli-help-bench = Измерить, как быстро работает игра.
cli-help-bench-game = Измеряемая игра; если не указана, то все.
cli-help-bench-seconds = Сколько секунд играть в каждую игру.
cli-help-games = Перечислить игры.
cli-help-help = Показать эту справку.
cli-help-lang = Язык: { $languages }.
cli-help-replay = Воспроизвести запись партии: решения, события и результат.
cli-help-replay-file = Запись партии.
cli-help-replay-verify = Сказать также, заканчивается ли партия так, как указано в записи.
cli-help-version = Показать версию.
cli-panel-arguments = Аргументы
cli-panel-commands = Команды
cli-panel-options = Параметры

## Приветствие

cli-version = Cyberdeck { $version }
cli-welcome-games = Игры
cli-welcome-more = «cyberdeck КОМАНДА --help» расскажет о команде подробнее.
cli-no-games = Пока не установлено ни одной игры.

## Воспроизведение

replay-of = { $game }, версия движка { $engine }
replay-seats = Стороны: { $seats }
replay-decisions = Решения
replay-log = Что произошло
replay-progress = Воспроизведение
replay-open = Партия ещё не окончена.
replay-won = { $reason } Победа: { $winners }
replay-not-won = { $reason } Никто не победил.
replay-verified =
    { $count ->
        [one] Проверено: { $count } решение, контрольная сумма { $digest }
        [few] Проверено: { $count } решения, контрольная сумма { $digest }
        [many] Проверено: { $count } решений, контрольная сумма { $digest }
       *[other] Проверено: { $count } решения, контрольная сумма { $digest }
    }

## Скорость

bench-title = Скорость случайной игры
bench-game = Игра
bench-decisions = Решений в секунду
bench-copy = Копия, нс
bench-save = Сохранение и загрузка, нс
bench-progress = Измеряется { $game }
bench-number = { $number }

## Ошибки

cli-bad-command = «cyberdeck { $arguments }» — не команда; «cyberdeck --help» перечислит команды.
cli-bad-option = Параметра { $option } нет, или ему недостаёт значения; «cyberdeck --help» перечислит параметры.
cli-bad-value = Значения { $name } нет, или оно не того рода; «cyberdeck --help» подскажет, каким оно должно быть.
cli-too-large = { $name } должно быть не больше { $most }.
cli-too-small = { $name } должно быть не меньше { $least }.
cli-unknown-language = «{ $found }» — не язык Cyberdeck; выберите один из: { $languages }.
file-missing = Файла «{ $file }» нет; проверьте имя.
file-not-text = Файл «{ $file }» — не текст; выберите другой.
file-too-big = Файл «{ $file }» больше { $megabytes } МБ; выберите другой.
file-unreadable = Файл «{ $file }» не удаётся прочитать; проверьте, что это файл и что вам разрешено его читать.

## Правила

rules-help = Читать правила игры или искать в них.
rules-help-game = Игра: netrunner или deckers.
rules-help-search = Только пункты, в которых есть все эти слова, в том числе под другим названием.
rules-unknown-game = Правил игры «{ $game }» здесь нет; выберите одну из: { $known }.
rules-nothing = В правилах ничего нет о «{ $words }»; попробуйте меньше слов или другие.

## Positions and journals

convert-help = Записывает позицию в другом виде: файлом или строкой, которой можно поделиться.
convert-help-source = Файл позиции, журнал или присланная строка.
convert-help-to = Вид: yaml или line; без указания – другой.
convert-help-at = В журнале: после скольких решений; без указания – конец.
convert-help-out = Файл для записи; без указания – терминал.
convert-form = «{ $found }» – не вид позиции; выберите один из: { $known }.
convert-at = В журнале решений только { $most }; выберите не больше.
convert-unknown = «{ $file }» – не позиция ни одной из игр; «cyberdeck ИГРА position ФАЙЛ» скажет, что в нём не так.
positions-help = Выводит позиции журнала, каждую строкой, которой можно поделиться.
positions-help-every = Только через столько решений.
short-other = Эта строка – позиция игры { $game }; используйте «cyberdeck { $game } position».

## Language models

mcp-help = Даёт языковой модели сыграть за место (Model Context Protocol).
picture-help = Нарисовать позицию или конец игры как SVG или PNG.
picture-help-out = Файл изображения: имя, которое кончается на .svg или .png.
picture-help-seat = Кто смотрит: место или spectator; без этого — тот, чьё решение.
picture-help-end = Нарисовать вместо этого, чем кончилась игра.
picture-drawn = «{ $file }» нарисован.
picture-format = «{ $file }» не кончается ни на .svg, ни на .png; выберите одно из них.
picture-seat = Нет места «{ $found }»; есть { $known }.
mcp-no-game = Игры ещё нет; сначала вызовите new_game.
mcp-no-seat = Места «{ $name }» нет; выберите из: { $known }.
